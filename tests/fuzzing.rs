//! Fuzzing on stable, for the tests of every game: a committed corpus and random mutations of it, always the same ones.
//! `QUARTERDECK_MUTATIONS` says how many there are instead.

use kernel::below;
use kernel::rand_core::{Rng, SeedableRng};
use kernel::rand_xoshiro::Xoshiro256PlusPlus as Dice;
use std::ops::Range;
use std::{env, fs, panic, path::Path};

/// What is fuzzed, and with what.
pub struct Target<'a> {
    pub name: &'a str,
    pub corpus: Vec<Vec<u8>>,
    /// What is worth inserting anywhere.
    pub words: &'a [&'a str],
    pub mutations: u64,
    /// Checks an input, and tells whether it could be read.
    pub run: fn(&[u8]) -> bool,
}

/// Every file in these folders of the workspace.
pub fn files(folders: &[&str]) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let entries = folders.iter().flat_map(|folder| fs::read_dir(root.join(folder)).expect("the corpus is committed"));
    let mut inputs: Vec<Vec<u8>> = entries.map(|entry| fs::read(entry.unwrap().path()).unwrap()).collect();
    inputs.sort();
    inputs
}

fn pick<'i, T>(items: &'i [T], dice: &mut Dice) -> &'i T {
    &items[below(dice, items.len() as u32) as usize]
}

/// Where tokens stand: words, and every other byte but blanks.
fn tokens(bytes: &[u8]) -> Vec<Range<usize>> {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte >= 128 || b"-+.'".contains(&byte);
    let mut tokens: Vec<Range<usize>> = Vec::new();
    for (at, &byte) in bytes.iter().enumerate() {
        match tokens.last_mut() {
            Some(token) if token.end == at && is_word(byte) && is_word(bytes[at - 1]) => token.end += 1,
            _ if byte == b' ' => {}
            _ => tokens.push(at..at + 1),
        }
    }
    tokens
}

/// Deletes, duplicates or swaps tokens, or takes one over from another input.
fn shuffle_tokens(bytes: &mut Vec<u8>, other: &[u8], dice: &mut Dice) {
    let (own, foreign) = (tokens(bytes), tokens(other));
    if own.is_empty() || foreign.is_empty() {
        return;
    }
    let (one, two) = (pick(&own, dice).clone(), pick(&own, dice).clone());
    let (first, last) = if one.start <= two.start { (one, two) } else { (two, one) };
    match below(dice, 4) {
        0 => drop(bytes.drain(first)),
        1 => {
            let copy = [&bytes[first.clone()], b" "].concat();
            bytes.splice(last.start..last.start, copy);
        }
        2 if first.end <= last.start => {
            let swapped = [&bytes[last.clone()], &bytes[first.end..last.start], &bytes[first.clone()]].concat();
            bytes.splice(first.start..last.end, swapped);
        }
        _ => drop(bytes.splice(first, other[pick(&foreign, dice).clone()].iter().copied())),
    }
}

/// Goes on as another input does after a token that both have.
fn graft(bytes: &mut Vec<u8>, other: &[u8], dice: &mut Dice) {
    let (own, foreign) = (tokens(bytes), tokens(other));
    if foreign.is_empty() {
        return;
    }
    let from = pick(&foreign, dice).clone();
    let same: Vec<_> = own.into_iter().filter(|token| bytes[token.clone()] == other[from.clone()]).collect();
    if !same.is_empty() {
        bytes.truncate(pick(&same, dice).start);
        bytes.extend_from_slice(&other[from.start..]);
    }
}

fn mutated(target: &Target<'_>, dice: &mut Dice) -> Vec<u8> {
    let mut bytes = pick(&target.corpus, dice).clone();
    // Often one alone: what is changed in many places is hardly ever read.
    for _ in 0..1 << below(dice, 4) {
        let at = below(dice, bytes.len() as u32 + 1) as usize;
        match below(dice, 20) {
            0 if at < bytes.len() => bytes[at] = dice.next_u32() as u8,
            1 if at < bytes.len() => bytes[at] ^= 1 << below(dice, 8),
            2 => bytes.truncate(at),
            3 | 4 => {
                let word = pick(target.words, dice);
                bytes.splice(at..at, word.bytes().chain([b' ']));
            }
            5 => {
                let end = (at + below(dice, 40) as usize).min(bytes.len());
                bytes.drain(at..end);
            }
            6 => {
                let other = pick(&target.corpus, dice);
                let from = below(dice, other.len() as u32 + 1) as usize;
                let piece = &other[from..(from + 60).min(other.len())];
                bytes.splice(at..at, piece.iter().copied());
            }
            7 => bytes.insert(at, dice.next_u32() as u8),
            8..=13 => {
                let other = pick(&target.corpus, dice);
                graft(&mut bytes, other, dice);
            }
            _ => {
                let other = pick(&target.corpus, dice);
                shuffle_tokens(&mut bytes, other, dice);
            }
        }
    }
    bytes
}

/// Runs the corpus and its mutations; `mend` may make an input whole again before it is run.
pub fn fuzz(target: &Target<'_>, mend: fn(&mut Vec<u8>, &mut Dice)) {
    let asked_for = env::var("QUARTERDECK_MUTATIONS").ok().and_then(|text| text.parse().ok());
    let mutations = asked_for.unwrap_or(target.mutations);
    assert!(!target.corpus.is_empty(), "nothing to mutate");
    let is_read = |input: &[u8]| {
        panic::catch_unwind(|| (target.run)(input))
            .unwrap_or_else(|_| panic!("{} fails on {:?}", target.name, String::from_utf8_lossy(input)))
    };
    for input in &target.corpus {
        is_read(input);
    }
    let mut dice = Dice::seed_from_u64(1);
    let mut read = 0;
    for _ in 0..mutations {
        let mut input = mutated(target, &mut dice);
        mend(&mut input, &mut dice);
        read += u64::from(is_read(&input));
    }
    println!("{}: {} of the corpus, {mutations} mutations, {read} of them read", target.name, target.corpus.len());
    assert!(read > mutations / 1000, "hardly any mutation can be read: what is read is hardly tested");
}
