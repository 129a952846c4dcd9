//! The suite that every game passes: one call, [`conforms`].
//!
//! Random matches are played by random people (mostly answering, sometimes interjecting, conceding or trying nonsense),
//! and what DESIGN promises is checked on the way: legal answers are accepted, refusals leave no trace, saves and replays
//! give the same match, cards are conserved, and nobody sees what they may not.

use crate::{
    By, Contains, Count, Game, Inputs, Prompt, Refusal, Replay, Rules, Seat, Seed, Sight, Sink, Status, Viewer,
    Viewers, below, everyone, legal,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt::Debug;
use std::ops::Range;
use std::sync::Arc;

/// The generator with which the suite (not the match) chooses.
pub type Dice = Xoshiro256PlusPlus;

/// What a game tells the suite about itself.
pub trait Conform: Rules + Clone {
    /// All cards of a match, wherever they are.
    type Census: Eq + Debug;

    /// Within so many actions every match must be over.
    const LONGEST: u32;

    /// Any setup that is right.
    fn any_setup(&self, dice: &mut Dice) -> Self::Setup;

    /// Any action, mostly nonsense.
    fn forge(&self, state: &Self::State, dice: &mut Dice) -> Self::Action;

    /// Counts the cards.
    fn census(&self, state: &Self::State) -> Self::Census;

    /// Whether a viewer who does not know everybody's list may imagine these cards in place of those.
    fn could_be(&self, viewer: Viewer, imagined: &Self::Census, real: &Self::Census) -> bool {
        let _ = viewer;
        imagined == real
    }

    /// What else must always hold; says what does not.
    fn sound(&self, state: &Self::State) -> Result<(), String>;

    /// Another world that differs only in what the viewer may not know. Not by way of `view` and `imagine`: this is the
    /// independent path by which leaks in those are found.
    fn disturb(&self, state: &Self::State, viewer: Viewer, dice: &mut Dice) -> Self::State;
}

impl<R: Conform> Game<R> {
    /// The match as it might stand for all that a viewer knows. Its journals are empty, and it can be looked at but not saved.
    pub fn disturbed(&self, viewer: Viewer, dice: &mut Dice) -> Game<R> {
        self.elsewhere(self.rules().disturb(&self.peek(), viewer, dice))
    }
}

/// Which matches to play, and how closely to look.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The seed of the run.
    pub seed: u64,
    /// The matches of that seed to play.
    pub games: Range<u64>,
    /// Views, imagined and disturbed worlds, saves and forged inputs are checked at one of so many steps.
    pub look_every: u32,
}

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Matches played.
    pub matches: u64,
    /// Games or rounds played in them: one for each match, and one more whenever the shell went on to the next.
    pub games: u64,
    /// Actions applied.
    pub actions: u64,
    /// Close looks taken.
    pub looks: u64,
    /// Matches in which the shell called in between: time, a draw that both agreed on, a window that ran out.
    pub called: u64,
}

impl Report {
    /// Takes another run's counts.
    pub fn add(&mut self, other: Report) {
        self.matches += other.matches;
        self.games += other.games;
        self.actions += other.actions;
        self.looks += other.looks;
        self.called += other.called;
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Report { matches, games, actions, looks, called } = self;
        write!(f, "{games} games in {matches} matches ({called} with a call of the shell), {actions} actions, ")?;
        write!(f, "{looks} close looks: 0 violations")
    }
}

/// Something that must never happen, and where to find it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The run's seed.
    pub seed: u64,
    /// The match.
    pub game: u64,
    /// After how many actions.
    pub step: u32,
    /// What happened.
    pub what: String,
}

impl std::fmt::Display for Violation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "seed {}, match {}, after {} actions: {}", self.seed, self.game, self.step, self.what)
    }
}

impl std::error::Error for Violation {}

/// Plays the matches of a plan and checks everything; stops at the first violation.
pub fn conforms<R: Conform>(rules: &R, plan: &Plan) -> Result<Report, Violation> {
    let mut report = Report::default();
    for game in plan.games.clone() {
        let mut trial = Trial::new(rules, plan, game);
        trial.play(&mut report).map_err(|what| Violation { seed: plan.seed, game, step: trial.step, what })?;
        report.matches += 1;
        report.games += 1;
    }
    Ok(report)
}

