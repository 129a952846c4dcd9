//! From the AST to its canonical text. Abilities here, noun phrases and steps in the modules below.

mod nouns;
mod steps;

use super::phrases::{COLOURS, HAPPENINGS, PHASES, PLACES, SPEEDS, SUBJECTS, TO_PLAYERS, TO_YOU, text};
use super::{Slots, this};
use crate::Category;
use crate::effects::{Ability, Cost, Kind, Place, PlayerHappening, Timing, Way, Whose};
use script::notation::write_sequence;

/// Writes an ability; [`read_ability`](super::read_ability) reads the same one from it. One that is used from the hand is
/// written as that of an EVENT card.
pub fn write_ability(ability: &Ability) -> String {
    ability_on(Category::Event, ability)
}

/// Writes an ability of a card: what is used from the hand is called an event on EVENT cards only.
pub(super) fn ability_on(category: Category, ability: &Ability) -> String {
    let slots = Slots { targets: Some(ability.targets.len()) };
    let (holds, mut head, body) = match &ability.kind {
        Kind::Continuous(parts) => {
            let parts = write_sequence(parts, |(objects, modifier)| steps::modified(objects, modifier, slots));
            ("while", "continuous".to_owned(), parts)
        }
        Kind::Auto(timing, steps) => {
            ("if", format!("auto, {}", self::timing(timing, slots)), steps::steps(steps, slots))
        }
        Kind::Activated(speed, place, steps) => {
            let speed = text(SPEEDS, speed).unwrap_or_default();
            let head = match place {
                Place::Field => format!("activated {speed}"),
                Place::Hand if category == Category::Event => format!("event {speed}"),
                place => format!("activated {speed}, in {}", text(PLACES, place).unwrap_or_default()),
            };
            ("if", head, steps::steps(steps, slots))
        }
    };
    let mut add = |part: String| head = format!("{head}, {part}");
    ability.conditions.iter().for_each(|condition| add(format!("{holds} {}", nouns::condition(condition, slots))));
    if ability.once {
        add("once per turn".to_owned());
    }
    if !ability.cost.is_empty() {
        let parts: Vec<_> = ability.cost.iter().map(|part| cost(part, slots)).collect();
        add(format!("cost [{}]", parts.join(", ")));
    }
    ability.targets.iter().for_each(|target| add(format!("target {}", nouns::pick(target, slots))));
    format!("{head}: {body}")
}

fn timing(timing: &Timing, slots: Slots) -> String {
    match timing {
        Timing::When(happening, cards) => {
            let what = text(HAPPENINGS, happening).unwrap_or_default();
            let subject =
                if *cards == this() { "this".to_owned() } else { format!("one of {}", nouns::cards(cards, slots)) };
            format!("when {subject} {what}")
        }
        Timing::WhenPlayer(happening, whose) => when_player(*happening, *whose),
        Timing::StartOf(phase, whose) => {
            format!("at the start of {} {}", nouns::whose(*whose), text(PHASES, phase).unwrap_or_default())
        }
        Timing::EndOfTurn(whose) => format!("at the end of {} turn", nouns::whose(*whose)),
    }
}

fn when_player(happening: PlayerHappening, whose: Whose) -> String {
    let happenings = if whose == Whose::Yours { TO_YOU } else { TO_PLAYERS };
    let who = text(SUBJECTS, &whose).unwrap_or_default();
    format!("when {who} {}", text(happenings, &happening).unwrap_or_default())
}

fn cost(cost: &Cost, slots: Slots) -> String {
    match cost {
        Cost::Mana { way, colour, count } => {
            let way = if *way == Way::Back { "back " } else { "" };
            let colour = colour.map_or("any", |colour| text(COLOURS, &colour).unwrap_or_default());
            format!("{way}{colour} {count}")
        }
        Cost::Do(act, objects) => steps::act(act, objects, slots),
    }
}
