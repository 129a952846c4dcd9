//! Carrying the write-ahead log over into the file, beside the writer and not in its way.
//!
//! By default SQLite does it at the end of every so many-th commit, and whoever waits for that commit waits for two more syncs and
//! all the pages. A passive checkpoint on a connection of its own lets the writer go on meanwhile.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinHandle;

/// So long the log grows at least before it is carried over: often enough that it stays small and is used again, seldom enough that
/// the disk is free for commits.
const PAUSE: Duration = Duration::from_millis(500);

/// The task that does it.
pub(super) struct Checkpoints {
    written: Arc<Notify>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    pub(super) fn start(options: SqliteConnectOptions) -> Self {
        let written = Arc::new(Notify::new());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(run(options, Arc::clone(&written), stopped));
        Self { written, stop, task }
    }

    /// Something is in the log.
    pub(super) fn something_was_written(&self) {
        self.written.notify_one();
    }

    /// Stops; what is in the log is carried over when the last connection is closed.
    pub(super) async fn stop(self) {
        drop(self.stop);
        let _ = self.task.await;
    }
}

async fn run(options: SqliteConnectOptions, written: Arc<Notify>, mut stopped: oneshot::Receiver<()>) {
    let mut connection: Option<SqliteConnection> = None;
    loop {
        let due = async {
            written.notified().await;
            tokio::time::sleep(PAUSE).await;
        };
        tokio::select! {
            () = due => {}
            _ = &mut stopped => break,
        }
        // Nothing depends on it: a log that cannot be carried over now is carried over later, and the writer says what is wrong.
        match carried_over(connection.take(), &options).await {
            Ok(here) => connection = Some(here),
            Err(error) => tracing::debug!(%error, "no checkpoint"),
        }
    }
    if let Some(connection) = connection
        && let Err(error) = connection.close().await
    {
        tracing::debug!(%error, "a connection did not close well");
    }
}

async fn carried_over(
    connection: Option<SqliteConnection>,
    options: &SqliteConnectOptions,
) -> sqlx::Result<SqliteConnection> {
    let mut here = match connection {
        Some(here) => here,
        None => options.connect().await?,
    };
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut here).await?;
    Ok(here)
}
