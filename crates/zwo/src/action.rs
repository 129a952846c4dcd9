//! Inputs, and why they are refused.

use crate::{Clause, Face, Spot};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// An input, or a part of one. Cards are named by where the sender sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Keeps the opening hand.
    KeepHand,
    /// Returns the whole hand and draws anew.
    Redraw,
    /// Puts a card from the hand into the mana zone.
    PlaceMana {
        /// Its place in the hand.
        hand: u8,
        /// BACK; otherwise FRONT.
        back: bool,
    },
    /// Turns a BACK mana to FRONT.
    TurnMana {
        /// Its place in the mana zone.
        mana: u8,
    },
    /// Does nothing in the mana phase.
    NoMana,
    /// Declares the summon of a zombie card; its payment follows.
    Summon {
        /// Its place in the hand.
        hand: u8,
    },
    /// Declares the revival of a zombie; its payment follows.
    Revive(Spot),
    /// Declares the use of an ability or of an EVENT card; targets and payment follow.
    Use {
        /// Of this card.
        card: Spot,
        /// Which of its abilities.
        ability: u8,
    },
    /// Chooses a target of what is being declared.
    Target(Spot),
    /// Has chosen targets enough.
    EnoughTargets,
    /// Pays with a card: a mana, or what the cost asks to choose.
    Pay(Spot),
    /// Does not pay for an Auto ability.
    Decline,
    /// Takes back a declaration or a choice that has begun.
    Cancel,
    /// Declares the end of the main phase.
    EndMain,
    /// Names a zombie the attacker.
    Attack(Spot),
    /// Chooses the opposing player as the target of the attack.
    AttackPlayer,
    /// Chooses an opposing zombie as the target of the attack.
    AttackZombie(Spot),
    /// Names a zombie the blocker.
    Block(Spot),
    /// Does not block.
    NoBlock,
    /// Declares the end of the battle phase.
    EndBattle,
    /// Gives up the right to answer.
    Pass,
    /// Which of the own Auto abilities that wait comes next.
    Next(u8),
    /// Picks a card for an effect.
    Pick(Spot),
    /// Has picked enough.
    Done,
    /// Does what may be done.
    Yes,
    /// Does not.
    No,
    /// One of several ways to go on.
    Choose(u8),
    /// Gives up the game.
    Concede,
    /// Both have agreed to a draw; said by the shell.
    AgreedDraw,
}

/// Why an input is refused: the rows of ZW-21 with the facts behind them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::VariantNames)]
#[allow(missing_docs)]
pub enum Reason {
    BadRedraw,
    NotYourRight { asked: Option<Seat> },
    BadManaAction,
    BadTurning,
    CannotSummon,
    BadPayment,
    LacksColour,
    CannotRevive,
    NotMainTiming,
    NotFreeTiming,
    WrongPlace,
    UsedUp { face: Face },
    BadTarget,
    CannotAttack,
    BadAttackTarget,
    CannotBlock,
    CannotEndPhase,
    Forbidden,
    GameOver,
    BadCostChoice,
    StillWaits { face: Face },
}

impl kernel::Reason for Reason {
    type Clause = Clause;

    fn name(&self) -> &'static str {
        match self {
            Reason::BadRedraw => "BadRedraw",
            Reason::NotYourRight { .. } => "NotYourRight",
            Reason::BadManaAction => "BadManaAction",
            Reason::BadTurning => "BadTurning",
            Reason::CannotSummon => "CannotSummon",
            Reason::BadPayment => "BadPayment",
            Reason::LacksColour => "LacksColour",
            Reason::CannotRevive => "CannotRevive",
            Reason::NotMainTiming => "NotMainTiming",
            Reason::NotFreeTiming => "NotFreeTiming",
            Reason::WrongPlace => "WrongPlace",
            Reason::UsedUp { .. } => "UsedUp",
            Reason::BadTarget => "BadTarget",
            Reason::CannotAttack => "CannotAttack",
            Reason::BadAttackTarget => "BadAttackTarget",
            Reason::CannotBlock => "CannotBlock",
            Reason::CannotEndPhase => "CannotEndPhase",
            Reason::Forbidden => "Forbidden",
            Reason::GameOver => "GameOver",
            Reason::BadCostChoice => "BadCostChoice",
            Reason::StillWaits { .. } => "StillWaits",
        }
    }

    fn row(&self) -> Clause {
        match self {
            Reason::BadRedraw => Clause::ZW_21_2,
            Reason::NotYourRight { .. } => Clause::ZW_21_3,
            Reason::BadManaAction => Clause::ZW_21_4,
            Reason::BadTurning => Clause::ZW_21_5,
            Reason::CannotSummon => Clause::ZW_21_6,
            Reason::BadPayment => Clause::ZW_21_7,
            Reason::LacksColour => Clause::ZW_21_8,
            Reason::CannotRevive => Clause::ZW_21_9,
            Reason::NotMainTiming => Clause::ZW_21_10,
            Reason::NotFreeTiming => Clause::ZW_21_11,
            Reason::WrongPlace => Clause::ZW_21_12,
            Reason::UsedUp { .. } => Clause::ZW_21_13,
            Reason::BadTarget => Clause::ZW_21_14,
            Reason::CannotAttack => Clause::ZW_21_15,
            Reason::BadAttackTarget => Clause::ZW_21_16,
            Reason::CannotBlock => Clause::ZW_21_17,
            Reason::CannotEndPhase => Clause::ZW_21_18,
            Reason::Forbidden => Clause::ZW_21_19,
            Reason::GameOver => Clause::ZW_21_21,
            Reason::BadCostChoice => Clause::ZW_21_22,
            Reason::StillWaits { .. } => Clause::ZW_21_23,
        }
    }
}
