//! Cards leave the field together: what protects them, what is done instead, what becomes due (OP-12.19 to OP-12.24).

use super::Eyes;
use crate::atoms::Engine;
use crate::effects::{Ability, Happening, Kind, Prohibition, Timing, Would};
use crate::numbers::{Reading, Table};
use crate::state::{Battle, By, Card, Cards, Effect, Frame, Leave, Leaving, REPLACEMENTS, other};
use crate::{Clause, Opcg, What};
use kernel::{Row, Sink};

impl<S: Sink<Opcg>> Engine<'_, S> {
    pub(crate) fn leaving_step(&mut self, leaving: Leaving) -> bool {
        let Leaving { how, by, .. } = leaving;
        let going: Cards = leaving.cards.iter().filter(|&card| !self.table().is_protected(card, how, by)).collect();
        let mut leaving = Leaving { cards: going, ..leaving };
        // Each replacement is offered once for the whole event (OP-14.15, OP-14.16).
        if let Some((source, ability)) = self.table().next_replacement(&leaving) {
            let lowered = self.library().ability(ability);
            if leaving.asked.push((source, lowered.bit)).is_err() {
                self.overflow();
            }
            leaving.replacing = self.table().fitting(&leaving, source, &lowered.ability);
            self.replace(Frame::Leaving(leaving));
            self.start(self.state.owner(source), source, ability, lowered.entry.due);
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
        // What was protected or replaced was not done.
        if let By::Effect(_) = by {
            self.with_effect(|effect| {
                effect.done += going.len() as u8;
                effect.did = effect.done == leaving.wanted && leaving.wanted > 0 && !effect.short;
            });
        }
        true
    }

    /// The cards that a replacement is about stay.
    pub(crate) fn spare(&mut self, effect: &Effect) {
        let ability = self.library().ability(effect.ability).bit;
        let face = self.face(effect.source.card);
        self.emit(What::EffectActivated { seat: effect.you, face, ability }, Clause::OP_14_15);
        let below = self.state.stack.len().wrapping_sub(2);
        match self.state.stack.get_mut(below) {
            Some(Frame::Leaving(leaving)) => leaving.cards.0 &= !leaving.replacing.0,
            _ => self.state.never("nothing would leave that a replacement could spare"),
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
}

impl Table<'_> {
    /// Whether text keeps the card where it is (OP-15.2).
    pub(crate) fn is_protected(&self, card: Card, how: Leave, by: By) -> bool {
        let side = self.state.side(self.state.owner(card));
        if side.life.contains(&card) {
            return how == Leave::Hand
                && matches!(by, By::Effect(_))
                && self.forbids_player(self.state.owner(card), |cannot| *cannot == Prohibition::LifeToHand);
        }
        if !self.state.is_on_field(card) || side.leader == card {
            return true;
        }
        self.forbids(card, |prohibition, reading| match prohibition {
            Prohibition::BeKod(means) => how == Leave::Ko && self.means(means, by, reading),
            Prohibition::BeKodBy(filters) => {
                let foe = |battle: Battle| {
                    if battle.target.card == card { battle.attacker.card } else { battle.target.card }
                };
                how == Leave::Ko
                    && by == By::Battle
                    && self.state.battle.is_some_and(|battle| self.is(foe(battle), filters, reading))
            }
            Prohibition::BeRemoved(means) => self.means(means, by, reading),
            Prohibition::Attack
            | Prohibition::AttackThese(_)
            | Prohibition::AttackOthers(_)
            | Prohibition::AttackUnless(_)
            | Prohibition::BlockedBy(_)
            | Prohibition::Block
            | Prohibition::BeRested(_)
            | Prohibition::BePlayed(_)
            | Prohibition::Refresh
            | Prohibition::Play(_)
            | Prohibition::Draw
            | Prohibition::LifeToHand
            | Prohibition::Trigger
            | Prohibition::SetDonActive
            | Prohibition::Include(_) => false,
        })
    }

    /// Whether a Life card goes elsewhere than to the hand; then its trigger cannot be used (OP-9.11).
    pub(crate) fn is_detoured(&self, card: Card) -> bool {
        self.library.has_detours()
            && self.next_replacement(&Leaving::new(Cards::only(card), Leave::Hand, By::Rule)).is_some()
    }

    /// The next replacement that fits: of the cards themselves, then the turn player's, then the other's.
    fn next_replacement(&self, leaving: &Leaving) -> Option<(Card, u16)> {
        let seats = [self.state.turn_player, other(self.state.turn_player)];
        let own = leaving.cards.iter();
        let others = seats.into_iter().flat_map(|seat| self.state.field(seat));
        own.chain(others.filter(|&card| !leaving.cards.contains(card))).find_map(|source| {
            let you = self.state.owner(source);
            let reading = Reading::new(self.state.object(source), you);
            let found = self.abilities(source).find(|(place, lowered)| {
                let Kind::Instead(_, steps) = &lowered.ability.kind else { return false };
                !leaving.asked.contains(&(source, lowered.bit))
                    && !self.is_used(source, lowered)
                    && !self.is_mute(source, lowered)
                    && !self.fitting(leaving, source, &lowered.ability).is_empty()
                    && self.conditions_hold(&lowered.ability.conditions, source, you)
                    && self.can_pay(*place, source, you, Eyes::Everybody)
                    && steps.iter().all(|step| self.is_possible(step, source, reading, Eyes::Everybody))
            });
            found.map(|(place, _)| (source, place))
        })
    }

    /// The cards that a replacement is about.
    fn fitting(&self, leaving: &Leaving, source: Card, ability: &Ability) -> Cards {
        let Kind::Instead(would, _) = &ability.kind else { return Cards::NONE };
        let reading = Reading::new(self.state.object(source), self.state.owner(source));
        let fits = |&card: &Card| self.would(would, card, leaving.how, leaving.by, reading);
        leaving.cards.iter().filter(fits).collect()
    }

    /// The replacements that the event has been offered whose place the effect under way takes: not a second time, though
    /// others may replace what it does (OP-14.15).
    pub(crate) fn offered(&self, effect: &Effect) -> Row<(Card, u8), REPLACEMENTS> {
        match (self.replaced(effect), self.state.stack.iter().rev().nth(1)) {
            (Some(_), Some(Frame::Leaving(leaving))) => leaving.asked,
            _ => Row::default(),
        }
    }

    /// The cards that the replacement under way is about, if one is.
    pub(crate) fn replaced(&self, effect: &Effect) -> Option<Cards> {
        let Kind::Instead(..) = self.library.ability(effect.ability).ability.kind else { return None };
        match self.state.stack.iter().rev().nth(1) {
            Some(Frame::Leaving(leaving)) => Some(leaving.replacing),
            _ => None,
        }
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
