//! Writing: a batch in one transaction.
//!
//! Each write is one statement that does nothing if it must not be done; only then are questions asked to tell why. So
//! the usual case costs one call, and no write needs a savepoint.

use super::checkpoint::Checkpoints;
use super::{Limit, concerns_one_statement};
use crate::storage::backend::{Later, Outcomes, Reply, Write, Writes};
use crate::storage::{Code, Deck, Entry, Guest, Opening, Trouble};
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Sqlite, SqliteConnection, SqlitePool};
use tokio::sync::watch;

pub(in crate::storage) struct SqliteWrites {
    /// `None` after trouble. SQLite has rolled back by itself then, or has not, or cannot (it depends on the error), and
    /// the file may have been away in between: a new connection knows for sure.
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    /// Closed before the writer, because the last connection tidies up and must be able to write.
    readers: SqlitePool,
    checkpoints: Checkpoints,
    limit: watch::Receiver<Limit>,
    /// What the connection is restrained by now.
    applied: Limit,
}

impl SqliteWrites {
    pub(super) fn new(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        readers: SqlitePool,
        checkpoints: Checkpoints,
        limit: watch::Receiver<Limit>,
    ) -> Self {
        Self { connection: Some(connection), options, readers, checkpoints, limit, applied: Limit::None }
    }

    async fn connection(&mut self) -> sqlx::Result<SqliteConnection> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                self.applied = Limit::None;
                self.options.connect().await?
            }
        };
        let limit = *self.limit.borrow();
        if limit != self.applied {
            restrain(&mut connection, limit).await?;
            self.applied = limit;
        }
        Ok(connection)
    }
}

impl Writes for SqliteWrites {
    fn commit<'a>(&'a mut self, batch: &'a [Write]) -> Reply<'a, Outcomes> {
        Box::pin(async {
            let mut connection = self.connection().await?;
            match transaction(&mut connection, batch).await {
                Ok(outcomes) => {
                    self.connection = Some(connection);
                    self.checkpoints.something_was_written();
                    Ok(outcomes)
                }
                Err(error) => {
                    if let Err(error) = connection.close().await {
                        tracing::debug!(%error, "a connection in trouble did not close");
                    }
                    Err(error.into())
                }
            }
        })
    }

    fn close(self: Box<Self>) -> Later<'static, ()> {
        Box::pin(async {
            self.checkpoints.stop().await;
            self.readers.close().await;
            if let Some(connection) = self.connection
                && let Err(error) = connection.close().await
            {
                tracing::warn!(%error, "the storage did not close well");
            }
        })
    }
}

async fn restrain(connection: &mut SqliteConnection, limit: Limit) -> sqlx::Result<()> {
    let (pages, query_only) = match limit {
        Limit::None => (u32::MAX - 1, "OFF"),
        Limit::Pages(pages) => (pages, "OFF"),
        Limit::ReadOnly => (u32::MAX - 1, "ON"),
    };
    let pragmas = format!("PRAGMA max_page_count = {pages}; PRAGMA query_only = {query_only}");
    sqlx::raw_sql(AssertSqlSafe(pragmas)).execute(connection).await?;
    Ok(())
}

async fn transaction(connection: &mut SqliteConnection, batch: &[Write]) -> sqlx::Result<Outcomes> {
    // A deferred transaction would learn only at its first write that somebody else has the lock, without waiting for it.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for write in batch {
        outcomes.push(match carry_out(&mut transaction, write).await {
            Ok(outcome) => outcome,
            Err(error) if concerns_one_statement(&error) => Err(error.into()),
            Err(error) => return Err(error),
        });
    }
    transaction.commit().await?;
    Ok(outcomes)
}

/// The inner result is about the write, the outer one about the transaction.
async fn carry_out(connection: &mut SqliteConnection, write: &Write) -> sqlx::Result<Result<(), Trouble>> {
    match write {
        Write::Begin(opening) => begin(connection, opening).await,
        Write::Append(code, entry) => append(connection, code, entry).await,
        Write::Close(code, closing) => close(connection, code, closing).await,
        Write::Seat(code, guests) => seat(connection, code, guests).await,
        Write::SaveDeck(deck) => save_deck(connection, deck).await,
        Write::DeleteDeck(guest, id) => delete_deck(connection, guest, id).await,
        Write::SaveGuest(guest, name) => save_guest(connection, guest, name).await,
        Write::KeepKey(name, key) => keep_key(connection, name, key).await,
    }
}

async fn begin(connection: &mut SqliteConnection, opening: &Opening) -> sqlx::Result<Result<(), Trouble>> {
    let insert = sqlx::query(
        "INSERT INTO matches (code, game, edition, created, body) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (code) DO NOTHING",
    )
    .bind(&opening.code.0)
    .bind(&opening.game)
    .bind(opening.edition)
    .bind(opening.created)
    .bind(&opening.body);
    if changed(connection, insert).await? {
        return Ok(Ok(()));
    }
    let there: Opening = sqlx::query_as("SELECT code, game, edition, created, body FROM matches WHERE code = ?1")
        .bind(&opening.code.0)
        .fetch_one(connection)
        .await?;
    Ok(if there == *opening { Ok(()) } else { Err(Trouble::Conflict) })
}

