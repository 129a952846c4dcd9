//! Bots of every level finish matches of every game over the wire, without an answer that is refused and without hanging.
//! `QUARTERDECK_BOT_GAMES` says how many of each; `make bots` plays a hundred.

mod support;

use serde_json::json;
use support::{at_once, guest, open, start, table};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_every_level_finish_every_game() {
    let games: u32 = std::env::var("QUARTERDECK_BOT_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1);
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let token = guest(at, "Ada").await;
    for game in ["uno", "opcg", "zwo", "mm25"] {
        for level in ["deckhand", "mate", "captain"] {
            let (mut steps, mut void) = (0, 0);
            for number in 0..games {
                // The seats by turns: the bot of this level against one that plays at random, and a third in UNO.
                let mut seats = vec![level, "deckhand"];
                seats.rotate_left(number as usize % 2);
                let options = match game {
                    "uno" => {
                        seats.push(level);
                        json!({ "rounds": 1 })
                    }
                    "mm25" => json!({ "best_of": 1 }),
                    _ => json!({}),
                };
                let code = table(at, &token, json!({ "game": game, "seats": seats, "options": options })).await;
                let mut page = open(at, &token, &code).await;
                let update = page.until(|update| update.verdict.is_some()).await.unwrap();
                let verdict = update.verdict.unwrap();
                assert_eq!(verdict.why, None, "{game}, {level}");
                steps += update.step;
                void += u32::from(verdict.places.is_none());
            }
            println!("{game} {level}: {games} games over, {steps} inputs, {void} without a winner");
        }
    }
    let (_, metrics) = support::request(at, "GET", "/metrics", "", "").await;
    for never in ["quarterdeck_bots_lost_total", "quarterdeck_panics_total", "quarterdeck_unwritten_total"] {
        assert!(metrics.lines().any(|line| line == format!("{never} 0")), "{metrics}");
    }
    server.stop().await;
}