/// Checks one position as closely as [`conforms`] does: what a scenario does at every step.
pub fn look_closely<R: Conform>(rules: &R, state: &R::State, dice: &mut Dice) -> Result<(), String> {
    rules.sound(state)?;
    saves_and_loads(rules, state)?;
    question_is_answerable(rules, state)?;
    for by in everyone(rules, state) {
        legal_is_accepted(rules, state, by)?;
    }
    for viewer in Viewer::all(rules.seats(state)) {
        imagined_worlds_fit(rules, state, viewer, dice)?;
        hidden_cards_stay_hidden(rules, state, viewer, dice)?;
    }
    Ok(())
}

/// In one of so many matches the shell calls in between; at one of so many moments.
const SHELL_CALLS_IN: u32 = 6;
const SHELL_CALLS_AT: u32 = 16;

struct Trial<'a, R: Conform> {
    rules: &'a R,
    look_every: u32,
    seed: Seed,
    setup: R::Setup,
    dice: Dice,
    step: u32,
    inputs: Inputs<R::Action>,
    whole_game: bool,
    /// Whether the shell calls in between: time, a draw that both agreed on, a window that ran out.
    shell_calls: bool,
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl<'a, R: Conform> Trial<'a, R> {
    fn new(rules: &'a R, plan: &Plan, game: u64) -> Self {
        let mut dice = Dice::from_seed(*Seed::numbered(!plan.seed, game).bytes());
        let setup = rules.any_setup(&mut dice);
        Trial {
            rules,
            look_every: plan.look_every.max(1),
            seed: Seed::numbered(plan.seed, game),
            setup,
            step: 0,
            inputs: Inputs::default(),
            whole_game: below(&mut dice, plan.look_every.max(1)) == 0,
            shell_calls: below(&mut dice, SHELL_CALLS_IN) == 0,
            dice,
        }
    }

    fn one_in(&mut self, count: u32) -> bool {
        below(&mut self.dice, count) == 0
    }

    fn play(&mut self, report: &mut Report) -> Result<(), String> {
        let rules = self.rules;
        let mut state = rules
            .start(&self.setup, self.seed, &mut ())
            .map_err(|faults| format!("a setup that should be right is refused: {faults:?}"))?;
        let census = rules.census(&state);
        let mut parts = Vec::new();
        let mut called = false;
        while let Status::Ask(question) = rules.status(&state) {
            require(self.step < R::LONGEST, || format!("the match goes on after {} actions", R::LONGEST))?;
            question_is_answerable(rules, &state)?;
            if self.one_in(self.look_every) {
                report.looks += 1;
                self.look(&state)?;
            }
            let (by, action) = self.choose(&state, question.by, parts.is_empty())?;
            let before = state;
            let mut events = EventCount(0);
            rules.apply(&mut state, by, action, &mut events);
            self.step += 1;
            report.actions += 1;
            report.games += u64::from(by == By::Shell && question.by == By::Shell);
            called |= by == By::Shell && question.by != By::Shell;
            parts.push(action);
            if rules.unfinished(&state) {
                a_part_is_silent(rules, &before, &state, by, events.0)?;
            } else {
                self.inputs.push(by, &parts);
                parts.clear();
            }
            let now = rules.census(&state);
            require(now == census, || format!("{action:?} by {by:?} lost or made cards: {census:?} became {now:?}"))?;
            rules.sound(&state).map_err(|what| format!("after {action:?} by {by:?}: {what}"))?;
        }
        report.called += u64::from(called);
        report.looks += 1;
        self.look(&state)?;
        if self.whole_game {
            self.replays_to(&state)?;
        }
        Ok(())
    }

    /// Usually a legal answer; now and then an interjection, a concession or another accepted attempt.
    fn choose(&mut self, state: &R::State, asked: By, between_answers: bool) -> Result<(By, R::Action), String> {
        let rules = self.rules;
        if between_answers && self.shell_calls && self.one_in(SHELL_CALLS_AT) {
            let mut calls = Vec::new();
            rules.attempts(state, By::Shell, &mut calls);
            calls.retain(|&call| rules.check(state, By::Shell, call).is_ok());
            if !calls.is_empty() {
                return Ok((By::Shell, calls[below(&mut self.dice, calls.len() as u32) as usize]));
            }
        }
        if between_answers && self.one_in(12) {
            let seats = u32::from(rules.seats(state));
            let by = Seat::new(below(&mut self.dice, seats) as u8).map_or(By::Shell, By::Seat);
            let mut tries = legal(rules, state, by);
            if self.one_in(3) {
                rules.attempts(state, by, &mut tries);
            }
            tries.retain(|&action| rules.check(state, by, action).is_ok());
            // Everybody would soon have left.
            let concession = rules.concession();
            if !self.one_in(8) {
                tries.retain(|&action| action != concession);
            }
            if !tries.is_empty() {
                return Ok((by, tries[below(&mut self.dice, tries.len() as u32) as usize]));
            }
        }
        let (action, _) = crate::any_legal(rules, state, asked, &mut self.dice)
            .ok_or_else(|| "a question without an answer".to_owned())?;
        rules.check(state, asked, action).map_err(|refusal| format!("legal {action:?} is refused: {refusal:?}"))?;
        Ok((asked, action))
    }

    fn look(&mut self, state: &R::State) -> Result<(), String> {
        let rules = self.rules;
        let seats = rules.seats(state);
        saves_and_loads(rules, state)?;
        for by in everyone(rules, state) {
            legal_is_accepted(rules, state, by)?;
            self.tries_go_as_checked(state, by)?;
        }
        let viewers: Vec<Viewer> = Viewer::all(seats).collect();
        let viewer = viewers[below(&mut self.dice, viewers.len() as u32) as usize];
        imagined_worlds_fit(rules, state, viewer, &mut self.dice)?;
        hidden_cards_stay_hidden(rules, state, viewer, &mut self.dice)
    }

    /// What `check` accepts can be applied and leaves a sound match; what it refuses is refused by [`Game`] the same way
    /// (see [`Trial::replays_to`], where whole matches go through it).
    fn tries_go_as_checked(&mut self, state: &R::State, by: By) -> Result<(), String> {
        let rules = self.rules;
        let census = rules.census(state);
        let mut tries = Vec::new();
        rules.attempts(state, by, &mut tries);
        tries.extend((0..4).map(|_| rules.forge(state, &mut self.dice)));
        for action in tries {
            if rules.check(state, by, action).is_ok() {
                let mut listed = Contains::new(action);
                rules.legal(state, by, &mut listed);
                rules.attempts(state, by, &mut listed);
                require(listed.found, || format!("{action:?} by {by:?} is accepted and listed nowhere"))?;
                let mut after = *state;
                rules.advance(&mut after, by, action);
                require(rules.census(&after) == census, || format!("{action:?} by {by:?} lost or made cards"))?;
                rules.sound(&after).map_err(|what| format!("after trying {action:?} by {by:?}: {what}"))?;
            } else {
                let mut listed = Contains::new(action);
                rules.legal(state, by, &mut listed);
                require(!listed.found, || format!("{action:?} is legal for {by:?} and refused"))?;
            }
        }
        Ok(())
    }

    /// The same setup, seed and inputs through [`Game`], with forged inputs in between, give the same match; so does
    /// its replay as a file; free take-backs lead back.
    fn replays_to(&mut self, end: &R::State) -> Result<(), String> {
        let rules = Arc::new(self.rules.clone());
        let mut game = Game::new(rules.clone(), self.setup.clone(), self.seed).map_err(|f| format!("{f:?}"))?;
        for index in 0..self.inputs.len() {
            if self.one_in(16) {
                self.forged_inputs_leave_no_trace(&mut game)?;
            }
            let Some((by, parts)) = self.inputs.get(index).map(|(by, parts)| (by, parts.to_vec())) else { continue };
            let parts = &parts[..];
            let before = game.hash();
            game.play(by, parts).map_err(|refusal| format!("played once, refused twice: {refusal:?}"))?;
            if below(&mut self.dice, 16) == 0 {
                self.rewinds(&mut game, before)?;
                game.play(by, parts).map_err(|refusal| format!("refused after going back: {refusal:?}"))?;
            }
            if let By::Seat(seat) = by
                && game.take_back_terms(seat) == crate::TakeBack::Free
                && below(&mut self.dice, 4) == 0
            {
                let after = game.hash();
                game.take_back(seat, crate::Consent::NotAsked).map_err(|terms| format!("free, yet {terms:?}"))?;
                require(game.hash() == before, || "a take-back does not lead back".to_owned())?;
                game.play(by, parts).map_err(|refusal| format!("refused after a take-back: {refusal:?}"))?;
                require(game.hash() == after, || "after a take-back the same input gives another match".to_owned())?;
            }
        }
        require(game.hash() == self.rules.hash(end), || "the same inputs gave another match".to_owned())?;
        let bytes = game.replay().to_bytes();
        let replay = Replay::<R>::from_bytes(&bytes).map_err(|error| format!("a replay cannot be read: {error:?}"))?;
        let again = Game::from_replay(rules, &replay).map_err(|error| format!("a replay goes wrong: {error:?}"))?;
        for viewer in Viewer::all(game.seats()) {
            require(game.journal(viewer) == again.journal(viewer), || format!("{viewer:?} saw another match"))?;
        }
        Ok(())
    }

    /// Going back by an input, or by several, leads where the match has been.
    fn rewinds(&mut self, game: &mut Game<R>, before: u64) -> Result<(), String> {
        let step = game.step() - 1;
        if self.one_in(4) {
            let lines =
                |game: &Game<R>| Viewer::all(game.seats()).map(|eyes| game.journal(eyes).len()).collect::<Vec<_>>();
            game.rewind(step);
            let (hash, journals) = (game.hash(), lines(game));
            game.rewind(step.saturating_sub(2));
            for index in game.step()..step {
                let Some((by, parts)) = self.inputs.get(index as usize) else { continue };
                game.play(by, parts).map_err(|refusal| format!("refused after going far back: {refusal:?}"))?;
            }
            require(game.hash() == hash && lines(game) == journals, || "going far back leads elsewhere".to_owned())?;
        }
        game.rewind(step);
        require(game.hash() == before, || "going back leads elsewhere".to_owned())
    }

    fn forged_inputs_leave_no_trace(&mut self, game: &mut Game<R>) -> Result<(), String> {
        let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
        let lines = |game: &Game<R>| viewers.iter().map(|&viewer| game.journal(viewer).len()).collect::<Vec<_>>();
        let (hash, before, step) = (game.hash(), lines(game), game.step());
        for by in Seat::all(game.seats()).map(By::Seat).chain([By::Shell]) {
            let action = match by {
                By::Seat(seat) if self.one_in(2) => match game.refusals(seat).first() {
                    Some(&(action, _)) => action,
                    None => continue,
                },
                _ => {
                    let state = game.peek();
                    self.rules.forge(&state, &mut self.dice)
                }
            };
            if game.why_not(by, action).is_err() {
                let refusal = game.play(by, &[action]);
                require(refusal.is_err(), || format!("{action:?} by {by:?} is refused by check and played"))?;
                let same = hash == game.hash() && before == lines(game) && step == game.step();
                require(same, || format!("the refused {action:?} by {by:?} left a trace"))?;
            }
        }
        Ok(())
    }
}

