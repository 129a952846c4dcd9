//! The arrows of dependency point left, and nothing names a game outside its rooms.

use architecture::{names, source::Source};
use games::GameId;
use proc_macro2::Span;
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

/// Every file of a folder with this ending, by its path below the folder.
fn files(folder: &Path, ending: &str) -> Vec<(String, String)> {
    fn walk(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => walk(&path, ending, found),
                false if path.extension().is_some_and(|end| end == ending) => found.push(path),
                false => {}
            }
        }
    }
    let mut found = Vec::new();
    walk(folder, ending, &mut found);
    let named = |path: PathBuf| {
        let below = path.strip_prefix(folder).unwrap().to_string_lossy().into_owned();
        (below, fs::read_to_string(&path).unwrap())
    };
    found.into_iter().map(named).collect()
}

/// Every source file of every crate, by its path below `crates`.
fn sources() -> Vec<(String, String)> {
    let crates = root().join("crates");
    let of = |name: &&str| files(&crates.join(name).join("src"), "rs").into_iter();
    let named = |name: &'static str| of(&name).map(move |(path, text)| (format!("{name}/src/{path}"), text));
    ORDER.into_iter().flat_map(named).collect()
}

/// Whether a file is a room of a game: its crate, its words, its table, its entry in the registry, or the registry's list.
fn is_room(path: &str, game: &str) -> bool {
    let folder = |start: &str| path.starts_with(&format!("{start}{game}/")) || path == format!("{start}{game}.rs");
    folder("") || ["words/src/", "table/src/", "games/src/"].into_iter().any(folder) || REGISTRY.contains(&path)
}

/// The registry: the list of games, and the modules of their entries.
const REGISTRY: [&str; 2] = ["games/src/id.rs", "games/src/lib.rs"];

/// What may name games all the same, and why.
const MAY: [(&str, &str); 3] = [
    // The games as they were numbered before they were written by name: what was kept then must be read.
    ("server/src/journal/first.rs", "const GAMES"),
    // A deck of that name, which has nothing to do with the example of a game.
    ("mm25/src/built_in.rs", "\"iron-harbour\""),
    ("words/src/mm25/speak.rs", "\"iron-harbour\""),
];

/// Where code names a game outside its rooms: as a word of an identifier or of a string. Comments and tests may speak of games, and
/// a module may be declared.
fn strangers(path: &str, text: &str, games: &[&str]) -> Vec<String> {
    let name = Path::new(path).file_name().unwrap_or_default();
    if name == "tests.rs" || path.contains("/tests/") {
        return Vec::new();
    }
    let source = Source::new(path, text);
    let is_strange = |span: Span, word: &str| {
        let line = text.lines().nth(span.start().line - 1).unwrap_or_default();
        let may = MAY.iter().any(|(file, said)| *file == path && line.contains(said));
        // The Italian numeral is no game.
        let article = word == "uno" && (path.contains("/it/") || path.ends_with("italian.rs"));
        games.contains(&word) && !is_room(path, word) && !may && !article
    };
    let strange = names::said(&source).into_iter().filter(|(span, word)| is_strange(*span, word));
    strange.map(|(span, word)| source.finding(span, &word)).collect()
}

