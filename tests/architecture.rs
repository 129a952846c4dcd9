//! What the code of a card game must not do, looked up in the code. For the tests of every such game.

use std::{fs, path::Path};

/// Ways to reach what lies on the table for writing.
const WRITERS: [&str; 6] = ["body_mut(", "side_mut(", "state.bodies", "state.sides", "chance.draw", "chance.shuffle"];

/// No file of the procedures, and none of these others, changes what can be seen.
pub fn only_atoms_change_what_can_be_seen(crate_folder: &str, others: &[&str]) {
    let source = Path::new(crate_folder).join("src");
    let mut files: Vec<_> =
        fs::read_dir(source.join("procedures")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.extend(others.iter().map(|name| source.join(name)));
    let mut found = Vec::new();
    for file in files {
        for (line, text) in fs::read_to_string(&file).unwrap().lines().enumerate() {
            if WRITERS.iter().any(|writer| text.contains(writer)) {
                found.push(format!("{}:{}: {}", file.display(), line + 1, text.trim()));
            }
        }
    }
    assert!(found.is_empty(), "written outside of atoms.rs:\n{}", found.join("\n"));
}

/// No rules code names a card of these sets.
pub fn no_rules_code_mentions_a_card_number(crate_folder: &str, sets: &[&str]) {
    let source = Path::new(crate_folder).join("src");
    for folder in ["", "procedures", "effects"] {
        for entry in fs::read_dir(source.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let is_code = path.extension().is_some_and(|ending| ending == "rs");
            // Where decks and card files are read, examples name cards.
            if !is_code || ["decks.rs", "cards.rs", "clauses.rs"].iter().any(|name| path.ends_with(name)) {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let named = text
                .lines()
                .find(|line| !line.trim_start().starts_with("//") && sets.iter().any(|set| line.contains(set)));
            assert!(named.is_none(), "{}: {}", path.display(), named.unwrap_or_default());
        }
    }
}
