//! Harbour: a game of our own, small, and with all that UNO lacks. Decks that the seats bring, a choice made in secret by both, a
//! card that nobody sees, answers in several parts (some ordered, some not), looking and shuffling, and a match of two games.
//!
//! It is the example of a fifth game. The rooms are those of every game crate, [`Clause`] has its rules, and what people read of
//! it lies beside it in `i18n`. The kernel's own tests play it, and the registry has it where its feature `harbour` is on.

// Clauses, fields and variants say what they are; a published game documents each.
#![allow(missing_docs)]

mod action;
mod atoms;
mod clauses;
mod conform;
mod drawn;
mod endings;
mod events;
mod legal;
mod procedures;
mod refuse;
mod rules;
mod setup;
mod speak;
mod stakes;
mod state;
mod view;
mod vocabulary;

pub use action::{Action, Reason};
pub use clauses::Clause;
pub use endings::{Ending, Score};
pub use events::{Event, What};
pub use refuse::Verdict;
pub use rules::{Ask, Harbour};
pub use setup::{Fault, Setup};
pub use speak::MESSAGES;
pub use stakes::Stake;
pub use state::{Card, Frame, Parts, Side, State, Zone, other};
pub use view::{Chosen, Lists, SideView, Slot, View};
pub use vocabulary::{PLAIN, read, written};