#[test]
fn no_code_names_a_game_outside_its_rooms_and_the_registry() {
    let games = GameId::names();
    let found: Vec<String> = sources().iter().flat_map(|(path, text)| strangers(path, text, &games)).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_planted_name_is_found() {
    for (path, text, count) in [
        ("server/src/room.rs", "fn f(game: GameId) -> bool { game == GameId::Uno }", 1),
        // What is declared for tests does not end the file.
        ("server/src/room.rs", "#[cfg(test)]\nmod tests;\nfn f(game: GameId) -> bool { game == GameId::Uno }", 1),
        ("server/src/room.rs", "#[cfg(test)]\nmod tests { use uno::Uno; }\nfn f() {}", 0),
        ("cli/src/play.rs", "fn f() { match name { \"opcg\" => 1, \"zwo\" => 2, _ => 3 } }", 2),
        ("cli/src/play.rs", "fn f() { Line::new(\"cli-opcg-help\"); }", 1),
        ("cli/src/play.rs", "fn f() { matches!(id, GameId::Uno); }", 1),
        ("cli/src/args.rs", "#[derive(Args)] struct A {\n    /// A deck of opcg\n    deck: String,\n}", 1),
        ("client/src/load.rs", "fn opcg_deck() {}", 1),
        ("wire/src/lib.rs", "use mm25::Mm25;", 2),
        ("wire/src/lib.rs", "struct ZwoX;", 1),
        ("table/src/draw.rs", "fn of_zwo() {}", 1),
        ("words/src/uno.rs", "use uno::Uno;", 0),
        ("words/src/lib.rs", "pub mod uno;", 0),
        ("words/src/opcg/speak.rs", "use zwo::Zwo;", 2),
        ("games/src/id.rs", "games! { Uno: uno::Uno, }", 0),
        ("games/src/uno.rs", "impl Offered for Uno {}", 0),
        ("games/src/uno.rs", "use opcg::Opcg;", 2),
        ("games/src/choices.rs", "const FIRST: &str = \"uno-rounds\";", 1),
        ("server/src/room.rs", "// as in uno", 0),
        ("server/src/room.rs", "fn unopened() {}", 0),
    ] {
        let found = strangers(path, text, &GameId::names());
        assert_eq!(found.len(), count, "{path}: {text}: {found:?}");
    }
}

/// The texts that belong to no game: those of the program, the server and the page.
fn shared_texts() -> Vec<(String, String)> {
    let of = |folder: &'static str| {
        files(&root().join(folder), "ftl").into_iter().map(move |(path, text)| (format!("{folder}/{path}"), text))
    };
    let is_shared = |path: &str| {
        let name = path.rsplit('/').next().unwrap_or_default().trim_end_matches(".ftl");
        !GameId::names().iter().any(|game| name.strip_suffix("-clauses").unwrap_or(name) == *game)
    };
    of("crates/words/i18n").chain(of("web/i18n")).filter(|(path, _)| is_shared(path)).collect()
}

/// Where a text names a game, in its key or in what it says. In Italian `uno` is a numeral: there the name is what a mark joins to
/// something else, as in a key or in `uno:2`.
fn named_in(path: &str, text: &str, games: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let pieces = line.split(|letter: char| !letter.is_alphanumeric() && !"-_:".contains(letter));
        let is_numeral = |piece: &str| path.contains("/it/") && piece == "uno";
        let said = pieces.filter(|piece| !is_numeral(piece.trim_end_matches(':'))).flat_map(names::words);
        let of_games = said.filter(|word| games.contains(&word.as_str()));
        found.extend(of_games.map(|word| format!("{path}:{}: {word}: {line}", number + 1)));
    }
    found
}

#[test]
fn no_shared_text_names_a_game() {
    let (texts, games) = (shared_texts(), GameId::names());
    assert!(texts.len() >= 16, "four files in four languages: {texts:?}");
    let found: Vec<String> = texts.iter().flat_map(|(path, text)| named_in(path, text, &games)).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_name_planted_in_a_shared_text_is_found() {
    for (path, text, count) in [
        ("i18n/en/cli.ftl", "cli-no-load = no kind of table: uno, uno:2 to uno:10 or zwo", 4),
        ("i18n/it/cli.ftl", "cli-no-load = da uno:2 a uno:10, opcg", 3),
        ("i18n/it/cli.ftl", "cli-no-deck = non è uno di { $decks }", 0),
        ("i18n/en/page.ftl", "fact-zwo-cost = Summon cost", 1),
        ("i18n/en/page.ftl", "hero = UNO and more", 1),
        ("i18n/en/page.ftl", "# as in uno\nunknown = unopened", 0),
    ] {
        assert_eq!(named_in(path, text, &GameId::names()).len(), count, "{path}: {text}");
    }
}
