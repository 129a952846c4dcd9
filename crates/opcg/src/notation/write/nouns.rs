//! Noun phrases: numbers, qualities, cards, objects; and conditions about them.

use crate::effects::{Cards, Compare, Condition, Count, Filter, Objects, Pick, Place, Player, Slot, Value, Whose};
use crate::notation::phrases::{
    ADJECTIVES, CATEGORIES, COMPARES, HOLDERS, KEYWORDS, OWNERS, PLACES, PLAYERS, QUALITIES, STATS, THE_ENDS, TRAITS,
    WHOSE, text,
};
use crate::notation::read::is_on_field;
use script::notation::{adjectives, joined, quoted, write_qualities, write_ways};

pub(super) fn player(player: Player) -> &'static str {
    text(PLAYERS, &player).unwrap_or_default()
}

pub(super) fn owner(player: Player) -> &'static str {
    text(OWNERS, &player).unwrap_or_default()
}

pub(super) fn whose(whose: Whose) -> &'static str {
    text(WHOSE, &whose).unwrap_or_default()
}

pub(super) fn place(place: Place) -> &'static str {
    text(PLACES, &place).unwrap_or_default()
}

pub(super) fn slot(slot: Slot) -> u16 {
    u16::from(slot.0) + 1
}

/// A number, or an amount in brackets.
pub(super) fn value(value: &Value) -> String {
    match value {
        Value::Number(_) | Value::Done | Value::Named => amount(value),
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
    let don = |player: &Player, what: &str| format!("number of {} {what}", owner(*player));
    match amount {
        Value::Number(number) => number.to_string(),
        Value::Count(cards) => format!("number of {}", self::cards(cards)),
        Value::Don(player) => don(player, "don"),
        Value::RestedDon(player) => don(player, "rested don"),
        Value::ActiveDon(player) => don(player, "active don"),
        Value::GivenDon(player) => don(player, "given don"),
        Value::DonDeck(player) => don(player, "don deck"),
        Value::Turns(player) => don(player, "turns"),
        Value::Of(stat, of) => format!("{} of {}", text(STATS, stat).unwrap_or_default(), objects(of)),
        Value::Size(slot) => format!("number of picked {}", self::slot(*slot)),
        Value::Done => "that many".to_owned(),
        Value::Named => "the named number".to_owned(),
        Value::Per { times, each, of } => format!("{times:+} per {each} of {}", value(of)),
        Value::Sum(one, other) => format!("{} plus {}", value(one), value(other)),
        Value::Minus(one, other) => format!("{} minus {}", value(one), value(other)),
    }
}

fn comparison(compare: Compare, number: &Value) -> String {
    match text(COMPARES, &compare) {
        Some(text) => format!("{} {text}", value(number)),
        None => value(number),
    }
}

/// Qualities with `and` between them.
pub(super) fn filters(filters: &[Filter]) -> String {
    write_qualities(filters, filter)
}

fn filter(filter: &Filter) -> String {
    match filter {
        Filter::Category(category) => format!("category {}", text(CATEGORIES, category).unwrap_or_default()),
        Filter::Type(name) => format!("type {}", quoted(name)),
        Filter::TypeHas(part) => format!("type including {}", quoted(part)),
        Filter::Named(name) => format!("name {}", quoted(name)),
        Filter::NameHas(part) => format!("name including {}", quoted(part)),
        Filter::Stat(stat, compare, value) => {
            format!("{} {}", text(STATS, stat).unwrap_or_default(), comparison(*compare, value))
        }
        Filter::Has(keyword) => text(KEYWORDS, keyword).unwrap_or_default().to_owned(),
        Filter::NotIn(slot) => format!("not picked {}", self::slot(*slot)),
        Filter::Same(common, slot) => {
            format!("same {} as picked {}", text(TRAITS, common).unwrap_or_default(), self::slot(*slot))
        }
        Filter::Any(ways) => write_ways(ways, |way| filters(way)),
        Filter::Not(not) => format!("not ({})", filters(not)),
        fixed => text(ADJECTIVES, fixed).or_else(|| text(QUALITIES, fixed)).unwrap_or_default().to_owned(),
    }
}

/// With a blank before it, or nothing.
fn with(filters: &[Filter]) -> String {
    if filters.is_empty() { String::new() } else { format!(" with {}", self::filters(filters)) }
}

/// Cards without whose and where.
pub(super) fn such_cards(filters: &[Filter]) -> String {
    cards_called("cards", filters)
}

fn cards_called(noun: &str, filters: &[Filter]) -> String {
    let (before, rest) = adjectives(ADJECTIVES, filters);
    match rest.split_first() {
        Some((Filter::Category(category), rest)) => {
            let category = text(CATEGORIES, category).unwrap_or_default();
            format!("{before}{category} {noun}{}", with(rest))
        }
        _ => format!("{before}{noun}{}", with(rest)),
    }
}

/// Where; DON!! that come first are called cards, for steps and numbers speak of `your don` too.
fn places(places: &[Place]) -> String {
    let name = |(index, &place)| if (index, place) == (0, Place::Don) { "don cards" } else { self::place(place) };
    places.iter().enumerate().map(name).collect::<Vec<_>>().join(" or ")
}

fn are_on_field(cards: &Cards) -> bool {
    cards.places.iter().all(|&place| is_on_field(place))
}

fn on_field(cards: &Cards) -> String {
    let (before, rest) = adjectives(ADJECTIVES, &cards.filters);
    format!("{before}{}{}", places(&cards.places), with(rest))
}

/// Whose cards, where and which.
pub(super) fn cards(cards: &Cards) -> String {
    counted("cards", cards)
}

fn counted(noun: &str, cards: &Cards) -> String {
    let whose = self::whose(cards.whose);
    if are_on_field(cards) {
        format!("{whose} {}", on_field(cards))
    } else {
        format!("{} in {whose} {}", cards_called(noun, &cards.filters), places(&cards.places))
    }
}

/// What an act is done to.
pub(super) fn objects(objects: &Objects) -> String {
    match objects {
        Objects::This => "this".to_owned(),
        Objects::It => "it".to_owned(),
        Objects::Picked(slot) => format!("picked {}", self::slot(*slot)),
        Objects::Pick(pick) => self::pick(pick),
        Objects::All(cards) if cards.filters == [Filter::This] && !are_on_field(cards) => {
            format!("this card in {} {}", whose(cards.whose), places(&cards.places))
        }
        Objects::All(cards) if cards.places == [Place::Leader] => self::cards(cards),
        Objects::All(cards) => format!("all {}", self::cards(cards)),
        Objects::Ends { whose, place, end, count } => {
            let end = text(THE_ENDS, end).unwrap_or_default();
            format!("{end} {} of {} {}", self::count(count), owner(*whose), self::place(*place))
        }
        Objects::Both(these, those) => format!("{} together with {}", self::objects(these), self::objects(those)),
        Objects::Attacker => "the attacker".to_owned(),
        Objects::Target => "the target".to_owned(),
        Objects::Player(player) => self::player(*player).to_owned(),
    }
}

/// Whether verbs after these objects are in the plural.
pub(super) fn are_many(objects: &Objects) -> bool {
    match objects {
        Objects::All(cards) => cards.places != [Place::Leader] && cards.filters != [Filter::This],
        Objects::Pick(pick) => !is_one(&pick.count),
        Objects::Player(player) => *player == Player::You,
        Objects::Both(..) => true,
        _ => false,
    }
}

/// How many.
pub(super) fn count(count: &Count) -> String {
    match count {
        Count::Exactly(count) => value(count),
        Count::UpTo(most) => format!("up to {}", value(most)),
        Count::AtLeast(least) => format!("{} or more", value(least)),
        Count::AnyNumber => "any number".to_owned(),
    }
}

fn is_one(count: &Count) -> bool {
    matches!(count, Count::Exactly(Value::Number(1)) | Count::UpTo(Value::Number(1)))
}

/// A choice of cards.
pub(super) fn pick(pick: &Pick) -> String {
    let count = self::count(&pick.count);
    let of = if are_on_field(&pick.from) || pick.count == Count::AnyNumber { " of" } else { "" };
    let from = counted(if is_one(&pick.count) { "card" } else { "cards" }, &pick.from);
    let total = pick.total.as_ref().map_or_else(String::new, |total| {
        format!(" totalling {} {} or less", text(STATS, &total.stat).unwrap_or_default(), value(&total.most))
    });
    let by = if pick.by == Player::Opponent { " chosen by opponent" } else { "" };
    format!("{count}{of} {from}{total}{by}")
}

/// What follows `if`.
pub(super) fn condition(condition: &Condition) -> String {
    let list = |conditions: &[Condition]| joined(conditions, ", ", self::condition);
    match condition {
        Condition::Given(count) => format!("don x{count}"),
        Condition::YourTurn => "your turn".to_owned(),
        Condition::OpponentsTurn => "opponent's turn".to_owned(),
        Condition::Number(one, compare, other) => format!("{} is {}", amount(one), comparison(*compare, other)),
        Condition::Exists(cards) => held(cards),
        Condition::Is(objects, filters) => {
            let verb = if are_many(objects) { "are" } else { "is" };
            format!("{} {verb} {}", self::objects(objects), self::filters(filters))
        }
        Condition::Picked(slot) => format!("picked {} is there", self::slot(*slot)),
        Condition::Did => "it was done".to_owned(),
        Condition::PlayedThisTurn => "this was played this turn".to_owned(),
        Condition::Not(condition) => format!("not ({})", self::condition(condition)),
        Condition::All(conditions) => format!("all of [{}]", list(conditions)),
        Condition::Any(conditions) => format!("any of [{}]", list(conditions)),
    }
}

fn held(cards: &Cards) -> String {
    let whose: &Whose = &cards.whose;
    let who = text(HOLDERS, whose).unwrap_or_default();
    if are_on_field(cards) {
        format!("{who} {}", on_field(cards))
    } else {
        format!("{who} {} in {}", such_cards(&cards.filters), places(&cards.places))
    }
}
