//! Answers in words, from the first choice to the last.

use super::effects;
use super::names::{at, category, effect, sign};
use crate::{Effect, Line};
use kernel::Seat;
use opcg::effects::{Kind, Timing, Where};
use opcg::{Action, DonAt, Opcg, Spot, View, Zone};

/// What an action does with cards: from the first choice to the last.
pub(super) fn path(rules: &Opcg, view: &View, action: &Action) -> Vec<Line> {
    let at = |spot| at(rules, view, spot);
    let viewer = match view.viewer {
        kernel::Viewer::Seat(seat) => seat,
        kernel::Viewer::Spectator => Seat::FIRST,
    };
    let in_hand = |index| Spot { seat: viewer, zone: Zone::Hand, index };
    let about = |key, spot| Line::new(key).with("card", at(spot));
    let numbers = |spot: Spot| view.card_at(spot).map(|card| (card.cost.unwrap_or(0), card.power.unwrap_or(0)));
    match *action {
        Action::Play { hand, over } => {
            let spot = in_hand(hand);
            let (cost, _) = numbers(spot).unwrap_or_default();
            let mut path = vec![about("opcg-do-play", spot).with("cost", cost)];
            path.extend(over.map(|index| about("opcg-do-over", Spot { seat: viewer, zone: Zone::Characters, index })));
            path
        }
        Action::Activate { card, ability } => {
            let mut path = vec![about("opcg-do-activate", card)];
            let of = view.card_at(card).and_then(|card| card.face).map(|face| &rules.library().card(face).abilities);
            let declared = |kind: &Kind| matches!(kind, Kind::At(timing, _) if timing.each().any(|timing| *timing == Timing::ActivateMain));
            if of.is_some_and(|all| all.iter().filter(|ability| declared(&ability.kind)).count() > 1) {
                path.push(Line::new("opcg-do-ability").with("number", ability + 1));
            }
            path
        }
        Action::Give { to } => vec![Line::new("opcg-do-give"), about("opcg-do-give-to", to)],
        Action::Attack { attacker, target } => {
            let (_, one) = numbers(attacker).unwrap_or_default();
            let (_, two) = numbers(target).unwrap_or_default();
            vec![
                about("opcg-do-attack", attacker).with("power", one),
                about("opcg-do-target", target).with("power", two),
            ]
        }
        Action::Block(spot) => {
            let (_, power) = numbers(spot).unwrap_or_default();
            vec![about("opcg-do-block", spot).with("power", power)]
        }
        Action::Counter { card, on } => {
            let value = view.card_at(card).and_then(|card| card.counter).unwrap_or(0);
            let attacked = view.battle().is_some_and(|(_, target)| target == on);
            let key = if attacked { "opcg-do-counter-for-target" } else { "opcg-do-counter-for" };
            vec![about("opcg-do-counter", card).with("counter", value), about(key, on)]
        }
        Action::CounterEvent { hand } => {
            let (cost, _) = numbers(in_hand(hand)).unwrap_or_default();
            vec![about("opcg-do-counter-event", in_hand(hand)).with("cost", cost)]
        }
        Action::Trigger | Action::TakeLife => {
            let key = if *action == Action::Trigger { "opcg-do-trigger" } else { "opcg-do-take-life" };
            vec![match view.life_card() {
                Some(spot) => about(key, spot),
                None => Line::new(key).with("card", Line::new("opcg-card-unknown")),
            }]
        }
        Action::Pick(spot) => vec![match view.puts_back(rules) {
            None => about("opcg-do-pick", spot),
            Some(Where::Bottom) => about("opcg-do-bottom", spot),
            Some(Where::Top | Where::TopOrBottom) => about("opcg-do-top", spot),
        }],
        Action::PickForBottom(spot) => vec![about("opcg-do-bottom", spot)],
        Action::Next(index) => match view.due(rules, index) {
            Some((spot, ability)) => {
                let text = effect(rules, view, spot, ability);
                vec![about("opcg-do-next", spot).with("number", index + 1).with("text", text)]
            }
            None => vec![Line::new("opcg-do-ability").with("number", index + 1)],
        },
        Action::Return(DonAt::Given(spot)) => vec![about("opcg-do-return-given", spot)],
        Action::Choose(number) => vec![match way(rules, view, number) {
            Some(does) => Line::new("opcg-effect").with("text", does),
            None => Line::new("opcg-do-choose").with("number", number + 1),
        }],
        _ => vec![plain(*action)],
    }
}

/// What an action without cards does.
fn plain(action: Action) -> Line {
    let key = match action {
        Action::Sign(thrown) => return sign(thrown),
        Action::Number(count) => return Line::new("opcg-do-number").with("count", count),
        Action::GoFirst => "opcg-do-first",
        Action::GoSecond => "opcg-do-second",
        Action::KeepHand => "opcg-do-keep",
        Action::Redraw => "opcg-do-redraw",
        Action::EndMain => "opcg-do-end",
        Action::Pass => "opcg-do-pass",
        Action::Done => "opcg-do-done",
        Action::Yes => "opcg-do-yes",
        Action::No => "opcg-do-no",
        Action::Return(DonAt::Active) => "opcg-do-return-active",
        Action::Return(_) => "opcg-do-return-rested",
        Action::Cancel => "opcg-do-cancel",
        _ => "opcg-do-concede",
    };
    Line::new(key)
}

/// What a way does that the effect which asks now lets choose, if it is clear which choice it asks for.
fn way(rules: &Opcg, view: &View, number: u8) -> Option<Effect> {
    let (spot, ability) = view.effect(rules)?;
    effects::way(rules, ability, category(rules, view, spot), number)
}
