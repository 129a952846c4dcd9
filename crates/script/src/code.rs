//! Flat code with jumps.

use crate::Language;
use serde::{Deserialize, Serialize};

/// A place in the code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct At(u16);

impl At {
    /// The place as a number, for state hashes.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The instruction after it.
    pub const fn next(self) -> At {
        At(self.0 + 1)
    }
}

/// One instruction.
pub enum Op<L: Language> {
    /// Something the game does. It may ask, and is then done again with the answer.
    Verb(L::Verb),
    /// Goes on there unless it holds.
    Unless(L::Test, At),
    /// Goes on there.
    Jump(At),
    /// Somebody says yes, and it goes on; or no, and it goes on there.
    May(L::Who, At),
    /// Somebody chooses where to go on.
    OneOf(L::Who, Box<[At]>),
    /// Nothing follows.
    End,
}

/// Everything that a library of cards can do, in one piece.
pub struct Code<L: Language> {
    ops: Vec<Op<L>>,
}

impl<L: Language> Code<L> {
    /// The instruction at a place. Beyond the end there is nothing but the end.
    #[inline]
    pub fn at(&self, at: At) -> &Op<L> {
        self.ops.get(at.0 as usize).unwrap_or(&Op::End)
    }

    /// How many instructions there are.
    pub fn len(&self) -> usize {
        self.ops.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }
}

/// A place in the code that is still to be filled.
#[must_use]
pub struct Hold(usize);

/// Writes code. Jumps forward are written when their end is known.
pub struct Builder<L: Language> {
    ops: Vec<Op<L>>,
}

impl<L: Language> Default for Builder<L> {
    fn default() -> Self {
        Builder { ops: Vec::new() }
    }
}

impl<L: Language> Builder<L> {
    /// Where the next instruction will stand.
    pub fn here(&self) -> At {
        At(self.ops.len() as u16)
    }

    /// Whether a place can still be named: code is addressed by 16 bits.
    pub fn is_full(&self) -> bool {
        self.ops.len() >= usize::from(u16::MAX)
    }

    /// A verb.
    pub fn verb(&mut self, verb: L::Verb) {
        self.ops.push(Op::Verb(verb));
    }

    /// Goes on at a place that was there before.
    pub fn jump(&mut self, at: At) {
        self.ops.push(Op::Jump(at));
    }

    /// The end of an effect.
    pub fn end(&mut self) {
        self.ops.push(Op::End);
    }

    /// A place for a jump whose end is not known yet: steps follow, then one of the `fill`s.
    pub fn hold(&mut self) -> Hold {
        self.ops.push(Op::End);
        Hold(self.ops.len() - 1)
    }

    /// What was written since is done only if it holds.
    pub fn fill_unless(&mut self, hold: Hold, test: L::Test) {
        self.ops[hold.0] = Op::Unless(test, self.here());
    }

    /// What was written since is done if somebody likes.
    pub fn fill_may(&mut self, hold: Hold, who: L::Who) {
        self.ops[hold.0] = Op::May(who, self.here());
    }

    /// What was written since is passed over.
    pub fn fill_jump(&mut self, hold: Hold) {
        self.ops[hold.0] = Op::Jump(self.here());
    }

    /// Somebody chooses one of these places.
    pub fn fill_one_of(&mut self, hold: Hold, who: L::Who, starts: Vec<At>) {
        self.ops[hold.0] = Op::OneOf(who, starts.into());
    }

    /// The code.
    pub fn finish(self) -> Code<L> {
        Code { ops: self.ops }
    }
}
