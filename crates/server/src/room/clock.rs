//! Time at a table. The engine has none: what it means is an input like any other.

use super::{No, Room};
use crate::hosted::Asked;
use kernel::{By, Pace, Seat};
use std::time::Duration;
use tokio::time::Instant;
use wire::{SeatKind, Stops};
use words::Lang;

/// Time that runs for a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Running {
    pub(super) seat: Seat,
    pub(super) since: Instant,
    /// A window's end; otherwise the seat's own clock runs.
    pub(super) window: Option<Instant>,
}

impl Room {
    /// Time begins to run for whoever must act.
    pub(super) fn run_clock(&mut self, seat: Seat, pace: Pace) {
        if self.running.is_some_and(|running| running.seat == seat) {
            return;
        }
        let since = Instant::now();
        let window = match pace {
            Pace::Reaction { millis } if self.somebody_waits() => {
                Some(since + Duration::from_millis(u64::from(millis)))
            }
            Pace::Turn | Pace::Reaction { .. } | Pace::Silent { .. } => None,
        };
        self.running = Some(Running { seat, since, window });
    }

    /// Whether a window must end by itself: bots have all the time in the world.
    fn somebody_waits(&self) -> bool {
        let people = self.seats.iter().filter(|sitting| sitting.kind == SeatKind::Person).count();
        self.plan.clocks.is_some() || people > 1
    }

    /// A window in which somebody does not want to be asked is passed for them, after a time that says nothing about their
    /// hand (OP-8.4.8, ZW-17.18).
    pub(super) fn maybe_pass(&mut self, seat: Seat, pace: Pace) {
        self.pass_at = None;
        let Some(game) = &self.game else { return };
        let Pace::Reaction { .. } = pace else {
            // Their own turn has come.
            if self.stops[seat.index()] == Stops::NextTurn {
                self.stops[seat.index()] = Stops::default();
            }
            return;
        };
        let passes = match self.stops[seat.index()] {
            Stops::All => false,
            Stops::NextTurn => true,
            Stops::Answers => game.answers(seat) < 2,
            Stops::Attacks => game.answers(seat) < 2 || !game.is_attacked(seat),
        };
        if passes && game.default().is_some() {
            let chance = u32::from(crate::chance()[0]);
            let pause = self.shared.pauses.pass;
            self.pass_at = Some(Instant::now() + pause + pause * 2 * chance / 255);
        }
    }

    async fn pass(&mut self) {
        let asked = self.game.as_ref().map(|game| (game.asked(), game.default()));
        let Some((Asked::Seat(seat, _), Some(parts))) = asked else { return };
        if self.commit(By::Seat(seat), parts, None, Lang::En).await.is_err() {
            self.pass_at = Some(Instant::now() + Duration::from_secs(1));
        }
    }

    /// What each seat would have left if somebody acted now.
    pub(super) fn left_now(&self) -> Vec<u32> {
        let mut left = self.left.clone();
        if let (Some(clocks), Some(Running { seat, since, window: None })) = (self.plan.clocks, self.running)
            && let Some(mine) = left.get_mut(seat.index())
        {
            let passed = since.elapsed().as_millis().min(u128::from(u32::MAX)) as u32;
            *mine = mine.saturating_sub(passed).saturating_add(clocks.increment);
        }
        left
    }

    /// When the clock that runs is out.
    pub(super) fn out_at(&self) -> Option<Instant> {
        let Running { seat, since, window } = self.running?;
        if window.is_some() {
            return window;
        }
        self.plan.clocks?;
        Some(since + Duration::from_millis(u64::from(*self.left.get(seat.index())?)))
    }

    /// Who has been away for so long that the match may be claimed.
    pub(super) fn claimable(&self) -> Option<Seat> {
        let Some(Asked::Seat(seat, _)) = self.game.as_ref().map(|game| game.asked()) else { return None };
        let away = (*self.away.get(seat.index())?)?;
        (self.is_person(seat) && !self.stands_still() && away.elapsed() >= self.shared.pauses.grace).then_some(seat)
    }

