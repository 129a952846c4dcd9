//! Looks through a database: can every match be carried on?

use crate::Promise;
use crate::bots::Thinkers;
use crate::metrics::Metrics;
use crate::room::{Held, Pauses, Room, Shared, Voices};
use crate::storage::{Code, Store, Trouble};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A match of a database, played again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CheckedMatch {
    /// The table's code.
    pub code: String,
    /// The game.
    pub game: String,
    /// Lines of its journal.
    pub lines: u32,
    /// The highest number of each seat that had an effect.
    pub last: Vec<u32>,
    /// Whether it has ended.
    pub over: bool,
    /// Whether every line could be played again and led to the same state.
    pub sound: bool,
    /// Where it is on hold, and why, if it is not.
    pub held: Option<Held>,
}

/// Plays every match of a database again and compares every hash. Nothing is written, but a file of an older version is brought up
/// to date.
///
/// # Errors
/// Where the database cannot be read.
pub fn check(database: &Path) -> Promise<'_, Result<Vec<CheckedMatch>, Trouble>> {
    Box::pin(async move {
        let store = Store::sqlite(database).await?;
        let shared = Arc::new(Shared {
            store: store.clone(),
            thinkers: Thinkers::new(1),
            voices: Voices::new(),
            metrics: Metrics::default(),
            pauses: Pauses::default(),
            luck: crate::luck,
            panics: PathBuf::new(),
        });
        let open = store.open_matches().await?.into_iter().map(|opening| opening.code);
        let closed = store.closed_matches(u32::MAX).await?.into_iter().map(|closed| closed.opening.code);
        let codes: Vec<Code> = open.chain(closed).collect();
        let mut checked = Vec::with_capacity(codes.len());
        for code in codes {
            let Some(record) = store.load(&code).await? else { continue };
            let replayed = Room::replayed(&record, shared.clone());
            let held = match &replayed {
                Ok(room) => room.hold().map(Held::from),
                Err(why) => Some(Held::opening(*why)),
            };
            checked.push(CheckedMatch {
                code: code.0,
                game: record.opening.game.clone(),
                lines: record.entries.len() as u32,
                last: replayed.as_ref().map(|room| room.last().to_vec()).unwrap_or_default(),
                over: record.closing.is_some(),
                sound: held.is_none(),
                held,
            });
        }
        store.stop().await;
        Ok(checked)
    })
}
