//! What players do, and what cards are called, as scenarios write it: the other way round of `acts`.

use super::{acts, cards};
use crate::state::{Spot, State, Zone, other};
use crate::{Action, DonAt, Opcg, Sign};
use kernel::scenario::{SeatNames, Written, copy_of};
use kernel::{By, Seat};
use script::vocabulary::{is_first, name, with};

/// An act of whoever it is.
pub(super) fn act(rules: &Opcg, state: &State, by: By, action: Action, seats: SeatNames) -> Written {
    let writer = Writer { rules, state, seats };
    let attacker = state.turn_player;
    let defender = other(attacker);
    let asked = match by {
        By::Seat(seat) => seat,
        By::Shell => Seat::FIRST,
    };
    match action {
        Action::Sign(sign) => with("throws SIGN", "throws", sign_name(sign).to_owned()),
        Action::GoFirst => Written::plain("goes first"),
        Action::GoSecond => Written::plain("goes second"),
        Action::KeepHand => Written::plain("keeps"),
        Action::Redraw => Written::plain("redraws"),
        Action::Play { hand, over: None } => with("plays X", "plays", writer.in_hand(attacker, hand)),
        Action::Play { hand, over: Some(over) } => {
            let away = writer.at(Spot { seat: attacker, zone: Zone::Characters, index: over }, attacker);
            Written::new("plays X over Y", format!("plays {} over {away}", writer.in_hand(attacker, hand)))
        }
        Action::Activate { card, ability } => {
            let name = writer.at(card, attacker);
            match acts::first_activated(rules, state, card) == ability {
                true => with("activates X", "activates", name),
                false => Written::new("activates X ability N", format!("activates {name} ability {ability}")),
            }
        }
        Action::Give { to } => with("gives X", "gives", writer.at(to, attacker)),
        Action::Attack { attacker: with, target } => {
            let (target, with) = (writer.at(target, defender), writer.at(with, attacker));
            Written::new("attacks X with Y", format!("attacks {target} with {with}"))
        }
        Action::EndMain => Written::plain("ends main"),
        Action::Block(card) => with("blocks with X", "blocks with", writer.at(card, defender)),
        Action::Counter { card, on } => {
            let (name, on) = (writer.at(card, defender), writer.at(on, defender));
            Written::new("counters with X on Y", format!("counters with {name} on {on}"))
        }
        Action::CounterEvent { hand } => with("uses X", "uses", writer.in_hand(defender, hand)),
        Action::Pass => Written::plain("passes"),
        Action::Trigger => Written::plain("triggers"),
        Action::TakeLife => Written::plain("takes life"),
        Action::Pick(card) => with("picks X", "picks", writer.picked(by, asked, card)),
        Action::PickForBottom(card) => {
            Written::new("puts X at the bottom", format!("puts {} at the bottom", writer.picked(by, asked, card)))
        }
        Action::Done => Written::plain("done"),
        Action::Yes => Written::plain("yes"),
        Action::No => Written::plain("no"),
        Action::Choose(way) => with("chooses N", "chooses", (way + 1).to_string()),
        Action::Next(index) => writer.next(index),
        Action::Number(number) => with("takes N", "takes", number.to_string()),
        Action::Return(DonAt::Active) => Written::plain("returns active"),
        Action::Return(DonAt::Rested) => Written::plain("returns rested"),
        Action::Return(DonAt::Given(card)) => with("returns X", "returns", writer.at(card, asked)),
        Action::Cancel => Written::plain("cancels"),
        Action::Concede => Written::plain("concedes"),
    }
}

fn sign_name(sign: Sign) -> &'static str {
    match sign {
        Sign::Rock => "rock",
        Sign::Paper => "paper",
        Sign::Scissors => "scissors",
    }
}

/// The zones by their names.
pub(super) const ZONES: [(&str, Zone); 7] = [
    ("leader", Zone::Leader),
    ("characters", Zone::Characters),
    ("stage", Zone::Stage),
    ("hand", Zone::Hand),
    ("deck", Zone::Deck),
    ("trash", Zone::Trash),
    ("life", Zone::Life),
];

/// A card where it lies, as its owner's acts name it.
pub(super) fn own_card(rules: &Opcg, state: &State, spot: Spot, seats: SeatNames) -> String {
    Writer { rules, state, seats }.at(spot, spot.seat)
}

struct Writer<'a> {
    rules: &'a Opcg,
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
        let own = if spot.zone == Zone::Leader {
            "leader".to_owned()
        } else {
            let face = self.state.body(card).face;
            let alike = cards(self.state, face).filter(|(_, other)| other.seat == spot.seat);
            let nth = alike.map(|(_, other)| other).position(|other| other == spot).unwrap_or(0);
            copy_of(nth, name(self.rules, face))
        };
        if spot.seat == meant { own } else { format!("{} {own}", self.seats.seat(spot.seat)) }
    }

    /// A card that may be picked: by its name alone where it is the first of it.
    fn picked(&self, by: By, asked: Seat, spot: Spot) -> String {
        let face = |spot: Spot| self.state.card_at(spot).map(|card| self.state.body(card).face);
        let is_first = is_first(self.rules, self.state, by, spot, face, |action| match action {
            Action::Pick(other) | Action::PickForBottom(other) => Some(other),
            _ => None,
        });
        match face(spot) {
            Some(face) if is_first => name(self.rules, face).to_owned(),
            // With its seat said, a card is looked for where it lies.
            _ if spot.seat == asked => format!("{} {}", self.seats.seat(asked), self.at(spot, asked)),
            _ => self.at(spot, asked),
        }
    }

    fn next(&self, index: u8) -> Written {
        let face = |due: &crate::state::Due| self.state.body(due.source.card).face;
        let Some(due) = self.state.due.get(usize::from(index)) else { return Written::plain("orders X") };
        let nth = self.state.due.iter().take(usize::from(index)).filter(|other| face(other) == face(due)).count();
        let name = name(self.rules, face(due));
        match nth {
            0 => Written::new("orders X", format!("orders {name}")),
            _ => Written::new("orders X ability N", format!("orders {name} ability {nth}")),
        }
    }
}
