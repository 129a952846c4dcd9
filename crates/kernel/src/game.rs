//! A match with everything around it: checked play, journals, take-back, replay.

use crate::{
    By, KernelClause, Refusal, Replay, ReplayError, ReplayErrorOf, Rules, Seat, Seed, Sight, Sink, Status,
    TakeBackRule, Viewer, Viewers,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The log of accepted inputs: all parts in one row, and where each input ends in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Inputs<A> {
    ends: Vec<(By, u32)>,
    parts: Vec<A>,
}

impl<A> Default for Inputs<A> {
    fn default() -> Self {
        Inputs { ends: Vec::new(), parts: Vec::new() }
    }
}

impl<A: Copy> Inputs<A> {
    /// How many inputs there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether nobody has acted.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The input at `index`: who sent it, and its parts.
    pub fn get(&self, index: usize) -> Option<(By, &[A])> {
        let (by, end) = *self.ends.get(index)?;
        let start = if index == 0 { 0 } else { self.ends[index - 1].1 };
        self.parts.get(start as usize..end as usize).map(|parts| (by, parts))
    }

    /// All inputs in order.
    pub fn iter(&self) -> impl Iterator<Item = (By, &[A])> {
        (0..self.len()).map_while(|index| self.get(index))
    }

    /// Adds one.
    pub fn push(&mut self, by: By, parts: &[A]) {
        self.parts.extend_from_slice(parts);
        self.ends.push((by, self.parts.len() as u32));
    }

    /// Whether every input has its parts: a file could say otherwise.
    pub(crate) fn is_whole(&self) -> bool {
        let mut ends = self.ends.iter().map(|&(_, end)| end as usize);
        ends.clone().is_sorted() && ends.next_back().unwrap_or(0) == self.parts.len()
    }

    fn truncate(&mut self, len: usize) {
        self.ends.truncate(len);
        self.parts.truncate(self.ends.last().map_or(0, |&(_, end)| end as usize));
    }
}

/// A line of a journal: an event as somebody saw it, and after how many inputs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line<S> {
    /// The input that caused it, counted from 1; 0 is the deal.
    pub step: u32,
    /// What was seen.
    pub seen: S,
}

/// What each viewer has seen, written down at the moment it happened. What several saw alike is kept once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journals<S> {
    step: u32,
    seats: u8,
    lines: Vec<(Viewers, Line<S>)>,
}

/// How far somebody has read a journal. Reading on from it costs what is new, not what was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The line of the common journal to look at next.
    line: usize,
    /// How many of those before it the reader has seen.
    seen: usize,
    /// How often lines had been taken out by then: what was read may be gone.
    cuts: u32,
}

impl Cursor {
    /// How many lines the reader has.
    pub fn seen(self) -> usize {
        self.seen
    }
}

/// What a journal says from a cursor on.
pub struct News<'j, S> {
    /// How many lines the reader keeps; less than they had where some were taken back.
    pub from: usize,
    /// The lines that follow.
    pub lines: Vec<&'j Line<S>>,
    /// Where to read on.
    pub cursor: Cursor,
}

impl<S> Journals<S> {
    /// Empty journals for a table of `seats` seats.
    pub fn new(seats: u8) -> Self {
        Journals { step: 0, seats, lines: Vec::new() }
    }

    /// What this viewer has seen, in order.
    pub fn of(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = &Line<S>> {
        self.lines.iter().filter(move |(eyes, _)| eyes.contains(viewer)).map(|(_, line)| line)
    }
}

impl<R: Rules> Sink<R> for Journals<R::Seen> {
    fn event(&mut self, rules: &R, state: &R::State, event: R::Event) {
        let (step, first) = (self.step, self.lines.len());
        if let Some(insiders) = rules.insiders(&event) {
            for eyes in [insiders, Viewers::EVERYBODY.without(insiders)] {
                if let Some(seen) = eyes.first().and_then(|viewer| rules.redact(state, &event, viewer)) {
                    self.lines.push((eyes, Line { step, seen }));
                }
            }
            return;
        }
        for viewer in Viewer::all(self.seats) {
            let Some(seen) = rules.redact(state, &event, viewer) else { continue };
            // An event looks one way or two: those who saw it alike stand among the last few lines.
            match self.lines[first..].iter_mut().find(|(_, line)| line.seen == seen) {
                Some((eyes, _)) => *eyes = eyes.or(Viewers::only(viewer)),
                None => self.lines.push((Viewers::only(viewer), Line { step, seen })),
            }
        }
    }
}

/// The state's hash after a number of inputs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// After how many inputs.
    pub step: u32,
    /// The hash.
    pub hash: u64,
}

