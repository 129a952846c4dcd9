//! Card files: what is printed on cards, one after the other.
//!
//! A file is read card by card and line by line, so that every faulty card is named at once; a file with a fault gives no
//! cards at all.

use super::phrases::{Phrases, Read, at_quoted, phrase, quoted, read_quoted};
use crate::{Number, Unplayable};
use kernel::scenario::{Line, Problem, Trouble, Words, lines};
use std::collections::HashSet;
use std::ops::Range;

/// What a card is called: a name, or a name and perhaps a title.
pub trait Name: Clone + Default {
    /// Reads it.
    fn read(words: &mut Words<'_>) -> Read<Self>;

    /// Writes it.
    fn write(&self) -> String;
}

impl Name for String {
    fn read(words: &mut Words<'_>) -> Read<String> {
        read_quoted(words)
    }

    fn write(&self) -> String {
        quoted(self)
    }
}

impl Name for (String, Option<String>) {
    fn read(words: &mut Words<'_>) -> Read<(String, Option<String>)> {
        let name = read_quoted(words)?;
        Ok((name, if at_quoted(words) { Some(read_quoted(words)?) } else { None }))
    }

    fn write(&self) -> String {
        let (name, title) = self;
        title.iter().fold(quoted(name), |name, title| format!("{name} {}", quoted(title)))
    }
}

/// A card's first line: `card DZ-001 "Shambling Gardener" ja "よろめく庭師"`. What could not be read of it is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Title<N = String> {
    /// The number.
    pub number: Number,
    /// Where it stands.
    pub number_at: Range<usize>,
    /// The name in English.
    pub name: N,
    /// The names in the other languages, in the order in which they were asked for.
    pub names: Vec<Option<N>>,
}

/// Reads a card file; or everything that is wrong with it. `card` reads the line of facts after a card's title and the lines
/// of abilities after that, as far as they can be read, and adds to the problems; `languages` are the words before names
/// in other languages, in their order; `example` is a number, for messages.
///
/// ```
/// use script::notation::{Title, read_cards};
/// let file = "card A-1 \"one\" ja \"一\"\n  red\ncard A-2 \"two\"\n  blue\n  draws\n  draws";
/// let read = |file| read_cards(file, &["ja", "it"], "A-1", |title: Title, _, rest, _| (title, rest.len()));
/// let cards = read(file).unwrap();
/// assert_eq!(cards[0].0.names, [Some("一".to_owned()), None]);
/// assert_eq!((cards[1].0.number.0.as_str(), cards[1].1), ("A-2", 2));
/// let faulty = file.replace("A-2", "A-1").replace("\n  red", "");
/// let places: Vec<_> = read(&faulty).unwrap_err().iter().map(|problem| problem.place(&faulty)).collect();
/// assert_eq!(places, [(1, 6), (2, 6)]);
/// ```
///
/// Where cards have titles, a second text is one:
///
/// ```
/// use script::notation::{Title, read_cards};
/// type Titled = Title<(String, Option<String>)>;
/// let file = "card A-1 \"one\" \"the first\" ja \"一\"\n  red";
/// let titles = read_cards(file, &["ja"], "A-1", |title: Titled, _, _, _| title.name.1);
/// assert_eq!(titles, Ok(vec![Some("the first".to_owned())]));
/// assert!(read_cards(file, &["ja"], "A-1", |_: Title, _, _, _| ()).is_err());
/// ```
pub fn read_cards<C, N: Name>(
    source: &str,
    languages: &[&str],
    example: &str,
    card: impl Fn(Title<N>, &Line<'_>, &[Line<'_>], &mut Vec<Problem>) -> C,
) -> Result<Vec<C>, Vec<Problem>> {
    let mut cards = Vec::new();
    let mut problems = Vec::new();
    let mut numbers = HashSet::new();
    for Range { start, end } in pieces(source) {
        let piece = source.get(start..end).unwrap_or_default();
        let mut faults = Vec::new();
        match lines(piece) {
            Ok(lines) => {
                let Some((first, rest)) = lines.split_first() else { continue };
                if let Some(title) = title(&mut first.words(), languages, example, &mut faults) {
                    if !title.number.0.is_empty() && !numbers.insert(title.number.clone()) {
                        let message = format!("there is another card {} above", title.number.0);
                        faults.push(Problem::new(Trouble::Impossible, title.number_at.clone(), message));
                    }
                    match rest.split_first() {
                        Some((facts, rest)) => cards.push(card(title, facts, rest, &mut faults)),
                        None => {
                            let message = "a line with the category and the other facts must follow";
                            faults.push(Problem::new(Trouble::Syntax, title.number_at, message));
                        }
                    }
                }
            }
            Err(problem) => faults.push(problem),
        }
        faults.sort_by_key(|problem| problem.span.start);
        problems.extend(
            faults
                .into_iter()
                .map(|problem| Problem { span: problem.span.start + start..problem.span.end + start, ..problem }),
        );
    }
    if problems.is_empty() { Ok(cards) } else { Err(problems) }
}