    /// When something happens by itself.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let chosen = self.chosen.as_ref().map(|(.., at)| *at);
        let waiting = self.held.filter(|_| !self.waiting.is_empty());
        let idle = self.idle_since.map(|since| since + self.idle());
        let grace = match self.game.as_ref().map(|game| game.asked()) {
            Some(Asked::Seat(seat, _)) => {
                let at = self.away.get(seat.index()).copied().flatten().map(|since| since + self.shared.pauses.grace);
                at.filter(|at| *at > Instant::now())
            }
            _ => None,
        };
        let ending = self.ending_at(Instant::now());
        [self.out_at(), chosen, waiting, self.pass_at, self.round_at, idle, grace, ending].into_iter().flatten().min()
    }

    pub(super) fn is_idle(&self, now: Instant) -> bool {
        self.conns.is_empty()
            && self.thinking.is_none()
            && self.idle_since.is_some_and(|since| since + self.idle() <= now)
    }

    /// Whatever is due is done.
    pub(super) async fn time_passes(&mut self) {
        let now = Instant::now();
        if let Some((step, seat, parts, at)) = self.chosen.clone()
            && at <= now
        {
            self.chosen = None;
            let fits = self.game.as_ref().is_some_and(|game| game.step() == step);
            if fits && let Err(no) = self.commit(By::Seat(seat), parts, None, Lang::En).await {
                if let No::Refused(why) = no {
                    self.shared.metrics.lost_bots.add(1);
                    tracing::error!(table = self.code.0, step, ?seat, ?why, "a bot's answer was refused");
                }
                self.try_again_later(seat);
            }
            return;
        }
        if self.held.is_some_and(|held| held <= now) {
            self.held = None;
            for (number, message) in std::mem::take(&mut self.waiting) {
                self.hear(number, message).await;
            }
        }
        if self.pass_at.is_some_and(|at| at <= now) {
            self.pass_at = None;
            self.pass().await;
            return;
        }
        if self.round_at.is_some_and(|at| at <= now) {
            self.round_at = None;
            self.next_round().await;
            return;
        }
        if self.ending_at(now).is_some_and(|at| at <= now) {
            // Where it cannot be written, somebody says so again.
            let _ = self.end_if_wanted().await;
            return;
        }
        if self.out_at().is_some_and(|at| at <= now) {
            self.run_out().await;
        } else {
            // Somebody may be claimed now.
            self.show_all();
        }
    }

    /// A bot whose answer could not be written tries again.
    fn try_again_later(&mut self, seat: Seat) {
        if self.closed.is_none()
            && let Some(game) = &self.game
        {
            let again = Instant::now() + Duration::from_secs(1);
            if let Some(parts) = game.default() {
                self.chosen = Some((game.step(), seat, parts, again));
            } else {
                self.thinking = None;
                self.let_think(seat);
            }
        }
    }

    pub(super) async fn next_round(&mut self) {
        let Some(parts) = self.game.as_ref().and_then(|game| game.shell()) else { return };
        if self.commit(By::Shell, parts, None, Lang::En).await.is_err() {
            self.round_at = Some(Instant::now() + Duration::from_secs(5));
        }
    }

    /// A window closes with its default; a clock that is out is a concession.
    async fn run_out(&mut self) {
        let (Some(running), Some(game)) = (self.running, &self.game) else { return };
        let default = running.window.and_then(|_| game.default());
        let parts = default.unwrap_or_else(|| game.concession());
        self.running = None;
        if let Err(No::Trouble(_) | No::Refused(_)) = self.commit(By::Seat(running.seat), parts, None, Lang::En).await {
            let later = Instant::now() + Duration::from_secs(1);
            self.running = Some(Running { window: Some(later), ..running });
        }
    }
}
