//! Before the game (ZW-6).

use crate::atoms::Engine;
use crate::effects::Phase;
use crate::state::{Frame, TurnStep, other};
use crate::{Clause, What, Zwo};
use kernel::{Seat, Sink};

const OPENING_HAND: u8 = 7;

impl<S: Sink<Zwo>> Engine<'_, S> {
    /// Decks are shuffled, the first player is found, hands are drawn (ZW-6.1 to ZW-6.3).
    pub(crate) fn open(&mut self, first: Option<Seat>) {
        for seat in Seat::all(2) {
            self.shuffle(seat, Clause::ZW_6_1);
        }
        let first = self.find_first(first);
        for seat in [first, other(first)] {
            self.draw(seat, OPENING_HAND, Clause::ZW_6_3);
        }
        self.push(Frame::Redraw(first));
    }

    /// The hand is kept, or wholly drawn anew, once; the first player decides first (ZW-6.4, ZW-6.5).
    pub(crate) fn answer_redraw(&mut self, seat: Seat, redraw: bool) {
        if redraw {
            self.return_hand(seat);
            self.shuffle(seat, Clause::ZW_6_4);
            self.draw(seat, OPENING_HAND, Clause::ZW_6_4);
            self.emit(What::HandRedrawn { seat }, Clause::ZW_6_4);
        } else {
            self.emit(What::HandKept { seat }, Clause::ZW_6_4);
        }
        self.replace(if seat == self.state.first {
            Frame::Redraw(other(seat))
        } else {
            Frame::Turn(TurnStep::Start(Phase::Prepare))
        });
    }
}
