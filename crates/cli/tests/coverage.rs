//! Which scenarios and tests name each clause: scanned from the sources, written to `rules/uno.coverage`, embedded in the
//! program (which cannot see its own tests), and checked here for drift.

use kernel::{Clause, scenario::parse};
use std::collections::BTreeSet;
use std::{env, fs, path::Path, path::PathBuf};

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

fn relative(path: &Path) -> String {
    path.strip_prefix(root()).unwrap().to_string_lossy().into_owned()
}

/// Rows of clause, kind and place.
type Rows = BTreeSet<(usize, &'static str, String)>;

fn place(id: &str, at: &str) -> usize {
    uno::Clause::ALL
        .iter()
        .position(|clause| clause.id() == id)
        .unwrap_or_else(|| panic!("{at} names {id}, which is no clause"))
}

fn from_scenarios(rows: &mut Rows) {
    let mut found = Vec::new();
    files(&root().join("scenarios/uno"), "qd", &mut found);
    for path in found {
        let source = fs::read_to_string(&path).unwrap();
        for scenario in parse(&source).unwrap_or_else(|problem| panic!("{}: {problem:?}", path.display())) {
            for (id, _) in &scenario.covers {
                rows.insert((
                    place(id, &relative(&path)),
                    "scenario",
                    format!("{}: {}", relative(&path), scenario.title()),
                ));
            }
        }
    }
}

/// A line `// covers UN-…` before a test names the clauses it tests.
fn from_tests(rows: &mut Rows) {
    let mut found = Vec::new();
    files(&root().join("crates"), "rs", &mut found);
    for path in found {
        let source = fs::read_to_string(&path).unwrap();
        let mut lines = source.lines();
        while let Some(line) = lines.next() {
            let Some(ids) = line.trim().strip_prefix("// covers UN-") else { continue };
            let name = lines
                .by_ref()
                .find_map(|line| line.trim().strip_prefix("fn "))
                .and_then(|line| line.split('(').next())
                .unwrap_or_else(|| panic!("no test follows '{line}' in {}", path.display()));
            for id in format!("UN-{ids}").split(", ") {
                rows.insert((place(id.trim(), &relative(&path)), "test", format!("{}: {name}", relative(&path))));
            }
        }
    }
}

#[test]
fn the_coverage_file_is_generated_from_scenarios_and_tests() {
    let mut rows = Rows::new();
    from_scenarios(&mut rows);
    from_tests(&mut rows);
    let text: String = rows
        .iter()
        .map(|(clause, kind, what)| format!("{}\t{kind}\t{what}\n", uno::Clause::ALL[*clause].id()))
        .collect();
    let path = root().join("rules/uno.coverage");
    if env::var_os("QUARTERDECK_GENERATE").is_some() {
        fs::write(&path, &text).unwrap();
    }
    assert!(fs::read_to_string(&path).unwrap() == text, "rules/uno.coverage is old: run `make generate`");
    let pending: Vec<&str> = uno::Clause::ALL
        .iter()
        .enumerate()
        .filter(|(index, _)| !rows.iter().any(|(clause, ..)| clause == index))
        .map(|(_, clause)| clause.id())
        .collect();
    assert!(pending.is_empty(), "pending: {pending:?}");
}
