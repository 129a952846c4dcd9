//! ONE PIECE CARD GAME: every clause of `rules/opcg.md`.

mod action;
mod atoms;
mod cards;
mod clauses;
mod conform;
mod decks;
mod digest;
pub mod effects;
mod events;
mod legal;
mod library;
mod lint;
mod lists;
mod loops;
pub mod notation;
mod numbers;
mod procedures;
mod refuse;
mod rules;
mod setup;
mod state;
mod texts;
mod view;
mod vocabulary;

pub use action::{Action, DonAt, Reason};
pub use cards::{Attribute, Category, Colour, Definition, Names, Number};
pub use clauses::Clause;
pub use decks::{Deck, DeckFault, starter_cards, starter_decks};
pub use events::{Event, Seen, What};
pub use library::{Library, LibraryFault};
pub use lint::{Doubt, Remark, lint};
pub use lists::{Entry as ListEntry, Format, List, ListFault, ListTrouble};
pub use rules::{Ask, Opcg};
pub use setup::{Fault, Setup};
pub use state::{Card, Face, Sign, Spot, State, Zone};
pub use view::{Prior, SeenCard, SeenSide, View};
