//! A match without its type: what a room needs of any game. There is no rule in here; the kernel's [`Game`] has them all.

use crate::deal::{NotShown, Slice};
use bots::{Bot, Budget, Random, Search};
use games::Offered;
use kernel::{
    Acted, By, Clause as _, Consent, Cursor, Game, Outcome, Pace, Refusal, Replay, ReplayError, Rules, Seat, Seed,
    Status, TakeBack, Viewer,
};
use serde_json::Value;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;
use wire::{Answer, Event, Problem, Reason, SeatKind, Text, change, spoken, spoken_answer, spoken_event};
use words::Voice;

/// Who must act, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// A seat.
    Seat(Seat, Pace),
    /// The table itself: the next round.
    Shell,
    /// Nobody: it is over.
    Nobody,
}

/// An input as it is kept: the parts of an answer in postcard.
pub(crate) type Parts = Vec<u8>;

/// A refusal, ready to be said.
pub(crate) type Refused = Reason;

/// Work for a bot, to be done on another thread. It holds what its seat can see and nothing else of use.
pub(crate) type Thinking = Box<dyn FnOnce() -> Option<Parts> + Send>;

/// What became of an answer that a page has sent.
pub(crate) enum Answered {
    /// It was carried out: what is kept of it.
    Played(Parts),
    /// It is only the beginning of one: how the table looks then.
    Begun(Box<wire::Table>),
}

/// Why an answer was not carried out.
pub(crate) enum Unanswered {
    /// It is no answer of this game.
    Malformed,
    Refused(Refused),
}

/// What a viewer has seen since last time.
pub(crate) struct News {
    /// How many events they keep.
    pub(crate) from: usize,
    pub(crate) events: Vec<Event>,
    /// Where to go on next time.
    pub(crate) cursor: Cursor,
}

/// A match of any game.
pub(crate) trait Hosted: Send {
    fn step(&self) -> u32;
    fn hash(&self) -> u64;
    fn asked(&self) -> Asked;
    /// The rule that asks.
    fn clause(&self) -> Option<&'static str>;
    /// The place of each seat once it is over; none if it is void.
    fn places(&self) -> Option<Vec<u8>>;
    fn seats(&self) -> u8;
    fn table(&self, viewer: Viewer, voice: &Voice) -> wire::Table;
    /// A cursor behind the first events of a viewer.
    fn cursor(&self, viewer: Viewer, have: usize) -> Cursor;
    /// What a viewer has seen since a cursor of theirs.
    fn news(&self, viewer: Viewer, cursor: Cursor, voice: &Voice) -> News;
    /// Carries out what a page has sent: read, checked and applied once.
    fn act(&mut self, seat: Seat, parts: Vec<Value>, voice: &Voice) -> Result<Answered, Unanswered>;
    /// Plays what was kept, or what the table does.
    fn play(&mut self, by: By, parts: &[u8], voice: &Voice) -> Result<(), Refused>;
    /// What a window's end, or silence, means.
    fn default(&self) -> Option<Parts>;
    fn concession(&self) -> Parts;
    /// What the table does when it goes on by itself.
    fn shell(&self) -> Option<Parts>;
    /// What the table could do if all agreed.
    fn agreements(&self, voice: &Voice) -> Vec<Answer>;
    /// How many answers a seat has.
    fn answers(&self, seat: Seat) -> usize;
    /// Whether an attack goes to a card of theirs.
    fn is_attacked(&self, seat: Seat) -> bool;
    /// The table after the first parts of an answer; nothing if they are a whole one.
    fn options(&self, seat: Seat, parts: Vec<Value>, voice: &Voice) -> Result<Option<wire::Table>, Unanswered>;
    /// What an agreement of the table is kept as.
    fn agreed(&self, part: Value) -> Option<Parts>;
    fn reasons(&self, seat: Seat, voice: &Voice) -> Vec<Problem>;
    fn take_back_terms(&self, seat: Seat) -> TakeBack;
    /// Takes the seat's last act back; says whether it did.
    fn take_back(&mut self, seat: Seat, consent: Consent) -> bool;
    fn rewind(&mut self, step: u32);
    fn thinking(&self, seat: Seat, level: SeatKind, seed: u64) -> Thinking;
    fn replay(&self) -> Vec<u8>;
}

/// A game's match.
pub(crate) struct Host<R: Rules> {
    game: Game<R>,
}

impl<R: Offered> Host<R> {
    pub(crate) fn new(rules: Arc<R>, setup: R::Setup, seed: Seed) -> Result<Host<R>, Vec<R::Fault>> {
        Ok(Host { game: Game::new(rules, setup, seed)? })
    }

    /// A match that is there already.
    #[cfg(test)]
    pub(crate) fn of(game: Game<R>) -> Host<R> {
        Host { game }
    }

