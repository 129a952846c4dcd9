//! What the rules allow, in a fixed order; and what people try besides.

use crate::effects::{End, Pick, Timing, Where};
use crate::numbers::Table;
use crate::procedures::Asks;
use crate::refuse::Waiting;
use crate::state::{CARDS, Card, Cards, Effect, Frame, Spot, Zone, other};
use crate::{Action, Category, Sign};
use kernel::{Actions, Seat};
use script::different;

impl Table<'_> {
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let Some((_, waiting)) = self.waiting().filter(|&(asked, _)| asked == seat) else { return };
        match waiting {
            Waiting::Sign => actions.block(3, |index| Action::Sign(Sign::ALL[index])),
            Waiting::ChooseFirst => actions.block(2, |index| [Action::GoFirst, Action::GoSecond][index]),
            Waiting::Redraw => actions.block(2, |index| [Action::KeepHand, Action::Redraw][index]),
            Waiting::Main => self.list_main(seat, actions),
            Waiting::Block => {
                for card in self.blockers() {
                    self.push_spot(card, actions, Action::Block);
                }
                actions.push(Action::Pass);
            }
            Waiting::Counter => self.list_counter(seat, actions),
            Waiting::LifeCard { card } => {
                if self.may_trigger(card, seat) {
                    actions.push(Action::Trigger);
                }
                actions.push(Action::TakeLife);
            }
            Waiting::Room => {
                let count = self.state.side(seat).characters.len();
                actions.block(count, |index| Action::Pick(Spot { seat, zone: Zone::Characters, index: index as u8 }));
            }
            Waiting::Order { round } => {
                for (index, _) in self.state.due_of(round, seat) {
                    actions.push(Action::Next(index as u8));
                }
            }
            Waiting::Effect => {
                if let Frame::Effect(effect) = self.state.peek() {
                    self.list_answers(seat, effect, actions);
                }
            }
        }
    }

    fn push_spot(&self, card: Card, actions: &mut impl Actions<Action>, action: impl Fn(Spot) -> Action) {
        if let Some(spot) = self.state.spot(card) {
            actions.push(action(spot));
        }
    }

    fn list_main(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        self.list_plays(seat, actions);
        for card in self.state.field(seat) {
            for (_, lowered) in self.at(card, &Timing::ActivateMain) {
                if let Some(spot) = self.state.spot(card) {
                    let action = Action::Activate { card: spot, ability: lowered.bit };
                    if self.check(seat, action).is_ok() {
                        actions.push(action);
                    }
                }
            }
        }
        let side = self.state.side(seat);
        if side.active > 0 {
            actions.push(Action::Give { to: Spot { seat, zone: Zone::Leader, index: 0 } });
            let count = side.characters.len();
            actions
                .block(count, |index| Action::Give { to: Spot { seat, zone: Zone::Characters, index: index as u8 } });
        }
        if side.turns > 1 {
            self.list_attacks(seat, actions);
        }
        actions.push(Action::EndMain);
    }

    fn list_plays(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let side = self.state.side(seat);
        for (hand, _) in self.different(&side.hand) {
            let play = |over| Action::Play { hand, over };
            let full = side.characters.len() == 5;
            if full && self.is_character(side.hand[hand as usize]) {
                if self.check(seat, play(Some(0))).is_ok() {
                    actions.block(5, |index| play(Some(index as u8)));
                }
            } else if self.check(seat, play(None)).is_ok() {
                actions.push(play(None));
            }
        }
    }

    /// The different cards of a hand: of copies the first.
    fn different<'h>(&'h self, hand: &'h [Card]) -> impl Iterator<Item = (u8, Card)> + 'h {
        different(hand, |card| self.state.body(card).face)
    }

    fn list_attacks(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let opponent = other(seat);
        let attackers = [Zone::Leader, Zone::Characters];
        let targets = move |state: &crate::State| {
            let characters = state.side(opponent).characters.len() as u8;
            std::iter::once(Spot { seat: opponent, zone: Zone::Leader, index: 0 })
                .chain((0..characters).map(move |index| Spot { seat: opponent, zone: Zone::Characters, index }))
        };
        for zone in attackers {
            for index in 0..self.state.zone(seat, zone).len() as u8 {
                let attacker = Spot { seat, zone, index };
                // Who may attack is looked at once, whom for each.
                let may = |card: &Card| self.check_attacker(seat, attacker, *card).is_ok();
                let Some(card) = self.state.card_at(attacker).filter(may) else { continue };
                for target in targets(self.state) {
                    let may =
                        self.state.card_at(target).is_some_and(|at| self.check_target(seat, card, target, at).is_ok());
                    if may {
                        actions.push(Action::Attack { attacker, target });
                    }
                }
            }
        }
    }

    fn list_counter(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let side = self.state.side(seat);
        for (hand, card) in self.different(&side.hand) {
            match self.definition(card).category {
                Category::Character if self.counter(card).is_some() => {
                    let card = Spot { seat, zone: Zone::Hand, index: hand };
                    actions.push(Action::Counter { card, on: Spot { seat, zone: Zone::Leader, index: 0 } });
                    actions.block(side.characters.len(), |index| Action::Counter {
                        card,
                        on: Spot { seat, zone: Zone::Characters, index: index as u8 },
                    });
                }
                Category::Event if self.check(seat, Action::CounterEvent { hand }).is_ok() => {
                    actions.push(Action::CounterEvent { hand });
                }
                Category::Leader | Category::Character | Category::Event | Category::Stage => {}
            }
        }
        actions.push(Action::Pass);
    }

    fn list_answers(&self, seat: Seat, effect: &Effect, actions: &mut impl Actions<Action>) {
        let Some(asks) = self.asks(effect) else {
            return self.state.never("an effect is waited for that asks nothing");
        };
        match asks {
            Asks::HowMany(..) | Asks::HowManyDon(_) | Asks::HowManyUnseen(_) | Asks::NameNumber(_) => {
                if let Some(numbers) = self.numbers(asks, effect) {
                    let count = usize::from(numbers.end() - numbers.start()) + 1;
                    actions.block(count, |index| Action::Number(numbers.start() + index as u8));
                }
            }
            Asks::Pick(pick) => self.list_parts(pick, effect, actions),
            Asks::PutBack(to) => {
                // Where only the end is open, or only the order, there is one action for each card.
                let end = to.end(effect);
                for &spot in self.in_order(effect.looked).iter() {
                    if end != Some(End::Bottom) || to == Where::Bottom {
                        actions.push(Action::Pick(spot));
                    }
                    if to == Where::TopOrBottom && end != Some(End::Top) {
                        actions.push(Action::PickForBottom(spot));
                    }
                }
            }
            Asks::Arrange(_) => {
                let own = effect.each.iter().filter(|&card| self.state.owner(card) == seat).collect();
                for &spot in self.in_order(own).iter() {
                    actions.push(Action::Pick(spot));
                }
            }
            Asks::ReturnDon(..) | Asks::MoveDon(_) => {
                if let Some(taking) = self.taking(asks, effect) {
                    for place in self.don_sources(taking) {
                        actions.push(Action::Return(place));
                    }
                }
            }
            Asks::May(asked) => {
                if self.may_say_yes(asked, effect) {
                    actions.push(Action::Yes);
                }
                actions.push(Action::No);
            }
            Asks::OneOf(asked, ways) => {
                for way in (0..ways.len()).filter(|&way| self.may_choose(asked, way, effect)) {
                    actions.push(Action::Choose(way as u8));
                }
            }
        }
    }

    fn list_parts(&self, pick: &Pick, effect: &Effect, actions: &mut impl Actions<Action>) {
        let (parts, done) = self.next_parts(pick, effect);
        let mut last = None;
        for &spot in self.in_order(parts).iter() {
            // Of copies in a hand the first is listed.
            let face = self.state.card_at(spot).map(|card| (self.state.body(card).face, spot.zone));
            if spot.zone == Zone::Hand && face == last {
                continue;
            }
            last = face;
            actions.push(Action::Pick(spot));
        }
        if done {
            actions.push(Action::Done);
        }
    }

    /// Cards by where they lie.
    pub(crate) fn in_order(&self, cards: Cards) -> kernel::Row<Spot, CARDS> {
        let mut spots: kernel::Row<Spot, CARDS> = cards.iter().filter_map(|card| self.state.spot(card)).collect();
        spots.sort_unstable();
        spots
    }

    /// What a person might try besides what is legal.
    pub(crate) fn list_attempts(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let side = self.state.side(seat);
        for hand in 0..side.hand.len() as u8 {
            // The second copy of a card is as good as the first, though only the first is listed.
            actions.push(Action::Play { hand, over: None });
            actions.block(side.characters.len(), |over| Action::Play { hand, over: Some(over as u8) });
            actions.push(Action::CounterEvent { hand });
            let card = Spot { seat, zone: Zone::Hand, index: hand };
            actions.push(Action::Counter { card, on: Spot { seat, zone: Zone::Leader, index: 0 } });
            let on = |index: usize| Spot { seat, zone: Zone::Characters, index: index as u8 };
            actions.block(side.characters.len(), |index| Action::Counter { card, on: on(index) });
        }
        if let (Frame::Effect(effect), Some((asked, Waiting::Effect))) = (self.state.top(), self.waiting())
            && asked == seat
            && let Some(Asks::Pick(pick)) = self.asks(&effect)
        {
            // So is another order of picking.
            for &spot in self.in_order(self.picking(pick, &effect).candidates).iter() {
                actions.push(Action::Pick(spot));
            }
            if !effect.parts.is_empty() {
                actions.push(Action::Cancel);
            }
        }
        let spots = |seat: Seat| {
            let field = [Zone::Leader, Zone::Characters, Zone::Stage];
            field.into_iter().flat_map(move |zone| {
                (0..self.state.zone(seat, zone).len() as u8).map(move |index| Spot { seat, zone, index })
            })
        };
        for card in spots(seat) {
            actions.push(Action::Give { to: card });
            actions.push(Action::Block(card));
            actions.push(Action::Activate { card, ability: 0 });
            for target in spots(other(seat)) {
                actions.push(Action::Attack { attacker: card, target });
            }
        }
        for action in [Action::EndMain, Action::Pass, Action::Trigger, Action::TakeLife, Action::Done] {
            actions.push(action);
        }
        for action in [Action::Yes, Action::No, Action::KeepHand, Action::Redraw, Action::Concede] {
            actions.push(action);
        }
    }
}
