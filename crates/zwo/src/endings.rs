//! How a game ends, with what a sentence about it needs.

use crate::Face;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Every way in which a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
pub enum Ending {
    /// An attack has brought a player's life to 0 (ZW-7.3).
    Struck {
        /// Whose life.
        loser: Seat,
        /// What attacked.
        attacker: Face,
        /// Its damage.
        damage: u8,
    },
    /// An effect has brought a player's life to 0 (ZW-7.3).
    Damaged {
        /// Whose life.
        loser: Seat,
        /// The card of the effect.
        by: Face,
        /// Its damage.
        damage: u8,
    },
    /// Both lives have become 0 at the same moment (ZW-7.7).
    BothLost {
        /// The card of the effect.
        by: Face,
    },
    /// Both have agreed to a draw (ZW-7.10 a).
    Agreed,
    /// Both decks are empty, and so many turns have changed nothing (ZW-7.10 b).
    Stuck {
        /// How many.
        turns: u8,
    },
    /// Auto abilities have resolved so many times, and nobody could stop them (ZW-7.10 c).
    Loop {
        /// How many.
        times: u16,
    },
    /// Somebody has conceded (ZW-7.11).
    Conceded {
        /// Who.
        loser: Seat,
        /// In which turn; 0 before the first.
        turn: u16,
    },
}

impl Ending {
    /// The names of all of them.
    pub const NAMES: &'static [&'static str] = <Ending as strum::VariantNames>::VARIANTS;
}
