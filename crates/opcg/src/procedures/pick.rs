//! Picking cards, part by part, and putting back what was looked at.

use crate::atoms::Engine;
use crate::effects::{Count, End, Filter, Op, Pick, Place, Player, Slot, Total, Trait, Verb, Where, Whose};
use crate::layers::Trail;
use crate::numbers::{Reading, Table, zone};
use crate::procedures::Asks;
use crate::state::{CARDS, Card, Cards, Doing, Effect, Spot, Zone};
use crate::{Clause, Opcg, What};
use kernel::{Seat, Sink, Viewer};
use script::{Performed, Picking};

/// What may still be picked, and whether it may end here.
/// Whether no two of a pick may have the same name.
fn is_unlike(pick: &Pick) -> bool {
    pick.from.filters.contains(&Filter::DifferentNames)
}

impl Table<'_> {
    pub(crate) fn picking(&self, pick: &Pick, effect: &Effect) -> Picking {
        let reading = Reading::of(effect);
        let candidates = self.all(&pick.from, reading);
        let there = match &pick.total {
            Some(total) => self.fit_together(candidates, total, self.value(&total.most, reading)),
            None if is_unlike(pick) => self.names_among(candidates),
            None => candidates.len().min(99) as u8,
        };
        // What is picked as DON!! is not picked as cards.
        let don = if pick.from.places.contains(&Place::Don) { effect.don } else { 0 };
        let number = |value| (self.value(value, reading).clamp(0, 99) as u8).saturating_sub(don);
        // Where others cannot check, a card of some quality may always be not found (OP-14.9).
        let hidden = pick
            .from
            .places
            .iter()
            .any(|place| matches!(place, Place::Hand | Place::Deck | Place::Looked | Place::Life));
        let plain = |filter: &Filter| matches!(filter, Filter::Other | Filter::DifferentNames);
        let unseen = hidden && !pick.from.filters.iter().all(plain);
        let (min, max) = match &pick.count {
            Count::Exactly(value) => (number(value).min(there), number(value).min(there)),
            Count::AtLeast(value) => (number(value).min(there), there),
            Count::UpTo(value) => (0, number(value).min(there)),
            Count::AnyNumber => (0, there),
        };
        let zone_is_empty = pick.from.places.iter().all(|&place| {
            let seats = Seat::all(2).filter(|&seat| match pick.from.whose {
                Whose::Yours => seat == reading.you,
                Whose::Opponents => seat != reading.you,
                Whose::Anyones => true,
            });
            match place {
                Place::Looked => effect.looked.is_empty(),
                Place::Don => true,
                Place::Leader
                | Place::Characters
                | Place::Stage
                | Place::Hand
                | Place::Deck
                | Place::Trash
                | Place::Life => seats.into_iter().all(|seat| self.state.zone(seat, zone(place)).is_empty()),
            }
        });
        Picking { candidates, min: if unseen { 0 } else { min }, max, secret: unseen && !zone_is_empty }
    }

    /// The next parts of a pick: ascending, so that each choice is listed once; only those with which the whole can still
    /// be completed.
    pub(crate) fn next_parts(&self, pick: &Pick, effect: &Effect) -> (Cards, bool) {
        let picking = self.picking(pick, effect);
        let taken = effect.parts.len() as u8;
        let last = effect.parts.iter().filter_map(|card| self.state.spot(card)).max();
        let mut later: Cards = picking
            .candidates
            .iter()
            .filter(|&card| !effect.parts.contains(card) && self.state.spot(card) > last)
            .filter(|&card| self.goes_with(pick, effect, card))
            .collect();
        if taken >= picking.max {
            later = Cards::NONE;
        }
        // With too few after it the minimum is out of reach; who began at the end goes on with what comes before.
        let needed = picking.min.saturating_sub(taken);
        if (later.len() as u8) < needed {
            later = picking.candidates.iter().filter(|&card| self.may_pick(pick, effect, card)).collect();
        }
        if needed > 1 {
            let mut spots: kernel::Row<(Spot, Card), CARDS> =
                later.iter().filter_map(|card| Some((self.state.spot(card)?, card))).collect();
            spots.sort_unstable_by_key(|(spot, _)| *spot);
            let open = (spots.len() + 1).saturating_sub(needed as usize);
            later = spots.iter().take(open).map(|&(_, card)| card).collect();
        }
        (later, taken >= picking.min)
    }

    /// Whether a card may be picked next. People pick in any order; `legal` lists each choice once, ascending.
    pub(crate) fn may_pick(&self, pick: &Pick, effect: &Effect, card: Card) -> bool {
        self.picking(pick, effect).may_take(effect.parts, card) && self.goes_with(pick, effect, card)
    }

    /// How many different names there are among cards.
    pub(crate) fn names_among(&self, cards: Cards) -> u8 {
        let mut chosen = Cards::NONE;
        for card in cards.iter() {
            if !chosen.iter().any(|other| self.share(card, other, Trait::Name)) {
                chosen.insert(card);
            }
        }
        chosen.len() as u8
    }

    /// Whether a card may be picked beside those that are.
    fn goes_with(&self, pick: &Pick, effect: &Effect, card: Card) -> bool {
        if is_unlike(pick) && effect.parts.iter().any(|other| self.share(card, other, Trait::Name)) {
            return false;
        }
        let Some(total) = &pick.total else { return true };
        let most = self.value(&total.most, Reading::of(effect));
        let sum: i32 = effect.parts.iter().chain([card]).map(|card| self.number_in(card, total)).sum();
        // With it, as many others as are needed must still fit.
        let picking = self.picking(pick, effect);
        let needed = picking.min.saturating_sub(effect.parts.len() as u8 + 1);
        let mut others = Cards(picking.candidates.0 & !effect.parts.0);
        others.remove(card);
        sum <= most && (needed == 0 || self.fit_together(others, total, most - sum) >= needed)
    }

    /// What a card counts for a limit.
    fn number_in(&self, card: Card, total: &Total) -> i32 {
        self.stat(card, total.stat, Trail::START)
    }

    /// How many of the cards, the least first, fit under a limit.
    fn fit_together(&self, cards: Cards, total: &Total, most: i32) -> u8 {
        let mut numbers: kernel::Row<i32, CARDS> = cards.iter().map(|card| self.number_in(card, total)).collect();
        numbers.sort_unstable();
        let mut left = most;
        let fits = |number: &&i32| {
            left -= **number;
            left >= 0
        };
        numbers.iter().take_while(fits).count() as u8
    }
}

