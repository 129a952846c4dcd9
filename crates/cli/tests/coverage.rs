//! Which scenarios and tests name each clause: scanned from the sources, counted by file in `rules/<game>.coverage` (a line a
//! clause), embedded in the program (which cannot see its own tests), and checked here for drift.

use games::{GameId, Offered, Visitor};
use kernel::{Clause, scenario::parse};
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;
use std::{env, fs, path::Path, path::PathBuf};

/// Clauses that no program can keep or break, and why.
const NOT_APPLICABLE: [(&str, &str); 5] = [
    ("OP-3.6", "a play mat lies on a real table; no rule depends on it"),
    ("OP-14.19", "nothing in the language of effects demands both at once: steps come one after the other"),
    (
        "ZW-20.6",
        "nothing can be triggered after step (3): damage is gone by then, and a return of control triggers nothing",
    ),
    ("MM-2.1.2", "the layout of a sheet on a real table; the program always shows the same one"),
    ("OP-15.5", "says which text people follow when they change the program; a match cannot show it"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push(path);
        }
    }
}

/// Every file with that ending in a folder: where it is, and what it says.
fn sources(folder: &str, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    files(&root().join(folder), ending, &mut found);
    let relative = |path: &Path| path.strip_prefix(root()).unwrap().to_string_lossy().into_owned();
    found.iter().map(|path| (relative(path), fs::read_to_string(path).unwrap())).collect()
}

/// What names a clause, or why nothing can.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Named {
    /// A scenario: its file and its title.
    Scenario(String, String),
    /// A test: its file and its name.
    Test(String, String),
    NotApplicable(&'static str),
}

/// Rows of clauses and what names them.
type Rows<C> = BTreeSet<(C, Named)>;

/// `scenarios/opcg/08-battle.qd` as `08-battle`, `crates/opcg/tests/properties.rs` as `opcg/properties`.
fn short(path: &str) -> String {
    let stem = Path::new(path).file_stem().unwrap().to_string_lossy();
    match path.strip_prefix("crates/").and_then(|rest| rest.split_once('/')) {
        Some((name, _)) => format!("{name}/{stem}"),
        None => stem.into_owned(),
    }
}

fn named<C: Clause>(id: &str, at: &str) -> C {
    C::parse(id).unwrap_or_else(|| panic!("{at} names {id}, which is no clause"))
}

/// Whether an id is one of this game's, `UN-…`, wrong ones included.
fn is_of<C: Clause>(id: &str) -> bool {
    let game = |id: &str| id.split_once('-').map(|(game, _)| game.to_owned());
    game(id) == game(C::ALL[0].id())
}

fn from_scenarios<C: Clause>(game: &str, rows: &mut Rows<C>) {
    for (path, source) in sources(&format!("scenarios/{game}"), "qd") {
        for scenario in parse(&source).unwrap_or_else(|problem| panic!("{path}: {problem:?}")) {
            for (id, _) in &scenario.covers {
                rows.insert((named(id, &path), Named::Scenario(short(&path), scenario.title())));
            }
        }
    }
}

/// Lines `// covers UN-…, UN-…` before a test name the clauses it tests.
fn from_tests<C: Clause>(rows: &mut Rows<C>) {
    for (path, source) in sources("crates", "rs") {
        let mut covered: Vec<&str> = Vec::new();
        for line in source.lines().map(str::trim) {
            if let Some(ids) = line.strip_prefix("// covers ") {
                covered.extend(ids.split(", ").filter(|id| is_of::<C>(id)));
            } else if let Some(test) = line.strip_prefix("fn ") {
                let name = test.split('(').next().unwrap();
                let test = Named::Test(short(&path), name.to_owned());
                rows.extend(covered.drain(..).map(|id| (named(id, &path), test.clone())));
            }
        }
        assert!(covered.is_empty(), "no test follows '// covers {}' in {path}", covered.join(", "));
    }
}

fn not_applicable<C: Clause>(rows: &mut Rows<C>) {
    for (id, why) in NOT_APPLICABLE.iter().filter(|(id, _)| is_of::<C>(id)) {
        let clause: C = named(id, "the list of clauses that do not apply");
        let tested = rows.iter().find(|row| row.0 == clause);
        assert!(tested.is_none(), "{id} is not applicable and yet tested: {tested:?}");
        rows.insert((clause, Named::NotApplicable(why)));
    }
}

fn scan<C: Clause>(game: &str) -> Rows<C> {
    let mut rows = Rows::new();
    from_scenarios(game, &mut rows);
    from_tests(&mut rows);
    not_applicable(&mut rows);
    rows
}

/// The games with a rulebook in `rules`: an example of a game has none.
fn finished() -> impl Iterator<Item = &'static GameId> {
    GameId::ALL.iter().filter(|game| root().join(format!("rules/{}.md", game.name())).is_file())
}

