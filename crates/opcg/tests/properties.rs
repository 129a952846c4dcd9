//! What is a property rather than a play: OP-P01 and its like.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{By, Reason as _, Refusal, Rules, Seat, Seed, Sink, Viewer, any_legal};
use opcg::{Action, Category, Event, Opcg, Setup, State, What, built_in_cards, starter_decks};

fn setup() -> Setup {
    let decks = starter_decks();
    Setup { first: Some(Seat::FIRST), ..Setup::of(decks[0].1.clone(), decks[1].1.clone()) }
}

/// A game some way on, by random play.
fn played(rules: &Opcg, seed: u64, actions: usize) -> State {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = rules.start(&setup(), Seed::from_number(seed), &mut ()).unwrap();
    for _ in 0..actions {
        let Some(by) = rules.asked(&state) else { break };
        let (action, _) = any_legal(rules, &state, by, &mut dice).unwrap();
        rules.advance(&mut state, by, action);
    }
    state
}

// covers OP-1.2, OP-1.4, OP-1.5, OP-1.6, OP-1.7, OP-1.14, OP-1.16
#[test]
fn op_p01_each_category_has_its_fields_and_no_others() {
    let cards = built_in_cards();
    for category in [Category::Leader, Category::Character, Category::Event, Category::Stage] {
        assert!(cards.iter().any(|card| card.category == category), "{category:?}");
    }
    for card in &cards {
        let leader = card.category == Category::Leader;
        let fights = leader || card.category == Category::Character;
        assert_eq!(card.cost.is_none(), leader, "cost of {:?}", card.number);
        assert_eq!(card.life.is_some(), leader, "Life of {:?}", card.number);
        assert_eq!(card.power.is_some(), fights, "power of {:?}", card.number);
        assert_eq!(!card.attributes.is_empty(), fights, "attribute of {:?}", card.number);
        assert!(card.counter.is_none() || card.category == Category::Character, "counter of {:?}", card.number);
        assert!(!card.colours.is_empty() && !card.types.is_empty(), "{:?}", card.number);
    }
}

// covers OP-1.17
#[test]
fn op_p01_a_card_file_has_no_place_for_what_never_influences_play() {
    let text = "card X-1 \"X\"\n  character red, cost 1, power 1000, strike, types [\"T\"], rarity SR";
    let problems = opcg::notation::read_cards(text).unwrap_err();
    assert_eq!(problems.len(), 1, "{problems:?}");
}

// covers OP-1.1
#[test]
fn op_p02_there_are_two_seats() {
    let rules = Opcg::built_in();
    let state = rules.start(&setup(), Seed::from_number(1), &mut ()).unwrap();
    assert_eq!(rules.seats(&state), 2);
    let third = By::Seat(Seat::new(2).unwrap());
    let refusal = rules.check(&state, third, Action::KeepHand).unwrap_err();
    assert!(matches!(refusal, Refusal::Rule { reason, .. } if reason.name() == "NotYourDecision"));
}

// covers OP-1.3, OP-2.3, OP-2.5, OP-16.20
#[test]
fn op_p03_hidden_cards_look_alike() {
    let rules = Opcg::built_in();
    let state = rules.start(&setup(), Seed::from_number(1), &mut ()).unwrap();
    let view = rules.view(&state, Viewer::Seat(Seat::FIRST));
    let other = &view.sides[1];
    for zone in [&other.hand, &other.deck, &other.life] {
        assert!(zone.iter().all(|card| *card == zone[0] && card.face.is_none()), "backs of one kind");
    }
    assert!(view.sides[0].deck.iter().all(|card| card.face.is_none()), "nor is the own deck seen");
    assert_eq!((view.sides[0].hand.len(), other.hand.len()), (5, 5));
    assert!(view.sides[0].hand.iter().all(|card| card.face.is_some()), "the own hand is");
}

// covers OP-1.8, OP-2.1, OP-2.2, OP-13.1
#[test]
fn op_p04_ten_don_and_every_zone_within_its_bounds() {
    let rules = Opcg::built_in();
    for seed in 0..40 {
        let state = played(&rules, seed, 30 + 3 * seed as usize);
        let view = rules.view(&state, Viewer::Spectator);
        for side in &view.sides {
            let field = std::iter::once(&side.leader).chain(&side.characters).chain(&side.stage);
            let given: u8 = field.map(|card| card.given).sum();
            assert_eq!(side.don_deck + side.active + side.rested + given, 10);
            assert!(side.characters.len() <= 5 && side.stage.len() <= 1);
            let cards = side.characters.len() + side.stage.len() + side.hand.len() + side.deck.len();
            assert_eq!(cards + side.trash.len() + side.life.len() + side.limbo.len(), 50);
        }
    }
}

struct Told(Vec<What>);

impl Sink<Opcg> for Told {
    fn event(&mut self, _: &Opcg, _: &State, event: Event) {
        self.0.push(event.what);
    }
}

// covers OP-4.1, OP-4.2, OP-4.9
#[test]
fn op_p12_the_same_seed_deals_the_same_game_and_nobody_loses_before_the_first_turn() {
    let rules = Opcg::built_in();
    let open = |seed| {
        let mut told = Told(Vec::new());
        let state = rules.start(&setup(), Seed::from_number(seed), &mut told).unwrap();
        (rules.hash(&state), told.0)
    };
    assert_eq!(open(3), open(3));
    assert_ne!(open(3).0, open(4).0);
    let (_, told) = open(3);
    let shuffles = told.iter().filter(|what| matches!(what, What::Shuffled { .. })).count();
    let first = told.iter().position(|what| matches!(what, What::FirstPlayer { .. })).unwrap();
    assert_eq!(shuffles, 2, "each deck once");
    assert!(told[..2].iter().all(|what| matches!(what, What::Shuffled { .. })), "before anything else");
    assert!(first >= 2 && !told.iter().any(|what| matches!(what, What::Lost { .. })));
}

// covers OP-15.4
#[test]
fn op_p26_where_the_texts_differ_the_reading_of_the_register_holds() {
    // Row 5: a card of several colours fits as soon as one of them is the Leader's.
    let both = "card G-1 \"G\"\n  character red green, cost 1, power 1000, strike, types [\"T\"]";
    let mut cards = built_in_cards();
    cards.extend(opcg::notation::read_cards(both).unwrap());
    let mut deck = starter_decks()[0].1.clone();
    deck.cards.retain(|(number, _)| number.0 != "ST01-003");
    let missing = 50 - deck.cards.iter().map(|(_, count)| u32::from(*count)).sum::<u32>();
    deck.cards.push((opcg::Number("G-1".into()), missing as u8));
    let find = |number: &opcg::Number| cards.iter().find(|card| card.number == *number);
    assert_eq!(deck.faults(&find), Vec::new());
}
