//! Reading, on connections that cannot write.

use crate::storage::backend::{Reads, Reply};
use crate::storage::{Closed, Code, Deck, Entry, Guest, Kept, Opening, Record};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row, SqlitePool};

pub(in crate::storage) struct SqliteReads {
    pool: SqlitePool,
}

impl SqliteReads {
    pub(super) fn new(pool: SqlitePool) -> Self {
        Self { pool }
    }
}

impl FromRow<'_, SqliteRow> for Opening {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            code: Code(row.try_get("code")?),
            game: row.try_get("game")?,
            edition: row.try_get("edition")?,
            created: row.try_get("created")?,
            body: row.try_get("body")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for Closed {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self { opening: Opening::from_row(row)?, closing: row.try_get("closing")? })
    }
}

impl FromRow<'_, SqliteRow> for Kept {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self { opening: Opening::from_row(row)?, closing: row.try_get("closing")? })
    }
}

impl FromRow<'_, SqliteRow> for Entry {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self { number: row.try_get("number")?, body: row.try_get("body")? })
    }
}

impl FromRow<'_, SqliteRow> for Deck {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            guest: Guest(row.try_get("guest")?),
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            name: row.try_get("name")?,
            list: row.try_get("list")?,
        })
    }
}

impl Reads for SqliteReads {
    fn load<'a>(&'a self, code: &'a Code) -> Reply<'a, Option<Record>> {
        Box::pin(async {
            // In one transaction, or a match could go on between the two questions.
            let mut snapshot = self.pool.begin().await?;
            let row = sqlx::query("SELECT code, game, edition, created, body, closing FROM matches WHERE code = ?1")
                .bind(&code.0)
                .fetch_optional(&mut *snapshot)
                .await?;
            let Some(row) = row else { return Ok(None) };
            let entries = sqlx::query_as("SELECT number, body FROM entries WHERE code = ?1 ORDER BY number")
                .bind(&code.0)
                .fetch_all(&mut *snapshot)
                .await?;
            Ok(Some(Record { opening: Opening::from_row(&row)?, entries, closing: row.try_get("closing")? }))
        })
    }

    fn open_matches(&self) -> Reply<'_, Vec<Opening>> {
        Box::pin(async {
            let rows = sqlx::query_as(
                "SELECT code, game, edition, created, body FROM matches WHERE closing IS NULL ORDER BY created, code",
            );
            Ok(rows.fetch_all(&self.pool).await?)
        })
    }

    fn closed_matches(&self, limit: u32) -> Reply<'_, Vec<Closed>> {
        Box::pin(async move {
            let rows = sqlx::query_as(
                "SELECT code, game, edition, created, body, closing FROM matches WHERE closing IS NOT NULL
                 ORDER BY created DESC, code LIMIT ?1",
            );
            Ok(rows.bind(limit).fetch_all(&self.pool).await?)
        })
    }

    fn matches_of<'a>(&'a self, guest: &'a Guest, before: i64, limit: u32) -> Reply<'a, Vec<Kept>> {
        Box::pin(async move {
            let rows = sqlx::query_as(
                "SELECT m.code, m.game, m.edition, m.created, m.body, m.closing
                 FROM sittings s JOIN matches m ON m.code = s.code
                 WHERE s.guest = ?1 AND s.created < ?2 ORDER BY s.created DESC, s.code LIMIT ?3",
            );
            Ok(rows.bind(&guest.0).bind(before).bind(limit).fetch_all(&self.pool).await?)
        })
    }

    fn open_matches_of<'a>(&'a self, guest: &'a Guest, limit: u32) -> Reply<'a, Vec<Code>> {
        Box::pin(async move {
            let codes = sqlx::query_scalar(
                "SELECT m.code FROM sittings s JOIN matches m ON m.code = s.code
                 WHERE s.guest = ?1 AND m.closing IS NULL ORDER BY s.created DESC LIMIT ?2",
            );
            let codes: Vec<String> = codes.bind(&guest.0).bind(limit).fetch_all(&self.pool).await?;
            Ok(codes.into_iter().map(Code).collect())
        })
    }

    fn unseated(&self, limit: u32) -> Reply<'_, Vec<Code>> {
        Box::pin(async move {
            let codes: Vec<String> = sqlx::query_scalar("SELECT code FROM matches WHERE seated = 0 LIMIT ?1")
                .bind(limit)
                .fetch_all(&self.pool)
                .await?;
            Ok(codes.into_iter().map(Code).collect())
        })
    }

    fn deck<'a>(&'a self, guest: &'a Guest, id: &'a str) -> Reply<'a, Option<Deck>> {
        Box::pin(async move {
            let row = sqlx::query_as("SELECT guest, id, game, name, list FROM decks WHERE guest = ?1 AND id = ?2");
            Ok(row.bind(&guest.0).bind(id).fetch_optional(&self.pool).await?)
        })
    }

    fn decks<'a>(&'a self, guest: &'a Guest) -> Reply<'a, Vec<Deck>> {
        Box::pin(async {
            let rows =
                sqlx::query_as("SELECT guest, id, game, name, list FROM decks WHERE guest = ?1 ORDER BY name, id");
            Ok(rows.bind(&guest.0).fetch_all(&self.pool).await?)
        })
    }

    fn guest_name<'a>(&'a self, guest: &'a Guest) -> Reply<'a, Option<String>> {
        Box::pin(async {
            let row = sqlx::query_scalar("SELECT name FROM guests WHERE guest = ?1");
            Ok(row.bind(&guest.0).fetch_optional(&self.pool).await?)
        })
    }

    fn key<'a>(&'a self, name: &'a str) -> Reply<'a, Option<Vec<u8>>> {
        Box::pin(async move {
            let row = sqlx::query_scalar("SELECT key FROM keys WHERE name = ?1");
            Ok(row.bind(name).fetch_optional(&self.pool).await?)
        })
    }
}
