//! What is printed on cards: facts, and effects as data.

use crate::effects::{Ability, Keyword};
use serde::{Deserialize, Serialize};

pub use script::Number;

/// The two kinds of cards (ZW-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Category {
    Zombie,
    Event,
}

/// The colours, each with its attribute: DEADMAN, MEKA Z, IMMORTAL (ZW-2.1, ZW-2.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Colour {
    Green,
    Blue,
    Red,
}

impl Colour {
    /// All of them.
    pub const ALL: [Colour; 3] = [Colour::Green, Colour::Blue, Colour::Red];
}

/// Some colours; none is grey (ZW-2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Colours(u8);

impl Colours {
    /// Grey.
    pub const NONE: Colours = Colours(0);

    /// One colour.
    pub const fn only(colour: Colour) -> Colours {
        Colours(1 << colour as u8)
    }

    /// Whether the colour is among them (ZW-2.5).
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One bit for each, in the order of [`Colour::ALL`].
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().filter(move |&colour| self.contains(colour))
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Colours {
        Colours(colours.into_iter().fold(0, |bits, colour| bits | 1 << colour as u8))
    }
}

/// How rare a card is, the rarest first (ZW-1.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Rarity {
    Rare,
    Uncommon,
    Common,
}

/// A card as it is printed. What a category does not have is absent (ZW-1.4, ZW-1.5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Definition {
    /// The card number.
    pub number: Number,
    /// Its name in English.
    pub name: String,
    /// Its names in the other languages.
    pub names: Names,
    /// What it is.
    pub category: Category,
    /// None for grey cards.
    pub colours: Colours,
    /// Zombies only.
    pub summon_cost: Option<u8>,
    /// Zombies only.
    pub revive_cost: Option<u8>,
    /// Zombies only.
    pub power: Option<i32>,
    /// Zombies only.
    pub critical: Option<i32>,
    /// How rare it is.
    pub rarity: Rarity,
    /// Keyword abilities, zombies only.
    pub keywords: Vec<Keyword>,
    /// What else it does, in the order of its text.
    pub abilities: Vec<Ability>,
}

/// A card's name in the other languages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Names {
    /// Japanese.
    pub ja: Option<String>,
    /// Traditional Chinese.
    pub zh_hant: Option<String>,
    /// Italian.
    pub it: Option<String>,
}

impl script::Printed for Definition {
    fn number(&self) -> &Number {
        &self.number
    }
}
