//! What is fixed before the first card: two decks, and perhaps who begins.

use crate::{Deck, DeckFault, Face, Library, Number};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A game's setup (OP-3, OP-4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The decks of the two seats.
    pub decks: [Deck; 2],
    /// A fixed starter, instead of hand signs (OP-4.3).
    pub first: Option<Seat>,
    /// Whether a deck may hold cards of any colour: for Leaders that have no fifty cards of theirs yet. OP-3.2 is waived.
    pub any_colour: bool,
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
    /// A game between two decks, by the rules.
    pub fn of(one: Deck, two: Deck) -> Setup {
        Setup { decks: [one, two], first: None, any_colour: false }
    }

    /// Both lists, Leaders first; or every fault (OP-3.7).
    pub(crate) fn lists(&self, library: &Library) -> Result<[Vec<Face>; 2], Vec<Fault>> {
        let mut faults = Vec::new();
        for (seat, deck) in Seat::all(2).zip(&self.decks) {
            let find = |number: &Number| library.find(number).map(|face| library.card(face));
            let counts = |fault: &DeckFault| !(self.any_colour && matches!(fault, DeckFault::Colour(_)));
            faults.extend(deck.faults(&find).into_iter().filter(counts).map(|fault| Fault { seat, fault }));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok([list(&self.decks[0], library), list(&self.decks[1], library)])
    }
}

/// A deck as faces, the Leader first.
pub(crate) fn list(deck: &Deck, library: &Library) -> Vec<Face> {
    let leader = library.find(&deck.leader);
    let cards = deck.cards.iter().flat_map(|(number, count)| {
        library.find(number).into_iter().flat_map(move |face| std::iter::repeat_n(face, *count as usize))
    });
    leader.into_iter().chain(cards).collect()
}

/// The starter decks, as far as the library has their cards.
pub(crate) fn starter_lists(library: &Library) -> Vec<Vec<Face>> {
    crate::starter_decks().iter().map(|(_, deck)| list(deck, library)).filter(|list| list.len() == 51).collect()
}
