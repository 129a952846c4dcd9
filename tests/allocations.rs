//! A decision allocates nothing, for the tests of every game with cards.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{Rules, Seed, any_legal};

/// Plays one game of each setup; no decision in it touches the heap.
pub fn no_decision_touches_the_heap<R: Rules>(rules: &R, setups: impl IntoIterator<Item = R::Setup>) {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut decisions = 0;
    for (game, setup) in setups.into_iter().enumerate() {
        let mut state = rules.start(&setup, Seed::numbered(1, game as u64), &mut ()).unwrap();
        while let Some(by) = rules.asked(&state) {
            let counted = allocation_counter::measure(|| {
                let (action, _) = any_legal(rules, &state, by, &mut dice).unwrap();
                assert!(rules.check(&state, by, action).is_ok());
                rules.apply(&mut state, by, action, &mut ());
            });
            assert_eq!(counted.count_total, 0, "in game {game}");
            decisions += 1;
        }
    }
    assert!(decisions > 400);
}
