//! Matches looked at again, moment by moment, and lists of one's own.

mod support;

use client::Dice;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use support::{ask, at_once, guest, open, short, start, table};
use wire::changed;

/// A whole match against a bot; gives back its code.
async fn played(at: SocketAddr, token: &str, game: &str) -> String {
    let id = games::GameId::parse(game).unwrap();
    let wanted = json!({ "game": game, "seats": ["you", "deckhand"], "options": short(id) });
    let code = table(at, token, wanted).await;
    let mut page = open(at, token, &code).await;
    let mut dice = Dice(3);
    loop {
        let update = page.until(|update| update.verdict.is_some() || !update.table.answers.is_empty()).await.unwrap();
        if update.verdict.is_some() {
            return code;
        }
        let step = update.step;
        page.answer(|count| dice.below(count)).await.unwrap();
        page.until(|update| update.step > step || update.verdict.is_some()).await.unwrap();
    }
}

/// Every table of a match and everything that happened, put together from all parts of its record.
async fn whole(at: SocketAddr, path: &str) -> (Vec<Value>, Vec<Value>) {
    let (mut tables, mut events) = (Vec::new(), Vec::new());
    loop {
        let from = tables.len().saturating_sub(1);
        let (status, record) = ask(at, "GET", &format!("{path}&at={from}"), "", json!({})).await;
        assert_eq!((status, &record["over"], &record["from"]), (200, &json!(true), &json!(from)), "{record}");
        match tables.last() {
            None => tables.push(record["first"].clone()),
            Some(last) => assert_eq!(last, &record["first"], "a part begins where the one before has ended"),
        }
        for change in record["changes"].as_array().unwrap() {
            tables.push(changed(tables.last().unwrap(), change));
        }
        events.extend(record["events"].as_array().unwrap().iter().cloned());
        if tables.len() as u64 > record["steps"].as_u64().unwrap() {
            return (tables, events);
        }
    }
}

