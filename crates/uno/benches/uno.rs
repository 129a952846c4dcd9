//! What a decision costs. `cargo bench -p uno`; one thread, release build.

use divan::{Bencher, counter::ItemsCount};
use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{By, Count, Game, Rules, Seed, Viewer, any_legal};
use std::sync::Arc;
use uno::{Setup, State, Uno};

fn main() {
    divan::main();
}

fn setup(seats: u8) -> Setup {
    Setup { seats, rounds: 1, ..Setup::default() }
}

fn play_round(setup: &Setup, seed: u64, dice: &mut Xoshiro256PlusPlus) -> u64 {
    let mut state = Uno.start(setup, Seed::numbered(1, seed), &mut ()).unwrap();
    let mut decisions = 0;
    while let Some(by) = Uno.asked(&state) {
        let (action, _) = any_legal(&Uno, &state, by, dice).unwrap();
        Uno.advance(&mut state, by, action);
        decisions += 1;
    }
    decisions
}

const ROUNDS: u64 = 40;

/// Whole random rounds, nobody listening: the time is per decision.
#[divan::bench(args = [2, 4, 10], sample_count = 20)]
fn random_rounds(bencher: Bencher<'_, '_>, seats: u8) {
    let setup = setup(seats);
    let run = || {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
        (0..ROUNDS).map(|seed| play_round(&setup, seed, &mut dice)).sum::<u64>()
    };
    let decisions = run();
    bencher.counter(ItemsCount::new(decisions)).bench_local(run);
}

/// The same through `Game`: checked, five journals written, every eighth state hashed.
#[divan::bench(sample_count = 20)]
fn random_rounds_with_log_and_hash(bencher: Bencher<'_, '_>) {
    let rules = Arc::new(Uno);
    let run = || {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut decisions = 0u64;
        for seed in 0..8 {
            let mut game = Game::new(rules.clone(), setup(4), Seed::numbered(1, seed)).unwrap();
            while let kernel::Status::Ask(question) = game.status() {
                let By::Seat(seat) = question.by else { break };
                let Some((action, _)) = game.sight(Viewer::Seat(seat)).any_legal(&mut dice) else { break };
                game.play(question.by, &[action]).unwrap();
                decisions += 1;
            }
        }
        decisions
    };
    let decisions = run();
    bencher.counter(ItemsCount::new(decisions)).bench_local(run);
}

/// A state in the middle of a round.
fn midgame() -> State {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = Uno.start(&setup(4), Seed::from_number(4), &mut ()).unwrap();
    for _ in 0..30 {
        let by = Uno.asked(&state).unwrap();
        let (action, _) = any_legal(&Uno, &state, by, &mut dice).unwrap();
        Uno.advance(&mut state, by, action);
    }
    state
}

#[divan::bench]
fn copy_a_state(bencher: Bencher<'_, '_>) {
    let state = midgame();
    bencher.bench_local(|| divan::black_box(*divan::black_box(&state)));
}

#[divan::bench]
fn count_legal(bencher: Bencher<'_, '_>) {
    let state = midgame();
    let by = Uno.asked(&state).unwrap();
    bencher.bench_local(|| {
        let mut count = Count::default();
        Uno.legal(divan::black_box(&state), by, &mut count);
        count.0
    });
}

#[divan::bench]
fn list_legal(bencher: Bencher<'_, '_>) {
    let state = midgame();
    let by = Uno.asked(&state).unwrap();
    let mut list = Vec::new();
    bencher.bench_local(|| {
        list.clear();
        Uno.legal(divan::black_box(&state), by, &mut list);
        list.len()
    });
}

#[divan::bench]
fn hash_a_state(bencher: Bencher<'_, '_>) {
    let state = midgame();
    bencher.bench_local(|| Uno.hash(divan::black_box(&state)));
}

#[divan::bench]
fn view_a_state(bencher: Bencher<'_, '_>) {
    let state = midgame();
    bencher.bench_local(|| Uno.view(divan::black_box(&state), Viewer::Spectator));
}

#[divan::bench]
fn imagine_a_world(bencher: Bencher<'_, '_>) {
    let view = Uno.view(&midgame(), Viewer::Spectator);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.bench_local(|| Uno.imagine(divan::black_box(&view), &(), &mut dice));
}