/// `OP-8.3.1`, how many scenarios and tests of which files name it, and the first of them; or why none can.
fn line<'r, C: 'r>(clause: &str, rows: impl Iterator<Item = &'r (C, Named)>) -> Option<String> {
    let (mut scenarios, mut tests, mut first) = (BTreeMap::new(), BTreeMap::new(), None);
    for (_, named) in rows {
        let (counts, file, title) = match named {
            Named::Scenario(file, title) => (&mut scenarios, file, title),
            Named::Test(file, name) => (&mut tests, file, name),
            Named::NotApplicable(why) => return Some(format!("{clause}\tnot applicable\t{why}\n")),
        };
        *counts.entry(file).or_insert(0) += 1;
        first.get_or_insert_with(|| format!("{file}: {title}"));
    }
    let counted = |counts: BTreeMap<&String, u32>| {
        counts.iter().map(|(file, count)| format!("{file} {count}")).collect::<Vec<_>>().join(", ")
    };
    Some(format!("{clause}\t{}\t{}\t{}\n", counted(scenarios), counted(tests), first?))
}

fn is_up_to_date<C: Clause>(game: &str) {
    let rows = scan::<C>(game);
    let text: String =
        C::ALL.iter().filter_map(|clause| line(clause.id(), rows.iter().filter(|row| row.0 == *clause))).collect();
    let path = root().join(format!("rules/{game}.coverage"));
    if env::var_os("QUARTERDECK_GENERATE").is_some() {
        fs::write(&path, &text).unwrap();
    }
    assert!(fs::read_to_string(&path).unwrap() == text, "rules/{game}.coverage is old: run `make generate`");
}

#[test]
fn the_coverage_files_are_generated_from_scenarios_and_tests() {
    struct Each;
    impl Visitor for Each {
        type Out = ();
        fn visit<R: Offered>(self) {
            is_up_to_date::<R::Clause>(R::GAME);
        }
    }
    finished().for_each(|game| game.visit(Each));
}

fn has_nothing_pending<C: Clause>(game: &str) {
    let rows = scan::<C>(game);
    let pending = |clause: &&C| !rows.iter().any(|row| row.0 == **clause);
    let pending: Vec<&str> = C::ALL.iter().filter(pending).map(|clause| clause.id()).collect();
    assert!(pending.is_empty(), "pending in {game}: {pending:?}");
}

/// Games that are finished.
#[test]
fn no_clause_of_a_finished_game_is_pending() {
    struct Each;
    impl Visitor for Each {
        type Out = ();
        fn visit<R: Offered>(self) {
            has_nothing_pending::<R::Clause>(R::GAME);
        }
    }
    finished().for_each(|game| game.visit(Each));
}

/// What `quarterdeck rules` prints as JSON.
fn rules(args: &[&str]) -> serde_json::Value {
    let output = Command::new(env!("CARGO_BIN_EXE_quarterdeck")).arg("rules").args(args).output().unwrap();
    assert!(output.status.success(), "{args:?}: {output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn is_printed<C: Clause>(game: &str) {
    let ids: Vec<&str> = C::ALL.iter().map(|clause| clause.id()).collect();
    let printed = |value: &serde_json::Value| -> Vec<String> {
        value.as_array().unwrap().iter().map(|row| row["clause"].as_str().unwrap().to_owned()).collect()
    };
    let matrix = rules(&[game, "--matrix", "--json"]);
    assert_eq!(printed(&matrix), ids);
    for row in matrix.as_array().unwrap() {
        assert!(row["tests"].is_array() && row["scenarios"].is_array(), "{row}");
        let reason = NOT_APPLICABLE.iter().find(|(id, _)| row["clause"] == **id).map(|(_, why)| *why);
        assert_eq!(row["not_applicable"].as_str(), reason, "{row}");
    }
    assert_eq!(printed(&rules(&[game, "--json", "--lang", "ja"])), ids);
}

#[test]
fn the_program_prints_every_clause_of_every_game() {
    struct Each;
    impl Visitor for Each {
        type Out = ();
        fn visit<R: Offered>(self) {
            is_printed::<R::Clause>(R::GAME);
        }
    }
    finished().for_each(|game| game.visit(Each));
}

#[test]
fn a_clause_tells_its_origin() {
    for (id, lang, origin) in [
        ("OP-8.3.1", "it", "regolamento: 主要階段 B、C、D-1 / メインフェイズ B、C、D-1"),
        ("OP-8.3.5", "it", "regolamento completo: 10-1-7"),
        ("OP-8.3.7", "en", "decision of this project"),
    ] {
        assert_eq!(rules(&["opcg", id, "--lang", lang, "--json"])[0]["origin"], origin, "{id}");
    }
}
