//! The rulebook, clause by clause, and what tests it.

use crate::args::RulesArgs;
use crate::draw::{bold, dim};
use crate::{Done, Failure, bad_line, written};
use comfy_table::Table;
use games::{Offered, Visitor};
use kernel::{Clause, KernelClause};
use serde::Serialize;
use std::collections::HashMap;
use std::io::Write;
use words::{Line, Voice};

#[derive(Serialize)]
struct Row {
    clause: &'static str,
    tests: Vec<Counted>,
    scenarios: Vec<Counted>,
    first: Option<&'static str>,
    not_applicable: Option<&'static str>,
}

/// How many tests or scenarios of a file name a clause.
#[derive(Serialize)]
struct Counted {
    file: &'static str,
    count: u32,
}

#[derive(Serialize)]
struct Shown {
    clause: &'static str,
    title: String,
    text: String,
    origin: String,
}

/// What tests each clause is generated from scenarios and tests; see `crates/cli/tests/coverage.rs`.
pub(crate) fn run(args: &RulesArgs) -> Done {
    args.game.visit(Book(args))
}

struct Book<'a>(&'a RulesArgs);

impl Visitor for Book<'_> {
    type Out = Done;

    fn visit<R: Offered>(self) -> Done {
        show::<R::Clause>(self.0, R::COVERAGE)
    }
}

fn show<C: Clause>(args: &RulesArgs, coverage: &'static str) -> Done {
    let voice = args.lang.voice()?;
    let mut out = std::io::stdout().lock();
    if args.matrix {
        return matrix(args, rows::<C>(coverage), &mut out);
    }
    let clauses: Vec<Shown> = match &args.clause {
        Some(id) => vec![find::<C>(id, &voice).ok_or_else(|| unknown(id, &voice))?],
        None => C::ALL.iter().map(|&clause| shown(clause, &voice)).collect(),
    };
    if args.json {
        return json(&mut out, &clauses);
    }
    if args.clause.is_some() {
        return clauses.iter().try_for_each(|clause| written(writeln!(out, "{}", whole(clause))));
    }
    clauses.iter().try_for_each(|clause| written(writeln!(out, "{:<10} {}", clause.clause, clause.title)))
}

fn json(out: &mut impl Write, value: &impl Serialize) -> Done {
    let text = serde_json::to_string_pretty(value).map_err(|error| Failure::Failed(error.to_string()))?;
    written(writeln!(out, "{text}"))
}

fn find<C: Clause>(id: &str, voice: &Voice) -> Option<Shown> {
    let of_game = C::parse(id).map(|clause| shown(clause, voice));
    of_game.or_else(|| KernelClause::parse(id).map(|clause| shown(clause, voice)))
}

fn unknown(id: &str, voice: &Voice) -> Failure {
    bad_line(voice, &Line::new("cli-unknown-clause").with("clause", id))
}

fn shown(clause: impl Clause, voice: &Voice) -> Shown {
    Shown {
        clause: clause.id(),
        title: voice.clause_title(clause),
        text: voice.clause_text(clause),
        origin: voice.clause_origin(clause),
    }
}

fn whole(clause: &Shown) -> String {
    format!("{}  {}\n{}\n{}", bold(clause.clause), bold(&clause.title), clause.text, dim(&clause.origin))
}

/// A clause as `play` shows it, if the game or the kernel has one of that id.
pub(crate) fn clause_text<C: Clause>(id: &str, voice: &Voice) -> Option<String> {
    find::<C>(id, voice).map(|clause| whole(&clause))
}

/// Reads the lines of a coverage file: `OP-8.3.1`, `08-battle 12, 14-picks 3`, `opcg/properties 1`, the first of them.
fn rows<C: Clause>(coverage: &'static str) -> Vec<Row> {
    let lines: HashMap<&str, &str> = coverage.lines().filter_map(|line| line.split_once('\t')).collect();
    C::ALL.iter().map(|clause| row(clause.id(), lines.get(clause.id()).copied().unwrap_or_default())).collect()
}

fn row(clause: &'static str, line: &'static str) -> Row {
    let fields: Vec<&str> = line.split('\t').collect();
    let (scenarios, tests, first, not_applicable) = match fields[..] {
        ["not applicable", why] => ("", "", None, Some(why)),
        [scenarios, tests, first] => (scenarios, tests, Some(first), None),
        _ => ("", "", None, None),
    };
    Row { clause, tests: counted(tests), scenarios: counted(scenarios), first, not_applicable }
}

fn counted(list: &'static str) -> Vec<Counted> {
    let counted = |entry: &'static str| {
        let (file, count) = entry.rsplit_once(' ')?;
        Some(Counted { file, count: count.parse().ok()? })
    };
    list.split(", ").filter_map(counted).collect()
}

fn matrix(args: &RulesArgs, mut rows: Vec<Row>, out: &mut impl Write) -> Done {
    if let Some(id) = &args.clause {
        rows.retain(|row| row.clause == id);
        if rows.is_empty() {
            return Err(unknown(id, &args.lang.voice()?));
        }
    }
    if args.json {
        return json(out, &rows);
    }
    let mut table = Table::new();
    table.load_style(comfy_table::presets::UTF8_HORIZONTAL_ONLY);
    table.set_header(["clause", "scenarios", "tests", "first"]);
    let mut pending = 0;
    for row in &rows {
        let first = row.first.or(row.not_applicable);
        pending += u32::from(first.is_none());
        let count = |list: &[Counted]| list.iter().map(|counted| counted.count).sum::<u32>().to_string();
        table.add_row([row.clause, &count(&row.scenarios), &count(&row.tests), first.unwrap_or("pending")]);
    }
    written(writeln!(out, "{table}\n{} clauses, {pending} pending", rows.len()))
}
