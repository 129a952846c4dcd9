//! A game that can be drawn, and what all games need for it.

use crate::{
    Answer, Badge, BadgeKind, Ending, Event, EventKind, Fact, FactKind, Named, Part, Question, Role, Spot, Stake, Step,
};
use crate::{Table, Zone};
use kernel::{By, Clause, Seat, Shape, Sight, gold, imagined};
use std::borrow::Cow;
use std::cell::LazyCell;
use words::{Line, Speak};

/// A game that can be drawn.
pub trait Draw: Speak {
    /// The table as these eyes see it.
    fn table(sight: &Sight<'_, Self>) -> Table<Self::Action> {
        Self::table_with(sight, sight.legal_list())
    }

    /// The same with other answers attached to its cards: acts that would be refused, say.
    fn table_with(sight: &Sight<'_, Self>, actions: Vec<Self::Action>) -> Table<Self::Action>;

    /// What an answer is in the course of the game.
    fn role(action: &Self::Action) -> Role;

    /// What the step at a depth of an answer's path names, where that is more than a card.
    fn named(action: &Self::Action, depth: usize) -> Option<Named> {
        let _ = (action, depth);
        None
    }

    /// The names of all ways in which something ends, by what ends.
    const ENDINGS: &'static [&'static [&'static str]];

    /// What has ended with an event, and how: the way's name, and what is told of it.
    fn ending(&self, seen: &Self::Seen) -> Option<(&'static str, Ending)>;

    /// What an event is.
    fn kind(seen: &Self::Seen) -> EventKind;

    /// A line of a journal, for a log.
    fn told(&self, line: &kernel::Line<Self::Seen>) -> Event {
        let text = self.event(&line.seen);
        Event {
            step: line.step,
            kind: Self::kind(&line.seen),
            seat: text.player(),
            cards: text.cards().into_iter().map(str::to_owned).collect(),
            clause: Cow::Borrowed(Self::because(&line.seen).id()),
            telling: self.telling(&line.seen),
            ending: self.ending(&line.seen).map(|(_, ending)| ending),
            text,
        }
    }
}

/// The open question of a sight.
pub fn question<R: Draw>(sight: &Sight<'_, R>, view: &R::View) -> Option<Question> {
    let prompt = sight.prompt()?;
    let (rules, ask) = (sight.rules(), prompt.exactly());
    let stake = prompt.answer.and_then(|_| rules.stake(view, ask));
    Some(Question {
        seat: match prompt.by {
            By::Seat(seat) => Some(seat),
            By::Shell => None,
        },
        ask: Cow::Borrowed(ask.into()),
        text: rules.question(view, &prompt),
        about: rules.about(view),
        clause: Cow::Borrowed(prompt.clause.id()),
        pace: prompt.pace,
        shape: prompt.answer.map(|answer| answer.shape),
        most: prompt.answer.filter(|answer| answer.shape == Shape::PickSome).map(|answer| answer.max),
        stake: stake.map(|(stake, tone)| Stake { text: rules.at_stake(view, &stake), tone }),
    })
}

/// Answers in words, with what they mean.
pub fn answers<R: Draw>(sight: &Sight<'_, R>, view: &R::View, actions: Vec<R::Action>) -> Vec<Answer<R::Action>> {
    let rules = sight.rules();
    let marked = sight
        .prompt()
        .filter(|prompt| prompt.answer.is_some())
        .and_then(|prompt| gold(rules, view, prompt.exactly(), &actions));
    let world = LazyCell::new(|| imagined(rules, view));
    let answer = |action: R::Action| {
        let steps = rules.action(view, &action).into_iter().enumerate();
        Answer {
            role: R::role(&action),
            weight: rules.weight_in(view, &world, &action),
            gold: marked == Some(action),
            idle: rules.is_idle(view, &world, &action),
            path: steps.map(|(depth, text)| Step { text, names: R::named(&action, depth) }).collect(),
            send: action,
            aim: None,
        }
    };
    actions.into_iter().map(answer).collect()
}

/// Answers of a viewer in words, apart from any card: what the table could agree on.
pub fn offers<R: Draw>(sight: &Sight<'_, R>, actions: Vec<R::Action>) -> Vec<Answer<R::Action>> {
    if actions.is_empty() { Vec::new() } else { answers(sight, &sight.view(), actions) }
}

/// Answers with the cards that they are aimed at, once it is known where cards lie.
pub(crate) fn aimed<A: Copy>(mut answers: Vec<Answer<A>>, aim: impl Fn(A) -> Option<Spot>) -> Vec<Answer<A>> {
    answers.iter_mut().for_each(|answer| answer.aim = aim(answer.send));
    answers
}

/// A number with its parts, which are asked for only where it is not what is printed.
pub(crate) fn fact(
    kind: FactKind,
    now: impl Into<i64>,
    printed: impl Into<i64>,
    parts: impl FnOnce() -> Vec<Part>,
) -> Fact {
    let (now, printed) = (now.into(), printed.into());
    Fact { kind, now, printed, parts: if now == printed { Vec::new() } else { parts() } }
}

pub(crate) fn part(source: Line, amount: impl Into<i64>, clause: impl Clause) -> Part {
    Part { source, amount: amount.into(), clause: Cow::Borrowed(clause.id()) }
}

pub(crate) fn badge(kind: BadgeKind, text: Line) -> Badge {
    Badge { kind, text }
}

/// Where a card lies among the zones, if it is shown.
pub(crate) fn place(zones: &[Zone], owner: Option<Seat>, id: &str, index: impl Into<u16>) -> Option<Spot> {
    let index = index.into();
    let zone = zones.iter().position(|zone| zone.owner == owner && zone.id == id)?;
    zones[zone].cards.iter().any(|card| card.index == index).then_some(Spot { zone: zone as u16, index })
}
