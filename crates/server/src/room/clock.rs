//! Time at a table. The engine has none: what it means is an input like any other.

use super::{No, Room, Wait};
use crate::hosted::Asked;
use kernel::{By, Pace, Seat};
use std::time::Duration;
use tokio::time::Instant;
use wire::{Stops, Trouble};
use words::Lang;

/// Time that runs for a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Running {
    pub(super) seat: Seat,
    pub(super) since: Instant,
    pub(super) time: Time,
}

/// Which time it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Time {
    /// The seat's own clock, where the table has clocks.
    Own,
    /// A window, until it ends.
    Window(Instant),
    /// A window that is held at a table without clocks, until it ends.
    Held(Instant),
}

/// So many times as long a round waits where somebody wants time.
const LONG_WAIT: u32 = 10;

impl Room {
    /// Time begins to run for whoever must act. Between people a window ends by itself, after a time that is drawn here: whoever
    /// is asked, and whatever they hold (OP-8.4.8, ZW-17.18).
    pub(super) fn run_clock(&mut self, seat: Seat, pace: Pace) {
        if matches!(self.wait, Wait::Person(running) if running.seat == seat) {
            return;
        }
        let since = Instant::now();
        let time = match pace {
            Pace::Reaction { least, most, held } if self.somebody_waits() => match self.seats[seat.index()].stops {
                Stops::All => self.held(since, held),
                Stops::Answers | Stops::Attacks | Stops::NextTurn | Stops::Never => {
                    Time::Window(since + self.drawn(least, most))
                }
            },
            Pace::Turn | Pace::Reaction { .. } | Pace::Silent { .. } => Time::Own,
        };
        self.wait = Wait::Person(Running { seat, since, time });
        let seated = &mut self.seats[seat.index()];
        if seated.stops == Stops::NextTurn && !matches!(pace, Pace::Reaction { .. }) {
            // Their own turn has come.
            seated.stops = Stops::default();
        }
    }

    /// Whether another person is at the table: bots have all the time in the world, and learn nothing from it.
    pub(super) fn somebody_waits(&self) -> bool {
        self.seats.iter().filter(|seated| seated.is_person()).count() > 1
    }

    /// The length of a window, from chance alone.
    fn drawn(&self, least: u32, most: u32) -> Duration {
        let spread = u64::from(most.saturating_sub(least)) * u64::from((self.shared.luck)()) / u64::from(u32::MAX);
        Duration::from_millis(u64::from(least) + spread) * self.shared.pauses.windows / 100
    }

    /// A window that is held from now on: the seat's clock runs, or, where there is none, the time that the rules give.
    fn held(&self, now: Instant, millis: u32) -> Time {
        match self.plan.clocks {
            Some(_) => Time::Own,
            None => Time::Held(now + Duration::from_millis(u64::from(millis)) * self.shared.pauses.windows / 100),
        }
    }

    /// Whoever is asked wants time in the window that is open, with or without an answer.
    pub(super) fn hold_open(&mut self, seat: Seat) {
        let asked = self.asked();
        if let Some(Asked::Seat(asked, Pace::Reaction { held, .. })) = asked
            && asked == seat
            && let Wait::Person(Running { seat: runs, time: Time::Window(_), .. }) = self.wait
            && runs == seat
        {
            let since = Instant::now();
            self.wait = Wait::Person(Running { seat, since, time: self.held(since, held) });
            self.show_all();
        }
    }

    /// Whether a window is passed for somebody at once: against bots alone, where they have nothing to answer or do not want to be
    /// asked.
    pub(super) fn passes_at_once(&self, seat: Seat, pace: Pace) -> bool {
        let Some(game) = self.course.game() else { return false };
        if !matches!(pace, Pace::Reaction { .. }) || self.somebody_waits() {
            return false;
        }
        match self.seats[seat.index()].stops {
            Stops::All => false,
            Stops::NextTurn | Stops::Never => true,
            Stops::Answers => game.answers(seat) < 2,
            Stops::Attacks => game.answers(seat) < 2 || !game.is_attacked(seat),
        }
    }

    /// What each seat would have left if somebody acted now.
    pub(super) fn left_now(&self) -> Vec<u32> {
        let mut left: Vec<u32> = self.seats.iter().map(|seated| seated.left).collect();
        if let (Some(clocks), Wait::Person(Running { seat, since, time: Time::Own })) = (self.plan.clocks, &self.wait)
            && let Some(mine) = left.get_mut(seat.index())
        {
            let passed = since.elapsed().as_millis().min(u128::from(u32::MAX)) as u32;
            *mine = mine.saturating_sub(passed).saturating_add(clocks.increment);
        }
        left
    }

