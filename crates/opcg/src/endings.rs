//! How a game ends, with what a sentence about it needs.

use crate::Face;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Every way in which a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
pub enum Ending {
    /// An attack has beaten a Leader without Life (OP-5.1).
    Struck {
        /// Whose Leader.
        loser: Seat,
        /// What attacked.
        attacker: Face,
        /// With what power.
        power: i32,
        /// Against what power.
        against: i32,
    },
    /// An effect has damaged a Leader without Life (OP-5.2).
    Damaged {
        /// Whose Leader.
        loser: Seat,
        /// The card of the effect.
        by: Face,
    },
    /// A deck has become empty (OP-5.4).
    DeckOut {
        /// Whose deck.
        loser: Seat,
        /// Where its last card went.
        last: LastCard,
    },
    /// A deck had become empty in the turn that has ended, and text had put the loss off until then (OP-5.9).
    DeckOutLate {
        /// Whose deck.
        loser: Seat,
    },
    /// A deck has become empty, and text makes a win of that (OP-5.9).
    DeckOutWins {
        /// Whose text.
        winner: Seat,
    },
    /// Text says that its player wins (OP-5.9).
    Text {
        /// Who.
        winner: Seat,
        /// The card.
        by: Face,
    },
    /// Somebody has conceded (OP-5.8).
    Conceded {
        /// Who.
        loser: Seat,
        /// In which turn; 0 before the first.
        turn: u16,
    },
    /// Both have lost at the same moment (OP-5.6).
    BothLost,
    /// It would go on for ever without a choice (OP-11.10).
    Loop,
}

impl Ending {
    /// The names of all of them.
    pub const NAMES: &'static [&'static str] = <Ending as strum::VariantNames>::VARIANTS;
}

/// Where the last card of a deck went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LastCard {
    /// It was drawn.
    Drawn,
    /// It left the deck in another way.
    Taken,
}
