//! Choices while an effect resolves, part by part (ZW-19.5).

use crate::Zwo;
use crate::atoms::Engine;
use crate::effects::{Count, Filter, KeptIn, Op, Pick, Place, Verb};
use crate::numbers::{Reading, Table};
use crate::state::{Card, Cards, Effect};
use kernel::Sink;
use script::{Performed, Picking};

/// What may still be picked, and whether it may end here.
impl<'t> Table<'t> {
    pub(crate) fn picking(&self, pick: &Pick, effect: &Effect) -> Picking {
        let reading = Reading::of(effect);
        let candidates = self.all(&pick.from, reading);
        let there = candidates.len().min(99) as u8;
        let (least, most) = match &pick.count {
            Count::Exactly(value) => {
                let count = (self.value(value, reading).clamp(0, 99) as u8).min(there);
                (count, count)
            }
            Count::UpTo(value) => (0, (self.value(value, reading).clamp(0, 99) as u8).min(there)),
        };
        // Whether a hand holds a card of some quality is its owner's secret: who has a hand is asked.
        let unseen = pick.from.place == Place::Hand && pick.from.filters.iter().any(|filter| *filter != Filter::Other);
        let secret = unseen && !self.state.side(reading.you()).hand.is_empty();
        Picking { candidates, min: least, max: most, secret }
    }

    /// The pick that an effect asks for now.
    pub(crate) fn pick_of(&self, effect: &Effect) -> Option<&'t Pick> {
        match self.library.code.at(effect.cursor.at()) {
            Op::Verb(Verb::Pick { pick, .. }) => Some(pick),
            Op::Verb(Verb::Do(..) | Verb::Modify { .. } | Verb::Step(_)) => None,
            Op::Unless(..) | Op::May(..) | Op::OneOf(..) | Op::Jump(_) | Op::End => None,
        }
    }
}

impl<S: Sink<Zwo>> Engine<'_, S> {
    /// The instruction to pick: asks, unless there is nothing to decide and everybody can see that.
    pub(crate) fn pick(&mut self, slot: KeptIn, pick: &Pick) -> Performed {
        let effect = self.effect();
        let picking = self.table().picking(pick, &effect);
        match picking.decided().filter(|_| !picking.secret) {
            Some(cards) => self.picked(slot, cards),
            None => return Performed::Asks,
        }
        Performed::Done
    }

    fn picked(&mut self, slot: KeptIn, cards: Cards) {
        self.with_effect(|effect| {
            effect.picks[slot as usize] = cards;
            effect.parts = Cards::NONE;
            effect.did = !cards.is_empty();
        });
    }

    /// One more card is picked; the pick is complete when no more may be.
    pub(crate) fn pick_part(&mut self, card: Card) {
        self.with_effect(|effect| effect.parts.insert(card));
        let effect = self.effect();
        let table = self.table();
        let Some(pick) = table.pick_of(&effect) else {
            return debug_assert!(false, "a pick is asked for");
        };
        if effect.parts.len() as u8 >= table.picking(pick, &effect).max {
            self.pick_done();
        }
    }

    pub(crate) fn pick_done(&mut self) {
        let effect = self.effect();
        let Op::Verb(Verb::Pick { slot, .. }) = self.library().code.at(effect.cursor.at()) else {
            return debug_assert!(false, "a pick is asked for");
        };
        self.picked(*slot, effect.parts);
        self.with_effect(|effect| effect.cursor.advance());
    }
}
