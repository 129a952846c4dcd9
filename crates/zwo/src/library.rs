//! All cards of a game with the code of what they do: made once, shared, outside of every state.

use crate::cards::Colours;
use crate::effects::{Ability, Effects, Keyword, Kind, Lowering, Modifier, Place, Speed, Topics, Watch};
use crate::{CardFault, Definition, Face, GreyZombies};
use script::notation::TooMany;
use script::{At, Builder, Catalogue, Code, Unplayable};
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
    pub(crate) catalogue: Catalogue<Definition>,
    abilities: Vec<Lowered>,
    of_card: Vec<Range<u16>>,
    standing: Vec<Topics>,
    watching: Vec<Watch>,
    colours: Vec<Colours>,
    pub(crate) modifiers: Vec<Modifier>,
    pub(crate) code: Code<Effects>,
}

/// Why cards cannot be a library.
pub type LibraryFault = script::LibraryFault<CardFault>;

/// How many abilities a card can have, since once-per-turn marks are bits of a byte; and why it cannot have more.
pub(crate) const TOO_MANY: TooMany = (8, Unplayable("there are more than eight abilities on this card"));

impl Library {
    /// A library of these cards, or every fault. The keyword abilities come before those of all cards.
    pub fn new(cards: Vec<Definition>) -> Result<Library, Vec<LibraryFault>> {
        Library::with(cards, GreyZombies::Refused)
    }

    /// The same, where zombies may be grey (ZW-2.6).
    pub fn with(cards: Vec<Definition>, grey: GreyZombies) -> Result<Library, Vec<LibraryFault>> {
        let (catalogue, twice) = Catalogue::new(cards);
        let mut faults: Vec<_> = twice.into_iter().map(LibraryFault::Twice).collect();
        let cards = catalogue.cards();
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
        for card in cards {
            let number = || card.number.clone();
            faults.extend(card.faults(grey).into_iter().map(|fault| LibraryFault::Card(number(), fault)));
            if card.abilities.len() > TOO_MANY.0 {
                faults.push(LibraryFault::Unplayable(number(), TOO_MANY.1));
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
            standing: cards.iter().map(fold).collect(),
            watching: of_card.iter().map(watching).collect(),
            colours: cards.iter().map(|card| card.colours).collect(),
            abilities,
            of_card,
            modifiers: lowering.modifiers,
            code: build.finish(),
            catalogue,
        })
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
