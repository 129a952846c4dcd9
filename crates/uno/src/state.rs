//! A match in plain data.

use crate::{Colour, Face, Faces, Hand, Known, Setup};
use kernel::{Chance, MAX_SEATS, Places, Row, Seat, Seats, Seed};
use serde::{Deserialize, Serialize};

/// Which way the turn goes round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Direction {
    /// To the left.
    Clockwise,
    /// To the right.
    CounterClockwise,
}

impl Direction {
    /// The other way.
    pub const fn flipped(self) -> Direction {
        match self {
            Direction::Clockwise => Direction::CounterClockwise,
            Direction::CounterClockwise => Direction::Clockwise,
        }
    }
}

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// A wild lies as start card: the actor names a colour.
    ChooseColour,
    /// The actor plays or draws.
    Turn,
    /// The actor drew this card, which fits: play or keep.
    AfterDraw(Face),
    /// A card that does not fit lies on the table: does this seat accuse?
    Misplay {
        /// Who is asked.
        asked: Seat,
    },
    /// An ace was played: does the next player doubt it?
    Challenge {
        /// Who is asked.
        asked: Seat,
    },
    /// The call was forgotten: does this seat point it out?
    Catch {
        /// Who is asked.
        asked: Seat,
        /// What happens when nobody does.
        then: AfterCatch,
    },
    /// A round has been scored; the shell deals the next.
    RoundOver {
        /// Who won it, unless it was void.
        winner: Option<Seat>,
    },
    /// The match is decided.
    MatchOver(Places),
}

/// How it goes on after a window for catches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AfterCatch {
    /// With the actor's turn.
    Turn,
    /// The last card was given away: the round is won (UN-7.2.2).
    Win,
}

/// What became of the call on a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Call {
    /// None was due, or none is owed any more.
    NotDue,
    /// It was shouted.
    Made,
    /// It was forgotten and nobody has said so yet.
    Forgotten,
    /// It was forgotten and somebody said so.
    Caught,
}

/// The play that reactions are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastPlay {
    /// Who played.
    pub by: Seat,
    /// The card.
    pub face: Face,
    /// The card it was put on.
    pub top_before: Face,
    /// The colour that was in force before.
    pub colour_before: Option<Colour>,
    /// What became of the call.
    pub call: Call,
    /// Whether a card that does not fit has been accepted or taken back by now (preset `table`).
    pub stage: Stage,
}

/// How far a play has been settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// It lies on the table; its effect is still to come.
    Laid,
    /// It has taken effect.
    Done,
    /// It was taken back.
    Undone,
}

/// The last turn input: what reactions may be aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Last {
    /// Nobody has acted in this round.
    Nothing,
    /// A card was played.
    Play(LastPlay),
    /// A card was drawn.
    Draw {
        /// By whom.
        by: Seat,
    },
}

/// The kinds of reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Reaction {
    /// You forgot the call.
    #[default]
    Catch,
    /// Your card does not fit.
    Misplay,
    /// You could have played.
    Draw,
}

/// A reaction that waits for its place in the order of settling (UN-8.4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Kept {
    /// Who sent it.
    pub by: Seat,
    /// Which it is.
    pub reaction: Reaction,
}

/// What has been said about the last turn input.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reactions {
    /// Who has sent each kind of [`Reaction`].
    pub sent: [Seats; 3],
    /// Those that wait, in order of arrival: at most a catch and an accusation from each of nine others.
    pub kept: Row<Kept, 18>,
    /// Who forgot the call on the play before the draw under way, and can be caught until this turn has ended (UN-6.2.4).
    pub forgot: Option<Seat>,
}

/// A match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) chance: Chance,
    pub(crate) setup: Setup,
    pub(crate) frame: Frame,
    pub(crate) last: Last,
    pub(crate) reactions: Reactions,
    /// Those still in the match.
    pub(crate) players: Seats,
    /// Who is to act next, or acts.
    pub(crate) actor: Seat,
    pub(crate) direction: Direction,
    pub(crate) colour: Option<Colour>,
    pub(crate) dealer: Seat,
    pub(crate) round: u8,
    /// Turns begun in this round.
    pub(crate) turn: u16,
    pub(crate) hands: [Hand; MAX_SEATS],
    pub(crate) sizes: [u8; MAX_SEATS],
    pub(crate) pile: Row<Face, 112>,
    pub(crate) discards: Row<Face, 112>,
    pub(crate) known: Known,
    /// Totals, or in `elimination` the minus accounts.
    pub(crate) totals: [i32; MAX_SEATS],
    /// Points in the hands of those who left during this round.
    pub(crate) forfeited: [i16; MAX_SEATS],
    /// In which order seats left the match, from 1; 0 = still in.
    pub(crate) left: [u8; MAX_SEATS],
}

