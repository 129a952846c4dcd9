//! What happened, with who sees it whole.

use kernel::{Viewer, Viewers};
use serde::{Deserialize, Serialize};

/// Something that happened. `W` is what, `C` the clauses of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event<W, C> {
    /// What happened.
    pub what: W,
    /// Who sees the face in it; everybody else sees that it happened.
    pub eyes: Viewers,
    /// The rule behind it.
    pub because: C,
}

/// The event as somebody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen<W, C> {
    /// What happened.
    pub what: W,
    /// The rule behind it.
    pub because: C,
}

/// Kinds of event that may have a hidden part.
pub trait Redact: Copy {
    /// The same without its hidden part, unless its viewer sees that. Every kind is listed, so that a new one must be thought about.
    fn redact(self, sees: bool) -> Self;
}

impl<W: Redact, C: Copy> Event<W, C> {
    /// The event as this viewer sees it.
    pub fn seen_by(&self, viewer: Viewer) -> Seen<W, C> {
        Seen { what: self.what.redact(self.eyes.contains(viewer)), because: self.because }
    }
}
