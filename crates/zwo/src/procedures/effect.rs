//! Effects under way: the steps of the code that are not done to cards.

use crate::atoms::{Blow, Engine, dealt};
use crate::effects::{Effects, End, Player, Ref, Step, Test, Until, Value, Verb};
use crate::numbers::Reading;
use crate::state::{Effect, On, Zone, other};
use crate::{Clause, Zwo};
use kernel::{Row, Seat, Sink};
use script::{Host, Performed, Stop};

impl<S: Sink<Zwo>> Engine<'_, S> {
    /// Carries the effect on top on. Says whether it goes on without an answer.
    pub(crate) fn effect_step(&mut self) -> bool {
        let mut cursor = self.effect().cursor;
        let stop = cursor.run(&self.library().code, self);
        self.with_effect(|effect| effect.cursor = cursor);
        match stop {
            Stop::Ended => {
                self.end_effect();
                true
            }
            Stop::Else => true,
            Stop::Asks => false,
        }
    }

    /// What became of a step: something, or nothing.
    pub(crate) fn outcome(&mut self, did: bool) -> Performed {
        self.with_effect(|effect| effect.did = did);
        Performed::Done
    }

    /// The players who are meant, the turn player first (ZW-20.7).
    fn players(&self, who: Player, effect: &Effect) -> Row<Seat, 2> {
        let reading = Reading::of(effect);
        let order = [self.state.turn_player, other(self.state.turn_player)];
        order.into_iter().filter(|&seat| reading.means(who, seat)).collect()
    }

    fn number(&self, value: &Value, effect: &Effect) -> i32 {
        self.table().value(value, Reading::of(effect))
    }

    fn do_step(&mut self, step: &Step) -> Performed {
        let effect = self.effect();
        let did = match step {
            Step::Draw { who, count } => {
                let count = self.number(count, &effect).clamp(0, 99) as u8;
                let mut drawn = 0;
                for &seat in self.players(*who, &effect).iter() {
                    drawn += self.draw(seat, count, Clause::ZW_20_3);
                }
                drawn > 0
            }
            Step::Hurt { who, amount } => {
                let amount = self.number(amount, &effect);
                let blow = Blow::Effect { by: effect.using.face, damage: dealt(amount) };
                self.hurt(&self.players(*who, &effect), blow, Clause::ZW_7_12)
            }
            Step::Recover { who, amount } => {
                let amount = self.number(amount, &effect);
                let mut did = false;
                for &seat in self.players(*who, &effect).iter() {
                    did |= self.recover(seat, amount, Clause::ZW_7_12);
                }
                did
            }
            Step::Mill { who, count } => {
                let count = self.number(count, &effect).clamp(0, 99);
                let mut did = false;
                for &seat in self.players(*who, &effect).iter() {
                    for _ in 0..count {
                        let Some(&top) = self.state.side(seat).deck.last() else { break };
                        self.move_card(top, Zone::Wrecked, End::Top, Clause::ZW_20_7);
                        did = true;
                    }
                }
                did
            }
            Step::Shuffle(who) => {
                for &seat in self.players(*who, &effect).iter() {
                    self.shuffle(seat, Clause::ZW_20_5);
                }
                true
            }
            Step::Pick(_) | Step::Do(..) | Step::If(..) | Step::May(_) | Step::ChooseOne(_) => {
                debug_assert!(false, "taken apart when it was lowered: {step:?}");
                true
            }
        };
        self.outcome(did)
    }

    /// A modifier begins to last on those who are there now (ZW-11.20).
    fn modify(&mut self, what: u16, until: Until, on: &Ref) -> Performed {
        let effect = self.effect();
        let by = effect.using.you;
        let value = self.table().number_of(&self.library().modifiers[what as usize], Reading::of(&effect));
        let mut did = false;
        if let Ref::Player(player) = on {
            for &seat in self.players(*player, &effect).iter() {
                self.begin(On::Player(seat), what, value, until, by);
                did = true;
            }
        }
        let cards = self.table().meant_by(on, &effect);
        for &card in self.in_order(cards).iter() {
            if self.state.is_zombie(card) {
                self.begin(On::Zombie(self.state.object(card)), what, value, until, by);
                did = true;
            }
        }
        self.outcome(did)
    }
}

impl<S: Sink<Zwo>> Host<Effects> for Engine<'_, S> {
    fn perform(&mut self, verb: &Verb) -> Performed {
        // Life at 0 interrupts an effect after the step that changed it (ZW-7.5).
        if self.is_over() {
            return Performed::Done;
        }
        match verb {
            Verb::Pick { slot, pick } => self.pick(*slot, pick),
            Verb::Do(act, on) => {
                let effect = self.effect();
                let cards = self.table().meant_by(on, &effect);
                let did = self.act_with(act, cards, &effect);
                self.outcome(did)
            }
            Verb::Modify { what, until, on, .. } => self.modify(*what, *until, on),
            Verb::Step(step) => self.do_step(step),
        }
    }

    fn holds(&mut self, test: &Test) -> bool {
        let effect = self.effect();
        let Test::All(conditions) = test;
        !self.is_over() && self.table().hold(conditions, Reading::of(&effect))
    }
}
