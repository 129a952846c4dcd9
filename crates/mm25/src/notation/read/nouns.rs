//! Noun phrases: numbers, qualities, cards, objects; and conditions about them.

use crate::Crew;
use crate::effects::{Cards, Compare, Condition, Count, Filter, Objects, Pick, Place, Value};
use crate::notation::phrases::{
    ADJECTIVES, AFTER, AHEAD, CATEGORIES, FACTS, HAS_USED, NOUNS, OBJECTS, PLACES, PLAYERS, POSTS, QUALITIES, STATS,
    WHOSE, phrase,
};
use kernel::scenario::Words;
use script::notation::{
    Read, amount_is, at_first, expect, in_brackets, one_of, read_qualities, read_quoted, read_ways, separated,
};

/// A number, or an amount in brackets.
pub(super) fn value(words: &mut Words<'_>) -> Read<Value> {
    if words.at_mark('(') {
        return in_brackets(words, amount);
    }
    let number = words.number().map(Value::Number);
    number.map_err(|_| words.expected("a number, or an amount in brackets (number of …, life of …)"))
}

/// An amount in words, without brackets around it.
fn amount(words: &mut Words<'_>) -> Read<Value> {
    if words.eat("number of") {
        return cards(words).map(Value::Count);
    }
    if let Some(stat) = phrase(words, STATS) {
        expect(words, "of")?;
        return Ok(Value::Of(stat, Box::new(objects(words)?)));
    }
    value(words)
}

fn comparison(words: &mut Words<'_>) -> Read<(Compare, Value)> {
    if let Some(compare) = phrase(words, AHEAD) {
        return Ok((compare, value(words)?));
    }
    let value = value(words)?;
    Ok((phrase(words, AFTER).unwrap_or(Compare::Exactly), value))
}

/// One name, or several in brackets.
pub(in crate::notation) fn names(words: &mut Words<'_>) -> Read<Vec<String>> {
    if words.at_mark('[') { words.list(read_quoted) } else { read_quoted(words).map(|name| vec![name]) }
}

/// Qualities with `and` between them.
fn filters(words: &mut Words<'_>) -> Read<Vec<Filter>> {
    read_qualities(words, filter)
}

/// `with` and qualities, if there are any.
pub(super) fn with(words: &mut Words<'_>) -> Read<Vec<Filter>> {
    if words.eat("with") { filters(words) } else { Ok(Vec::new()) }
}

fn filter(words: &mut Words<'_>) -> Read<Filter> {
    if words.eat_mark('(') {
        return read_ways(words, filters).map(Filter::Any);
    }
    if words.eat("not") {
        return in_brackets(words, filters).map(Filter::Not);
    }
    if words.eat("category") {
        let category = phrase(words, CATEGORIES);
        return category.map(Filter::Category).ok_or_else(|| words.unknown("a category (character, technique, team)"));
    }
    if words.eat("named") {
        return names(words).map(Filter::Named);
    }
    if words.eat("number") {
        return read_quoted(words).map(Filter::Numbered);
    }
    if words.eat("crew") {
        return read_quoted(words).map(|crew| Filter::Crew(Crew(crew)));
    }
    if words.eat("usable by") {
        return read_quoted(words).map(Filter::UsableBy);
    }
    if words.eat("limited") {
        return words.known("a limit (1, 2, …)", |word| word.parse().ok()).map(Filter::Limited);
    }
    if let Some(filter) = phrase(words, ADJECTIVES).or_else(|| phrase(words, QUALITIES)) {
        return Ok(filter);
    }
    if let Some(stat) = phrase(words, STATS) {
        let (compare, value) = comparison(words)?;
        return Ok(Filter::Stat(stat, compare, value));
    }
    Err(words.expected("a quality (a sailor, crew \"…\", named \"…\", life 2 or more, limited 1, not (…) …)"))
}

