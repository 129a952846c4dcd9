//! ZOMBIE WORLD ORDER in words.

mod answers;
mod cards;
pub mod effects;
mod endings;
mod headings;
mod names;
mod printed;
mod speak;

pub use cards::{name, name_in};
pub use headings::headings;
pub use names::{among_copies, at, attack, card, colours, item, keyword, part, phase, zone};
pub use printed::{printed, whole};
pub use speak::deck_fault;
