//! What keeps a card from being played, though it can be written down.

use crate::effects::{Ability, Kind, Timing, Window};
use crate::{Category, Clause, Definition, Users};
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// What is printed on cards beside their texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Fact {
    Name,
    Title,
    Crew,
    Members,
    Power,
    Damage,
    Life,
    Users,
    Limit,
    Window,
    Hats,
}

impl Fact {
    /// From where to where a number may go: far beyond the regulation's cards, and so far from any bound that sums of them
    /// stay numbers. Life comes from a deck of 32, of which a Hand of 7 is dealt first.
    pub(crate) const fn range(self) -> RangeInclusive<i32> {
        match self {
            Fact::Power => 0..=9900,
            Fact::Damage => 0..=99,
            Fact::Life => 1..=24,
            Fact::Hats => 0..=4,
            _ => 1..=255,
        }
    }
}

/// One thing that is wrong with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardFault {
    /// A name, a title, a crew, a member or a user without any letter.
    Empty(Fact),
    /// The same crew, member or user again.
    Twice(Fact),
    /// What only other categories have.
    Foreign(Fact),
    /// A number less or more than anything is made for.
    OutOfRange(Fact),
    /// A Character that does not fly one flag, or a Team that flies none.
    Crews {
        /// How many there are.
        count: usize,
    },
    /// A Team that is not of two.
    Members {
        /// How many there are.
        count: usize,
    },
    /// A Technique that nobody can use.
    NoUsers,
    /// A Technique with no text of its kind, or with more than one: what would be used is not defined.
    Texts {
        /// How many there are.
        count: usize,
    },
    /// This ability of a Technique, from 0, is neither its text nor continuous.
    NeverInPlay(usize),
    /// This ability of a Character is a Technique's.
    NeverUsed(usize),
    /// This ability always works, and has a cost.
    NeverPaid(usize),
    /// This ability is not triggered, and can be declined.
    NeverDeclined(usize),
    /// This ability waits for a moment in which only Techniques are used.
    NeverOpens(usize),
}

impl CardFault {
    /// The clause that is broken.
    pub fn clause(&self) -> Clause {
        match self {
            CardFault::Empty(fact) | CardFault::Twice(fact) => fact.clause(),
            CardFault::Foreign(fact) => fact.clause(),
            CardFault::OutOfRange(fact) => fact.clause(),
            CardFault::Crews { .. } => Clause::MM_4_1,
            CardFault::Members { .. } => Clause::MM_7_7_1,
            CardFault::NoUsers => Clause::MM_7_5_1,
            CardFault::Texts { .. } | CardFault::NeverInPlay(_) | CardFault::NeverUsed(_) => Clause::MM_4_2,
            CardFault::NeverPaid(_) => Clause::MM_12_1,
            CardFault::NeverDeclined(_) => Clause::MM_9_4,
            CardFault::NeverOpens(_) => Clause::MM_13_1_4,
        }
    }
}

impl Fact {
    /// Where the regulation speaks of it.
    const fn clause(self) -> Clause {
        match self {
            Fact::Name | Fact::Title | Fact::Crew | Fact::Power | Fact::Damage | Fact::Life => Clause::MM_4_1,
            Fact::Users | Fact::Window => Clause::MM_4_2,
            Fact::Limit => Clause::MM_7_5_6,
            Fact::Members => Clause::MM_7_7_1,
            Fact::Hats => Clause::MM_1_3,
        }
    }
}

impl std::fmt::Display for CardFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(kernel::Clause::id(self.clause()))
    }
}

impl Definition {
    /// Whether something that a deck must know of it is not known. Then it may lack more: its crew, its text.
    fn is_unknown(&self) -> bool {
        match self.category {
            Category::Technique => self.users.is_none() || self.window.is_none(),
            Category::Character | Category::Team => self.stats.is_none(),
        }
    }

    /// Everything that keeps the card from being played; a library has cards without faults only. That its numbers are not
    /// known is no fault of the card: no deck may hold it.
    ///
    /// ```
    /// use mm25::{CardFault, Fact, built_in_cards};
    /// let mut card = built_in_cards().remove(0);
    /// assert_eq!(card.faults(), []);
    /// card.limit = Some(1);
    /// card.crews.clear();
    /// assert_eq!(card.faults(), [CardFault::Foreign(Fact::Limit), CardFault::Crews { count: 0 }]);
    /// card.stats = None;
    /// assert_eq!(card.faults(), [CardFault::Foreign(Fact::Limit)]);
    /// ```
    pub fn faults(&self) -> Vec<CardFault> {
        let mut faults = self.named_faults();
        faults.extend(self.foreign().into_iter().map(CardFault::Foreign));
        faults.extend(self.out_of_range().into_iter().map(CardFault::OutOfRange));
        let (crews, members) = (self.crews.len(), self.members.len());
        match self.category {
            Category::Character if crews != 1 && (crews > 1 || !self.is_unknown()) => {
                faults.push(CardFault::Crews { count: crews });
            }
            Category::Team if crews == 0 && !self.is_unknown() => faults.push(CardFault::Crews { count: crews }),
            Category::Character | Category::Team | Category::Technique => {}
        }
        if self.category == Category::Team && members != 2 {
            faults.push(CardFault::Members { count: members });
        }
        if self.users == Some(Users::Named(Vec::new())) {
            faults.push(CardFault::NoUsers);
        }
        faults.extend(self.ability_faults());
        faults
    }

