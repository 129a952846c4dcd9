//! How a game goes: each file one procedure of the manual. They decide and ask; atoms do.

mod battle;
mod damage;
mod effect;
mod leaving;
mod main_phase;
mod pick;
mod settle;
mod setup;
mod turn;

use crate::Opcg;
use crate::atoms::Engine;
use crate::state::Frame;
use kernel::Sink;

impl<S: Sink<Opcg>> Engine<'_, S> {
    /// Goes on until somebody is asked or the game is over.
    pub(crate) fn run(&mut self) {
        while !self.is_over() && self.step() {}
    }

    /// One step of what is on top of the stack. Says whether it goes on without an answer.
    fn step(&mut self) -> bool {
        match self.state.top() {
            Frame::Signs { .. } | Frame::ChooseFirst { .. } | Frame::Redraw { .. } | Frame::LifeCard { .. } => false,
            Frame::Turn(_) | Frame::Battle(_) if !self.state.due.is_empty() => {
                self.push(Frame::Settle { round: self.first_round() });
                true
            }
            Frame::Turn(step) => self.turn_step(step),
            Frame::Battle(step) => self.battle_step(step),
            Frame::Settle { round } => self.settle_step(round),
            Frame::Effect(_) => self.effect_step(),
            Frame::Damage { to, left, banish } => self.damage_step(to, left, banish),
            Frame::Triggered { card } => self.trigger_over(card),
            Frame::Leaving { cards, how, by, asked } => self.leaving_step(cards, how, by, asked),
            Frame::Entering { cards, seat, rested } => self.entering_step(cards, seat, rested),
            Frame::Void => false,
        }
    }
}
