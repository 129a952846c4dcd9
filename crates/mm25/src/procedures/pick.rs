//! Choices while an effect is applied.

use crate::atoms::Engine;
use crate::effects::{Act, Count, Op, Pick, Player, Step, Value, Verb};
use crate::numbers::{Reading, Table};
use crate::state::{Card, Cards, Doing, Effect, Frame};
use crate::{Clause, Mm25, Reason};
use kernel::{Seat, Sink};
use script::{At, Performed, Picking};

/// What may still be picked, and whether it may end here.
/// What the instruction under way asks for.
pub(crate) enum Asked<'l> {
    /// Cards, part by part.
    Pick(&'l Pick),
    /// A card of this seat's Hand that goes to the Ocean.
    Discard(Seat),
    /// A Character card of the Hand that becomes a Reinforcement.
    Reinforce,
    /// Who begins the Battle.
    Attacker,
    /// Against whom.
    Target,
    /// Whether what follows, up to here, is done.
    May(At),
    OneOf(usize),
}

/// Whether a step moves cards from the top of its player's Chest.
pub(crate) fn takes_from_chest(step: &Step) -> bool {
    match step {
        Step::Draw(who, _) | Step::Log(who, _) | Step::Sink(who, _) => *who == Player::You,
        Step::Do(..)
        | Step::BeginBattle { .. }
        | Step::SinkLogbook(..)
        | Step::Discard(..)
        | Step::DiscardAtRandom(..)
        | Step::LookAtHand
        | Step::CallReinforcement
        | Step::PreventBattle
        | Step::If(..)
        | Step::May(_)
        | Step::ChooseOne(_) => false,
    }
}

impl<'t> Table<'t> {
    /// What an effect asks for now.
    pub(crate) fn asked_by(&self, effect: &Effect) -> Option<Asked<'t>> {
        Some(match self.library.code.at(effect.cursor.at()) {
            Op::Verb(Verb::Pick(pick)) => Asked::Pick(pick),
            Op::Verb(Verb::Discard(who, _)) => Asked::Discard(Reading::of(effect).seat(*who)),
            Op::Verb(Verb::Reinforce) => Asked::Reinforce,
            Op::Verb(Verb::Begin { .. }) if effect.picked.is_empty() => Asked::Attacker,
            Op::Verb(Verb::Begin { .. }) => Asked::Target,
            Op::May(_, end) => Asked::May(*end),
            Op::OneOf(_, ways) => Asked::OneOf(ways.len()),
            Op::Verb(Verb::Do(..) | Verb::Step(_)) | Op::Unless(..) | Op::Jump(_) | Op::End => return None,
        })
    }

    /// Who is asked.
    pub(crate) fn asked_seat(&self, effect: &Effect) -> Seat {
        match self.asked_by(effect) {
            Some(Asked::Discard(seat)) => seat,
            Some(
                Asked::Pick(_) | Asked::Reinforce | Asked::Attacker | Asked::Target | Asked::May(_) | Asked::OneOf(_),
            )
            | None => effect.you,
        }
    }

    /// Attackers or targets that are asked for.
    pub(crate) fn for_battle(&self, effect: &Effect) -> Cards {
        let Op::Verb(Verb::Begin { by, against, .. }) = self.library.code.at(effect.cursor.at()) else {
            return Cards::NONE;
        };
        let reading = Reading::of(effect);
        match effect.picked.iter().next() {
            None => self.attackers(by, against, reading),
            Some(attacker) => self.targets(attacker, against, reading),
        }
    }

    pub(crate) fn picking(&self, pick: &Pick, effect: &Effect) -> Picking {
        let reading = Reading::of(effect);
        let all = self.all(&pick.from, reading);
        let candidates: Cards = all.iter().filter(|&card| self.untouchable(card, effect).is_none()).collect();
        let there = candidates.len().min(99) as u8;
        let number = |value: &Value| (self.value(value, reading).clamp(0, 99) as u8).min(there);
        let (min, max) = match &pick.count {
            Count::Exactly(value) => (number(value), number(value)),
            Count::UpTo(value) => (0, number(value)),
        };
        Picking { candidates, min, max, secret: false }
    }

    /// Why a card cannot be picked for what is done next: straw-hat cards never come back to a Hand (MM-10.4.2), what cannot
    /// be touched is no target (MM-15.5).
    pub(crate) fn untouchable(&self, card: Card, effect: &Effect) -> Option<(Reason, Clause)> {
        let Op::Verb(Verb::Do(act, _)) = self.library.code.at(effect.cursor.at().next()) else { return None };
        match act {
            Act::ToHand if self.definition(card).hats > 0 => Some((Reason::StrawHat, Clause::MM_10_4_2)),
            Act::ToOcean if card.owner() != effect.you && self.is_indestructible(card) => {
                Some((Reason::Protected, Clause::MM_15_5))
            }
            Act::ToHand
            | Act::ToOcean
            | Act::Inflict(_)
            | Act::ShuffleIntoChest
            | Act::Annul
            | Act::Gain(..)
            | Act::Mend => None,
        }
    }

    /// Whether what may be done moves cards of the Chest of one's own, and there are none (MM-3.2.4).
    pub(crate) fn is_dry(&self, effect: &Effect, end: At) -> bool {
        let mut at = effect.cursor.at().next();
        let mut moves = false;
        while at < end {
            moves |= matches!(self.library.code.at(at), Op::Verb(Verb::Step(step)) if takes_from_chest(step));
            at = at.next();
        }
        moves && self.state.side(effect.you).chest.is_empty()
    }

    /// Whether an effect leaves it to its player to do what cannot be done.
    pub(crate) fn may_do_nothing(&self, effect: &Effect) -> bool {
        matches!(self.asked_by(effect), Some(Asked::May(end)) if self.is_dry(effect, end))
    }
}

