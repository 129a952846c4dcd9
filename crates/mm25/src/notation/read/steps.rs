//! Steps and modifiers.

use super::nouns::{attacker, cards, condition, objects, one_of_cards, subject, value, with};
use crate::effects::{Act, Against, Modifier, Objects, Player, Step, Value};
use crate::notation::phrases::{ACTS, MODIFIERS, OF_MANY, OF_ONE, PLAYERS, Phrases, STEPS, phrase};
use kernel::scenario::Words;
use script::notation::{Read, at_first, doer, expect, one_of, read_sequence, separated};

/// What holds, and for whom.
type Holding = (Objects, Modifier);

/// Steps with `;` between them, or `nothing`.
pub(super) fn steps(words: &mut Words<'_>) -> Read<Vec<Step>> {
    read_sequence(words, step)
}

/// Modifiers with `;` between them, or `nothing`.
pub(super) fn modifiers(words: &mut Words<'_>) -> Read<Vec<Holding>> {
    read_sequence(words, holding)
}

/// What a Technique does at once, and after that what lasts as long as it is in play.
pub(super) fn technique(words: &mut Words<'_>) -> Read<(Vec<Step>, Vec<Holding>)> {
    let mut steps = Vec::new();
    if words.eat("nothing") {
        return Ok((steps, Vec::new()));
    }
    while !lasts(words) {
        steps.push(step(words)?);
        if !words.eat_mark(';') {
            return Ok((steps, Vec::new()));
        }
    }
    Ok((steps, separated(words, holding, |words| words.eat_mark(';'))?))
}

/// Whether what comes next is a modifier and no step.
fn lasts(words: &Words<'_>) -> bool {
    let mut ahead = words.clone();
    subject(&mut ahead).is_ok() && phrase(&mut ahead, MODIFIERS).is_some()
}

fn block(words: &mut Words<'_>, open: char, close: char) -> Read<Vec<Step>> {
    words.mark(open)?;
    let steps = steps(words)?;
    words.mark(close)?;
    Ok(steps)
}

pub(super) fn step(words: &mut Words<'_>) -> Read<Step> {
    if words.eat("if") {
        let condition = condition(words)?;
        expect(words, "then")?;
        let then = block(words, '(', ')')?;
        let otherwise = if words.eat("else") { block(words, '(', ')')? } else { Vec::new() };
        return Ok(Step::If(condition, then, otherwise));
    }
    if words.eat("may") {
        // One step may go without brackets, but not one that is made of steps: depth is bounded by brackets.
        let steps = if words.at_mark('(') { block(words, '(', ')')? } else { vec![simple(words)?] };
        return Ok(Step::May(steps));
    }
    if words.eat("choose one") {
        return ways(words).map(Step::ChooseOne);
    }
    simple(words)
}

/// `[…] or […]`, or `of nothing`.
fn ways(words: &mut Words<'_>) -> Read<Vec<Vec<Step>>> {
    if words.eat("of nothing") {
        return Ok(Vec::new());
    }
    separated(words, |words| block(words, '[', ']'), |words| words.eat("or"))
}

/// A step without steps in it.
fn simple(words: &mut Words<'_>) -> Read<Step> {
    if let Some(step) = phrase(words, STEPS) {
        return Ok(step);
    }
    if let Some(step) = deed(words)? {
        return Ok(step);
    }
    if words.eat("inflict") {
        let amount = value(words)?;
        expect(words, "damage on")?;
        return Ok(Step::Do(Act::Inflict(amount), objects(words)?));
    }
    if words.eat("strengthen") {
        let objects = objects(words)?;
        expect(words, "by")?;
        let (power, damage) = bonus(words)?;
        return Ok(Step::Do(Act::Gain(power, damage), objects));
    }
    if let Some((act, end)) = phrase(words, ACTS) {
        let objects = objects(words)?;
        if !end.is_empty() {
            expect(words, end)?;
        }
        return Ok(Step::Do(act, objects));
    }
    battle(words)
}

/// `this begins a battle against opponent's captain gaining +0/+2`.
fn battle(words: &mut Words<'_>) -> Read<Step> {
    let what = "a step (draw, move, put, inflict, return, annul, 'this begins a battle', if, may, choose one …)";
    let start = words.clone();
    let by = attacker(words).map_err(at_first(&start, what))?;
    if !(words.eat("begins a battle") || words.eat("begin a battle")) {
        return Err(words.expected("'begins a battle'"));
    }
    let against = if words.eat("against") { Against::These(one_of_cards(words)?) } else { Against::Normal };
    let bonus = if words.eat("gaining") { bonus(words)? } else { (0, 0) };
    Ok(Step::BeginBattle { by, against, bonus })
}

