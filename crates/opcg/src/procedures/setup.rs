//! Before the first turn (OP-4).

use crate::atoms::Engine;
use crate::effects::{End, Timing};
use crate::state::{Card, Frame, Sign, TurnStep, Zone, other};
use crate::{Clause, Opcg, What};
use kernel::{Row, Seat, Sink};

const HAND: u8 = 5;

impl<S: Sink<Opcg>> Engine<'_, S> {
    /// Decks are shuffled and put down, Leaders shown (OP-4.1, OP-4.2).
    pub(crate) fn open(&mut self) {
        for seat in Seat::all(2) {
            self.shuffle(seat, Clause::OP_4_1);
        }
        self.push(Frame::Signs { thrown: [None; 2] });
    }

    /// A sign is thrown in secret; the second one shows both (OP-4.3).
    pub(crate) fn throw(&mut self, seat: Seat, sign: Sign, mut thrown: [Option<Sign>; 2]) {
        thrown[seat.index()] = Some(sign);
        let [Some(one), Some(two)] = thrown else { return self.replace(Frame::Signs { thrown }) };
        self.emit(What::SignsShown { signs: [one, two] }, Clause::OP_4_3);
        self.replace(match (one.beats(two), two.beats(one)) {
            (true, _) => Frame::ChooseFirst { seat: Seat::FIRST },
            (_, true) => Frame::ChooseFirst { seat: other(Seat::FIRST) },
            _ => Frame::Signs { thrown: [None; 2] },
        });
    }

    pub(crate) fn begin_with(&mut self, first: Seat, chosen_by: Option<Seat>) {
        self.decide_first(first, chosen_by);
        let chooser = chosen_by.unwrap_or(first);
        self.replace(Frame::Deal);
        // Effects at the start of the game come before the hands are drawn, the chooser's first (OP-4.4).
        self.make_turn_player(chooser);
        for seat in [chooser, other(chooser)] {
            self.due_on_field(seat, &Timing::StartOfGame);
        }
    }

    /// Both draw their opening hands.
    pub(crate) fn deal(&mut self) -> bool {
        let first = self.state.first;
        for seat in [first, other(first)] {
            self.draw(seat, HAND, Clause::OP_4_5);
        }
        self.replace(Frame::Redraw { seat: first });
        true
    }

    pub(crate) fn keep_hand(&mut self, seat: Seat) {
        self.emit(What::HandKept { seat }, Clause::OP_4_6);
        self.redraw_decided(seat);
    }

    /// The whole hand goes back, and five new cards are drawn (OP-4.6).
    pub(crate) fn redraw(&mut self, seat: Seat) {
        let hand: Row<Card, 56> = self.state.side(seat).hand;
        for &card in hand.iter() {
            self.move_card(card, Zone::Deck, End::Bottom, Clause::OP_4_6);
        }
        self.shuffle(seat, Clause::OP_4_6);
        self.draw(seat, HAND, Clause::OP_4_6);
        self.emit(What::HandRedrawn { seat }, Clause::OP_4_6);
        self.redraw_decided(seat);
    }

    fn redraw_decided(&mut self, seat: Seat) {
        let first = self.state.first;
        if seat == first {
            return self.replace(Frame::Redraw { seat: other(first) });
        }
        for seat in [first, other(first)] {
            self.set_life(seat);
        }
        self.make_turn_player(first);
        self.pop();
        self.push(Frame::Turn(TurnStep::Refresh));
    }

    /// As many cards as the Leader's Life, unseen; the first ends at the bottom (OP-4.7).
    fn set_life(&mut self, seat: Seat) {
        let leader = self.state.side(seat).leader;
        for _ in 0..self.table().definition(leader).life.unwrap_or(0) {
            let Some(&top) = self.state.side(seat).deck.last() else { break };
            self.move_card(top, Zone::Life, End::Top, Clause::OP_4_7);
        }
    }
}
