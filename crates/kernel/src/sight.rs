//! What somebody at the table can see: the only thing a bot ever gets.

use crate::{Actions, By, Outcome, Prompt, Rules, Seat, Status, Viewer, any_legal};
use rand_core::Rng;

/// A viewer's eyes on a match. It holds the state but lends out only what the viewer may have, computed when asked for,
/// so a bot that wants nothing but a legal answer pays for nothing else.
///
/// The state cannot be reached through it:
///
/// ```compile_fail
/// fn cheat<R: kernel::Rules>(sight: kernel::Sight<'_, R>) -> R::State {
///     *sight.state
/// }
/// ```
pub struct Sight<'a, R: Rules> {
    rules: &'a R,
    state: &'a R::State,
    viewer: Viewer,
}

impl<'a, R: Rules> Sight<'a, R> {
    /// A seat's or spectator's eyes on this state. Whoever has the state can make one; it does not give it back.
    #[inline(always)]
    pub fn new(rules: &'a R, state: &'a R::State, viewer: Viewer) -> Self {
        Sight { rules, state, viewer }
    }

    /// The rulebook.
    pub fn rules(&self) -> &'a R {
        self.rules
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat whose eyes these are, unless a spectator's.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The match as this viewer sees it.
    pub fn view(&self) -> R::View {
        self.rules.view(self.state, self.viewer)
    }

    /// The open question, with its private half if it is this viewer's.
    pub fn prompt(&self) -> Option<Prompt<R>> {
        match self.rules.status(self.state) {
            Status::Ask(question) => Some(question.seen_by(self.viewer)),
            Status::Over(_) => None,
        }
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.rules.status(self.state) {
            Status::Ask(_) => None,
            Status::Over(outcome) => Some(outcome),
        }
    }

    /// Whether the rules want an answer from this viewer now.
    pub fn is_asked(&self) -> bool {
        self.seat().is_some_and(|seat| self.rules.asked(self.state) == Some(By::Seat(seat)))
    }

    /// What this viewer may send now.
    pub fn legal(&self, actions: &mut impl Actions<R::Action>) {
        if let Viewer::Seat(seat) = self.viewer {
            self.rules.legal(self.state, By::Seat(seat), actions);
        }
    }

    /// The same as a list.
    pub fn legal_list(&self) -> Vec<R::Action> {
        let mut actions = Vec::new();
        self.legal(&mut actions);
        actions
    }

    /// What a person in this seat might try besides: through [`Game`](crate::Game), not for bots.
    pub(crate) fn attempts(&self) -> Vec<R::Action> {
        let mut actions = Vec::new();
        if let Viewer::Seat(seat) = self.viewer {
            self.rules.attempts(self.state, By::Seat(seat), &mut actions);
        }
        actions
    }

    /// One legal action, each as likely as the others, and how many there were.
    #[inline]
    pub fn any_legal(&self, rng: &mut impl Rng) -> Option<(R::Action, usize)> {
        any_legal(self.rules, self.state, By::Seat(self.seat()?), rng)
    }
}
