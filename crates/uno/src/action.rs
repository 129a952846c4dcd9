//! Inputs, and why they are refused.

use crate::{Clause, Colour, Face};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A card put on the discards, with everything that is said along with it (UN-4.1.6, UN-5.6.2, UN-6.1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Play {
    /// The card.
    pub face: Face,
    /// The colour named, with a colourless card.
    pub colour: Option<Colour>,
    /// Who receives the gift of a red-hair.
    pub target: Option<Seat>,
    /// The gift.
    pub gift: Option<Face>,
    /// Whether "I will become the Pirate King!" is shouted.
    pub call: bool,
}

impl Play {
    /// The card alone.
    pub const fn card(face: Face) -> Play {
        Play { face, colour: None, target: None, gift: None, call: false }
    }

    /// Naming a colour.
    pub const fn naming(self, colour: Colour) -> Play {
        Play { colour: Some(colour), ..self }
    }

    /// Handing over a card.
    pub const fn giving(self, gift: Face, target: Seat) -> Play {
        Play { gift: Some(gift), target: Some(target), ..self }
    }

    /// With the call.
    pub const fn calling(self) -> Play {
        Play { call: true, ..self }
    }
}

/// An input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Puts a card down, from the hand or just drawn.
    Play(Play),
    /// Draws a card.
    Draw,
    /// Keeps the card just drawn.
    Keep,
    /// Names a colour for a wild that lies as start card.
    ChooseColour(Colour),
    /// Doubts an ace.
    Challenge,
    /// Takes an ace's cards.
    Accept,
    /// Points out that a seat forgot the call.
    Catch(Seat),
    /// Points out that a seat's card does not fit.
    AccuseMisplay(Seat),
    /// Says that a seat drew though it could have played.
    AccuseDraw(Seat),
    /// Lets a window pass.
    Pass,
    /// Leaves the match.
    Concede,
    /// The shell: deal the next round.
    NextRound,
    /// The shell: the open window has run out; its default is taken.
    WindowOver,
    /// The shell: a seat's time is up; it leaves the match.
    TimeOut(Seat),
}

/// Why an input is refused: the rows of UN-13 with the facts behind them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Reason {
    NotYourTurn { asked: Option<Seat> },
    RoundOver,
    MatchOver,
    RoundNotOver,
    CardNotInHand { face: Face },
    CardDoesNotMatch { face: Face, top: Face, colour: Option<Colour> },
    OnlyDrawnCard { drawn: Face },
    NotDrawn,
    AlreadyDrawn,
    NothingToDraw,
    ColourMissing,
    ColourNotAllowed,
    BadColour,
    TargetMissing,
    GiftMissing,
    TargetSelf,
    TargetOut { seat: Seat },
    GiftNotInHand { face: Face },
    GiftNotAllowed,
    CallNotDue,
    ReactionClosed,
    SelfReaction,
    NotNextPlayer { asked: Seat },
    NoAce,
    AlreadySettled,
    ReactionOff,
    BadInput,
}

impl kernel::Reason for Reason {
    type Clause = Clause;

    fn name(&self) -> &'static str {
        match self {
            Reason::NotYourTurn { .. } => "NotYourTurn",
            Reason::RoundOver => "RoundOver",
            Reason::MatchOver => "MatchOver",
            Reason::RoundNotOver => "RoundNotOver",
            Reason::CardNotInHand { .. } => "CardNotInHand",
            Reason::CardDoesNotMatch { .. } => "CardDoesNotMatch",
            Reason::OnlyDrawnCard { .. } => "OnlyDrawnCard",
            Reason::NotDrawn => "NotDrawn",
            Reason::AlreadyDrawn => "AlreadyDrawn",
            Reason::NothingToDraw => "NothingToDraw",
            Reason::ColourMissing => "ColourMissing",
            Reason::ColourNotAllowed => "ColourNotAllowed",
            Reason::BadColour => "BadColour",
            Reason::TargetMissing => "TargetMissing",
            Reason::GiftMissing => "GiftMissing",
            Reason::TargetSelf => "TargetSelf",
            Reason::TargetOut { .. } => "TargetOut",
            Reason::GiftNotInHand { .. } => "GiftNotInHand",
            Reason::GiftNotAllowed => "GiftNotAllowed",
            Reason::CallNotDue => "CallNotDue",
            Reason::ReactionClosed => "ReactionClosed",
            Reason::SelfReaction => "SelfReaction",
            Reason::NotNextPlayer { .. } => "NotNextPlayer",
            Reason::NoAce => "NoAce",
            Reason::AlreadySettled => "AlreadySettled",
            Reason::ReactionOff => "ReactionOff",
            Reason::BadInput => "BadInput",
        }
    }

    fn row(&self) -> Clause {
        match self {
            Reason::NotYourTurn { .. } | Reason::RoundOver | Reason::MatchOver | Reason::RoundNotOver => {
                Clause::UN_13_1_1
            }
            Reason::CardNotInHand { .. }
            | Reason::CardDoesNotMatch { .. }
            | Reason::OnlyDrawnCard { .. }
            | Reason::NotDrawn
            | Reason::AlreadyDrawn
            | Reason::NothingToDraw => Clause::UN_13_1_2,
            Reason::ColourMissing | Reason::ColourNotAllowed | Reason::BadColour => Clause::UN_13_1_3,
            Reason::TargetMissing
            | Reason::GiftMissing
            | Reason::TargetSelf
            | Reason::TargetOut { .. }
            | Reason::GiftNotInHand { .. }
            | Reason::GiftNotAllowed => Clause::UN_13_1_4,
            Reason::CallNotDue
            | Reason::ReactionClosed
            | Reason::SelfReaction
            | Reason::NotNextPlayer { .. }
            | Reason::NoAce
            | Reason::AlreadySettled
            | Reason::ReactionOff => Clause::UN_13_1_5,
            Reason::BadInput => Clause::UN_13_1_6,
        }
    }
}
