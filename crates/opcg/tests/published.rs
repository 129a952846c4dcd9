//! What the card files say is what is printed, as far as it is a fact.

use opcg::effects::{Ability, Kind, Timing};
use opcg::{Definition, built_in_cards};
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::{fs, path::Path};

type Cards = HashMap<String, Value>;

fn published(language: &str) -> Option<Cards> {
    let path = format!("../../../shared/cards/opcg/cards_{language}.json");
    let Ok(text) = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)) else {
        println!("skipped: the published cards ({language}) are not beside the project");
        return None;
    };
    let cards: Vec<Value> = serde_json::from_str(&text).unwrap();
    Some(cards.into_iter().map(|card| (card["id"].as_str().unwrap().to_owned(), card)).collect())
}

fn words(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(|word| word.as_str().unwrap().to_owned()).collect()
}

fn number(value: &Value) -> Option<i64> {
    value.as_i64()
}

/// Name, category, colours, numbers, attributes, types, and whether there is a trigger.
type Facts = (String, String, Vec<String>, [Option<i64>; 4], Vec<String>, Vec<String>, bool);

fn facts(card: &Definition) -> Facts {
    let is_trigger = |ability: &Ability| matches!(&ability.kind, Kind::At(timing, _) if timing.each().any(|t| *t == Timing::Trigger));
    (
        card.name.clone(),
        format!("{:?}", card.category),
        card.colours.iter().map(|colour| format!("{colour:?}")).collect(),
        [card.cost.map(i64::from), card.life.map(i64::from), card.power.map(i64::from), card.counter.map(i64::from)],
        card.attributes.iter().map(|attribute| format!("{attribute:?}")).collect(),
        card.types.clone(),
        card.abilities.iter().any(is_trigger),
    )
}

#[test]
fn every_card_has_the_facts_that_are_printed_on_it() {
    let Some(english) = published("en") else { return };
    for card in built_in_cards() {
        let printed = &english[&card.number.0];
        let attribute = |word: String| if word == "?" { "Unknown".to_owned() } else { word };
        let power = if matches!(printed["category"].as_str(), Some("Leader" | "Character")) {
            &printed["power"]
        } else {
            &Value::Null
        };
        let expected = (
            printed["name"].as_str().unwrap().to_owned(),
            printed["category"].as_str().unwrap().to_owned(),
            words(&printed["colors"]),
            [number(&printed["cost"]), number(&printed["life"]), number(power), number(&printed["counter"])],
            words(&printed["attributes"]).into_iter().map(attribute).collect(),
            words(&printed["types"]),
            printed["trigger"].is_string(),
        );
        assert_eq!(facts(&card), expected, "{}", card.number.0);
    }
}

#[test]
fn every_card_is_called_what_its_editions_call_it() {
    for (language, name) in
        [("ja", (|card| card.names.ja.clone()) as fn(&Definition) -> _), ("zh", |card| card.names.zh_hant.clone())]
    {
        let Some(cards) = published(language) else { return };
        for card in built_in_cards() {
            let printed = cards.get(&card.number.0).map(|card| card["name"].as_str().unwrap().to_owned());
            assert_eq!(name(&card), printed, "{} in {language}", card.number.0);
        }
    }
}

/// The texts in quotes or braces that follow a word of the notation.
fn said_after<'t>(text: &'t str, word: &str) -> Vec<&'t str> {
    let begins = text.match_indices(word).map(|(at, word)| &text[at + word.len()..]);
    let quoted = begins.filter_map(|rest| match rest.chars().next()? {
        '"' => rest[1..].split('"').next(),
        '{' => rest[1..].split('}').next(),
        _ => None,
    });
    quoted.collect()
}

#[test]
fn effects_speak_of_names_and_types_that_exist() {
    let Some(english) = published("en") else { return };
    let names: HashSet<&str> = english.values().map(|card| card["name"].as_str().unwrap()).collect();
    let types: HashSet<String> = english.values().flat_map(|card| words(&card["types"])).collect();
    let mut spoken = 0;
    for card in built_in_cards() {
        for text in card.abilities.iter().map(opcg::notation::write_ability) {
            let number = &card.number.0;
            for name in said_after(&text, "name ").into_iter().chain(said_after(&text, "named ")) {
                assert!(names.contains(name), "{number} speaks of the name {name}");
                spoken += 1;
            }
            for name in said_after(&text, "type ") {
                assert!(types.contains(name), "{number} speaks of the type {name}");
                spoken += 1;
            }
            for part in said_after(&text, "including ") {
                let known =
                    types.iter().any(|name| name.contains(part)) || names.iter().any(|name| name.contains(part));
                assert!(known, "{number} speaks of {part}");
                spoken += 1;
            }
        }
    }
    assert!(spoken > 50, "only {spoken} names and types are spoken of");
}
