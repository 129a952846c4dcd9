//! The pack: 56 faces, 112 cards.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The four colours, in the order of the rule sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Colour {
    Blue,
    Green,
    Red,
    Yellow,
}

impl Colour {
    /// All of them, in canonical order.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Green, Colour::Red, Colour::Yellow];

    /// The letter of card codes.
    pub const fn letter(self) -> char {
        match self {
            Colour::Blue => 'B',
            Colour::Green => 'G',
            Colour::Red => 'R',
            Colour::Yellow => 'Y',
        }
    }

    /// The colour of a letter.
    pub fn parse(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A number card, 0 to 9.
    Number(u8),
    /// Doflamingo.
    DrawTwo,
    /// Princess Shirahoshi and Jinbe.
    Reverse,
    /// Kuma.
    Skip,
    /// Rayleigh.
    Wild,
    /// Dragon.
    Ace,
    /// Shanks.
    RedHair,
    /// Blackbeard.
    Blackbeard,
}

/// What is printed on a card. Copies of a face are interchangeable, so nothing ever names a copy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default)]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

const RANKS: u8 = 13;
const DRAW_TWO: u8 = 10;
const REVERSE: u8 = 11;
const SKIP: u8 = 12;
const COLOURED: u8 = 4 * RANKS;

/// What each face does and which colour it has: looked up in every decision.
const KINDS: [Kind; Face::COUNT] = {
    let mut kinds = [Kind::Wild; Face::COUNT];
    let mut index = 0;
    while index < COLOURED {
        kinds[index as usize] = match index % RANKS {
            DRAW_TWO => Kind::DrawTwo,
            REVERSE => Kind::Reverse,
            SKIP => Kind::Skip,
            number => Kind::Number(number),
        };
        index += 1;
    }
    kinds[Face::ACE.index()] = Kind::Ace;
    kinds[Face::RED_HAIR.index()] = Kind::RedHair;
    kinds[Face::BLACKBEARD.index()] = Kind::Blackbeard;
    kinds
};

const COLOURS: [Option<Colour>; Face::COUNT] = {
    let mut colours = [None; Face::COUNT];
    let mut index = 0;
    while index < COLOURED as usize {
        colours[index] = Some(Colour::ALL[index / RANKS as usize]);
        index += 1;
    }
    colours
};

/// The coloured faces with the number or kind of each face; none for colourless ones.
const SAME_RANK: [Faces; Face::COUNT] = {
    let mut same = [Faces(0); Face::COUNT];
    let mut index = 0;
    while index < COLOURED {
        let every_colour: u64 = 1 | 1 << RANKS | 1 << (2 * RANKS) | 1 << (3 * RANKS);
        same[index as usize] = Faces(every_colour << (index % RANKS));
        index += 1;
    }
    same
};

impl Face {
    /// Wild.
    pub const WILD: Face = Face(COLOURED);
    /// Ace.
    pub const ACE: Face = Face(COLOURED + 1);
    /// Red-hair.
    pub const RED_HAIR: Face = Face(COLOURED + 2);
    /// Blackbeard.
    pub const BLACKBEARD: Face = Face(COLOURED + 3);
    /// How many faces there are.
    pub const COUNT: usize = 56;

    /// Every face in canonical order (UN-1.1.9).
    pub fn all() -> impl Iterator<Item = Face> + Clone {
        (0..Face::COUNT as u8).map(Face)
    }

    /// The face at a place of the canonical order, below [`Face::COUNT`].
    pub(crate) const fn at(index: usize) -> Face {
        Face(index as u8)
    }

    /// A coloured card; `kind` is a number, draw two, reverse or skip.
    pub fn coloured(colour: Colour, kind: Kind) -> Option<Face> {
        let rank = match kind {
            Kind::Number(number @ 0..=9) => number,
            Kind::DrawTwo => DRAW_TWO,
            Kind::Reverse => REVERSE,
            Kind::Skip => SKIP,
            _ => return None,
        };
        Some(Face(colour as u8 * RANKS + rank))
    }

    /// The place in canonical order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The colour, unless it has none.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        COLOURS[self.0 as usize]
    }

    /// Whether it is a wild, ace, red-hair or blackbeard.
    #[inline]
    pub const fn is_colourless(self) -> bool {
        self.0 >= COLOURED
    }

