//! What happens, each with the clause behind it.

use crate::{Clause, Colour, Direction, Ending, Face, MatchEnding, Sheet, State};
use kernel::{Seat, Viewer, Viewers};
use serde::{Deserialize, Serialize};

/// Something that happened. Where a face may be hidden from somebody it is an option: the engine always emits it, and
/// [`Event::seen_by`] passes it on to those who may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// What happened.
    pub what: What,
    /// The rule behind it.
    pub because: Clause,
}

/// An event as somebody saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// What happened.
    pub what: What,
    /// The rule behind it.
    pub because: Clause,
    /// How everybody stands, where a round or the match ends. It is made for those who listen: an event stays small.
    pub sheet: Option<Box<Sheet>>,
}

/// The things said aloud besides the call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Shout {
    /// "My era has come!"
    MyEra,
    /// "This card (this hat)... I give it to you."
    ThisHat,
}

/// How an accusation went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// It was right.
    Upheld,
    /// It was not.
    Failed,
}

/// The kinds of event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
#[allow(missing_docs)]
pub enum What {
    DealerDrew { seat: Seat, face: Face },
    Dealer { seat: Seat },
    RoundBegan { round: u8 },
    Dealt { seat: Seat, hand: Option<[Face; 7]> },
    StartRefused { face: Face },
    StartCard { face: Face },
    ColourChosen { seat: Seat, colour: Colour },
    Called { seat: Seat },
    Played { seat: Seat, face: Face, colour: Option<Colour> },
    Shouted { seat: Seat, shout: Shout },
    Gave { from: Seat, to: Seat, face: Option<Face> },
    Reversed { direction: Direction },
    Skipped { seat: Seat },
    Drew { seat: Seat, face: Option<Face> },
    DrewNothing { seat: Seat },
    Kept { seat: Seat },
    PassedAutomatically { seat: Seat },
    Reshuffled { cards: u8 },
    AcceptedAce { seat: Seat },
    Challenged { by: Seat, against: Seat, verdict: Verdict },
    Caught { by: Seat, against: Seat, verdict: Verdict },
    AccusedMisplay { by: Seat, against: Seat, verdict: Verdict },
    AccusedDraw { by: Seat, against: Seat },
    TookBack { seat: Seat, face: Face },
    Counted { seat: Seat, points: i32, account: i32 },
    Left { seat: Seat },
    Out { seat: Seat },
    RoundWon { seat: Seat, ending: Ending },
    RoundVoid { ending: Ending },
    Scored { seat: Seat, points: i32, total: i32 },
    MatchEnded { ending: MatchEnding },
}

impl Event {
    /// Who sees all of it.
    pub fn insiders(&self) -> Viewers {
        let only = |seat| Viewers::only(Viewer::Seat(seat));
        match self.what {
            What::Dealt { seat, .. } | What::Drew { seat, .. } => only(seat),
            What::Gave { from, to, .. } => only(from).or(only(to)),
            What::DealerDrew { .. }
            | What::Dealer { .. }
            | What::RoundBegan { .. }
            | What::StartRefused { .. }
            | What::StartCard { .. }
            | What::ColourChosen { .. }
            | What::Called { .. }
            | What::Played { .. }
            | What::Shouted { .. }
            | What::Reversed { .. }
            | What::Skipped { .. }
            | What::DrewNothing { .. }
            | What::Kept { .. }
            | What::PassedAutomatically { .. }
            | What::Reshuffled { .. }
            | What::AcceptedAce { .. }
            | What::Challenged { .. }
            | What::Caught { .. }
            | What::AccusedMisplay { .. }
            | What::AccusedDraw { .. }
            | What::TookBack { .. }
            | What::Counted { .. }
            | What::Left { .. }
            | What::Out { .. }
            | What::RoundWon { .. }
            | What::RoundVoid { .. }
            | What::Scored { .. }
            | What::MatchEnded { .. } => Viewers::EVERYBODY,
        }
    }

    /// The event as this viewer sees it (UN-12.1.10). Every kind is listed, so that a new one must be thought about.
    pub fn seen_by(&self, state: &State, viewer: Viewer) -> Seen {
        let what = match self.what {
            What::Dealt { seat, hand } => What::Dealt { seat, hand: hand.filter(|_| viewer.is(seat)) },
            What::Drew { seat, face } => What::Drew { seat, face: face.filter(|_| viewer.is(seat)) },
            What::Gave { from, to, face } => {
                What::Gave { from, to, face: face.filter(|_| viewer.is(from) || viewer.is(to)) }
            }
            public @ (What::DealerDrew { .. }
            | What::Dealer { .. }
            | What::RoundBegan { .. }
            | What::StartRefused { .. }
            | What::StartCard { .. }
            | What::ColourChosen { .. }
            | What::Called { .. }
            | What::Played { .. }
            | What::Shouted { .. }
            | What::Reversed { .. }
            | What::Skipped { .. }
            | What::DrewNothing { .. }
            | What::Kept { .. }
            | What::PassedAutomatically { .. }
            | What::Reshuffled { .. }
            | What::AcceptedAce { .. }
            | What::Challenged { .. }
            | What::Caught { .. }
            | What::AccusedMisplay { .. }
            | What::AccusedDraw { .. }
            | What::TookBack { .. }
            | What::Counted { .. }
            | What::Left { .. }
            | What::Out { .. }
            | What::RoundWon { .. }
            | What::RoundVoid { .. }
            | What::Scored { .. }
            | What::MatchEnded { .. }) => public,
        };
        Seen { sheet: Sheet::of(state, &what), what, because: self.because }
    }
}
