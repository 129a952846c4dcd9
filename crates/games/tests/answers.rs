//! docs/answers.md says of every question what is gold, what is grave and what is at stake. It is made of `scenarios/*/stakes.qd`,
//! which are run here, so that it says what happens. `make generate` writes it.

use games::{GameId, Offered, Visitor};
use kernel::scenario::{Problem, Scenario, Step, Trace, Trouble, parse};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What may be answered at the steps of a scenario, by where they stand.
type Legal = BTreeMap<usize, Vec<String>>;

/// Plays a scenario, and notes what may be answered at every step.
fn played<R: Offered>(scenario: &Scenario<'_>) -> Result<Legal, Vec<Problem>> {
    let (mut legal, mut now) = (Legal::new(), Vec::new());
    let mut tell = |told: Trace| match told {
        Trace::Step { span, .. } => drop(legal.insert(span.start, now.clone())),
        Trace::Asked { answers, .. } => now = answers.into_iter().map(|answer| answer.text).collect(),
        Trace::Over => now.clear(),
        Trace::Happened(_) => {}
    };
    R::ID.trace(scenario, &mut tell)?;
    Ok(legal)
}

/// What is said of the answers to one question.
#[derive(Default)]
struct Row {
    question: String,
    /// Everything that may be answered, if somebody at the table is asked.
    legal: Option<Vec<String>>,
    gold: Option<String>,
    outlined: Vec<String>,
    grave: Vec<String>,
    stake: Option<String>,
}

impl Row {
    /// Notes a fact about the one who is asked.
    fn note(&mut self, fact: &str) {
        let listed = |from: &str, to: &str| {
            let list = fact.strip_prefix("weighs [")?.strip_suffix(to)?;
            Some(list.split(from).map(str::to_owned).collect::<Vec<_>>())
        };
        if fact == "has no gold" {
            self.gold = Some("–".to_owned());
        } else if let Some(gold) = fact.strip_prefix("has gold on ") {
            self.gold = Some(gold.to_owned());
        } else if fact == "stakes nothing" {
            self.stake = Some("–".to_owned());
        } else if let Some(stake) = fact.strip_prefix("stakes ") {
            self.stake = Some(stake.trim_matches(['{', '}']).to_owned());
        } else if let Some(answers) = listed(", ", "] grave") {
            self.grave.extend(answers);
        } else if let Some(answers) = listed(", ", "] usual").or_else(|| listed(", ", "] free")) {
            self.outlined.extend(answers);
        }
    }

    /// What may be answered and stands in no column, and what stands in one and may not be answered. Conceding is left out.
    fn faults(&self) -> Vec<String> {
        let counts = |answer: &&String| *answer != "concedes" && *answer != "–";
        let said = || self.outlined.iter().chain(&self.grave).chain(&self.gold).filter(counts);
        let legal = self.legal.iter().flatten().filter(counts);
        let unsaid = legal.filter(|answer| !said().any(|said| said == *answer));
        let unsaid = unsaid.map(|answer| format!("'{answer}' is an answer and stands in no column"));
        let wrong = said().filter(|said| self.legal.as_ref().is_some_and(|legal| !legal.contains(said)));
        unsaid.chain(wrong.map(|said| format!("'{said}' is no answer, or is written otherwise"))).collect()
    }

    fn line(&self, scenario: &Scenario<'_>) -> String {
        let of = |column: &Option<String>, name| {
            column
                .clone()
                .unwrap_or_else(|| panic!("{} does not say the {name} of {}", scenario.title(), self.question))
        };
        let gold = of(&self.gold, "gold");
        let outlined: Vec<&str> = self.outlined.iter().map(String::as_str).filter(|answer| *answer != gold).collect();
        let list = |answers: &[&str]| if answers.is_empty() { "–".to_owned() } else { answers.join(", ") };
        let grave: Vec<&str> = self.grave.iter().map(String::as_str).filter(|answer| *answer != "concedes").collect();
        let clauses: Vec<&str> = scenario.covers.iter().map(|(clause, _)| *clause).collect();
        let (outlined, grave, stake) = (list(&outlined), list(&grave), of(&self.stake, "stake"));
        let (question, clauses, title) = (&self.question, clauses.join(", "), scenario.title());
        format!("| `{question}` {clauses} | {gold} | {outlined} | {grave} | {stake} | {title} |\n")
    }
}

