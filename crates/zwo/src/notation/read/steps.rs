//! Steps and modifiers.

use super::nouns::{condition, objects, pick, subject, value};
use crate::effects::{Act, Modifier, Objects, Step, Until};
use crate::notation::Slots;
use crate::notation::phrases::{AROUND, DURATIONS, KEYWORDS, PLAYERS, PROHIBITIONS, STATS, VERBS, phrase};
use kernel::scenario::Words;
use script::notation::{Read, at_first, doer, expect, in_brackets, one_of, read_sequence};

/// Steps with `;` between them, or `nothing`.
pub(super) fn steps(words: &mut Words<'_>, slots: Slots) -> Read<Vec<Step>> {
    read_sequence(words, |words| step(words, slots))
}

fn block(words: &mut Words<'_>, slots: Slots) -> Read<Vec<Step>> {
    in_brackets(words, |words| steps(words, slots))
}

fn step(words: &mut Words<'_>, slots: Slots) -> Read<Step> {
    if words.eat("if") {
        let condition = condition(words, slots)?;
        expect(words, "then")?;
        let then = block(words, slots)?;
        let otherwise = if words.eat("else") { block(words, slots)? } else { Vec::new() };
        return Ok(Step::If(condition, then, otherwise));
    }
    if words.eat("may") {
        // One step may go without brackets, but not one that is made of steps: depth is bounded by brackets.
        let steps = if words.at_mark('(') { block(words, slots)? } else { vec![simple(words, slots)?] };
        return Ok(Step::May(steps));
    }
    if words.eat("choose one") {
        return words.list(|words| steps(words, slots)).map(Step::ChooseOne);
    }
    simple(words, slots)
}

/// A step without steps in it.
fn simple(words: &mut Words<'_>, slots: Slots) -> Read<Step> {
    if words.eat("pick") {
        return pick(words, slots).map(Step::Pick);
    }
    if let Some(step) = deed(words, slots)? {
        return Ok(step);
    }
    let (act, objects) =
        act(words, slots, "a step (draw, deal, injure, stand, rest, revive, turn, put, return, if, may …)")?;
    Ok(Step::Do(act, objects))
}

/// What players do, and damage to them.
fn deed(words: &mut Words<'_>, slots: Slots) -> Read<Option<Step>> {
    if let Some(who) = doer(words, PLAYERS, "draw", "draws") {
        return Ok(Some(Step::Draw { who, count: value(words, slots)? }));
    }
    if let Some(who) = doer(words, PLAYERS, "recover", "recovers") {
        let amount = value(words, slots)?;
        expect(words, "life")?;
        return Ok(Some(Step::Recover { who, amount }));
    }
    if let Some(who) = doer(words, PLAYERS, "put the top", "puts the top") {
        let count = value(words, slots)?;
        expect(words, "of the deck into wrecked zone")?;
        return Ok(Some(Step::Mill { who, count }));
    }
    if let Some(who) = doer(words, PLAYERS, "shuffle the deck", "shuffles the deck") {
        return Ok(Some(Step::Shuffle(who)));
    }
    let mut ahead = words.clone();
    if ahead.eat("deal")
        && let Ok(amount) = value(&mut ahead, slots)
        && ahead.eat("damage to")
        && let Some(who) = phrase(&mut ahead, PLAYERS)
    {
        *words = ahead;
        return Ok(Some(Step::Hurt { who, amount }));
    }
    Ok(None)
}

/// An act and what it is done to; `what` would be expected here.
pub(super) fn act(words: &mut Words<'_>, slots: Slots, what: &str) -> Read<(Act, Objects)> {
    if let Some(act) = phrase(words, VERBS) {
        return Ok((act, objects(words, slots)?));
    }
    if let Some(ends) = phrase(words, AROUND) {
        let objects = objects(words, slots)?;
        let act = one_of(words, ends)?;
        return Ok((act, objects));
    }
    if words.eat("deal") {
        let amount = value(words, slots)?;
        expect(words, "damage to")?;
        return Ok((Act::Damage(amount), objects(words, slots)?));
    }
    if words.eat("take control of") {
        let objects = objects(words, slots)?;
        return Ok((Act::Control(duration(words)?), objects));
    }
    let start = words.clone();
    let objects = subject(words, slots).map_err(at_first(&start, what))?;
    let modifier = modifier(words, slots)?;
    Ok((Act::Modify(modifier, duration(words)?), objects))
}

fn duration(words: &mut Words<'_>) -> Read<Until> {
    let all = "how long ('until end of turn', 'through the next prepare phase', 'until leaving the field')";
    phrase(words, DURATIONS).ok_or_else(|| words.expected(all))
}

/// What follows the cards or players that a modifier is for.
pub(super) fn modifier(words: &mut Words<'_>, slots: Slots) -> Read<Modifier> {
    if words.eat("gets") || words.eat("get") {
        let stat = phrase(words, STATS).ok_or_else(|| words.expected("'power', 'critical', 'summon cost' …"))?;
        return Ok(Modifier::Add(stat, value(words, slots)?));
    }
    if words.eat("has") || words.eat("have") {
        if let Some(stat) = phrase(words, STATS) {
            return Ok(Modifier::Becomes(stat, value(words, slots)?));
        }
        let has = "a keyword (amplify, absorb, erode), or 'power', 'critical' … and a number";
        return phrase(words, KEYWORDS).map(Modifier::Has).ok_or_else(|| words.expected(has));
    }
    if words.eat("cannot") {
        return one_of(words, PROHIBITIONS).map(Modifier::Cannot);
    }
    Err(words.expected("what holds for it ('gets power', 'has', 'cannot')"))
}
