//! What goes out: each viewer's table in each viewer's language.

use super::{Conn, Room};
use crate::hosted::Asked;
use kernel::{Seat, Viewer};
use tokio::time::Instant;
use wire::{
    Clock, FromServer, Presence, Proposal, SeatKind, SeatState, TakeBackTerms, Text, Trouble, Update, VERSION, Verdict,
};

/// A message as it is sent.
pub(crate) fn written(message: &FromServer) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

impl Room {
    pub(super) fn welcome(&self, conn: &Conn) {
        let seat = self.seat_of(&conn.guest);
        let message = FromServer::Welcome {
            version: VERSION,
            table: self.code.0.clone(),
            game: self.plan.game.name().to_owned(),
            seat: seat.map(Seat::number),
            last: seat.map_or(0, |seat| self.last[seat.index()]),
        };
        let _ = conn.out.try_send(written(&message));
    }

    /// Sends to one socket; says whether it was there.
    pub(super) fn say(&self, number: u64, message: &FromServer) {
        if let Some(conn) = self.conns.iter().find(|conn| conn.number == number)
            && conn.out.try_send(written(message)).is_err()
        {
            Room::set_behind(conn);
        }
    }

    pub(super) fn trouble(&self, number: u64, id: Option<u32>, what: Trouble) {
        let key = match what {
            Trouble::Malformed => "server-malformed",
            Trouble::NotSeated => "server-not-seated",
            Trouble::NothingToDo => "server-nothing-to-do",
            Trouble::Disk => "server-disk",
            Trouble::Broken => "server-broken",
            Trouble::OnHold => "server-on-hold",
        };
        self.say(number, &FromServer::Trouble { id, what, text: Text::plain(key) });
    }

    pub(super) fn show_all(&mut self) {
        let numbers: Vec<u64> = self.conns.iter().map(|conn| conn.number).collect();
        numbers.into_iter().for_each(|number| self.show_to(number));
    }

    pub(super) fn show_others(&mut self, but: u64) {
        let numbers: Vec<u64> = self.conns.iter().map(|conn| conn.number).filter(|number| *number != but).collect();
        numbers.into_iter().for_each(|number| self.show_to(number));
    }

    /// Sends the table to one socket. Where there is no room for it, it is sent when there is.
    pub(super) fn show_to(&mut self, number: u64) {
        let Some(place) = self.conns.iter().position(|conn| conn.number == number) else { return };
        let (update, have) = self.update(&self.conns[place]);
        let conn = &mut self.conns[place];
        match conn.out.try_send(written(&FromServer::Update(Box::new(update)))) {
            Ok(()) => conn.have = have,
            Err(_) => Room::set_behind(conn),
        }
    }

    /// The table for one socket, and how many events it has then.
    fn update(&self, conn: &Conn) -> (Update, usize) {
        let viewer = self.viewer(&conn.guest);
        let voice = self.shared.voices.of(conn.lang);
        let game = self.game.as_ref();
        let (have, from, events) = match game {
            Some(game) => {
                let (count, events) = game.events(viewer, conn.have, voice);
                // Who has more than there is has seen what was taken back.
                if conn.have > count {
                    let (count, events) = game.events(viewer, 0, voice);
                    (count, 0, events)
                } else {
                    (count, conn.have, events)
                }
            }
            None => (0, 0, Vec::new()),
        };
        let mut table = game.map(|game| game.table(viewer, voice)).unwrap_or_default();
        if self.hold.is_some() {
            table.question = None;
            table.answers.clear();
        }
        let take_back = match (viewer, game.filter(|_| self.hold.is_none())) {
            (Viewer::Seat(seat), Some(game)) => game.take_back_terms(seat),
            _ => TakeBackTerms::None,
        };
        let seated = self.seat_of(&conn.guest).is_some();
        let update = Update {
            step: game.map_or(0, |game| game.step()),
            from: from as u32,
            events,
            table,
            seats: (0..self.seats.len()).map(|place| self.seat_state(place)).collect(),
            clock: self.clock(),
            take_back,
            agreements: if seated { self.agreements(conn.lang) } else { Vec::new() },
            proposal: self.proposal.as_ref().map(|proposed| Proposal {
                seat: proposed.seat.number(),
                agreement: proposed.agreement.clone(),
                agreed: proposed.agreed.clone(),
            }),
            stops: self.seat_of(&conn.guest).map(|seat| self.stops[seat.index()]).unwrap_or_default(),
            claimable: self.claimable().map(Seat::number),
            on_hold: self.hold.as_ref().map(|_| Text::plain("server-on-hold")),
            verdict: self.verdict(),
            next: self.next.clone(),
        };
        (update, have)
    }

    fn verdict(&self) -> Option<Verdict> {
        let why = self.closed.clone()?;
        let places = self.game.as_ref().filter(|_| why.is_none()).and_then(|game| game.places());
        Some(Verdict { places, why })
    }

    fn seat_state(&self, place: usize) -> SeatState {
        let sitting = &self.seats[place];
        let away = sitting.kind == SeatKind::Person && self.away[place].is_some();
        SeatState {
            name: sitting.name.clone(),
            kind: sitting.kind,
            presence: if away { Presence::Away } else { Presence::Here },
            left: self.plan.clocks.map(|_| self.left[place]),
            ready: self.ready[place],
        }
    }

    fn clock(&self) -> Option<Clock> {
        let running = self.running?;
        // Whose window it is is public; that a person thinks in silence is not.
        let Some(Asked::Seat(seat, _)) = self.game.as_ref().map(|game| game.asked()) else { return None };
        let left =
            self.out_at()?.saturating_duration_since(Instant::now()).as_millis().min(u128::from(u32::MAX)) as u32;
        (seat == running.seat).then_some(Clock { seat: seat.number(), left, window: running.window.is_some() })
    }
}
