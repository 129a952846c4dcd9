//! What the editions call the types of cards, and the cards that other cards name.

use super::name;
use crate::Name;
use opcg::Opcg;
use std::collections::HashMap;
use std::sync::LazyLock;

static TYPES: LazyLock<HashMap<&'static str, Name>> = LazyLock::new(|| table(include_str!("types.tsv")));

/// Names in the texts of built-in cards that no built-in card has.
static OTHERS: LazyLock<HashMap<&'static str, Name>> = LazyLock::new(|| table(include_str!("names.tsv")));

fn table(rows: &'static str) -> HashMap<&'static str, Name> {
    let rows = rows.lines().filter(|row| !row.starts_with('#'));
    rows.filter_map(|row| {
        let mut cells = row.split('\t');
        let (en, ja, zh_hant) = (cells.next()?, cells.next()?, cells.next()?);
        Some((en, Name { ja: Some(ja.to_owned()), zh_hant: Some(zh_hant.to_owned()), ..in_english(en) }))
    })
    .collect()
}

fn in_english(name: &str) -> Name {
    Name { en: name.to_owned(), ja: None, zh_hant: None, it: None }
}

/// A type. One that nobody has told us about is called as its card says.
pub fn type_named(name: &str) -> Name {
    TYPES.get(name).cloned().unwrap_or_else(|| in_english(name))
}

/// A card that a text names, as the cards of the rulebook are called; supplied ones too. Several cards may have the name,
/// not all of them in every edition.
pub(super) fn card_named(book: &Opcg, called: &str) -> Name {
    let cards = book.library().cards().iter().filter(|card| card.name == called);
    let known = cards.map(name).chain(OTHERS.get(called).cloned());
    known.fold(in_english(called), |one, other| Name {
        ja: one.ja.or(other.ja),
        zh_hant: one.zh_hant.or(other.zh_hant),
        ..one
    })
}
