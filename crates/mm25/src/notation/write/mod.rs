//! From the AST to its canonical text. Abilities here, noun phrases and steps in the modules below.

mod nouns;
mod steps;

use super::phrases::{TIMINGS, WINDOWS, text};
use crate::effects::{Ability, Kind, Timing, Window};

pub(super) use nouns::names;

/// Writes an ability; [`read_ability`](super::read_ability) reads the same one from it.
pub fn write_ability(ability: &Ability) -> String {
    let (holds, mut head, body) = match &ability.kind {
        Kind::Action(actions, steps) => ("if", steps::actions(*actions), steps::steps(steps)),
        Kind::Continuous(holding) => ("while", "continuous".to_owned(), steps::modifiers(holding)),
        Kind::Reinforcing(holding) => ("while", "reinforcing".to_owned(), steps::modifiers(holding)),
        Kind::Triggered(timing, steps) => ("if", format!("triggered, {}", self::timing(timing)), steps::steps(steps)),
        Kind::Technique(steps, lasting) => ("if", "technique".to_owned(), steps::technique(steps, lasting)),
    };
    let mut add = |part: String| head = format!("{head}, {part}");
    ability.conditions.iter().for_each(|condition| add(format!("{holds} {}", nouns::condition(condition))));
    if ability.optional {
        add("optional".to_owned());
    }
    if !ability.cost.is_empty() {
        let parts: Vec<_> = ability.cost.iter().map(steps::step).collect();
        add(format!("cost [{}]", parts.join(", ")));
    }
    format!("{head}: {body}")
}

fn timing(timing: &Timing) -> String {
    match timing {
        Timing::Declared(cards) => format!("when opponent attacks {}", nouns::one_of(cards)),
        Timing::In(window) => format!("in window {}", self::window(*window)),
        fixed => text(TIMINGS, fixed).unwrap_or_default().to_owned(),
    }
}

/// A window of a Battle.
pub(super) fn window(window: Window) -> &'static str {
    text(WINDOWS, &window).unwrap_or_default()
}
