//! What cards say, printed for people from the data of their effects: one printer a language.
//!
//! The wording is that of `rules/zwo.md` §24, in the terms of its glossary: DAMAGE is points, and to INJURE is one layer
//! down; no language mixes them. Behind special cases that read better stands a match without a wildcard arm: a new word
//! of the language of effects does not compile until every language says it.

mod context;
mod en;
mod it;
mod ja;
mod zh;

use crate::grammar::chinese::spaced;
use crate::{Effect, Lang, Print, choice};
use context::Context;
use zwo::effects::{Ability, Keyword, Kind, Step};
use zwo::{Category, Definition};

/// An ability in a language, on a card of this category.
///
/// ```
/// use words::{Lang, zwo::effects::ability};
/// use zwo::Category;
/// use zwo::effects::{Ability, Kind, Modifier, Objects, Prohibition};
/// let kind = Kind::Continuous(vec![(Objects::This, Modifier::Cannot(Prohibition::Attack))]);
/// let text = Ability { conditions: vec![], once: false, cost: vec![], targets: vec![], kind };
/// assert_eq!(ability(&text, Category::Zombie, Lang::En), "CONTINUOUS: This zombie cannot attack.");
/// assert_eq!(ability(&text, Category::Zombie, Lang::It), "CONTINUA: Questo zombi non può attaccare.");
/// ```
pub fn ability(ability: &Ability, of: Category, lang: Lang) -> String {
    tell(ability, &Context::new(ability, of), lang)
}

fn tell(ability: &Ability, context: &Context, lang: Lang) -> String {
    match lang {
        Lang::En => en::English(context).ability(ability),
        Lang::Ja => ja::Japanese(context).ability(ability),
        Lang::ZhHant => zh::Chinese(context).ability(ability),
        Lang::It => it::Italian(context).ability(ability),
    }
}

/// Steps in a language, inside a sentence, as they are said after what an ability says: what it picks can be spoken of.
///
/// ```
/// use words::{Lang, zwo::effects::steps};
/// use zwo::Category;
/// use zwo::effects::{Act, Objects, Slot, Step};
/// use zwo::notation::read_ability;
/// let picks = read_ability("event main: pick 1 card in your hand").unwrap();
/// let then = [Step::Do(Act::ToWrecked, Objects::Picked(Slot(0)))];
/// assert_eq!(steps(&then, &picks, Category::Event, Lang::En), "put that card into your wrecked zone");
/// assert_eq!(steps(&[], &picks, Category::Event, Lang::It), "non fare nulla");
/// ```
pub fn steps(steps: &[Step], after: &Ability, of: Category, lang: Lang) -> String {
    let context = Context::new(after, of);
    // Said first, so that the context knows what it picks.
    tell(after, &context, lang);
    context.moved_on();
    match lang {
        Lang::En => en::English(&context).way(steps),
        Lang::Ja => ja::Japanese(&context).way(steps),
        Lang::ZhHant => spaced(&zh::Chinese(&context).way(steps)),
        Lang::It => it::Italian(&context).way(steps),
    }
}

/// What the way of this number does, if an ability leaves one choice to its player and no other.
///
/// ```
/// use words::{Lang, Voice, zwo::effects::way};
/// use zwo::Category;
/// use zwo::notation::read_ability;
/// let chooses = read_ability("event main: choose one [draw 1; draw 2, nothing]").unwrap();
/// let says = |number| way(&chooses, Category::Event, number).map(|way| Voice::new(Lang::En).printed(&way));
/// assert_eq!(says(0).unwrap(), "draw 1 card, then draw 2 cards");
/// assert_eq!(says(1).unwrap(), "do nothing");
/// assert_eq!(says(2), None);
/// ```
pub fn way(ability: &Ability, of: Category, number: u8) -> Option<Effect> {
    let steps = match &ability.kind {
        Kind::Auto(_, steps) | Kind::Activated(_, _, steps) => steps,
        Kind::Continuous(_) => return None,
    };
    let way = choice::Way::of(steps, number)?;
    let mut told = ability.clone();
    if let Kind::Auto(_, steps) | Kind::Activated(_, _, steps) = &mut told.kind {
        *steps = way.before;
    }
    Some(Effect::new(Steps(way.steps, told, of)))
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

/// Only these steps, after what the ability says, on a card of this category.
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

/// A keyword's name.
pub fn keyword(keyword: Keyword, lang: Lang) -> &'static str {
    match lang {
        Lang::En => en::keyword(keyword),
        Lang::Ja => ja::keyword(keyword),
        Lang::ZhHant => zh::keyword(keyword),
        Lang::It => it::keyword(keyword),
    }
}

/// The keywords of a card in a line.
pub fn keywords(keywords: &[Keyword], lang: Lang) -> String {
    let names: Vec<&str> = keywords.iter().map(|&word| keyword(word, lang)).collect();
    match lang {
        Lang::En | Lang::It => format!("{}.", names.join(", ")),
        Lang::Ja | Lang::ZhHant => format!("{}。", names.join("、")),
    }
}

/// All that a card says: its keywords, then an ability a line.
pub fn card_text(card: &Definition, lang: Lang) -> Vec<String> {
    let keywords = (!card.keywords.is_empty()).then(|| keywords(&card.keywords, lang));
    keywords.into_iter().chain(card.abilities.iter().map(|text| ability(text, card.category, lang))).collect()
}
