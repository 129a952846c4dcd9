//! Steps and modifiers.

use super::nouns::{at_cards, cards, condition, count, is_among_cards, objects, owner, pick, place, such_cards, value};
use super::{ability, means, timing};
use crate::effects::{
    Act, Count, DonState, Means, Modifier, Permission, Player, Prohibition, Step, Until, Value, Where,
};
use crate::notation::phrases::{
    ATTRIBUTES, DON_STATES, DURATIONS, KEYWORDS, MOMENTS, OWNERS, PERMISSIONS, PLAYERS, PROHIBITIONS, Phrases, WHERE,
    phrase,
};
use kernel::scenario::Words;
use script::notation::{Read, at_first, expect, in_brackets, read_quoted, read_sequence};

/// Steps with `;` between them, or `nothing`.
pub(super) fn steps(words: &mut Words<'_>) -> Read<Vec<Step>> {
    read_sequence(words, step)
}

fn block(words: &mut Words<'_>) -> Read<Vec<Step>> {
    in_brackets(words, steps)
}

pub(super) fn step(words: &mut Words<'_>) -> Read<Step> {
    if let Some(step) = control(words)? {
        return Ok(step);
    }
    if let Some(step) = don_step(words)? {
        return Ok(step);
    }
    if let Some(step) = plain(words)? {
        return Ok(step);
    }
    if let Some(step) = act(words)? {
        return Ok(step);
    }
    sentence(words)
}

/// Steps made of steps.
fn control(words: &mut Words<'_>) -> Read<Option<Step>> {
    if words.eat("if") {
        let condition = condition(words)?;
        expect(words, "then")?;
        let then = block(words)?;
        let otherwise = if words.eat("else") { block(words)? } else { Vec::new() };
        return Ok(Some(Step::If(condition, then, otherwise)));
    }
    for (text, player) in PLAYERS {
        if words.eat(&format!("{text} may")) {
            return Ok(Some(Step::May(*player, block(words)?)));
        }
        if words.eat(&format!("{text} choose one")) || words.eat(&format!("{text} chooses one")) {
            return Ok(Some(Step::ChooseOne(*player, words.list(steps)?)));
        }
    }
    if words.eat("for each of") {
        let each = objects(words)?;
        return Ok(Some(Step::ForEach(each, block(words)?)));
    }
    match phrase(words, MOMENTS) {
        Some(moment) => Ok(Some(Step::Later(moment, block(words)?))),
        None => Ok(None),
    }
}

/// `2 of your don`, if that comes next.
fn of_don(words: &mut Words<'_>) -> Option<(Player, Count, DonState)> {
    let mut ahead = words.clone();
    let count = count(&mut ahead).ok()?;
    let who = ahead.eat("of").then(|| phrase(&mut ahead, OWNERS)).flatten()?;
    let state = phrase(&mut ahead, DON_STATES)?;
    if is_among_cards(&ahead) {
        return None;
    }
    *words = ahead;
    Some((who, count, state))
}

/// The same, where only `don` can be meant.
fn of_any_don(words: &mut Words<'_>) -> Option<(Player, Count)> {
    match of_don(words) {
        Some((who, count, DonState::Any)) => Some((who, count)),
        _ => None,
    }
}

/// `2 `, `any number of `, and whether they are `rested`.
fn so_many_rested(words: &mut Words<'_>) -> Read<(Count, bool)> {
    let count = so_many(words)?;
    Ok((count, words.eat("rested")))
}

/// How many of what has no owner: `any number of don`.
fn so_many(words: &mut Words<'_>) -> Read<Count> {
    let count = count(words)?;
    if count == Count::AnyNumber {
        expect(words, "of")?;
    }
    Ok(count)
}

/// Steps about DON!! cards.
fn don_step(words: &mut Words<'_>) -> Read<Option<Step>> {
    let mut ahead = words.clone();
    let adds = [("add", Player::You), ("opponent adds", Player::Opponent)];
    let step = if ahead.eat("set active") {
        of_any_don(&mut ahead).map(|(who, count)| Step::SetDonActive { who, count })
    } else if ahead.eat("rest") {
        of_any_don(&mut ahead).map(|(who, count)| Step::RestDon { who, count })
    } else if ahead.eat("keep rested") {
        let don = of_any_don(&mut ahead).map(|(who, count)| Step::KeepDonRested { who, count });
        Some(don.ok_or_else(|| ahead.expected("how many of whose don (up to 1 of opponent's don)"))?)
    } else if ahead.eat("return") {
        let don = of_don(&mut ahead).map(|(who, count, from)| Step::ReturnDon { who, count, from });
        Some(don.ok_or_else(|| ahead.expected("how many of whose don (1 of your don)"))?)
    } else if let Some(who) = phrase(&mut ahead, &adds) {
        let (count, rested) = so_many_rested(&mut ahead)?;
        expect(&mut ahead, "don")?;
        Some(Step::AddDon { who, count, rested })
    } else if ahead.eat("give") {
        let (count, rested) = so_many_rested(&mut ahead)?;
        expect(&mut ahead, "don to")?;
        Some(Step::Do(Act::GiveDon { count, rested }, objects(&mut ahead)?))
    } else if ahead.eat("move") {
        let count = so_many(&mut ahead)?;
        expect(&mut ahead, "given don to")?;
        Some(Step::Do(Act::MoveDon { count }, objects(&mut ahead)?))
    } else {
        None
    };
    if step.is_some() {
        *words = ahead;
    }
    Ok(step)
}

