//! ZOMBIE WORLD ORDER in words.

mod cards;
pub mod effects;

pub use cards::{name, name_in};
