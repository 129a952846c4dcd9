//! Setup, in its exact order (MM-2).

use crate::atoms::Engine;
use crate::state::{Card, Frame, Space, TurnStep, Zone, other};
use crate::{Clause, Ending, Mm25, What};
use kernel::{Row, Seat, Sink};

const LOGBOOK: u8 = 6;
const HAND: u8 = 7;

impl<S: Sink<Mm25>> Engine<'_, S> {
    /// Chest, Logbook, Hand; then who begins (MM-2.2 to MM-2.5).
    pub(crate) fn deal(&mut self) -> bool {
        self.emit(What::GameBegan { game: self.state.game, sudden: self.state.sudden }, Clause::MM_2_1_1);
        for seat in Seat::all(2) {
            self.shuffle(seat, Clause::MM_2_2);
            self.deal_logbook(seat, LOGBOOK);
            self.draw_hand(seat, Clause::MM_2_4);
        }
        match self.state.loser {
            // The loser of the game before begins, without choice (MM-2.5.2).
            Some(loser) => self.begin_with(loser, None),
            None => {
                let seat = self.toss();
                self.emit(What::TossWon { seat }, Clause::MM_2_5_1);
                self.replace(Frame::ChooseFirst(seat));
            }
        }
        true
    }

    fn draw_hand(&mut self, seat: Seat, because: Clause) -> bool {
        (0..HAND).all(|_| self.draw(seat, because))
    }

    pub(crate) fn begin_with(&mut self, first: Seat, chosen_by: Option<Seat>) {
        let because = if chosen_by.is_some() { Clause::MM_2_5_1 } else { Clause::MM_2_5_2 };
        self.set_first(first, chosen_by, because);
        self.replace(Frame::Mulligan(first));
    }

    /// Step 6: beginning player first (MM-2.6.1).
    pub(crate) fn answer_mulligan(&mut self, seat: Seat, taken: bool) {
        if taken {
            self.use_mulligan(seat);
            self.empty_hand(seat, Zone::Chest, Clause::MM_2_6_1);
            self.shuffle(seat, Clause::MM_2_6_1);
            self.draw_hand(seat, Clause::MM_2_6_1);
            self.emit(What::MulliganTaken { seat }, Clause::MM_2_6_1);
        } else {
            self.emit(What::HandKept { seat }, Clause::MM_2_6_1);
        }
        let first = self.state.first;
        self.replace(if seat == first { Frame::Mulligan(other(first)) } else { Self::placing(first) });
    }

    fn placing(seat: Seat) -> Frame {
        Frame::Placing { seat, chosen: [None; 3], next: 0 }
    }

    /// Step 7: the whole Hand into the Ocean, seven new cards; who cannot draw them has lost (MM-2.7).
    pub(crate) fn redraw(&mut self, seat: Seat) {
        self.emit(What::HandRedrawn { seat }, Clause::MM_2_7_1);
        self.empty_hand(seat, Zone::Ocean, Clause::MM_2_7_1);
        if self.draw_hand(seat, Clause::MM_2_7_1) {
            self.replace(Self::placing(seat));
        } else {
            self.end_game(Some(other(seat)), Ending::EmptyChest { loser: seat }, Clause::MM_3_1_3);
        }
    }

    /// Step 8: one Character after the other, Captain first (MM-2.8.1).
    pub(crate) fn choose_to_place(&mut self, card: Card, space: Space) {
        match self.state.stack.last_mut() {
            Some(Frame::Placing { chosen, next, .. }) => {
                chosen[space.index()] = Some(card);
                *next = space.index() as u8 + 1;
            }
            other => debug_assert!(false, "Characters are placed, not {other:?}"),
        }
    }

    pub(crate) fn cancel_placing(&mut self, seat: Seat) {
        self.replace(Self::placing(seat));
    }

    /// What was chosen lies face down; after the second player it is revealed (MM-2.8.4, MM-2.9.1).
    pub(crate) fn place(&mut self, seat: Seat) {
        let Frame::Placing { chosen, .. } = *self.state.peek() else {
            return debug_assert!(false, "Characters are placed");
        };
        for space in Space::ALL {
            if let Some(card) = chosen[space.index()] {
                self.place_face_down(card, space);
            }
        }
        let characters = chosen.iter().flatten().count() as u8;
        self.emit(What::PlacedFaceDown { seat, characters }, Clause::MM_2_8_1);
        if seat == self.state.first {
            self.replace(Self::placing(other(seat)));
        } else {
            self.reveal_all();
            self.replace(Frame::Turn(TurnStep::Initial));
        }
    }

    fn reveal_all(&mut self) {
        let order = [self.state.first, other(self.state.first)];
        for seat in order {
            let bridge: Row<Card, 3> = self.state.bridge(seat).collect();
            bridge.iter().for_each(|&card| self.reveal(card));
        }
        for seat in order {
            let bridge: Row<Card, 3> = self.state.bridge(seat).collect();
            for &card in bridge.iter() {
                self.deal_life(card, self.table().stats(card).life, Clause::MM_2_9_1);
            }
        }
    }
}
