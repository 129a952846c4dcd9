//! Plans and lines as version 2 wrote them, before November 20th 2026. The lines of the first version are the same.

use super::{Clocks, Played, as_json};
use games::{Chosen, GameId};
use kernel::{Seat, Seed};
use serde::{Deserialize, Serialize};
use wire::SeatKind;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Sitting {
    kind: SeatKind,
    guest: Option<String>,
    name: String,
    deck: String,
}

impl From<Sitting> for super::Sitting {
    fn from(Sitting { kind, guest, name, deck }: Sitting) -> super::Sitting {
        super::Sitting { kind, guest, name, deck, tempo: None }
    }
}

/// Whoever sat there first had opened the table.
pub(super) fn host(seats: &[Sitting]) -> Option<String> {
    seats.iter().find_map(|sitting| sitting.guest.clone())
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Plan {
    #[serde(with = "as_json")]
    game: GameId,
    #[serde(with = "as_json")]
    options: Chosen,
    clocks: Option<Clocks>,
    seats: Vec<Sitting>,
    listed: bool,
    from: Option<(Vec<u8>, u32)>,
}

impl From<Plan> for super::Plan {
    fn from(Plan { game, options, clocks, seats, listed, from }: Plan) -> super::Plan {
        let host = host(&seats);
        super::Plan { game, options, clocks, seats: seats.into_iter().map(Into::into).collect(), listed, from, host }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Line {
    Sat(Seat, Sitting),
    Begun(Seed),
    Played(Played),
    TakenBack(Played, Seat),
}

impl From<Line> for super::Line {
    fn from(line: Line) -> super::Line {
        match line {
            Line::Sat(seat, sitting) => super::Line::Sat(seat, sitting.into()),
            Line::Begun(seed) => super::Line::Begun(seed, None),
            Line::Played(played) => super::Line::Played(played),
            Line::TakenBack(played, seat) => super::Line::TakenBack(played, seat),
        }
    }
}

impl From<&super::Sitting> for Sitting {
    fn from(sitting: &super::Sitting) -> Sitting {
        let super::Sitting { kind, guest, name, deck, tempo: _ } = sitting.clone();
        Sitting { kind, guest, name, deck }
    }
}

#[cfg(test)]
impl Plan {
    pub(super) fn of(plan: &super::Plan) -> Plan {
        let super::Plan { game, options, clocks, seats, listed, from, host: _ } = plan.clone();
        Plan { game, options, clocks, seats: seats.iter().map(Into::into).collect(), listed, from }
    }
}

#[cfg(test)]
impl Line {
    /// A line as it was written then, if there was such a line.
    pub(super) fn of(line: &super::Line) -> Option<Line> {
        match line.clone() {
            super::Line::Sat(seat, sitting) => Some(Line::Sat(seat, (&sitting).into())),
            super::Line::Begun(seed, _) => Some(Line::Begun(seed)),
            super::Line::Played(played) => Some(Line::Played(played)),
            super::Line::TakenBack(played, seat) => Some(Line::TakenBack(played, seat)),
            super::Line::Seats(_) => None,
        }
    }
}
