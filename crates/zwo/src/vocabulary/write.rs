//! What players do, and what cards are called, as scenarios write it: the other way round of `acts`.

use super::{acts, cards};
use crate::state::{Lies, Spot, State, Zone};
use crate::{Action, Zwo};
use kernel::scenario::{SeatNames, Written, copy_of, word_for};
use kernel::{By, Seat};
use script::other;
use script::vocabulary::{is_first, name, with};

/// An act of whoever it is.
pub(super) fn act(rules: &Zwo, state: &State, by: By, action: Action, seats: SeatNames) -> Written {
    let writer = Writer { rules, state, seats };
    let seat = match by {
        By::Seat(seat) => seat,
        By::Shell => Seat::FIRST,
    };
    match action {
        Action::KeepHand => Written::plain("keeps"),
        Action::Redraw => Written::plain("redraws"),
        Action::PlaceMana { hand, back } => {
            let name = writer.in_hand(seat, hand);
            match back {
                true => Written::new("places X back", format!("places {name} back")),
                false => Written::new("places X front", format!("places {name} front")),
            }
        }
        Action::TurnMana { mana } => {
            with("turns X", "turns", writer.mana(Spot { seat, zone: Zone::Mana, index: mana }, seat))
        }
        Action::NoMana => Written::plain("places nothing"),
        Action::Summon { hand } => with("summons X", "summons", writer.in_hand(seat, hand)),
        Action::Revive(zombie) => with("revives X", "revives", writer.at(zombie, seat)),
        Action::Use { card, ability } => {
            let name = writer.used(seat, card);
            match acts::first_activated(rules, state, card) == ability {
                true => with("uses X", "uses", name),
                false => Written::new("uses X ability N", format!("uses {name} ability {ability}")),
            }
        }
        Action::Target(card) => {
            let name = writer.first_or_at(by, seat, card, |action| match action {
                Action::Target(card) => Some(card),
                _ => None,
            });
            with("targets X", "targets", name)
        }
        Action::EnoughTargets => Written::plain("targets enough"),
        Action::Pay(card) if card.zone == Zone::Mana => {
            Written::new("pays [X, …]", format!("pays [{}]", writer.mana(card, seat)))
        }
        Action::Pay(card) => Written::new("pays [X, …]", format!("pays [{}]", writer.at(card, seat))),
        Action::Decline => Written::plain("declines"),
        Action::Cancel => Written::plain("cancels"),
        Action::EndMain => Written::plain("ends main"),
        Action::Attack(card) => with("attacks with X", "attacks with", writer.at(card, seat)),
        Action::AttackPlayer => Written::new("aims at PLAYER", format!("aims at {}", seats.seat(other(seat)))),
        Action::AttackZombie(card) => with("aims at X", "aims at", writer.at(card, other(seat))),
        Action::Block(card) => with("blocks with X", "blocks with", writer.at(card, seat)),
        Action::NoBlock => Written::plain("does not block"),
        Action::EndBattle => Written::plain("ends battle"),
        Action::Pass => Written::plain("passes"),
        Action::Next(index) => {
            let Some(due) = state.due.get(usize::from(index)) else { return Written::plain("orders X") };
            let nth =
                state.due.iter().take(usize::from(index)).filter(|other| other.using.face == due.using.face).count();
            with("orders X", "orders", copy_of(nth, name(rules, due.using.face)))
        }
        Action::Pick(card) => {
            let name = writer.first_or_at(by, seat, card, |action| match action {
                Action::Pick(card) => Some(card),
                _ => None,
            });
            with("picks X", "picks", name)
        }
        Action::Done => Written::plain("is done"),
        Action::Yes => Written::plain("says yes"),
        Action::No => Written::plain("says no"),
        Action::Choose(way) => with("chooses N", "chooses", (way + 1).to_string()),
        Action::Concede => Written::plain("concedes"),
        Action::AgreedDraw => Written::plain("agrees to a draw"),
    }
}

