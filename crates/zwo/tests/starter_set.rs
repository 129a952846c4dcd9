//! The cards and decks that come with the program are those of `rules/zwo-starter-set.json`, fact by fact.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::sync::LazyLock;
use std::{fs, path::Path};
use zwo::effects::{Ability, Cost, Kind, Place, Speed, Step, Way};
use zwo::notation::write_ability;
use zwo::{Category, Colour, Deck, Definition, List, Number, Rarity, built_in_cards, starter_decks};

static SET: LazyLock<Value> = LazyLock::new(|| {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/zwo-starter-set.json");
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
});

fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "G",
        Colour::Blue => "B",
        Colour::Red => "R",
    }
}

/// A part of a cost as the file writes it.
fn cost(cost: &Cost) -> String {
    match cost {
        Cost::Mana { way: Way::Rest, colour, count } => format!("{{{}{count}}}", colour.map_or("N", letter)),
        Cost::Mana { way: Way::Back, colour, count } => format!("{{BACK {}{count}}}", colour.map_or("●", letter)),
        // The file has two costs that are acts; what they are must be said in their words.
        Cost::Do(..) => {
            let ability = Ability {
                conditions: Vec::new(),
                once: false,
                cost: vec![cost.clone()],
                targets: Vec::new(),
                kind: Kind::Continuous(Vec::new()),
            };
            match write_ability(&ability).as_str() {
                "continuous, cost [put 1 card in your hand into wrecked zone]: nothing" => {
                    "put 1 card from your hand into your wrecked zone".to_owned()
                }
                "continuous, cost [injure 1 of your other zombies]: nothing" => {
                    "injure 1 of your other zombies".to_owned()
                }
                other => other.to_owned(),
            }
        }
    }
}

/// A target as the file describes it.
fn target(ability: &Ability) -> Value {
    let text = write_ability(ability);
    let target = text.split(": ").next().unwrap().split_once(", target ").map(|(_, target)| target);
    let said = match target {
        None => return Value::Null,
        Some("1 of opponent's stand zombies") => "1 STAND zombie of your opponent",
        Some("1 of opponent's zombies") => "1 zombie of your opponent",
        Some("1 of opponent's zombies with power 3500 or less") => "1 zombie of your opponent with POWER 3500 or less",
        Some("1 of opponent's zombies with summon cost 4 or less") => {
            "1 zombie of your opponent with summon cost 4 or less"
        }
        Some("1 of anyone's zombies") => "1 zombie on either field",
        Some("1 of anyone's stand zombies") => "1 STAND zombie on either field",
        Some("1 of your rest zombies") => "1 of your REST zombies",
        Some("1 green zombie card with summon cost 4 or less in your wrecked zone") => {
            "1 green zombie card with summon cost 4 or less in your wrecked zone"
        }
        Some(same) => same,
    };
    json!(said)
}

/// The facts of an ability that the file has as data.
fn facts(ability: &Ability) -> Value {
    let (kind, timing, place) = match &ability.kind {
        Kind::Continuous(_) => ("continuous", None, None),
        Kind::Auto(..) => ("auto", None, None),
        Kind::Activated(speed, place, _) => {
            let timing = if *speed == Speed::Main { "main" } else { "free" };
            let place = match place {
                Place::Field => "field",
                Place::Hand => "hand",
                Place::Wrecked => "wrecked zone",
                Place::Mana => "mana zone",
            };
            ("activated", Some(timing), Some(place))
        }
    };
    json!({
        "kind": kind,
        "timing": timing,
        "where": place,
        "limit": ability.once.then_some("once per turn"),
        "cost": ability.cost.iter().map(cost).collect::<Vec<_>>(),
        "target": target(ability),
        "optional": matches!(&ability.kind, Kind::Auto(_, steps) if matches!(steps.as_slice(), [Step::May(_)])),
    })
}

