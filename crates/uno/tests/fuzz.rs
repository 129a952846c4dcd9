//! Any input is read or refused, and never ends in a panic.

mod fuzz_targets;
#[path = "../../../tests/fuzzing.rs"]
mod fuzzing;

use fuzzing::{Target, files, fuzz};
use kernel::below;

const WORDS: &[&str] = &[
    "scenario",
    "covers",
    "given",
    "when",
    "then",
    "refuse",
    "variant",
    "chance",
    "because",
    "shuffle",
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "\"",
    ";",
    "\n",
    "s0",
    "s9",
    "p1",
    "shell",
    "UN-4.1.1",
    "R5",
    "W(R)",
    "holds",
    "plays",
    "255",
    "-1",
    "11 seats",
    "preset table",
    "a new match",
    "pile exactly []",
    "turn limit 0",
    "with call",
    "giving",
    "to",
];

#[test]
fn any_text_is_read_as_a_scenario_or_refused() {
    let corpus = files(&["fuzz/corpus/scenario", "scenarios/uno"]);
    let run = fuzz_targets::scenario;
    fuzz(&Target { name: "scenario", corpus, words: WORDS, mutations: 12_000, run }, |_, _| {});
}

#[test]
fn any_bytes_are_read_as_a_replay_or_refused() {
    let corpus = files(&["fuzz/corpus/replay"]);
    let run = fuzz_targets::replay;
    // Half of the time the checksum is made right again, so that what is behind it is reached.
    fuzz(&Target { name: "replay", corpus, words: WORDS, mutations: 1_000_000, run }, |bytes, dice| {
        if below(dice, 2) == 0 && bytes.len() > 8 {
            let body = bytes.len() - 8;
            let sum = xxhash_rust::xxh3::xxh3_64(&bytes[..body]);
            bytes[body..].copy_from_slice(&sum.to_le_bytes());
        }
    });
}
