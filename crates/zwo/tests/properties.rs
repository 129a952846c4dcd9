//! What is a property rather than a play: what cards are, what is public, what a seed decides.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{By, Game, Reason as _, Refusal, Rules, Seat, Seed, Viewer, any_legal};
use std::sync::Arc;
use zwo::effects::{Keyword, Kind};
use zwo::notation::{read_ability, read_cards, read_cards_with};
use zwo::{
    Action, Category, Colour, GreyZombies, Library, Options, Rarity, Setup, State, Zwo, built_in_cards, starter_decks,
};

/// The hash of a game of the first edition at its beginning, as it was computed then.
const FIRST_EDITION: u64 = 0xa4fc_a510_9b1f_73e8;

fn setup() -> Setup {
    let decks = starter_decks();
    Setup { first: Some(Seat::FIRST), ..Setup::of(decks[0].1.clone(), decks[1].1.clone()) }
}

/// A game some way on, by random play.
fn played(rules: &Zwo, seed: u64, actions: usize) -> State {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = rules.start(&setup(), Seed::from_number(seed), &mut ()).unwrap();
    for _ in 0..actions {
        let Some(by) = rules.asked(&state) else { break };
        let (action, _) = any_legal(rules, &state, by, &mut dice).unwrap();
        rules.advance(&mut state, by, action);
    }
    state
}

// covers ZW-1.1
#[test]
fn there_are_two_seats() {
    let rules = Zwo::built_in();
    let state = rules.start(&setup(), Seed::from_number(1), &mut ()).unwrap();
    assert_eq!(rules.seats(&state), 2);
    let third = By::Seat(Seat::new(2).unwrap());
    let refusal = rules.check(&state, third, Action::KeepHand).unwrap_err();
    assert!(matches!(refusal, Refusal::Rule { reason, .. } if reason.name() == "NotYourRight"));
}

// covers ZW-1.2, ZW-1.4, ZW-1.5, ZW-1.13
#[test]
fn each_kind_of_card_has_its_fields_and_no_others() {
    let cards = built_in_cards();
    assert_eq!(cards.len(), 48);
    for card in &cards {
        let zombie = card.category == Category::Zombie;
        let numbers =
            [card.summon_cost.is_some(), card.revive_cost.is_some(), card.power.is_some(), card.critical.is_some()];
        assert_eq!(numbers, [zombie; 4], "{:?}", card.number);
        assert!(!card.name.is_empty() && card.faults(GreyZombies::Refused).is_empty(), "{:?}", card.number);
        if !zombie {
            assert!(card.keywords.is_empty() && card.abilities.len() == 1, "its cost stands in its text");
            assert!(matches!(card.abilities[0].kind, Kind::Activated(..)) && !card.abilities[0].cost.is_empty());
        }
    }
    assert!(Rarity::Rare < Rarity::Uncommon && Rarity::Uncommon < Rarity::Common, "from high to low");
}

// covers ZW-1.3, ZW-1.6
#[test]
fn every_printed_field_can_be_spoken_of() {
    let speaks = |of: &str| {
        let text = format!("auto, when this attacks: injure all opponent's zombies {of}");
        let ability = read_ability(&text).unwrap_or_else(|problem| panic!("{text}: {}", problem.message));
        format!("{ability:?}")
    };
    for (text, names) in [
        ("with number \"DZ-001\"", "Numbered(\"DZ-001\")"),
        ("with name \"Mound Riser\"", "Named(\"Mound Riser\")"),
        ("with rare", "Rarity(Rare)"),
        ("with red", "Colour(Red)"),
        ("with grey", "Grey"),
        ("with summon cost 3", "Stat(SummonCost"),
        ("with revive cost 3", "Stat(ReviveCost"),
        ("with power 3000 or more", "Stat(Power"),
        ("with critical 2 or less", "Stat(Critical"),
        ("with no text", "NoText"),
        ("with erode", "Has(Erode)"),
    ] {
        assert!(speaks(text).contains(names), "{text}: {}", speaks(text));
    }
}

// covers ZW-11.9
#[test]
fn what_is_used_says_when() {
    assert!(read_ability("activated, cost [green 1]: draw 1").is_err());
    assert!(read_ability("event: draw 1").is_err());
    let silent = "card X-1 \"X\"\n  event green, common\n  auto, when one of your zombies attacks: draw 1";
    assert!(read_cards(silent).is_err(), "an EVENT that is never used");
}