    /// What it does.
    #[inline]
    pub const fn kind(self) -> Kind {
        KINDS[self.0 as usize]
    }

    /// What it counts in a hand at the end of a round (UN-9.1.1).
    pub const fn points(self) -> u16 {
        match self.kind() {
            Kind::Number(number) => number as u16,
            Kind::DrawTwo | Kind::Reverse | Kind::Skip => 20,
            Kind::Wild | Kind::Ace | Kind::RedHair | Kind::Blackbeard => 50,
        }
    }

    /// How many cards of the pack show it.
    pub const fn copies(self) -> u8 {
        match self.kind() {
            Kind::Number(0) => 1,
            Kind::Wild | Kind::Ace => 4,
            _ => 2,
        }
    }

    /// The face of a code: `R7`, `BD`, `YV`, `GS`, `W`, `A`, `H`, `K`.
    ///
    /// ```
    /// use uno::{Colour, Face, Kind};
    /// assert_eq!(Face::parse("GS"), Face::coloured(Colour::Green, Kind::Skip));
    /// assert_eq!(Face::parse("K").unwrap().to_string(), "K");
    /// assert_eq!(Face::parse("R12"), None);
    /// ```
    pub fn parse(code: &str) -> Option<Face> {
        let mut letters = code.chars();
        let (first, second) = (letters.next()?, letters.next());
        if letters.next().is_some() {
            return None;
        }
        match (first, second) {
            ('W', None) => Some(Face::WILD),
            ('A', None) => Some(Face::ACE),
            ('H', None) => Some(Face::RED_HAIR),
            ('K', None) => Some(Face::BLACKBEARD),
            (_, Some(rank)) => {
                let kind = match rank {
                    'D' => Kind::DrawTwo,
                    'V' => Kind::Reverse,
                    'S' => Kind::Skip,
                    _ => Kind::Number(rank.to_digit(10)? as u8),
                };
                Face::coloured(Colour::parse(first)?, kind)
            }
            _ => None,
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(colour) = self.colour() {
            write!(f, "{}", colour.letter())?;
        }
        match self.kind() {
            Kind::Number(number) => write!(f, "{number}"),
            Kind::DrawTwo => f.write_str("D"),
            Kind::Reverse => f.write_str("V"),
            Kind::Skip => f.write_str("S"),
            Kind::Wild => f.write_str("W"),
            Kind::Ace => f.write_str("A"),
            Kind::RedHair => f.write_str("H"),
            Kind::Blackbeard => f.write_str("K"),
        }
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TryFrom<u8> for Face {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Face, Self::Error> {
        if (index as usize) < Face::COUNT { Ok(Face(index)) } else { Err("there are 56 faces") }
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> u8 {
        face.0
    }
}

/// A set of faces, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faces(u64);

impl Faces {
    const FACES: u64 = (1 << Face::COUNT) - 1;
    /// Wild, ace, red-hair, blackbeard.
    pub const COLOURLESS: Faces = Faces(0b1111 << COLOURED);
    /// Blue, green, red and yellow cards.
    pub const COLOURED: Faces = Faces((1 << COLOURED) - 1);

    /// One face alone.
    #[inline]
    pub const fn only(face: Face) -> Faces {
        Faces(1 << face.0)
    }

    /// All cards of a colour.
    #[inline]
    pub const fn of_colour(colour: Colour) -> Faces {
        Faces(((1 << RANKS) - 1) << (colour as u8 * RANKS))
    }

    /// What may be put on this card while this colour is in force (UN-4.1.1, UN-4.1.4, UN-4.1.5).
    #[inline]
    pub fn fitting(top: Face, colour: Option<Colour>) -> Faces {
        let same_colour = colour.map_or(Faces(0), Faces::of_colour);
        same_colour.or(SAME_RANK[top.index()]).or(Faces::COLOURLESS)
    }

    /// What is in either.
    #[inline]
    pub const fn or(self, other: Faces) -> Faces {
        Faces(self.0 | other.0)
    }

    /// What is in both.
    #[inline]
    pub const fn within(self, other: Faces) -> Faces {
        Faces(self.0 & other.0)
    }

    /// What is not in the other.
    #[inline]
    pub const fn without(self, other: Faces) -> Faces {
        Faces(self.0 & !other.0)
    }

    /// Whether the face is in the set.
    #[inline]
    pub const fn contains(self, face: Face) -> bool {
        self.0 >> face.0 & 1 == 1
    }

    /// Whether no face is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many faces are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The `index`-th face of the set in canonical order.
    #[inline]
    pub fn nth(self, index: usize) -> Face {
        let mut bits = self.0;
        for _ in 0..index {
            bits &= bits.wrapping_sub(1);
        }
        Face(bits.trailing_zeros().min(55) as u8)
    }

    /// The faces in canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Face> + Clone {
        let mut bits = self.0 & Faces::FACES;
        std::iter::from_fn(move || {
            let face = (bits != 0).then(|| Face(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            face
        })
    }
}

/// Some cards without order: how many of each face.
///
/// Three bit planes, the count of a face in binary across them (no face has more than four copies). So "which faces are
/// there" is two instructions, and listing legal plays starts from a mask.
///
/// ```
/// use uno::{Face, Hand};
/// let mut hand = Hand::default();
/// hand.add(Face::WILD);
/// hand.add(Face::WILD);
/// assert_eq!(hand.count(Face::WILD), 2);
/// assert!(hand.remove(Face::WILD) && hand.remove(Face::WILD) && !hand.remove(Face::WILD));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "[u64; 3]", into = "[u64; 3]")]
pub struct Hand([u64; 3]);

impl Hand {
    /// The whole pack.
    pub fn pack() -> Hand {
        Face::all().flat_map(|face| std::iter::repeat_n(face, face.copies() as usize)).collect()
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, face: Face) {
        let [one, two, four] = &mut self.0;
        let bit = 1 << face.0;
        let carry = *one & bit;
        *one ^= bit;
        let carry_two = *two & carry;
        *two ^= carry;
        *four |= carry_two;
    }

    /// Takes a card out; says whether there was one.
    #[inline]
    pub fn remove(&mut self, face: Face) -> bool {
        let there = self.has(face);
        if there {
            let [one, two, four] = &mut self.0;
            let bit = 1 << face.0;
            let borrow = !*one & bit;
            *one ^= bit;
            let borrow_two = !*two & borrow;
            *two ^= borrow;
            *four &= !borrow_two;
        }
        there
    }

    /// The different faces in it.
    #[inline]
    pub const fn faces(&self) -> Faces {
        Faces(self.0[0] | self.0[1] | self.0[2])
    }

    /// Whether there is such a card.
    #[inline]
    pub const fn has(&self, face: Face) -> bool {
        self.faces().contains(face)
    }

    /// How many such cards there are.
    pub fn count(&self, face: Face) -> u8 {
        let [one, two, four] = self.0.map(|plane| (plane >> face.0 & 1) as u8);
        one + 2 * two + 4 * four
    }

    /// How many cards there are.
    pub const fn len(&self) -> u8 {
        (self.0[0].count_ones() + 2 * self.0[1].count_ones() + 4 * self.0[2].count_ones()) as u8
    }

    /// Whether there is no card.
    pub const fn is_empty(&self) -> bool {
        self.faces().is_empty()
    }

    /// The cards in canonical order.
    pub fn iter(&self) -> impl Iterator<Item = Face> + Clone + use<> {
        let hand = *self;
        hand.faces().iter().flat_map(move |face| std::iter::repeat_n(face, hand.count(face) as usize))
    }

    /// What the cards count together (UN-9.1.1).
    pub fn points(&self) -> i32 {
        self.iter().map(|face| i32::from(face.points())).sum()
    }

    /// Feeds a state hash.
    pub fn digest(&self, feed: &mut kernel::Feed) {
        for plane in self.0 {
            feed.number(plane);
        }
    }
}

impl FromIterator<Face> for Hand {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Hand {
        let mut hand = Hand::default();
        for face in faces {
            hand.add(face);
        }
        hand
    }
}

impl TryFrom<[u64; 3]> for Hand {
    type Error = &'static str;

    fn try_from(planes: [u64; 3]) -> Result<Hand, Self::Error> {
        let hand = Hand(planes);
        let real = planes.iter().all(|plane| plane & !Faces::FACES == 0);
        if real && Face::all().all(|face| hand.count(face) <= face.copies()) {
            Ok(hand)
        } else {
            Err("more cards than the pack has")
        }
    }
}

impl From<Hand> for [u64; 3] {
    fn from(hand: Hand) -> [u64; 3] {
        hand.0
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
