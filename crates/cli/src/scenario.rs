//! Running scenario files.

use crate::args::ScenarioArgs;
use crate::problems::show;
use crate::{Done, Failure, bad, written};
use games::GameId;
use kernel::scenario::{Problem, Scenario, Trace, Trouble, Written, parse};
use std::cell::RefCell;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

pub(crate) fn run(args: &ScenarioArgs) -> Done {
    let mut files = Vec::new();
    for path in &args.paths {
        collect(path, &mut files)?;
    }
    note_panics();
    let mut worst = None;
    let (mut passed, mut failed) = (0u32, 0u32);
    for file in &files {
        let source =
            fs::read_to_string(file).map_err(|error| bad(format!("cannot read {}: {error}", file.display())))?;
        let outcomes = match parse(&source) {
            Ok(scenarios) if scenarios.is_empty() => {
                vec![Err(vec![Problem::new(Trouble::Syntax, 0..0, "there is no scenario in this file")])]
            }
            Ok(scenarios) => {
                scenarios.iter().map(|scenario| play(args, file, &source, scenario)).collect::<Result<_, Failure>>()?
            }
            Err(problem) => vec![Err(vec![problem])],
        };
        for outcome in outcomes {
            match outcome {
                Ok(()) => passed += 1,
                Err(problems) => {
                    failed += 1;
                    for problem in problems {
                        worst = worst.max(Some(is_bad_input(problem.trouble)));
                        show(file, &source, &problem)?;
                    }
                }
            }
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

thread_local! {
    /// Where the rules last broke down.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// A panic is told as a problem of its scenario, with its place, instead of being printed where it happens.
fn note_panics() {
    std::panic::set_hook(Box::new(|panic| {
        PANIC.set(panic.location().map(|place| format!("{}:{}", place.file(), place.line())));
    }));
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

/// Plays one scenario, with its title in front of whatever is wrong.
fn play(
    args: &ScenarioArgs,
    file: &Path,
    source: &str,
    scenario: &Scenario<'_>,
) -> Result<Result<(), Vec<Problem>>, Failure> {
    let title = scenario.title();
    let mut log = args.trace.then(|| vec![title.clone()]);
    let mut outcome = run_one(file, source, scenario, log.as_mut());
    let mut out = std::io::stdout().lock();
    if let Some(log) = log {
        written(writeln!(out, "{}\n", log.join("\n")))?;
    }
    if args.list && outcome.is_ok() {
        written(writeln!(out, "passed: {title}"))?;
    }
    for problem in outcome.as_mut().err().into_iter().flatten() {
        problem.message = format!("{title}: {}", problem.message);
        if problem.trouble == Trouble::Panicked {
            problem.note = PANIC.take().map(|place| format!("the program broke down at {place}"));
        }
    }
    Ok(outcome)
}

/// A file says its game, or lies in a folder of that name.
fn run_one(
    file: &Path,
    source: &str,
    scenario: &Scenario<'_>,
    log: Option<&mut Vec<String>>,
) -> Result<(), Vec<Problem>> {
    let (game, span) = match &scenario.game {
        Some((game, span)) => ((*game).to_owned(), span.clone()),
        None => {
            let folder = file.parent().and_then(|folder| folder.file_name());
            (folder.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(), scenario.span.clone())
        }
    };
    match GameId::parse(&game) {
        Some(game) => match log {
            None => game.run(scenario),
            Some(log) => game.trace(scenario, &mut |told| log.extend(line(source, told))),
        },
        None => {
            let known = GameId::names().join(", ");
            let message = format!(
                "which game? '{game}' is none of {known}: write 'game NAME', or put the file into a folder of that name"
            );
            Err(vec![Problem::new(Trouble::Unknown, span, message)])
        }
    }
}

/// A line of a scenario told as a log.
fn line(source: &str, told: Trace) -> Option<String> {
    match told {
        Trace::Step { keyword, span } => {
            let text: Vec<&str> = source.get(span)?.split_whitespace().collect();
            Some(format!("  {keyword} {}", text.join(" ")))
        }
        Trace::Happened(events) if events.is_empty() => None,
        Trace::Happened(events) => {
            let events: Vec<String> = events.iter().map(|(kind, clause)| format!("{kind} because {clause}")).collect();
            Some(format!("      {}", events.join(", ")))
        }
        Trace::Asked { who, question, part, answers } => {
            let answers: Vec<String> = answers.into_iter().map(|Written { text, .. }| text).collect();
            let question = part.unwrap_or(question);
            Some(format!("      {who} is asked {question}: {}", answers.join(", ")))
        }
        Trace::Over => Some("      it is over".to_owned()),
    }
}