/// Steps that are not done to picked cards.
fn plain(words: &mut Words<'_>) -> Read<Option<Step>> {
    let fixed = [
        ("name a number", Step::NameNumber(Player::You)),
        ("opponent names a number", Step::NameNumber(Player::Opponent)),
        ("you win", Step::Win(Player::You)),
        ("opponent wins", Step::Win(Player::Opponent)),
        ("take another turn", Step::ExtraTurn),
    ];
    if let Some(step) = phrase(words, &fixed) {
        return Ok(Some(step));
    }
    let draws = [("draw", Player::You), ("opponent draws", Player::Opponent)];
    if let Some(who) = phrase(words, &draws) {
        return Ok(Some(Step::Draw { who, count: count(words)? }));
    }
    if words.eat("pick") {
        return pick(words).map(Step::Pick).map(Some);
    }
    if words.eat("look at") {
        let count = if words.eat("the top") {
            let count = value(words)?;
            expect(words, "of")?;
            Some(count)
        } else {
            None
        };
        return Ok(Some(Step::Look { whose: owner(words)?, place: place(words)?, count }));
    }
    if words.eat("put back at the") {
        return end(words).map(Step::PutBack).map(Some);
    }
    if words.eat("shuffle") {
        let owner = owner(words)?;
        expect(words, "deck")?;
        return Ok(Some(Step::Shuffle(owner)));
    }
    if words.eat("deal") {
        let count = value(words)?;
        expect(words, "damage to")?;
        let who = phrase(words, PLAYERS).ok_or_else(|| words.expected("'you' or 'opponent'"))?;
        return Ok(Some(Step::Damage { who, count }));
    }
    if words.eat("run") {
        return timing(words).map(Step::Run).map(Some);
    }
    Ok(None)
}

/// Acts: a verb, then what it is done to.
fn act(words: &mut Words<'_>) -> Read<Option<Step>> {
    let simple = [
        ("ko", Act::Ko),
        ("trash", Act::Trash),
        ("rest", Act::Rest),
        ("set active", Act::SetActive),
        ("reveal", Act::Reveal),
        ("activate", Act::Activate),
    ];
    if let Some(act) = phrase(words, &simple) {
        return Ok(Some(Step::Do(act, objects(words)?)));
    }
    if words.eat("play") {
        let objects = objects(words)?;
        return Ok(Some(Step::Do(Act::Play { rested: words.eat("rested") }, objects)));
    }
    if words.eat("turn") {
        let objects = objects(words)?;
        let sides = [("face-up", true), ("face-down", false)];
        let face_up = phrase(words, &sides).ok_or_else(|| words.expected("'face-up' or 'face-down'"))?;
        return Ok(Some(Step::Do(Act::Turn { face_up }, objects)));
    }
    if words.eat("swap base power of") {
        let objects = objects(words)?;
        return Ok(Some(Step::Do(Act::SwapBasePower(duration(words)?), objects)));
    }
    if words.eat("put") {
        let objects = objects(words)?;
        return Ok(Some(Step::Do(destination(words)?, objects)));
    }
    Ok(None)
}

fn destination(words: &mut Words<'_>) -> Read<Act> {
    if words.eat("into hand") {
        return Ok(Act::ToHand);
    }
    if words.eat("at the") {
        let at = end(words)?;
        if words.eat("of the deck") {
            return Ok(Act::ToDeck(at));
        }
        if words.eat("of life") {
            return Ok(Act::ToLife { at, face_up: words.eat("face-up") });
        }
        return Err(words.expected("'of the deck' or 'of life'"));
    }
    Err(words.expected("where to ('into hand', 'at the bottom of the deck', 'at the top of life' …)"))
}

fn end(words: &mut Words<'_>) -> Read<Where> {
    phrase(words, WHERE).ok_or_else(|| words.expected("'top', 'bottom' or 'top or bottom'"))
}

