//! A database with matches of all four games in the middle of things: what a program writes, it and every later one opens.

mod support;

use client::{Dice, Page};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use server::{Pauses, check};
use sqlx::{Connection, SqliteConnection};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use support::{ask, at_once, guest, open, start, table};
use wire::{FromServer, ToServer, Trouble};

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
    Pauses { windows: 100_000, ..at_once() }
}

/// The newest table of all pages, and whose turn it is; nothing once it is over.
async fn asked(pages: &mut [Page]) -> Option<usize> {
    let seats: Vec<_> = pages.iter().map(|page| page.seat).collect();
    let mine = |seat: Option<u8>| seats.iter().position(|own| own.is_some() && *own == seat);
    let update = pages[0]
        .until(|update| {
            let question = update.table.question.as_ref();
            update.verdict.is_some() || question.is_some_and(|question| mine(question.seat.map(Seat::number)).is_some())
        })
        .await
        .unwrap();
    match update.verdict {
        Some(_) => None,
        None => mine(update.table.question.unwrap().seat.map(Seat::number)),
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

/// A copy of a kept database, in a folder of its own, and what is in it.
fn kept(name: &str, folder: &Path) -> Vec<Left> {
    let kept = databases().join(name);
    std::fs::copy(kept.with_extension("db"), folder.join("quarterdeck.db")).unwrap();
    serde_json::from_str(&std::fs::read_to_string(kept.with_extension("json")).unwrap()).unwrap()
}

/// Changes the body of one line of a journal, or of an opening (line 0); gives back the bytes that were there.
async fn change(folder: &Path, code: &str, line: u32, body: &[u8]) -> Vec<u8> {
    let url = format!("sqlite:{}", folder.join("quarterdeck.db").display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    let (select, update) = match line {
        0 => ("SELECT body FROM matches WHERE code = ?1 AND ?2 = 0", "UPDATE matches SET body = ?3 WHERE code = ?1"),
        _ => (
            "SELECT body FROM entries WHERE code = ?1 AND number = ?2",
            "UPDATE entries SET body = ?3 WHERE code = ?1 AND number = ?2",
        ),
    };
    let was: Vec<u8> = sqlx::query_scalar(select).bind(code).bind(line).fetch_one(&mut file).await.unwrap();
    let changed = sqlx::query(update).bind(code).bind(line).bind(body).execute(&mut file).await.unwrap();
    assert_eq!(changed.rows_affected(), 1);
    file.close().await.unwrap();
    was
}

/// Every journal, opening and closing, as it lies on disk.
async fn bytes(folder: &Path) -> Vec<(String, i64, Vec<u8>)> {
    let url = format!("sqlite:{}", folder.join("quarterdeck.db").display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    let all = sqlx::query_as(
        "SELECT code, number, body FROM entries UNION ALL SELECT code, 0, body FROM matches
         UNION ALL SELECT code, -1, coalesce(closing, x'') FROM matches ORDER BY code, number",
    );
    let all = all.fetch_all(&mut file).await.unwrap();
    file.close().await.unwrap();
    all
}

/// How many lines the journal of a table has.
async fn lines(folder: &Path, code: &str) -> u32 {
    bytes(folder).await.iter().filter(|(other, number, _)| other == code && *number > 0).count() as u32
}

/// A database of an earlier program: what this one can play to where it stood goes on there, and all else is on hold,
/// untouched. Which is which is written down: a change of the rules that holds a running match is seen.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_november_2026_is_carried_on() {
    let folder = tempfile::tempdir().unwrap();
    let all = kept("2026-11", folder.path());
    let checked = check(&folder.path().join("quarterdeck.db")).await.unwrap();
    assert_eq!(checked.len(), all.len());
    let on_hold = |left: &Left| checked.iter().find(|it| it.code == left.code).unwrap().held.is_some();
    let held: Vec<String> = all.iter().filter(|left| on_hold(left)).map(title).collect();
    assert_eq!(held, ON_HOLD);
    let server = start(folder.path(), patient()).await;
    let at = server.address();
    for left in &all {
        let (status, about) = ask(at, "GET", &format!("/api/tables/{}", left.code), "", json!({})).await;
        assert_eq!(
            (status, &about["over"], &about["on_hold"]),
            (200, &json!(left.over), &json!(on_hold(left))),
            "{left:?}"
        );
        let mut pages = Vec::new();
        for token in &left.people {
            pages.push(open(at, token, &left.code).await);
        }
        let update = pages[0].until(|_| true).await.unwrap();
        assert_eq!(update.on_hold.is_some(), on_hold(left));
        if on_hold(left) {
            continue;
        }
        assert_eq!((update.step, update.verdict.is_some()), (left.step, left.over), "{left:?}");
        if !left.over && left.step > 0 {
            // And it goes on from there.
            play(&mut pages, &mut Dice(1), left.step + 10).await;
            assert!(pages[0].update.as_ref().unwrap().step > left.step, "{left:?}");
        }
    }
    server.stop().await;
    // What went on can be opened again.
    let after = check(&folder.path().join("quarterdeck.db")).await.unwrap();
    for (before, after) in checked.iter().zip(&after) {
        assert_eq!((&before.code, &before.held), (&after.code, &after.held));
    }
}

/// Matches of that database that meet a mended rule: a forgotten call was forgiven as soon as the next player drew (UN-6.2.4).
const ON_HOLD: [&str; 2] = ["uno: in the middle", "uno: played to its end"];

/// A table as [`ON_HOLD`] names it.
fn title(left: &Left) -> String {
    format!("{}: {}", left.game, left.what)
}

/// Whatever is wrong with a journal, the table is on hold: nobody can act, nothing is written, nothing opens; and with the right
/// bytes it goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_goes_otherwise_is_held_until_the_right_bytes_are_back() {
    let folder = tempfile::tempdir().unwrap();
    let all = kept("2026-11", folder.path());
    let running = |left: &&Left| {
        let middle = left.what == "in the middle" || left.what == "against a bot, with clocks";
        middle && !ON_HOLD.contains(&title(left).as_str())
    };
    for (number, left) in all.iter().filter(running).enumerate() {
        let last = lines(folder.path(), &left.code).await;
        // Of the last line another hash, of one in the middle garbage, or a line of a later version; or the opening itself.
        let (line, body) = match number % 4 {
            0 => {
                let mut body = change(folder.path(), &left.code, last, b"").await;
                let hash = body.len() / 2;
                body.iter_mut().skip(hash).take(4).for_each(|byte| *byte ^= 0x15);
                (last, body)
            }
            1 => (last / 2, vec![7; 40]),
            2 => (last - 1, vec![0xF4, 1, 2, 3]),
            _ => (0, vec![0xF4, 9]),
        };
        let kept = databases().join("2026-11.db");
        std::fs::copy(kept, folder.path().join("quarterdeck.db")).unwrap();
        let right = change(folder.path(), &left.code, line, &body).await;
        let before = bytes(folder.path()).await;
        let server = start(folder.path(), patient()).await;
        let at = server.address();
        let path = format!("/api/tables/{}", left.code);
        // Neither a look nor anything else by anybody ends or opens it.
        let (status, about) = ask(at, "GET", &path, "", json!({})).await;
        let (file, _) = support::request(at, "GET", &format!("{path}/file"), "", "").await;
        if line == 0 {
            assert_eq!((status, &about["what"], file), (503, &json!("on-hold"), 503));
            let mut page = Page::knock(at).await.unwrap();
            let (version, token, table) = (wire::VERSION, left.people[0].clone(), left.code.clone());
            page.say(&ToServer::Hello { version, token, table, lang: "en".into(), have: 0 }).await.unwrap();
            assert_eq!(page.closed().await, Some(wire::Close::OnHold.code()));
        } else {
            assert_eq!((status, &about["on_hold"], &about["over"], file), (200, &json!(true), &json!(false), 403));
            let mut page = open(at, &left.people[0], &left.code).await;
            let update = page.until(|_| true).await.unwrap();
            assert!(update.on_hold.is_some() && update.verdict.is_none() && update.step < left.step, "{left:?}");
            assert!(update.table.question.is_none() && update.table.answers.is_empty());
            let tries = [
                ToServer::Concede { id: 9_000 },
                ToServer::TakeBack { id: 9_001 },
                ToServer::Claim { id: 9_002 },
                ToServer::Ready { id: 9_003 },
                ToServer::Act { id: 9_004, step: update.step, parts: vec![json!("Pass")] },
            ];
            for message in tries {
                page.say(&message).await.unwrap();
                let reply = page.reply(message.id().unwrap()).await.unwrap();
                assert!(matches!(reply, FromServer::Trouble { what: Trouble::OnHold, .. }), "{reply:?}");
            }
        }
        server.stop().await;
        assert_eq!(bytes(folder.path()).await, before, "nothing was written");
        // The right bytes are back.
        change(folder.path(), &left.code, line, &right).await;
        let server = start(folder.path(), patient()).await;
        let mut pages = Vec::new();
        for token in &left.people {
            pages.push(open(server.address(), token, &left.code).await);
        }
        let update = pages[0].until(|_| true).await.unwrap();
        assert_eq!((update.step, &update.on_hold), (left.step, &None));
        play(&mut pages, &mut Dice(2), left.step + 4).await;
        assert!(pages[0].update.as_ref().unwrap().step > left.step);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_people_of_a_match_on_hold_may_end_it_without_a_result() {
    let folder = tempfile::tempdir().unwrap();
    let all = kept("2026-11", folder.path());
    let left = all.iter().find(|left| left.game == "zwo" && left.what == "in the middle").unwrap();
    let last = lines(folder.path(), &left.code).await;
    change(folder.path(), &left.code, last, &[0xF3]).await;
    let server = start(folder.path(), Pauses { grace: Duration::from_secs(3600), ..patient() }).await;
    let at = server.address();
    let path = format!("/api/tables/{}/file", left.code);
    let (mut ada, mut ben) = (open(at, &left.people[0], &left.code).await, open(at, &left.people[1], &left.code).await);
    // A spectator has no say, and one of two is not enough.
    let mut other = open(at, &guest(at, "Eve").await, &left.code).await;
    other.say(&ToServer::End { id: 1 }).await.unwrap();
    assert!(matches!(other.reply(1).await.unwrap(), FromServer::Trouble { what: Trouble::NotSeated, .. }));
    let id = ada.next_id;
    ada.say(&ToServer::End { id }).await.unwrap();
    assert!(matches!(ada.reply(id).await.unwrap(), FromServer::Done { .. }));
    let update = ben.until(|update| update.seats[0].ready).await.unwrap();
    assert!(update.verdict.is_none() && !update.seats[1].ready);
    let id = ben.next_id;
    ben.say(&ToServer::End { id }).await.unwrap();
    let verdict = ada.until(|update| update.verdict.is_some()).await.unwrap().verdict.unwrap();
    assert_eq!((verdict.places, verdict.why.unwrap().key.as_ref()), (None, "server-ended-on-hold"));
    // What this program cannot play to its end it does not give away.
    assert_eq!(support::request(at, "GET", &path, "", "").await.0, 503);
    server.stop().await;
    let server = start(folder.path(), patient()).await;
    let mut ada = open(server.address(), &left.people[0], &left.code).await;
    let update = ada.until(|update| update.verdict.is_some()).await.unwrap();
    assert!(update.on_hold.is_some());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_who_is_away_for_too_long_does_not_keep_a_match_on_hold_open() {
    let folder = tempfile::tempdir().unwrap();
    let all = kept("2026-11", folder.path());
    let left = all.iter().find(|left| left.game == "uno" && left.what == "in the middle").unwrap();
    let last = lines(folder.path(), &left.code).await;
    change(folder.path(), &left.code, last, &[0xF3]).await;
    let server = start(folder.path(), Pauses { grace: Duration::from_millis(300), ..patient() }).await;
    let mut ada = open(server.address(), &left.people[0], &left.code).await;
    let id = ada.next_id;
    ada.say(&ToServer::End { id }).await.unwrap();
    assert!(ada.until(|update| update.verdict.is_some()).await.unwrap().verdict.unwrap().places.is_none());
    server.stop().await;
}
