//! Effects under way.

use crate::atoms::{Engine, To};
use crate::effects::{Act, Against, Effects, Objects, Op, Player, Ref, Step, Test, Value, Verb};
use crate::numbers::Reading;
use crate::state::{By, Card, Cards, Due, Effect, Frame, Zone, other};
use crate::{Category, Clause, Mm25, What};
use kernel::{Seat, Sink};
use script::{Cursor, Host, Performed, Stop};

impl<S: Sink<Mm25>> Engine<'_, S> {
    /// An ability begins: its cost, then what it does.
    pub(crate) fn start(&mut self, card: Card, you: Seat, ability: u16) {
        let entry = self.library().ability(ability).entry;
        self.push(Frame::Effect(Effect {
            cursor: Cursor::new(entry.cost),
            source: self.state.object(card),
            face: self.face(card),
            you,
            ability,
            paying: true,
            ..Effect::default()
        }));
    }

    /// A triggered ability begins.
    pub(crate) fn start_triggered(&mut self, due: Due) {
        let place = self.library().abilities(due.face).position(|(place, _)| place == due.ability);
        debug_assert!(place.is_some(), "what is due is an ability of its card");
        let what = What::AbilityTriggered { seat: due.you, face: due.face, ability: place.unwrap_or(0) as u8 };
        self.emit(what, Clause::MM_13_5);
        self.start(due.source.card, due.you, due.ability);
        self.with_effect(|effect| effect.source = due.source);
    }

    /// Carries the effect on top on. Says whether it goes on without an answer.
    pub(crate) fn effect_step(&mut self) -> bool {
        let depth = self.state.stack.len();
        let mut cursor = self.effect().cursor;
        let stop = cursor.run(&self.library().code, self);
        let Some(Frame::Effect(effect)) = self.state.stack.get_mut(depth - 1) else {
            // A game may have ended in the middle: then nothing of the effect is left.
            return true;
        };
        effect.cursor = cursor;
        match stop {
            Stop::Ended if effect.paying => {
                effect.paying = false;
                let ability = effect.ability;
                effect.cursor = Cursor::new(self.rules.library().ability(ability).entry.body);
            }
            Stop::Ended => {
                self.pop();
                self.note_empty_captains();
                self.check();
            }
            Stop::Else => {}
            // Nobody is asked what can be answered in one way only, and everybody can see that.
            Stop::Asks if self.table().may_do_nothing(&self.effect()) => {
                let code = &self.library().code;
                self.with_effect(|effect| effect.cursor.decide(code, false));
            }
            Stop::Asks => return false,
        }
        true
    }

    pub(crate) fn number(&self, value: &Value, effect: &Effect) -> i32 {
        self.table().value(value, Reading::of(effect))
    }

    /// Whether the source is a Technique: its damage can be warded off (MM-15.1).
    fn by(&self, effect: &Effect) -> By {
        match self.library().card(effect.face).category {
            Category::Technique => By::Technique(effect.you),
            Category::Character | Category::Team => By::Ability(effect.you),
        }
    }

    fn act(&mut self, act: &Act, on: &Ref) -> Performed {
        let effect = self.effect();
        let mut cards = self.table().meant_by(on, &effect);
        match act {
            Act::Inflict(value) => {
                let amount = self.number(value, &effect);
                let by = self.by(&effect);
                for card in cards.iter() {
                    self.take_damage(card, amount, by, Clause::MM_8_1_1);
                }
            }
            Act::ToOcean | Act::Annul => {
                cards = cards.iter().filter(|&card| !self.is_safe(card, effect.you)).collect();
                for card in cards.iter() {
                    self.sink_card(card, *act == Act::Annul);
                }
            }
            Act::ToHand => cards.iter().for_each(|card| self.move_card(card, Zone::Hand, To::Top, Clause::MM_10_4_2)),
            Act::ShuffleIntoChest => {
                cards.iter().for_each(|card| self.move_card(card, Zone::Chest, To::Top, Clause::MM_15_9));
                // Each into its owner's (MM-0.5).
                for seat in [effect.you, other(effect.you)] {
                    if cards.iter().any(|card| card.owner() == seat) {
                        self.shuffle(seat, Clause::MM_15_9);
                    }
                }
            }
            Act::Gain(power, damage) => cards.iter().for_each(|card| self.strengthen(card, *power, *damage)),
            Act::Mend => cards.iter().for_each(|card| self.mend(card)),
        }
        self.check();
        Performed::Then
    }

    /// Whether an effect of the other player cannot touch it (MM-15.5).
    fn is_safe(&self, card: Card, by: Seat) -> bool {
        card.owner() != by && self.table().is_indestructible(card)
    }

    fn sink_card(&mut self, card: Card, annulled: bool) {
        if self.state.is_on_bridge(card) {
            let life = self.table().stats(card).life;
            self.with_effect(|effect| effect.gone = life);
        }
        if annulled {
            self.emit(What::TechniqueAnnulled { seat: card.owner(), face: self.face(card) }, Clause::MM_7_6_4);
        }
        self.move_card(card, Zone::Ocean, To::Top, Clause::MM_7_5_10);
    }

    fn mend(&mut self, card: Card) {
        if self.state.life_of(card) < self.table().stats(card).life && !self.state.side(card.owner()).logbook.is_empty()
        {
            self.deal_life(card, 1, Clause::MM_9_9);
            self.emit_at(card, |character, face| What::Mended { character, face }, Clause::MM_9_9);
        }
    }

    fn do_step(&mut self, step: &Step) -> Performed {
        let effect = self.effect();
        let seat = |player: Player| Reading::of(&effect).seat(player);
        match step {
            Step::Draw(who, count) => {
                for _ in 0..self.number(count, &effect).clamp(0, 99) {
                    if !self.draw(seat(*who), Clause::MM_3_2_3) {
                        break;
                    }
                }
            }
            Step::Log(who, count) => {
                for _ in 0..self.number(count, &effect).clamp(0, 99) {
                    self.log(seat(*who), Clause::MM_3_2_4);
                }
            }
            Step::Sink(who, count) => self.sink_from(seat(*who), Zone::Chest, self.number(count, &effect)),
            Step::SinkLogbook(who, count) => self.sink_from(seat(*who), Zone::Logbook, self.number(count, &effect)),
            Step::DiscardAtRandom(who, count) => {
                let hand: Cards = self.state.side(seat(*who)).hand.iter().copied().collect();
                let count = self.number(count, &effect).clamp(0, 99) as u8;
                for card in self.any_of(hand, count).iter() {
                    self.discard(card, Clause::MM_9_12);
                }
            }
            Step::LookAtHand => self.look_at_hand(effect.you),
            Step::PreventBattle => self.prevent_battle(),
            Step::Do(..)
            | Step::BeginBattle { .. }
            | Step::Discard(..)
            | Step::CallReinforcement
            | Step::If(..)
            | Step::May(_)
            | Step::ChooseOne(_) => debug_assert!(false, "taken apart when it was lowered: {step:?}"),
        }
        self.check();
        Performed::Then
    }

    fn sink_from(&mut self, seat: Seat, zone: Zone, count: i32) {
        for _ in 0..count.clamp(0, 99) {
            let Some(&top) = self.state.zone(seat, zone).last() else { break };
            self.move_card(top, Zone::Ocean, To::Top, Clause::MM_3_2_4);
        }
    }

    /// Who begins the Battle, then against whom (MM-15.2).
    fn begin(&mut self, by: &Objects, against: &Against, bonus: (i32, i32)) -> Performed {
        let effect = self.effect();
        let reading = Reading::of(&effect);
        let table = self.table();
        if effect.picked.is_empty() {
            let attackers = table.attackers(by, against, reading);
            match attackers.len() {
                0 => return Performed::Done,
                1 => self.with_effect(|effect| effect.picked = attackers),
                _ => return Performed::Asks,
            }
        }
        let effect = self.effect();
        let Some(attacker) = effect.picked.iter().next() else { return Performed::Done };
        let targets = self.table().targets(attacker, against, Reading::of(&effect));
        match targets.len() {
            0 => Performed::Done,
            1 => {
                targets.iter().for_each(|target| self.declare_battle(attacker, target, bonus));
                Performed::Then
            }
            _ => Performed::Asks,
        }
    }

    /// The attacker or the target that was asked for.
    pub(crate) fn picked_for_battle(&mut self, card: Card) {
        let effect = self.effect();
        let Some(Verb::Begin { bonus, .. }) = self.verb(&effect) else {
            return debug_assert!(false, "a Battle is to begin");
        };
        let bonus = *bonus;
        match effect.picked.iter().next() {
            None => self.with_effect(|effect| effect.picked = Cards::only(card)),
            Some(attacker) => {
                self.with_effect(|effect| effect.cursor.advance());
                self.declare_battle(attacker, card, bonus);
            }
        }
    }
}

