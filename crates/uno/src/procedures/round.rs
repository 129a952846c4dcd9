//! Dealer, deal, start card, scores, the end.

use crate::atoms::Engine;
use crate::{Call, Clause, Ending, Face, Frame, Hand, Kind, Last, LastPlay, MatchEnding, Mode, State, Uno, What};
use kernel::{MAX_SEATS, Places, Row, Seat, Seats, Sink};

const HAND: usize = 7;
/// Points that win in `first500`, and in `elimination` put out.
pub(crate) const GOAL: i32 = 500;

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
                    let kept = pack.push(face);
                    debug_assert!(kept.is_ok(), "a pack holds a pack");
                }
                drawn.clear();
                self.shuffle_pack(&mut pack);
            }
            let mut best = (0, Seats::NONE);
            for seat in tied.iter() {
                let Some(face) = pack.pop() else { break };
                let kept = drawn.push(face);
                debug_assert!(kept.is_ok(), "no more is drawn than a pack has");
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
        let Some(start) = self.turn_start_card() else {
            return debug_assert!(false, "a pack has more cards than hands and cards that cannot start");
        };
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
            Kind::Number(_) => {}
            Kind::Ace | Kind::RedHair | Kind::Blackbeard => debug_assert!(false, "it cannot start: {start:?}"),
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
        let ending = match self.state.last {
            // With a last card that is only played no call is due; with one that is given away it is (UN-7.2.2).
            Last::Play(LastPlay { face, call: Call::NotDue, .. }) => Ending::LastCard { face },
            Last::Play(_) | Last::Draw { .. } | Last::Nothing => Ending::LastGift,
        };
        self.emit(What::RoundWon { seat: winner, ending }, Clause::UN_7_1_1);
        let points = recorded(self.state, winner);
        let lost = if self.state.setup.mode == Mode::Elimination { Clause::UN_11_1_2 } else { Clause::UN_9_1_2 };
        let others = Seat::all(self.state.setup.seats).filter(|&seat| seat != winner);
        for (seat, because) in others.map(|seat| (seat, lost)).chain([(winner, Clause::UN_9_1_1)]) {
            if let Some(points) = points[seat.index()] {
                self.score(seat, points, because);
            }
        }
        self.set_dealer(winner, Clause::UN_2_1_5);
        self.close_round(Some(winner));
    }

    /// A turn beyond the limit would begin (UN-9.3.3).
    pub(crate) fn void_round(&mut self) {
        let ending = Ending::TurnLimit { turns: self.state.setup.turn_limit };
        self.emit(What::RoundVoid { ending }, Clause::UN_9_3_3);
        self.close_round(None);
    }

    fn close_round(&mut self, winner: Option<Seat>) {
        self.state.frame = Frame::RoundOver { winner };
        self.state.last = Last::Nothing;
        self.state.reactions = Default::default();
        let setup = self.state.setup;
        let at_limit = (self.state.round >= setup.round_limit).then_some(MatchEnding::RoundLimit);
        let over = match setup.mode {
            Mode::Rounds => (self.state.round >= setup.rounds).then_some(MatchEnding::RoundsPlayed),
            Mode::First500 if self.state.totals.iter().any(|&total| total >= GOAL) => {
                Some(MatchEnding::PointsReached { goal: GOAL })
            }
            Mode::First500 => at_limit,
            Mode::Elimination if self.eliminate(winner) => None,
            Mode::Elimination => at_limit,
        };
        if let Some(ending) = over {
            self.end_match(ending);
        }
    }

    /// Puts out whoever's account is too high (UN-11.1.3). `winner` is the winner of a round just ended; in the middle of
    /// a round there is none. Says whether the match is decided.
    pub(crate) fn eliminate(&mut self, winner: Option<Seat>) -> bool {
        let mut ending = MatchEnding::OthersLeft;
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
            ending = MatchEnding::LastIn;
            self.leave(over, |seat| What::Out { seat }, Clause::UN_11_1_3);
            if !matches!(self.state.frame, Frame::RoundOver { .. }) {
                for seat in over.iter() {
                    self.bury_hand(seat);
                }
            }
        }
        let decided = self.state.players.len() <= 1;
        if decided {
            self.end_match(ending);
        }
        decided
    }

    pub(crate) fn end_match(&mut self, ending: MatchEnding) {
        self.state.frame = Frame::MatchOver(places(self.state, &self.state.totals));
        self.state.last = Last::Nothing;
        self.state.reactions = Default::default();
        self.emit(What::MatchEnded { ending }, ending.because());
    }
}

/// What everybody writes down for a round that this seat has won; nothing where the mode has nothing written down.
pub(crate) fn recorded(state: &State, winner: Seat) -> [Option<i32>; MAX_SEATS] {
    let mode = state.setup.mode;
    let (mut points, mut sum) = ([None; MAX_SEATS], 0);
    for seat in Seat::all(state.setup.seats).filter(|&seat| seat != winner) {
        let is_in = state.players.contains(seat);
        let held = if is_in {
            state.hand(seat).points()
        } else if mode == Mode::Rounds {
            i32::from(state.forfeited[seat.index()])
        } else {
            0
        };
        sum += held;
        points[seat.index()] = match mode {
            Mode::Rounds => (held != 0 || is_in).then_some(-held),
            Mode::Elimination => is_in.then_some(held),
            Mode::First500 => None,
        };
    }
    if mode != Mode::Elimination {
        points[winner.index()] = Some(sum);
    }
    points
}

/// Those still in come first, by these points; then those who left, the latest first.
pub(crate) fn places(state: &State, totals: &[i32; MAX_SEATS]) -> Places {
    Places::ranked(state.setup.seats, |seat| {
        let left = state.left[seat.index()];
        let total = totals[seat.index()];
        match (left, state.setup.mode) {
            (0, Mode::Elimination) => (0, total),
            (0, _) => (0, -total),
            (left, _) => (1, -i32::from(left)),
        }
    })
}
