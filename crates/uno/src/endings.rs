//! How rounds and matches end, and how everybody stands then.

use crate::procedures::{places, recorded};
use crate::{Clause, Face, Hand, Mode, State, What};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Every way in which a round ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
pub enum Ending {
    /// The winner has played the last card of the hand (UN-7.1.1).
    LastCard {
        /// Which it was.
        face: Face,
    },
    /// The winner has given the last card of the hand away (UN-7.2.1). Which it was is not everybody's to see.
    LastGift,
    /// The round has had as many turns as it may have (UN-9.3.3).
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
    /// All rounds are played (UN-9.2.1).
    RoundsPlayed,
    /// Somebody has reached the goal (UN-9.3.1).
    PointsReached {
        /// So many points.
        goal: i32,
    },
    /// There have been as many rounds as there may be (UN-9.3.4).
    RoundLimit,
    /// Only one is still in (UN-11.1.3).
    LastIn,
    /// The others have left the match (UN-9.4.1).
    OthersLeft,
}

impl MatchEnding {
    /// The names of all of them.
    pub const NAMES: &'static [&'static str] = <MatchEnding as strum::VariantNames>::VARIANTS;

    /// The rule behind it.
    pub(crate) fn because(self) -> Clause {
        match self {
            MatchEnding::RoundsPlayed => Clause::UN_9_2_1,
            MatchEnding::PointsReached { .. } => Clause::UN_9_3_1,
            MatchEnding::RoundLimit => Clause::UN_9_3_4,
            MatchEnding::LastIn => Clause::UN_11_1_3,
            MatchEnding::OthersLeft => Clause::UN_9_4_1,
        }
    }
}

/// What a match is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// So many rounds.
    Rounds(u8),
    /// So many points.
    Points(i32),
    /// To be the last one in.
    Stay,
}

/// How one seat stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Its place by total; equals share it.
    pub place: u8,
    /// What it writes down for this round, where a round has ended and it writes anything down.
    pub points: Option<i32>,
    /// Its total, or in `elimination` its account.
    pub total: i32,
    /// The cards that it has left, where a round has ended: they are laid open to be counted.
    pub held: Hand,
}

/// How everybody stands where a round or the match ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// Which round.
    pub round: u8,
    /// What the match is played for.
    pub goal: Goal,
    /// Seat by seat.
    pub standings: Vec<Standing>,
}

impl Sheet {
    /// What belongs to an event, which is told before anything is written down.
    pub(crate) fn of(state: &State, what: &What) -> Option<Box<Sheet>> {
        let (points, shows_hands) = match what {
            What::RoundWon { seat, .. } => (recorded(state, *seat), true),
            What::RoundVoid { .. } => ([None; kernel::MAX_SEATS], true),
            What::MatchEnded { .. } => ([None; kernel::MAX_SEATS], false),
            What::DealerDrew { .. }
            | What::Dealer { .. }
            | What::RoundBegan { .. }
            | What::Dealt { .. }
            | What::StartRefused { .. }
            | What::StartCard { .. }
            | What::ColourChosen { .. }
            | What::Called { .. }
            | What::Played { .. }
            | What::Shouted { .. }
            | What::Gave { .. }
            | What::Reversed { .. }
            | What::Skipped { .. }
            | What::Drew { .. }
            | What::DrewNothing { .. }
            | What::Kept { .. }
            | What::PassedAutomatically { .. }
            | What::Reshuffled { .. }
            | What::AcceptedAce { .. }
            | What::Challenged { .. }
            | What::Caught { .. }
            | What::AccusedMisplay { .. }
            | What::AccusedDraw { .. }
            | What::TookBack { .. }
            | What::Counted { .. }
            | What::Left { .. }
            | What::Out { .. }
            | What::Scored { .. } => return None,
        };
        let mut totals = state.totals;
        for (total, points) in totals.iter_mut().zip(points) {
            *total += points.unwrap_or(0);
        }
        let places = places(state, &totals);
        let standing = |seat: Seat| Standing {
            seat,
            place: places.of(seat),
            points: points[seat.index()],
            total: totals[seat.index()],
            held: if shows_hands { *state.hand(seat) } else { Hand::default() },
        };
        Some(Box::new(Sheet {
            round: state.round,
            goal: match state.setup.mode {
                Mode::Rounds => Goal::Rounds(state.setup.rounds),
                Mode::First500 => Goal::Points(crate::procedures::GOAL),
                Mode::Elimination => Goal::Stay,
            },
            standings: Seat::all(state.setup.seats).map(standing).collect(),
        }))
    }
}
