//! How long windows last in real rooms, with and without an answer in hand. People here hold or do not hold as a coin falls, so what
//! is measured may not differ. `QUARTERDECK_WINDOWS` says how many windows of each game; `make windows` takes 2,000.

mod support;

use client::{Dice, Page};
use games::GameId;
use kernel::Pace;
use serde_json::json;
use server::Pauses;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use support::{ask, at_once, guest, open, short, start, table};
use tokio::task::JoinSet;
use wire::{ClockKind, ToServer, Update};

/// With fewer windows of a kind nothing can be said of it.
const FEW: usize = 5;

/// So many tables are played at once.
const TABLES: usize = 24;

/// How long a window lasted, and whether whoever was asked had more to answer than passing.
#[derive(Clone, Copy)]
struct Window {
    answerable: bool,
    millis: f64,
}

/// How many windows of a game are to be seen, and how many were, with an answer and without.
struct Count {
    wanted: usize,
    seen: [AtomicUsize; 2],
    /// Matches that were played to their end.
    matches: AtomicUsize,
}

impl Count {
    /// Whether there are enough, and enough of the rarer kind; or so many that the rarer kind hardly exists.
    fn is_full(&self) -> bool {
        let [with, without] = [0, 1].map(|kind: usize| self.seen[kind].load(Ordering::Relaxed));
        let all = with + without;
        if all == 0 {
            // In so many matches somebody would have been asked in between, if the game had windows.
            return self.matches.load(Ordering::Relaxed) >= TABLES;
        }
        all >= self.wanted && (with.min(without) >= self.wanted / 20 || all >= 3 * self.wanted)
    }
}

/// Two people at a table, of whom the first holds the watch.
struct Pair {
    pages: [Page; 2],
}

impl Pair {
    async fn new(at: SocketAddr, game: GameId) -> Pair {
        let tokens = [guest(at, "Ada").await, guest(at, "Ben").await];
        let wanted = json!({ "game": game.name(), "seats": ["you", "open"], "options": short(game) });
        let code = table(at, &tokens[0], wanted).await;
        let (status, problem) = ask(at, "POST", &format!("/api/tables/{code}/sit"), &tokens[1], json!({})).await;
        assert_eq!(status, 200, "{problem}");
        Pair { pages: [open(at, &tokens[0], &code).await, open(at, &tokens[1], &code).await] }
    }

    /// Both have come to the same moment, at which somebody is asked or the match is over.
    async fn meet(&mut self) -> Update {
        loop {
            let newest = self.pages.iter().filter_map(|page| page.update.as_ref()).map(|update| update.step).max();
            for page in &mut self.pages {
                page.until(|update| Some(update.step) >= newest).await.unwrap();
            }
            let [one, two] = [0, 1].map(|page: usize| self.pages[page].update.clone().unwrap());
            if one.step == two.step && (one.verdict.is_some() || asked(&one).is_some()) {
                return one;
            }
            if one.step == two.step {
                let step = one.step;
                self.pages[0].until(|update| update.step > step || asked(update).is_some()).await.unwrap();
            }
        }
    }

    /// Plays one window to its end. A coin says who holds, and for how long: never their cards.
    async fn window(&mut self, step: u32, whose: usize, dice: &mut Dice, slow: u32) {
        if dice.below(4) == 0 {
            self.pages[whose].say(&ToServer::Hold { step }).await.unwrap();
            let thought = Duration::from_millis(dice.below(1_500) as u64) * slow / 100;
            let answered = tokio::time::timeout(thought, self.pages[whose].until(|update| update.step > step)).await;
            if answered.is_err() {
                let _ = self.pages[whose].answer(|count| dice.below(count)).await.unwrap();
            }
        }
        self.pages[0].until(|update| update.step > step).await.unwrap();
    }
}

fn asked(update: &Update) -> Option<usize> {
    update.table.question.as_ref().and_then(|question| question.seat).map(|seat| seat.index())
}

fn is_window(update: &Update) -> bool {
    let paced = update.table.question.as_ref().is_some_and(|question| matches!(question.pace, Pace::Reaction { .. }));
    paced && update.clock.is_some_and(|clock| clock.kind != ClockKind::Own)
}

