//! A table: one task that owns a match. Whoever wants something of it sends a [`Command`]; nothing is shared.
//!
//! An input is played in memory, written, and only then acknowledged and shown. What cannot be written is unplayed: nobody has
//! seen it.

mod bot;
mod clock;
mod course;
mod hold;
mod restore;
pub(crate) mod seats;
mod show;
mod speak;
#[cfg(test)]
mod tests;

use crate::bots::Thinkers;
use crate::deal::{self, Faults};
use crate::hosted::{Answered, Asked, Hosted, Parts, Unanswered};
use crate::journal::{Clocks, Closing, Input, Line, Plan, Played, Sat, Summary};
use crate::metrics::Metrics;
use crate::storage::{Code, Entry, Guest, Store};
use clock::Running;
use course::{Course, Seated, Wait};
use games::{Chosen, GameId};
pub use hold::Held;
pub(crate) use hold::Hold;
use hold::Stuck;
use kernel::{By, Consent, Cursor, Pace, Seat, Viewer};
use serde_json::Value;
pub(crate) use show::written;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use table::Step;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use wire::{Close, ForfeitBy, Reason, Text, ToServer, Trouble};
use words::{Lang, Voice};

/// Somebody who looks at a table through a socket.
pub(crate) struct Conn {
    pub(crate) number: u64,
    pub(crate) guest: String,
    pub(crate) lang: Lang,
    /// The seat that they were told is theirs.
    pub(crate) seat: Option<Seat>,
    /// How many events they say they have, until the table has told them more.
    pub(crate) have: usize,
    /// How far they have read the journal.
    pub(crate) read: Option<Cursor>,
    /// What goes out. It is bounded: who reads too slowly misses messages and gets everything anew later.
    pub(crate) out: mpsc::Sender<String>,
    /// Set while messages are missed.
    pub(crate) behind: Arc<AtomicBool>,
    /// Closes the socket.
    pub(crate) shut: oneshot::Sender<Close>,
}

/// What can be asked of a table.
pub(crate) enum Command {
    Enter(Conn),
    Leave(u64),
    Said(u64, ToServer),
    /// A slow reader has caught up.
    CaughtUp(u64),
    Sit {
        guest: String,
        name: String,
        deck: Option<String>,
        reply: oneshot::Sender<Result<u8, Faults>>,
    },
    /// A guest is called otherwise now.
    Renamed(String, String),
    Thought {
        step: u32,
        seat: Seat,
        parts: Option<Parts>,
    },
    About(oneshot::Sender<About>),
    /// The match as a file, for those who may have it.
    Replay(String, oneshot::Sender<Option<Recorded>>),
    /// The server stops: what is under way is finished, and nothing more begins.
    Stop(oneshot::Sender<()>),
}

/// A table for the list of tables.
#[derive(Clone, Debug)]
pub(crate) struct About {
    pub(crate) game: GameId,
    pub(crate) seats: Vec<Sat>,
    pub(crate) begun: bool,
    pub(crate) over: bool,
    /// Whether this program cannot carry it on.
    pub(crate) on_hold: bool,
    pub(crate) step: u32,
    /// How it is played.
    pub(crate) options: Chosen,
    pub(crate) clocks: Option<Clocks>,
    pub(crate) listed: bool,
    /// The seat of whoever has opened it, while they sit there.
    pub(crate) host: Option<Seat>,
}

/// A match, and through whose eyes it may be seen: anybody's once it is over.
pub(crate) struct Recorded {
    pub(crate) bytes: Vec<u8>,
    pub(crate) game: GameId,
    pub(crate) eyes: Option<Viewer>,
    /// Whether this program cannot play it to where it stands.
    pub(crate) on_hold: bool,
    pub(crate) step: u32,
    pub(crate) seats: Vec<Sat>,
}

