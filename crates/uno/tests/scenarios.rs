//! Every scenario file of the game holds.

#[path = "../../../tests/scenarios.rs"]
mod scenarios;

use uno::Uno;

#[test]
fn every_scenario_holds() {
    let passed = scenarios::every_scenario_holds(&Uno, "uno");
    assert!(passed >= 43, "only {passed} scenarios");
}
