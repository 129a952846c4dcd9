//! Before the deal: people and bots at one table, and who may say who sits where.

mod support;

use client::Page;
use serde_json::{Value, json};
use std::net::SocketAddr;
use support::{ask, at_once, guest, open, start, table};
use wire::{FromServer, SeatKind, Sitter, Tempo, ToServer, Trouble, Update};

fn bot(deck: Option<&str>) -> Sitter {
    Sitter { kind: SeatKind::Mate, deck: deck.map(str::to_owned), tempo: Some(Tempo::Calm) }
}

fn free() -> Sitter {
    Sitter { kind: SeatKind::Open, deck: None, tempo: None }
}

/// Says something under a number, and hears what comes of it.
async fn said(page: &mut Page, message: impl FnOnce(u32) -> ToServer) -> FromServer {
    let id = page.next_id;
    page.next_id += 1;
    page.say(&message(id)).await.unwrap();
    page.reply(id).await.unwrap()
}

async fn done(page: &mut Page, message: impl FnOnce(u32) -> ToServer) {
    let answer = said(page, message).await;
    assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
}

async fn nothing_to_do(page: &mut Page, message: impl FnOnce(u32) -> ToServer) {
    let answer = said(page, message).await;
    assert!(matches!(answer, FromServer::Trouble { what: Trouble::NothingToDo, .. }), "{answer:?}");
}

async fn sit(at: SocketAddr, token: &str, code: &str) -> u8 {
    let (status, said) = ask(at, "POST", &format!("/api/tables/{code}/sit"), token, json!({})).await;
    assert_eq!(status, 200, "{said}");
    said["seat"].as_u64().unwrap() as u8
}

fn kinds(update: &Update) -> Vec<SeatKind> {
    update.seats.iter().map(|seat| seat.kind).collect()
}

