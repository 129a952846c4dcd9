//! Cards leave the field together: what protects them, what is done instead, what becomes due (OP-12.19 to OP-12.24).

use super::Eyes;
use crate::atoms::Engine;
use crate::effects::{Happening, Kind, Prohibition, Timing, Would};
use crate::numbers::{Reading, Table};
use crate::state::{Battle, By, Card, Cards, Effect, Frame, Leave, other};
use crate::{Clause, Opcg, What};
use kernel::Sink;

impl<S: Sink<Opcg>> Engine<'_, S> {
    pub(crate) fn leaving_step(&mut self, cards: Cards, how: Leave, by: By, asked: Cards) -> bool {
        let going: Cards = cards.iter().filter(|&card| !self.is_protected(card, how, by)).collect();
        // Each replacement is offered once for the whole event (OP-14.15, OP-14.16).
        if let Some((source, ability)) = self.table().next_replacement(going, how, by, asked) {
            let mut asked = asked;
            asked.insert(source);
            self.replace(Frame::Leaving { cards: going, how, by, asked });
            let entry = self.library().ability(ability).entry;
            self.start(self.state.owner(source), source, ability, entry.due);
            return true;
        }
        self.pop();
        // All of one event: what they do on being K.O.'d is due together, before any of them has gone (OP-14.16).
        for card in going.iter() {
            if how == Leave::Ko {
                self.due(card, &Timing::OnKo, card);
                self.announce(Happening::Kod, card, by);
                if let (Some(battle), By::Battle) = (self.state.battle, by) {
                    let winner = if battle.target.card == card { battle.attacker } else { battle.target };
                    self.announce_to(Happening::KodByThis, card, by, winner.card);
                }
            }
            // Text about its own leaving works only if the card arrives where it can be seen (OP-11.12).
            let hidden = matches!(how, Leave::Hand | Leave::Deck(_) | Leave::Life { face_up: false, .. });
            if self.state.is_on_field(card) {
                self.announce_but(Happening::Removed, card, by, hidden.then_some(card));
                if how == Leave::Hand {
                    self.announce_but(Happening::ReturnedToHand, card, by, Some(card));
                }
            }
        }
        for &card in self.by_place(going).iter() {
            if self.is_over() {
                return true;
            }
            self.leave(card, how);
        }
        true
    }

    /// The cards that a replacement is about stay.
    pub(crate) fn spare(&mut self, effect: &Effect) {
        let below = self.state.stack.len().wrapping_sub(2);
        let Some(&Frame::Leaving { cards, how, by, asked }) = self.state.stack.get(below) else { return };
        let ability = self.library().ability(effect.ability).bit;
        let face = self.face(effect.source.card);
        self.emit(What::EffectActivated { seat: effect.you, face, ability }, Clause::OP_14_15);
        let spared = self.table().replaced(effect).unwrap_or_default();
        let cards = Cards(cards.0 & !spared.0);
        if let Some(frame) = self.state.stack.get_mut(below) {
            *frame = Frame::Leaving { cards, how, by, asked };
        }
    }

    fn leave(&mut self, card: Card, how: Leave) {
        let because = match how {
            Leave::Ko => Clause::OP_12_19,
            Leave::Life { .. } => Clause::OP_2_14,
            Leave::Trash | Leave::Hand | Leave::Deck(_) => Clause::OP_12_24,
        };
        if how == Leave::Ko {
            self.emit(What::KnockedOut { seat: self.state.owner(card), face: self.face(card) }, because);
        }
        self.arrive(card, how, because);
    }

    /// Whether text keeps the card where it is (OP-15.2).
    fn is_protected(&self, card: Card, how: Leave, by: By) -> bool {
        let table = self.table();
        let side = self.state.side(self.state.owner(card));
        if side.life.contains(&card) {
            return how == Leave::Hand
                && matches!(by, By::Effect(_))
                && table.forbids_player(self.state.owner(card), |cannot| *cannot == Prohibition::LifeToHand);
        }
        if !self.state.is_on_field(card) || side.leader == card {
            return true;
        }
        table.forbids(card, |prohibition, reading| match prohibition {
            Prohibition::BeKod(means) => how == Leave::Ko && table.means(means, by, reading),
            Prohibition::BeKodBy(filters) => {
                let foe = |battle: Battle| {
                    if battle.target.card == card { battle.attacker.card } else { battle.target.card }
                };
                how == Leave::Ko
                    && by == By::Battle
                    && self.state.battle.is_some_and(|battle| table.is(foe(battle), filters, reading))
            }
            Prohibition::BeRemoved(means) => table.means(means, by, reading),
            _ => false,
        })
    }
}

impl Table<'_> {
    /// The cards that the replacement under way is about.
    pub(crate) fn replaced(&self, effect: &Effect) -> Option<Cards> {
        let Kind::Instead(would, _) = &self.library.ability(effect.ability).ability.kind else { return None };
        let below = self.state.stack.len().wrapping_sub(2);
        let Some(&Frame::Leaving { cards, how, by, .. }) = self.state.stack.get(below) else { return None };
        let reading = Reading::of(effect);
        Some(cards.iter().filter(|&card| self.would(would, card, how, by, reading)).collect())
    }

    /// Whether a Life card goes elsewhere than to the hand; then its trigger cannot be used (OP-9.11).
    pub(crate) fn is_detoured(&self, card: Card) -> bool {
        self.library.has_detours()
            && self.next_replacement(Cards::only(card), Leave::Hand, By::Rule, Cards::NONE).is_some()
    }

    /// The next replacement that fits: of the cards themselves, then the turn player's, then the other's.
    fn next_replacement(&self, going: Cards, how: Leave, by: By, asked: Cards) -> Option<(Card, u16)> {
        let seats = [self.state.turn_player, other(self.state.turn_player)];
        let own = going.iter();
        let others = seats.into_iter().flat_map(|seat| self.state.field(seat)).filter(|&card| !going.contains(card));
        own.chain(others).filter(|&source| !asked.contains(source)).find_map(|source| {
            let found = self.abilities(source).find(|(place, lowered)| {
                let Kind::Instead(would, steps) = &lowered.ability.kind else { return false };
                let you = self.state.owner(source);
                let reading = Reading::new(self.state.object(source), you);
                !self.is_used(source, lowered)
                    && !self.is_negated(source)
                    && going.iter().any(|card| self.would(would, card, how, by, reading))
                    && self.conditions_hold(&lowered.ability.conditions, source, you)
                    && self.can_pay(*place, source, you, Eyes::Everybody)
                    && steps.iter().all(|step| self.is_possible(step, source, reading, Eyes::Everybody))
            });
            found.map(|(place, _)| (source, place))
        })
    }

    /// Whether what would happen to a card is what a replacement is about.
    fn would(&self, would: &Would, card: Card, how: Leave, by: By, reading: Reading<'_>) -> bool {
        match would {
            Would::BeKod(cards, means) => {
                how == Leave::Ko && self.means(means, by, reading) && self.is_one_of(card, cards, reading)
            }
            Would::BeRemoved(cards, means) => self.means(means, by, reading) && self.is_one_of(card, cards, reading),
            Would::GoToHand(cards) => how == Leave::Hand && self.is_one_of(card, cards, reading),
            Would::Any(ways) => ways.iter().any(|would| self.would(would, card, how, by, reading)),
        }
    }
}
