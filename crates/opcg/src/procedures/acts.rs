//! What effects do to cards.

use super::effect::Taking;
use crate::atoms::Engine;
use crate::effects::{Act, End, Happening, Modifier, Place, Player, Prohibition, Ref, Timing, Until, Where};
use crate::library::{BASE_POWER, POWER};
use crate::numbers::{Reading, zone};
use crate::state::{AREA, By, Card, Cards, Doing, Effect, Frame, Leave, Leaving, Zone, other};
use crate::{Category, Clause, Opcg, What};
use kernel::{Seat, Sink};
use script::Performed;

impl<S: Sink<Opcg>> Engine<'_, S> {
    pub(crate) fn act(&mut self, act: &Act, on: &Ref) -> Performed {
        if !matches!(on, Ref::Slot(_) | Ref::Both(..)) {
            self.with_effect(|effect| effect.short = false);
        }
        let effect = self.effect();
        let cards = self.cards_of(on, &effect);
        let wanted = cards.len() as u8;
        let by = By::Effect(effect.source.card);
        match act {
            Act::Ko => self.leave_together(cards, Leave::Ko, by),
            Act::Trash => self.leave_together(cards, Leave::Trash, by),
            Act::ToHand => self.leave_together(cards, Leave::Hand, by),
            Act::ToDeck(at) => self.stack(cards, Leave::Deck(at.decided()), by, on),
            Act::ToLife { at, face_up } => {
                self.stack(cards, Leave::Life { end: at.decided(), face_up: *face_up }, by, on)
            }
            Act::Turn { face_up } => {
                let done = cards.iter().filter(|&card| self.turn_life(card, *face_up)).count() as u8;
                self.outcome(done, wanted)
            }
            Act::Rest => {
                let mut done = 0;
                for card in cards.iter() {
                    if self.table().can_rest(card, by) && self.state.is_on_field(card) {
                        done += u8::from(self.rest(card, by, Clause::OP_1_19));
                    }
                }
                self.outcome(done, wanted)
            }
            Act::SetActive => {
                let mut done = 0;
                for card in cards.iter().filter(|&card| self.state.is_on_field(card)).collect::<Cards>().iter() {
                    done += u8::from(self.set_active(card, Clause::OP_1_19));
                }
                self.outcome(done, wanted)
            }
            Act::Play { rested } => self.play_by_effect(cards, *rested, by),
            Act::Reveal => {
                for card in cards.iter() {
                    self.reveal(card, Clause::OP_2_13);
                }
                if let Ref::Ends { .. } = on {
                    self.with_effect(|effect| effect.looked.0 |= cards.0);
                }
                self.outcome(wanted, wanted)
            }
            Act::GiveDon { count, rested } => {
                let count = self.number(count, &effect);
                let mut done = 0;
                for &card in self.by_place(cards).iter() {
                    done += self.give_don(card, count, *rested, by, Clause::OP_7_19);
                }
                self.outcome(done, count.saturating_mul(wanted.max(1)))
            }
            Act::MoveDon { count } => {
                let Some(to) = cards.iter().next() else { return self.outcome(0, 1) };
                match self.take_don(count, Taking::To(to)) {
                    Ok(moved) => {
                        self.announce_many(Happening::DonGiven, to, by, moved);
                        Performed::Done
                    }
                    Err(asks) => asks,
                }
            }
            Act::PowerToZero(until) => {
                for card in cards.iter() {
                    let power = self.table().power(card).max(0);
                    self.begin(Some(card), effect.you, POWER, -power, *until, effect.you);
                }
                self.outcome(wanted, wanted)
            }
            Act::SwapBasePower(until) => self.swap(cards, *until, effect.you),
            Act::BecomeTarget => {
                if let Some(card) = cards.iter().next() {
                    self.change_target(card);
                }
                self.outcome(wanted, wanted)
            }
            Act::Activate => self.activate_by_effect(cards, &effect),
            // Lowered to a verb of its own.
            Act::Modify(..) => {
                self.state.never("a modifier was not lowered");
                Performed::Done
            }
        }
    }

    fn swap(&mut self, cards: Cards, until: Until, by: Seat) -> Performed {
        let mut both = cards.iter();
        let (Some(one), Some(two)) = (both.next(), both.next()) else { return self.outcome(0, 2) };
        let powers = [(one, self.table().base_power(two)), (two, self.table().base_power(one))];
        for (card, power) in powers {
            self.begin(Some(card), by, BASE_POWER, power, until, by);
        }
        self.outcome(2, 2)
    }

    /// Characters and Stages enter for nothing, those that may.
    fn play_by_effect(&mut self, cards: Cards, rested: bool, by: By) -> Performed {
        let table = self.table();
        let playable = |&card: &Card| {
            matches!(table.definition(card).category, Category::Character | Category::Stage)
                && !table.forbids(
                    card,
                    |cannot, reading| matches!(cannot, Prohibition::BePlayed(means) if table.means(means, by, reading)),
                )
        };
        let wanted = cards.len() as u8;
        let cards: Cards = cards.iter().filter(playable).collect();
        // Each player's enter together; the turn player's come first (OP-11.8), so that they are put on the stack last.
        let halves =
            [other(self.state.turn_player), self.state.turn_player].map(|seat| (seat, self.entering(cards, seat)));
        let entering = Cards(halves[0].1.0 | halves[1].1.0);
        self.outcome(entering.len() as u8, wanted);
        self.with_effect(|effect| effect.looked.0 &= !entering.0);
        for (seat, cards) in halves.into_iter().filter(|(_, cards)| !cards.is_empty()) {
            self.push(Frame::Entering { cards, seat, rested, by });
        }
        if entering.is_empty() { Performed::Done } else { Performed::Then }
    }

    /// Those of a player's cards that one effect can play: no more Characters than the area holds (OP-7.20).
    fn entering(&self, cards: Cards, seat: Seat) -> Cards {
        let own: Cards = cards.iter().filter(|&card| self.state.owner(card) == seat).collect();
        let characters = |engine: &Self, card: &Card| engine.table().is_character(*card);
        let mut surplus = own.iter().filter(|card| characters(self, card)).count().saturating_sub(AREA);
        let mut entering = own;
        for card in self.by_place(own).iter().rev().filter(|card| characters(self, card)) {
            if surplus > 0 {
                entering.remove(*card);
                surplus -= 1;
            }
        }
        entering
    }

    /// An Event's [Main] effect is activated for nothing: from the hand the card goes to the trash, as ever.
    fn activate_by_effect(&mut self, cards: Cards, effect: &Effect) -> Performed {
        let is_event = |&card: &Card| self.table().definition(card).category == Category::Event;
        let events: Cards = cards.iter().filter(is_event).collect();
        self.outcome(events.len() as u8, cards.len() as u8);
        self.with_effect(|effect| effect.looked.0 &= !events.0);
        // What is put on the stack last is carried out first.
        for &card in self.by_place(events).iter().rev() {
            if self.state.spot(card).is_some_and(|spot| spot.zone == Zone::Trash) {
                let face = self.face(card);
                self.emit(What::EventActivated { seat: effect.you, face }, Clause::OP_7_12);
                self.run_effects(effect.you, card, &Timing::Main);
            } else {
                self.activate_event(effect.you, card, &Timing::Main, Clause::OP_7_12);
            }
        }
        Performed::Then
    }

    /// Cards leave where they are: from the field as one event (OP-14.16), others one after the other (OP-2.10).
    fn leave_together(&mut self, cards: Cards, how: Leave, by: By) -> Performed {
        let through_frame = |card: &Card| {
            self.state.is_on_field(*card)
                || (how == Leave::Hand && self.library().has_detours() && self.is_in_life(*card))
        };
        let together: Cards = cards.iter().filter(through_frame).collect();
        let elsewhere = Cards(cards.0 & !together.0);
        self.with_effect(|effect| effect.looked.0 &= !elsewhere.0);
        let (mut done, mut discarded) = (0, [0; 2]);
        for &card in self.by_place(elsewhere).iter() {
            if self.is_over() {
                return Performed::Done;
            }
            let owner = self.state.owner(card);
            let from = self.state.spot(card).map(|spot| spot.zone);
            let barred = how == Leave::Hand
                && from == Some(Zone::Life)
                && self.table().forbids_player(owner, |cannot| *cannot == Prohibition::LifeToHand);
            if how == Leave::Ko || barred {
                continue;
            }
            if how == Leave::Trash && from == Some(Zone::Hand) {
                discarded[owner.index()] += 1;
            }
            self.arrive(card, how, Clause::OP_14_5);
            done += 1;
        }
        for (seat, count) in Seat::all(2).zip(discarded) {
            self.announce_many(Happening::Discarded, self.state.side(seat).leader, by, count);
        }
        let wanted = cards.len() as u8;
        self.outcome(done, wanted);
        if together.is_empty() {
            return Performed::Done;
        }
        let asked = self.table().offered(&self.effect());
        self.push_above(Frame::Leaving(Leaving { wanted, asked, ..Leaving::new(together, how, by) }))
    }

    fn is_in_life(&self, card: Card) -> bool {
        self.state.side(self.state.owner(card)).life.contains(&card)
    }

    /// Moves a card to where it goes.
    pub(crate) fn arrive(&mut self, card: Card, how: Leave, because: Clause) {
        let (to, end) = how.to();
        self.move_card(card, to, end, because);
        if let Leave::Life { face_up: true, .. } = how {
            self.turn_life(card, true);
        }
    }

    /// Cards go to a stack; several that somebody picked are put in order there by the instruction that follows.
    fn stack(&mut self, cards: Cards, how: Leave, by: By, on: &Ref) -> Performed {
        let alone = matches!(on, Ref::Ends { .. } | Ref::This) || (*on == Ref::It && cards.len() == 1);
        if !alone {
            self.with_effect(|effect| effect.each = cards);
        }
        self.leave_together(cards, how, by)
    }

    /// Those that came to a stack together are put in order by their owner, unseen by others (OP-2.9).
    pub(crate) fn arrange(&mut self, place: Place, end: End) -> Performed {
        // Those that stayed where they were are not put in order.
        let arrived = |&card: &Card| self.state.zone(self.state.owner(card), zone(place)).contains(&card);
        let each = self.effect().each.iter().filter(arrived).collect();
        self.with_effect(|effect| effect.each = each);
        loop {
            let effect = self.effect();
            let Some(owner) = self.table().arranges(&effect) else {
                self.with_effect(|effect| effect.each = Cards::NONE);
                return Performed::Done;
            };
            let mut own = effect.each.iter().filter(|&card| self.state.owner(card) == owner);
            match (own.next(), own.next()) {
                (Some(only), None) if effect.doing == Doing::Arranging => self.arrange_one(only, end),
                (Some(only), None) => self.with_effect(|effect| effect.each.remove(only)),
                _ => {
                    for card in effect.each.iter() {
                        self.mix(card);
                    }
                    return Performed::Asks;
                }
            }
        }
    }

    pub(crate) fn arrange_one(&mut self, card: Card, end: End) {
        let zone = self.state.spot(card).map_or(Zone::Deck, |spot| spot.zone);
        let face_up = self.state.body(card).face_up;
        self.move_card(card, zone, end, Clause::OP_2_9);
        if face_up {
            self.turn_life(card, true);
        }
        let owner = self.state.owner(card);
        let more = self.effect().each.iter().any(|other| other != card && self.state.owner(other) == owner);
        self.with_effect(|effect| {
            effect.each.remove(card);
            effect.doing = if more { Doing::Arranging } else { Doing::Nothing };
        });
    }

    pub(crate) fn modify(&mut self, what: u16, modifier: &Modifier, until: Until, on: &Ref) -> Performed {
        let effect = self.effect();
        if let Ref::Player(player) = on {
            let seat = Reading::of(&effect).seat(*player);
            self.begin(None, seat, what, 0, until, effect.you);
            return self.outcome(1, 1);
        }
        let cards = self.cards_of(on, &effect);
        let mut done = 0;
        for card in cards.iter().filter(|&card| self.state.is_on_field(card)).collect::<Cards>().iter() {
            let value = self.table().number_of(modifier, Reading::of(&effect));
            self.begin(Some(card), effect.you, what, value, until, effect.you);
            done += 1;
        }
        self.outcome(done, cards.len() as u8)
    }

    /// The DON!! among what was picked.
    pub(crate) fn picked_don(&mut self, whose: Player, rest: bool) -> Performed {
        let effect = self.effect();
        let seat = Reading::of(&effect).seat(whose);
        let done = if rest {
            self.rest_don(seat, effect.don, |seat, count| What::DonRested { seat, count }, Clause::OP_12_13)
        } else {
            self.keep_don_rested(seat, effect.don)
        };
        let whole = done == effect.don && (effect.did || (done > 0 && effect.done == 0));
        self.with_effect(|effect| {
            effect.done += done;
            effect.did = whole;
            effect.don = 0;
        });
        Performed::Done
    }
}

impl crate::numbers::Table<'_> {
    /// Who puts cards in order next: the turn player before the other.
    pub(crate) fn arranges(&self, effect: &Effect) -> Option<Seat> {
        let turn_player = self.state.turn_player;
        let of = |seat: Seat| effect.each.iter().any(|card| self.state.owner(card) == seat);
        [turn_player, other(turn_player)].into_iter().find(|&seat| of(seat))
    }
}

impl Where {
    /// The end, where text leaves no choice: a choice was taken apart when it was lowered.
    fn decided(self) -> End {
        match self {
            Where::Bottom => End::Bottom,
            Where::Top | Where::TopOrBottom => End::Top,
        }
    }
}