/// A hash is kept after every so many inputs.
pub const MARK_EVERY: usize = 8;

/// On what terms a seat may take its last act back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TakeBack {
    /// At once: nothing was drawn, nothing new is known, nobody else has acted.
    Free,
    /// If the others agree.
    Ask,
    /// Not at all: there is nothing to take back, or the rulebook forbids it.
    Never,
}

/// Whether the others have agreed to a take-back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consent {
    /// They have not been asked.
    NotAsked,
    /// All have agreed.
    Given,
}

/// A running match.
pub struct Game<R: Rules> {
    rules: Arc<R>,
    setup: R::Setup,
    seed: Seed,
    // The state now, the one before the last input, and room for the next: a refused input touches only the room.
    states: [R::State; 3],
    now: usize,
    inputs: Inputs<R::Action>,
    journals: Journals<R::Seen>,
    marks: Vec<Mark>,
    /// After which inputs what was hidden came to lie open.
    opened: Vec<u32>,
    /// How often lines were taken out of the journals.
    cuts: u32,
}

/// What became of an answer.
pub enum Acted<R: Rules> {
    /// It was carried out.
    Done,
    /// It is only the beginning of one, and nothing has happened: what could come next.
    Begun(Options<R>),
}

/// What could come next after the first parts of an answer: explored on a copy, never journaled.
pub struct Options<R: Rules> {
    rules: Arc<R>,
    state: R::State,
    viewer: Viewer,
    /// Whether these parts are a whole answer already.
    pub complete: bool,
}

impl<R: Rules> Options<R> {
    /// Takes the next part; says whether the answer is whole with it.
    pub fn take(&mut self, part: R::Action) -> Result<bool, Refusal<R::Reason>> {
        let Viewer::Seat(seat) = self.viewer else { return Err(Refusal::Kernel(KernelClause::Malformed)) };
        if self.complete {
            return Err(Refusal::Kernel(KernelClause::Malformed));
        }
        self.rules.check(&self.state, By::Seat(seat), part)?;
        let before = self.state;
        self.rules.advance(&mut self.state, By::Seat(seat), part);
        self.complete = !self.rules.unfinished(&self.state) && Some(part) != self.rules.cancellation();
        if self.complete {
            // What a whole answer leads to is not for looking at in advance.
            self.state = before;
        }
        Ok(self.complete)
    }

    /// The eyes of the one who answers, after those parts.
    pub fn sight(&self) -> Sight<'_, R> {
        Sight::new(&self.rules, &self.state, self.viewer)
    }

    /// What the person might try besides.
    pub fn attempts(&self) -> Vec<R::Action> {
        self.sight().attempts()
    }

    /// The next parts, where the answer is not complete.
    pub fn next(&self) -> Vec<R::Action> {
        if self.complete { Vec::new() } else { self.sight().legal_list() }
    }
}

impl<R: Rules> Game<R> {
    /// Sets a match up, or lists every fault.
    pub fn new(rules: Arc<R>, setup: R::Setup, seed: Seed) -> Result<Self, Vec<R::Fault>> {
        let dry = rules.start(&setup, seed, &mut ())?;
        let mut journals = Journals::new(rules.seats(&dry));
        let state = rules.start(&setup, seed, &mut journals)?;
        let states = [state; 3];
        Ok(Game {
            rules,
            setup,
            seed,
            states,
            now: 0,
            inputs: Inputs::default(),
            journals,
            marks: Vec::new(),
            opened: Vec::new(),
            cuts: 0,
        })
    }

    fn state(&self) -> &R::State {
        &self.states[self.now]
    }

    fn before(&self) -> &R::State {
        &self.states[(self.now + 2) % 3]
    }

    /// The rulebook.
    pub fn rules(&self) -> &Arc<R> {
        &self.rules
    }

    /// What was fixed before the first card.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// What is asked now, or how it ended. For the shell: it contains the private half of the question.
    pub fn status(&self) -> Status<R> {
        self.rules.status(self.state())
    }

    /// How many seats the match was set up with.
    pub fn seats(&self) -> u8 {
        self.rules.seats(self.state())
    }

    /// How many inputs have been accepted.
    pub fn step(&self) -> u32 {
        self.inputs.len() as u32
    }

