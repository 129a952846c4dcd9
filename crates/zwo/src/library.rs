//! All cards of a game with the code of what they do: made once, shared, outside of every state.

use crate::cards::Colours;
use crate::effects::{Ability, Effects, Keyword, Kind, Lowering, Modifier, Place, Speed, Topics, Watch};
use crate::{CardFault, Definition, Face, GreyZombies, Number};
use kernel::Clause as _;
use script::{At, Builder, Code, Unplayable};
use std::collections::HashMap;
use std::ops::Range;

/// An ability with its code.
pub(crate) struct Lowered {
    pub(crate) ability: Ability,
    pub(crate) entry: At,
    /// Its place among its card's abilities.
    pub(crate) bit: u8,
    pub(crate) watch: Watch,
    /// Whether its text says anything about the card that its condition is about.
    pub(crate) speaks_of_it: bool,
    /// The place of the first ability with the same text: this one, or one of another card.
    pub(crate) text: u16,
}

impl Lowered {
    /// Whether it has targets.
    pub(crate) fn aims(&self) -> bool {
        !self.ability.targets.is_empty()
    }

    /// The speed of an activated ability that works in this place.
    pub(crate) fn activated(&self, place: Place) -> Option<Speed> {
        match self.ability.kind {
            Kind::Activated(speed, at, _) if at == place => Some(speed),
            _ => None,
        }
    }
}

/// Cards, found by number and by face.
pub struct Library {
    cards: Vec<Definition>,
    numbers: HashMap<Number, Face>,
    abilities: Vec<Lowered>,
    of_card: Vec<Range<u16>>,
    standing: Vec<Topics>,
    watching: Vec<Watch>,
    colours: Vec<Colours>,
    pub(crate) modifiers: Vec<Modifier>,
    pub(crate) code: Code<Effects>,
}

/// Why cards cannot be a library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LibraryFault {
    /// Two cards have the same number.
    Twice(Number),
    /// What is printed on a card cannot be.
    Card(Number, CardFault),
    /// A card's text cannot be played as it is meant.
    Unplayable(Number, Unplayable),
    /// More cards or code than can be addressed.
    TooMuch,
}

impl std::fmt::Display for LibraryFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LibraryFault::Twice(number) => write!(f, "there are two cards {}", number.0),
            LibraryFault::Card(number, fault) => write!(f, "{} cannot be: {}", number.0, fault.clause().id()),
            LibraryFault::Unplayable(number, why) => write!(f, "{}: {why}", number.0),
            LibraryFault::TooMuch => f.write_str("there are more cards than a library can number"),
        }
    }
}

/// Once-per-turn marks are bits of a byte.
pub(crate) const ABILITIES: usize = 8;

/// Why a card with more of them is refused.
pub(crate) const TOO_MANY_ABILITIES: Unplayable = Unplayable("there are more than eight abilities on this card");

impl Library {
    /// A library of these cards, or every fault. The keyword abilities come before those of all cards.
    pub fn new(cards: Vec<Definition>) -> Result<Library, Vec<LibraryFault>> {
        Library::with(cards, GreyZombies::Refused)
    }

    /// The same, where zombies may be grey (ZW-2.6).
    pub fn with(cards: Vec<Definition>, grey: GreyZombies) -> Result<Library, Vec<LibraryFault>> {
        let mut faults = Vec::new();
        let mut numbers = HashMap::new();
        let mut lowering = Lowering::default();
        let mut abilities = Vec::new();
        let mut of_card = Vec::new();
        let mut add = |lowering: &mut Lowering, bit: usize, ability: Ability| match lowering.ability(&ability) {
            Ok(entry) => {
                let watch = match &ability.kind {
                    Kind::Auto(timing, _) => Watch::timing(timing),
                    _ => Watch::default(),
                };
                // Its written form names every part of it; a name that has this word in it does no harm.
                let written = crate::notation::write_ability(&ability);
                let speaks_of_it = written.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == "it");
                let first = abilities.iter().position(|other: &Lowered| other.ability == ability);
                let text = first.unwrap_or(abilities.len()) as u16;
                abilities.push(Lowered { ability, entry, bit: bit as u8, watch, speaks_of_it, text });
                Ok(abilities.len() as u16)
            }
            Err(trouble) => Err(trouble),
        };
        let mut first = 0;
        for keyword in Keyword::ALL {
            first = add(&mut lowering, 0, keyword.ability()).unwrap_or(first);
        }
        for (index, card) in cards.iter().enumerate() {
            let number = || card.number.clone();
            if numbers.insert(number(), Face(index as u16)).is_some() {
                faults.push(LibraryFault::Twice(number()));
            }
            faults.extend(card.faults(grey).into_iter().map(|fault| LibraryFault::Card(number(), fault)));
            if card.abilities.len() > ABILITIES {
                faults.push(LibraryFault::Unplayable(number(), TOO_MANY_ABILITIES));
            }
            let mut end = first;
            for (bit, ability) in card.abilities.iter().enumerate() {
                match add(&mut lowering, bit, ability.clone()) {
                    Ok(next) => end = next,
                    Err(trouble) => faults.push(LibraryFault::Unplayable(number(), trouble)),
                }
            }
            of_card.push(first..end);
            first = end;
        }
        if cards.len() > u16::MAX as usize || abilities.len() > u16::MAX as usize || lowering.build.is_full() {
            faults.push(LibraryFault::TooMuch);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let fold = |card: &Definition| card.abilities.iter().map(Ability::topics).fold(Topics::default(), Topics::or);
        let watching = |range: &Range<u16>| {
            abilities[range.start as usize..range.end as usize]
                .iter()
                .map(|lowered| lowered.watch)
                .fold(Watch::default(), Watch::or)
        };
        let build: Builder<Effects> = lowering.build;
        Ok(Library {
            numbers,
            standing: cards.iter().map(fold).collect(),
            watching: of_card.iter().map(watching).collect(),
            colours: cards.iter().map(|card| card.colours).collect(),
            cards,
            abilities,
            of_card,
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

    #[inline]
    pub(crate) fn colours(&self, face: Face) -> Colours {
        self.colours[face.index()]
    }

    #[inline]
    pub(crate) fn standing(&self, face: Face) -> Topics {
        self.standing[face.index()]
    }

    #[inline]
    pub(crate) fn watching(&self, face: Face) -> Watch {
        self.watching[face.index()]
    }

    #[inline]
    pub(crate) fn ability(&self, place: u16) -> &Lowered {
        &self.abilities[place as usize]
    }

    /// The place of a keyword's ability.
    pub(crate) const fn keyword(keyword: Keyword) -> u16 {
        keyword as u16
    }

    /// A card's abilities with their places.
    #[inline]
    pub(crate) fn abilities(&self, face: Face) -> impl Iterator<Item = (u16, &Lowered)> + Clone {
        self.of_card[face.index()].clone().map(|place| (place, self.ability(place)))
    }
}

impl std::fmt::Debug for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Library of {} cards", self.cards.len())
    }
}
