//! Noun phrases: numbers, qualities, cards, objects; and conditions about them.

use crate::effects::{Cards, Compare, Condition, Count, Filter, Objects, Pick, Value, Whose};
use crate::notation::phrases::{
    ADJECTIVES, CATEGORIES, COMPARES, KEYWORDS, LIVES, NOUNS, PLACES, PLAYERS, Phrases, QUALITIES, STATS, WHOSE, phrase,
};
use crate::notation::{Called, Slots, has_noun};
use kernel::scenario::Words;
use script::notation::{Read, amount_is, at_first, expect, in_brackets, read_qualities, read_quoted, read_ways};

/// A number, or an amount in brackets.
pub(super) fn value(words: &mut Words<'_>, slots: Slots) -> Read<Value> {
    if words.at_mark('(') {
        return in_brackets(words, |words| amount(words, slots));
    }
    if words.eat("that many") || words.eat("that much") {
        return Ok(Value::Amount);
    }
    let number = words.number().map(Value::Number);
    number.map_err(|_| words.expected("a number, or an amount in brackets (number of …, power of …)"))
}

/// An amount in words, without brackets around it.
fn amount(words: &mut Words<'_>, slots: Slots) -> Read<Value> {
    if words.eat("number of") {
        return cards(words, slots).map(Value::Count);
    }
    if let Some(stat) = phrase(words, STATS) {
        expect(words, "of")?;
        return Ok(Value::Of(stat, Box::new(objects(words, slots)?)));
    }
    if let Some(player) = phrase(words, LIVES) {
        return Ok(Value::Life(player));
    }
    match value(words, slots)? {
        Value::Number(times) if words.eat("times") => Ok(Value::Times(times, Box::new(value(words, slots)?))),
        value => Ok(value),
    }
}

fn comparison(words: &mut Words<'_>, slots: Slots) -> Read<(Compare, Value)> {
    let value = value(words, slots)?;
    Ok((phrase(words, COMPARES).unwrap_or(Compare::Exactly), value))
}

/// Qualities with `and` between them.
fn filters(words: &mut Words<'_>, slots: Slots) -> Read<Vec<Filter>> {
    read_qualities(words, |words| filter(words, slots))
}

fn filter(words: &mut Words<'_>, slots: Slots) -> Read<Filter> {
    if words.eat_mark('(') {
        return read_ways(words, |words| filters(words, slots)).map(Filter::Any);
    }
    if words.eat("not") {
        return in_brackets(words, |words| filters(words, slots)).map(Filter::Not);
    }
    if words.eat("category") {
        let category = phrase(words, CATEGORIES);
        return category.map(Filter::Category).ok_or_else(|| words.unknown("a category (zombie, event)"));
    }
    let texts: &Phrases<fn(String) -> Filter> = &[("name", Filter::Named), ("number", Filter::Numbered)];
    if let Some(kind) = phrase(words, texts) {
        return read_quoted(words).map(kind);
    }
    if let Some(filter) = phrase(words, ADJECTIVES).or_else(|| phrase(words, QUALITIES)) {
        return Ok(filter);
    }
    if let Some(keyword) = phrase(words, KEYWORDS) {
        return Ok(Filter::Has(keyword));
    }
    if let Some(stat) = phrase(words, STATS) {
        let (compare, value) = comparison(words, slots)?;
        return Ok(Filter::Stat(stat, compare, value));
    }
    Err(words.expected("a quality (stand, green, power 3000 or less, summon cost 4 or less, name \"…\", not (…) …)"))
}

/// `your stand zombies with power 3000 or less`, `green zombie cards in your wrecked zone`.
pub(super) fn cards(words: &mut Words<'_>, slots: Slots) -> Read<Cards> {
    let start = words.clone();
    let of = phrase(words, WHOSE);
    let mut filters: Vec<Filter> = std::iter::from_fn(|| phrase(words, ADJECTIVES)).collect();
    let with = |words: &mut Words<'_>, filters: &mut Vec<Filter>| {
        if words.eat("with") { self::filters(words, slots).map(|more| filters.extend(more)) } else { Ok(()) }
    };
    if let Some(whose) = of {
        let place = phrase(words, NOUNS);
        let place = place.ok_or_else(|| words.expected("'zombies' or 'mana' (elsewhere: cards in your hand …)"))?;
        with(words, &mut filters)?;
        return Ok(Cards { whose, place, filters });
    }
    filters.extend(phrase(words, CATEGORIES).map(Filter::Category));
    if !(words.eat("cards") || words.eat("card")) {
        let what = "cards (your zombies …, opponent's mana …, cards in your hand …)";
        return Err(at_first(&start, what)(words.expected("'cards'")));
    }
    with(words, &mut filters)?;
    expect(words, "in")?;
    let whose = whose(words)?;
    let place = phrase(words, PLACES).filter(|&place| !has_noun(place));
    let place = place.ok_or_else(|| words.expected("'hand' or 'wrecked zone' (elsewhere: your zombies, your mana)"))?;
    Ok(Cards { whose, place, filters })
}