struct EventCount(u32);

impl<R: Rules> Sink<R> for EventCount {
    fn event(&mut self, _: &R, _: &R::State, _: R::Event) {
        self.0 += 1;
    }
}

fn question_is_answerable<R: Rules>(rules: &R, state: &R::State) -> Result<(), String> {
    let Status::Ask(question) = rules.status(state) else { return Ok(()) };
    let mut count = Count::default();
    rules.legal(state, question.by, &mut count);
    require(count.0 > 0, || format!("{:?} has no answer to {:?}", question.by, question.key))?;
    if let Some(default) = question.answer.default {
        let mut listed = Contains::new(default);
        rules.legal(state, question.by, &mut listed);
        require(listed.found, || format!("the default {default:?} is not legal"))?;
    }
    Ok(())
}

/// Every listed action is accepted and listed once; counting, picking and listing agree.
fn legal_is_accepted<R: Rules>(rules: &R, state: &R::State, by: By) -> Result<(), String> {
    let actions = legal(rules, state, by);
    let mut seen = std::collections::HashSet::new();
    for (index, &action) in actions.iter().enumerate() {
        rules.check(state, by, action).map_err(|r| format!("legal {action:?} of {by:?} is refused: {r:?}"))?;
        require(seen.insert(action), || format!("{action:?} is listed twice for {by:?}"))?;
        let mut nth = crate::Nth::new(index);
        rules.legal(state, by, &mut nth);
        require(nth.found() == Some(action), || format!("{action:?} is not at place {index}"))?;
    }
    let mut count = Count::default();
    rules.legal(state, by, &mut count);
    require(count.0 == actions.len(), || format!("{} legal actions counted, {} listed", count.0, actions.len()))
}

