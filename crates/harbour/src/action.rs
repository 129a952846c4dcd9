//! Inputs, and why they are refused.

use crate::Clause;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// An input, or a part of one. Cards are named by their position in the own hand, or among the cards looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Keeps the hand just dealt.
    Keep,
    /// Draws a new one.
    Redraw,
    /// Chooses this card of the hand in secret.
    Bid(u8),
    /// A part: loads this card of the hand.
    Pick(u8),
    /// Ends the answer: no further card is loaded.
    Done,
    /// Takes the parts of the answer back.
    Cancel,
    /// Looks at the two top cards of the own deck.
    Look,
    /// Shuffles the own deck.
    Shuffle,
    /// Leaves the own deck as it is.
    Pass,
    /// A part: puts this one of the cards looked at on the deck. 0 was the top card; the last one put is the new top.
    Put(u8),
    /// Gives the match up.
    Concede,
    /// The shell: deal the next game.
    NextGame,
}

/// Why an input is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    MatchOver,
    GameOver,
    GameNotOver,
    NotAsked { asked: Option<Seat> },
    NotAnAnswer,
    AnswerOpen,
    NothingBegun,
    NoSuchCard { position: u8 },
    NotAscending { after: u8 },
    TooHeavy { total: u8 },
    CannotComplete,
    TooFew { least: u8 },
    AlreadyPut { position: u8 },
}

impl kernel::Reason for Reason {
    type Clause = Clause;

    fn name(&self) -> &'static str {
        match self {
            Reason::MatchOver => "MatchOver",
            Reason::GameOver => "GameOver",
            Reason::GameNotOver => "GameNotOver",
            Reason::NotAsked { .. } => "NotAsked",
            Reason::NotAnAnswer => "NotAnAnswer",
            Reason::AnswerOpen => "AnswerOpen",
            Reason::NothingBegun => "NothingBegun",
            Reason::NoSuchCard { .. } => "NoSuchCard",
            Reason::NotAscending { .. } => "NotAscending",
            Reason::TooHeavy { .. } => "TooHeavy",
            Reason::CannotComplete => "CannotComplete",
            Reason::TooFew { .. } => "TooFew",
            Reason::AlreadyPut { .. } => "AlreadyPut",
        }
    }

    fn row(&self) -> Clause {
        match self {
            Reason::MatchOver
            | Reason::GameOver
            | Reason::GameNotOver
            | Reason::NotAsked { .. }
            | Reason::NotAnAnswer
            | Reason::AnswerOpen
            | Reason::NothingBegun => Clause::HB_8_1,
            Reason::NoSuchCard { .. }
            | Reason::NotAscending { .. }
            | Reason::TooHeavy { .. }
            | Reason::CannotComplete
            | Reason::TooFew { .. }
            | Reason::AlreadyPut { .. } => Clause::HB_8_2,
        }
    }
}
