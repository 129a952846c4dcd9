//! How a game goes: each file one procedure of the manual. They decide and ask; atoms do.

mod acts;
mod battle;
mod declare;
mod effect;
mod pick;
mod resolve;
mod settle;
mod setup;
mod turn;

use crate::Zwo;
use crate::atoms::Engine;
use crate::state::Frame;
use kernel::Sink;

impl<S: Sink<Zwo>> Engine<'_, S> {
    /// Goes on until somebody is asked or the game is over.
    pub(crate) fn run(&mut self) {
        while !self.is_over() && self.step() {}
    }

    /// One step of what is on top of the stack. Says whether it goes on without an answer.
    fn step(&mut self) -> bool {
        match *self.state.peek() {
            Frame::Redraw(_) | Frame::Window { .. } | Frame::Void => false,
            // Auto abilities are handled before anything else goes on (ZW-18.2).
            Frame::Turn(_) | Frame::Attack(_) if !self.state.due.is_empty() => self.settle_step(),
            Frame::Turn(step) => self.turn_step(step),
            Frame::Attack(step) => self.attack_step(step),
            Frame::Declaring(ref declaring) => {
                let declaring = *declaring;
                self.declaring_step(&declaring)
            }
            Frame::Resolving => self.resolve_step(),
            Frame::Effect(_) => self.effect_step(),
        }
    }
}
