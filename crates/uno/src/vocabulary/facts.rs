//! What must hold, in words.

use super::acts::{colour, face};
use super::fixture::direction;
use crate::{Clause, Event, Face, Frame, Hand, Uno, Verdict, What};
use kernel::scenario::{Misread, Scene, SeatNames, Words, said};
use kernel::{By, Clause as _, Rules, Seat, Viewer};
use strum::VariantNames;

pub(super) fn read(scene: &Scene<'_, Uno>, words: &mut Words<'_>) -> Result<Result<(), String>, Misread> {
    let state = scene.state;
    let mut ahead = words.clone();
    if let Some(seat) = ahead.maybe_seat() {
        if seat.number() >= state.setup.seats {
            return Err(words.unknown("a seat of this table"));
        }
        *words = ahead;
        return seat_fact(scene, seat, words);
    }
    if words.eat("spectator") {
        let holds = viewer_fact(scene, Viewer::Spectator, words)?;
        return holds.ok_or_else(|| words.expected("'learns' or 'knows'"));
    }
    if words.eat("top") {
        return Ok(same(face(words)?, state.top()));
    }
    if words.eat("no colour") {
        return Ok(same(None, state.colour));
    }
    if words.eat("colour") {
        return Ok(same(Some(colour(words)?), state.colour));
    }
    if words.eat("direction") {
        return Ok(same(direction(words)?, state.direction));
    }
    if words.eat("dealer") {
        return said(&scene.seats.seat(words.seat()?), &scene.seats.seat(state.dealer));
    }
    if words.eat("pile has") {
        let wanted = words.list(face)?;
        let missing: Vec<Face> = wanted.into_iter().filter(|face| !state.pile.contains(face)).collect();
        return Ok(if missing.is_empty() { Ok(()) } else { Err(format!("{missing:?} is not in the pile")) });
    }
    if words.eat("pile") {
        return Ok(same(words.number()?, state.pile.len()));
    }
    if words.eat("discards") {
        return Ok(same(words.list(face)?, state.discards.to_vec()));
    }
    if words.eat("pack") {
        let mut ahead = words.clone();
        if let Ok(count) = ahead.number::<u8>() {
            *words = ahead;
            return Ok(same(count, Hand::pack().len()));
        }
        let wanted = face(words)?;
        return Ok(same(words.number()?, Hand::pack().count(wanted)));
    }
    if words.eat("round over") {
        let over = matches!(state.frame, Frame::RoundOver { .. } | Frame::MatchOver(_));
        return Ok(if over { Ok(()) } else { Err(format!("the match waits for {:?}", state.frame)) });
    }
    if words.eat("round") {
        return Ok(same(words.number()?, state.round));
    }
    if words.eat("turn") {
        return Ok(same(words.number()?, state.turn));
    }
    if words.eat("happened") {
        let names = words.list(named)?;
        return Ok(happened(scene.events, &names, scene.seats));
    }
    if words.eat("no") {
        let kind = named(words)?.kind;
        let found = scene.events.iter().any(|event| kind_and_seat(event).0 == kind);
        return Ok(if found { Err(format!("{kind} happened")) } else { Ok(()) });
    }
    Err(words.unknown("a fact"))
}

/// An event named in a scenario: its kind, and perhaps the first seat, the verdict and the clause.
struct Named {
    kind: &'static str,
    seat: Option<Seat>,
    verdict: Option<Verdict>,
    because: Option<Clause>,
}

fn verdict(event: &Event) -> Option<Verdict> {
    match event.what {
        What::Challenged { verdict, .. } | What::Caught { verdict, .. } | What::AccusedMisplay { verdict, .. } => {
            Some(verdict)
        }
        _ => None,
    }
}

fn kind_and_seat(event: &Event) -> (&'static str, Option<Seat>) {
    let kind = event.what.into();
    let seat = match event.what {
        What::DealerDrew { seat, .. }
        | What::Dealer { seat }
        | What::Dealt { seat, .. }
        | What::ColourChosen { seat, .. }
        | What::Called { seat }
        | What::Played { seat, .. }
        | What::Shouted { seat, .. }
        | What::Gave { from: seat, .. }
        | What::Skipped { seat }
        | What::Drew { seat, .. }
        | What::DrewNothing { seat }
        | What::Kept { seat }
        | What::PassedAutomatically { seat }
        | What::AcceptedAce { seat }
        | What::Challenged { by: seat, .. }
        | What::Caught { by: seat, .. }
        | What::AccusedMisplay { by: seat, .. }
        | What::AccusedDraw { by: seat, .. }
        | What::TookBack { seat, .. }
        | What::Counted { seat, .. }
        | What::Left { seat }
        | What::Out { seat }
        | What::RoundWon { seat, .. }
        | What::Scored { seat, .. } => Some(seat),
        What::RoundBegan { .. }
        | What::StartRefused { .. }
        | What::StartCard { .. }
        | What::Reversed { .. }
        | What::Reshuffled { .. }
        | What::RoundVoid { .. }
        | What::MatchEnded { .. } => None,
    };
    (kind, seat)
}

