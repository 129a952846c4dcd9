//! What a table keeps in mind: who sits where, how far it has come, and what it waits for.

use super::{Hold, Running};
use crate::hosted::{Hosted, Parts};
use crate::journal::Sitting;
use kernel::Seat;
use tokio::time::Instant;
use wire::{SeatKind, Stops, Tempo, Text};

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
    /// How fast they want bots to answer.
    pub(super) tempo: Tempo,
}

impl Seated {
    pub(super) fn new(sitting: Sitting, left: u32) -> Seated {
        Seated {
            sitting,
            last: 0,
            left,
            away: None,
            stops: Stops::default(),
            passed: Vec::new(),
            ready: false,
            tempo: Tempo::default(),
        }
    }

    pub(super) fn is_person(&self) -> bool {
        self.sitting.kind == SeatKind::Person
    }

    pub(super) fn is_open(&self) -> bool {
        self.sitting.kind == SeatKind::Open
    }
}

/// How far a table has come, and its match from the deal on.
pub(super) enum Course {
    /// Seats are taken; nothing is dealt yet.
    Gathering,
    /// The match is played.
    Playing(Box<dyn Hosted>),
    /// This program cannot carry the match on, or cannot even deal it. Nothing is written.
    OnHold { game: Option<Box<dyn Hosted>>, hold: Hold },
    /// Nothing more happens: why it ended without a result, if so; and where it was on hold, if its people ended it so.
    Over { game: Option<Box<dyn Hosted>>, why: Option<Text>, hold: Option<Hold> },
}

impl Course {
    /// The match as it stands, whether or not it goes on.
    pub(super) fn game(&self) -> Option<&dyn Hosted> {
        match self {
            Course::Gathering => None,
            Course::Playing(game) => Some(&**game),
            Course::OnHold { game, .. } | Course::Over { game, .. } => game.as_deref(),
        }
    }

    /// The match, as long as it can be played.
    pub(super) fn playing(&self) -> Option<&dyn Hosted> {
        match self {
            Course::Playing(game) => Some(&**game),
            Course::Gathering | Course::OnHold { .. } | Course::Over { .. } => None,
        }
    }

    /// The same, to play it.
    pub(super) fn playing_mut(&mut self) -> Option<&mut Box<dyn Hosted>> {
        match self {
            Course::Playing(game) => Some(game),
            Course::Gathering | Course::OnHold { .. } | Course::Over { .. } => None,
        }
    }

    pub(super) fn hold(&self) -> Option<&Hold> {
        match self {
            Course::OnHold { hold, .. } | Course::Over { hold: Some(hold), .. } => Some(hold),
            Course::Gathering | Course::Playing(_) | Course::Over { hold: None, .. } => None,
        }
    }

    pub(super) fn is_gathering(&self) -> bool {
        matches!(self, Course::Gathering)
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self, Course::Over { .. })
    }

    /// What was dealt is played from now on.
    pub(super) fn begin(&mut self, game: Box<dyn Hosted>) {
        debug_assert!(self.is_gathering(), "a match is dealt once");
        *self = Course::Playing(game);
    }

    /// The match stays where it stands.
    pub(super) fn suspend(&mut self, hold: Hold) {
        let (game, _) = self.take();
        *self = Course::OnHold { game, hold };
    }

    /// Ends it.
    pub(super) fn end(&mut self, why: Option<Text>) {
        let (game, hold) = self.take();
        *self = Course::Over { game, why, hold };
    }

    fn take(&mut self) -> (Option<Box<dyn Hosted>>, Option<Hold>) {
        match std::mem::replace(self, Course::Gathering) {
            Course::Gathering => (None, None),
            Course::Playing(game) => (Some(game), None),
            Course::OnHold { game, hold } => (game, Some(hold)),
            Course::Over { game, hold, .. } => (game, hold),
        }
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
