//! What must hold, in words.

use super::write::ZONES;
use super::{cards, space, zone};
use crate::numbers::Table;
use crate::state::{Card, Marks, Space, State, Zone};
use crate::{Face, Mm25, Seen, View, What};
use kernel::scenario::{Fact, Scene, Words, holds, said, same};
use kernel::{Outcome, Seat};
use script::vocabulary::{self, Lying, face, list, name, zone_holds, zone_of};

pub(super) fn read(scene: &Scene<'_, Mm25>, words: &mut Words<'_>) -> Fact {
    let state = scene.state;
    if words.eat("no battle") {
        return holds(state.battle.is_none(), "a Battle is under way");
    }
    if words.eat("game") {
        return same(words.number()?, state.game);
    }
    if words.eat("actions left") {
        let table = Table::new(scene.rules.library(), state);
        return same(words.number()?, table.actions_left());
    }
    if words.eat("actions") {
        return same(words.number()?, state.actions);
    }
    if words.eat("sudden death") {
        return holds(state.sudden, "it is not");
    }
    if words.eat("match drawn") {
        let drawn = matches!(state.over, Some(Outcome::Placed(places)) if Seat::all(2).all(|seat| places.won(seat)));
        return holds(drawn, "it is not");
    }
    if words.eat("void") {
        return same(Some(Outcome::Void), state.over);
    }
    if let Some(fact) = vocabulary::of_table(scene, state.turn, words) {
        return fact;
    }
    let mut ahead = words.clone();
    if let Some(seat) = ahead.maybe_seat() {
        *words = ahead;
        return of_seat(scene, seat, words);
    }
    of_card(scene, None, words)
}

fn of_seat(scene: &Scene<'_, Mm25>, seat: Seat, words: &mut Words<'_>) -> Fact {
    let state = scene.state;
    if seat.number() > 1 {
        return Err(words.unknown("a seat of this table"));
    }
    let side = state.side(seat);
    if words.eat("won") {
        return same(words.number()?, side.won);
    }
    if let Some(fact) = vocabulary::of_seat(scene, seat, state.turn_player, words) {
        return fact;
    }
    if words.eat("began") {
        return said(&scene.seats.seat(seat), &scene.seats.seat(state.first));
    }
    if let Some(fact) = vocabulary::sees(scene, seat, words, in_view, shown) {
        return fact;
    }
    let mut ahead = words.clone();
    if let Some(space) = space(&mut ahead) {
        *words = ahead;
        return of_space(scene, seat, space, words);
    }
    let mut ahead = words.clone();
    let Ok(zone) = ahead.known("a zone", zone) else { return of_card(scene, Some(seat), words) };
    *words = ahead;
    let is: Vec<Card> = match zone {
        Zone::Bridge => state.bridge(seat).collect(),
        _ => state.zone(seat, zone).to_vec(),
    };
    let faces = is.iter().map(|&card| state.body(card).face).collect();
    let lying = match zone {
        Zone::Ocean | Zone::Chest | Zone::Logbook => Lying::Stack,
        Zone::Hand => Lying::Sorted,
        _ => Lying::Row,
    };
    zone_holds(scene.rules, faces, lying, words)
}

fn of_space(scene: &Scene<'_, Mm25>, seat: Seat, space: Space, words: &mut Words<'_>) -> Fact {
    let card = scene.state.side(seat).bridge[space as usize];
    if words.eat("empty") {
        return holds(card.is_none(), "somebody is there");
    }
    if words.eat("pile") {
        let wanted = words.list(|words| face(scene.rules, words))?;
        let pile = &scene.state.side(seat).life[space as usize];
        let is: Vec<_> = pile.iter().rev().map(|&card| scene.state.body(card).face).take(wanted.len()).collect();
        return said(&list(scene.rules, &wanted), &list(scene.rules, &is));
    }
    match card {
        Some(card) => about(scene, card, words),
        None => Err(words.unknown("a fact about an empty space")),
    }
}

/// Whether a card's face is anywhere in a view.
fn in_view(view: &View, face: Face) -> bool {
    view.sides.iter().any(|side| {
        let zones = [&side.hand, &side.ocean, &side.trophies, &side.reinforcements, &side.techniques, &side.sideboard];
        let bridge = side.bridge.iter().flatten();
        bridge.chain(zones.into_iter().flatten()).any(|card| card.face == Some(face))
    })
}

/// The face that an event shows.
fn shown(seen: &Seen) -> Option<Face> {
    match seen.what {
        What::Drew { face, .. }
        | What::Moved { face, .. }
        | What::LifeLost { face, .. }
        | What::SawInHand { face, .. } => face,
        _ => None,
    }
}

fn of_card(scene: &Scene<'_, Mm25>, seat: Option<Seat>, words: &mut Words<'_>) -> Fact {
    let state: &State = scene.state;
    let nth = words.copy();
    let face = face(scene.rules, words)?;
    let mine = |card: &Card| seat.is_none_or(|seat| card.owner() == seat);
    let all: Vec<Card> = cards(state, face).filter(mine).skip(nth).collect();
    if words.eat("in") {
        let seat = words.maybe_seat();
        let zone = words.known("a zone", zone)?;
        let there = |card: &Card| state.body(*card).zone == zone && seat.is_none_or(|seat| card.owner() == seat);
        let is: Vec<_> =
            all.iter().map(|card| zone_of(&ZONES, scene.seats, card.owner(), state.body(*card).zone)).collect();
        return Ok(if all.iter().any(there) { Ok(()) } else { Err(format!("it is in {}", is.join(", "))) });
    }
    match all.first() {
        Some(&card) => about(scene, card, words),
        None => Err(words.unknown("a fact about a card of this table")),
    }
}

fn about(scene: &Scene<'_, Mm25>, card: Card, words: &mut Words<'_>) -> Fact {
    let state = scene.state;
    let table = Table::new(scene.rules.library(), state);
    if words.eat("power") {
        return same(words.number()?, table.power(card));
    }
    if words.eat("damage") {
        return same(words.number()?, table.damage(card));
    }
    if words.eat("life") {
        return same(words.number()?, state.life_of(card));
    }
    if words.eat("is") {
        let wanted = face(scene.rules, words)?;
        return said(name(scene.rules, wanted), name(scene.rules, state.body(card).face));
    }
    if words.eat("has begun") {
        return holds(state.body(card).marks.is(Marks::BEGAN), "it has not");
    }
    if words.eat("fights") {
        return holds(state.fighter(card.owner()) == Some(card), "it does not");
    }
    Err(words.unknown("a fact about a card"))
}
