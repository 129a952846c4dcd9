//! How games and matches end, with what a sentence about it needs.

use crate::{Clause, Face};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Every way in which a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
pub enum Ending {
    /// A Captain is defeated, or gone (MM-3.1.1).
    Captain {
        /// Whose.
        loser: Seat,
        /// The Character that defeated it, if it fell in a Battle.
        by: Option<Face>,
    },
    /// The Trophies in a player's list are worth enough (MM-3.1.2).
    Trophies {
        /// In whose list they are.
        loser: Seat,
        /// How much Life they are worth.
        life: u8,
        /// How much is enough.
        enough: u8,
    },
    /// Somebody was to draw from an empty Chest (MM-3.1.3).
    EmptyChest {
        /// Who.
        loser: Seat,
    },
    /// In sudden death: a Captain has been damaged (MM-14.2.3).
    SuddenDeath {
        /// Whose.
        loser: Seat,
    },
    /// In sudden death: the Captains have tied, and the attacker's has done damage (MM-14.3.1).
    SuddenTie {
        /// Who attacked.
        winner: Seat,
    },
    /// Both have won at the same moment (MM-3.3.2).
    BothWon,
    /// Both have won at the same moment, and by the text of a card one of them loses then (MM-3.3.3).
    BothWonByText {
        /// Who.
        loser: Seat,
    },
    /// Somebody has conceded (MM-3.3.4).
    Conceded {
        /// Who.
        loser: Seat,
        /// In which turn; 0 before the first.
        turn: u16,
    },
    /// The game has had as many turns as it may have (MM-14.1.3).
    TurnLimit {
        /// How many.
        turns: u16,
    },
}

impl Ending {
    /// The names of all of them.
    pub const NAMES: &'static [&'static str] = <Ending as strum::VariantNames>::VARIANTS;
}

/// Every way in which a match ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
pub enum MatchEnding {
    /// Enough games are won (MM-14.1.1).
    GamesWon,
    /// The match was a single game.
    OneGame(Ending),
    /// Time had been called at a level score, and a game was won after it (MM-14.2.1).
    WonInTime,
    /// Time: the Captains were compared by the Life that they lack (MM-14.2.2).
    Captains {
        /// How much each lacks, by seat.
        lacks: [u8; 2],
    },
    /// Time: somebody was ahead by games (MM-14.4.1).
    Ahead,
    /// Time while cards were exchanged between games: somebody was ahead by games (MM-14.6.1).
    AheadBetweenGames,
    /// It has had as many games as it may have (MM-14.1.3).
    GamesLimit,
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// Which game it is, from 1.
    pub game: u8,
    /// How many won games win the match.
    pub to_win: u8,
    /// Games won, by seat.
    pub won: [u8; 2],
}

impl MatchEnding {
    /// The names of all of them.
    pub const NAMES: &'static [&'static str] = <MatchEnding as strum::VariantNames>::VARIANTS;

    /// The rule behind it; of a single game, the game's.
    pub(crate) fn because(self, game: Clause) -> Clause {
        match self {
            MatchEnding::GamesWon => Clause::MM_14_1_1,
            MatchEnding::OneGame(_) => game,
            MatchEnding::WonInTime => Clause::MM_14_2_1,
            MatchEnding::Captains { .. } => Clause::MM_14_2_2,
            MatchEnding::Ahead => Clause::MM_14_4_1,
            MatchEnding::AheadBetweenGames => Clause::MM_14_6_1,
            MatchEnding::GamesLimit => Clause::MM_14_1_3,
        }
    }
}
