//! Scenarios: one language for tests, bug reports and puzzles, the same for all games (`docs/scenarios.md`).
//!
//! The kernel reads the frame and runs it; a game supplies its [`Vocabulary`].

mod facts;
mod names;
mod parse;
mod run;
mod stage;
mod words;

pub use facts::{Fact, Named, did_not_happen, happened, holds, named, said, same};
pub use names::{Names, SeatNames, Written, bracketed, meaning_of, word_for};
pub use parse::{Phrase, Scenario, Step, parse};
pub use run::{Position, Scene, Trace, Vocabulary, run, trace, watch};
pub use words::{Line, Misread, Token, TokenKind, Words, copy_of, lines};

use std::ops::Range;

/// What kind of thing is wrong with a scenario, or with the rules it tests.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Trouble {
    /// The text is not a scenario.
    Syntax,
    /// A card, clause or word that the game does not know.
    Unknown,
    /// The position described cannot exist.
    Impossible,
    /// The rules do something else than expected.
    Failed,
    /// A promise that holds at every step was broken: cards were lost, a view leaked, a refusal left a trace.
    Broken,
    /// The rules broke down.
    Panicked,
}

impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Trouble::Syntax => "syntax error",
            Trouble::Unknown => "unknown word",
            Trouble::Impossible => "impossible position",
            Trouble::Failed => "failed expectation",
            Trouble::Broken => "broken promise",
            Trouble::Panicked => "panic",
        })
    }
}

/// Something wrong, and where in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// What kind of thing.
    pub trouble: Trouble,
    /// Where, in bytes from the start.
    pub span: Range<usize>,
    /// What, in a sentence.
    pub message: String,
    /// What was asked of whom at that moment, where somebody's act failed.
    pub note: Option<String>,
}

impl Problem {
    /// A problem.
    pub fn new(trouble: Trouble, span: Range<usize>, message: impl Into<String>) -> Problem {
        Problem { trouble, span, message: message.into(), note: None }
    }

    /// Line and column of its beginning, both from 1; columns count characters.
    pub fn place(&self, source: &str) -> (usize, usize) {
        let before = source.get(..self.span.start).unwrap_or(source);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        (line, column)
    }
}
