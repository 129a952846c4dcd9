//! Tables that this program cannot carry on: a line of their journal is refused, leads elsewhere or cannot be read.
//!
//! Such a table is on hold. It shows how it stood before that line, each viewer through their own eyes; nothing is written and
//! nothing opens, so that a program that can play it carries it on. Its people may end it without a result.

use super::{No, Room, text};
use crate::journal::{Closing, Unreadable};
use kernel::Seat;
use serde::Serialize;
use std::time::Duration;
use tokio::time::Instant;
use wire::Trouble;

/// Where a match cannot be carried on, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hold {
    /// The first line of the journal that does not go as it went, counted from 1.
    pub(crate) line: u32,
    pub(crate) why: Stuck,
}

/// Why a line cannot be carried out again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stuck {
    /// Its bytes are of no version that this program reads.
    Unreadable(Unreadable),
    /// The match cannot be dealt.
    Deal,
    /// An input is refused.
    Refused,
    /// The match stands otherwise after it than it stood then.
    Diverged,
}

/// So long a table on hold stays in memory without anybody: somebody may be about to mend what is wrong with it.
const LINGER: Duration = Duration::from_secs(5);

/// How a match ends that its people end while it is on hold.
const ENDED: &str = "server-ended-on-hold";

/// How earlier programs ended what they could not carry on.
const VOID: &str = "server-void-version";

/// Why a match that is over ended without a result; nothing where it was played to its end.
pub(super) fn ending(closing: &Closing) -> Option<&'static str> {
    [ENDED, VOID].into_iter().find(|known| closing.why.as_deref() == Some(known))
}

impl Room {
    /// How long a table that nobody looks at stays in memory.
    pub(super) fn idle(&self) -> Duration {
        let idle = self.shared.pauses.idle;
        if self.course.hold().is_some() { idle.min(LINGER) } else { idle }
    }

    /// Somebody wants to end a match on hold.
    pub(super) async fn end_without_result(&mut self, seat: Seat) -> Result<(), No> {
        if self.course.hold().is_none() || self.course.is_over() {
            return Err(No::Trouble(Trouble::NothingToDo));
        }
        self.seats[seat.index()].ready = true;
        self.end_if_wanted().await
    }

    /// Ends a match on hold once everybody wants it. Who has been away for too long is not waited for.
    pub(super) async fn end_if_wanted(&mut self) -> Result<(), No> {
        let now = Instant::now();
        if self.ending_at(now).is_none_or(|at| at > now) {
            self.show_all();
            return Ok(());
        }
        let closing = self.closing(Some(ENDED));
        if let Err(error) = self.shared.store.close(&self.code, closing.to_bytes()).await {
            tracing::error!(table = self.code.0, ?error, "the end of a match could not be written");
            self.seats.iter_mut().for_each(|seated| seated.ready = false);
            self.show_all();
            return Err(No::Trouble(Trouble::Disk));
        }
        self.course.end(Some(text(ENDED)));
        self.show_all();
        Ok(())
    }

    /// When a match on hold ends: at once where everybody wants it, otherwise when the last who has not said so has been away for
    /// too long. Never, where nobody wants it or somebody is there who has not said so.
    pub(super) fn ending_at(&self, now: Instant) -> Option<Instant> {
        if self.course.hold().is_none() || self.course.is_over() || !self.seats.iter().any(|seated| seated.ready) {
            return None;
        }
        let mut at = now;
        let people = (0..self.seats.len()).filter(|&place| self.seats[place].is_person());
        for place in people.filter(|&place| !self.seats[place].ready) {
            at = at.max(self.seats[place].away? + self.shared.pauses.grace);
        }
        Some(at)
    }
}

/// A table on hold, for whoever looks through a database.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Held {
    /// The first line that does not go as it went, counted from 1; 0 is the opening.
    pub line: u32,
    /// Why: `unreadable`, `later-version`, `deal`, `refused` or `diverged`.
    pub why: &'static str,
}

impl Held {
    /// A table whose opening cannot be read.
    pub(crate) fn opening(why: Unreadable) -> Held {
        Held { line: 0, why: unreadable(why) }
    }
}

fn unreadable(why: Unreadable) -> &'static str {
    match why {
        Unreadable::Later(_) => "later-version",
        Unreadable::Garbled => "unreadable",
    }
}

impl From<&Hold> for Held {
    fn from(hold: &Hold) -> Held {
        let why = match hold.why {
            Stuck::Unreadable(why) => unreadable(why),
            Stuck::Deal => "deal",
            Stuck::Refused => "refused",
            Stuck::Diverged => "diverged",
        };
        Held { line: hold.line, why }
    }
}
