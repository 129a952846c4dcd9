//! Every scenario file of the game holds.

use kernel::scenario::{parse, run};
use opcg::Opcg;
use std::{fs, path::Path};

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/opcg");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let rules = Opcg::starter();
    let (mut passed, mut failed) = (0, Vec::new());
    for file in files {
        let source = fs::read_to_string(&file).unwrap();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let mut report = |title: String, problem: kernel::scenario::Problem| {
            let (line, column) = problem.place(&source);
            failed.push(format!("{name}:{line}:{column}: {title}: {}: {}", problem.trouble, problem.message));
        };
        match parse(&source) {
            Err(problem) => report("cannot be read".to_owned(), problem),
            Ok(scenarios) => {
                for scenario in &scenarios {
                    match run(&rules, scenario) {
                        Ok(()) => passed += 1,
                        Err(problem) => report(scenario.title(), problem),
                    }
                }
            }
        }
    }
    assert!(failed.is_empty(), "{} passed, {} failed\n{}", passed, failed.len(), failed.join("\n"));
    assert!(passed > 0, "no scenario");
}
