//! Every scenario file of a game is run, for the tests of every game.

use kernel::scenario::{Problem, Vocabulary, parse, trace};
use std::{fs, path::Path};

/// Runs the files in `scenarios/<game>` and tells how many scenarios there are; what fails ends the test, all of it named.
pub fn every_scenario_holds<R: Vocabulary>(rules: &R, game: &str) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let (mut passed, mut failed) = (0, Vec::new());
    for file in files {
        let source = fs::read_to_string(&file).unwrap();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let mut report = |title: String, problem: Problem| {
            let (line, column) = problem.place(&source);
            let note = problem.note.map(|note| format!(" ({note})")).unwrap_or_default();
            failed.push(format!("{name}:{line}:{column}: {title}: {}: {}{note}", problem.trouble, problem.message));
        };
        match parse(&source) {
            Err(problem) => report("cannot be read".to_owned(), problem),
            Ok(scenarios) => {
                for scenario in &scenarios {
                    match trace(rules, scenario, &mut |_| {}) {
                        Ok(()) => passed += 1,
                        Err(problems) => problems.into_iter().for_each(|problem| report(scenario.title(), problem)),
                    }
                }
            }
        }
    }
    assert!(failed.is_empty(), "{} passed, {} failed\n{}", passed, failed.len(), failed.join("\n"));
    passed
}

/// The titles of all scenarios of a game.
#[allow(dead_code)] // where only all of them are run
pub fn titles(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game);
    let files = fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let title = |line: &str| Some(line.strip_prefix("scenario \"")?.split('"').next()?.to_owned());
    files.flat_map(|text| text.lines().filter_map(title).collect::<Vec<_>>()).collect()
}

/// For each of these there is a scenario whose title begins with it.
#[allow(dead_code)] // where only all of them are run
pub fn each_begins_a_title(game: &str, names: impl IntoIterator<Item = String>) {
    let titles = titles(game);
    let named = |name: &String| titles.iter().any(|title| title.starts_with(name.as_str()));
    let missing: Vec<String> = names.into_iter().filter(|name| !named(name)).collect();
    assert_eq!(missing, [""; 0]);
}
