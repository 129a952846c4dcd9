//! Time at a table. The engine has none: what it means is an input like any other.

use super::{BotTurn, No, Room};
use crate::hosted::Asked;
use kernel::{By, Pace, Seat};
use std::time::Duration;
use tokio::time::Instant;
use wire::Stops;
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
        if self.timers.running.is_some_and(|running| running.seat == seat) {
            return;
        }
        let since = Instant::now();
        let window = match pace {
            Pace::Reaction { millis } if self.somebody_waits() => {
                Some(since + Duration::from_millis(u64::from(millis)))
            }
            Pace::Turn | Pace::Reaction { .. } | Pace::Silent { .. } => None,
        };
        self.timers.running = Some(Running { seat, since, window });
    }

    /// Whether a window must end by itself: bots have all the time in the world.
    fn somebody_waits(&self) -> bool {
        let people = self.seats.iter().filter(|seated| seated.is_person()).count();
        self.plan.clocks.is_some() || people > 1
    }

    /// A window in which somebody does not want to be asked is passed for them, after a time that says nothing about their
    /// hand (OP-8.4.8, ZW-17.18).
    pub(super) fn maybe_pass(&mut self, seat: Seat, pace: Pace) {
        self.timers.pass = None;
        let Some(game) = &self.game else { return };
        let Pace::Reaction { .. } = pace else {
            // Their own turn has come.
            if self.seats[seat.index()].stops == Stops::NextTurn {
                self.seats[seat.index()].stops = Stops::default();
            }
            return;
        };
        let passes = match self.seats[seat.index()].stops {
            Stops::All => false,
            Stops::NextTurn => true,
            Stops::Answers => game.answers(seat) < 2,
            Stops::Attacks => game.answers(seat) < 2 || !game.is_attacked(seat),
        };
        if passes && game.default().is_some() {
            let chance = u32::from(crate::chance()[0]);
            let pause = self.shared.pauses.pass;
            self.timers.pass = Some(Instant::now() + pause + pause * 2 * chance / 255);
        }
    }

    async fn pass(&mut self) {
        let asked = self.game.as_ref().map(|game| (game.asked(), game.default()));
        let Some((Asked::Seat(seat, _), Some(parts))) = asked else { return };
        if self.commit(By::Seat(seat), parts, None, Lang::En).await.is_err() {
            self.timers.pass = Some(Instant::now() + Duration::from_secs(1));
        }
    }

    /// What each seat would have left if somebody acted now.
    pub(super) fn left_now(&self) -> Vec<u32> {
        let mut left: Vec<u32> = self.seats.iter().map(|seated| seated.left).collect();
        if let (Some(clocks), Some(Running { seat, since, window: None })) = (self.plan.clocks, self.timers.running)
            && let Some(mine) = left.get_mut(seat.index())
        {
            let passed = since.elapsed().as_millis().min(u128::from(u32::MAX)) as u32;
            *mine = mine.saturating_sub(passed).saturating_add(clocks.increment);
        }
        left
    }

    /// When the clock that runs is out.
    pub(super) fn out_at(&self) -> Option<Instant> {
        let Running { seat, since, window } = self.timers.running?;
        if window.is_some() {
            return window;
        }
        self.plan.clocks?;
        Some(since + Duration::from_millis(u64::from(self.seats.get(seat.index())?.left)))
    }

    /// Who has been away for so long that the match may be claimed.
    pub(super) fn claimable(&self) -> Option<Seat> {
        let Some(Asked::Seat(seat, _)) = self.game.as_ref().map(|game| game.asked()) else { return None };
        let away = self.seats.get(seat.index())?.away?;
        (self.is_person(seat) && !self.stands_still() && away.elapsed() >= self.shared.pauses.grace).then_some(seat)
    }

    /// When something happens by itself.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let chosen = match &self.bot {
            BotTurn::Chosen { at, .. } => Some(*at),
            BotTurn::None | BotTurn::Thinking(_) => None,
        };
        let waiting = self.timers.held.filter(|_| !self.waiting.is_empty());
        let idle = self.timers.idle.map(|since| since + self.idle());
        let grace = match self.game.as_ref().map(|game| game.asked()) {
            Some(Asked::Seat(seat, _)) => {
                let away = self.seats.get(seat.index()).and_then(|seated| seated.away);
                let at = away.map(|since| since + self.shared.pauses.grace);
                at.filter(|at| *at > Instant::now())
            }
            _ => None,
        };
        let ending = self.ending_at(Instant::now());
        [self.out_at(), chosen, waiting, self.timers.pass, self.timers.round, idle, grace, ending]
            .into_iter()
            .flatten()
            .min()
    }

    pub(super) fn is_idle(&self, now: Instant) -> bool {
        self.conns.is_empty()
            && !matches!(self.bot, BotTurn::Thinking(_))
            && self.timers.idle.is_some_and(|since| since + self.idle() <= now)
    }

    /// Whatever is due is done.
    pub(super) async fn time_passes(&mut self) {
        let now = Instant::now();
        if let BotTurn::Chosen { step, seat, parts, at } = self.bot.clone()
            && at <= now
        {
            self.bot = BotTurn::None;
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
        if self.timers.held.is_some_and(|held| held <= now) {
            self.timers.held = None;
            for (number, message) in std::mem::take(&mut self.waiting) {
                self.hear(number, message).await;
            }
        }
        if self.timers.pass.is_some_and(|at| at <= now) {
            self.timers.pass = None;
            self.pass().await;
            return;
        }
        if self.timers.round.is_some_and(|at| at <= now) {
            self.timers.round = None;
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
        if !self.course.is_over()
            && let Some(game) = &self.game
        {
            let again = Instant::now() + Duration::from_secs(1);
            if let Some(parts) = game.default() {
                self.bot = BotTurn::Chosen { step: game.step(), seat, parts, at: again };
            } else {
                self.bot = BotTurn::None;
                self.let_think(seat);
            }
        }
    }

    pub(super) async fn next_round(&mut self) {
        let Some(parts) = self.game.as_ref().and_then(|game| game.shell()) else { return };
        if self.commit(By::Shell, parts, None, Lang::En).await.is_err() {
            self.timers.round = Some(Instant::now() + Duration::from_secs(5));
        }
    }

    /// A window closes with its default; a clock that is out is a concession.
    async fn run_out(&mut self) {
        let (Some(running), Some(game)) = (self.timers.running, &self.game) else { return };
        let default = running.window.and_then(|_| game.default());
        let parts = default.unwrap_or_else(|| game.concession());
        self.timers.running = None;
        if let Err(No::Trouble(_) | No::Refused(_)) = self.commit(By::Seat(running.seat), parts, None, Lang::En).await {
            let later = Instant::now() + Duration::from_secs(1);
            self.timers.running = Some(Running { window: Some(later), ..running });
        }
    }
}
