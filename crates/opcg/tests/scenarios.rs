//! Every scenario file of the game holds.

#[path = "../../../tests/scenarios.rs"]
mod scenarios;

use opcg::{Opcg, built_in_cards};

#[test]
fn every_scenario_holds() {
    let passed = scenarios::every_scenario_holds(&Opcg::built_in(), "opcg");
    assert!(passed >= 200, "only {passed} scenarios");
}

#[test]
fn every_card_has_a_scenario_named_after_it() {
    scenarios::each_begins_a_title("opcg", built_in_cards().into_iter().map(|card| card.number.0));
}

#[test]
fn more_than_a_hundred_official_answers_are_scenarios() {
    let answers = scenarios::titles("opcg").iter().filter(|title| title.starts_with("answer ")).count();
    assert!(answers >= 120, "{answers}");
}
