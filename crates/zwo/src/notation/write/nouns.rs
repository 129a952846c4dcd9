//! Noun phrases: numbers, qualities, cards, objects; and conditions about them.

use crate::effects::{Cards, Compare, Condition, Count, Filter, Objects, Pick, Player, Value, Whose};
use crate::notation::phrases::{
    ADJECTIVES, CATEGORIES, COMPARES, KEYWORDS, LIVES, NOUNS, PLACES, PLAYERS, QUALITIES, STATS, WHOSE, text,
};
use crate::notation::{Called, Slots};
use script::notation::{adjectives, joined, quoted, write_qualities, write_ways};

pub(super) fn player(player: Player) -> &'static str {
    text(PLAYERS, &player).unwrap_or_default()
}

pub(super) fn whose(whose: Whose) -> &'static str {
    text(WHOSE, &whose).unwrap_or_default()
}

/// A number, or an amount in brackets.
pub(super) fn value(value: &Value, slots: Slots) -> String {
    match value {
        Value::Number(_) | Value::Amount => amount(value, slots),
        _ => format!("({})", amount(value, slots)),
    }
}

/// The same, of things that are counted.
pub(super) fn number(number: &Value, slots: Slots) -> String {
    if *number == Value::Amount { "that many".to_owned() } else { value(number, slots) }
}

/// A number that is added: with its sign.
pub(super) fn change(change: &Value, slots: Slots) -> String {
    match change {
        Value::Number(number) => format!("{number:+}"),
        other => value(other, slots),
    }
}

fn amount(amount: &Value, slots: Slots) -> String {
    match amount {
        Value::Number(number) => number.to_string(),
        Value::Count(cards) => format!("number of {}", self::cards(cards, slots)),
        Value::Of(stat, of) => format!("{} of {}", text(STATS, stat).unwrap_or_default(), objects(of, slots)),
        Value::Life(player) => text(LIVES, player).unwrap_or_default().to_owned(),
        Value::Amount => "that much".to_owned(),
        Value::Times(times, of) => format!("{times} times {}", value(of, slots)),
    }
}

fn comparison(compare: Compare, number: &Value, slots: Slots) -> String {
    match text(COMPARES, &compare) {
        Some(text) => format!("{} {text}", value(number, slots)),
        None => value(number, slots),
    }
}

/// Qualities with `and` between them.
fn filters(filters: &[Filter], slots: Slots) -> String {
    write_qualities(filters, |filter| self::filter(filter, slots))
}

fn filter(filter: &Filter, slots: Slots) -> String {
    match filter {
        Filter::Category(category) => format!("category {}", text(CATEGORIES, category).unwrap_or_default()),
        Filter::Named(name) => format!("name {}", quoted(name)),
        Filter::Numbered(number) => format!("number {}", quoted(number)),
        Filter::Stat(stat, compare, value) => {
            format!("{} {}", text(STATS, stat).unwrap_or_default(), comparison(*compare, value, slots))
        }
        Filter::Has(keyword) => text(KEYWORDS, keyword).unwrap_or_default().to_owned(),
        Filter::Any(ways) => write_ways(ways, |way| filters(way, slots)),
        Filter::Not(not) => format!("not ({})", filters(not, slots)),
        fixed => text(ADJECTIVES, fixed).or_else(|| text(QUALITIES, fixed)).unwrap_or_default().to_owned(),
    }
}

/// Whose cards, where and which.
pub(super) fn cards(cards: &Cards, slots: Slots) -> String {
    counted("cards", cards, slots)
}

fn counted(noun: &str, cards: &Cards, slots: Slots) -> String {
    let with = |filters: &[Filter]| match filters {
        [] => String::new(),
        _ => format!(" with {}", self::filters(filters, slots)),
    };
    let whose = self::whose(cards.whose);
    let (before, rest) = adjectives(ADJECTIVES, &cards.filters);
    if let Some(noun) = text(NOUNS, &cards.place) {
        return format!("{whose} {before}{noun}{}", with(rest));
    }
    let (category, rest) = match rest.split_first() {
        Some((Filter::Category(category), rest)) => {
            (format!("{} ", text(CATEGORIES, category).unwrap_or_default()), rest)
        }
        _ => (String::new(), rest),
    };
    format!("{before}{category}{noun}{} in {whose} {}", with(rest), text(PLACES, &cards.place).unwrap_or_default())
}

/// What an act is done to.
pub(super) fn objects(objects: &Objects, slots: Slots) -> String {
    match objects {
        Objects::This => "this".to_owned(),
        Objects::It => "it".to_owned(),
        Objects::Picked(slot) => match slots.called(*slot) {
            Called::Target(1) => "target".to_owned(),
            Called::Target(number) => format!("target {number}"),
            Called::Picked(1) => "picked".to_owned(),
            Called::Picked(number) => format!("picked {number}"),
        },
        Objects::Pick(pick) => self::pick(pick, slots),
        Objects::All(cards) => format!("all {}", self::cards(cards, slots)),
        Objects::Player(player) => self::player(*player).to_owned(),
    }
}

/// Whether verbs after these objects are in the plural.
pub(super) fn are_many(objects: &Objects) -> bool {
    match objects {
        Objects::All(_) | Objects::Player(Player::You) => true,
        Objects::Pick(pick) => !is_one(&pick.count),
        _ => false,
    }
}

fn is_one(count: &Count) -> bool {
    matches!(count, Count::Exactly(Value::Number(1)) | Count::UpTo(Value::Number(1)))
}

/// A choice of cards.
pub(super) fn pick(pick: &Pick, slots: Slots) -> String {
    let count = match &pick.count {
        Count::Exactly(count) => number(count, slots),
        Count::UpTo(most) => format!("up to {}", number(most, slots)),
    };
    let of = if text(NOUNS, &pick.from.place).is_some() { " of" } else { "" };
    let from = counted(if is_one(&pick.count) { "card" } else { "cards" }, &pick.from, slots);
    format!("{count}{of} {from}")
}

/// What follows `if` or `while`.
pub(super) fn condition(condition: &Condition, slots: Slots) -> String {
    let list = |conditions: &[Condition]| joined(conditions, ", ", |condition| self::condition(condition, slots));
    match condition {
        Condition::YourTurn => "it is your turn".to_owned(),
        Condition::OpponentsTurn => "it is opponent's turn".to_owned(),
        Condition::Number(one, compare, other) => {
            format!("{} is {}", amount(one, slots), comparison(*compare, other, slots))
        }
        Condition::Is(objects, filters) => {
            let verb = if are_many(objects) { "are" } else { "is" };
            format!("{} {verb} {}", self::objects(objects, slots), self::filters(filters, slots))
        }
        Condition::Did => "it was done".to_owned(),
        Condition::Not(condition) => format!("not ({})", self::condition(condition, slots)),
        Condition::All(conditions) => format!("all of [{}]", list(conditions)),
        Condition::Any(conditions) => format!("any of [{}]", list(conditions)),
    }
}
