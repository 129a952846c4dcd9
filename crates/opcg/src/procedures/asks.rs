//! What the instruction under way asks, and whom. Every instruction is listed, so that a new one must say whether it asks.

use super::effect::Taking;
use crate::Library;
use crate::effects::{Act, Asked, Count, DonState, End, Op, Pick, Player, Ref, Step, Verb, Where};
use crate::numbers::{Reading, Table};
use crate::state::{Doing, Effect};
use kernel::Seat;
use script::At;
use std::ops::RangeInclusive;

/// What an effect can ask for.
#[derive(Clone, Copy)]
pub(crate) enum Asks<'c> {
    /// How many, where the text leaves it open (OP-14.8).
    HowMany(Player, &'c Count),
    /// How many of the cards of a pick are DON!!.
    HowManyDon(&'c Pick),
    /// How many cards of a hand that the one who picks cannot see (OP-14.21).
    HowManyUnseen(&'c Pick),
    /// Any number.
    NameNumber(Player),
    /// Cards, one by one (OP-14.7).
    Pick(&'c Pick),
    /// Which of the cards that were looked at goes back next, and where (OP-2.9).
    PutBack(Where),
    /// Which of the cards that came to a stack together is next (OP-2.9).
    Arrange(End),
    /// From where a DON!! goes back to the DON!! deck (OP-12.14).
    ReturnDon(Player, DonState),
    /// From which card a given DON!! goes to another (OP-7.19).
    MoveDon(&'c Ref),
    /// Whether to do what follows.
    May(&'c Asked),
    /// Which way to go on.
    OneOf(&'c Asked, &'c [At]),
}

impl Verb {
    fn asks(&self) -> Option<Asks<'_>> {
        match self {
            Verb::Pick { pick, .. } if pick.is_unseen() => Some(Asks::HowManyUnseen(pick)),
            Verb::Pick { pick, .. } => Some(Asks::Pick(pick)),
            Verb::PickDon(pick) => Some(Asks::HowManyDon(pick)),
            Verb::HowMany { who, count, .. } => Some(Asks::HowMany(*who, count)),
            Verb::Do(act, on) => act.asks(on),
            Verb::Arrange(_, end) => Some(Asks::Arrange(*end)),
            Verb::Step(step) => step.asks(),
            Verb::PickedDon { .. }
            | Verb::Modify { .. }
            | Verb::Later(..)
            | Verb::Gather(_)
            | Verb::Next
            | Verb::Gone
            | Verb::Once
            | Verb::Spare => None,
        }
    }
}

impl Act {
    fn asks<'c>(&'c self, on: &'c Ref) -> Option<Asks<'c>> {
        match self {
            Act::MoveDon { .. } => Some(Asks::MoveDon(on)),
            Act::Ko
            | Act::Trash
            | Act::ToHand
            | Act::ToDeck(_)
            | Act::ToLife { .. }
            | Act::Rest
            | Act::SetActive
            | Act::Play { .. }
            | Act::Reveal
            | Act::Turn { .. }
            | Act::GiveDon { .. }
            | Act::Modify(..)
            | Act::PowerToZero(_)
            | Act::SwapBasePower(_)
            | Act::BecomeTarget
            | Act::Activate => None,
        }
    }
}

impl Step {
    fn asks(&self) -> Option<Asks<'_>> {
        match self {
            Step::PutBack(to) => Some(Asks::PutBack(*to)),
            Step::ReturnDon { who, from, .. } => Some(Asks::ReturnDon(*who, *from)),
            Step::NameNumber(who) => Some(Asks::NameNumber(*who)),
            Step::Draw { .. }
            | Step::AddDon { .. }
            | Step::SetDonActive { .. }
            | Step::RestDon { .. }
            | Step::KeepDonRested { .. }
            | Step::Look { .. }
            | Step::Shuffle(_)
            | Step::Damage { .. }
            | Step::Win(_)
            | Step::ExtraTurn
            | Step::Run(_) => None,
            // Taken apart when they were lowered.
            Step::Pick(_)
            | Step::Do(..)
            | Step::If(..)
            | Step::May(..)
            | Step::ChooseOne(..)
            | Step::ForEach(..)
            | Step::Later(..) => None,
        }
    }
}

impl Effect {
    /// What it asks where it stands; nothing, as long as it goes on by itself.
    pub(crate) fn asks<'l>(&self, library: &'l Library) -> Option<Asks<'l>> {
        match library.code.at(self.cursor.at()) {
            Op::Verb(verb) => verb.asks(),
            Op::May(asked, _) => Some(Asks::May(asked)),
            Op::OneOf(asked, ways) => Some(Asks::OneOf(asked, ways)),
            Op::Unless(..) | Op::Jump(_) | Op::End => None,
        }
    }
}

impl<'t> Table<'t> {
    /// What the effect asks where it stands.
    pub(crate) fn asks(&self, effect: &Effect) -> Option<Asks<'t>> {
        effect.asks(self.library)
    }

    /// Whom the effect asks: its player, unless it says otherwise.
    pub(crate) fn asked_by(&self, effect: &Effect) -> Seat {
        let player = match self.asks(effect) {
            Some(Asks::Pick(pick) | Asks::HowManyDon(pick) | Asks::HowManyUnseen(pick)) => pick.by,
            Some(Asks::HowMany(who, _) | Asks::NameNumber(who) | Asks::ReturnDon(who, _)) => who,
            Some(Asks::Arrange(_)) => return self.arranges(effect).unwrap_or(effect.you),
            Some(Asks::May(asked) | Asks::OneOf(asked, _)) => asked.who,
            Some(Asks::PutBack(_) | Asks::MoveDon(_)) | None => Player::You,
        };
        Reading::of(effect).seat(player)
    }

    /// The numbers that may be answered, if a number is asked for.
    pub(crate) fn numbers(&self, asks: Asks<'_>, effect: &Effect) -> Option<RangeInclusive<u8>> {
        let least = |most: u8| match asks {
            Asks::HowMany(_, count) => Some(self.least(count, effect).min(most)),
            Asks::HowManyDon(_) => Some(effect.don),
            Asks::HowManyUnseen(_) | Asks::NameNumber(_) => Some(0),
            Asks::Pick(_)
            | Asks::PutBack(_)
            | Asks::Arrange(_)
            | Asks::ReturnDon(..)
            | Asks::MoveDon(_)
            | Asks::May(_)
            | Asks::OneOf(..) => None,
        };
        let most = if let Doing::AskingNumber { most } = effect.doing { most } else { 0 };
        least(most).map(|least| least..=most)
    }

    /// What DON!! are taken for, if they are asked for one by one.
    pub(crate) fn taking(&self, asks: Asks<'_>, effect: &Effect) -> Option<Taking> {
        match asks {
            Asks::ReturnDon(who, from) => Some(Taking::Back { seat: Reading::of(effect).seat(who), from }),
            Asks::MoveDon(on) => self.meant_by(on, effect).iter().next().map(Taking::To),
            Asks::HowMany(..)
            | Asks::HowManyDon(_)
            | Asks::HowManyUnseen(_)
            | Asks::NameNumber(_)
            | Asks::Pick(_)
            | Asks::PutBack(_)
            | Asks::Arrange(_)
            | Asks::May(_)
            | Asks::OneOf(..) => None,
        }
    }
}
