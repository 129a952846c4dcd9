//! Walking through code.

use crate::{At, Code, Language, Op};
use serde::{Deserialize, Serialize};

/// What became of a verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Performed {
    /// It is done.
    Done,
    /// It is done, and something else goes on first.
    Then,
    /// Something else goes on first; then the verb is performed again.
    Again,
    /// Somebody is asked.
    Asks,
}

/// Why walking stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// There is nothing more to do.
    Ended,
    /// Somebody is asked; the cursor stands at the instruction that asks.
    Asks,
    /// Something else goes on first.
    Else,
}

/// The game that code is about.
pub trait Host<L: Language> {
    /// Does something.
    fn perform(&mut self, verb: &L::Verb) -> Performed;

    /// Looks whether something holds.
    fn holds(&mut self, test: &L::Test) -> bool;
}

/// How far an effect has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cursor {
    at: At,
}

impl Cursor {
    /// At a place.
    pub const fn new(at: At) -> Cursor {
        Cursor { at }
    }

    /// Where it stands.
    pub const fn at(self) -> At {
        self.at
    }

    /// The instruction it stands at has been answered.
    pub fn advance(&mut self) {
        self.at = self.at.next();
    }

    /// Yes or no to an instruction that lets somebody decide.
    pub fn decide<L: Language>(&mut self, code: &Code<L>, yes: bool) {
        match code.at(self.at) {
            Op::May(_, end) if !yes => self.at = *end,
            _ => self.advance(),
        }
    }

    /// The choice of one way to go on.
    pub fn choose<L: Language>(&mut self, code: &Code<L>, choice: usize) {
        if let Op::OneOf(_, starts) = code.at(self.at)
            && let Some(&start) = starts.get(choice)
        {
            self.at = start;
        }
    }

    /// Walks until somebody is asked, something else goes on first, or nothing is left.
    pub fn run<L: Language>(&mut self, code: &Code<L>, host: &mut impl Host<L>) -> Stop {
        loop {
            match code.at(self.at) {
                Op::Verb(verb) => match host.perform(verb) {
                    Performed::Done => self.advance(),
                    Performed::Then => {
                        self.advance();
                        return Stop::Else;
                    }
                    Performed::Again => return Stop::Else,
                    Performed::Asks => return Stop::Asks,
                },
                Op::Unless(test, end) => self.at = if host.holds(test) { self.at.next() } else { *end },
                Op::Jump(end) => self.at = *end,
                Op::May(..) | Op::OneOf(..) => return Stop::Asks,
                Op::End => return Stop::Ended,
            }
        }
    }
}
