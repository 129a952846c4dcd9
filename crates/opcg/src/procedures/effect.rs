//! Effects under way: the verbs of the code that are not done to cards.

use super::Eyes;
use crate::atoms::Engine;
use crate::effects::{
    Count, DonState, Effects, Happening, Moment, Pick, Place, Prohibition, Ref, Step, Test, There, Timing, Value, Verb,
};
use crate::numbers::{Reading, Table, zone};
use crate::state::{By, CARDS, Card, Cards, Doing, Effect, Frame, Later, Object};
use crate::{Clause, DonAt, Ending, Opcg, What};
use kernel::{Row, Seat, Sink};
use script::{Cursor, Host, Performed, Stop};

impl<S: Sink<Opcg>> Engine<'_, S> {
    pub(crate) fn set_effect(&mut self, effect: Effect) {
        self.replace(Frame::Effect(effect));
    }

    /// Carries the effect on top on. Says whether it goes on without an answer.
    pub(crate) fn effect_step(&mut self) -> bool {
        let depth = self.state.stack.len();
        let mut cursor = self.effect().cursor;
        let stop = cursor.run(&self.library().code, self);
        match self.state.stack.get_mut(depth - 1) {
            Some(Frame::Effect(effect)) => effect.cursor = cursor,
            _ => self.state.never("an effect has gone from under what it did"),
        }
        match stop {
            Stop::Ended => {
                self.pop();
                true
            }
            Stop::Else => true,
            Stop::Asks => false,
        }
    }

    /// What became of an act: whether it was done, and to how many.
    pub(crate) fn outcome(&mut self, done: u8, wanted: u8) -> Performed {
        self.with_effect(|effect| {
            effect.done = done;
            effect.did = done == wanted && wanted > 0 && !effect.short;
            // The next instruction begins from nothing.
            effect.doing = Doing::Nothing;
        });
        Performed::Done
    }

    /// Another frame goes on top, and the effect goes on after it.
    pub(crate) fn push_above(&mut self, frame: Frame) -> Performed {
        // The cursor is written back under the new frame; see `effect_step`.
        self.push(frame);
        Performed::Then
    }

    pub(crate) fn cards_of(&self, on: &Ref, effect: &Effect) -> Cards {
        self.table().meant_by(on, effect)
    }

    /// The number in a count that is decided.
    pub(crate) fn number(&self, count: &Count, effect: &Effect) -> u8 {
        let value = match count {
            Count::Exactly(value) | Count::UpTo(value) | Count::AtLeast(value) => value,
            Count::AnyNumber => &Value::Done,
        };
        self.table().value(value, Reading::of(effect)).clamp(0, 99) as u8
    }

    /// Somebody says how many (OP-14.8), unless there is no choice.
    fn how_many(&mut self, count: &Count, there: &There, on: Option<&Ref>) -> Performed {
        let effect = self.effect();
        if let Doing::Answered(number) = effect.doing {
            return self.outcome(number, number);
        }
        let there = self.table().there(there, &effect);
        let most = match count {
            Count::Exactly(_) | Count::UpTo(_) => self.number(count, &effect).min(there),
            Count::AtLeast(_) | Count::AnyNumber => there,
        };
        let nothing = on.is_some_and(|on| self.cards_of(on, &effect).is_empty());
        if nothing || most <= self.table().least(count, &effect) {
            return self.outcome(if nothing { 0 } else { most }, most);
        }
        self.with_effect(|effect| effect.doing = Doing::AskingNumber { most });
        Performed::Asks
    }

    /// How many of the cards of a pick are DON!!.
    fn pick_don(&mut self, pick: &Pick) -> Performed {
        let effect = self.effect();
        if let Doing::Answered(number) = effect.doing {
            self.with_effect(|effect| effect.don = number);
            return self.outcome(number, number);
        }
        let reading = Reading::of(&effect);
        let don = self.table().don_among(pick, reading);
        let cards = self.table().all(&pick.from, reading).len() as u8;
        let (least, most) = match &pick.count {
            Count::UpTo(_) => (0, don.min(self.number(&pick.count, &effect))),
            Count::AnyNumber => (0, don),
            Count::AtLeast(_) => (self.number(&pick.count, &effect).saturating_sub(cards).min(don), don),
            Count::Exactly(_) => {
                let wanted = self.number(&pick.count, &effect).min(don + cards);
                (wanted.saturating_sub(cards), don.min(wanted))
            }
        };
        self.with_effect(|effect| {
            effect.don = least;
            effect.doing = Doing::AskingNumber { most };
        });
        if least == most { self.outcome(most, most) } else { Performed::Asks }
    }

    /// The answer to a question for a number.
    pub(crate) fn answer_how_many(&mut self, count: u8) {
        if !matches!(self.effect().doing, Doing::AskingNumber { .. }) {
            self.state.never("a number is answered that was not asked for");
        }
        self.with_effect(|effect| effect.doing = Doing::Answered(count));
    }

    /// DON!! go one by one, each from where its player likes (OP-12.14). Says how many, when all have gone.
    pub(crate) fn take_don(&mut self, count: &Count, taking: Taking) -> Result<u8, Performed> {
        let effect = self.effect();
        if !matches!(effect.doing, Doing::TakingDon { .. }) {
            let wanted = self.number(count, &effect);
            let left = wanted.min(self.table().don_to_take(taking));
            self.with_effect(|effect| {
                effect.doing = Doing::TakingDon { left };
                effect.done = left;
                effect.did = left == wanted && wanted > 0;
            });
        }
        loop {
            let mut places = self.table().don_sources(taking);
            match (self.effect().doing, places.next(), places.next()) {
                (Doing::TakingDon { left: 0 }, ..) => break,
                (_, None, _) => {
                    self.state.never("there are fewer DON!! than were counted");
                    break;
                }
                (_, Some(only), None) => {
                    drop(places);
                    self.take_one(only, taking);
                }
                _ => return Err(Performed::Asks),
            }
        }
        self.with_effect(|effect| effect.doing = Doing::Nothing);
        Ok(self.effect().done)
    }

    /// One DON!! is taken from where it lies, for what the instruction says.
    pub(crate) fn take_one(&mut self, from: DonAt, taking: Taking) {
        match taking {
            Taking::Back { seat, .. } => self.return_don(seat, from, Clause::OP_12_14),
            Taking::To(card) => {
                let giver = if let DonAt::Given(spot) = from { self.state.card_at(spot) } else { None };
                match giver {
                    Some(giver) => self.move_don(giver, card),
                    None => self.state.never("a DON!! is moved that is given to nobody"),
                }
            }
        }
        let Doing::TakingDon { left } = self.effect().doing else {
            return self.state.never("no DON!! are being taken");
        };
        self.with_effect(|effect| effect.doing = Doing::TakingDon { left: left.saturating_sub(1) });
    }

    fn look(&mut self, whose: Seat, place: Place, count: Option<i32>) -> Performed {
        let you = self.effect().you;
        let cards = self.state.zone(whose, zone(place));
        let count = count.map_or(cards.len(), |count| count.max(0) as usize);
        let looked: Cards = cards.iter().rev().take(count).copied().collect();
        for card in looked.iter() {
            self.show(card, you);
        }
        self.with_effect(|effect| effect.looked = looked);
        self.emit(What::LookedAt { seat: you, whose, cards: looked.len() as u8 }, Clause::OP_2_12);
        self.outcome(looked.len() as u8, looked.len() as u8)
    }

    /// An [On Play], [Main] … of the card itself, as part of another effect (OP-9.14).
    fn run_own(&mut self, timing: &Timing) -> Performed {
        let effect = self.effect();
        let source = effect.source.card;
        let Some((place, lowered)) = self.table().at(source, timing).next() else { return Performed::Done };
        if self.table().is_silenced(effect.you, timing)
            || !self.table().can_pay(place, source, effect.you, Eyes::Everybody)
        {
            return Performed::Done;
        }
        self.start(effect.you, source, place, lowered.entry.due);
        Performed::Then
    }

    fn damage_by_effect(&mut self, to: Seat, count: u8) -> Performed {
        if count == 0 {
            return self.outcome(0, 0);
        }
        if self.state.side(to).life.is_empty() {
            let by = self.face(self.effect().source.card);
            self.lose(to, Ending::Damaged { loser: to, by }, Clause::OP_5_2);
            return Performed::Done;
        }
        self.outcome(count, count);
        self.damage(to, count, false, Clause::OP_9_7);
        Performed::Then
    }

    fn name_number(&mut self) -> Performed {
        let Doing::Answered(number) = self.effect().doing else {
            self.with_effect(|effect| effect.doing = Doing::AskingNumber { most: 10 });
            return Performed::Asks;
        };
        self.with_effect(|effect| {
            effect.named = number;
            effect.doing = Doing::Nothing;
        });
        Performed::Done
    }

    fn do_step(&mut self, step: &Step) -> Performed {
        self.with_effect(|effect| effect.short = false);
        let effect = self.effect();
        let by = By::Effect(effect.source.card);
        let seat = |player| Reading::of(&effect).seat(player);
        let leader = |engine: &Self, seat: Seat| engine.state.side(seat).leader;
        match step {
            Step::Draw { who, count } => {
                let (who, count) = (seat(*who), self.number(count, &effect));
                let barred = self.table().forbids_player(who, |cannot| *cannot == Prohibition::Draw);
                let done = if barred { 0 } else { self.draw(who, count, Clause::OP_12_21) };
                self.announce_many(Happening::Drew, leader(self, who), by, done);
                self.outcome(done, count)
            }
            Step::AddDon { who, count, rested } => {
                let count = self.number(count, &effect);
                let done = self.add_don(seat(*who), count, *rested, Clause::OP_13_8);
                self.outcome(done, count)
            }
            Step::SetDonActive { who, count } => {
                let (who, count) = (seat(*who), self.number(count, &effect));
                let barred = self.table().forbids_player(who, |cannot| *cannot == Prohibition::SetDonActive);
                let done = if barred { 0 } else { self.set_don_active(who, count, Clause::OP_13_9) };
                self.outcome(done, count)
            }
            Step::RestDon { who, count } => {
                let count = self.number(count, &effect);
                let what = |seat, count| What::DonRested { seat, count };
                let done = self.rest_don(seat(*who), count, what, Clause::OP_12_13);
                self.outcome(done, count)
            }
            Step::KeepDonRested { who, count } => {
                let (who, count) = (seat(*who), self.number(count, &effect));
                let done = self.keep_don_rested(who, count);
                self.outcome(done, count)
            }
            Step::ReturnDon { who, count, from } => {
                let who = seat(*who);
                match self.take_don(count, Taking::Back { seat: who, from: *from }) {
                    Ok(done) => {
                        self.announce_many(Happening::DonReturned, leader(self, who), by, done);
                        Performed::Done
                    }
                    Err(asks) => asks,
                }
            }
            Step::Look { whose, place, count } => {
                let count = count.as_ref().map(|count| self.table().value(count, Reading::of(&effect)));
                self.look(seat(*whose), *place, count)
            }
            Step::PutBack(to) => self.put_back(*to),
            Step::Shuffle(who) => {
                self.shuffle(seat(*who), Clause::OP_14_10);
                Performed::Done
            }
            Step::Damage { who, count } => {
                let count = self.table().value(count, Reading::of(&effect)).clamp(0, 99) as u8;
                self.damage_by_effect(seat(*who), count)
            }
            Step::NameNumber(_) => self.name_number(),
            Step::Win(who) => {
                let (winner, by) = (seat(*who), self.face(effect.source.card));
                self.end(Some(winner), Ending::Text { winner, by }, Clause::OP_5_9);
                Performed::Done
            }
            Step::ExtraTurn => {
                self.grant_turn(effect.you);
                Performed::Done
            }
            Step::Run(timing) => self.run_own(timing),
            // Taken apart when they were lowered.
            Step::Pick(_)
            | Step::Do(..)
            | Step::If(..)
            | Step::May(..)
            | Step::ChooseOne(..)
            | Step::ForEach(..)
            | Step::Later(..) => {
                self.state.never("a step was not taken apart when it was lowered");
                Performed::Done
            }
        }
    }

    /// The next of the gathered cards, by where they lie, becomes "it".
    fn next_of_each(&mut self) -> Performed {
        let effect = self.effect();
        let next: Option<Card> = effect.each.iter().min_by_key(|&card| self.state.spot(card));
        match next {
            Some(card) => {
                let it = self.state.object(card);
                self.with_effect(|effect| {
                    effect.each.remove(card);
                    effect.it = it;
                });
            }
            None => self.state.never("none of the gathered cards is left"),
        }
        Performed::Done
    }

    /// Cards in the order in which they lie, from the top.
    pub(crate) fn by_place(&self, cards: Cards) -> Row<Card, CARDS> {
        let mut row: Row<Card, CARDS> = cards.iter().collect();
        row.sort_unstable_by_key(|&card| self.state.spot(card));
        row
    }
}