/// What all tables share.
pub(crate) struct Shared {
    pub(crate) store: Store,
    pub(crate) thinkers: Thinkers,
    pub(crate) voices: Voices,
    pub(crate) metrics: Metrics,
    pub(crate) pauses: Pauses,
    /// Chance for the lengths of windows.
    pub(crate) luck: fn() -> u32,
    /// Where a match is left that ended in a panic.
    pub(crate) panics: PathBuf,
}

/// A voice for each language.
pub(crate) struct Voices([Voice; 4]);

impl Voices {
    pub(crate) fn new() -> Voices {
        Voices(Lang::ALL.map(games::voice))
    }

    pub(crate) fn of(&self, lang: Lang) -> &Voice {
        &self.0[Lang::ALL.iter().position(|other| *other == lang).unwrap_or(0)]
    }
}

/// How long the server waits with things.
#[derive(Clone, Copy, Debug)]
pub struct Pauses {
    /// Before a bot's answer is played, so that people can follow.
    pub bot: Duration,
    /// How long windows last, in percent of what the rules say.
    pub windows: u32,
    /// Before the next round, unless everybody is ready.
    pub round: Duration,
    /// After which the match of somebody who is away may be claimed.
    pub grace: Duration,
    /// After which a table that nobody looks at leaves the memory.
    pub idle: Duration,
    /// Whether the waits that rules want for fairness are kept (UN-12.1).
    pub fair: bool,
}

impl Pauses {
    /// Waits with nothing but what people need: for programs that play each other.
    pub fn none() -> Pauses {
        let none = Duration::ZERO;
        Pauses { bot: none, round: none, fair: false, ..Pauses::default() }
    }
}

impl Default for Pauses {
    fn default() -> Pauses {
        Pauses {
            bot: Duration::from_millis(400),
            windows: 100,
            round: Duration::from_secs(20),
            grace: Duration::from_secs(90),
            idle: Duration::from_secs(300),
            fair: true,
        }
    }
}

/// What a seat asks the others for.
struct Proposed {
    seat: Seat,
    /// What the table does if all agree; nothing where the seat's last act is taken back.
    parts: Option<Parts>,
    /// How it is said to the others.
    agreement: Option<Vec<Step<Text>>>,
    agreed: Vec<bool>,
}

/// A table among those that are counted, however it ends.
struct Counted(Arc<Shared>);

impl Counted {
    fn new(shared: Arc<Shared>) -> Counted {
        shared.metrics.tables.add(1);
        Counted(shared)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.tables.add(-1);
    }
}

/// Why something was not done.
enum No {
    Refused(Reason),
    Trouble(Trouble),
}

/// A table.
pub(crate) struct Room {
    code: Code,
    /// The edition of the rules it was begun with.
    edition: u32,
    plan: Plan,
    seats: Vec<Seated>,
    /// Whether the host was the last to change a seat: then the table waits for the host to deal.
    arranging: bool,
    /// When the cards were dealt, in milliseconds since 1970.
    begun: Option<i64>,
    /// How long it took from the deal to the end, in milliseconds.
    length: Option<u64>,
    /// Who has lost by no card with the last line.
    forfeit: Option<(Seat, ForfeitBy)>,
    /// How far bots have read what happened.
    bots_saw: Cursor,
    /// Whether somebody wants time before the next round.
    waits: bool,
    /// Lines in the journal.
    lines: u32,
    course: Course,
    conns: Vec<Conn>,
    proposal: Option<Proposed>,
    wait: Wait,
    /// Until then the next turn is held back (UN-12.1).
    held_until: Option<Instant>,
    /// Since when nobody looks at the table.
    idle_since: Option<Instant>,
    /// Messages that wait until the turn is no longer held back.
    waiting: Vec<(u64, ToServer)>,
    /// The table of the next match.
    next: Option<String>,
    /// Where bots send their answers; nobody listens before the table runs.
    me: Option<mpsc::Sender<Command>>,
    shared: Arc<Shared>,
}

/// How many commands may wait at a table.
const QUEUE: usize = 64;

