//! What happens, each with the clause behind it.

use crate::{Clause, Ending, Parts, Score, state::HAND};
use kernel::{Places, Row, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Something that happened. What may be hidden from somebody is an option: emitted whole, passed on by [`Event::seen_by`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    pub what: What,
    pub because: Clause,
}

/// The kinds of event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
pub enum What {
    GameBegan { game: u8 },
    Shuffled { seat: Seat },
    PutAside { seat: Seat },
    Dealt { seat: Seat, hand: Option<Row<u8, HAND>> },
    Kept { seat: Seat },
    Redrew { seat: Seat },
    HasChosen { seat: Seat, position: Option<u8> },
    Revealed { weights: [u8; 2] },
    Won { seat: Seat, margin: u8 },
    Tied,
    Loaded { seat: Seat, weights: Row<u8, 2> },
    Looked { seat: Seat, weights: Option<[u8; 2]> },
    PutBack { seat: Seat, order: Option<Parts> },
    Passed { seat: Seat },
    Drew { seat: Seat, weight: Option<u8> },
    GameEnded { loads: [u8; 2], points: [u8; 2], score: Score },
    Conceded { seat: Seat },
    MatchEnded { ending: Ending, places: Places, score: Score },
}

impl Event {
    /// The event as this viewer sees it.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let what = match self.what {
            What::Dealt { seat, hand } => What::Dealt { seat, hand: hand.filter(|_| viewer.is(seat)) },
            What::HasChosen { seat, position } => {
                What::HasChosen { seat, position: position.filter(|_| viewer.is(seat)) }
            }
            What::Looked { seat, weights } => What::Looked { seat, weights: weights.filter(|_| viewer.is(seat)) },
            What::PutBack { seat, order } => What::PutBack { seat, order: order.filter(|_| viewer.is(seat)) },
            What::Drew { seat, weight } => What::Drew { seat, weight: weight.filter(|_| viewer.is(seat)) },
            public @ (What::GameBegan { .. }
            | What::Shuffled { .. }
            | What::PutAside { .. }
            | What::Kept { .. }
            | What::Redrew { .. }
            | What::Revealed { .. }
            | What::Won { .. }
            | What::Tied
            | What::Loaded { .. }
            | What::Passed { .. }
            | What::GameEnded { .. }
            | What::Conceded { .. }
            | What::MatchEnded { .. }) => public,
        };
        Event { what, because: self.because }
    }
}