async fn append(connection: &mut SqliteConnection, code: &Code, entry: &Entry) -> sqlx::Result<Result<(), Trouble>> {
    let insert = sqlx::query(
        "INSERT INTO entries (code, number, body) SELECT ?1, ?2, ?3
         WHERE ?2 = 1 + (SELECT coalesce(max(number), 0) FROM entries WHERE code = ?1)
         AND EXISTS (SELECT 1 FROM matches WHERE code = ?1 AND closing IS NULL)",
    )
    .bind(&code.0)
    .bind(entry.number)
    .bind(&entry.body);
    if changed(connection, insert).await? {
        return Ok(Ok(()));
    }
    let there: Option<Vec<u8>> = sqlx::query_scalar("SELECT body FROM entries WHERE code = ?1 AND number = ?2")
        .bind(&code.0)
        .bind(entry.number)
        .fetch_optional(&mut *connection)
        .await?;
    match there {
        Some(body) if body == entry.body => Ok(Ok(())),
        Some(_) => Ok(Err(Trouble::Conflict)),
        None => Ok(Err(conflict_or_unknown(connection, code).await?)),
    }
}

async fn close(connection: &mut SqliteConnection, code: &Code, closing: &[u8]) -> sqlx::Result<Result<(), Trouble>> {
    // Closing again with the same bytes counts as a change, too.
    let update = sqlx::query("UPDATE matches SET closing = ?2 WHERE code = ?1 AND (closing IS NULL OR closing = ?2)")
        .bind(&code.0)
        .bind(closing);
    Ok(if changed(connection, update).await? { Ok(()) } else { Err(conflict_or_unknown(connection, code).await?) })
}

async fn seat(connection: &mut SqliteConnection, code: &Code, guests: &[Guest]) -> sqlx::Result<Result<(), Trouble>> {
    let update = sqlx::query("UPDATE matches SET seated = 1 WHERE code = ?1").bind(&code.0);
    if !changed(connection, update).await? {
        return Ok(Err(Trouble::Unknown));
    }
    for guest in guests {
        sqlx::query(
            "INSERT INTO sittings (guest, created, code) SELECT ?1, created, code FROM matches WHERE code = ?2
             ON CONFLICT (guest, created, code) DO NOTHING",
        )
        .bind(&guest.0)
        .bind(&code.0)
        .execute(&mut *connection)
        .await?;
    }
    Ok(Ok(()))
}

async fn conflict_or_unknown(connection: &mut SqliteConnection, code: &Code) -> sqlx::Result<Trouble> {
    let known = sqlx::query("SELECT 1 FROM matches WHERE code = ?1").bind(&code.0).fetch_optional(connection).await?;
    Ok(if known.is_some() { Trouble::Conflict } else { Trouble::Unknown })
}

async fn save_deck(connection: &mut SqliteConnection, deck: &Deck) -> sqlx::Result<Result<(), Trouble>> {
    let upsert = sqlx::query(
        "INSERT INTO decks (guest, id, game, name, list) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (guest, id) DO UPDATE SET game = ?3, name = ?4, list = ?5",
    );
    upsert
        .bind(&deck.guest.0)
        .bind(&deck.id)
        .bind(&deck.game)
        .bind(&deck.name)
        .bind(&deck.list)
        .execute(connection)
        .await?;
    Ok(Ok(()))
}

async fn delete_deck(connection: &mut SqliteConnection, guest: &Guest, id: &str) -> sqlx::Result<Result<(), Trouble>> {
    sqlx::query("DELETE FROM decks WHERE guest = ?1 AND id = ?2").bind(&guest.0).bind(id).execute(connection).await?;
    Ok(Ok(()))
}

async fn save_guest(connection: &mut SqliteConnection, guest: &Guest, name: &str) -> sqlx::Result<Result<(), Trouble>> {
    sqlx::query("INSERT INTO guests (guest, name) VALUES (?1, ?2) ON CONFLICT (guest) DO UPDATE SET name = ?2")
        .bind(&guest.0)
        .bind(name)
        .execute(connection)
        .await?;
    Ok(Ok(()))
}

async fn keep_key(connection: &mut SqliteConnection, name: &str, key: &[u8]) -> sqlx::Result<Result<(), Trouble>> {
    sqlx::query("INSERT INTO keys (name, key) VALUES (?1, ?2) ON CONFLICT (name) DO NOTHING")
        .bind(name)
        .bind(key)
        .execute(connection)
        .await?;
    Ok(Ok(()))
}

async fn changed(
    connection: &mut SqliteConnection,
    statement: sqlx::query::Query<'_, Sqlite, SqliteArguments>,
) -> sqlx::Result<bool> {
    Ok(statement.execute(connection).await?.rows_affected() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn pragma<T>(writes: &mut SqliteWrites, sql: &'static str) -> T
    where
        T: Send + Unpin + sqlx::Type<Sqlite> + for<'r> sqlx::Decode<'r, Sqlite>,
    {
        let mut connection = writes.connection().await.unwrap();
        let value = sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap();
        writes.connection = Some(connection);
        value
    }

    #[tokio::test]
    async fn a_commit_waits_for_the_disk_before_and_after_trouble() {
        let folder = tempfile::tempdir().unwrap();
        let limit = watch::Sender::new(Limit::None);
        let (_reads, mut writes) =
            super::super::open(&folder.path().join("store.db"), limit.subscribe()).await.unwrap();
        for _ in 0..2 {
            assert_eq!(pragma::<String>(&mut writes, "PRAGMA journal_mode").await, "wal");
            assert_eq!(pragma::<i64>(&mut writes, "PRAGMA synchronous").await, 2, "FULL");
            assert_eq!(pragma::<i64>(&mut writes, "PRAGMA foreign_keys").await, 1);
            assert_eq!(pragma::<i64>(&mut writes, "PRAGMA busy_timeout").await, 5000);

            let write = [Write::SaveGuest(Guest("a".into()), "Nami".into())];
            limit.send_replace(Limit::ReadOnly);
            assert_eq!(writes.commit(&write).await, Err(Trouble::ReadOnly));
            assert!(writes.connection.is_none());
            limit.send_replace(Limit::None);
        }
        Box::new(writes).close().await;
    }
}