impl<S: Sink<Opcg>> Host<Effects> for Engine<'_, S> {
    fn perform(&mut self, verb: &Verb) -> Performed {
        if self.is_over() {
            return Performed::Done;
        }
        match verb {
            Verb::Pick { slot, pick } => self.pick(*slot, pick),
            Verb::PickDon(pick) => self.pick_don(pick),
            Verb::PickedDon { whose, rest } => self.picked_don(*whose, *rest),
            Verb::HowMany { count, there, on, .. } => self.how_many(count, there, on.as_ref()),
            Verb::Do(act, on) => self.act(act, on),
            Verb::Modify { what, modifier, until, on } => self.modify(*what, modifier, *until, on),
            Verb::Arrange(place, end) => self.arrange(*place, *end),
            Verb::Step(step) => self.do_step(step),
            Verb::Later(moment, at) => {
                let Effect { ability, source, you, it, slots, .. } = self.effect();
                let battle = *moment == Moment::EndOfBattle;
                let cursor = Cursor::new(*at);
                self.put_off(Later { cursor, ability, source, you, it, slots, battle, due: false, more: 0 });
                Performed::Done
            }
            Verb::Gather(on) => {
                let cards = self.cards_of(on, &self.effect());
                self.with_effect(|effect| effect.each = cards);
                Performed::Done
            }
            Verb::Next => self.next_of_each(),
            Verb::Gone => {
                self.with_effect(|effect| effect.it = effect.about);
                Performed::Done
            }
            Verb::Spare => {
                self.spare(&self.effect());
                Performed::Done
            }
            Verb::Once => {
                let effect = self.effect();
                self.use_up(effect.source, self.library().ability(effect.ability).bit);
                Performed::Done
            }
        }
    }

    fn holds(&mut self, test: &Test) -> bool {
        let effect = self.effect();
        match test {
            Test::Holds(condition) => self.table().holds(condition, Reading::of(&effect)),
            Test::Payable(place) => {
                let table = self.table();
                table.can_pay(*place, effect.source.card, effect.you, Eyes::Everybody)
                    && table.can_begin(&effect, Eyes::Everybody)
            }
            Test::Paid => effect.did,
            Test::There(on) => !self.cards_of(on, &effect).is_empty(),
            // A game that is over has nothing more to go through.
            Test::More => !self.is_over() && !effect.each.is_empty(),
        }
    }
}

