//! Card files: what is printed on cards, one after the other.

use super::phrases::{ATTRIBUTES, CATEGORIES, COLOURS, phrase, text};
use super::read;
use super::write::write_ability;
use crate::effects::{Kind, Timing, Unplayable};
use crate::library::{ABILITIES, TOO_MANY_ABILITIES};
use crate::{Category, Definition, Names};
use kernel::scenario::{Line, Problem, Trouble, Words};
use script::notation::{Read, Title, quoted, read_quoted, said_twice, whole_line, write_title};
use std::ops::Range;

/// Reads a card file; or everything that is wrong with it.
///
/// ```
/// let file = "card X-1 \"A cook\"\n  character red, cost 2, power 3000, strike\n  on play: draw 1\n";
/// let cards = opcg::notation::read_cards(file).unwrap();
/// assert_eq!((cards[0].name.as_str(), cards[0].power), ("A cook", Some(3000)));
/// let wrong = file.replace("3000", "3500");
/// let problems = opcg::notation::read_cards(&wrong).unwrap_err();
/// assert_eq!(problems[0].place(&wrong), (2, 32));
/// ```
pub fn read_cards(source: &str) -> Result<Vec<Definition>, Vec<Problem>> {
    script::notation::read_cards(source, &["ja", "zh"], "ST01-001", card)
}

fn blank(title: &Title) -> Definition {
    let mut names = title.names.iter().cloned();
    let mut name = || names.next().flatten();
    Definition {
        number: title.number.clone(),
        name: title.name.clone(),
        names: Names { ja: name(), zh_hant: name() },
        category: Category::Character,
        colours: Vec::new(),
        cost: None,
        life: None,
        power: None,
        counter: None,
        attributes: Vec::new(),
        types: Vec::new(),
        abilities: Vec::new(),
    }
}

/// Reads a card as far as it can be read.
fn card(title: Title, first: &Line<'_>, rest: &[Line<'_>], faults: &mut Vec<Problem>) -> Definition {
    let mut card = blank(&title);
    let facts = whole_line(first, |words| facts(words, &mut card, faults));
    faults.extend(facts.err().map(Problem::from));
    for line in rest {
        match whole_line(line, read::ability) {
            Ok(ability)
                if card.category == Category::Leader && matches!(ability.kind, Kind::At(Timing::Trigger, _)) =>
            {
                // It never lies among the Life cards (OP-1.4).
                faults.push(Problem::new(Trouble::Impossible, line.words().here(), "a leader has no trigger"));
            }
            Ok(ability) => {
                let unplayable =
                    ability.check().err().or((card.abilities.len() == ABILITIES).then_some(TOO_MANY_ABILITIES));
                let problem = |why: Unplayable| Problem::new(Trouble::Impossible, line.words().here(), why.to_string());
                faults.extend(unplayable.map(problem));
                card.abilities.push(ability);
            }
            Err(misread) => faults.push(misread.into()),
        }
    }
    card
}

/// A number on a card.
struct Numeral {
    word: &'static str,
    /// The categories that have it (OP-1.4 to OP-1.7).
    on: &'static [Category],
    /// Whether a card of these categories may be without it.
    may_be_absent: bool,
    fits: fn(i64) -> bool,
    range: &'static str,
}

const NUMERALS: [Numeral; 4] = [
    Numeral {
        word: "cost",
        on: &[Category::Character, Category::Event, Category::Stage],
        may_be_absent: false,
        fits: |number| (0..=99).contains(&number),
        range: "a cost is from 0 to 99",
    },
    Numeral {
        word: "life",
        on: &[Category::Leader],
        may_be_absent: false,
        fits: |number| (1..=30).contains(&number),
        range: "life is from 1 to 30",
    },
    Numeral {
        word: "power",
        on: &[Category::Leader, Category::Character],
        may_be_absent: false,
        fits: |number| number % 1000 == 0 && (0..=99_000).contains(&number),
        range: "power is a multiple of 1000, from 0 to 99000",
    },
    Numeral {
        word: "counter",
        on: &[Category::Character],
        may_be_absent: true,
        fits: |number| number % 1000 == 0 && (1000..=9000).contains(&number),
        range: "a counter value is a multiple of 1000, from 1000 to 9000",
    },
];

