//! The One Piece Cardgame of 2009 in words.

mod answers;
mod cards;
pub mod effects;
mod endings;
mod names;
mod printed;
mod speak;

pub use cards::{name, name_in, title, title_in};
pub use names::{among_copies, at, battle, card, crew, part, space, waiting, window, zone};
pub use printed::{printed, whole};
pub use speak::deck_fault;
