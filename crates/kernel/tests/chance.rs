//! The generator and the shuffle, pinned: a change here would change every recorded match. The numbers were also computed
//! by another ChaCha8 than the one in use.

use kernel::rand_core::{Rng, TryRng};
use kernel::{Chance, Seed, below, shuffle};
use std::collections::HashSet;
use std::convert::Infallible;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn words(chance: &mut Chance, count: usize) -> Vec<u32> {
    let mut drawing = chance.draw();
    (0..count).map(|_| drawing.rng().next_u32()).collect()
}

fn shuffled(mut chance: Chance) -> Vec<u8> {
    let mut items: Vec<u8> = (0..20).collect();
    chance.shuffle(&mut items);
    items
}

/// A generator that says these words and then begins again.
struct Says(Vec<u32>, usize);

impl TryRng for Says {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let word = self.0[self.1 % self.0.len()];
        self.1 += 1;
        Ok(word)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.try_next_u32()?) | u64::from(self.try_next_u32()?) << 32)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for byte in bytes {
            *byte = self.try_next_u32()? as u8;
        }
        Ok(())
    }
}

#[test]
fn seeds_from_numbers_are_what_they_always_were() {
    let first = "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea";
    assert_eq!(hex(Seed::from_number(1).bytes()), first);
    assert_eq!(Seed::numbered(1, 0), Seed::from_number(1));
    let third = "3af34f308e766a5435878a440cd7c9461c74a6afd6264f7a11c478850b42443d";
    assert_eq!(hex(Seed::numbered(1, 2).bytes()), third);
}

#[test]
fn seeds_of_a_family_are_all_different() {
    let seeds: HashSet<Seed> =
        (0..30).flat_map(|number| (0..30).map(move |index| Seed::numbered(number, index))).collect();
    assert_eq!(seeds.len(), 900);
}

#[test]
fn streams_are_what_they_always_were() {
    let mut chance = Chance::new(Seed::from_number(1));
    assert_eq!(words(&mut chance, 4), [0xae9d_ad11, 0x1fa7_e25c, 0x9814_ef8c, 0xc602_741c]);
    assert_eq!(words(&mut chance, 4), [0x6fdc_cbb7, 0x4af5_d880, 0x7026_63ad, 0xd22b_53a6]);
    chance.open_stream(3);
    assert_eq!(words(&mut chance, 4), [0xc000_df64, 0xc691_38f8, 0xc8f8_6480, 0x3ef1_5e0f]);
}

#[test]
fn a_stream_begins_anew_when_it_is_opened() {
    let mut chance = Chance::new(Seed::from_number(1));
    let first = words(&mut chance, 40);
    chance.open_stream(0);
    assert_eq!(words(&mut chance, 40), first);
    assert_eq!(chance, {
        let mut other = Chance::new(Seed::from_number(1));
        words(&mut other, 33);
        other
    });
}

#[test]
fn every_drawing_begins_a_fresh_block() {
    let all = words(&mut Chance::new(Seed::from_number(9)), 64);
    for used in 0..=33 {
        let mut chance = Chance::new(Seed::from_number(9));
        assert_eq!(words(&mut chance, used), all[..used]);
        let next = used.div_ceil(16) * 16;
        assert_eq!(words(&mut chance, 8), all[next..next + 8], "after {used} words");
    }
}

#[test]
fn what_needs_no_luck_leaves_the_generator_alone() {
    let fresh = Chance::new(Seed::from_number(1));
    let mut chance = fresh;
    chance.shuffle(&mut [0u8; 0]);
    chance.shuffle(&mut [7]);
    drop(chance.draw());
    assert_eq!(chance, fresh);
    chance.shuffle(&mut [7, 8]);
    assert_ne!(chance, fresh);
}

#[test]
fn a_shuffle_is_what_it_always_was() {
    let chance = Chance::new(Seed::from_number(1));
    assert_eq!(shuffled(chance), [14, 4, 0, 9, 18, 16, 1, 5, 12, 6, 8, 15, 11, 7, 3, 17, 19, 10, 2, 13]);
    let mut next = chance;
    next.open_stream(1);
    assert_eq!(shuffled(next), [6, 9, 18, 15, 7, 14, 1, 11, 8, 5, 13, 4, 19, 17, 16, 0, 3, 2, 12, 10]);
}

