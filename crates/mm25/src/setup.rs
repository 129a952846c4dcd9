//! What is fixed before the first card: decks and sideboards, and how long a match may be.

use crate::{Deck, DeckFault, Face, Library, Number};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// How long a match may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// So many won games win the match: 2 (MM-14.1.1), or 1 for single games.
    pub to_win: u8,
    /// A game that would begin a turn beyond this is drawn (MM-14.1.3).
    pub turns: u16,
    /// A match that is not decided after so many games is drawn (MM-14.1.3).
    pub games: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { to_win: 2, turns: 500, games: 9 }
    }
}

/// A match's setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The decks of the two seats, with their sideboards.
    pub decks: [Deck; 2],
    /// Who begins the first game, instead of a toss (MM-2.5.1).
    pub first: Option<Seat>,
    /// How long it may be.
    pub options: Options,
}

/// One thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Whose deck.
    pub seat: Seat,
    /// What is wrong with it.
    pub fault: DeckFault,
}

impl Setup {
    /// A match between two decks, by the rules.
    pub fn of(one: Deck, two: Deck) -> Setup {
        Setup { decks: [one, two], first: None, options: Options::default() }
    }

    /// Both lists (deck, sideboard), or every fault (MM-16.1).
    pub(crate) fn lists(&self, library: &Library) -> Result<[[Vec<Face>; 2]; 2], Vec<Fault>> {
        let mut faults = Vec::new();
        for (seat, deck) in Seat::all(2).zip(&self.decks) {
            let find = |number: &Number| library.find(number).map(|face| library.card(face));
            faults.extend(deck.faults(&find).into_iter().map(|fault| Fault { seat, fault }));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let both = |deck: &Deck| [faces(&deck.cards, library), faces(&deck.sideboard, library)];
        Ok([both(&self.decks[0]), both(&self.decks[1])])
    }
}

/// A list as faces.
pub(crate) fn faces(cards: &[(Number, u8)], library: &Library) -> Vec<Face> {
    let each = |(number, count): &(Number, u8)| {
        let face = library.find(number);
        face.into_iter().flat_map({
            let count = *count;
            move |face| std::iter::repeat_n(face, count as usize)
        })
    };
    cards.iter().flat_map(each).collect()
}

/// The starter decks, as far as the library has their cards.
pub(crate) fn starter_lists(library: &Library) -> Vec<Vec<Face>> {
    let lists = crate::starter_decks().iter().map(|(_, deck)| faces(&deck.cards, library));
    lists.filter(|list| list.len() == 32).collect()
}