impl<S: Sink<Opcg>> Engine<'_, S> {
    /// The instruction to pick: asks, unless there is nothing to decide and everybody can see that.
    pub(crate) fn pick(&mut self, slot: Slot, pick: &Pick) -> Performed {
        let effect = self.effect();
        let picking = self.table().picking(pick, &effect);
        if pick.is_unseen() {
            return self.pick_unseen(slot, pick, &effect);
        }
        self.look_through(pick, &effect);
        let nothing = picking.max == 0 && !picking.secret;
        let forced =
            picking.min == picking.max && picking.max as u32 == picking.candidates.len() && pick.total.is_none();
        if nothing || (forced && !picking.secret) {
            let cards = if nothing { Cards::NONE } else { picking.candidates };
            self.note_short(pick, cards);
            return self.keep_picked(slot, cards);
        }
        Performed::Asks
    }

    /// Backs of another's hand are all alike: chance says which of them were meant (OP-14.21).
    fn pick_unseen(&mut self, slot: Slot, pick: &Pick, effect: &Effect) -> Performed {
        let picking = self.table().picking(pick, effect);
        let open = match pick.count {
            Count::Exactly(_) => false,
            Count::UpTo(_) | Count::AtLeast(_) | Count::AnyNumber => picking.max > 0,
        };
        let wanted = match effect.doing {
            Doing::Answered(number) => number.min(picking.max),
            _ if !open => picking.max,
            _ => {
                self.with_effect(|effect| effect.doing = Doing::AskingNumber { most: picking.max });
                return Performed::Asks;
            }
        };
        let cards = self.any_of(picking.candidates, wanted);
        self.note_short(pick, cards);
        self.keep_picked(slot, cards)
    }

    /// Who picks from a deck sees all of it (OP-14.10).
    fn look_through(&mut self, pick: &Pick, effect: &Effect) {
        if !pick.from.places.contains(&Place::Deck) {
            return;
        }
        let reading = Reading::of(effect);
        let (eyes, whose) = match pick.from.whose {
            Whose::Opponents => (reading.seat(pick.by), crate::state::other(effect.you)),
            Whose::Yours | Whose::Anyones => (reading.seat(pick.by), effect.you),
        };
        let deck = self.state.side(whose).deck;
        if deck.iter().all(|&card| self.state.body(card).known.contains(Viewer::Seat(eyes))) {
            return;
        }
        for &card in deck.iter() {
            self.show(card, eyes);
        }
        self.emit(What::LookedAt { seat: eyes, whose, cards: deck.len() as u8 }, Clause::OP_14_10);
    }

    fn keep_picked(&mut self, slot: Slot, cards: Cards) -> Performed {
        let mut effect = self.effect();
        match self.library().ability(effect.ability).kept_in(slot) {
            Some(place) => effect.slots.keep(place, cards),
            None => self.state.never("a pick is made that its ability does not have"),
        }
        effect.parts = Cards::NONE;
        effect.doing = Doing::Nothing;
        effect.done = cards.len() as u8;
        effect.did = !cards.is_empty() || effect.don > 0;
        self.set_effect(effect);
        Performed::Done
    }

    /// Notes whether all that were demanded are picked.
    fn note_short(&mut self, pick: &Pick, picked: Cards) {
        let effect = self.effect();
        let short = match &pick.count {
            Count::Exactly(_) | Count::AtLeast(_) => {
                picked.len() as u8 + effect.don < self.number(&pick.count, &effect)
            }
            Count::UpTo(_) | Count::AnyNumber => false,
        };
        self.with_effect(|effect| effect.short = short);
    }

    /// One more card is picked; the pick is complete when no more may be.
    pub(crate) fn pick_part(&mut self, card: Card) {
        let mut effect = self.effect();
        effect.parts.insert(card);
        self.set_effect(effect);
        let Some(Asks::Pick(pick)) = effect.asks(self.library()) else {
            return self.state.never("no pick is under way");
        };
        let picking = self.table().picking(pick, &effect);
        let more = picking.candidates.iter().any(|card| self.table().may_pick(pick, &effect, card));
        if effect.parts.len() as u8 >= picking.max || !more {
            self.pick_done();
        }
    }

    pub(crate) fn pick_done(&mut self) {
        let effect = self.effect();
        let Op::Verb(Verb::Pick { slot, pick }) = self.library().code.at(effect.cursor.at()) else {
            return self.state.never("no pick is under way");
        };
        self.note_short(pick, effect.parts);
        self.keep_picked(*slot, effect.parts);
        let mut effect = self.effect();
        effect.cursor.advance();
        self.set_effect(effect);
    }

    /// What is left of the cards looked at goes back, one by one, as their player likes.
    pub(crate) fn put_back(&mut self, to: Where) -> Performed {
        loop {
            let effect = self.effect();
            let mut looked = effect.looked.iter();
            match (looked.next(), looked.next(), to.end(&effect)) {
                (None, ..) => {
                    self.with_effect(|effect| effect.doing = Doing::Nothing);
                    return Performed::Done;
                }
                (Some(only), None, Some(end)) => self.put_one_back(only, end),
                (Some(_), ..) => return Performed::Asks,
            }
        }
    }

    pub(crate) fn put_one_back(&mut self, card: Card, end: End) {
        let life = self.state.spot(card).is_some_and(|spot| spot.zone == Zone::Life);
        let to = if life { Zone::Life } else { Zone::Deck };
        self.move_card(card, to, end, Clause::OP_2_9);
        self.with_effect(|effect| {
            effect.looked.remove(card);
            // All of them go to the same end.
            effect.doing = Doing::PuttingBack(end);
        });
    }
}

impl Pick {
    /// Whether cards are picked that the one who picks cannot see: in the other's hand.
    pub(crate) fn is_unseen(&self) -> bool {
        let of_the_other = match self.from.whose {
            Whose::Yours => self.by == Player::Opponent,
            Whose::Opponents => self.by == Player::You,
            Whose::Anyones => false,
        };
        of_the_other && self.from.places == [Place::Hand]
    }
}

impl Where {
    /// The end to which cards go back, where that is decided: by the text, or by the first card.
    pub(crate) fn end(self, effect: &Effect) -> Option<End> {
        match (self, effect.doing) {
            (Where::Top, _) => Some(End::Top),
            (Where::Bottom, _) => Some(End::Bottom),
            (Where::TopOrBottom, Doing::PuttingBack(end)) => Some(end),
            (Where::TopOrBottom, _) => None,
        }
    }
}
