//! What cards say, printed for people from the data of their effects: one printer a language.
//!
//! The wording is our own, in the terms of the glossary. Special cases read better, but behind each stands a match without
//! a wildcard arm: a new word of the language of effects does not compile until every language says it.

mod context;
mod en;
mod it;
mod ja;
mod zh;

use crate::Lang;
use context::Context;
use opcg::effects::Ability;
use opcg::{Category, Definition};

/// An ability in a language. `of` is what the card with it is; without it the card calls itself a card.
///
/// ```
/// use opcg::notation::read_ability;
/// use words::{Lang, opcg::effects::ability};
/// let draws = read_ability("don x1, when attacking: draw 2").unwrap();
/// assert_eq!(ability(&draws, None, Lang::En), "[DON!! ×1] [When Attacking] Draw 2 cards.");
/// assert_eq!(ability(&draws, None, Lang::Ja), "【ドン!!×1】【アタック時】カード2枚を引く。");
/// ```
pub fn ability(ability: &Ability, of: Option<Category>, lang: Lang) -> String {
    let context = Context::new(ability, of);
    match lang {
        Lang::En => en::English(&context).ability(ability),
        Lang::Ja => ja::Japanese(&context).ability(ability),
        Lang::ZhHant => zh::Chinese(&context).ability(ability),
        Lang::It => it::Italian(&context).ability(ability),
    }
}

/// All that a card says, an ability a line.
pub fn card_text(card: &Definition, lang: Lang) -> Vec<String> {
    card.abilities.iter().map(|text| ability(text, Some(card.category), lang)).collect()
}
