//! State hashes, pinned: replays carry them.

use kernel::{Chance, Feed, Seed};
use xxhash_rust::xxh3::xxh3_64;

fn bytes(count: usize) -> Vec<u8> {
    (0..count).map(|index| (index * 7 % 251) as u8).collect()
}

fn hash(bytes: &[u8]) -> u64 {
    let mut feed = Feed::new();
    feed.bytes(bytes);
    feed.finish()
}

#[test]
fn hashes_are_what_they_always_were() {
    assert_eq!(hash(&[]), 0xC77B_3ABB_6F87_ACD9);
    assert_eq!(hash(&bytes(1)), 0x3449_9569_F039_1857);
    assert_eq!(hash(&bytes(100)), 0xE97B_EFA9_D643_5E88);
    assert_eq!(hash(&bytes(4_088)), 0x7D7C_B7B7_A675_A729);
}

#[test]
fn hashes_of_what_exceeds_the_buffer_are_what_they_always_were() {
    assert_eq!(hash(&bytes(4_097)), 0xAC4D_0940_EB7F_CF18);
    assert_eq!(hash(&bytes(5_000)), 0x7517_B696_24B0_5DDB);
    assert_eq!(hash(&bytes(10_000)), 0x8228_054F_F208_1735);
}

#[test]
fn a_hash_is_the_xxh3_of_what_was_fed_and_of_what_was_folded() {
    let fed = bytes(100);
    assert_eq!(hash(&fed), xxh3_64(&[&fed[..], &[0; 8]].concat()));
    let fed = bytes(5_000);
    let (folded, rest) = fed.split_at(4_096);
    assert_eq!(hash(&fed), xxh3_64(&[rest, &xxh3_64(folded).to_le_bytes()].concat()));
    let fed = bytes(10_000);
    let folded = xxh3_64(&fed[..4_096]).rotate_left(23) ^ xxh3_64(&fed[4_096..8_192]);
    assert_eq!(hash(&fed), xxh3_64(&[&fed[8_192..], &folded.to_le_bytes()].concat()));
}

#[test]
fn numbers_are_fed_little_end_first() {
    let mut feed = Feed::new();
    feed.number(1u8);
    feed.number(2u16);
    feed.number(3u32);
    feed.number(4u64);
    feed.number(-1i8);
    feed.number(-2i16);
    feed.number(-3i32);
    feed.number(-4i64);
    feed.number(true);
    feed.number(false);
    let mut fed = vec![1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 255, 254, 255, 253, 255, 255, 255, 252];
    fed.extend([255; 7]);
    fed.extend([1, 0]);
    let found = feed.finish();
    assert_eq!(found, hash(&fed));
    assert_eq!(found, 0x6FE5_4E95_D317_CC36);
}

#[test]
fn every_byte_counts() {
    for count in [1, 100, 4_000, 5_000, 10_000] {
        let fed = bytes(count);
        let whole = hash(&fed);
        for place in (0..count).step_by(count.div_ceil(150)).chain([count - 1]) {
            let mut changed = fed.clone();
            changed[place] ^= 1;
            assert_ne!(hash(&changed), whole, "byte {place} of {count}");
        }
        assert_ne!(hash(&fed[..count - 1]), whole);
    }
}

#[test]
fn a_generator_is_part_of_the_hash() {
    let hash = |chance: &Chance| {
        let mut feed = Feed::new();
        chance.digest(&mut feed);
        feed.finish()
    };
    let chance = Chance::new(Seed::from_number(1));
    let (mut moved, mut streamed) = (chance, chance);
    moved.below(6);
    streamed.open_stream(1);
    let hashes = [&chance, &moved, &streamed, &Chance::new(Seed::from_number(2))].map(hash);
    let different: std::collections::HashSet<u64> = hashes.into_iter().collect();
    assert_eq!(different.len(), 4);
    assert_eq!(hash(&chance), hashes[0]);
}

#[test]
fn every_byte_counts_wherever_the_buffer_ends() {
    let hash = |bytes: &[u8]| {
        let mut feed = kernel::Feed::new();
        feed.bytes(bytes);
        feed.finish()
    };
    for length in (4_085..=4_100).chain(8_180..=8_196) {
        let bytes: Vec<u8> = (0..length).map(|index| (index % 251) as u8).collect();
        let mut other = bytes.clone();
        other[length - 1] ^= 1;
        assert_ne!(hash(&bytes), hash(&other), "{length} bytes");
    }
}

#[test]
fn a_list_is_fed_whole_with_its_length() {
    let hash = |items: &[u8]| {
        let mut feed = kernel::Feed::new();
        feed.list(items);
        feed.finish()
    };
    let long = vec![7; 300];
    assert_ne!(hash(&long), hash(&long[..299]));
    let mut feed = kernel::Feed::new();
    feed.number(300u32);
    feed.bytes(&long);
    assert_eq!(hash(&long), feed.finish());
}
