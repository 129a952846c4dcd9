//! Noun phrases: numbers, qualities, cards, objects; and conditions about them.

use crate::effects::{
    Cards, Compare, Condition, Count, Filter, Objects, Pick, Place, Player, Slot, Stat, Total, Value, Whose,
};
use crate::notation::phrases::{
    ADJECTIVES, CATEGORIES, COMPARES, HOLDERS, KEYWORDS, OWNERS, PLACES, PLAYERS, Phrases, QUALITIES, STATS, THE_ENDS,
    TRAITS, WHOSE, phrase,
};
use kernel::scenario::Words;
use script::notation::{Read, amount_is, at_first, expect, in_brackets, read_qualities, read_quoted, read_ways};

/// A number, or an amount in brackets.
pub(super) fn value(words: &mut Words<'_>) -> Read<Value> {
    if words.at_mark('(') {
        return in_brackets(words, amount);
    }
    if words.eat("that many") {
        return Ok(Value::Done);
    }
    if words.eat("the named number") {
        return Ok(Value::Named);
    }
    let number = words.number().map(Value::Number);
    number.map_err(|_| words.expected("a number, or an amount in brackets (number of …, power of …)"))
}

/// An amount in words, without brackets around it.
pub(super) fn amount(words: &mut Words<'_>) -> Read<Value> {
    if words.eat("number of") {
        if words.eat("picked") {
            return slot(words).map(Value::Size);
        }
        if let Some(don) = don_count(words) {
            return Ok(don);
        }
        return cards(words).map(Value::Count);
    }
    if let Some(stat) = phrase(words, STATS) {
        expect(words, "of")?;
        return Ok(Value::Of(stat, Box::new(objects(words)?)));
    }
    match value(words)? {
        Value::Number(times) if words.eat("per") => {
            let each = words.number()?;
            expect(words, "of")?;
            Ok(Value::Per { times, each, of: Box::new(value(words)?) })
        }
        first if words.eat("plus") => Ok(Value::Sum(Box::new(first), Box::new(value(words)?))),
        first if words.eat("minus") => Ok(Value::Minus(Box::new(first), Box::new(value(words)?))),
        first => Ok(first),
    }
}

/// DON!! or turns of a player, counted.
fn don_count(words: &mut Words<'_>) -> Option<Value> {
    let mut ahead = words.clone();
    let player = phrase(&mut ahead, OWNERS)?;
    let kinds: &Phrases<fn(Player) -> Value> = &[
        ("don", Value::Don),
        ("don deck", Value::DonDeck),
        ("rested don", Value::RestedDon),
        ("active don", Value::ActiveDon),
        ("given don", Value::GivenDon),
        ("turns", Value::Turns),
    ];
    let kind = phrase(&mut ahead, kinds)?;
    if is_among_cards(&ahead) {
        return None;
    }
    *words = ahead;
    Some(kind(player))
}

/// The number of a pick, from 1.
pub(super) fn slot(words: &mut Words<'_>) -> Read<Slot> {
    words.known("the number of a pick (1, 2, …)", |word| {
        let number: u16 = word.parse().ok()?;
        u8::try_from(number.checked_sub(1)?).ok().map(Slot)
    })
}

fn comparison(words: &mut Words<'_>) -> Read<(Compare, Value)> {
    let value = value(words)?;
    Ok((phrase(words, COMPARES).unwrap_or(Compare::Exactly), value))
}

/// Qualities with `and` between them.
pub(super) fn filters(words: &mut Words<'_>) -> Read<Vec<Filter>> {
    read_qualities(words, filter)
}

fn filter(words: &mut Words<'_>) -> Read<Filter> {
    if words.eat_mark('(') {
        return read_ways(words, filters).map(Filter::Any);
    }
    if words.eat("not picked") {
        return slot(words).map(Filter::NotIn);
    }
    if words.eat("not") {
        return in_brackets(words, filters).map(Filter::Not);
    }
    if words.eat("same") {
        let common = phrase(words, TRAITS).ok_or_else(|| words.expected("'name', 'colour', 'type' or 'attribute'"))?;
        expect(words, "as picked")?;
        return Ok(Filter::Same(common, slot(words)?));
    }
    if words.eat("category") {
        let category = phrase(words, CATEGORIES);
        return category.map(Filter::Category).ok_or_else(|| words.unknown("a category"));
    }
    let texts: &Phrases<fn(String) -> Filter> = &[
        ("type", Filter::Type),
        ("type including", Filter::TypeHas),
        ("name", Filter::Named),
        ("name including", Filter::NameHas),
    ];
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
        let (compare, value) = comparison(words)?;
        return Ok(Filter::Stat(stat, compare, value));
    }
    Err(words.expected("a quality (cost 3 or less, type \"…\", name \"…\", rested, red, blocker, not (…) …)"))
}

