//! What outlives the process: the journals of matches, decks and names of guests, keys.
//!
//! A write that was answered with `Ok` is on the disk. Everything that waits while the disk is busy goes into the next
//! transaction together (group commit), so that a thousand tables cost hardly more syncs than one:
//!
//! ```
//! # use server::storage::{Code, Entry, Opening, Store, Trouble};
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Trouble> {
//! # let folder = tempfile::tempdir().unwrap();
//! let store = Store::sqlite(&folder.path().join("quarterdeck.db")).await?;
//! let code = Code("K7F3QX".into());
//! store.begin(Opening { code: code.clone(), game: "uno".into(), edition: 1, created: 0, body: vec![] }).await?;
//! store.append(&code, Entry { number: 1, body: b"draw".to_vec() }).await?;
//! assert_eq!(store.load(&code).await?.unwrap().entries.len(), 1);
//! store.stop().await;
//! # Ok(())
//! # }
//! ```
//!
//! Trouble never leaves half of something behind, and writing may be tried again: a write that is there already with the
//! same bytes is `Ok`. The same holds after a crash, when nobody can know whether the last write got through.
//!
//! There is no clock and no chance in here: times, codes and keys come from the caller.

mod backend;
mod sqlite;
mod trouble;
mod writer;

pub use sqlite::Limit;
pub use trouble::Trouble;

use crate::Promise;
use backend::{Reads, Write};
use std::path::Path;
use std::sync::Arc;
use tokio::sync::watch;
use writer::Queue;

/// A table's code, e.g. "K7F3QX".
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Code(pub String);

/// Who somebody is who has no account: any text, chosen by the caller.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Guest(pub String);

/// What is fixed when a match begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The match.
    pub code: Code,
    /// Which game is played.
    pub game: String,
    /// By which edition of its rules, so that an old journal is never replayed by new ones.
    pub edition: u32,
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// Everything else, which the storage does not read: seats, setup, seed.
    pub body: Vec<u8>,
}

/// One line of a match's journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// From 1 on, without gaps.
    pub number: u32,
    /// What happened; the storage does not read it.
    pub body: Vec<u8>,
}

/// A match as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What it began with.
    pub opening: Opening,
    /// Its journal, in order.
    pub entries: Vec<Entry>,
    /// What it ended with, once it has.
    pub closing: Option<Vec<u8>>,
}

/// A match that is over, without its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closed {
    /// What it began with.
    pub opening: Opening,
    /// What it ended with.
    pub closing: Vec<u8>,
}

/// A match of which only its ends are read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// What it began with.
    pub opening: Opening,
    /// What it ended with, once it has.
    pub closing: Option<Vec<u8>>,
}

/// A deck that a guest keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// Whose it is.
    pub guest: Guest,
    /// Which of the guest's decks.
    pub id: String,
    /// The game it is for.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// The list, as text.
    pub list: String,
}

/// Where everything is kept. Clones share one queue and one file.
///
/// A write that has been handed over is carried out even if the caller stops waiting for the answer.
#[derive(Clone)]
pub struct Store {
    queue: Queue,
    reads: Arc<dyn Reads>,
    limit: watch::Sender<Limit>,
}

