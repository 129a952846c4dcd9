//! What keeps a card from being played, though it can be written down.

use crate::effects::{Keyword, Kind, Place, Stat};
use crate::{Category, Clause, Definition};

/// Whether zombie cards without a colour are accepted: the manual knows grey EVENT cards only (ZW-2.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub enum GreyZombies {
    #[default]
    Refused,
    Allowed,
}

/// One thing that is wrong with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardFault {
    /// A zombie without one of its numbers.
    Missing(Stat),
    /// An EVENT with a number that only zombies have.
    Foreign(Stat),
    /// A number less than 0, or more than anything is made for.
    OutOfRange(Stat),
    /// A grey zombie.
    Grey,
    /// A keyword on an EVENT.
    Keyword(Keyword),
    /// An EVENT with no text, or with more than one: what would be used is not defined.
    Texts {
        /// How many there are.
        count: usize,
    },
    /// This ability of an EVENT, from 0, has neither MAIN nor FREE: it is continuous or Auto.
    NeverUsed(usize),
    /// This ability of an EVENT is used from elsewhere than the hand.
    NotFromHand(usize),
    /// This ability is continuous, and has a cost, a limit or targets.
    NeverDeclared(usize),
}

impl CardFault {
    /// The clause that is broken.
    pub fn clause(&self) -> Clause {
        match self {
            CardFault::Missing(_) => Clause::ZW_1_4,
            CardFault::Foreign(_) => Clause::ZW_1_5,
            CardFault::OutOfRange(_) => Clause::ZW_1_14,
            CardFault::Grey => Clause::ZW_2_6,
            CardFault::Keyword(_) => Clause::ZW_11_10,
            CardFault::Texts { .. } | CardFault::NeverUsed(_) => Clause::ZW_11_9,
            CardFault::NotFromHand(_) => Clause::ZW_10_10,
            CardFault::NeverDeclared(_) => Clause::ZW_17_17,
        }
    }
}

impl std::fmt::Display for CardFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(kernel::Clause::id(self.clause()))
    }
}

/// The numbers that are printed on zombie cards.
pub(crate) const PRINTED: [Stat; 4] = [Stat::SummonCost, Stat::ReviveCost, Stat::Power, Stat::Critical];

impl Stat {
    /// The most that a card may have printed on it: far beyond the manual's cards, and so far from any bound that sums of
    /// them stay numbers.
    pub(crate) const fn most(self) -> i32 {
        match self {
            // More mana than one payment takes.
            Stat::SummonCost | Stat::ReviveCost => 24,
            Stat::Critical => 99,
            Stat::Power | Stat::Damage => 50_000,
        }
    }
}

impl Definition {
    /// A number that is printed on the card.
    pub fn printed(&self, stat: Stat) -> Option<i32> {
        match stat {
            Stat::SummonCost => self.summon_cost.map(i32::from),
            Stat::ReviveCost => self.revive_cost.map(i32::from),
            Stat::Power => self.power,
            Stat::Critical => self.critical,
            Stat::Damage => None,
        }
    }

    /// Everything that keeps the card from being played; a library has cards without faults only.
    ///
    /// ```
    /// use zwo::{CardFault, GreyZombies, built_in_cards};
    /// let mut card = built_in_cards().remove(0);
    /// assert_eq!(card.faults(GreyZombies::Refused), []);
    /// card.colours = zwo::Colours::NONE;
    /// assert_eq!(card.faults(GreyZombies::Refused), [CardFault::Grey]);
    /// assert_eq!(card.faults(GreyZombies::Allowed), []);
    /// ```
    pub fn faults(&self, grey: GreyZombies) -> Vec<CardFault> {
        let is_event = self.category == Category::Event;
        let mut faults = Vec::new();
        for stat in PRINTED {
            match self.printed(stat) {
                None if !is_event => faults.push(CardFault::Missing(stat)),
                Some(_) if is_event => faults.push(CardFault::Foreign(stat)),
                Some(number) if !(0..=stat.most()).contains(&number) => faults.push(CardFault::OutOfRange(stat)),
                _ => {}
            }
        }
        if !is_event && self.colours.is_empty() && grey == GreyZombies::Refused {
            faults.push(CardFault::Grey);
        }
        if is_event {
            faults.extend(self.keywords.iter().copied().map(CardFault::Keyword));
            if self.abilities.len() != 1 {
                faults.push(CardFault::Texts { count: self.abilities.len() });
            }
        }
        for (index, ability) in self.abilities.iter().enumerate() {
            match ability.kind {
                Kind::Continuous(_) | Kind::Auto(..) if is_event => faults.push(CardFault::NeverUsed(index)),
                Kind::Activated(_, place, _) if is_event && place != Place::Hand => {
                    faults.push(CardFault::NotFromHand(index));
                }
                Kind::Continuous(_) | Kind::Auto(..) | Kind::Activated(..) => {}
            }
            let is_declared = ability.once || !ability.cost.is_empty() || !ability.targets.is_empty();
            if matches!(ability.kind, Kind::Continuous(_)) && is_declared {
                faults.push(CardFault::NeverDeclared(index));
            }
        }
        faults
    }
}
