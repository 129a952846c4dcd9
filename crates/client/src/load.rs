//! Many people at many tables: real sockets, random legal answers, a steady number of moves a second.
//!
//! A move's time runs from when it is sent until it is acknowledged, and an acknowledged move is on disk.

use crate::page::Socket;
use crate::{Dice, Promise, Trouble, guest, table};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::task::JoinSet;

/// A kind of table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Kind {
    /// The game.
    pub game: String,
    /// How many sit there.
    pub seats: usize,
}

impl Kind {
    /// A table of this kind, for one who opens it and others who come.
    fn wanted(&self) -> Value {
        let seats: Vec<&str> = (0..self.seats).map(|seat| if seat == 0 { "you" } else { "open" }).collect();
        json!({ "game": self.game, "seats": seats })
    }
}

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the server is.
    pub at: SocketAddr,
    /// How many tables are live at once.
    pub tables: usize,
    /// Of which kinds, by turns.
    pub kinds: Vec<Kind>,
    /// How many moves a second, at all tables together.
    pub pace: u32,
    /// For how long.
    pub lasts: Duration,
    /// The first choice of everything.
    pub seed: u64,
}

/// How it went.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Tables that were live at once.
    pub tables: usize,
    /// Sockets that were open at once.
    pub sockets: usize,
    /// How long it took until all of them sat, in seconds.
    pub seating_seconds: f64,
    /// How long moves were made, in seconds.
    pub seconds: f64,
    /// Moves that were acknowledged.
    pub moves: u64,
    /// Acknowledged moves a second.
    pub moves_per_second: f64,
    /// Moves that came too late, because the table had moved on: somebody else was faster, or a clock.
    pub late: u64,
    /// Matches that ended; each was followed by another.
    pub matches: u64,
    /// Times when nobody was ready to move although a move was due.
    pub idle: u64,
    /// What went wrong, and how often.
    pub troubles: BTreeMap<String, u64>,
    /// Milliseconds from a move to its acknowledgement, the median.
    pub p50_ms: f64,
    /// One in a hundred took longer.
    pub p99_ms: f64,
    /// One in a thousand took longer.
    pub p999_ms: f64,
    /// The longest.
    pub max_ms: f64,
    /// Bytes of all updates.
    pub bytes: u64,
}

/// What all share.
struct Shared {
    waits: Mutex<Vec<Duration>>,
    late: AtomicU64,
    matches: AtomicU64,
    bytes: AtomicU64,
    troubles: Mutex<BTreeMap<String, u64>>,
    /// Those who could move now: whoever is told to, does.
    ready: mpsc::UnboundedSender<oneshot::Sender<()>>,
}

impl Shared {
    fn note(&self, trouble: &Trouble) {
        if let Ok(mut troubles) = self.troubles.lock() {
            *troubles.entry(trouble.to_string()).or_default() += 1;
        }
    }
}

/// As much of a message as matters here.
#[derive(Deserialize)]
struct Glance<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    id: u32,
    #[serde(default)]
    step: u32,
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    last: u32,
    #[serde(borrow, default)]
    table: Option<&'a RawValue>,
    #[serde(borrow, default)]
    verdict: Option<&'a RawValue>,
    #[serde(borrow, default)]
    why: Option<Why<'a>>,
}

#[derive(Deserialize)]
struct Why<'a> {
    clause: &'a str,
}

#[derive(Deserialize, Default)]
struct Seen<'a> {
    #[serde(default)]
    question: Option<Asked>,
    #[serde(borrow, default)]
    answers: Vec<Choice<'a>>,
}

impl<'a> Seen<'a> {
    fn of(table: Option<&'a RawValue>) -> Result<Seen<'a>, Trouble> {
        let unread = |error: serde_json::Error| Trouble::Unexpected(error.to_string());
        table.map_or(Ok(Seen::default()), |table| serde_json::from_str(table.get()).map_err(unread))
    }
}

#[derive(Deserialize)]
struct Asked {
    seat: Option<u8>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    send: &'a RawValue,
}

/// A person at a table.
struct Player {
    socket: Socket,
    seat: Option<u8>,
    next_id: u32,
    step: u32,
    /// What could be sent, if this seat is asked.
    answers: Vec<Box<RawValue>>,
    over: bool,
}

impl Player {
    async fn open(at: SocketAddr, token: &str, table: &str) -> Result<Player, Trouble> {
        let socket = Socket::connect(at).await?;
        let mut player = Player { socket, seat: None, next_id: 1, step: 0, answers: Vec::new(), over: false };
        let hello = json!({
            "type": "hello", "version": wire::VERSION, "token": token, "table": table, "lang": "en", "have": 0
        });
        player.socket.write(hello.to_string()).await?;
        Ok(player)
    }

