//! Deck lists as players write them: by hand, from shops and from other programs.
//!
//! What counts is the card number: it is found first, then the count beside it. Names are not read, because several cards
//! share one.

use crate::Number;
use std::fmt::Write;
use std::marker::PhantomData;

/// One line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Which card.
    pub number: Number,
    /// Which artwork of it, as lists write it after the number: `_p1`.
    pub art: Option<String>,
    /// How many.
    pub count: u8,
}

/// What a game's decks are made of, and what is wrong with them.
pub trait Listed: Sized {
    /// A card as it is printed.
    type Card: 'static;
    /// One thing that is wrong with a deck.
    type Fault;
    /// Lines that only divide a list; a number in brackets may follow.
    const HEADINGS: &'static [&'static str];
    /// Lines after which everything is the sideboard, the first as it is written; none where there is no sideboard.
    const SIDEBOARD: &'static [&'static str] = &[];
    /// How a card number goes on after its hyphen: `0` stands for a digit, `A` for a letter.
    const AFTER_HYPHEN: &'static str = "000";

    /// A card's name, as lists write it.
    fn name(card: &Self::Card) -> &str;

    /// The deck of these cards, each number once, as far as it is one; and everything that is wrong with it.
    fn judged<'l>(
        cards: Vec<(Number, u8)>,
        find: &impl Fn(&Number) -> Option<&'l Self::Card>,
    ) -> (Option<Self>, Vec<Self::Fault>);

    /// The same, with a sideboard. Where there is none nothing is in it.
    fn judged_with_sideboard<'l>(
        cards: Vec<(Number, u8)>,
        _sideboard: Vec<(Number, u8)>,
        find: &impl Fn(&Number) -> Option<&'l Self::Card>,
    ) -> (Option<Self>, Vec<Self::Fault>) {
        Self::judged(cards, find)
    }
}

/// A list, before anybody has looked whether it is a deck of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct List<D> {
    /// What it says, in its order.
    pub entries: Vec<Entry>,
    /// What it says after the line that begins the sideboard.
    pub sideboard: Vec<Entry>,
    deck: PhantomData<D>,
}

/// One thing in a list that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListFault {
    /// Which line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub trouble: ListTrouble,
}

/// What can be wrong with a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListTrouble {
    /// No card number; a name does not say which card is meant.
    NoNumber,
    /// Two card numbers where one was expected.
    TwoNumbers,
    /// No count beside the number.
    NoCount,
    /// A count of 0, or of more than 255.
    BadCount,
    /// There is no entry at all.
    Empty,
}

/// The ways in which lists are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// `4xOP01-016`, with the artwork if there is one: `4xOP01-016_p1`.
    Times,
    /// `4 OP01-016`
    Spaced,
    /// `4 OP01-016 Nami`
    Named,
    /// `4x Nami (OP01-016)`
    Bracketed,
    /// `OP01-016 x4`
    After,
    /// `deck=OP01-016:4,…`
    Link,
    /// `dg=1nOP12-001a4nOP01-016`
    Short,
    /// `["OP01-016", …]`, a number for every copy
    Json,
}

impl Format {
    /// All of them, with the names by which they are asked for.
    pub const ALL: [(&'static str, Format); 8] = [
        ("x", Format::Times),
        ("spaced", Format::Spaced),
        ("named", Format::Named),
        ("bracketed", Format::Bracketed),
        ("after", Format::After),
        ("link", Format::Link),
        ("short", Format::Short),
        ("json", Format::Json),
    ];

    /// The format with this name.
    pub fn named(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, format)| format)
    }
}

impl<D: Listed> List<D> {
    /// A list that says this.
    pub fn new(entries: Vec<Entry>) -> List<D> {
        List { entries, sideboard: Vec::new(), deck: PhantomData }
    }

    /// The same list with this sideboard.
    pub fn with_sideboard(self, sideboard: Vec<Entry>) -> List<D> {
        List { sideboard, ..self }
    }

    /// Reads a list in any of the formats; they may be mixed. What follows `#` or `//` does not count.
    pub fn read(text: &str) -> Result<List<D>, Vec<ListFault>> {
        let mut list = List::new(Vec::new());
        let mut faults = Vec::new();
        let mut beside_deck = false;
        for (index, line) in text.lines().enumerate() {
            let line = without_comment(line).trim();
            if is_heading(line, D::SIDEBOARD) {
                beside_deck = true;
                continue;
            }
            let entries = if beside_deck { &mut list.sideboard } else { &mut list.entries };
            let mut read = |entry: Result<Entry, ListTrouble>| {
                let added = entry.and_then(|entry| add(entries, entry));
                if let Err(trouble) = added {
                    faults.push(ListFault { line: index + 1, trouble });
                }
            };
            if line.is_empty() || is_heading(line, D::HEADINGS) {
                continue;
            }
            if let Some(parts) = linked(line) {
                parts.for_each(|part| read(beside(part, link_count, D::AFTER_HYPHEN)));
            } else if line.starts_with(['[', ']', '"', ',']) {
                json(line).for_each(|part| read(alone(part, D::AFTER_HYPHEN)));
            } else {
                read(beside(line, count_in, D::AFTER_HYPHEN));
            }
        }
        if list.entries.is_empty() && list.sideboard.is_empty() && faults.is_empty() {
            faults.push(ListFault { line: 1, trouble: ListTrouble::Empty });
        }
        if faults.is_empty() { Ok(list) } else { Err(faults) }
    }

