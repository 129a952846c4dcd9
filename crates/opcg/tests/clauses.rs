//! The clause enum is what the rule file says.

use kernel::rulebook;
use std::{env, fs, path::Path};

const FILE: &str = "rules/opcg.md";

#[test]
fn the_clause_enum_is_generated_from_the_rule_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let book = fs::read_to_string(root.join(FILE)).unwrap();
    let entries: Vec<_> = rulebook::clauses(&book, "OP-").collect();
    assert_eq!(entries.len(), 255);
    let code = rulebook::render_enum(FILE, &entries);
    let path = root.join("crates/opcg/src/clauses.rs");
    if env::var_os("QUARTERDECK_GENERATE").is_some() {
        fs::write(&path, &code).unwrap();
    }
    assert!(fs::read_to_string(&path).unwrap() == code, "clauses.rs differs from {FILE}: run `make generate`");
}
