//! What is printed on cards: facts, and effects as data.

use crate::effects::Ability;
use serde::{Deserialize, Serialize};

pub use script::Number;

/// The categories a deck or a Leader area holds (OP-1.2). DON!! cards are counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Category {
    Leader,
    Character,
    Event,
    Stage,
}

/// The six colours (OP-1.15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Green,
    Blue,
    Purple,
    Black,
    Yellow,
}

/// The attributes of Leaders and Characters (OP-1.16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Attribute {
    Slash,
    Strike,
    Ranged,
    Special,
    Wisdom,
    Unknown,
}

/// A card as it is printed. What a category does not have is absent (OP-1.4 to OP-1.7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Definition {
    /// The card number.
    pub number: Number,
    /// Its name in English.
    pub name: String,
    /// Its names in Japanese and Traditional Chinese, where there is an edition.
    pub names: Names,
    /// What it is.
    pub category: Category,
    /// One or more.
    pub colours: Vec<Colour>,
    /// Not of Leaders.
    pub cost: Option<u8>,
    /// Leaders only.
    pub life: Option<u8>,
    /// Leaders and Characters.
    pub power: Option<i32>,
    /// Some Characters.
    pub counter: Option<u16>,
    /// Leaders and Characters.
    pub attributes: Vec<Attribute>,
    /// Crews, origins …
    pub types: Vec<String>,
    /// What it does, in the order of its text; a trigger is one of them.
    pub abilities: Vec<Ability>,
}

/// A card's name in the languages that have an edition of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Names {
    /// Japanese.
    pub ja: Option<String>,
    /// Traditional Chinese.
    pub zh_hant: Option<String>,
}

impl script::Printed for Definition {
    fn number(&self) -> &Number {
        &self.number
    }
}
