//! What an acknowledged append costs. `cargo bench -p server --bench storage`; TMPDIR says on which disk.
//!
//! Not with divan: what counts is how long somebody waits among many, and that is a distribution.

use server::storage::{Code, Entry, Opening, Store};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const BODY: usize = 100;
const LASTS: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() {
    println!("{:>9}  {:>9}  {:>7}  {:>8}  {:>8}  {:>8}", "appenders", "appends/s", "a batch", "p50", "p99", "max");
    for appenders in [1, 20, 200, 2000] {
        all_at_once(appenders).await;
    }
    println!("{MOVES} moves a second at {TABLES} tables:");
    at_a_pace().await;
}

/// The server's budget: so many live matches, so many moves a second among them.
const TABLES: usize = 2000;
const MOVES: u32 = 500;

/// Appends come when they come, whether or not earlier ones are done.
async fn at_a_pace() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::sqlite(&folder.path().join("store.db")).await.unwrap();
    let beginning: JoinSet<()> = (0..TABLES).map(|it| begin(store.clone(), it)).collect();
    beginning.join_all().await;
    let (commits, begun) = (store.commits(), Instant::now());
    let mut pace = tokio::time::interval(Duration::from_secs(1) / MOVES);
    let mut appending = JoinSet::new();
    for append in 0..2 * LASTS.as_secs() as usize * MOVES as usize {
        let due = pace.tick().await.into_std();
        let (store, number) = (store.clone(), (append / TABLES) as u32 + 1);
        appending.spawn(async move {
            store.append(&code(append % TABLES), Entry { number, body: vec![7; BODY] }).await.unwrap();
            due.elapsed()
        });
    }
    let waits = appending.join_all().await;
    let (took, commits) = (begun.elapsed(), store.commits() - commits);
    store.stop().await;
    report(TABLES, waits, took, commits);
}

/// Each appends to a match of its own and waits for the answer before the next.
async fn all_at_once(appenders: usize) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::sqlite(&folder.path().join("store.db")).await.unwrap();
    let beginning: JoinSet<()> = (0..appenders).map(|it| begin(store.clone(), it)).collect();
    beginning.join_all().await;
    let (commits, begun) = (store.commits(), Instant::now());
    let appending: JoinSet<Vec<Duration>> = (0..appenders).map(|it| append(store.clone(), it, begun + LASTS)).collect();
    let waits = appending.join_all().await.concat();
    let (took, commits) = (begun.elapsed(), store.commits() - commits);
    store.stop().await;
    report(appenders, waits, took, commits);
}

fn report(appenders: usize, mut waits: Vec<Duration>, took: Duration, commits: u64) {
    waits.sort_unstable();
    let per_mille = |it: usize| waits[(waits.len() - 1) * it / 1000].as_secs_f64() * 1e3;
    println!(
        "{appenders:>9}  {:>9.0}  {:>7.1}  {:>5.1} ms  {:>5.1} ms  {:>5.1} ms",
        waits.len() as f64 / took.as_secs_f64(),
        waits.len() as f64 / commits as f64,
        per_mille(500),
        per_mille(990),
        per_mille(1000),
    );
}

fn code(table: usize) -> Code {
    Code(format!("T{table:05}"))
}

async fn begin(store: Store, table: usize) {
    let opening = Opening { code: code(table), game: "uno".into(), edition: 1, created: 0, body: vec![0; BODY] };
    store.begin(opening).await.unwrap();
}

async fn append(store: Store, table: usize, until: Instant) -> Vec<Duration> {
    let mut waits = vec![];
    for number in 1.. {
        let asked = Instant::now();
        if asked > until {
            break;
        }
        store.append(&code(table), Entry { number, body: vec![7; BODY] }).await.unwrap();
        waits.push(asked.elapsed());
    }
    waits
}
