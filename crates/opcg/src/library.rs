//! All cards that a game may use, with their code: made once, shared by every game.

use crate::effects::{
    Ability, Effects, Entry, Happening, KeptIn, Kind, Lowering, Modifier, Objects, Part, Prohibition, Slot, Timing,
    Topics, Unplayable, Value, Would, slot_places, toll,
};
use crate::{CardFault, Definition, Face};
use script::notation::TooMany;
use script::{Builder, Catalogue, Code};
use std::ops::Range;

/// An ability with its code.
pub(crate) struct Lowered {
    pub(crate) ability: Ability,
    pub(crate) entry: Entry,
    /// What its standing effects are about.
    pub(crate) holding: Vec<Held>,
    /// Where an effect under way keeps what its picks took, in the order of the text.
    slots: Vec<KeptIn>,
    /// Which of its card's abilities it is, for [Once Per Turn].
    pub(crate) bit: u8,
    /// Whether another card lends it.
    pub(crate) is_lent: bool,
    /// Whether it speaks of the card or the number that made it due. If not, it is the same however it became due.
    pub(crate) is_particular: bool,
}

/// A standing modifier, and what it holds for.
pub(crate) struct Held {
    pub(crate) objects: Objects,
    pub(crate) modifier: Modifier,
    pub(crate) topic: Topics,
    /// The ability that it lends, or that is the price of an attack: its place in the library.
    pub(crate) lends: Option<u16>,
}

impl Lowered {
    fn new(ability: &Ability, entry: Entry, bit: usize, is_lent: bool) -> Lowered {
        let mut is_particular = false;
        ability.walk(&mut |part| is_particular |= matches!(part, Part::It | Part::Done));
        Lowered {
            ability: ability.clone(),
            entry,
            holding: Vec::new(),
            slots: slot_places(ability).unwrap_or_default(),
            bit: bit as u8,
            is_lent,
            is_particular,
        }
    }

