//! What is done to cards, by effects and as costs.

use crate::atoms::Engine;
use crate::effects::{Act, Prohibition};
use crate::numbers::Reading;
use crate::state::{Card, Cards, Effect, Lies, Use, Zone};
use crate::{Clause, Zwo};
use kernel::{Seat, Sink};

impl<S: Sink<Zwo>> Engine<'_, S> {
    /// An act as a cost: nothing in it is a number that an effect would have to know.
    pub(crate) fn act_on(&mut self, act: &Act, cards: Cards, by: Seat) -> bool {
        self.act_with(act, cards, &Effect { using: Use { you: by, ..Use::default() }, ..Effect::default() })
    }

    /// Does an act to cards, as far as it is possible (ZW-16.2, ZW-16.3). Says whether anything was done (ZW-20.1).
    pub(crate) fn act_with(&mut self, act: &Act, cards: Cards, effect: &Effect) -> bool {
        match act {
            Act::Injure => !self.injure(cards, Clause::ZW_13_1).is_empty(),
            Act::ToWrecked => self.leave(cards, Zone::Wrecked, crate::effects::End::Top),
            Act::ToHand => self.leave(cards, Zone::Hand, crate::effects::End::Top),
            Act::ToDeck(end) => self.leave(cards, Zone::Deck, *end),
            Act::Damage(value) => {
                let amount = self.table().value(value, Reading::of(effect));
                self.each(cards, |engine, card| engine.damage_zombie(card, amount, Clause::ZW_13_10))
            }
            Act::Stand => {
                self.each(cards, |engine, card| engine.state.is_zombie(card) && engine.stand(card, Clause::ZW_3_13))
            }
            Act::Rest => {
                self.each(cards, |engine, card| engine.state.is_zombie(card) && engine.rest(card, Clause::ZW_3_13))
            }
            Act::Revive => self.each(cards, |engine, card| engine.revive(card, Clause::ZW_10_8)),
            Act::Lower => self.each(cards, |engine, card| engine.lower(card, Clause::ZW_13_13)),
            Act::TurnFront => {
                self.each(cards, |engine, card| engine.is_mana(card) && engine.turn_front(card, Clause::ZW_3_14))
            }
            Act::TurnBack => {
                self.each(cards, |engine, card| engine.is_mana(card) && engine.turn_back(card, Clause::ZW_3_14))
            }
            Act::ToMana { back, rest } => {
                let placed: Cards = cards.iter().filter(|&card| !self.is_mana(card)).collect();
                self.place_mana(placed, *back, *rest, Clause::ZW_9_18);
                !placed.is_empty()
            }
            Act::Enter { rest, half_wrecked } => {
                let mut lies = Lies::default();
                lies.set(Lies::REST, *rest);
                lies.set(Lies::HALF, *half_wrecked);
                let you = effect.using.you;
                self.each(cards, |engine, card| engine.enter_by_effect(card, you, lies))
            }
            Act::Control(until) => {
                let you = effect.using.you;
                self.each(cards, |engine, card| {
                    let may = engine.state.is_zombie(card);
                    if may {
                        engine.control(card, you, *until, Clause::ZW_14_2);
                    }
                    may
                })
            }
            Act::Modify(..) => {
                debug_assert!(false, "lowered to an instruction of its own: {act:?}");
                false
            }
        }
    }

    fn each(&mut self, cards: Cards, mut act: impl FnMut(&mut Self, Card) -> bool) -> bool {
        let mut did = false;
        for &card in self.in_order(cards).iter() {
            did |= act(self, card);
        }
        did
    }

    fn is_mana(&self, card: Card) -> bool {
        self.state.body(card).zone == Zone::Mana
    }

    fn leave(&mut self, cards: Cards, zone: Zone, end: crate::effects::End) -> bool {
        let cards: Cards = cards.iter().filter(|&card| self.state.body(card).zone != zone).collect();
        self.move_cards(cards, zone, end, if zone == Zone::Wrecked { Clause::ZW_3_2 } else { Clause::ZW_3_18 });
        !cards.is_empty()
    }

    /// A zombie card comes to the field of the effect's player without a summon (ZW-1.7); what is forbidden is not done.
    fn enter_by_effect(&mut self, card: Card, seat: Seat, lies: Lies) -> bool {
        let may = !self.state.is_zombie(card)
            && self.table().is_zombie_card(card)
            && !self.table().forbids(card, Prohibition::Enter);
        if may {
            self.enter(card, seat, lies, Clause::ZW_10_2);
        }
        may
    }
}
