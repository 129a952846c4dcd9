//! Decks, sideboards, and what is wrong with them (MM-1).

use crate::{Category, Clause, Definition, Number};
use kernel::below;
use kernel::rand_core::Rng;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The cards of a deck (MM-1.1).
const SIZE: usize = 32;
/// The most cards of one code without straw hats (MM-1.2).
const COPIES: usize = 4;
/// The most cards of a sideboard (MM-1.6).
const SIDEBOARD: usize = 10;
/// The most Life that can be placed in setup (MM-2.8.2).
pub(crate) const SETUP_LIFE: u8 = 6;

/// A deck with its sideboard.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    /// The cards, and how many of each.
    pub cards: Vec<(Number, u8)>,
    /// The cards beside it.
    pub sideboard: Vec<(Number, u8)>,
}

/// One thing that is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckFault {
    /// The library has no such card.
    UnknownCard(Number),
    /// The card's numbers are not known: it cannot be played until somebody supplies them.
    UnknownNumbers(Number),
    /// Not 32 cards.
    Size {
        /// How many there are.
        cards: usize,
    },
    /// More than four cards of a code, or more than its straw hats.
    Copies {
        /// The code.
        number: Number,
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// No Character that could be Captain.
    NoCaptain,
    /// More than ten cards in the sideboard.
    Sideboard {
        /// How many there are.
        cards: usize,
    },
}

impl DeckFault {
    /// The clause that is broken.
    pub fn clause(&self) -> Clause {
        match self {
            DeckFault::UnknownCard(_) | DeckFault::UnknownNumbers(_) | DeckFault::Size { .. } => Clause::MM_1_1,
            DeckFault::Copies { most, .. } if *most == COPIES => Clause::MM_1_2,
            DeckFault::Copies { .. } => Clause::MM_1_3,
            DeckFault::NoCaptain => Clause::MM_1_5,
            DeckFault::Sideboard { .. } => Clause::MM_1_6,
        }
    }
}

impl Definition {
    /// How many of it a deck may hold (MM-1.2, MM-1.3).
    pub fn copies(&self) -> usize {
        if self.hats > 0 { usize::from(self.hats) } else { COPIES }
    }

    /// Whether it could be placed in setup (MM-1.5, MM-2.7.2).
    pub fn can_be_placed(&self) -> bool {
        let fits = self.stats.is_some_and(|stats| (1..=SETUP_LIFE).contains(&stats.life));
        self.category == Category::Character && fits
    }
}

impl Deck {
    /// Everything that is wrong with the deck; a deck without faults may be played.
    pub fn faults<'l>(&self, find: &impl Fn(&Number) -> Option<&'l Definition>) -> Vec<DeckFault> {
        let mut counts: BTreeMap<&Number, usize> = BTreeMap::new();
        for (number, count) in &self.cards {
            *counts.entry(number).or_default() += usize::from(*count);
        }
        let cards = counts.values().sum();
        let mut faults = Vec::new();
        if cards != SIZE {
            faults.push(DeckFault::Size { cards });
        }
        let mut captain = false;
        for (&number, &count) in &counts {
            match find(number) {
                None => faults.push(DeckFault::UnknownCard(number.clone())),
                Some(card) => {
                    captain |= card.can_be_placed();
                    faults.extend(unknown(card));
                    if count > card.copies() {
                        let most = card.copies();
                        faults.push(DeckFault::Copies { number: number.clone(), count, most });
                    }
                }
            }
        }
        if !captain {
            faults.push(DeckFault::NoCaptain);
        }
        let beside: usize = self.sideboard.iter().map(|(_, count)| usize::from(*count)).sum();
        if beside > SIDEBOARD {
            faults.push(DeckFault::Sideboard { cards: beside });
        }
        for (number, _) in &self.sideboard {
            match find(number) {
                None => faults.push(DeckFault::UnknownCard(number.clone())),
                Some(card) => faults.extend(unknown(card)),
            }
        }
        faults
    }

    /// A deck of any cards whose numbers are known, with a sideboard of any.
    pub fn any(cards: &[Definition], dice: &mut impl Rng) -> Deck {
        let mut pool: Vec<&Definition> = cards.iter().filter(|card| unknown(card).is_none()).collect();
        kernel::shuffle(&mut pool, dice);
        // Somebody must be Captain.
        pool.sort_by_key(|card| !card.can_be_placed());
        let first = pool.iter().position(|card| !card.can_be_placed()).unwrap_or(pool.len()).min(2);
        let mut rest = pool.split_off(first);
        kernel::shuffle(&mut rest, dice);
        let mut deck = Deck::default();
        let (mut left, mut beside) = (SIZE, below(dice, SIDEBOARD as u32 + 1) as usize);
        for card in pool.into_iter().chain(rest) {
            let count = left.min(1 + below(dice, card.copies() as u32) as usize);
            if count > 0 {
                deck.cards.push((card.number.clone(), count as u8));
                left -= count;
            } else if beside > 0 {
                deck.sideboard.push((card.number.clone(), 1));
                beside -= 1;
            }
        }
        deck
    }
}

/// A card whose numbers nobody knows.
fn unknown(card: &Definition) -> Option<DeckFault> {
    let known = match card.category {
        Category::Technique => card.users.is_some() && card.window.is_some(),
        Category::Character | Category::Team => card.stats.is_some() && !card.crews.is_empty(),
    };
    (!known).then(|| DeckFault::UnknownNumbers(card.number.clone()))
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards.iter().try_for_each(|(number, count)| writeln!(f, "{count}x{}", number.0))
    }
}
