//! Card files: what is printed on cards, one after the other.

use super::phrases::{CATEGORIES, phrase, text};
use super::{read, write};
use crate::card_faults::Fact;
use crate::effects::Ability;
use crate::library::TOO_MANY;
use crate::{CardFault, Category, Crew, Definition, Stats, Users, Words as Translations};
use kernel::Clause as _;
use kernel::scenario::{Line, Problem, Trouble, Words};
use script::notation::{
    Phrases, Read, Title, at_quoted, quoted, read_abilities, read_quoted, said_twice, whole_line, write_title,
};
use std::ops::Range;

/// A name, and a title if there is one.
type Titled = (String, Option<String>);

/// Reads a card file; or everything that is wrong with it.
///
/// ```
/// let file = "card X-C01 \"Sten\" \"A rower\"\n  character \"Citizens\", power 300, damage 1, life 2\n";
/// let cards = mm25::notation::read_cards(file).unwrap();
/// assert_eq!((cards[0].name.as_str(), cards[0].stats.unwrap().power), ("Sten", 300));
/// let wrong = file.replace("life 2", "life 0");
/// let problems = mm25::notation::read_cards(&wrong).unwrap_err();
/// assert_eq!(problems[0].place(&wrong), (2, 51));
/// ```
pub fn read_cards(source: &str) -> Result<Vec<Definition>, Vec<Problem>> {
    script::notation::read_cards(source, &["ja", "zh", "it"], "DM-C01", |title, first, rest, problems| {
        card(&title, first, rest, problems)
    })
}

/// Reads a card as far as it can be read.
fn card(title: &Title<Titled>, first: &Line<'_>, rest: &[Line<'_>], problems: &mut Vec<Problem>) -> Definition {
    let mut card = blank(title);
    let mut said = Said { title: title.number_at.clone(), ..Said::default() };
    let facts = whole_line(first, |words| said.facts(words, &mut card, problems));
    let known = facts.is_ok();
    problems.extend(facts.err().map(Problem::from));
    let read = |line: &Line<'_>| whole_line(line, read::ability).map_err(Problem::from);
    let abilities = read_abilities(rest, TOO_MANY, problems, read, Ability::check);
    card.abilities = abilities.read;
    // What could not be read is not missing too.
    let faults = if known { card.faults() } else { Vec::new() };
    let faults = faults.into_iter().filter(|fault| abilities.all || !matches!(fault, CardFault::Texts { .. }));
    problems.extend(faults.map(|fault| said.problem(&card, fault, &abilities.at)));
    card
}

fn blank(title: &Title<Titled>) -> Definition {
    let mut names = title.names.iter().cloned();
    let mut name = || names.next().flatten();
    Definition {
        number: title.number.clone(),
        name: title.name.0.clone(),
        title: title.name.1.clone(),
        words: Translations { ja: name(), zh_hant: name(), it: name() },
        category: Category::Character,
        crews: Vec::new(),
        stats: None,
        members: Vec::new(),
        users: None,
        limit: None,
        window: None,
        hats: 0,
        abilities: Vec::new(),
    }
}

/// The words before facts.
const FACTS: &Phrases<Fact> = &[
    ("members", Fact::Members),
    ("power", Fact::Power),
    ("damage", Fact::Damage),
    ("life", Fact::Life),
    ("usable by", Fact::Users),
    ("limited", Fact::Limit),
    ("window", Fact::Window),
    ("hats", Fact::Hats),
];

/// The numbers of a Character, which are known together or not at all.
const NUMBERS: [Fact; 3] = [Fact::Power, Fact::Damage, Fact::Life];

/// What is said to be unknown.
const UNKNOWN: &Phrases<&[Fact]> =
    &[("numbers unknown", &NUMBERS), ("users unknown", &[Fact::Users]), ("window unknown", &[Fact::Window])];

/// Where the facts of a card stand.
#[derive(Default)]
struct Said {
    title: Range<usize>,
    category: Range<usize>,
    facts: Vec<(Fact, Range<usize>)>,
    /// Facts that are said to be unknown.
    unknown: Vec<Fact>,
}

impl Said {
    fn at(&self, fact: Fact) -> Option<&Range<usize>> {
        self.facts.iter().find(|(other, _)| *other == fact).map(|(_, span)| span)
    }

