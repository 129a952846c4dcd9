//! What must hold, in words.

use super::write::ZONES;
use super::{cards, zone};
use crate::state::{Card, Spot, Zone};
use crate::{Face, Opcg, Seen, View, What};
use kernel::Seat;
use kernel::scenario::{Fact, Scene, Words, holds, same};
use script::vocabulary::{self, Lying, face, zone_holds, zone_of};

pub(super) fn read(scene: &Scene<'_, Opcg>, words: &mut Words<'_>) -> Fact {
    if words.eat("no battle") {
        return holds(scene.state.battle.is_none(), "a battle is under way");
    }
    if words.eat("draw") {
        let lost = matches!(scene.state.over, Some(kernel::Outcome::Placed(places)) if Seat::all(2).all(|seat| !places.won(seat)));
        return holds(lost, "it is no draw");
    }
    if let Some(fact) = vocabulary::of_table(scene, scene.state.turn, words) {
        return fact;
    }
    let mut ahead = words.clone();
    if let Some(seat) = ahead.maybe_seat() {
        *words = ahead;
        return of_seat(scene, seat, words);
    }
    let nth = words.copy();
    let face = face(scene.rules, words)?;
    let found: Vec<Card> = cards(scene.state, face).map(|(card, _)| card).skip(nth).collect();
    match found.as_slice() {
        [] => {
            if words.eat("in no zone") {
                return Ok(Ok(()));
            }
            of_card(scene, None, words)
        }
        [first, ..] => of_card(scene, Some((*first, &found)), words),
    }
}

fn of_seat(scene: &Scene<'_, Opcg>, seat: Seat, words: &mut Words<'_>) -> Fact {
    let state = scene.state;
    if seat.number() > 1 {
        return Err(words.unknown("a seat of this table"));
    }
    let side = state.side(seat);
    if words.eat("leader") {
        let leader = side.leader;
        return of_card(scene, Some((leader, &[leader])), words);
    }
    if let Some(fact) = vocabulary::of_seat(scene, seat, state.turn_player, words) {
        return fact;
    }
    if words.eat("active don") {
        return same(words.number()?, side.active);
    }
    if words.eat("rested don") {
        return same(words.number()?, side.rested);
    }
    if words.eat("don deck") {
        return same(words.number()?, side.don_deck);
    }
    if let Some(fact) = vocabulary::sees(scene, seat, words, in_view, shown) {
        return fact;
    }
    let zone = words.known("a zone", zone)?;
    let faces = state.zone(seat, zone).iter().map(|&card| state.body(card).face).collect();
    let lying = match zone {
        Zone::Deck | Zone::Life | Zone::Trash => Lying::Stack,
        Zone::Hand => Lying::Sorted,
        _ => Lying::Row,
    };
    zone_holds(scene.rules, faces, lying, words)
}

/// Whether a card's face is anywhere in a view.
fn in_view(view: &View, face: Face) -> bool {
    view.sides.iter().any(|side| {
        let zones = [&side.characters, &side.stage, &side.hand, &side.deck, &side.trash, &side.life, &side.limbo];
        zones.into_iter().flatten().any(|card| card.face == Some(face))
    })
}

/// The face that an event shows.
fn shown(seen: &Seen) -> Option<Face> {
    match seen.what {
        What::Drew { face, .. } | What::Moved { face, .. } => face,
        What::Revealed { face, .. } | What::TriggerActivated { face, .. } => Some(face),
        _ => None,
    }
}

fn of_card(scene: &Scene<'_, Opcg>, card: Option<(Card, &[Card])>, words: &mut Words<'_>) -> Fact {
    let state = scene.state;
    let Some((card, all)) = card else { return Err(words.unknown("a fact about a card of this table")) };
    let table = scene.rules.table(state);
    if words.eat("in") {
        if words.eat("no zone") {
            return holds(all.is_empty(), "it is in a zone");
        }
        let seat = words.maybe_seat();
        let zone = words.known("a zone", zone)?;
        let there = |card: &Card| {
            state.spot(*card).is_some_and(|spot| spot.zone == zone && seat.is_none_or(|seat| seat == spot.seat))
        };
        let told = |spot: Spot| zone_of(&ZONES, scene.seats, spot.seat, spot.zone);
        let is: Vec<_> = all.iter().filter_map(|&card| state.spot(card).map(told)).collect();
        return Ok(if all.iter().any(there) { Ok(()) } else { Err(format!("it is in {}", is.join(", "))) });
    }
    if words.eat("rested") {
        return holds(state.body(card).rested, "it is active");
    }
    if words.eat("active") {
        return holds(!state.body(card).rested, "it is rested");
    }
    if words.eat("power") {
        return same(words.number()?, table.power(card));
    }
    if words.eat("cost") {
        return same(words.number()?, table.cost(card));
    }
    if words.eat("given") {
        return same(words.number()?, state.body(card).given);
    }
    if words.eat("is the target") {
        let target = state.battle.map(|battle| battle.target.card);
        return holds(target == Some(card), "something else is");
    }
    Err(words.unknown("a fact about a card"))
}
