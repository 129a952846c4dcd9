//! What cards say, printed for people from the data of their effects: one printer a language.
//!
//! The wording is that of `rules/mm25.md`, appendix B, in the terms of its appendix C. Behind special cases that read better
//! stands a match without a wildcard arm: a new word of the language of effects does not compile until every language says
//! it.

mod en;
mod it;
mod ja;
mod zh;

use crate::grammar::chinese::spaced;
use crate::{Effect, Lang, Print, choice};
use mm25::effects::{Ability, Cards, Compare, Count, Filter, Kind, Objects, Place, Player, Step, Value};
use mm25::{Category, Crew, Definition};

/// An ability in a language, on a card of this category.
///
/// ```
/// use mm25::Category;
/// use mm25::effects::{Ability, Kind, Modifier, Objects};
/// use words::{Lang, mm25::effects::ability};
/// let kind = Kind::Continuous(vec![(Objects::This, Modifier::CannotAttack)]);
/// let text = Ability { conditions: vec![], optional: false, cost: vec![], kind };
/// assert_eq!(ability(&text, Category::Character, Lang::En), "This Character cannot begin a Battle.");
/// assert_eq!(ability(&text, Category::Character, Lang::It), "Questo Personaggio non può cominciare una Battaglia.");
/// ```
pub fn ability(ability: &Ability, of: Category, lang: Lang) -> String {
    let this = This::of(ability, of);
    match lang {
        Lang::En => en::English(this).ability(ability),
        Lang::Ja => ja::Japanese(this).ability(ability),
        Lang::ZhHant => zh::Chinese(this).ability(ability),
        Lang::It => it::Italian(this).ability(ability),
    }
}

/// Steps of an ability in a language, inside a sentence.
///
/// ```
/// use mm25::Category;
/// use mm25::effects::{Player, Step, Value};
/// use mm25::notation::read_ability;
/// use words::{Lang, mm25::effects::steps};
/// let called = read_ability("triggered, when called: draw 2").unwrap();
/// let draws = [Step::Draw(Player::You, Value::Number(2))];
/// assert_eq!(steps(&draws, &called, Category::Character, Lang::En), "draw 2 cards");
/// assert_eq!(steps(&draws, &called, Category::Character, Lang::It), "pesca 2 carte");
/// ```
pub fn steps(steps: &[Step], of: &Ability, on: Category, lang: Lang) -> String {
    let this = This::of(of, on);
    match lang {
        Lang::En => en::English(this).steps(steps),
        Lang::Ja => ja::Japanese(this).steps(steps).end,
        Lang::ZhHant => spaced(&zh::Chinese(this).steps(steps)),
        Lang::It => it::Italian(this).steps(steps),
    }
}

/// What the way of this number does, if an ability leaves one choice to its player and no other.
///
/// ```
/// use mm25::Category;
/// use mm25::notation::read_ability;
/// use words::{Lang, Voice, mm25::effects::way};
/// let chooses = read_ability("triggered, when called: choose one [draw 2] or [move 2 from chest to logbook]").unwrap();
/// let says = |number| way(&chooses, Category::Character, number).map(|way| Voice::new(Lang::En).printed(&way));
/// assert_eq!(says(0).unwrap(), "draw 2 cards");
/// assert_eq!(says(1).unwrap(), "move the top 2 cards of your Chest to your Logbook");
/// assert_eq!(says(2), None);
/// ```
pub fn way(ability: &Ability, of: Category, number: u8) -> Option<Effect> {
    let body = match &ability.kind {
        Kind::Action(_, steps) | Kind::Triggered(_, steps) | Kind::Technique(steps, _) => steps.as_slice(),
        Kind::Continuous(_) | Kind::Reinforcing(_) => &[],
    };
    let way = choice::Way::of(&[&ability.cost, body].concat(), number)?;
    Some(Effect::new(Steps(way.steps, ability.clone(), of)))
}

/// What an ability says, printed when it is said.
pub fn printed(ability: &Ability, of: Category) -> Effect {
    Effect::new(Whole(ability.clone(), of))
}

/// An ability on a card of this category.
#[derive(Debug)]
struct Whole(Ability, Category);

impl Print for Whole {
    fn printed(&self, lang: Lang) -> String {
        ability(&self.0, self.1, lang)
    }
}

/// Only these steps, of the ability, on a card of this category.
#[derive(Debug)]
struct Steps(Vec<Step>, Ability, Category);

impl Print for Steps {
    fn printed(&self, lang: Lang) -> String {
        steps(&self.0, &self.1, self.2, lang)
    }
}

impl choice::Step for Step {
    fn ways(&self) -> Option<Vec<Vec<Step>>> {
        if let Step::ChooseOne(ways) = self { Some(ways.clone()) } else { None }
    }

    fn inside(&self) -> Vec<&[Step]> {
        match self {
            Step::If(_, then, otherwise) => vec![then, otherwise],
            Step::May(steps) => vec![steps],
            Step::ChooseOne(ways) => ways.iter().map(Vec::as_slice).collect(),
            _ => vec![],
        }
    }
}

/// All that a card says, an ability a line.
pub fn card_text(card: &Definition, lang: Lang) -> Vec<String> {
    card.abilities.iter().map(|text| ability(text, card.category, lang)).collect()
}

/// What a card calls itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum This {
    Character,
    Technique,
    /// As a Reinforcement it is no Character (MM-4.1).
    Card,
}

