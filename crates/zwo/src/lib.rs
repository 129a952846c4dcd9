//! ZOMBIE WORLD ORDER: every clause of `rules/zwo.md`.

mod cards;
mod clauses;
pub mod effects;

pub use cards::{Category, Colour, Colours, Definition, Names, Number, Rarity};
pub use clauses::Clause;
