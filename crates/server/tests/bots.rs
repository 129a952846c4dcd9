//! Bots of every level finish matches of every game over the wire, without an answer that is refused and without hanging.
//! `QUARTERDECK_BOT_GAMES` says how many of each; `make bots` plays a hundred.

mod support;

use games::GameId;
use serde_json::{Value, json};
use std::net::SocketAddr;
use support::{at_once, guest, most, open, short, start, table};
use tokio::task::JoinSet;

/// So many tables at once: threads that think are not left without work.
const TABLES: usize = 8;

/// One match of bots; gives back its inputs, and whether somebody won.
async fn watched(at: SocketAddr, token: String, wanted: Value) -> (u32, bool) {
    let code = table(at, &token, wanted.clone()).await;
    let mut page = open(at, &token, &code).await;
    let update = page.until(|update| update.verdict.is_some()).await.unwrap();
    let verdict = update.verdict.unwrap();
    assert_eq!(verdict.why, None, "{wanted}");
    (update.step, verdict.places.is_some())
}

/// A bot of this level against one that plays at random, the seats by turns; where more can sit down there is a third.
fn wanted(game: GameId, level: &str, number: usize) -> Value {
    let mut seats = vec![level, "deckhand"];
    seats.rotate_left(number % 2);
    if most(game) > 2 {
        seats.push(level);
    }
    json!({ "game": game, "seats": seats, "options": short(game) })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_every_level_finish_every_game() {
    let games: usize = std::env::var("QUARTERDECK_BOT_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1);
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let token = guest(at, "Ada").await;
    for &game in GameId::ALL {
        for level in ["deckhand", "mate", "captain"] {
            let (mut over, mut steps, mut won) = (0, 0, 0);
            while over < games {
                let batch = over..(over + TABLES).min(games);
                over = batch.end;
                let playing: JoinSet<(u32, bool)> =
                    batch.map(|number| watched(at, token.clone(), wanted(game, level, number))).collect();
                for (inputs, somebody_won) in playing.join_all().await {
                    steps += inputs;
                    won += u32::from(somebody_won);
                }
            }
            println!("{} {level}: {over} games over, {steps} inputs, {won} with a winner", game.name());
        }
    }
    let (_, metrics) = support::request(at, "GET", "/metrics", "", "").await;
    for never in ["quarterdeck_bots_lost_total", "quarterdeck_panics_total", "quarterdeck_unwritten_total"] {
        assert!(metrics.lines().any(|line| line == format!("{never} 0")), "{metrics}");
    }
    server.stop().await;
}
