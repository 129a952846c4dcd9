//! What is printed on cards: facts, and effects as data.

use crate::effects::{Ability, Window};
use serde::{Deserialize, Serialize};

pub use crate::card_faults::CardFault;
pub use script::Number;

/// The three kinds of cards (MM-4.1 to MM-4.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Category {
    Character,
    Technique,
    Team,
}

/// A crew by its name. Two of them have rules of their own (MM-7.4.4).
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Crew(pub String);

impl Crew {
    /// Anyone but the Enemy Crew may call them.
    pub const CITIZENS: &'static str = "Citizens";
    /// Call nobody but their own.
    pub const ENEMY: &'static str = "Enemy Crew";
}

/// The numbers of a Character or Team.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stats {
    /// Power.
    pub power: i32,
    /// Damage.
    pub damage: i32,
    /// Life Points.
    pub life: u8,
}

/// Who may use a Technique (MM-7.5.1).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Users {
    /// Any fighting Character.
    Anyone,
    /// Characters with one of these names.
    Named(Vec<String>),
}

/// A card as it is printed. What a category does not have is absent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Definition {
    /// The code (MM-1.2).
    pub number: Number,
    /// Its name in English; of a Character, by which it is known on a Bridge and to Techniques.
    pub name: String,
    /// Its title, of Characters and Teams.
    pub title: Option<String>,
    /// Name and title in the other languages.
    pub words: Words,
    /// What it is.
    pub category: Category,
    /// The crews whose flags it flies: one of a Character, perhaps several of a Team.
    pub crews: Vec<Crew>,
    /// Of Characters and Teams. Nothing is said where the numbers are not known: no deck may use such a card.
    pub stats: Option<Stats>,
    /// A Team's two members.
    pub members: Vec<String>,
    /// Of Techniques.
    pub users: Option<Users>,
    /// "Limited: N", of Techniques.
    pub limit: Option<u8>,
    /// When a Technique is used.
    pub window: Option<Window>,
    /// Straw hats: as many copies a deck may hold; none: four (MM-1.3).
    pub hats: u8,
    /// What it does, in the order of its text.
    pub abilities: Vec<Ability>,
}

/// Name and title in the other languages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Words {
    /// Japanese.
    pub ja: Option<(String, Option<String>)>,
    /// Traditional Chinese.
    pub zh_hant: Option<(String, Option<String>)>,
    /// Italian.
    pub it: Option<(String, Option<String>)>,
}

impl script::Printed for Definition {
    fn number(&self) -> &Number {
        &self.number
    }
}
