//! What is fixed before the first card: two decks, who begins, and the options that the rule file names.

use crate::{Deck, DeckFault, Face, Library, Number};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// When damage injures a zombie (ZW-13.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum InjuryThreshold {
    /// Damage greater than POWER, as the manual's sentence says.
    #[default]
    Strict,
    /// Damage equal to POWER too.
    AtLeast,
}

impl InjuryThreshold {
    /// Whether so much damage injures a zombie with this POWER.
    pub(crate) const fn is_reached(self, damage: i32, power: i32) -> bool {
        match self {
            InjuryThreshold::Strict => damage > power,
            InjuryThreshold::AtLeast => damage >= power,
        }
    }
}

/// Rulings that the rule file leaves open, by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// ZW-13.2.
    pub injury_threshold: InjuryThreshold,
}

/// A game's setup (ZW-5, ZW-6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The decks of the two seats.
    pub decks: [Deck; 2],
    /// A fixed first player, instead of chance (ZW-6.2).
    pub first: Option<Seat>,
    /// Rulings.
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
    /// A game between two decks, by the rules.
    pub fn of(one: Deck, two: Deck) -> Setup {
        Setup { decks: [one, two], first: None, options: Options::default() }
    }

    /// Both lists, or every fault (ZW-21.1).
    pub(crate) fn lists(&self, library: &Library) -> Result<[Vec<Face>; 2], Vec<Fault>> {
        let mut faults = Vec::new();
        for (seat, deck) in Seat::all(2).zip(&self.decks) {
            let find = |number: &Number| library.find(number).map(|face| library.card(face));
            faults.extend(deck.faults(&find).into_iter().map(|fault| Fault { seat, fault }));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok([list(&self.decks[0], library), list(&self.decks[1], library)])
    }
}

/// A deck as faces.
pub(crate) fn list(deck: &Deck, library: &Library) -> Vec<Face> {
    let cards = deck.cards.iter().flat_map(|(number, count)| {
        library.find(number).into_iter().flat_map(move |face| std::iter::repeat_n(face, *count as usize))
    });
    cards.collect()
}

/// The starter decks, as far as the library has their cards.
pub(crate) fn starter_lists(library: &Library) -> Vec<Vec<Face>> {
    crate::starter_decks().iter().map(|(_, deck)| list(deck, library)).filter(|list| list.len() == 50).collect()
}
