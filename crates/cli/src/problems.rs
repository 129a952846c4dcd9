//! What is wrong in a file, shown at its place.

use crate::{Done, written};
use ariadne::{Color, Label, Report, ReportKind, Source};
use kernel::scenario::Problem;
use std::io::{IsTerminal, Write};
use std::path::Path;

/// Shows a problem with its line.
pub(crate) fn show(file: &Path, source: &str, problem: &Problem) -> Done {
    let (line, column) = problem.place(source);
    let name = file.display().to_string();
    let mut out = std::io::stderr().lock();
    written(writeln!(out, "{name}:{line}:{column}: {}: {}", problem.trouble, problem.message))?;
    let span = (name.as_str(), problem.span.clone());
    let colour = std::io::stderr().is_terminal();
    let config = ariadne::Config::default().with_color(colour).with_index_type(ariadne::IndexType::Byte);
    let mut report = Report::build(ReportKind::Error, span.clone())
        .with_config(config)
        .with_message(problem.trouble)
        .with_label(Label::new(span).with_message("here").with_color(Color::Red));
    if let Some(note) = &problem.note {
        report = report.with_note(note);
    }
    written(report.finish().write((name.as_str(), Source::from(source)), out))
}
