//! What a page says.

use crate::{LONGEST, SeatKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A message of a page. `id` is the page's own number for it: the answer carries it. Numbers of what changes the match go up
/// from 1 for each seat, over all its connections; the same number again has no second effect.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message of a socket.
    Hello {
        /// The version of the protocol.
        version: u32,
        /// Who it is.
        token: String,
        /// Which table.
        table: String,
        /// `en`, `ja`, `zh-Hant` or `it`.
        lang: String,
        /// How many events it has already; 0 for all.
        have: u32,
    },
    /// An answer or an interjection. Where it is only the beginning of an answer, nothing happens and `choices` says how it
    /// could go on.
    Act {
        /// Its number.
        id: u32,
        /// After how many inputs the page saw the table.
        step: u32,
        /// What is sent: of each answer chosen its `send`.
        #[ts(type = "unknown[]")]
        parts: Vec<Value>,
    },
    /// What could come next after the first parts of an answer?
    Options {
        /// Its number.
        id: u32,
        /// After how many inputs the page saw the table.
        step: u32,
        /// The parts chosen so far.
        #[ts(type = "unknown[]")]
        parts: Vec<Value>,
    },
    /// What might be tried, and why not?
    Why {
        /// Its number.
        id: u32,
    },
    /// Gives up.
    Concede {
        /// Its number.
        id: u32,
    },
    /// Takes the last act back, or asks for it.
    TakeBack {
        /// Its number.
        id: u32,
    },
    /// Proposes what the table does if all agree: one of the update's `agreements`.
    Propose {
        /// Its number.
        id: u32,
        /// After how many inputs the page saw the table.
        step: u32,
        /// The agreement's `send`.
        #[ts(type = "unknown")]
        part: Value,
    },
    /// Agrees to what another seat asks for, or does not.
    Consent {
        /// Its number.
        id: u32,
        /// Whether.
        yes: bool,
    },
    /// Is ready for the next round, or for another match once this one is over.
    Ready {
        /// Its number.
        id: u32,
    },
    /// Wants time before the next round is dealt: it is dealt once everybody is ready, or after a long while.
    Wait {
        /// Its number.
        id: u32,
    },
    /// Before the cards are dealt: a seat is left free, or a bot takes it. The host says so of any seat, everybody of their own.
    Seat {
        /// Its number.
        id: u32,
        /// Which seat.
        seat: u8,
        /// Who is to sit there.
        who: Sitter,
    },
    /// Before the cards are dealt: there are so many seats. Seats are added and taken away at the end; the host says so.
    Seats {
        /// Its number.
        id: u32,
        /// How many.
        count: u8,
    },
    /// Before the cards are dealt: brings this deck, a starter's name or a list.
    Deck {
        /// Its number.
        id: u32,
        /// The deck.
        deck: String,
    },
    /// Deals the cards; free seats are taken by bots of this level. The host says so.
    Deal {
        /// Its number.
        id: u32,
        /// Who takes the free seats.
        fill: SeatKind,
    },
    /// Takes the win from somebody who has been away for too long.
    Claim {
        /// Its number.
        id: u32,
    },
    /// Wants to end a match that is on hold, without a result. It ends when everybody at the table wants it.
    End {
        /// Its number.
        id: u32,
    },
    /// In which windows it wants to be asked, from now on.
    Stops {
        /// In which.
        at: Stops,
    },
    /// Wants time in the window that is open and theirs, with or without an answer in hand. Without this it is passed when it ends.
    Hold {
        /// After how many inputs the page saw the table.
        step: u32,
    },
    /// How fast bots are to answer at this table, unless their seat says it. The slowest of all wishes counts.
    Tempo {
        /// How fast.
        at: Tempo,
    },
    /// Does not want to wait for the bot that is about to answer: it answers at once, where nobody else plays.
    Hurry {
        /// After how many inputs the page saw the table.
        step: u32,
    },
    /// Wants everything anew, from these events on.
    Resync {
        /// How many events it has.
        have: u32,
    },
    /// Reads another language from now on.
    Language {
        /// `en`, `ja`, `zh-Hant` or `it`.
        lang: String,
    },
}

/// Who is to sit in a seat: nobody yet (`open`), or a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// Nobody yet, or which bot. A person sits down by themselves.
    pub kind: SeatKind,
    /// The bot's deck, a starter's name or a list; otherwise one of the starters by chance.
    #[serde(default)]
    #[ts(optional)]
    pub deck: Option<String>,
    /// How fast it answers; otherwise as the people at the table wish.
    #[serde(default)]
    #[ts(optional)]
    pub tempo: Option<Tempo>,
}

/// How fast a bot answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Tempo {
    /// At once.
    Instant,
    /// So that one can follow who knows the game.
    #[default]
    Brisk,
    /// So that one can follow who is new to it: longer after an attack.
    Calm,
}

/// In which windows somebody wants to be asked. Against bots alone any other is passed for them at once. Between people every window
/// is open for a time that is drawn before anybody looks at a hand, and passed at its end unless it is held (OP-8.4.8, ZW-17.18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Stops {
    /// Where they have an answer besides passing.
    #[default]
    Answers,
    /// Where they have one and are attacked.
    Attacks,
    /// In every one: between people each is held for them from the start.
    All,
    /// In none until their own turn, and then as before.
    NextTurn,
    /// In none.
    Never,
}

/// Why a message cannot be understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// It is longer than a message may be.
    TooLong,
    /// It is no message: where, and what was expected.
    Malformed(String),
}

/// Reads a message.
///
/// ```
/// use wire::{Misread, ToServer, read};
/// assert_eq!(read(r#"{"type":"why","id":7}"#), Ok(ToServer::Why { id: 7 }));
/// assert!(matches!(read("{"), Err(Misread::Malformed(_))));
/// assert_eq!(read(&" ".repeat(20_000)), Err(Misread::TooLong));
/// ```
pub fn read(text: &str) -> Result<ToServer, Misread> {
    if text.len() > LONGEST {
        return Err(Misread::TooLong);
    }
    serde_json::from_str(text).map_err(|error| Misread::Malformed(error.to_string()))
}

impl ToServer {
    /// The page's number for it.
    pub fn id(&self) -> Option<u32> {
        match self {
            ToServer::Act { id, .. }
            | ToServer::Options { id, .. }
            | ToServer::Why { id }
            | ToServer::Concede { id }
            | ToServer::TakeBack { id }
            | ToServer::Propose { id, .. }
            | ToServer::Consent { id, .. }
            | ToServer::Ready { id }
            | ToServer::Wait { id }
            | ToServer::Seat { id, .. }
            | ToServer::Seats { id, .. }
            | ToServer::Deck { id, .. }
            | ToServer::Deal { id, .. }
            | ToServer::Claim { id }
            | ToServer::End { id } => Some(*id),
            ToServer::Hello { .. }
            | ToServer::Stops { .. }
            | ToServer::Hold { .. }
            | ToServer::Tempo { .. }
            | ToServer::Hurry { .. }
            | ToServer::Resync { .. }
            | ToServer::Language { .. } => None,
        }
    }
}
