//! ONE PIECE CARD GAME in words.

mod answers;
mod cards;
mod editions;
pub mod effects;
mod endings;
mod names;
mod printed;
mod speak;

pub use cards::name;
pub use editions::type_named;
pub use names::{among_copies, at, card, keyword, part, waiting, zone};
pub use printed::{printed, whole};
pub use speak::deck_fault;
