//! Everything that may be answered now, in a fixed order; and what a person might try besides.

use crate::Action;
use crate::effects::{Effects, Op, Speed};
use crate::numbers::Table;
use crate::refuse::Waiting;
use crate::state::{Card, Cards, Declared, Declaring, Effect, Frame, Lies, Spot, Zone, other};
use kernel::{Actions, Row, Seat};
use script::different;

impl<'t> Table<'t> {
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let Some((_, waiting)) = self.waiting().filter(|&(asked, _)| asked == seat) else { return };
        match waiting {
            Waiting::Redraw => actions.block(2, |index| [Action::KeepHand, Action::Redraw][index]),
            Waiting::Mana => self.list_mana(seat, actions),
            Waiting::Main => {
                self.list_summons(seat, actions);
                self.list_revivals(seat, actions);
                self.list_uses(seat, true, actions);
                actions.push(Action::EndMain);
            }
            Waiting::Battle => {
                self.list_field(seat, actions, Action::Attack);
                self.list_uses(seat, false, actions);
                actions.push(Action::EndBattle);
            }
            Waiting::Target => {
                for target in self.attack_targets() {
                    match target {
                        None => actions.push(Action::AttackPlayer),
                        Some(card) => self.push_spot(card, actions, Action::AttackZombie),
                    }
                }
            }
            Waiting::Block => {
                self.list_field(seat, actions, Action::Block);
                actions.push(Action::NoBlock);
            }
            Waiting::Window => {
                self.list_uses(seat, false, actions);
                actions.push(Action::Pass);
            }
            Waiting::Order => {
                for (index, _) in self.state.due_of(seat) {
                    actions.push(Action::Next(index as u8));
                }
            }
            Waiting::Declaring => {
                if let Frame::Declaring(declaring) = self.state.peek() {
                    self.list_parts(declaring, actions);
                }
            }
            Waiting::Effect => {
                if let Frame::Effect(effect) = self.state.peek() {
                    self.list_choices(effect, actions);
                }
            }
        }
    }

    fn push_spot(&self, card: Card, actions: &mut impl Actions<Action>, action: impl Fn(Spot) -> Action) {
        if let Some(spot) = self.state.spot(card) {
            actions.push(action(spot));
        }
    }

    /// The different cards of a hand: of copies the first.
    fn different<'h>(&'h self, hand: &'h [Card]) -> impl Iterator<Item = (u8, Card)> + 'h {
        different(hand, |card| self.state.body(card).face)
    }

    fn list_mana(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let side = self.state.side(seat);
        let back = self.is_first_turn();
        for (hand, _) in self.different(&side.hand) {
            actions.push(Action::PlaceMana { hand, back });
        }
        let turnable = side.mana.iter().copied().filter(|&card| self.state.body(card).lies.is(Lies::BACK)).collect();
        for spot in self.unlike(turnable, seat).iter() {
            actions.push(Action::TurnMana { mana: spot.index });
        }
        actions.push(Action::NoMana);
    }

    fn list_summons(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        for (hand, card) in self.different(&self.state.side(seat).hand) {
            if self.is_zombie_card(card) && self.check(seat, Action::Summon { hand }).is_ok() {
                actions.push(Action::Summon { hand });
            }
        }
    }

    fn list_revivals(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        for (index, &card) in self.state.side(seat).field.iter().enumerate() {
            let revive = Action::Revive(Spot { seat, zone: Zone::Field, index: index as u8 });
            if self.state.body(card).lies.is(Lies::HALF) && self.check(seat, revive).is_ok() {
                actions.push(revive);
            }
        }
    }

    /// Zombies that may attack or block.
    fn list_field(&self, seat: Seat, actions: &mut impl Actions<Action>, action: impl Fn(Spot) -> Action) {
        for (index, &card) in self.state.side(seat).field.iter().enumerate() {
            let action = action(Spot { seat, zone: Zone::Field, index: index as u8 });
            if !self.state.body(card).lies.is(Lies::REST) && self.check(seat, action).is_ok() {
                actions.push(action);
            }
        }
    }

    /// Abilities and EVENT cards that may be used, with MAIN ones or without.
    fn list_uses(&self, seat: Seat, main: bool, actions: &mut impl Actions<Action>) {
        let side = self.state.side(seat);
        for (index, &card) in side.field.iter().enumerate() {
            self.list_uses_of(seat, card, Spot { seat, zone: Zone::Field, index: index as u8 }, main, actions);
        }
        for (index, &card) in side.hand.iter().enumerate() {
            // Of copies the first that may answer: one whose effect waits does not stand for the others (ZW-17.16).
            let stands_for = |&before: &Card| {
                self.state.body(before).face == self.state.body(card).face
                    && !self.still_waits(self.state.object(before))
            };
            if !side.hand[..index].iter().any(stands_for) {
                self.list_uses_of(seat, card, Spot { seat, zone: Zone::Hand, index: index as u8 }, main, actions);
            }
        }
        for (index, &card) in side.mana.iter().enumerate() {
            self.list_uses_of(seat, card, Spot { seat, zone: Zone::Mana, index: index as u8 }, main, actions);
        }
        for (index, &card) in side.wrecked.iter().rev().enumerate() {
            self.list_uses_of(seat, card, Spot { seat, zone: Zone::Wrecked, index: index as u8 }, main, actions);
        }
    }

    fn list_uses_of(&self, seat: Seat, card: Card, spot: Spot, main: bool, actions: &mut impl Actions<Action>) {
        for (_, lowered) in self.library.abilities(self.state.body(card).face) {
            let crate::effects::Kind::Activated(speed, place, _) = lowered.ability.kind else { continue };
            if crate::numbers::zone(place) != spot.zone || (speed == Speed::Main && !main) {
                continue;
            }
            let action = Action::Use { card: spot, ability: lowered.bit };
            if self.check(seat, action).is_ok() {
                actions.push(action);
            }
        }
    }

    /// Of cards that lie in one zone in the same way and have the same face, as far as this seat may know, the first.
    fn unlike(&self, cards: Cards, seat: Seat) -> Row<Spot, { crate::state::CARDS }> {
        let mut spots: Row<(Spot, Card), { crate::state::CARDS }> =
            cards.iter().filter_map(|card| Some((self.state.spot(card)?, card))).collect();
        spots.sort_unstable_by_key(|(spot, _)| *spot);
        let alike = |one: &(Spot, Card), two: &(Spot, Card)| {
            let (a, b) = (self.state.body(one.1), self.state.body(two.1));
            let known = one.0.seat == seat || !a.lies.is(Lies::BACK);
            let interchangeable = known && matches!(one.0.zone, Zone::Hand | Zone::Mana);
            interchangeable
                && (one.0.seat, one.0.zone) == (two.0.seat, two.0.zone)
                && (a.face, a.lies) == (b.face, b.lies)
        };
        let mut row = Row::default();
        for (index, spot) in spots.iter().enumerate() {
            if !spots[..index].iter().any(|before| alike(before, spot)) {
                let kept = row.push(spot.0);
                debug_assert!(kept.is_ok(), "as many places as cards");
            }
        }
        row
    }

    fn list_parts(&self, declaring: &Declaring, actions: &mut impl Actions<Action>) {
        if let Some(aiming) = self.aiming(declaring) {
            if aiming.taken < aiming.max {
                for &spot in self.in_order(self.next_aims(declaring, &aiming)).iter() {
                    actions.push(Action::Target(spot));
                }
            }
            if aiming.taken >= aiming.min {
                actions.push(Action::EnoughTargets);
            }
            return;
        }
        for &spot in self.unlike(self.next_payments(declaring), declaring.by).iter() {
            actions.push(Action::Pay(spot));
        }
        if matches!(declaring.what, Declared::Auto(_)) && declaring.given.is_empty() {
            if self.price(&declaring.what).size() == 0 {
                actions.push(Action::Yes);
            }
            actions.push(Action::Decline);
        }
    }

    fn list_choices(&self, effect: &Effect, actions: &mut impl Actions<Action>) {
        let op: &Op<Effects> = self.library.code.at(effect.cursor.at());
        match op {
            Op::May(..) => actions.block(2, |index| [Action::Yes, Action::No][index]),
            Op::OneOf(_, ways) => actions.block(ways.len(), |way| Action::Choose(way as u8)),
            Op::Verb(_) | Op::Unless(..) | Op::Jump(_) | Op::End => {
                let Some(pick) = self.pick_of(effect) else {
                    return debug_assert!(false, "an effect that waits asks for something");
                };
                let picking = self.picking(pick, effect);
                let (parts, done) = picking.next_parts(effect.parts, |card| self.state.spot(card));
                for &spot in self.unlike(parts, effect.using.you).iter() {
                    actions.push(Action::Pick(spot));
                }
                if done {
                    actions.push(Action::Done);
                }
            }
        }
    }

    /// Cards by where they lie.
    pub(crate) fn in_order(&self, cards: Cards) -> Row<Spot, { crate::state::CARDS }> {
        let mut spots: Row<Spot, { crate::state::CARDS }> =
            cards.iter().filter_map(|card| self.state.spot(card)).collect();
        spots.sort_unstable();
        spots
    }

    /// What a person might try besides what is legal.
    pub(crate) fn list_attempts(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let side = self.state.side(seat);
        // The second copy of a card is as good as the first, though only the first is listed.
        for hand in 0..side.hand.len() as u8 {
            actions.push(Action::Summon { hand });
            actions.push(Action::PlaceMana { hand, back: false });
            actions.push(Action::PlaceMana { hand, back: true });
            actions.push(Action::Use { card: Spot { seat, zone: Zone::Hand, index: hand }, ability: 0 });
        }
        actions.block(side.mana.len(), |mana| Action::TurnMana { mana: mana as u8 });
        for (zone, count) in [(Zone::Field, side.field.len()), (Zone::Wrecked, side.wrecked.len())] {
            for index in 0..count as u8 {
                let card = Spot { seat, zone, index };
                actions.push(Action::Revive(card));
                actions.push(Action::Attack(card));
                actions.push(Action::Block(card));
                let abilities = self.state.card_at(card).map_or(0, |card| self.definition(card).abilities.len());
                actions.block(abilities, |ability| Action::Use { card, ability: ability as u8 });
            }
        }
        for index in 0..side.mana.len() as u8 {
            actions.push(Action::Use { card: Spot { seat, zone: Zone::Mana, index }, ability: 0 });
        }
        let opponent = other(seat);
        for index in 0..self.state.side(opponent).field.len() as u8 {
            actions.push(Action::AttackZombie(Spot { seat: opponent, zone: Zone::Field, index }));
        }
        if self.waiting().is_some_and(|(asked, _)| asked == seat) {
            self.list_other_orders(seat, actions);
        }
        for action in [
            Action::AttackPlayer,
            Action::EndMain,
            Action::EndBattle,
            Action::Pass,
            Action::NoBlock,
            Action::KeepHand,
            Action::Redraw,
            Action::NoMana,
            Action::Concede,
        ] {
            actions.push(action);
        }
    }

    /// The parts of an answer in other orders than they are listed in.
    fn list_other_orders(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        match self.state.peek() {
            Frame::Declaring(declaring) => {
                if declaring.begun {
                    actions.push(Action::Cancel);
                }
                if let Some(aiming) = self.aiming(declaring) {
                    for &spot in self.in_order(aiming.candidates).iter() {
                        actions.push(Action::Target(spot));
                    }
                } else {
                    for (zone, count) in [
                        (Zone::Mana, self.state.side(seat).mana.len()),
                        (Zone::Hand, self.state.side(seat).hand.len()),
                        (Zone::Field, self.state.side(seat).field.len()),
                    ] {
                        actions.block(count, |index| Action::Pay(Spot { seat, zone, index: index as u8 }));
                    }
                }
            }
            Frame::Effect(effect) => {
                if !effect.parts.is_empty() {
                    actions.push(Action::Cancel);
                }
                if let Some(pick) = self.pick_of(effect) {
                    for &spot in self.in_order(self.picking(pick, effect).candidates).iter() {
                        actions.push(Action::Pick(spot));
                    }
                }
            }
            Frame::Redraw(_)
            | Frame::Turn(_)
            | Frame::Attack(_)
            | Frame::Window { .. }
            | Frame::Resolving
            | Frame::Void => {}
        }
    }
}
