//! Turns: playing, drawing, keeping.

use crate::atoms::Engine;
use crate::{Clause, Frame, Last, Uno, What};
use kernel::{Seat, Sink};

impl<S: Sink<Uno>> Engine<'_, S> {
    /// The actor's turn begins. Who can neither play nor draw is passed over (UN-4.3.4); beyond the limit the round is
    /// void (UN-9.3.4).
    pub(crate) fn begin_turn(&mut self) {
        loop {
            if self.state.turn >= self.state.setup.turn_limit {
                return self.void_round();
            }
            self.count_turn();
            self.state.reactions.forgot = None;
            if !self.passes_over() {
                self.state.frame = Frame::Turn;
                return;
            }
        }
    }

    /// Passes the actor over if it can neither play nor draw.
    #[inline(always)]
    fn passes_over(&mut self) -> bool {
        let stuck = !self.state.can_draw() && !self.state.can_play(self.state.actor);
        if stuck {
            self.pass_over();
        }
        stuck
    }

    #[cold]
    fn pass_over(&mut self) {
        let actor = self.state.actor;
        self.emit(What::PassedAutomatically { seat: actor }, Clause::UN_4_3_4);
        self.state.actor = self.state.next(actor);
    }

    /// An interjection has moved cards while a turn was open: its actor may have nothing left to draw.
    pub(crate) fn go_on_with_turn(&mut self) {
        if self.state.frame == Frame::Turn && self.passes_over() {
            self.begin_turn();
        }
    }

    pub(crate) fn draw_in_turn(&mut self, seat: Seat) {
        let forgot = self.state.can_be_caught();
        self.new_input(Last::Draw { by: seat });
        let Some(drawn) = self.draw(seat, Clause::UN_4_2_1) else { return };
        if self.state.fitting().contains(drawn) {
            self.state.frame = Frame::AfterDraw(drawn);
            // Nothing has been played yet, and the turn goes on (UN-6.2.4).
            self.state.reactions.forgot = forgot;
        } else {
            self.end_turn(seat);
        }
    }

    pub(crate) fn keep(&mut self, seat: Seat) {
        self.emit(What::Kept { seat }, Clause::UN_4_2_2);
        self.end_turn(seat);
    }

    fn end_turn(&mut self, seat: Seat) {
        self.state.actor = self.state.next(seat);
        self.begin_turn();
    }

    /// A turn input ends whatever could be said about the one before; but for a forgotten call, which a draw does not end yet
    /// (UN-6.2.4).
    pub(crate) fn new_input(&mut self, last: Last) {
        // A turn input in an open window for catches: the turn that the window was holding up begins now (UN-12.1.6).
        if matches!(self.state.frame, Frame::Catch { .. }) {
            self.count_turn();
        }
        self.state.last = last;
        self.state.reactions.sent = Default::default();
        self.state.reactions.forgot = None;
        self.state.reactions.kept.clear();
    }
}
