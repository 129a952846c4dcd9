//! Every scenario file of the game holds.

#[path = "../../../tests/scenarios.rs"]
mod scenarios;

use mm25::{Definition, Mm25, built_in_cards};
use std::{fs, path::Path};

#[test]
fn every_scenario_holds() {
    let passed = scenarios::every_scenario_holds(&Mm25::built_in(), "mm25");
    assert!(passed >= 100, "only {passed} scenarios");
}

/// The titles of all scenarios.
fn titles() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/mm25");
    let files = fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let title = |line: &str| Some(line.strip_prefix("scenario \"")?.split('"').next()?.to_owned());
    files.flat_map(|text| text.lines().filter_map(title).collect::<Vec<_>>()).collect()
}

#[test]
fn every_card_has_a_scenario_named_after_it() {
    let titles = titles();
    let named = |card: &&Definition| titles.iter().any(|title| title.starts_with(&card.number.0));
    let cards = built_in_cards();
    let missing: Vec<&str> = cards.iter().filter(|card| !named(card)).map(|card| card.number.0.as_str()).collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn every_scenario_of_the_rule_file_is_there() {
    let titles = titles();
    let missing: Vec<String> = (1..=58)
        .map(|number| format!("MM-S{number:02}"))
        .filter(|id| !titles.iter().any(|title| title.starts_with(id.as_str())))
        .collect();
    assert_eq!(missing, [""; 0]);
}
