//! Every scenario file of the game holds.

#[path = "../../../tests/scenarios.rs"]
mod scenarios;

use zwo::{Zwo, built_in_cards};

#[test]
fn every_scenario_holds() {
    let passed = scenarios::every_scenario_holds(&Zwo::built_in(), "zwo");
    assert!(passed >= 150, "only {passed} scenarios");
}

#[test]
fn every_card_has_a_scenario_named_after_it() {
    scenarios::each_begins_a_title("zwo", built_in_cards().into_iter().map(|card| card.number.0));
}

#[test]
fn every_scenario_of_the_rule_file_is_there() {
    scenarios::each_begins_a_title("zwo", (1..=62).map(|number| format!("ZW-S{number:02}")));
}
