//! What happens, each with the clause behind it.

use crate::{Clause, Ending, Face, MatchEnding, Score, Spot, Zone};
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
    GameBegan { game: u8, sudden: bool },
    Shuffled { seat: Seat },
    TossWon { seat: Seat },
    FirstPlayer { seat: Seat, chosen_by: Option<Seat> },
    LogbookDealt { seat: Seat, cards: u8 },
    Drew { seat: Seat, face: Option<Face> },
    CouldNotDraw { seat: Seat },
    MulliganTaken { seat: Seat },
    HandKept { seat: Seat },
    HandRedrawn { seat: Seat },
    PlacedFaceDown { seat: Seat, characters: u8 },
    Revealed { character: Spot, face: Face },
    LifeDealt { character: Spot, cards: u8 },
    TurnBegan { seat: Seat, turn: u16 },
    TurnPassed { seat: Seat },
    Moved { seat: Seat, face: Option<Face>, from: Zone, to: Zone },
    LogbookUpdated { seat: Seat },
    Called { character: Spot, face: Face },
    SailorsMoved { seat: Seat },
    AbilityActivated { character: Spot, face: Face, ability: u8 },
    AbilityTriggered { seat: Seat, face: Face, ability: u8 },
    BattleDeclared { attacker: Spot, face: Face, target: Spot, target_face: Face },
    BattlePrevented { seat: Seat },
    Reinforced { seat: Seat, face: Face },
    CrewsQuarrel { character: Spot, face: Face },
    TechniquePlaced { seat: Seat, face: Face },
    TechniqueUsed { seat: Seat, face: Face },
    TechniqueAnnulled { seat: Seat, face: Face },
    TeamCalled { character: Spot, face: Face },
    BattlePassed { seat: Seat },
    Declined { seat: Seat },
    Compared { attacker: i32, target: i32 },
    BattleWon { seat: Seat, face: Face },
    BattleTied,
    Damaged { character: Spot, face: Face, damage: u8 },
    LifeLost { seat: Seat, face: Option<Face> },
    Mended { character: Spot, face: Face },
    BecameTrophy { seat: Seat, face: Face, defeated: bool },
    LookedAtHand { seat: Seat },
    SawInHand { seat: Seat, face: Option<Face> },
    BattleEnded,
    HandLeftAsItIs { seat: Seat },
    TimeCalled,
    SuddenDeath,
    GameWon { seat: Seat, ending: Ending, score: Score },
    GameDrawn { ending: Ending, score: Score },
    Exchanged { seat: Seat },
    MatchWon { seat: Seat, ending: MatchEnding, score: Score },
    MatchDrawn { ending: MatchEnding, score: Score },
}

impl script::Redact for What {
    fn redact(self, sees: bool) -> What {
        let shown = |face: Option<Face>| face.filter(|_| sees);
        match self {
            What::Drew { seat, face } => What::Drew { seat, face: shown(face) },
            What::Moved { seat, face, from, to } => What::Moved { seat, face: shown(face), from, to },
            What::LifeLost { seat, face } => What::LifeLost { seat, face: shown(face) },
            What::SawInHand { seat, face } => What::SawInHand { seat, face: shown(face) },
            public @ (What::GameBegan { .. }
            | What::Shuffled { .. }
            | What::TossWon { .. }
            | What::FirstPlayer { .. }
            | What::LogbookDealt { .. }
            | What::CouldNotDraw { .. }
            | What::MulliganTaken { .. }
            | What::HandKept { .. }
            | What::HandRedrawn { .. }
            | What::PlacedFaceDown { .. }
            | What::Revealed { .. }
            | What::LifeDealt { .. }
            | What::TurnBegan { .. }
            | What::TurnPassed { .. }
            | What::LogbookUpdated { .. }
            | What::Called { .. }
            | What::SailorsMoved { .. }
            | What::AbilityActivated { .. }
            | What::AbilityTriggered { .. }
            | What::BattleDeclared { .. }
            | What::BattlePrevented { .. }
            | What::Reinforced { .. }
            | What::CrewsQuarrel { .. }
            | What::TechniquePlaced { .. }
            | What::TechniqueUsed { .. }
            | What::TechniqueAnnulled { .. }
            | What::TeamCalled { .. }
            | What::BattlePassed { .. }
            | What::Declined { .. }
            | What::Compared { .. }
            | What::BattleWon { .. }
            | What::BattleTied
            | What::Damaged { .. }
            | What::Mended { .. }
            | What::BecameTrophy { .. }
            | What::LookedAtHand { .. }
            | What::BattleEnded
            | What::HandLeftAsItIs { .. }
            | What::TimeCalled
            | What::SuddenDeath
            | What::GameWon { .. }
            | What::GameDrawn { .. }
            | What::Exchanged { .. }
            | What::MatchWon { .. }
            | What::MatchDrawn { .. }) => public,
        }
    }
}
