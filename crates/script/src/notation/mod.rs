//! What the notations of all games have in common: fixed phrases, text in quotes, card files. The words are each game's.

mod combine;
mod file;
mod phrases;

pub use combine::{
    adjectives, amount_is, doer, in_brackets, joined, one_of, read_qualities, read_sequence, read_ways, separated,
    write_qualities, write_sequence, write_ways,
};
pub use file::{
    Abilities, Name, Title, TooMany, each_once, read_abilities, read_cards, said_twice, write_cards, write_title,
};
pub use phrases::{
    Phrases, Read, at_first, at_quoted, expect, phrase, quoted, read_line, read_quoted, text, whole_line,
};
