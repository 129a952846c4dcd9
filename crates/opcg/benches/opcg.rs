//! What a decision costs. `cargo bench -p opcg`.

#[path = "../../../bench/decisions.rs"]
mod decisions;

use divan::Bencher;
use opcg::{Opcg, Setup, State, starter_decks};

fn main() {
    divan::main();
}

/// All pairings of the first four starter decks, in turn.
fn setup(game: u64) -> Setup {
    let decks = starter_decks();
    let deck = |index: u64| decks[(index % 4) as usize].1.clone();
    Setup::of(deck(game), deck(game / 4))
}

fn midgame() -> (Opcg, State) {
    let rules = Opcg::built_in();
    let state = decisions::midgame(&rules, &setup(1), 80);
    (rules, state)
}

#[divan::bench(sample_count = 20)]
fn random_games(bencher: Bencher<'_, '_>) {
    decisions::random_games(bencher, &Opcg::built_in(), setup);
}

#[divan::bench]
fn copy_a_state(bencher: Bencher<'_, '_>) {
    decisions::copy_a_state::<Opcg>(bencher, &midgame().1);
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
