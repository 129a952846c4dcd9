//! What a decision costs. `cargo bench -p zwo`.

#[macro_use]
#[path = "../../../bench/decisions.rs"]
mod decisions;

use divan::Bencher;
use zwo::{Setup, Zwo, starter_decks};

fn main() {
    divan::main();
}

/// All pairings of the first three starter decks, in turn.
fn setup(game: u64) -> Setup {
    let decks = starter_decks();
    let deck = |index: u64| decks[(index % 3) as usize].1.clone();
    Setup::of(deck(game), deck(game / 3))
}

measure_decisions!(Zwo, setup, 300);
