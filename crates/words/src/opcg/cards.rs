//! What is printed on cards.

use crate::Name;
use opcg::Definition;

/// A card's name.
pub fn name(card: &Definition) -> Name {
    Name { en: card.name.clone(), ja: card.names.ja.clone(), zh_hant: card.names.zh_hant.clone(), it: None }
}
