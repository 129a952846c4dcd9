//! A table from what is kept of it: its journal is played again.

use super::hold::{Stuck, ending};
use super::{Command, Hold, Room, Shared, text};
use crate::deal::{self, Faults};
use crate::hosted::Hosted;
use crate::journal::{Closing, Line, Plan, Played, Unreadable};
use crate::storage::{Guest, Record};
use kernel::{Consent, Seed};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tokio::sync::mpsc;
use words::Lang;

/// A match goes on from a file that nothing can be made of.
fn no_replay() -> Faults {
    vec![deal::plain(text("server-no-replay"))]
}

impl Room {
    /// A table as it was left. One that this program cannot play again to where it stands is put on hold.
    pub(crate) async fn restore(record: Record, shared: Arc<Shared>) -> Result<mpsc::Sender<Command>, Unreadable> {
        // It may take a while: a journal is played again, and before it a file where the match goes on from one.
        let replayed = move || Room::replayed(&record, shared).map(|room| (room, record.closing));
        let replayed = tokio::task::spawn_blocking(replayed).await;
        let (mut room, closing) = replayed.map_err(|_| Unreadable::Garbled)??;
        room.recall_people().await;
        if let Some(closing) = closing {
            match Closing::read(&closing) {
                Ok(closing) => {
                    room.course.end(ending(&closing).map(text));
                    room.length = closing.summary.and_then(|summary| summary.length);
                }
                // It is over, but only a later program knows how.
                Err(why) if room.hold().is_none() => {
                    room.course.suspend(Hold { line: room.lines + 1, why: Stuck::Unreadable(why) });
                }
                Err(_) => {}
            }
        }
        if let Some(hold) = room.course.hold() {
            tracing::error!(table = room.code.0, line = hold.line, why = ?hold.why, "a match is on hold");
        } else if room.course.is_gathering() {
            // What cannot begin yet begins when the disk or the last player is back.
            let _ = room.begin_if_full().await;
        }
        Ok(room.start())
    }

    /// Plays a journal again. What does not go as it went then puts the table on hold, where it stood before that line.
    pub(crate) fn replayed(record: &Record, shared: Arc<Shared>) -> Result<Room, Unreadable> {
        let (room, stuck) = Room::played(record, record.entries.len(), shared.clone())?;
        let Some(why) = stuck else { return Ok(room) };
        // What the bad line has done is no state that anybody has seen.
        let good = room.lines;
        let (mut room, _) = Room::played(record, good as usize, shared)?;
        room.course.suspend(Hold { line: good + 1, why });
        Ok(room)
    }

    /// A table after the first lines of its journal, as far as they can be played again.
    fn played(record: &Record, lines: usize, shared: Arc<Shared>) -> Result<(Room, Option<Stuck>), Unreadable> {
        let plan = Plan::read(&record.opening.body)?;
        let mut room = Room::new(record.opening.code.clone(), record.opening.edition, plan, shared);
        for entry in &record.entries[..lines] {
            let replayed = Line::read(&entry.body).map_err(Stuck::Unreadable).and_then(|line| room.replay(line));
            if let Err(why) = replayed {
                return Ok((room, Some(why)));
            }
            room.lines = entry.number;
        }
        Ok((room, None))
    }

    /// Calls people by the names that they have now, and remembers that they sit here.
    async fn recall_people(&mut self) {
        let mut guests = Vec::new();
        for seated in &mut self.seats {
            let Some(guest) = seated.sitting.guest.clone().map(Guest) else { continue };
            if let Ok(Some(name)) = self.shared.store.guest_name(&guest).await {
                seated.sitting.name = name;
            }
            guests.push(guest);
        }
        if !self.course.is_over() {
            self.shared.remember(&self.code, guests).await;
        }
    }

    /// The match as it begins.
    fn dealt(&self, seed: Seed) -> Result<Box<dyn Hosted>, Faults> {
        if let Some((bytes, step)) = &self.plan.from {
            return deal::recorded(self.plan.game, bytes, *step).ok_or_else(no_replay);
        }
        let decks: Vec<String> = self.seats.iter().map(|seated| seated.sitting.deck.clone()).collect();
        deal::begin(self.plan.game, self.edition, &self.plan.options, &decks, seed, self.shared.voices.of(Lang::En))
    }

    /// The same on a thread that may be busy for a while, where a file has to be played for it.
    pub(super) async fn deal_aside(&mut self, seed: Seed) -> Result<Box<dyn Hosted>, Faults> {
        let Some((bytes, step)) = self.plan.from.clone() else { return self.dealt(seed) };
        let game = self.plan.game;
        let played = tokio::task::spawn_blocking(move || deal::recorded(game, &bytes, step)).await;
        played.ok().flatten().ok_or_else(no_replay)
    }

    /// Carries out a line of the journal again.
    fn replay(&mut self, line: Line) -> Result<(), Stuck> {
        match line {
            Line::Sat(seat, sitting) if seat.index() < self.seats.len() => {
                self.takes(seat.index(), sitting);
                Ok(())
            }
            Line::Seats(count) if self.course.is_gathering() => {
                self.set_seats(count);
                Ok(())
            }
            Line::Begun(seed, at) if self.course.is_gathering() => {
                self.begun = at;
                self.course.begin(self.dealt(seed).map_err(|_| Stuck::Deal)?);
                Ok(())
            }
            Line::Sat(..) | Line::Seats(_) | Line::Begun(..) => Err(Stuck::Refused),
            Line::Played(played) => {
                let voice = self.shared.voices.of(Lang::En);
                let game = self.course.playing_mut().ok_or(Stuck::Refused)?;
                for input in &played.inputs {
                    let accepted = catch_unwind(AssertUnwindSafe(|| game.play(input.by, &input.parts, voice).is_ok()));
                    if !accepted.unwrap_or(false) {
                        return Err(Stuck::Refused);
                    }
                }
                self.stands(played)
            }
            Line::TakenBack(played, seat) => {
                let game = self.course.playing_mut().ok_or(Stuck::Refused)?;
                if !game.take_back(seat, Consent::Given) {
                    return Err(Stuck::Refused);
                }
                self.stands(played)
            }
        }
    }

    /// Whether the match stands as it stood, whatever edition it was begun with; and what else was known then.
    fn stands(&mut self, played: Played) -> Result<(), Stuck> {
        if let Some((seat, id)) = played.id
            && let Some(seated) = self.seats.get_mut(seat.index())
        {
            // Numbers go up: the same again would have been a second effect.
            if seated.last >= id {
                return Err(Stuck::Refused);
            }
            seated.last = id;
        }
        self.note_forfeit(&played.inputs, played.id);
        self.set_left(&played.left);
        let same = self.course.game().is_some_and(|game| game.hash() == played.hash);
        if same { Ok(()) } else { Err(Stuck::Diverged) }
    }
}
