//! No board comes near a bound of the state: random games between decks made to fill every row of it.

#[path = "../../../tests/widely.rs"]
mod widely;

use kernel::conformance::Conform;
use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{Outcome, Rules, Seed, Status, any_legal};
use opcg::notation::read_cards;
use opcg::{Category, Deck, Number, Opcg, Setup, State};

const WORST: &str = include_str!("cards/worst.cards");

/// A deck of the worst cards, four of each, from one of them on.
fn deck(rules: &Opcg, leader: &str, from: usize) -> Deck {
    let worst = |number: &Number| number.0.starts_with("WW01");
    let cards = rules.library().cards().iter().filter(|card| worst(&card.number));
    let numbers: Vec<&Number> =
        cards.filter(|card| card.category != Category::Leader).map(|card| &card.number).collect();
    let turned = numbers.iter().cycle().skip(from).take(numbers.len());
    let mut left = 50u8;
    let cards = turned.map(|&number| {
        let count = left.min(4);
        left -= count;
        (number.clone(), count)
    });
    Deck { leader: Number(leader.to_owned()), cards: cards.filter(|(_, count)| *count > 0).collect() }
}

#[test]
fn the_worst_decks_play_on() {
    let rules = Opcg::with(read_cards(WORST).unwrap()).unwrap();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(11);
    let leaders = ["WW01-001", "WW01-002"];
    let (mut decisions, mut longest) = (0u64, 0u64);
    for game in 0..600u64 {
        let deck =
            |seat: u64| deck(&rules, leaders[((game >> seat) & 1) as usize], (game / 4 + 5 * seat) as usize % 13);
        let setup = Setup::of(deck(0), deck(1));
        let mut state = rules.start(&setup, Seed::numbered(21, game), &mut ()).unwrap();
        let mut answers = 0;
        while let Some(by) = rules.asked(&state) {
            let (action, _) = any_legal(&rules, &state, by, &mut dice).unwrap();
            rules.advance(&mut state, by, action);
            answers += 1;
            assert!(answers < 20_000, "game {game} does not end");
            if answers % 16 == 0 {
                rules.sound(&state).unwrap_or_else(|fault| panic!("game {game}: {fault}"));
            }
        }
        let Status::Over(outcome) = rules.status(&state) else { panic!("game {game} waits for nobody") };
        assert_ne!(outcome, Outcome::Void, "game {game} reached a bound after {answers} answers");
        decisions += answers;
        longest = longest.max(answers);
    }
    println!("{decisions} decisions, {longest} in the longest game");
    assert!(decisions > 100_000);
}

#[test]
fn the_worst_cards_among_all_others_keep_every_promise() {
    let rules = Opcg::with(read_cards(WORST).unwrap()).unwrap();
    let report = widely::conforms_widely(&rules, 300, 20).unwrap_or_else(|violation| panic!("{violation}"));
    assert!(report.games >= 200);
}

#[test]
fn a_state_stays_small() {
    assert!(size_of::<State>() <= 6_144, "{} bytes", size_of::<State>());
}