const _: () = assert!(size_of::<State>() <= 4096);

impl State {
    pub(crate) fn empty(setup: Setup, seed: Seed) -> State {
        State {
            chance: Chance::new(seed),
            setup,
            frame: Frame::RoundOver { winner: None },
            last: Last::Nothing,
            reactions: Reactions::default(),
            players: Seats::first(setup.seats),
            actor: Seat::FIRST,
            direction: Direction::Clockwise,
            colour: None,
            dealer: Seat::FIRST,
            round: 0,
            turn: 0,
            hands: [Hand::default(); MAX_SEATS],
            sizes: [0; MAX_SEATS],
            pile: Row::default(),
            discards: Row::default(),
            known: Known::default(),
            totals: [0; MAX_SEATS],
            forfeited: [0; MAX_SEATS],
            left: [0; MAX_SEATS],
        }
    }

    /// The card to follow. Between the deal's beginning and its end there is none; a wild stands in.
    #[inline]
    pub(crate) fn top(&self) -> Face {
        self.discards.last().copied().unwrap_or(Face::WILD)
    }

    /// What fits now.
    #[inline]
    pub(crate) fn fitting(&self) -> Faces {
        Faces::fitting(self.top(), self.colour)
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    #[inline]
    pub(crate) fn size(&self, seat: Seat) -> u8 {
        self.sizes[seat.index()]
    }

    /// Whether the hands lie open: after a round their cards are counted (UN-9.1.2), and the next one is dealt anew.
    pub(crate) fn lies_open(&self) -> bool {
        matches!(self.frame, Frame::RoundOver { .. } | Frame::MatchOver(_))
    }

    /// Whether a card can be drawn (UN-4.3.4).
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        !self.pile.is_empty() || self.discards.len() > 1
    }

    /// Whether the seat could put any card down.
    #[inline]
    pub(crate) fn can_play(&self, seat: Seat) -> bool {
        !self.hand(seat).faces().within(self.fitting()).is_empty()
    }

    /// The next player from this seat in the current direction.
    #[inline]
    pub(crate) fn next(&self, from: Seat) -> Seat {
        self.neighbour(from, self.direction)
    }

    /// The next player from this seat in that direction.
    #[inline]
    pub(crate) fn neighbour(&self, from: Seat, direction: Direction) -> Seat {
        // The players as a ring of bits written twice: the nearest set bit above, or below, is the neighbour.
        let seats = u32::from(self.setup.seats);
        let ring = u32::from(self.players.bits());
        let twice = ring | ring << seats;
        let from = u32::from(from.number());
        let found = match direction {
            Direction::Clockwise => from + 1 + (twice >> (from + 1)).trailing_zeros(),
            Direction::CounterClockwise => 31 - (twice & ((1 << (from + seats)) - 1)).leading_zeros().min(31),
        };
        let wrapped = if found >= seats { found - seats } else { found };
        Seat::new(wrapped as u8).unwrap_or(Seat::FIRST)
    }

    /// The others still in, in direction order from `from`'s next player.
    pub(crate) fn others(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let state = Ring { seats: self.setup.seats, players: self.players, direction: self.direction };
        state.from(from)
    }

    /// Whether two players are left, so that §10 holds.
    #[inline]
    pub(crate) fn is_duel(&self) -> bool {
        self.players.len() == 2
    }
}

#[derive(Clone, Copy)]
struct Ring {
    seats: u8,
    players: Seats,
    direction: Direction,
}

impl Ring {
    fn from(self, from: Seat) -> impl Iterator<Item = Seat> {
        let count = self.seats;
        (1..count).filter_map(move |step| {
            let number = match self.direction {
                Direction::Clockwise => (from.number() + step) % count,
                Direction::CounterClockwise => (from.number() + count - step) % count,
            };
            Seat::new(number).filter(|&seat| self.players.contains(seat))
        })
    }
}
