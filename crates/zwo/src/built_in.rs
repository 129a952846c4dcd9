//! The cards and decks that come with the program, as data files.

use crate::notation::read_cards;
use crate::{Deck, Definition, List, Number};
use std::sync::LazyLock;

static CARDS: LazyLock<Vec<Definition>> =
    LazyLock::new(|| read_cards(include_str!("../cards/dz.cards")).expect("a test reads this file"));

static DECKS: LazyLock<Vec<(&'static str, Deck)>> = LazyLock::new(|| {
    let files = [
        ("rotting-orchard", include_str!("../decks/rotting-orchard.txt")),
        ("cold-assembly", include_str!("../decks/cold-assembly.txt")),
        ("crimson-court", include_str!("../decks/crimson-court.txt")),
    ];
    let find = |number: &Number| CARDS.iter().find(|card| card.number == *number);
    let deck = |file| List::read(file).ok()?.deck(&find).ok();
    files.into_iter().map(|(name, file)| (name, deck(file).expect("a test reads these files"))).collect()
});

/// The cards that come with the program: the starter set DZ, in the order of its numbers.
pub fn built_in_cards() -> Vec<Definition> {
    CARDS.clone()
}

/// The starter decks by name: `rotting-orchard`, `cold-assembly` and `crimson-court`.
pub fn starter_decks() -> &'static [(&'static str, Deck)] {
    &DECKS
}
