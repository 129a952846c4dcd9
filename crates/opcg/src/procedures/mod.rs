//! How a game goes: each file one procedure of the manual. They decide and ask; atoms do.

mod acts;
mod asks;
mod battle;
mod damage;
mod effect;
mod leaving;
mod main_phase;
mod pay;
mod pick;
mod settle;
mod setup;
mod turn;

pub(crate) use asks::Asks;
pub(crate) use pay::Eyes;

use crate::atoms::Engine;
use crate::state::Frame;
use crate::{Clause, Ending, Opcg};
use kernel::{Rules, Sink};

impl<S: Sink<Opcg>> Engine<'_, S> {
    /// Goes on until somebody is asked or the game is over.
    pub(crate) fn run(&mut self) {
        let mut chain = Chain::default();
        while !self.is_over() && self.step() {
            if let Frame::Settle { round } = self.state.top()
                && chain.repeats(|| self.rules.hash(&self.state.with_rounds_from(round)))
            {
                self.end(None, Ending::Loop, Clause::OP_11_10);
            }
        }
    }

    /// One step of what is on top of the stack. Says whether it goes on without an answer.
    fn step(&mut self) -> bool {
        match *self.state.peek() {
            Frame::Signs { .. } | Frame::ChooseFirst { .. } | Frame::Redraw { .. } | Frame::LifeCard { .. } => false,
            Frame::Turn(_) | Frame::Battle(_) | Frame::Deal if !self.state.due.is_empty() => {
                self.push(Frame::Settle { round: self.first_round() });
                true
            }
            Frame::Deal => self.deal(),
            Frame::Turn(step) => self.turn_step(step),
            Frame::Battle(step) => self.battle_step(step),
            Frame::Settle { round } => self.settle_step(round),
            Frame::Effect(_) => self.effect_step(),
            Frame::Damage { to, left, banish } => self.damage_step(to, left, banish),
            Frame::Triggered { card } => self.trigger_over(card),
            Frame::Leaving(leaving) => self.leaving_step(leaving),
            Frame::Entering { cards, seat, rested, by } => self.entering_step(cards, seat, rested, by),
            Frame::Void => false,
        }
    }
}

/// What one chain of resolutions without any decision has come through.
#[derive(Default)]
struct Chain {
    steps: u32,
    seen: kernel::Row<u64, 64>,
}

impl Chain {
    /// So many steps are no loop yet: nearly all chains end sooner, and are spared the hashing.
    const SHORT: u32 = 32;

    /// Whether the same position has come for the third time (OP-11.10).
    fn repeats(&mut self, position: impl FnOnce() -> u64) -> bool {
        self.steps += 1;
        if self.steps < Chain::SHORT {
            return false;
        }
        let position = position();
        let times = self.seen.iter().filter(|&&seen| seen == position).count();
        if self.seen.push(position).is_err() {
            // A loop longer than this is found from here on.
            self.seen.clear();
        }
        times >= 2
    }
}
