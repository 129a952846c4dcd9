//! Before the deal: who sits where. People sit down by themselves; the host, who has opened the table, fills and empties seats and deals.

use super::{Course, No, Room, Seated, text};
use crate::api::too_long;
use crate::deal::{self, Faults};
use crate::journal::{Line, Sitting};
use crate::storage::Guest;
use kernel::{Seat, Seed};
use tokio::time::Instant;
use wire::{Reason, SeatKind, Sitter, Trouble};
use words::Lang;

/// So many lines a journal may have before the deal. Whoever changes a seat more often than that arranges nothing.
const GATHERED: u32 = 300;

/// What bots are called, by their places.
const NAMES: [&str; 10] = ["Kestrel", "Bosun", "Marina", "Lysa", "Brug", "Iride", "Otto", "Mira", "Corto", "Petrel"];

/// A bot in a seat.
pub(crate) fn bot(kind: SeatKind, place: usize, deck: String) -> Sitting {
    Sitting { kind, guest: None, name: NAMES[place % NAMES.len()].to_owned(), deck, tempo: None }
}

/// The first of what is wrong.
fn first(faults: Faults) -> Reason {
    faults.into_iter().next().unwrap_or_else(|| deal::plain(text("server-no-replay")))
}

/// A deck list that is too long to be read at all.
fn short_enough(deck: &str) -> Result<(), No> {
    if too_long(deck) { Err(No::Trouble(Trouble::Malformed)) } else { Ok(()) }
}

impl Room {
    pub(super) fn is_host(&self, guest: &str) -> bool {
        self.plan.host.as_deref() == Some(guest)
    }

    /// A guest takes the first free seat.
    pub(super) async fn sit(&mut self, guest: String, name: String, deck: Option<String>) -> Result<u8, Faults> {
        if let Some(seat) = self.seat_of(&guest) {
            return Ok(seat.number());
        }
        if self.course.hold().is_some() {
            return Err(vec![deal::plain(text("server-on-hold"))]);
        }
        let full = || vec![deal::plain(text("server-table-full"))];
        // Who sits down may get up again, so this has its end as well; it comes later than that of arranging.
        let free = self.seats.iter().position(Seated::is_open).filter(|_| self.lines < 2 * GATHERED);
        let place = free.ok_or_else(full)?;
        let deck = deck.unwrap_or_else(|| deal::starter(self.plan.game, place));
        deal::check_deck(self.plan.game, &deck, &self.plan.options, self.shared.voices.of(Lang::En))?;
        let disk = |_| vec![deal::plain(text("server-disk"))];
        let sitting = Sitting { kind: SeatKind::Person, guest: Some(guest), name, deck, tempo: None };
        self.put(place, sitting).await.map_err(disk)?;
        self.greet_again();
        if let Err(no) = self.begin_if_full().await {
            return Err(match no {
                No::Refused(reason) => vec![reason],
                No::Trouble(_) => vec![deal::plain(text("server-disk"))],
            });
        }
        self.go_on().await;
        Ok(place as u8)
    }

    /// Writes down who sits in a seat from now on.
    async fn put(&mut self, place: usize, sitting: Sitting) -> Result<(), Trouble> {
        let seat = Seat::new(place as u8).ok_or(Trouble::NothingToDo)?;
        if self.seats[place].sitting == sitting {
            return Ok(());
        }
        self.write(&Line::Sat(seat, sitting.clone())).await?;
        let newcomer = sitting.guest.clone().filter(|guest| self.seat_of(guest).is_none());
        self.takes(place, sitting);
        if let Some(guest) = newcomer {
            // Whoever looks on already is here.
            let looks_on = self.conns.iter().any(|conn| conn.guest == guest);
            self.seats[place].away = (!looks_on).then(Instant::now);
            self.shared.remember(&self.code, vec![Guest(guest)]).await;
        }
        Ok(())
    }

    /// Somebody sits in a seat from now on, or it is free, or they bring another deck.
    pub(super) fn takes(&mut self, place: usize, sitting: Sitting) {
        if self.seats[place].sitting.guest.is_some() && self.seats[place].sitting.guest == sitting.guest {
            self.seats[place].sitting = sitting;
            return;
        }
        self.arranging = sitting.guest.is_none();
        self.seats[place] = Seated::new(sitting, self.main_time());
    }

    fn main_time(&self) -> u32 {
        self.plan.clocks.map_or(0, |clocks| clocks.main)
    }

    /// Deals once every seat is taken, unless the host still arranges them.
    pub(super) async fn begin_if_full(&mut self) -> Result<(), No> {
        if !self.course.is_gathering() || self.arranging || self.seats.iter().any(Seated::is_open) {
            return Ok(());
        }
        let seed = Seed::new(crate::chance());
        let game = self.deal_aside(seed).await.map_err(|faults| No::Refused(first(faults)))?;
        let at = crate::now();
        self.write(&Line::Begun(seed, Some(at))).await.map_err(No::Trouble)?;
        self.begun = Some(at);
        self.course.begin(game);
        Ok(())
    }

    /// The seat that a message is about, as long as nothing is dealt. The host may do so with any, others with their own.
    fn free_to_change(&self, guest: &str, seat: u8) -> Result<usize, No> {
        let place = usize::from(seat);
        let own = self.seat_of(guest).is_some_and(|own| own.index() == place);
        match self.course {
            Course::Gathering if place < self.seats.len() && (own || self.is_host(guest)) => Ok(place),
            _ => Err(No::Trouble(Trouble::NothingToDo)),
        }
    }

