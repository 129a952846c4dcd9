//! What the editions call the types of cards, and the cards that other cards name.

use super::name;
use crate::Name;
use std::collections::HashMap;
use std::sync::LazyLock;

static TYPES: LazyLock<HashMap<&'static str, Name>> = LazyLock::new(|| {
    let rows = include_str!("types.tsv").lines().filter(|row| !row.starts_with('#'));
    rows.filter_map(|row| {
        let mut cells = row.split('\t');
        let (en, ja, zh_hant) = (cells.next()?, cells.next()?, cells.next()?);
        Some((en, Name { ja: Some(ja.to_owned()), zh_hant: Some(zh_hant.to_owned()), ..in_english(en) }))
    })
    .collect()
});

static CARDS: LazyLock<HashMap<String, Name>> =
    LazyLock::new(|| opcg::built_in_cards().iter().map(|card| (card.name.clone(), name(card))).collect());

fn in_english(name: &str) -> Name {
    Name { en: name.to_owned(), ja: None, zh_hant: None, it: None }
}

/// A type. One that nobody has told us about is called as its card says.
pub fn type_named(name: &str) -> Name {
    TYPES.get(name).cloned().unwrap_or_else(|| in_english(name))
}

/// A card that a text names.
pub(super) fn card_named(name: &str) -> Name {
    CARDS.get(name).cloned().unwrap_or_else(|| in_english(name))
}
