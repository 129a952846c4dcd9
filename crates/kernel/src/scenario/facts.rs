//! What facts of all games are made of: comparing, and what happened.

use super::{Misread, Vocabulary, Words};
use crate::Clause;
use std::fmt::Debug;

/// A fact that was read: it holds, or what is true instead.
pub type Fact = Result<Result<(), String>, Misread>;

/// Whether it is what was wanted.
pub fn same<T: PartialEq + Debug>(wanted: T, is: T) -> Fact {
    Ok(if wanted == is { Ok(()) } else { Err(format!("it is {is:?}")) })
}

/// Whether it is so.
pub fn holds(is: bool, instead: &str) -> Fact {
    Ok(if is { Ok(()) } else { Err(instead.to_owned()) })
}

/// Whether it is what was wanted, both as a scenario's author would name them.
pub fn said(wanted: &str, is: &str) -> Fact {
    Ok(if wanted == is { Ok(()) } else { Err(format!("it is {is}")) })
}

/// A kind of event, and the clause behind it where that is said: `KnockedOut because OP-12.19`.
pub type Named<C> = (&'static str, Option<C>);

/// Reads the name of an event that the game has.
pub fn named<R: Vocabulary>(words: &mut Words<'_>) -> Result<Named<R::Clause>, Misread> {
    let known = |word: &str| R::NAMES.events.iter().copied().find(|name| *name == word);
    let kind = words.known("an event of this game", known)?;
    let clause = if words.eat("because") { Some(words.known("a clause", R::Clause::parse)?) } else { None };
    Ok((kind, clause))
}

/// Whether these happened in this order, perhaps with others between.
pub fn happened<R: Vocabulary>(events: &[R::Event], wanted: &[Named<R::Clause>]) -> Result<(), String> {
    let mut left = wanted.iter();
    let mut next = left.next();
    for event in events {
        let Some((kind, clause)) = next else { break };
        let (event, because) = R::event(event);
        if event == *kind && clause.is_none_or(|clause| clause == because) {
            next = left.next();
        }
    }
    match next {
        None => Ok(()),
        Some((kind, _)) if events.is_empty() => Err(format!("{kind} did not happen: nothing did")),
        Some((kind, _)) => Err(format!("{kind} did not happen there; what happened: {}", told::<R>(events))),
    }
}

/// Whether nothing of this kind happened, or nothing for this reason where one is said.
pub fn did_not_happen<R: Vocabulary>(events: &[R::Event], (kind, clause): &Named<R::Clause>) -> Result<(), String> {
    let is = |event: &R::Event| {
        let (event, because) = R::event(event);
        event == *kind && clause.is_none_or(|clause| clause == because)
    };
    if events.iter().any(is) { Err(format!("it happened: {}", told::<R>(events))) } else { Ok(()) }
}

/// Events with their clauses.
fn told<R: Vocabulary>(events: &[R::Event]) -> String {
    let event = |event: &R::Event| {
        let (kind, because) = R::event(event);
        format!("{kind} because {}", because.id())
    };
    events.iter().map(event).collect::<Vec<_>>().join(", ")
}
