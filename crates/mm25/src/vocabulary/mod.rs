//! This game's words in scenarios (`docs/scenarios.md`).

mod acts;
mod facts;
mod fixture;
mod write;

pub use fixture::Fixture;

use crate::state::{Card, Frame, Space, Spot, State, TurnStep, Zone};
use crate::{Action, Ask, Clause, DeckFault, Event, Face, Fault, Mm25, What};
use kernel::scenario::{Misread, Names, Position, Scene, SeatNames, Vocabulary, Words, Written, meaning_of, word_for};
use kernel::{By, Seat, Sink};
use script::vocabulary::{face, nth_of, stacked};
use strum::VariantNames;

/// The errors of MM-16.1.
const REASONS: [&str; 34] = [
    "E_GAME_OVER",
    "E_WINDOW",
    "E_NOT_YOUR_TURN",
    "E_MULLIGAN_USED",
    "E_MULLIGAN_LATE",
    "E_WRONG_PHASE",
    "E_MUST_REDRAW",
    "E_NOT_CHARACTER",
    "E_TEAM_REINFORCE",
    "E_NO_CAPTAIN",
    "E_FIRST_TURN_BATTLE",
    "E_ABILITY_USED",
    "E_ALREADY_BATTLED",
    "E_SELF_RESTRICTED",
    "E_USER",
    "E_LIMIT",
    "E_TEAM_MEMBER",
    "E_TEAM_1",
    "E_TEAM_2",
    "E_TEAM_3",
    "E_TEAM_4",
    "E_TEAM_5",
    "E_SPACE",
    "E_SAME_NAME",
    "E_SETUP_LIFE",
    "E_TARGET",
    "E_PROTECTED",
    "E_STRAW_HAT",
    "E_NO_ACTIONS",
    "E_LOGBOOK",
    "E_CHEST_EMPTY",
    "E_HAND_SIZE",
    "E_COST",
    "E_SIDEBOARD",
];

impl Vocabulary for Mm25 {
    const NAMES: Names = Names {
        events: What::VARIANTS,
        questions: Ask::VARIANTS,
        reasons: &REASONS,
        faults: &["E_DECK_SIZE", "E_DECK_COPIES", "E_DECK_NO_CAPTAIN", "E_SIDEBOARD", "UnknownCard", "UnknownNumbers"],
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
            By::Shell if words.eat("calls time") => Ok(vec![Action::TimeCalled]),
            By::Shell => Err(words.unknown("something the shell does (calls time)")),
            By::Seat(_) => Err(words.expected("one of two seats")),
        }
    }

    fn fact(&self, scene: &Scene<'_, Self>, words: &mut Words<'_>) -> Result<Result<(), String>, Misread> {
        facts::read(scene, words)
    }

    fn settled(&self, state: &State) -> bool {
        state.over.is_some() || matches!(state.peek(), Frame::Turn(TurnStep::Main))
    }

    fn staked(&self, _: &State, stake: &crate::Stake, _: SeatNames) -> String {
        use crate::Stake;
        let by = |word: &str, power: i32| if power == 0 { String::new() } else { format!(", {word} by {power}") };
        match stake {
            Stake::Life { space, behind, from, to } => {
                let space = word_for(&write::SPACES, *space).unwrap_or("no space");
                format!("{space} life {from} to {to}{}", by("behind", *behind))
            }
            Stake::Lost { behind } => format!("lost{}", by("behind", *behind)),
            Stake::Nothing { ahead } => format!("nothing{}", by("ahead", *ahead)),
        }
    }

    fn fault_is_cited_as(&self, fault: &Fault, word: &str) -> bool {
        fault.fault.is_cited_as(word)
    }
}

impl DeckFault {
    /// Whether the fault is named by this word: its error, its kind, or its clause.
    pub fn is_cited_as(&self, word: &str) -> bool {
        let error = match self {
            DeckFault::Size { .. } => "E_DECK_SIZE",
            DeckFault::Copies { .. } => "E_DECK_COPIES",
            DeckFault::NoCaptain => "E_DECK_NO_CAPTAIN",
            DeckFault::Sideboard { .. } => "E_SIDEBOARD",
            DeckFault::UnknownCard(_) => "UnknownCard",
            DeckFault::UnknownNumbers(_) => "UnknownNumbers",
        };
        error == word || kernel::Clause::id(self.clause()) == word
    }
}

/// The zones by their names.
fn zone(word: &str) -> Option<Zone> {
    meaning_of(&write::ZONES, word)
}

/// A space by its name: `captain`, `s1`-like names are seats, so `sailor1` and `sailor2`.
fn space(words: &mut Words<'_>) -> Option<Space> {
    write::SPACES.iter().find(|(word, _)| words.eat(word)).map(|(_, space)| *space)
}

/// Cards of a face, where they are: on Bridges first, then in the other zones.
fn cards(state: &State, face: Face) -> impl Iterator<Item = Card> + Clone + '_ {
    let bridges = Seat::all(2).flat_map(move |seat| state.bridge(seat));
    let zones = Zone::ALL
        .into_iter()
        .flat_map(move |zone| Seat::all(2).flat_map(move |seat| state.zone(seat, zone).iter().rev().copied()));
    let life =
        Seat::all(2).flat_map(move |seat| state.side(seat).life.iter().flat_map(|pile| pile.iter().rev().copied()));
    bridges.chain(zones).chain(life).filter(move |&card| state.body(card).face == face)
}

/// Reads a card of the table: `X`, `second X`, `p2 X`, `p2 captain`, `X in ocean`. One of `seat` is meant before others.
fn spot(rules: &Mm25, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<Spot, Misread> {
    let here = words.clone();
    let named = words.maybe_seat();
    if let Some(space) = space(words) {
        return Ok(Spot { seat: named.unwrap_or(seat), zone: Zone::Bridge, index: space as u8 });
    }
    let nth = words.copy();
    let face = face(rules, words)?;
    let within = if words.eat("in") { Some(words.known("a zone", zone)?) } else { None };
    let found = cards(state, face)
        .filter_map(|card| state.spot(card))
        .filter(|spot| within.is_none_or(|zone| spot.zone == zone));
    nth_of(found, nth, named.is_some(), |spot| spot.seat == named.unwrap_or(seat))
        .ok_or_else(|| here.unknown("a card on this table"))
}
