//! Card files: what is printed on cards, one after the other.

use super::phrases::{CATEGORIES, COLOURS, KEYWORDS, RARITIES, STATS, phrase, text};
use super::{read, write};
use crate::card_faults::PRINTED;
use crate::effects::{Ability, Keyword, Stat};
use crate::library::TOO_MANY;
use crate::{CardFault, Category, Colours, Definition, GreyZombies, Names, Rarity};
use kernel::Clause as _;
use kernel::scenario::{Line, Problem, Trouble, Words};
use script::notation::{Read, Title, each_once, read_abilities, said_twice, whole_line, write_title};
use std::ops::Range;

/// Reads a card file; or everything that is wrong with it. Grey zombies are refused (ZW-2.6).
///
/// ```
/// let file = "card X-1 \"A digger\"\n  zombie green, summon cost 2, revive cost 1, power 2500, critical 1, common\n";
/// let cards = zwo::notation::read_cards(file).unwrap();
/// assert_eq!((cards[0].name.as_str(), cards[0].power), ("A digger", Some(2500)));
/// let wrong = file.replace("2500", "-500");
/// let problems = zwo::notation::read_cards(&wrong).unwrap_err();
/// assert_eq!(problems[0].place(&wrong), (2, 53));
/// ```
pub fn read_cards(source: &str) -> Result<Vec<Definition>, Vec<Problem>> {
    read_cards_with(source, GreyZombies::Refused)
}

/// Reads a card file that may have grey zombies in it.
pub fn read_cards_with(source: &str, grey: GreyZombies) -> Result<Vec<Definition>, Vec<Problem>> {
    script::notation::read_cards(source, &["ja", "zh", "it"], "DZ-001", |title, first, rest, problems| {
        card(&title, first, rest, grey, problems)
    })
}

/// Reads a card as far as it can be read.
fn card(
    title: &Title,
    first: &Line<'_>,
    rest: &[Line<'_>],
    grey: GreyZombies,
    problems: &mut Vec<Problem>,
) -> Definition {
    let mut card = blank(title);
    let mut said = Said::default();
    let facts = whole_line(first, |words| facts(words, &mut card, &mut said, problems));
    let (known, failed) = (facts.is_ok(), facts.err().map(Problem::from));
    problems.extend(failed);
    let misnamed = |line: &Line<'_>| misnamed(card.category, &line.words()).filter(|_| known);
    let read = |line: &Line<'_>| {
        let ability = whole_line(line, read::ability)?;
        misnamed(line).map_or(Ok(ability), Err)
    };
    let abilities = read_abilities(rest, TOO_MANY, problems, read, Ability::check);
    card.abilities = abilities.read;
    // What could not be read is not missing too.
    let faults = if known { card.faults(grey) } else { Vec::new() };
    let faults = faults.into_iter().filter(|fault| abilities.all || !matches!(fault, CardFault::Texts { .. }));
    problems.extend(faults.map(|fault| said.problem(&card, fault, &abilities.at)));
    card
}

fn blank(title: &Title) -> Definition {
    let mut names = title.names.iter().cloned();
    let mut name = || names.next().flatten();
    Definition {
        number: title.number.clone(),
        name: title.name.clone(),
        names: Names { ja: name(), zh_hant: name(), it: name() },
        category: Category::Zombie,
        colours: Colours::NONE,
        summon_cost: None,
        revive_cost: None,
        power: None,
        critical: None,
        rarity: Rarity::Common,
        keywords: Vec::new(),
        abilities: Vec::new(),
    }
}

/// What an EVENT card does is called an event, what a zombie does is not, even if it is used from the hand.
fn misnamed(category: Category, words: &Words<'_>) -> Option<Problem> {
    let message = match (category, words.peek()) {
        (Category::Zombie, Some("event")) => "what a zombie does begins with 'continuous', 'auto' or 'activated'",
        (Category::Event, Some("activated")) => "what an event does begins with 'event main' or 'event free'",
        _ => return None,
    };
    Some(Problem::new(Trouble::Impossible, words.here(), message))
}

/// Where the facts of a card stand.
#[derive(Default)]
struct Said {
    category: Range<usize>,
    stats: Vec<(Stat, Range<usize>)>,
    keywords: Vec<(Keyword, Range<usize>)>,
    rarity: Option<Range<usize>>,
}

