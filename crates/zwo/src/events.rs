//! What happens, each with the clause behind it.

use crate::effects::Phase;
use crate::{Clause, Ending, Face, Spot, Zone};
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
    FirstPlayer {
        seat: Seat,
    },
    HandKept {
        seat: Seat,
    },
    HandRedrawn {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    PhaseBegan {
        seat: Seat,
        phase: Phase,
    },
    Prepared {
        seat: Seat,
    },
    Drew {
        seat: Seat,
        face: Option<Face>,
    },
    Shuffled {
        seat: Seat,
    },
    /// A card changed zones, in no way that has a word of its own. `from` and `to` are its owner's zones, or the field of
    /// `seat`.
    Moved {
        seat: Seat,
        face: Option<Face>,
        from: Zone,
        to: Zone,
    },
    ManaPlaced {
        seat: Seat,
        face: Option<Face>,
        back: bool,
        rest: bool,
    },
    ManaRested {
        mana: Spot,
        face: Option<Face>,
    },
    ManaTurnedFront {
        mana: Spot,
        face: Face,
    },
    ManaTurnedBack {
        mana: Spot,
        face: Face,
    },
    SummonDeclared {
        seat: Seat,
        face: Face,
    },
    ReviveDeclared {
        zombie: Spot,
        face: Face,
    },
    EventUsed {
        seat: Seat,
        face: Face,
    },
    AbilityUsed {
        seat: Seat,
        face: Face,
        ability: u8,
    },
    /// An Auto ability went to the resolution area.
    AutoActivated {
        seat: Seat,
        face: Face,
        ability: Auto,
    },
    Targeted {
        target: Spot,
        face: Option<Face>,
    },
    EndDeclared {
        seat: Seat,
        phase: Phase,
    },
    Passed {
        seat: Seat,
    },
    Resolved {
        seat: Seat,
        face: Face,
    },
    Entered {
        zombie: Spot,
        face: Face,
    },
    Revived {
        zombie: Spot,
        face: Face,
    },
    Injured {
        zombie: Spot,
        face: Face,
        wrecked: bool,
    },
    Lowered {
        zombie: Spot,
        face: Face,
    },
    Stood {
        zombie: Spot,
        face: Face,
    },
    Rested {
        zombie: Spot,
        face: Face,
    },
    ControlChanged {
        zombie: Spot,
        face: Face,
    },
    ZombieDamaged {
        zombie: Spot,
        face: Face,
        damage: u16,
    },
    DamageCleared,
    Modified {
        zombie: Spot,
        face: Face,
    },
    PlayersModified,
    Attacked {
        attacker: Spot,
        face: Face,
    },
    PlayerTargeted {
        seat: Seat,
    },
    ZombieTargeted {
        target: Spot,
        face: Face,
    },
    Blocked {
        blocker: Spot,
        face: Face,
    },
    NotBlocked {
        seat: Seat,
    },
    BattleDeclared,
    DamageDeclared,
    Fought {
        attacker: i32,
        target: i32,
    },
    AttackEnded,
    PlayerDamaged {
        seat: Seat,
        damage: u8,
        life: u8,
    },
    LifeRecovered {
        seat: Seat,
        amount: u8,
        life: u8,
    },
    Lost {
        seat: Seat,
    },
    Won {
        seat: Seat,
        ending: Ending,
    },
    GameDrawn {
        ending: Ending,
    },
}

/// Which Auto ability of a zombie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Auto {
    /// The one at this place of its text.
    Printed(u8),
    /// A keyword's.
    Keyword(crate::effects::Keyword),
}

impl Auto {
    /// The ability with this place in the library, which is the one with this place on its card: keywords come first.
    pub(crate) fn at(place: u16, bit: u8) -> Auto {
        let keyword = crate::effects::Keyword::ALL.get(place as usize);
        keyword.map_or(Auto::Printed(bit), |&keyword| Auto::Keyword(keyword))
    }
}

impl script::Redact for What {
    fn redact(self, sees: bool) -> What {
        let shown = |face: Option<Face>| face.filter(|_| sees);
        match self {
            What::Drew { seat, face } => What::Drew { seat, face: shown(face) },
            What::Moved { seat, face, from, to } => What::Moved { seat, face: shown(face), from, to },
            What::ManaPlaced { seat, face, back, rest } => What::ManaPlaced { seat, face: shown(face), back, rest },
            What::ManaRested { mana, face } => What::ManaRested { mana, face: shown(face) },
            What::Targeted { target, face } => What::Targeted { target, face: shown(face) },
            public @ (What::FirstPlayer { .. }
            | What::HandKept { .. }
            | What::HandRedrawn { .. }
            | What::TurnBegan { .. }
            | What::PhaseBegan { .. }
            | What::Prepared { .. }
            | What::Shuffled { .. }
            | What::ManaTurnedFront { .. }
            | What::ManaTurnedBack { .. }
            | What::SummonDeclared { .. }
            | What::ReviveDeclared { .. }
            | What::EventUsed { .. }
            | What::AbilityUsed { .. }
            | What::AutoActivated { .. }
            | What::EndDeclared { .. }
            | What::Passed { .. }
            | What::Resolved { .. }
            | What::Entered { .. }
            | What::Revived { .. }
            | What::Injured { .. }
            | What::Lowered { .. }
            | What::Stood { .. }
            | What::Rested { .. }
            | What::ControlChanged { .. }
            | What::ZombieDamaged { .. }
            | What::DamageCleared
            | What::Modified { .. }
            | What::PlayersModified
            | What::Attacked { .. }
            | What::PlayerTargeted { .. }
            | What::ZombieTargeted { .. }
            | What::Blocked { .. }
            | What::NotBlocked { .. }
            | What::BattleDeclared
            | What::DamageDeclared
            | What::Fought { .. }
            | What::AttackEnded
            | What::PlayerDamaged { .. }
            | What::LifeRecovered { .. }
            | What::Lost { .. }
            | What::Won { .. }
            | What::GameDrawn { .. }) => public,
        }
    }
}
