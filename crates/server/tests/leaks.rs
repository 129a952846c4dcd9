//! What goes over the wire of a running server: worlds that differ only in what somebody may not know look the same to them, byte
//! for byte, whether they sit there, watch, or look at a replay. `QUARTERDECK_WIRE_GAMES` says how many matches of each game.

mod support;

use client::Page;
use games::{GameId, Offered, Visitor};
use kernel::conformance::{Conform, Dice};
use kernel::rand_core::{Rng, SeedableRng};
use kernel::{Game, Replay, Sight, Viewer};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use server::Pauses;
use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use support::{ask, at_once, guest, open, start, table};
use table::Draw;
use wire::{Event, FromServer, ToServer, changed, spoken_event};
use words::{Lang, Voice};

/// So many moves of a match are looked at; then somebody gives up.
const MOVES: u32 = 120;

/// What somebody was sent: the table's own bytes, and the rest.
#[derive(Deserialize)]
struct Sent<'a> {
    step: u32,
    #[serde(default)]
    from: usize,
    events: Vec<Event>,
    #[serde(borrow)]
    table: &'a RawValue,
}

/// Somebody who looks on, and all they were sent.
struct Watcher {
    page: Page,
    token: String,
    viewer: Viewer,
    heard: Vec<String>,
}

impl Watcher {
    /// Reads until the table has had so many inputs.
    async fn follow(&mut self, step: u32) {
        while self.page.update.as_ref().is_none_or(|update| update.step < step) {
            self.hear().await;
        }
    }

    async fn hear(&mut self) -> FromServer {
        let text = self.page.read().await.unwrap();
        let message: FromServer = serde_json::from_str(&text).unwrap();
        if let FromServer::Update(update) = &message {
            self.page.update = Some((**update).clone());
            self.heard.push(text);
        }
        message
    }

    async fn reply(&mut self, wanted: u32) -> FromServer {
        loop {
            match self.hear().await {
                FromServer::Update(_) | FromServer::Welcome { .. } => {}
                message => {
                    let value = serde_json::to_value(&message).unwrap();
                    assert_eq!(value["id"], json!(wanted), "{value}");
                    return message;
                }
            }
        }
    }
}

async fn sit_down(at: SocketAddr, game: &str, seats: usize) -> (String, Vec<Watcher>) {
    let wanted: Vec<&str> = (0..seats).map(|seat| if seat == 0 { "you" } else { "open" }).collect();
    let mut watchers = Vec::new();
    let mut code = String::new();
    for number in 0..=seats {
        let token = guest(at, "Ada").await;
        match number {
            0 => code = table(at, &token, json!({ "game": game, "seats": wanted })).await,
            number if number < seats => {
                let (status, _) = ask(at, "POST", &format!("/api/tables/{code}/sit"), &token, json!({})).await;
                assert_eq!(status, 200);
            }
            _ => {}
        }
        let page = open(at, &token, &code).await;
        let viewer = page.seat.and_then(kernel::Seat::new).map_or(Viewer::Spectator, Viewer::Seat);
        watchers.push(Watcher { page, token, viewer, heard: Vec::new() });
    }
    (code, watchers)
}

/// Plays at random and hears everything. Says at which steps replays were looked at, and what they showed.
async fn play(
    at: SocketAddr,
    code: &str,
    watchers: &mut [Watcher],
    dice: &mut Dice,
    records: &mut Vec<(Viewer, String)>,
) -> Vec<(Viewer, String)> {
    let mut frames = Vec::new();
    for moves in 0.. {
        let newest = watchers.iter().filter_map(|watcher| watcher.page.update.as_ref().map(|it| it.step)).max();
        for watcher in watchers.iter_mut() {
            watcher.follow(newest.unwrap_or(0)).await;
        }
        let update = watchers[0].page.update.clone().unwrap();
        if update.verdict.is_some() {
            break;
        }
        let asked = update.table.question.as_ref().and_then(|question| question.seat);
        // Before the deal and between rounds nobody is asked: the table goes on by itself.
        let Some(asked) = asked else {
            watchers[0].hear().await;
            continue;
        };
        let watcher = &mut watchers[asked.index()];
        let id = watcher.page.next_id;
        watcher.page.next_id += 1;
        if moves >= MOVES {
            watcher.page.say(&ToServer::Concede { id }).await.unwrap();
            assert!(matches!(watcher.reply(id).await, FromServer::Done { .. }));
        } else {
            // Somebody who came before the deal may not have heard of it yet.
            while watcher.page.update.as_ref().is_none_or(|update| update.table.answers.is_empty()) {
                watcher.hear().await;
            }
            let mut answers = watcher.page.update.clone().unwrap().table.answers;
            let mut parts = Vec::new();
            loop {
                parts.push(answers.swap_remove(dice.next_u32() as usize % answers.len()).send);
                watcher.page.say(&ToServer::Act { id, step: update.step, parts: parts.clone() }).await.unwrap();
                match watcher.reply(id).await {
                    FromServer::Done { .. } => break,
                    FromServer::Choices { table: Some(table), .. } => answers = table.answers,
                    other => panic!("{other:?}"),
                }
            }
        }
        watcher.follow(update.step + 1).await;
        if moves % 16 == 0 {
            frames.extend(look_back(at, code, watchers, update.step, records).await);
        }
    }
    frames
}

