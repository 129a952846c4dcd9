//! A database with matches of all four games in the middle of things: what a program writes, it and every later one opens.

mod support;

use client::{Dice, Page};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use server::{Pauses, check};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use support::{ask, at_once, guest, open, start, table};
use wire::{FromServer, ToServer};

/// A table of such a database, as it was left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Left {
    code: String,
    game: String,
    /// What is special about it.
    what: String,
    /// The tokens of the people in its seats, in order.
    people: Vec<String>,
    step: u32,
    over: bool,
}

/// Nothing happens by itself that depends on time, but bots answer.
fn patient() -> Pauses {
    Pauses { pass: Duration::from_secs(3600), ..at_once() }
}

/// The newest table of all pages, and whose turn it is; nothing once it is over.
async fn asked(pages: &mut [Page]) -> Option<usize> {
    let seats: Vec<_> = pages.iter().map(|page| page.seat).collect();
    let mine = |seat: Option<u8>| seats.iter().position(|own| own.is_some() && *own == seat);
    let update = pages[0]
        .until(|update| {
            let question = update.table.question.as_ref();
            update.verdict.is_some() || question.is_some_and(|question| mine(question.seat).is_some())
        })
        .await
        .unwrap();
    match update.verdict {
        Some(_) => None,
        None => mine(update.table.question.unwrap().seat),
    }
}

/// Everybody answers at random until so many inputs were given or it is over.
async fn play(pages: &mut [Page], dice: &mut Dice, until: u32) -> bool {
    loop {
        let Some(turn) = asked(pages).await else { return true };
        let step = pages[0].update.as_ref().unwrap().step;
        if step >= until {
            return false;
        }
        let page = &mut pages[turn];
        page.until(|update| update.step >= step && !update.table.answers.is_empty()).await.unwrap();
        page.answer(|bound| dice.below(bound)).await.unwrap();
        pages[0].until(|update| update.step > step || update.verdict.is_some()).await.unwrap();
    }
}

/// Somebody takes back what they may.
async fn take_back(pages: &mut [Page]) -> bool {
    for page in pages.iter_mut() {
        let id = page.next_id;
        page.say(&ToServer::TakeBack { id }).await.unwrap();
        if let FromServer::Done { .. } = page.reply(id).await.unwrap() {
            page.next_id += 1;
            return true;
        }
    }
    false
}

/// Tables of one kind: what is wanted, with whom else, and how many inputs it has.
struct Wanted {
    what: &'static str,
    table: Value,
    guests: usize,
    inputs: u32,
}

fn wanted() -> Vec<Wanted> {
    let mut all = Vec::new();
    for (game, options, inputs) in [
        ("uno", json!({ "rounds": 2 }), [9, 60, 5_000]),
        ("opcg", json!({}), [12, 90, 5_000]),
        ("zwo", json!({}), [15, 120, 5_000]),
        ("mm25", json!({}), [12, 70, 5_000]),
    ] {
        let people = json!({ "game": game, "seats": ["you", "open"], "options": options });
        let bot = json!({ "game": game, "seats": ["deckhand", "you"], "options": options, "clocks": { "main": 3600, "increment": 5 } });
        all.push(Wanted { what: "just begun", table: people.clone(), guests: 1, inputs: inputs[0] });
        all.push(Wanted { what: "in the middle", table: people, guests: 1, inputs: inputs[1] });
        all.push(Wanted { what: "against a bot, with clocks", table: bot.clone(), guests: 0, inputs: inputs[1] });
        all.push(Wanted { what: "played to its end", table: bot, guests: 0, inputs: inputs[2] });
    }
    let round = json!({ "game": "uno", "seats": ["you", "open", "open", "mate"], "options": { "preset": "table", "mode": "elimination" }, "listed": true });
    all.push(Wanted { what: "four at a table, every printed rule", table: round, guests: 2, inputs: 150 });
    let single =
        json!({ "game": "mm25", "seats": ["you", "open"], "options": { "best_of": 1 }, "deck": "iron-harbour" });
    all.push(Wanted { what: "a single game", table: single, guests: 1, inputs: 30 });
    let colours =
        json!({ "game": "opcg", "seats": ["you", "open"], "options": { "any_colour": true }, "deck": "ST-03" });
    all.push(Wanted { what: "any colour", table: colours, guests: 1, inputs: 60 });
    all
}

