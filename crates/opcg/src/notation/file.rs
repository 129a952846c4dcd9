//! Card files: what is printed on cards, one after the other.

use super::phrases::{ATTRIBUTES, CATEGORIES, COLOURS, Phrases, phrase, text};
use super::read;
use super::write::write_ability;
use crate::effects::Ability;
use crate::library::TOO_MANY;
use crate::{CardFault, Category, Definition, Fact, Names};
use kernel::scenario::{Line, Problem, Trouble, Words};
use script::notation::{
    Read, Title, each_once, quoted, read_abilities, read_quoted, said_twice, whole_line, write_title,
};
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
fn card(title: Title, first: &Line<'_>, rest: &[Line<'_>], problems: &mut Vec<Problem>) -> Definition {
    let mut card = blank(&title);
    let mut said = Said::default();
    let facts = whole_line(first, |words| said.facts(words, &mut card, problems));
    // What could not be read is not missing too.
    let known = facts.is_ok();
    problems.extend(facts.err().map(Problem::from));
    let read = |line: &Line<'_>| whole_line(line, read::ability).map_err(Problem::from);
    let abilities = read_abilities(rest, TOO_MANY, problems, read, Ability::check);
    card.abilities = abilities.read;
    let faults = card.faults().into_iter().filter(|fault| known || !matches!(fault, CardFault::Missing(..)));
    problems.extend(faults.map(|fault| said.problem(&card, fault, &abilities.at)));
    card
}

/// The words before numbers.
const FACTS: &Phrases<Fact> =
    &[("cost", Fact::Cost), ("life", Fact::Life), ("power", Fact::Power), ("counter", Fact::Counter)];

/// Where the facts of a card stand.
#[derive(Default)]
struct Said {
    category: Range<usize>,
    facts: Vec<(Fact, Range<usize>)>,
    types: bool,
}

impl Said {
    /// Reads category, colours and the rest.
    fn facts(&mut self, words: &mut Words<'_>, card: &mut Definition, problems: &mut Vec<Problem>) -> Read<()> {
        self.category = words.here();
        let categories = "a category (leader, character, event, stage)";
        card.category = phrase(words, CATEGORIES).ok_or_else(|| words.expected(categories))?;
        card.colours = each_once(words, COLOURS, problems);
        if card.colours.is_empty() {
            return Err(words.expected("a colour (red, green, blue, purple, black, yellow)"));
        }
        while words.eat_mark(',') {
            self.fact(words, card, problems)?;
        }
        Ok(())
    }

    fn fact(&mut self, words: &mut Words<'_>, card: &mut Definition, problems: &mut Vec<Problem>) -> Read<()> {
        let here = words.here();
        if let Some(fact) = phrase(words, FACTS) {
            let number_at = words.here();
            let number: i64 = words.number()?;
            // What a card has no room for is out of range in any case.
            match fact {
                Fact::Cost => card.cost = Some(u8::try_from(number).unwrap_or(u8::MAX)),
                Fact::Life => card.life = Some(u8::try_from(number).unwrap_or(u8::MAX)),
                Fact::Counter => card.counter = Some(u16::try_from(number).unwrap_or(u16::MAX)),
                Fact::Power | Fact::Attribute => card.power = Some(i32::try_from(number).unwrap_or(-1)),
            }
            if self.at(fact).is_some() {
                problems.push(said_twice(here));
            } else {
                self.facts.push((fact, if fact.is_on(card.category) { number_at } else { here }));
            }
            return Ok(());
        }
        if words.eat("types") {
            if std::mem::replace(&mut self.types, true) {
                problems.push(said_twice(here));
            }
            card.types = words.list(read_quoted)?;
            return Ok(());
        }
        match phrase(words, ATTRIBUTES) {
            Some(attribute) if card.attributes.contains(&attribute) => problems.push(said_twice(here)),
            Some(attribute) => {
                card.attributes.push(attribute);
                self.facts.push((Fact::Attribute, here));
            }
            None => return Err(words.unknown("a fact (cost, life, power, counter, types or an attribute)")),
        }
        Ok(())
    }

    fn at(&self, fact: Fact) -> Option<&Range<usize>> {
        self.facts.iter().find(|(other, _)| *other == fact).map(|(_, span)| span)
    }

    /// A fault of the card, where it can be seen.
    fn problem(&self, card: &Definition, fault: CardFault, abilities: &[Range<usize>]) -> Problem {
        let category = text(CATEGORIES, &card.category).unwrap_or_default();
        let name = |fact: Fact| text(FACTS, &fact).unwrap_or("attribute");
        let (span, message) = match fault {
            CardFault::Missing(_, fact) => (None, format!("this card must have '{}'", name(fact))),
            CardFault::Foreign(_, fact) => (self.at(fact), format!("this {category} cannot have '{}'", name(fact))),
            CardFault::OutOfRange(fact) => (self.at(fact), range(fact).to_owned()),
            CardFault::LeaderTrigger(index) => (abilities.get(index), "a leader has no trigger".to_owned()),
        };
        Problem::new(Trouble::Impossible, span.unwrap_or(&self.category).clone(), message)
    }
}

/// What is said of a number that cannot be.
fn range(fact: Fact) -> &'static str {
    match fact {
        Fact::Cost => "a cost is from 0 to 99",
        Fact::Life => "life is from 1 to 30",
        Fact::Power | Fact::Attribute => "power is a multiple of 1000, from 0 to 99000",
        Fact::Counter => "a counter value is a multiple of 1000, from 1000 to 9000",
    }
}

/// Writes cards as a file.
pub fn write_cards(cards: &[Definition]) -> String {
    script::notation::write_cards(cards, written)
}

fn written(card: &Definition) -> Vec<String> {
    let names = [("ja", &card.names.ja), ("zh", &card.names.zh_hant)];
    let mut lines = vec![write_title(&card.number, &card.name, &names), write_facts(card)];
    lines.extend(card.abilities.iter().map(write_ability));
    lines
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
