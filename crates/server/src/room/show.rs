//! What goes out: each viewer's table in each viewer's language.

use super::clock::Time;
use super::{Conn, Course, Room, Wait};
use crate::deal;
use crate::hosted::{Asked, News};
use kernel::{Cursor, Seat, TakeBack, Viewer};
use tokio::time::Instant;
use wire::{
    Clock, ClockKind, Forfeit, ForfeitBy, FromServer, Presence, Proposal, SeatState, Text, Trouble, Update, VERSION,
    Verdict,
};
use words::{Line, Voice};

/// A message as it is sent.
pub(crate) fn written(message: &FromServer) -> String {
    let written = serde_json::to_string(message);
    debug_assert!(written.is_ok(), "{written:?}");
    written.unwrap_or_default()
}

/// How a seat has lost by no card, in words.
fn forfeited(seat: Seat, by: ForfeitBy) -> Line {
    let key = match by {
        ForfeitBy::Clock => "server-clock-out",
        ForfeitBy::Absence => "server-did-not-come-back",
    };
    Line::new(key).with("seat", seat)
}

impl Room {
    pub(super) fn welcome(&self, conn: &Conn) {
        let seat = self.seat_of(&conn.guest);
        let message = FromServer::Welcome {
            version: VERSION,
            table: self.code.0.clone(),
            game: self.plan.game.name().to_owned(),
            seat: seat.map(Seat::number),
            last: seat.map_or(0, |seat| self.seats[seat.index()].last),
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
        let (update, read) = self.update(&self.conns[place]);
        let conn = &mut self.conns[place];
        match conn.out.try_send(written(&FromServer::Update(Box::new(update)))) {
            Ok(()) => conn.read = read,
            Err(_) => Room::set_behind(conn),
        }
    }

    /// The table for one socket, and how far it has read the journal then.
    fn update(&self, conn: &Conn) -> (Update, Option<Cursor>) {
        let viewer = self.viewer(&conn.guest);
        let voice = self.shared.voices.of(conn.lang);
        let game = self.course.game();
        let news =
            game.map(|game| game.news(viewer, conn.read.unwrap_or_else(|| game.cursor(viewer, conn.have)), voice));
        let (from, events, read) = match news {
            Some(News { from, events, cursor }) => (from, events, Some(cursor)),
            None => (0, Vec::new(), None),
        };
        let mut table = game.map(|game| game.table(viewer, voice)).unwrap_or_default();
        if self.course.hold().is_some() {
            table.question = None;
            table.answers.clear();
        }
        let take_back = match (viewer, game.filter(|_| self.course.hold().is_none())) {
            (Viewer::Seat(seat), Some(game)) => game.take_back_terms(seat),
            _ => TakeBack::Never,
        };
        let seated = self.seat_of(&conn.guest).map(|seat| &self.seats[seat.index()]);
        let update = Update {
            step: game.map_or(0, |game| game.step()),
            from: from as u32,
            events,
            table,
            seats: (0..self.seats.len()).map(|place| self.seat_state(place, viewer, &conn.guest)).collect(),
            host: self.course.is_gathering() && self.is_host(&conn.guest),
            next_round: self.next_round_in(),
            clock: self.clock(),
            take_back,
            agreements: if seated.is_some() { self.agreements(conn.lang) } else { Vec::new() },
            proposal: self.proposal.as_ref().map(|proposed| Proposal {
                seat: proposed.seat.number(),
                agreement: proposed.agreement.clone(),
                agreed: proposed.agreed.clone(),
            }),
            stops: seated.map(|seated| seated.stops).unwrap_or_default(),
            passed: seated
                .map(|seated| seated.passed.iter().map(|&clause| clause.into()).collect())
                .unwrap_or_default(),
            claimable: self.claimable().map(Seat::number),
            on_hold: self.course.hold().map(|_| Text::plain("server-on-hold")),
            verdict: self.verdict(voice),
            next: self.next.clone(),
        };
        (update, read)
    }

    fn verdict(&self, voice: &Voice) -> Option<Verdict> {
        let Course::Over { why, .. } = &self.course else { return None };
        let places = self.course.game().filter(|_| why.is_none()).and_then(|game| game.places());
        let forfeit = self.forfeit.map(|(seat, by)| Forfeit {
            seat: seat.number(),
            by,
            text: Text::of(&forfeited(seat, by), voice),
        });
        Some(Verdict { places, why: why.clone(), forfeit, length: self.length })
    }

    fn seat_state(&self, place: usize, viewer: Viewer, guest: &str) -> SeatState {
        let seated = &self.seats[place];
        let sitting = &seated.sitting;
        let away = seated.is_person() && seated.away.is_some();
        let own = matches!(viewer, Viewer::Seat(seat) if seat.index() == place);
        // A bot's list is for whoever gave it, and may be their own; a starter's name is for everybody.
        let public = || !seated.is_person() && deal::starters(self.plan.game).contains(&&*sitting.deck);
        let told = own || (!seated.is_person() && self.is_host(guest)) || public();
        let deck = told.then(|| sitting.deck.clone()).filter(|deck| !deck.is_empty());
        SeatState {
            name: sitting.name.clone(),
            kind: sitting.kind,
            presence: if away { Presence::Away } else { Presence::Here },
            left: self.plan.clocks.map(|_| seated.left),
            ready: seated.ready,
            deck: deck.filter(|_| self.course.is_gathering()),
            tempo: sitting.tempo,
        }
    }

    pub(super) fn clock(&self) -> Option<Clock> {
        let Wait::Person(running) = self.wait else { return None };
        // Whose window it is is public; that a person thinks in silence is not.
        let Some(Asked::Seat(seat, _)) = self.asked() else { return None };
        let left =
            self.out_at()?.saturating_duration_since(Instant::now()).as_millis().min(u128::from(u32::MAX)) as u32;
        let kind = match running.time {
            Time::Own => ClockKind::Own,
            Time::Window(_) => ClockKind::Window,
            Time::Held(_) => ClockKind::Held,
        };
        (seat == running.seat).then_some(Clock { seat: seat.number(), left, kind })
    }
}
