//! What the captains bring.

use crate::{Clause, state::SEATS};
use serde::{Deserialize, Serialize};

/// A match to be set up: a deck for each seat. It may be wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub decks: Vec<Vec<u8>>,
}

/// One thing that is wrong with a setup. Decks are counted from zero, like seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    Decks { found: usize },
    Size { deck: usize, found: usize },
    Weight { deck: usize, position: usize, found: u8 },
    Copies { deck: usize, weight: u8, found: usize },
}

impl Fault {
    /// The rule behind it.
    pub fn clause(self) -> Clause {
        match self {
            Fault::Decks { .. } => Clause::HB_1_1,
            Fault::Size { .. } => Clause::HB_1_2,
            Fault::Weight { .. } => Clause::HB_1_3,
            Fault::Copies { .. } => Clause::HB_1_4,
        }
    }
}

/// At most so many cards of a weight (HB-1.4).
pub const COPIES: usize = 4;
/// The largest deck (HB-1.2).
pub const LARGEST: usize = 12;

/// Everything that is wrong with one deck.
pub fn deck_faults(deck: usize, list: &[u8]) -> Vec<Fault> {
    let mut faults = Vec::new();
    if !(8..=LARGEST).contains(&list.len()) {
        faults.push(Fault::Size { deck, found: list.len() });
    }
    for (position, &found) in list.iter().enumerate() {
        if !(1..=5).contains(&found) {
            faults.push(Fault::Weight { deck, position, found });
        }
    }
    for weight in 1..=5 {
        let found = list.iter().filter(|&&card| card == weight).count();
        if found > COPIES {
            faults.push(Fault::Copies { deck, weight, found });
        }
    }
    faults
}

impl Setup {
    pub fn new(first: &[u8], second: &[u8]) -> Setup {
        Setup { decks: vec![first.to_vec(), second.to_vec()] }
    }

    /// Two decks of all weights.
    pub fn usual() -> Setup {
        Setup::new(&[1, 1, 2, 2, 3, 3, 4, 4, 5, 5], &[1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
    }

    /// Everything that is wrong with it.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        if self.decks.len() != SEATS as usize {
            faults.push(Fault::Decks { found: self.decks.len() });
        }
        for (deck, list) in self.decks.iter().enumerate() {
            faults.extend(deck_faults(deck, list));
        }
        faults
    }
}
