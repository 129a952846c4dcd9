//! What cards do: as data, and as code.

mod ast;
mod code;
mod lower;

pub use ast::*;
pub use code::{Effects, Entry, Ref, Test, Verb};
pub use lower::TooDeep;
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
