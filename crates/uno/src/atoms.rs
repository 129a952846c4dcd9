//! The only module that changes what can be seen on the table: cards, colour, direction, points, who is in.
//! Everything else decides; this does, and says so.

use crate::{Clause, Colour, Direction, Event, Face, Hand, Last, Shout, Stage, State, Uno, Verdict, What};
use kernel::{Row, Seat, Seats, Sink, Viewer, Viewers};

/// A state being played on, and whoever listens.
pub(crate) struct Engine<'a, S: Sink<Uno>> {
    pub(crate) state: &'a mut State,
    pub(crate) sink: &'a mut S,
}

impl<S: Sink<Uno>> Engine<'_, S> {
    #[inline]
    pub(crate) fn emit(&mut self, what: What, because: Clause) {
        self.sink.event(&Uno, self.state, Event { what, because });
    }

    fn take(&mut self, seat: Seat, face: Face) {
        self.state.hands[seat.index()].add(face);
        self.state.sizes[seat.index()] += 1;
    }

    fn lose(&mut self, seat: Seat, face: Face) {
        if self.state.hands[seat.index()].remove(face) {
            self.state.sizes[seat.index()] -= 1;
        }
    }

    /// Gathers all cards into a shuffled pile. No turn has begun.
    pub(crate) fn gather(&mut self) {
        let state = &mut *self.state;
        state.turn = 0;
        state.hands = Default::default();
        state.sizes = Default::default();
        state.discards.clear();
        state.known = Default::default();
        state.pile = Hand::pack().iter().collect();
        state.colour = None;
        state.direction = Direction::Clockwise;
        state.forfeited = Default::default();
        self.shuffle_pile();
    }

    /// A turn begins.
    #[inline]
    pub(crate) fn count_turn(&mut self) {
        self.state.turn += 1;
    }

    /// Shuffles a pack that is on nobody's table.
    pub(crate) fn shuffle_pack(&mut self, pack: &mut Row<Face, 112>) {
        self.state.chance.shuffle(pack);
        self.sink.shuffled(pack);
    }

    /// Shuffles the pile.
    pub(crate) fn shuffle_pile(&mut self) {
        self.state.chance.shuffle(&mut self.state.pile);
        self.sink.shuffled(&mut self.state.pile);
    }

    /// Turns the discards under the top card into the pile (UN-4.3.2).
    fn reshuffle(&mut self) {
        let state = &mut *self.state;
        let Some(top) = state.discards.pop() else { return };
        std::mem::swap(&mut state.pile, &mut state.discards);
        let _ = state.discards.push(top);
        let cards = state.pile.len() as u8;
        if cards > 0 {
            self.shuffle_pile();
            self.emit(What::Reshuffled { cards }, Clause::UN_4_3_1);
        }
    }

    /// The top card of the pile, which is filled up from the discards first if it is empty (UN-4.3.3).
    fn take_from_pile(&mut self) -> Option<Face> {
        if self.state.pile.is_empty() {
            self.reshuffle();
        }
        self.state.pile.pop()
    }

    /// A seat draws a card, if there is one.
    pub(crate) fn draw(&mut self, seat: Seat, because: Clause) -> Option<Face> {
        let drawn = self.take_from_pile();
        match drawn {
            Some(face) => {
                self.take(seat, face);
                self.emit(What::Drew { seat, face: Some(face) }, because);
            }
            None => self.emit(What::DrewNothing { seat }, Clause::UN_4_3_4),
        }
        drawn
    }

    /// A seat draws up to `count` cards.
    pub(crate) fn draw_many(&mut self, seat: Seat, count: u8, because: Clause) {
        for _ in 0..count {
            if self.draw(seat, because).is_none() {
                break;
            }
        }
    }

    /// A card of the deal: the hand is told whole, by [`Engine::show_deal`].
    pub(crate) fn deal(&mut self, seat: Seat) {
        if let Some(face) = self.state.pile.pop() {
            self.take(seat, face);
        }
    }

    pub(crate) fn show_deal(&mut self, seat: Seat) {
        let mut hand = [Face::WILD; 7];
        for (place, face) in hand.iter_mut().zip(self.state.hand(seat).iter()) {
            *place = face;
        }
        self.emit(What::Dealt { seat, hand: Some(hand) }, Clause::UN_3_1_1);
    }

    /// Turns a start card up. Those that cannot start go back into the pile, shuffled once (UN-3.2.7, UN-3.2.8).
    pub(crate) fn turn_start_card(&mut self) -> Option<Face> {
        let mut refused: Row<Face, 8> = Row::default();
        let start = loop {
            let face = self.state.pile.pop()?;
            if matches!(face, Face::ACE | Face::RED_HAIR | Face::BLACKBEARD) {
                self.emit(What::StartRefused { face }, Clause::UN_3_2_7);
                let _ = refused.push(face);
            } else {
                break face;
            }
        };
        if !refused.is_empty() {
            for &face in refused.iter() {
                let _ = self.state.pile.push(face);
            }
            self.shuffle_pile();
        }
        let _ = self.state.discards.push(start);
        self.state.colour = start.colour();
        self.emit(What::StartCard { face: start }, Clause::UN_3_1_1);
        Some(start)
    }

    pub(crate) fn set_colour(&mut self, seat: Seat, colour: Colour, because: Clause) {
        self.state.colour = Some(colour);
        self.emit(What::ColourChosen { seat, colour }, because);
    }

    /// A card goes from a hand onto the discards.
    pub(crate) fn lay(&mut self, seat: Seat, face: Face, colour: Option<Colour>) {
        self.lose(seat, face);
        self.state.known.forget(seat, face);
        let _ = self.state.discards.push(face);
        self.state.colour = face.colour().or(colour);
        self.emit(What::Played { seat, face, colour: self.state.colour }, Clause::UN_4_1_1);
    }

    /// A card just laid goes back into the hand; everybody has seen it.
    pub(crate) fn take_back(&mut self, seat: Seat, colour_before: Option<Colour>, because: Clause) {
        let Some(face) = self.state.discards.pop() else { return };
        self.state.colour = colour_before;
        self.take(seat, face);
        self.state.known.learn(seat, face, Viewers::EVERYBODY.without(Viewers::only(Viewer::Seat(seat))));
        self.emit(What::TookBack { seat, face }, because);
    }

    /// A card changes hands face down (UN-5.6.3).
    pub(crate) fn give(&mut self, from: Seat, to: Seat, face: Face) {
        self.lose(from, face);
        self.state.known.hand_over(from, to, face);
        self.take(to, face);
        self.emit(What::Gave { from, to, face: Some(face) }, Clause::UN_5_6_1);
    }

    pub(crate) fn flip_direction(&mut self, because: Clause) {
        self.state.direction = self.state.direction.flipped();
        self.emit(What::Reversed { direction: self.state.direction }, because);
    }

    pub(crate) fn shout(&mut self, seat: Seat, shout: Shout, because: Clause) {
        self.emit(What::Shouted { seat, shout }, because);
    }

    /// Points are added to a total or account.
    pub(crate) fn score(&mut self, seat: Seat, points: i32, because: Clause) {
        self.state.totals[seat.index()] += points;
        let total = self.state.totals[seat.index()];
        self.emit(What::Scored { seat, points, total }, because);
    }

    /// A hand is counted against an account in the middle of a round (UN-11.1.2 a).
    pub(crate) fn count_against(&mut self, seat: Seat) {
        let points = self.state.hand(seat).points();
        self.state.totals[seat.index()] += points;
        let account = self.state.totals[seat.index()];
        self.emit(What::Counted { seat, points, account }, Clause::UN_11_1_2);
    }

    /// Some seats leave the match together. In a running round [`Engine::bury_hand`] follows.
    pub(crate) fn leave(&mut self, seats: Seats, event: fn(Seat) -> What, because: Clause) {
        let order = 1 + self.state.left.iter().copied().max().unwrap_or(0);
        for seat in seats.iter() {
            self.state.players.remove(seat);
            self.state.left[seat.index()] = order;
            self.emit(event(seat), because);
        }
    }

    /// The hand of somebody who leaves in the middle of a round is shuffled into the discards under the top card.
    pub(crate) fn bury_hand(&mut self, seat: Seat) {
        let state = &mut *self.state;
        let hand = std::mem::take(&mut state.hands[seat.index()]);
        state.sizes[seat.index()] = 0;
        state.forfeited[seat.index()] = hand.points() as i16;
        state.known.keep_for(seat, Viewers::NONE);
        // A play that may still be taken back must uncover what it was put on.
        let undoable = matches!(state.last, Last::Play(play) if play.stage == Stage::Laid);
        let above: Row<Face, 2> = (0..if undoable { 2 } else { 1 }).map_while(|_| state.discards.pop()).collect();
        for face in hand.iter() {
            let _ = state.discards.push(face);
        }
        state.chance.shuffle(&mut state.discards);
        self.sink.shuffled(&mut self.state.discards);
        for &face in above.iter().rev() {
            let _ = self.state.discards.push(face);
        }
    }

    pub(crate) fn set_dealer(&mut self, seat: Seat, because: Clause) {
        self.state.dealer = seat;
        self.emit(What::Dealer { seat }, because);
    }

    pub(crate) fn open_round(&mut self) {
        self.state.round += 1;
        self.state.chance.open_stream(u32::from(self.state.round));
        self.emit(What::RoundBegan { round: self.state.round }, Clause::UN_12_1_12);
    }

    pub(crate) fn verdict(right: bool) -> Verdict {
        if right { Verdict::Upheld } else { Verdict::Failed }
    }
}