/// A step that begins with what it is about: `this gets power +1000 this turn`.
fn sentence(words: &mut Words<'_>) -> Read<Step> {
    let start = words.clone();
    let step = "a step (draw, ko, trash, put, play, rest, set active, give, look at, if, you may … or cards and what they get)";
    let objects = objects(words).map_err(at_first(&start, step))?;
    if words.eat("becomes the target") {
        return Ok(Step::Do(Act::BecomeTarget, objects));
    }
    if words.eat("has power 0") || words.eat("have power 0") {
        return Ok(Step::Do(Act::PowerToZero(duration(words)?), objects));
    }
    let modifier = modifier(words)?;
    Ok(Step::Do(Act::Modify(modifier, duration(words)?), objects))
}

fn duration(words: &mut Words<'_>) -> Read<Until> {
    phrase(words, DURATIONS)
        .ok_or_else(|| words.expected("how long ('this turn', 'this battle', 'until …', 'forever')"))
}

/// What follows the cards that a modifier is for.
pub(super) fn modifier(words: &mut Words<'_>) -> Read<Modifier> {
    if words.eat("gets") || words.eat("get") {
        let numbers: &Phrases<fn(Value) -> Modifier> =
            &[("power", Modifier::Power), ("cost", Modifier::Cost), ("counter", Modifier::Counter)];
        let kind = phrase(words, numbers).ok_or_else(|| words.expected("'power', 'cost' or 'counter'"))?;
        return value(words).map(kind);
    }
    if words.eat("has") || words.eat("have") {
        if words.eat("base power") {
            return value(words).map(Modifier::BasePower);
        }
        if words.eat("base cost") {
            return value(words).map(Modifier::BaseCost);
        }
        if words.eat("a don deck of") {
            return words.number().map(Modifier::DonDeck);
        }
        if let Some(keyword) = phrase(words, KEYWORDS) {
            return Ok(Modifier::Has(keyword));
        }
        let start = words.clone();
        let has = "a keyword, 'base power', 'base cost', 'a don deck of' or a timing";
        let timing = timing(words).map_err(at_first(&start, has))?;
        expect(words, "negated")?;
        return Ok(Modifier::NegatedAt(timing));
    }
    if words.eat("cannot") {
        return prohibition(words).map(Modifier::Cannot);
    }
    if words.eat("can") {
        return permission(words).map(Modifier::Can);
    }
    if words.eat("is") || words.eat("are") {
        return named(words);
    }
    if words.eat("gains") || words.eat("gain") {
        words.mark('(')?;
        let ability = ability(words)?;
        words.mark(')')?;
        return Ok(Modifier::Gains(Box::new(ability)));
    }
    Err(words.expected("what they get ('gets power', 'has', 'cannot', 'can', 'is', 'gains (…)')"))
}

fn named(words: &mut Words<'_>) -> Read<Modifier> {
    if words.eat("negated") {
        Ok(Modifier::Negated)
    } else if words.eat("also named") {
        read_quoted(words).map(Modifier::AlsoNamed)
    } else if words.eat("also type") {
        read_quoted(words).map(Modifier::AlsoType)
    } else if words.eat("also") {
        let attribute = phrase(words, ATTRIBUTES);
        attribute.map(Modifier::AlsoAttribute).ok_or_else(|| words.expected("'named', 'type' or an attribute"))
    } else {
        Err(words.expected("'negated' or 'also'"))
    }
}

fn prohibition(words: &mut Words<'_>) -> Read<Prohibition> {
    if let Some(prohibition) = phrase(words, PROHIBITIONS) {
        return Ok(prohibition);
    }
    if words.eat("attack unless") {
        words.mark('(')?;
        let step = step(words)?;
        words.mark(')')?;
        return Ok(Prohibition::AttackUnless(Box::new(step)));
    }
    if words.eat("attack others than") {
        return cards(words).map(Prohibition::AttackOthers);
    }
    if words.eat("attack") {
        return if at_cards(words) { cards(words).map(Prohibition::AttackThese) } else { Ok(Prohibition::Attack) };
    }
    if words.eat("be blocked") {
        let by = if words.eat("by") { such_cards(words)? } else { Vec::new() };
        return Ok(Prohibition::BlockedBy(by));
    }
    if words.eat("be ko'd") {
        return match means(words)? {
            Means::Battle if words.eat("by") => such_cards(words).map(Prohibition::BeKodBy),
            means => Ok(Prohibition::BeKod(means)),
        };
    }
    if words.eat("be removed") {
        return means(words).map(Prohibition::BeRemoved);
    }
    if words.eat("be rested") {
        return means(words).map(Prohibition::BeRested);
    }
    if words.eat("be played") {
        return means(words).map(Prohibition::BePlayed);
    }
    if words.eat("play") {
        return such_cards(words).map(Prohibition::Play);
    }
    if words.eat("include") {
        return such_cards(words).map(Prohibition::Include);
    }
    Err(words.expected("what cannot be done (attack, block, refresh, play, be ko'd, be blocked, be removed …)"))
}

fn permission(words: &mut Words<'_>) -> Read<Permission> {
    phrase(words, PERMISSIONS).ok_or_else(|| words.expected("what can be done (attack active characters …)"))
}
