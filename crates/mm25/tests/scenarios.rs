//! Every scenario file of the game holds.

#[path = "../../../tests/scenarios.rs"]
mod scenarios;

use mm25::Mm25;

#[test]
fn every_scenario_holds() {
    let passed = scenarios::every_scenario_holds(&Mm25::built_in(), "mm25");
    assert!(passed >= 100, "only {passed} scenarios");
}
