//! What is a property rather than a play: what cards are, and what a seed decides.

use kernel::{Game, Seat, Seed};
use mm25::{Category, Mm25, Setup, built_in_cards, starter_decks};
use std::sync::Arc;

fn setup() -> Setup {
    let decks = starter_decks();
    Setup { first: Some(Seat::FIRST), ..Setup::of(decks[0].1.clone(), decks[1].1.clone()) }
}

// covers MM-0.2
#[test]
fn a_seed_and_the_inputs_are_the_whole_match() {
    let rules = Arc::new(Mm25::built_in());
    let start = |seed| Game::new(rules.clone(), setup(), Seed::from_number(seed)).unwrap().hash();
    assert_eq!(start(3), start(3));
    assert_ne!(start(3), start(4));
    // Whole matches through replays are compared by the conformance suite.
}

// covers MM-4.1, MM-4.2, MM-4.3, MM-9.5
#[test]
fn each_kind_of_card_has_its_fields_and_no_others() {
    let cards = built_in_cards();
    assert_eq!(cards.len(), 46);
    for card in &cards {
        let technique = card.category == Category::Technique;
        assert_eq!(card.stats.is_none(), technique, "{:?}", card.number);
        assert_eq!(card.users.is_some(), technique, "{:?}", card.number);
        assert_eq!(card.window.is_some(), technique, "{:?}", card.number);
        assert_eq!(card.crews.is_empty(), technique, "{:?}", card.number);
        assert_eq!(card.members.len(), if card.category == Category::Team { 2 } else { 0 }, "{:?}", card.number);
        if let Some(stats) = card.stats {
            assert!((100..1000).contains(&stats.power), "Power has three digits: {:?}", card.number);
        }
        assert!(card.faults().is_empty(), "{:?}", card.number);
    }
}
