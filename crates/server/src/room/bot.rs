//! Bots at a table: they think on other threads, and their answers come in their own time.

use super::{Command, Room, Wait};
use crate::hosted::Parts;
use kernel::{Pace, Seat, Viewer};
use std::time::Duration;
use table::EventKind;
use tokio::time::Instant;
use wire::Tempo;
use words::Lang;

impl Room {
    /// A bot has an answer.
    pub(super) async fn thought(&mut self, step: u32, seat: Seat, parts: Option<Parts>) {
        let Wait::Thought { step: about, not_before } = self.wait else { return };
        if about != step || self.course.game().is_none_or(|game| game.step() != step) {
            return;
        }
        self.wait = Wait::Nothing;
        if parts.is_none() {
            self.shared.metrics.lost_bots.add(1);
            tracing::error!(table = self.code.0, step, ?seat, "a bot has no answer");
        }
        let Some(parts) = parts.or_else(|| self.course.game().map(|game| game.concession())) else { return };
        let held = self.held_until.unwrap_or_else(Instant::now);
        let at = not_before.max(held);
        self.wait = Wait::Answer { step, seat, parts, at };
        if at <= Instant::now() {
            self.time_passes().await;
        }
    }

    /// Lets a bot think about the open question.
    pub(super) fn let_think(&mut self, seat: Seat, pace: Pace) {
        if matches!(self.wait, Wait::Thought { .. }) {
            return;
        }
        let (Some(game), Some(me)) = (self.course.game(), self.me.clone()) else { return };
        let step = game.step();
        let seed = u64::from_le_bytes(crate::chance()[..8].try_into().unwrap_or_default());
        let thinking = game.thinking(seat, self.seats[seat.index()].sitting.kind, seed);
        let pause = self.pause(seat);
        // A window is as long as chance has it, whatever there is to think about.
        let longer = match pace {
            Pace::Reaction { .. } => pause * ((self.shared.luck)() % 1000) / 1000,
            Pace::Turn | Pace::Silent { .. } => Duration::ZERO,
        };
        self.wait = Wait::Thought { step, not_before: Instant::now() + pause + longer };
        let shared = self.shared.clone();
        shared.metrics.thinking.add(1);
        self.shared.thinkers.think(thinking, move |parts| {
            shared.metrics.thinking.add(-1);
            // A table that has gone does not wait for it.
            let _ = me.blocking_send(Command::Thought { step, seat, parts });
        });
    }

    /// How long a bot waits with its answer, so that people can follow what has happened.
    fn pause(&mut self, seat: Seat) -> Duration {
        let brisk = self.shared.pauses.bot;
        let people = self.seats.iter().filter(|seated| seated.is_person());
        let wished = people.map(|seated| seated.tempo).max().unwrap_or_default();
        match self.seats[seat.index()].sitting.tempo.unwrap_or(wished) {
            Tempo::Instant => Duration::ZERO,
            Tempo::Brisk => brisk,
            Tempo::Calm => brisk * self.worth_a_look() / 100,
        }
    }

    /// What has happened since a bot was last asked, in percent of a brisk pause.
    fn worth_a_look(&mut self) -> u32 {
        let Some(game) = self.course.game() else { return 100 };
        let news = game.news(Viewer::Spectator, self.bots_saw, self.shared.voices.of(Lang::En));
        self.bots_saw = news.cursor;
        let weight = |kind: EventKind| match kind {
            EventKind::Attack | EventKind::Damage | EventKind::Round | EventKind::End => 300,
            EventKind::Play | EventKind::Use | EventKind::Leave | EventKind::Call => 225,
            EventKind::Turn | EventKind::Draw | EventKind::Other => 150,
        };
        news.events.iter().map(|event| weight(event.kind)).max().unwrap_or(150)
    }

    /// The only person at a table does not want to wait for a bot.
    pub(super) fn hurry(&mut self) {
        if self.somebody_waits() {
            return;
        }
        let now = Instant::now();
        match &mut self.wait {
            Wait::Thought { not_before: at, .. } | Wait::Answer { at, .. } => *at = now,
            Wait::Nothing | Wait::Person(_) | Wait::Round(_) => {}
        }
    }

    /// A bot whose answer could not be written tries again.
    pub(super) fn try_again_later(&mut self, seat: Seat) {
        if !self.course.is_over()
            && let Some(game) = self.course.game()
        {
            let again = Instant::now() + Duration::from_secs(1);
            if let Some(parts) = game.default() {
                self.wait = Wait::Answer { step: game.step(), seat, parts, at: again };
            } else {
                self.wait = Wait::Nothing;
                self.let_think(seat, Pace::Turn);
            }
        }
    }
}