    /// The accepted inputs.
    pub fn inputs(&self) -> &Inputs<R::Action> {
        &self.inputs
    }

    /// The hash of the state.
    pub fn hash(&self) -> u64 {
        self.rules.hash(self.state())
    }

    /// The state itself, for the kernel's own suite.
    pub(crate) fn peek(&self) -> R::State {
        *self.state()
    }

    /// The same match in another world, for the kernel's own suite.
    pub(crate) fn elsewhere(&self, state: R::State) -> Self {
        let (rules, setup) = (self.rules.clone(), self.setup.clone());
        Game {
            rules,
            setup,
            seed: self.seed,
            states: [state; 3],
            now: 0,
            inputs: self.inputs.clone(),
            journals: Journals::new(self.seats()),
            marks: self.marks.clone(),
            opened: self.opened.clone(),
            cuts: 0,
        }
    }

    /// A viewer's eyes on the match.
    pub fn sight(&self, viewer: Viewer) -> Sight<'_, R> {
        Sight::new(&self.rules, self.state(), viewer)
    }

    /// What a viewer has seen so far.
    pub fn journal(&self, viewer: Viewer) -> Vec<&Line<R::Seen>> {
        self.journals.of(viewer).collect()
    }

    /// A cursor behind the first `have` lines that a viewer has seen; at the beginning where there are fewer, or where something
    /// was ever taken back: they may have lines that are no more.
    pub fn cursor(&self, viewer: Viewer, have: usize) -> Cursor {
        let start = Cursor { line: 0, seen: 0, cuts: self.cuts };
        let have = if self.cuts == 0 { have } else { 0 };
        let mut own = self.journals.lines.iter().enumerate().filter(|(_, (eyes, _))| eyes.contains(viewer));
        match have.checked_sub(1) {
            None => start,
            Some(last) => own.nth(last).map_or(start, |(place, _)| Cursor { line: place + 1, seen: have, ..start }),
        }
    }

    /// What a viewer has seen since a cursor of theirs. Where lines were taken back since, everything is told again.
    pub fn news(&self, viewer: Viewer, cursor: Cursor) -> News<'_, R::Seen> {
        let lines = &self.journals.lines;
        let from = if cursor.cuts == self.cuts && cursor.line <= lines.len() { cursor } else { Cursor::default() };
        let own = lines[from.line..].iter().filter(|(eyes, _)| eyes.contains(viewer));
        let news: Vec<_> = own.map(|(_, line)| line).collect();
        let cursor = Cursor { line: lines.len(), seen: from.seen + news.len(), cuts: self.cuts };
        News { from: from.seen, lines: news, cursor }
    }

    /// What the shell may send now.
    pub fn shell_legal(&self) -> Vec<R::Action> {
        crate::legal(&*self.rules, self.state(), By::Shell)
    }

    /// What the shell could send as well, if everybody at the table wants it: an agreed draw, time called.
    pub fn agreements(&self) -> Vec<R::Action> {
        let accepted = |action: &R::Action| self.why_not(By::Shell, *action).is_ok();
        self.rules.agreements().iter().copied().filter(accepted).collect()
    }

    /// Plays a whole answer, all or nothing: one journal entry or one refusal.
    pub fn play(&mut self, by: By, parts: &[R::Action]) -> Result<(), Refusal<R::Reason>> {
        match self.act(by, parts)? {
            Acted::Done => Ok(()),
            Acted::Begun(_) => Err(Refusal::Kernel(KernelClause::Malformed)),
        }
    }

    /// The same for somebody who may not know whether the answer is whole: of a beginning nothing is kept, and it is told how it
    /// could go on.
    pub fn act(&mut self, by: By, parts: &[R::Action]) -> Result<Acted<R>, Refusal<R::Reason>> {
        let next = (self.now + 1) % 3;
        self.journals.step = self.step() + 1;
        // The commonest refusal, of a single action, is found before anything is copied.
        if let [only] = parts {
            self.rules.check(self.state(), by, *only)?;
        }
        self.states[next] = self.states[self.now];
        if run(&*self.rules, &mut self.states[next], by, parts, &mut self.journals)? == Ran::Begun {
            let By::Seat(seat) = by else { return Err(Refusal::Kernel(KernelClause::Malformed)) };
            let (rules, state) = (self.rules.clone(), self.states[next]);
            return Ok(Acted::Begun(Options { rules, state, viewer: Viewer::Seat(seat), complete: false }));
        }
        self.now = next;
        self.inputs.push(by, parts);
        if self.inputs.len().is_multiple_of(MARK_EVERY) {
            self.marks.push(Mark { step: self.step(), hash: self.hash() });
        }
        if self.rules.lies_open(self.state()) && !self.rules.lies_open(self.before()) {
            self.opened.push(self.step());
        }
        Ok(Acted::Done)
    }

    /// The same as [`play`](Game::play), for a sender who saw the match after `step` inputs: refused as stale if it has moved on since.
    pub fn play_at(&mut self, step: u32, by: By, parts: &[R::Action]) -> Result<(), Refusal<R::Reason>> {
        if step != self.step() {
            return Err(Refusal::Kernel(KernelClause::Stale));
        }
        self.play(by, parts)
    }

    /// Explores what may follow these parts.
    pub fn options(&self, seat: Seat, parts: &[R::Action]) -> Result<Options<R>, Refusal<R::Reason>> {
        let mut options = self.lent(seat);
        parts.iter().try_for_each(|&part| options.take(part).map(drop))?;
        Ok(options)
    }

    /// A seat's eyes on the match as it is now, to be taken elsewhere: to the thread of a bot, part by part.
    pub fn lent(&self, seat: Seat) -> Options<R> {
        Options { rules: self.rules.clone(), state: *self.state(), viewer: Viewer::Seat(seat), complete: false }
    }

    /// Whether the input would be accepted, and if not, why.
    pub fn why_not(&self, by: By, action: R::Action) -> Result<(), Refusal<R::Reason>> {
        self.rules.check(self.state(), by, action)
    }

    /// What a person in this seat might try besides what is legal.
    pub fn attempts(&self, seat: Seat) -> Vec<R::Action> {
        self.sight(Viewer::Seat(seat)).attempts()
    }

    /// Everything a seat might try that would be refused, with the reason.
    pub fn refusals(&self, seat: Seat) -> Vec<(R::Action, Refusal<R::Reason>)> {
        let by = By::Seat(seat);
        self.attempts(seat).into_iter().filter_map(|action| Some((action, self.why_not(by, action).err()?))).collect()
    }

    /// A seat gives up.
    pub fn concede(&mut self, seat: Seat) -> Result<(), Refusal<R::Reason>> {
        self.play(By::Seat(seat), &[self.rules.concession()])
    }

    fn last_input_of(&self, seat: Seat) -> Option<usize> {
        (0..self.inputs.len()).rev().find(|&index| self.inputs.get(index).is_some_and(|(by, _)| by == By::Seat(seat)))
    }

    /// On what terms the seat may take back its last act.
    pub fn take_back_terms(&self, seat: Seat) -> TakeBack {
        let Some(index) = self.last_input_of(seat) else { return TakeBack::Never };
        let seen_since = self.opened.last().is_some_and(|&opened| index < opened as usize);
        if R::TAKE_BACK == TakeBackRule::Never || matches!(self.status(), Status::Over(_)) || seen_since {
            return TakeBack::Never;
        }
        let nobody_since = index + 1 == self.inputs.len();
        let same_luck = self.rules.chance(self.before()) == self.rules.chance(self.state());
        if nobody_since && same_luck && !self.rules.learned(self.before(), self.state()) {
            TakeBack::Free
        } else {
            TakeBack::Ask
        }
    }

    /// Takes the seat's last act back, with whatever followed it. Gives the terms back where they do not allow it.
    pub fn take_back(&mut self, seat: Seat, consent: Consent) -> Result<(), TakeBack> {
        match (self.take_back_terms(seat), consent) {
            (TakeBack::Free, _) | (TakeBack::Ask, Consent::Given) => {}
            (terms, _) => return Err(terms),
        }
        let index = self.last_input_of(seat).ok_or(TakeBack::Never)?;
        let mut inputs = self.inputs.clone();
        inputs.truncate(index);
        let cuts = self.cuts + 1;
        let game = Game::replayed(self.rules.clone(), self.setup.clone(), self.seed, &inputs);
        *self = Game { cuts, ..game.map_err(|_| TakeBack::Never)? };
        Ok(())
    }

    /// Back to how it was after so many inputs, for whoever could not write the later ones down. Nobody may have seen them.
    pub fn rewind(&mut self, step: u32) {
        self.cuts += 1;
        // What an input that ended in a panic has left behind goes as well.
        self.journals.lines.retain(|(_, line)| line.step <= step);
        match self.step().checked_sub(step) {
            None | Some(0) => {}
            Some(1) => {
                self.now = (self.now + 2) % 3;
                self.inputs.truncate(step as usize);
                self.marks.retain(|mark| mark.step <= step);
                self.opened.retain(|&opened| opened <= step);
            }
            Some(_) => {
                let mut inputs = self.inputs.clone();
                inputs.truncate(step as usize);
                match Game::replayed(self.rules.clone(), self.setup.clone(), self.seed, &inputs) {
                    Ok(game) => *self = Game { cuts: self.cuts, ..game },
                    Err(_) => debug_assert!(false, "what was played once can be played again"),
                }
            }
        }
    }

    fn replayed(
        rules: Arc<R>,
        setup: R::Setup,
        seed: Seed,
        inputs: &Inputs<R::Action>,
    ) -> Result<Self, ReplayErrorOf<R>> {
        let mut game = Game::new(rules, setup, seed).map_err(ReplayError::Setup)?;
        for (index, (by, parts)) in inputs.iter().enumerate() {
            game.play(by, parts).map_err(|refusal| ReplayError::Refused { step: index as u32 + 1, refusal })?;
        }
        Ok(game)
    }

    /// Everything needed to play this match again.
    pub fn replay(&self) -> Replay<R> {
        let mut marks = self.marks.clone();
        if marks.last().is_none_or(|mark| mark.step != self.step()) {
            marks.push(Mark { step: self.step(), hash: self.hash() });
        }
        let (setup, inputs) = (self.setup.clone(), self.inputs.clone());
        Replay { setup, supplied: self.rules.supplied(), seed: self.seed, inputs, marks }
    }

    /// Plays a recorded match again and checks every hash on the way.
    pub fn from_replay(rules: Arc<R>, replay: &Replay<R>) -> Result<Self, ReplayErrorOf<R>> {
        Game::watched_replay(rules, replay, |_| {})
    }

    /// The same, showing the match at every step: before the first input, and after each.
    pub fn watched_replay(
        rules: Arc<R>,
        replay: &Replay<R>,
        mut moment: impl FnMut(&Game<R>),
    ) -> Result<Self, ReplayErrorOf<R>> {
        if replay.supplied != rules.supplied() {
            return Err(ReplayError::Cards);
        }
        let mut game = Game::new(rules, replay.setup.clone(), replay.seed).map_err(ReplayError::Setup)?;
        let mut agreed = 0;
        let mut marks = replay.marks.iter().peekable();
        for step in 0..=replay.inputs.len() as u32 {
            if step > 0 {
                let (by, parts) = replay.inputs.get(step as usize - 1).ok_or(ReplayError::Garbled)?;
                game.play(by, parts).map_err(|refusal| ReplayError::Refused { step, refusal })?;
            }
            while let Some(mark) = marks.next_if(|mark| mark.step == step) {
                if mark.hash != game.hash() {
                    return Err(ReplayError::Diverged { agreed, step });
                }
                agreed = step;
            }
            moment(&game);
        }
        match marks.next() {
            Some(_) => Err(ReplayError::Garbled),
            None => Ok(game),
        }
    }
}

/// Whether parts were a whole answer.
#[derive(PartialEq, Eq)]
enum Ran {
    Whole,
    Begun,
}

// Parts emit nothing; only what completes an answer does, and by then everything has been checked. So neither a refusal nor a
// beginning leaves a line in a journal.
fn run<R: Rules>(
    rules: &R,
    state: &mut R::State,
    by: By,
    parts: &[R::Action],
    journals: &mut Journals<R::Seen>,
) -> Result<Ran, Refusal<R::Reason>> {
    let malformed = Refusal::Kernel(KernelClause::Malformed);
    let (&last, first) = parts.split_last().ok_or(malformed)?;
    for &part in first {
        rules.check(state, by, part)?;
        rules.advance(state, by, part);
        if !rules.unfinished(state) || Some(part) == rules.cancellation() {
            return Err(malformed);
        }
    }
    if !first.is_empty() {
        rules.check(state, by, last)?;
    }
    if Some(last) == rules.cancellation() {
        rules.advance(state, by, last);
        return Ok(Ran::Begun);
    }
    rules.apply(state, by, last, journals);
    Ok(if rules.unfinished(state) { Ran::Begun } else { Ran::Whole })
}
