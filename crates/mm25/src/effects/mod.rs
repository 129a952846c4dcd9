//! What cards do: as data, and as code.

mod ast;
mod code;
mod lower;

pub use ast::*;
pub use code::{Effects, Entry, Ref, Test, Verb};
pub use script::Op;

pub(crate) use lower::Lowering;

impl Window {
    /// All of them, as they come.
    pub const ALL: [Window; 9] = [
        Window::Declared,
        Window::Before,
        Window::BattleActions,
        Window::Interrupt,
        Window::BeforeComparison,
        Window::AfterComparison,
        Window::BeforeDamage,
        Window::Defeated,
        Window::AfterBattle,
    ];
}

impl Ability {
    /// What holds as long as the card is on the Bridge.
    pub(crate) fn continuous(&self) -> &[(Objects, Modifier)] {
        match &self.kind {
            Kind::Continuous(holding) => holding,
            _ => &[],
        }
    }

    /// What holds as long as the card is a Reinforcement.
    pub(crate) fn reinforcing(&self) -> &[(Objects, Modifier)] {
        match &self.kind {
            Kind::Reinforcing(holding) => holding,
            _ => &[],
        }
    }

    /// What holds as long as a Technique is in play.
    pub(crate) fn lasting(&self) -> &[(Objects, Modifier)] {
        match &self.kind {
            Kind::Technique(_, lasting) => lasting,
            _ => &[],
        }
    }
}

/// What modifiers are about, one bit each: texts about something else need not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Topics(u8);

impl Topics {
    pub(crate) const POWER: Topics = Topics(1);
    /// Power and Damage.
    pub(crate) const BONUS: Topics = Topics(2);
    pub(crate) const DAMAGE: Topics = Topics(4);
    pub(crate) const ATTACK: Topics = Topics(8);
    pub(crate) const ACTIONS: Topics = Topics(16);
    /// What is seldom asked.
    pub(crate) const OTHER: Topics = Topics(32);

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
            Modifier::InitialPower(_) => Topics::POWER,
            Modifier::Bonus { .. } => Topics::BONUS,
            Modifier::DamageUpTo { .. } => Topics::DAMAGE,
            Modifier::CannotBeAttackedBy(_)
            | Modifier::CannotAttack
            | Modifier::MayAttack(_)
            | Modifier::MayIgnoreSailor(_)
            | Modifier::AttackCosts(_) => Topics::ATTACK,
            Modifier::Actions(_) => Topics::ACTIONS,
            Modifier::NoTechniqueDamage
            | Modifier::TechniquesToChest(_)
            | Modifier::NoTrophy
            | Modifier::FreeCall
            | Modifier::Indestructible
            | Modifier::PreventDamage(_)
            | Modifier::LosesDraws => Topics::OTHER,
        }
    }
}

impl Ability {
    /// What its modifiers are about.
    pub(crate) fn topics(&self) -> Topics {
        let all = self.continuous().iter().chain(self.reinforcing()).chain(self.lasting());
        all.map(|(_, modifier)| modifier.topic()).fold(Topics::default(), Topics::or)
    }
}
