//! What the code must not do, looked up in the code.

use std::{fs, path::Path, path::PathBuf};

fn sources(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push((path.clone(), fs::read_to_string(&path).unwrap()));
        }
    }
}

/// What lies on the table, as fields of the state. Whose turn it is and what is asked is the procedures' business.
const OBSERVABLE: [&str; 12] = [
    "hands",
    "sizes",
    "pile",
    "discards",
    "known",
    "colour",
    "direction",
    "totals",
    "forfeited",
    "left",
    "players",
    "dealer",
];

/// Whether the line writes to the field of a state.
fn writes(line: &str, field: &str) -> bool {
    let mutators = [
        ".push(",
        ".pop(",
        ".clear(",
        ".remove(",
        ".insert(",
        ".retain(",
        ".add(",
        ".learn(",
        ".forget",
        ".keep_for(",
        ".iter_mut(",
    ];
    line.match_indices(&format!("state.{field}")).any(|(at, found)| {
        let rest = &line[at + found.len()..];
        if rest.starts_with(|next: char| next.is_alphanumeric() || next == '_' || next == '(') {
            return false;
        }
        let rest = match rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((_, after)) => after,
            None => rest,
        };
        let assigned = rest.trim_start();
        let assigns = [" = ", "= ", "+= ", "-= "].iter().any(|sign| assigned.starts_with(sign.trim_start()))
            && !assigned.starts_with("==");
        assigns || mutators.iter().any(|mutator| rest.starts_with(mutator))
    })
}

#[test]
fn only_atoms_change_what_can_be_seen() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let mut in_atoms = 0;
    for (path, text) in &files {
        let name = path.file_name().unwrap().to_string_lossy();
        for (number, line) in text.lines().enumerate() {
            let writing = OBSERVABLE.iter().any(|field| writes(line, field));
            match name.as_ref() {
                "atoms.rs" => in_atoms += u32::from(writing),
                // A scenario's position and an imagined or disturbed world are built, not played.
                "fixture.rs" | "view.rs" | "conform.rs" => {}
                _ => assert!(!writing, "{}:{}: {line}", path.display(), number + 1),
            }
        }
    }
    assert!(in_atoms >= 15, "the scan finds the writers in atoms.rs, so it would find others: {in_atoms}");
}

#[test]
fn the_rules_know_no_clock_no_files_and_no_threads() {
    let mut files = Vec::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    sources(&crates.join("uno/src"), &mut files);
    sources(&crates.join("kernel/src"), &mut files);
    for (path, text) in &files {
        for word in [
            "std::time",
            "std::fs",
            "std::thread",
            "std::env",
            "std::net",
            "Instant",
            "SystemTime",
            "getrandom",
            "thread_rng",
            "serde_json",
        ] {
            assert!(!text.contains(word), "{} mentions {word}", path.display());
        }
    }
}

#[test]
fn no_file_is_longer_than_800_lines() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    for (path, text) in files {
        assert!(text.lines().count() <= 800, "{}", path.display());
    }
}
