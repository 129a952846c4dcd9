//! Playing scenarios.

use super::words::{Misread, Words};
use super::{Phrase, Problem, Scenario, Step, Trouble};
use crate::conformance::{Conform, Dice, look_closely};
use crate::{By, Clause, KernelClause, Outcome, Pace, Refusal, Rules, Seed, Sink, Status, Viewer, legal};
use rand_core::SeedableRng;
use std::collections::VecDeque;

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
}

/// A game's own words.
pub trait Vocabulary: Conform {
    /// A position being described; it may be wrong.
    type Fixture: Default;

    /// Reads a phrase of `given`.
    fn given(&self, fixture: &mut Self::Fixture, words: &mut Words<'_>) -> Result<(), Misread>;

    /// Makes the position, or says everything that is impossible about it.
    fn position<S: Sink<Self>>(&self, fixture: &Self::Fixture, sink: &mut S) -> Result<Position<Self>, Vec<String>>;

    /// Reads a phrase of `chance`: the cards on top after the next shuffle, the first to be drawn first.
    fn stacked(&self, words: &mut Words<'_>) -> Result<Vec<Self::Card>, Misread>;

    /// Reads what somebody does: the parts of one input.
    fn action(&self, state: &Self::State, by: By, words: &mut Words<'_>) -> Result<Vec<Self::Action>, Misread>;

    /// Reads a fact and looks whether it holds; if not, says what is true instead.
    fn fact(&self, scene: &Scene<'_, Self>, words: &mut Words<'_>) -> Result<Result<(), String>, Misread>;

    /// Whether the match waits for a normal act, with nothing pending.
    fn settled(&self, state: &Self::State) -> bool;

    /// The names of the kinds of question, of the reasons of refusals and of the faults of setups.
    const NAMES: &'static [&'static str];

    /// Whether a fault of a setup is named by this word.
    fn fault_is_cited_as(&self, fault: &Self::Fault, word: &str) -> bool;
}

/// The sink of a scenario: keeps what happened, and lets shuffles fall as stated.
struct Stage<R: Rules> {
    events: Vec<R::Event>,
    seen: Vec<(Viewer, Vec<R::Seen>)>,
    chances: VecDeque<(Vec<R::Card>, std::ops::Range<usize>)>,
    impossible: Option<(String, std::ops::Range<usize>)>,
}

impl<R: Rules> Stage<R> {
    fn clear(&mut self) {
        self.events.clear();
        self.seen.clear();
    }
}

impl<R: Rules> Sink<R> for Stage<R> {
    fn event(&mut self, rules: &R, state: &R::State, event: R::Event) {
        if self.seen.is_empty() {
            self.seen = Viewer::all(rules.seats(state)).map(|viewer| (viewer, Vec::new())).collect();
        }
        for (viewer, seen) in &mut self.seen {
            seen.extend(rules.redact(state, &event, *viewer));
        }
        self.events.push(event);
    }

    fn shuffled(&mut self, cards: &mut [R::Card]) {
        let Some((wanted, span)) = self.chances.pop_front() else { return };
        for (depth, card) in wanted.into_iter().enumerate() {
            let place = cards.len().checked_sub(depth + 1);
            let found = place.and_then(|place| cards[..=place].iter().rposition(|&other| other == card));
            match (place, found) {
                (Some(place), Some(found)) => cards.swap(place, found),
                _ => self.impossible = Some((format!("{card:?} is not among the shuffled cards"), span.clone())),
            }
        }
    }
}

/// Plays a scenario; gives back the first thing that is wrong.
pub fn run<R: Vocabulary>(rules: &R, scenario: &Scenario<'_>) -> Result<(), Problem> {
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
    let mut stage = Stage::<R> { events: Vec::new(), seen: Vec::new(), chances: VecDeque::new(), impossible: None };
    let mut steps = scenario.steps.iter().peekable();
    while let Some(Step::Chance(phrase)) = steps.next_if(|step| matches!(step, Step::Chance(_))) {
        add_chance(rules, &mut stage, phrase)?;
    }
    let position = rules.position(&fixture, &mut stage);
    if let Some((message, span)) = stage.impossible.take() {
        return Err(Problem::new(Trouble::Impossible, span, message));
    }
    let span = scenario.given.first().map_or(scenario.span.clone(), Phrase::span);
    let position = position.map_err(|faults| Problem::new(Trouble::Impossible, span.clone(), faults.join("; ")))?;
    match position {
        Position::Refused(faults) => {
            if let Some((_, span)) = stage.chances.front() {
                return Err(Problem::new(Trouble::Failed, span.clone(), "this chance was never used"));
            }
            refused_setup(rules, &faults, steps, span)
        }
        Position::At(rules, state) => {
            let impossible = |message| Problem::new(Trouble::Impossible, span.clone(), message);
            rules.sound(&state).map_err(impossible)?;
            let mut play =
                Play { dice: Dice::seed_from_u64(7), census: rules.census(&state), rules, state: *state, stage };
            play.look(&span)?;
            for step in steps {
                play.step(step)?;
            }
            match play.stage.chances.front() {
                Some((_, span)) => Err(Problem::new(Trouble::Failed, span.clone(), "this chance was never used")),
                None => Ok(()),
            }
        }
    }
}

/// A word after `because` is a clause or the name of a reason.
fn known_reason<R: Vocabulary>(word: &str, span: &std::ops::Range<usize>) -> Result<(), Problem> {
    let known = R::Clause::parse(word).is_some()
        || KernelClause::parse(word).is_some()
        || ["Malformed", "Stale", "Bound"].contains(&word)
        || R::NAMES.contains(&word);
    let message = || format!("'{word}' is neither a clause nor a reason of {}", R::GAME);
    if known { Ok(()) } else { Err(Problem::new(Trouble::Unknown, span.clone(), message())) }
}

/// Who acts, as scenarios write it.
fn actor(by: By) -> String {
    match by {
        By::Seat(seat) => format!("s{}", seat.number()),
        By::Shell => "shell".to_owned(),
    }
}

fn add_chance<R: Vocabulary>(rules: &R, stage: &mut Stage<R>, phrase: &Phrase<'_>) -> Result<(), Problem> {
    let mut words = phrase.words();
    let cards = rules.stacked(&mut words)?;
    words.finish()?;
    stage.chances.push_back((cards, phrase.span()));
    Ok(())
}

/// `then refused because …` for a setup.
fn refused_setup<'s, R: Vocabulary>(
    rules: &R,
    faults: &[R::Fault],
    steps: impl Iterator<Item = &'s Step<'s>>,
    span: std::ops::Range<usize>,
) -> Result<(), Problem> {
    let mut expected = 0;
    for step in steps {
        let phrase = match step {
            Step::Then(phrase) | Step::When(phrase) | Step::Chance(phrase) | Step::Refuse { phrase, .. } => phrase,
        };
        let mut words = phrase.words();
        if !matches!(step, Step::Then(_)) || !words.eat("refused because") {
            let message = format!("the setup is refused ({faults:?}), so nothing else can follow");
            return Err(Problem::new(Trouble::Failed, phrase.span(), message));
        }
        let because_span = words.here();
        let word = words.word("a clause or reason")?;
        words.finish()?;
        known_reason::<R>(word, &because_span)?;
        if !faults.iter().any(|fault| rules.fault_is_cited_as(fault, word)) {
            let message = format!("the setup is refused for {faults:?}, not because of {word}");
            return Err(Problem::new(Trouble::Failed, phrase.span(), message));
        }
        expected += 1;
    }
    match expected {
        0 => Err(Problem::new(Trouble::Failed, span, format!("the setup is refused: {faults:?}"))),
        _ => Ok(()),
    }
}

struct Play<R: Vocabulary> {
    rules: R,
    state: R::State,
    stage: Stage<R>,
    census: R::Census,
    dice: Dice,
}

impl<R: Vocabulary> Play<R> {
    fn look(&mut self, span: &std::ops::Range<usize>) -> Result<(), Problem> {
        let broken = |message: String| Problem::new(Trouble::Broken, span.clone(), message);
        look_closely(&self.rules, &self.state, &mut self.dice).map_err(broken)?;
        if self.rules.census(&self.state) == self.census {
            Ok(())
        } else {
            Err(broken("cards were lost or made".into()))
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

    fn read(&self, phrase: &Phrase<'_>) -> Result<(By, Vec<R::Action>), Problem> {
        let mut words = phrase.words();
        let by = words.actor()?;
        let parts = self.rules.action(&self.state, by, &mut words)?;
        words.finish()?;
        Ok((by, parts))
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
            Problem::new(Trouble::Failed, phrase.span(), message)
        })?;
        if let Some((message, span)) = self.stage.impossible.take() {
            return Err(Problem::new(Trouble::Impossible, span, message));
        }
        self.look(&phrase.span())
    }