impl<S: Sink<Mm25>> Engine<'_, S> {
    /// The instruction to pick: asks, unless there is nothing to decide.
    pub(crate) fn pick(&mut self, pick: &Pick) -> Performed {
        let effect = self.effect();
        let picking = self.table().picking(pick, &effect);
        match picking.decided() {
            Some(cards) => self.picked(cards),
            None => return Performed::Asks,
        }
        Performed::Done
    }

    fn picked(&mut self, cards: Cards) {
        self.with_effect(|effect| {
            effect.picked = cards;
            effect.parts = Cards::NONE;
        });
    }

    pub(crate) fn pick_part(&mut self, card: Card) {
        self.with_effect(|effect| effect.parts.insert(card));
        let effect = self.effect();
        let table = self.table();
        let Some(Asked::Pick(pick)) = table.asked_by(&effect) else {
            return debug_assert!(false, "a pick is asked for");
        };
        if effect.parts.len() as u8 >= table.picking(pick, &effect).max {
            self.pick_done();
        }
    }

    pub(crate) fn pick_done(&mut self) {
        let parts = self.effect().parts;
        self.picked(parts);
        self.with_effect(|effect| effect.cursor.advance());
    }

    /// A player discards as many as are said, one after the other, each of the own choice.
    pub(crate) fn ask_to_discard(&mut self, who: Player, count: &Value) -> Performed {
        let effect = self.effect();
        let seat = Reading::of(&effect).seat(who);
        let left = match effect.doing {
            Doing::Nothing => self.number(count, &effect).clamp(0, 99) as u8,
            Doing::Discarding { left } => left,
        };
        let hand = self.state.side(seat).hand;
        if hand.len() > left as usize && left > 0 {
            self.with_effect(|effect| effect.doing = Doing::Discarding { left });
            return Performed::Asks;
        }
        if left > 0 {
            hand.iter().for_each(|&card| self.discard(card, Clause::MM_7_5_2));
        }
        self.with_effect(|effect| effect.doing = Doing::Nothing);
        Performed::Done
    }

    /// One of them; the instruction goes on with the next.
    pub(crate) fn discard_for_effect(&mut self, card: Card) {
        self.discard(card, Clause::MM_7_5_2);
        self.with_effect(|effect| match effect.doing {
            Doing::Discarding { left } if left > 1 => effect.doing = Doing::Discarding { left: left - 1 },
            Doing::Discarding { .. } => {
                effect.doing = Doing::Nothing;
                effect.cursor.advance();
            }
            Doing::Nothing => debug_assert!(false, "nothing is being discarded"),
        });
    }

    /// A Character card of the Hand, if there is one (MM-7.4.9).
    pub(crate) fn ask_to_reinforce(&mut self) -> Performed {
        let you = self.effect().you;
        // Whether a Hand holds a Character is its owner's secret: who has a Hand is asked.
        if self.state.side(you).hand.is_empty() || self.state.fighter(you).is_none() {
            return Performed::Done;
        }
        Performed::Asks
    }

    pub(crate) fn reinforce_for_effect(&mut self, card: Option<Card>) {
        self.with_effect(|effect| effect.cursor.advance());
        if let Some(card) = card {
            self.reinforce(card);
        }
    }

    /// Whether an effect is on top.
    pub(crate) fn is_effect(&self) -> bool {
        matches!(self.state.peek(), Frame::Effect(_))
    }
}
