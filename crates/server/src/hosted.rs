//! A match without its type: what a room needs of any game. There is no rule in here; the kernel's [`Game`] has them all.

use bots::{Bot, Budget, Random, Search};
use kernel::{
    By, Clause as _, Consent, Game, KernelClause, Outcome, Pace, Refusal, Replay, Rules, Seat, Seed, Status, TakeBack,
    Viewer,
};
use serde_json::Value;
use std::borrow::Cow;
use std::sync::Arc;
use table::Draw;
use wire::{Answer, Event, Problem, Reason, SeatKind, TakeBackTerms, Text};
use words::{Telling, Voice};

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

/// A match of any game.
pub(crate) trait Hosted: Send {
    fn step(&self) -> u32;
    fn hash(&self) -> u64;
    fn asked(&self) -> Asked;
    /// The place of each seat once it is over; none if it is void.
    fn places(&self) -> Option<Vec<u8>>;
    fn table(&self, viewer: Viewer, voice: &Voice) -> wire::Table;
    /// What a viewer has seen, from a line on; and how many lines there are.
    fn events(&self, viewer: Viewer, from: usize, voice: &Voice) -> (usize, Vec<Event>);
    /// Reads the parts of an answer as a page sends them.
    fn read(&self, parts: &[Value]) -> Option<Parts>;
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
    fn options(&self, seat: Seat, parts: &[u8], voice: &Voice) -> Result<Option<wire::Table>, Refused>;
    fn reasons(&self, seat: Seat, voice: &Voice) -> Vec<Problem>;
    fn take_back_terms(&self, seat: Seat) -> TakeBackTerms;
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

impl<R: Draw> Host<R> {
    pub(crate) fn new(rules: Arc<R>, setup: R::Setup, seed: Seed) -> Result<Host<R>, Vec<R::Fault>> {
        Ok(Host { game: Game::new(rules, setup, seed)? })
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

    fn decoded(&self, parts: &[u8]) -> Result<Vec<R::Action>, Refusal<R::Reason>> {
        kernel::decode(parts).ok_or(Refusal::Kernel(KernelClause::Malformed))
    }

    fn refused(&self, refusal: &Refusal<R::Reason>, voice: &Voice) -> Refused {
        let text = Text::of(&words::refusal(&**self.game.rules(), refusal), voice);
        Reason { text, clause: Cow::Borrowed(refusal.clause_id()) }
    }
}

impl<R: Draw + Send + Sync + 'static> Hosted for Host<R>
where
    R::Setup: Send,
    R::State: Send,
    R::Action: Send,
    R::Seen: Send,
{
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

    fn places(&self) -> Option<Vec<u8>> {
        match self.game.status() {
            Status::Over(Outcome::Placed(places)) => {
                Some(Seat::all(self.game.seats()).map(|seat| places.of(seat)).collect())
            }
            _ => None,
        }
    }

    fn table(&self, viewer: Viewer, voice: &Voice) -> wire::Table {
        wire::Table::of(&R::table(&self.game.sight(viewer)), voice)
    }

    fn events(&self, viewer: Viewer, from: usize, voice: &Voice) -> (usize, Vec<Event>) {
        let rules = self.game.rules();
        let journal = self.game.journal(viewer);
        let event = |line: &&kernel::Line<R::Seen>| Event {
            step: line.step,
            text: Text::of(&rules.event(&line.seen), voice),
            clause: Cow::Borrowed(R::because(&line.seen).id()),
            implied: rules.telling(&line.seen) == Telling::Implied,
        };
        (journal.len(), journal.iter().skip(from).map(event).collect())
    }

    fn read(&self, parts: &[Value]) -> Option<Parts> {
        let parts: Vec<R::Action> =
            parts.iter().map(|part| serde_json::from_value(part.clone()).ok()).collect::<Option<_>>()?;
        Some(kernel::encode(&parts))
    }

    fn play(&mut self, by: By, parts: &[u8], voice: &Voice) -> Result<(), Refused> {
        let played = self.decoded(parts).and_then(|parts| self.game.play(by, &parts));
        played.map_err(|refusal| self.refused(&refusal, voice))
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
        let view = self.game.sight(Viewer::Spectator).view();
        let answer = |action: R::Action| Answer {
            send: serde_json::to_value(action).unwrap_or_default(),
            path: Text::all(&self.game.rules().action(&view, &action), voice),
            aim: None,
        };
        self.game.agreements().into_iter().map(answer).collect()
    }

    fn answers(&self, seat: Seat) -> usize {
        self.game.sight(Viewer::Seat(seat)).legal_list().len()
    }

    fn is_attacked(&self, seat: Seat) -> bool {
        let table = R::table(&self.game.sight(Viewer::Seat(seat)));
        let hits = |link: &table::Link| {
            link.kind == "attack" && table.zones.get(link.to.zone).is_some_and(|zone| zone.owner == Some(seat))
        };
        table.links.iter().any(hits)
    }

    fn options(&self, seat: Seat, parts: &[u8], voice: &Voice) -> Result<Option<wire::Table>, Refused> {
        let explored = self.decoded(parts).and_then(|parts| self.game.options(seat, &parts));
        let options = explored.map_err(|refusal| self.refused(&refusal, voice))?;
        Ok((!options.complete).then(|| wire::Table::of(&R::table(&options.sight()), voice)))
    }

    fn reasons(&self, seat: Seat, voice: &Voice) -> Vec<Problem> {
        let (actions, refusals): (Vec<_>, Vec<_>) = self.game.refusals(seat).into_iter().unzip();
        let drawn = R::table_with(&self.game.sight(Viewer::Seat(seat)), actions);
        let table = wire::Table::of(&drawn, voice);
        let problem = |(place, (answer, refusal)): (usize, (Answer, &Refusal<R::Reason>))| Problem {
            path: answer.path,
            cards: table.zones.iter().zip(0..).flat_map(|(zone, number)| zone.starting(number, place)).collect(),
            why: self.refused(refusal, voice),
        };
        table.answers.iter().cloned().zip(&refusals).enumerate().map(problem).collect()
    }

    fn take_back_terms(&self, seat: Seat) -> TakeBackTerms {
        match self.game.take_back_terms(seat) {
            TakeBack::Free => TakeBackTerms::Free,
            TakeBack::Ask => TakeBackTerms::Ask,
            TakeBack::Never => TakeBackTerms::None,
        }
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
