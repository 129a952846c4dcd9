//! Everything that knows SQLite: how the file is opened, and what its result codes mean.
//!
//! One connection writes; readers have connections of their own and see the last committed state, whatever the writer is
//! doing (WAL). `synchronous = FULL` makes a commit wait for the disk: with the usual `NORMAL` a power cut can take
//! back what was acknowledged.

mod checkpoint;
mod reads;
mod writes;

use self::checkpoint::Checkpoints;
use self::reads::SqliteReads;
use self::writes::SqliteWrites;
use super::Trouble;
use sqlx::error::DatabaseError;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqlSafeStr as _, SqliteConnection};
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;
use tokio::sync::watch;

/// How many may read at once: reads are rare (a restart, a list of decks), and each connection is a thread.
const READERS: u32 = 4;

/// How long a write waits for another process that holds the file, a backup for instance.
const PATIENCE: Duration = Duration::from_secs(5);

/// What makes the tables, in its order: every file of `migrations/sqlite`, which a test compares. A file never changes, for a
/// database knows the checksum of what it was made by. (The macro of sqlx would compile SQLite a second time to read the folder.)
static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let journals = include_str!("../../../migrations/sqlite/0001_journals.sql").into_sql_str();
    let sittings = include_str!("../../../migrations/sqlite/0002_sittings.sql").into_sql_str();
    Migrator::with_migrations(vec![
        Migration::new(1, "journals".into(), MigrationType::Simple, journals, false),
        Migration::new(2, "sittings".into(), MigrationType::Simple, sittings, false),
    ])
});

/// What the writer is restrained by.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Limit {
    /// Nothing but the disk.
    #[default]
    None,
    /// The file grows to so many pages of 4 KiB and no further. A smaller number than it has already just stops its growth.
    Pages(u32),
    /// Nothing is written.
    ReadOnly,
}

pub(super) async fn open(path: &Path, limit: watch::Receiver<Limit>) -> Result<(SqliteReads, SqliteWrites), Trouble> {
    // SQLite would take `:memory:` or `file:...` for something else than the name of a file.
    let path = std::path::absolute(path)?;
    let folder = path.parent().unwrap_or(&path).to_owned();
    tokio::task::spawn_blocking(move || create_durably(&folder))
        .await
        .map_err(|it| Trouble::Other(it.to_string()))??;

    let file = SqliteConnectOptions::new().filename(&path).busy_timeout(PATIENCE).disable_statement_logging();
    if fs::metadata(&path).is_ok_and(|it| it.len() > 0) {
        refuse_newer(&file).await?;
    }
    let writing = file
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // Nobody who waits for a commit waits for the log to be carried over as well: see `checkpoint`.
        .pragma("wal_autocheckpoint", "0")
        .foreign_keys(true);
    let mut connection = writing.connect().await?;
    MIGRATIONS.run(&mut connection).await?;

    // None of them is ever closed for being idle: the last connection to go takes the shared index of the log with it,
    // and the writer may have to go and come back.
    let readers = SqlitePoolOptions::new()
        .min_connections(1)
        .max_connections(READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(file.read_only(true))
        .await?;
    let checkpoints = Checkpoints::start(writing.clone().create_if_missing(false));
    // When the writer comes back the file is there. If not, somebody has deleted it under us, and starting a new, empty
    // one would forget every match.
    let writes = SqliteWrites::new(connection, writing.create_if_missing(false), readers.clone(), checkpoints, limit);
    Ok((SqliteReads::new(readers), writes))
}

/// Creates a folder so that it is still there after a power cut.
fn create_durably(folder: &Path) -> io::Result<()> {
    let missing: Vec<_> = folder.ancestors().take_while(|it| !it.exists()).collect();
    fs::create_dir_all(folder)?;
    if cfg!(unix) {
        for parent in missing.iter().filter_map(|it| it.parent()) {
            File::open(parent)?.sync_all()?;
        }
    }
    Ok(())
}

/// Looks at the file before anything is done to it: opening it for writing can already change it.
async fn refuse_newer(file: &SqliteConnectOptions) -> Result<(), Trouble> {
    let mut connection = file.clone().read_only(true).connect().await?;
    let newest = newest_migration(&mut connection).await;
    connection.close().await?;
    let program = MIGRATIONS.iter().map(|it| it.version).max().unwrap_or(0);
    match newest? {
        Some(file) if file > program => Err(Trouble::Newer { file, program }),
        _ => Ok(()),
    }
}

async fn newest_migration(connection: &mut SqliteConnection) -> Result<Option<i64>, Trouble> {
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'").fetch_all(&mut *connection).await?;
    if tables.iter().any(|it| *it == MIGRATIONS.table_name) {
        Ok(sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(connection).await?)
    } else if tables.is_empty() {
        Ok(None)
    } else {
        Err(Trouble::Other("the file is a database of another program".into()))
    }
}

/// SQLite's result codes that we tell apart, without their extensions in the higher bytes.
/// <https://www.sqlite.org/rescode.html>
mod code {
    pub(super) const READONLY: i32 = 8;
    pub(super) const FULL: i32 = 13;
    pub(super) const TOOBIG: i32 = 18;
    pub(super) const CONSTRAINT: i32 = 19;
    /// With its extension: the shared index of the log could not grow. It is the one place where SQLite reports a full
    /// disk as something else.
    pub(super) const IOERR_SHMSIZE: i32 = 10 | 19 << 8;
}

fn result_code(error: &dyn DatabaseError) -> i32 {
    error.code().and_then(|it| it.parse().ok()).unwrap_or_default()
}

/// Whether an error is about one statement only, which has then changed nothing, and leaves the transaction as it was.
fn concerns_one_statement(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().map(result_code).unwrap_or_default();
    matches!(code & 0xff, code::TOOBIG | code::CONSTRAINT)
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => match result_code(&*error) {
                code::IOERR_SHMSIZE => Self::Full,
                code if code & 0xff == code::FULL => Self::Full,
                code if code & 0xff == code::READONLY => Self::ReadOnly,
                _ => Self::Other(error.to_string()),
            },
            sqlx::Error::Io(error) => error.into(),
            sqlx::Error::PoolClosed => Self::Gone,
            other => Self::Other(other.to_string()),
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull => Self::Full,
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<MigrateError> for Trouble {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            other => Self::Other(other.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_migration_is_listed() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut files: Vec<String> = files.collect();
        files.sort();
        let listed =
            super::MIGRATIONS.iter().map(|it| format!("{:04}_{}.sql", it.version, it.description.replace(' ', "_")));
        assert_eq!(files, listed.collect::<Vec<_>>());
    }
}
