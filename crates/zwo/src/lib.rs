//! ZOMBIE WORLD ORDER: every clause of `rules/zwo.md`.

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
mod prices;
mod procedures;
mod refuse;
mod rules;
mod setup;
mod state;
mod view;

pub use action::{Action, Reason};
pub use built_in::{built_in_cards, starter_decks};
pub use card_faults::{CardFault, GreyZombies};
pub use cards::{Category, Colour, Colours, Definition, Names, Number, Rarity};
pub use clauses::Clause;
pub use decks::{Deck, DeckFault};
pub use events::{Auto, Event, Seen, What};
pub use library::{Library, LibraryFault};
pub use lists::{Entry as ListEntry, Format, List, ListFault, ListTrouble};
pub use rules::{Ask, Zwo};
pub use setup::{Fault, InjuryThreshold, Options, Setup};
pub use state::{Card, Face, Spot, State, Zone};
pub use view::{Prior, SeenCard, SeenItem, SeenSide, View};