/// The zones by their names.
pub(super) const ZONES: [(&str, Zone); 6] = [
    ("field", Zone::Field),
    ("mana", Zone::Mana),
    ("hand", Zone::Hand),
    ("wrecked", Zone::Wrecked),
    ("deck", Zone::Deck),
    ("area", Zone::Area),
];

fn zone_name(zone: Zone) -> &'static str {
    word_for(&ZONES, zone).unwrap_or("no zone")
}

/// A card where it lies, as its owner's acts name it.
pub(super) fn own_card(rules: &Zwo, state: &State, spot: Spot, seats: SeatNames) -> String {
    Writer { rules, state, seats }.at(spot, spot.seat)
}

struct Writer<'a> {
    rules: &'a Zwo,
    state: &'a State,
    seats: SeatNames,
}

impl Writer<'_> {
    fn in_hand(&self, seat: Seat, hand: u8) -> String {
        let card = self.state.side(seat).hand.get(usize::from(hand));
        card.map_or("nothing", |&card| name(self.rules, self.state.body(card).face)).to_owned()
    }

    /// A card where it lies; whose it is, where another seat would be meant.
    fn at(&self, spot: Spot, meant: Seat) -> String {
        let Some(card) = self.state.card_at(spot) else { return "nothing".to_owned() };
        let face = self.state.body(card).face;
        let alike = cards(self.state, face).filter_map(|card| self.state.spot(card));
        let alike = alike.filter(|other| (other.seat, other.zone) == (spot.seat, spot.zone));
        let nth = alike.clone().position(|other| other == spot).unwrap_or(0);
        let own = format!("{} in {}", copy_of(nth, name(self.rules, face)), zone_name(spot.zone));
        let own = if spot.zone == Zone::Field { copy_of(nth, name(self.rules, face)) } else { own };
        if spot.seat == meant { own } else { format!("{} {own}", self.seats.seat(spot.seat)) }
    }

    /// A card whose ability is used, among those of its name that have one that works.
    fn used(&self, seat: Seat, spot: Spot) -> String {
        let Some(card) = self.state.card_at(spot) else { return "nothing".to_owned() };
        let face = self.state.body(card).face;
        let works = acts::usable_spots(self.rules, self.state, seat, face);
        match works.iter().position(|other| *other == spot) {
            Some(nth) => copy_of(nth, name(self.rules, face)),
            None => self.at(spot, seat),
        }
    }

    /// A mana: by its name, or as one that lies BACK.
    fn mana(&self, spot: Spot, seat: Seat) -> String {
        let Some(card) = self.state.card_at(spot) else { return "nothing".to_owned() };
        let body = self.state.body(card);
        let back = body.lies.is(Lies::BACK);
        let alike = self.state.side(spot.seat).mana.iter().take(usize::from(spot.index)).filter(|&&card| {
            let other = self.state.body(card);
            if back { other.lies.is(Lies::BACK) } else { other.face == body.face }
        });
        let own = copy_of(alike.count(), if back { "back" } else { name(self.rules, body.face) });
        if spot.seat == seat { own } else { format!("{} {own}", self.seats.seat(spot.seat)) }
    }

    /// A card among those that may be named now: by its name alone where it is the first of it.
    fn first_or_at(&self, by: By, seat: Seat, spot: Spot, of: impl Fn(Action) -> Option<Spot>) -> String {
        let face = |spot: Spot| self.state.card_at(spot).map(|card| self.state.body(card).face);
        let is_first = is_first(self.rules, self.state, by, spot, face, of);
        match face(spot) {
            Some(face) if is_first => name(self.rules, face).to_owned(),
            // With its zone said, a card is looked for where it lies.
            _ if spot.zone == Zone::Field => format!("{} in field", self.at(spot, seat)),
            _ => self.at(spot, seat),
        }
    }
}
