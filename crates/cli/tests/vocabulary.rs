//! The names that scenarios may use stand in docs/scenarios.md, game by game, as the program knows them. `make generate` writes
//! them there.

use games::{Offered, Visitor};
use kernel::scenario::{Trace, parse};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Names in the type of a program.
fn code<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    names.into_iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// For each question the verbs with which it is answered anywhere in the game's scenarios.
fn verbs<R: Offered>() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut verbs: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for file in fs::read_dir(root().join("scenarios").join(R::GAME)).unwrap() {
        let source = fs::read_to_string(file.unwrap().path()).unwrap();
        for scenario in parse(&source).unwrap() {
            let mut tell = |told: Trace| {
                if let Trace::Asked { question, part, answers, .. } = told {
                    for question in [Some(question), part].into_iter().flatten() {
                        verbs.entry(question).or_default().extend(answers.iter().map(|answer| answer.verb));
                    }
                }
            };
            R::ID.trace(&scenario, &mut tell).unwrap_or_else(|problems| panic!("{}: {problems:?}", scenario.title()));
        }
    }
    verbs
}

fn names<R: Offered>() -> String {
    let verbs = verbs::<R>();
    let mut text = String::from("| question | is answered by |\n|---|---|\n");
    for question in R::NAMES.questions {
        let answers = verbs.get(question).unwrap_or_else(|| panic!("no scenario of {} asks {question}", R::GAME));
        text += &format!("| `{question}` | {} |\n", code(answers.iter().copied()));
    }
    let mut list = |title: &str, names: &[&'static str]| {
        text += &format!("\n**{title}**: {}.\n", code(names.iter().copied()));
    };
    list("Events", R::NAMES.events);
    list("Reasons of refusals", R::NAMES.reasons);
    list("Faults of a setup", R::NAMES.faults);
    text
}

#[test]
fn the_names_in_the_document_are_those_of_the_program() {
    let file = root().join("docs/scenarios.md");
    let document = fs::read_to_string(&file).unwrap();
    let mut written = document.clone();
    struct Listed;
    impl Visitor for Listed {
        type Out = String;
        fn visit<R: Offered>(self) -> String {
            names::<R>()
        }
    }
    // An example of a game has no rulebook, and no place in the document.
    let finished = games::GameId::ALL.iter().filter(|game| root().join(format!("rules/{}.md", game.name())).is_file());
    for (game, names) in finished.map(|game| (game.name(), game.visit(Listed))) {
        let mark = format!("<!-- names of {game}: make generate -->\n");
        let begin =
            written.find(&mark).unwrap_or_else(|| panic!("docs/scenarios.md has no place for {game}")) + mark.len();
        let end = begin + written[begin..].find("<!-- end -->").unwrap();
        written.replace_range(begin..end, &names);
    }
    if env::var_os("QUARTERDECK_GENERATE").is_some() {
        fs::write(file, written).unwrap();
    } else {
        assert!(document == written, "docs/scenarios.md is not up to date: make generate");
    }
}
