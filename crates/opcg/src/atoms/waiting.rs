//! What happens makes effects due, and parts of effects are put off: all of it waits (OP-11).

use crate::Opcg;
use crate::atoms::Engine;
use crate::effects::{Condition, Happening, Kind, Moment, Timing};
use crate::library::Lowered;
use crate::numbers::{Reading, Table};
use crate::state::{By, Card, Due, Effect, Frame, Later, other};
use kernel::{Row, Sink};

impl<S: Sink<Opcg>> Engine<'_, S> {
    /// The card's effects with this timing become due, where their conditions hold.
    pub(crate) fn due(&mut self, card: Card, timing: &Timing, it: Card) {
        if self.table().is_silenced(self.state.owner(card), timing) {
            return;
        }
        let places: Row<u16, 24> = self.table().at(card, timing).map(|(place, _)| place).collect();
        for &place in places.iter() {
            self.due_ability(card, place, it, 1);
        }
    }

    fn due_ability(&mut self, card: Card, place: u16, it: Card, count: u8) {
        let owner = self.state.owner(card);
        let source = self.state.object(card);
        let it = self.state.object(it);
        let lowered = self.library().ability(place);
        let table = self.table();
        if table.is_used(card, lowered) || table.is_mute(card, lowered) {
            return;
        }
        let conditions = &lowered.ability.conditions;
        if !conditions.is_empty() {
            let effect = Effect { source, you: owner, it, about: it, done: count, ..Effect::default() };
            // What a card says in brackets counts at the timing; "if" is asked when the effect is activated, unless its card
            // has gone by then (OP-12.20).
            let now = |condition: &&Condition| condition.is_tag() || lowered.is_at(&Timing::OnKo);
            if !conditions.iter().filter(now).all(|condition| table.holds(condition, Reading::of(&effect))) {
                return;
            }
        }
        let round = self.next_round();
        let due = Due { source, owner, ability: place, it, count, round, later: None, more: 0 };
        if !self.state.wait(due, self.rules.library()) {
            self.overflow();
        }
    }

    /// A part of the effect under way is put off.
    pub(crate) fn put_off(&mut self, later: Later) {
        // There is no battle to wait for the end of.
        if later.battle && self.state.battle.is_none() {
            return;
        }
        if !self.state.put_off(later) {
            self.overflow();
        }
    }

    /// The time of parts that were put off has come: of those that wait for this moment.
    pub(crate) fn due_later(&mut self, moment: Moment) {
        for index in 0..self.state.later.len() {
            let round = self.next_round();
            let later = &mut self.state.later[index];
            if !later.waits_for(moment) || std::mem::replace(&mut later.due, true) {
                continue;
            }
            let due = Due {
                source: later.source,
                owner: later.you,
                ability: later.ability,
                it: later.it,
                count: 0,
                round,
                later: Some(index as u8),
                more: later.more,
            };
            if !self.state.wait(due, self.rules.library()) {
                self.overflow();
            }
        }
    }

    /// What becomes due now belongs to the round after the present one (OP-11.3).
    fn next_round(&self) -> u8 {
        let settling = self.state.stack.iter().rev().find_map(|frame| match frame {
            Frame::Settle { round } => Some(round.wrapping_add(1)),
            _ => None,
        });
        // What a battle makes due at its end comes after what its Damage Step did.
        settling.unwrap_or(u8::from(self.state.battle.is_some_and(|battle| battle.ending)))
    }

    /// Something happens to a card: effects of all cards on the field that watch for it become due.
    pub(crate) fn announce(&mut self, happening: Happening, it: Card, by: By) {
        self.announce_where(happening, it, by, 1, |_| true);
    }

    /// The same, with how many cards or DON!! it is about.
    pub(crate) fn announce_many(&mut self, happening: Happening, it: Card, by: By, count: u8) {
        if count > 0 {
            self.announce_where(happening, it, by, count, |_| true);
        }
    }

    /// The same, where only one card's text is about it.
    pub(crate) fn announce_to(&mut self, happening: Happening, it: Card, by: By, only: Card) {
        self.announce_where(happening, it, by, 1, |card| card == only);
    }

    /// The same, but not to this card.
    pub(crate) fn announce_but(&mut self, happening: Happening, it: Card, by: By, but: Option<Card>) {
        self.announce_where(happening, it, by, 1, |card| Some(card) != but);
    }

    fn announce_where(&mut self, happening: Happening, it: Card, by: By, count: u8, to: impl Fn(Card) -> bool) {
        for seat in [self.state.turn_player, other(self.state.turn_player)] {
            let field: Row<Card, 8> = self.state.field(seat).collect();
            for &card in field.iter() {
                if !self.table().is_watching(card) || !to(card) {
                    continue;
                }
                let table = self.table();
                let met = |lowered: &Lowered| match &lowered.ability.kind {
                    Kind::At(timing, _) => timing.each().any(|timing| table.is_met(timing, happening, it, by, card)),
                    Kind::Always(_) | Kind::Instead(..) => false,
                };
                let places: Row<u16, 24> =
                    table.abilities(card).filter(|(_, lowered)| met(lowered)).map(|(place, _)| place).collect();
                for &place in places.iter() {
                    self.due_ability(card, place, it, count);
                }
            }
        }
    }

    /// Parts that were put off until now are done, or come too late.
    pub(crate) fn forget_later(&mut self, moment: Moment) {
        self.state.later.retain(|later| !later.waits_for(moment));
    }

    /// Takes one of the effects that wait, to be activated.
    pub(crate) fn take_due(&mut self, index: usize) -> Option<Due> {
        self.state.take_due(index)
    }

    /// Effects that wait are lost before they are activated (OP-11.5).
    pub(crate) fn lose_due(&mut self, is_lost: impl Fn(Table<'_>, &Due) -> bool) {
        let mut due = self.state.due;
        due.retain(|due| !is_lost(self.table(), due));
        self.state.due = due;
    }
}
