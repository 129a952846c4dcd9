//! What holds for the texts of every game's cards.

use kernel::below;
use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use std::{env, fs, path::Path};
use words::Lang;

pub fn file(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The examples of a document of effects: the last cells of its tables of examples.
pub fn examples(document: &str) -> Vec<String> {
    let document = file(document);
    let tables =
        document.split("\n\n").filter(|part| part.lines().next().is_some_and(|head| head.ends_with(" example |")));
    let rows = tables.flat_map(|table| table.lines().skip(2));
    rows.filter_map(|row| Some(row.rsplit('`').nth(1)?.to_owned())).collect()
}

/// The texts read as in the file of this name. It is read before it is accepted.
pub fn read_as_accepted(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/effects/{name}.txt"));
    if env::var_os("QUARTERDECK_GENERATE").is_some() {
        fs::write(&path, text).unwrap();
    }
    let accepted = fs::read_to_string(&path).unwrap_or_default();
    let differs = accepted.lines().zip(text.lines()).find(|(one, other)| one != other);
    assert!(accepted == text, "{name}: {differs:?}; if the new text is better, make generate");
}

/// Without what stands in the brackets of names, types, parts of names and icons.
pub fn without_names(text: &str) -> String {
    let (mut depth, mut rest) = (0, String::new());
    for letter in text.chars() {
        match letter {
            '《' | '「' | '“' | '{' => depth += 1,
            '》' | '」' | '”' | '}' => depth -= 1,
            _ if depth == 0 => rest.push(letter),
            _ => {}
        }
    }
    rest
}

/// What no text may be like, whatever the game; `latin` are the Latin words that Japanese and Chinese keep.
pub fn faults(text: &str, lang: Lang, latin: &[&str]) -> Option<&'static str> {
    let brackets = ["()", "[]", "{}", "<>", "“”", "（）", "【】", "「」", "『』", "《》"];
    let unbalanced = |pair: &str| {
        let count = |bracket| text.chars().filter(|letter| Some(*letter) == bracket).count();
        count(pair.chars().next()) != count(pair.chars().nth(1))
    };
    let ends = text.ends_with(['.', '”', ']', ')', '。', '』', '】', '）']);
    let twice = ["  ", "..", ",,", "，，", "、、", "。。", " ,", " .", ": .", "的的", "のの", "をを"];
    match lang {
        _ if text.trim() != text || text.is_empty() => Some("blank"),
        _ if brackets.iter().any(|pair| unbalanced(pair)) => Some("unbalanced brackets"),
        _ if !ends => Some("no end"),
        _ if twice.iter().any(|twice| text.contains(twice)) => Some("something twice, or a stray mark"),
        Lang::Ja | Lang::ZhHant => {
            let text = without_names(text);
            let mut words = text.split(|letter: char| !letter.is_ascii_alphabetic()).filter(|word| !word.is_empty());
            words.any(|word| !latin.contains(&word)).then_some("Latin letters")
        }
        Lang::It => {
            let english = [" the ", " of ", " your ", "cards", " with ", " and "];
            english.iter().any(|word| without_names(text).contains(word)).then_some("English")
        }
        Lang::En => None,
    }
}

/// Examples grown into each other, which say far more than the examples; not all of them can be read.
pub fn grafted(examples: &[String], so_many: usize) -> impl Iterator<Item = String> {
    let examples: Vec<Vec<&str>> = examples.iter().map(|text| text.split(' ').collect()).collect();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut below = move |bound: usize| below(&mut dice, bound as u32) as usize;
    (0..so_many).map(move |_| {
        let mut words = examples[below(examples.len())].clone();
        for _ in 0..=below(3) {
            let graft = &examples[below(examples.len())];
            let from = below(graft.len());
            if let Some(at) = words.iter().position(|word| *word == graft[from]) {
                words.splice(at.., graft[from..].iter().copied());
            }
        }
        words.join(" ")
    })
}
