//! From the AST to its canonical text. Abilities here, noun phrases and steps in the modules below.

mod nouns;
mod steps;

use super::phrases::{BY_EFFECTS, SUBJECTS, TIMINGS, TO_CARDS, TO_PLAYERS, TO_YOU, text};
use super::read::this;
use crate::effects::{Ability, Cards, Condition, Cost, Happening, Kind, Means, Place, Timing, Whose, Would};
use script::notation::write_sequence;

/// Writes an ability; [`read_ability`](super::read_ability) reads the same one from it.
pub fn write_ability(ability: &Ability) -> String {
    let mut head: Vec<String> = ability.conditions.iter().map(leading_condition).collect();
    head.push(match &ability.kind {
        Kind::At(timing, _) => self::timing(timing),
        Kind::Always(_) => "always".to_owned(),
        Kind::Instead(would, _) => self::would(would),
    });
    head.extend(ability.once.then(|| "once per turn".to_owned()));
    head.extend(ability.cost.iter().map(cost));
    head.extend(ability.optional.then(|| "may".to_owned()));
    let body = match &ability.kind {
        Kind::At(_, body) | Kind::Instead(_, body) => steps::steps(body),
        Kind::Always(parts) => write_sequence(parts, |(objects, modifier)| steps::modified(objects, modifier)),
    };
    format!("{}: {body}", head.join(", "))
}

fn leading_condition(condition: &Condition) -> String {
    let text = nouns::condition(condition);
    match condition {
        Condition::Given(_) | Condition::YourTurn | Condition::OpponentsTurn => text,
        _ => format!("if {text}"),
    }
}

fn cost(cost: &Cost) -> String {
    match cost {
        Cost::RestDon(count) => format!("rest {count} don"),
        Cost::ReturnDon(count) => format!("return {count} don"),
        Cost::Do(step) => format!("pay ({})", steps::step(step)),
    }
}

fn timing(timing: &Timing) -> String {
    match timing {
        Timing::When(happening, cards, means) => when(*happening, cards, means),
        Timing::Any(timings) => timings.iter().map(self::timing).collect::<Vec<_>>().join(" or "),
        other => text(TIMINGS, other).unwrap_or_default().to_owned(),
    }
}

fn when(happening: Happening, cards: &Cards, means: &Means) -> String {
    let of_player = text(TO_PLAYERS, &happening);
    let is_player = cards.places == [Place::Leader] && cards.filters.is_empty();
    let (who, what) = match of_player {
        Some(_) if is_player && cards.whose == Whose::Yours => ("you".to_owned(), text(TO_YOU, &happening)),
        Some(_) if is_player => (text(SUBJECTS, &cards.whose).unwrap_or_default().to_owned(), of_player),
        _ => (subject(cards), of_player.or_else(|| text(TO_CARDS, &happening))),
    };
    format!("when {who} {}{}", what.unwrap_or_default(), self::means(means))
}

/// A card to which something happens.
fn subject(cards: &Cards) -> String {
    if *cards == this() {
        "this".to_owned()
    } else if cards.places == [Place::Leader] {
        nouns::cards(cards)
    } else {
        format!("one of {}", nouns::cards(cards))
    }
}

fn would(would: &Would) -> String {
    let of_card = |cards: &Cards, what: &str, means: &Means| {
        format!("when {} would {what}{}", subject(cards), self::means(means))
    };
    match would {
        Would::BeKod(cards, means) => of_card(cards, "be ko'd", means),
        Would::BeRemoved(cards, means) => of_card(cards, "be removed", means),
        Would::GoToHand(cards) => of_card(cards, "go to hand", &Means::Anything),
        Would::Any(woulds) => woulds.iter().map(self::would).collect::<Vec<_>>().join(" or "),
    }
}

/// With a blank before it, or nothing for any means.
fn means(means: &Means) -> String {
    match means {
        Means::Anything => String::new(),
        Means::Battle => " in battle".to_owned(),
        Means::Effect(whose, filters) if filters.is_empty() => {
            format!(" {}", text(BY_EFFECTS, whose).unwrap_or_default())
        }
        Means::Effect(whose, filters) => {
            format!(" by effects of {} {}", nouns::whose(*whose), nouns::such_cards(filters))
        }
    }
}
