//! Effects as flat code: steps with their picks taken apart, so that each instruction asks at most one thing.

use super::{Act, Cards, Condition, End, Modifier, Pick, Place, Player, Timing, Until, Value, Where};
use script::{At, Language};

/// The vocabulary of this game's code.
pub struct Effects;

impl Language for Effects {
    type Verb = Verb;
    type Test = Test;
    type Who = Player;
}

/// What an instruction is done to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ref {
    /// The card whose text this is.
    This,
    /// The card that the timing is about.
    It,
    /// What was picked into a slot.
    Slot(u8),
    /// All such cards.
    All(Cards),
    /// Cards at an end of a stack.
    Ends {
        /// Whose.
        whose: Player,
        /// Deck or Life.
        place: Place,
        /// Which end.
        end: End,
        /// How many.
        count: Value,
    },
    /// The attacking card.
    Attacker,
    /// The attack's target.
    Target,
    /// A player.
    Player(Player),
}

/// One instruction.
// Code is made once and shared; the size of an instruction does not matter.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, clippy::large_enum_variant)]
pub enum Verb {
    /// Cards are picked into a slot.
    Pick {
        slot: u8,
        pick: Pick,
    },
    /// An act is done to cards.
    Do(Act, Ref),
    /// A modifier begins to last. The number is its place in the library.
    Modify {
        what: u16,
        modifier: Modifier,
        until: Until,
        on: Ref,
    },
    Draw {
        who: Player,
        count: Value,
        up_to: bool,
    },
    AddDon {
        count: Value,
        up_to: bool,
        rested: bool,
    },
    SetDonActive {
        who: Player,
        count: Value,
        up_to: bool,
    },
    RestDon {
        who: Player,
        count: Value,
        up_to: bool,
    },
    ReturnDon {
        who: Player,
        count: Value,
    },
    Look {
        whose: Player,
        place: Place,
        count: Option<Value>,
    },
    PutBack(Where),
    Shuffle(Player),
    Damage {
        who: Player,
        count: Value,
    },
    NameNumber(Player),
    Win(Player),
    Run(Timing),
    KeepDonRested {
        who: Player,
        count: Value,
        up_to: bool,
    },
    /// [Once Per Turn] is used up.
    Once,
    /// What would have happened to the cards that a replacement is about does not.
    Spare,
}

/// What an instruction checks.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)]
pub enum Test {
    /// A condition of the text.
    Holds(Condition),
    /// Whether the whole cost of this ability can be paid.
    Payable(u16),
    /// Whether the part of a cost just paid was paid wholly.
    Paid,
}

/// Where an ability's code begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// With conditions, and with the question whether to pay.
    pub due: At,
    /// With paying.
    pub paid: At,
}