/// The questions of a scenario that are not among the places seen, with what is said of their answers.
fn rows(source: &str, scenario: &Scenario<'_>, legal: &Legal, places: &mut BTreeSet<usize>) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut asked: Option<String> = None;
    for step in &scenario.steps {
        let Step::Then(phrase) = step else {
            asked = None;
            continue;
        };
        let text = source[phrase.span()].split_whitespace().collect::<Vec<_>>().join(" ");
        let Some((who, fact)) = text.split_once(' ') else { continue };
        if let Some(question) = fact.strip_prefix("is asked ") {
            asked = places.insert(phrase.span().start).then(|| who.to_owned());
            if asked.is_some() {
                let legal = legal.get(&phrase.span().start).filter(|_| who != "shell").cloned();
                rows.push(Row { question: question.to_owned(), legal, ..Row::default() });
            }
        // Where the shell is asked, it is said of somebody who is not.
        } else if asked.as_deref().is_some_and(|asked| asked == who || asked == "shell")
            && let Some(row) = rows.last_mut()
        {
            row.note(fact);
        }
    }
    rows.retain(|row| row.gold.is_some() || row.stake.is_some());
    rows
}

struct Answers;

impl Visitor for Answers {
    type Out = (String, Vec<String>);
    fn visit<R: Offered>(self) -> Self::Out {
        let file = root().join("scenarios").join(R::GAME).join("stakes.qd");
        let source = fs::read_to_string(&file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        let (mut table, mut asked, mut wrong) = (String::new(), BTreeSet::new(), Vec::new());
        let mut places = BTreeSet::new();
        for scenario in parse(&source).unwrap_or_else(|problem| panic!("{:?} {problem:?}", problem.place(&source))) {
            let at = |line, what: &str| format!("{}:{line}: {}: {what}", R::GAME, scenario.title());
            let legal = match played::<R>(&scenario) {
                Ok(legal) => legal,
                Err(problems) => {
                    wrong.extend(problems.iter().map(|problem| at(problem.place(&source).0, &problem.message)));
                    continue;
                }
            };
            for row in rows(&source, &scenario, &legal, &mut places) {
                let (line, _) = Problem::new(Trouble::Failed, scenario.span.clone(), "").place(&source);
                wrong.extend(row.faults().iter().map(|fault| at(line, &format!("{}: {fault}", row.question))));
                table += &row.line(&scenario);
                asked.insert(row.question);
            }
        }
        // Every one: a part of an answer is a question too.
        let unsaid = R::NAMES.questions.iter().filter(|question| !asked.contains(**question));
        wrong.extend(
            unsaid.map(|question| format!("scenarios/{}/stakes.qd does not say the answers to {question}", R::GAME)),
        );
        (table, wrong)
    }
}

#[test]
fn the_document_says_of_every_question_what_its_answers_are() {
    let file = root().join("docs/answers.md");
    let document = fs::read_to_string(&file).unwrap();
    let mut written = document.clone();
    // An example of a game has no rulebook, and no place in the document.
    let finished = GameId::ALL.iter().filter(|game| root().join(format!("rules/{}.md", game.name())).is_file());
    let mut wrong = Vec::new();
    for game in finished {
        let (table, faults) = game.visit(Answers);
        wrong.extend(faults);
        let mark = format!("<!-- answers of {}: make generate -->\n", game.name());
        let begin = written.find(&mark).unwrap_or_else(|| panic!("docs/answers.md has no place for {}", game.name()));
        let begin = begin + mark.len();
        let end = begin + written[begin..].find("<!-- end -->").unwrap();
        let head = "| question | gold (Space) | outlined | grave | at stake | scenario |\n|---|---|---|---|---|---|\n";
        written.replace_range(begin..end, &format!("{head}{table}"));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    if env::var_os("QUARTERDECK_GENERATE").is_some() {
        fs::write(file, written).unwrap();
    } else {
        assert!(document == written, "docs/answers.md is not up to date: make generate");
    }
}
