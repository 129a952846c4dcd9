//! Cards leave the field together: what protects them, what is done instead, what becomes due (OP-12.19 to OP-12.24).

use crate::atoms::{Engine, To};
use crate::effects::{Happening, Prohibition, Timing};
use crate::state::{By, Card, Cards, Leave, Zone};
use crate::{Clause, Opcg, What};
use kernel::Sink;

impl<S: Sink<Opcg>> Engine<'_, S> {
    pub(crate) fn leaving_step(&mut self, cards: Cards, how: Leave, by: By, _asked: Cards) -> bool {
        self.pop();
        let going: Cards = cards.iter().filter(|&card| !self.is_protected(card, how, by)).collect();
        // All of one event: what they do on being K.O.'d is due together, before any of them has gone (OP-14.16).
        for card in going.iter() {
            if how == Leave::Ko {
                self.due(card, &Timing::OnKo, card);
                self.announce(Happening::Kod, card, by);
            }
            self.announce(Happening::Removed, card, by);
        }
        for card in going.iter() {
            if self.is_over() {
                return true;
            }
            self.leave(card, how);
        }
        true
    }

    fn leave(&mut self, card: Card, how: Leave) {
        let (to, end, because) = match how {
            Leave::Ko => (Zone::Trash, To::Top, Clause::OP_12_19),
            Leave::Trash => (Zone::Trash, To::Top, Clause::OP_12_24),
            Leave::Hand => (Zone::Hand, To::Top, Clause::OP_12_24),
            Leave::DeckTop => (Zone::Deck, To::Top, Clause::OP_12_24),
            Leave::DeckBottom => (Zone::Deck, To::Bottom, Clause::OP_12_24),
        };
        if how == Leave::Ko {
            self.emit(What::KnockedOut { seat: self.state.owner(card), face: self.face(card) }, because);
        }
        self.move_card(card, to, end, because);
    }

    /// Whether text keeps the card where it is (OP-15.2).
    fn is_protected(&self, card: Card, how: Leave, by: By) -> bool {
        let table = self.table();
        let owner = self.state.owner(card);
        if !self.state.is_on_field(card) || self.state.side(owner).leader == card {
            return true;
        }
        table.forbids(card, |prohibition, _| match prohibition {
            Prohibition::BeKod(means) => how == Leave::Ko && table.means(*means, by, owner),
            Prohibition::BeRemoved(means) => table.means(*means, by, owner),
            _ => false,
        })
    }
}
