//! Answers in words, from the first choice to the last.

use super::effects;
use super::names::{at, card, described, maybe, space};
use super::printed::text;
use crate::{Effect, Line};
use kernel::{Seat, Viewer};
use mm25::effects::Kind;
use mm25::{Action, Mm25, Space, Spot, View, Zone};

/// What an action does.
pub(super) fn path(rules: &Mm25, view: &View, action: &Action) -> Vec<Line> {
    let you = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat::FIRST,
    };
    let of_hand = |key, hand| {
        let spot = Spot { seat: you, zone: Zone::Hand, index: hand };
        Line::new(key).with("card", at(rules, view, spot))
    };
    let into = |hand_line: Line, to: Space| vec![hand_line, Line::new("mm25-do-in-space").with("space", space(to))];
    let of = |key, spot| Line::new(key).with("card", described(rules, view, spot));
    match *action {
        Action::Swap { deck, side } => {
            let out = view.sides[you.index()].deck.get(usize::from(deck)).and_then(|card| card.face);
            let back = view.sides[you.index()].sideboard.get(usize::from(side)).and_then(|card| card.face);
            let line = |key, face| Line::new(key).with("card", maybe(rules, face));
            vec![line("mm25-do-swap-out", out), line("mm25-do-swap-in", back)]
        }
        Action::Place { hand, space } => into(of_hand("mm25-do-place", hand), space),
        Action::Call { hand, space } => into(of_hand("mm25-do-call", hand), space),
        Action::Attack { attacker, target } => vec![of("mm25-do-attack", attacker), of("mm25-do-against", target)],
        Action::Activate { card, ability } => used(rules, view, card, ability),
        Action::Discard { hand } => vec![of_hand("mm25-do-discard", hand)],
        Action::Reinforce { hand } => vec![of_hand("mm25-do-reinforce", hand)],
        Action::Use { hand } => vec![of_hand("mm25-do-use", hand)],
        Action::Team { hand } => vec![of_hand("mm25-do-team", hand)],
        Action::Pick(spot) if spot.zone == Zone::Ocean || spot.zone == Zone::Hand => vec![of("mm25-do-pick", spot)],
        Action::Pick(spot) => vec![of("mm25-do-pick-of", spot).with("seat", spot.seat)],
        Action::Choose(number) => vec![match way(rules, view, number) {
            Some(does) => Line::new("mm25-text").with("text", does),
            None => Line::new("mm25-do-choose").with("number", number + 1),
        }],
        _ => vec![plain(*action)],
    }
}

/// What a way does that the effect which asks now lets choose, if it is clear which choice it asks for.
fn way(rules: &Mm25, view: &View, number: u8) -> Option<Effect> {
    let (face, ability) = view.asking(rules)?;
    effects::way(ability, rules.library().card(face).category, number)
}

/// The use of an ability; where a card has several to use, also which.
fn used(rules: &Mm25, view: &View, spot: Spot, ability: u8) -> Vec<Line> {
    let Some(face) = view.card_at(spot).and_then(|seen| seen.face) else {
        return vec![Line::new("mm25-do-activate").with("card", at(rules, view, spot))];
    };
    let definition = rules.library().card(face);
    let usable = |kind: &Kind| matches!(kind, Kind::Action(..) | Kind::Triggered(..));
    let several = definition.abilities.iter().filter(|ability| usable(&ability.kind)).count() > 1;
    let says = definition.abilities.get(usize::from(ability)).filter(|_| several);
    let which = says.map(|says| text(definition, says));
    [Line::new("mm25-do-activate").with("card", card(rules, face))].into_iter().chain(which).collect()
}

/// What an action without cards does.
fn plain(action: Action) -> Line {
    Line::new(match action {
        Action::Ready => "mm25-do-ready",
        Action::GoFirst => "mm25-do-go-first",
        Action::GoSecond => "mm25-do-go-second",
        Action::Mulligan => "mm25-do-mulligan",
        Action::KeepHand => "mm25-do-keep",
        Action::Redraw => "mm25-do-redraw",
        Action::Placed => "mm25-do-placed",
        Action::Update => "mm25-do-update",
        Action::Move => "mm25-do-move",
        Action::Increase => "mm25-do-increase",
        Action::PassTurn => "mm25-do-pass-turn",
        Action::SettleHand => "mm25-do-settle",
        Action::SkipHand => "mm25-do-skip",
        Action::PassBattle => "mm25-do-pass-battle",
        Action::Decline => "mm25-do-decline",
        Action::Done => "mm25-do-done",
        Action::Cancel => "mm25-do-cancel",
        Action::Yes => "mm25-do-yes",
        Action::No => "mm25-do-no",
        Action::TimeCalled => "mm25-do-time",
        _ => "mm25-do-concede",
    })
}