impl Shared {
    /// Remembers who sits at a table. It is for lists of matches only: what cannot be written now is written when the table is
    /// brought back.
    pub(crate) async fn remember(&self, code: &Code, guests: Vec<Guest>) {
        if let Err(error) = self.store.seat(code, guests).await {
            tracing::error!(table = code.0, ?error, "who sits at a table could not be written");
        }
    }
}

impl Room {
    /// The highest number of each seat that had an effect.
    pub(crate) fn last(&self) -> Vec<u32> {
        self.seats.iter().map(|seated| seated.last).collect()
    }

    /// Why this program cannot carry the match on.
    pub(crate) fn hold(&self) -> Option<&Hold> {
        self.course.hold()
    }

    /// Whom the match asks.
    fn asked(&self) -> Option<Asked> {
        self.course.game().map(Hosted::asked)
    }

    fn new(code: Code, edition: u32, plan: Plan, shared: Arc<Shared>) -> Room {
        let main = plan.clocks.map_or(0, |clocks| clocks.main);
        Room {
            code,
            edition,
            seats: plan.seats.iter().map(|sitting| Seated::new(sitting.clone(), main)).collect(),
            arranging: false,
            begun: None,
            length: None,
            forfeit: None,
            bots_saw: Cursor::default(),
            waits: false,
            lines: 0,
            course: Course::Gathering,
            conns: Vec::new(),
            proposal: None,
            wait: Wait::Nothing,
            held_until: None,
            idle_since: None,
            waiting: Vec::new(),
            next: None,
            plan,
            me: None,
            shared,
        }
    }

    fn start(mut self) -> mpsc::Sender<Command> {
        let (me, commands) = mpsc::channel(QUEUE);
        self.me = Some(me.clone());
        let counted = Counted::new(self.shared.clone());
        tokio::spawn(async move {
            self.run(commands).await;
            drop(counted);
        });
        me
    }