/// A replay while the match lasts: one's own eyes, a spectator's, and nobody else's.
async fn look_back(
    at: SocketAddr,
    code: &str,
    watchers: &[Watcher],
    step: u32,
    records: &mut Vec<(Viewer, String)>,
) -> Vec<(Viewer, String)> {
    let mut frames = Vec::new();
    for watcher in watchers {
        let path = |seat: Option<u8>| {
            let seat = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
            format!("/api/tables/{code}/replay?at={step}{seat}")
        };
        let (status, text) = support::request(at, "GET", &path(watcher.page.seat), &watcher.token, "").await;
        assert_eq!(status, 200, "{text}");
        frames.push((watcher.viewer, text));
        // The record so far, through the same eyes and through a spectator's.
        let own = watcher.page.seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        for (viewer, eyes) in [(watcher.viewer, own), (Viewer::Spectator, String::new())] {
            let path = format!("/api/tables/{code}/record{eyes}");
            let (status, text) = support::request(at, "GET", &path, &watcher.token, "").await;
            assert_eq!(status, 200, "{text}");
            records.push((viewer, text));
        }
        let other = if watcher.page.seat == Some(0) { 1 } else { 0 };
        let (status, text) = support::request(at, "GET", &path(Some(other)), &watcher.token, "").await;
        let over = status == 200 && text.contains("\"step\"");
        assert!(status == 403 || over, "{status} {text}");
        if over {
            break;
        }
    }
    frames
}

/// The match that the server keeps, state by state.
fn states<R: Conform>(rules: &R, replay: &Replay<R>) -> Vec<R::State> {
    let mut state = rules.start(&replay.setup, replay.seed, &mut ()).unwrap();
    let mut states = vec![state];
    for (by, parts) in replay.inputs.iter() {
        parts.iter().for_each(|&part| rules.advance(&mut state, by, part));
        states.push(state);
    }
    states
}

/// Everything that somebody has seen, as their own journal has it.
fn journal<R: Draw>(game: &Game<R>, viewer: Viewer, voice: &Voice) -> Vec<Event> {
    let rules = game.rules();
    game.journal(viewer).into_iter().map(|line| spoken_event(rules.told(line), voice)).collect()
}

/// A table as a record shows it: with nothing to answer.
fn watched(mut table: Value) -> Value {
    table["answers"] = json!([]);
    table["tries"] = json!([]);
    for card in table["zones"].as_array_mut().unwrap().iter_mut().flat_map(|zone| zone["cards"].as_array_mut().unwrap())
    {
        card.as_object_mut().unwrap().remove("answers");
    }
    table
}