    /// Every window that is open, and every one that opens then, ends with what silence means.
    fn nobody_answers(&mut self, phrase: &Phrase<'_>) -> Result<(), Problem> {
        let mut windows = 0;
        while let Status::Ask(question) = self.rules.status(&self.state)
            && let (Pace::Reaction { .. }, Some(default)) = (question.pace, question.answer.default)
        {
            if windows == 0 {
                self.stage.clear();
            }
            self.rules.apply(&mut self.state, question.by, default, &mut self.stage);
            self.look(&phrase.span())?;
            windows += 1;
        }
        match windows {
            0 => Err(Problem::new(Trouble::Failed, phrase.span(), "there is no window that somebody could answer in")),
            _ => Ok(()),
        }
    }

    fn refuse(&mut self, phrase: &Phrase<'_>, because: &str, span: &std::ops::Range<usize>) -> Result<(), Problem> {
        known_reason::<R>(because, span)?;
        let (by, parts) = self.read(phrase)?;
        let hash = self.rules.hash(&self.state);
        let mut next = self.state;
        for part in parts {
            match self.rules.check(&next, by, part) {
                Ok(()) => self.rules.apply(&mut next, by, part, &mut ()),
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
        Err(Problem::new(Trouble::Failed, phrase.span(), "accepted, though it should be refused"))
    }

    fn then(&mut self, phrase: &Phrase<'_>) -> Result<(), Problem> {
        let mut words = phrase.words();
        let holds = match self.common_fact(&mut words)? {
            Some(holds) => holds,
            None => {
                let scene = Scene {
                    rules: &self.rules,
                    state: &self.state,
                    events: &self.stage.events,
                    seen: &self.stage.seen,
                };
                self.rules.fact(&scene, &mut words)?
            }
        };
        words.finish()?;
        holds.map_err(|instead| Problem::new(Trouble::Failed, phrase.span(), instead))
    }

    /// Facts that every game has.
    fn common_fact(&self, words: &mut Words<'_>) -> Result<Option<Result<(), String>>, Misread> {
        let (rules, state) = (&self.rules, &self.state);
        let say = |holds: bool, instead: String| Ok(Some(if holds { Ok(()) } else { Err(instead) }));
        if words.eat("settled") {
            return say(rules.settled(state), "something is still pending".into());
        }
        if words.eat("match over") {
            return say(rules.asked(state).is_none(), "the match goes on".into());
        }
        let mut ahead = words.clone();
        let Ok(by) = ahead.actor() else { return Ok(None) };
        let places = match rules.status(state) {
            Status::Over(Outcome::Placed(places)) => Some(places),
            _ => None,
        };
        if ahead.eat("is asked") {
            let key = ahead.known("a question", |word| R::NAMES.contains(&word).then(|| word.to_owned()))?;
            *words = ahead;
            let asked = match rules.status(state) {
                Status::Ask(question) => Some((question.by, format!("{:?}", question.key))),
                Status::Over(_) => None,
            };
            let instead = match &asked {
                Some((by, key)) => format!("{} is asked {key}", actor(*by)),
                None => "nobody is asked anything: the match is over".to_owned(),
            };
            return say(asked == Some((by, key)), instead);
        }
        if let By::Seat(seat) = by {
            if ahead.eat("wins the match") {
                *words = ahead;
                return say(places.is_some_and(|places| places.won(seat)), format!("the places are {places:?}"));
            }
            if ahead.eat("places") {
                let place: u8 = ahead.number()?;
                *words = ahead;
                return say(places.is_some_and(|p| p.of(seat) == place), format!("the places are {places:?}"));
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
        say(holds, format!("legal are {listed:?}"))
    }
}

// Positions of scenarios start from a fixed seed: what luck decides is stated by `chance`.
impl<R: Rules> Position<R> {
    /// The seed of every scenario.
    pub fn seed() -> Seed {
        Seed::from_number(0)
    }
}
