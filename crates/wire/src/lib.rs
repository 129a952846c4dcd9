//! What server and page say to each other: messages with a version, as JSON, and their types for TypeScript.
//!
//! A message is one JSON object with a `type`. Everything a person reads is a [`Text`]: a Fluent key and its arguments, said by
//! the page in its language from the same files as the terminal. Only names and card texts, which are printed by code, come
//! ready in the language of the socket. `docs/protocol.md` has examples, which a test runs.

mod from_server;
mod record;
mod table;
mod to_server;

pub use self::table::{Answer, Event, Table, spoken, spoken_answer, spoken_event};
pub use from_server::{
    Clock, ClockKind, Close, Forfeit, ForfeitBy, FromServer, Presence, Problem, Proposal, Reason, SeatKind, SeatState,
    Trouble, Update, Verdict,
};
pub use record::{Record, Sat, change, changed};
pub use to_server::{Misread, Sitter, Stops, Tempo, ToServer, read};
pub use words::Text;

/// Raised whenever a page of the version before would not understand.
pub const VERSION: u32 = 2;

/// A message of a person may have so many bytes.
pub const LONGEST: usize = 16 * 1024;
