//! What is printed on cards.

use crate::{Lang, Name};
use zwo::Definition;

/// A card's name, in every language that has one for it.
pub fn name(card: &Definition) -> Name {
    let names = card.names.clone();
    Name { en: card.name.clone(), ja: names.ja, zh_hant: names.zh_hant, it: names.it }
}

/// A card's name in a language; the English one stands in where there is none.
pub fn name_in(card: &Definition, lang: Lang) -> &str {
    let printed = match lang {
        Lang::En => None,
        Lang::Ja => card.names.ja.as_deref(),
        Lang::ZhHant => card.names.zh_hant.as_deref(),
        Lang::It => card.names.it.as_deref(),
    };
    printed.unwrap_or(&card.name)
}
