//! What the notations of all games have in common: fixed phrases, text in quotes, card files. The words are each game's.

mod file;
mod phrases;

pub use file::{Name, Title, read_cards, said_twice, write_title};
pub use phrases::{
    Phrases, Read, at_first, at_quoted, expect, phrase, quoted, read_line, read_quoted, text, whole_line,
};
