//! What must hold, in words.

use super::write::{list, zone_of};
use super::{cards, face, zone};
use crate::numbers::Table;
use crate::state::{Card, Zone};
use crate::{Opcg, What};
use kernel::scenario::{Fact, Scene, Words, did_not_happen, happened, holds, named, said, same};
use kernel::{Rules, Seat, Viewer};

pub(super) fn read(scene: &Scene<'_, Opcg>, words: &mut Words<'_>) -> Fact {
    if words.eat("happened") {
        return Ok(happened::<Opcg>(scene.events, &words.list(named::<Opcg>)?));
    }
    if words.eat("no battle") {
        return holds(scene.state.battle.is_none(), "a battle is under way");
    }
    if words.eat("turn") {
        return same(words.number()?, scene.state.turn);
    }
    if words.eat("draw") {
        let lost = matches!(scene.state.over, Some(kernel::Outcome::Placed(places)) if Seat::all(2).all(|seat| !places.won(seat)));
        return holds(lost, "it is no draw");
    }
    if words.eat("no") {
        return Ok(did_not_happen::<Opcg>(scene.events, &named::<Opcg>(words)?));
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
    if words.eat("to act") {
        return holds(scene.rules.asked(state) == Some(kernel::By::Seat(seat)), "somebody else is asked");
    }
    if words.eat("has the turn") {
        return said(&scene.seats.seat(seat), &scene.seats.seat(state.turn_player));
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
    if words.eat("sees") {
        return seen(scene, seat, words, true);
    }
    if words.eat("does not see") {
        return seen(scene, seat, words, false);
    }
    let zone = words.known("a zone", zone)?;
    let mut ahead = words.clone();
    if let Ok(count) = ahead.number::<usize>() {
        *words = ahead;
        return same(count, state.zone(seat, zone).len());
    }
    let wanted = words.list(|words| face(scene.rules, words))?;
    let mut is: Vec<_> = state.zone(seat, zone).iter().map(|&card| state.body(card).face).collect();
    if matches!(zone, Zone::Deck | Zone::Life | Zone::Trash) {
        is.reverse();
        // Of a stack, the cards on top are said.
        is.truncate(wanted.len());
    }
    let mut wanted = wanted;
    if zone == Zone::Hand {
        wanted.sort_unstable();
    }
    said(&list(scene.rules, &wanted), &list(scene.rules, &is))
}

/// Whether a card's face is anywhere in what a seat sees or saw happen.
fn seen(scene: &Scene<'_, Opcg>, seat: Seat, words: &mut Words<'_>, wanted: bool) -> Fact {
    let face = face(scene.rules, words)?;
    let view = scene.rules.view(scene.state, Viewer::Seat(seat));
    let in_view = view.sides.iter().any(|side| {
        let zones = [&side.characters, &side.stage, &side.hand, &side.deck, &side.trash, &side.life, &side.limbo];
        zones.into_iter().flatten().any(|card| card.face == Some(face))
    });
    let in_events = scene.seen.iter().filter(|(viewer, _)| *viewer == Viewer::Seat(seat)).any(|(_, seen)| {
        seen.iter().any(|seen| match seen.what {
            What::Drew { face: shown, .. } | What::Moved { face: shown, .. } => shown == Some(face),
            What::Revealed { face: shown, .. } | What::TriggerActivated { face: shown, .. } => shown == face,
            _ => false,
        })
    });
    holds((in_view || in_events) == wanted, if wanted { "it is hidden" } else { "it is seen" })
}

fn of_card(scene: &Scene<'_, Opcg>, card: Option<(Card, &[Card])>, words: &mut Words<'_>) -> Fact {
    let state = scene.state;
    let Some((card, all)) = card else { return Err(words.unknown("a fact about a card of this table")) };
    let table = Table { library: scene.rules.library(), state };
    if words.eat("in") {
        if words.eat("no zone") {
            return holds(all.is_empty(), "it is in a zone");
        }
        let seat = words.maybe_seat();
        let zone = words.known("a zone", zone)?;
        let there = |card: &Card| {
            state.spot(*card).is_some_and(|spot| spot.zone == zone && seat.is_none_or(|seat| seat == spot.seat))
        };
        let is: Vec<_> = all.iter().filter_map(|&card| Some(zone_of(scene.seats, state.spot(card)?))).collect();
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