fn a_part_is_silent<R: Rules>(
    rules: &R,
    before: &R::State,
    after: &R::State,
    by: By,
    events: u32,
) -> Result<(), String> {
    require(events == 0, || "a part of an answer emits events".to_owned())?;
    require(rules.chance(before) == rules.chance(after), || "a part of an answer draws".to_owned())?;
    for viewer in Viewer::all(rules.seats(before)) {
        if !matches!((by, viewer), (By::Seat(seat), Viewer::Seat(eyes)) if seat == eyes) {
            let same = rules.view(before, viewer) == rules.view(after, viewer);
            require(same, || format!("{viewer:?} sees a part of somebody's answer"))?;
        }
    }
    Ok(())
}

fn saves_and_loads<R: Rules>(rules: &R, state: &R::State) -> Result<(), String> {
    let bytes = postcard::to_allocvec(state).map_err(|error| format!("cannot be saved: {error}"))?;
    let loaded: R::State = postcard::from_bytes(&bytes).map_err(|error| format!("cannot be loaded: {error}"))?;
    require(loaded == *state, || "a saved state is loaded as another".to_owned())?;
    require(rules.hash(&loaded) == rules.hash(state), || "a loaded state hashes differently".to_owned())
}

fn imagined_worlds_fit<R: Conform>(rules: &R, state: &R::State, viewer: Viewer, dice: &mut Dice) -> Result<(), String> {
    let view = rules.view(state, viewer);
    let world = rules.imagine(&view, &R::Prior::default(), dice);
    let imagined = rules.view(&world, viewer);
    require(imagined == view, || format!("{viewer:?} imagines another view:\n{imagined:#?}\ninstead of\n{view:#?}"))?;
    rules.sound(&world).map_err(|what| format!("{viewer:?} imagines an unsound world: {what}"))?;
    let could_be = rules.could_be(viewer, &rules.census(&world), &rules.census(state));
    require(could_be, || format!("{viewer:?} imagines other cards"))?;
    same_for(rules, state, &world, viewer).map_err(|what| format!("in an imagined world {what}"))?;
    question_is_answerable(rules, &world).map_err(|what| format!("in a world {viewer:?} imagines, {what}"))?;
    if let Some(by) = rules.asked(&world)
        && let Some((action, _)) = crate::any_legal(rules, &world, by, dice)
    {
        let mut after = world;
        rules.advance(&mut after, by, action);
        rules.sound(&after).map_err(|what| format!("an imagined world goes wrong after {action:?}: {what}"))?;
    }
    Ok(())
}

