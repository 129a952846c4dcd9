//! Playing scenarios.

use super::stage::Stage;
use super::words::{Misread, Words};
use super::{Names, Phrase, Problem, Scenario, SeatNames, Step, Trouble, Written};
use crate::conformance::{Conform, Dice, look_closely};
use crate::{
    By, Clause, KernelClause, Outcome, Pace, Refusal, Rules, Seat, Seed, Sink, Stakes, Status, Viewer, Weight, gold,
    imagined, legal,
};
use rand_core::SeedableRng;
use std::any::Any;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Where a scenario begins.
pub enum Position<R: Rules> {
    /// A state, and the rulebook with whatever cards the scenario made up.
    At(R, Box<R::State>),
    /// The rules refuse the setup: that can be expected too.
    Refused(Vec<R::Fault>),
}

/// What facts are looked up in.
pub struct Scene<'a, R: Rules> {
    /// The rulebook.
    pub rules: &'a R,
    /// The state now.
    pub state: &'a R::State,
    /// What the last `when` phrase (or the deal) made happen, whole.
    pub events: &'a [R::Event],
    /// The same as each viewer saw it.
    pub seen: &'a [(Viewer, Vec<R::Seen>)],
    /// How the scenario calls its seats.
    pub seats: SeatNames,
}

/// A game's own words.
pub trait Vocabulary: Conform + Stakes {
    /// A position being described; it may be wrong.
    type Fixture: Default;

