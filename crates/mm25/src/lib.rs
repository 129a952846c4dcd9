//! The Italian One Piece Cardgame, regulation of 2009: every clause of `rules/mm25.md`.

mod built_in;
mod card_faults;
mod cards;
mod clauses;
mod decks;
pub mod effects;
mod lists;
pub mod notation;

pub use built_in::{built_in_cards, published_cards, starter_decks};
pub use card_faults::Fact;
pub use cards::{CardFault, Category, Crew, Definition, Number, Stats, Users, Words};
pub use clauses::Clause;
pub use decks::{Deck, DeckFault};
pub use lists::{Entry as ListEntry, Format, List, ListFault, ListTrouble};
