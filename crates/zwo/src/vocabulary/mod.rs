//! This game's words in scenarios (`docs/scenarios.md`).

mod acts;
mod facts;
mod fixture;
mod write;

pub use fixture::Fixture;

use crate::effects::Phase;
use crate::state::{Card, Frame, Lies, Spot, State, TurnStep, Zone};
use crate::{Action, Ask, Clause, DeckFault, Event, Face, Fault, Reason, What, Zwo};
use kernel::scenario::{Misread, Names, Position, Scene, SeatNames, Vocabulary, Words, Written, meaning_of};
use kernel::{By, Seat, Sink};
use script::vocabulary::{face, is_cited_as, nth_of, stacked};
use strum::VariantNames;

impl Vocabulary for Zwo {
    const NAMES: Names = Names {
        events: What::VARIANTS,
        questions: Ask::VARIANTS,
        reasons: Reason::VARIANTS,
        faults: &["UnknownCard", "Size", "Copies"],
    };

    fn event(event: &Event) -> (&'static str, Clause) {
        (event.what.into(), event.because)
    }

    fn written(&self, state: &State, by: By, action: Action, seats: SeatNames) -> Written {
        write::act(self, state, by, action, seats)
    }

    type Fixture = Fixture;

    fn given(&self, fixture: &mut Fixture, words: &mut Words<'_>) -> Result<(), Misread> {
        fixture.read(words)
    }

    fn position(&self, fixture: &Fixture, sink: &mut dyn Sink<Self>) -> Result<Position<Self>, Vec<String>> {
        fixture.position(self, sink)
    }

    fn stacked(&self, words: &mut Words<'_>) -> Result<Vec<Face>, Misread> {
        stacked(self, words)
    }

    fn action(&self, state: &State, by: By, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
        match by {
            By::Seat(seat) if seat.number() < 2 => acts::read(self, state, seat, words),
            By::Shell if words.eat("agrees to a draw") => Ok(vec![Action::AgreedDraw]),
            By::Shell => Err(words.unknown("something the shell does (agrees to a draw)")),
            By::Seat(_) => Err(words.expected("one of two seats")),
        }
    }

    fn fact(&self, scene: &Scene<'_, Self>, words: &mut Words<'_>) -> Result<Result<(), String>, Misread> {
        facts::read(scene, words)
    }

    fn settled(&self, state: &State) -> bool {
        let waits = matches!(state.peek(), Frame::Turn(TurnStep::Act(Phase::Mana | Phase::Main | Phase::Battle)));
        state.over.is_some() || (waits && state.due.is_empty() && state.area.is_empty())
    }

    fn staked(&self, state: &State, stake: &crate::Stake, seats: SeatNames) -> String {
        use crate::{Powers, Stake};
        let by = |critical: i32| if critical == 0 { String::new() } else { format!(", critical {critical}") };
        let fought = |Powers { attacker, target }: Powers| format!(", {attacker} against {target}");
        match *stake {
            Stake::Life { from, to, critical } => format!("life {from} to {to}{}", by(critical)),
            Stake::Injured { zombie, powers } => {
                let zombie = write::own_card(self, state, zombie, seats);
                format!("{zombie} is injured{}", powers.map_or_else(String::new, fought))
            }
            Stake::Stands { powers } => format!("nothing{}", fought(powers)),
            Stake::Lost { critical } => format!("lost{}", by(critical)),
            Stake::Nothing => "nothing".to_owned(),
        }
    }

    fn fault_is_cited_as(&self, fault: &Fault, word: &str) -> bool {
        word == "ZW-21.1" || fault.fault.is_cited_as(word)
    }
}

impl DeckFault {
    /// Whether the fault is named by this word: its kind, or its clause.
    pub fn is_cited_as(&self, word: &str) -> bool {
        is_cited_as(self, self.clause(), word)
    }
}

/// The zones by their names.
fn zone(word: &str) -> Option<Zone> {
    meaning_of(&write::ZONES, word)
}

/// Cards of a face, where they are: on fields first, then in the other zones, the resolution area last.
fn cards(state: &State, face: Face) -> impl Iterator<Item = Card> + Clone + '_ {
    let zones = Zone::ALL
        .into_iter()
        .flat_map(move |zone| Seat::all(2).flat_map(move |seat| state.zone(seat, zone).iter().rev().copied()));
    // Zombies in the order of arrival, stacks from the top.
    let fields = Seat::all(2).flat_map(move |seat| state.side(seat).field.iter().copied());
    let area = (0..state.cards).map(Card).filter(|&card| state.body(card).zone == Zone::Area);
    let others = zones.filter(|&card| state.body(card).zone != Zone::Field);
    fields.chain(others).chain(area).filter(move |&card| state.body(card).face == face)
}

/// How a card must lie to be meant: `stand X`, `rest X`, `front X`, `back X`.
fn lying(words: &mut Words<'_>) -> impl Fn(&State, Card) -> bool + use<> {
    let kinds = [("stand", Lies::REST, false), ("rest", Lies::REST, true), ("front", Lies::BACK, false)];
    let kind = kinds.into_iter().find(|(word, ..)| words.eat(word));
    move |state: &State, card: Card| kind.is_none_or(|(_, how, yes)| state.body(card).lies.is(how) == yes)
}

/// Reads a card of the table: `X`, `second X`, `p2 X`, `X in wrecked`. One of `seat` is meant before others.
fn spot(rules: &Zwo, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<Spot, Misread> {
    let here = words.clone();
    let named = words.maybe_seat();
    let nth = words.copy();
    let fits = lying(words);
    let face = face(rules, words)?;
    let within = if words.eat("in") { Some(words.known("a zone", zone)?) } else { None };
    let found = cards(state, face)
        .filter(|&card| fits(state, card))
        .filter_map(|card| state.spot(card))
        .filter(|spot| within.is_none_or(|zone| spot.zone == zone));
    nth_of(found, nth, named.is_some(), |spot| spot.seat == named.unwrap_or(seat))
        .ok_or_else(|| here.unknown("a card on this table"))
}
