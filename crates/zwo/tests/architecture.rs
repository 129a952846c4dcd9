//! What the code must not do, looked up in the code.

#[path = "../../../tests/architecture.rs"]
mod architecture;

const CRATE: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn only_atoms_change_what_can_be_seen() {
    architecture::only_atoms_change_what_can_be_seen(
        CRATE,
        &["legal.rs", "refuse.rs", "numbers.rs", "prices.rs", "triggers.rs"],
    );
}

#[test]
fn no_rules_code_mentions_a_card_number() {
    architecture::no_rules_code_mentions_a_card_number(CRATE, &["DZ-"]);
}
