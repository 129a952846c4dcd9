//! All cards that a game may use, with their code: made once, shared by every game.

use crate::effects::{Ability, Effects, Entry, Happening, Kind, Lowering, Modifier, NotYet, Timing, Topics, Value};
use crate::{Definition, Face, Number};
use script::{Builder, Code};
use std::collections::HashMap;
use std::ops::Range;

/// An ability with its code.
pub(crate) struct Lowered {
    pub(crate) ability: Ability,
    pub(crate) entry: Entry,
    /// Which of its card's abilities it is, for [Once Per Turn].
    pub(crate) bit: u8,
}

impl Lowered {
    /// Whether it is due to its own card's leaving, and so is not lost with it (OP-12.20).
    pub(crate) fn survives_leaving(&self) -> bool {
        let of_leaving =
            |timing: &Timing| matches!(timing, Timing::OnKo | Timing::When(Happening::Kod | Happening::Removed, ..));
        matches!(&self.ability.kind, Kind::At(timing, _) if timing.each().any(of_leaving))
    }
}

/// Why a card cannot be in a library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LibraryFault {
    /// There are two cards with this number.
    Twice(Number),
    /// One of its abilities has no code yet.
    NotYet(Number, NotYet),
    /// More cards, abilities or code than can be addressed.
    TooMuch,
}

/// The cards of a game.
pub struct Library {
    cards: Vec<Definition>,
    numbers: HashMap<Number, Face>,
    abilities: Vec<Lowered>,
    /// Where each card's abilities are.
    of_card: Vec<Range<u16>>,
    /// What a card's standing effects are about: most have none, and power is asked for all the time.
    standing: Vec<Topics>,
    /// Whether a card watches for what happens to others.
    watching: Vec<bool>,
    pub(crate) modifiers: Vec<Modifier>,
    pub(crate) code: Code<Effects>,
}

impl Library {
    /// A library of these cards, or everything that is wrong with them.
    pub fn new(cards: Vec<Definition>) -> Result<Library, Vec<LibraryFault>> {
        let mut faults = Vec::new();
        let mut numbers = HashMap::new();
        let mut abilities: Vec<Lowered> = Vec::new();
        let mut of_card = Vec::new();
        // The power that counter values give stands first.
        let mut lowering = Lowering::default();
        lowering.modifiers.push(Modifier::Power(Value::Number(0)));
        for (index, card) in cards.iter().enumerate() {
            if numbers.insert(card.number.clone(), Face(index as u16)).is_some() {
                faults.push(LibraryFault::Twice(card.number.clone()));
            }
            let first = abilities.len() as u16;
            for (bit, ability) in card.abilities.iter().enumerate() {
                match lowering.ability(abilities.len() as u16, ability) {
                    Ok(entry) => abilities.push(Lowered { ability: ability.clone(), entry, bit: bit as u8 }),
                    Err(trouble) => faults.push(LibraryFault::NotYet(card.number.clone(), trouble)),
                }
            }
            of_card.push(first..abilities.len() as u16);
        }
        if cards.len() > u16::MAX as usize || abilities.len() > u16::MAX as usize || lowering.build.is_full() {
            faults.push(LibraryFault::TooMuch);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let standing =
            cards.iter().map(|card| card.abilities.iter().map(topics).fold(Topics::default(), Topics::or)).collect();
        let watching = cards.iter().map(|card| card.abilities.iter().any(watches)).collect();
        let build: Builder<Effects> = lowering.build;
        Ok(Library {
            cards,
            numbers,
            abilities,
            of_card,
            standing,
            watching,
            modifiers: lowering.modifiers,
            code: build.finish(),
        })
    }

    /// Every card, in the order of the files.
    pub fn cards(&self) -> &[Definition] {
        &self.cards
    }

    /// A card by its face.
    #[inline]
    pub fn card(&self, face: Face) -> &Definition {
        &self.cards[face.index()]
    }

    /// The face of a number.
    pub fn find(&self, number: &Number) -> Option<Face> {
        self.numbers.get(number).copied()
    }

    /// The modifier that counter values are.
    pub(crate) fn counter_modifier(&self) -> u16 {
        0
    }

    #[inline]
    pub(crate) fn has_standing(&self, face: Face, topic: Topics) -> bool {
        self.standing[face.index()].overlaps(topic)
    }

    #[inline]
    pub(crate) fn is_watching(&self, face: Face) -> bool {
        self.watching[face.index()]
    }

    #[inline]
    pub(crate) fn ability(&self, place: u16) -> &Lowered {
        &self.abilities[place as usize]
    }

    /// A card's abilities with their places.
    #[inline]
    pub(crate) fn abilities(&self, face: Face) -> impl Iterator<Item = (u16, &Lowered)> + Clone {
        self.of_card[face.index()].clone().map(|place| (place, self.ability(place)))
    }

    /// Its abilities with this timing.
    pub(crate) fn at<'l>(&'l self, face: Face, timing: &'l Timing) -> impl Iterator<Item = (u16, &'l Lowered)> + Clone {
        self.abilities(face)
            .filter(move |(_, lowered)| matches!(&lowered.ability.kind, Kind::At(when, _) if when.each().any(|when| when == timing)))
    }

    pub(crate) fn has(&self, face: Face, timing: &Timing) -> bool {
        self.at(face, timing).next().is_some()
    }
}

fn watches(ability: &Ability) -> bool {
    matches!(&ability.kind, Kind::At(timing, _) if timing.each().any(|timing| matches!(timing, Timing::When(..))))
}

/// What an ability's standing effects are about.
fn topics(ability: &Ability) -> Topics {
    match &ability.kind {
        Kind::Always(holding) => {
            holding.iter().map(|(_, modifier)| modifier.topic()).fold(Topics::default(), Topics::or)
        }
        _ => Topics::default(),
    }
}

impl std::fmt::Debug for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Library of {} cards", self.cards.len())
    }
}
