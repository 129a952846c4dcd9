//! Looking through a server's database.

use crate::args::LangArg;
use crate::serve::{bad_database, file_of, runtime};
use crate::{Done, Failure, written};
use clap::Args;
use server::CheckedMatch;
use std::io::Write;
use words::{Line, Names};

#[derive(Args)]
pub(crate) struct CheckArgs {
    /// The database, or better a copy: a file of an older version is brought up to date first, and nothing else is written
    #[arg(long, value_name = "sqlite:FILE", default_value = "sqlite:quarterdeck.db", env = "QUARTERDECK_DATABASE")]
    database: String,
    /// Prints one JSON object a match
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: LangArg,
}

pub(crate) fn run(args: &CheckArgs) -> Done {
    let voice = args.lang.voice()?;
    let file = file_of(&args.database, &voice)?;
    if !file.is_file() {
        let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
        return Err(bad_database(&args.database, &missing, &voice));
    }
    let checked =
        runtime()?.block_on(server::check(&file)).map_err(|error| bad_database(&args.database, &error, &voice))?;
    let mut out = std::io::stdout().lock();
    if args.json {
        for checked in &checked {
            let line = serde_json::to_string(checked).map_err(|error| Failure::Failed(error.to_string()))?;
            written(writeln!(out, "{line}"))?;
        }
    }
    let say = |line: &Line| voice.say(line, &Names::numbered(0));
    let held = |it: &CheckedMatch| {
        let held = it.held.as_ref()?;
        let line = Line::new("cli-held").with("code", it.code.as_str()).with("line", held.line).with("why", held.why);
        Some(say(&line))
    };
    let unsound: Vec<String> = checked.iter().filter_map(held).collect();
    if !args.json && unsound.is_empty() {
        let open = checked.iter().filter(|it| !it.over).count();
        let lines: u64 = checked.iter().map(|it| u64::from(it.lines)).sum();
        let line = Line::new("cli-checked").with("matches", checked.len() as i64).with("open", open as i64);
        written(writeln!(out, "{}", say(&line.with("lines", lines as i64))))?;
    }
    match unsound.is_empty() {
        true => Ok(()),
        false => {
            let line =
                Line::new("cli-unsound").with("held", unsound.len() as i64).with("matches", checked.len() as i64);
            Err(Failure::Failed(format!("{}\n{}", say(&line), unsound.join("\n"))))
        }
    }
}