fn with(words: &mut Words<'_>, filters: &mut Vec<Filter>) -> Read<()> {
    if words.eat("with") {
        filters.extend(self::filters(words)?);
    }
    Ok(())
}

fn adjectives(words: &mut Words<'_>) -> Vec<Filter> {
    std::iter::from_fn(|| phrase(words, ADJECTIVES)).collect()
}

/// `cards`, perhaps with a category before it.
fn noun(words: &mut Words<'_>, filters: &mut Vec<Filter>) -> bool {
    let mut ahead = words.clone();
    let category = phrase(&mut ahead, CATEGORIES);
    let comes = ahead.eat("cards") || ahead.eat("card");
    if comes {
        *words = ahead;
        filters.extend(category.map(Filter::Category));
    }
    comes
}

/// Whether a phrase about cards comes next.
pub(super) fn at_cards(words: &Words<'_>) -> bool {
    let mut ahead = words.clone();
    phrase(&mut ahead, WHOSE).is_some() || phrase(&mut ahead, ADJECTIVES).is_some() || noun(&mut ahead, &mut Vec::new())
}

/// Cards without whose and where: `red character cards with cost 3 or less`.
pub(super) fn such_cards(words: &mut Words<'_>) -> Read<Vec<Filter>> {
    let mut filters = adjectives(words);
    if !noun(words, &mut filters) {
        return Err(words.expected("'cards'"));
    }
    with(words, &mut filters)?;
    Ok(filters)
}

/// Whose cards, where and which: `your rested characters with cost 3 or less`, `event cards in your trash`.
pub(super) fn cards(words: &mut Words<'_>) -> Read<Cards> {
    match phrase(words, WHOSE) {
        Some(whose) => on_field(words, whose),
        None if at_cards(words) => {
            let filters = such_cards(words)?;
            expect(words, "in")?;
            Ok(Cards { whose: whose(words)?, places: places(words)?, filters })
        }
        None => Err(words.expected("cards (your characters …, opponent's leader …, cards in your hand …)")),
    }
}

fn on_field(words: &mut Words<'_>, whose: Whose) -> Read<Cards> {
    let mut filters = adjectives(words);
    let start = words.clone();
    let places = places(words)?;
    if !places.iter().all(|&place| is_on_field(place)) {
        return Err(start.expected("'leader', 'characters', 'stage' or 'don' (elsewhere: cards in your hand …)"));
    }
    with(words, &mut filters)?;
    Ok(Cards { whose, places, filters })
}

/// Whether cards there are called by their place: "your characters", not "cards in your characters".
pub(in crate::notation) fn is_on_field(place: Place) -> bool {
    matches!(place, Place::Leader | Place::Characters | Place::Stage | Place::Don)
}

/// Whether DON!! just read are a place among those of cards, for what follows them.
pub(super) fn is_among_cards(words: &Words<'_>) -> bool {
    let mut ahead = words.clone();
    ahead.eat("cards") || ahead.eat("with") || ahead.eat("or") && phrase(&mut ahead, PLACES).is_some()
}

fn places(words: &mut Words<'_>) -> Read<Vec<Place>> {
    let mut places = vec![place(words)?];
    loop {
        let mut ahead = words.clone();
        match ahead.eat("or").then(|| phrase(&mut ahead, PLACES)).flatten() {
            Some(place) => places.push(place),
            None => return Ok(places),
        }
        *words = ahead;
    }
}

pub(super) fn place(words: &mut Words<'_>) -> Read<Place> {
    phrase(words, PLACES)
        .ok_or_else(|| words.expected("a place (leader, characters, stage, hand, deck, trash, life, view, don)"))
}

/// `your`, `opponent's` or `anyone's`.
pub(super) fn whose(words: &mut Words<'_>) -> Read<Whose> {
    phrase(words, WHOSE).ok_or_else(|| words.expected("'your', 'opponent's' or 'anyone's'"))
}

/// `your` or `opponent's`.
pub(super) fn owner(words: &mut Words<'_>) -> Read<Player> {
    phrase(words, OWNERS).ok_or_else(|| words.expected("'your' or 'opponent's'"))
}

/// What an act is done to.
pub(super) fn objects(words: &mut Words<'_>) -> Read<Objects> {
    let mut objects = some_objects(words)?;
    while words.eat("together with") {
        objects = Objects::Both(Box::new(objects), Box::new(some_objects(words)?));
    }
    Ok(objects)
}

