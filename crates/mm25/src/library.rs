//! All cards of a match with the code of what they do: made once, shared, outside of every state.

use crate::cards::{CardFault, Users};
use crate::effects::{Ability, Effects, Entry, Lowering, Topics, Window};
use crate::{Category, Crew, Definition, Face};
use script::notation::TooMany;
use script::{Builder, Catalogue, Code, Unplayable};
use std::collections::HashMap;
use std::ops::Range;

/// An ability with its code.
pub(crate) struct Lowered {
    pub(crate) ability: Ability,
    pub(crate) entry: Entry,
    pub(crate) topics: Topics,
    /// The place of the first ability with the same text: this one, or one of another card.
    pub(crate) text: u16,
}

/// Persons, one bit each: who is the same person has the same bits (MM-9.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Persons(u128);

impl Persons {
    const ANYONE: Persons = Persons(u128::MAX);

    pub(crate) const fn or(self, other: Persons) -> Persons {
        Persons(self.0 | other.0)
    }

    pub(crate) const fn overlaps(self, other: Persons) -> bool {
        self.0 & other.0 != 0
    }
}

/// Cards, found by code and by face.
pub struct Library {
    pub(crate) catalogue: Catalogue<Definition>,
    names: HashMap<String, Persons>,
    abilities: Vec<Lowered>,
    of_card: Vec<Range<u16>>,
    /// Whom a card is on a Bridge.
    persons: Vec<Persons>,
    /// Whose Techniques a Character lets be used: a Team counts as both members.
    serves: Vec<Persons>,
    /// Who may use a Technique.
    users: Vec<Persons>,
    /// For each window, who could use a Technique made for it.
    made_for: [Persons; Window::ALL.len()],
    pub(crate) code: Code<Effects>,
}

/// Why cards cannot be a library.
pub type LibraryFault = script::LibraryFault<CardFault>;

/// How many abilities a card can have.
pub(crate) const ABILITIES: usize = 4;

/// And why it cannot have more.
pub(crate) const TOO_MANY: TooMany = (ABILITIES, Unplayable("there are more than four abilities on this card"));

/// Two names of one person: the regulation's only pair, and the starter set's (MM-9.11).
pub const IDENTITIES: [(&str, &str); 2] = [("Robin", "Miss All Sunday"), ("Corva", "Lady Dusk")];

impl Library {
    /// A library of these cards, or every fault.
    pub fn new(cards: Vec<Definition>) -> Result<Library, Vec<LibraryFault>> {
        let (catalogue, twice) = Catalogue::new(cards);
        let mut faults: Vec<_> = twice.into_iter().map(LibraryFault::Twice).collect();
        let cards = catalogue.cards();
        let mut lowering = Lowering::default();
        let (mut abilities, mut of_card) = (Vec::new(), Vec::new());
        for card in cards {
            let number = || card.number.clone();
            faults.extend(card.faults().into_iter().map(|fault| LibraryFault::Card(number(), fault)));
            if card.abilities.len() > TOO_MANY.0 {
                faults.push(LibraryFault::Unplayable(number(), TOO_MANY.1));
            }
            let first = abilities.len() as u16;
            for ability in &card.abilities {
                match lowering.ability(ability) {
                    Ok(entry) => {
                        let first = abilities.iter().position(|other: &Lowered| other.ability == *ability);
                        let text = first.unwrap_or(abilities.len()) as u16;
                        abilities.push(Lowered { ability: ability.clone(), entry, topics: ability.topics(), text });
                    }
                    Err(trouble) => faults.push(LibraryFault::Unplayable(number(), trouble)),
                }
            }
            of_card.push(first..abilities.len() as u16);
        }
        let names = persons(cards);
        if cards.len() > u16::MAX as usize
            || abilities.len() > u16::MAX as usize
            || lowering.build.is_full()
            || names.is_none()
        {
            faults.push(LibraryFault::TooMuch);
        }
        let Some(names) = names.filter(|_| faults.is_empty()) else { return Err(faults) };
        let of = |name: &String| names.get(name).copied().unwrap_or_default();
        let all = |list: &[String]| list.iter().map(of).fold(Persons::default(), Persons::or);
        let users: Vec<Persons> = cards
            .iter()
            .map(|card| match &card.users {
                None => Persons::default(),
                Some(Users::Anyone) => Persons::ANYONE,
                Some(Users::Named(list)) => all(list),
            })
            .collect();
        let mut made_for = [Persons::default(); Window::ALL.len()];
        for (card, users) in cards.iter().zip(&users) {
            if let Some(window) = card.window {
                made_for[window as usize] = made_for[window as usize].or(*users);
            }
        }
        let serves = |card: &Definition| match card.category {
            Category::Team => all(&card.members),
            _ => of(&card.name),
        };
        let build: Builder<Effects> = lowering.build;
        Ok(Library {
            persons: cards.iter().map(|card| of(&card.name)).collect(),
            serves: cards.iter().map(serves).collect(),
            users,
            made_for,
            names,
            abilities,
            of_card,
            code: build.finish(),
            catalogue,
        })
    }

    /// Whom a name means.
    pub(crate) fn person(&self, name: &str) -> Persons {
        let twin = IDENTITIES.iter().find_map(|(one, two)| match name {
            name if name == *one => Some(*two),
            name if name == *two => Some(*one),
            _ => None,
        });
        let known = self.names.get(name).or_else(|| self.names.get(twin?));
        known.copied().unwrap_or_default()
    }

    /// Whom a card is.
    pub(crate) fn persons(&self, face: Face) -> Persons {
        self.persons[face.index()]
    }

    /// Whose Techniques may be used where this card fights or helps.
    pub(crate) fn serves(&self, face: Face) -> Persons {
        self.serves[face.index()]
    }

    /// Who may use a Technique.
    pub(crate) fn users(&self, face: Face) -> Persons {
        self.users[face.index()]
    }

    /// Who could use a Technique that some card set has for this window (MM-13.2).
    pub(crate) fn made_for(&self, window: Window) -> Persons {
        self.made_for[window as usize]
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
}

/// A bit for every person named on a card; nothing if there are too many.
fn persons(cards: &[Definition]) -> Option<HashMap<String, Persons>> {
    let mut names: HashMap<String, Persons> = HashMap::new();
    let mut next = 0u32;
    for card in cards {
        let users: &[String] = match &card.users {
            Some(Users::Named(list)) => list,
            _ => &[],
        };
        let own = (card.category != Category::Technique).then_some(&card.name);
        for name in own.into_iter().chain(&card.members).chain(users) {
            if names.contains_key(name) {
                continue;
            }
            let twin = IDENTITIES.iter().find_map(|(one, two)| match name.as_str() {
                name if name == *one => names.get(*two),
                name if name == *two => names.get(*one),
                _ => None,
            });
            let bit = match twin {
                Some(twin) => *twin,
                None => {
                    let bit = Persons(1u128.checked_shl(next)?);
                    next += 1;
                    bit
                }
            };
            names.insert(name.clone(), bit);
        }
    }
    Some(names)
}

/// Whether two Characters may fight side by side without damage (MM-7.4.3, MM-7.4.4).
pub(crate) fn get_along(fighter: &[Crew], helper: &[Crew]) -> bool {
    let citizens = |crew: &Crew| crew.0 == Crew::CITIZENS;
    let enemy = |crew: &Crew| crew.0 == Crew::ENEMY;
    // Of several flags the kindest counts (MM-7.7.7).
    fighter.iter().any(|one| {
        helper.iter().any(|two| one == two || (citizens(one) && !enemy(two)) || (citizens(two) && !enemy(one)))
    })
}
