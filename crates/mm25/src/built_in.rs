//! The cards and decks that come with the program, as data files.

use crate::notation::read_cards;
use crate::{Deck, Definition, List, Number};
use std::sync::LazyLock;

static CARDS: LazyLock<Vec<Definition>> =
    LazyLock::new(|| read_cards(include_str!("../cards/dm.cards")).expect("a test reads this file"));

static PUBLISHED: LazyLock<Vec<Definition>> =
    LazyLock::new(|| read_cards(include_str!("../cards/published.cards")).expect("a test reads this file"));

static DECKS: LazyLock<Vec<(&'static str, Deck)>> = LazyLock::new(|| {
    let files = [
        ("gull-wind", include_str!("../decks/gull-wind.txt")),
        ("iron-harbour", include_str!("../decks/iron-harbour.txt")),
        ("black-ledger", include_str!("../decks/black-ledger.txt")),
    ];
    let find = |number: &Number| CARDS.iter().find(|card| card.number == *number);
    let deck = |file| List::read(file).ok()?.deck(&find).ok();
    files.into_iter().map(|(name, file)| (name, deck(file).expect("a test reads these files"))).collect()
});

/// The cards that come with the program: the starter set DM, in the order of its codes.
pub fn built_in_cards() -> Vec<Definition> {
    CARDS.clone()
}

/// The starter decks by name: `gull-wind`, `iron-harbour` and `black-ledger`.
pub fn starter_decks() -> &'static [(&'static str, Deck)] {
    &DECKS
}

/// The cards that the regulation names. Their numbers are not printed in it, so no deck may hold them until somebody supplies
/// the numbers (`docs/mm25-numbers.md`).
pub fn published_cards() -> &'static [Definition] {
    &PUBLISHED
}
