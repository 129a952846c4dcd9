//! What the fuzzers call, on stable by `tests/fuzz.rs` and under cargo-fuzz by `fuzz/`: any bytes as a message, never a panic.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{By, Game, Rules, Seat, Seed, Viewer};
use serde_json::Value;
use std::sync::{Arc, LazyLock};
use wire::{ToServer, read};

/// Matches of the four games, each at several moments.
struct Tables {
    uno: Vec<Game<uno::Uno>>,
    opcg: Vec<Game<opcg::Opcg>>,
    zwo: Vec<Game<zwo::Zwo>>,
    mm25: Vec<Game<mm25::Mm25>>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    uno: moments(uno::Uno, uno::Setup::default()),
    opcg: moments(opcg::Opcg::built_in(), two(opcg::starter_decks(), opcg::Setup::of)),
    zwo: moments(zwo::Zwo::built_in(), two(zwo::starter_decks(), zwo::Setup::of)),
    mm25: moments(mm25::Mm25::built_in(), two(mm25::starter_decks(), mm25::Setup::of)),
});

fn two<D: Clone, S>(decks: &[(&'static str, D)], setup: fn(D, D) -> S) -> S {
    setup(decks[0].1.clone(), decks[1].1.clone())
}

fn moments<R: Rules>(rules: R, setup: R::Setup) -> Vec<Game<R>> {
    let rules = Arc::new(rules);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    let at = |inputs: usize| {
        let mut game = Game::new(rules.clone(), setup.clone(), Seed::from_number(3)).ok()?;
        for _ in 0..inputs {
            play_any(&mut game, &mut dice);
        }
        Some(game)
    };
    [0, 3, 20, 60].into_iter().filter_map(at).collect()
}

/// Any answer, part by part.
fn play_any<R: Rules>(game: &mut Game<R>, dice: &mut Xoshiro256PlusPlus) {
    let kernel::Status::Ask(question) = game.status() else { return };
    let By::Seat(seat) = question.by else { return };
    let mut parts = Vec::new();
    let mut lent = game.lent(seat);
    loop {
        let legal = lent.next();
        let part = legal[kernel::below(dice, legal.len() as u32) as usize];
        parts.push(part);
        if lent.take(part).unwrap_or(true) {
            break;
        }
    }
    let _ = game.play(question.by, &parts);
}

/// Parts as a page sends them, to every seat's question and every interjection: accepted or refused, and a refusal leaves no trace.
fn judged<R: Rules>(games: &[Game<R>], parts: &[Value]) -> bool {
    let read: Option<Vec<R::Action>> = parts.iter().map(|part| serde_json::from_value(part.clone()).ok()).collect();
    let Some(parts) = read else { return false };
    for game in games {
        let hash = game.hash();
        for seat in Seat::all(game.seats()) {
            let whole = game.options(seat, &parts).is_ok_and(|options| options.complete);
            let mut copy = Game::from_replay(game.rules().clone(), &game.replay()).unwrap_or_else(|_| unreachable!());
            let played = copy.play(By::Seat(seat), &parts).is_ok();
            assert_eq!(played, whole);
            assert!(played || copy.hash() == hash);
        }
    }
    true
}

/// Any bytes as a message. What can be read is written so that it reads the same, and what it sends is judged by every game.
pub fn frame(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let Ok(message) = read(text) else { return false };
    let written = serde_json::to_string(&message).unwrap();
    assert_eq!(read(&written).as_ref(), Ok(&message));
    if let ToServer::Act { parts, .. } | ToServer::Options { parts, .. } = &message {
        let tables = &*TABLES;
        judged(&tables.uno, parts);
        judged(&tables.opcg, parts);
        judged(&tables.zwo, parts);
        judged(&tables.mm25, parts);
    }
    true
}

/// Messages that a page would send: every legal answer at those moments.
pub fn examples() -> Vec<Vec<u8>> {
    fn of<R: Rules>(games: &[Game<R>], all: &mut Vec<Vec<u8>>) {
        let act = |action: &R::Action| {
            let parts = vec![serde_json::to_value(action).unwrap()];
            serde_json::to_vec(&ToServer::Act { id: 1, step: 3, parts }).unwrap()
        };
        for game in games {
            for seat in Seat::all(game.seats()) {
                all.extend(game.sight(Viewer::Seat(seat)).legal_list().iter().map(act));
            }
        }
    }
    let mut all = Vec::new();
    let tables = &*TABLES;
    of(&tables.uno, &mut all);
    of(&tables.opcg, &mut all);
    of(&tables.zwo, &mut all);
    of(&tables.mm25, &mut all);
    all
}
