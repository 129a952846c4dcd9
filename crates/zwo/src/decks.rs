//! Decks and what is wrong with them (ZW-5).

use crate::{Clause, Definition, Number};
use kernel::below;
use kernel::rand_core::Rng;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The cards of a deck (ZW-5.1).
const SIZE: usize = 50;
/// The most cards of one number (ZW-5.2).
const COPIES: usize = 4;

/// A deck.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deck {
    /// The cards, and how many of each.
    pub cards: Vec<(Number, u8)>,
}

/// One thing that is wrong with a deck (ZW-21.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckFault {
    /// The library has no such card.
    UnknownCard(Number),
    /// Not 50 cards.
    Size {
        /// How many there are.
        cards: usize,
    },
    /// More than four cards of a number; names do not count (ZW-5.3).
    Copies {
        /// The number.
        number: Number,
        /// How many there are.
        count: usize,
    },
}

impl DeckFault {
    /// The clause that is broken.
    pub fn clause(&self) -> Clause {
        match self {
            DeckFault::UnknownCard(_) | DeckFault::Size { .. } => Clause::ZW_5_1,
            DeckFault::Copies { .. } => Clause::ZW_5_2,
        }
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
        for (number, count) in counts {
            if find(number).is_none() {
                faults.push(DeckFault::UnknownCard(number.clone()));
            }
            if count > COPIES {
                faults.push(DeckFault::Copies { number: number.clone(), count });
            }
        }
        faults
    }

    /// A deck of any of these cards, up to four of each; of less than 50 cards only if there are not as many.
    pub fn any(cards: &[Definition], dice: &mut impl Rng) -> Deck {
        let mut pool: Vec<&Definition> = cards.iter().collect();
        kernel::shuffle(&mut pool, dice);
        let mut deck = Vec::new();
        let mut left = SIZE;
        for (index, card) in pool.iter().enumerate() {
            // Few cards are left: then so many of each that fifty come together.
            let least = left.saturating_sub(COPIES * (pool.len() - index - 1)).clamp(1, COPIES);
            let count = left.min(least + below(dice, (COPIES - least + 1) as u32) as usize);
            if count > 0 {
                deck.push((card.number.clone(), count as u8));
                left -= count;
            }
        }
        Deck { cards: deck }
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards.iter().try_for_each(|(number, count)| writeln!(f, "{count}x{}", number.0))
    }
}
