//! A decision allocates nothing.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{Rules, Seed, any_legal};
use mm25::{Mm25, Setup, starter_decks};

#[test]
fn no_decision_touches_the_heap() {
    let rules = Mm25::built_in();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut decisions = 0;
    for (game, (one, two)) in [(0, 1), (2, 0), (1, 2), (2, 2)].into_iter().enumerate() {
        let decks = starter_decks();
        let setup = Setup::of(decks[one].1.clone(), decks[two].1.clone());
        let mut state = rules.start(&setup, Seed::numbered(1, game as u64), &mut ()).unwrap();
        while let Some(by) = rules.asked(&state) {
            let counted = allocation_counter::measure(|| {
                let (action, _) = any_legal(&rules, &state, by, &mut dice).unwrap();
                assert!(rules.check(&state, by, action).is_ok());
                rules.apply(&mut state, by, action, &mut ());
            });
            assert_eq!(counted.count_total, 0, "in game {game}");
            decisions += 1;
        }
    }
    assert!(decisions > 400);
}