#[test]
fn numbers_below_a_bound_are_what_they_always_were() {
    let mut chance = Chance::new(Seed::from_number(1));
    let numbers = [1, 2, 3, 6, 10, 100, 1_000, u32::MAX].map(|bound| chance.below(bound));
    assert_eq!(numbers, [0, 0, 2, 0, 2, 35, 148, 3_246_623_286]);
    let mut drawing = chance.draw();
    let rolls: Vec<u32> = (0..12).map(|_| below(drawing.rng(), 6)).collect();
    assert_eq!(rolls, [2, 1, 1, 4, 3, 5, 3, 1, 5, 5, 5, 3]);
}

#[test]
fn a_word_that_would_favour_some_numbers_is_drawn_again() {
    // Of the 2^32 words a quarter is too many for three quarters of 2^32 numbers.
    let bound = 0xC000_0000;
    let mut says = Says(vec![0, 1, 4, 5], 0);
    assert_eq!((below(&mut says, bound), says.1), (0, 2));
    assert_eq!((below(&mut says, bound), says.1), (3, 4));
    // A power of two divides evenly: nothing is drawn again.
    let mut says = Says(vec![0, u32::MAX], 0);
    assert_eq!((below(&mut says, 1 << 31), says.1), (0, 1));
    assert_eq!((below(&mut says, 1 << 31), says.1), ((1 << 31) - 1, 2));
}

#[test]
fn every_number_below_a_bound_is_as_likely_as_the_others() {
    let mut chance = Chance::new(Seed::from_number(5));
    let mut drawing = chance.draw();
    for bound in [2, 3, 6, 7, 10] {
        let mut counts = vec![0i32; bound as usize];
        for _ in 0..10_000 * bound {
            counts[below(drawing.rng(), bound) as usize] += 1;
        }
        // Five standard deviations of a count of ten thousand.
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 500), "below {bound}: {counts:?}");
    }
}

#[test]
fn every_order_comes_from_exactly_one_way_to_draw() {
    // A word that makes `below(bound)` say `number`.
    let word = |number: u64, bound: u64| ((number << 32).div_ceil(bound) + 1) as u32;
    let mut orders = HashSet::new();
    for (first, second, third) in (0..24).map(|way| (way % 4, way / 4 % 3, way / 12)) {
        let mut items = [0, 1, 2, 3];
        let mut says = Says(vec![word(first, 4), word(second, 3), word(third, 2)], 0);
        shuffle(&mut items, &mut says);
        assert_eq!(says.1, 3);
        orders.insert(items);
    }
    assert_eq!(orders.len(), 24);
}

#[test]
fn a_shuffle_puts_every_card_everywhere_and_beside_every_other() {
    const CARDS: usize = 20;
    let mut chance = Chance::new(Seed::from_number(1));
    let mut at = [[0i32; CARDS]; CARDS];
    let mut under = [[0i32; CARDS]; CARDS];
    for _ in 0..20_000 {
        let mut items: [usize; CARDS] = std::array::from_fn(|index| index);
        chance.shuffle(&mut items);
        for (place, &item) in items.iter().enumerate() {
            at[item][place] += 1;
        }
        for pair in items.windows(2) {
            under[pair[0]][pair[1]] += 1;
        }
    }
    // Each count is a thousand on average; five standard deviations are 155.
    let usual = |count: i32| (count - 1_000).abs() < 155;
    for item in 0..CARDS {
        for other in 0..CARDS {
            assert!(usual(at[item][other]), "item {item} was {} times at {other}", at[item][other]);
            let beside = under[item][other];
            assert!(if item == other { beside == 0 } else { usual(beside) }, "{item} under {other}: {beside} times");
        }
    }
}

#[test]
fn logs_do_not_betray_a_running_match() {
    let seed = Seed::from_number(1);
    assert_eq!(format!("{seed:?}"), "Seed(..)");
    let mut chance = Chance::new(seed);
    chance.open_stream(4);
    chance.below(6);
    assert_eq!(format!("{chance:?}"), "Chance(stream 4, block 1)");
}

#[test]
fn a_saved_generator_goes_on_where_it_was() {
    let mut chance = Chance::new(Seed::new([7; 32]));
    chance.open_stream(2);
    words(&mut chance, 20);
    let saved = postcard::to_allocvec(&chance).expect("plain data has a postcard form");
    let mut loaded: Chance = postcard::from_bytes(&saved).expect("it was just saved");
    assert_eq!(loaded, chance);
    assert_eq!(words(&mut loaded, 20), words(&mut chance, 20));
}
