//! Decks and what is wrong with them (OP-3).

use crate::effects::{Compare, Filter, Kind, Modifier, Objects, Permission, Player, Prohibition, Stat, Timing, Value};
use crate::{Category, Clause, Definition, Library, Number};
use kernel::below;
use kernel::rand_core::Rng;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The cards of a deck, without the Leader (OP-3.1).
const SIZE: usize = 50;
/// The cards of a DON!! deck (OP-3.1).
const DON_DECK: u8 = 10;
/// The most cards of one number (OP-3.4).
const COPIES: usize = 4;

/// A Leader and a deck; the DON!! deck is always the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deck {
    /// The Leader.
    pub leader: Number,
    /// The other cards, and how many of each.
    pub cards: Vec<(Number, u8)>,
}

/// One thing that is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckFault {
    /// The library has no such card.
    UnknownCard(Number),
    /// Not one Leader.
    Leaders {
        /// How many there are.
        count: usize,
    },
    /// What stands in the Leader's place is none.
    NotALeader(Number),
    /// A Leader in the deck.
    Category(Number),
    /// Not 50 cards.
    Size {
        /// How many there are.
        cards: usize,
    },
    /// A card with none of the Leader's colours.
    Colour(Number),
    /// More than four cards of a number.
    Copies {
        /// The number.
        number: Number,
        /// How many there are.
        count: usize,
    },
    /// A card that the Leader's text keeps out.
    KeptOut(Number),
}

impl DeckFault {
    /// The clause that is broken.
    pub fn clause(&self) -> Clause {
        match self {
            DeckFault::UnknownCard(_) | DeckFault::NotALeader(_) | DeckFault::Category(_) => Clause::OP_3_1,
            DeckFault::Size { .. } | DeckFault::Leaders { .. } => Clause::OP_3_1,
            DeckFault::Colour(_) => Clause::OP_3_2,
            DeckFault::Copies { .. } => Clause::OP_3_4,
            DeckFault::KeptOut(_) => Clause::OP_3_5,
        }
    }
}

impl Deck {
    /// Everything that is wrong with the deck (OP-3.7); a deck without faults may be played.
    pub fn faults<'l>(&self, find: &impl Fn(&Number) -> Option<&'l Definition>) -> Vec<DeckFault> {
        let leader = find(&self.leader);
        let mut faults = Vec::new();
        match leader {
            None => faults.push(DeckFault::UnknownCard(self.leader.clone())),
            Some(card) if card.category != Category::Leader => faults.push(DeckFault::NotALeader(self.leader.clone())),
            Some(_) => {}
        }
        faults.extend(self::faults(leader, &self.cards, find));
        faults
    }
}

/// What is wrong with the cards of a deck.
pub(crate) fn faults<'l>(
    leader: Option<&Definition>,
    cards: &[(Number, u8)],
    find: &impl Fn(&Number) -> Option<&'l Definition>,
) -> Vec<DeckFault> {
    let mut faults = Vec::new();
    let mut counts: BTreeMap<&Number, usize> = BTreeMap::new();
    for (number, count) in cards {
        *counts.entry(number).or_default() += usize::from(*count);
    }
    let cards = counts.values().sum();
    if cards != SIZE {
        faults.push(DeckFault::Size { cards });
    }
    for (number, count) in counts {
        match find(number) {
            None => faults.push(DeckFault::UnknownCard(number.clone())),
            Some(card) => faults.extend(card_faults(card, count, leader)),
        }
    }
    faults
}

impl Deck {
    /// A deck of cards of the library: any Leader, and up to four of any cards that its text allows; of the Leader's
    /// colours, as far as there are fifty of them.
    pub fn any(library: &Library, dice: &mut impl Rng) -> Deck {
        let is_leader = |card: &&Definition| card.category == Category::Leader;
        let leaders: Vec<&Definition> = library.cards().iter().filter(is_leader).collect();
        let leader = leaders[below(dice, leaders.len() as u32) as usize];
        let mut pool: Vec<&Definition> = library.cards().iter().filter(|card| !is_leader(card)).collect();
        kernel::shuffle(&mut pool, dice);
        pool.sort_by_key(|card| !shares_colour(card, leader));
        let mut cards: Vec<(Number, u8)> = Vec::new();
        let mut left = SIZE;
        for card in pool {
            let count = left.min(1 + below(dice, COPIES as u32) as usize);
            let barred = |fault: &DeckFault| !matches!(fault, DeckFault::Colour(_));
            if count > 0 && !card_faults(card, count, Some(leader)).iter().any(barred) {
                cards.push((card.number.clone(), count as u8));
                left -= count;
            }
        }
        Deck { leader: leader.number.clone(), cards }
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "1x{}", self.leader.0)?;
        self.cards.iter().try_for_each(|(number, count)| writeln!(f, "{count}x{}", number.0))
    }
}