/// What DON!! are taken for, one by one.
#[derive(Clone, Copy)]
pub(crate) enum Taking {
    /// Back to the DON!! deck.
    Back {
        /// Whose.
        seat: Seat,
        /// From which places.
        from: DonState,
    },
    /// To this card, from others of its owner.
    To(Card),
}

impl<'t> Table<'t> {
    /// The cards that an instruction is done to.
    pub(crate) fn meant_by(&self, on: &Ref, effect: &Effect) -> Cards {
        let reading = Reading::of(effect);
        let there = |object: Object| {
            if self.state.is_there(object) { Cards::only(object.card) } else { Cards::NONE }
        };
        match on {
            Ref::This if effect.late => there(effect.source),
            Ref::This => Cards::only(effect.source.card),
            Ref::It if effect.late => there(effect.it),
            Ref::It => self.replaced(effect).unwrap_or_else(|| self.it(effect)),
            Ref::Slot(slot) => self.kept(effect, *slot),
            Ref::All(phrase) => self.all(phrase, reading),
            Ref::Ends { whose, place, end, count } => {
                let count = self.value(count, reading).max(0) as usize;
                self.state.end(reading.seat(*whose), zone(*place), *end, count)
            }
            Ref::Both(one, other) => Cards(self.meant_by(one, effect).0 | self.meant_by(other, effect).0),
            Ref::Attacker => self.state.battle.map_or(Cards::NONE, |battle| there(battle.attacker)),
            Ref::Target => self.state.battle.map_or(Cards::NONE, |battle| there(battle.target)),
            Ref::Player(_) => Cards::NONE,
        }
    }

