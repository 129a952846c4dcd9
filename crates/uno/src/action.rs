//! Inputs, and why they are refused.

use crate::{Clause, Colour, Face};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A card put on the discards, with everything that is said along with it (UN-4.1.6, UN-5.6.2, UN-6.1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
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

/// A play: what is [`Said`], in one word. A struct of five small fields is written byte by byte where it is listed and
/// read as a whole where it is carried out, for which a processor has to wait; that was a twentieth of all time.
///
/// ```
/// use uno::{Colour, Face, Play};
/// let said = Play::card(Face::WILD).naming(Colour::Red).calling().said();
/// assert_eq!((said.face, said.colour, said.gift, said.call), (Face::WILD, Some(Colour::Red), None, true));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Said", into = "Said")]
pub struct Play(u32);

// Where each part lies. Of those that may be missing, zero says that it is.
const COLOUR: u32 = 6;
const TARGET: u32 = 9;
const GIFT: u32 = 13;
const CALL: u32 = 19;

impl Play {
    /// The card alone.
    #[inline(always)]
    pub const fn card(face: Face) -> Play {
        Play(face.index() as u32)
    }

    /// Naming a colour.
    #[inline(always)]
    pub const fn naming(self, colour: Colour) -> Play {
        Play(self.0 | (colour as u32 + 1) << COLOUR)
    }

    /// Handing over a card.
    #[inline(always)]
    pub const fn giving(self, gift: Face, target: Seat) -> Play {
        Play(self.0 | (gift.index() as u32 + 1) << GIFT | (target.number() as u32 + 1) << TARGET)
    }

    /// With the call.
    #[inline(always)]
    pub const fn calling(self) -> Play {
        self.calling_if(true)
    }

    /// With the call, or without.
    #[inline(always)]
    pub(crate) const fn calling_if(self, call: bool) -> Play {
        Play(self.0 | (call as u32) << CALL)
    }

    /// The card.
    #[inline(always)]
    pub const fn face(self) -> Face {
        Face::at((self.0 & 63) as usize)
    }

    /// Everything.
    #[inline(always)]
    pub fn said(self) -> Said {
        Said {
            face: self.face(),
            colour: Colour::ALL.get((self.0 >> COLOUR & 7).wrapping_sub(1) as usize).copied(),
            target: Seat::new((self.0 >> TARGET & 15).wrapping_sub(1) as u8),
            gift: (self.0 >> GIFT & 63).checked_sub(1).map(|index| Face::at(index as usize)),
            call: self.0 >> CALL & 1 == 1,
        }
    }
}

impl From<Said> for Play {
    fn from(said: Said) -> Play {
        let mut play = Play::card(said.face).calling_if(said.call);
        if let Some(colour) = said.colour {
            play = play.naming(colour);
        }
        play.0 |= said.target.map_or(0, |target| u32::from(target.number()) + 1) << TARGET;
        play.0 |= said.gift.map_or(0, |gift| gift.index() as u32 + 1) << GIFT;
        play
    }
}

impl From<Play> for Said {
    fn from(play: Play) -> Said {
        play.said()
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.said(), f)
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::VariantNames)]
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