    /// A recorded match up to a step.
    pub(crate) fn recorded(rules: Arc<R>, bytes: &[u8], step: u32) -> Option<Host<R>> {
        let mut replay = Replay::<R>::from_bytes(bytes).ok()?;
        if (step as usize) < replay.inputs.len() {
            let mut inputs = kernel::Inputs::default();
            replay.inputs.iter().take(step as usize).for_each(|(by, parts)| inputs.push(by, parts));
            replay.inputs = inputs;
            replay.marks.retain(|mark| mark.step <= step);
        }
        Game::from_replay(rules, &replay).ok().map(|game| Host { game })
    }

    fn refused(&self, refusal: &Refusal<R::Reason>, voice: &Voice) -> Refused {
        let text = Text::of(&words::refusal(&**self.game.rules(), refusal), voice);
        Reason { text, clause: Cow::Borrowed(refusal.clause_id()) }
    }
}

/// The parts of an answer as a page sends them.
fn read<R: Rules>(parts: Vec<Value>) -> Result<Vec<R::Action>, Unanswered> {
    let read = parts.into_iter().map(serde_json::from_value).collect::<Result<_, _>>();
    read.map_err(|_| Unanswered::Malformed)
}

/// A table for those who only look: with nothing to answer.
fn watched<R: Offered>(game: &Game<R>, viewer: Viewer, voice: &Voice) -> wire::Table {
    let mut table = spoken(R::table_with(&game.sight(viewer), Vec::new()), voice);
    table.tries.clear();
    table
}

impl<F, N: kernel::Reason> From<ReplayError<F, N>> for NotShown {
    fn from(error: ReplayError<F, N>) -> NotShown {
        match error {
            ReplayError::NotAReplay
            | ReplayError::Truncated { .. }
            | ReplayError::Altered
            | ReplayError::Garbled
            | ReplayError::Game(_) => NotShown::Garbled,
            ReplayError::Format(_)
            | ReplayError::Edition { .. }
            | ReplayError::Cards
            | ReplayError::Setup(_)
            | ReplayError::Refused { .. }
            | ReplayError::Diverged { .. } => NotShown::Version,
        }
    }
}

/// Some moments of a recorded match, as a viewer saw them.
pub(crate) fn slice<R: Offered>(
    bytes: &[u8],
    viewer: Viewer,
    moments: Range<u32>,
    voice: &Voice,
) -> Result<Slice, NotShown> {
    let replay = Replay::<R>::from_bytes(bytes)?;
    let dealt = Game::new(R::book().clone(), replay.setup.clone(), replay.seed).map_err(|_| NotShown::Version)?;
    if matches!(viewer, Viewer::Seat(seat) if seat.number() >= dealt.seats()) {
        return Err(NotShown::Seat);
    }
    let shown = |step: u32| (moments.start..=moments.end).contains(&step);
    let mut first = None;
    let mut last = Value::Null;
    let mut changes = Vec::new();
    let game = Game::watched_replay(R::book().clone(), &replay, |game| {
        if !shown(game.step()) {
            return;
        }
        let table = watched(game, viewer, voice);
        let now = serde_json::to_value(&table).unwrap_or_default();
        match first {
            None => first = Some(table),
            Some(_) => changes.push(change(&last, &now)),
        }
        last = now;
    })?;
    let news = game.news(viewer, Cursor::default()).lines.into_iter();
    let told = news.filter(|line| shown(line.step) && (line.step > moments.start || moments.start == 0));
    Ok(Slice {
        seats: game.seats(),
        steps: game.step(),
        first: first.unwrap_or_default(),
        changes,
        events: told.map(|line| spoken_event(game.rules().told(line), voice)).collect(),
    })
}

impl<R: Offered> Hosted for Host<R> {
    fn step(&self) -> u32 {
        self.game.step()
    }

    fn hash(&self) -> u64 {
        self.game.hash()
    }

    fn asked(&self) -> Asked {
        match self.game.status() {
            Status::Over(_) => Asked::Nobody,
            Status::Ask(question) => match question.by {
                By::Seat(seat) => Asked::Seat(seat, question.pace),
                By::Shell => Asked::Shell,
            },
        }
    }