/// Where cards begin and end: at the lines that begin with `card`. Cut before any word is read, so that an open quote
/// in one card does not hide the faults of the next.
fn pieces(source: &str) -> Vec<Range<usize>> {
    let mut starts = vec![0];
    let mut at = 0;
    for line in source.split_inclusive('\n') {
        if line.split_whitespace().next() == Some("card") {
            starts.push(at);
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([source.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

/// Reads a title as far as it can be read. What does not begin with `card` is none.
fn title<N: Name>(
    words: &mut Words<'_>,
    languages: &[&str],
    example: &str,
    faults: &mut Vec<Problem>,
) -> Option<Title<N>> {
    if !words.eat("card") {
        faults.push(words.expected("'card'").into());
        return None;
    }
    let mut title = Title { number_at: words.here(), names: vec![None; languages.len()], ..Title::default() };
    let read = names(words, languages, example, &mut title).and_then(|()| words.finish());
    faults.extend(read.err().map(Problem::from));
    Some(title)
}

fn names<N: Name>(words: &mut Words<'_>, languages: &[&str], example: &str, title: &mut Title<N>) -> Read<()> {
    let is_number =
        |word: &str| word.split_once('-').is_some_and(|(set, number)| !set.is_empty() && !number.is_empty());
    let number = format!("a card number ({example})");
    title.number = words.known(&number, |word| is_number(word).then(|| Number(word.to_owned())))?;
    title.name = N::read(words)?;
    for (name, language) in title.names.iter_mut().zip(languages) {
        if words.eat(language) {
            *name = Some(N::read(words)?);
        }
    }
    Ok(())
}

/// A card's first line.
pub fn write_title<N: Name>(number: &Number, name: &N, names: &[(&str, &Option<N>)]) -> String {
    let mut title = format!("card {} {}", number.0, name.write());
    for (language, name) in names {
        if let Some(name) = name {
            title = format!("{title} {language} {}", name.write());
        }
    }
    title
}

/// The problem that something is there two times.
pub fn said_twice(span: Range<usize>) -> Problem {
    Problem::new(Trouble::Impossible, span, "this is said twice")
}

/// Reads words of a list as long as they come; those that are there two times are problems.
pub fn each_once<T: Clone + PartialEq>(
    words: &mut Words<'_>,
    phrases: &Phrases<T>,
    problems: &mut Vec<Problem>,
) -> Vec<T> {
    let mut all = Vec::new();
    loop {
        let here = words.here();
        match phrase(words, phrases) {
            Some(one) if all.contains(&one) => problems.push(said_twice(here)),
            Some(one) => all.push(one),
            None => return all,
        }
    }
}

/// How many abilities a card can have, and why it is refused if it has more.
pub type TooMany = (usize, Unplayable);

/// The abilities of a card, as far as they can be read.
pub struct Abilities<A> {
    /// What was read.
    pub read: Vec<A>,
    /// Where each stands.
    pub at: Vec<Range<usize>>,
    /// Whether every line could be read.
    pub all: bool,
}

/// Reads the lines of abilities. What could not be played as it is meant, or is one too many, is a problem too.
pub fn read_abilities<A, T>(
    lines: &[Line<'_>],
    (most, too_many): TooMany,
    problems: &mut Vec<Problem>,
    read: impl Fn(&Line<'_>) -> Result<A, Problem>,
    check: impl Fn(&A) -> Result<T, Unplayable>,
) -> Abilities<A> {
    let mut abilities = Abilities { read: Vec::new(), at: Vec::new(), all: true };
    for line in lines {
        match read(line) {
            Ok(ability) => {
                let here = line.words().here();
                let unplayable = check(&ability).err().or((abilities.read.len() == most).then_some(too_many));
                problems.extend(unplayable.map(|why| Problem::new(Trouble::Impossible, here.clone(), why.to_string())));
                abilities.read.push(ability);
                abilities.at.push(here);
            }
            Err(problem) => {
                problems.push(problem);
                abilities.all = false;
            }
        }
    }
    abilities
}

/// Writes cards as a file: each as the lines of its title, its facts and its abilities.
pub fn write_cards<C>(cards: &[C], lines: impl Fn(&C) -> Vec<String>) -> String {
    cards.iter().map(|card| lines(card).join("\n  ") + "\n").collect::<Vec<_>>().join("\n")
}
