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

use crate::Lang;
use context::Context;
use zwo::effects::{Ability, Keyword};
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
    let context = Context::new(ability, of);
    match lang {
        Lang::En => en::English(&context).ability(ability),
        Lang::Ja => ja::Japanese(&context).ability(ability),
        Lang::ZhHant => zh::Chinese(&context).ability(ability),
        Lang::It => it::Italian(&context).ability(ability),
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
