//! A decision allocates nothing.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{Rules, Seed, any_legal};
use opcg::notation::read_cards;
use opcg::{Deck, Number, Opcg, Setup, starter_decks};

#[test]
fn no_decision_touches_the_heap() {
    let decks = starter_decks();
    let setup = |one: usize, two: usize| Setup::of(decks[one].1.clone(), decks[two].1.clone());
    play(&Opcg::built_in(), &[(0, 1), (2, 3), (1, 2), (3, 0)].map(|(one, two)| setup(one, two)));
}

#[test]
fn nor_does_one_where_text_is_lent_layers_depend_on_each_other_and_attacks_have_a_price() {
    let rules = Opcg::with(read_cards(include_str!("cards/worst.cards")).unwrap()).unwrap();
    let number = |index: usize| Number(format!("WW01-0{index:02}"));
    let deck = |leader: usize| Deck {
        leader: number(leader),
        cards: (3..=15).map(|index| (number(index), if index == 15 { 2 } else { 4 })).collect(),
    };
    play(&rules, &[(1, 2), (2, 1), (2, 2), (1, 1)].map(|(one, two)| Setup::of(deck(one), deck(two))));
}

/// Plays one game of each setup.
fn play(rules: &Opcg, setups: &[Setup]) {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut decisions = 0;
    for (game, setup) in setups.iter().enumerate() {
        let mut state = rules.start(setup, Seed::numbered(1, game as u64), &mut ()).unwrap();
        while let Some(by) = rules.asked(&state) {
            let counted = allocation_counter::measure(|| {
                let (action, _) = any_legal(rules, &state, by, &mut dice).unwrap();
                assert!(rules.check(&state, by, action).is_ok());
                rules.apply(&mut state, by, action, &mut ());
            });
            assert_eq!(counted.count_total, 0, "in game {game}");
            decisions += 1;
        }
    }
    assert!(decisions > 400);
}
