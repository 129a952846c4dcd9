//! Words of scenarios that all games with cards have alike: cards by their names, and what is seen, held and done.

use crate::{CardGame, Face, Library, Number, Printed};
use kernel::scenario::{
    Fact, Misread, Scene, SeatNames, Vocabulary, Words, Written, bracketed, did_not_happen, happened, holds, named,
    said, same, word_for,
};
use kernel::{By, Seat, Viewer, legal};

/// A card of the library, by its number or, if it was made up, by its name.
pub fn face<G: CardGame>(rules: &G, words: &mut Words<'_>) -> Result<Face, Misread> {
    words.known("a card", |word| rules.book().library().catalogue().find(&Number(word.to_owned())))
}

/// A card's number, or the word by which it was made up.
pub fn name<G: CardGame>(rules: &G, face: Face) -> &str {
    &rules.book().library().catalogue().card(face).number().0
}

/// Cards in brackets.
pub fn list<G: CardGame>(rules: &G, faces: &[Face]) -> String {
    bracketed(faces.iter().map(|&face| name(rules, face)))
}

/// Cards on top after a shuffle: `shuffle [X, Y]`.
pub fn stacked<G: CardGame>(rules: &G, words: &mut Words<'_>) -> Result<Vec<Face>, Misread> {
    if !words.eat("shuffle") {
        return Err(words.expected("'shuffle' and the cards on top"));
    }
    words.list(|words| face(rules, words))
}

/// A seat's zone by its name.
pub fn zone_of<Z: PartialEq>(zones: &[(&'static str, Z)], seats: SeatNames, seat: Seat, zone: Z) -> String {
    format!("{} {}", seats.seat(seat), word_for(zones, zone).unwrap_or("no zone"))
}

/// Whether a fault is named by this word: its kind, or its clause.
pub fn is_cited_as(fault: &impl std::fmt::Debug, clause: impl kernel::Clause, word: &str) -> bool {
    let debug = format!("{fault:?}");
    let kind = debug.split([' ', '(', '{']).next().unwrap_or_default();
    kind == word || clause.id() == word
}

/// The nth of these cards, the seat's own before others; where a seat was named, its own only.
pub fn nth_of<S>(
    found: impl Iterator<Item = S> + Clone,
    nth: usize,
    seat_was_named: bool,
    is_own: impl Fn(&S) -> bool,
) -> Option<S> {
    let any = if seat_was_named { None } else { found.clone().nth(nth) };
    found.filter(is_own).nth(nth).or(any)
}

/// The place of a face in a hand. A card that is not there is named all the same: the refusal is what a scenario may be about.
pub fn in_hand(mut hand: impl Iterator<Item = Face>, face: Face) -> u8 {
    hand.position(|other| other == face).map_or(u8::MAX, |index| index as u8)
}

/// Reads an act that is one phrase.
pub fn plain<A: Copy>(words: &mut Words<'_>, phrases: &[(&str, A)]) -> Option<A> {
    phrases.iter().find(|(phrase, _)| words.eat(phrase)).map(|(_, action)| *action)
}

/// Reads picks with `and` between them, and perhaps `only` for "these are all". `pick` is told what was picked before.
pub fn picks<A>(
    words: &mut Words<'_>,
    done: A,
    pick: impl Fn(&[A], &mut Words<'_>) -> Result<A, Misread>,
) -> Result<Vec<A>, Misread> {
    let mut picks = Vec::new();
    loop {
        picks.push(pick(&picks, words)?);
        if !words.eat("and") {
            break;
        }
    }
    if words.eat("only") {
        picks.push(done);
    }
    Ok(picks)
}

/// An act with what it is done to: `plays X` is written as `plays` and a name.
pub fn with(verb: &'static str, begin: &str, what: impl std::fmt::Display) -> Written {
    Written::new(verb, format!("{begin} {what}"))
}

/// Whether a card is the first of its face among those that may be named now, so that its name alone means it.
pub fn is_first<G: CardGame, S: Copy + PartialEq>(
    rules: &G,
    state: &G::State,
    by: By,
    spot: S,
    face: impl Fn(S) -> Option<Face>,
    of: impl Fn(G::Action) -> Option<S>,
) -> bool {
    let mut named = legal(rules, state, by).into_iter().filter_map(of);
    named.find(|&other| face(other) == face(spot)) == Some(spot)
}

/// The facts that hold of every table: `happened […]`, `turn 3`, `no X`.
pub fn of_table<G: Vocabulary>(scene: &Scene<'_, G>, turn: u16, words: &mut Words<'_>) -> Option<Fact> {
    if words.eat("happened") {
        return Some(words.list(named::<G>).map(|wanted| happened::<G>(scene.events, &wanted)));
    }
    if words.eat("turn") {
        return Some(words.number().and_then(|wanted| same(wanted, turn)));
    }
    if words.eat("no") {
        return Some(named::<G>(words).map(|unwanted| did_not_happen::<G>(scene.events, &unwanted)));
    }
    None
}

/// The facts that hold of every seat: `p1 to act`, `p1 has the turn`.
pub fn of_seat<G: Vocabulary>(
    scene: &Scene<'_, G>,
    seat: Seat,
    turn_player: Seat,
    words: &mut Words<'_>,
) -> Option<Fact> {
    if words.eat("to act") {
        let is_asked = scene.rules.asked(scene.state) == Some(By::Seat(seat));
        return Some(holds(is_asked, "somebody else is asked"));
    }
    if words.eat("has the turn") {
        return Some(said(&scene.seats.seat(seat), &scene.seats.seat(turn_player)));
    }
    None
}

/// Whether a card's face is anywhere in what a seat sees or saw happen: `p1 sees X`, `p1 does not see X`.
pub fn sees<G: CardGame + Vocabulary>(
    scene: &Scene<'_, G>,
    seat: Seat,
    words: &mut Words<'_>,
    in_view: impl Fn(&G::View, Face) -> bool,
    shown: impl Fn(&G::Seen) -> Option<Face>,
) -> Option<Fact> {
    let wanted = words.eat("sees");
    if !wanted && !words.eat("does not see") {
        return None;
    }
    let look = |face| {
        let view = scene.rules.view(scene.state, Viewer::Seat(seat));
        let mut seen = scene.seen.iter().filter(|(viewer, _)| *viewer == Viewer::Seat(seat)).flat_map(|(_, seen)| seen);
        in_view(&view, face) || seen.any(|seen| shown(seen) == Some(face))
    };
    let instead = if wanted { "it is hidden" } else { "it is seen" };
    Some(face(scene.rules, words).and_then(|face| holds(look(face) == wanted, instead)))
}

/// How the cards of a zone lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lying {
    /// Side by side.
    Row,
    /// In the order of faces.
    Sorted,
    /// On each other: of a stack, the cards on top are said.
    Stack,
}

/// What lies in a zone: `5`, or `[X, Y]`.
pub fn zone_holds<G: CardGame>(rules: &G, mut is: Vec<Face>, lying: Lying, words: &mut Words<'_>) -> Fact {
    let mut ahead = words.clone();
    if let Ok(count) = ahead.number::<usize>() {
        *words = ahead;
        return same(count, is.len());
    }
    let mut wanted = words.list(|words| face(rules, words))?;
    match lying {
        Lying::Row => {}
        Lying::Sorted => wanted.sort_unstable(),
        Lying::Stack => {
            is.reverse();
            is.truncate(wanted.len());
        }
    }
    said(&list(rules, &wanted), &list(rules, &is))
}
