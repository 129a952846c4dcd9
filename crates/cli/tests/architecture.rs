//! The arrows of dependency point left, and nothing names a machine.

use std::{fs, path::Path, path::PathBuf};

/// DESIGN §2: a crate may use those before it.
const ORDER: [&str; 13] =
    ["kernel", "script", "uno", "opcg", "zwo", "mm25", "bots", "words", "table", "wire", "client", "server", "cli"];
/// Where JSON is spoken.
const EDGE: [&str; 4] = ["wire", "client", "server", "cli"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn dependencies(name: &str) -> Vec<String> {
    let manifest = fs::read_to_string(root().join("crates").join(name).join("Cargo.toml")).unwrap();
    let section = manifest.split("\n[").find(|section| section.starts_with("dependencies]")).unwrap_or_default();
    section.lines().filter_map(|line| line.split(['.', ' ', '=']).next()).map(str::to_owned).collect()
}

#[test]
fn arrows_of_dependency_point_left() {
    let mut crates: Vec<String> = fs::read_dir(root().join("crates"))
        .unwrap()
        .map(|e| e.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    crates.sort();
    let mut known: Vec<&str> = ORDER.to_vec();
    known.sort_unstable();
    assert_eq!(crates, known, "a crate that is not in the order");
    for (place, name) in ORDER.iter().enumerate() {
        for used in dependencies(name) {
            if let Some(other) = ORDER.iter().position(|known| *known == used) {
                assert!(other < place, "{name} uses {used}");
            }
        }
    }
    assert!(!dependencies("bots").contains(&"uno".to_owned()), "bots are generic over the kernel");
    assert!(dependencies("words").contains(&"uno".to_owned()), "the scan finds dependencies");
}

#[test]
fn json_stays_at_the_edge() {
    for name in ORDER.iter().filter(|name| !EDGE.contains(name)) {
        assert!(!dependencies(name).contains(&"serde_json".to_owned()), "{name} uses JSON");
    }
    for name in EDGE {
        assert!(dependencies(name).contains(&"serde_json".to_owned()), "{name} speaks JSON");
    }
}
