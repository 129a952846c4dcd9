//! Everything that may be answered now, in a fixed order; and what a person might try besides.

use crate::Action;
use crate::effects::Window;
use crate::numbers::{Reading, Table};
use crate::procedures::Asked;
use crate::refuse::Waiting;
use crate::state::{CARDS, Card, Cards, Effect, Frame, Space, Spot, Zone, other};
use kernel::{Actions, Row, Seat};
use script::different;

impl<'t> Table<'t> {
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let Some((_, waiting)) = self.waiting().filter(|&(asked, _)| asked == seat) else { return };
        match waiting {
            Waiting::Sideboard => self.list_swaps(seat, actions),
            Waiting::ChooseFirst => actions.block(2, |index| [Action::GoFirst, Action::GoSecond][index]),
            Waiting::Mulligan => {
                actions.push(Action::KeepHand);
                if !self.state.side(seat).mulligan {
                    actions.push(Action::Mulligan);
                }
            }
            Waiting::Placing => self.list_placing(seat, actions),
            Waiting::Main => self.list_main(seat, actions),
            Waiting::Final => self.list_final(seat, actions),
            Waiting::Battle => {
                self.list_hand(seat, actions, |hand| Action::Reinforce { hand });
                self.list_hand(seat, actions, |hand| Action::Use { hand });
                self.list_hand(seat, actions, |hand| Action::Team { hand });
                actions.push(Action::PassBattle);
            }
            Waiting::Window(window) => self.list_window(seat, window, actions),
            Waiting::Interrupt => self.list_window(seat, Window::Interrupt, actions),
            Waiting::Offer => {
                if self.check(seat, Action::Yes).is_ok() {
                    actions.push(Action::Yes);
                }
                actions.push(Action::No);
            }
            Waiting::Effect => {
                if let Frame::Effect(effect) = self.state.peek() {
                    self.list_choices(seat, effect, actions);
                }
            }
        }
    }

    /// The different cards of a hand: of copies the first.
    fn different<'h>(&'h self, hand: &'h [Card]) -> impl Iterator<Item = (u8, Card)> + 'h {
        different(hand, |card| self.state.body(card).face)
    }

    /// What may be done with cards of the Hand.
    fn list_hand(&self, seat: Seat, actions: &mut impl Actions<Action>, action: impl Fn(u8) -> Action) {
        for (hand, _) in self.different(&self.state.side(seat).hand) {
            if self.check(seat, action(hand)).is_ok() {
                actions.push(action(hand));
            }
        }
    }

    fn list_swaps(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let half = self.state.side(seat);
        for (deck, _) in self.different(&half.chest) {
            for (side, _) in self.different(&half.sideboard) {
                if self.check(seat, Action::Swap { deck, side }).is_ok() {
                    actions.push(Action::Swap { deck, side });
                }
            }
        }
        actions.push(Action::Ready);
    }

    fn list_placing(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let Frame::Placing { next, .. } = *self.state.peek() else {
            return debug_assert!(false, "Characters are placed");
        };
        for space in Space::ALL.into_iter().skip(usize::from(next)) {
            self.list_hand(seat, actions, |hand| Action::Place { hand, space });
        }
        for action in [Action::Placed, Action::Redraw] {
            if self.check(seat, action).is_ok() {
                actions.push(action);
            }
        }
    }

    fn list_main(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        if !self.is_first_turn() {
            self.list_attacks(seat, actions);
        }
        for card in self.state.bridge(seat) {
            let Some(spot) = self.state.spot(card) else { continue };
            for ability in 0..self.definition(card).abilities.len() as u8 {
                let action = Action::Activate { card: spot, ability };
                if self.check(seat, action).is_ok() {
                    actions.push(action);
                }
            }
        }
        for space in Space::SAILORS {
            if self.state.side(seat).bridge[space.index()].is_none() {
                self.list_hand(seat, actions, |hand| Action::Call { hand, space });
            }
        }
        for action in [Action::Update, Action::Move, Action::Increase] {
            if self.check(seat, action).is_ok() {
                actions.push(action);
            }
        }
        actions.push(Action::PassTurn);
    }

    fn list_attacks(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        for attacker in self.state.bridge(seat).filter_map(|card| self.state.spot(card)) {
            for target in self.state.bridge(other(seat)).filter_map(|card| self.state.spot(card)) {
                let action = Action::Attack { attacker, target };
                if self.check(seat, action).is_ok() {
                    actions.push(action);
                }
            }
        }
    }

    fn list_final(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        if self.is_exempt(seat) {
            return actions.block(2, |index| [Action::SettleHand, Action::SkipHand][index]);
        }
        for (hand, _) in self.different(&self.state.side(seat).hand) {
            actions.push(Action::Discard { hand });
        }
    }

    fn list_window(&self, seat: Seat, window: Window, actions: &mut impl Actions<Action>) {
        self.list_hand(seat, actions, |hand| Action::Use { hand });
        if window != Window::Interrupt {
            for card in self.state.bridge(seat) {
                let Some(spot) = self.state.spot(card) else { continue };
                for ability in 0..self.definition(card).abilities.len() as u8 {
                    let action = Action::Activate { card: spot, ability };
                    if self.check(seat, action).is_ok() {
                        actions.push(action);
                    }
                }
            }
        }
        actions.push(Action::Decline);
    }

    fn list_choices(&self, seat: Seat, effect: &Effect, actions: &mut impl Actions<Action>) {
        match self.asked_by(effect) {
            Some(Asked::May(end)) => {
                if !self.is_dry(effect, end) {
                    actions.push(Action::Yes);
                }
                actions.push(Action::No);
            }
            Some(Asked::OneOf(ways)) => actions.block(ways, |way| Action::Choose(way as u8)),
            Some(Asked::Pick(pick)) => {
                let picking = self.picking(pick, effect);
                let (parts, done) = picking.next_parts(effect.parts, |card| self.state.spot(card));
                for &spot in self.in_order(parts).iter() {
                    actions.push(Action::Pick(spot));
                }
                if done {
                    actions.push(Action::Done);
                }
            }
            Some(Asked::Discard(_)) => {
                for (hand, _) in self.different(&self.state.side(seat).hand) {
                    actions.push(Action::Discard { hand });
                }
            }
            Some(Asked::Reinforce) => {
                self.list_hand(seat, actions, |hand| Action::Reinforce { hand });
                actions.push(Action::Decline);
            }
            Some(Asked::Attacker | Asked::Target) => {
                for &spot in self.in_order(self.for_battle(effect)).iter() {
                    actions.push(Action::Pick(spot));
                }
            }
            None => {}
        }
    }

    /// Cards by where they lie.
    pub(crate) fn in_order(&self, cards: Cards) -> Row<Spot, CARDS> {
        let mut spots: Row<Spot, CARDS> = cards.iter().filter_map(|card| self.state.spot(card)).collect();
        spots.sort_unstable();
        spots
    }

    /// What a person might try besides what is legal.
    pub(crate) fn list_attempts(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let side = self.state.side(seat);
        for hand in 0..side.hand.len() as u8 {
            for action in
                [Action::Reinforce { hand }, Action::Use { hand }, Action::Team { hand }, Action::Discard { hand }]
            {
                actions.push(action);
            }
            actions.block(3, |space| Action::Place { hand, space: Space::ALL[space] });
            actions.block(2, |space| Action::Call { hand, space: Space::SAILORS[space] });
        }
        if self.waiting() == Some((seat, Waiting::Sideboard)) {
            for deck in 0..side.chest.len() as u8 {
                actions.block(side.sideboard.len(), |side| Action::Swap { deck, side: side as u8 });
            }
        }
        let spaces = |seat: Seat| (0..3).map(move |index| Spot { seat, zone: Zone::Bridge, index });
        for card in spaces(seat) {
            for target in spaces(other(seat)) {
                actions.push(Action::Attack { attacker: card, target });
            }
            let abilities = self.state.card_at(card).map_or(0, |card| self.definition(card).abilities.len());
            actions.block(abilities, |ability| Action::Activate { card, ability: ability as u8 });
        }
        if let (Some((asked, Waiting::Effect)), Frame::Effect(effect)) = (self.waiting(), self.state.peek())
            && asked == seat
        {
            if !effect.parts.is_empty() {
                actions.push(Action::Cancel);
            }
            if let Some(Asked::Pick(pick)) = self.asked_by(effect) {
                for &spot in self.in_order(self.all(&pick.from, Reading::of(effect))).iter() {
                    actions.push(Action::Pick(spot));
                }
            }
        }
        for action in [
            Action::Update,
            Action::Move,
            Action::Increase,
            Action::PassTurn,
            Action::PassBattle,
            Action::Decline,
            Action::Mulligan,
            Action::KeepHand,
            Action::Redraw,
            Action::Placed,
            Action::Cancel,
            Action::Concede,
        ] {
            actions.push(action);
        }
    }
}
