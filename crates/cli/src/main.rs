//! The `quarterdeck` program: play in the terminal, simulate, run scenarios, show replays and rules.

mod args;
mod draw;
mod play;
mod replay;
mod rules;
mod scenario;
mod sim;

use args::{Cli, Command};
use clap::Parser;
use std::fmt;
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
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Failure::Failed(message) | Failure::BadInput(message)) = self;
        f.write_str(message)
    }
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

/// Writing to a closed pipe ends the program quietly, as other programs do.
pub(crate) fn written(result: std::io::Result<()>) -> Done {
    match result {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(bad(format!("cannot write: {error}"))),
        _ => Ok(()),
    }
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => rules::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("quarterdeck: {failure}");
            match failure {
                Failure::Failed(_) => ExitCode::from(1),
                Failure::BadInput(_) => ExitCode::from(2),
            }
        }
    }
}
