//! The arrows of dependency point left, and nothing names a game outside its rooms.

use games::GameId;
use std::{fs, path::Path, path::PathBuf};

/// A crate may use those before it.
const ORDER: [&str; 16] = [
    "architecture",
    "kernel",
    "script",
    "uno",
    "opcg",
    "zwo",
    "mm25",
    "bots",
    "words",
    "table",
    "harbour",
    "games",
    "wire",
    "client",
    "server",
    "cli",
];
/// Where JSON is spoken.
const EDGE: [&str; 5] = ["games", "wire", "client", "server", "cli"];

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

/// Every source file of every crate, by its path below `crates`.
fn sources() -> Vec<(String, String)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => walk(&path, found),
                false if path.extension().is_some_and(|end| end == "rs") => found.push(path),
                false => {}
            }
        }
    }
    let crates = root().join("crates");
    let mut found = Vec::new();
    ORDER.iter().for_each(|name| walk(&crates.join(name).join("src"), &mut found));
    let named = |path: PathBuf| {
        let below = path.strip_prefix(&crates).unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        (below, text)
    };
    found.into_iter().map(named).collect()
}

/// Whether a file is a room of a game: its crate, its words, its table, or the registry, which has them all.
fn is_room(path: &str, game: &str) -> bool {
    let folder = |start: &str| path.starts_with(&format!("{start}{game}/")) || path == format!("{start}{game}.rs");
    folder("") || folder("words/src/") || folder("table/src/") || path.starts_with("games/src/")
}

/// What may name games all the same, and why.
const MAY: [(&str, &str); 2] = [
    // The games as they were numbered before they were written by name: what was kept then must be read.
    ("server/src/journal/first.rs", "const GAMES"),
    // The headings of one manual are in our own words, so they can be translated.
    ("words/src/lib.rs", "zwo::headings"),
];

/// Where code names a game outside its rooms. Comments and tests may speak of games, and a module may be declared.
fn strangers<'f>(files: impl Iterator<Item = (&'f str, &'f str)>, games: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in files.filter(|(path, _)| !path.ends_with("tests.rs")) {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in code.lines().enumerate() {
            let said = line.split("//").next().unwrap_or_default();
            // A message key or a flag begins with its game; a deck may be called after a harbour.
            let words = said.split(|letter: char| !letter.is_ascii_alphanumeric() && !"_-".contains(letter));
            let names = words.map(|word| word.split('-').next().unwrap_or_default());
            for word in names.filter(|word| games.iter().any(|game| word.eq_ignore_ascii_case(game))) {
                let game = word.to_lowercase();
                let declared = said.trim().ends_with(&format!("mod {game};"));
                let may = MAY.iter().any(|(file, said)| *file == path && line.contains(said));
                // The Italian numeral is no game.
                let article = game == "uno" && (path.contains("/it/") || path.ends_with("italian.rs"));
                if !is_room(path, &game) && !declared && !may && !article {
                    found.push(format!("{path}:{}: {}", number + 1, line.trim()));
                }
            }
        }
    }
    found
}

#[test]
fn no_code_names_a_game_outside_its_rooms_and_the_registry() {
    let files = sources();
    let found = strangers(files.iter().map(|(path, text)| (path.as_str(), text.as_str())), &GameId::names());
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_planted_name_is_found() {
    for (path, text, count) in [
        ("server/src/room.rs", "fn f(game: GameId) -> bool { game == GameId::Uno }", 1),
        ("cli/src/play.rs", "    match name { \"opcg\" => 1, \"zwo\" => 2, _ => 3 }", 2),
        ("wire/src/lib.rs", "use mm25::Mm25;", 2),
        ("words/src/uno.rs", "use uno::Uno;", 0),
        ("words/src/lib.rs", "pub mod uno;", 0),
        ("games/src/id.rs", "    Uno: uno::Uno,", 0),
        ("server/src/room.rs", "// as in uno", 0),
    ] {
        let found = strangers([(path, text)].into_iter(), &GameId::names());
        assert_eq!(found.len(), count, "{path}: {text}: {found:?}");
    }
}
