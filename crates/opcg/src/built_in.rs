//! The cards and decks that come with the program, as data files.

use crate::notation::read_cards;
use crate::{Deck, Definition, List, Number};
use std::sync::LazyLock;

static CARDS: LazyLock<Vec<Definition>> = LazyLock::new(|| {
    let files = [
        include_str!("../cards/st01.cards"),
        include_str!("../cards/st02.cards"),
        include_str!("../cards/st03.cards"),
        include_str!("../cards/st04.cards"),
        include_str!("../cards/st05.cards"),
        include_str!("../cards/st06.cards"),
        include_str!("../cards/st07.cards"),
        include_str!("../cards/st08.cards"),
        include_str!("../cards/strange.cards"),
    ];
    files.into_iter().flat_map(|file| read_cards(file).expect("a test reads these files")).collect()
});

static DECKS: LazyLock<Vec<(&'static str, Deck)>> = LazyLock::new(|| {
    let files = [
        ("ST-01", include_str!("../decks/ST-01.txt")),
        ("ST-02", include_str!("../decks/ST-02.txt")),
        ("ST-03", include_str!("../decks/ST-03.txt")),
        ("ST-04", include_str!("../decks/ST-04.txt")),
        ("ST-05", include_str!("../decks/ST-05.txt")),
        ("ST-06", include_str!("../decks/ST-06.txt")),
        ("ST-07", include_str!("../decks/ST-07.txt")),
        ("ST-08", include_str!("../decks/ST-08.txt")),
    ];
    let find = |number: &Number| CARDS.iter().find(|card| card.number == *number);
    let deck = |file| List::read(file).ok()?.deck(&find).ok();
    files.into_iter().map(|(name, file)| (name, deck(file).expect("a test reads these files"))).collect()
});

/// The cards that come with the program: the starter sets in the order of their numbers, then the others.
pub fn built_in_cards() -> Vec<Definition> {
    CARDS.clone()
}

/// The starter decks by name: `ST-01` to `ST-08`.
pub fn starter_decks() -> &'static [(&'static str, Deck)] {
    &DECKS
}