/// What somebody saw happen, and what they could see at that moment.
struct Watch<R: Rules> {
    viewer: Viewer,
    seen: Vec<(R::View, Option<R::Seen>)>,
    /// An event that one viewer sees otherwise than the others on the same side.
    one_sided: Option<R::Event>,
}

impl<R: Rules> Sink<R> for Watch<R> {
    fn event(&mut self, rules: &R, state: &R::State, event: R::Event) {
        let seen = rules.redact(state, &event, self.viewer);
        if let Some(insiders) = rules.insiders(&event) {
            let outsiders = Viewers::EVERYBODY.without(insiders);
            let side = if insiders.contains(self.viewer) { insiders } else { outsiders };
            if side.first().is_some_and(|other| rules.redact(state, &event, other) != seen) {
                self.one_sided = Some(event);
            }
        }
        self.seen.push((rules.view(state, self.viewer), seen));
    }
}

type Refusals<R> = Vec<Result<(), Refusal<<R as Rules>::Reason>>>;

fn same_for<R: Rules>(rules: &R, one: &R::State, other: &R::State, viewer: Viewer) -> Result<(), String> {
    let (here, there) = (Sight::new(rules, one, viewer), Sight::new(rules, other, viewer));
    require(here.view() == there.view(), || format!("{viewer:?} has another view"))?;
    let (prompt, other_prompt): (Option<Prompt<R>>, _) = (here.prompt(), there.prompt());
    require(prompt == other_prompt, || format!("{viewer:?} is prompted {other_prompt:?}, not {prompt:?}"))?;
    require(here.outcome() == there.outcome(), || format!("{viewer:?} sees another outcome"))?;
    require(here.legal_list() == there.legal_list(), || {
        format!("{viewer:?} has other legal actions: {:?}, not {:?}", there.legal_list(), here.legal_list())
    })?;
    require(here.attempts() == there.attempts(), || format!("{viewer:?} may try other things"))?;
    if let Viewer::Seat(seat) = viewer {
        let why = |state: &R::State| -> Refusals<R> {
            here.attempts().into_iter().map(|action| rules.check(state, By::Seat(seat), action)).collect()
        };
        require(why(one) == why(other), || format!("{viewer:?} is told other reasons"))?;
    }
    Ok(())
}

