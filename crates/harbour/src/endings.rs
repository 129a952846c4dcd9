//! How games and matches end.

use crate::state::State;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// How a match ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
pub enum Ending {
    /// Both games are played (HB-7.1).
    GamesPlayed,
    /// Somebody has given up (HB-7.2).
    Conceded { loser: Seat },
}

impl Ending {
    pub const NAMES: &'static [&'static str] = <Ending as strum::VariantNames>::VARIANTS;
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The game, from 1.
    pub game: u8,
    /// Points of the match, by seat.
    pub points: [u8; 2],
}

impl Score {
    pub fn of(state: &State) -> Score {
        Score { game: state.game, points: state.sides.each_ref().map(|side| side.points) }
    }
}
