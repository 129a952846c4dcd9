//! Any bytes are read as a message or refused; any action that can be read is judged by every game. Nothing panics.

mod fuzz_targets;
#[path = "../../../tests/fuzzing.rs"]
mod fuzzing;

use fuzzing::{Target, files, fuzz};

const WORDS: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\"",
    "\"type\"",
    "\"hello\"",
    "\"act\"",
    "\"options\"",
    "\"why\"",
    "\"id\"",
    "\"step\"",
    "\"parts\"",
    "\"Pick\"",
    "\"Done\"",
    "\"Yes\"",
    "\"Pass\"",
    "\"seat\"",
    "\"zone\"",
    "\"index\"",
    "\"hand\"",
    "null",
    "true",
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "4294967296",
    "1e99",
    "\\u0000",
    "\\ud800",
    "é",
];

#[test]
fn any_bytes_are_read_as_a_message_or_refused() {
    let corpus = files(&["fuzz/corpus/frame"]).into_iter().chain(fuzz_targets::examples()).collect();
    fuzz(&Target { name: "frame", corpus, words: WORDS, mutations: 60_000, run: fuzz_targets::frame }, |_, _| {});
}
