//! The only module that moves cards and points; it says what it does.

use crate::{Card, Clause, Event, Frame, Harbour, Parts, Score, Side, State, What, Zone, state::HAND};
use kernel::{Row, Seat, Sink, Viewer, Viewers};

/// A state being played on, and whoever listens.
pub struct Engine<'a, S: Sink<Harbour>> {
    pub state: &'a mut State,
    pub sink: &'a mut S,
}

fn owner(seat: Seat) -> Viewers {
    Viewers::only(Viewer::Seat(seat))
}

/// Moves a card to the end of another zone; every zone has room for a whole deck.
fn put(zone: &mut Zone, card: Card) {
    let put = zone.push(card);
    debug_assert!(put.is_ok(), "a zone holds a whole deck");
}

impl<S: Sink<Harbour>> Engine<'_, S> {
    pub fn emit(&mut self, what: What, because: Clause) {
        self.sink.event(&Harbour, self.state, Event { what, because });
    }

    fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.state.sides[seat.index()]
    }

    /// The next round of the game.
    pub fn open_round(&mut self) {
        self.state.round += 1;
    }

    /// The next game: all cards back in their decks.
    pub fn open_game(&mut self) {
        self.state.game += 1;
        self.state.round = 0;
        self.state.chance.open_stream(u32::from(self.state.game));
        for side in &mut self.state.sides {
            let deck = side.list.iter().map(|&weight| Card { weight, known: Viewers::NONE }).collect();
            let Side { list, redrawn, points, .. } = *side;
            *side = Side { list, redrawn, points, deck, ..Side::default() };
        }
        self.emit(What::GameBegan { game: self.state.game }, Clause::HB_7_1);
    }

    /// After a shuffle nobody knows where a card of the deck lies.
    pub fn shuffle(&mut self, seat: Seat, because: Clause) {
        let deck = &mut self.state.sides[seat.index()].deck;
        for card in deck.iter_mut() {
            card.known = Viewers::NONE;
        }
        self.state.chance.shuffle(deck);
        self.sink.shuffled(&mut self.state.sides[seat.index()].deck);
        self.emit(What::Shuffled { seat }, because);
    }

    pub fn put_aside(&mut self, seat: Seat) {
        let side = self.side_mut(seat);
        if let Some(top) = side.deck.pop() {
            side.aside = top;
        }
        self.emit(What::PutAside { seat }, Clause::HB_2_1);
    }

    fn take_top(&mut self, seat: Seat) -> Option<u8> {
        let side = self.side_mut(seat);
        let card = side.deck.pop()?;
        put(&mut side.hand, Card { known: card.known.or(owner(seat)), ..card });
        Some(card.weight)
    }

    pub fn deal(&mut self, seat: Seat, because: Clause) {
        let hand: Row<u8, HAND> = (0..HAND).filter_map(|_| self.take_top(seat)).collect();
        self.emit(What::Dealt { seat, hand: Some(hand) }, because);
    }

    pub fn redraw(&mut self, seat: Seat) {
        let side = self.side_mut(seat);
        side.redrawn = true;
        while let Some(card) = side.hand.pop() {
            put(&mut side.deck, card);
        }
        self.emit(What::Redrew { seat }, Clause::HB_2_2);
        self.shuffle(seat, Clause::HB_2_2);
        self.deal(seat, Clause::HB_2_2);
    }

    pub fn draw(&mut self, seat: Seat) {
        if let Some(weight) = self.take_top(seat) {
            self.emit(What::Drew { seat, weight: Some(weight) }, Clause::HB_6_1);
        }
    }

    /// The chosen card stays where it is, so that nobody sees which it was.
    pub fn choose(&mut self, seat: Seat, position: u8) {
        self.side_mut(seat).chosen = Some(position);
        self.emit(What::HasChosen { seat, position: Some(position) }, Clause::HB_3_1);
    }

    /// Turns both choices up and says what they weigh.
    pub fn reveal(&mut self) -> [u8; 2] {
        let mut weights = [0; 2];
        for (side, weight) in self.state.sides.iter_mut().zip(&mut weights) {
            if let Some(card) = side.chosen.and_then(|chosen| side.hand.get_mut(chosen as usize)) {
                card.known = Viewers::EVERYBODY;
                *weight = card.weight;
            }
        }
        self.emit(What::Revealed { weights }, Clause::HB_3_2);
        weights
    }

    pub fn discard_bids(&mut self) {
        for side in &mut self.state.sides {
            if let Some(card) = side.chosen.take().and_then(|chosen| side.hand.remove(chosen as usize)) {
                put(&mut side.discards, card);
            }
        }
    }

    pub fn return_bids(&mut self) {
        for side in &mut self.state.sides {
            side.chosen = None;
        }
    }

    pub fn load(&mut self, seat: Seat, parts: Parts) {
        let side = self.side_mut(seat);
        let mut weights: Row<u8, 2> = Row::default();
        for &position in parts.iter().rev() {
            if let Some(card) = side.hand.remove(position as usize) {
                put(&mut side.load, Card { known: Viewers::EVERYBODY, ..card });
                let put = weights.push(card.weight);
                debug_assert!(put.is_ok(), "two cards are loaded at most");
            }
        }
        self.emit(What::Loaded { seat, weights }, Clause::HB_4_1);
    }

    pub fn look(&mut self, seat: Seat) {
        let mut weights = [0; 2];
        for (card, weight) in self.side_mut(seat).deck.iter_mut().rev().zip(&mut weights) {
            card.known = card.known.or(owner(seat));
            *weight = card.weight;
        }
        self.emit(What::Looked { seat, weights: Some(weights) }, Clause::HB_5_1);
    }

    /// The first part goes on the deck first. Only who does it knows the order.
    pub fn put_back(&mut self, seat: Seat, order: Parts) {
        let side = self.side_mut(seat);
        let looked = [side.deck.pop(), side.deck.pop()];
        for &part in order.iter() {
            if let Some(card) = looked[usize::from(part == 1)] {
                put(&mut side.deck, Card { known: card.known.within(owner(seat)), ..card });
            }
        }
        self.emit(What::PutBack { seat, order: Some(order) }, Clause::HB_5_1);
    }

    pub fn score(&mut self, points: [u8; 2]) {
        let loads = self.state.sides.map(|side| side.loaded());
        for (side, gained) in self.state.sides.iter_mut().zip(points) {
            side.points += gained;
        }
        let score = Score::of(self.state);
        self.emit(What::GameEnded { loads, points, score }, Clause::HB_6_2);
    }

    pub fn wait(&mut self, frame: Frame) {
        self.state.frame = frame;
    }
}
