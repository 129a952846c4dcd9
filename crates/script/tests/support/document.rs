//! What a document of a notation shows, for the tests of every game: included by path.

use kernel::below;
use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;

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
