//! Plans as they were written until November 2026, before there were versions.

use super::Clocks;
use super::second::{Sitting, host};
use games::{Chosen, GameId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The games of then, by their places.
const GAMES: [&str; 4] = ["uno", "opcg", "zwo", "mm25"];

/// A game's place among those of then.
pub(super) fn place(game: GameId) -> Option<usize> {
    GAMES.iter().position(|name| *name == game.name())
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
#[serde(try_from = "Written", into = "Written")]
pub(super) struct Plan(super::Plan);

/// As it stands on disk.
#[derive(Serialize, Deserialize)]
struct Written {
    game: u32,
    options: Options,
    clocks: Option<Clocks>,
    seats: Vec<Sitting>,
    listed: bool,
    from: Option<(Vec<u8>, u32)>,
}

impl TryFrom<Written> for Plan {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Plan, Self::Error> {
        let Written { game, options, clocks, seats, listed, from } = written;
        let Options { preset, mode, rounds, any_colour, best_of } = options;
        let game = GAMES.get(game as usize).and_then(|name| GameId::parse(name)).ok_or("no game of then")?;
        let said = [
            ("preset", preset.map(Value::from)),
            ("mode", mode.map(Value::from)),
            ("rounds", rounds.map(Value::from)),
            ("any_colour", any_colour.map(Value::from)),
            ("best_of", best_of.map(Value::from)),
        ];
        let options: Chosen = said.into_iter().filter_map(|(id, value)| Some((id.to_owned(), value?))).collect();
        let host = host(&seats);
        let seats = seats.into_iter().map(Into::into).collect();
        Ok(Plan(super::Plan { game, options, clocks, seats, listed, from, host }))
    }
}

impl From<Plan> for super::Plan {
    fn from(plan: Plan) -> super::Plan {
        plan.0
    }
}

impl From<Plan> for Written {
    /// A plan as it would have been written then.
    fn from(Plan(plan): Plan) -> Written {
        let super::Plan { game, options, clocks, seats, listed, from, host: _ } = plan;
        let seats = seats.iter().map(Into::into).collect();
        let text = |id| options.one(id).map(str::to_owned);
        Written {
            game: place(game).unwrap_or_default() as u32,
            options: Options {
                preset: text("preset"),
                mode: text("mode"),
                rounds: options.number("rounds"),
                any_colour: options.is_on("any_colour").then_some(true),
                best_of: options.one("best_of").and_then(|games| games.parse().ok()),
            },
            clocks,
            seats,
            listed,
            from,
        }
    }
}

impl Clone for Plan {
    fn clone(&self) -> Plan {
        Plan(self.0.clone())
    }
}

#[cfg(test)]
impl Plan {
    pub(super) fn of(plan: &super::Plan) -> Plan {
        Plan(plan.clone())
    }
}