/// Reads category, colours and the rest; what is read but cannot be goes to the faults.
fn facts(words: &mut Words<'_>, card: &mut Definition, faults: &mut Vec<Problem>) -> Read<()> {
    let start = words.here();
    let categories = "a category (leader, character, event, stage)";
    card.category = phrase(words, CATEGORIES).ok_or_else(|| words.expected(categories))?;
    loop {
        let here = words.here();
        match phrase(words, COLOURS) {
            Some(colour) if card.colours.contains(&colour) => faults.push(said_twice(here)),
            Some(colour) => card.colours.push(colour),
            None => break,
        }
    }
    if card.colours.is_empty() {
        return Err(words.expected("a colour (red, green, blue, purple, black, yellow)"));
    }
    let mut said = Vec::new();
    while words.eat_mark(',') {
        fact(words, card, &mut said, faults)?;
    }
    for numeral in &NUMERALS {
        if numeral.on.contains(&card.category) && !numeral.may_be_absent && !said.contains(&numeral.word) {
            let message = format!("this card must have '{}'", numeral.word);
            faults.push(Problem::new(Trouble::Impossible, start.clone(), message));
        }
    }
    Ok(())
}

fn fact(
    words: &mut Words<'_>,
    card: &mut Definition,
    said: &mut Vec<&'static str>,
    faults: &mut Vec<Problem>,
) -> Read<()> {
    let here = words.here();
    if let Some(numeral) = NUMERALS.iter().find(|numeral| words.eat(numeral.word)) {
        let number_at = words.here();
        let number: i64 = words.number()?;
        if !numeral.on.contains(&card.category) {
            faults.push(foreign(here.clone(), card.category, numeral.word));
        } else if !(numeral.fits)(number) {
            faults.push(Problem::new(Trouble::Impossible, number_at, numeral.range));
        }
        if said.contains(&numeral.word) {
            faults.push(said_twice(here));
        }
        said.push(numeral.word);
        match numeral.word {
            "cost" => card.cost = u8::try_from(number).ok(),
            "life" => card.life = u8::try_from(number).ok(),
            "power" => card.power = i32::try_from(number).ok(),
            _ => card.counter = u16::try_from(number).ok(),
        }
        return Ok(());
    }
    if words.eat("types") {
        if said.contains(&"types") {
            faults.push(said_twice(here));
        }
        said.push("types");
        card.types = words.list(read_quoted)?;
        return Ok(());
    }
    match phrase(words, ATTRIBUTES) {
        Some(_) if !matches!(card.category, Category::Leader | Category::Character) => {
            faults.push(foreign(here, card.category, "attribute"));
        }
        Some(attribute) if card.attributes.contains(&attribute) => faults.push(said_twice(here)),
        Some(attribute) => card.attributes.push(attribute),
        None => return Err(words.unknown("a fact (cost, life, power, counter, types or an attribute)")),
    }
    Ok(())
}

fn foreign(span: Range<usize>, category: Category, what: &str) -> Problem {
    let category = text(CATEGORIES, &category).unwrap_or_default();
    Problem::new(Trouble::Impossible, span, format!("this {category} cannot have '{what}'"))
}

/// Writes cards as a file.
pub fn write_cards(cards: &[Definition]) -> String {
    cards.iter().map(write_card).collect::<Vec<_>>().join("\n")
}

fn write_card(card: &Definition) -> String {
    let names = [("ja", &card.names.ja), ("zh", &card.names.zh_hant)];
    let mut lines = vec![write_title(&card.number, &card.name, &names), write_facts(card)];
    lines.extend(card.abilities.iter().map(write_ability));
    lines.join("\n  ") + "\n"
}

fn write_facts(card: &Definition) -> String {
    let mut first = text(CATEGORIES, &card.category).unwrap_or_default().to_owned();
    for colour in &card.colours {
        first = format!("{first} {}", text(COLOURS, colour).unwrap_or_default());
    }
    let mut facts = vec![first];
    facts.extend(card.cost.map(|cost| format!("cost {cost}")));
    facts.extend(card.life.map(|life| format!("life {life}")));
    facts.extend(card.power.map(|power| format!("power {power}")));
    facts.extend(card.counter.map(|counter| format!("counter {counter}")));
    facts.extend(card.attributes.iter().filter_map(|attribute| text(ATTRIBUTES, attribute)).map(str::to_owned));
    if !card.types.is_empty() {
        let types: Vec<_> = card.types.iter().map(|name| quoted(name)).collect();
        facts.push(format!("types [{}]", types.join(", ")));
    }
    facts.join(", ")
}
