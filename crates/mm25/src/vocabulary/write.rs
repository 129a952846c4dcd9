//! What players do, and what cards are called, as scenarios write it: the other way round of `acts`.

use super::{acts, cards};
use crate::state::{Card, Spot, State, Zone, other};
use crate::{Action, Mm25, Space};
use kernel::scenario::{SeatNames, Written, copy_of, word_for};
use kernel::{By, Seat};
use script::vocabulary::{is_first, name, with};

/// An act of whoever it is.
pub(super) fn act(rules: &Mm25, state: &State, by: By, action: Action, seats: SeatNames) -> Written {
    let writer = Writer { rules, state, seats };
    let seat = match by {
        By::Seat(seat) => seat,
        By::Shell => Seat::FIRST,
    };
    match action {
        Action::Swap { deck, side } => {
            let out = writer.nth(&state.side(seat).chest, deck);
            let back = writer.nth(&state.side(seat).sideboard, side);
            Written::new("swaps X for Y", format!("swaps {out} for {back}"))
        }
        Action::Ready => Written::plain("is ready"),
        Action::GoFirst => Written::plain("goes first"),
        Action::GoSecond => Written::plain("goes second"),
        Action::Mulligan => Written::plain("takes the mulligan"),
        Action::KeepHand => Written::plain("keeps"),
        Action::Redraw => Written::plain("redraws"),
        Action::Place { hand, space } => {
            let name = writer.in_hand(seat, hand);
            Written::new("places X as SPACE", format!("places {name} as {} so far", space_name(space)))
        }
        Action::Placed => Written::plain("has placed"),
        Action::Attack { attacker, target } => {
            let (target, attacker) = (writer.at(target, other(seat)), writer.at(attacker, seat));
            Written::new("attacks X with Y", format!("attacks {target} with {attacker}"))
        }
        Action::Activate { card, ability } => {
            let name = writer.at(card, seat);
            match acts::first_usable(rules, state, card) == ability {
                true => with("activates X", "activates", name),
                false => Written::new("activates X ability N", format!("activates {name} ability {ability}")),
            }
        }
        Action::Update => Written::plain("updates"),
        Action::Call { hand, space } => {
            let name = writer.in_hand(seat, hand);
            Written::new("calls X to SPACE", format!("calls {name} to {}", space_name(space)))
        }
        Action::Move => Written::plain("moves"),
        Action::Increase => Written::plain("increases"),
        Action::PassTurn => Written::plain("passes the turn"),
        Action::Discard { hand } => with("discards X", "discards", writer.in_hand(seat, hand)),
        Action::SettleHand => Written::plain("settles the hand"),
        Action::SkipHand => Written::plain("skips the hand"),
        Action::Reinforce { hand } => with("reinforces with X", "reinforces with", writer.in_hand(seat, hand)),
        Action::Use { hand } => with("uses X", "uses", writer.in_hand(seat, hand)),
        Action::Team { hand } => with("teams up as X", "teams up as", writer.in_hand(seat, hand)),
        Action::PassBattle => Written::plain("passes"),
        Action::Decline => Written::plain("declines"),
        Action::Pick(card) => with("picks X", "picks", writer.picked(by, seat, card)),
        Action::Done => Written::plain("is done"),
        Action::Cancel => Written::plain("cancels"),
        Action::Yes => Written::plain("says yes"),
        Action::No => Written::plain("says no"),
        Action::Choose(way) => with("chooses N", "chooses", (way + 1).to_string()),
        Action::Concede => Written::plain("concedes"),
        Action::TimeCalled => Written::plain("calls time"),
    }
}

/// The spaces of a Bridge by their names.
pub(super) const SPACES: [(&str, Space); 3] =
    [("captain", Space::Captain), ("sailor1", Space::Sailor1), ("sailor2", Space::Sailor2)];

fn space_name(space: Space) -> &'static str {
    word_for(&SPACES, space).unwrap_or("captain")
}

/// The zones by their names.
pub(super) const ZONES: [(&str, Zone); 10] = [
    ("bridge", Zone::Bridge),
    ("reinforcements", Zone::Reinforcements),
    ("techniques", Zone::Techniques),
    ("hand", Zone::Hand),
    ("ocean", Zone::Ocean),
    ("trophies", Zone::Trophies),
    ("logbook", Zone::Logbook),
    ("chest", Zone::Chest),
    ("sideboard", Zone::Sideboard),
    ("life", Zone::Life),
];

fn zone_name(zone: Zone) -> &'static str {
    word_for(&ZONES, zone).unwrap_or("no zone")
}

struct Writer<'a> {
    rules: &'a Mm25,
    state: &'a State,
    seats: SeatNames,
}

impl Writer<'_> {
    fn nth(&self, cards: &[Card], index: u8) -> String {
        let card = cards.get(usize::from(index));
        card.map_or("nothing", |&card| name(self.rules, self.state.body(card).face)).to_owned()
    }

    fn in_hand(&self, seat: Seat, hand: u8) -> String {
        self.nth(&self.state.side(seat).hand, hand)
    }

    /// A card where it lies; whose it is, where another seat would be meant.
    fn at(&self, spot: Spot, meant: Seat) -> String {
        let Some(card) = self.state.card_at(spot) else { return "nothing".to_owned() };
        let face = self.state.body(card).face;
        let alike = cards(self.state, face).filter_map(|card| self.state.spot(card));
        let mut alike = alike.filter(|other| (other.seat, other.zone) == (spot.seat, spot.zone));
        let nth = alike.position(|other| other == spot).unwrap_or(0);
        let own = copy_of(nth, name(self.rules, face));
        let own = if spot.zone == Zone::Bridge { own } else { format!("{own} in {}", zone_name(spot.zone)) };
        if spot.seat == meant { own } else { format!("{} {own}", self.seats.seat(spot.seat)) }
    }

    /// A card that may be picked: by its name alone where it is the first of it.
    fn picked(&self, by: By, seat: Seat, spot: Spot) -> String {
        let face = |spot: Spot| self.state.card_at(spot).map(|card| self.state.body(card).face);
        let is_first = is_first(self.rules, self.state, by, spot, face, |action| match action {
            Action::Pick(other) => Some(other),
            _ => None,
        });
        match face(spot) {
            Some(face) if is_first => name(self.rules, face).to_owned(),
            // With its zone said, a card is looked for where it lies.
            _ if spot.zone == Zone::Bridge => format!("{} in bridge", self.at(spot, seat)),
            _ => self.at(spot, seat),
        }
    }
}
