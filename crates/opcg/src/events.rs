//! What happens, each with the clause behind it.

use crate::{Clause, Ending, Face, Sign, Spot, Zone};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened.
pub type Event = script::Event<What, Clause>;

/// The event as somebody saw it.
pub type Seen = script::Seen<What, Clause>;

/// The kinds of event. Where a face may be hidden from somebody it is an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames)]
#[allow(missing_docs)]
pub enum What {
    SignsShown { signs: [Sign; 2] },
    FirstPlayer { seat: Seat, chosen_by: Option<Seat> },
    HandKept { seat: Seat },
    HandRedrawn { seat: Seat },
    TurnBegan { seat: Seat, turn: u16 },
    PhaseEnded { seat: Seat },
    Refreshed { seat: Seat },
    Drew { seat: Seat, face: Option<Face> },
    Moved { seat: Seat, face: Option<Face>, from: Zone, to: Zone },
    Shuffled { seat: Seat },
    LookedAt { seat: Seat, whose: Seat, cards: u8 },
    Revealed { seat: Seat, face: Face },
    Played { seat: Seat, face: Face },
    EventActivated { seat: Seat, face: Face },
    EffectActivated { seat: Seat, face: Face, ability: u8 },
    TriggerActivated { seat: Seat, face: Face },
    Rested { card: Spot, face: Face },
    SetActive { card: Spot, face: Face },
    Attacked { attacker: Spot, face: Face, target: Spot, target_face: Face },
    Blocked { card: Spot, face: Face },
    TargetChanged { card: Spot, face: Face },
    Countered { seat: Seat, face: Face, on: Spot, power: i32 },
    Compared { attacker: i32, target: i32 },
    BattleEnded,
    KnockedOut { seat: Seat, face: Face },
    Damage { seat: Seat, damage: u8 },
    Modified { card: Spot, face: Face, power: i32 },
    DonAdded { seat: Seat, count: u8, rested: bool },
    DonPaid { seat: Seat, count: u8 },
    DonGiven { to: Spot, face: Face, count: u8 },
    DonCameBack { seat: Seat, count: u8 },
    DonSetActive { seat: Seat, count: u8 },
    DonRested { seat: Seat, count: u8 },
    DonReturned { seat: Seat, count: u8 },
    Lost { seat: Seat },
    Won { seat: Seat, ending: Ending },
    GameOver { ending: Ending },
}

impl script::Redact for What {
    fn redact(self, sees: bool) -> What {
        let shown = |face: Option<Face>| face.filter(|_| sees);
        match self {
            What::Drew { seat, face } => What::Drew { seat, face: shown(face) },
            What::Moved { seat, face, from, to } => What::Moved { seat, face: shown(face), from, to },
            public @ (What::SignsShown { .. }
            | What::FirstPlayer { .. }
            | What::HandKept { .. }
            | What::HandRedrawn { .. }
            | What::TurnBegan { .. }
            | What::PhaseEnded { .. }
            | What::Refreshed { .. }
            | What::Shuffled { .. }
            | What::LookedAt { .. }
            | What::Revealed { .. }
            | What::Played { .. }
            | What::EventActivated { .. }
            | What::EffectActivated { .. }
            | What::TriggerActivated { .. }
            | What::Rested { .. }
            | What::SetActive { .. }
            | What::Attacked { .. }
            | What::Blocked { .. }
            | What::TargetChanged { .. }
            | What::Countered { .. }
            | What::Compared { .. }
            | What::BattleEnded
            | What::KnockedOut { .. }
            | What::Damage { .. }
            | What::Modified { .. }
            | What::DonAdded { .. }
            | What::DonPaid { .. }
            | What::DonGiven { .. }
            | What::DonCameBack { .. }
            | What::DonSetActive { .. }
            | What::DonRested { .. }
            | What::DonReturned { .. }
            | What::Lost { .. }
            | What::Won { .. }
            | What::GameOver { .. }) => public,
        }
    }
}
