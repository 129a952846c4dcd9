//! The `quarterdeck` program: play in the terminal, serve tables, simulate, run scenarios, show replays and rules.

mod args;
mod cards;
mod check;
mod chosen;
mod deck;
mod decks;
mod draw;
mod load;
mod play;
mod problems;
mod replay;
mod rules;
mod scenario;
mod serve;
mod sim;

use args::{Cli, Command};
use clap::Parser;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use words::{Line, Names, Voice};

/// Why the program does not end well.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something that was checked does not hold: exit code 1.
    Failed(String),
    /// What was given cannot be used: exit code 2.
    BadInput(String),
    /// Whoever read the output has gone: there is nothing left to do.
    NobodyReads,
}

pub(crate) type Done = Result<(), Failure>;

/// Bad input, in a sentence.
pub(crate) fn bad(message: impl Into<String>) -> Failure {
    Failure::BadInput(message.into())
}

/// Bad input, in the reader's language.
pub(crate) fn bad_line(voice: &Voice, line: &Line) -> Failure {
    bad(voice.say(line, &Names::numbered(0)))
}

/// A file that cannot be read or written.
pub(crate) fn bad_file(voice: &Voice, key: &'static str, file: &Path, error: &std::io::Error) -> Failure {
    bad_line(voice, &Line::new(key).with("file", file.display().to_string()).with("error", error.to_string()))
}

/// A closed pipe ends the program quietly, as it does others; anything else that cannot be written is a failure.
pub(crate) fn written(result: std::io::Result<()>) -> Done {
    result.map_err(|error| match error.kind() {
        std::io::ErrorKind::BrokenPipe => Failure::NobodyReads,
        _ => Failure::Failed(error.to_string()),
    })
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Cards(args) => cards::run(&args),
        Command::Deck(args) => deck::run(&args),
    };
    let (code, message) = match done {
        Ok(()) | Err(Failure::NobodyReads) => return ExitCode::SUCCESS,
        Err(Failure::Failed(message)) => (1, message),
        Err(Failure::BadInput(message)) => (2, message),
    };
    // Where nobody listens the exit code says it.
    let _ = writeln!(std::io::stderr(), "quarterdeck: {message}");
    ExitCode::from(code)
}
