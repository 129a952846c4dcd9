//! Names that scenarios use: of seats, events, questions and reasons, and of acts.

use super::{Phrase, Scenario, Step};
use crate::{By, Seat};

/// The names that a game's scenarios may use. Any other is an unknown word.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// Kinds of event.
    pub events: &'static [&'static str],
    /// Kinds of question.
    pub questions: &'static [&'static str],
    /// Reasons of refusals.
    pub reasons: &'static [&'static str],
    /// Faults of setups.
    pub faults: &'static [&'static str],
}

/// An act as a scenario writes it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Written {
    /// Its verb, with letters in the places of cards: `attacks X with Y`.
    pub verb: &'static str,
    /// The whole: `attacks leader with A`.
    pub text: String,
}

impl Written {
    /// An act that is a verb and nothing more.
    pub fn plain(verb: &'static str) -> Written {
        Written { verb, text: verb.to_owned() }
    }

    /// An act with its cards.
    pub fn new(verb: &'static str, text: String) -> Written {
        Written { verb, text }
    }
}

/// The thing of a word.
///
/// ```
/// use kernel::scenario::{meaning_of, word_for};
/// let zones = [("hand", 1), ("deck", 2)];
/// assert_eq!(meaning_of(&zones, "deck"), Some(2));
/// assert_eq!(word_for(&zones, 1), Some("hand"));
/// ```
pub fn meaning_of<T: Copy>(words: &[(&'static str, T)], word: &str) -> Option<T> {
    words.iter().find(|(name, _)| *name == word).map(|(_, thing)| *thing)
}

/// The word for a thing.
pub fn word_for<T: PartialEq>(words: &[(&'static str, T)], thing: T) -> Option<&'static str> {
    words.iter().find(|(_, other)| *other == thing).map(|(name, _)| *name)
}

/// Names in brackets, as lists are written.
pub fn bracketed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    format!("[{}]", names.into_iter().collect::<Vec<_>>().join(", "))
}

/// How a scenario calls its seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SeatNames {
    /// `s0`, `s1`, …
    #[default]
    FromZero,
    /// `p1`, `p2`, …
    FromOne,
}

impl SeatNames {
    /// As the scenario's author writes them; from zero where none is named.
    ///
    /// ```
    /// use kernel::Seat;
    /// use kernel::scenario::{SeatNames, parse};
    /// let scenarios = parse("scenario \"x\" covers A-1\n when p2 passes\n then settled").unwrap();
    /// assert_eq!(SeatNames::of(&scenarios[0]).seat(Seat::FIRST), "p1");
    /// ```
    pub fn of(scenario: &Scenario<'_>) -> SeatNames {
        let steps = scenario.steps.iter().map(|step| match step {
            Step::Chance(phrase) | Step::When(phrase) | Step::Then(phrase) | Step::Refuse { phrase, .. } => phrase,
        });
        let named = scenario.given.iter().chain(steps).find_map(Phrase::first_seat);
        match named {
            Some(word) if word.starts_with('p') => SeatNames::FromOne,
            _ => SeatNames::FromZero,
        }
    }

    /// A seat.
    pub fn seat(self, seat: Seat) -> String {
        match self {
            SeatNames::FromZero => format!("s{}", seat.number()),
            SeatNames::FromOne => format!("p{}", seat.number() + 1),
        }
    }

    /// Who acts.
    pub fn actor(self, by: By) -> String {
        match by {
            By::Seat(seat) => self.seat(seat),
            By::Shell => "shell".to_owned(),
        }
    }
}
