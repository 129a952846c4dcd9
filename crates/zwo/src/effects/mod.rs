//! What cards do: as data, and as code.

mod ast;
mod code;
mod keywords;
mod lower;

use serde::{Deserialize, Serialize};

pub use ast::*;
pub use code::{Effects, KeptIn, Ref, Test, Verb};
pub use script::Op;

pub(crate) use lower::Lowering;

/// What modifiers are about, one bit each: most questions are about one, and most cards have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Topics(u8);

impl Topics {
    pub(crate) const POWER: Topics = Topics(1);
    pub(crate) const CRITICAL: Topics = Topics(2);
    pub(crate) const COST: Topics = Topics(4);
    pub(crate) const KEYWORD: Topics = Topics(8);
    pub(crate) const CANNOT: Topics = Topics(16);
    /// About players, whatever it says of them.
    pub(crate) const PLAYER: Topics = Topics(32);
    /// Sets a number: then it matters since when (ZW-11.19).
    pub(crate) const BECOMES: Topics = Topics(64);

    pub(crate) const fn or(self, other: Topics) -> Topics {
        Topics(self.0 | other.0)
    }

    pub(crate) const fn overlaps(self, other: Topics) -> bool {
        self.0 & other.0 != 0
    }
}

impl Stat {
    pub(crate) const fn topic(self) -> Topics {
        match self {
            Stat::Power => Topics::POWER,
            Stat::Critical => Topics::CRITICAL,
            Stat::SummonCost | Stat::ReviveCost => Topics::COST,
            Stat::Damage => Topics(0),
        }
    }
}

impl Modifier {
    pub(crate) fn topic(&self) -> Topics {
        match self {
            Modifier::Add(stat, _) => stat.topic(),
            Modifier::Becomes(stat, _) => stat.topic().or(Topics::BECOMES),
            Modifier::Has(_) => Topics::KEYWORD,
            Modifier::Cannot(_) => Topics::CANNOT,
        }
    }
}

impl Ability {
    /// What a continuous ability is about.
    pub(crate) fn topics(&self) -> Topics {
        let Kind::Continuous(holding) = &self.kind else { return Topics::default() };
        let topic = |(objects, modifier): &(Objects, Modifier)| match objects {
            Objects::Player(_) => Topics::PLAYER.or(modifier.topic()),
            _ => modifier.topic(),
        };
        holding.iter().map(topic).fold(Topics::default(), Topics::or)
    }
}

/// What Auto abilities wait for, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Watch(u32);

impl Watch {
    const PLAYER: u32 = 20;
    pub(crate) const START: Watch = Watch(1 << 28);
    pub(crate) const END: Watch = Watch(1 << 29);

    pub(crate) const fn card(happening: Happening) -> Watch {
        Watch(1 << happening as u32)
    }

    pub(crate) const fn player(happening: PlayerHappening) -> Watch {
        Watch(1 << (Watch::PLAYER + happening as u32))
    }

    pub(crate) fn timing(timing: &Timing) -> Watch {
        match timing {
            Timing::When(happening, _) => Watch::card(*happening),
            Timing::WhenPlayer(happening, _) => Watch::player(*happening),
            Timing::StartOf(..) => Watch::START,
            Timing::EndOfTurn(_) => Watch::END,
        }
    }

    pub(crate) const fn or(self, other: Watch) -> Watch {
        Watch(self.0 | other.0)
    }

    pub(crate) const fn overlaps(self, other: Watch) -> bool {
        self.0 & other.0 != 0
    }
}
