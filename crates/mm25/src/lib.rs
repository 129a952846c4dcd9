//! The Italian One Piece Cardgame, regulation of 2009: every clause of `rules/mm25.md`.

mod cards;
mod clauses;
pub mod effects;

pub use clauses::Clause;
pub use cards::{Category, Crew, Definition, Number, Stats, Users, Words};
