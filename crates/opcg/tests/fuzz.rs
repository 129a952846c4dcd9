//! Any card file, ability or deck list is read or refused with its place, and never ends in a panic.

mod fuzz_targets;
#[path = "../../../tests/fuzzing.rs"]
mod fuzzing;

use fuzz_targets::notation::corpus;
use fuzzing::{Target, files, fuzz};

const WORDS: &[&str] = &[
    "card",
    "leader",
    "character",
    "event",
    "stage",
    "red",
    "cost",
    "life",
    "power",
    "counter",
    "types",
    "ja",
    "zh",
    "on play:",
    "main:",
    "trigger:",
    "always:",
    "when",
    "would",
    "or",
    "and",
    "not",
    "if",
    "then",
    "else",
    "may",
    "once per turn",
    "up to",
    "any number of",
    "all",
    "number of",
    "picked 1",
    "picked 1 is there",
    "different names",
    "that many",
    "opponent's",
    "anyone's",
    "chosen by opponent",
    "this turn",
    "forever",
    "nothing",
    "don x1,",
    "pay (",
    "you may (",
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
    "1xST01-001",
    "x",
    "300xST01-002",
    "-",
];

#[test]
fn any_text_is_read_as_cards_or_refused() {
    let document = include_str!("../../../docs/effects-opcg.md");
    let corpus = corpus(&files(&["fuzz/corpus/opcg_cards", "crates/opcg/cards"]), document);
    fuzz(&Target { name: "opcg_cards", corpus, words: WORDS, mutations: 200_000, run: fuzz_targets::cards }, |_, _| {});
}

#[test]
fn any_text_is_read_as_a_deck_list_or_refused() {
    let corpus = files(&["fuzz/corpus/opcg_deck", "crates/opcg/decks"]);
    fuzz(&Target { name: "opcg_deck", corpus, words: WORDS, mutations: 100_000, run: fuzz_targets::deck }, |_, _| {});
}