const OPEN: SeatKind = SeatKind::Open;
const PERSON: SeatKind = SeatKind::Person;
const MATE: SeatKind = SeatKind::Mate;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_fills_and_empties_seats_and_deals() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let (ada, ben) = (guest(at, "Ada").await, guest(at, "Ben").await);
    let code = table(at, &ada, json!({ "game": "uno", "seats": ["you", "open", "open"] })).await;
    let mut host = open(at, &ada, &code).await;
    done(&mut host, |id| ToServer::Seats { id, count: 5 }).await;
    done(&mut host, |id| ToServer::Seat { id, seat: 1, who: bot(None) }).await;
    let update = host.until(|update| update.seats.len() == 5 && update.seats[1].kind == MATE).await.unwrap();
    assert!(update.host);
    assert_eq!(update.seats[1].tempo, Some(Tempo::Calm));
    // A friend comes, and takes the first seat that is free.
    assert_eq!(sit(at, &ben, &code).await, 2);
    let mut friend = open(at, &ben, &code).await;
    assert_eq!(friend.seat, Some(2));
    let update = friend.until(|_| true).await.unwrap();
    assert!(!update.host, "only who has opened the table is the host");
    assert_eq!(kinds(&update), [PERSON, MATE, PERSON, OPEN, OPEN]);
    for message in [
        |id| ToServer::Seats { id, count: 6 },
        |id| ToServer::Seat { id, seat: 3, who: bot(None) },
        |id| ToServer::Seat { id, seat: 2, who: bot(None) },
        |id| ToServer::Seat { id, seat: 0, who: free() },
        |id| ToServer::Deal { id, fill: MATE },
    ] {
        nothing_to_do(&mut friend, message).await;
    }
    // Seats of people are not taken away with others; what a game cannot seat is refused.
    nothing_to_do(&mut host, |id| ToServer::Seats { id, count: 2 }).await;
    nothing_to_do(&mut host, |id| ToServer::Seats { id, count: 11 }).await;
    done(&mut host, |id| ToServer::Seats { id, count: 4 }).await;
    done(&mut host, |id| ToServer::Deal { id, fill: MATE }).await;
    let update = host.until(|update| !update.table.plates.is_empty()).await.unwrap();
    assert_eq!(kinds(&update), [PERSON, MATE, PERSON, MATE]);
    assert!(!update.host && update.seats[1].deck.is_none());
    nothing_to_do(&mut host, |id| ToServer::Seat { id, seat: 3, who: free() }).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_gets_up_and_somebody_is_sent_away() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let tokens = [guest(at, "Ada").await, guest(at, "Ben").await, guest(at, "Cleo").await];
    let code = table(at, &tokens[0], json!({ "game": "uno", "seats": ["you", "open", "open", "open"] })).await;
    for token in &tokens[1..] {
        sit(at, token, &code).await;
    }
    let mut pages =
        [open(at, &tokens[0], &code).await, open(at, &tokens[1], &code).await, open(at, &tokens[2], &code).await];
    done(&mut pages[1], |id| ToServer::Seat { id, seat: 1, who: free() }).await;
    let update = pages[1].until(|update| update.seats[1].kind == OPEN).await.unwrap();
    assert_eq!(kinds(&update), [PERSON, OPEN, PERSON, OPEN]);
    done(&mut pages[0], |id| ToServer::Seat { id, seat: 2, who: bot(None) }).await;
    // Who is sent away is told that they have no seat any more, and may take another.
    loop {
        if let FromServer::Welcome { seat: None, .. } = pages[2].hear().await.unwrap() {
            break;
        }
    }
    assert_eq!(sit(at, &tokens[2], &code).await, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn decks_and_bots_are_chosen_before_the_deal_and_a_full_table_waits_for_its_host() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let ada = guest(at, "Ada").await;
    let code = table(at, &ada, json!({ "game": "opcg", "seats": ["you", "open"], "deck": "ST-01" })).await;
    let mut host = open(at, &ada, &code).await;
    let bad = said(&mut host, |id| ToServer::Seat { id, seat: 1, who: bot(Some("4xST01-002")) }).await;
    assert!(matches!(&bad, FromServer::Refused { why, .. } if why.clause.starts_with("OP-3")), "{bad:?}");
    let bad = said(&mut host, |id| ToServer::Deck { id, deck: "ST-99".to_owned() }).await;
    assert!(matches!(bad, FromServer::Refused { .. }), "{bad:?}");
    done(&mut host, |id| ToServer::Seat { id, seat: 1, who: bot(Some("ST-06")) }).await;
    done(&mut host, |id| ToServer::Deck { id, deck: "ST-04".to_owned() }).await;
    let update = host.until(|update| update.seats[0].deck.as_deref() == Some("ST-04")).await.unwrap();
    assert_eq!(update.seats[1].deck.as_deref(), Some("ST-06"));
    // Nobody else sees the deck of a person.
    let mut watcher = open(at, &guest(at, "Dora").await, &code).await;
    let seen = watcher.until(|update| update.seats[1].kind == MATE).await.unwrap();
    assert_eq!((&seen.seats[0].deck, seen.seats[1].deck.as_deref()), (&None, Some("ST-06")));
    server.stop().await;
    // Every seat is taken, but the host has not dealt: a server that comes back does not either.
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let mut host = open(at, &ada, &code).await;
    let update = host.until(|_| true).await.unwrap();
    assert_eq!((kinds(&update), update.table.plates.len()), (vec![PERSON, MATE], 0));
    assert_eq!(update.seats[0].deck.as_deref(), Some("ST-04"));
    done(&mut host, |id| ToServer::Deal { id, fill: MATE }).await;
    let update = host.until(|update| update.table.zones.iter().any(|zone| zone.id == "leader")).await.unwrap();
    let leaders = update.table.zones.iter().filter(|zone| zone.id == "leader");
    let codes: Vec<_> = leaders.flat_map(|zone| &zone.cards).filter_map(|card| card.code.as_deref()).collect();
    assert!(codes.contains(&"ST04-001") && codes.contains(&"ST06-001"), "{codes:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_opened_with_bots_of_ones_choice_and_a_bot_left_to_chance_has_another_deck() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let ada = guest(at, "Ada").await;
    let seats = json!(["you", { "bot": "deckhand", "deck": "ST-06", "tempo": "calm" }]);
    let code = table(at, &ada, json!({ "game": "opcg", "deck": "ST-01", "seats": seats })).await;
    let mut page = open(at, &ada, &code).await;
    let update = page.until(|update| !update.table.plates.is_empty()).await.unwrap();
    assert_eq!((update.seats[1].kind, update.seats[1].tempo), (SeatKind::Deckhand, Some(Tempo::Calm)));
    let mut leaders = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let code = table(at, &ada, json!({ "game": "opcg", "deck": "ST-01", "seats": ["you", "deckhand"] })).await;
        let mut page = open(at, &ada, &code).await;
        let leader = |update: &Update| {
            let zone = update
                .table
                .zones
                .iter()
                .find(|zone| zone.id == "leader" && zone.owner.is_some_and(|it| it.index() == 1));
            zone.and_then(|zone| zone.cards.first()).and_then(|card| card.code.clone())
        };
        leaders.insert(leader(&page.until(|update| leader(update).is_some()).await.unwrap()).unwrap());
    }
    assert!(leaders.len() > 1, "a bot's deck is another one now and then: {leaders:?}");
    assert!(!leaders.contains("ST01-001"), "{leaders:?}");
    let (status, problem) = ask(
        at,
        "POST",
        "/api/tables",
        &ada,
        json!({ "game": "opcg", "seats": ["you", { "bot": "mate", "deck": "ST-99" }] }),
    )
    .await;
    assert_eq!((status, &problem["what"]), (422, &json!("faults")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_name_is_told_at_every_table_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let (ada, ben) = (guest(at, "Ada").await, guest(at, "Ben").await);
    let mut friends = Vec::new();
    for seats in [json!(["you", "open"]), json!(["you", "open", "open"])] {
        let code = table(at, &ada, json!({ "game": "uno", "seats": seats })).await;
        sit(at, &ben, &code).await;
        friends.push((open(at, &ben, &code).await, code));
    }
    let (status, said) = ask(at, "POST", "/api/guests", &ada, json!({ "name": "Adelheid" })).await;
    assert_eq!((status, &said["name"]), (200, &json!("Adelheid")));
    for (page, _) in &mut friends {
        page.until(|update| update.seats[0].name == "Adelheid").await.unwrap();
    }
    // And after a restart as well.
    server.stop().await;
    let server = start(folder.path(), at_once()).await;
    for (_, code) in &friends {
        let mut page = open(server.address(), &ben, code).await;
        assert_eq!(page.until(|_| true).await.unwrap().seats[0].name, "Adelheid");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_agreed_is_told_to_whoever_has_the_link() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let ada = guest(at, "Ada").await;
    let wanted = json!({
        "game": "mm25", "seats": ["open", "you"], "options": { "best_of": "1" },
        "clocks": { "main": 600, "increment": 5 }, "listed": true,
    });
    let code = table(at, &ada, wanted).await;
    let (status, about) = ask(at, "GET", &format!("/api/tables/{code}"), "", json!({})).await;
    assert_eq!((status, &about["options"]), (200, &json!({ "best_of": "1" })));
    assert_eq!(about["clocks"], json!({ "main": 600, "increment": 5 }));
    assert_eq!((&about["listed"], &about["host"]), (&json!(true), &json!(1)));
    let plain = table(at, &ada, json!({ "game": "mm25", "seats": ["you", "open"] })).await;
    let (_, about) = ask(at, "GET", &format!("/api/tables/{plain}"), "", json!({})).await;
    assert_eq!((&about["options"], &about["clocks"], &about["listed"]), (&json!({}), &Value::Null, &json!(false)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sources_of_clauses_are_named_in_ones_own_language_and_quoted_in_others() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let clause = |lang: &'static str, game: &'static str, id: &'static str| async move {
        let (status, all) = ask(at, "GET", &format!("/api/rules/{game}?lang={lang}"), "", json!({})).await;
        assert_eq!(status, 200);
        all.as_array().unwrap().iter().find(|one| one["clause"] == id).unwrap().clone()
    };
    let english = clause("en", "opcg", "OP-5.1").await;
    assert!(english.get("origin").is_none(), "{english}");
    let languages: Vec<&Value> = english["original"].as_array().unwrap().iter().map(|one| &one["lang"]).collect();
    assert_eq!(languages, ["zh-Hant", "ja"]);
    let japanese = clause("ja", "opcg", "OP-5.1").await;
    assert!(japanese["origin"].as_str().unwrap().contains("勝利条件"), "{japanese}");
    assert_eq!(japanese["original"][0]["lang"], "zh-Hant");
    assert!(clause("it", "zwo", "ZW-3.1").await.get("original").is_none(), "its headings are said in every language");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_changes_nothing_is_not_written_and_arranging_has_an_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let ada = guest(at, "Ada").await;
    let code = table(at, &ada, json!({ "game": "opcg", "seats": ["you", "open"], "deck": "ST-01" })).await;
    let mut host = open(at, &ada, &code).await;
    for _ in 0..400 {
        done(&mut host, |id| ToServer::Deck { id, deck: "ST-01".to_owned() }).await;
        done(&mut host, |id| ToServer::Seat { id, seat: 1, who: free() }).await;
    }
    for message in [
        |id| ToServer::Deck { id, deck: "x".repeat(8001) },
        |id| ToServer::Seat { id, seat: 1, who: bot(Some(&"x".repeat(8001))) },
    ] {
        let long = said(&mut host, message).await;
        assert!(matches!(long, FromServer::Trouble { what: Trouble::Malformed, .. }), "{long:?}");
    }
    // None of that was written, or nothing could be changed any more.
    let mut changes = 0;
    loop {
        let deck = if changes % 2 == 0 { "ST-04" } else { "ST-01" };
        match said(&mut host, |id| ToServer::Deck { id, deck: deck.to_owned() }).await {
            FromServer::Done { .. } => changes += 1,
            FromServer::Trouble { what: Trouble::NothingToDo, .. } => break,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(changes, 300);
    done(&mut host, |id| ToServer::Deal { id, fill: MATE }).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_on_and_sits_down_is_there_and_is_told_their_seat() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let (ada, ben) = (guest(at, "Ada").await, guest(at, "Ben").await);
    let code = table(at, &ada, json!({ "game": "uno", "seats": ["you", "open", "open"] })).await;
    let mut friend = open(at, &ben, &code).await;
    assert_eq!(friend.seat, None);
    assert_eq!(sit(at, &ben, &code).await, 1);
    loop {
        if let FromServer::Welcome { seat: Some(seat), .. } = friend.hear().await.unwrap() {
            assert_eq!(seat, 1);
            break;
        }
    }
    let update = friend.until(|update| update.seats[1].kind == PERSON).await.unwrap();
    assert_eq!(update.seats[1].presence, wire::Presence::Here);
    // Who sits down from elsewhere is not there yet.
    let cleo = guest(at, "Cleo").await;
    let code = table(at, &ada, json!({ "game": "uno", "seats": ["you", "open", "open"] })).await;
    sit(at, &cleo, &code).await;
    let mut host = open(at, &ada, &code).await;
    assert_eq!(host.until(|_| true).await.unwrap().seats[1].presence, wire::Presence::Away);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_that_a_bot_plays_is_shown_to_the_host_only() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let (ada, ben) = (guest(at, "Ada").await, guest(at, "Ben").await);
    let code = table(at, &ada, json!({ "game": "opcg", "seats": ["open", "open"] })).await;
    let list = include_str!("../../opcg/decks/ST-01.txt");
    let mut host = open(at, &ada, &code).await;
    done(&mut host, |id| ToServer::Seat { id, seat: 1, who: bot(Some(list)) }).await;
    let update = host.until(|update| update.seats[1].kind == MATE).await.unwrap();
    assert_eq!(update.seats[1].deck.as_deref(), Some(list));
    sit(at, &ben, &code).await;
    for mut other in [open(at, &ben, &code).await, open(at, &guest(at, "Cleo").await, &code).await] {
        let update = other.until(|update| update.seats[1].kind == MATE).await.unwrap();
        assert_eq!(update.seats[1].deck, None);
    }
    server.stop().await;
}
