//! Cards as states hold them, alike in all games of two players with a deck each: which card, what it is, which object it
//! is now, and sets of them.

use kernel::{Feed, Seat};
use serde::{Deserialize, Serialize};

/// One card of a game. Which number means which card is known to the state alone: nobody else ever sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Card {
    /// Its place among all cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose deck it came from: cards of the first seat have even numbers.
    #[inline]
    pub const fn owner(self) -> Seat {
        if self.0.is_multiple_of(2) { Seat::FIRST } else { other(Seat::FIRST) }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

/// A card's definition: its place in the library.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Face(pub u16);

impl Face {
    /// The place.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card as the object it is now: once it leaves the field it is another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Object {
    /// The card.
    pub card: Card,
    /// Its how many-eth life this is.
    pub life: u8,
}

impl Object {
    /// Feeds it to a state hash.
    pub fn digest(self, feed: &mut Feed) {
        feed.bytes(&[self.card.0, self.life]);
    }
}

/// The other of two seats.
#[inline]
pub const fn other(seat: Seat) -> Seat {
    match Seat::new(1 - seat.number()) {
        Some(seat) => seat,
        None => Seat::FIRST,
    }
}

/// Some cards, one bit each.
///
/// ```
/// use script::{Card, Cards};
/// let cards: Cards = [Card(5), Card(2)].into_iter().collect();
/// assert_eq!(cards.iter().collect::<Vec<_>>(), [Card(2), Card(5)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards(pub u128);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards(0);

    /// One.
    #[inline]
    pub const fn only(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// Whether it is among them.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Feeds them to a state hash.
    pub fn digest(self, feed: &mut Feed) {
        feed.number(self.0 as u64);
        feed.number((self.0 >> 64) as u64);
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Each of them, by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = (bits != 0).then(|| Card(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            card
        })
    }
}

impl Cards {
    /// Of `self`, what may be chosen after `chosen` when `needed` cards in all are needed: what lies later than all chosen, so
    /// that each choice is listed once, as far as enough lie later still. Who began at the end goes on with what comes
    /// before, as long as more are needed.
    ///
    /// ```
    /// use script::{Card, Cards};
    /// let all: Cards = [Card(0), Card(2), Card(4)].into_iter().collect();
    /// let next = |chosen: Cards, needed| all.ascending(chosen, needed, |card| card.0).iter().collect::<Vec<_>>();
    /// assert_eq!(next(Cards::NONE, 2), [Card(0), Card(2)]);
    /// assert_eq!(next(Cards::only(Card(2)), 2), [Card(4)]);
    /// assert_eq!(next(Cards::only(Card(4)), 2), [Card(0), Card(2)]);
    /// assert_eq!(next(Cards::only(Card(4)), 0), []);
    /// ```
    pub fn ascending<K: Ord>(self, chosen: Cards, needed: u8, place: impl Fn(Card) -> K) -> Cards {
        let taken = chosen.len() as u8;
        let open = Cards(self.0 & !chosen.0);
        let last = chosen.iter().map(&place).max();
        let later: Cards = open.iter().filter(|&card| last.as_ref().is_none_or(|last| place(card) > *last)).collect();
        let after = needed.saturating_sub(taken + 1) as usize;
        if after == 0 && !(later.is_empty() && taken < needed) {
            return later;
        }
        let enough = |card: &Card| later.iter().filter(|&other| place(other) > place(*card)).count() >= after;
        let parts: Cards = later.iter().filter(enough).collect();
        if parts.is_empty() && taken < needed { open } else { parts }
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}
