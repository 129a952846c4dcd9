//! One block of ChaCha8 at a time.
//!
//! `rand_chacha` computes four blocks at once, which is right for streams and three too many for the handful of cards
//! that most shuffles are about; in random play of UNO that was a tenth of all time. The words are the same, in the same
//! order: a test compares them with that crate's.

use rand_core::TryRng;
use std::convert::Infallible;
use wide::u32x4;

/// A row of the block's square, its four columns in one register.
type Row = u32x4;

const CONSTANTS: Row = u32x4::new([0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
const DOUBLE_ROUNDS: usize = 4;

#[inline(always)]
fn xor_and_turn<const BITS: u32>(a: Row, b: Row) -> Row {
    let mixed = a ^ b;
    mixed << BITS | mixed >> (32 - BITS)
}

/// Four quarter rounds side by side, one in each column.
#[inline(always)]
fn round([mut a, mut b, mut c, mut d]: [Row; 4]) -> [Row; 4] {
    a += b;
    d = xor_and_turn::<16>(d, a);
    c += d;
    b = xor_and_turn::<12>(b, c);
    a += b;
    d = xor_and_turn::<8>(d, a);
    c += d;
    b = xor_and_turn::<7>(b, c);
    [a, b, c, d]
}

/// The row read from another column on.
#[inline(always)]
fn from_column<const N: usize>(row: Row) -> Row {
    let row = row.to_array();
    u32x4::new(std::array::from_fn(|i| row[(i + N) % 4]))
}

fn block(key: [Row; 2], counter: u64, stream: u64) -> [u32; 16] {
    let last = [counter as u32, (counter >> 32) as u32, stream as u32, (stream >> 32) as u32];
    let input = [CONSTANTS, key[0], key[1], u32x4::new(last)];
    let mut square = input;
    for _ in 0..DOUBLE_ROUNDS {
        let [a, b, c, d] = round(square);
        let [a, b, c, d] = round([a, from_column::<1>(b), from_column::<2>(c), from_column::<3>(d)]);
        square = [a, from_column::<3>(b), from_column::<2>(c), from_column::<1>(d)];
    }
    let mut words = [0; 16];
    for (row, place) in words.chunks_exact_mut(4).enumerate() {
        place.copy_from_slice(&(square[row] + input[row]).to_array());
    }
    words
}

/// The words of a stream from the beginning of one of its blocks.
pub(crate) struct Words {
    key: [Row; 2],
    stream: u64,
    /// The block after the one at hand.
    next: u64,
    words: [u32; 16],
    used: usize,
}

impl Words {
    #[inline]
    pub(crate) fn new(key: &[u8; 32], stream: u64, first: u64) -> Words {
        let word = |i: usize| u32::from_le_bytes([key[4 * i], key[4 * i + 1], key[4 * i + 2], key[4 * i + 3]]);
        let key = [u32x4::new(std::array::from_fn(word)), u32x4::new(std::array::from_fn(|i| word(i + 4)))];
        Words { key, stream, next: first, words: [0; 16], used: 16 }
    }

    /// The first block of which nothing has been used.
    pub(crate) fn unused(&self) -> u64 {
        self.next
    }

    #[inline]
    fn word(&mut self) -> u32 {
        if self.used == 16 {
            self.words = block(self.key, self.next, self.stream);
            self.next += 1;
            self.used = 0;
        }
        let word = self.words[self.used];
        self.used += 1;
        word
    }
}

impl TryRng for Words {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.word())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let low = u64::from(self.word());
        Ok(low | u64::from(self.word()) << 32)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(4) {
            chunk.copy_from_slice(&self.word().to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Words;
    use proptest::prelude::*;
    use rand_chacha::ChaCha8Rng;
    use rand_core::{Rng, SeedableRng};

    proptest! {
        #[test]
        fn words_are_those_of_rand_chacha(key: [u8; 32], stream: u64, first in 0..1u64 << 36) {
            let mut theirs = ChaCha8Rng::from_seed(key);
            theirs.set_stream(stream);
            theirs.set_word_pos(u128::from(first) * 16);
            let mut ours = Words::new(&key, stream, first);
            for _ in 0..35 {
                prop_assert_eq!(ours.next_u32(), theirs.next_u32());
            }
            prop_assert_eq!(ours.next_u64(), theirs.next_u64());
            let (mut a, mut b) = ([0; 70], [0; 70]);
            ours.fill_bytes(&mut a);
            theirs.fill_bytes(&mut b);
            prop_assert_eq!(a, b);
            prop_assert_eq!(u128::from(ours.unused()), theirs.get_word_pos().div_ceil(16) );
        }
    }
}
