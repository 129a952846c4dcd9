//! UNO One Piece, New World edition (W4145): every clause of `rules/uno.md`.
//!
//! ```
//! use kernel::{Game, Seed};
//! use std::sync::Arc;
//! use uno::{Setup, Uno};
//!
//! let game = Game::new(Arc::new(Uno), Setup::default(), Seed::from_number(1)).unwrap();
//! assert_eq!(game.seats(), 4);
//! ```

mod action;
mod atoms;
mod cards;
mod clauses;
mod conform;
mod digest;
mod endings;
mod events;
mod known;
mod legal;
mod procedures;
mod refuse;
mod rules;
mod setup;
mod stakes;
mod state;
mod view;
mod vocabulary;

pub use action::{Action, Play, Reason, Said};
pub use cards::{Colour, Face, Faces, Hand, Kind};
pub use clauses::Clause;
pub use endings::{Ending, Goal, MatchEnding, Sheet, Standing};
pub use events::{Event, Seen, Shout, Verdict, What};
pub use known::{Known, KnownCard};
pub use rules::{Ask, Uno};
pub use setup::{Fault, Mode, Preset, Setup};
pub use stakes::Stake;
pub use state::{AfterCatch, Call, Direction, Frame, Kept, Last, LastPlay, Reaction, Reactions, Stage, State};
pub use view::{View, ViewFrame};
