//! Tables over real sockets: played, disturbed, restarted.

mod support;

use client::{Dice, Page};
use games::GameId;
use kernel::Seat;
use serde_json::{Value, json};
use server::{Pauses, Rate};
use std::path::Path;
use support::{ask, at_once, guest, open, short, start, start_with, table};
use wire::{FromServer, ToServer, Trouble};

/// Plays at random until it is over or so many answers were given.
async fn play(page: &mut Page, dice: &mut Dice, answers: u32) -> bool {
    for _ in 0..answers {
        let seat = page.seat.and_then(Seat::new);
        let update = page
            .until(|update| {
                let mine = update.table.question.as_ref().is_some_and(|question| question.seat == seat);
                update.verdict.is_some() || (mine && !update.table.answers.is_empty())
            })
            .await
            .unwrap();
        if update.verdict.is_some() {
            return true;
        }
        page.answer(|bound| dice.below(bound)).await.unwrap();
        // What was seen before it is old now.
        let step = update.step;
        page.until(|update| update.step > step || update.verdict.is_some()).await.unwrap();
    }
    false
}

fn against(game: GameId, bot: &str) -> Value {
    json!({ "game": game, "seats": ["you", bot], "options": short(game) })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_every_game_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let token = guest(at, "Ada").await;
    for (seed, &game) in GameId::ALL.iter().enumerate() {
        let code = table(at, &token, against(game, "deckhand")).await;
        let mut page = open(at, &token, &code).await;
        assert_eq!(page.seat, Some(0));
        let over = play(&mut page, &mut Dice(seed as u64), 5_000).await;
        assert!(over, "{} goes on", game.name());
        let verdict = page.update.unwrap().verdict.unwrap();
        assert_eq!(verdict.why, None);
        // Afterwards everybody may see it, whole.
        let (status, _) = support::request(at, "GET", &format!("/api/tables/{code}/file"), "", "").await;
        assert_eq!(status, 200);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_finds_everybody_where_they_were() {
    let folder = tempfile::tempdir().unwrap();
    // No window is passed for anybody while we look.
    let patient = Pauses { windows: 100_000, ..at_once() };
    let token;
    let mut tables = Vec::new();
    {
        let server = start(folder.path(), patient).await;
        let at = server.address();
        token = guest(at, "Ada").await;
        for (seed, &game) in GameId::ALL.iter().enumerate() {
            let code = table(at, &token, against(game, "deckhand")).await;
            let mut page = open(at, &token, &code).await;
            play(&mut page, &mut Dice(seed as u64), 12).await;
            page.until(|update| update.table.question.as_ref().is_none_or(|asked| asked.seat == Some(Seat::FIRST)))
                .await
                .unwrap();
            let (_, about) = ask(at, "GET", &format!("/api/tables/{code}"), "", json!({})).await;
            tables.push((code, about, page.update.unwrap()));
        }
        server.stop().await;
    }
    let server = start(folder.path(), patient).await;
    let at = server.address();
    for (code, before, seen) in tables {
        let (_, after) = ask(at, "GET", &format!("/api/tables/{code}"), "", json!({})).await;
        assert_eq!(after, before);
        let mut page = open(at, &token, &code).await;
        let update = page.until(|_| true).await.unwrap();
        assert_eq!((update.step, &update.table), (seen.step, &seen.table));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_sent_twice_is_done_once_and_what_is_wrong_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let (ada, ben) = (guest(at, "Ada").await, guest(at, "Ben").await);
    let code = table(at, &ada, json!({ "game": "opcg", "seats": ["you", "open"] })).await;
    let (status, seated) = ask(at, "POST", &format!("/api/tables/{code}/sit"), &ben, json!({ "deck": "ST-02" })).await;
    assert_eq!((status, &seated["seat"]), (200, &json!(1)));
    let (mut one, mut two) = (open(at, &ada, &code).await, open(at, &ben, &code).await);
    let update = one.until(|update| !update.table.answers.is_empty() || update.table.question.is_some()).await.unwrap();
    // Whoever is not asked is refused.
    let asked = update.table.question.as_ref().unwrap().seat.unwrap().number();
    let (asked, other) = if asked == 0 { (&mut one, &mut two) } else { (&mut two, &mut one) };
    let update = asked.until(|update| !update.table.answers.is_empty()).await.unwrap();
    let send = update.table.answers[0].send.clone();
    other.say(&ToServer::Act { id: 1, step: update.step, parts: vec![send.clone()] }).await.unwrap();
    assert!(matches!(other.reply(1).await.unwrap(), FromServer::Refused { .. }));
    // Twice the same number: one effect.
    for _ in 0..2 {
        asked.say(&ToServer::Act { id: 1, step: update.step, parts: vec![send.clone()] }).await.unwrap();
    }
    assert!(matches!(asked.reply(1).await.unwrap(), FromServer::Done { step: 1, .. }));
    assert!(matches!(asked.reply(1).await.unwrap(), FromServer::Done { step: 1, .. }));
    // A table that has moved on, nonsense, things that are not there.
    asked.say(&ToServer::Act { id: 2, step: 0, parts: vec![send] }).await.unwrap();
    assert!(matches!(asked.reply(2).await.unwrap(), FromServer::Refused { why, .. } if why.clause == "K-2"));
    asked.say(&ToServer::Act { id: 2, step: 1, parts: vec![json!({ "Nonsense": 7 })] }).await.unwrap();
    assert!(matches!(asked.reply(2).await.unwrap(), FromServer::Trouble { what: Trouble::Malformed, .. }));
    asked.say(&ToServer::Claim { id: 2 }).await.unwrap();
    assert!(matches!(asked.reply(2).await.unwrap(), FromServer::Trouble { what: Trouble::NothingToDo, .. }));
    let mut watcher = open(at, &guest(at, "Cy").await, &code).await;
    assert_eq!(watcher.seat, None);
    watcher.say(&ToServer::Concede { id: 1 }).await.unwrap();
    assert!(matches!(watcher.reply(1).await.unwrap(), FromServer::Trouble { what: Trouble::NotSeated, .. }));
    let (_, about) = ask(at, "GET", &format!("/api/tables/{code}"), "", json!({})).await;
    assert_eq!(about["step"], json!(1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_sockets_are_closed_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_with(folder.path(), at_once(), Rate::default()).await;
    let at = server.address();
    let token = guest(at, "Ada").await;
    let code = table(at, &token, against(GameId::Uno, "deckhand")).await;
    let hello = |version: u32, token: &str, table: &str| {
        json!({ "type": "hello", "version": version, "token": token, "table": table, "lang": "en", "have": 0 })
            .to_string()
    };
    let firsts = [
        ("hello".to_owned(), 4000),
        (json!({ "type": "why", "id": 1 }).to_string(), 4000),
        (hello(99, &token, &code), 4001),
        (hello(wire::VERSION, &format!("{token}0"), &code), 4002),
        (hello(wire::VERSION, &token, "NOSUCH"), 4003),
    ];
    for (first, close) in firsts {
        let mut page = Page::knock(at).await.unwrap();
        page.write(first.clone()).await.unwrap();
        assert_eq!(page.closed().await, Some(close), "{first}");
    }
    // Too much at once, and too much nonsense.
    let mut page = open(at, &token, &code).await;
    for _ in 0..200 {
        let consent = json!({ "type": "consent", "id": 1, "yes": true }).to_string();
        if page.write(consent).await.is_err() {
            break;
        }
    }
    assert_eq!(page.closed().await, Some(4005));
    let mut page = open(at, &token, &code).await;
    for _ in 0..11 {
        page.write("{".to_owned()).await.unwrap();
    }
    assert_eq!(page.closed().await, Some(4007));
    let mut page = open(at, &token, &code).await;
    let _ = page.write("x".repeat(20_000)).await;
    assert!(matches!(page.closed().await, Some(4004) | None));
    // The table has not noticed.
    let mut page = open(at, &token, &code).await;
    assert!(play(&mut page, &mut Dice(3), 2).await || page.update.is_some());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_each_other_while_somebody_watches() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let token = guest(at, "Ada").await;
    let uno =
        json!({ "game": "uno", "seats": ["deckhand", "mate", "deckhand"], "options": { "rounds": 1 }, "listed": true });
    let duel = json!({ "game": "mm25", "seats": ["mate", "deckhand"], "options": { "best_of": 1 } });
    for wanted in [uno, duel] {
        let code = table(at, &token, wanted).await;
        let mut page = open(at, &token, &code).await;
        let update = page.until(|update| update.verdict.is_some()).await.unwrap();
        assert!(update.verdict.unwrap().places.is_some());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acts_are_taken_back_on_the_kernels_terms() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let token = guest(at, "Ada").await;
    let code = table(at, &token, against(GameId::Opcg, "deckhand")).await;
    let mut page = open(at, &token, &code).await;
    let mut dice = Dice(9);
    play(&mut page, &mut dice, 6).await;
    let update = page.until(page_may_take_back).await.unwrap();
    let id = page.next_id;
    page.say(&ToServer::TakeBack { id }).await.unwrap();
    assert!(matches!(page.reply(id).await.unwrap(), FromServer::Done { .. }));
    let after = page.until(|now| now.step < update.step).await.unwrap();
    assert!(after.from <= update.from + update.events.len() as u32);
    server.stop().await;
    // It is still taken back after a restart.
    let server = start(folder.path(), at_once()).await;
    let (_, about) = ask(server.address(), "GET", &format!("/api/tables/{code}"), "", json!({})).await;
    assert!(about["step"].as_u64().unwrap() < u64::from(update.step));
    server.stop().await;
}

fn page_may_take_back(update: &wire::Update) -> bool {
    update.take_back != kernel::TakeBack::Never
        && update.table.question.as_ref().is_some_and(|question| question.seat == Some(Seat::FIRST))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_are_answered_or_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let token = guest(at, "  A\nda  ").await;
    let cases = [
        ("POST", "/api/tables", json!({ "game": "chess", "seats": [] }), 400),
        ("POST", "/api/tables", json!({ "game": "uno", "seats": ["you"] }), 400),
        ("POST", "/api/tables", json!({ "game": "zwo", "seats": ["you", "mate", "mate"] }), 422),
        ("POST", "/api/tables", json!({ "game": "opcg", "seats": ["you", "mate"], "deck": "4xNO01-001" }), 422),
        ("POST", "/api/tables", json!({ "game": "uno", "seats": ["you", "mate"], "options": { "rounds": 0 } }), 422),
        ("GET", "/api/tables/NOSUCH", json!({}), 404),
        ("GET", "/api/tables/NOSUCH/file", json!({}), 404),
        ("POST", "/api/decks", json!({ "id": "", "game": "zwo", "name": "x", "list": "" }), 400),
        ("POST", "/api/decks", json!({ "id": "a", "game": "zwo", "name": "x", "list": "4xDZ-001" }), 200),
        ("DELETE", "/api/decks/a", json!({}), 204),
        ("GET", "/api/games", json!({}), 200),
        ("GET", "/api/openapi.json", json!({}), 200),
        ("GET", "/health", json!({}), 200),
    ];
    for (method, path, body, wanted) in cases {
        let (status, answer) = ask(at, method, path, &token, body.clone()).await;
        assert_eq!(status, wanted, "{method} {path} {body}: {answer}");
    }
    // Of opcg's rules one can be waived (OP-3.2).
    let list = include_str!("../../opcg/decks/ST-01.txt").replace("ST01-002", "ST02-003");
    for (any_colour, wanted) in [(false, 422), (true, 200)] {
        let options = json!({ "any_colour": any_colour });
        let body = json!({ "game": "opcg", "seats": ["you", "mate"], "deck": list, "options": options });
        let (status, answer) = ask(at, "POST", "/api/tables", &token, body).await;
        assert_eq!(status, wanted, "{answer}");
    }
    let (status, _) = ask(at, "GET", "/api/decks", "forged.00", json!({})).await;
    assert_eq!(status, 401);
    let (status, _) = support::request(at, "POST", "/api/guests", "", &"x".repeat(200_000)).await;
    assert!(status == 413 || status == 0, "{status}");
    let (_, text) = support::request(at, "GET", "/metrics", "", "").await;
    assert!(text.contains("quarterdeck_moves_total"), "{text}");
    assert!(!Path::new(folder.path()).join("panics").exists());
    server.stop().await;
}
