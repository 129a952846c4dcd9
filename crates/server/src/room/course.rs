//! What a table keeps in mind besides its match: who sits where, what it waits for, and how far it has come.

use super::{Hold, Running};
use crate::hosted::Parts;
use crate::journal::Sitting;
use kernel::Seat;
use tokio::time::Instant;
use wire::{SeatKind, Stops, Text};

/// A seat, and what is known of it.
pub(super) struct Seated {
    pub(super) sitting: Sitting,
    /// The highest number of theirs that had an effect.
    pub(super) last: u32,
    /// Time left, in milliseconds.
    pub(super) left: u32,
    /// Since when they are away.
    pub(super) away: Option<Instant>,
    /// In which windows they are asked.
    pub(super) stops: Stops,
    /// The clauses of the windows that were passed for them since they last acted.
    pub(super) passed: Vec<&'static str>,
    /// Whether they are ready for what comes next.
    pub(super) ready: bool,
}

impl Seated {
    pub(super) fn new(sitting: Sitting, left: u32) -> Seated {
        Seated { sitting, last: 0, left, away: None, stops: Stops::default(), passed: Vec::new(), ready: false }
    }

    pub(super) fn is_person(&self) -> bool {
        self.sitting.kind == SeatKind::Person
    }

    pub(super) fn is_open(&self) -> bool {
        self.sitting.kind == SeatKind::Open
    }
}

/// How far a table has come.
pub(super) enum Course {
    /// It is open.
    Open,
    /// This program cannot carry the match on. Nothing is written.
    OnHold(Hold),
    /// Nothing more happens: why it ended without a result, if so; and where it was on hold, if its people ended it so.
    Over { why: Option<Text>, hold: Option<Hold> },
}

impl Course {
    pub(super) fn hold(&self) -> Option<&Hold> {
        match self {
            Course::OnHold(hold) | Course::Over { hold: Some(hold), .. } => Some(hold),
            Course::Open | Course::Over { hold: None, .. } => None,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self, Course::Over { .. })
    }

    pub(super) fn is_open(&self) -> bool {
        matches!(self, Course::Open)
    }

    /// Ends it.
    pub(super) fn end(&mut self, why: Option<Text>) {
        let hold = match std::mem::replace(self, Course::Open) {
            Course::OnHold(hold) => Some(hold),
            Course::Over { hold, .. } => hold,
            Course::Open => None,
        };
        *self = Course::Over { why, hold };
    }
}

/// What a match waits for. It begins anew with every input.
#[derive(Clone)]
pub(super) enum Wait {
    /// Nothing that comes by itself.
    Nothing,
    /// A person answers, in this time.
    Person(Running),
    /// The next round is dealt at this time.
    Round(Instant),
    /// A bot thinks about the answer after so many inputs, which is not played before this time: how long it thinks tells nothing.
    Thought { step: u32, not_before: Instant },
    /// A bot's answer is played at this time if the match still stands there.
    Answer { step: u32, seat: Seat, parts: Parts, at: Instant },
}
