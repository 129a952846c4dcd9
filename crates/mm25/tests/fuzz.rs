//! Any card file, ability or deck list is read or refused with its place, and never ends in a panic.

mod fuzz_targets;
#[path = "../../../tests/fuzzing.rs"]
mod fuzzing;

use fuzz_targets::notation::{each_card, examples};
use fuzzing::{Target, files, fuzz};

const WORDS: &[&str] = &[
    "card",
    "character",
    "technique",
    "team",
    "members",
    "power",
    "damage",
    "life",
    "initial power",
    "usable by",
    "anyone",
    "limited",
    "window",
    "before comparison",
    "hats",
    "numbers unknown",
    "ja",
    "it",
    "2 actions",
    "continuous:",
    "reinforcing",
    "triggered, when called",
    "when opponent attacks",
    "in window",
    "technique:",
    "while",
    "if",
    "then",
    "else",
    "optional",
    "cost [",
    "picked",
    "up to",
    "all",
    "one of",
    "number of",
    "your",
    "opponent's",
    "characters",
    "captain",
    "sailors",
    "cards in",
    "ocean",
    "nowhere",
    "not",
    "and",
    "or",
    "with",
    "this",
    "your character",
    "opposing character",
    "loser",
    "placed technique",
    "has used a technique",
    "may",
    "choose one [",
    "of nothing",
    "begins a battle",
    "against",
    "gaining",
    "inflict",
    "put",
    "from hand into ocean",
    "at random",
    "move",
    "from chest to logbook",
    "gets",
    "+200/+0",
    "/",
    "has",
    "cannot be attacked",
    "by characters",
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
    "sideboard",
    "4x",
    "1xDM-C01",
    "x",
    "300xDM-W02",
    "-",
];

#[test]
fn any_text_is_read_as_cards_or_refused() {
    let (files, document) =
        (files(&["fuzz/corpus/mm25_cards", "crates/mm25/cards"]), include_str!("../../../docs/effects-mm25.md"));
    let texts: Vec<String> = files.iter().map(|file| String::from_utf8_lossy(file).into_owned()).collect();
    let pieces = texts.iter().flat_map(|text| each_card(text)).chain(examples(document));
    let corpus = pieces.map(|piece| piece.as_bytes().to_vec()).chain(files.iter().cloned()).collect();
    fuzz(&Target { name: "mm25_cards", corpus, words: WORDS, mutations: 200_000, run: fuzz_targets::cards }, |_, _| {});
}

#[test]
fn any_text_is_read_as_a_deck_list_or_refused() {
    let corpus = files(&["fuzz/corpus/mm25_deck", "crates/mm25/decks"]);
    fuzz(&Target { name: "mm25_deck", corpus, words: WORDS, mutations: 100_000, run: fuzz_targets::deck }, |_, _| {});
}
