//! A match in plain data.

use crate::setup::LARGEST;
use kernel::{Chance, Feed, Places, Row, Seat, Viewers};
use serde::{Deserialize, Serialize};

pub const SEATS: u8 = 2;
/// Cards of a hand (HB-2.1).
pub const HAND: usize = 4;
/// Rounds of a game (HB-6.2).
pub const ROUNDS: u8 = 5;
/// Games of a match (HB-7.1).
pub const GAMES: u8 = 2;
/// What two loaded cards may weigh (HB-4.1).
pub const LOAD: u8 = 5;
/// The margin that obliges to load two (HB-4.2).
pub const HEAVY: u8 = 3;

/// A card: what it weighs, and who knows that it lies where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Card {
    pub weight: u8,
    pub known: Viewers,
}

/// Cards in order; of a deck the last is the top.
pub type Zone = Row<Card, LARGEST>;
/// The parts of an answer so far: positions.
pub type Parts = Row<u8, 2>;

/// What lies before one captain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    /// The deck as it was brought.
    pub list: Row<u8, LARGEST>,
    pub deck: Zone,
    /// The card nobody sees.
    pub aside: Card,
    pub hand: Zone,
    pub load: Zone,
    pub discards: Zone,
    /// The position of the card chosen in secret; it stays in the hand until both have chosen.
    pub chosen: Option<u8>,
    pub redrawn: bool,
    /// Points of the match.
    pub points: u8,
}

/// What the match waits for. The parts of an answer lie in the frame that asks, and nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Frame {
    Redraw { asked: Seat },
    Bid { asked: Seat },
    Load { asked: Seat, margin: u8, parts: Parts },
    Scout { asked: Seat },
    Order { asked: Seat, parts: Parts },
    GameOver,
    MatchOver(Places),
}

/// A match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub chance: Chance,
    pub frame: Frame,
    /// The game, from 1.
    pub game: u8,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    pub sides: [Side; SEATS as usize],
}

const _: () = assert!(size_of::<State>() <= 4096);

pub fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.number().min(1)).unwrap_or(Seat::FIRST)
}

impl Side {
    /// Every card of this side, wherever it is.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let zones = [self.deck, self.hand, self.load, self.discards];
        zones.into_iter().flat_map(|zone| zone.to_vec()).chain([self.aside])
    }

    pub fn loaded(&self) -> u8 {
        self.load.iter().map(|card| card.weight).sum()
    }

    /// How many cards must be loaded after a win by this margin (HB-4.2).
    pub fn least(&self, margin: u8) -> u8 {
        let pair = (0..self.hand.len()).any(|first| self.partner(first, self.hand[first].weight));
        if margin >= HEAVY && pair { 2 } else { 0 }
    }

    /// Whether a card behind this position could be loaded besides what weighs `total`.
    pub fn partner(&self, position: usize, total: u8) -> bool {
        self.hand.iter().skip(position + 1).any(|card| total + card.weight <= LOAD)
    }

    /// What the cards at these positions weigh.
    pub fn weight_of(&self, parts: &[u8]) -> u8 {
        parts.iter().filter_map(|&part| self.hand.get(part as usize)).map(|card| card.weight).sum()
    }

    fn digest(&self, feed: &mut Feed) {
        feed.number(self.list.len() as u8);
        feed.bytes(&self.list);
        for zone in [&self.deck, &self.hand, &self.load, &self.discards, &Row::from_iter([self.aside])] {
            feed.number(zone.len() as u8);
            for card in zone.iter() {
                feed.number(card.weight);
                feed.number(card.known.bits());
            }
        }
        feed.number(self.chosen.unwrap_or(u8::MAX));
        feed.number(self.redrawn);
        feed.number(self.points);
    }
}

impl State {
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// Who acts first: the first seat in the first game, the second in the second.
    pub fn starter(&self) -> Seat {
        if self.game == 1 { Seat::FIRST } else { other(Seat::FIRST) }
    }

    pub fn asked(&self) -> Option<Seat> {
        match self.frame {
            Frame::Redraw { asked }
            | Frame::Bid { asked }
            | Frame::Load { asked, .. }
            | Frame::Scout { asked }
            | Frame::Order { asked, .. } => Some(asked),
            Frame::GameOver | Frame::MatchOver(_) => None,
        }
    }

    /// The parts given so far.
    pub fn parts(&self) -> Parts {
        match self.frame {
            Frame::Load { parts, .. } | Frame::Order { parts, .. } => parts,
            _ => Parts::default(),
        }
    }

    pub fn digest(&self, feed: &mut Feed) {
        self.chance.digest(feed);
        let margin = if let Frame::Load { margin, .. } = self.frame { margin } else { 0 };
        let kind = match self.frame {
            Frame::Redraw { .. } => 0,
            Frame::Bid { .. } => 1,
            Frame::Load { .. } => 2,
            Frame::Scout { .. } => 3,
            Frame::Order { .. } => 4,
            Frame::GameOver => 5,
            Frame::MatchOver(places) => 6 + places.of(Seat::FIRST) * 3 + places.of(other(Seat::FIRST)),
        };
        feed.bytes(&[kind, self.asked().map_or(u8::MAX, Seat::number), margin, self.game, self.round]);
        feed.number(self.parts().len() as u8);
        feed.bytes(&self.parts());
        for side in &self.sides {
            side.digest(feed);
        }
    }
}
