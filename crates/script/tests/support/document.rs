//! What a document of a notation shows, for the tests of every game: included by path.

use kernel::below;
use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::scenario::Problem;
use std::collections::HashSet;
use std::fmt::Debug;
use std::{fs, path::Path};

/// A file of the game's crate, or beside it.
pub fn file(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// Problems as they are shown: place, trouble, message.
pub fn told(source: &str, problems: Vec<Problem>) -> Vec<String> {
    let told = |problem: Problem| {
        let (line, column) = problem.place(source);
        format!("{line}:{column}: {}: {}", problem.trouble, problem.message)
    };
    problems.into_iter().map(told).collect()
}

/// Every example of a document is an ability as it is written, and they say every variant of the AST but those that are said
/// `elsewhere`.
pub fn examples_say_everything<A: Debug>(
    document: &str,
    elsewhere: &[&str],
    read: fn(&str) -> Result<A, Problem>,
    write: fn(&A) -> String,
) -> HashSet<String> {
    let mut said = String::new();
    for text in examples(document) {
        let ability = read(text).unwrap_or_else(|problem| panic!("{text}\n{}", problem.message));
        assert_eq!(write(&ability), text);
        said += &format!("{ability:?}");
    }
    let said: HashSet<String> = said.split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned).collect();
    let source = file("src/effects/ast.rs");
    let is_unsaid = |variant: &&str| !said.contains(*variant) && !elsewhere.contains(variant);
    let unsaid: Vec<_> = variants(&source).into_iter().filter(is_unsaid).collect();
    assert_eq!(unsaid, Vec::<&str>::new(), "the document has no example of these");
    said
}

/// Whatever can be read is written so that it reads the same: of so many grafted texts more than `least` can be.
pub fn reads_what_it_writes<A: PartialEq + Debug>(
    document: &str,
    (texts, least): (usize, usize),
    read: fn(&str) -> Result<A, Problem>,
    write: fn(&A) -> String,
) {
    let mut seen = HashSet::new();
    for text in grafted(&examples(document), texts) {
        if let Ok(ability) = read(&text) {
            let written = write(&ability);
            assert_eq!(read(&written), Ok(ability), "{text}\n{written}");
            seen.insert(written);
        }
    }
    assert!(seen.len() > least, "only {} could be read", seen.len());
}

/// What stands between fences of this kind.
pub fn fenced(text: &str, kind: &str) -> Vec<String> {
    text.split(&format!("```{kind}\n")).skip(1).map(|part| part.split("```").next().unwrap().to_owned()).collect()
}

/// The last cell of every row of a table whose last column is called `example`.
pub fn examples(document: &str) -> Vec<&str> {
    let mut in_examples = false;
    let mut examples = Vec::new();
    for row in document.lines() {
        let Some(cells) = row.strip_prefix('|').and_then(|row| row.strip_suffix('|')) else {
            in_examples = false;
            continue;
        };
        let last = cells.rsplit('|').next().unwrap().trim();
        if in_examples && !last.starts_with("---") {
            let example = last.strip_prefix('`').and_then(|text| text.strip_suffix('`'));
            examples.push(example.unwrap_or_else(|| panic!("no example in {row}")));
        }
        in_examples |= last == "example";
    }
    examples
}

/// The variants of the enums in a source file.
pub fn variants(source: &str) -> Vec<&str> {
    let body = source.split("pub enum ").skip(1).map(|part| part.split("\n}").next().unwrap());
    body.flat_map(|body| body.lines().skip(1))
        .filter_map(|line| {
            line.strip_prefix("    ").filter(|line| line.starts_with(|letter: char| letter.is_uppercase()))
        })
        .map(|line| line.split(|letter: char| !letter.is_alphanumeric()).next().unwrap())
        .collect()
}

/// So many texts of examples grown into each other: far more than the examples say, and much that nothing can mean.
pub fn grafted(examples: &[&str], count: usize) -> impl Iterator<Item = String> {
    let examples: Vec<Vec<&str>> = examples.iter().map(|text| text.split(' ').collect()).collect();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(15);
    (0..count).map(move |_| {
        let mut below = |bound: usize| below(&mut dice, bound as u32) as usize;
        let mut words = examples[below(examples.len())].clone();
        for _ in 0..=below(4) {
            let graft = &examples[below(examples.len())];
            let from = below(graft.len());
            if let Some(at) = words.iter().position(|word| *word == graft[from]) {
                words.splice(at.., graft[from..].iter().copied());
            }
        }
        words.join(" ")
    })
}