impl Store {
    /// Opens the SQLite file at `path`, or creates it together with its folder, and brings it up to date.
    ///
    /// # Errors
    /// A file of a newer version is refused as [`Trouble::Newer`] and stays as it is.
    pub fn sqlite(path: &Path) -> Promise<'_, Result<Self, Trouble>> {
        Box::pin(async move {
            let limit = watch::Sender::new(Limit::None);
            let (reads, writes) = sqlite::open(path, limit.subscribe()).await?;
            Ok(Self { queue: Queue::start(Box::new(writes)), reads: Arc::new(reads), limit })
        })
    }

    /// Begins a match.
    ///
    /// # Errors
    /// [`Trouble::Conflict`] if the code is taken by a match that began otherwise.
    pub async fn begin(&self, opening: Opening) -> Result<(), Trouble> {
        self.queue.write(Write::Begin(opening)).await
    }

    /// Adds a line to a match's journal.
    ///
    /// # Errors
    /// [`Trouble::Unknown`] without such a match. [`Trouble::Conflict`] if the number is taken by other bytes, if it is
    /// not the next one, or if the match is over.
    pub async fn append(&self, code: &Code, entry: Entry) -> Result<(), Trouble> {
        self.queue.write(Write::Append(code.clone(), entry)).await
    }

    /// Ends a match: nothing can be appended any more.
    ///
    /// # Errors
    /// [`Trouble::Unknown`] without such a match, [`Trouble::Conflict`] if it has ended otherwise.
    pub async fn close(&self, code: &Code, closing: Vec<u8>) -> Result<(), Trouble> {
        self.queue.write(Write::Close(code.clone(), closing)).await
    }

    /// Remembers that these guests sit at a match. The same again has no second effect.
    ///
    /// # Errors
    /// [`Trouble::Unknown`] without such a match.
    pub async fn seat(&self, code: &Code, guests: Vec<Guest>) -> Result<(), Trouble> {
        self.queue.write(Write::Seat(code.clone(), guests)).await
    }

    /// At most `limit` matches at which a guest has sat, those that began last first, from before this time on.
    pub async fn matches_of(&self, guest: &Guest, before: i64, limit: u32) -> Result<Vec<Kept>, Trouble> {
        self.reads.matches_of(guest, before, limit).await
    }

    /// At most `limit` matches at which a guest has sat and that have not ended, those that began last first.
    pub async fn open_matches_of(&self, guest: &Guest, limit: u32) -> Result<Vec<Code>, Trouble> {
        self.reads.open_matches_of(guest, limit).await
    }

    /// At most `limit` matches of which nobody has said yet who sits at them: an earlier version kept them.
    pub async fn unseated(&self, limit: u32) -> Result<Vec<Code>, Trouble> {
        self.reads.unseated(limit).await
    }

    /// A match with its journal.
    pub async fn load(&self, code: &Code) -> Result<Option<Record>, Trouble> {
        self.reads.load(code).await
    }

    /// The matches that have not ended, the oldest first.
    pub async fn open_matches(&self) -> Result<Vec<Opening>, Trouble> {
        self.reads.open_matches().await
    }

    /// At most `limit` matches that have ended, those that began last first.
    pub async fn closed_matches(&self, limit: u32) -> Result<Vec<Closed>, Trouble> {
        self.reads.closed_matches(limit).await
    }

    /// Keeps a deck, in place of what its guest kept under the same id.
    pub async fn save_deck(&self, deck: Deck) -> Result<(), Trouble> {
        self.queue.write(Write::SaveDeck(deck)).await
    }

    /// Forgets a deck, if there is one.
    pub async fn delete_deck(&self, guest: &Guest, id: &str) -> Result<(), Trouble> {
        self.queue.write(Write::DeleteDeck(guest.clone(), id.to_owned())).await
    }

    /// One of a guest's decks.
    pub async fn deck(&self, guest: &Guest, id: &str) -> Result<Option<Deck>, Trouble> {
        self.reads.deck(guest, id).await
    }

    /// All decks of a guest, by name.
    pub async fn decks(&self, guest: &Guest) -> Result<Vec<Deck>, Trouble> {
        self.reads.decks(guest).await
    }

    /// Remembers what a guest is called, in place of any earlier name.
    pub async fn save_guest(&self, guest: &Guest, name: &str) -> Result<(), Trouble> {
        self.queue.write(Write::SaveGuest(guest.clone(), name.to_owned())).await
    }

    /// What a guest is called.
    pub async fn guest_name(&self, guest: &Guest) -> Result<Option<String>, Trouble> {
        self.reads.guest_name(guest).await
    }

    /// The key of that name. It is made when somebody asks for it first and is the same ever after, for everybody.
    pub async fn key(&self, name: &str, make: impl FnOnce() -> Vec<u8>) -> Result<Vec<u8>, Trouble> {
        if let Some(key) = self.reads.key(name).await? {
            return Ok(key);
        }
        // Whoever comes second keeps what the first has written, hence the look after the write.
        self.queue.write(Write::KeepKey(name.to_owned(), make())).await?;
        self.reads.key(name).await?.ok_or(Trouble::Unknown)
    }

    /// How many writes have been handed over and not yet answered.
    pub fn depth(&self) -> usize {
        self.queue.depth()
    }

    /// What is wrong with the disk, if the last write failed for it.
    pub fn ailment(&self) -> Option<Trouble> {
        self.queue.ailment()
    }

    /// How many transactions have been committed since the store was opened.
    pub fn commits(&self) -> u64 {
        self.queue.commits()
    }

    /// Restrains the writer from its next transaction on: a bound for the file, or no writing at all for a while.
    pub fn limit(&self, limit: Limit) {
        self.limit.send_replace(limit);
    }

    /// Waits until everything handed over is written, and closes the file. For every clone all else is
    /// [`Trouble::Gone`] from then on.
    pub fn stop(self) -> Promise<'static, ()> {
        Box::pin(async move {
            self.queue.stop().await;
        })
    }
}
