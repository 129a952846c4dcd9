//! What keeps a card from being played, though it can be written down.

use crate::effects::{Kind, Timing};
use crate::{Category, Clause, Definition};
use kernel::Clause as _;

/// What is printed on cards beside their texts, where categories differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Fact {
    Cost,
    Life,
    Power,
    Counter,
    Attribute,
}

impl Fact {
    /// The numbers.
    pub(crate) const NUMBERS: [Fact; 4] = [Fact::Cost, Fact::Life, Fact::Power, Fact::Counter];

    /// Whether cards of a category have it (OP-1.4 to OP-1.7).
    pub(crate) const fn is_on(self, category: Category) -> bool {
        match self {
            Fact::Cost => !matches!(category, Category::Leader),
            Fact::Life => matches!(category, Category::Leader),
            Fact::Power | Fact::Attribute => matches!(category, Category::Leader | Category::Character),
            Fact::Counter => matches!(category, Category::Character),
        }
    }

    /// Whether a card of such a category may be without it.
    const fn may_be_absent(self) -> bool {
        matches!(self, Fact::Counter | Fact::Attribute)
    }

    /// Whether a number of this kind may be printed: what is made for it goes far beyond published cards.
    fn fits(self, number: i32) -> bool {
        match self {
            Fact::Cost => (0..=99).contains(&number),
            Fact::Life => (1..=30).contains(&number),
            Fact::Power => number % 1000 == 0 && (0..=99_000).contains(&number),
            Fact::Counter => number % 1000 == 0 && (1000..=9000).contains(&number),
            Fact::Attribute => true,
        }
    }
}

/// One thing that is wrong with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardFault {
    /// A card without a number that its category has.
    Missing(Category, Fact),
    /// What only other categories have.
    Foreign(Category, Fact),
    /// A number less or more than anything is made for.
    OutOfRange(Fact),
    /// This ability of a Leader, from 0, is a trigger: a Leader never lies among the Life cards.
    LeaderTrigger(usize),
}

impl CardFault {
    /// The clause that is broken.
    pub fn clause(&self) -> Clause {
        match self {
            CardFault::Missing(category, _) | CardFault::Foreign(category, _) => match category {
                Category::Leader => Clause::OP_1_4,
                Category::Character => Clause::OP_1_5,
                Category::Event => Clause::OP_1_6,
                Category::Stage => Clause::OP_1_7,
            },
            CardFault::OutOfRange(Fact::Cost) => Clause::OP_1_10,
            CardFault::OutOfRange(Fact::Counter) => Clause::OP_1_11,
            CardFault::OutOfRange(Fact::Power | Fact::Attribute) => Clause::OP_1_9,
            CardFault::OutOfRange(Fact::Life) | CardFault::LeaderTrigger(_) => Clause::OP_1_4,
        }
    }
}

impl std::fmt::Display for CardFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.clause().id())
    }
}

impl Definition {
    /// A number that is printed on the card.
    fn printed(&self, fact: Fact) -> Option<i32> {
        match fact {
            Fact::Cost => self.cost.map(i32::from),
            Fact::Life => self.life.map(i32::from),
            Fact::Power => self.power,
            Fact::Counter => self.counter.map(i32::from),
            Fact::Attribute => None,
        }
    }

    /// Everything that keeps the card from being played; a library has cards without faults only.
    ///
    /// ```
    /// use opcg::{CardFault, Fact, built_in_cards};
    /// let mut card = built_in_cards().remove(0);
    /// assert_eq!(card.faults(), []);
    /// card.power = Some(1500);
    /// assert_eq!(card.faults(), [CardFault::OutOfRange(Fact::Power)]);
    /// ```
    pub fn faults(&self) -> Vec<CardFault> {
        let mut faults = Vec::new();
        for fact in Fact::NUMBERS {
            let is_on = fact.is_on(self.category);
            match self.printed(fact) {
                None if is_on && !fact.may_be_absent() => faults.push(CardFault::Missing(self.category, fact)),
                Some(_) if !is_on => faults.push(CardFault::Foreign(self.category, fact)),
                Some(number) if !fact.fits(number) => faults.push(CardFault::OutOfRange(fact)),
                _ => {}
            }
        }
        if !self.attributes.is_empty() && !Fact::Attribute.is_on(self.category) {
            faults.push(CardFault::Foreign(self.category, Fact::Attribute));
        }
        let is_trigger = |kind: &Kind| matches!(kind, Kind::At(Timing::Trigger, _));
        if self.category == Category::Leader {
            let triggers = self.abilities.iter().enumerate().filter(|(_, ability)| is_trigger(&ability.kind));
            faults.extend(triggers.map(|(index, _)| CardFault::LeaderTrigger(index)));
        }
        faults
    }
}