    /// When the clock that runs is out.
    pub(super) fn out_at(&self) -> Option<Instant> {
        let Wait::Person(Running { seat, since, time }) = self.wait else { return None };
        match time {
            Time::Window(until) | Time::Held(until) => Some(until),
            Time::Own => {
                self.plan.clocks?;
                Some(since + Duration::from_millis(u64::from(self.seats.get(seat.index())?.left)))
            }
        }
    }

    /// Who has been away for so long that the match may be claimed.
    pub(super) fn claimable(&self) -> Option<Seat> {
        let Some(Asked::Seat(seat, _)) = self.asked() else { return None };
        let away = self.seats.get(seat.index())?.away?;
        (self.is_person(seat) && self.course.playing().is_some() && away.elapsed() >= self.shared.pauses.grace)
            .then_some(seat)
    }

    /// When something happens by itself.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let due = match &self.wait {
            Wait::Person(_) => self.out_at(),
            Wait::Round(at) | Wait::Answer { at, .. } => Some(*at),
            Wait::Nothing | Wait::Thought { .. } => None,
        };
        let waiting = self.held_until.filter(|_| !self.waiting.is_empty());
        let idle = self.idle_since.map(|since| since + self.idle());
        let grace = match self.asked() {
            Some(Asked::Seat(seat, _)) => {
                let away = self.seats.get(seat.index()).and_then(|seated| seated.away);
                let at = away.map(|since| since + self.shared.pauses.grace);
                at.filter(|at| *at > Instant::now())
            }
            _ => None,
        };
        let ending = self.ending_at(Instant::now());
        [due, waiting, idle, grace, ending].into_iter().flatten().min()
    }

    pub(super) fn is_idle(&self, now: Instant) -> bool {
        self.conns.is_empty()
            && !matches!(self.wait, Wait::Thought { .. })
            && self.idle_since.is_some_and(|since| since + self.idle() <= now)
    }

    /// Whatever is due is done.
    pub(super) async fn time_passes(&mut self) {
        let now = Instant::now();
        if let Wait::Answer { step, seat, parts, at } = self.wait.clone()
            && at <= now
        {
            self.wait = Wait::Nothing;
            let fits = self.course.game().is_some_and(|game| game.step() == step);
            if fits && let Err(no) = self.commit(By::Seat(seat), parts, None, Lang::En).await {
                if let No::Refused(why) = no {
                    self.shared.metrics.lost_bots.add(1);
                    tracing::error!(table = self.code.0, step, ?seat, ?why, "a bot's answer was refused");
                }
                self.try_again_later(seat);
            }
            return;
        }
        if self.held_until.is_some_and(|held| held <= now) {
            self.held_until = None;
            for (number, message) in std::mem::take(&mut self.waiting) {
                self.hear(number, message).await;
            }
        }
        if matches!(self.wait, Wait::Round(at) if at <= now) {
            self.wait = Wait::Nothing;
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

    /// Somebody wants time before the next round: it is dealt once everybody is ready, or after a long while.
    pub(super) fn wait_with_the_round(&mut self) -> Result<(), No> {
        let Wait::Round(at) = &mut self.wait else { return Err(No::Trouble(Trouble::NothingToDo)) };
        if !self.waits {
            *at = Instant::now() + self.shared.pauses.round * LONG_WAIT;
            self.waits = true;
        }
        self.show_all();
        Ok(())
    }

    /// In how many milliseconds the next round is dealt by itself.
    pub(super) fn next_round_in(&self) -> Option<u32> {
        let Wait::Round(at) = self.wait else { return None };
        Some(at.saturating_duration_since(Instant::now()).as_millis().min(u128::from(u32::MAX)) as u32)
    }

    pub(super) async fn next_round(&mut self) {
        let Some(parts) = self.course.game().and_then(|game| game.shell()) else { return };
        if self.commit(By::Shell, parts, None, Lang::En).await.is_err() {
            self.wait = Wait::Round(Instant::now() + Duration::from_secs(5));
        }
    }

    /// A window closes with its default; a clock that is out is a concession.
    async fn run_out(&mut self) {
        let (Wait::Person(running), Some(game)) = (&self.wait, self.course.game()) else { return };
        let running = *running;
        let default = if running.time == Time::Own { None } else { game.default() };
        let clause = game.clause().filter(|_| default.is_some());
        let parts = default.unwrap_or_else(|| game.concession());
        self.wait = Wait::Nothing;
        self.seats[running.seat.index()].passed.extend(clause);
        if let Err(No::Trouble(_) | No::Refused(_)) = self.commit(By::Seat(running.seat), parts, None, Lang::En).await {
            self.seats[running.seat.index()].passed.pop();
            let later = Instant::now() + Duration::from_secs(1);
            self.wait = Wait::Person(Running { time: Time::Held(later), ..running });
        }
    }
}
