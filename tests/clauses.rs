//! The clause enum of a game is what its rule file says, for the tests of every game.

use kernel::rulebook;
use std::{env, fs, path::Path};

/// Compares the enum with the rule file, which has so many clauses; `make generate` writes it.
pub fn the_clause_enum_is_generated_from_the_rule_file(game: &str, prefix: &str, count: usize) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = format!("rules/{game}.md");
    let book = fs::read_to_string(root.join(&file)).unwrap();
    let entries: Vec<_> = rulebook::clauses(&book, prefix).collect();
    assert_eq!(entries.len(), count);
    let code = rulebook::render_enum(&file, &entries);
    let path = root.join(format!("crates/{game}/src/clauses.rs"));
    if env::var_os("QUARTERDECK_GENERATE").is_some() {
        fs::write(&path, &code).unwrap();
    }
    assert!(fs::read_to_string(&path).unwrap() == code, "clauses.rs differs from {file}: run `make generate`");
}
