//! The Italian One Piece Cardgame, regulation of 2009: every clause of `rules/mm25.md`.

mod action;
mod atoms;
mod built_in;
mod card_faults;
mod cards;
mod clauses;
mod conform;
mod decks;
mod digest;
pub mod effects;
mod events;
mod legal;
mod library;
mod lists;
pub mod notation;
mod numbers;
mod procedures;
mod refuse;
mod rules;
mod setup;
mod state;
mod view;
mod vocabulary;

pub use action::{Action, Reason};
pub use built_in::{built_in_cards, published_cards, starter_decks};
pub use card_faults::Fact;
pub use cards::{CardFault, Category, Crew, Definition, Number, Stats, Users, Words};
pub use clauses::Clause;
pub use decks::{Deck, DeckFault};
pub use events::{Event, Seen, What};
pub use library::{IDENTITIES, Library, LibraryFault};
pub use lists::{Entry as ListEntry, Format, List, ListFault, ListTrouble};
pub use rules::{Ask, Mm25};
pub use setup::{Fault, Options, Setup};
pub use state::{Card, Face, Space, Spot, State, Zone};
pub use view::{Prior, SeenCard, SeenSide, View};
