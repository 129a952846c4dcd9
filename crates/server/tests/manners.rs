//! How people are treated at a table: asked or passed, agreed with, waited for, shut out.

mod support;

use client::Page;
use kernel::Pace;
use serde_json::{Value, json};
use server::{Pauses, Rate};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use support::{ask, at_once, guest, open, start, start_with, table};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use wire::{ClockKind, FromServer, Stops, ToServer, Update};

/// Two people at a table, their tokens and its code.
struct Two {
    pages: [Page; 2],
    tokens: [String; 2],
    code: String,
}

async fn two(at: SocketAddr, wanted: Value) -> Two {
    let tokens = [guest(at, "Ada").await, guest(at, "Ben").await];
    let code = table(at, &tokens[0], wanted).await;
    let (status, problem) = ask(at, "POST", &format!("/api/tables/{code}/sit"), &tokens[1], json!({})).await;
    assert_eq!(status, 200, "{problem}");
    let pages = [open(at, &tokens[0], &code).await, open(at, &tokens[1], &code).await];
    Two { pages, tokens, code }
}

impl Two {
    /// The table once it has had so many inputs, and who is asked then.
    async fn at(&mut self, step: u32) -> (Update, usize) {
        let dealt =
            |update: &Update| update.step >= step && (update.table.question.is_some() || update.verdict.is_some());
        for page in &mut self.pages {
            page.until(dealt).await.unwrap();
        }
        let update = self.pages[0].update.clone().unwrap();
        let asked = update.table.question.as_ref().and_then(|question| question.seat).map_or(0, |seat| seat.number());
        (update, usize::from(asked))
    }

    /// Whoever is asked gives the first answer, or the last.
    async fn move_on(&mut self, last: bool) -> u32 {
        let step = self.pages[0].update.as_ref().map_or(0, |update| update.step);
        let (_, asked) = self.at(step).await;
        let page = &mut self.pages[asked];
        page.until(|update| update.step >= step && !update.table.answers.is_empty()).await.unwrap();
        assert!(page.answer(|count| if last { count - 1 } else { 0 }).await.unwrap());
        step + 1
    }
}

/// Whether somebody is asked in a window.
fn in_window(update: &Update) -> bool {
    update.table.question.as_ref().is_some_and(|question| matches!(question.pace, Pace::Reaction { .. }))
}

