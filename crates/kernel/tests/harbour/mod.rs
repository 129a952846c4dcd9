//! Harbour: a game of the kernel's own, small, and with all that UNO lacks. Decks that the seats bring, a choice made in
//! secret by both, a card that nobody sees, answers in several parts (some ordered, some not), looking and shuffling, and a
//! match of two games. [`clauses`] has its rules; the rooms are those of every game crate.

// Every test file compiles this module for itself and uses a part of it.
#![allow(dead_code, unused_imports)]

mod action;
mod atoms;
mod clauses;
mod conform;
mod events;
mod legal;
pub mod play;
mod procedures;
mod refuse;
mod rules;
mod setup;
mod state;
pub mod variant;
mod view;

pub use action::{Action, Reason};
pub use clauses::Clause;
pub use events::{Event, What};
pub use rules::{Ask, Harbour};
pub use setup::{Fault, Setup};
pub use state::{Card, Frame, Parts, Side, State, Zone};
pub use view::{Chosen, Lists, SideView, Slot, View};
