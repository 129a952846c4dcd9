//! Tables for people and bots that survive anything: one port for the page, an HTTP interface and sockets.
//!
//! A table is one task that owns one match (`room`); what it accepts is on disk before it says so ([`storage`]). There is no
//! rule in here: the kernel's `Game` answers for every game alike.

mod api;
mod bots;
mod check;
mod deal;
mod guests;
mod hosted;
mod journal;
mod limits;
mod metrics;
mod page;
mod playback;
mod room;
mod rooms;
mod serve;
mod socket;
pub mod storage;

pub use check::{CheckedMatch, check};
pub use limits::Rate;
pub use room::{Held, Pauses};
pub use serve::{Config, Server};

use std::time::{SystemTime, UNIX_EPOCH};
use storage::Code;

/// A future of a known type, so that it is compiled here and not again in every program that awaits it.
pub type Promise<'a, T> = std::pin::Pin<Box<dyn Future<Output = T> + 'a>>;

/// Bytes that nobody can guess, from the operating system.
pub(crate) fn chance() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A number that nobody can guess.
pub(crate) fn luck() -> u32 {
    u32::from_le_bytes(chance()[..4].try_into().unwrap_or_default())
}

/// Letters and digits that are not taken for each other.
const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// A table's code that nobody can guess.
pub(crate) fn new_code() -> Code {
    Code(chance()[..8].iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}
