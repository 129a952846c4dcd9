//! What a table keeps in mind besides its match: who sits where, what time it is for what, and how far it has come.

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
    /// Whether they are ready for what comes next.
    pub(super) ready: bool,
}

impl Seated {
    pub(super) fn new(sitting: Sitting, left: u32) -> Seated {
        Seated { sitting, last: 0, left, away: None, stops: Stops::default(), ready: false }
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

/// A bot's turn.
#[derive(Clone)]
pub(super) enum BotTurn {
    /// It is none.
    None,
    /// It thinks about the answer after so many inputs.
    Thinking(u32),
    /// It has an answer, which is played at this time if the match still stands there.
    Chosen { step: u32, seat: Seat, parts: Parts, at: Instant },
}

/// What happens by itself, and when.
#[derive(Default)]
pub(super) struct Timers {
    /// The clock that runs.
    pub(super) running: Option<Running>,
    /// When the window that is open is passed for whoever is asked.
    pub(super) pass: Option<Instant>,
    /// Until then the next turn is held back (UN-12.1).
    pub(super) held: Option<Instant>,
    /// When the next round is dealt.
    pub(super) round: Option<Instant>,
    /// Since when nobody looks at the table.
    pub(super) idle: Option<Instant>,
}
