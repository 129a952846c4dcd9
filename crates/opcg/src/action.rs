//! Inputs, and why they are refused.

use crate::{Clause, Face, Sign, Spot};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Where a DON!! on the field lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum DonAt {
    /// Active in the cost area.
    Active,
    /// Rested in the cost area.
    Rested,
    /// Given to this card.
    Given(Spot),
}

/// An input. Cards are named by where the sender sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Throws a sign.
    Sign(Sign),
    /// Takes the first turn.
    GoFirst,
    /// Lets the other begin.
    GoSecond,
    /// Keeps the opening hand.
    KeepHand,
    /// Returns the whole hand and draws anew.
    Redraw,
    /// Plays a card from the hand.
    Play {
        /// Its place there.
        hand: u8,
        /// The Character that makes room for a sixth.
        over: Option<u8>,
    },
    /// Activates an [Activate: Main] effect.
    Activate {
        /// Of this card.
        card: Spot,
        /// Which of its abilities.
        ability: u8,
    },
    /// Gives an active DON!! to a card.
    Give {
        /// The card.
        to: Spot,
    },
    /// Attacks.
    Attack {
        /// With this card.
        attacker: Spot,
        /// That one.
        target: Spot,
    },
    /// Declares the end of the Main Phase.
    EndMain,
    /// Blocks with a card.
    Block(Spot),
    /// Uses the counter value of a Character card in the hand.
    Counter {
        /// The card.
        card: Spot,
        /// Who gains the power.
        on: Spot,
    },
    /// Activates an Event in the Counter Step.
    CounterEvent {
        /// Its place in the hand.
        hand: u8,
    },
    /// Does nothing more in a step, or does not block.
    Pass,
    /// Uses the trigger of a Life card.
    Trigger,
    /// Takes a Life card into the hand.
    TakeLife,
    /// Picks a card: for an effect, or as the one that makes room.
    Pick(Spot),
    /// Puts the picked card at the bottom instead of the top.
    PickForBottom(Spot),
    /// Has picked enough.
    Done,
    /// Does what may be done.
    Yes,
    /// Does not.
    No,
    /// One of several ways to go on.
    Choose(u8),
    /// Which of the own effects that are due comes next.
    Next(u8),
    /// A number, or how many.
    Number(u8),
    /// Which DON!! goes back to the DON!! deck.
    Return(DonAt),
    /// Takes back an answer that has begun.
    Cancel,
    /// Gives up.
    Concede,
}

/// Why an input is refused: the rows of OP-16 with the facts behind them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::VariantNames)]
#[allow(missing_docs)]
pub enum Reason {
    GameOver,
    NotYourDecision { asked: Option<Seat> },
    WrongTiming,
    NoSuchCard,
    FirstTurn,
    BadReplacement,
    IllegalAttacker { face: Face },
    IllegalTarget { face: Face },
    IllegalGive,
    IllegalBlock,
    IllegalCounter,
    NotAvailable,
    BadChoice,
    BadMulligan,
    CannotPay { cost: u8, active: u8 },
}

impl kernel::Reason for Reason {
    type Clause = Clause;

    fn name(&self) -> &'static str {
        match self {
            Reason::GameOver => "GameOver",
            Reason::NotYourDecision { .. } => "NotYourDecision",
            Reason::WrongTiming => "WrongTiming",
            Reason::NoSuchCard => "NoSuchCard",
            Reason::FirstTurn => "FirstTurn",
            Reason::BadReplacement => "BadReplacement",
            Reason::IllegalAttacker { .. } => "IllegalAttacker",
            Reason::IllegalTarget { .. } => "IllegalTarget",
            Reason::IllegalGive => "IllegalGive",
            Reason::IllegalBlock => "IllegalBlock",
            Reason::IllegalCounter => "IllegalCounter",
            Reason::NotAvailable => "NotAvailable",
            Reason::BadChoice => "BadChoice",
            Reason::BadMulligan => "BadMulligan",
            Reason::CannotPay { .. } => "CannotPay",
        }
    }

    fn row(&self) -> Clause {
        match self {
            Reason::NotYourDecision { .. } => Clause::OP_16_1,
            Reason::GameOver => Clause::OP_16_2,
            Reason::WrongTiming => Clause::OP_16_3,
            Reason::NoSuchCard => Clause::OP_16_4,
            Reason::CannotPay { .. } => Clause::OP_16_5,
            Reason::BadReplacement => Clause::OP_16_6,
            Reason::FirstTurn => Clause::OP_16_8,
            Reason::IllegalAttacker { .. } => Clause::OP_16_9,
            Reason::IllegalTarget { .. } => Clause::OP_16_10,
            Reason::IllegalGive => Clause::OP_16_11,
            Reason::IllegalBlock => Clause::OP_16_12,
            Reason::IllegalCounter => Clause::OP_16_13,
            Reason::NotAvailable => Clause::OP_16_14,
            Reason::BadChoice => Clause::OP_16_15,
            Reason::BadMulligan => Clause::OP_16_17,
        }
    }
}