    /// Where an effect under way keeps what a pick took; nowhere, if there is no such pick.
    #[inline]
    pub(crate) fn kept_in(&self, slot: Slot) -> Option<KeptIn> {
        self.slots.get(slot.0 as usize).copied()
    }

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

/// How many abilities a card can have, and why it cannot have more.
pub(crate) const TOO_MANY: TooMany = (LENT_BITS.start, Unplayable("there are more than five abilities on this card"));

/// The modifier that counter values are.
pub(crate) const POWER: u16 = 0;

/// The modifier that a swapped base power is.
pub(crate) const BASE_POWER: u16 = 1;

/// Why cards cannot be a library.
pub type LibraryFault = script::LibraryFault<CardFault>;

/// The cards of a game.
pub struct Library {
    pub(crate) catalogue: Catalogue<Definition>,
    abilities: Vec<Lowered>,
    /// Where each card's abilities are.
    of_card: Vec<Range<u16>>,
    /// What a card's standing effects are about: most have none, and power is asked for all the time.
    standing: Vec<Topics>,
    /// What the text is about that a card lends to others as long as it stands.
    lending: Vec<Topics>,
    /// What a card's text can be about at all, for a while too.
    topics: Vec<Topics>,
    /// Whether a card watches for what happens to others.
    watching: Vec<bool>,
    /// Whether anything goes elsewhere instead of to a hand.
    detours: bool,
    pub(crate) modifiers: Vec<Modifier>,
    /// The ability that each of them lends, or that is the price of an attack.
    lends: Vec<Option<u16>>,
    pub(crate) code: Code<Effects>,
}

impl Library {
    /// A library of these cards, or everything that is wrong with them.
    pub fn new(cards: Vec<Definition>) -> Result<Library, Vec<LibraryFault>> {
        let mut faults = Vec::new();
        let (catalogue, twice) = Catalogue::new(cards);
        let cards = catalogue.cards();
        let mut abilities: Vec<Lowered> = Vec::new();
        let mut of_card = Vec::new();
        let (mut others, mut lent, mut topics) = (Vec::new(), Vec::new(), Vec::new());
        // What the rules themselves do for a while stands first.
        let mut lowering = Lowering::default();
        lowering.modifiers.push(Modifier::Power(Value::Number(0)));
        lowering.modifiers.push(Modifier::BasePower(Value::Number(0)));
        let mut add = |lowering: &mut Lowering, card: &Definition, bit: usize, is_lent: bool, ability: &Ability| {
            match lowering.ability(abilities.len() as u16, ability) {
                Ok(entry) => abilities.push(Lowered::new(ability, entry, bit, is_lent)),
                Err(trouble) => faults.push(LibraryFault::Unplayable(card.number.clone(), trouble)),
            }
            abilities.len() as u16
        };
        let mut first = 0;
        for (index, card) in cards.iter().enumerate() {
            let number = || card.number.clone();
            others.extend(card.faults().into_iter().map(|fault| LibraryFault::Card(number(), fault)));
            if card.abilities.len() > TOO_MANY.0 {
                others.push(LibraryFault::Unplayable(number(), TOO_MANY.1));
            }
            let before = lowering.modifiers.len();
            let mut end = first;
            for (bit, ability) in card.abilities.iter().enumerate() {
                end = add(&mut lowering, card, bit, false, ability);
            }
            of_card.push(first..end);
            first = end;
            topics.push(said(&card.abilities, &lowering.modifiers[before..]));
            lent.extend(std::mem::take(&mut lowering.lent).into_iter().map(|ability| (index, ability)));
        }
        // What is lent may lend in turn.
        let mut count = 0;
        while let Some((index, ability)) = lent.pop() {
            let before = lowering.modifiers.len();
            add(&mut lowering, &cards[index], LENT_BITS.start + count % LENT_BITS.len(), true, &ability);
            count += 1;
            topics[index] =
                topics[index].or(said(std::slice::from_ref(&ability), &lowering.modifiers[before..])).or(Topics::LENT);
            lent.extend(std::mem::take(&mut lowering.lent).into_iter().map(|ability| (index, ability)));
        }
        faults.extend(others);
        faults.extend(twice.into_iter().map(LibraryFault::Twice));
        if cards.len() > u16::MAX as usize || abilities.len() > u16::MAX as usize || lowering.build.is_full() {
            faults.push(LibraryFault::TooMuch);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let lends = lowering.modifiers.iter().map(|modifier| place_lent(&abilities, first, modifier)).collect();
        for place in 0..abilities.len() {
            abilities[place].holding = holding(&abilities, first, place);
        }
        let all = |card: &Definition, topics: fn(&Ability) -> Topics| {
            card.abilities.iter().map(topics).fold(Topics::default(), Topics::or)
        };
        let standing = cards.iter().map(|card| all(card, self::topics)).collect();
        let lending = cards.iter().map(|card| all(card, lent_topics)).collect();
        let watching = cards.iter().map(|card| card.abilities.iter().any(watches)).collect();
        let detours = cards.iter().flat_map(|card| &card.abilities).any(is_detour);
        let build: Builder<Effects> = lowering.build;
        Ok(Library {
            catalogue,
            abilities,
            of_card,
            standing,
            lending,
            topics,
            watching,
            detours,
            modifiers: lowering.modifiers,
            lends,
            code: build.finish(),
        })
    }

    /// What a card's text can be about.
    pub(crate) fn topics(&self, face: Face) -> Topics {
        self.topics[face.index()]
    }

    pub(crate) fn has_detours(&self) -> bool {
        self.detours
    }

    /// The ability that a modifier lends for a while, or that is the price of an attack.
    #[inline]
    pub(crate) fn lends(&self, what: u16) -> Option<u16> {
        self.lends[what as usize]
    }

    /// What the text is about that a modifier lends for a while.
    pub(crate) fn lent_by(&self, what: u16) -> Topics {
        match &self.modifiers[what as usize] {
            Modifier::Gains(ability) => given_to_another(ability),
            Modifier::Power(_)
            | Modifier::BasePower(_)
            | Modifier::Cost(_)
            | Modifier::BaseCost(_)
            | Modifier::Counter(_)
            | Modifier::Has(_)
            | Modifier::Cannot(_)
            | Modifier::Can(_)
            | Modifier::Negated
            | Modifier::NegatedAt(_)
            | Modifier::DonDeck(_)
            | Modifier::AlsoNamed(_)
            | Modifier::AlsoType(_)
            | Modifier::AlsoAttribute(_) => Topics::default(),
        }
    }

    /// What the text is about that a card lends as long as it stands.
    pub(crate) fn lending(&self, face: Face) -> Topics {
        self.lending[face.index()]
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
        Kind::At(..) | Kind::Always(_) => false,
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
                Objects::This
                | Objects::It
                | Objects::Picked(_)
                | Objects::Pick(_)
                | Objects::All(_)
                | Objects::Ends { .. }
                | Objects::Both(..)
                | Objects::Attacker
                | Objects::Target => modifier.topic(),
            };
            holding.iter().map(topic).fold(Topics::default(), Topics::or)
        }
        Kind::At(..) | Kind::Instead(..) => Topics::default(),
    }
}

