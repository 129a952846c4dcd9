//! How long people wait after a restart. `cargo bench -p server --bench restart`; TMPDIR says on which disk.
//!
//! A thousand matches are open, each with some inputs; the server stops without warning them. Then: how long until the first move is
//! on disk again, and how long a table takes to come back.

use client::{Page, guest, table};
use serde_json::json;
use server::{Config, Pauses, Rate, Server};
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;

const TABLES: usize = 1000;
const MOVES: usize = 20;

async fn start(folder: &Path) -> Server {
    let config = Config {
        database: folder.join("quarterdeck.db"),
        page: None,
        thinkers: 1,
        sockets: usize::MAX,
        rate: Rate { steady: 100_000, burst: 100_000 },
        behind_proxy: false,
        pauses: Pauses { windows: 100_000, ..Pauses::none() },
        panics: folder.join("panics"),
    };
    Server::start(TcpListener::bind("127.0.0.1:0").await.unwrap(), config).await.unwrap()
}

/// Answers once, if it is this page's turn.
async fn answer(page: &mut Page, number: usize) -> bool {
    let seat = page.seat.and_then(kernel::Seat::new);
    let mine = page.update.as_ref().and_then(|update| update.table.question.as_ref()).is_some_and(|it| it.seat == seat);
    mine && page.answer(|count| number % count).await.unwrap()
}

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let at = server.address();
    let mut open = Vec::new();
    for number in 0..TABLES {
        let game = ["uno", "opcg", "zwo", "mm25"][number % 4];
        let token = guest(at, "Ada").await.unwrap();
        let code = table(at, &token, json!({ "game": game, "seats": ["you", "deckhand"] })).await.unwrap();
        let mut page = Page::open(at, &token, &code).await.unwrap();
        for step in 0..MOVES {
            let update =
                page.until(|update| update.verdict.is_some() || !update.table.answers.is_empty()).await.unwrap();
            if update.verdict.is_some() || !answer(&mut page, number + step).await {
                break;
            }
        }
        open.push((token, code));
    }
    // As after a crash: nothing is said, nothing is tidied up.
    std::mem::forget(server);
    let begun = Instant::now();
    let server = start(folder.path()).await;
    let at = server.address();
    println!("{TABLES} open matches; the server answers after {:.1} ms", begun.elapsed().as_secs_f64() * 1e3);
    let mut waits = Vec::new();
    let mut first = None;
    for (number, (token, code)) in open.iter().enumerate() {
        let asked = Instant::now();
        let mut page = Page::open(at, token, code).await.unwrap();
        page.until(|_| true).await.unwrap();
        waits.push(asked.elapsed());
        if first.is_none() && answer(&mut page, number).await {
            first = Some(begun.elapsed());
        }
    }
    waits.sort_unstable();
    let millis = |wait: Duration| wait.as_secs_f64() * 1e3;
    println!("the first move is on disk after {:.1} ms", millis(first.unwrap_or_default()));
    println!(
        "a table is back in its question after {:.1} ms (median), {:.1} ms (99 %), {:.1} ms (longest)",
        millis(waits[waits.len() / 2]),
        millis(waits[waits.len() * 99 / 100]),
        millis(waits[waits.len() - 1]),
    );
    server.stop().await;
}