// covers ZW-3.7, ZW-11.20
#[test]
fn what_no_effect_can_keep_in_mind_or_may_tell_is_refused_by_name() {
    let refused = |text: &str| {
        let mut card = built_in_cards()[0].clone();
        card.abilities = vec![read_ability(text).unwrap_or_else(|problem| panic!("{text}: {}", problem.message))];
        let Err(faults) = Library::new(vec![card]) else { panic!("accepted: {text}") };
        format!("{faults:?}")
    };
    for (text, why) in [
        ("continuous: this gets power (500 times (number of green cards in opponent's hand))", "what is in a hand"),
        (
            "auto, when this attacks: all zombie cards in your hand cannot enter the field until end of turn",
            "not on the field",
        ),
        ("auto, at the end of your turn: injure it", "no card is spoken of"),
        ("auto, when this attacks: opponent cannot use events through the next prepare phase", "beyond the turn"),
        (
            "auto, when this attacks: take control of 1 of opponent's zombies through the next prepare phase",
            "middle of a turn",
        ),
        ("activated main, cost [put 1 card in opponent's hand into wrecked zone]: draw 1", "another's hand"),
        ("activated main, cost [green 1, blue 1, red 1]: draw 1", "two mana icons"),
    ] {
        assert!(refused(text).contains(why), "{text}: {}", refused(text));
    }
}

// covers ZW-1.12
#[test]
fn a_card_file_has_no_place_for_what_no_rule_reads() {
    let card = "card X-1 \"X\"\n  zombie green, summon cost 1, revive cost 1, power 1000, critical 1, common";
    assert_eq!(read_cards(card).unwrap().len(), 1);
    for more in [", flavour \"Grr\"", ", illustrator \"Somebody\""] {
        assert_eq!(read_cards(&format!("{card}{more}")).unwrap_err().len(), 1, "{more}");
    }
}

// covers ZW-1.14
#[test]
fn printed_numbers_are_not_negative() {
    for number in ["summon cost -1", "revive cost -1", "power -500", "critical -1"] {
        let facts = ["summon cost 1", "revive cost 1", "power 1000", "critical 1"];
        let kind = number.rsplit_once(' ').unwrap().0;
        let facts: Vec<&str> = facts.iter().map(|fact| if fact.starts_with(kind) { number } else { fact }).collect();
        let text = format!("card X-1 \"X\"\n  zombie green, {}, common", facts.join(", "));
        assert!(read_cards(&text).is_err(), "{text}");
    }
}

// covers ZW-2.1, ZW-2.2, ZW-2.4, ZW-2.7
#[test]
fn colours_are_attributes_and_events_may_have_none() {
    let cards = built_in_cards();
    let zombies = || cards.iter().filter(|card| card.category == Category::Zombie);
    for colour in Colour::ALL {
        assert!(zombies().any(|card| card.colours.contains(colour) && card.colours.len() == 1), "{colour:?}");
    }
    assert!(zombies().any(|card| card.colours.len() == 2), "several colours");
    assert!(zombies().all(|card| !card.colours.is_empty()));
    assert!(cards.iter().any(|card| card.category == Category::Event && card.colours.is_empty()), "grey");
}

// covers ZW-2.3
#[test]
fn the_attribute_of_a_colour_has_one_name() {
    // TECH, once in the manual, is MEKA Z: there are three attributes, one for each colour.
    assert_eq!(Colour::ALL.len(), 3);
    assert!(read_ability("continuous: all your tech zombies get power +500").is_err());
}

// covers ZW-2.6
#[test]
fn a_grey_zombie_needs_an_option() {
    let text = "card X-1 \"X\"\n  zombie grey, summon cost 1, revive cost 1, power 1000, critical 1, common";
    assert_eq!(read_cards(text).unwrap_err().len(), 1);
    let cards = read_cards_with(text, GreyZombies::Allowed).unwrap();
    assert!(Library::new(cards.clone()).is_err());
    assert!(Library::with(cards, GreyZombies::Allowed).is_ok());
}

