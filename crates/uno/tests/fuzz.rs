//! Fuzzing on stable: the committed corpus, and random mutations of it for `QUARTERDECK_FUZZ_SECONDS` (10) each.

mod fuzz_targets;

use kernel::below;
use kernel::rand_core::{Rng, SeedableRng};
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use std::time::{Duration, Instant};
use std::{env, fs, panic, path::Path};

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

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders = vec![root.join("fuzz/corpus").join(target)];
    if target == "scenario" {
        folders.push(root.join("scenarios/uno"));
    }
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("the corpus is committed"));
    let mut inputs: Vec<Vec<u8>> = files.map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
    inputs.sort();
    assert!(!inputs.is_empty());
    inputs
}

fn mutated(inputs: &[Vec<u8>], dice: &mut Xoshiro256PlusPlus) -> Vec<u8> {
    let pick = |dice: &mut _| &inputs[below(dice, inputs.len() as u32) as usize];
    let mut bytes = pick(dice).clone();
    for _ in 0..1 + below(dice, 6) {
        let at = below(dice, bytes.len() as u32 + 1) as usize;
        match below(dice, 7) {
            0 if at < bytes.len() => bytes[at] = dice.next_u32() as u8,
            1 if at < bytes.len() => bytes[at] ^= 1 << below(dice, 8),
            2 => bytes.truncate(at),
            3 => {
                let word = WORDS[below(dice, WORDS.len() as u32) as usize];
                bytes.splice(at..at, word.bytes().chain([b' ']));
            }
            4 => {
                let end = (at + below(dice, 40) as usize).min(bytes.len());
                bytes.drain(at..end);
            }
            5 => {
                let other = pick(dice);
                let from = below(dice, other.len() as u32 + 1) as usize;
                let piece = &other[from..(from + 60).min(other.len())];
                bytes.splice(at..at, piece.iter().copied());
            }
            _ => bytes.insert(at, dice.next_u32() as u8),
        }
    }
    bytes
}

fn fuzz(target: &str, run: fn(&[u8]), mend: fn(&mut Vec<u8>, &mut Xoshiro256PlusPlus)) {
    let seconds = env::var("QUARTERDECK_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(10);
    let inputs = corpus(target);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut count = 0u64;
    for input in &inputs {
        run(input);
    }
    while Instant::now() < end || count < 200 {
        let mut input = mutated(&inputs, &mut dice);
        mend(&mut input, &mut dice);
        let survived = panic::catch_unwind(|| run(&input));
        assert!(survived.is_ok(), "{target} panics on {:?}", String::from_utf8_lossy(&input));
        count += 1;
    }
    println!("{target}: {} of the corpus, {count} mutations", inputs.len());
}

#[test]
fn any_text_is_read_as_a_scenario_or_refused() {
    fuzz("scenario", fuzz_targets::scenario, |_, _| {});
}

#[test]
fn any_bytes_are_read_as_a_replay_or_refused() {
    // Half of the time the checksum is made right again, so that what is behind it is reached.
    fuzz("replay", fuzz_targets::replay, |bytes, dice| {
        if below(dice, 2) == 0 && bytes.len() > 8 {
            let body = bytes.len() - 8;
            let sum = xxhash_rust::xxh3::xxh3_64(&bytes[..body]);
            bytes[body..].copy_from_slice(&sum.to_le_bytes());
        }
    });
}