fn card_faults(card: &Definition, count: usize, leader: Option<&Definition>) -> Vec<DeckFault> {
    let number = || card.number.clone();
    let mut faults = Vec::new();
    if card.category == Category::Leader {
        faults.push(DeckFault::Category(number()));
    }
    if count > COPIES && !standing(card).any(|modifier| *modifier == Modifier::Can(Permission::AnyNumberInDeck)) {
        faults.push(DeckFault::Copies { number: number(), count });
    }
    if let Some(leader) = leader {
        if !shares_colour(card, leader) {
            faults.push(DeckFault::Colour(number()));
        }
        let keeps_out = |modifier: &Modifier| match modifier {
            Modifier::Cannot(Prohibition::Include(these)) => is_printed(card, these),
            _ => false,
        };
        if standing(leader).any(keeps_out) {
            faults.push(DeckFault::KeptOut(number()));
        }
    }
    faults
}

/// One common colour is enough (OP-3.3).
fn shares_colour(card: &Definition, leader: &Definition) -> bool {
    card.colours.iter().any(|colour| leader.colours.contains(colour))
}

impl Definition {
    /// How many cards a Leader's DON!! deck has: ten, if its text says nothing else (OP-3.5).
    pub fn don_deck(&self) -> u8 {
        let said = standing(self).find_map(|modifier| match modifier {
            Modifier::DonDeck(count) => Some(*count),
            _ => None,
        });
        said.unwrap_or(DON_DECK)
    }
}

/// What a card's text says about itself or its player at all times: this holds before the game too (OP-3.5).
fn standing(card: &Definition) -> impl Iterator<Item = &Modifier> {
    card.abilities.iter().filter(|ability| ability.conditions.is_empty()).flat_map(|ability| {
        let parts = if let Kind::Always(parts) = &ability.kind { parts.as_slice() } else { &[] };
        let own = |objects: &Objects| matches!(objects, Objects::This | Objects::Player(Player::You));
        parts.iter().filter(move |(objects, _)| own(objects)).map(|(_, modifier)| modifier)
    })
}

/// Whether a card is so by what is printed on it. What only a game can tell does not hold.
fn is_printed(card: &Definition, filters: &[Filter]) -> bool {
    filters.iter().all(|filter| match filter {
        Filter::Category(category) => card.category == *category,
        Filter::Colour(colour) => card.colours.contains(colour),
        Filter::Attribute(attribute) => card.attributes.contains(attribute),
        Filter::Type(name) => card.types.contains(name),
        Filter::TypeHas(part) => card.types.iter().any(|name| name.contains(part)),
        Filter::Named(name) => card.name == *name,
        Filter::NameHas(part) => card.name.contains(part),
        Filter::Multicolour => card.colours.len() > 1,
        Filter::HasTrigger => card.abilities.iter().any(|ability| matches!(ability.kind, Kind::At(Timing::Trigger, _))),
        Filter::HasMain => card.abilities.iter().any(|ability| matches!(ability.kind, Kind::At(Timing::Main, _))),
        Filter::NoEffect => card.abilities.is_empty(),
        Filter::Stat(stat, compare, Value::Number(number)) => {
            printed(card, *stat).is_some_and(|printed| match compare {
                Compare::AtLeast => printed >= *number,
                Compare::AtMost => printed <= *number,
                Compare::Exactly => printed == *number,
            })
        }
        Filter::Any(ways) => ways.iter().any(|way| is_printed(card, way)),
        Filter::Not(not) => !is_printed(card, not),
        _ => false,
    })
}

fn printed(card: &Definition, stat: Stat) -> Option<i32> {
    match stat {
        Stat::Cost | Stat::BaseCost => card.cost.map(i32::from),
        Stat::Power | Stat::BasePower => card.power,
        Stat::Counter | Stat::BaseCounter => card.counter.map(i32::from),
        Stat::Given => None,
    }
}
