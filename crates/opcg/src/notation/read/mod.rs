//! From text to the AST. Abilities here, noun phrases and steps in the modules below.

mod nouns;
mod steps;

use super::phrases::{self, BY_EFFECTS, SUBJECTS, TIMINGS, TO_CARDS, TO_PLAYERS, TO_YOU};
use crate::effects::{
    Ability, Cards, Condition, Cost, Filter, Kind, Means, Modifier, Objects, Place, Timing, Whose, Would,
};
use kernel::scenario::{Problem, Words};
use script::notation::{Read, expect, in_brackets, read_line, read_sequence};

pub(super) use nouns::is_on_field;

/// Reads an ability.
///
/// ```
/// use opcg::notation::{read_ability, write_ability};
/// let text = "don x1, when attacking: draw 2; trash 2 cards in your hand";
/// assert_eq!(write_ability(&read_ability(text).unwrap()), text);
/// let problem = read_ability("on play: drew 2").unwrap_err();
/// assert_eq!(problem.place("on play: drew 2"), (1, 10));
/// ```
pub fn read_ability(text: &str) -> Result<Ability, Problem> {
    read_line(text, "an ability", ability)
}

/// When an ability acts: what the colon of its line decides about the rest of it.
enum Head {
    At(Timing),
    Always,
    Instead(Would),
}

pub(super) fn ability(words: &mut Words<'_>) -> Read<Ability> {
    let mut conditions = Vec::new();
    while let Some(condition) = leading_condition(words)? {
        conditions.push(condition);
        words.mark(',')?;
    }
    let head = head(words)?;
    let mut once = false;
    let mut optional = false;
    let mut cost = Vec::new();
    while words.eat_mark(',') {
        if !once && cost.is_empty() && words.eat("once per turn") {
            once = true;
        } else if words.eat("may") {
            optional = true;
            break;
        } else {
            cost.push(self::cost(words)?);
        }
    }
    if !words.eat_mark(':') {
        let more = if optional { "':'" } else { "',' or ':'" };
        return Err(words.expected(more));
    }
    let kind = match head {
        Head::At(timing) => Kind::At(timing, steps::steps(words)?),
        Head::Always => Kind::Always(standing(words)?),
        Head::Instead(would) => Kind::Instead(would, steps::steps(words)?),
    };
    Ok(Ability { conditions, once, optional, cost, kind })
}

fn leading_condition(words: &mut Words<'_>) -> Read<Option<Condition>> {
    if words.eat("if") {
        return nouns::condition(words).map(Some);
    }
    nouns::tag(words)
}

fn cost(words: &mut Words<'_>) -> Read<Cost> {
    let don = |words: &mut Words<'_>| {
        let count = words.number()?;
        expect(words, "don").map(|()| count)
    };
    if words.eat("rest") {
        don(words).map(Cost::RestDon)
    } else if words.eat("return") {
        don(words).map(Cost::ReturnDon)
    } else if words.eat("pay") {
        in_brackets(words, steps::step).map(Cost::Do)
    } else {
        Err(words.expected("'once per turn', a cost (rest 1 don, return 1 don, pay (…)) or 'may'"))
    }
}

fn head(words: &mut Words<'_>) -> Read<Head> {
    if words.eat("always") {
        return Ok(Head::Always);
    }
    let mut first = one_head(words)?;
    let (mut timings, mut woulds) = (Vec::new(), Vec::new());
    let alone = !words.clone().eat("or");
    loop {
        match first {
            Head::At(timing) if woulds.is_empty() => timings.push(timing),
            Head::Instead(would) if timings.is_empty() => woulds.push(would),
            _ => return Err(words.expected("only timings, or only what would happen, before this")),
        }
        if !words.eat("or") {
            break;
        }
        first = one_head(words)?;
    }
    Ok(match (alone, timings.pop(), woulds.pop()) {
        (true, Some(timing), _) => Head::At(timing),
        (false, Some(timing), _) => Head::At(Timing::Any(timings.into_iter().chain([timing]).collect())),
        (true, None, Some(would)) => Head::Instead(would),
        (false, None, Some(would)) => Head::Instead(Would::Any(woulds.into_iter().chain([would]).collect())),
        (_, None, None) => Head::Always,
    })
}

fn one_head(words: &mut Words<'_>) -> Read<Head> {
    if let Some(timing) = phrases::phrase(words, TIMINGS) {
        return Ok(Head::At(timing));
    }
    if !words.eat("when") {
        return Err(words.expected("a condition (don x1, your turn, if …) or a timing (on play, main, when …, always)"));
    }
    let (whose, cards) = subject(words)?;
    if whose.is_none() && words.eat("would") {
        return would(words, cards).map(Head::Instead);
    }
    let happening = match whose {
        Some(Whose::Yours) => phrases::phrase(words, TO_YOU),
        Some(_) => phrases::phrase(words, TO_PLAYERS),
        None => phrases::phrase(words, TO_CARDS).or_else(|| phrases::phrase(words, TO_PLAYERS)),
    };
    let happening = happening.ok_or_else(|| words.expected("what happens (is played, attacks, loses life …)"))?;
    Ok(Head::At(Timing::When(happening, cards, means(words)?)))
}

/// Reads one timing, without alternatives.
fn timing(words: &mut Words<'_>) -> Read<Timing> {
    let start = words.clone();
    match head(words)? {
        Head::At(timing) => Ok(timing),
        _ => Err(start.expected("a timing (on play, main, when …)")),
    }
}

/// Whom or what something happens to; players stand for their Leader.
fn subject(words: &mut Words<'_>) -> Read<(Option<Whose>, Cards)> {
    if words.eat("this") {
        return Ok((None, this()));
    }
    if let Some(whose) = phrases::phrase(words, SUBJECTS) {
        return Ok((Some(whose), Cards { whose, places: vec![Place::Leader], filters: Vec::new() }));
    }
    words.eat("one of");
    nouns::cards(words).map(|cards| (None, cards))
}

/// The card itself, wherever on the field it is.
pub(super) fn this() -> Cards {
    let places = vec![Place::Leader, Place::Characters, Place::Stage];
    Cards { whose: Whose::Yours, places, filters: vec![Filter::This] }
}

fn would(words: &mut Words<'_>, cards: Cards) -> Read<Would> {
    if words.eat("be ko'd") {
        Ok(Would::BeKod(cards, means(words)?))
    } else if words.eat("be removed") {
        Ok(Would::BeRemoved(cards, means(words)?))
    } else if words.eat("go to hand") {
        Ok(Would::GoToHand(cards))
    } else {
        Err(words.expected("'be ko'd', 'be removed' or 'go to hand'"))
    }
}

/// By which means; by any, if none are named.
fn means(words: &mut Words<'_>) -> Read<Means> {
    if words.eat("in battle") {
        return Ok(Means::Battle);
    }
    if words.eat("by effects of") {
        let whose = nouns::whose(words)?;
        return Ok(Means::Effect(whose, nouns::such_cards(words)?));
    }
    let whose = phrases::phrase(words, BY_EFFECTS);
    Ok(whose.map_or(Means::Anything, |whose| Means::Effect(whose, Vec::new())))
}

fn standing(words: &mut Words<'_>) -> Read<Vec<(Objects, Modifier)>> {
    read_sequence(words, |words| Ok((nouns::objects(words)?, steps::modifier(words)?)))
}