/// A table as a record shows it: with nothing to answer.
fn watched(mut table: Value) -> Value {
    table["tries"] = json!([]);
    for zone in table["zones"].as_array_mut().unwrap() {
        for card in zone["cards"].as_array_mut().unwrap() {
            card.as_object_mut().unwrap().remove("answers");
        }
    }
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_shows_every_moment_as_it_was_seen() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let ada = guest(at, "Ada").await;
    for game in games::GameId::ALL {
        let code = played(at, &ada, game.name()).await;
        for eyes in ["?seat=0", "?seat=1", "?"] {
            let path = format!("/api/tables/{code}");
            let (tables, events) = whole(at, &format!("{path}/record{eyes}&lang=it")).await;
            let steps = tables.len() as u64 - 1;
            for step in (0..=steps).step_by(1 + steps as usize / 12).chain([steps]) {
                let (status, frame) =
                    ask(at, "GET", &format!("{path}/replay{eyes}&lang=it&at={step}"), "", json!({})).await;
                assert_eq!(status, 200, "{frame}");
                assert_eq!(tables[step as usize], watched(frame["table"].clone()), "{game:?}, {eyes}, step {step}");
                let told: Vec<&Value> = events.iter().filter(|event| event["step"].as_u64().unwrap() <= step).collect();
                assert_eq!(told, frame["events"].as_array().unwrap().iter().collect::<Vec<_>>());
            }
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_is_shown_like_the_match_it_was_made_of_and_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let ada = guest(at, "Ada").await;
    let code = played(at, &ada, "opcg").await;
    let file = client::bytes(at, "GET", &format!("/api/tables/{code}/file"), "", &[]).await.unwrap().1;
    let (status, shown) = client::bytes(at, "POST", "/api/replays?seat=1&lang=ja", "", &file).await.unwrap();
    let shown: Value = serde_json::from_slice(&shown).unwrap();
    assert_eq!(status, 200, "{shown}");
    let (status, record) = ask(at, "GET", &format!("/api/tables/{code}/record?seat=1&lang=ja"), "", json!({})).await;
    assert_eq!(status, 200, "{record}");
    for field in ["game", "steps", "first", "changes", "events", "eyes", "over"] {
        assert_eq!(shown[field], record[field], "{field}");
    }
    let (status, branch) = client::bytes(at, "POST", "/api/replays/branch?at=5&seat=1", &ada, &file).await.unwrap();
    let branch: Value = serde_json::from_slice(&branch).unwrap();
    assert_eq!(status, 200, "{branch}");
    let mut page = open(at, &ada, branch["code"].as_str().unwrap()).await;
    assert_eq!(page.seat, Some(1));
    page.until(|update| update.step >= 5).await.unwrap();
    // What is no match, or not a whole one, or has no such seat or moment, is refused in a word.
    let mut altered = file.clone();
    altered[40] ^= 1;
    for (path, bytes, status, what) in [
        ("/api/replays", &b"hello"[..], 422, "no-replay"),
        ("/api/replays", &altered, 422, "no-replay"),
        ("/api/replays", &file[..file.len() / 2], 422, "no-replay"),
        ("/api/replays", &vec![0; 128 * 1024 + 1], 413, "too-long"),
        ("/api/replays/branch?at=1&seat=0", &vec![0; 128 * 1024 + 1], 413, "too-long"),
        ("/api/replays?seat=5", &file, 404, "not-found"),
        ("/api/replays?seat=99", &file, 400, "seat"),
        ("/api/replays/branch?at=999999&seat=0", &file, 422, "moment"),
        ("/api/replays/branch?at=1&seat=2", &file, 422, "moment"),
    ] {
        let (found, said) = client::bytes(at, "POST", path, &ada, bytes).await.unwrap();
        let said: Value = serde_json::from_slice(&said).unwrap();
        assert_eq!((found, &said["what"]), (status, &json!(what)), "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_a_match_lasts_it_is_seen_through_ones_own_eyes_only() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let (ada, ben) = (guest(at, "Ada").await, guest(at, "Ben").await);
    let code = table(at, &ada, json!({ "game": "opcg", "seats": ["you", "open"] })).await;
    ask(at, "POST", &format!("/api/tables/{code}/sit"), &ben, json!({})).await;
    for (token, seat, status) in
        [(&ada, 0, 200), (&ada, 1, 403), (&ben, 0, 403), (&ben, 1, 200), (&String::new(), 0, 403)]
    {
        let (found, said) = ask(at, "GET", &format!("/api/tables/{code}/record?seat={seat}"), token, json!({})).await;
        assert_eq!(found, status, "{said}");
    }
    let (status, record) = ask(at, "GET", &format!("/api/tables/{code}/record"), "", json!({})).await;
    assert_eq!((status, &record["eyes"], &record["over"]), (200, &Value::Null, &json!(false)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ones_own_matches_are_listed_with_how_they_ended() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let (ada, ben) = (guest(at, "Ada").await, guest(at, "Ben").await);
    let over = played(at, &ada, "mm25").await;
    let running = table(at, &ben, json!({ "game": "uno", "seats": ["you", "open"] })).await;
    ask(at, "POST", &format!("/api/tables/{running}/sit"), &ada, json!({})).await;
    let (status, listed) = ask(at, "GET", "/api/matches", &ada, json!({})).await;
    assert_eq!(status, 200);
    assert_eq!(listed["next"], Value::Null);
    let listed = &listed["matches"];
    let codes: Vec<&str> = listed.as_array().unwrap().iter().map(|it| it["code"].as_str().unwrap()).collect();
    assert_eq!(codes, [&running, &over]);
    assert_eq!((&listed[0]["over"], &listed[0]["seat"]), (&json!(false), &json!(1)));
    assert_eq!((&listed[1]["over"], &listed[1]["seat"]), (&json!(true), &json!(0)));
    // A table says the same of itself, and of nobody else's seat.
    for (token, yours) in [(&ada, json!(1)), (&ben, json!(0)), (&String::new(), json!(null))] {
        let (_, about) = ask(at, "GET", &format!("/api/tables/{running}"), token, json!({})).await;
        assert_eq!(about["yours"], yours);
    }
    let places = listed[1]["places"].as_array().unwrap();
    assert!(places == &[json!(1), json!(2)] || places == &[json!(2), json!(1)] || places[0] == places[1], "{places:?}");
    assert!(listed[1]["steps"].as_u64().unwrap() > 0 && listed[1]["length"].is_u64());
    // The next page of the list begins before the last of this one.
    let before = listed[1]["opened"].as_i64().unwrap();
    let (_, earlier) = ask(at, "GET", &format!("/api/matches?before={before}"), &ada, json!({})).await;
    assert_eq!(earlier, json!({ "matches": [], "next": null }));
    assert_eq!(ask(at, "GET", "/api/matches", "", json!({})).await.0, 401);
    server.stop().await;
}

/// A page of the list is as long as it is, and the next one begins after it, whoever got up meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_goes_on_after_tables_that_somebody_has_left() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let ada = guest(at, "Ada").await;
    let first = table(at, &ada, json!({ "game": "uno", "seats": ["you", "open"] })).await;
    for _ in 0..20 {
        let code = table(at, &ada, json!({ "game": "uno", "seats": ["you", "open"] })).await;
        let mut page = open(at, &ada, &code).await;
        let who = wire::Sitter { kind: wire::SeatKind::Open, deck: None, tempo: None };
        page.say(&wire::ToServer::Seat { id: 1, seat: 0, who }).await.unwrap();
        page.reply(1).await.unwrap();
    }
    // Also by a server that has none of them in memory.
    server.stop().await;
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let (mut codes, mut before) = (Vec::new(), String::new());
    loop {
        let (status, page) = ask(at, "GET", &format!("/api/matches{before}"), &ada, json!({})).await;
        assert_eq!(status, 200, "{page}");
        codes.extend(page["matches"].as_array().unwrap().iter().map(|it| it["code"].clone()));
        let Some(next) = page["next"].as_i64() else { break };
        before = format!("?before={next}");
    }
    assert_eq!(codes, [json!(first)]);
    server.stop().await;
}

/// Whoever sat at the matches of an earlier program finds them too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_matches_of_earlier_versions_are_listed() {
    let databases = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases");
    for name in ["2026-11", "2026-11-19"] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("quarterdeck.db");
        std::fs::copy(databases.join(name).with_extension("db"), &file).unwrap();
        let kept = std::fs::read_to_string(databases.join(name).with_extension("json")).unwrap();
        let kept: Value = serde_json::from_str(&kept).unwrap();
        let server = start(folder.path(), at_once()).await;
        let at = server.address();
        for left in kept.as_array().unwrap() {
            for token in left["people"].as_array().unwrap() {
                // They are filled in while the server runs already: it takes a moment, and not for ever.
                let given_up = Instant::now() + Duration::from_secs(60);
                loop {
                    assert!(Instant::now() < given_up, "{left} is not listed");
                    let (status, listed) = ask(at, "GET", "/api/matches", token.as_str().unwrap(), json!({})).await;
                    assert_eq!(status, 200, "{listed}");
                    if let Some(found) =
                        listed["matches"].as_array().unwrap().iter().find(|it| it["code"] == left["code"])
                    {
                        assert_eq!(found["over"], left["over"], "{left}");
                        break;
                    }
                    tokio::task::yield_now().await;
                }
            }
        }
        server.stop().await;
    }
}