/// Plays matches and compares; gives back how many tables were compared.
async fn nothing_leaks<R: Conform + Draw>(rules: R, seats: usize) -> usize {
    let games: u64 = std::env::var("QUARTERDECK_WIRE_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(1);
    let folder = tempfile::tempdir().unwrap();
    // Windows end after a while; here everybody answers themselves.
    let server = start(folder.path(), Pauses { windows: 100_000, ..at_once() }).await;
    let at = server.address();
    let voice = Voice::new(Lang::En);
    let rules = Arc::new(rules);
    let mut compared = 0;
    for number in 0..games {
        let mut dice = Dice::seed_from_u64(number);
        let (code, mut watchers) = sit_down(at, R::GAME, seats).await;
        let mut records = Vec::new();
        let frames = play(at, &code, &mut watchers, &mut dice, &mut records).await;
        let (status, bytes) = client::bytes(at, "GET", &format!("/api/tables/{code}/file"), "", &[]).await.unwrap();
        assert_eq!(status, 200);
        let replay = Replay::<R>::from_bytes(&bytes).unwrap();
        let states = states(&*rules, &replay);
        let game = Game::from_replay(rules.clone(), &replay).unwrap();
        let spoken = watchers.iter().flat_map(|watcher| watcher.heard.iter().map(|text| (watcher.viewer, text)));
        for (viewer, text) in spoken.chain(frames.iter().map(|(viewer, text)| (*viewer, text))) {
            let sent: Sent<'_> = serde_json::from_str(text).unwrap();
            // Before the deal there is nothing to see.
            if sent.table.get().contains("\"zones\":[]") {
                continue;
            }
            let state = &states[sent.step as usize];
            let is_frame = !text.contains("\"verdict\"");
            for _ in 0..2 {
                let other = rules.disturb(state, viewer, &mut dice);
                let mut wanted = wire::spoken(R::table(&Sight::new(&*rules, &other, viewer)), &voice);
                if is_frame {
                    wanted.answers.clear();
                }
                let wanted = serde_json::to_string(&wanted).unwrap();
                assert_eq!(sent.table.get(), wanted, "{} step {}, {viewer:?}", R::GAME, sent.step);
                compared += 1;
            }
            let seen = journal(&game, viewer, &voice);
            assert_eq!(sent.events, seen[sent.from..sent.from + sent.events.len()], "{viewer:?}");
        }
        for (viewer, text) in &records {
            let record: Value = serde_json::from_str(text).unwrap();
            let mut shown = record["first"].clone();
            let changes = record["changes"].as_array().unwrap();
            for step in 0..=changes.len() {
                if step > 0 {
                    shown = changed(&shown, &changes[step - 1]);
                }
                let other = rules.disturb(&states[step], *viewer, &mut dice);
                let wanted = wire::spoken(R::table(&Sight::new(&*rules, &other, *viewer)), &voice);
                assert_eq!(shown, watched(serde_json::to_value(&wanted).unwrap()), "{} step {step}", R::GAME);
                compared += 1;
            }
            let seen = serde_json::to_value(journal(&game, *viewer, &voice)).unwrap();
            let told = record["events"].as_array().unwrap();
            assert_eq!(told[..], seen.as_array().unwrap()[..told.len()], "{viewer:?}");
        }
        the_rest_tells_nothing(&watchers, seats);
    }
    server.stop().await;
    compared
}

/// Besides table and events there is only what everybody may know: the same for all at the same step, but for what is one's own.
fn the_rest_tells_nothing(watchers: &[Watcher], seats: usize) {
    const KNOWN: [&str; 16] = [
        "type",
        "step",
        "from",
        "events",
        "table",
        "seats",
        "clock",
        "take_back",
        "agreements",
        "proposal",
        "stops",
        "passed",
        "claimable",
        "verdict",
        "next_round",
        "host",
    ];
    for watcher in watchers {
        for text in &watcher.heard {
            let update: Value = serde_json::from_str(text).unwrap();
            let keys: BTreeSet<&str> = update.as_object().unwrap().keys().map(String::as_str).collect();
            let unknown: Vec<&&str> = keys.iter().filter(|key| !KNOWN.contains(key) && **key != "next").collect();
            assert!(unknown.is_empty(), "{unknown:?}: is it hidden from those who must not see it?");
            assert_eq!(update["seats"].as_array().unwrap().len(), seats);
            // Whose clock runs, and of which class it is, follows from the question that everybody sees.
            if let Some(clock) = update["clock"].as_object() {
                let question = &update["table"]["question"];
                assert_eq!(clock["seat"], question["seat"]);
                assert_eq!(clock["kind"] == "window", question["pace"]["kind"] == "reaction");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_game_leaks() {
    struct Leaks;
    impl Visitor for Leaks {
        type Out = Pin<Box<dyn Future<Output = usize>>>;
        fn visit<R: Offered>(self) -> Self::Out {
            Box::pin(nothing_leaks((**R::book()).clone(), usize::from(R::SEATS.usual)))
        }
    }
    for game in GameId::ALL {
        assert!(game.visit(Leaks).await > 200, "{}", game.name());
    }
}
