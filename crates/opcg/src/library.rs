//! All cards that a game may use, with their code: made once, shared by every game.

use crate::effects::{
    Ability, Effects, Entry, Happening, Kind, Lowering, Modifier, Objects, Timing, TooDeep, Topics, Value, Would,
};
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
    /// Whether another card lends it.
    pub(crate) is_lent: bool,
}

impl Lowered {
    /// Whether this is its timing, or one of them.
    pub(crate) fn is_at(&self, timing: &Timing) -> bool {
        matches!(&self.ability.kind, Kind::At(when, _) if when.each().any(|when| when == timing))
    }

    /// Whether it is due to its own card's leaving, and so is not lost with it (OP-12.20).
    pub(crate) fn survives_leaving(&self) -> bool {
        let of_leaving =
            |timing: &Timing| matches!(timing, Timing::OnKo | Timing::When(Happening::Kod | Happening::Removed, ..));
        matches!(&self.ability.kind, Kind::At(timing, _) if timing.each().any(of_leaving))
    }
}

/// The bits of abilities that other cards lend; those before them are for a card's own.
const LENT_BITS: std::ops::Range<usize> = 5..8;

/// The modifier that counter values are.
pub(crate) const POWER: u16 = 0;

/// The modifier that a swapped base power is.
pub(crate) const BASE_POWER: u16 = 1;

/// Why a card cannot be in a library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LibraryFault {
    /// There are two cards with this number.
    Twice(Number),
    /// One of its abilities is more than an effect under way can keep in mind.
    TooDeep(Number, TooDeep),
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
    /// What a card's text can be about at all, for a while too.
    topics: Vec<Topics>,
    /// Whether a card watches for what happens to others.
    watching: Vec<bool>,
    /// Whether anything goes elsewhere instead of to a hand.
    detours: bool,
    /// Where the abilities begin that cards lend to each other.
    lent: u16,
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
        let (mut others, mut lent, mut topics) = (Vec::new(), Vec::new(), Vec::new());
        // What the rules themselves do for a while stands first.
        let mut lowering = Lowering::default();
        lowering.modifiers.push(Modifier::Power(Value::Number(0)));
        lowering.modifiers.push(Modifier::BasePower(Value::Number(0)));
        let mut add = |lowering: &mut Lowering, card: &Definition, bit: usize, is_lent: bool, ability: &Ability| {
            match lowering.ability(abilities.len() as u16, ability) {
                Ok(entry) => abilities.push(Lowered { ability: ability.clone(), entry, bit: bit as u8, is_lent }),
                Err(trouble) => faults.push(LibraryFault::TooDeep(card.number.clone(), trouble)),
            }
            abilities.len() as u16
        };
        let mut first = 0;
        for (index, card) in cards.iter().enumerate() {
            if numbers.insert(card.number.clone(), Face(index as u16)).is_some() {
                others.push(LibraryFault::Twice(card.number.clone()));
            }
            if card.abilities.len() > LENT_BITS.start {
                others
                    .push(LibraryFault::TooDeep(card.number.clone(), TooDeep("more than five abilities on one card")));
            }
            let before = lowering.modifiers.len();
            let mut end = first;
            for (bit, ability) in card.abilities.iter().enumerate() {
                end = add(&mut lowering, card, bit, false, ability);
            }
            of_card.push(first..end);
            first = end;
            let lasting = lowering.modifiers[before..].iter().map(Modifier::topic);
            let standing = card.abilities.iter().map(self::topics);
            topics.push(lasting.chain(standing).fold(Topics::default(), Topics::or).with_lent());
            lent.extend(std::mem::take(&mut lowering.lent).into_iter().map(|ability| (card, ability)));
        }
        // What is lent may lend in turn.
        let mut count = 0;
        while let Some((card, ability)) = lent.pop() {
            add(&mut lowering, card, LENT_BITS.start + count % LENT_BITS.len(), true, &ability);
            count += 1;
            lent.extend(std::mem::take(&mut lowering.lent).into_iter().map(|ability| (card, ability)));
        }
        faults.extend(others);
        if cards.len() > u16::MAX as usize || abilities.len() > u16::MAX as usize || lowering.build.is_full() {
            faults.push(LibraryFault::TooMuch);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let standing: Vec<Topics> = cards
            .iter()
            .map(|card| card.abilities.iter().map(self::topics).fold(Topics::default(), Topics::or))
            .collect();
        let watching = cards.iter().map(|card| card.abilities.iter().any(watches)).collect();
        let detours = cards.iter().flat_map(|card| &card.abilities).any(is_detour);
        let build: Builder<Effects> = lowering.build;
        Ok(Library {
            cards,
            numbers,
            abilities,
            of_card,
            standing,
            topics,
            watching,
            detours,
            lent: first,
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

    /// What a card's text can be about.
    pub(crate) fn topics(&self, face: Face) -> Topics {
        self.topics[face.index()]
    }

    pub(crate) fn has_detours(&self) -> bool {
        self.detours
    }

    /// The place of an ability that cards lend.
    pub(crate) fn lent(&self, ability: &Ability) -> Option<u16> {
        (self.lent..self.abilities.len() as u16).find(|&place| self.ability(place).ability == *ability)
    }

    #[inline]
    pub(crate) fn standing(&self, face: Face) -> Topics {
        self.standing[face.index()]
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

    /// Whether it has one with this timing.
    pub(crate) fn has(&self, face: Face, timing: &Timing) -> bool {
        self.abilities(face).any(|(_, lowered)| lowered.is_at(timing))
    }
}

fn is_detour(ability: &Ability) -> bool {
    let to_hand = |would: &Would| matches!(would, Would::GoToHand(_));
    match &ability.kind {
        Kind::Instead(Would::Any(ways), _) => ways.iter().any(to_hand),
        Kind::Instead(would, _) => to_hand(would),
        _ => false,
    }
}

fn watches(ability: &Ability) -> bool {
    matches!(&ability.kind, Kind::At(timing, _) if timing.each().any(|timing| matches!(timing, Timing::When(..))))
}

/// What an ability's standing effects are about.
fn topics(ability: &Ability) -> Topics {
    match &ability.kind {
        Kind::Always(holding) => {
            let topic = |(objects, modifier): &(Objects, Modifier)| match objects {
                Objects::Player(_) => Topics::PLAYER.or(modifier.topic()),
                _ => modifier.topic(),
            };
            holding.iter().map(topic).fold(Topics::default(), Topics::or)
        }
        _ => Topics::default(),
    }
}

impl std::fmt::Debug for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Library of {} cards", self.cards.len())
    }
}