/// `your other characters with crew "Citizens"`, `technique cards in your ocean`, `opponent's captain`.
pub(super) fn cards(words: &mut Words<'_>) -> Read<Cards> {
    let start = words.clone();
    let of = phrase(words, WHOSE);
    let mut filters: Vec<Filter> = std::iter::from_fn(|| phrase(words, ADJECTIVES)).collect();
    if let Some(whose) = of {
        let places = match phrase(words, POSTS) {
            Some(post) => {
                filters.push(post);
                vec![Place::Bridge]
            }
            None => nouns(words)?,
        };
        filters.extend(with(words)?);
        return Ok(Cards { whose, places, filters });
    }
    filters.extend(phrase(words, CATEGORIES).map(Filter::Category));
    if !(words.eat("cards") || words.eat("card")) {
        let what = "cards (your characters …, opponent's captain, opponent's techniques …, cards in your hand …)";
        return Err(at_first(&start, what)(words.expected("'cards'")));
    }
    filters.extend(with(words)?);
    expect(words, "in")?;
    let whose = phrase(words, WHOSE).ok_or_else(|| words.expected("'your' or 'opponent's'"))?;
    Ok(Cards { whose, places: places(words)?, filters })
}

fn nouns(words: &mut Words<'_>) -> Read<Vec<Place>> {
    let what = "'characters', 'captain', 'sailors', 'techniques' or 'reinforcements' (elsewhere: cards in your hand …)";
    let noun = |words: &mut Words<'_>| phrase(words, NOUNS).ok_or_else(|| words.expected(what));
    separated(words, noun, |words| words.eat("or"))
}

fn places(words: &mut Words<'_>) -> Read<Vec<Place>> {
    if words.eat("nowhere") {
        return Ok(Vec::new());
    }
    separated(words, |words| one_of(words, PLACES), |words| words.eat("or"))
}

/// `one of your other characters`, `opponent's captain`.
pub(super) fn one_of_cards(words: &mut Words<'_>) -> Read<Cards> {
    words.eat("one of");
    cards(words)
}

/// Cards that an act is done to.
pub(super) fn objects(words: &mut Words<'_>) -> Read<Objects> {
    if let Some(objects) = phrase(words, OBJECTS) {
        return Ok(objects);
    }
    if words.eat("all") || phrase(&mut words.clone(), WHOSE).is_some() {
        return cards(words).map(Objects::All);
    }
    pick(words).map(Objects::Pick)
}

/// Cards or players that a modifier is for.
pub(super) fn subject(words: &mut Words<'_>) -> Read<Objects> {
    match phrase(words, PLAYERS) {
        Some(player) => Ok(Objects::Player(player)),
        None => objects(words),
    }
}

/// Who begins a Battle: `this`, `one of your characters`.
pub(super) fn attacker(words: &mut Words<'_>) -> Read<Objects> {
    if words.eat("one of") { cards(words).map(Objects::All) } else { objects(words) }
}

/// A choice of cards: `1 of opponent's techniques`, `up to 2 cards in your ocean`.
fn pick(words: &mut Words<'_>) -> Read<Pick> {
    let what = "cards (this, your character, opposing character, all …, 1 of opponent's techniques, 2 cards in your \
                ocean …)";
    let start = words.clone();
    let count = if words.eat("up to") { value(words).map(Count::UpTo) } else { value(words).map(Count::Exactly) };
    let count = count.map_err(at_first(&start, what))?;
    words.eat("of");
    Ok(Pick { count, from: cards(words)? })
}

/// What follows `if` or `while`.
pub(super) fn condition(words: &mut Words<'_>) -> Read<Condition> {
    if let Some(condition) = phrase(words, FACTS) {
        return Ok(condition);
    }
    if let Some(player) = phrase(words, HAS_USED) {
        return Ok(Condition::HasUsed(player, with(words)?));
    }
    if words.eat("not") {
        return in_brackets(words, condition).map(|condition| Condition::Not(Box::new(condition)));
    }
    if words.eat("all of") {
        return words.list(condition).map(Condition::All);
    }
    if words.eat("any of") {
        return words.list(condition).map(Condition::Any);
    }
    let is_amount = |words: &mut Words<'_>| words.eat("number of") || phrase(words, STATS).is_some();
    if let Some(number) = amount_is(words, amount, is_amount)? {
        let (compare, other) = comparison(words)?;
        return Ok(Condition::Number(number, compare, other));
    }
    let what =
        "what holds (your character won, number of cards in your hand is 4 or more, this is a sailor, not (…) …)";
    let start = words.clone();
    let objects = objects(words).map_err(at_first(&start, what))?;
    if !(words.eat("is") || words.eat("are")) {
        return Err(words.expected("'is'"));
    }
    Ok(Condition::Is(objects, filters(words)?))
}
