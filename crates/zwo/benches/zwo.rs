//! What a decision costs. `cargo bench -p zwo`.

#[path = "../../../bench/decisions.rs"]
mod decisions;

use divan::Bencher;
use zwo::{Setup, State, Zwo, starter_decks};

fn main() {
    divan::main();
}

/// All pairings of the first three starter decks, in turn.
fn setup(game: u64) -> Setup {
    let decks = starter_decks();
    let deck = |index: u64| decks[(index % 3) as usize].1.clone();
    Setup::of(deck(game), deck(game / 3))
}

fn midgame() -> (Zwo, State) {
    let rules = Zwo::built_in();
    let state = decisions::midgame(&rules, &setup(1), 300);
    (rules, state)
}

#[divan::bench(sample_count = 20)]
fn random_games(bencher: Bencher<'_, '_>) {
    decisions::random_games(bencher, &Zwo::built_in(), setup);
}

#[divan::bench]
fn copy_a_state(bencher: Bencher<'_, '_>) {
    decisions::copy_a_state::<Zwo>(bencher, &midgame().1);
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
