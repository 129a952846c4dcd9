//! Dealer, deal, start card, scores, the end.

use crate::atoms::Engine;
use crate::{Clause, Face, Frame, Hand, Kind, Last, Mode, State, Uno, What};
use kernel::{Places, Row, Seat, Seats, Sink};

const HAND: usize = 7;
const GOAL: i32 = 500;

impl<S: Sink<Uno>> Engine<'_, S> {
    /// The first round: a dealer, then the deal.
    pub(crate) fn open_match(&mut self) {
        let (dealer, because) = match self.state.setup.dealer {
            Some(dealer) => (dealer, Clause::UN_2_1_4),
            None => (self.draw_for_dealer(), Clause::UN_2_1_2),
        };
        self.set_dealer(dealer, because);
        self.deal_round();
    }

    /// The highest number deals; action cards count as zero; ties draw again (UN-2.1.2, UN-2.1.3).
    fn draw_for_dealer(&mut self) -> Seat {
        let mut pack: Row<Face, 112> = Hand::pack().iter().collect();
        self.shuffle_pack(&mut pack);
        let mut drawn: Row<Face, 112> = Row::default();
        let mut tied = self.state.players;
        loop {
            if pack.len() < tied.len() as usize {
                for &face in drawn.iter() {
                    let _ = pack.push(face);
                }
                drawn.clear();
                self.shuffle_pack(&mut pack);
            }
            let mut best = (0, Seats::NONE);
            for seat in tied.iter() {
                let Some(face) = pack.pop() else { break };
                let _ = drawn.push(face);
                self.emit(What::DealerDrew { seat, face }, Clause::UN_2_1_2);
                let number = if let Kind::Number(number) = face.kind() { number } else { 0 };
                if best.1.is_empty() || number > best.0 {
                    best = (number, Seats::only(seat));
                } else if number == best.0 {
                    best.1.insert(seat);
                }
            }
            tied = best.1;
            if tied.len() == 1 {
                return tied.iter().next().unwrap_or(Seat::FIRST);
            }
        }
    }

    /// Deals a round and turns the start card.
    pub(crate) fn deal_round(&mut self) {
        self.open_round();
        self.gather();
        self.state.last = Last::Nothing;
        self.state.reactions = Default::default();
        let dealer = self.state.dealer;
        for _ in 0..HAND {
            // Direction is clockwise here: the others from the dealer's left, then the dealer (UN-3.1.2).
            for seat in self.state.others(dealer) {
                self.deal(seat);
            }
            self.deal(dealer);
        }
        for seat in self.state.players.iter() {
            self.show_deal(seat);
        }
        let left = self.state.next(dealer);
        self.state.actor = left;
        let Some(start) = self.turn_start_card() else { return };
        match start.kind() {
            Kind::DrawTwo => {
                self.draw_many(left, 2, Clause::UN_3_2_2);
                self.emit(What::Skipped { seat: left }, Clause::UN_3_2_2);
                self.state.actor = self.state.next(left);
            }
            Kind::Reverse => {
                self.flip_direction(Clause::UN_3_2_3);
                self.state.actor = dealer;
            }
            Kind::Skip => {
                self.emit(What::Skipped { seat: left }, Clause::UN_3_2_4);
                self.state.actor = self.state.next(left);
            }
            Kind::Wild => {
                self.state.frame = Frame::ChooseColour;
                return;
            }
            _ => {}
        }
        self.begin_turn();
    }

    /// The shell deals on (UN-12.1.12).
    pub(crate) fn next_round(&mut self) {
        // The last winner deals, or whoever dealt the void round; if that seat has left since, its left neighbour.
        let dealer = self.state.dealer;
        if !self.state.players.contains(dealer) {
            let heir = self.state.neighbour(dealer, crate::Direction::Clockwise);
            self.set_dealer(heir, Clause::UN_9_4_1);
        }
        self.deal_round();
    }

    /// A player has no card left: the round is scored.
    pub(crate) fn win_round(&mut self, winner: Seat) {
        self.emit(What::RoundWon { seat: winner }, Clause::UN_7_1_1);
        let mode = self.state.setup.mode;
        let mut sum = 0;
        for seat in Seat::all(self.state.setup.seats).filter(|&seat| seat != winner) {
            let held = if self.state.players.contains(seat) {
                self.state.hand(seat).points()
            } else if mode == Mode::Rounds {
                i32::from(self.state.forfeited[seat.index()])
            } else {
                0
            };
            sum += held;
            match mode {
                Mode::Rounds if held != 0 || self.state.players.contains(seat) => {
                    self.score(seat, -held, Clause::UN_9_1_2);
                }
                Mode::Elimination if self.state.players.contains(seat) => self.score(seat, held, Clause::UN_11_1_2),
                _ => {}
            }
        }
        if mode != Mode::Elimination {
            self.score(winner, sum, Clause::UN_9_1_1);
        }
        self.set_dealer(winner, Clause::UN_2_1_5);
        self.close_round(Some(winner));
    }

    /// A turn beyond the limit would begin (UN-9.3.3).
    pub(crate) fn void_round(&mut self) {
        self.emit(What::RoundVoid, Clause::UN_9_3_3);
        self.close_round(None);
    }

    fn close_round(&mut self, winner: Option<Seat>) {
        self.state.frame = Frame::RoundOver { winner };
        self.state.last = Last::Nothing;
        self.state.reactions = Default::default();
        let setup = self.state.setup;
        let at_limit = (self.state.round >= setup.round_limit).then_some(Clause::UN_9_3_4);
        let over = match setup.mode {
            Mode::Rounds => (self.state.round >= setup.rounds).then_some(Clause::UN_9_2_1),
            Mode::First500 if self.state.totals.iter().any(|&total| total >= GOAL) => Some(Clause::UN_9_3_1),
            Mode::First500 => at_limit,
            Mode::Elimination if self.eliminate(winner) => None,
            Mode::Elimination => at_limit,
        };
        if let Some(because) = over {
            self.end_match(because);
        }
    }

    /// Puts out whoever's account is too high (UN-11.1.3). `winner` is the winner of a round just ended; in the middle of
    /// a round there is none. Says whether the match is decided.
    pub(crate) fn eliminate(&mut self, winner: Option<Seat>) -> bool {
        loop {
            let state = &*self.state;
            let limit = if state.is_duel() { GOAL } else { GOAL + 1 };
            let over: Seats = state.players.iter().filter(|seat| state.totals[seat.index()] >= limit).collect();
            // Both stand at the mark: the winner of this round decides, at once or when there is one.
            let over = match (over == state.players, winner.filter(|&winner| state.players.contains(winner))) {
                (true, Some(winner)) => over.iter().filter(|&seat| seat != winner).collect(),
                (true, None) => Seats::NONE,
                (false, _) => over,
            };
            if over.is_empty() {
                break;
            }
            self.leave(over, |seat| What::Out { seat }, Clause::UN_11_1_3);
            if !matches!(self.state.frame, Frame::RoundOver { .. }) {
                for seat in over.iter() {
                    self.bury_hand(seat);
                }
            }
        }
        let decided = self.state.players.len() <= 1;
        if decided {
            self.end_match(Clause::UN_11_1_3);
        }
        decided
    }

    pub(crate) fn end_match(&mut self, because: Clause) {
        self.state.frame = Frame::MatchOver(places(self.state));
        self.state.last = Last::Nothing;
        self.state.reactions = Default::default();
        self.emit(What::MatchEnded, because);
    }
}

/// Those still in come first, by points; then those who left, the latest first.
fn places(state: &State) -> Places {
    Places::ranked(state.setup.seats, |seat| {
        let left = state.left[seat.index()];
        let total = state.totals[seat.index()];
        match (left, state.setup.mode) {
            (0, Mode::Elimination) => (0, total),
            (0, _) => (0, -total),
            (left, _) => (1, -i32::from(left)),
        }
    })
}