    /// The deck that the list is, or everything that keeps it from being one.
    pub fn deck<'l>(&self, find: &impl Fn(&Number) -> Option<&'l D::Card>) -> Result<D, Vec<D::Fault>> {
        match self.judged(find) {
            (Some(deck), faults) if faults.is_empty() => Ok(deck),
            (_, faults) => Err(faults),
        }
    }

    /// The list as a deck, as far as it is one, with everything that is wrong with it. Artworks do not count.
    pub fn judged<'l>(&self, find: &impl Fn(&Number) -> Option<&'l D::Card>) -> (Option<D>, Vec<D::Fault>) {
        D::judged_with_sideboard(counted(&self.entries), counted(&self.sideboard), find)
    }

    /// The list in a format. What a format cannot carry is left out: only `4xOP01-016_p1` tells the artwork.
    pub fn write<'l>(&self, format: Format, find: &impl Fn(&Number) -> Option<&'l D::Card>) -> String {
        let name = |number: &Number| find(number).map_or("", D::name);
        let deck = write(&self.entries, format, &name);
        match D::SIDEBOARD.first().filter(|_| !self.sideboard.is_empty()) {
            Some(heading) => format!("{deck}{heading}\n{}", write(&self.sideboard, format, &name)),
            None => deck,
        }
    }
}

/// Adds an entry; the same card again is more of it.
fn add(entries: &mut Vec<Entry>, entry: Entry) -> Result<(), ListTrouble> {
    let same = |other: &&mut Entry| other.number == entry.number && other.art == entry.art;
    match entries.iter_mut().find(same) {
        Some(there) => there.count = there.count.checked_add(entry.count).ok_or(ListTrouble::BadCount)?,
        None => entries.push(entry),
    }
    Ok(())
}

/// How many of each number, whatever the artwork.
fn counted(entries: &[Entry]) -> Vec<(Number, u8)> {
    let mut cards: Vec<(Number, u8)> = Vec::new();
    for entry in entries {
        match cards.iter_mut().find(|(number, _)| *number == entry.number) {
            Some((_, count)) => *count = count.saturating_add(entry.count),
            None => cards.push((entry.number.clone(), entry.count)),
        }
    }
    cards
}

fn write<'n>(entries: &[Entry], format: Format, name: &impl Fn(&Number) -> &'n str) -> String {
    let name = |entry: &Entry| name(&entry.number);
    let number = |entry: &Entry| entry.number.0.clone();
    let joined = |between: &str, each: &dyn Fn(&Entry) -> String| {
        entries.iter().map(each).collect::<Vec<_>>().join(between) + "\n"
    };
    match format {
        Format::Times => joined("\n", &|entry| {
            format!("{}x{}{}", entry.count, entry.number.0, entry.art.as_deref().unwrap_or_default())
        }),
        Format::Spaced => joined("\n", &|entry| format!("{} {}", entry.count, number(entry))),
        Format::Named => joined("\n", &|entry| format!("{} {} {}", entry.count, number(entry), name(entry))),
        Format::Bracketed => joined("\n", &|entry| format!("{}x {} ({})", entry.count, name(entry), number(entry))),
        Format::After => joined("\n", &|entry| format!("{} x{}", number(entry), entry.count)),
        Format::Link => "deck=".to_owned() + &joined(",", &|entry| format!("{}:{}", number(entry), entry.count)),
        Format::Short => "dg=".to_owned() + &joined("a", &|entry| format!("{}n{}", entry.count, number(entry))),
        Format::Json => {
            let copies = entries.iter().flat_map(|entry| std::iter::repeat_n(entry, entry.count.into()));
            let mut text = String::new();
            for entry in copies {
                let before = if text.is_empty() { "[" } else { ", " };
                let _ = write!(text, "{before}\"{}\"", entry.number.0);
            }
            text + "]\n"
        }
    }
}

fn without_comment(line: &str) -> &str {
    let cut = |line: &'_ str, mark: &str| line.find(mark).unwrap_or(line.len());
    // The two slashes of an address are no comment.
    let slashes = if line.contains("://") { line.len() } else { cut(line, "//") };
    &line[..cut(line, "#").min(slashes)]
}

fn is_heading(line: &str, headings: &[&str]) -> bool {
    let words = line.trim_end_matches(|letter: char| letter.is_ascii_digit() || " ():".contains(letter));
    headings
        .iter()
        .any(|heading| words.trim_start_matches(['[', '-', ' ']).trim_end_matches(']').eq_ignore_ascii_case(heading))
}