fn named(words: &mut Words<'_>) -> Result<Named, Misread> {
    let known = |word: &str| What::VARIANTS.iter().copied().find(|name| *name == word);
    let kind = words.known("an event of this game", known)?;
    let seat = words.maybe_seat();
    let verdict = match () {
        () if words.eat("upheld") => Some(Verdict::Upheld),
        () if words.eat("failed") => Some(Verdict::Failed),
        () => None,
    };
    let because = if words.eat("because") { Some(words.known("a clause", Clause::parse)?) } else { None };
    Ok(Named { kind, seat, verdict, because })
}

/// Of the events of the named kinds, exactly the named ones happened, in this order.
fn happened(events: &[Event], names: &[Named], seats: SeatNames) -> Result<(), String> {
    let of_these_kinds = |event: &&Event| names.iter().any(|named| named.kind == kind_and_seat(event).0);
    let found: Vec<&Event> = events.iter().filter(of_these_kinds).collect();
    let fits = |(named, event): (&Named, &&Event)| {
        let (kind, seat) = kind_and_seat(event);
        named.kind == kind
            && named.seat.is_none_or(|wanted| Some(wanted) == seat)
            && named.verdict.is_none_or(|wanted| Some(wanted) == verdict(event))
            && named.because.is_none_or(|wanted| wanted == event.because)
    };
    if names.len() == found.len() && names.iter().zip(&found).all(fits) {
        return Ok(());
    }
    let told = found.iter().map(|event| {
        let (kind, seat) = kind_and_seat(event);
        let seat = seat.map_or(String::new(), |seat| format!(" {}", seats.seat(seat)));
        let verdict = verdict(event).map_or(String::new(), |verdict| format!(" {verdict:?}").to_lowercase());
        format!("{kind}{seat}{verdict} because {}", event.because.id())
    });
    Err(format!("what happened is [{}]", told.collect::<Vec<_>>().join(", ")))
}

fn same<T: PartialEq + std::fmt::Debug>(wanted: T, found: T) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("it is {found:?}, not {wanted:?}")) }
}

/// What a viewer has just learnt, or knows of others' hands.
fn viewer_fact(
    scene: &Scene<'_, Uno>,
    viewer: Viewer,
    words: &mut Words<'_>,
) -> Result<Option<Result<(), String>>, Misread> {
    if words.eat("learns") {
        let wanted: Hand = words.list(face)?.into_iter().collect();
        let seen = scene.seen.iter().filter(|(eyes, _)| *eyes == viewer).flat_map(|(_, seen)| seen);
        let faces = seen.filter_map(|event| match event.what {
            What::Drew { face, .. } | What::Gave { face, .. } => face,
            _ => None,
        });
        return Ok(Some(same(wanted, faces.collect())));
    }
    if words.eat("knows") {
        let wanted: Vec<(Seat, Face)> = words.list(|words| Ok((words.seat()?, face(words)?)))?;
        return Ok(Some(same(wanted, scene.rules.view(scene.state, viewer).known)));
    }
    Ok(None)
}

fn seat_fact(scene: &Scene<'_, Uno>, seat: Seat, words: &mut Words<'_>) -> Result<Result<(), String>, Misread> {
    let state = scene.state;
    let hand = state.hand(seat);
    if words.eat("holds") {
        let mut ahead = words.clone();
        return if let Ok(count) = ahead.number::<u8>() {
            *words = ahead;
            Ok(same(count, state.size(seat)))
        } else {
            let wanted: Hand = words.list(face)?.into_iter().collect();
            Ok(same(wanted, *hand))
        };
    }
    if words.eat("has") {
        let mut ahead = words.clone();
        if let Ok(count) = ahead.number::<usize>()
            && ahead.eat("answers")
        {
            *words = ahead;
            return Ok(same(count, kernel::legal(scene.rules, state, By::Seat(seat)).len()));
        }
        let wanted = face(words)?;
        return Ok(if hand.has(wanted) { Ok(()) } else { Err(format!("it holds {hand:?}")) });
    }
    if words.eat("total") || words.eat("account") {
        return Ok(same(words.number()?, state.totals[seat.index()]));
    }
    if let Some(holds) = viewer_fact(scene, Viewer::Seat(seat), words)? {
        return Ok(holds);
    }
    if words.eat("in") {
        return Ok(if state.players.contains(seat) { Ok(()) } else { Err("it has left".to_owned()) });
    }
    if words.eat("out") {
        return Ok(if state.players.contains(seat) { Err("it is still in".to_owned()) } else { Ok(()) });
    }
    Err(words.unknown("a word that says something of a seat"))
}