    /// How many there are, of which somebody says how many.
    fn there(&self, there: &There, effect: &Effect) -> u8 {
        let of_cards =
            |of: &Ref, number: &dyn Fn(Card) -> u8| self.meant_by(of, effect).iter().map(number).max().unwrap_or(0);
        match there {
            There::Number(value) => self.value(value, Reading::of(effect)).clamp(0, 99) as u8,
            There::Cost { of, rested } => of_cards(of, &|card| self.don_for(card, *rested)),
            There::Given(of) => of_cards(of, &|card| self.don_to_take(Taking::To(card))),
        }
    }

    /// The least number that a count allows.
    pub(crate) fn least(&self, count: &Count, effect: &Effect) -> u8 {
        match count {
            Count::AtLeast(value) => self.value(value, Reading::of(effect)).clamp(0, 99) as u8,
            Count::Exactly(_) | Count::UpTo(_) | Count::AnyNumber => 0,
        }
    }

    /// Where they may come from.
    pub(crate) fn don_sources(&self, taking: Taking) -> impl Iterator<Item = DonAt> + use<'t> {
        let (seat, from, to) = match taking {
            Taking::Back { seat, from } => (seat, from, None),
            Taking::To(card) => (self.state.owner(card), DonState::Any, Some(card)),
        };
        // To a card they come from other cards only.
        let spot = to.and_then(|card| self.state.spot(card));
        self.don_places(seat, from).filter(move |at| match at {
            DonAt::Given(other) => to.is_none() || Some(*other) != spot,
            DonAt::Active | DonAt::Rested => to.is_none(),
        })
    }

    /// How many there are.
    pub(crate) fn don_to_take(&self, taking: Taking) -> u8 {
        match taking {
            Taking::Back { seat, from } => self.don_count(seat, from),
            Taking::To(to) => {
                let others = self.state.field(self.state.owner(to)).filter(|&card| card != to);
                others.map(|card| self.state.body(card).given).sum()
            }
        }
    }
}
