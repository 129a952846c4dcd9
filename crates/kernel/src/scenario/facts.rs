//! What facts of all games are made of: comparing, and what happened.

use super::{Misread, Words};
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

/// A kind of event, and the clause behind it where that is said: `KnockedOut because OP-12.19`.
pub type Named<C> = (String, Option<C>);

/// Reads the name of an event.
pub fn named<C: Clause>(words: &mut Words<'_>) -> Result<Named<C>, Misread> {
    let kind = words.word("the name of an event")?.to_owned();
    let clause = if words.eat("because") { Some(words.known("a clause", C::parse)?) } else { None };
    Ok((kind, clause))
}

/// The name of an event: that of its variant.
pub fn kind_of(what: &impl Debug) -> String {
    let debug = format!("{what:?}");
    debug.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

/// Whether these happened in this order, perhaps with others between.
pub fn happened<C: Clause>(events: &[(String, C)], wanted: &[Named<C>]) -> Result<(), String> {
    let mut left = wanted.iter();
    let mut next = left.next();
    for (event, because) in events {
        let Some((kind, clause)) = next else { break };
        if event == kind && clause.is_none_or(|clause| clause == *because) {
            next = left.next();
        }
    }
    match next {
        None => Ok(()),
        Some((kind, _)) => {
            let all: Vec<String> = events.iter().map(|(event, because)| format!("{event} {}", because.id())).collect();
            Err(format!("{kind} did not happen there; what happened: {}", all.join(", ")))
        }
    }
}
