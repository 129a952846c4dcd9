//! A decision allocates nothing.

#[path = "../../../tests/allocations.rs"]
mod allocations;

use allocations::no_decision_touches_the_heap as play;
use opcg::notation::read_cards;
use opcg::{Deck, Number, Opcg, Setup, starter_decks};

#[test]
fn no_decision_touches_the_heap() {
    let decks = starter_decks();
    let setup = |one: usize, two: usize| Setup::of(decks[one].1.clone(), decks[two].1.clone());
    play(&Opcg::built_in(), [(0, 1), (2, 3), (1, 2), (3, 0)].map(|(one, two)| setup(one, two)));
}

#[test]
fn nor_does_one_where_text_is_lent_layers_depend_on_each_other_and_attacks_have_a_price() {
    let rules = Opcg::with(read_cards(include_str!("cards/worst.cards")).unwrap()).unwrap();
    let number = |index: usize| Number(format!("WW01-0{index:02}"));
    let deck = |leader: usize| Deck {
        leader: number(leader),
        cards: (3..=15).map(|index| (number(index), if index == 15 { 2 } else { 4 })).collect(),
    };
    play(&rules, [(1, 2), (2, 1), (2, 2), (1, 1)].map(|(one, two)| Setup::of(deck(one), deck(two))));
}
