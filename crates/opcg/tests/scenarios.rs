//! Every scenario file of the game holds.

#[path = "../../../tests/scenarios.rs"]
mod scenarios;

use opcg::Opcg;

#[test]
fn every_scenario_holds() {
    let passed = scenarios::every_scenario_holds(&Opcg::starter(), "opcg");
    assert!(passed >= 200, "only {passed} scenarios");
}
