//! Effects that are due: all of the turn player's, then the other's, round by round, in the order their owner likes
//! (OP-11.1 to OP-11.3).

use crate::atoms::Engine;
use crate::state::{Due, Effect, Frame, other};
use crate::{Clause, Opcg, State, What};
use kernel::{Seat, Sink};
use script::Cursor;

impl State {
    /// Whose effects of a round come next, if any are left.
    pub(crate) fn next_to_settle(&self, round: u8) -> Option<Seat> {
        let of = |seat: Seat| self.due.iter().any(|due| due.round == round && due.owner == seat);
        [self.turn_player, other(self.turn_player)].into_iter().find(|&seat| of(seat))
    }

    /// The place of a seat's effect in a round, if it is the only one.
    fn only_due(&self, round: u8, seat: Seat) -> Option<usize> {
        let mut waiting = self.due_of(round, seat).map(|(index, _)| index);
        let first = waiting.next()?;
        waiting.next().is_none().then_some(first)
    }

    /// The effects of a seat in a round, by their places in the list.
    pub(crate) fn due_of(&self, round: u8, seat: Seat) -> impl Iterator<Item = (usize, &Due)> {
        self.due.iter().enumerate().filter(move |(_, due)| due.round == round && due.owner == seat)
    }
}

impl<S: Sink<Opcg>> Engine<'_, S> {
    pub(crate) fn first_round(&self) -> u8 {
        self.state.due.iter().map(|due| due.round).min().unwrap_or(0)
    }

    pub(crate) fn settle_step(&mut self, round: u8) -> bool {
        self.drop_lost(round);
        let Some(seat) = self.state.next_to_settle(round) else {
            if self.state.due.is_empty() {
                self.pop();
            } else {
                self.replace(Frame::Settle { round: self.first_round() });
            }
            return true;
        };
        match self.state.only_due(round, seat) {
            Some(only) => {
                self.activate_due(only);
                true
            }
            None => false,
        }
    }

    /// An effect whose source has left is lost, except one that was due to the leaving itself (OP-11.5); so is one that has
    /// been used in this turn (OP-12.12) or negated (OP-14.17) since it became due.
    fn drop_lost(&mut self, round: u8) {
        self.lose_due(|table, due| {
            let (card, lowered) = (due.source.card, table.library.ability(due.ability));
            let there = table.state.is_there(due.source);
            let spent = there && (table.is_used(card, lowered) || table.is_mute(card, lowered));
            due.round == round && due.later.is_none() && (spent || !(there || lowered.survives_leaving()))
        });
    }

    /// The effect at this place of the list is activated.
    pub(crate) fn activate_due(&mut self, index: usize) {
        let Some(due) = self.take_due(index) else { return self.state.never("no such effect is due") };
        let lowered = self.library().ability(due.ability);
        let face = self.face(due.source.card);
        self.emit(What::EffectActivated { seat: due.owner, face, ability: lowered.bit }, Clause::OP_11_1);
        let later = due.later.and_then(|index| self.state.later.get(index as usize).copied());
        if later.is_some() != due.later.is_some() {
            self.state.never("a part that was put off is due and not kept");
        }
        self.push(Frame::Effect(Effect {
            cursor: later.map_or(Cursor::new(lowered.entry.due), |later| later.cursor),
            ability: due.ability,
            source: due.source,
            you: due.owner,
            it: due.it,
            about: due.it,
            slots: later.map_or_else(Default::default, |later| later.slots),
            done: due.count,
            did: true,
            late: later.is_some(),
            ..Effect::default()
        }));
    }
}
