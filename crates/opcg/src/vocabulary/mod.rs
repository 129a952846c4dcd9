//! This game's words in scenarios (`docs/scenarios.md`).

mod acts;
mod facts;
mod fixture;
mod write;

pub use fixture::Fixture;

use crate::state::{Card, Frame, Spot, TurnStep, Zone};
use crate::{Action, Ask, Clause, DeckFault, Event, Face, Fault, Opcg, Reason, State, What};
use kernel::scenario::{Misread, Names, Position, Scene, SeatNames, Vocabulary, Words, Written, meaning_of};
use kernel::{By, Seat, Sink};
use script::vocabulary::{face, is_cited_as, nth_of, stacked};
use strum::VariantNames;

impl Vocabulary for Opcg {
    const NAMES: Names = Names {
        events: What::VARIANTS,
        questions: Ask::VARIANTS,
        reasons: Reason::VARIANTS,
        faults: &["IllegalDeck", "UnknownCard", "NotALeader", "Size", "Colour", "Copies", "Category", "KeptOut"],
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

    fn action(&self, state: &State, _: By, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
        acts::read(self, state, words)
    }

    fn fact(&self, scene: &Scene<'_, Self>, words: &mut Words<'_>) -> Result<Result<(), String>, Misread> {
        facts::read(scene, words)
    }

    fn settled(&self, state: &State) -> bool {
        state.over.is_some() || (matches!(state.top(), Frame::Turn(TurnStep::Main)) && state.due.is_empty())
    }

    fn staked(&self, state: &State, stake: &crate::Stake, seats: SeatNames) -> String {
        use crate::Stake;
        let by = |short: i32| if short == 0 { String::new() } else { format!(", short {short}") };
        match *stake {
            Stake::Fails { attacker, target } => format!("fails {attacker} against {target}"),
            Stake::Life { from, to, short } => format!("life {from} to {to}{}", by(short)),
            Stake::Falls { card, short } => {
                format!("{} falls{}", write::own_card(self, state, card, seats), by(short))
            }
            Stake::Lost { short } => format!("lost{}", by(short)),
            Stake::Nothing => "nothing".to_owned(),
        }
    }

    fn fault_is_cited_as(&self, fault: &Fault, word: &str) -> bool {
        word == "IllegalDeck" || word == "OP-16.18" || fault.fault.is_cited_as(word)
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
    let word = if word == "play" { "characters" } else { word };
    meaning_of(&write::ZONES, word)
}

/// Cards of a face, where they are: on the field first, then in hands and the rest.
fn cards(state: &State, face: Face) -> impl Iterator<Item = (Card, Spot)> + Clone + '_ {
    let zones = [Zone::Leader, Zone::Characters, Zone::Stage, Zone::Hand, Zone::Life, Zone::Trash, Zone::Deck];
    let all = zones
        .into_iter()
        .flat_map(move |zone| Seat::all(2).flat_map(move |seat| state.zone(seat, zone).iter().copied()));
    all.filter(move |&card| state.body(card).face == face).filter_map(|card| Some((card, state.spot(card)?)))
}

/// Reads a card of the table: `p2 leader`, `leader` (of the seat that is meant), `X`, `p1 X`, `p1 second X`.
fn spot(rules: &Opcg, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<Spot, Misread> {
    let named = words.maybe_seat();
    let seat = named.unwrap_or(seat);
    if words.eat("leader") {
        return Ok(Spot { seat, zone: Zone::Leader, index: 0 });
    }
    let nth = words.copy();
    let here = words.clone();
    let face = face(rules, words)?;
    let found = cards(state, face).map(|(_, spot)| spot);
    nth_of(found, nth, named.is_some(), |spot| spot.seat == seat).ok_or_else(|| here.unknown("a card on this table"))
}