/// Plays matches until enough windows were seen at all tables together.
async fn play(at: SocketAddr, game: GameId, seed: u64, count: Arc<Count>, slow: u32) -> Vec<Window> {
    let mut dice = Dice(seed);
    let mut seen = Vec::new();
    let mut pair = Pair::new(at, game).await;
    while !count.is_full() {
        let update = pair.meet().await;
        let since = Instant::now();
        let Some(whose) = asked(&update).filter(|_| update.verdict.is_none()) else {
            count.matches.fetch_add(1, Ordering::Relaxed);
            pair = Pair::new(at, game).await;
            continue;
        };
        let own = pair.pages[whose].update.clone().unwrap();
        if !is_window(&update) {
            let _ = pair.pages[whose].answer(|count| dice.below(count)).await.unwrap();
            let step = update.step;
            pair.pages[0].until(|update| update.step > step).await.unwrap();
            continue;
        }
        pair.window(update.step, whose, &mut dice, slow).await;
        let millis = since.elapsed().as_secs_f64() * 1e3;
        seen.push(Window { answerable: own.table.answers.len() > 1, millis });
        count.seen[usize::from(own.table.answers.len() < 2)].fetch_add(1, Ordering::Relaxed);
    }
    seen
}

/// The two-sample test of Kolmogorov and Smirnov: how likely samples of one distribution lie so far apart, or further.
fn likeness(one: &mut [f64], two: &mut [f64]) -> f64 {
    one.sort_by(f64::total_cmp);
    two.sort_by(f64::total_cmp);
    let share = |sample: &[f64], at: f64| sample.partition_point(|&it| it <= at) as f64 / sample.len() as f64;
    let apart = |at: &f64| (share(one, *at) - share(two, *at)).abs();
    let apart = one.iter().chain(two.iter()).map(apart).fold(0.0, f64::max);
    let size = (one.len() as f64 * two.len() as f64 / (one.len() + two.len()) as f64).sqrt();
    let lambda = (size + 0.12 + 0.11 / size) * apart;
    if lambda < 0.3 {
        return 1.0;
    }
    let terms = (1..=100)
        .map(|k| f64::from(if k % 2 == 1 { 2 } else { -2 }) * (-2.0 * f64::from(k * k) * lambda * lambda).exp());
    terms.sum::<f64>().clamp(0.0, 1.0)
}

#[test]
fn samples_that_differ_are_told_apart() {
    let mut dice = Dice(3);
    let mut sample = |longer: f64| -> Vec<f64> { (0..500).map(|_| dice.below(3_000) as f64 + longer).collect() };
    let (mut one, mut two, mut three) = (sample(0.0), sample(0.0), sample(500.0));
    assert!(likeness(&mut one, &mut two) > 0.01);
    assert!(likeness(&mut one, &mut three) < 1e-6);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn windows_last_as_long_with_an_answer_in_hand_as_without() {
    let named: Option<usize> = std::env::var("QUARTERDECK_WINDOWS").ok().and_then(|it| it.parse().ok());
    // The small run shortens everything to a tenth.
    let wanted = named.unwrap_or(120);
    let slow = if named.is_some() { 100 } else { 10 };
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), Pauses { windows: slow, ..at_once() }).await;
    let (mut played, mut compared) = (0, 0);
    for game in GameId::ALL {
        let count = Arc::new(Count { wanted, seen: Default::default(), matches: AtomicUsize::new(0) });
        let mut tables = JoinSet::new();
        for seed in 0..TABLES as u64 {
            tables.spawn(play(server.address(), *game, seed + 1, count.clone(), slow));
        }
        let windows: Vec<Window> = tables.join_all().await.into_iter().flatten().collect();
        let lengths = |answerable: bool| -> Vec<f64> {
            windows.iter().filter(|it| it.answerable == answerable).map(|it| it.millis).collect()
        };
        let (mut with, mut without) = (lengths(true), lengths(false));
        let (many, few) = (with.len(), without.len());
        played += usize::from(many + few > 0);
        if many.min(few) < FEW {
            println!("{}: {many} windows with an answer, {few} without: too few of one kind to compare", game.name());
            continue;
        }
        compared += 1;
        let p = likeness(&mut with, &mut without);
        let middle = |sorted: &[f64]| sorted[sorted.len() / 2];
        println!(
            "{}: {many} windows with an answer, the middle one {:.0} ms; {few} without, {:.0} ms; p = {p:.3}",
            game.name(),
            middle(&with),
            middle(&without)
        );
        assert!(p > 1e-4, "{}: the length of a window tells whether there is an answer, p = {p}", game.name());
    }
    server.stop().await;
    assert!(played >= 4, "windows of {played} games were seen");
    // One of the rulebooks asks only those who have an answer: there is nothing to compare. In a small run a rare kind may be missing.
    assert!(compared >= 3 || named.is_none(), "windows of {compared} games were compared");
}