/// Non-interference: a world that differs only in what the viewer may not know looks the same; and when the same thing is
/// done in both and the views go through the same steps, so do the events: they tell nothing that views do not.
fn hidden_cards_stay_hidden<R: Conform>(
    rules: &R,
    state: &R::State,
    viewer: Viewer,
    dice: &mut Dice,
) -> Result<(), String> {
    let other = rules.disturb(state, viewer, dice);
    rules.sound(&other).map_err(|what| format!("the disturbed world is unsound: {what}"))?;
    same_for(rules, state, &other, viewer).map_err(|what| format!("with other hidden cards {what}"))?;
    let Some(by) = rules.asked(state) else { return Ok(()) };
    for _ in 0..4 {
        let Some((action, _)) = crate::any_legal(rules, state, by, dice) else { return Ok(()) };
        if rules.check(&other, by, action).is_err() {
            continue;
        }
        let watch = |state: &R::State| {
            let mut after = *state;
            let mut watch = Watch { viewer, seen: Vec::new(), one_sided: None };
            rules.apply(&mut after, by, action, &mut watch);
            watch.seen.push((rules.view(&after, viewer), None));
            match watch.one_sided {
                Some(event) => Err(format!("{event:?} looks otherwise to {viewer:?} than to the others on that side")),
                None => Ok(watch.seen),
            }
        };
        let (here, there) = (watch(state)?, watch(&other)?);
        let steps = |seen: &[(R::View, Option<R::Seen>)]| {
            let mut views: Vec<R::View> = seen.iter().map(|(view, _)| view.clone()).collect();
            views.dedup();
            views
        };
        if steps(&here) == steps(&there) {
            let told = |seen: Vec<(R::View, Option<R::Seen>)>| {
                seen.into_iter().filter_map(|(_, seen)| seen).collect::<Vec<_>>()
            };
            let (saw, other_saw) = (told(here), told(there));
            require(saw == other_saw, || format!("{viewer:?} tells worlds apart by {saw:?} and {other_saw:?}"))?;
        }
    }
    Ok(())
}
