//! Running scenario files.

use crate::problems::show;
use crate::{Done, Failure, bad, written};
use kernel::scenario::{Problem, Scenario, Trouble, parse, run as run_scenario};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use uno::Uno;

/// The rulebooks with the built-in cards; scenarios make up others.
static OPCG: LazyLock<opcg::Opcg> = LazyLock::new(opcg::Opcg::built_in);
static ZWO: LazyLock<zwo::Zwo> = LazyLock::new(zwo::Zwo::built_in);
static MM25: LazyLock<mm25::Mm25> = LazyLock::new(mm25::Mm25::built_in);

pub(crate) fn run(args: &crate::args::ScenarioArgs) -> Done {
    let mut files = Vec::new();
    for path in &args.paths {
        collect(path, &mut files)?;
    }
    let mut worst = None;
    let (mut passed, mut failed) = (0u32, 0u32);
    for file in &files {
        let source =
            fs::read_to_string(file).map_err(|error| bad(format!("cannot read {}: {error}", file.display())))?;
        for problem in check(file, &source, &mut passed) {
            failed += 1;
            worst = worst.max(Some(is_bad_input(problem.trouble)));
            show(file, &source, &problem)?;
        }
    }
    written(writeln!(std::io::stdout(), "{passed} passed, {failed} failed"))?;
    match worst {
        None => Ok(()),
        Some(false) => Err(Failure::Failed(format!("{failed} of {} scenarios failed", passed + failed))),
        Some(true) => Err(bad("a scenario could not be used")),
    }
}

/// Whether the scenario itself is at fault, not the rules.
fn is_bad_input(trouble: Trouble) -> bool {
    matches!(trouble, Trouble::Syntax | Trouble::Unknown | Trouble::Impossible)
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Done {
    let unreadable = |error: std::io::Error| bad(format!("cannot read {}: {error}", path.display()));
    if !path.is_dir() {
        fs::metadata(path).map_err(unreadable)?;
        files.push(path.to_owned());
        return Ok(());
    }
    let mut inside: Vec<PathBuf> =
        fs::read_dir(path).map_err(unreadable)?.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    inside.sort();
    let before = files.len();
    for path in inside {
        if path.is_dir() || path.extension().is_some_and(|ending| ending == "qd") {
            collect(&path, files)?;
        }
    }
    if files.len() == before { Err(bad(format!("no scenario (*.qd) in {}", path.display()))) } else { Ok(()) }
}

/// Everything that is wrong in a file.
fn check(file: &Path, source: &str, passed: &mut u32) -> Vec<Problem> {
    let scenarios = match parse(source) {
        Ok(scenarios) if scenarios.is_empty() => {
            return vec![Problem::new(Trouble::Syntax, 0..0, "there is no scenario in this file")];
        }
        Ok(scenarios) => scenarios,
        Err(problem) => return vec![problem],
    };
    let mut problems = Vec::new();
    for scenario in &scenarios {
        match run_one(file, scenario) {
            Ok(()) => *passed += 1,
            Err(mut problem) => {
                problem.message = format!("{}: {}", scenario.title(), problem.message);
                problems.push(problem);
            }
        }
    }
    problems
}

/// A file says its game (`game uno`), or lies in a folder of that name.
fn run_one(file: &Path, scenario: &Scenario<'_>) -> Result<(), Problem> {
    let (game, span) = match &scenario.game {
        Some((game, span)) => ((*game).to_owned(), span.clone()),
        None => {
            let folder = file.parent().and_then(|folder| folder.file_name());
            (folder.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(), scenario.span.clone())
        }
    };
    match game.as_str() {
        "uno" => run_scenario(&Uno, scenario),
        "opcg" => run_scenario(&*OPCG, scenario),
        "zwo" => run_scenario(&*ZWO, scenario),
        "mm25" => run_scenario(&*MM25, scenario),
        _ => {
            let message = format!("which game? '{game}' is none: write 'game uno', or put the file into a folder uno");
            Err(Problem::new(Trouble::Unknown, span, message))
        }
    }
}