    fn clause(&self) -> Option<&'static str> {
        match self.game.status() {
            Status::Ask(question) => Some(question.clause.id()),
            Status::Over(_) => None,
        }
    }

    fn places(&self) -> Option<Vec<u8>> {
        match self.game.status() {
            Status::Over(Outcome::Placed(places)) => {
                Some(Seat::all(self.game.seats()).map(|seat| places.of(seat)).collect())
            }
            _ => None,
        }
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn table(&self, viewer: Viewer, voice: &Voice) -> wire::Table {
        spoken(R::table(&self.game.sight(viewer)), voice)
    }

    fn cursor(&self, viewer: Viewer, have: usize) -> Cursor {
        self.game.cursor(viewer, have)
    }

    fn news(&self, viewer: Viewer, cursor: Cursor, voice: &Voice) -> News {
        let kernel::News { from, lines, cursor } = self.game.news(viewer, cursor);
        let rules = self.game.rules();
        let events = lines.into_iter().map(|line| spoken_event(rules.told(line), voice)).collect();
        News { from, events, cursor }
    }

    fn act(&mut self, seat: Seat, parts: Vec<Value>, voice: &Voice) -> Result<Answered, Unanswered> {
        let parts = read::<R>(parts)?;
        match self.game.act(By::Seat(seat), &parts) {
            Ok(Acted::Done) => Ok(Answered::Played(kernel::encode(&parts))),
            Ok(Acted::Begun(options)) => Ok(Answered::Begun(Box::new(spoken(R::table(&options.sight()), voice)))),
            Err(refusal) => Err(Unanswered::Refused(self.refused(&refusal, voice))),
        }
    }

    fn play(&mut self, by: By, parts: &[u8], voice: &Voice) -> Result<(), Refused> {
        let malformed = Refusal::Kernel(kernel::KernelClause::Malformed);
        let parts: Vec<R::Action> = kernel::decode(parts).ok_or_else(|| self.refused(&malformed, voice))?;
        self.game.play(by, &parts).map_err(|refusal| self.refused(&refusal, voice))
    }

    fn default(&self) -> Option<Parts> {
        let Status::Ask(question) = self.game.status() else { return None };
        question.answer.default.map(|default| kernel::encode(&vec![default]))
    }

    fn concession(&self) -> Parts {
        kernel::encode(&vec![self.game.rules().concession()])
    }

    fn shell(&self) -> Option<Parts> {
        self.game.shell_legal().first().map(|&action| kernel::encode(&vec![action]))
    }

    fn agreements(&self, voice: &Voice) -> Vec<Answer> {
        let offers = table::offers(&self.game.sight(Viewer::Spectator), self.game.agreements());
        offers.into_iter().map(|answer| spoken_answer(answer, voice)).collect()
    }

    fn answers(&self, seat: Seat) -> usize {
        self.game.sight(Viewer::Seat(seat)).legal_list().len()
    }

    fn is_attacked(&self, seat: Seat) -> bool {
        self.game.rules().is_attacked(&self.game.sight(Viewer::Seat(seat)).view(), seat)
    }

    fn options(&self, seat: Seat, parts: Vec<Value>, voice: &Voice) -> Result<Option<wire::Table>, Unanswered> {
        let parts = read::<R>(parts)?;
        let options = self.game.options(seat, &parts);
        let options = options.map_err(|refusal| Unanswered::Refused(self.refused(&refusal, voice)))?;
        Ok((!options.complete).then(|| spoken(R::table(&options.sight()), voice)))
    }

    fn agreed(&self, part: Value) -> Option<Parts> {
        read::<R>(vec![part]).ok().map(|parts| kernel::encode(&parts))
    }

    fn reasons(&self, seat: Seat, voice: &Voice) -> Vec<Problem> {
        let (actions, refusals): (Vec<_>, Vec<_>) = self.game.refusals(seat).into_iter().unzip();
        let drawn = R::table_with(&self.game.sight(Viewer::Seat(seat)), actions);
        let table = spoken(drawn, voice);
        let starts: Vec<Vec<table::Spot>> = (0..refusals.len()).map(|place| table.starts(place).collect()).collect();
        let answers = table.answers.into_iter().zip(starts).zip(&refusals);
        let problem = |((answer, cards), refusal): ((Answer, Vec<table::Spot>), &Refusal<R::Reason>)| Problem {
            path: answer.path,
            cards,
            why: self.refused(refusal, voice),
        };
        answers.map(problem).collect()
    }

    fn take_back_terms(&self, seat: Seat) -> TakeBack {
        self.game.take_back_terms(seat)
    }

    fn take_back(&mut self, seat: Seat, consent: Consent) -> bool {
        self.game.take_back(seat, consent).is_ok()
    }

    fn rewind(&mut self, step: u32) {
        self.game.rewind(step);
    }

    fn thinking(&self, seat: Seat, level: SeatKind, seed: u64) -> Thinking {
        let mut seen = self.game.lent(seat);
        Box::new(move || {
            let seed = Seed::from_number(seed);
            let mut bot: Box<dyn Bot<R>> = match level {
                SeatKind::Mate => Box::new(Search::new(Budget::Iterations(200), seed)),
                SeatKind::Captain => Box::new(Search::new(Budget::Iterations(2_000), seed)),
                SeatKind::Deckhand | SeatKind::Open | SeatKind::Person => Box::new(Random::new(seed)),
            };
            let mut parts = Vec::new();
            loop {
                parts.push(bot.choose(&seen.sight())?);
                if seen.take(*parts.last()?).is_ok_and(|complete| complete) {
                    return Some(kernel::encode(&parts));
                }
            }
        })
    }

    fn replay(&self) -> Vec<u8> {
        self.game.replay().to_bytes()
    }
}
