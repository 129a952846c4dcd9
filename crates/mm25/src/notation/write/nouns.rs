//! Noun phrases: numbers, qualities, cards, objects; and conditions about them.

use crate::effects::{Cards, Compare, Condition, Count, Filter, Objects, Pick, Place, Player, Value};
use crate::notation::phrases::{
    ADJECTIVES, AFTER, AHEAD, CATEGORIES, FACTS, HAS_USED, NOUNS, OBJECTS, PLACES, PLAYERS, POSTS, QUALITIES, STATS,
    WHOSE, text,
};
use script::notation::{adjectives, joined, quoted, write_qualities, write_ways};

/// A number, or an amount in brackets.
pub(super) fn value(value: &Value) -> String {
    match value {
        Value::Number(_) => amount(value),
        _ => format!("({})", amount(value)),
    }
}

/// A number that is added: with its sign.
pub(super) fn change(change: &Value) -> String {
    match change {
        Value::Number(number) => format!("{number:+}"),
        other => value(other),
    }
}

fn amount(amount: &Value) -> String {
    match amount {
        Value::Number(number) => number.to_string(),
        Value::Count(cards) => format!("number of {}", self::cards(cards)),
        Value::Of(stat, of) => format!("{} of {}", text(STATS, stat).unwrap_or_default(), objects(of)),
    }
}

fn comparison(compare: Compare, number: &Value) -> String {
    let number = value(number);
    match (text(AHEAD, &compare), text(AFTER, &compare)) {
        (Some(ahead), _) => format!("{ahead} {number}"),
        (None, Some(after)) => format!("{number} {after}"),
        (None, None) => number,
    }
}

/// One name, or several in brackets.
pub(in crate::notation) fn names(names: &[String]) -> String {
    match names {
        [name] => quoted(name),
        _ => format!("[{}]", names.iter().map(|name| quoted(name)).collect::<Vec<_>>().join(", ")),
    }
}

/// Qualities with `and` between them.
fn filters(filters: &[Filter]) -> String {
    write_qualities(filters, filter)
}

/// `with` and qualities, if there are any; a blank before it.
pub(super) fn with(filters: &[Filter]) -> String {
    if filters.is_empty() { String::new() } else { format!(" with {}", self::filters(filters)) }
}

fn filter(filter: &Filter) -> String {
    match filter {
        Filter::Category(category) => format!("category {}", text(CATEGORIES, category).unwrap_or_default()),
        Filter::Named(list) => format!("named {}", names(list)),
        Filter::Numbered(number) => format!("number {}", quoted(number)),
        Filter::Crew(crew) => format!("crew {}", quoted(&crew.0)),
        Filter::Stat(stat, compare, value) => {
            format!("{} {}", text(STATS, stat).unwrap_or_default(), comparison(*compare, value))
        }
        Filter::Limited(limit) => format!("limited {limit}"),
        Filter::UsableBy(name) => format!("usable by {}", quoted(name)),
        Filter::Any(ways) => write_ways(ways, |way| filters(way)),
        Filter::Not(not) => format!("not ({})", filters(not)),
        fixed => text(ADJECTIVES, fixed).or_else(|| text(QUALITIES, fixed)).unwrap_or_default().to_owned(),
    }
}

/// Captain or Sailor, if that is what the cards are called by, and the qualities that are left.
fn post<'f>(places: &[Place], filters: &'f [Filter]) -> Option<(&'static str, &'f [Filter])> {
    let (first, rest) = filters.split_first().filter(|_| places == [Place::Bridge])?;
    Some((text(POSTS, first)?, rest))
}

/// Whether there is one such card at most, since a Bridge has one Captain.
fn is_captain(cards: &Cards) -> bool {
    let (_, rest) = adjectives(ADJECTIVES, &cards.filters);
    cards.places == [Place::Bridge] && rest.first() == Some(&Filter::Captain)
}

/// Whose cards, where and which.
pub(super) fn cards(cards: &Cards) -> String {
    counted("cards", cards)
}

