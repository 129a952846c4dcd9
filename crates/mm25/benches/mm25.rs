//! What a decision costs. `cargo bench -p mm25`.

#[macro_use]
#[path = "../../../bench/decisions.rs"]
mod decisions;

use divan::Bencher;
use mm25::{Mm25, Setup, starter_decks};

fn main() {
    divan::main();
}

/// All pairings of the first three starter decks, in turn.
fn setup(game: u64) -> Setup {
    let decks = starter_decks();
    let deck = |index: u64| decks[(index % 3) as usize].1.clone();
    Setup::of(deck(game), deck(game / 3))
}

measure_decisions!(Mm25, setup, 30);
