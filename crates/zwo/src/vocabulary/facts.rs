//! What must hold, in words.

use super::write::ZONES;
use super::{cards, lying, zone};
use crate::effects::{Keyword, Phase};
use crate::state::{Card, Lies, State, TurnStep, Use, Zone};
use crate::{Face, Seen, View, What, Zwo};
use kernel::scenario::{Fact, Scene, Words, holds, same};
use kernel::{Outcome, Seat};
use script::vocabulary::{self, Lying, face, zone_holds, zone_of};

pub(super) fn read(scene: &Scene<'_, Zwo>, words: &mut Words<'_>) -> Fact {
    let state = scene.state;
    if words.eat("no attack") {
        return holds(state.attack.is_none(), "an attack is under way");
    }
    if words.eat("area") {
        return same(words.number()?, state.area.len());
    }
    if words.eat("queue") {
        return same(words.number()?, waiting(state, |_| true));
    }
    if words.eat("phase") {
        let wanted = words.known("a phase", phase)?;
        let is = match state.turn_step() {
            Some(TurnStep::Start(phase) | TurnStep::Act(phase) | TurnStep::Ended(phase)) => Some(phase),
            Some(TurnStep::Clear | TurnStep::Over) => Some(Phase::End),
            None => None,
        };
        return same(Some(wanted), is);
    }
    if words.eat("draw") {
        let lost = matches!(state.over, Some(Outcome::Placed(places)) if Seat::all(2).all(|seat| !places.won(seat)));
        return holds(lost, "it is no draw");
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

pub(super) fn phase(word: &str) -> Option<Phase> {
    Some(match word {
        "prepare" => Phase::Prepare,
        "draw" => Phase::Draw,
        "mana" => Phase::Mana,
        "main" => Phase::Main,
        "battle" => Phase::Battle,
        "end" => Phase::End,
        _ => return None,
    })
}

fn of_seat(scene: &Scene<'_, Zwo>, seat: Seat, words: &mut Words<'_>) -> Fact {
    let state = scene.state;
    if seat.number() > 1 {
        return Err(words.unknown("a seat of this table"));
    }
    let side = state.side(seat);
    let lies = |how: Lies, yes: bool| side.mana.iter().filter(|&&card| state.body(card).lies.is(how) == yes).count();
    for (phrase, how, yes) in [
        ("stand mana", Lies::REST, false),
        ("rest mana", Lies::REST, true),
        ("front mana", Lies::BACK, false),
        ("back mana", Lies::BACK, true),
    ] {
        if words.eat(phrase) {
            return same(words.number()?, lies(how, yes));
        }
    }
    if words.eat("life") {
        return same(words.number()?, side.life);
    }
    if let Some(fact) = vocabulary::of_seat(scene, seat, state.turn_player, words) {
        return fact;
    }
    if words.eat("waits with") {
        return same(words.number()?, waiting(state, |using| using.you == seat));
    }
    if let Some(fact) = vocabulary::sees(scene, seat, words, in_view, shown) {
        return fact;
    }
    let mut ahead = words.clone();
    let Ok(zone) = ahead.known("a zone", zone) else { return of_card(scene, Some(seat), words) };
    *words = ahead;
    let faces = state.zone(seat, zone).iter().map(|&card| state.body(card).face).collect();
    let lying = match zone {
        zone if zone.is_stack() => Lying::Stack,
        Zone::Hand => Lying::Sorted,
        _ => Lying::Row,
    };
    zone_holds(scene.rules, faces, lying, words)
}

/// Whether a card's face is anywhere in a view.
fn in_view(view: &View, face: Face) -> bool {
    let in_zones = view.sides.iter().any(|side| {
        let zones = [&side.field, &side.mana, &side.hand, &side.wrecked, &side.deck];
        zones.into_iter().flatten().any(|card| card.face == Some(face))
    });
    in_zones || view.area.iter().any(|card| card.face == Some(face))
}

/// The face that an event shows.
fn shown(seen: &Seen) -> Option<Face> {
    match seen.what {
        What::Drew { face, .. }
        | What::Moved { face, .. }
        | What::ManaPlaced { face, .. }
        | What::ManaRested { face, .. } => face,
        _ => None,
    }
}

fn of_card(scene: &Scene<'_, Zwo>, seat: Option<Seat>, words: &mut Words<'_>) -> Fact {
    let state = scene.state;
    let nth = words.copy();
    let fits = lying(words);
    let face = face(scene.rules, words)?;
    let mine = |card: &Card| seat.is_none_or(|seat| state.holder(*card) == seat);
    let all: Vec<Card> = cards(state, face).filter(|&card| fits(state, card)).filter(mine).skip(nth).collect();
    if words.eat("in") {
        let seat = words.maybe_seat();
        let zone = words.known("a zone", zone)?;
        let there = |card: &Card| state.body(*card).zone == zone && seat.is_none_or(|seat| state.holder(*card) == seat);
        let is = |card: &Card| zone_of(&ZONES, scene.seats, state.holder(*card), state.body(*card).zone);
        let is: Vec<_> = all.iter().map(is).collect();
        return Ok(if all.iter().any(there) { Ok(()) } else { Err(format!("it is in {}", is.join(", "))) });
    }
    let Some(&card) = all.first() else { return Err(words.unknown("a fact about a card of this table")) };
    let table = scene.rules.table(state);
    let lies = state.body(card).lies;
    for (phrase, how, yes) in [
        ("stand", Lies::REST, false),
        ("rest", Lies::REST, true),
        ("front", Lies::BACK, false),
        ("back", Lies::BACK, true),
        ("half-wrecked", Lies::HALF, true),
    ] {
        if words.eat(phrase) {
            return holds(lies.is(how) == yes && (how != Lies::HALF || state.is_zombie(card)), "it lies otherwise");
        }
    }
    if words.eat("intact") {
        return holds(state.is_zombie(card) && !lies.is(Lies::HALF), "it is not");
    }
    if words.eat("damage") {
        return same(words.number()?, state.body(card).damage);
    }
    if words.eat("power") {
        return same(words.number()?, table.power(card));
    }
    if words.eat("critical") {
        return same(words.number()?, table.critical(card));
    }
    if words.eat("has no") {
        return holds(!table.has(card, words.known("a keyword", keyword)?), "it has");
    }
    if words.eat("has") {
        return holds(table.has(card, words.known("a keyword", keyword)?), "it has not");
    }
    if words.eat("is the attacker") {
        return holds(state.attack.is_some_and(|attack| attack.attacker.card == card), "it is not");
    }
    if words.eat("is the target") {
        let target = state.attack.and_then(|attack| attack.target);
        return holds(target.is_some_and(|target| target.card == card), "something else is");
    }
    Err(words.unknown("a fact about a card"))
}

fn keyword(word: &str) -> Option<Keyword> {
    Some(match word {
        "amplify" => Keyword::Amplify,
        "absorb" => Keyword::Absorb,
        "erode" => Keyword::Erode,
        _ => return None,
    })
}

/// How many Auto abilities wait, each as often as it does.
fn waiting(state: &State, is: impl Fn(&Use) -> bool) -> usize {
    state.due.iter().filter(|due| is(&due.using)).map(|due| usize::from(due.times)).sum()
}