impl This {
    fn of(ability: &Ability, category: Category) -> This {
        use mm25::effects::Timing;
        match (&ability.kind, category) {
            (Kind::Technique(..), _) | (_, Category::Technique) => This::Technique,
            (Kind::Reinforcing(_) | Kind::Triggered(Timing::Reinforces, _), _) => This::Card,
            (Kind::Action(..) | Kind::Continuous(_) | Kind::Triggered(..), Category::Character | Category::Team) => {
                This::Character
            }
        }
    }
}

/// What cards are called by where they are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Noun {
    Character,
    Captain,
    Sailor,
    Reinforcement,
    Technique,
    /// Anywhere else, with its category if that is said.
    Card(Option<Category>),
}

/// A noun phrase taken apart: its nouns, the places to be named, and the qualities that are left to say.
struct Phrase<'a> {
    nouns: Vec<Noun>,
    places: &'a [Place],
    filters: Vec<&'a Filter>,
    whose: Player,
}

impl<'a> Phrase<'a> {
    fn of(cards: &'a Cards) -> Phrase<'a> {
        let mut filters: Vec<&Filter> = cards.filters.iter().collect();
        let mut take = |is: fn(&Filter) -> bool| {
            let at = filters.iter().position(|filter| is(filter));
            at.map(|at| filters.remove(at))
        };
        let nouns: Option<Vec<Noun>> = cards.places.iter().map(|&place| noun_at(place)).collect();
        let (nouns, places) = match nouns.filter(|nouns| !nouns.is_empty()) {
            Some(nouns) if nouns == [Noun::Character] => {
                let post = match take(|filter| matches!(filter, Filter::Captain | Filter::Sailor)) {
                    Some(Filter::Captain) => Noun::Captain,
                    Some(_) => Noun::Sailor,
                    None => Noun::Character,
                };
                (vec![post], [].as_slice())
            }
            Some(nouns) => (nouns, [].as_slice()),
            None => {
                let category = match take(|filter| matches!(filter, Filter::Category(_))) {
                    Some(Filter::Category(category)) => Some(*category),
                    _ => None,
                };
                (vec![Noun::Card(category)], cards.places.as_slice())
            }
        };
        // That it is another comes first.
        filters.sort_by_key(|filter| **filter != Filter::Other);
        Phrase { nouns, places, filters, whose: cards.whose }
    }

    fn is_captain(&self) -> bool {
        self.nouns == [Noun::Captain]
    }
}

fn noun_at(place: Place) -> Option<Noun> {
    match place {
        Place::Bridge => Some(Noun::Character),
        Place::Reinforcements => Some(Noun::Reinforcement),
        Place::Techniques => Some(Noun::Technique),
        Place::Hand | Place::Ocean | Place::Logbook | Place::Chest => None,
    }
}

/// Whether one card is meant at most.
fn is_one(count: &Count) -> bool {
    matches!(count, Count::Exactly(Value::Number(1)) | Count::UpTo(Value::Number(1)))
}

/// Whether verbs after these objects are in the plural.
fn are_many(objects: &Objects) -> bool {
    match objects {
        Objects::All(cards) => !Phrase::of(cards).is_captain(),
        Objects::Pick(pick) => !is_one(&pick.count),
        Objects::Fighters => true,
        Objects::This
        | Objects::Fighter(_)
        | Objects::Loser
        | Objects::Placed
        | Objects::Picked
        | Objects::Player(_) => false,
    }
}

/// Whether a Character is meant that takes its Life cards along (MM-4.8).
fn has_life(on: &Objects) -> bool {
    matches!(on, Objects::Fighter(_) | Objects::Fighters | Objects::Loser)
}

/// Whether it says that the card itself is fighting.
fn is_fighting(on: &Objects, filters: &[Filter]) -> bool {
    *on == Objects::Fighter(Player::You) && filters == [Filter::This]
}

/// Whose zones cards go to: a card always goes to its owner's (MM-0.5).
fn home(on: &Objects) -> Option<Player> {
    match on {
        Objects::Fighter(who) => Some(*who),
        Objects::Pick(pick) => Some(pick.from.whose),
        Objects::All(cards) => Some(cards.whose),
        Objects::This => Some(Player::You),
        Objects::Fighters | Objects::Loser | Objects::Placed | Objects::Picked | Objects::Player(_) => None,
    }
}

/// The comparison that holds where this does not; of an exact number there is none.
fn denied(compare: Compare) -> Option<Compare> {
    match compare {
        Compare::AtLeast => Some(Compare::Below),
        Compare::AtMost => Some(Compare::Above),
        Compare::Above => Some(Compare::AtMost),
        Compare::Below => Some(Compare::AtLeast),
        Compare::Exactly => None,
    }
}

/// A crew's name in a language, if it is one of ours.
fn crew(crew: &Crew, lang: Lang) -> Option<&'static str> {
    let names = match crew.0.as_str() {
        "Dawn Gulls" => ["Dawn Gulls", "暁のカモメ団", "曙光海鷗團", "Gabbiani dell'Alba"],
        "Iron Tide" => ["Iron Tide", "鉄の潮団", "鐵潮團", "Marea di Ferro"],
        Crew::CITIZENS => ["Citizens", "市民", "市民", "Cittadini"],
        Crew::ENEMY => ["Enemy Crew", "敵の一味", "敵方團隊", "Ciurma Nemica"],
        _ => return None,
    };
    Lang::ALL.iter().position(|&other| other == lang).map(|place| names[place])
}
