//! Plans as they were written until November 2026, before there were versions.

use super::{Clocks, Sitting};
use crate::games;
use serde::{Deserialize, Serialize};

/// The games by their places.
#[derive(Clone, Copy, Serialize, Deserialize)]
enum GameId {
    Uno,
    Opcg,
    Zwo,
    Mm25,
}

#[derive(Serialize, Deserialize)]
struct Options {
    preset: Option<String>,
    mode: Option<String>,
    rounds: Option<u8>,
    any_colour: Option<bool>,
    best_of: Option<u8>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct Plan {
    game: GameId,
    options: Options,
    clocks: Option<Clocks>,
    seats: Vec<Sitting>,
    listed: bool,
    from: Option<(Vec<u8>, u32)>,
}

impl From<Plan> for super::Plan {
    fn from(plan: Plan) -> super::Plan {
        let Plan { game, options, clocks, seats, listed, from } = plan;
        let Options { preset, mode, rounds, any_colour, best_of } = options;
        let game = match game {
            GameId::Uno => games::GameId::Uno,
            GameId::Opcg => games::GameId::Opcg,
            GameId::Zwo => games::GameId::Zwo,
            GameId::Mm25 => games::GameId::Mm25,
        };
        let options = games::Options { preset, mode, rounds, any_colour, best_of, ..games::Options::default() };
        super::Plan { game, options, clocks, seats, listed, from }
    }
}

#[cfg(test)]
impl Plan {
    /// A plan as it would have been written then.
    pub(super) fn of(plan: &super::Plan) -> Plan {
        let super::Plan { game, options, clocks, seats, listed, from } = plan.clone();
        let games::Options { preset, mode, rounds, any_colour, best_of, .. } = options;
        let game = match game {
            games::GameId::Uno => GameId::Uno,
            games::GameId::Opcg => GameId::Opcg,
            games::GameId::Zwo => GameId::Zwo,
            games::GameId::Mm25 => GameId::Mm25,
        };
        Plan { game, options: Options { preset, mode, rounds, any_colour, best_of }, clocks, seats, listed, from }
    }
}
