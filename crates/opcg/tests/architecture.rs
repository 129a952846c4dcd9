//! What the code must not do, looked up in the code.

use std::{fs, path::Path};

/// Ways to reach what lies on the table for writing.
const WRITERS: [&str; 5] = ["body_mut(", "side_mut(", "state.bodies", "state.sides", "chance.draw"];

#[test]
fn only_atoms_change_what_can_be_seen() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files: Vec<_> =
        fs::read_dir(source.join("procedures")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.extend(["legal.rs", "refuse.rs", "numbers.rs", "loops.rs"].map(|name| source.join(name)));
    let mut found = Vec::new();
    for file in files {
        for (line, text) in fs::read_to_string(&file).unwrap().lines().enumerate() {
            if WRITERS.iter().any(|writer| text.contains(writer)) && !text.trim_start().starts_with("let (bodies") {
                found.push(format!("{}:{}: {}", file.display(), line + 1, text.trim()));
            }
        }
    }
    assert!(found.is_empty(), "written outside of atoms.rs:\n{}", found.join("\n"));
}

#[test]
fn no_rules_code_mentions_a_card_number() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for folder in ["", "procedures", "effects"] {
        for entry in fs::read_dir(source.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let is_code = path.extension().is_some_and(|ending| ending == "rs");
            // Where decks and card files are read, examples name cards.
            if !is_code || ["decks.rs", "cards.rs", "clauses.rs"].iter().any(|name| path.ends_with(name)) {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let named = text.lines().find(|line| {
                !line.trim_start().starts_with("//")
                    && ["ST01-", "ST02-", "ST03-", "ST04-", "OP01-"].iter().any(|set| line.contains(set))
            });
            assert!(named.is_none(), "{}: {}", path.display(), named.unwrap_or_default());
        }
    }
}