/// Opens a table, plays at it and leaves it.
async fn left(at: SocketAddr, wanted: Wanted, number: usize) -> Left {
    let ada = guest(at, "Ada").await;
    let mut people = vec![ada.clone()];
    let code = table(at, &ada, wanted.table.clone()).await;
    for _ in 0..wanted.guests {
        let other = guest(at, "Ben").await;
        let (status, said) = ask(at, "POST", &format!("/api/tables/{code}/sit"), &other, json!({})).await;
        assert_eq!(status, 200, "{said}");
        people.push(other);
    }
    let mut pages = Vec::new();
    for token in &people {
        pages.push(open(at, token, &code).await);
    }
    let mut dice = Dice(number as u64);
    let mut over = play(&mut pages, &mut dice, wanted.inputs / 2).await;
    if !over && wanted.guests == 0 {
        take_back(&mut pages).await;
    }
    over = over || play(&mut pages, &mut dice, wanted.inputs).await;
    let step = pages[0].update.as_ref().unwrap().step;
    let game = wanted.table["game"].as_str().unwrap().to_owned();
    Left { code, game, what: wanted.what.to_owned(), people, step, over }
}

/// Fills a database and says what is in it.
async fn filled(folder: &Path) -> Vec<Left> {
    let server = start(folder, patient()).await;
    let at = server.address();
    let mut all = Vec::new();
    for (number, wanted) in wanted().into_iter().enumerate() {
        all.push(left(at, wanted, number).await);
    }
    // One that waits for somebody, and one that goes on from the middle of another.
    let ada = guest(at, "Ada").await;
    let waits = table(at, &ada, json!({ "game": "zwo", "seats": ["you", "open"], "listed": true })).await;
    all.push(Left {
        code: waits,
        game: "zwo".into(),
        what: "waits for somebody".into(),
        people: vec![ada.clone()],
        step: 0,
        over: false,
    });
    for over in all.iter().filter(|left| left.over).cloned().collect::<Vec<_>>() {
        let at_step = over.step / 2;
        let (status, branch) =
            ask(at, "POST", &format!("/api/tables/{}/branch", over.code), &ada, json!({ "at": at_step, "seat": 1 }))
                .await;
        assert_eq!(status, 200, "{branch}");
        let code = branch["code"].as_str().unwrap().to_owned();
        let mut pages = vec![open(at, &ada, &code).await];
        let ended = play(&mut pages, &mut Dice(5), at_step + 6).await;
        let step = pages[0].update.as_ref().unwrap().step;
        let what = "branches off another".to_owned();
        all.push(Left { code, game: over.game, what, people: vec![ada.clone()], step, over: ended });
    }
    server.stop().await;
    all
}

/// Where databases of earlier programs lie.
fn databases() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases")
}

/// `QUARTERDECK_DATABASE=NAME` keeps the database for the programs to come.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_written_now_is_opened_now() {
    let folder = tempfile::tempdir().unwrap();
    let all = filled(folder.path()).await;
    let file = folder.path().join("quarterdeck.db");
    let checked = check(&file).await.unwrap();
    assert_eq!(checked.len(), all.len());
    for left in &all {
        let found = checked.iter().find(|checked| checked.code == left.code).unwrap();
        assert!(found.sound, "{left:?}");
    }
    if let Some(name) = std::env::var_os("QUARTERDECK_DATABASE") {
        let kept = databases().join(name);
        std::fs::copy(&file, kept.with_extension("db")).unwrap();
        std::fs::write(kept.with_extension("json"), serde_json::to_string_pretty(&all).unwrap()).unwrap();
    }
}
