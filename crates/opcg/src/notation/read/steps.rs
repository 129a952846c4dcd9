//! Steps and modifiers.

use super::nouns::{at_cards, cards, condition, objects, owner, pick, place, such_cards, value};
use super::{Read, ability, expect, means, quoted, timing};
use crate::effects::{Act, Means, Modifier, Permission, Player, Prohibition, Step, Until, Value};
use crate::notation::phrases::{
    ATTRIBUTES, DURATIONS, ENDS, KEYWORDS, MOMENTS, OWNERS, PERMISSIONS, PLAYERS, PROHIBITIONS, PUT_BACK, Phrases,
    phrase,
};
use kernel::scenario::Words;

/// Steps with `;` between them, or `nothing`.
pub(super) fn steps(words: &mut Words<'_>) -> Read<Vec<Step>> {
    let mut steps = Vec::new();
    if words.eat("nothing") {
        return Ok(steps);
    }
    loop {
        steps.push(step(words)?);
        if !words.eat_mark(';') {
            return Ok(steps);
        }
    }
}

fn block(words: &mut Words<'_>) -> Read<Vec<Step>> {
    words.mark('(')?;
    let steps = steps(words)?;
    words.mark(')')?;
    Ok(steps)
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

/// So many, or up to so many.
fn so_many(words: &mut Words<'_>) -> Read<(Value, bool)> {
    let up_to = words.eat("up to");
    Ok((value(words)?, up_to))
}

/// `2 of your don`, if that comes next.
fn of_don(words: &mut Words<'_>) -> Option<(Player, Value, bool)> {
    let mut ahead = words.clone();
    let (count, up_to) = so_many(&mut ahead).ok()?;
    let who = ahead.eat("of").then(|| phrase(&mut ahead, OWNERS)).flatten()?;
    ahead.eat("don").then(|| *words = ahead)?;
    Some((who, count, up_to))
}

/// Steps about DON!! cards.
fn don_step(words: &mut Words<'_>) -> Read<Option<Step>> {
    let mut ahead = words.clone();
    let step = if ahead.eat("set active") {
        of_don(&mut ahead).map(|(who, count, up_to)| Step::SetDonActive { who, count, up_to })
    } else if ahead.eat("rest") {
        of_don(&mut ahead).map(|(who, count, up_to)| Step::RestDon { who, count, up_to })
    } else if ahead.eat("keep rested") {
        let don = of_don(&mut ahead).map(|(who, count, up_to)| Step::KeepDonRested { who, count, up_to });
        Some(don.ok_or_else(|| ahead.expected("how many of whose don (up to 1 of opponent's don)"))?)
    } else if ahead.eat("return") {
        match of_don(&mut ahead) {
            Some((who, count, false)) => Some(Step::ReturnDon { who, count }),
            _ => return Err(ahead.expected("how many of whose don (1 of your don)")),
        }
    } else if ahead.eat("add") {
        let (count, up_to) = so_many(&mut ahead)?;
        let rested = ahead.eat("rested");
        expect(&mut ahead, "don")?;
        Some(Step::AddDon { count, up_to, rested })
    } else if ahead.eat("give") {
        let (count, up_to) = so_many(&mut ahead)?;
        let rested = ahead.eat("rested");
        expect(&mut ahead, "don to")?;
        Some(Step::Do(Act::GiveDon { count, up_to, rested }, objects(&mut ahead)?))
    } else if ahead.eat("move") {
        let (count, up_to) = so_many(&mut ahead)?;
        expect(&mut ahead, "given don to")?;
        Some(Step::Do(Act::MoveDon { count, up_to }, objects(&mut ahead)?))
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
        let (count, up_to) = so_many(words)?;
        return Ok(Some(Step::Draw { who, count, up_to }));
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
        let end = phrase(words, PUT_BACK).ok_or_else(|| words.expected("'top', 'bottom' or 'top or bottom'"))?;
        return Ok(Some(Step::PutBack(end)));
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
    if words.eat("at either end of the deck") {
        return Ok(Act::ToEitherEndOfDeck);
    }
    if words.eat("at the")
        && let Some(end) = phrase(words, ENDS)
    {
        if words.eat("of the deck") {
            return Ok(Act::ToDeck(end));
        }
        if words.eat("of life") {
            return Ok(Act::ToLife { end, face_up: words.eat("face-up") });
        }
        return Err(words.expected("'of the deck' or 'of life'"));
    }
    Err(words.expected("where to ('into hand', 'at the bottom of the deck', 'at the top of life' …)"))
}

/// A step that begins with what it is about: `this gets power +1000 this turn`.
fn sentence(words: &mut Words<'_>) -> Read<Step> {
    let start = words.clone();
    let step = "a step (draw, ko, trash, put, play, rest, set active, give, look at, if, you may … or cards and what they get)";
    let objects =
        objects(words).map_err(|misread| if misread.span == start.here() { start.expected(step) } else { misread })?;
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
        let keyword = phrase(words, KEYWORDS);
        return keyword.map(Modifier::Has).ok_or_else(|| words.expected("a keyword, 'base power' or 'base cost'"));
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
        quoted(words).map(Modifier::AlsoNamed)
    } else if words.eat("also type") {
        quoted(words).map(Modifier::AlsoType)
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
    if words.eat("attack") {
        return if at_cards(words) { cards(words).map(Prohibition::AttackThese) } else { Ok(Prohibition::Attack) };
    }
    if words.eat("be blocked") {
        let by = if words.eat("by") { such_cards(words)? } else { Vec::new() };
        return Ok(Prohibition::BlockedBy(by));
    }
    if words.eat("be ko'd") {
        return match means(words) {
            Means::Battle if words.eat("by") => such_cards(words).map(Prohibition::BeKodBy),
            means => Ok(Prohibition::BeKod(means)),
        };
    }
    if words.eat("be removed") {
        return Ok(Prohibition::BeRemoved(means(words)));
    }
    if words.eat("be rested") {
        return Ok(Prohibition::BeRested(means(words)));
    }
    if words.eat("be played") {
        return Ok(Prohibition::BePlayed(means(words)));
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
    if let Some(permission) = phrase(words, PERMISSIONS) {
        return Ok(permission);
    }
    if words.eat("attack at once") {
        return cards(words).map(Permission::AttackAtOnce);
    }
    Err(words.expected("what can be done (attack active characters, attack at once …)"))
}