/// `+200/+0`.
fn bonus(words: &mut Words<'_>) -> Read<(i32, i32)> {
    words.known("so much to power and damage (+200/+0)", |word| {
        let (power, damage) = word.split_once('/')?;
        Some((power.parse().ok()?, damage.parse().ok()?))
    })
}

/// What players do.
fn deed(words: &mut Words<'_>) -> Read<Option<Step>> {
    if let Some(who) = doer(words, PLAYERS, "draw", "draws") {
        return Ok(Some(Step::Draw(who, value(words)?)));
    }
    if let Some(who) = doer(words, PLAYERS, "move", "moves") {
        let count = value(words)?;
        let moves: &Phrases<fn(Player, Value) -> Step> = &[
            ("from chest to logbook", Step::Log),
            ("from chest to ocean", Step::Sink),
            ("from logbook to ocean", Step::SinkLogbook),
        ];
        let step = one_of(words, moves)?;
        return Ok(Some(step(who, count)));
    }
    // Cards can be put into the Ocean from elsewhere too; then it is an act.
    let mut ahead = words.clone();
    if let Some(who) = doer(&mut ahead, PLAYERS, "put", "puts")
        && let Ok(count) = value(&mut ahead)
        && (ahead.eat("cards from hand into ocean") || ahead.eat("card from hand into ocean"))
    {
        *words = ahead;
        let step = if words.eat("at random") { Step::DiscardAtRandom } else { Step::Discard };
        return Ok(Some(step(who, count)));
    }
    Ok(None)
}

/// Cards or players, and what holds for them.
fn holding(words: &mut Words<'_>) -> Read<Holding> {
    let objects = subject(words)?;
    Ok((objects, modifier(words)?))
}

/// What follows the cards or players that a modifier is for.
fn modifier(words: &mut Words<'_>) -> Read<Modifier> {
    if let Some(modifier) = phrase(words, OF_ONE).or_else(|| phrase(words, OF_MANY)) {
        return Ok(modifier);
    }
    if words.eat("gets") || words.eat("get") {
        return gets(words);
    }
    if words.eat("has") || words.eat("have") {
        return has(words);
    }
    if words.eat("cannot be attacked") {
        let by = if words.eat("by characters") { with(words)? } else { Vec::new() };
        return Ok(Modifier::CannotBeAttackedBy(by));
    }
    if words.eat("may attack") {
        return cards(words).map(Modifier::MayAttack);
    }
    if words.eat("may ignore one sailor") {
        return with(words).map(Modifier::MayIgnoreSailor);
    }
    if words.eat("costs") || words.eat("cost") {
        let actions = actions(words)?;
        expect(words, "to attack")?;
        return Ok(Modifier::AttackCosts(actions));
    }
    if words.eat("takes") || words.eat("take") {
        let less = words.number()?;
        expect(words, "less battle damage")?;
        return Ok(Modifier::PreventDamage(less));
    }
    if words.eat("puts used techniques") || words.eat("put used techniques") {
        let which = with(words)?;
        expect(words, "at the bottom of the chest")?;
        return Ok(Modifier::TechniquesToChest(which));
    }
    Err(words.expected("what holds for it ('gets', 'has', 'cannot', 'may attack', 'costs', 'takes' …)"))
}

/// `+200/+0`, `(number of …) / +0`, `damage +1 up to 2`.
fn gets(words: &mut Words<'_>) -> Read<Modifier> {
    if words.eat("damage") {
        let more = words.number()?;
        expect(words, "up to")?;
        return Ok(Modifier::DamageUpTo { more, most: words.number()? });
    }
    if words.peek().is_some_and(|word| word.contains('/')) {
        let (power, damage) = bonus(words)?;
        return Ok(Modifier::Bonus { power: Value::Number(power), damage: Value::Number(damage) });
    }
    let start = words.clone();
    let power = value(words).map_err(at_first(&start, "so much to power and damage (+200/+0), or 'damage'"))?;
    expect(words, "/")?;
    Ok(Modifier::Bonus { power, damage: value(words)? })
}

/// `initial power 100`, `4 actions`.
fn has(words: &mut Words<'_>) -> Read<Modifier> {
    if words.eat("initial power") {
        return value(words).map(Modifier::InitialPower);
    }
    let start = words.clone();
    actions(words).map(Modifier::Actions).map_err(at_first(&start, "'initial power', or how many actions"))
}

fn actions(words: &mut Words<'_>) -> Read<u8> {
    let actions = words.number()?;
    if words.eat("actions") || words.eat("action") { Ok(actions) } else { Err(words.expected("'actions'")) }
}
