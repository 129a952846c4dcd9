//! Effects as flat code: steps with their picks taken apart, so that each instruction asks at most one thing.

use super::{Act, Cards, Condition, Count, End, Modifier, Pick, Place, Player, Slot, Step, Until, Value};
use script::{At, Language};

/// The vocabulary of this game's code.
pub struct Effects;

impl Language for Effects {
    type Verb = Verb;
    type Test = Test;
    type Who = Asked;
}

/// What an instruction is done to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ref {
    /// The card whose text this is.
    This,
    /// The card that the timing is about.
    It,
    /// What was picked into a slot.
    Slot(Slot),
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
    /// These and those.
    Both(Box<Ref>, Box<Ref>),
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
#[allow(clippy::large_enum_variant)]
pub enum Verb {
    /// Cards are picked into a slot.
    Pick {
        /// Which.
        slot: Slot,
        /// How many of which.
        pick: Pick,
    },
    /// How many of the cards of the pick that follows are DON!! of the cost area.
    PickDon(Pick),
    /// They are rested, or kept rested in the next Refresh Phase.
    PickedDon {
        /// Whose.
        whose: Player,
        /// Rested now; else kept so.
        rest: bool,
    },
    /// A player says how many, of so many as there are; the instruction that follows is done with that many.
    HowMany {
        /// Who.
        who: Player,
        /// In which bounds.
        count: Count,
        /// At most this.
        there: There,
        /// Not at all, if there are none of these.
        on: Option<Ref>,
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
    /// Cards that went together to a hidden place are put in order by their owner.
    Arrange(Place, End),
    /// A step that needs no picking.
    Step(Step),
    /// The rest is done later: its code begins there.
    Later(super::Moment, At),
    /// Cards are gathered, to be gone through one by one.
    Gather(Ref),
    /// The next of them becomes "it".
    Next,
    /// "It" is again what it was before they were gone through.
    Gone,
    /// [Once Per Turn] is used up.
    Once,
    /// What would have happened to the cards that a replacement is about does not.
    Spare,
}

/// How many there are, of which somebody says how many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum There {
    /// So many.
    Number(Value),
    /// DON!! in the cost area of these cards' owner: a card has its own player's DON!! (OP-7.19).
    Cost {
        /// To which cards they go.
        of: Ref,
        /// Rested ones; else active ones.
        rested: bool,
    },
    /// DON!! given to other cards of the same owner.
    Given(Ref),
}

/// Who is asked whether to do something, or what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who.
    pub who: Player,
    /// Yes may be said only if this can be done.
    pub needs: Needs,
}

/// What must be possible for somebody to say yes. It is looked at when they answer, since others may not know it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)]
pub enum Needs {
    /// Nothing.
    Nothing,
    /// The whole cost of the ability under way, and what it does instead of something.
    Cost,
    /// This step, at least in part.
    Begin(Step),
    /// Of these ways to pay, the one that is chosen.
    Ways(Vec<Vec<Step>>),
}

/// What an instruction checks.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)]
pub enum Test {
    /// A condition of the text.
    Holds(Condition),
    /// Whether the cost of this ability could be paid, for all that everybody knows.
    Payable(u16),
    /// Whether the part of a cost just paid was paid wholly.
    Paid,
    /// Whether there are such cards.
    There(Ref),
    /// Whether some of the gathered cards are still to come.
    More,
}

/// Where an ability's code begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// With conditions, and with the question whether to pay.
    pub due: At,
    /// With paying.
    pub paid: At,
}
