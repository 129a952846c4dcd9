//! A decision allocates nothing.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{By, Rules, Seed, any_legal};
use uno::{Mode, Preset, Setup, Uno};

#[test]
fn no_decision_touches_the_heap() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut decisions = 0;
    for (game, (preset, mode)) in
        [(Preset::Standard, Mode::Rounds), (Preset::Table, Mode::First500), (Preset::Standard, Mode::Elimination)]
            .into_iter()
            .enumerate()
    {
        let setup = Setup { preset, mode, rounds: 2, turn_limit: 400, round_limit: 3, ..Setup::default() };
        let mut state = Uno.start(&setup, Seed::numbered(1, game as u64), &mut ()).unwrap();
        while let Some(by) = Uno.asked(&state) {
            let counted = allocation_counter::measure(|| {
                let (action, _) = any_legal(&Uno, &state, by, &mut dice).unwrap();
                assert!(Uno.check(&state, by, action).is_ok());
                Uno.advance(&mut state, by, action);
            });
            assert_eq!(counted.count_total, 0, "in game {game}");
            decisions += 1;
        }
    }
    assert!(decisions > 1_000);
    let setup = Setup::default();
    let counted = allocation_counter::measure(|| {
        let mut state = Uno.start(&setup, Seed::from_number(9), &mut ()).unwrap();
        let copy = state;
        if let Some(by @ By::Seat(_)) = Uno.asked(&copy)
            && let Some((action, _)) = any_legal(&Uno, &copy, by, &mut dice)
        {
            Uno.advance(&mut state, by, action);
        }
    });
    // `faults` is an empty list, and an empty list has no heap either.
    assert_eq!(counted.count_total, 0, "setting a match up");
}
