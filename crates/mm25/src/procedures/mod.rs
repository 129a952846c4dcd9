//! How a match goes: each file one procedure of the regulation. They decide and ask; atoms do.

mod battle;
mod effect;
mod games;
mod pick;
mod setup;
mod technique;
mod turn;

pub(crate) use pick::{Asked, takes_from_chest};

use crate::Mm25;
use crate::atoms::Engine;
use crate::state::Frame;
use kernel::Sink;

impl<S: Sink<Mm25>> Engine<'_, S> {
    /// Goes on until somebody is asked or the match is over.
    pub(crate) fn run(&mut self) {
        while !self.is_over() && self.step() {}
    }

    /// One step of what is on top of the stack. Says whether it goes on without an answer.
    fn step(&mut self) -> bool {
        match *self.state.peek() {
            Frame::Sideboard(_) | Frame::ChooseFirst(_) | Frame::Mulligan(_) | Frame::Placing { .. } | Frame::Void => {
                false
            }
            // An offer that can only be declined, as everybody sees, is none.
            Frame::Offer(ref due) if !self.table().is_worth_asking(due) => {
                self.pop();
                true
            }
            Frame::Offer(_) => false,
            Frame::Deal => self.deal(),
            Frame::Turn(step) => self.turn_step(step),
            Frame::Battle(step) => self.battle_step(step),
            Frame::Window { window, turn, declined } => self.window_step(window, turn, declined),
            Frame::Technique { card, by, step } => self.technique_step(card, by, step),
            Frame::Reinforced { card, by } => self.reinforced(card, by),
            Frame::Effect(_) => self.effect_step(),
        }
    }
}