    /// Names that are none, and those that are there twice.
    fn named_faults(&self) -> Vec<CardFault> {
        let crews: Vec<&String> = self.crews.iter().map(|crew| &crew.0).collect();
        let users = match &self.users {
            Some(Users::Named(names)) => names.iter().collect(),
            _ => Vec::new(),
        };
        let lists = [
            (Fact::Name, vec![&self.name]),
            (Fact::Title, self.title.iter().collect()),
            (Fact::Crew, crews),
            (Fact::Members, self.members.iter().collect()),
            (Fact::Users, users),
        ];
        let mut faults = Vec::new();
        for (fact, names) in lists {
            if names.iter().any(|name| name.trim().is_empty()) {
                faults.push(CardFault::Empty(fact));
            }
            if names.iter().collect::<HashSet<_>>().len() < names.len() {
                faults.push(CardFault::Twice(fact));
            }
        }
        faults
    }

    fn foreign(&self) -> Vec<Fact> {
        let is_technique = self.category == Category::Technique;
        let words = &self.words;
        let others = [&words.ja, &words.zh_hant, &words.it].into_iter().flatten();
        let is_titled = self.title.is_some() || others.into_iter().any(|(_, title)| title.is_some());
        let of_techniques = [
            (Fact::Users, self.users.is_some()),
            (Fact::Limit, self.limit.is_some()),
            (Fact::Window, self.window.is_some()),
        ];
        let of_characters =
            [(Fact::Title, is_titled), (Fact::Crew, !self.crews.is_empty()), (Fact::Power, self.stats.is_some())];
        let of_teams = (Fact::Members, !self.members.is_empty());
        let mut foreign: Vec<(Fact, bool)> = Vec::new();
        foreign.extend(if is_technique { of_characters } else { of_techniques });
        foreign.extend(Some(of_teams).filter(|_| self.category != Category::Team));
        foreign.into_iter().filter(|(_, there)| *there).map(|(fact, _)| fact).collect()
    }

    fn out_of_range(&self) -> Vec<Fact> {
        let stats = self.stats.iter().filter(|_| self.category != Category::Technique);
        let numbers = stats
            .flat_map(|stats| {
                [(Fact::Power, stats.power), (Fact::Damage, stats.damage), (Fact::Life, i32::from(stats.life))]
            })
            .chain(self.limit.map(|limit| (Fact::Limit, i32::from(limit))))
            .chain([(Fact::Hats, i32::from(self.hats))]);
        numbers.filter(|(fact, number)| !fact.range().contains(number)).map(|(fact, _)| fact).collect()
    }

    fn ability_faults(&self) -> Vec<CardFault> {
        let is_technique = self.category == Category::Technique;
        let texts = self.abilities.iter().filter(|ability| matches!(ability.kind, Kind::Technique(..))).count();
        let mut faults = Vec::new();
        // What nobody has printed is not missing.
        let is_missing = texts == 0 && !(self.is_unknown() && self.abilities.is_empty());
        if is_technique && (texts > 1 || is_missing) {
            faults.push(CardFault::Texts { count: texts });
        }
        for (index, ability) in self.abilities.iter().enumerate() {
            match ability.kind {
                Kind::Technique(..) if !is_technique => faults.push(CardFault::NeverUsed(index)),
                Kind::Action(..) | Kind::Triggered(..) | Kind::Reinforcing(_) if is_technique => {
                    faults.push(CardFault::NeverInPlay(index));
                }
                Kind::Technique(..)
                | Kind::Action(..)
                | Kind::Triggered(..)
                | Kind::Reinforcing(_)
                | Kind::Continuous(_) => {}
            }
            if matches!(ability.kind, Kind::Continuous(_) | Kind::Reinforcing(_)) && !ability.cost.is_empty() {
                faults.push(CardFault::NeverPaid(index));
            }
            if !matches!(ability.kind, Kind::Triggered(..)) && ability.optional {
                faults.push(CardFault::NeverDeclined(index));
            }
        }
        let of_techniques = |window: &Window| matches!(window, Window::BattleActions | Window::Interrupt);
        let never_opens = |ability: &Ability| matches!(&ability.kind, Kind::Triggered(Timing::In(window), _) if of_techniques(window));
        let waiting = self.abilities.iter().enumerate().filter(|(_, ability)| never_opens(ability));
        faults.extend(waiting.map(|(index, _)| CardFault::NeverOpens(index)));
        faults
    }
}
