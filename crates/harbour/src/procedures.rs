//! How a match goes: deal, redraws, rounds of bids, loading and scouting, the ends of games and match.

use crate::atoms::Engine;
use crate::state::{GAMES, ROUNDS, SEATS, other};
use crate::{Clause, Ending, Frame, Harbour, Parts, Score, What};
use kernel::{Places, Seat, Sink};
use std::cmp::{Ordering, Reverse};

impl<S: Sink<Harbour>> Engine<'_, S> {
    pub fn begin_game(&mut self) {
        self.open_game();
        for seat in Seat::all(SEATS) {
            self.shuffle(seat, Clause::HB_2_1);
            self.put_aside(seat);
            self.deal(seat, Clause::HB_2_1);
        }
        let starter = self.state.starter();
        self.offer_redraw(&[starter, other(starter)]);
    }

    /// Asks the first of these who still has the right.
    fn offer_redraw(&mut self, seats: &[Seat]) {
        match seats.iter().find(|seat| !self.state.side(**seat).redrawn) {
            Some(&asked) => self.wait(Frame::Redraw { asked }),
            None => self.begin_round(),
        }
    }

    fn after_redraw(&mut self, seat: Seat) {
        let next = other(seat);
        let rest: &[Seat] = if seat == self.state.starter() { &[next] } else { &[] };
        self.offer_redraw(rest);
    }

    pub fn keep_hand(&mut self, seat: Seat) {
        self.emit(What::Kept { seat }, Clause::HB_2_2);
        self.after_redraw(seat);
    }

    pub fn redraw_hand(&mut self, seat: Seat) {
        self.redraw(seat);
        self.after_redraw(seat);
    }

    fn begin_round(&mut self) {
        if self.state.round == ROUNDS || self.state.sides.iter().any(|side| side.hand.is_empty()) {
            return self.end_game();
        }
        self.open_round();
        self.wait(Frame::Bid { asked: self.state.starter() });
    }

    pub fn bid(&mut self, seat: Seat, position: u8) {
        self.choose(seat, position);
        match self.state.side(other(seat)).chosen {
            None => self.wait(Frame::Bid { asked: other(seat) }),
            Some(_) => self.compare_bids(),
        }
    }

    fn compare_bids(&mut self) {
        let [first, second] = self.reveal();
        let winner = match first.cmp(&second) {
            Ordering::Greater => Seat::FIRST,
            Ordering::Less => other(Seat::FIRST),
            Ordering::Equal => {
                self.return_bids();
                self.emit(What::Tied, Clause::HB_3_3);
                return self.end_round();
            }
        };
        let margin = first.abs_diff(second);
        self.discard_bids();
        self.emit(What::Won { seat: winner, margin }, Clause::HB_3_2);
        if self.state.side(winner).hand.is_empty() {
            self.scout(other(winner));
        } else {
            self.wait(Frame::Load { asked: winner, margin, parts: Parts::default() });
        }
    }

    /// A part of an answer; the last possible one completes it.
    pub fn add_part(&mut self, position: u8) {
        let (Frame::Load { parts, .. } | Frame::Order { parts, .. }) = &mut self.state.frame else {
            return debug_assert!(false, "an answer in parts is asked for");
        };
        let put = parts.push(position);
        debug_assert!(put.is_ok(), "checked before: no more than two parts");
        if parts.len() == 2 {
            self.complete();
        }
    }

    pub fn cancel(&mut self) {
        if let Frame::Load { parts, .. } | Frame::Order { parts, .. } = &mut self.state.frame {
            parts.clear();
        }
    }

    pub fn complete(&mut self) {
        match self.state.frame {
            Frame::Load { asked, parts, .. } => {
                self.load(asked, parts);
                self.scout(other(asked));
            }
            Frame::Order { asked, parts } => {
                self.put_back(asked, parts);
                self.end_round();
            }
            Frame::Redraw { .. } | Frame::Bid { .. } | Frame::Scout { .. } | Frame::GameOver | Frame::MatchOver(_) => {
                debug_assert!(false, "an answer in parts is asked for")
            }
        }
    }

    fn scout(&mut self, seat: Seat) {
        if self.state.side(seat).deck.len() < 2 {
            self.end_round();
        } else {
            self.wait(Frame::Scout { asked: seat });
        }
    }

    pub fn look_at_deck(&mut self, seat: Seat) {
        self.look(seat);
        self.wait(Frame::Order { asked: seat, parts: Parts::default() });
    }

    pub fn shuffle_deck(&mut self, seat: Seat) {
        self.shuffle(seat, Clause::HB_5_2);
        self.end_round();
    }

    pub fn pass(&mut self, seat: Seat) {
        self.emit(What::Passed { seat }, Clause::HB_5_1);
        self.end_round();
    }

    fn end_round(&mut self) {
        let starter = self.state.starter();
        self.draw(starter);
        self.draw(other(starter));
        self.begin_round();
    }

    fn end_game(&mut self) {
        let [first, second] = self.state.sides.map(|side| side.loaded());
        self.score(match first.cmp(&second) {
            Ordering::Greater => [2, 0],
            Ordering::Less => [0, 2],
            Ordering::Equal => [1, 1],
        });
        if self.state.game < GAMES {
            return self.wait(Frame::GameOver);
        }
        let places = Places::ranked(SEATS, |seat| Reverse(self.state.side(seat).points));
        self.end_match(places, Ending::GamesPlayed, Clause::HB_7_1);
    }

    pub fn concede(&mut self, seat: Seat) {
        self.return_bids();
        self.emit(What::Conceded { seat }, Clause::HB_7_2);
        let places = Places::ranked(SEATS, |other| other == seat);
        self.end_match(places, Ending::Conceded { loser: seat }, Clause::HB_7_2);
    }

    fn end_match(&mut self, places: Places, ending: Ending, because: Clause) {
        self.wait(Frame::MatchOver(places));
        let score = Score::of(self.state);
        self.emit(What::MatchEnded { ending, places, score }, because);
    }
}
