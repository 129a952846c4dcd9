//! What phrases are made of in every notation, read and written: sequences, qualities, ways, blocks.

use super::phrases::{Phrases, Read, expect, phrase, text};
use kernel::scenario::Words;

/// Reads items as long as `more` comes after one.
pub fn separated<T>(
    words: &mut Words<'_>,
    item: impl Fn(&mut Words<'_>) -> Read<T>,
    more: impl Fn(&mut Words<'_>) -> bool,
) -> Read<Vec<T>> {
    let mut items = Vec::new();
    loop {
        items.push(item(words)?);
        if !more(words) {
            return Ok(items);
        }
    }
}

/// Reads steps with `;` between them, or `nothing`.
///
/// ```
/// use script::notation::{expect, read_sequence, write_sequence};
/// let read = |text| {
///     let lines = kernel::scenario::lines(text).unwrap();
///     read_sequence(&mut lines[0].words(), |words| expect(words, "draw").map(|()| "draw")).unwrap()
/// };
/// for text in ["nothing", "draw", "draw; draw"] {
///     assert_eq!(write_sequence(&read(text), |step| step.to_string()), text);
/// }
/// ```
pub fn read_sequence<T>(words: &mut Words<'_>, step: impl Fn(&mut Words<'_>) -> Read<T>) -> Read<Vec<T>> {
    if words.eat("nothing") { Ok(Vec::new()) } else { separated(words, step, |words| words.eat_mark(';')) }
}

/// Steps with `;` between them, or `nothing`.
pub fn write_sequence<T>(steps: &[T], step: impl Fn(&T) -> String) -> String {
    if steps.is_empty() { "nothing".to_owned() } else { joined(steps, "; ", step) }
}

/// Reads qualities with `and` between them, or `anything`.
pub fn read_qualities<T>(words: &mut Words<'_>, quality: impl Fn(&mut Words<'_>) -> Read<T>) -> Read<Vec<T>> {
    if words.eat("anything") { Ok(Vec::new()) } else { separated(words, quality, |words| words.eat("and")) }
}

/// Qualities with `and` between them, or `anything`.
pub fn write_qualities<T>(qualities: &[T], quality: impl Fn(&T) -> String) -> String {
    if qualities.is_empty() { "anything".to_owned() } else { joined(qualities, " and ", quality) }
}

/// Reads ways with `or` between them, up to the bracket that closes.
pub fn read_ways<T>(words: &mut Words<'_>, way: impl Fn(&mut Words<'_>) -> Read<T>) -> Read<Vec<T>> {
    let mut ways = Vec::new();
    while !words.eat_mark(')') {
        if !ways.is_empty() {
            expect(words, "or")?;
        }
        ways.push(way(words)?);
    }
    Ok(ways)
}

/// Ways in brackets, with `or` between them.
pub fn write_ways<T>(ways: &[T], way: impl Fn(&T) -> String) -> String {
    format!("({})", joined(ways, " or ", way))
}

/// What is written of each, with this between them.
pub fn joined<T>(items: &[T], between: &str, item: impl Fn(&T) -> String) -> String {
    items.iter().map(item).collect::<Vec<_>>().join(between)
}

/// Reads something in brackets.
pub fn in_brackets<T>(words: &mut Words<'_>, read: impl FnOnce(&mut Words<'_>) -> Read<T>) -> Read<T> {
    words.mark('(')?;
    let inner = read(words)?;
    words.mark(')')?;
    Ok(inner)
}

/// Reads one of these phrases; if none comes, all of them were expected.
pub fn one_of<T: Clone>(words: &mut Words<'_>, phrases: &Phrases<T>) -> Read<T> {
    phrase(words, phrases).ok_or_else(|| {
        let all: Vec<_> = phrases.iter().map(|(text, _)| format!("'{text}'")).collect();
        words.expected(&all.join(", "))
    })
}

/// Reads an amount and `is`, if they come next. A number and a pick may begin alike: what follows a number is "is". Where nothing else can
/// begin so, what could not be read is a fault.
pub fn amount_is<V>(
    words: &mut Words<'_>,
    amount: impl Fn(&mut Words<'_>) -> Read<V>,
    is_surely_one: impl Fn(&mut Words<'_>) -> bool,
) -> Read<Option<V>> {
    let mut ahead = words.clone();
    match amount(&mut ahead) {
        Ok(number) if ahead.eat("is") => {
            *words = ahead;
            Ok(Some(number))
        }
        Err(misread) if is_surely_one(&mut words.clone()) => Err(misread),
        _ => Ok(None),
    }
}

/// Who does something: nobody is named if it is the first of these players, `you`.
pub fn doer<P: Copy + PartialEq>(words: &mut Words<'_>, players: &Phrases<P>, you: &str, others: &str) -> Option<P> {
    let (_, first) = *players.first()?;
    if words.eat(you) {
        return Some(first);
    }
    let mut ahead = words.clone();
    let player = phrase(&mut ahead, players).filter(|&player| player != first && ahead.eat(others))?;
    *words = ahead;
    Some(player)
}

/// The qualities that stand before a noun, each with a blank after it, and those that are left.
pub fn adjectives<'f, T: PartialEq>(phrases: &Phrases<T>, qualities: &'f [T]) -> (String, &'f [T]) {
    let before = qualities.iter().map_while(|quality| text(phrases, quality));
    let count = before.clone().count();
    (before.map(|text| format!("{text} ")).collect(), qualities.get(count..).unwrap_or_default())
}
