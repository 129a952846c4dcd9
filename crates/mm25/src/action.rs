//! Inputs, and why they are refused.

use crate::{Clause, Space, Spot};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// An input, or a part of one. Cards are named by where the sender sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Exchanges a card of the deck with one of the sideboard.
    Swap {
        /// Its place in the deck, in the order of codes.
        deck: u8,
        /// The other's place in the sideboard.
        side: u8,
    },
    /// Is ready for the next game.
    Ready,
    /// Begins the game.
    GoFirst,
    /// Lets the other begin.
    GoSecond,
    /// Uses the Pirate Mulligan.
    Mulligan,
    /// Does not.
    KeepHand,
    /// Puts the whole Hand into the Ocean and draws anew.
    Redraw,
    /// Puts a Character face down into a space.
    Place {
        /// Its place in the Hand.
        hand: u8,
        /// The space.
        space: Space,
    },
    /// Has placed enough.
    Placed,
    /// Begins a Battle.
    Attack {
        /// With this Character.
        attacker: Spot,
        /// Against that one.
        target: Spot,
    },
    /// Activates a Character's ability, or uses one that was triggered in a window.
    Activate {
        /// The Character.
        card: Spot,
        /// Which of its abilities.
        ability: u8,
    },
    /// Moves the top card of the Chest to the Logbook.
    Update,
    /// Calls a Sailor.
    Call {
        /// Its place in the Hand.
        hand: u8,
        /// The space.
        space: Space,
    },
    /// Shifts the Sailors.
    Move,
    /// Draws a card.
    Increase,
    /// Passes the turn.
    PassTurn,
    /// Puts a card from the Hand into the Ocean: in the Final Phase, or for an effect.
    Discard {
        /// Its place in the Hand.
        hand: u8,
    },
    /// Brings the Hand to four although it need not be.
    SettleHand,
    /// Leaves the Hand as it is.
    SkipHand,
    /// Calls a Reinforcement.
    Reinforce {
        /// Its place in the Hand.
        hand: u8,
    },
    /// Uses a Technique: in a battle turn, in its window, or as an interruption.
    Use {
        /// Its place in the Hand.
        hand: u8,
    },
    /// Calls a Team.
    Team {
        /// Its place in the Hand.
        hand: u8,
    },
    /// Passes a battle turn.
    PassBattle,
    /// Does nothing in a window, or does not interrupt.
    Decline,
    /// Picks a card for an effect, or who begins a Battle, or against whom.
    Pick(Spot),
    /// Has picked enough.
    Done,
    /// Takes back a choice that has begun.
    Cancel,
    /// Does what may be done.
    Yes,
    /// Does not.
    No,
    /// One of several ways to go on.
    Choose(u8),
    /// Gives up the game.
    Concede,
    /// Time is up; said by the shell.
    TimeCalled,
}

/// Why an input is refused: the errors of MM-16.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Reason {
    GameOver,
    Window,
    NotYourTurn {
        asked: Option<Seat>,
    },
    MulliganUsed,
    MulliganLate,
    WrongPhase,
    MustRedraw,
    NotCharacter,
    TeamReinforce,
    NoCaptain,
    FirstTurnBattle,
    AbilityUsed,
    AlreadyBattled,
    SelfRestricted,
    User,
    Limit,
    TeamMember,
    /// The failed condition, 1 to 5.
    TeamCondition(u8),
    Space,
    SameName,
    SetupLife,
    Target,
    Protected,
    StrawHat,
    NoActions,
    Logbook,
    ChestEmpty,
    HandSize,
    Cost,
    Sideboard,
}

impl kernel::Reason for Reason {
    type Clause = Clause;

    fn name(&self) -> &'static str {
        match self {
            Reason::GameOver => "E_GAME_OVER",
            Reason::Window => "E_WINDOW",
            Reason::NotYourTurn { .. } => "E_NOT_YOUR_TURN",
            Reason::MulliganUsed => "E_MULLIGAN_USED",
            Reason::MulliganLate => "E_MULLIGAN_LATE",
            Reason::WrongPhase => "E_WRONG_PHASE",
            Reason::MustRedraw => "E_MUST_REDRAW",
            Reason::NotCharacter => "E_NOT_CHARACTER",
            Reason::TeamReinforce => "E_TEAM_REINFORCE",
            Reason::NoCaptain => "E_NO_CAPTAIN",
            Reason::FirstTurnBattle => "E_FIRST_TURN_BATTLE",
            Reason::AbilityUsed => "E_ABILITY_USED",
            Reason::AlreadyBattled => "E_ALREADY_BATTLED",
            Reason::SelfRestricted => "E_SELF_RESTRICTED",
            Reason::User => "E_USER",
            Reason::Limit => "E_LIMIT",
            Reason::TeamMember => "E_TEAM_MEMBER",
            Reason::TeamCondition(1) => "E_TEAM_1",
            Reason::TeamCondition(2) => "E_TEAM_2",
            Reason::TeamCondition(3) => "E_TEAM_3",
            Reason::TeamCondition(4) => "E_TEAM_4",
            Reason::TeamCondition(_) => "E_TEAM_5",
            Reason::Space => "E_SPACE",
            Reason::SameName => "E_SAME_NAME",
            Reason::SetupLife => "E_SETUP_LIFE",
            Reason::Target => "E_TARGET",
            Reason::Protected => "E_PROTECTED",
            Reason::StrawHat => "E_STRAW_HAT",
            Reason::NoActions => "E_NO_ACTIONS",
            Reason::Logbook => "E_LOGBOOK",
            Reason::ChestEmpty => "E_CHEST_EMPTY",
            Reason::HandSize => "E_HAND_SIZE",
            Reason::Cost => "E_COST",
            Reason::Sideboard => "E_SIDEBOARD",
        }
    }

    /// The errors stand in one table.
    fn row(&self) -> Clause {
        Clause::MM_16_1
    }
}
