//! `kill -9` at random moments, under load: whatever was acknowledged is there, nothing happens twice, and everybody finds their
//! table as it was. `QUARTERDECK_KILLS` says how often; `make kills` does it 300 times.

mod served;

use client::{Dice, Page, Trouble};
use games::GameId;
use serde_json::{Value, json};
use served::{quarterdeck, serve};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};
use tokio::task::JoinSet;
use wire::{FromServer, Table, ToServer};

/// An answer that was sent and not acknowledged.
#[derive(Clone)]
struct Pending {
    id: u32,
    step: u32,
    parts: Vec<Value>,
}

/// Somebody at a table, over all their connections.
struct Player {
    token: String,
    table: String,
    seat: usize,
    acknowledged: u32,
    pending: Option<Pending>,
    seen: Option<(u32, Table)>,
    over: bool,
    dice: Dice,
    /// Acknowledged inputs, inputs sent again, and of these how many had been done already.
    counts: [u32; 3],
}

impl Player {
    fn new(token: String, table: String, seat: usize, seed: u64) -> Player {
        let (dice, counts) = (Dice(seed), [0; 3]);
        Player { token, table, seat, acknowledged: 0, pending: None, seen: None, over: false, dice, counts }
    }

    /// Plays until the line breaks or the match is over.
    async fn play(&mut self, at: SocketAddr) -> Result<(), Trouble> {
        let mut page = Page::open(at, &self.token, &self.table).await?;
        let last = page.next_id - 1;
        assert!(last >= self.acknowledged, "{}: {} was acknowledged, {last} is there", self.table, self.acknowledged);
        let update = page.until(|_| true).await?;
        if let Some((step, table)) = &self.seen {
            assert!(update.step >= *step, "{}: step {step} was shown, {} is there", self.table, update.step);
            assert!(update.step > *step || update.table == *table, "{}: the table is another one", self.table);
        }
        if let Some(pending) = self.pending.clone() {
            self.send_again(&mut page, pending, last).await?;
        }
        loop {
            let seat = kernel::Seat::new(self.seat as u8);
            let update = page
                .until(|update| {
                    let question = update.table.question.as_ref();
                    let mine = question.is_some_and(|question| question.seat == seat);
                    update.verdict.is_some() || (mine && !update.table.answers.is_empty())
                })
                .await?;
            self.seen = Some((update.step, update.table.clone()));
            if update.verdict.is_some() {
                self.over = true;
                return Ok(());
            }
            let mut answers = update.table.answers;
            let mut parts = Vec::new();
            while !answers.is_empty() {
                parts.push(answers.swap_remove(self.dice.below(answers.len())).send);
                let pending = Pending { id: page.next_id, step: update.step, parts: parts.clone() };
                self.pending = Some(pending.clone());
                page.say(&ToServer::Act { id: pending.id, step: pending.step, parts: pending.parts }).await?;
                match page.reply(pending.id).await? {
                    FromServer::Done { .. } => {
                        self.done(pending.id);
                        page.next_id += 1;
                        break;
                    }
                    FromServer::Choices { table: Some(table), .. } => answers = table.answers,
                    FromServer::Refused { why, .. } if why.clause == "K-2" => break,
                    other => panic!("{}: {other:?}", self.table),
                }
            }
            let step = update.step;
            page.until(|update| update.step > step || update.verdict.is_some()).await?;
        }
    }

    fn done(&mut self, id: u32) {
        self.acknowledged = id;
        self.pending = None;
        self.counts[0] += 1;
    }

