//! Effects as flat code: steps with their picks taken apart, so that each instruction asks at most one thing.

use super::{Act, Cards, Condition, Modifier, Pick, Player, Step, Until};
use script::Language;

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
    /// The card that an Auto's condition is about.
    It,
    /// The targets with this place among the ability's.
    Aim(u8),
    /// What was picked.
    Picked(KeptIn),
    /// All such cards.
    All(Cards),
    /// Players.
    Player(Player),
}

/// The places for what the picks of an effect take. There are no others, so that a wrong one cannot be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeptIn {
    /// Of the first pick.
    First,
    /// Of the second.
    Second,
}

impl KeptIn {
    /// Both.
    pub const ALL: [KeptIn; 2] = [KeptIn::First, KeptIn::Second];
}

/// One instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // code is made once and shared
pub enum Verb {
    /// Cards are picked.
    Pick {
        /// To be kept here.
        slot: KeptIn,
        /// How many of which.
        pick: Pick,
    },
    /// An act is done to cards.
    Do(Act, Ref),
    /// A modifier begins to last.
    Modify {
        /// Its place in the library.
        what: u16,
        /// Itself.
        modifier: Modifier,
        /// How long.
        until: Until,
        /// For whom.
        on: Ref,
    },
    /// A step that needs no picking.
    Step(Step),
}

/// What an instruction checks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Test {
    /// Conditions of the text, all of them.
    All(Vec<Condition>),
}
