//! Randomness: a counter-based generator inside the state, and our own shuffle.
//!
//! ChaCha8 under key and counter, so that nobody can work out the next card from shuffles already seen (a linear
//! generator could be reconstructed). The state keeps 40 bytes; a generator is set up where one is needed and dropped
//! again, and the counter moves on to a fresh block.

use crate::chacha::Words;
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// What a match is dealt from. Same setup, seed and inputs: the same match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from all of its bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed from a number, for tests, simulations and command lines: the number in the first bytes of a ChaCha key,
    /// whose first block is the seed.
    pub fn from_number(number: u64) -> Seed {
        Seed::numbered(number, 0)
    }

    /// The `index`-th seed of a family: game 17 of a simulation with seed 1.
    pub fn numbered(number: u64, index: u64) -> Seed {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&number.to_le_bytes());
        key[8..16].copy_from_slice(&index.to_le_bytes());
        let mut bytes = [0; 32];
        Words::new(&key, 0, 0).fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl std::fmt::Debug for Seed {
    // Logs must not betray a running match.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The generator of a match, as it lies in a state: a key, a stream and the next unused block of that stream.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chance {
    key: [u8; 32],
    stream: u32,
    block: u32,
}

const _: () = assert!(size_of::<Chance>() == 40);

impl Chance {
    /// The generator at the start of stream 0.
    pub const fn new(seed: Seed) -> Chance {
        Chance { key: seed.0, stream: 0, block: 0 }
    }

    /// Turns to the beginning of another stream: one for a match, one for each of its rounds.
    pub fn open_stream(&mut self, stream: u32) {
        self.stream = stream;
        self.block = 0;
    }

    /// A generator for now. What it used is gone when [`Drawing`] is dropped.
    pub fn draw(&mut self) -> Drawing<'_> {
        Drawing { rng: Words::new(&self.key, u64::from(self.stream), u64::from(self.block)), chance: self }
    }

    /// Shuffles the items: see [`shuffle`].
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        if items.len() > 1 {
            shuffle(items, &mut self.draw().rng);
        }
    }

    /// A number below `bound`, every one as likely as the others.
    pub fn below(&mut self, bound: u32) -> u32 {
        below(&mut self.draw().rng, bound)
    }

    /// Feeds a state hash.
    pub fn digest(&self, feed: &mut crate::Feed) {
        feed.bytes(&self.key);
        feed.number(self.stream);
        feed.number(self.block);
    }
}

impl std::fmt::Debug for Chance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Chance(stream {}, block {})", self.stream, self.block)
    }
}

/// A generator borrowed from a [`Chance`].
pub struct Drawing<'c> {
    rng: Words,
    chance: &'c mut Chance,
}

impl Drawing<'_> {
    /// The generator.
    pub fn rng(&mut self) -> &mut impl Rng {
        &mut self.rng
    }
}

impl Drop for Drawing<'_> {
    fn drop(&mut self) {
        self.chance.block = self.rng.unused() as u32;
    }
}

/// A number below `bound` (at least 1) without bias: the high half of a product, drawn again in the rare case where
/// the low half falls into the part that does not divide evenly.
///
/// # Panics
/// With a bound of zero: there is no such number.
#[inline(always)]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    assert!(bound > 0, "no number is below zero");
    let mut wide = u64::from(rng.next_u32()) * u64::from(bound);
    if (wide as u32) < bound {
        let uneven = bound.wrapping_neg() % bound;
        while (wide as u32) < uneven {
            wide = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (wide >> 32) as u32
}

/// Shuffles in place, from the last item down. In every pile of ours the last item is the top.
#[inline]
pub fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}