fn some_objects(words: &mut Words<'_>) -> Read<Objects> {
    if words.eat("this card in") {
        return Ok(Objects::All(Cards { whose: whose(words)?, places: places(words)?, filters: vec![Filter::This] }));
    }
    let fixed = [
        ("this", Objects::This),
        ("it", Objects::It),
        ("the attacker", Objects::Attacker),
        ("the target", Objects::Target),
    ];
    if let Some(objects) = phrase(words, &fixed) {
        return Ok(objects);
    }
    if words.eat("picked") {
        return slot(words).map(Objects::Picked);
    }
    if let Some(end) = phrase(words, THE_ENDS) {
        let count = count(words)?;
        expect(words, "of")?;
        return Ok(Objects::Ends { whose: owner(words)?, place: place(words)?, end, count });
    }
    if let Some(player) = phrase(words, PLAYERS) {
        return Ok(Objects::Player(player));
    }
    if words.eat("all") || phrase(&mut words.clone(), WHOSE).is_some() {
        return cards(words).map(Objects::All);
    }
    pick(words).map(Objects::Pick)
}

/// How many: `2`, `up to 2`, `2 or more`, `any number`.
pub(super) fn count(words: &mut Words<'_>) -> Read<Count> {
    if words.eat("any number") {
        return Ok(Count::AnyNumber);
    }
    if words.eat("up to") {
        return value(words).map(Count::UpTo);
    }
    let value = value(words)?;
    Ok(if words.eat("or more") { Count::AtLeast(value) } else { Count::Exactly(value) })
}

/// A choice of cards: `up to 1 of your characters`, `2 cards in your hand`.
pub(super) fn pick(words: &mut Words<'_>) -> Read<Pick> {
    let start = words.clone();
    let cards_or = "cards (this, it, picked 1, all …, up to 1 of your …, 1 card in …, the top 1 of your …)";
    let count = count(words).map_err(at_first(&start, cards_or))?;
    words.eat("of");
    let from = cards(words)?;
    let total = if words.eat("totalling") {
        let stat: Stat = phrase(words, STATS).ok_or_else(|| words.expected("'cost' or 'power'"))?;
        let most = value(words)?;
        expect(words, "or less")?;
        Some(Total { stat, most })
    } else {
        None
    };
    let by = if words.eat("chosen by opponent") { Player::Opponent } else { Player::You };
    Ok(Pick { by, count, from, total })
}

/// The conditions that have words of their own: `don x2`, `your turn`, `opponent's turn`.
pub(super) fn tag(words: &mut Words<'_>) -> Read<Option<Condition>> {
    if words.eat("don") {
        let count = words.known("'x' and a number (x1, x2, …)", |word| word.strip_prefix('x')?.parse().ok())?;
        return Ok(Some(Condition::Given(count)));
    }
    let turns = [("your turn", Condition::YourTurn), ("opponent's turn", Condition::OpponentsTurn)];
    Ok(phrase(words, &turns))
}

/// What follows `if`.
pub(super) fn condition(words: &mut Words<'_>) -> Read<Condition> {
    if let Some(condition) = tag(words)? {
        return Ok(condition);
    }
    let fixed = [("it was done", Condition::Did), ("this was played this turn", Condition::PlayedThisTurn)];
    if let Some(condition) = phrase(words, &fixed) {
        return Ok(condition);
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
    if let Some(whose) = phrase(words, HOLDERS) {
        return held(words, whose).map(Condition::Exists);
    }
    if let Some(slot) = picked_is_there(words) {
        return Ok(Condition::Picked(slot));
    }
    let is_amount = |words: &mut Words<'_>| words.eat("number of") || phrase(words, STATS).is_some();
    if let Some(number) = amount_is(words, amount, is_amount)? {
        let (compare, other) = comparison(words)?;
        return Ok(Condition::Number(number, compare, other));
    }
    let objects = objects(words)?;
    if !(words.eat("is") || words.eat("are")) {
        return Err(words.expected("'is'"));
    }
    Ok(Condition::Is(objects, filters(words)?))
}

/// `picked 1 is there`; other words may follow what was picked.
fn picked_is_there(words: &mut Words<'_>) -> Option<Slot> {
    let mut ahead = words.clone();
    let slot = ahead.eat("picked").then(|| self::slot(&mut ahead).ok()).flatten()?;
    ahead.eat("is there").then(|| {
        *words = ahead;
        slot
    })
}

/// What somebody has: `characters with cost 8 or more`, `event cards in trash`.
fn held(words: &mut Words<'_>, whose: Whose) -> Read<Cards> {
    let mut ahead = words.clone();
    adjectives(&mut ahead);
    if noun(&mut ahead, &mut Vec::new()) {
        let filters = such_cards(words)?;
        expect(words, "in")?;
        return Ok(Cards { whose, places: places(words)?, filters });
    }
    on_field(words, whose)
}
