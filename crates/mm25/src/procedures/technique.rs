//! Techniques: placed, paid for, perhaps interrupted, applied (MM-7.5, MM-7.6).

use crate::atoms::Engine;
use crate::effects::{Timing, Window};
use crate::state::{BattleStep, Card, Effect, Frame, Marks, Object, Placed, Zone, other};
use crate::{Clause, Mm25, What};
use kernel::{Seat, Sink};
use script::Cursor;

impl<S: Sink<Mm25>> Engine<'_, S> {
    /// A Technique goes to its space (MM-7.5.4).
    pub(crate) fn place_technique(&mut self, card: Card) {
        let (by, face) = (card.owner(), self.face(card));
        self.put_into_battle(card, Zone::Techniques);
        self.emit(What::TechniquePlaced { seat: by, face }, Clause::MM_7_5_4);
        self.push(Frame::Technique { card: self.state.object(card), by, step: Placed::Cost });
    }

    pub(crate) fn technique_step(&mut self, card: Object, by: Seat, step: Placed) -> bool {
        // A Battle that has ended takes what waits to be applied with it (MM-7.8.1).
        let there = self.state.is_there(card) && !self.is_cut_short();
        let next = |step| Frame::Technique { card, by, step };
        match step {
            _ if !there && step != Placed::Done => self.pop(),
            Placed::Cost => {
                self.replace(next(Placed::Answer));
                self.start_part(card.card, by, |entry| entry.cost);
            }
            Placed::Answer => {
                // Only in Battle Actions; by what everybody knows (MM-7.6.1, MM-11.2, MM-13.2).
                if self.is_battle_actions() && self.table().is_asked_in(other(by), Window::Interrupt) {
                    return false;
                }
                self.replace(next(Placed::Apply));
            }
            Placed::Apply => {
                self.replace(next(Placed::Done));
                self.apply_technique(card.card, by);
            }
            Placed::Done => {
                self.pop();
                self.technique_done(card, by);
            }
        }
        true
    }

    /// Whether a fighting Character has left and the Battle, on its way to the comparison, is over.
    pub(crate) fn is_cut_short(&self) -> bool {
        let early = matches!(
            self.state.battle_step(),
            Some(BattleStep::Before | BattleStep::Actions { .. } | BattleStep::BeforeComparison | BattleStep::Compare)
        );
        early && self.state.battle.is_some_and(|battle| battle.broken)
    }

    fn is_battle_actions(&self) -> bool {
        let in_window = self.state.stack.iter().any(|frame| matches!(frame, Frame::Window { .. }));
        !in_window && matches!(self.state.battle_step(), Some(BattleStep::Actions { .. }))
    }

    /// Its effect is applied; from now on it counts as used (MM-9.14).
    fn apply_technique(&mut self, card: Card, by: Seat) {
        self.mark(card, Marks::RESOLVED);
        self.emit(What::TechniqueUsed { seat: by, face: self.face(card) }, Clause::MM_9_14);
        self.start_part(card, by, |entry| entry.body);
    }

    /// After a Technique: who fights against its user may have waited for it (MM-15.3); one of W8 is discarded (MM-13.1.12).
    fn technique_done(&mut self, card: Object, by: Seat) {
        let Some(step) = self.state.battle_step() else { return };
        if step == BattleStep::Over && self.state.is_there(card) {
            match self.table().goes_to_chest(card.card) {
                true => self.put_under_chest(card.card, Clause::MM_13_1_12),
                false => self.discard_technique(card.card, Clause::MM_13_1_12),
            }
        }
        if let Some(fighter) = self.state.fighter(other(by)) {
            self.trigger_at_once(fighter, &Timing::OpposingUses);
        }
    }

    /// Runs a part of a card's only ability, if it has one.
    fn start_part(&mut self, card: Card, you: Seat, part: impl Fn(&crate::effects::Entry) -> script::At) {
        // One whose effect nobody knows does nothing.
        let Some((ability, lowered)) = self.table().technique(card) else { return };
        let at = part(&lowered.entry);
        self.push(Frame::Effect(Effect {
            cursor: Cursor::new(at),
            source: self.state.object(card),
            face: self.face(card),
            you,
            ability,
            ..Effect::default()
        }));
    }
}
