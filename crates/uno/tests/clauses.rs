//! The clause enum is what the rule file says.

#[path = "../../../tests/clauses.rs"]
mod clauses;

#[test]
fn the_clause_enum_is_generated_from_the_rule_file() {
    clauses::the_clause_enum_is_generated_from_the_rule_file("uno", "UN-", 140);
}