impl Two {
    /// Plays until a window opens; gives back how it looks, and who is asked.
    async fn window(&mut self) -> (Update, usize) {
        let seen = |page: &Page| page.update.as_ref().map_or(0, |update| update.step);
        let mut step = self.pages.iter().map(seen).max().unwrap_or(0);
        for _ in 0..200 {
            let (update, asked) = self.at(step).await;
            if in_window(&update) {
                return (update, asked);
            }
            assert_eq!(update.clock, None, "no clock runs in a turn without clocks");
            step = self.move_on(false).await;
        }
        panic!("no window opens");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn between_people_a_window_is_passed_at_its_end_unless_it_is_held() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let mut two = two(server.address(), json!({ "game": "zwo", "seats": ["you", "open"] })).await;
    let (update, asked) = two.window().await;
    let clock = update.clock.unwrap();
    assert_eq!((clock.kind, usize::from(clock.seat)), (ClockKind::Window, asked));
    assert!(clock.left <= 4_000, "{clock:?}");
    // Another table's moment holds nothing, nor does somebody who is not asked.
    two.pages[asked].say(&ToServer::Hold { step: update.step + 1 }).await.unwrap();
    two.pages[1 - asked].say(&ToServer::Hold { step: update.step }).await.unwrap();
    two.pages[asked].say(&ToServer::Hold { step: update.step }).await.unwrap();
    for page in &mut two.pages {
        let held = page.until(|now| now.clock.is_some_and(|clock| clock.kind == ClockKind::Held)).await.unwrap();
        let clock = held.clock.unwrap();
        assert_eq!((held.step, usize::from(clock.seat)), (update.step, asked));
        assert!(clock.left > 4_000 && clock.left <= 30_000, "{clock:?}");
    }
    // Who does not hold has passed when it ends, and is told by which rule they were asked.
    let step = two.move_on(true).await;
    let (update, asked) = if in_window(&two.at(step).await.0) { two.at(step).await } else { two.window().await };
    let clause = update.table.question.unwrap().clause;
    let after = two.pages[asked].until(|now| now.step > update.step).await.unwrap();
    assert_eq!(after.passed, [clause]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standing_wish_holds_every_window_or_none() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let mut two = two(server.address(), json!({ "game": "zwo", "seats": ["you", "open"] })).await;
    for page in &mut two.pages {
        page.say(&ToServer::Stops { at: Stops::All }).await.unwrap();
        page.until(|update| update.stops == Stops::All).await.unwrap();
    }
    let (update, _) = two.window().await;
    assert_eq!(update.clock.unwrap().kind, ClockKind::Held);
    // Until their own turn, they say: until then each window is passed at its end.
    for page in &mut two.pages {
        page.say(&ToServer::Stops { at: Stops::NextTurn }).await.unwrap();
        page.until(|now| now.stops == Stops::NextTurn).await.unwrap();
    }
    two.move_on(true).await;
    let mut passed = [0; 2];
    while passed == [0; 2] {
        let (update, whose) = two.window().await;
        if two.pages[whose].update.as_ref().unwrap().stops == Stops::NextTurn {
            assert_eq!(update.clock.unwrap().kind, ClockKind::Window);
            two.pages[whose].until(|now| now.step > update.step).await.unwrap();
            passed[whose] += 1;
        } else {
            // Their own turn has come: they are asked as before.
            two.move_on(true).await;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_bots_nobody_is_asked_where_there_is_nothing_to_answer() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    for (stops, asked_for_nothing) in [(Stops::Answers, false), (Stops::All, true), (Stops::Never, false)] {
        let token = guest(at, "Ada").await;
        let code = table(at, &token, json!({ "game": "zwo", "seats": ["you", "deckhand"] })).await;
        let mut page = open(at, &token, &code).await;
        page.say(&ToServer::Stops { at: stops }).await.unwrap();
        page.until(|update| update.stops == stops).await.unwrap();
        let (mut windows, mut idle, mut passed) = (0, 0, 0);
        for _ in 0..120 {
            let mine = |update: &Update| update.verdict.is_some() || !update.table.answers.is_empty();
            let update = page.until(mine).await.unwrap();
            if update.verdict.is_some() {
                break;
            }
            passed += update.passed.len();
            if in_window(&update) {
                assert_eq!(update.clock, None, "bots have all the time in the world");
                windows += 1;
                idle += usize::from(update.table.answers.len() < 2);
            }
            let step = update.step;
            assert!(page.answer(|count| count - 1).await.unwrap());
            page.until(|update| update.step > step).await.unwrap();
        }
        assert_eq!(idle > 0, asked_for_nothing, "{stops:?}: {idle} of {windows} windows");
        assert_eq!(passed > 0, stops != Stops::All, "{stops:?}");
        assert!(stops != Stops::Never || windows == 0);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_is_out_loses() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let wanted = json!({ "game": "uno", "seats": ["you", "open"], "clocks": { "main": 10, "increment": 0 } });
    let mut two = two(server.address(), wanted).await;
    let (update, asked) = two.at(0).await;
    let clock = update.clock.unwrap();
    assert_eq!((usize::from(clock.seat), clock.kind), (asked, ClockKind::Own));
    assert!(clock.left <= 10_000);
    let over = two.pages[1 - asked].until(|update| update.verdict.is_some()).await.unwrap();
    assert_eq!(over.verdict.unwrap().places.unwrap()[asked], 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_draw_is_agreed_on_and_another_match_follows() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let mut two = two(at, json!({ "game": "zwo", "seats": ["you", "open"] })).await;
    let (update, _) = two.at(0).await;
    let part = update.agreements[0].send.clone();
    for (yes, over) in [(false, false), (true, true)] {
        let id = two.pages[0].next_id;
        two.pages[0].say(&ToServer::Propose { id, step: update.step, part: part.clone() }).await.unwrap();
        assert!(matches!(two.pages[0].reply(id).await.unwrap(), FromServer::Done { .. }));
        let asked = two.pages[1].until(|update| update.proposal.is_some()).await.unwrap().proposal.unwrap();
        assert_eq!((asked.seat, asked.agreement.is_some()), (0, true));
        let id = two.pages[1].next_id;
        two.pages[1].say(&ToServer::Consent { id, yes }).await.unwrap();
        assert!(matches!(two.pages[1].reply(id).await.unwrap(), FromServer::Done { .. }));
        let after = two.pages[1].until(|update| update.proposal.is_none()).await.unwrap();
        assert_eq!(after.verdict.is_some(), over);
        two.pages[0].until(|now| now.proposal.is_none()).await.unwrap();
    }
    let places = two.pages[0].until(|update| update.verdict.is_some()).await.unwrap().verdict.unwrap().places;
    let places = places.unwrap();
    assert_eq!(places[0], places[1], "nobody has won (ZW-1.7)");
    // Both are ready: the same people, a new table.
    for page in &mut two.pages {
        let id = page.next_id + 1;
        page.say(&ToServer::Ready { id }).await.unwrap();
        assert!(matches!(page.reply(id).await.unwrap(), FromServer::Done { .. }));
    }
    let next = two.pages[0].until(|update| update.next.is_some()).await.unwrap().next.unwrap();
    assert_ne!(next, two.code);
    for (seat, token) in two.tokens.iter().enumerate() {
        let mut page = open(at, token, &next).await;
        assert_eq!(page.seat, Some(seat as u8));
        page.until(|update| update.table.question.is_some()).await.unwrap();
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_match_of_somebody_who_is_gone_can_be_claimed() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), Pauses { grace: Duration::from_millis(300), ..at_once() }).await;
    let mut two = two(server.address(), json!({ "game": "uno", "seats": ["you", "open"] })).await;
    let (_, asked) = two.at(0).await;
    let [one, other] = two.pages;
    let (gone, mut stays) = if asked == 0 { (one, other) } else { (other, one) };
    let id = stays.next_id;
    stays.say(&ToServer::Claim { id }).await.unwrap();
    assert!(matches!(stays.reply(id).await.unwrap(), FromServer::Trouble { .. }), "they are there");
    drop(gone);
    let update = stays.until(|update| update.claimable.is_some()).await.unwrap();
    assert_eq!(update.claimable, Some(asked as u8));
    stays.say(&ToServer::Claim { id }).await.unwrap();
    let over = stays.until(|update| update.verdict.is_some()).await.unwrap();
    assert_eq!(over.verdict.unwrap().places.unwrap()[1 - asked], 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_reads_too_slowly_gets_everything_anew() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let token = guest(at, "Ada").await;
    let bots = json!({ "game": "opcg", "seats": ["deckhand", "deckhand"] });
    let code = table(at, &token, bots).await;
    let mut slow = open(at, &token, &code).await;
    let mut quick = open(at, &token, &code).await;
    // Hundreds of updates go out while the other does not read one.
    let end = quick.until(|update| update.verdict.is_some()).await.unwrap();
    let over = slow.until(|update| update.verdict.is_some()).await.unwrap();
    assert_eq!((over.step, over.table), (end.step, end.table));
    server.stop().await;
}

/// A handshake with any headers; gives back the status.
async fn handshake(at: SocketAddr, origin: &str) -> u16 {
    let mut stream = TcpStream::connect(at).await.unwrap();
    let head = format!(
        "GET /ws HTTP/1.1\r\nHost: {at}\r\nOrigin: {origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer)[9..].parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_and_crowds_are_shut_out_and_silence_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_with(folder.path(), at_once(), Rate::default()).await;
    let at = server.address();
    assert_eq!(handshake(at, "http://elsewhere.example").await, 403);
    assert_eq!(handshake(at, &format!("http://{at}")).await, 101);
    // Half-open: a socket that says nothing.
    let mut silent = Page::knock(at).await.unwrap();
    let mut crowd = Vec::new();
    while let Ok(page) = Page::knock(at).await {
        crowd.push(page);
        assert!(crowd.len() <= 100, "nobody is shut out");
    }
    assert!(crowd.len() > 90, "{}", crowd.len());
    drop(crowd);
    assert_eq!(silent.closed().await, Some(4000));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_open_table_is_still_listed_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let code = waiting_table(folder.path()).await;
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let (_, listed) = ask(at, "GET", "/api/tables", "", json!({})).await;
    assert_eq!(listed.as_array().unwrap().len(), 1);
    assert_eq!(listed[0]["code"], json!(code));
    let ben = guest(at, "Ben").await;
    let (status, _) = ask(at, "POST", &format!("/api/tables/{code}/sit"), &ben, json!({})).await;
    assert_eq!(status, 200);
    server.stop().await;
}

async fn waiting_table(folder: &Path) -> String {
    let server = start(folder, at_once()).await;
    let ada = guest(server.address(), "Ada").await;
    let wanted = json!({ "game": "mm25", "seats": ["you", "open"], "listed": true });
    let code = table(server.address(), &ada, wanted).await;
    let private = json!({ "game": "mm25", "seats": ["you", "open"] });
    table(server.address(), &ada, private).await;
    server.stop().await;
    code
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_has_one_page_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let token = guest(at, "Ada").await;
    let code = table(at, &token, json!({ "game": "uno", "seats": ["you", "mate"] })).await;
    let mut first = open(at, &token, &code).await;
    let mut second = open(at, &token, &code).await;
    assert_eq!(first.closed().await, Some(4008));
    let update = second.until(|update| !update.table.answers.is_empty()).await.unwrap();
    assert_eq!(update.seats[0].presence, wire::Presence::Here);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn however_many_come_at_once_a_table_is_there_once() {
    let folder = tempfile::tempdir().unwrap();
    let code = waiting_table(folder.path()).await;
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let token = guest(at, "Cy").await;
    let coming: JoinSet<(Option<Page>, u16)> = (0..40)
        .map(|number| {
            let (token, code) = (token.clone(), code.clone());
            async move {
                // Every other one looks for a table that is nowhere.
                let code = if number % 2 == 0 { code } else { format!("NO{}", number / 4) };
                let (status, _) = ask(at, "GET", &format!("/api/tables/{code}"), "", json!({})).await;
                (Page::open(at, &token, &code).await.ok(), status)
            }
        })
        .collect();
    let came = coming.join_all().await;
    assert_eq!(came.iter().filter(|(page, status)| page.is_some() && *status == 200).count(), 20);
    assert_eq!(came.iter().filter(|(page, status)| page.is_none() && *status == 404).count(), 20);
    let (_, metrics) = support::request(at, "GET", "/metrics", "", "").await;
    assert!(metrics.lines().any(|line| line == "quarterdeck_tables 1"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_name_takes_nobody_from_their_seat() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), at_once()).await;
    let at = server.address();
    let token = guest(at, "Ada").await;
    let code = table(at, &token, json!({ "game": "uno", "seats": ["you", "mate"] })).await;
    let (status, renamed) = ask(at, "POST", "/api/guests", &token, json!({ "name": "Countess" })).await;
    assert_eq!((status, &renamed["token"], &renamed["name"]), (200, &json!(token), &json!("Countess")));
    let mut page = open(at, &token, &code).await;
    page.until(|update| !update.table.answers.is_empty()).await.unwrap();
    let later = table(at, &token, json!({ "game": "uno", "seats": ["you", "open"] })).await;
    let (_, about) = ask(at, "GET", &format!("/api/tables/{later}"), "", json!({})).await;
    assert_eq!(about["seats"][0]["name"], "Countess");
    // A token that is not ours is nobody's: a new guest.
    let (status, other) = ask(at, "POST", "/api/guests", "forged.00", json!({ "name": "Ada" })).await;
    assert_eq!(status, 200);
    assert_ne!(other["token"], token);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_too_much_is_refused_and_a_match_does_not_notice() {
    let folder = tempfile::tempdir().unwrap();
    // What the match needs, and hardly more.
    let server = start_with(folder.path(), at_once(), Rate { steady: 1, burst: 40 }).await;
    let at = server.address();
    let mut two = two(at, json!({ "game": "uno", "seats": ["you", "open"] })).await;
    two.at(0).await;
    let mut refused = 0;
    for _ in 0..100 {
        let (status, problem) = ask(at, "POST", "/api/guests", "", json!({ "name": "Flood" })).await;
        refused += u32::from(status == 429);
        assert!(status == 200 || problem["what"] == "too-many", "{status} {problem}");
    }
    assert!(refused >= 50, "{refused} of 100 were refused");
    // What watches over the server still may, and so may those who play.
    assert_eq!(support::request(at, "GET", "/health", "", "").await.0, 200);
    assert_eq!(two.move_on(false).await, 1);
    two.at(1).await;
    server.stop().await;
}
