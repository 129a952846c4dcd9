//! Who acts and who watches.

use serde::{Deserialize, Serialize};

/// No game of ours seats more.
pub const MAX_SEATS: usize = 10;

/// A place at the table, numbered clockwise from zero.
///
/// ```
/// use kernel::Seat;
/// assert_eq!(Seat::new(3).unwrap().index(), 3);
/// assert!(Seat::new(10).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// A seat, if the number is one a table can have.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// Every seat of a table with `count` seats, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Seat)
    }

    /// The seat's number.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's number as it is stored.
    #[inline(always)]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Seat::new(number).ok_or("a seat number is at most 9")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A set of seats.
///
/// ```
/// use kernel::{Seat, Seats};
/// let mut at_table = Seats::first(4);
/// at_table.remove(Seat::new(2).unwrap());
/// assert_eq!(at_table.len(), 3);
/// assert!(!at_table.contains(Seat::new(2).unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Seats(u16);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Seats `0..count`, of which there are at most ten.
    pub const fn first(count: u8) -> Seats {
        let count = if count as usize > MAX_SEATS { MAX_SEATS } else { count as usize };
        Seats((1u16 << count) - 1)
    }

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Puts a seat in.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set as bits, seat 0 lowest.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }
}

impl TryFrom<u16> for Seats {
    type Error = &'static str;

    fn try_from(bits: u16) -> Result<Self, Self::Error> {
        if bits >> MAX_SEATS == 0 { Ok(Seats(bits)) } else { Err("a set of seats has at most ten") }
    }
}

impl From<Seats> for u16 {
    fn from(seats: Seats) -> u16 {
        seats.0
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// Who sends an input: somebody at the table, or the shell around the engine (clock, next round).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum By {
    /// A player.
    Seat(Seat),
    /// The program that runs the table: it alone knows time.
    Shell,
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// A player sees the own hand.
    Seat(Seat),
    /// A spectator sees what lies open.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table with `count` seats: the seats in order, then the spectator.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(count).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether these are the eyes of that seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Whether these eyes belong to one of the seats.
    #[inline]
    pub fn among(self, seats: Seats) -> bool {
        matches!(self, Viewer::Seat(seat) if seats.contains(seat))
    }
}

/// A set of viewers: who knows a card.
///
/// ```
/// use kernel::{Seat, Viewer, Viewers};
/// let mut knowers = Viewers::only(Viewer::Seat(Seat::FIRST));
/// knowers = knowers.or(Viewers::only(Viewer::Spectator));
/// assert!(knowers.contains(Viewer::Spectator));
/// assert!(knowers.without(knowers).is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Viewers(u16);

impl Viewers {
    /// Nobody.
    pub const NONE: Viewers = Viewers(0);
    /// Everybody there could be.
    pub const EVERYBODY: Viewers = Viewers((1 << (MAX_SEATS + 1)) - 1);

    /// One viewer alone.
    #[inline]
    pub const fn only(viewer: Viewer) -> Viewers {
        match viewer {
            Viewer::Seat(seat) => Viewers(1 << seat.0),
            Viewer::Spectator => Viewers(1 << MAX_SEATS),
        }
    }

    /// Whether the viewer is in the set.
    #[inline]
    pub const fn contains(self, viewer: Viewer) -> bool {
        self.0 & Viewers::only(viewer).0 != 0
    }

    /// Who is in either set.
    #[inline]
    pub const fn or(self, other: Viewers) -> Viewers {
        Viewers(self.0 | other.0)
    }

    /// Who is in both sets.
    #[inline]
    pub const fn within(self, other: Viewers) -> Viewers {
        Viewers(self.0 & other.0)
    }

    /// Who is not in the other set.
    #[inline]
    pub const fn without(self, other: Viewers) -> Viewers {
        Viewers(self.0 & !other.0)
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them: the lowest seat, or the spectator.
    #[inline]
    pub fn first(self) -> Option<Viewer> {
        match self.0.trailing_zeros() {
            seat if seat < MAX_SEATS as u32 => Some(Viewer::Seat(Seat(seat as u8))),
            _ if self.is_empty() => None,
            _ => Some(Viewer::Spectator),
        }
    }

    /// The set as bits: seat 0 lowest, the spectator above the seats.
    pub const fn bits(self) -> u16 {
        self.0
    }
}

impl TryFrom<u16> for Viewers {
    type Error = &'static str;

    fn try_from(bits: u16) -> Result<Self, Self::Error> {
        if bits & !Viewers::EVERYBODY.0 == 0 { Ok(Viewers(bits)) } else { Err("ten seats and the spectator") }
    }
}

impl From<Viewers> for u16 {
    fn from(viewers: Viewers) -> u16 {
        viewers.0
    }
}
