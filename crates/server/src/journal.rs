//! What a table's journal is made of. The storage keeps it as bytes and does not read it.

use crate::games::{GameId, Options};
use crate::storage::{Code, Opening};
use kernel::{By, Seat, Seed, encode};
use serde::{Deserialize, Serialize};
use wire::SeatKind;

/// How long answers may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Clocks {
    /// At the beginning, in milliseconds.
    pub(crate) main: u32,
    /// Added by each own input.
    pub(crate) increment: u32,
}

/// A table as it was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    pub(crate) game: GameId,
    pub(crate) options: Options,
    pub(crate) clocks: Option<Clocks>,
    /// Who sits where from the beginning; open seats wait.
    pub(crate) seats: Vec<Sitting>,
    /// Whether it is listed for everybody.
    pub(crate) listed: bool,
    /// A match that it goes on from: the recorded match and the step.
    pub(crate) from: Option<(Vec<u8>, u32)>,
}

impl Plan {
    /// How it is kept.
    pub(crate) fn opening(&self, code: Code, created: i64) -> Opening {
        let game = self.game.name().to_owned();
        Opening { code, game, edition: self.game.edition(), created, body: encode(self) }
    }
}

/// Somebody in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sitting {
    pub(crate) kind: SeatKind,
    /// Who, if it is a person.
    pub(crate) guest: Option<String>,
    pub(crate) name: String,
    /// A starter's name or a list.
    pub(crate) deck: String,
}

impl Sitting {
    /// A seat that nobody has taken.
    pub(crate) fn open() -> Sitting {
        Sitting { kind: SeatKind::Open, guest: None, name: String::new(), deck: String::new() }
    }
}

/// An input.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Input {
    pub(crate) by: By,
    /// In postcard.
    pub(crate) parts: Vec<u8>,
}

/// One line of a journal: written at once or not at all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Line {
    /// Somebody sits down.
    Sat(Seat, Sitting),
    /// All seats are taken and the cards are dealt.
    Begun(Seed),
    /// Somebody acts, and what follows by itself.
    Played(Played),
    /// An act is taken back.
    TakenBack(Played, Seat),
}

/// What happened, and how the match stands after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Played {
    pub(crate) inputs: Vec<Input>,
    /// The page's number for it, and whose page: the same again has no second effect.
    pub(crate) id: Option<(Seat, u32)>,
    /// The state's hash.
    pub(crate) hash: u64,
    /// Time left to each seat.
    pub(crate) left: Vec<u32>,
}
