//! DON!! cards, which are counts: in the DON!! deck, in the cost area, given to cards (OP-13).

use crate::atoms::Engine;
use crate::effects::{Happening, Prohibition};
use crate::state::{By, Card, Ends, Side};
use crate::{Clause, DonAt, Opcg, What};
use kernel::{Row, Seat, Sink};

impl<S: Sink<Opcg>> Engine<'_, S> {
    pub(crate) fn add_don(&mut self, seat: Seat, count: u8, rested: bool, because: Clause) -> u8 {
        let side = self.state.side_mut(seat);
        let count = count.min(side.don_deck);
        side.don_deck -= count;
        *(if rested { &mut side.rested } else { &mut side.active }) += count;
        if count > 0 {
            self.emit(What::DonAdded { seat, count, rested }, because);
        }
        count
    }

    /// Rests active DON!! of the cost area.
    pub(crate) fn rest_don(&mut self, seat: Seat, count: u8, what: fn(Seat, u8) -> What, because: Clause) -> u8 {
        let side = self.state.side_mut(seat);
        let count = count.min(side.active);
        side.active -= count;
        side.rested += count;
        if count > 0 {
            self.emit(what(seat, count), because);
        }
        count
    }

    pub(crate) fn pay(&mut self, seat: Seat, count: u8, because: Clause) -> u8 {
        self.rest_don(seat, count, |seat, count| What::DonPaid { seat, count }, because)
    }

    pub(crate) fn set_don_active(&mut self, seat: Seat, count: u8, because: Clause) -> u8 {
        let side = self.state.side_mut(seat);
        let count = count.min(side.rested);
        side.rested -= count;
        Self::free_kept(side, count);
        side.active += count;
        if count > 0 {
            self.emit(What::DonSetActive { seat, count }, because);
        }
        count
    }

    /// Some rested DON!! will stay so in their owner's next Refresh Phase.
    pub(crate) fn keep_don_rested(&mut self, seat: Seat, count: u8) -> u8 {
        let side = self.state.side_mut(seat);
        let count = count.min(side.rested - side.kept);
        side.kept += count;
        count
    }

    /// Those that leave their place are free of it: of DON!! that are all alike, the kept ones go first (OP-2.8).
    fn free_kept(side: &mut Side, gone: u8) {
        side.kept = side.kept.saturating_sub(gone);
    }

    /// Gives DON!! of the cost area to a card on the field.
    pub(crate) fn give_don(&mut self, card: Card, count: u8, rested: bool, by: By, because: Clause) -> u8 {
        let seat = self.state.owner(card);
        let side = self.state.side_mut(seat);
        let from = if rested { &mut side.rested } else { &mut side.active };
        let count = count.min(*from);
        *from -= count;
        if rested {
            Self::free_kept(side, count);
        }
        self.state.body_mut(card).given += count;
        if let (Some(to), true) = (self.state.spot(card), count > 0) {
            self.emit(What::DonGiven { to, face: self.face(card), count }, because);
            self.announce_many(Happening::DonGiven, card, by, count);
        }
        count
    }

    /// One DON!! goes from the card it is given to, to another.
    pub(crate) fn move_don(&mut self, from: Card, to: Card) {
        let body = self.state.body_mut(from);
        if body.given > 0 {
            body.given -= 1;
            self.state.body_mut(to).given += 1;
            if let Some(spot) = self.state.spot(to) {
                self.emit(What::DonGiven { to: spot, face: self.face(to), count: 1 }, Clause::OP_7_19);
            }
        }
    }

    pub(crate) fn return_don(&mut self, seat: Seat, from: DonAt, because: Clause) {
        let given = match from {
            DonAt::Given(spot) => self.state.card_at(spot),
            DonAt::Active | DonAt::Rested => None,
        };
        let side = self.state.side_mut(seat);
        match from {
            DonAt::Active => side.active = side.active.saturating_sub(1),
            DonAt::Rested => {
                side.rested = side.rested.saturating_sub(1);
                Self::free_kept(side, 1);
            }
            DonAt::Given(_) => {}
        }
        side.don_deck += 1;
        if let Some(card) = given {
            let body = self.state.body_mut(card);
            body.given = body.given.saturating_sub(1);
        }
        self.emit(What::DonReturned { seat, count: 1 }, because);
    }

    /// All DON!! that were given come back rested; then everything stands up (OP-6.3).
    pub(crate) fn refresh(&mut self, seat: Seat) {
        let field: Row<Card, 8> = self.state.field(seat).collect();
        let mut back = 0;
        for &card in field.iter() {
            back += std::mem::take(&mut self.state.body_mut(card).given);
        }
        let side = self.state.side_mut(seat);
        let kept = std::mem::take(&mut side.kept).min(side.rested);
        side.active += side.rested + back - kept;
        side.rested = kept;
        for &card in field.iter() {
            let kept = self.table().forbids(card, |prohibition, _| matches!(prohibition, Prohibition::Refresh));
            if !kept {
                self.state.body_mut(card).rested = false;
            }
        }
        self.forget(|lasting| lasting.ends == Ends::RefreshOf(seat));
        self.emit(What::Refreshed { seat }, Clause::OP_6_3);
    }
}