    /// Reads category, crews and the rest.
    fn facts(&mut self, words: &mut Words<'_>, card: &mut Definition, problems: &mut Vec<Problem>) -> Read<()> {
        self.category = words.here();
        card.category =
            phrase(words, CATEGORIES).ok_or_else(|| words.expected("a category (character, technique, team)"))?;
        let crews_at = words.here();
        while at_quoted(words) {
            card.crews.push(Crew(read_quoted(words)?));
        }
        if !card.crews.is_empty() {
            self.facts.push((Fact::Crew, crews_at));
        }
        let mut stats = Stats { power: 0, damage: 0, life: 1 };
        while words.eat_mark(',') {
            self.fact(words, card, &mut stats, problems)?;
        }
        let is_known = NUMBERS.iter().any(|fact| self.at(*fact).is_some() && !self.unknown.contains(fact));
        card.stats = is_known.then_some(stats);
        self.missing(card, problems);
        Ok(())
    }

    fn fact(
        &mut self,
        words: &mut Words<'_>,
        card: &mut Definition,
        stats: &mut Stats,
        problems: &mut Vec<Problem>,
    ) -> Read<()> {
        let here = words.here();
        if let Some(unknown) = phrase(words, UNKNOWN) {
            self.unknown.extend(unknown);
            unknown.iter().for_each(|fact| self.say(*fact, &here, problems));
            if let Some(fact) = unknown.first().filter(|fact| !belongs(**fact, card.category)) {
                problems.push(Problem::new(Trouble::Impossible, here, none(card.category, *fact)));
            }
            return Ok(());
        }
        let what = "a fact (members, power, damage, life, usable by, limited, window, hats, numbers unknown …)";
        let fact = phrase(words, FACTS).ok_or_else(|| words.unknown(what))?;
        let mut span = words.here();
        let number = |words: &mut Words<'_>| words.number().map(|number: i64| i32::try_from(number).unwrap_or(-1));
        match fact {
            Fact::Power => stats.power = number(words)?,
            Fact::Damage => stats.damage = number(words)?,
            // What a card has no room for is out of range in any case.
            Fact::Life => stats.life = u8::try_from(number(words)?).unwrap_or(u8::MAX),
            Fact::Hats => card.hats = u8::try_from(number(words)?).unwrap_or(u8::MAX),
            Fact::Limit => card.limit = Some(u8::try_from(number(words)?).unwrap_or(0)),
            Fact::Window => card.window = Some(read::window(words)?),
            Fact::Users if words.eat("anyone") => card.users = Some(Users::Anyone),
            Fact::Users => card.users = Some(Users::Named(read::names(words)?)),
            Fact::Members => card.members = read::names(words)?,
            Fact::Name | Fact::Title | Fact::Crew => {}
        }
        if !belongs(fact, card.category) {
            span = here;
        }
        self.say(fact, &span, problems);
        Ok(())
    }

    /// Notes where a fact stands.
    fn say(&mut self, fact: Fact, span: &Range<usize>, problems: &mut Vec<Problem>) {
        if self.at(fact).is_some() {
            if problems.last().is_none_or(|problem| problem.span != *span) {
                problems.push(said_twice(span.clone()));
            }
        } else {
            self.facts.push((fact, span.clone()));
        }
    }

    /// What a card of its category must say, and be it that nobody knows.
    fn missing(&self, card: &Definition, problems: &mut Vec<Problem>) {
        let category = text(CATEGORIES, &card.category).unwrap_or_default();
        let needed: &Phrases<Fact> = match card.category {
            Category::Technique => &[("users unknown", Fact::Users), ("window unknown", Fact::Window)],
            Category::Character | Category::Team => {
                &[("numbers unknown", Fact::Power), ("numbers unknown", Fact::Damage), ("numbers unknown", Fact::Life)]
            }
        };
        for (unknown, fact) in needed.iter().filter(|(_, fact)| self.at(*fact).is_none()) {
            let message = format!("this {category} must have '{}', or '{unknown}'", name(*fact));
            problems.push(Problem::new(Trouble::Impossible, self.category.clone(), message));
        }
    }

