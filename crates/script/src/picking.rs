//! A choice of cards, part by part: what may be taken next, and when it is enough.

use crate::{Card, Cards, Face};
use kernel::{Answer, Rules, Shape};

/// What a pick comes to on the table as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picking {
    /// The cards there are to pick from.
    pub candidates: Cards,
    /// So many at least.
    pub min: u8,
    /// So many at most.
    pub max: u8,
    /// Whether its player is asked although there is nothing to pick, because the others may not know that.
    pub secret: bool,
}

impl Picking {
    /// The cards that are picked without anybody being asked: none, or all there are. Nothing where there is something to decide.
    pub fn decided(&self) -> Option<Cards> {
        let forced = self.min == self.max && u32::from(self.max) == self.candidates.len();
        match self.max {
            0 => Some(Cards::NONE),
            _ => forced.then_some(self.candidates),
        }
    }

    /// Whether this card may be picked next. People pick in any order.
    pub fn may_take(&self, parts: Cards, card: Card) -> bool {
        self.candidates.contains(card) && !parts.contains(card) && parts.len() < u32::from(self.max)
    }

    /// Whether so many are enough.
    pub fn is_enough(&self, parts: Cards) -> bool {
        parts.len() >= u32::from(self.min)
    }

    /// The next parts: ascending by where cards lie, so that each choice is listed once; and whether it may end here.
    pub fn next_parts<K: Ord>(&self, parts: Cards, place: impl Fn(Card) -> K) -> (Cards, bool) {
        let next = match parts.len() < u32::from(self.max) {
            true => self.candidates.ascending(parts, self.min, place),
            false => Cards::NONE,
        };
        (next, self.is_enough(parts))
    }

    /// The form of an answer. Silence ends it where it may end.
    pub fn answer<R: Rules>(&self, parts: Cards, done: R::Action) -> Answer<R> {
        Answer {
            shape: Shape::PickSome,
            min: self.min.max(1),
            max: self.max.max(1),
            default: self.is_enough(parts).then_some(done),
            part: None,
        }
    }
}

/// The cards of a hand by place, of copies only the first: hands are kept in the order of faces.
pub fn different<'h>(
    hand: &'h [Card],
    face: impl Fn(Card) -> Face + Copy + 'h,
) -> impl Iterator<Item = (u8, Card)> + 'h {
    let is_first = move |place: usize| place == 0 || face(hand[place - 1]) != face(hand[place]);
    (0..hand.len()).filter(move |&place| is_first(place)).map(|place| (place as u8, hand[place]))
}
