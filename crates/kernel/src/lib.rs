//! What every Quarterdeck game stands on.
//!
//! A rulebook is a value that implements [`Rules`]; a match is a small `Copy` state that only [`Rules::apply`] changes.
//! [`Game`] wraps both for those who want checked play, journals, take-back and replays. [`Sight`] is what a player or
//! bot gets: views, prompts and legal answers, never the state. [`conformance`] is the suite that every game passes,
//! [`scenario`] the language in which its rules are tested.
//!
//! The kernel knows no card and no zone.

mod chacha;
mod chance;
mod clause;
pub mod conformance;
mod digest;
mod game;
mod question;
mod replay;
mod row;
pub mod rulebook;
mod rules;
pub mod scenario;
mod seat;
mod sight;
mod stakes;

pub use chance::{Chance, Drawing, Seed, below, shuffle};
pub use clause::{Clause, KernelClause, Origin, Reason, Refusal, refuse, refuse_if};
pub use digest::{Feed, Number, content_hash, decode, encode};
pub use game::{Acted, Consent, Cursor, Game, Inputs, Journals, Line, MARK_EVERY, Mark, News, Options, TakeBack};
pub use question::{Answer, Outcome, Pace, Places, Prompt, Question, Shape, Standing, Status};
pub use rand_core;
pub use rand_xoshiro;
pub use replay::{Header, Replay, ReplayError, ReplayErrorOf};
pub use row::Row;
pub use rules::{Actions, Any, Contains, Count, Nth, Rules, Sink, TakeBackRule, any_legal, everyone, legal};
pub use seat::{By, MAX_SEATS, Seat, Seats, Viewer, Viewers};
pub use sight::Sight;
pub use stakes::{
    Offer, Stakes, Tone, Weight, after, comes_to_nothing, foregone, gold, imagined, is_worth_taking, play_on,
};