    async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        self.idle_since = Some(Instant::now());
        if self.course.hold().is_some() {
            // Nobody has connected yet.
            let since = self.idle_since;
            self.seats.iter_mut().for_each(|seated| seated.away = since);
        }
        self.go_on().await;
        loop {
            let until = self.deadline();
            let sleep = async {
                match until {
                    Some(until) => tokio::time::sleep_until(until).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                command = commands.recv() => match command {
                    Some(Command::Stop(reply)) => {
                        let _ = reply.send(());
                        break;
                    }
                    Some(command) => self.obey(command).await,
                    None => break,
                },
                () = sleep => {
                    if self.is_idle(Instant::now()) {
                        break;
                    }
                    self.time_passes().await;
                }
            }
        }
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Enter(conn) => self.enter(conn),
            Command::Leave(number) => self.leave(number),
            Command::CaughtUp(number) => self.show_to(number),
            Command::Said(number, message) => self.hear(number, message).await,
            Command::Sit { guest, name, deck, reply } => {
                let sat = self.sit(guest, name, deck).await;
                let _ = reply.send(sat);
            }
            Command::Renamed(guest, name) => self.rename(&guest, &name),
            Command::Thought { step, seat, parts } => self.thought(step, seat, parts).await,
            Command::About(reply) => drop(reply.send(self.about())),
            Command::Replay(guest, reply) => drop(reply.send(self.recorded(&guest))),
            Command::Stop(_) => {}
        }
    }

    // Who is there.

    pub(crate) fn seat_of(&self, guest: &str) -> Option<Seat> {
        let place = self.seats.iter().position(|seated| seated.sitting.guest.as_deref() == Some(guest))?;
        Seat::new(place as u8)
    }

    fn viewer(&self, guest: &str) -> Viewer {
        self.seat_of(guest).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(Seated::is_person)
    }

    async fn write(&mut self, line: &Line) -> Result<(), Trouble> {
        let began = Instant::now();
        let entry = Entry { number: self.lines + 1, body: line.to_bytes() };
        match self.shared.store.append(&self.code, entry).await {
            Ok(()) => {
                self.lines += 1;
                self.shared.metrics.written(began.elapsed());
                Ok(())
            }
            Err(error) => {
                self.shared.metrics.unwritten.add(1);
                tracing::error!(table = self.code.0, ?error, "a line of a journal could not be written");
                Err(Trouble::Disk)
            }
        }
    }

    // Inputs.

    /// Plays an input that is at hand with everything that follows by itself, writes it down, and shows it.
    async fn commit(&mut self, by: By, parts: Parts, id: Option<(Seat, u32)>, lang: Lang) -> Result<(), No> {
        let shared = self.shared.clone();
        let before = self.playable()?.step();
        let game = self.playable()?;
        let voice = shared.voices.of(lang);
        match catch_unwind(AssertUnwindSafe(|| game.play(by, &parts, voice))) {
            Ok(Ok(())) => self.keep(before, Input { by, parts }, id).await,
            Ok(Err(reason)) => Err(No::Refused(reason)),
            Err(_) => Err(No::Trouble(self.panicked(before, by, &parts))),
        }
    }

    /// Carries out what a page has sent. It is read, checked and applied once; where it is only the beginning of an answer, nothing
    /// has happened.
    async fn carry_out(
        &mut self,
        seat: Seat,
        parts: Vec<Value>,
        id: u32,
        lang: Lang,
    ) -> Result<Option<Box<wire::Table>>, No> {
        let shared = self.shared.clone();
        let before = self.playable()?.step();
        let game = self.playable()?;
        let (by, voice) = (By::Seat(seat), shared.voices.of(lang));
        let sent = parts.clone();
        match catch_unwind(AssertUnwindSafe(|| game.act(seat, parts, voice))) {
            Ok(Ok(Answered::Begun(table))) => Ok(Some(table)),
            Ok(Ok(Answered::Played(parts))) => {
                self.keep(before, Input { by, parts }, Some((seat, id))).await.map(|()| None)
            }
            Ok(Err(Unanswered::Malformed)) => Err(No::Trouble(Trouble::Malformed)),
            Ok(Err(Unanswered::Refused(reason))) => Err(No::Refused(reason)),
            Err(_) => Err(No::Trouble(self.panicked(before, by, &sent))),
        }
    }

    /// The match, as long as it can be played.
    fn playable(&mut self) -> Result<&mut Box<dyn Hosted>, No> {
        self.course.playing_mut().ok_or(No::Trouble(Trouble::NothingToDo))
    }

    /// Writes down what was just played, with everything that follows by itself, and shows it. What cannot be written is unplayed.
    async fn keep(&mut self, before: u32, input: Input, id: Option<(Seat, u32)>) -> Result<(), No> {
        if let Some((seat, _)) = id {
            self.seats[seat.index()].passed.clear();
        }
        let mut inputs = vec![input];
        inputs.extend(self.silence());
        let left = self.left_now();
        self.note_forfeit(&inputs, id);
        let Some(game) = self.course.game() else { return Err(No::Trouble(Trouble::Broken)) };
        let line = Line::Played(Played { inputs, id, hash: game.hash(), left: left.clone() });
        if let Err(trouble) = self.write(&line).await {
            if let Some(game) = self.course.playing_mut() {
                game.rewind(before);
            }
            return Err(No::Trouble(trouble));
        }
        self.done(id, &left);
        self.go_on().await;
        Ok(())
    }

    /// Notes whether somebody has just lost by no card: a concession that nobody has sent is a clock that ran out, and one that another
    /// seat has sent is a match that was claimed.
    fn note_forfeit(&mut self, inputs: &[Input], id: Option<(Seat, u32)>) {
        self.forfeit = None;
        if let Some(game) = self.course.game()
            && let Some(Input { by: By::Seat(seat), parts }) = inputs.first()
            && self.is_person(*seat)
            && *parts == game.concession()
        {
            self.forfeit = match id {
                None => Some((*seat, ForfeitBy::Clock)),
                Some((from, _)) if from != *seat => Some((*seat, ForfeitBy::Absence)),
                Some(_) => None,
            };
        }
    }

    /// What is kept in mind after a line was written.
    fn done(&mut self, id: Option<(Seat, u32)>, left: &[u32]) {
        if let Some((seat, id)) = id {
            self.seats[seat.index()].last = id;
        }
        self.set_left(left);
        self.seats.iter_mut().for_each(|seated| seated.ready = false);
        self.proposal = None;
        self.wait = Wait::Nothing;
        self.waits = false;
        self.shared.metrics.moves.add(1);
    }

    fn set_left(&mut self, left: &[u32]) {
        self.seats.iter_mut().zip(left).for_each(|(seated, left)| seated.left = *left);
    }

    /// Passes what a person is not asked about: silent questions, unseen (they may still interject), and windows in which nobody
    /// waits for them.
    fn silence(&mut self) -> Vec<Input> {
        let mut passed = Vec::new();
        let voice = self.shared.voices.of(Lang::En);
        while let Some(Asked::Seat(seat, pace)) = self.asked() {
            let is_person = self.is_person(seat);
            let is_silent = match pace {
                Pace::Silent { person_waits, bot_waits } => {
                    if self.shared.pauses.fair {
                        let wait = if is_person { person_waits } else { bot_waits };
                        self.held_until = Some(Instant::now() + Duration::from_millis(u64::from(wait)));
                    }
                    true
                }
                Pace::Turn | Pace::Reaction { .. } => false,
            };
            if !is_person || !(is_silent || self.passes_at_once(seat, pace)) {
                break;
            }
            let Some(game) = self.course.playing_mut() else { break };
            let (Some(parts), clause) = (game.default(), game.clause()) else { break };
            if game.play(By::Seat(seat), &parts, voice).is_err() {
                break;
            }
            if !is_silent {
                self.seats[seat.index()].passed.extend(clause);
            }
            passed.push(Input { by: By::Seat(seat), parts });
        }
        passed
    }

    /// An input ended in a panic: the match goes back to where it stood, and what led to it is kept.
    fn panicked(&mut self, before: u32, by: By, parts: &impl std::fmt::Debug) -> Trouble {
        self.shared.metrics.panics.add(1);
        let file = self.shared.panics.join(format!("{}-{before}.qdreplay", self.code.0));
        if let Some(game) = self.course.playing_mut() {
            game.rewind(before);
            let kept = std::fs::create_dir_all(&self.shared.panics).and_then(|()| std::fs::write(&file, game.replay()));
            tracing::error!(
                table = self.code.0,
                step = before,
                ?by,
                ?parts,
                kept = kept.is_ok(),
                "an input ended in a panic"
            );
        }
        Trouble::Broken
    }

    async fn take_back(&mut self, seat: Seat, consent: Consent, id: Option<(Seat, u32)>) -> Result<(), No> {
        let left = self.left_now();
        let game = self.playable()?;
        let replay = game.replay();
        if !game.take_back(seat, consent) {
            return Err(No::Trouble(Trouble::NothingToDo));
        }
        let line = Line::TakenBack(Played { inputs: Vec::new(), id, hash: game.hash(), left: left.clone() }, seat);
        if let Err(trouble) = self.write(&line).await {
            match deal::recorded(self.plan.game, &replay, u32::MAX) {
                Some(before) => self.course = Course::Playing(before),
                None => self.course.suspend(Hold { line: self.lines + 1, why: Stuck::Refused }),
            }
            return Err(No::Trouble(trouble));
        }
        self.done(id, &left);
        self.go_on().await;
        Ok(())
    }

    async fn close(&mut self) {
        let closing = self.closing(None);
        self.length = closing.summary.as_ref().and_then(|summary| summary.length);
        if let Err(error) = self.shared.store.close(&self.code, closing.to_bytes()).await {
            tracing::error!(
                table = self.code.0,
                ?error,
                "the end of a match could not be written; it is written next time"
            );
        }
        self.course.end(None);
    }

    /// What is kept of the end of the match, if it ends now.
    fn closing(&self, why: Option<&str>) -> Closing {
        let at = crate::now();
        let game = self.course.game();
        let summary = Summary {
            places: game.filter(|_| why.is_none()).and_then(Hosted::places),
            seats: self.seats.iter().map(|seated| seated.sitting.sat()).collect(),
            steps: game.map_or(0, Hosted::step),
            at,
            length: self.begun.and_then(|begun| u64::try_from(at - begun).ok()),
        };
        Closing { why: why.map(str::to_owned), summary: Some(summary) }
    }

    /// What the match waits for now.
    async fn go_on(&mut self) {
        let asked = self.course.playing().map(Hosted::asked);
        match asked {
            Some(Asked::Nobody) => self.close().await,
            Some(Asked::Shell) => {
                let people = self.seats.iter().any(Seated::is_person);
                let wait = if people { self.shared.pauses.round } else { self.shared.pauses.bot };
                self.wait = Wait::Round(Instant::now() + wait);
            }
            Some(Asked::Seat(seat, pace)) => {
                if self.is_person(seat) {
                    self.run_clock(seat, pace);
                } else {
                    self.let_think(seat, pace);
                }
            }
            None => {}
        }
        self.show_all();
    }

    pub(crate) fn about(&self) -> About {
        About {
            game: self.plan.game,
            seats: self.seats.iter().map(|seated| seated.sitting.sat()).collect(),
            begun: self.course.game().is_some(),
            over: self.course.is_over(),
            on_hold: self.course.hold().is_some(),
            step: self.course.game().map_or(0, |game| game.step()),
            options: self.plan.options.clone(),
            clocks: self.plan.clocks,
            listed: self.plan.listed,
            host: self.plan.host.as_deref().and_then(|host| self.seat_of(host)),
        }
    }

    fn recorded(&self, guest: &str) -> Option<Recorded> {
        let game = self.course.game()?;
        let eyes = (!self.course.is_over()).then(|| self.viewer(guest));
        let seats = self.seats.iter().map(|seated| seated.sitting.sat()).collect();
        let on_hold = self.course.hold().is_some();
        Some(Recorded { bytes: game.replay(), game: self.plan.game, eyes, on_hold, step: game.step(), seats })
    }

    fn leave(&mut self, number: u64) {
        let Some(place) = self.conns.iter().position(|conn| conn.number == number) else { return };
        let conn = self.conns.swap_remove(place);
        if let Some(seat) = self.seat_of(&conn.guest)
            && !self.conns.iter().any(|other| other.guest == conn.guest)
        {
            self.seats[seat.index()].away = Some(Instant::now());
        }
        if self.conns.is_empty() {
            self.idle_since = Some(Instant::now());
        }
        self.show_all();
    }

    fn enter(&mut self, mut conn: Conn) {
        let number = conn.number;
        conn.seat = self.seat_of(&conn.guest);
        if let Some(seat) = conn.seat {
            self.seats[seat.index()].away = None;
            // A seat has one page: two would number what they send alike.
            let (older, others): (Vec<Conn>, _) = self.conns.drain(..).partition(|other| other.guest == conn.guest);
            self.conns = others;
            for older in older {
                let _ = older.shut.send(Close::Replaced);
            }
        }
        self.idle_since = None;
        self.welcome(&conn);
        self.conns.push(conn);
        self.show_to(number);
        self.show_others(number);
    }

    /// Marks a socket that misses messages.
    fn set_behind(conn: &Conn) {
        conn.behind.store(true, Ordering::Relaxed);
    }
}

/// A text of the server's own.
fn text(key: &str) -> Text {
    Text { key: key.to_owned().into(), args: Default::default() }
}
