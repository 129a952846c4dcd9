//! Effects under way: the verbs of the code, carried out by atoms.

use crate::atoms::{Engine, To};
use crate::effects::{Act, Condition, Cost, Effects, End, Modifier, Place, Ref, Step, Test, Value, Verb};
use crate::numbers::{Reading, Table, zone};
use crate::state::{Battle, By, Card, Cards, Effect, Frame, Leave, Object, Zone};
use crate::{Category, Clause, DonAt, Opcg, What};
use kernel::{Seat, Sink};
use script::{Host, Performed, Stop};

impl<S: Sink<Opcg>> Engine<'_, S> {
    pub(crate) fn effect(&self) -> Effect {
        match self.state.top() {
            Frame::Effect(effect) => effect,
            _ => Effect::default(),
        }
    }

    pub(crate) fn set_effect(&mut self, effect: Effect) {
        self.replace(Frame::Effect(effect));
    }

    fn with_effect(&mut self, change: impl FnOnce(&mut Effect)) {
        if let Some(Frame::Effect(effect)) = self.state.stack.last_mut() {
            change(effect);
        }
    }

    /// Carries the effect on top on. Says whether it goes on without an answer.
    pub(crate) fn effect_step(&mut self) -> bool {
        let depth = self.state.stack.len();
        let mut cursor = self.effect().cursor;
        let stop = cursor.run(&self.library().code, self);
        if let Some(Frame::Effect(effect)) = self.state.stack.get_mut(depth - 1) {
            effect.cursor = cursor;
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
    fn outcome(&mut self, done: u8, wanted: u8) -> Performed {
        self.with_effect(|effect| {
            effect.done = done;
            effect.did = done == wanted && wanted > 0;
            effect.begun = false;
            // The next instruction that counts begins from nothing.
            effect.left = 0;
        });
        Performed::Done
    }

    fn cards_of(&self, on: &Ref, effect: &Effect) -> Cards {
        let reading = Reading::of(effect);
        let there = |object: Object| {
            if self.state.is_there(object) { Cards::only(object.card) } else { Cards::NONE }
        };
        match on {
            Ref::This => Cards::only(effect.source.card),
            Ref::It => Cards::only(effect.it.card),
            Ref::Slot(slot) => effect.slots[*slot as usize % 3],
            Ref::All(phrase) => self.table().all(phrase, reading),
            Ref::Ends { whose, place, end, count } => {
                let count = self.table().value(count, reading).max(0) as usize;
                let cards = self.state.zone(reading.seat(*whose), zone(*place));
                match end {
                    End::Top => cards.iter().rev().take(count).copied().collect(),
                    End::Bottom => cards.iter().take(count).copied().collect(),
                }
            }
            Ref::Attacker => self.state.battle.map_or(Cards::NONE, |battle| there(battle.attacker)),
            Ref::Target => self.state.battle.map_or(Cards::NONE, |battle| there(battle.target)),
            Ref::Player(_) => Cards::NONE,
        }
    }

    fn act(&mut self, act: &Act, on: &Ref) -> Performed {
        let effect = self.effect();
        let cards = self.cards_of(on, &effect);
        let wanted = cards.len() as u8;
        let by = By::Effect(effect.you);
        match act {
            Act::Ko => self.leave_together(cards, Leave::Ko, by),
            Act::Trash => self.leave_together(cards, Leave::Trash, by),
            Act::ToHand => self.leave_together(cards, Leave::Hand, by),
            Act::ToDeck(End::Top) => self.leave_together(cards, Leave::DeckTop, by),
            Act::ToDeck(End::Bottom) => self.leave_together(cards, Leave::DeckBottom, by),
            Act::ToLife { end, face_up } => {
                for card in cards.iter() {
                    let to = if *end == End::Top { To::Top } else { To::Bottom };
                    self.move_card(card, Zone::Life, to, Clause::OP_2_14);
                    if *face_up {
                        self.turn_life(card, true);
                    }
                }
                self.outcome(wanted, wanted)
            }
            Act::Turn { face_up } => {
                for card in cards.iter() {
                    self.turn_life(card, *face_up);
                }
                self.outcome(wanted, wanted)
            }
            Act::Rest => {
                let mut done = 0;
                for card in cards.iter() {
                    if self.table().can_rest(card, by) && self.state.is_on_field(card) {
                        done += u8::from(self.rest(card, Clause::OP_1_19));
                    }
                }
                self.outcome(done, wanted)
            }
            Act::SetActive => {
                let mut done = 0;
                for card in cards.iter().filter(|&card| self.state.is_on_field(card)).collect::<Cards>().iter() {
                    done += u8::from(self.set_active(card, Clause::OP_1_19));
                }
                self.outcome(done, wanted)
            }
            Act::Play { rested } => {
                let playable = |card: &Card| {
                    matches!(self.table().definition(*card).category, Category::Character | Category::Stage)
                };
                let cards: Cards = cards.iter().filter(playable).collect();
                self.outcome(cards.len() as u8, wanted);
                self.with_effect(|effect| effect.looked.0 &= !cards.0);
                match cards.iter().next() {
                    None => Performed::Done,
                    Some(first) => {
                        let seat = self.state.owner(first);
                        self.push_above(Frame::Entering { cards, seat, rested: *rested })
                    }
                }
            }
            Act::Reveal => {
                for card in cards.iter() {
                    self.reveal(card, Clause::OP_2_13);
                }
                self.outcome(wanted, wanted)
            }
            Act::GiveDon { count, up_to, rested } => {
                let Some(card) = cards.iter().next() else { return self.outcome(0, 1) };
                let side = self.state.side(self.state.owner(card));
                let there = if *rested { side.rested } else { side.active };
                match self.how_many(count, *up_to, there) {
                    Ok(count) => {
                        let done = self.give_don(card, count, *rested, Clause::OP_7_19);
                        self.outcome(done, count)
                    }
                    Err(asks) => asks,
                }
            }
            Act::PowerToZero(until) => {
                for card in cards.iter() {
                    let power = self.table().power(card).max(0);
                    let what = self.library().counter_modifier();
                    self.begin(Some(card), effect.you, what, -power, *until, effect.you);
                }
                self.outcome(wanted, wanted)
            }
            Act::BecomeTarget => {
                if let (Some(card), Some(Battle { .. })) = (cards.iter().next(), self.state.battle) {
                    let object = self.state.object(card);
                    if let Some(battle) = &mut self.state.battle {
                        battle.target = object;
                    }
                    if let Some(spot) = self.state.spot(card) {
                        self.emit(What::TargetChanged { card: spot, face: self.face(card) }, Clause::OP_8_2_7);
                    }
                }
                self.outcome(wanted, wanted)
            }
            // Refused when the library was made, or lowered to another verb.
            Act::ToEitherEndOfDeck | Act::Activate | Act::Modify(..) | Act::MoveDon { .. } | Act::SwapBasePower(_) => {
                self.outcome(0, wanted)
            }
        }
    }

    /// Another frame goes on top, and the effect goes on after it.
    fn push_above(&mut self, frame: Frame) -> Performed {
        // The cursor is written back under the new frame; see `effect_step`.
        self.push(frame);
        Performed::Then
    }

    /// Cards on the field leave as one event; others simply move.
    fn leave_together(&mut self, cards: Cards, how: Leave, by: By) -> Performed {
        let field: Cards = cards.iter().filter(|&card| self.state.is_on_field(card)).collect();
        let elsewhere = Cards(cards.0 & !field.0);
        self.with_effect(|effect| effect.looked.0 &= !elsewhere.0);
        self.outcome(cards.len() as u8, cards.len() as u8);
        for card in elsewhere.iter() {
            if self.is_over() {
                return Performed::Done;
            }
            let (to, end) = match how {
                Leave::Ko => continue,
                Leave::Trash => (Zone::Trash, To::Top),
                Leave::Hand => (Zone::Hand, To::Top),
                Leave::DeckTop => (Zone::Deck, To::Top),
                Leave::DeckBottom => (Zone::Deck, To::Bottom),
            };
            self.move_card(card, to, end, Clause::OP_14_5);
        }
        if field.is_empty() {
            return Performed::Done;
        }
        self.push_above(Frame::Leaving { cards: field, how, by, asked: Cards::NONE })
    }

    /// A number for an instruction: given, or asked for where it says "up to" (OP-14.8).
    fn how_many(&mut self, count: &Value, up_to: bool, there: u8) -> Result<u8, Performed> {
        let effect = self.effect();
        let most = self.table().value(count, Reading::of(&effect)).clamp(0, i32::from(there)) as u8;
        if !up_to || most == 0 {
            return Ok(most);
        }
        if effect.begun {
            return Ok(effect.left.min(most));
        }
        self.with_effect(|effect| effect.left = most);
        Err(Performed::Asks)
    }

    /// The answer to it.
    pub(crate) fn answer_how_many(&mut self, count: u8) {
        self.with_effect(|effect| {
            effect.left = count;
            effect.begun = true;
        });
    }

    fn modify(&mut self, what: u16, modifier: &Modifier, until: crate::effects::Until, on: &Ref) -> Performed {
        let effect = self.effect();
        if let Ref::Player(player) = on {
            let seat = Reading::of(&effect).seat(*player);
            self.begin(None, seat, what, 0, until, effect.you);
            return self.outcome(1, 1);
        }
        let cards = self.cards_of(on, &effect);
        let mut done = 0;
        for card in cards.iter().filter(|&card| self.state.is_on_field(card)).collect::<Cards>().iter() {
            let value = self.table().number_of(modifier, Reading::of(&effect));
            self.begin(Some(card), effect.you, what, value, until, effect.you);
            done += 1;
        }
        self.outcome(done, cards.len() as u8)
    }

    /// DON!! go back one by one, each where its player likes (OP-12.14).
    fn give_back_don(&mut self, who: Seat, count: &Value) -> Performed {
        let effect = self.effect();
        if !effect.begun {
            let count = self.table().value(count, Reading::of(&effect)).max(0) as u8;
            let left = count.min(self.state.don_on_field(who));
            let whole = left == count;
            self.with_effect(|effect| {
                effect.begun = true;
                effect.left = left;
                effect.done = left;
                effect.did = whole;
            });
        }
        loop {
            let left = self.effect().left;
            let mut places = self.table().don_places(who);
            match (left, places.next(), places.next()) {
                (0, ..) | (_, None, _) => break,
                (_, Some(only), None) => {
                    drop(places);
                    self.return_one(who, only);
                }
                _ => return Performed::Asks,
            }
        }
        self.with_effect(|effect| effect.begun = false);
        Performed::Done
    }

    pub(crate) fn return_one(&mut self, who: Seat, from: DonAt) {
        self.return_don(who, from, Clause::OP_12_14);
        self.with_effect(|effect| effect.left = effect.left.saturating_sub(1));
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
    fn run_own(&mut self, timing: &crate::effects::Timing) -> Performed {
        let effect = self.effect();
        let library = self.library();
        let found = library.at(self.face(effect.source.card), timing).next();
        let Some((place, lowered)) = found else { return Performed::Done };
        if !self.table().can_pay(place, effect.source.card, effect.you) {
            return Performed::Done;
        }
        self.start(effect.you, effect.source.card, place, lowered.entry.due);
        Performed::Then
    }
}

impl<S: Sink<Opcg>> Host<Effects> for Engine<'_, S> {
    fn perform(&mut self, verb: &Verb) -> Performed {
        if self.is_over() {
            return Performed::Done;
        }
        let effect = self.effect();
        let seat = |player| Reading::of(&effect).seat(player);
        match verb {
            Verb::Pick { slot, pick } => self.pick(*slot, pick),
            Verb::Do(act, on) => self.act(act, on),
            Verb::Modify { what, modifier, until, on } => self.modify(*what, modifier, *until, on),
            Verb::Draw { who, count, up_to } => match self.how_many(count, *up_to, u8::MAX) {
                Ok(count) => {
                    let done = self.draw(seat(*who), count, Clause::OP_12_21);
                    self.outcome(done, count)
                }
                Err(asks) => asks,
            },
            Verb::AddDon { count, up_to, rested } => {
                match self.how_many(count, *up_to, self.state.side(effect.you).don_deck) {
                    Ok(count) => {
                        let done = self.add_don(effect.you, count, *rested, Clause::OP_13_8);
                        self.outcome(done, count)
                    }
                    Err(asks) => asks,
                }
            }
            Verb::SetDonActive { who, count, up_to } => {
                match self.how_many(count, *up_to, self.state.side(seat(*who)).rested) {
                    Ok(count) => {
                        let done = self.set_don_active(seat(*who), count, Clause::OP_13_9);
                        self.outcome(done, count)
                    }
                    Err(asks) => asks,
                }
            }
            Verb::RestDon { who, count, up_to } => {
                let wanted = self.table().value(count, Reading::of(&effect)).max(0) as u8;
                match self.how_many(count, *up_to, self.state.side(seat(*who)).active) {
                    Ok(count) => {
                        let what = |seat, count| What::DonRested { seat, count };
                        let done = self.rest_don(seat(*who), count, what, Clause::OP_12_13);
                        self.outcome(done, if *up_to { count } else { wanted })
                    }
                    Err(asks) => asks,
                }
            }
            Verb::KeepDonRested { who, count, up_to } => {
                let side = self.state.side(seat(*who));
                match self.how_many(count, *up_to, side.rested - side.kept) {
                    Ok(count) => {
                        self.keep_don_rested(seat(*who), count);
                        self.outcome(count, count)
                    }
                    Err(asks) => asks,
                }
            }
            Verb::ReturnDon { who, count } => self.give_back_don(seat(*who), count),
            Verb::Look { whose, place, count } => {
                let count = count.as_ref().map(|count| self.table().value(count, Reading::of(&effect)));
                self.look(seat(*whose), *place, count)
            }
            Verb::PutBack(to) => self.put_back(*to),
            Verb::Shuffle(who) => {
                self.shuffle(seat(*who), Clause::OP_14_10);
                Performed::Done
            }
            Verb::Damage { who, count } => {
                let count = self.table().value(count, Reading::of(&effect)).clamp(0, 99) as u8;
                let to = seat(*who);
                if count == 0 {
                    return self.outcome(0, 0);
                }
                if self.state.side(to).life.is_empty() {
                    self.lose(to, Clause::OP_5_2);
                    return Performed::Done;
                }
                self.outcome(count, count);
                self.emit(What::Damage { seat: to, damage: count }, Clause::OP_9_7);
                self.push(Frame::Damage { to, left: count, banish: false });
                Performed::Then
            }
            Verb::NameNumber(_) if effect.begun => {
                self.with_effect(|effect| {
                    effect.named = effect.left;
                    effect.begun = false;
                    effect.left = 0;
                });
                Performed::Done
            }
            Verb::NameNumber(_) => {
                self.with_effect(|effect| effect.left = 10);
                Performed::Asks
            }
            Verb::Win(who) => {
                self.end(Some(seat(*who)), Clause::OP_5_9);
                Performed::Done
            }
            Verb::Run(timing) => self.run_own(timing),
            Verb::Spare => {
                self.spare(&effect);
                Performed::Done
            }
            Verb::Once => {
                self.use_up(effect.source, self.library().ability(effect.ability).bit);
                Performed::Done
            }
        }
    }

    fn holds(&mut self, test: &Test) -> bool {
        let effect = self.effect();
        match test {
            Test::Holds(condition) => self.table().holds(condition, Reading::of(&effect)),
            Test::Payable(place) => self.table().can_pay(*place, effect.source.card, effect.you),
            Test::Paid => effect.did,
        }
    }
}

impl<'t> Table<'t> {
    /// Where a seat's DON!! on the field lie.
    pub(crate) fn don_places(&self, seat: Seat) -> impl Iterator<Item = DonAt> + use<'t> {
        let state = self.state;
        let side = state.side(seat);
        let cost = [(side.active, DonAt::Active), (side.rested, DonAt::Rested)];
        let in_cost = cost.into_iter().filter(|(count, _)| *count > 0).map(|(_, at)| at);
        let given = state.field(seat).filter(|&card| state.body(card).given > 0);
        in_cost.chain(given.filter_map(move |card| state.spot(card).map(DonAt::Given)))
    }

    /// Whether the whole cost of an ability can be paid (OP-7.14, OP-8.3.1.3).
    pub(crate) fn can_pay(&self, place: u16, source: Card, you: Seat) -> bool {
        let reading = Reading::new(self.state.object(source), you);
        let ability = &self.library.ability(place).ability;
        let side = self.state.side(you);
        let rested: u8 = ability.cost.iter().map(|cost| if let Cost::RestDon(count) = cost { *count } else { 0 }).sum();
        rested <= side.active
            && ability.cost.iter().all(|cost| match cost {
                Cost::RestDon(_) => true,
                Cost::ReturnDon(count) => self.state.don_on_field(you) >= *count,
                Cost::Do(step) => self.is_possible(step, source, reading),
            })
            && self.picks_suffice(&ability.cost, reading)
    }

    /// Whether there are enough cards for all parts of a cost that take them from the same place.
    fn picks_suffice(&self, cost: &[Cost], reading: Reading<'_>) -> bool {
        use crate::effects::{Count, Objects};
        let picks = || {
            cost.iter().filter_map(|cost| match cost {
                Cost::Do(Step::Pick(pick) | Step::Do(_, Objects::Pick(pick))) => match &pick.count {
                    Count::Exactly(count) => Some((pick, self.value(count, reading))),
                    _ => None,
                },
                _ => None,
            })
        };
        picks().all(|(one, _)| {
            let same = || picks().filter(|(other, _)| other.from.places == one.from.places);
            let needed: i32 = same().map(|(_, count)| count).sum();
            let there = same().fold(Cards::NONE, |all, (pick, _)| Cards(all.0 | self.all(&pick.from, reading).0));
            needed <= there.len() as i32
        })
    }

    /// Whether a step can be done wholly.
    pub(crate) fn is_possible(&self, step: &Step, source: Card, reading: Reading<'_>) -> bool {
        use crate::effects::{Count, Objects};
        let enough = |count: &Count, there: u32| match count {
            Count::Exactly(value) => i64::from(self.value(value, reading)) <= i64::from(there),
            Count::UpTo(_) | Count::AnyNumber => true,
        };
        match step {
            Step::Pick(pick) => enough(&pick.count, self.all(&pick.from, reading).len()),
            Step::Do(Act::Rest, Objects::This) => self.can_rest(source, By::Effect(reading.you)),
            Step::Do(Act::Rest, Objects::Pick(pick)) => {
                let cards = self.all(&pick.from, reading);
                enough(
                    &pick.count,
                    cards.iter().filter(|&card| self.can_rest(card, By::Effect(reading.you))).count() as u32,
                )
            }
            Step::Do(_, Objects::Pick(pick)) => enough(&pick.count, self.all(&pick.from, reading).len()),
            Step::Do(_, Objects::Ends { whose, place, count, .. }) => {
                let there = self.state.zone(reading.seat(*whose), zone(*place)).len();
                self.value(count, reading) <= there as i32
            }
            Step::Do(_, objects) => !self.meant(objects, reading).is_empty(),
            Step::RestDon { who, count, up_to: false } => {
                self.value(count, reading) <= i32::from(self.state.side(reading.seat(*who)).active)
            }
            Step::ReturnDon { who, count } => {
                self.value(count, reading) <= i32::from(self.state.don_on_field(reading.seat(*who)))
            }
            Step::If(condition, steps, _) => {
                self.holds(condition, reading) && steps.iter().all(|step| self.is_possible(step, source, reading))
            }
            _ => true,
        }
    }

    /// Whether the conditions of an ability hold.
    pub(crate) fn conditions_hold(&self, conditions: &[Condition], source: Card, you: Seat) -> bool {
        let reading = Reading::new(self.state.object(source), you);
        conditions.iter().all(|condition| self.holds(condition, reading))
    }
}