    /// Takes a message in; gives back what it answers to, if it is an answer.
    fn take(&mut self, text: &str, shared: &Shared) -> Result<Option<Answered>, Trouble> {
        let unread = |error: serde_json::Error| Trouble::Unexpected(error.to_string());
        let glance: Glance<'_> = serde_json::from_str(text).map_err(unread)?;
        let owned = |choices: &[Choice<'_>]| choices.iter().map(|choice| choice.send.to_owned()).collect();
        match glance.kind {
            "welcome" => {
                self.seat = glance.seat;
                self.next_id = glance.last + 1;
            }
            "update" => {
                shared.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
                self.step = glance.step;
                self.over = glance.verdict.is_some_and(|verdict| verdict.get() != "null");
                let seen = Seen::of(glance.table)?;
                let mine = seen.question.is_some_and(|question| question.seat.is_some() && question.seat == self.seat);
                self.answers = if mine { owned(&seen.answers) } else { Vec::new() };
            }
            "done" => return Ok(Some(Answered { id: glance.id, what: What::Done })),
            "choices" => {
                let next = owned(&Seen::of(glance.table)?.answers);
                return Ok(Some(Answered { id: glance.id, what: What::Choices(next) }));
            }
            "refused" if glance.why.is_some_and(|why| why.clause == "K-2") => {
                return Ok(Some(Answered { id: glance.id, what: What::Late }));
            }
            // What was listed must be accepted.
            _ => return Err(Trouble::Unexpected(text.chars().take(200).collect())),
        }
        Ok(None)
    }

    /// Plays until the match is over.
    async fn play(&mut self, dice: &mut Dice, shared: &Shared) -> Result<(), Trouble> {
        loop {
            while self.answers.is_empty() && !self.over {
                let text = self.socket.read().await?;
                self.take(&text, shared)?;
            }
            if self.over {
                return Ok(());
            }
            let (go, told) = oneshot::channel();
            if shared.ready.send(go).is_err() {
                return Ok(());
            }
            if !self.wait(told, shared).await? {
                continue;
            }
            self.answer(dice, shared).await?;
        }
    }

    /// Waits to be told to move, and hears what happens in the meantime; says whether there is still something to do.
    async fn wait(&mut self, mut told: oneshot::Receiver<()>, shared: &Shared) -> Result<bool, Trouble> {
        loop {
            tokio::select! {
                told = &mut told => return Ok(told.is_ok() && !self.answers.is_empty() && !self.over),
                text = self.socket.read() => {
                    self.take(&text?, shared)?;
                    if self.answers.is_empty() || self.over {
                        return Ok(false);
                    }
                }
            }
        }
    }

    async fn answer(&mut self, dice: &mut Dice, shared: &Shared) -> Result<(), Trouble> {
        let step = self.step;
        let mut parts: Vec<Box<RawValue>> = Vec::new();
        let mut choices = std::mem::take(&mut self.answers);
        while !choices.is_empty() {
            parts.push(choices.swap_remove(dice.below(choices.len())));
            let id = self.next_id;
            let act = Act { kind: "act", id, step, parts: &parts };
            let text = serde_json::to_string(&act).unwrap_or_default();
            let sent = Instant::now();
            self.socket.write(text).await?;
            let answered = loop {
                let text = self.socket.read().await?;
                if let Some(answered) = self.take(&text, shared)?.filter(|answered| answered.id == id) {
                    break answered.what;
                }
            };
            match answered {
                What::Choices(next) => choices = next,
                What::Late => {
                    shared.late.fetch_add(1, Ordering::Relaxed);
                    return Ok(());
                }
                What::Done => {
                    self.next_id += 1;
                    if let Ok(mut waits) = shared.waits.lock() {
                        waits.push(sent.elapsed());
                    }
                    return Ok(());
                }
            }
        }
        Ok(())
    }
}

#[derive(Serialize)]
struct Act<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    id: u32,
    step: u32,
    parts: &'a [Box<RawValue>],
}

struct Answered {
    id: u32,
    what: What,
}

enum What {
    Done,
    Choices(Vec<Box<RawValue>>),
    Late,
}

/// Opens a table and seats everybody.
async fn seat(at: SocketAddr, kind: &Kind, tokens: &[String]) -> Result<Vec<Player>, Trouble> {
    let code = table(at, &tokens[0], kind.wanted()).await?;
    for token in &tokens[1..] {
        let (status, answer) = crate::ask(at, "POST", &format!("/api/tables/{code}/sit"), token, json!({})).await?;
        if status != 200 {
            return Err(Trouble::Unexpected(answer.to_string()));
        }
    }
    let mut players = Vec::new();
    for token in tokens {
        players.push(Player::open(at, token, &code).await?);
    }
    Ok(players)
}

/// The people of one table: match after match.
async fn stay(
    at: SocketAddr,
    kind: Kind,
    seed: u64,
    seated: Arc<Semaphore>,
    doors: Arc<Semaphore>,
    shared: Arc<Shared>,
) {
    let mut dice = Dice(seed);
    let mut tokens = Vec::new();
    let mut first = true;
    loop {
        // Not all at once: doors are narrow.
        let door = doors.acquire().await;
        while tokens.len() < kind.seats {
            match guest(at, &format!("Load {seed}")).await {
                Ok(token) => tokens.push(token),
                Err(trouble) => {
                    shared.note(&trouble);
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
            }
        }
        let players = seat(at, &kind, &tokens).await;
        drop(door);
        if std::mem::take(&mut first) {
            seated.add_permits(1);
        }
        let players = match players {
            Ok(players) => players,
            Err(trouble) => {
                shared.note(&trouble);
                tokio::time::sleep(Duration::from_millis(200)).await;
                continue;
            }
        };
        let mut playing = JoinSet::new();
        for mut player in players {
            let (shared, mut dice) = (shared.clone(), Dice(dice.below(usize::MAX) as u64));
            playing.spawn(async move {
                if let Err(trouble) = player.play(&mut dice, &shared).await {
                    shared.note(&trouble);
                }
            });
        }
        playing.join_all().await;
        shared.matches.fetch_add(1, Ordering::Relaxed);
    }
}

/// So many tables are opened at the same time.
const DOORS: usize = 16;

/// Carries it out.
pub fn run(plan: Plan) -> Promise<'static, Report> {
    Box::pin(async move {
        let (ready, mut waiting) = mpsc::unbounded_channel::<oneshot::Sender<()>>();
        let shared = Arc::new(Shared {
            waits: Mutex::default(),
            late: AtomicU64::new(0),
            matches: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
            troubles: Mutex::default(),
            ready,
        });
        let (seated, doors) = (Arc::new(Semaphore::new(0)), Arc::new(Semaphore::new(DOORS)));
        let begun = Instant::now();
        let mut staying = JoinSet::new();
        let kinds: Vec<Kind> = (0..plan.tables).map(|table| plan.kinds[table % plan.kinds.len()].clone()).collect();
        let sockets = kinds.iter().map(|kind| kind.seats).sum();
        for (number, kind) in kinds.into_iter().enumerate() {
            let seed = plan.seed.wrapping_mul(1_000_003).wrapping_add(number as u64);
            staying.spawn(stay(plan.at, kind, seed, seated.clone(), doors.clone(), shared.clone()));
        }
        let _ = seated.acquire_many(plan.tables as u32).await;
        let seating = begun.elapsed();

        let mut dice = Dice(plan.seed);
        let mut pace = tokio::time::interval(Duration::from_secs(1) / plan.pace.max(1));
        let mut hands: Vec<oneshot::Sender<()>> = Vec::new();
        let mut idle = 0;
        let begun = Instant::now();
        while begun.elapsed() < plan.lasts {
            pace.tick().await;
            while let Ok(hand) = waiting.try_recv() {
                hands.push(hand);
            }
            loop {
                if hands.is_empty() {
                    idle += 1;
                    break;
                }
                // Whoever has nothing to do any more has let go.
                let hand = hands.swap_remove(dice.below(hands.len()));
                if hand.send(()).is_ok() {
                    break;
                }
            }
        }
        let seconds = begun.elapsed();
        // What was sent is still answered.
        tokio::time::sleep(Duration::from_millis(500)).await;
        staying.shutdown().await;
        report(&plan, &shared, sockets, seating, seconds, idle)
    })
}

fn report(plan: &Plan, shared: &Shared, sockets: usize, seating: Duration, took: Duration, idle: u64) -> Report {
    let mut waits = shared.waits.lock().map(|waits| waits.clone()).unwrap_or_default();
    waits.sort_unstable();
    let per_mille = |it: usize| match waits.len() {
        0 => 0.0,
        count => waits[(count - 1) * it / 1000].as_secs_f64() * 1e3,
    };
    Report {
        tables: plan.tables,
        sockets,
        seating_seconds: seating.as_secs_f64(),
        seconds: took.as_secs_f64(),
        moves: waits.len() as u64,
        moves_per_second: waits.len() as f64 / took.as_secs_f64(),
        late: shared.late.load(Ordering::Relaxed),
        matches: shared.matches.load(Ordering::Relaxed),
        idle,
        troubles: shared.troubles.lock().map(|troubles| troubles.clone()).unwrap_or_default(),
        p50_ms: per_mille(500),
        p99_ms: per_mille(990),
        p999_ms: per_mille(999),
        max_ms: per_mille(1000),
        bytes: shared.bytes.load(Ordering::Relaxed),
    }
}
