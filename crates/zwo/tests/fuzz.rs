//! Any card file, ability or deck list is read or refused with its place, and never ends in a panic.

mod fuzz_targets;
#[path = "../../../tests/fuzzing.rs"]
mod fuzzing;

use fuzz_targets::notation::corpus;
use fuzzing::{Target, files, fuzz};

const WORDS: &[&str] = &[
    "card",
    "zombie",
    "event",
    "green",
    "grey",
    "summon cost",
    "revive cost",
    "power",
    "critical",
    "damage",
    "common",
    "erode",
    "ja",
    "it",
    "continuous:",
    "auto, when",
    "activated main",
    "event free",
    "in wrecked zone",
    "at the end of",
    "while",
    "if",
    "then",
    "else",
    "once per turn",
    "cost [",
    "back any 1",
    "target",
    "picked 2",
    "up to",
    "all",
    "number of",
    "times",
    "that much",
    "your life",
    "opponent's",
    "anyone's",
    "each player",
    "one of",
    "not",
    "and",
    "or",
    "with",
    "this",
    "may",
    "choose one [",
    "turn",
    "front",
    "put",
    "into mana zone back",
    "onto the field",
    "take control of",
    "gets",
    "cannot",
    "until end of turn",
    "nothing",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "\"",
    ";",
    ",",
    ":",
    "#",
    "\n",
    "\r\n",
    "\n  ",
    "\u{3000}",
    "é",
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "-2147483648",
    "99999999999999999999",
    "4x",
    "1xDZ-001",
    "x",
    "300xDZ-002",
    "-",
];

#[test]
fn any_text_is_read_as_cards_or_refused() {
    let document = include_str!("../../../docs/effects-zwo.md");
    let corpus = corpus(&files(&["fuzz/corpus/zwo_cards", "crates/zwo/cards"]), document);
    fuzz(&Target { name: "zwo_cards", corpus, words: WORDS, mutations: 200_000, run: fuzz_targets::cards }, |_, _| {});
}

#[test]
fn any_text_is_read_as_a_deck_list_or_refused() {
    let corpus = files(&["fuzz/corpus/zwo_deck", "crates/zwo/decks"]);
    fuzz(&Target { name: "zwo_deck", corpus, words: WORDS, mutations: 100_000, run: fuzz_targets::deck }, |_, _| {});
}