    /// Reads a phrase of `given`.
    fn given(&self, fixture: &mut Self::Fixture, words: &mut Words<'_>) -> Result<(), Misread>;

    /// Makes the position, or says everything that is impossible about it.
    fn position(&self, fixture: &Self::Fixture, sink: &mut dyn Sink<Self>) -> Result<Position<Self>, Vec<String>>;

    /// Reads a phrase of `chance`: the cards on top after the next shuffle, the first to be drawn first.
    fn stacked(&self, words: &mut Words<'_>) -> Result<Vec<Self::Card>, Misread>;

    /// Reads what somebody does: the parts of one input.
    fn action(&self, state: &Self::State, by: By, words: &mut Words<'_>) -> Result<Vec<Self::Action>, Misread>;

    /// Reads a fact and looks whether it holds; if not, says what is true instead.
    fn fact(&self, scene: &Scene<'_, Self>, words: &mut Words<'_>) -> Result<Result<(), String>, Misread>;

    /// Whether the match waits for a normal act, with nothing pending.
    fn settled(&self, state: &Self::State) -> bool;

    /// The names of events, questions, reasons and faults.
    const NAMES: Names;

    /// An event's name, and the clause behind it.
    fn event(event: &Self::Event) -> (&'static str, Self::Clause);

    /// What somebody does, as a scenario writes it: read again, it begins with the same part.
    fn written(&self, state: &Self::State, by: By, action: Self::Action, seats: SeatNames) -> Written;

    /// What a question puts at stake, as a scenario writes it.
    fn staked(&self, state: &Self::State, stake: &Self::Stake, seats: SeatNames) -> String;

    /// Whether a fault of a setup is named by this word.
    fn fault_is_cited_as(&self, fault: &Self::Fault, word: &str) -> bool;
}

/// Plays a scenario; gives back everything that is wrong at the first step at which something is.
pub fn run<R: Vocabulary>(rules: &R, scenario: &Scenario<'_>) -> Result<(), Vec<Problem>> {
    play(rules, scenario, None, None)
}

/// The same, and tells what happens. It also looks whether every answer, as it is written, is read as that answer again.
pub fn trace<R: Vocabulary>(
    rules: &R,
    scenario: &Scenario<'_>,
    tell: &mut dyn FnMut(Trace),
) -> Result<(), Vec<Problem>> {
    play(rules, scenario, Some(tell), None)
}

/// The same as [`run`], and shows the table once it is laid and after everything that is done at it: the rulebook with the cards that
/// the scenario made up, and what each viewer saw happen.
pub fn watch<R: Vocabulary>(
    rules: &R,
    scenario: &Scenario<'_>,
    see: &mut dyn FnMut(&Scene<'_, R>),
) -> Result<(), Vec<Problem>> {
    play(rules, scenario, None, Some(see))
}

/// What a scenario's player tells.
#[derive(Clone, Debug)]
pub enum Trace {
    /// A step is played, or a fact looked up.
    Step {
        /// `when`, `then`, `refuse` or `chance`.
        keyword: &'static str,
        /// Where it stands.
        span: Range<usize>,
    },
    /// What it made happen: kinds of event and their clauses.
    Happened(Vec<(&'static str, &'static str)>),
    /// What is asked then.
    Asked {
        /// Of whom.
        who: String,
        /// The question, as everybody sees it.
        question: &'static str,
        /// Where its answer is given part by part, the part that is asked for: only who is asked sees that.
        part: Option<&'static str>,
        /// What may be answered.
        answers: Vec<Written>,
    },
    /// It is over.
    Over,
}

/// Whoever looks at the table of a scenario.
type See<'f, R> = &'f mut dyn FnMut(&Scene<'_, R>);

fn play<R: Vocabulary>(
    rules: &R,
    scenario: &Scenario<'_>,
    mut tell: Option<&mut dyn FnMut(Trace)>,
    mut see: Option<See<'_, R>>,
) -> Result<(), Vec<Problem>> {
    let seats = SeatNames::of(scenario);
    let mut steps = scenario.steps.as_slice();
    let began =
        guarded(&scenario.span, || begin(rules, scenario, &mut steps, seats)).map_err(|problem| vec![problem])?;
    let Some(mut play) = began else { return Ok(()) };
    if let Some(tell) = &mut tell {
        guarded(&scenario.span, || play.tell(&scenario.span, *tell)).map_err(|problem| vec![problem])?;
    }
    if let Some(see) = &mut see {
        see(&play.scene());
    }
    let mut problems = Vec::new();
    for step in steps {
        let (Step::Chance(phrase) | Step::When(phrase) | Step::Then(phrase) | Step::Refuse { phrase, .. }) = step;
        let acts = matches!(step, Step::When(_) | Step::Chance(_));
        if acts && !problems.is_empty() {
            break;
        }
        let span = phrase.span();
        if let Some(tell) = &mut tell {
            let (keyword, span) = match step {
                Step::Chance(_) => ("chance", span.clone()),
                Step::When(_) => ("when", span.clone()),
                Step::Then(_) => ("then", span.clone()),
                Step::Refuse { because_span, .. } => ("refuse", span.start..because_span.end),
            };
            tell(Trace::Step { keyword, span });
        }
        let played = guarded(&span, || {
            play.step(step)?;
            match (step, &mut tell) {
                (Step::When(_), Some(tell)) => play.tell(&span, *tell),
                _ => Ok(()),
            }
        });
        if let (Step::When(_), Ok(()), Some(see)) = (step, &played, &mut see) {
            see(&play.scene());
        }
        problems.extend(played.err());
        if acts && !problems.is_empty() {
            break;
        }
    }
    if problems.is_empty()
        && let Some((_, span)) = play.stage.chances.front()
    {
        problems.push(Problem::new(Trouble::Failed, span.clone(), "this chance was never used"));
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

/// A panic is a failure of this scenario; others go on.
fn guarded<T>(span: &Range<usize>, work: impl FnOnce() -> Result<T, Problem>) -> Result<T, Problem> {
    let said = |panic: Box<dyn Any + Send>| {
        let said = panic.downcast_ref::<&str>().map(|said| (*said).to_owned());
        said.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "without a word".to_owned())
    };
    // What was half done is thrown away with the scenario.
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|panic| Err(Problem::new(Trouble::Panicked, span.clone(), said(panic))))
}

/// The position; nothing where it is refused as the scenario says.
fn begin<R: Vocabulary>(
    rules: &R,
    scenario: &Scenario<'_>,
    steps: &mut &[Step<'_>],
    seats: SeatNames,
) -> Result<Option<Play<R>>, Problem> {
    for (clause, span) in &scenario.covers {
        if R::Clause::parse(clause).is_none() {
            let message = format!("'{clause}' is not a clause of {}", R::GAME);
            return Err(Problem::new(Trouble::Unknown, span.clone(), message));
        }
    }
    let mut fixture = R::Fixture::default();
    for phrase in &scenario.given {
        let mut words = phrase.words();
        rules.given(&mut fixture, &mut words)?;
        words.finish()?;
    }
    let mut stage = Stage::new();
    while let [Step::Chance(phrase), rest @ ..] = *steps {
        add_chance(rules, &mut stage, phrase)?;
        *steps = rest;
    }
    let position = rules.position(&fixture, &mut stage);
    if let Some((message, span)) = stage.impossible.take() {
        return Err(Problem::new(Trouble::Impossible, span, message));
    }
    let span = scenario.given.first().map_or(scenario.span.clone(), Phrase::span);
    let impossible = |message| Problem::new(Trouble::Impossible, span.clone(), message);
    match position.map_err(|faults| impossible(faults.join("; ")))? {
        Position::Refused(faults) => {
            if let Some((_, span)) = stage.chances.front() {
                return Err(Problem::new(Trouble::Failed, span.clone(), "this chance was never used"));
            }
            refused_setup(rules, &faults, steps, span).map(|()| None)
        }
        Position::At(rules, state) => {
            rules.sound(&state).map_err(impossible)?;
            let (dice, census) = (Dice::seed_from_u64(7), rules.census(&state));
            let mut play = Play { dice, census, rules, state: *state, stage, seats };
            play.look(&span)?;
            Ok(Some(play))
        }
    }
}

/// A word after `because` is a clause, or a name among these.
fn known_reason<R: Vocabulary>(word: &str, names: &[&str], span: &Range<usize>) -> Result<(), Problem> {
    let known = R::Clause::parse(word).is_some()
        || KernelClause::parse(word).is_some()
        || ["Malformed", "Stale", "Bound"].contains(&word)
        || names.contains(&word);
    let message = || format!("'{word}' is neither a clause nor a reason of {}", R::GAME);
    if known { Ok(()) } else { Err(Problem::new(Trouble::Unknown, span.clone(), message())) }
}

fn add_chance<R: Vocabulary>(rules: &R, stage: &mut Stage<R>, phrase: &Phrase<'_>) -> Result<(), Problem> {
    let mut words = phrase.words();
    let cards = rules.stacked(&mut words)?;
    words.finish()?;
    stage.chances.push_back((cards, phrase.span()));
    Ok(())
}

/// `then refused because …` for a setup.
fn refused_setup<R: Vocabulary>(
    rules: &R,
    faults: &[R::Fault],
    steps: &[Step<'_>],
    span: Range<usize>,
) -> Result<(), Problem> {
    for step in steps {
        let (Step::Then(phrase) | Step::When(phrase) | Step::Chance(phrase) | Step::Refuse { phrase, .. }) = step;
        let mut words = phrase.words();
        if !matches!(step, Step::Then(_)) || !words.eat("refused because") {
            let message = format!("the setup is refused ({faults:?}), so nothing else can follow");
            return Err(Problem::new(Trouble::Failed, phrase.span(), message));
        }
        let because_span = words.here();
        let word = words.word("a clause or reason")?;
        words.finish()?;
        known_reason::<R>(word, R::NAMES.faults, &because_span)?;
        if !faults.iter().any(|fault| rules.fault_is_cited_as(fault, word)) {
            let message = format!("the setup is refused for {faults:?}, not because of {word}");
            return Err(Problem::new(Trouble::Failed, phrase.span(), message));
        }
    }
    match steps {
        [] => Err(Problem::new(Trouble::Failed, span, format!("the setup is refused: {faults:?}"))),
        _ => Ok(()),
    }
}

/// More answers than that are only counted.
const MANY: usize = 40;

struct Play<R: Vocabulary> {
    rules: R,
    state: R::State,
    stage: Stage<R>,
    census: R::Census,
    dice: Dice,
    seats: SeatNames,
}

impl<R: Vocabulary> Play<R> {
    fn look(&mut self, span: &Range<usize>) -> Result<(), Problem> {
        let broken = |message: String| Problem::new(Trouble::Broken, span.clone(), message);
        look_closely(&self.rules, &self.state, &mut self.dice).map_err(broken)?;
        if self.rules.census(&self.state) == self.census {
            Ok(())
        } else {
            Err(broken("cards were lost or made".into()))
        }
    }

    fn scene(&self) -> Scene<'_, R> {
        Scene {
            rules: &self.rules,
            state: &self.state,
            events: &self.stage.events,
            seen: &self.stage.seen,
            seats: self.seats,
        }
    }

    fn step(&mut self, step: &Step<'_>) -> Result<(), Problem> {
        match step {
            Step::Chance(phrase) => add_chance(&self.rules, &mut self.stage, phrase),
            Step::When(phrase) => self.when(phrase),
            Step::Then(phrase) => self.then(phrase),
            Step::Refuse { phrase, because, because_span } => self.refuse(phrase, because, because_span),
        }
    }

    fn tell(&self, span: &Range<usize>, tell: &mut dyn FnMut(Trace)) -> Result<(), Problem> {
        let event = |event: &R::Event| {
            let (kind, because) = R::event(event);
            (kind, because.id())
        };
        tell(Trace::Happened(self.stage.events.iter().map(event).collect()));
        let Status::Ask(question) = self.rules.status(&self.state) else {
            tell(Trace::Over);
            return Ok(());
        };
        let (who, name) = (self.seats.actor(question.by), question.key.into());
        let part = question.answer.part.map(Into::into);
        let answers = self.answers(question.by);
        for answer in &answers {
            let read = self.read_back(question.by, answer);
            let message = || format!("'{}' is read as '{}'", answer.text, read.as_deref().unwrap_or("nothing"));
            if read.as_deref() != Some(answer.text.as_str()) {
                return Err(Problem::new(Trouble::Broken, span.clone(), message()));
            }
        }
        tell(Trace::Asked { who, question: name, part, answers });
        Ok(())
    }

    /// What is written, read and written again.
    fn read_back(&self, by: By, answer: &Written) -> Option<String> {
        let phrase = Phrase::read(&answer.text).ok()?;
        let mut words = phrase.words();
        let parts = self.rules.action(&self.state, by, &mut words).ok()?;
        words.finish().ok()?;
        Some(self.rules.written(&self.state, by, *parts.first()?, self.seats).text)
    }

    /// Everything that somebody may answer, as a scenario writes it.
    fn answers(&self, by: By) -> Vec<Written> {
        let write = |action| self.rules.written(&self.state, by, action, self.seats);
        legal(&self.rules, &self.state, by).into_iter().map(write).collect()
    }

    /// The same as one text.
    fn answers_told(&self, by: By) -> String {
        let answers = self.answers(by);
        let texts: Vec<&str> = answers.iter().take(MANY).map(|answer| answer.text.as_str()).collect();
        let more = answers.len().saturating_sub(MANY);
        let more = if more > 0 { format!(", and {more} more") } else { String::new() };
        format!("{}{more}", texts.join(", "))
    }

    /// What is asked of whom.
    fn asked(&self) -> String {
        match self.rules.status(&self.state) {
            Status::Ask(question) => {
                let [key, part]: [&str; 2] =
                    [question.key, question.answer.part.unwrap_or(question.key)].map(Into::into);
                let part = if part == key { String::new() } else { format!("{part}, part of ") };
                format!("{} is asked {part}{key}", self.seats.actor(question.by))
            }
            Status::Over(_) => "nobody is asked anything: the match is over".to_owned(),
        }
    }

    /// The same, and what may be answered: for whoever's act has failed.
    fn situation(&self, problem: Problem) -> Problem {
        let asked = self.asked();
        let note = match self.rules.asked(&self.state) {
            Some(by) => format!("{asked} and may answer: {}", self.answers_told(by)),
            None => asked,
        };
        Problem { note: Some(note), ..problem }
    }

    fn read(&self, phrase: &Phrase<'_>) -> Result<(By, Vec<R::Action>), Problem> {
        let mut words = phrase.words();
        let by = words.actor()?;
        let read = self.rules.action(&self.state, by, &mut words).and_then(|parts| words.finish().map(|()| parts));
        read.map(|parts| (by, parts)).map_err(|misread| self.situation(misread.into()))
    }

    /// Plays parts on a copy; keeps it only if all are accepted.
    fn attempt(&mut self, by: By, parts: &[R::Action]) -> Result<R::State, Refusal<R::Reason>> {
        let mut next = self.state;
        for (index, &part) in parts.iter().enumerate() {
            self.rules.check(&next, by, part)?;
            if index == 0 {
                self.stage.clear();
            }
            self.rules.apply(&mut next, by, part, &mut self.stage);
        }
        Ok(next)
    }

    fn when(&mut self, phrase: &Phrase<'_>) -> Result<(), Problem> {
        let mut words = phrase.words();
        if words.eat("nobody answers") {
            words.finish()?;
            return self.nobody_answers(phrase);
        }
        let (by, parts) = self.read(phrase)?;
        self.state = self.attempt(by, &parts).map_err(|refusal| {
            let message = format!("refused: {} because {}", refusal.name(), refusal.clause_id());
            self.situation(Problem::new(Trouble::Failed, phrase.span(), message))
        })?;
        if let Some((message, span)) = self.stage.impossible.take() {
            return Err(Problem::new(Trouble::Impossible, span, message));
        }
        self.look(&phrase.span())
    }

    /// Every window that is open, and every one that opens then, ends with what silence means. Where none is open, nobody
    /// answers either.
    fn nobody_answers(&mut self, phrase: &Phrase<'_>) -> Result<(), Problem> {
        let mut first = true;
        while let Status::Ask(question) = self.rules.status(&self.state)
            && let (Pace::Reaction { .. }, Some(default)) = (question.pace, question.answer.default)
        {
            if std::mem::take(&mut first) {
                self.stage.clear();
            }
            self.rules.apply(&mut self.state, question.by, default, &mut self.stage);
            self.look(&phrase.span())?;
        }
        Ok(())
    }

    fn refuse(&mut self, phrase: &Phrase<'_>, because: &str, span: &Range<usize>) -> Result<(), Problem> {
        known_reason::<R>(because, R::NAMES.reasons, span)?;
        let (by, parts) = self.read(phrase)?;
        let hash = self.rules.hash(&self.state);
        let mut next = self.state;
        for part in parts {
            match self.rules.check(&next, by, part) {
                Ok(()) => self.rules.advance(&mut next, by, part),
                Err(refusal) if !refusal.is_cited_as(because) => {
                    let message =
                        format!("refused for {} because {}, not {because}", refusal.name(), refusal.clause_id());
                    return Err(Problem::new(Trouble::Failed, span.clone(), message));
                }
                Err(_) if self.rules.hash(&self.state) != hash => {
                    return Err(Problem::new(Trouble::Broken, phrase.span(), "a refusal left a trace"));
                }
                Err(_) => return Ok(()),
            }
        }
        let accepted = Problem::new(Trouble::Failed, phrase.span(), "accepted, though it should be refused");
        Err(self.situation(accepted))
    }

    fn then(&mut self, phrase: &Phrase<'_>) -> Result<(), Problem> {
        let mut words = phrase.words();
        let holds = match self.common_fact(&mut words)? {
            Some(holds) => holds,
            None => self.rules.fact(&self.scene(), &mut words)?,
        };
        words.finish()?;
        holds.map_err(|instead| Problem::new(Trouble::Failed, phrase.span(), instead))
    }

    /// What exactly a seat is asked, if it is asked at all.
    fn asked_exactly(&self, seat: Seat) -> Option<R::Ask> {
        match self.rules.status(&self.state) {
            Status::Ask(question) if question.by == By::Seat(seat) => {
                Some(question.answer.part.unwrap_or(question.key))
            }
            _ => None,
        }
    }

    /// The marked answer of a seat.
    fn gold(&self, seat: Seat) -> Option<R::Action> {
        let ask = self.asked_exactly(seat)?;
        let view = self.rules.view(&self.state, Viewer::Seat(seat));
        gold(&self.rules, &view, ask, &legal(&self.rules, &self.state, By::Seat(seat)))
    }

    /// What the question puts at stake for a seat.
    fn stake(&self, seat: Seat) -> String {
        let view = self.rules.view(&self.state, Viewer::Seat(seat));
        match self.asked_exactly(seat).and_then(|ask| self.rules.stake(&view, ask)) {
            Some((stake, tone)) => format!("{}: {}", tone.name(), self.rules.staked(&self.state, &stake, self.seats)),
            None => "nothing".to_owned(),
        }
    }

    /// Facts about the answers to the open question: which is marked, how much they bind, what is at stake.
    fn advice(&self, seat: Seat, words: &mut Words<'_>) -> Result<Option<Result<(), String>>, Misread> {
        let (rules, by) = (&self.rules, By::Seat(seat));
        let written = |action| rules.written(&self.state, by, action, self.seats).text;
        let read = |words: &mut Words<'_>| rules.action(&self.state, by, words).map(|parts| parts.first().copied());
        let (holds, instead) = if words.eat("has no gold") {
            let gold = self.gold(seat);
            (gold.is_none(), format!("gold is: {}", gold.map(written).unwrap_or_default()))
        } else if words.eat("has gold on") {
            let wanted = read(words)?;
            let gold = self.gold(seat);
            let instead =
                gold.map_or_else(|| "there is no gold".to_owned(), |gold| format!("gold is: {}", written(gold)));
            (gold.is_some() && gold == wanted, instead)
        } else if words.eat("has idle") {
            let named: Vec<R::Action> = words.list(read)?.into_iter().flatten().collect();
            let view = rules.view(&self.state, Viewer::Seat(seat));
            let world = imagined(rules, &view);
            let is_idle = |action: &R::Action| rules.is_idle(&view, &world, action);
            let idle: Vec<R::Action> = legal(rules, &self.state, by).into_iter().filter(is_idle).collect();
            let all: Vec<String> = idle.iter().copied().map(written).collect();
            (idle == named, format!("idle are: [{}]", all.join(", ")))
        } else if words.eat("weighs") {
            let named: Vec<R::Action> = words.list(read)?.into_iter().flatten().collect();
            let known =
                |word: &str| [Weight::Free, Weight::Usual, Weight::Grave].into_iter().find(|w| w.name() == word);
            let wanted = words.known("free, usual or grave", known)?;
            let view = rules.view(&self.state, Viewer::Seat(seat));
            let other = named.iter().find(|action| rules.weight(&view, action) != wanted);
            let told = |action: &R::Action| format!("'{}' is {}", written(*action), rules.weight(&view, action).name());
            (other.is_none(), other.map(told).unwrap_or_default())
        } else if words.eat("stakes nothing") {
            let stake = self.stake(seat);
            (stake == "nothing", format!("at stake is {stake}"))
        } else if words.eat("stakes") {
            let wanted = words
                .raw()
                .ok_or_else(|| words.expected("what is at stake, in braces"))?
                .0
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ");
            let stake = self.stake(seat);
            (stake == wanted, format!("at stake is {{{stake}}}"))
        } else {
            return Ok(None);
        };
        Ok(Some(if holds { Ok(()) } else { Err(instead) }))
    }

    /// How the match has ended, in words.
    fn ending(&self) -> String {
        match self.rules.status(&self.state) {
            Status::Ask(_) => "the match goes on".to_owned(),
            Status::Over(Outcome::Void) => "the match is void".to_owned(),
            Status::Over(Outcome::Placed(places)) => {
                let place = |seat: Seat| format!("{} places {}", self.seats.seat(seat), places.of(seat));
                Seat::all(self.rules.seats(&self.state)).map(place).collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// Facts that every game has.
    fn common_fact(&self, words: &mut Words<'_>) -> Result<Option<Result<(), String>>, Misread> {
        let (rules, state) = (&self.rules, &self.state);
        let say = |holds: bool, instead: String| Ok(Some(if holds { Ok(()) } else { Err(instead) }));
        if words.eat("settled") {
            return say(rules.settled(state), format!("something is still pending: {}", self.asked()));
        }
        if words.eat("match over") {
            return say(rules.asked(state).is_none(), self.ending());
        }
        let mut ahead = words.clone();
        let Ok(by) = ahead.actor() else { return Ok(None) };
        if ahead.eat("is asked") {
            let known = |word: &str| R::NAMES.questions.iter().copied().find(|name| *name == word);
            let wanted = ahead.known("a question of this game", known)?;
            *words = ahead;
            let is = |ask: R::Ask| Into::<&str>::into(ask) == wanted;
            let holds = match rules.status(state) {
                Status::Ask(question) => {
                    question.by == by && (is(question.key) || question.answer.part.is_some_and(is))
                }
                Status::Over(_) => false,
            };
            return say(holds, self.asked());
        }
        if let By::Seat(seat) = by {
            if let Some(holds) = self.advice(seat, &mut ahead)? {
                *words = ahead;
                return Ok(Some(holds));
            }
            let places = match rules.status(state) {
                Status::Over(Outcome::Placed(places)) => Some(places),
                _ => None,
            };
            if ahead.eat("wins the match") {
                *words = ahead;
                // Where nobody has lost, nobody has won: it is a draw.
                let somebody_lost = |places: crate::Places| Seat::all(rules.seats(state)).any(|seat| !places.won(seat));
                return say(places.is_some_and(|places| places.won(seat) && somebody_lost(places)), self.ending());
            }
            if ahead.eat("places") {
                let place: u8 = ahead.number()?;
                *words = ahead;
                return say(places.is_some_and(|places| places.of(seat) == place), self.ending());
            }
        }
        let (exactly, may) = if ahead.eat("may answer exactly") {
            (true, true)
        } else if ahead.eat("may answer") {
            (false, true)
        } else if ahead.eat("may not answer") {
            (false, false)
        } else {
            return Ok(None);
        };
        let named = ahead.list(|words| rules.action(state, by, words))?;
        *words = ahead;
        let listed = legal(rules, state, by);
        let named: Vec<R::Action> = named.into_iter().filter_map(|parts| parts.first().copied()).collect();
        let holds = match (exactly, may) {
            (true, _) => named == listed,
            (false, true) => named.iter().all(|action| listed.contains(action)),
            (false, false) => !named.iter().any(|action| listed.contains(action)),
        };
        say(holds, format!("{} may answer: {}", self.seats.actor(by), self.answers_told(by)))
    }
}

// Positions of scenarios start from a fixed seed: what luck decides is stated by `chance`.
impl<R: Rules> Position<R> {
    /// The seed of every scenario.
    pub fn seed() -> Seed {
        Seed::from_number(0)
    }
}
