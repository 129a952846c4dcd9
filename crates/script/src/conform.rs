//! What the conformance suite checks alike in every game of two players with a deck each.

use crate::{Card, Face, other};
use kernel::conformance::Dice;
use kernel::{Seat, Viewer, below, shuffle};
use std::fmt::Debug;

/// The cards of each player, in the order of faces.
pub type Census = [Vec<Face>; 2];

/// Counts the cards of each player.
pub fn census<I: Iterator<Item = Face>>(faces_of: impl Fn(Seat) -> I) -> Census {
    [Seat::FIRST, other(Seat::FIRST)].map(|seat| {
        let mut faces: Vec<Face> = faces_of(seat).collect();
        faces.sort_unstable();
        faces
    })
}

/// A viewer knows the own list; of another's only how many cards it has.
pub fn could_be(viewer: Viewer, imagined: &Census, real: &Census) -> bool {
    Seat::all(2).all(|seat| {
        let (imagined, real) = (&imagined[seat.index()], &real[seat.index()]);
        if viewer.is(seat) { imagined == real } else { imagined.len() == real.len() }
    })
}

/// Half of the games are between starter decks, half between decks of any cards.
pub fn any_decks<D: Clone>(
    starters: &[(&str, D)],
    dice: &mut Dice,
    any_deck: impl Fn(&mut Dice) -> D,
) -> ([D; 2], bool) {
    let any = below(dice, 2) == 1;
    let mut deck = || match any {
        true => any_deck(dice),
        false => starters[below(dice, starters.len() as u32) as usize].1.clone(),
    };
    ([deck(), deck()], any)
}

/// Who begins: either of the two, or whom the rules choose.
pub fn any_first(dice: &mut Dice) -> Option<Seat> {
    [None, Some(Seat::FIRST), Some(other(Seat::FIRST))][below(dice, 3) as usize]
}

/// No card lies in two zones.
pub fn lie_once(cards: &[Card]) -> Result<(), String> {
    let twice = cards.iter().enumerate().find(|&(index, card)| cards[..index].contains(card));
    twice.map_or(Ok(()), |(_, card)| Err(format!("{card:?} lies in two zones")))
}

/// Every card in the list of a zone knows that it lies there.
pub fn know_their_zone<Z: PartialEq + Debug>(
    zone: Z,
    cards: &[Card],
    zone_of: impl Fn(Card) -> Z,
) -> Result<(), String> {
    let lost = cards.iter().find(|&&card| zone_of(card) != zone);
    lost.map_or(Ok(()), |card| Err(format!("{card:?} lies in {zone:?} and does not know it")))
}

/// Cards lie with their owner.
pub fn are_with_their_owner(seat: Seat, cards: &[Card]) -> Result<(), String> {
    let lost = cards.iter().find(|card| card.owner() != seat);
    lost.map_or(Ok(()), |card| Err(format!("{card:?} lies in a zone that is not its owner's")))
}

/// A hand is kept in the order of faces, so that its order tells nothing.
pub fn in_order<K: PartialOrd>(hand: &[Card], order: impl Fn(Card) -> K) -> Result<(), String> {
    if hand.is_sorted_by_key(|&card| order(card)) { Ok(()) } else { Err("a hand is out of order".to_owned()) }
}

/// Hidden cards with their faces exchanged at random.
pub fn exchanged(
    hidden: impl IntoIterator<Item = Card>,
    face: impl Fn(Card) -> Face,
    dice: &mut Dice,
) -> Vec<(Card, Face)> {
    let hidden: Vec<Card> = hidden.into_iter().collect();
    let mut faces: Vec<Face> = hidden.iter().map(|&card| face(card)).collect();
    shuffle(&mut faces, dice);
    hidden.into_iter().zip(faces).collect()
}