// covers ZW-3.7, ZW-3.9, ZW-3.12, ZW-21.20
#[test]
fn hands_and_decks_are_backs_of_a_known_number() {
    let rules = Zwo::built_in();
    for seed in 0..20 {
        let state = played(&rules, seed, 40 + 10 * seed as usize);
        let view = rules.view(&state, Viewer::Seat(Seat::FIRST));
        let spectator = rules.view(&state, Viewer::Spectator);
        for (seat, side) in view.sides.iter().enumerate() {
            let known = |cards: &[zwo::SeenCard]| cards.iter().all(|card| card.face.is_some());
            let hidden = |cards: &[zwo::SeenCard]| cards.iter().all(|card| card.face.is_none() || card.shown);
            assert!(hidden(&side.deck) && known(&side.wrecked) && known(&side.field));
            assert_eq!(known(&side.hand) || side.hand.is_empty(), seat == 0 || side.hand.iter().all(|card| card.shown));
            let others = &spectator.sides[seat];
            assert_eq!((side.hand.len(), side.deck.len()), (others.hand.len(), others.deck.len()));
            assert!(hidden(&others.hand) && side.life == others.life);
        }
    }
}

// covers ZW-3.11
#[test]
fn a_back_mana_is_its_owners_secret() {
    let rules = Zwo::built_in();
    let mut backs = 0;
    for seed in 0..60 {
        let state = played(&rules, seed, 60 + 5 * seed as usize);
        for (viewer, seat) in [(0, 1), (1, 0)] {
            let eyes = |seat: u8| Viewer::Seat(Seat::new(seat).unwrap());
            let (mine, theirs) = (rules.view(&state, eyes(seat as u8)), rules.view(&state, eyes(viewer as u8)));
            for (own, other) in mine.sides[seat].mana.iter().zip(&theirs.sides[seat].mana) {
                assert!(own.face.is_some());
                assert_eq!(other.face.is_none(), own.back, "FRONT mana is public, BACK mana is not");
                backs += u32::from(own.back);
            }
        }
    }
    assert!(backs > 50, "{backs}");
}

// covers ZW-6.7
#[test]
fn a_seed_and_the_inputs_are_the_whole_game() {
    let rules = Arc::new(Zwo::built_in());
    let start = |seed| Game::new(rules.clone(), setup(), Seed::from_number(seed)).unwrap().hash();
    assert_eq!(start(3), start(3));
    assert_ne!(start(3), start(4));
    // Whole matches through replays are compared by the conformance suite.
}

// covers ZW-13.2
#[test]
fn the_threshold_is_an_option_of_the_setup() {
    let strict = setup();
    assert_eq!(strict.options, Options::default());
    let at_least = Options { injury_threshold: zwo::InjuryThreshold::AtLeast, ..Options::default() };
    let rules = Zwo::built_in();
    let start = |options| {
        let state = rules.start(&Setup { options, ..setup() }, Seed::from_number(1), &mut ()).unwrap();
        rules.view(&state, Viewer::Spectator).options
    };
    assert_eq!(start(at_least), at_least);
    assert_ne!(start(Options::default()), at_least);
}

// covers ZW-13.2, ZW-17.16, ZW-19.3
#[test]
fn rulings_are_saved_as_one_byte_that_keeps_its_meaning() {
    let at_least = Options { injury_threshold: zwo::InjuryThreshold::AtLeast, ..Options::default() };
    // The injury threshold alone had this byte before there were others.
    for (byte, options) in [(0, Options::default()), (1, at_least)] {
        assert_eq!(Options::try_from(byte), Ok(options));
    }
    for byte in 0..8 {
        assert_eq!(Options::try_from(byte).map(u8::from), Ok(byte));
    }
    for byte in 8..=u8::MAX {
        assert_eq!(Options::try_from(byte), Err(zwo::UnknownRuling(byte)));
    }
    assert_eq!(serde_json::to_string(&at_least).unwrap(), "1");
    assert!(serde_json::from_str::<Options>("8").is_err());
}

// covers ZW-17.16, ZW-19.3
#[test]
fn matches_of_the_first_edition_keep_its_readings_and_its_hashes() {
    let rules = Zwo::built_in();
    let hash = |setup: &Setup| rules.hash(&rules.start(setup, Seed::from_number(3), &mut ()).unwrap());
    let first = setup().of_first_edition();
    assert_eq!(u8::from(first.options), 0b110);
    assert_eq!(hash(&first), FIRST_EDITION);
    assert_ne!(hash(&setup()), hash(&first));
}

// covers ZW-11.10, ZW-11.14
#[test]
fn keywords_are_auto_abilities() {
    for keyword in Keyword::ALL {
        assert!(matches!(keyword.ability().kind, Kind::Auto(..)), "{keyword:?}");
    }
}
