//! The rulebook, clause by clause, and what tests it.

use crate::args::RulesArgs;
use crate::draw::{bold, dim};
use crate::{Done, Failure, bad_line, written};
use comfy_table::Table;
use games::{Offered, Visitor};
use kernel::{Clause, KernelClause};
use serde::Serialize;
use std::io::Write;
use words::{Line, Voice};

#[derive(Serialize)]
struct Row {
    clause: &'static str,
    tests: Vec<&'static str>,
    scenarios: Vec<&'static str>,
    not_applicable: Option<&'static str>,
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

fn rows<C: Clause>(coverage: &'static str) -> Vec<Row> {
    let mut rows: Vec<Row> = C::ALL
        .iter()
        .map(|clause| Row { clause: clause.id(), tests: Vec::new(), scenarios: Vec::new(), not_applicable: None })
        .collect();
    for line in coverage.lines() {
        let mut fields = line.split('\t');
        let (Some(clause), Some(kind), Some(what)) = (fields.next(), fields.next(), fields.next()) else { continue };
        let Some(row) = rows.iter_mut().find(|row| row.clause == clause) else { continue };
        match kind {
            "test" => row.tests.push(what),
            "scenario" => row.scenarios.push(what),
            _ => row.not_applicable = Some(what),
        }
    }
    rows
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
        let first = row.scenarios.first().or(row.tests.first()).copied().or(row.not_applicable);
        pending += u32::from(first.is_none());
        let count = |list: &[&str]| list.len().to_string();
        table.add_row([row.clause, &count(&row.scenarios), &count(&row.tests), first.unwrap_or("pending")]);
    }
    written(writeln!(out, "{table}\n{} clauses, {pending} pending", rows.len()))
}