    /// Nobody knows whether it was done before the line broke: the same again has no second effect.
    async fn send_again(&mut self, page: &mut Page, pending: Pending, last: u32) -> Result<(), Trouble> {
        self.counts[1] += 1;
        let before = page.update.as_ref().map(|update| update.step);
        page.say(&ToServer::Act { id: pending.id, step: pending.step, parts: pending.parts }).await?;
        let reply = page.reply(pending.id).await?;
        if last >= pending.id {
            self.counts[2] += 1;
            assert!(matches!(reply, FromServer::Done { .. }), "{}: {reply:?}", self.table);
            self.done(pending.id);
            return Ok(());
        }
        match reply {
            FromServer::Done { step, .. } => {
                assert!(Some(step) > before, "{}", self.table);
                self.done(pending.id);
                page.next_id = pending.id + 1;
            }
            FromServer::Choices { .. } => self.pending = None,
            FromServer::Refused { why, .. } if why.clause == "K-2" => self.pending = None,
            other => panic!("{}: {other:?}", self.table),
        }
        Ok(())
    }
}

/// People at tables of every kind; some have bots.
async fn sit_down(at: SocketAddr, round: u64) -> Vec<Player> {
    let mut players = Vec::new();
    for (number, game) in GameId::ALL.iter().cycle().take(12).enumerate() {
        let other = if number < 8 { "open" } else { "deckhand" };
        let token = client::guest(at, "Ada").await.unwrap();
        let wanted = json!({ "game": game, "seats": ["you", other] });
        let code = client::table(at, &token, wanted).await.unwrap();
        let seed = round * 1000 + number as u64;
        players.push(Player::new(token, code.clone(), 0, seed));
        if other == "open" {
            let token = client::guest(at, "Ben").await.unwrap();
            let path = format!("/api/tables/{code}/sit");
            assert_eq!(client::ask(at, "POST", &path, &token, json!({})).await.unwrap().0, 200);
            players.push(Player::new(token, code, 1, seed + 500));
        }
    }
    players
}

/// Every match of the database, played again by another process: its journal's lines, and the highest number of each seat.
fn checked(database: &str) -> HashMap<String, (bool, Vec<u32>)> {
    let output = quarterdeck().args(["check", "--database", database, "--json", "--lang", "en"]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let line = |line: &str| {
        let value: Value = serde_json::from_str(line).unwrap();
        let last = value["last"].as_array().unwrap().iter().map(|id| id.as_u64().unwrap() as u32).collect();
        (value["code"].as_str().unwrap().to_owned(), (value["sound"] == json!(true), last))
    };
    text.lines().map(line).collect()
}

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("killed");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_to_kill_9() {
    let kills: u64 = env::var("QUARTERDECK_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(6);
    let database = format!("sqlite:{}", folder().join("quarterdeck.db").display());
    let mut dice = Dice(20_261_116);
    let mut players: Vec<Player> = Vec::new();
    let mut counts = [0; 3];
    let mut matches = 0;
    for round in 0..kills {
        let (mut server, at) = serve(&database, &["--log", "error"]);
        if players.iter().all(|player| player.over) {
            players = sit_down(at, round).await;
            matches += 12;
        }
        let mut playing = JoinSet::new();
        for mut player in players.drain(..) {
            playing.spawn(async move {
                if !player.over {
                    let _ = player.play(at).await;
                }
                player
            });
        }
        tokio::time::sleep(Duration::from_millis(30 + dice.below(400) as u64)).await;
        server.kill().unwrap();
        server.wait().unwrap();
        players = playing.join_all().await;
        let there = checked(&database);
        for player in &players {
            let (sound, last) = &there[&player.table];
            assert!(sound, "round {round}: {} cannot be played again", player.table);
            let (last, known) = (last[player.seat], player.acknowledged);
            assert!(last >= known, "round {round}, {}: {known} was acknowledged, {last} is on disk", player.table);
        }
        for player in &mut players {
            let new = std::mem::take(&mut player.counts);
            counts.iter_mut().zip(new).for_each(|(sum, new)| *sum += new);
        }
    }
    let [acknowledged, again, twice] = counts;
    println!(
        "{kills} kills, {matches} matches, {acknowledged} inputs acknowledged, none lost; \
         {again} sent again, {twice} of them had been done: no second effect"
    );
    assert!(acknowledged > 50, "{acknowledged}");
}