/// The entries of a link, if the line is one.
fn linked(line: &str) -> Option<impl Iterator<Item = &str>> {
    let value = |key: &str| {
        let at = line.find(key)?;
        let ahead = line[..at].chars().next_back();
        ahead.is_none_or(|letter| "?&".contains(letter)).then(|| line[at + key.len()..].split('&').next())?
    };
    let deck = value("deck=").map(|value| (value, [",", "%2C", "%2c"].as_slice()));
    let (value, between) = deck.or_else(|| value("dg=").map(|value| (value, ["a"].as_slice())))?;
    let mut parts = vec![value];
    for mark in between {
        parts = parts.into_iter().flat_map(|part| part.split(mark)).collect();
    }
    Some(parts.into_iter().filter(|part| !part.trim().is_empty()))
}

/// The count in an entry of a link: `4n` before the number, `:4` after it.
fn link_count(text: &str) -> &str {
    let after = ["%3A", "%3a", ":", "x"].iter().find_map(|mark| text.strip_prefix(mark));
    after.unwrap_or(text.strip_suffix('n').unwrap_or(text))
}

/// The strings of a JSON array, or of a part of one.
fn json(line: &str) -> impl Iterator<Item = &str> {
    line.split(',')
        .map(|part| part.trim_matches(|letter: char| "[]\" ".contains(letter)))
        .filter(|part| !part.is_empty())
}

/// A number without a count: one copy.
fn alone(part: &str, after_hyphen: &str) -> Result<Entry, ListTrouble> {
    let (number, art, before, after) = find_number(part, after_hyphen)?;
    if before.is_empty() && after.is_empty() { Ok(Entry { number, art, count: 1 }) } else { Err(ListTrouble::NoNumber) }
}

/// A number with a count beside it.
fn beside<'t>(line: &'t str, count: impl Fn(&'t str) -> &'t str, after_hyphen: &str) -> Result<Entry, ListTrouble> {
    let (number, art, before, after) = find_number(line, after_hyphen)?;
    let digits = [before, after].into_iter().map(count).find(|text| !text.is_empty()).ok_or(ListTrouble::NoCount)?;
    if !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(ListTrouble::NoCount);
    }
    match digits.parse() {
        Ok(count) if count > 0 => Ok(Entry { number, art, count }),
        _ => Err(ListTrouble::BadCount),
    }
}

/// The count in what stands before or after a number: at its beginning or end, perhaps with an `x`. Names may have digits
/// too, but not alone.
fn count_in(text: &str) -> &str {
    let is_count = |word: &&str| !word.is_empty() && word.bytes().all(|digit| digit.is_ascii_digit());
    let mut words =
        text.split(|letter: char| letter.is_whitespace() || "()[]".contains(letter)).filter(|word| !word.is_empty());
    let (first, last) = (words.next(), words.next_back());
    let bare = [first, last].into_iter().flatten().map(|word| word.trim_matches(['x', 'X', '×', '*', ':']));
    bare.into_iter().find(is_count).unwrap_or_default()
}

/// The card number in a text, its artwork, and what stands before and after it.
fn find_number<'t>(
    text: &'t str,
    after_hyphen: &str,
) -> Result<(Number, Option<String>, &'t str, &'t str), ListTrouble> {
    let (start, end) = number_at(text, 0, after_hyphen).ok_or(ListTrouble::NoNumber)?;
    if number_at(text, end, after_hyphen).is_some() {
        return Err(ListTrouble::TwoNumbers);
    }
    let art = art_at(&text[end..]);
    let number = Number(text[start..end].to_owned());
    let after = &text[end + art.map_or(0, str::len)..];
    Ok((number, art.map(str::to_owned), text[..start].trim(), after.trim()))
}

/// Where the next number stands: one to four letters, none or two digits, a hyphen, and what comes after it.
fn number_at(text: &str, from: usize, after_hyphen: &str) -> Option<(usize, usize)> {
    let bytes = text.as_bytes();
    let fits = |(byte, shape): (&u8, u8)| if shape == b'0' { byte.is_ascii_digit() } else { byte.is_ascii_uppercase() };
    (from..bytes.len()).filter(|&hyphen| bytes[hyphen] == b'-').find_map(|hyphen| {
        let end = hyphen + 1 + after_hyphen.len();
        let after = bytes.get(hyphen + 1..end)?;
        let goes_on = bytes.get(end).is_some_and(u8::is_ascii_digit);
        if goes_on || !after.iter().zip(after_hyphen.bytes()).all(fits) {
            return None;
        }
        let back = |from: usize, most: usize, is: fn(&u8) -> bool| {
            (0..most).take_while(|&back| from > back && is(&bytes[from - 1 - back])).count()
        };
        let set = back(hyphen, 2, u8::is_ascii_digit);
        let set = if set == 2 { 2 } else { 0 };
        let letters = back(hyphen - set, 4, u8::is_ascii_uppercase);
        let start = hyphen - set - letters;
        (letters > 0 && start >= from).then_some((start, end))
    })
}

/// The mark of an artwork: `_p1`, `_r2`.
fn art_at(text: &str) -> Option<&str> {
    let rest = text.strip_prefix('_')?;
    let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    let digits = rest[letters..].bytes().take_while(u8::is_ascii_digit).count();
    (letters > 0 && digits > 0).then(|| &text[..1 + letters + digits])
}
