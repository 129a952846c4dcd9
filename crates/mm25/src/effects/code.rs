//! Effects as flat code: each instruction asks at most one thing at a time.

use super::{Act, Against, Cards, Condition, Objects, Pick, Player, Step, Value};
use script::{At, Language};

/// The vocabulary of this game's code.
pub struct Effects;

impl Language for Effects {
    type Verb = Verb;
    type Test = Test;
    /// It is always the effect's own player who is asked.
    type Who = ();
}

/// What an instruction is done to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ref {
    /// The card whose text this is.
    This,
    /// A player's fighting Character.
    Fighter(Player),
    /// Both fighting Characters.
    Fighters,
    /// The Character that lost.
    Loser,
    /// The Technique that was just placed.
    Placed,
    /// What was picked.
    Picked,
    /// All such cards.
    All(Cards),
}

/// One instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // code is made once and shared
pub enum Verb {
    /// Cards are picked.
    Pick(Pick),
    /// An act is done to cards.
    Do(Act, Ref),
    /// A Battle begins: who, then whom.
    Begin {
        /// Who.
        by: Objects,
        /// Against whom.
        against: Against,
        /// What the attacker gains in it.
        bonus: (i32, i32),
    },
    /// A player puts cards from the Hand into the Ocean.
    Discard(Player, Value),
    /// The player calls a Reinforcement.
    Reinforce,
    /// A step that asks nothing.
    Step(Step),
}

/// What an instruction checks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Test {
    /// Conditions of the text, all of them.
    All(Vec<Condition>),
}

/// Where an ability's code begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// What is paid.
    pub cost: At,
    /// What it does.
    pub body: At,
}
