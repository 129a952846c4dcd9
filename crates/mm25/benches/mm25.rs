//! What a decision costs. `cargo bench -p mm25`; one thread, release build.

use divan::{Bencher, counter::ItemsCount};
use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{Count, Rules, Seat, Seed, Viewer, any_legal};
use mm25::{Mm25, Setup, State, starter_decks};

fn main() {
    divan::main();
}

fn setup(game: u64) -> Setup {
    let decks = starter_decks();
    let deck = |index: u64| decks[(index % 3) as usize].1.clone();
    Setup::of(deck(game), deck(game / 3))
}

const GAMES: u64 = 32;

/// Whole random games over all pairings of the starter decks, nobody listening: the time is per decision.
#[divan::bench(sample_count = 20)]
fn random_games(bencher: Bencher<'_, '_>) {
    let rules = Mm25::built_in();
    let run = || {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut decisions = 0u64;
        for game in 0..GAMES {
            let mut state = rules.start(&setup(game), Seed::numbered(1, game), &mut ()).unwrap();
            while let Some(by) = rules.asked(&state) {
                let (action, _) = any_legal(&rules, &state, by, &mut dice).unwrap();
                rules.apply(&mut state, by, action, &mut ());
                decisions += 1;
            }
        }
        decisions
    };
    let decisions = run();
    bencher.counter(ItemsCount::new(decisions)).bench_local(run);
}

/// A state in the middle of a game.
fn midgame(rules: &Mm25) -> State {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = rules.start(&setup(1), Seed::from_number(4), &mut ()).unwrap();
    for _ in 0..300 {
        let by = rules.asked(&state).unwrap();
        let (action, _) = any_legal(rules, &state, by, &mut dice).unwrap();
        rules.apply(&mut state, by, action, &mut ());
    }
    state
}

#[divan::bench]
fn copy_a_state(bencher: Bencher<'_, '_>) {
    let state = midgame(&Mm25::built_in());
    bencher.bench_local(|| divan::black_box(*divan::black_box(&state)));
}

#[divan::bench]
fn count_legal(bencher: Bencher<'_, '_>) {
    let rules = Mm25::built_in();
    let state = midgame(&rules);
    let by = rules.asked(&state).unwrap();
    bencher.bench_local(|| {
        let mut count = Count::default();
        rules.legal(divan::black_box(&state), by, &mut count);
        count.0
    });
}

#[divan::bench]
fn hash_a_state(bencher: Bencher<'_, '_>) {
    let rules = Mm25::built_in();
    let state = midgame(&rules);
    bencher.bench_local(|| rules.hash(divan::black_box(&state)));
}

#[divan::bench]
fn view_a_state(bencher: Bencher<'_, '_>) {
    let rules = Mm25::built_in();
    let state = midgame(&rules);
    bencher.bench_local(|| rules.view(divan::black_box(&state), Viewer::Seat(Seat::FIRST)));
}
