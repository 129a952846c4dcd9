//! Loops that a player could stop: they may not be started again for ever (OP-11.11).
//!
//! A position here is what everybody can see. Hidden cards do not enter, so that what is refused tells nothing about them.

use crate::state::{Card, Frame, State, TurnStep};
use crate::{Action, numbers::Table};
use kernel::{Feed, Seat};
use serde::{Deserialize, Serialize};

/// An act of the Main Phase, and the position it was taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Taken {
    pub(crate) position: u32,
    pub(crate) act: u32,
}

/// How often a position may come before the acts taken from it are refused.
const VISITS: usize = 2;

impl Table<'_> {
    /// Whether an act could be part of a loop: everything else uses something up that does not come back in a turn.
    fn could_repeat(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Activate { .. } => true,
            Action::Play { hand, .. } => {
                self.state.side(seat).hand.get(hand as usize).is_some_and(|&card| self.cost(card) == 0)
            }
            Action::Sign(_)
            | Action::GoFirst
            | Action::GoSecond
            | Action::KeepHand
            | Action::Redraw
            | Action::Give { .. }
            | Action::Attack { .. }
            | Action::EndMain
            | Action::Block(_)
            | Action::Counter { .. }
            | Action::CounterEvent { .. }
            | Action::Pass
            | Action::Trigger
            | Action::TakeLife
            | Action::Pick(_)
            | Action::PickForBottom(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Choose(_)
            | Action::Next(_)
            | Action::Number(_)
            | Action::Return(_)
            | Action::Cancel
            | Action::Concede => false,
        }
    }

    /// What is to be remembered of an act before it is done.
    pub(crate) fn taken(&self, seat: Seat, action: Action) -> Option<Taken> {
        let asked = matches!(self.state.top(), Frame::Turn(TurnStep::Main));
        (asked && self.could_repeat(seat, action))
            .then(|| Taken { position: self.position(), act: self.name_of(seat, action) })
    }

    /// Whether the act was taken from this very position before, and the position has come too often.
    pub(crate) fn loops(&self, seat: Seat, action: Action) -> bool {
        let taken = &self.state.taken;
        // Only a position that came twice is worth computing this one.
        let repeats = taken
            .iter()
            .enumerate()
            .any(|(index, one)| taken[..index].iter().any(|other| other.position == one.position));
        if !repeats || !self.could_repeat(seat, action) {
            return false;
        }
        let position = self.position();
        let visits = taken.iter().filter(|taken| taken.position == position).count();
        let act = self.name_of(seat, action);
        visits >= VISITS && taken.iter().any(|taken| taken.position == position && taken.act == act)
    }

    /// The act, by what is done with which card.
    fn name_of(&self, seat: Seat, action: Action) -> u32 {
        let mut feed = Feed::new();
        match action {
            Action::Activate { card, ability } => {
                let face = self.state.card_at(card).map_or(u16::MAX, |card| self.state.body(card).face.0);
                feed.number(face);
                feed.bytes(&[1, card.zone as u8, card.index, ability]);
            }
            Action::Play { hand, .. } => {
                let card = self.state.side(seat).hand.get(hand as usize);
                feed.number(card.map_or(u16::MAX, |&card| self.state.body(card).face.0));
                feed.number(2u8);
            }
            _ => self.state.never("an act has no name that cannot be part of a loop"),
        }
        feed.finish() as u32
    }

    fn position(&self) -> u32 {
        let state: &State = self.state;
        let mut feed = Feed::new();
        for seat in Seat::all(2) {
            let side = state.side(seat);
            for card in state.field(seat) {
                let body = state.body(card);
                feed.number(body.face.0);
                feed.bytes(&[body.given, body.used, u8::from(body.rested), u8::from(body.fresh)]);
                feed.number(self.power(card));
            }
            let sizes = [side.hand.len(), side.deck.len(), side.life.len(), side.trash.len()];
            feed.bytes(&sizes.map(|size| size as u8));
            feed.bytes(&[side.don_deck, side.active, side.rested]);
            let faces = |card: &Card| state.body(*card).face.0;
            for face in side.trash.iter().map(faces) {
                feed.number(face);
            }
        }
        feed.number(state.lasting.iter().map(|lasting| lasting.each().count()).sum::<usize>() as u8);
        for lasting in state.lasting.iter() {
            for _ in lasting.each() {
                feed.number(lasting.what);
                feed.number(lasting.value);
            }
        }
        feed.finish() as u32
    }
}
