//! Answers in words, from the first choice to the last.

use super::effects;
use super::names::{at, described, other, placed, text, zone};
use crate::{Effect, Line};
use kernel::{Seat, Viewer};
use zwo::effects::{Kind, Place};
use zwo::{Action, Auto, Category, Definition, Spot, View, Zone, Zwo};

/// What an action does.
pub(super) fn path(rules: &Zwo, view: &View, action: &Action) -> Vec<Line> {
    let you = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat::FIRST,
    };
    let definition = |spot| Some(rules.library().card(view.card_at(spot)?.face?));
    let in_hand = |index| Spot { seat: you, zone: Zone::Hand, index };
    let about = |key, spot| Line::new(key).with("card", at(rules, view, spot));
    let of = |key, spot| Line::new(key).with("card", described(rules, view, spot));
    match *action {
        Action::PlaceMana { hand, back } => {
            vec![about("zwo-do-place", in_hand(hand)).with("lies", placed(back, false))]
        }
        Action::TurnMana { mana } => {
            vec![about("zwo-do-turn-mana", Spot { seat: you, zone: Zone::Mana, index: mana })]
        }
        Action::Summon { hand } => {
            let cost = definition(in_hand(hand)).and_then(|card| card.summon_cost);
            vec![match cost {
                Some(cost) => about("zwo-do-summon", in_hand(hand)).with("cost", cost),
                // Which is tried, and refused.
                None => about("zwo-do-summon-event", in_hand(hand)),
            }]
        }
        Action::Revive(spot) => {
            let cost = definition(spot).and_then(|card| card.revive_cost).unwrap_or(0);
            vec![about("zwo-do-revive", spot).with("cost", cost)]
        }
        Action::Use { card: spot, ability } => used(rules, view, spot, ability),
        Action::Target(spot) => {
            vec![of("zwo-do-target", spot).with("seat", spot.seat)]
        }
        Action::Pick(spot) => vec![of("zwo-do-pick", spot)],
        Action::Pay(spot) => vec![of("zwo-do-pay", spot)],
        Action::Attack(spot) => vec![of("zwo-do-attack", spot)],
        Action::AttackPlayer => vec![Line::new("zwo-do-attack-player").with("seat", other(you))],
        Action::AttackZombie(spot) => vec![of("zwo-do-attack-zombie", spot)],
        Action::Block(spot) => vec![of("zwo-do-block", spot)],
        Action::Next(index) => vec![match view.due(rules, index) {
            Some((face, which, ability)) => Line::new("zwo-do-next")
                .with("number", index + 1)
                .with("card", super::card(rules, face))
                .with("text", text(rules, face, which, ability)),
            None => Line::new("zwo-do-ability").with("number", index + 1),
        }],
        Action::Choose(number) => vec![match way(rules, view, number) {
            Some(does) => Line::new("zwo-effect").with("text", does),
            None => Line::new("zwo-do-choose").with("number", number + 1),
        }],
        _ => vec![plain(*action)],
    }
}

/// What a way does that the effect which asks now lets choose, if it is clear which choice it asks for.
fn way(rules: &Zwo, view: &View, number: u8) -> Option<Effect> {
    let (face, _, ability) = view.asking(rules)?;
    effects::way(ability, rules.library().card(face).category, number)
}

/// The use of a card: where it has several abilities to use, also which.
fn used(rules: &Zwo, view: &View, spot: Spot, ability: u8) -> Vec<Line> {
    let card = at(rules, view, spot);
    let Some(face) = view.card_at(spot).and_then(|card| card.face) else {
        return vec![Line::new("zwo-do-use").with("card", card)];
    };
    let definition = rules.library().card(face);
    let (key, home) = match definition.category {
        Category::Zombie => ("zwo-do-use", Zone::Field),
        Category::Event => ("zwo-do-use-event", Zone::Hand),
    };
    // Elsewhere than where it works as a rule, the place is told.
    let card = match spot.zone {
        place if place == home => card,
        place => Line::new("zwo-card-with").with("card", card).with("facts", vec![zone(place)]),
    };
    let several = usable(definition, spot.zone) > 1;
    let which = definition.abilities.get(ability as usize).filter(|_| several);
    let which = which.map(|says| text(rules, face, Auto::Printed(ability), says));
    [Line::new(key).with("card", card)].into_iter().chain(which).collect()
}

/// How many abilities of a card can be used where it lies.
fn usable(card: &Definition, zone: Zone) -> usize {
    let works = |place: Place| match place {
        Place::Field => zone == Zone::Field,
        Place::Hand => zone == Zone::Hand,
        Place::Wrecked => zone == Zone::Wrecked,
        Place::Mana => zone == Zone::Mana,
    };
    card.abilities.iter().filter(|ability| matches!(ability.kind, Kind::Activated(_, place, _) if works(place))).count()
}

/// What an action without cards does.
fn plain(action: Action) -> Line {
    let key = match action {
        Action::KeepHand => "zwo-do-keep",
        Action::Redraw => "zwo-do-redraw",
        Action::NoMana => "zwo-do-no-mana",
        Action::EnoughTargets => "zwo-do-enough",
        Action::Decline => "zwo-do-decline",
        Action::Cancel => "zwo-do-cancel",
        Action::EndMain => "zwo-do-end-main",
        Action::NoBlock => "zwo-do-no-block",
        Action::EndBattle => "zwo-do-end-battle",
        Action::Pass => "zwo-do-pass",
        Action::Done => "zwo-do-done",
        Action::Yes => "zwo-do-yes",
        Action::No => "zwo-do-no",
        Action::AgreedDraw => "zwo-do-agree",
        _ => "zwo-do-concede",
    };
    Line::new(key)
}
