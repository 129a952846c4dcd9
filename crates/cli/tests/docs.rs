//! What the documents show is what happens.

use games::GameId;
use kernel::scenario::parse;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, io::Write};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn blocks(text: &str, language: &str) -> Vec<String> {
    let opening = format!("```{language}\n");
    text.split(opening.as_str()).skip(1).map(|rest| rest.split("\n```").next().unwrap().to_owned()).collect()
}

#[test]
fn every_scenario_in_the_documents_holds() {
    let text = fs::read_to_string(root().join("docs/scenarios.md")).unwrap();
    let mut count = 0;
    for block in blocks(&text, "qd") {
        for scenario in parse(&block).unwrap_or_else(|problem| panic!("{problem:?} in\n{block}")) {
            let (name, _) = scenario.game.as_ref().unwrap_or_else(|| panic!("{} says no game", scenario.title()));
            let game = GameId::parse(name).unwrap_or_else(|| panic!("there is no game {name}"));
            game.run(&scenario).unwrap_or_else(|problem| panic!("{}: {problem:?}", scenario.title()));
            count += 1;
        }
    }
    assert!(count >= 5, "only {count} examples");
}

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quarterdeck"));
    command.args(args).env_remove("LC_ALL").env("LANG", "C");
    command
}

fn quarterdeck(args: &[&str], input: &str) -> String {
    let mut child = program(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

/// The lines are said in this order; what stands between is marked by dots.
fn is_said(lines: &[&str], out: &str) {
    let mut said = out.lines().map(|line| line.trim_end().trim_start_matches("> ")).peekable();
    let mut skipping = false;
    for &line in lines {
        if line == "…" {
            skipping = true;
            continue;
        }
        if skipping {
            while said.next_if(|said| *said != line).is_some() {}
            skipping = false;
        }
        assert_eq!(said.next(), Some(line), "the program says\n{out}");
    }
}

/// A transcript may begin in the middle: `<!-- transcript after 1 2 -->` says what was typed before.
#[test]
fn the_transcripts_of_the_readme_are_real() {
    let text = fs::read_to_string(root().join("README.md")).unwrap();
    let mut commands = Vec::new();
    for part in text.split("<!-- transcript").skip(1) {
        let (before, rest) = part.split_once(" -->\n```\n").unwrap();
        let (command, transcript) = rest.split_once("\n```").unwrap().0.split_once('\n').unwrap();
        let command = command.strip_prefix("$ quarterdeck ").unwrap();
        let earlier = before.strip_prefix(" after ").unwrap_or_default().split_whitespace();
        let typed = earlier.chain(transcript.lines().filter_map(|line| line.strip_prefix("> ")));
        let typed: String = typed.map(|line| format!("{line}\n")).collect();
        let out = quarterdeck(&command.split(' ').collect::<Vec<_>>(), &typed);
        is_said(&transcript.lines().filter(|line| !line.starts_with("> ")).collect::<Vec<_>>(), &out);
        commands.extend(command.split(' ').nth(1));
    }
    assert_eq!(commands, ["uno", "opcg", "zwo", "mm25"]);
    for (at, _) in text.match_indices("$ quarterdeck rules ") {
        let mut lines = text[at..].lines();
        let command = lines.next().unwrap().strip_prefix("$ quarterdeck ").unwrap();
        let out = quarterdeck(&command.split(' ').collect::<Vec<_>>(), "");
        for line in lines.map_while(|line| line.strip_prefix("    ")) {
            assert!(out.lines().any(|said| said == line), "'{line}' is not in\n{out}");
        }
    }
}

/// In their order, with fewer games and with the files in a folder of their own: `mine.cards` is what the page says,
/// `my-deck.txt` some deck.
#[test]
fn every_command_of_the_readme_works() {
    let text = fs::read_to_string(root().join("README.md")).unwrap();
    let folder = env::temp_dir().join(format!("quarterdeck-readme-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("mine.cards"), &blocks(&text, "cards")[0]).unwrap();
    fs::copy(root().join("crates/opcg/decks/ST-02.txt"), folder.join("my-deck.txt")).unwrap();
    let commands: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("    quarterdeck ")).collect();
    for command in &commands {
        let mut there = (*command).to_owned();
        for file in ["mine.cards", "my-deck.txt", "match.qdr", "grown-up.qdr"] {
            there = there.replace(file, folder.join(file).to_str().unwrap());
        }
        let mut words: Vec<&str> = there.split(' ').collect();
        if let Some(games) = words.iter().position(|&word| word == "--games") {
            words[games + 1] = "2";
        }
        let output = program(&words).current_dir(root()).stdin(Stdio::null()).output().unwrap();
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    }
    assert!(commands.len() >= 12, "only {commands:?}");
    fs::remove_dir_all(&folder).unwrap();
}
