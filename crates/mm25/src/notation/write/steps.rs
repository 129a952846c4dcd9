//! Steps and modifiers.

use super::nouns::{are_many, cards, change, condition, does, objects, one_of, value, with};
use crate::effects::{Act, Against, Modifier, Objects, Player, Step, Value};
use crate::notation::phrases::{ACTS, OF_MANY, OF_ONE, STEPS, text};

/// Steps with `;` between them, or `nothing`.
pub(super) fn steps(steps: &[Step]) -> String {
    technique(steps, &[])
}

/// Modifiers with `;` between them, or `nothing`.
pub(super) fn modifiers(holding: &[(Objects, Modifier)]) -> String {
    technique(&[], holding)
}

/// What is done at once, then what lasts, or `nothing`.
pub(super) fn technique(steps: &[Step], lasting: &[(Objects, Modifier)]) -> String {
    let lasting = lasting.iter().map(|(objects, modifier)| modified(objects, modifier));
    let parts: Vec<_> = steps.iter().map(step).chain(lasting).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join("; ") }
}

/// `1 action`, `2 actions`.
pub(super) fn actions(actions: u8) -> String {
    format!("{actions} {}", if actions == 1 { "action" } else { "actions" })
}

fn bonus((power, damage): (i32, i32)) -> String {
    format!("{power:+}/{damage:+}")
}

pub(super) fn step(step: &Step) -> String {
    match step {
        Step::Do(act, on) => self::act(act, on),
        Step::BeginBattle { by, against, bonus } => battle(by, against, *bonus),
        Step::Draw(who, count) => format!("{} {}", does(*who, "draw", "draws"), value(count)),
        Step::Log(who, count) => format!("{} {} from chest to logbook", does(*who, "move", "moves"), value(count)),
        Step::Sink(who, count) => format!("{} {} from chest to ocean", does(*who, "move", "moves"), value(count)),
        Step::SinkLogbook(who, count) => {
            format!("{} {} from logbook to ocean", does(*who, "move", "moves"), value(count))
        }
        Step::Discard(who, count) => discard(*who, count),
        Step::DiscardAtRandom(who, count) => format!("{} at random", discard(*who, count)),
        Step::If(condition, then, otherwise) => {
            let otherwise = if otherwise.is_empty() { String::new() } else { format!(" else ({})", steps(otherwise)) };
            format!("if {} then ({}){otherwise}", self::condition(condition), steps(then))
        }
        Step::May(inner) => may(inner),
        Step::ChooseOne(ways) if ways.is_empty() => "choose one of nothing".to_owned(),
        Step::ChooseOne(ways) => {
            let ways: Vec<_> = ways.iter().map(|way| format!("[{}]", steps(way))).collect();
            format!("choose one {}", ways.join(" or "))
        }
        fixed => text(STEPS, fixed).unwrap_or_default().to_owned(),
    }
}

fn discard(who: Player, count: &Value) -> String {
    let cards = if *count == Value::Number(1) { "card" } else { "cards" };
    format!("{} {} {cards} from hand into ocean", does(who, "put", "puts"), value(count))
}

fn battle(by: &Objects, against: &Against, gained: (i32, i32)) -> String {
    let (by, begins) = match by {
        Objects::All(cards) => (one_of(cards), "begins"),
        by => (objects(by), if are_many(by) { "begin" } else { "begins" }),
    };
    let against = match against {
        Against::Normal => String::new(),
        Against::These(cards) => format!(" against {}", one_of(cards)),
    };
    let gaining = if gained == (0, 0) { String::new() } else { format!(" gaining {}", bonus(gained)) };
    format!("{by} {begins} a battle{against}{gaining}")
}

/// One step goes without brackets, if it has none in it and does not begin with one.
fn may(inner: &[Step]) -> String {
    let text = steps(inner);
    match inner {
        [Step::If(..) | Step::May(_) | Step::ChooseOne(_)] => format!("may ({text})"),
        [_] if !text.starts_with('(') => format!("may {text}"),
        _ => format!("may ({text})"),
    }
}

fn act(act: &Act, on: &Objects) -> String {
    let cards = objects(on);
    if let Act::Inflict(amount) = act {
        return format!("inflict {} damage on {cards}", value(amount));
    }
    if let Act::Gain(power, damage) = act {
        return format!("strengthen {cards} by {}", bonus((*power, *damage)));
    }
    let found = ACTS.iter().find(|(_, (other, _))| other == act);
    found.map_or_else(String::new, |(verb, (_, end))| format!("{verb} {cards} {end}").trim_end().to_owned())
}

/// Cards or players, and what holds for them.
fn modified(on: &Objects, modifier: &Modifier) -> String {
    let many = are_many(on);
    let verb = |one: &'static str, more: &'static str| if many { more } else { one };
    let holds = match modifier {
        Modifier::Bonus { power: Value::Number(power), damage: Value::Number(damage) } => {
            format!("{} {}", verb("gets", "get"), bonus((*power, *damage)))
        }
        Modifier::Bonus { power, damage } => {
            format!("{} {} / {}", verb("gets", "get"), change(power), change(damage))
        }
        Modifier::DamageUpTo { more, most } => format!("{} damage {more:+} up to {most}", verb("gets", "get")),
        Modifier::InitialPower(power) => format!("{} initial power {}", verb("has", "have"), value(power)),
        Modifier::Actions(count) => format!("{} {}", verb("has", "have"), actions(*count)),
        Modifier::CannotBeAttackedBy(by) if by.is_empty() => "cannot be attacked".to_owned(),
        Modifier::CannotBeAttackedBy(by) => format!("cannot be attacked by characters{}", with(by)),
        Modifier::MayAttack(these) => format!("may attack {}", cards(these)),
        Modifier::MayIgnoreSailor(which) => format!("may ignore one sailor{}", with(which)),
        Modifier::AttackCosts(count) => format!("{} {} to attack", verb("costs", "cost"), actions(*count)),
        Modifier::TechniquesToChest(which) => {
            format!("{} used techniques{} at the bottom of the chest", verb("puts", "put"), with(which))
        }
        Modifier::PreventDamage(less) => format!("{} {less} less battle damage", verb("takes", "take")),
        fixed => text(if many { OF_MANY } else { OF_ONE }, fixed).unwrap_or_default().to_owned(),
    };
    format!("{} {holds}", objects(on))
}
