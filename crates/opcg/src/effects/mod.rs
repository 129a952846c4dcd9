//! What cards do: as data, and as code.

mod ast;
mod code;
mod deeds;
mod lower;
mod slots;
mod walk;

use serde::{Deserialize, Serialize};

pub use ast::*;
pub use code::{Asked, Effects, Entry, Needs, Ref, Test, There, Verb};
pub use deeds::Deed;
pub use script::Op;
pub use script::Unplayable;

pub(crate) use lower::{Lowering, toll};
pub use slots::SLOTS;
pub(crate) use slots::{KeptIn, Picks, places as slot_places};
pub(crate) use walk::Part;

impl Timing {
    /// Each of the timings that this one stands for.
    pub fn each(&self) -> impl Iterator<Item = &Timing> + Clone {
        match self {
            Timing::Any(timings) => timings.as_slice(),
            one => std::slice::from_ref(one),
        }
        .iter()
    }

    /// Whether using it says already that its cost will be paid. An Event may be activated without paying what its effect
    /// costs; then nothing happens (OP-7.12, OP-14.4).
    pub fn is_declared(&self) -> bool {
        self.each().all(|timing| matches!(timing, Timing::ActivateMain | Timing::Trigger))
    }
}

impl Condition {
    /// Whether it stands in brackets before the text.
    pub(crate) const fn is_tag(&self) -> bool {
        match self {
            Condition::Given(_) | Condition::YourTurn | Condition::OpponentsTurn => true,
            Condition::Number(..)
            | Condition::Exists(_)
            | Condition::Is(..)
            | Condition::Did
            | Condition::PlayedThisTurn
            | Condition::Not(_)
            | Condition::All(_)
            | Condition::Any(_)
            | Condition::Picked(_) => false,
        }
    }
}

/// What modifiers are about, one bit each: most questions are about one, and most cards have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Topics(u16);

impl Topics {
    pub(crate) const POWER: Topics = Topics(1);
    pub(crate) const COST: Topics = Topics(2);
    pub(crate) const COUNTER: Topics = Topics(4);
    pub(crate) const KEYWORD: Topics = Topics(8);
    pub(crate) const CANNOT: Topics = Topics(16);
    pub(crate) const CAN: Topics = Topics(32);
    /// Names, types, attributes.
    pub(crate) const NATURE: Topics = Topics(64);
    pub(crate) const NEGATION: Topics = Topics(128);
    pub(crate) const LENT: Topics = Topics(256);
    /// About players, whatever it says of them.
    pub(crate) const PLAYER: Topics = Topics(512);
    /// What an attack costs.
    pub(crate) const TOLL: Topics = Topics(1024);
    /// What sets a base power or a base cost, which little text does.
    pub(crate) const BASE: Topics = Topics(8192);
    /// Lent text that is used or comes due, and does not just stand.
    pub(crate) const TIMED: Topics = Topics(2048);
    /// Lent text that stands and is about more than the card that has it.
    pub(crate) const AROUND: Topics = Topics(4096);
    /// About decks only.
    const NOTHING: Topics = Topics(0);

    pub(crate) const fn or(self, other: Topics) -> Topics {
        Topics(self.0 | other.0)
    }

    pub(crate) const fn overlaps(self, other: Topics) -> bool {
        self.0 & other.0 != 0
    }
}

impl Modifier {
    pub(crate) fn topic(&self) -> Topics {
        match self {
            Modifier::Power(_) => Topics::POWER,
            Modifier::Cost(_) => Topics::COST,
            Modifier::BasePower(_) | Modifier::BaseCost(_) => Topics::BASE,
            Modifier::Counter(_) => Topics::COUNTER,
            Modifier::Has(_) => Topics::KEYWORD,
            Modifier::Cannot(Prohibition::AttackUnless(_)) => Topics::TOLL,
            Modifier::Cannot(_) => Topics::CANNOT,
            Modifier::Can(_) => Topics::CAN,
            Modifier::AlsoNamed(_) | Modifier::AlsoType(_) | Modifier::AlsoAttribute(_) => Topics::NATURE,
            Modifier::Negated => Topics::NEGATION,
            Modifier::Gains(_) => Topics::LENT,
            Modifier::NegatedAt(_) | Modifier::DonDeck(_) => Topics::NOTHING,
        }
    }
}