    /// What only the host does, as long as nothing is dealt.
    fn host_gathers(&self, guest: &str) -> Result<(), No> {
        match self.course.is_gathering() && self.is_host(guest) {
            true => Ok(()),
            false => Err(No::Trouble(Trouble::NothingToDo)),
        }
    }

    /// Seats are changed as often as people can want it, and no more: every change is a line of the journal.
    fn may_still_change(&self) -> Result<(), No> {
        if self.lines < GATHERED { Ok(()) } else { Err(No::Trouble(Trouble::NothingToDo)) }
    }

    /// A seat is left free, or a bot takes it. Nothing is dealt by that: the host deals.
    pub(super) async fn seat(&mut self, guest: &str, seat: u8, who: Sitter) -> Result<(), No> {
        let place = self.free_to_change(guest, seat)?;
        who.deck.as_deref().map_or(Ok(()), short_enough)?;
        let sitting = match who.kind {
            SeatKind::Open => Sitting::open(),
            SeatKind::Person => return Err(No::Trouble(Trouble::Malformed)),
            SeatKind::Deckhand | SeatKind::Mate | SeatKind::Captain => {
                self.host_gathers(guest)?;
                let others = self.decks_but(place);
                let deck = who.deck.unwrap_or_else(|| deal::any_starter(self.plan.game, &others, (self.shared.luck)()));
                let voice = self.shared.voices.of(Lang::En);
                deal::check_deck(self.plan.game, &deck, &self.plan.options, voice)
                    .map_err(|faults| No::Refused(first(faults)))?;
                Sitting { tempo: who.tempo, ..bot(who.kind, place, deck) }
            }
        };
        // Somebody may always get up.
        if self.seats[place].sitting != sitting && self.seat_of(guest).is_none_or(|own| own.index() != place) {
            self.may_still_change()?;
        }
        self.put(place, sitting).await.map_err(No::Trouble)?;
        self.greet_again();
        self.go_on().await;
        Ok(())
    }

    /// The decks of the other seats.
    fn decks_but(&self, place: usize) -> Vec<&str> {
        let others = self.seats.iter().enumerate().filter(|(other, _)| *other != place);
        others.map(|(_, seated)| seated.sitting.deck.as_str()).collect()
    }

    /// There are so many seats from now on. Those that people sit in stay.
    pub(super) async fn seats(&mut self, guest: &str, count: u8) -> Result<(), No> {
        self.host_gathers(guest)?;
        let seating = deal::seating(self.plan.game);
        let gone = self.seats.get(usize::from(count)..).unwrap_or_default();
        if !(seating.least..=seating.most).contains(&count)
            || gone.iter().any(Seated::is_person)
            || self.plan.from.is_some()
        {
            return Err(No::Trouble(Trouble::NothingToDo));
        }
        if self.seats.len() == usize::from(count) {
            return Ok(());
        }
        self.may_still_change()?;
        self.write(&Line::Seats(count)).await.map_err(No::Trouble)?;
        self.set_seats(count);
        self.go_on().await;
        Ok(())
    }

    pub(super) fn set_seats(&mut self, count: u8) {
        let main = self.main_time();
        self.arranging = true;
        self.seats.resize_with(usize::from(count), || Seated::new(Sitting::open(), main));
    }

    /// Somebody who sits brings another deck.
    pub(super) async fn bring(&mut self, guest: &str, deck: String) -> Result<(), No> {
        let seat = self.seat_of(guest).ok_or(No::Trouble(Trouble::NotSeated))?;
        let place = self.free_to_change(guest, seat.number())?;
        short_enough(&deck)?;
        if self.seats[place].sitting.deck == deck {
            return Ok(());
        }
        self.may_still_change()?;
        let voice = self.shared.voices.of(Lang::En);
        deal::check_deck(self.plan.game, &deck, &self.plan.options, voice)
            .map_err(|faults| No::Refused(first(faults)))?;
        let sitting = Sitting { deck, ..self.seats[place].sitting.clone() };
        self.put(place, sitting).await.map_err(No::Trouble)?;
        self.show_all();
        Ok(())
    }

    /// The host deals; bots take the free seats.
    pub(super) async fn deal(&mut self, guest: &str, fill: SeatKind) -> Result<(), No> {
        self.host_gathers(guest)?;
        if matches!(fill, SeatKind::Open | SeatKind::Person) {
            return Err(No::Trouble(Trouble::Malformed));
        }
        for place in 0..self.seats.len() {
            if self.seats[place].is_open() {
                let deck = deal::any_starter(self.plan.game, &self.decks_but(place), (self.shared.luck)());
                self.put(place, bot(fill, place, deck)).await.map_err(No::Trouble)?;
            }
        }
        self.arranging = false;
        self.begin_if_full().await?;
        self.go_on().await;
        Ok(())
    }

    /// Somebody who sits here is called otherwise now.
    pub(super) fn rename(&mut self, guest: &str, name: &str) {
        if let Some(seat) = self.seat_of(guest) {
            name.clone_into(&mut self.seats[seat.index()].sitting.name);
            self.show_all();
        }
    }

    /// Tells those whose seat is another one now, or none, who they are.
    fn greet_again(&mut self) {
        for place in 0..self.conns.len() {
            let seat = self.seat_of(&self.conns[place].guest);
            if self.conns[place].seat != seat {
                self.conns[place].seat = seat;
                self.welcome(&self.conns[place]);
            }
        }
    }
}
