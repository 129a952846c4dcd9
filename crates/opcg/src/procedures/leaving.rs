//! Cards leave the field together: what protects them, what is done instead, what becomes due (OP-12.19 to OP-12.24).

use crate::atoms::{Engine, To};
use crate::effects::{Happening, Kind, Prohibition, Timing, Would};
use crate::numbers::{Reading, Table};
use crate::state::{By, Card, Cards, Effect, Frame, Leave, Zone, other};
use crate::{Clause, Opcg, What};
use kernel::Sink;

impl<S: Sink<Opcg>> Engine<'_, S> {
    pub(crate) fn leaving_step(&mut self, cards: Cards, how: Leave, by: By, asked: Cards) -> bool {
        let going: Cards = cards.iter().filter(|&card| !self.is_protected(card, how, by)).collect();
        // Each replacement is offered once for the whole event (OP-14.15, OP-14.16).
        if let Some((source, ability)) = self.next_replacement(going, how, by, asked) {
            let mut asked = asked;
            asked.insert(source);
            self.replace(Frame::Leaving { cards: going, how, by, asked });
            let entry = self.library().ability(ability).entry;
            self.start(self.state.owner(source), source, ability, entry.due);
            return true;
        }
        self.pop();
        // All of one event: what they do on being K.O.'d is due together, before any of them has gone (OP-14.16).
        for card in going.iter() {
            if how == Leave::Ko {
                self.due(card, &Timing::OnKo, card);
                self.announce(Happening::Kod, card, by);
            }
            // Text about its own leaving works only if the card arrives where it can be seen (OP-11.12).
            let hidden = matches!(how, Leave::Hand | Leave::DeckTop | Leave::DeckBottom);
            self.announce_but(Happening::Removed, card, by, hidden.then_some(card));
        }
        for card in going.iter() {
            if self.is_over() {
                return true;
            }
            self.leave(card, how);
        }
        true
    }

    /// The next replacement that fits: of the cards themselves, then the turn player's, then the other's.
    fn next_replacement(&self, going: Cards, how: Leave, by: By, asked: Cards) -> Option<(Card, u16)> {
        let table = self.table();
        let seats = [self.state.turn_player, other(self.state.turn_player)];
        let own = going.iter();
        let others = seats.into_iter().flat_map(|seat| self.state.field(seat)).filter(|&card| !going.contains(card));
        own.chain(others).filter(|&source| !asked.contains(source)).find_map(|source| {
            let found = self.library().abilities(self.face(source)).find(|(place, lowered)| {
                let Kind::Instead(would, steps) = &lowered.ability.kind else { return false };
                let you = self.state.owner(source);
                let reading = Reading::new(self.state.object(source), you);
                let used = lowered.ability.once && self.state.body(source).used >> lowered.bit & 1 == 1;
                !used
                    && !table.is_negated(source)
                    && going.iter().any(|card| table.would(would, card, how, by, reading))
                    && table.conditions_hold(&lowered.ability.conditions, source, you)
                    && table.can_pay(*place, source, you)
                    && steps.iter().all(|step| table.is_possible(step, source, reading))
            });
            found.map(|(place, _)| (source, place))
        })
    }

    /// The cards that a replacement is about stay.
    pub(crate) fn spare(&mut self, effect: &Effect) {
        let Kind::Instead(would, _) = &self.library().ability(effect.ability).ability.kind else { return };
        let below = self.state.stack.len().wrapping_sub(2);
        let Some(&Frame::Leaving { cards, how, by, asked }) = self.state.stack.get(below) else { return };
        let table = self.table();
        let reading = Reading::of(effect);
        let cards = cards.iter().filter(|&card| !table.would(would, card, how, by, reading)).collect();
        if let Some(frame) = self.state.stack.get_mut(below) {
            *frame = Frame::Leaving { cards, how, by, asked };
        }
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

impl Table<'_> {
    /// Whether what would happen to a card is what a replacement is about.
    fn would(&self, would: &Would, card: Card, how: Leave, by: By, reading: Reading<'_>) -> bool {
        let owner = self.state.owner(card);
        match would {
            Would::BeKod(cards, means) => {
                how == Leave::Ko && self.means(*means, by, owner) && self.is_one_of(card, cards, reading)
            }
            Would::BeRemoved(cards, means) => self.means(*means, by, owner) && self.is_one_of(card, cards, reading),
            Would::Any(ways) => ways.iter().any(|would| self.would(would, card, how, by, reading)),
            Would::BeRested(..) | Would::TakeDamage(_) | Would::LoseByEmptyDeck(_) => false,
        }
    }
}