/// `your`, `opponent's` or `anyone's`.
pub(super) fn whose(words: &mut Words<'_>) -> Read<Whose> {
    phrase(words, WHOSE).ok_or_else(|| words.expected("'your', 'opponent's' or 'anyone's'"))
}

/// Cards that an act is done to.
pub(super) fn objects(words: &mut Words<'_>, slots: Slots) -> Read<Objects> {
    if let Some(objects) = phrase(words, &[("this", Objects::This), ("it", Objects::It)]) {
        return Ok(objects);
    }
    if let Some(called) = called(words) {
        return slot(words, slots, called);
    }
    if words.eat("all") || phrase(&mut words.clone(), WHOSE).is_some() {
        return cards(words, slots).map(Objects::All);
    }
    pick(words, slots).map(Objects::Pick)
}

/// Cards or players that a modifier is for.
pub(super) fn subject(words: &mut Words<'_>, slots: Slots) -> Read<Objects> {
    match phrase(words, PLAYERS) {
        Some(player) => Ok(Objects::Player(player)),
        None => objects(words, slots),
    }
}

/// `target`, `target 2`, `picked`, `picked 2`.
fn called(words: &mut Words<'_>) -> Option<fn(usize) -> Called> {
    let kinds: &Phrases<fn(usize) -> Called> = &[("target", Called::Target), ("picked", Called::Picked)];
    phrase(words, kinds)
}

fn slot(words: &mut Words<'_>, slots: Slots, called: fn(usize) -> Called) -> Read<Objects> {
    let mut ahead = words.clone();
    let number = ahead.number().ok();
    match slots.slot(called(number.unwrap_or(1))) {
        Some(slot) => {
            if number.is_some() {
                *words = ahead;
            }
            Ok(Objects::Picked(slot))
        }
        None => Err(words.expected("a target that the ability has ('target', 'target 2' …), or 'picked'")),
    }
}

/// How many: `2`, `up to 2`.
fn count(words: &mut Words<'_>, slots: Slots) -> Read<Count> {
    if words.eat("up to") { value(words, slots).map(Count::UpTo) } else { value(words, slots).map(Count::Exactly) }
}

/// A choice of cards: `up to 1 of your zombies`, `2 cards in your hand`.
pub(super) fn pick(words: &mut Words<'_>, slots: Slots) -> Read<Pick> {
    let what =
        "cards (this, it, target, picked, all …, 1 of your zombies, up to 2 of your mana, 1 card in your hand …)";
    let start = words.clone();
    let count = count(words, slots).map_err(at_first(&start, what))?;
    words.eat("of");
    Ok(Pick { count, from: cards(words, slots)? })
}

/// What follows `if` or `while`.
pub(super) fn condition(words: &mut Words<'_>, slots: Slots) -> Read<Condition> {
    let fixed = [
        ("it is your turn", Condition::YourTurn),
        ("it is opponent's turn", Condition::OpponentsTurn),
        ("it was done", Condition::Did),
    ];
    if let Some(condition) = phrase(words, &fixed) {
        return Ok(condition);
    }
    if words.eat("not") {
        return in_brackets(words, |words| condition(words, slots))
            .map(|condition| Condition::Not(Box::new(condition)));
    }
    if words.eat("all of") {
        return words.list(|words| condition(words, slots)).map(Condition::All);
    }
    if words.eat("any of") {
        return words.list(|words| condition(words, slots)).map(Condition::Any);
    }
    let is_amount = |words: &mut Words<'_>| words.eat("number of") || phrase(words, STATS).is_some();
    if let Some(number) = amount_is(words, |words| amount(words, slots), is_amount)? {
        let (compare, other) = comparison(words, slots)?;
        return Ok(Condition::Number(number, compare, other));
    }
    let what = "what holds (it is your turn, number of your mana is 3 or more, this is intact, not (…) …)";
    let start = words.clone();
    let objects = objects(words, slots).map_err(at_first(&start, what))?;
    if !(words.eat("is") || words.eat("are")) {
        return Err(words.expected("'is'"));
    }
    Ok(Condition::Is(objects, filters(words, slots)?))
}
