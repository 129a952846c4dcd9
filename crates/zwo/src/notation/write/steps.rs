//! Steps and modifiers.

use super::nouns::{are_many, change, condition, number, objects, pick, player, value};
use crate::effects::{Act, Modifier, Objects, Player, Step, Until};
use crate::notation::Slots;
use crate::notation::phrases::{AROUND, DURATIONS, KEYWORDS, PROHIBITIONS, STATS, VERBS, text};
use script::notation::write_sequence;

/// Steps with `;` between them, or `nothing`.
pub(super) fn steps(steps: &[Step], slots: Slots) -> String {
    write_sequence(steps, |step| self::step(step, slots))
}

/// Somebody does something: nobody is named if it is you.
fn does(who: Player, you: &str, others: &str) -> String {
    if who == Player::You { you.to_owned() } else { format!("{} {others}", player(who)) }
}

fn step(step: &Step, slots: Slots) -> String {
    match step {
        Step::Pick(pick) => format!("pick {}", self::pick(pick, slots)),
        Step::Do(act, on) => self::act(act, on, slots),
        Step::Draw { who, count } => format!("{} {}", does(*who, "draw", "draws"), number(count, slots)),
        Step::Hurt { who, amount } => format!("deal {} damage to {}", value(amount, slots), player(*who)),
        Step::Recover { who, amount } => {
            format!("{} {} life", does(*who, "recover", "recovers"), value(amount, slots))
        }
        Step::Mill { who, count } => {
            let puts = does(*who, "put", "puts");
            format!("{puts} the top {} of the deck into wrecked zone", number(count, slots))
        }
        Step::Shuffle(who) => format!("{} the deck", does(*who, "shuffle", "shuffles")),
        Step::If(condition, then, otherwise) => {
            let otherwise =
                if otherwise.is_empty() { String::new() } else { format!(" else ({})", steps(otherwise, slots)) };
            format!("if {} then ({}){otherwise}", self::condition(condition, slots), steps(then, slots))
        }
        Step::May(inner) => may(inner, slots),
        Step::ChooseOne(ways) => {
            format!("choose one [{}]", ways.iter().map(|way| steps(way, slots)).collect::<Vec<_>>().join(", "))
        }
    }
}

/// One step goes without brackets, if it has none in it and does not begin with one.
fn may(inner: &[Step], slots: Slots) -> String {
    let text = steps(inner, slots);
    match inner {
        [Step::If(..) | Step::May(_) | Step::ChooseOne(_)] => format!("may ({text})"),
        [_] if !text.starts_with('(') => format!("may {text}"),
        _ => format!("may ({text})"),
    }
}

pub(super) fn act(act: &Act, on: &Objects, slots: Slots) -> String {
    let cards = objects(on, slots);
    match act {
        Act::Damage(amount) => format!("deal {} damage to {cards}", value(amount, slots)),
        Act::Control(until) => format!("take control of {cards} {}", duration(*until)),
        Act::Modify(modifier, until) => format!("{} {}", modified(on, modifier, slots), duration(*until)),
        fixed => match text(VERBS, fixed) {
            Some(verb) => format!("{verb} {cards}"),
            None => {
                let around = AROUND.iter().find_map(|(verb, ends)| Some((verb, text(ends, fixed)?)));
                around.map_or_else(String::new, |(verb, end)| format!("{verb} {cards} {end}"))
            }
        },
    }
}

fn duration(until: Until) -> &'static str {
    text(DURATIONS, &until).unwrap_or_default()
}

/// Cards or players, and what holds for them.
pub(super) fn modified(on: &Objects, modifier: &Modifier, slots: Slots) -> String {
    let (get, has) = if are_many(on) { ("get", "have") } else { ("gets", "has") };
    let stat = |stat| text(STATS, stat).unwrap_or_default();
    let holds = match modifier {
        Modifier::Add(number, more) => format!("{get} {} {}", stat(number), change(more, slots)),
        Modifier::Becomes(number, this) => format!("{has} {} {}", stat(number), value(this, slots)),
        Modifier::Has(keyword) => format!("{has} {}", text(KEYWORDS, keyword).unwrap_or_default()),
        Modifier::Cannot(prohibition) => format!("cannot {}", text(PROHIBITIONS, prohibition).unwrap_or_default()),
    };
    format!("{} {holds}", objects(on, slots))
}