fn of_file(ability: &Value) -> Value {
    let fact = |name: &str| ability.get(name).cloned().unwrap_or(Value::Null);
    json!({
        "kind": fact("kind"),
        "timing": fact("timing"),
        "where": fact("where"),
        "limit": fact("limit"),
        "cost": fact("cost"),
        "target": fact("target"),
        "optional": ability.get("optional").and_then(Value::as_bool).unwrap_or_default(),
    })
}

fn of_card(card: &Definition) -> Value {
    let colour = |colour: Colour| format!("{colour:?}").to_lowercase();
    let rarity = match card.rarity {
        Rarity::Rare => "R",
        Rarity::Uncommon => "UC",
        Rarity::Common => "C",
    };
    json!({
        "id": card.number.0,
        "name": card.name,
        "kind": if card.category == Category::Zombie { "zombie" } else { "event" },
        "colours": card.colours.iter().map(colour).collect::<Vec<_>>(),
        "summon_cost": card.summon_cost,
        "revive_cost": card.revive_cost,
        "power": card.power,
        "critical": card.critical,
        "keywords": card.keywords.iter().map(|keyword| format!("{keyword:?}")).collect::<Vec<_>>(),
        "abilities": card.abilities.iter().map(facts).collect::<Vec<_>>(),
        "rarity": rarity,
    })
}

#[test]
fn every_card_is_as_the_set_says() {
    let (cards, set) = (built_in_cards(), SET["cards"].as_array().unwrap());
    assert_eq!(cards.len(), set.len());
    for (card, said) in cards.iter().zip(set) {
        let mut said = said.clone();
        let abilities: Vec<Value> = said["abilities"].as_array().unwrap().iter().map(of_file).collect();
        said["abilities"] = Value::from(abilities);
        assert_eq!(of_card(card), said, "{}", card.number.0);
    }
}

#[test]
fn every_card_has_a_name_of_its_own_in_four_languages() {
    let cards = built_in_cards();
    let names: [fn(&Definition) -> Option<&String>; 4] = [
        |card| Some(&card.name),
        |card| card.names.ja.as_ref(),
        |card| card.names.zh_hant.as_ref(),
        |card| card.names.it.as_ref(),
    ];
    for name in names {
        let mut all: Vec<_> = cards.iter().map(|card| name(card).expect("a name")).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), cards.len());
    }
}

fn find<'l>(cards: &'l [Definition]) -> impl Fn(&Number) -> Option<&'l Definition> {
    move |number| cards.iter().find(|card| card.number == *number)
}

#[test]
fn the_starter_decks_are_those_of_the_set_and_legal() {
    let cards = built_in_cards();
    let decks = SET["decks"].as_array().unwrap();
    assert_eq!(starter_decks().len(), decks.len());
    for ((name, deck), said) in starter_decks().iter().zip(decks) {
        let full = said["name"].as_str().unwrap().split_once(' ').unwrap().1.split(" (").next().unwrap();
        assert_eq!(*name, full.to_lowercase().replace(' ', "-"));
        let counts = said["cards"].as_object().unwrap();
        let mut expected: Vec<_> =
            counts.iter().map(|(id, count)| (Number(id.clone()), count.as_u64().unwrap() as u8)).collect();
        let mut found = deck.cards.clone();
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{name}");
        assert_eq!(deck.faults(&find(&cards)), [], "{name}");
        assert_eq!(List::read(&deck.to_string()).unwrap().deck(&find(&cards)).as_ref(), Ok(deck));
    }
}

#[test]
fn any_deck_is_legal_and_another_each_time() {
    let cards = built_in_cards();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut seen = Vec::new();
    for _ in 0..200 {
        let deck = Deck::any(&cards, &mut dice);
        assert_eq!(deck.faults(&find(&cards)), []);
        assert!(!seen.contains(&deck));
        seen.push(deck);
    }
    // Thirteen cards are just enough, twelve are too few.
    assert_eq!(Deck::any(&cards[..13], &mut dice).faults(&find(&cards)), []);
    assert_eq!(Deck::any(&cards[..12], &mut dice).faults(&find(&cards)), [zwo::DeckFault::Size { cards: 48 }]);
    assert_eq!(Deck::any(&[], &mut dice).cards, []);
}
