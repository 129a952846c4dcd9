//! The seam between the store and a database. SQLite is behind it; PostgreSQL can be, without a change for callers.

use super::{Closed, Code, Deck, Entry, Guest, Kept, Opening, Record, Trouble};
use std::pin::Pin;

/// Boxed, because a store holds its backend as `dyn`; next to a disk the allocation is nothing.
pub(super) type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The answer to a question.
pub(super) type Reply<'a, T> = Later<'a, Result<T, Trouble>>;

/// Something to be made durable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Write {
    Begin(Opening),
    Append(Code, Entry),
    Close(Code, Vec<u8>),
    Seat(Code, Vec<Guest>),
    SaveDeck(Deck),
    DeleteDeck(Guest, String),
    SaveGuest(Guest, String),
    /// Unless there is a key of that name.
    KeepKey(String, Vec<u8>),
}

/// What became of each write of a batch, in the same order.
pub(super) type Outcomes = Vec<Result<(), Trouble>>;

/// The one who writes: owned by the writer's task, so one transaction is under way at a time.
pub(super) trait Writes: Send {
    /// Carries out all of `batch`, in order and in one transaction, and returns when it is durable.
    ///
    /// A write that cannot be done (a conflict, say) changes nothing and leaves the others alone. An `Err` is for all:
    /// nothing of the batch has been kept, and the next call starts afresh.
    fn commit<'a>(&'a mut self, batch: &'a [Write]) -> Reply<'a, Outcomes>;

    /// Ends all use of the database, by readers too.
    fn close(self: Box<Self>) -> Later<'static, ()>;
}

/// Those who read. Everything that was answered is visible to every later read.
pub(super) trait Reads: Send + Sync {
    fn load<'a>(&'a self, code: &'a Code) -> Reply<'a, Option<Record>>;
    fn open_matches(&self) -> Reply<'_, Vec<Opening>>;
    fn closed_matches(&self, limit: u32) -> Reply<'_, Vec<Closed>>;
    fn matches_of<'a>(&'a self, guest: &'a Guest, before: i64, limit: u32) -> Reply<'a, Vec<Kept>>;
    fn open_matches_of<'a>(&'a self, guest: &'a Guest, limit: u32) -> Reply<'a, Vec<Code>>;
    fn unseated(&self, limit: u32) -> Reply<'_, Vec<Code>>;
    fn deck<'a>(&'a self, guest: &'a Guest, id: &'a str) -> Reply<'a, Option<Deck>>;
    fn decks<'a>(&'a self, guest: &'a Guest) -> Reply<'a, Vec<Deck>>;
    fn guest_name<'a>(&'a self, guest: &'a Guest) -> Reply<'a, Option<String>>;
    fn key<'a>(&'a self, name: &'a str) -> Reply<'a, Option<Vec<u8>>>;
}
