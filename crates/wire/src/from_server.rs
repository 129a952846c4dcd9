//! What the server says.

use crate::{Answer, Event, Stops, Table, Tempo};
use ::table::{Spot, Step};
use kernel::TakeBack;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;
use words::Text;

/// A message of the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// The answer to `hello`; an `update` follows.
    Welcome {
        /// The version of the protocol.
        version: u32,
        /// The table.
        table: String,
        /// The game, by the id that `/api/games` tells.
        game: String,
        /// Your seat; none for those who watch.
        seat: Option<u8>,
        /// The highest `id` of yours that had an effect.
        last: u32,
    },
    /// The table as it is now, and what happened.
    Update(Box<Update>),
    /// What was sent under this number is done and on disk.
    Done {
        /// The number.
        id: u32,
        /// After how many inputs the match stands.
        step: u32,
    },
    /// What was sent under this number is refused, and nothing changed.
    Refused {
        /// The number.
        id: u32,
        /// Why.
        why: Reason,
    },
    /// What could come next: the answer to `options`.
    Choices {
        /// The number.
        id: u32,
        /// The table as it would be after these parts, with the next ones as its answers; nothing if they are a whole answer
        /// already.
        table: Option<Box<Table>>,
    },
    /// What might be tried and is refused: the answer to `why`.
    Reasons {
        /// The number.
        id: u32,
        /// Each with its reason.
        reasons: Vec<Problem>,
    },
    /// Something is wrong with what was sent, or with the server; the socket stays open.
    Trouble {
        /// The number, if there was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        /// What.
        what: Trouble,
        /// In words.
        text: Text,
    },
}

/// A refusal: in words, with the rule behind it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Reason {
    /// In words.
    pub text: Text,
    /// The rule.
    #[ts(type = "string")]
    pub clause: Cow<'static, str>,
}

/// An act that is not possible, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Problem {
    /// The act, from the first choice to the last.
    pub path: Vec<Step<Text>>,
    /// The cards that it starts from.
    pub cards: Vec<Spot>,
    /// Why not.
    pub why: Reason,
}

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Trouble {
    /// The message is none.
    Malformed,
    /// Those who watch cannot do this.
    NotSeated,
    /// There is nothing to agree to, to take back, to claim or to be ready for.
    NothingToDo,
    /// The disk takes no writes: nothing is lost, and it may work again later.
    Disk,
    /// The match could not be carried on and stands where it stood.
    Broken,
    /// The match is on hold: this program cannot carry it on, and nothing can be done at it but ending it.
    OnHold,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot that plays at random.
    Deckhand,
    /// A bot that thinks a little.
    Mate,
    /// A bot that thinks a lot.
    Captain,
}

/// Whether somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Connected.
    Here,
    /// Not connected: the others may claim the match after a while.
    Away,
}

/// What the table knows of a seat besides the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// The name.
    pub name: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// Whether they are there.
    pub presence: Presence,
    /// Time left, in milliseconds; none without clocks.
    pub left: Option<u32>,
    /// Whether they are ready for what comes next.
    pub ready: bool,
    /// The deck, a starter's name or a list, where the viewer may know it: a bot's, and their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deck: Option<String>,
    /// How fast the bot answers, where its seat says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tempo: Option<Tempo>,
}

/// Time that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Clock {
    /// For whom.
    pub seat: u8,
    /// How long the answer may take, in milliseconds.
    pub left: u32,
    /// Which time it is.
    pub kind: ClockKind,
}

/// Which time runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ClockKind {
    /// The seat's own clock.
    Own,
    /// A window: it is passed at its end unless it is held.
    Window,
    /// A window that is held: it is passed at its end.
    Held,
}

/// How a match ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Verdict {
    /// The place of each seat, 1 is best; none where the match is void.
    pub places: Option<Vec<u8>>,
    /// Why it is void, where the server ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<Text>,
    /// What the table ended it by, where it was not the cards: a seat lost it so. What the rules say stands in the last event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub forfeit: Option<Forfeit>,
    /// How long it took from the deal to the end, in milliseconds, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub length: Option<u64>,
}

/// How a seat lost a match outside of its cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Forfeit {
    /// Which seat.
    pub seat: u8,
    /// How.
    pub by: ForfeitBy,
    /// In words.
    pub text: Text,
}

/// How a seat loses a match outside of its cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ForfeitBy {
    /// Its clock ran out.
    Clock,
    /// It did not come back, and somebody claimed the match.
    Absence,
}

/// What a seat asks the others for. All must agree.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Proposal {
    /// Who asks.
    pub seat: u8,
    /// What the table would do; nothing where the seat's last act would be taken back.
    pub agreement: Option<Vec<Step<Text>>>,
    /// Who has agreed.
    pub agreed: Vec<bool>,
}

/// The table as it is now, and what happened since the last message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Update {
    /// How many inputs the match has had.
    pub step: u32,
    /// How many events came before these: whoever has fewer has missed some, whoever has more forgets them.
    pub from: u32,
    /// What happened.
    pub events: Vec<Event>,
    /// The table.
    pub table: Table,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// Whether the viewer may fill and empty seats and deal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub host: bool,
    /// In how many milliseconds the next round is dealt by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next_round: Option<u32>,
    /// The clock that runs.
    pub clock: Option<Clock>,
    /// On what terms your last act can be taken back.
    pub take_back: TakeBack,
    /// What the table could do if all agreed.
    pub agreements: Vec<Answer>,
    /// What somebody asks the others for, while they do.
    pub proposal: Option<Proposal>,
    /// In which windows you are asked.
    pub stops: Stops,
    /// The rules of the windows that were passed for you since you last acted, because there was nothing to answer or you do not
    /// want to be asked.
    #[ts(type = "string[]")]
    pub passed: Vec<Cow<'static, str>>,
    /// The seat that has been away for so long that the match may be claimed.
    pub claimable: Option<u8>,
    /// Why it is on hold, where this program cannot carry it on. The table is shown as it stood; those who want to end it without
    /// a result are `ready`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub on_hold: Option<Text>,
    /// How it ended.
    pub verdict: Option<Verdict>,
    /// The table of the next match, once there is one.
    pub next: Option<String>,
}

/// Why a socket is closed: the code and its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Close {
    /// 4000: the first message was no `hello`, or none came in time.
    NoHello,
    /// 4001: another version of the protocol.
    Version,
    /// 4002: the token is not ours.
    Token,
    /// 4003: there is no such table.
    Table,
    /// 4004: a message was too long.
    TooLong,
    /// 4005: too many messages in too short a time.
    TooFast,
    /// 4006: too many sockets from one address.
    TooMany,
    /// 4007: too much of what was sent was no message.
    Malformed,
    /// 4008: the same person sits here through another socket.
    Replaced,
    /// 4009: the server stops, or cannot read at the moment; come back.
    Stopping,
    /// 4010: this program cannot read how the table was opened; it is kept for one that can.
    OnHold,
}

impl Close {
    /// The code on the wire.
    pub const fn code(self) -> u16 {
        4000 + self as u16
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Close::NoHello => "no-hello",
            Close::Version => "version",
            Close::Token => "token",
            Close::Table => "table",
            Close::TooLong => "too-long",
            Close::TooFast => "too-fast",
            Close::TooMany => "too-many",
            Close::Malformed => "malformed",
            Close::Replaced => "replaced",
            Close::Stopping => "stopping",
            Close::OnHold => "on-hold",
        }
    }
}