impl<'a, S: Sink<Mm25>> Engine<'a, S> {
    /// The instruction that an effect stands at.
    pub(crate) fn verb(&self, effect: &Effect) -> Option<&'a Verb> {
        match self.library().code.at(effect.cursor.at()) {
            Op::Verb(verb) => Some(verb),
            Op::Unless(..) | Op::Jump(_) | Op::May(..) | Op::OneOf(..) | Op::End => None,
        }
    }
}

impl<S: Sink<Mm25>> Host<Effects> for Engine<'_, S> {
    fn perform(&mut self, verb: &Verb) -> Performed {
        // A game that has ended takes what was under way with it.
        if self.is_over() || !matches!(self.state.peek(), Frame::Effect(_)) {
            return Performed::Then;
        }
        match verb {
            Verb::Pick(pick) => self.pick(pick),
            Verb::Do(act, on) => self.act(act, on),
            Verb::Begin { by, against, bonus } => self.begin(by, against, *bonus),
            Verb::Discard(who, count) => self.ask_to_discard(*who, count),
            Verb::Reinforce => self.ask_to_reinforce(),
            Verb::Step(step) => self.do_step(step),
        }
    }

    fn holds(&mut self, test: &Test) -> bool {
        let effect = self.effect();
        let Test::All(conditions) = test;
        self.table().hold(conditions, Reading::of(&effect))
    }
}
