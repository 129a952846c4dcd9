//! Every scenario file of the game holds.

#[path = "../../../tests/scenarios.rs"]
mod scenarios;

use mm25::{Mm25, built_in_cards};

#[test]
fn every_scenario_holds() {
    let passed = scenarios::every_scenario_holds(&Mm25::built_in(), "mm25");
    assert!(passed >= 100, "only {passed} scenarios");
}

#[test]
fn every_card_has_a_scenario_named_after_it() {
    scenarios::each_begins_a_title("mm25", built_in_cards().into_iter().map(|card| card.number.0));
}

#[test]
fn every_scenario_of_the_rule_file_is_there() {
    scenarios::each_begins_a_title("mm25", (1..=58).map(|number| format!("MM-S{number:02}")));
}
