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
