//! What is printed on cards.

use crate::{Lang, Name};
use mm25::Definition;
use std::collections::HashMap;
use std::sync::LazyLock;

type Printed = Option<(String, Option<String>)>;

/// A card's name, in every language that has one for it.
pub fn name(card: &Definition) -> Name {
    let name = |words: &Printed| words.as_ref().map(|(name, _)| name.clone());
    let words = &card.words;
    Name { en: card.name.clone(), ja: name(&words.ja), zh_hant: name(&words.zh_hant), it: name(&words.it) }
}

/// A card's title, if it has one.
pub fn title(card: &Definition) -> Option<Name> {
    let title = |words: &Printed| words.as_ref().and_then(|(_, title)| title.clone());
    let (en, words) = (card.title.clone()?, &card.words);
    Some(Name { en, ja: title(&words.ja), zh_hant: title(&words.zh_hant), it: title(&words.it) })
}

/// The cards that come with the program, by name: other cards call people by the English one.
static PEOPLE: LazyLock<HashMap<String, Definition>> =
    LazyLock::new(|| mm25::built_in_cards().into_iter().map(|card| (card.name.clone(), card)).collect());

/// Somebody whom a card names.
pub(super) fn person(called: &str) -> Name {
    match PEOPLE.get(called) {
        Some(card) => name(card),
        None => Name { en: called.to_owned(), ja: None, zh_hant: None, it: None },
    }
}

/// Somebody whom a card names, in a language.
pub(super) fn person_in(called: &str, lang: Lang) -> &str {
    PEOPLE.get(called).map_or(called, |card| name_in(card, lang))
}

/// A card's name in a language; the English one stands in where there is none.
pub fn name_in(card: &Definition, lang: Lang) -> &str {
    words(card, lang).map_or(&card.name, |(name, _)| name)
}

/// A card's title in a language; the English one stands in where there is none.
pub fn title_in(card: &Definition, lang: Lang) -> Option<&str> {
    words(card, lang).and_then(|(_, title)| title.as_deref()).or(card.title.as_deref())
}

fn words(card: &Definition, lang: Lang) -> Option<&(String, Option<String>)> {
    match lang {
        Lang::En => None,
        Lang::Ja => card.words.ja.as_ref(),
        Lang::ZhHant => card.words.zh_hant.as_ref(),
        Lang::It => card.words.it.as_ref(),
    }
}