/// What abilities can be about, with what their modifiers are about that last for a while.
fn said(abilities: &[Ability], lasting: &[Modifier]) -> Topics {
    let lasting = lasting.iter().map(Modifier::topic);
    lasting.chain(abilities.iter().map(topics)).fold(Topics::default(), Topics::or)
}

/// What the text is about that an ability lends as long as it stands.
fn lent_topics(ability: &Ability) -> Topics {
    let Kind::Always(holding) = &ability.kind else { return Topics::default() };
    let lent = |(_, modifier): &(Objects, Modifier)| match modifier {
        Modifier::Gains(ability) => given_to_another(ability),
        Modifier::Power(_)
        | Modifier::BasePower(_)
        | Modifier::Cost(_)
        | Modifier::BaseCost(_)
        | Modifier::Counter(_)
        | Modifier::Has(_)
        | Modifier::Cannot(_)
        | Modifier::Can(_)
        | Modifier::Negated
        | Modifier::NegatedAt(_)
        | Modifier::DonDeck(_)
        | Modifier::AlsoNamed(_)
        | Modifier::AlsoType(_)
        | Modifier::AlsoAttribute(_) => Topics::default(),
    };
    holding.iter().map(lent).fold(Topics::default(), Topics::or)
}

/// What an ability is about for the card to which it is lent.
fn given_to_another(ability: &Ability) -> Topics {
    let reach = match &ability.kind {
        Kind::Always(holding) if holding.iter().all(|(objects, _)| *objects == Objects::This) => Topics::default(),
        Kind::Always(_) => Topics::AROUND,
        Kind::At(..) | Kind::Instead(..) => Topics::TIMED,
    };
    Topics::LENT.or(reach).or(topics(ability))
}

/// The standing modifiers of the ability at a place.
fn holding(abilities: &[Lowered], first_lent: u16, place: usize) -> Vec<Held> {
    let Kind::Always(holding) = &abilities[place].ability.kind else { return Vec::new() };
    let held = |(objects, modifier): &(Objects, Modifier)| Held {
        objects: objects.clone(),
        modifier: modifier.clone(),
        topic: modifier.topic(),
        lends: place_lent(abilities, first_lent, modifier),
    };
    holding.iter().map(held).collect()
}

/// The place of the ability that a modifier lends: the first that is the same.
fn place_lent(abilities: &[Lowered], first_lent: u16, modifier: &Modifier) -> Option<u16> {
    let wanted = match modifier {
        Modifier::Gains(ability) => (**ability).clone(),
        Modifier::Cannot(Prohibition::AttackUnless(step)) => toll(step),
        Modifier::Power(_)
        | Modifier::BasePower(_)
        | Modifier::Cost(_)
        | Modifier::BaseCost(_)
        | Modifier::Counter(_)
        | Modifier::Has(_)
        | Modifier::Cannot(_)
        | Modifier::Can(_)
        | Modifier::Negated
        | Modifier::NegatedAt(_)
        | Modifier::DonDeck(_)
        | Modifier::AlsoNamed(_)
        | Modifier::AlsoType(_)
        | Modifier::AlsoAttribute(_) => return None,
    };
    let lent = usize::from(first_lent)..abilities.len();
    lent.into_iter().find(|&place| abilities[place].ability == wanted).map(|place| place as u16)
}
