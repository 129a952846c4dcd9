//! What a decision costs in a game with decks: the same measurements for each. One thread, release build.

use divan::{Bencher, counter::ItemsCount};
use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{Count, Rules, Seat, Seed, Viewer, any_legal};

const GAMES: u64 = 32;

/// Whole random games over these setups, nobody listening: the time is per decision.
pub fn random_games<R: Rules>(bencher: Bencher<'_, '_>, rules: &R, setup: impl Fn(u64) -> R::Setup) {
    let run = || {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut decisions = 0u64;
        for game in 0..GAMES {
            let mut state = rules.start(&setup(game), Seed::numbered(1, game), &mut ()).unwrap();
            while let Some(by) = rules.asked(&state) {
                let (action, _) = any_legal(rules, &state, by, &mut dice).unwrap();
                rules.advance(&mut state, by, action);
                decisions += 1;
            }
        }
        decisions
    };
    let decisions = run();
    bencher.counter(ItemsCount::new(decisions)).bench_local(run);
}

/// A state in the middle of a game: after so many random answers.
pub fn midgame<R: Rules>(rules: &R, setup: &R::Setup, answers: u32) -> R::State {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = rules.start(setup, Seed::from_number(4), &mut ()).unwrap();
    for _ in 0..answers {
        let by = rules.asked(&state).unwrap();
        let (action, _) = any_legal(rules, &state, by, &mut dice).unwrap();
        rules.advance(&mut state, by, action);
    }
    state
}

pub fn copy_a_state<R: Rules>(bencher: Bencher<'_, '_>, state: &R::State) {
    bencher.bench_local(|| divan::black_box(*divan::black_box(state)));
}

pub fn count_legal<R: Rules>(bencher: Bencher<'_, '_>, rules: &R, state: &R::State) {
    let by = rules.asked(state).unwrap();
    bencher.bench_local(|| {
        let mut count = Count::default();
        rules.legal(divan::black_box(state), by, &mut count);
        count.0
    });
}

pub fn hash_a_state<R: Rules>(bencher: Bencher<'_, '_>, rules: &R, state: &R::State) {
    bencher.bench_local(|| rules.hash(divan::black_box(state)));
}

pub fn view_a_state<R: Rules>(bencher: Bencher<'_, '_>, rules: &R, state: &R::State) {
    bencher.bench_local(|| rules.view(divan::black_box(state), Viewer::Seat(Seat::FIRST)));
}

/// The measurements that every game has: of a rulebook, of setups by number, and of a state after so many answers.
macro_rules! measure_decisions {
    ($game:ty, $setup:path, $answers:literal) => {
        fn midgame() -> ($game, <$game as kernel::Rules>::State) {
            let rules = <$game>::built_in();
            let state = decisions::midgame(&rules, &$setup(1), $answers);
            (rules, state)
        }

        #[divan::bench(sample_count = 20)]
        fn random_games(bencher: Bencher<'_, '_>) {
            decisions::random_games(bencher, &<$game>::built_in(), $setup);
        }

        #[divan::bench]
        fn copy_a_state(bencher: Bencher<'_, '_>) {
            decisions::copy_a_state::<$game>(bencher, &midgame().1);
        }

        #[divan::bench]
        fn count_legal(bencher: Bencher<'_, '_>) {
            let (rules, state) = midgame();
            decisions::count_legal(bencher, &rules, &state);
        }

        #[divan::bench]
        fn hash_a_state(bencher: Bencher<'_, '_>) {
            let (rules, state) = midgame();
            decisions::hash_a_state(bencher, &rules, &state);
        }

        #[divan::bench]
        fn view_a_state(bencher: Bencher<'_, '_>) {
            let (rules, state) = midgame();
            decisions::view_a_state(bencher, &rules, &state);
        }
    };
}