    /// A fault of the card, where it can be seen.
    fn problem(&self, card: &Definition, fault: CardFault, abilities: &[Range<usize>]) -> Problem {
        let category = text(CATEGORIES, &card.category).unwrap_or_default();
        let ability = |index: usize| abilities.get(index);
        let (span, message) = match fault {
            CardFault::Empty(fact @ (Fact::Name | Fact::Title)) => {
                (Some(&self.title), format!("a {} has letters", name(fact)))
            }
            CardFault::Empty(fact) => (self.at(fact), "a name has letters".to_owned()),
            CardFault::Twice(fact) => (self.at(fact), format!("'{}' has the same name twice", name(fact))),
            CardFault::Foreign(fact @ Fact::Title) => (Some(&self.title), none(card.category, fact)),
            CardFault::Foreign(fact @ Fact::Power) => {
                let first = NUMBERS.into_iter().find_map(|fact| self.at(fact));
                (first, none(card.category, fact))
            }
            CardFault::Foreign(fact) => (self.at(fact), none(card.category, fact)),
            CardFault::OutOfRange(fact) => {
                let range = fact.range();
                (self.at(fact), format!("{} is from {} to {}", name(fact), range.start(), range.end()))
            }
            CardFault::Crews { count: 0 } => (None, format!("a {category} has a crew: {category} \"…\"")),
            CardFault::Crews { .. } => (self.at(Fact::Crew), format!("a {category} is of one crew")),
            CardFault::Members { .. } => (self.at(Fact::Members), "a team has two members".to_owned()),
            CardFault::NoUsers => (self.at(Fact::Users), "somebody must be able to use it".to_owned()),
            CardFault::Texts { count } => {
                let second = ability(1).filter(|_| count > 1);
                (second, "a technique has one text that begins with 'technique'".to_owned())
            }
            CardFault::NeverInPlay(index) => {
                (ability(index), "what a technique does begins with 'technique' or 'continuous'".to_owned())
            }
            CardFault::NeverUsed(index) => (ability(index), format!("what a {category} does is no technique")),
            CardFault::NeverPaid(index) => (ability(index), "what always works has no cost".to_owned()),
            CardFault::NeverDeclined(index) => (ability(index), "only what is triggered is optional".to_owned()),
            CardFault::NeverOpens(index) => {
                (ability(index), "no ability waits for this window: only Techniques are used in it".to_owned())
            }
        };
        let span = span.unwrap_or(&self.category).clone();
        Problem::new(Trouble::Impossible, span, format!("{message} ({})", fault.clause().id()))
    }
}

/// A fact as it is called in messages.
fn name(fact: Fact) -> &'static str {
    match fact {
        Fact::Name => "name",
        Fact::Title => "title",
        Fact::Crew => "crew",
        fact => text(FACTS, &fact).unwrap_or_default(),
    }
}

/// What is said of a fact that cards of a category do not have.
fn none(category: Category, fact: Fact) -> String {
    let what = if fact == Fact::Power { "numbers" } else { name(fact) };
    format!("a {} has no '{what}'", text(CATEGORIES, &category).unwrap_or_default())
}

/// Whether cards of a category have it.
fn belongs(fact: Fact, category: Category) -> bool {
    match fact {
        Fact::Name | Fact::Hats => true,
        Fact::Title | Fact::Crew | Fact::Power | Fact::Damage | Fact::Life => category != Category::Technique,
        Fact::Members => category == Category::Team,
        Fact::Users | Fact::Limit | Fact::Window => category == Category::Technique,
    }
}

/// Writes cards as a file.
pub fn write_cards(cards: &[Definition]) -> String {
    script::notation::write_cards(cards, written)
}

fn written(card: &Definition) -> Vec<String> {
    let Translations { ja, zh_hant, it } = &card.words;
    let words = [("ja", ja), ("zh", zh_hant), ("it", it)];
    let name = (card.name.clone(), card.title.clone());
    let mut lines = vec![write_title(&card.number, &name, &words), write_facts(card)];
    lines.extend(card.abilities.iter().map(write::write_ability));
    lines
}

fn write_facts(card: &Definition) -> String {
    let first = text(CATEGORIES, &card.category).unwrap_or_default().to_owned();
    let mut facts = vec![card.crews.iter().fold(first, |facts, crew| format!("{facts} {}", quoted(&crew.0)))];
    let is_technique = card.category == Category::Technique;
    if !card.members.is_empty() {
        facts.push(format!("members {}", write::names(&card.members)));
    }
    match card.stats {
        Some(Stats { power, damage, life }) => {
            facts.extend([format!("power {power}"), format!("damage {damage}"), format!("life {life}")]);
        }
        None if !is_technique => facts.push("numbers unknown".to_owned()),
        None => {}
    }
    match &card.users {
        Some(Users::Anyone) => facts.push("usable by anyone".to_owned()),
        Some(Users::Named(names)) => facts.push(format!("usable by {}", write::names(names))),
        None if is_technique => facts.push("users unknown".to_owned()),
        None => {}
    }
    facts.extend(card.limit.map(|limit| format!("limited {limit}")));
    match card.window {
        Some(window) => facts.push(format!("window {}", write::window(window))),
        None if is_technique => facts.push("window unknown".to_owned()),
        None => {}
    }
    if card.hats > 0 {
        facts.push(format!("hats {}", card.hats));
    }
    facts.join(", ")
}