impl Said {
    /// A fault of the card, where it can be seen.
    fn problem(&self, card: &Definition, fault: CardFault, abilities: &[Range<usize>]) -> Problem {
        let category = text(CATEGORIES, &card.category).unwrap_or_default();
        let name = |stat: Stat| text(STATS, &stat).unwrap_or_default();
        let stat = |stat: Stat| self.stats.iter().find(|(other, _)| *other == stat).map(|(_, span)| span);
        let ability = |index: usize| abilities.get(index);
        let (span, message) = match fault {
            CardFault::Missing(of) => (None, format!("this {category} must have '{}'", name(of))),
            CardFault::Foreign(of) => (stat(of), format!("this {category} cannot have '{}'", name(of))),
            CardFault::OutOfRange(of) => (stat(of), format!("{} is from 0 to {}", name(of), of.most())),
            CardFault::Grey => (None, "a zombie has a colour".to_owned()),
            CardFault::Keyword(keyword) => {
                let span = self.keywords.iter().find(|(other, _)| *other == keyword).map(|(_, span)| span);
                (span, format!("this {category} cannot have '{}'", text(KEYWORDS, &keyword).unwrap_or_default()))
            }
            CardFault::Texts { count } => {
                let second = ability(1).filter(|_| count > 1);
                (second, "an event has one text, no less and no more".to_owned())
            }
            CardFault::NeverUsed(index) | CardFault::NotFromHand(index) => {
                (ability(index), "what an event does begins with 'event main' or 'event free'".to_owned())
            }
            CardFault::NeverDeclared(index) => {
                (ability(index), "a continuous ability has no limit, no cost and no targets".to_owned())
            }
        };
        let span = span.unwrap_or(&self.category).clone();
        Problem::new(Trouble::Impossible, span, format!("{message} ({})", fault.clause().id()))
    }
}

/// Reads category, colours and the rest.
fn facts(words: &mut Words<'_>, card: &mut Definition, said: &mut Said, problems: &mut Vec<Problem>) -> Read<()> {
    said.category = words.here();
    card.category = phrase(words, CATEGORIES).ok_or_else(|| words.expected("a category (zombie, event)"))?;
    if !words.eat("grey") {
        let colours = each_once(words, COLOURS, problems);
        if colours.is_empty() {
            return Err(words.expected("a colour (green, blue, red), or 'grey'"));
        }
        card.colours = colours.into_iter().collect();
    }
    while words.eat_mark(',') {
        fact(words, card, said, problems)?;
    }
    if said.rarity.is_none() {
        let message = "this card must be 'rare', 'uncommon' or 'common'";
        problems.push(Problem::new(Trouble::Impossible, said.category.clone(), message));
    }
    Ok(())
}

fn fact(words: &mut Words<'_>, card: &mut Definition, said: &mut Said, problems: &mut Vec<Problem>) -> Read<()> {
    let here = words.here();
    let mut ahead = words.clone();
    if let Some(stat) = phrase(&mut ahead, STATS).filter(|stat| PRINTED.contains(stat)) {
        *words = ahead;
        let number_at = words.here();
        number(card, stat, words.number()?);
        if said.stats.iter().any(|(other, _)| *other == stat) {
            problems.push(said_twice(here));
        } else {
            let span = if card.category == Category::Event { here } else { number_at };
            said.stats.push((stat, span));
        }
        return Ok(());
    }
    if let Some(rarity) = phrase(words, RARITIES) {
        card.rarity = rarity;
        if said.rarity.replace(here.clone()).is_some() {
            problems.push(said_twice(here));
        }
        return Ok(());
    }
    match phrase(words, KEYWORDS) {
        Some(keyword) if card.keywords.contains(&keyword) => problems.push(said_twice(here)),
        Some(keyword) => {
            card.keywords.push(keyword);
            said.keywords.push((keyword, here));
        }
        None => {
            let facts = "a fact (summon cost, revive cost, power, critical, a rarity or a keyword)";
            return Err(words.unknown(facts));
        }
    }
    Ok(())
}

/// Notes a number; one that a card has no room for is out of range in any case.
fn number(card: &mut Definition, stat: Stat, number: i64) {
    let number = i32::try_from(number).unwrap_or(i32::MIN);
    let cost = Some(u8::try_from(number).unwrap_or(u8::MAX));
    match stat {
        Stat::SummonCost => card.summon_cost = cost,
        Stat::ReviveCost => card.revive_cost = cost,
        Stat::Power => card.power = Some(number),
        Stat::Critical => card.critical = Some(number),
        Stat::Damage => {}
    }
}

/// Writes cards as a file.
pub fn write_cards(cards: &[Definition]) -> String {
    script::notation::write_cards(cards, written)
}

fn written(card: &Definition) -> Vec<String> {
    let Names { ja, zh_hant, it } = &card.names;
    let names = [("ja", ja), ("zh", zh_hant), ("it", it)];
    let mut lines = vec![write_title(&card.number, &card.name, &names), write_facts(card)];
    lines.extend(card.abilities.iter().map(|ability| write::ability_on(card.category, ability)));
    lines
}

fn write_facts(card: &Definition) -> String {
    let mut first = text(CATEGORIES, &card.category).unwrap_or_default().to_owned();
    for colour in card.colours.iter() {
        first = format!("{first} {}", text(COLOURS, &colour).unwrap_or_default());
    }
    if card.colours.is_empty() {
        first += " grey";
    }
    let stat = |stat: Stat| Some(format!("{} {}", text(STATS, &stat)?, card.printed(stat)?));
    let mut facts = vec![first];
    facts.extend(PRINTED.into_iter().filter_map(stat));
    facts.extend(text(RARITIES, &card.rarity).map(str::to_owned));
    facts.extend(card.keywords.iter().filter_map(|keyword| text(KEYWORDS, keyword)).map(str::to_owned));
    facts.join(", ")
}