fn counted(noun: &str, cards: &Cards) -> String {
    let whose = text(WHOSE, &cards.whose).unwrap_or_default();
    let (before, rest) = adjectives(ADJECTIVES, &cards.filters);
    if let Some((post, rest)) = post(&cards.places, rest) {
        return format!("{whose} {before}{post}{}", with(rest));
    }
    let nouns: Option<Vec<_>> = cards.places.iter().map(|place| text(NOUNS, place)).collect();
    if let Some(nouns) = nouns.filter(|nouns| !nouns.is_empty()) {
        return format!("{whose} {before}{}{}", nouns.join(" or "), with(rest));
    }
    let (category, rest) = match rest.split_first() {
        Some((Filter::Category(category), rest)) => {
            (format!("{} ", text(CATEGORIES, category).unwrap_or_default()), rest)
        }
        _ => (String::new(), rest),
    };
    let places: Vec<_> = cards.places.iter().filter_map(|place| text(PLACES, place)).collect();
    let places = if places.is_empty() { "nowhere".to_owned() } else { places.join(" or ") };
    format!("{before}{category}{noun}{} in {whose} {places}", with(rest))
}

/// One of such cards.
pub(super) fn one_of(cards: &Cards) -> String {
    let one = if is_captain(cards) { "" } else { "one of " };
    format!("{one}{}", self::cards(cards))
}

/// What an act is done to.
pub(super) fn objects(objects: &Objects) -> String {
    match objects {
        Objects::Pick(pick) => self::pick(pick),
        Objects::All(cards) if is_captain(cards) => self::cards(cards),
        Objects::All(cards) => format!("all {}", self::cards(cards)),
        Objects::Player(player) => text(PLAYERS, player).unwrap_or_default().to_owned(),
        fixed => text(OBJECTS, fixed).unwrap_or_default().to_owned(),
    }
}

/// Whether verbs after these objects are in the plural.
pub(super) fn are_many(objects: &Objects) -> bool {
    match objects {
        Objects::All(cards) => !is_captain(cards),
        Objects::Player(player) => *player == Player::You,
        Objects::Pick(pick) => !is_one(&pick.count),
        _ => false,
    }
}

fn is_one(count: &Count) -> bool {
    matches!(count, Count::Exactly(Value::Number(1)) | Count::UpTo(Value::Number(1)))
}

/// A choice of cards.
fn pick(pick: &Pick) -> String {
    let count = match &pick.count {
        Count::Exactly(count) => value(count),
        Count::UpTo(most) => format!("up to {}", value(most)),
    };
    let from = counted(if is_one(&pick.count) { "card" } else { "cards" }, &pick.from);
    let whose = text(WHOSE, &pick.from.whose).unwrap_or_default();
    let of = if from.starts_with(whose) { " of" } else { "" };
    format!("{count}{of} {from}")
}

/// What follows `if` or `while`.
pub(super) fn condition(condition: &Condition) -> String {
    let list = |conditions: &[Condition]| joined(conditions, ", ", self::condition);
    match condition {
        Condition::Number(one, compare, other) => format!("{} is {}", amount(one), comparison(*compare, other)),
        Condition::Is(objects, filters) => {
            let verb = if are_many(objects) { "are" } else { "is" };
            format!("{} {verb} {}", self::objects(objects), self::filters(filters))
        }
        Condition::HasUsed(player, filters) => {
            format!("{}{}", text(HAS_USED, player).unwrap_or_default(), with(filters))
        }
        Condition::Not(condition) => format!("not ({})", self::condition(condition)),
        Condition::All(conditions) => format!("all of [{}]", list(conditions)),
        Condition::Any(conditions) => format!("any of [{}]", list(conditions)),
        fixed => text(FACTS, fixed).unwrap_or_default().to_owned(),
    }
}

/// Somebody does something: nobody is named if it is you.
pub(super) fn does(who: Player, you: &str, others: &str) -> String {
    match who {
        Player::You => you.to_owned(),
        other => format!("{} {others}", text(PLAYERS, &other).unwrap_or_default()),
    }
}
