//! Why an input is refused, in the order of OP-16, and with it what is legal.

use crate::effects::{End, Keyword, Permission, Prohibition, Timing, Where};
use crate::numbers::{Reading, Table};
use crate::procedures::{Asks, Eyes};
use crate::state::{BattleStep, By, Card, Effect, Frame, Spot, TurnStep, Zone, other};
use crate::{Action, Category, Clause, Reason};
use kernel::{Refusal, Seat, refuse, refuse_if};

type Verdict = Result<(), Refusal<Reason>>;

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waiting {
    Sign,
    ChooseFirst,
    Redraw,
    Main,
    Block,
    Counter,
    LifeCard { card: Card },
    Room,
    Order { round: u8 },
    Effect,
}

impl<'t> Table<'t> {
    /// Who is asked, and what.
    pub(crate) fn waiting(&self) -> Option<(Seat, Waiting)> {
        let state = self.state;
        let defender = other(state.turn_player);
        if state.over.is_some() {
            return None;
        }
        Some(match *state.peek() {
            Frame::Signs { thrown } => {
                let seat = if thrown[0].is_none() { Seat::FIRST } else { other(Seat::FIRST) };
                (seat, Waiting::Sign)
            }
            Frame::ChooseFirst { seat } => (seat, Waiting::ChooseFirst),
            Frame::Redraw { seat } => (seat, Waiting::Redraw),
            Frame::Turn(TurnStep::Main) => (state.turn_player, Waiting::Main),
            Frame::Battle(BattleStep::Block) => (defender, Waiting::Block),
            Frame::Battle(BattleStep::Counter) => (defender, Waiting::Counter),
            Frame::LifeCard { to, card } => (to, Waiting::LifeCard { card }),
            Frame::Entering { seat, .. } => (seat, Waiting::Room),
            Frame::Settle { round } => (state.next_to_settle(round)?, Waiting::Order { round }),
            Frame::Effect(ref effect) => (self.asked_by(effect), Waiting::Effect),
            Frame::Deal
            | Frame::Turn(_)
            | Frame::Battle(_)
            | Frame::Damage { .. }
            | Frame::Triggered { .. }
            | Frame::Leaving(_)
            | Frame::Void => return None,
        })
    }

    pub(crate) fn check(&self, seat: Seat, action: Action) -> Verdict {
        refuse_if(self.state.over.is_some(), Reason::GameOver, Clause::OP_5_10)?;
        if action == Action::Concede {
            return Ok(());
        }
        let waiting = self.waiting();
        let asked = waiting.map(|(seat, _)| seat);
        let Some((_, waiting)) = waiting.filter(|&(asked, _)| asked == seat) else {
            return refuse(Reason::NotYourDecision { asked }, Clause::OP_7_1);
        };
        match (action, waiting) {
            (Action::Sign(_), Waiting::Sign) => Ok(()),
            (Action::GoFirst | Action::GoSecond, Waiting::ChooseFirst) => Ok(()),
            (Action::KeepHand | Action::Redraw, Waiting::Redraw) => Ok(()),
            (Action::Play { hand, over }, Waiting::Main) => self.check_play(seat, hand, over),
            (Action::Activate { card, ability }, Waiting::Main) => self.check_activate(seat, card, ability),
            (Action::Give { to }, Waiting::Main) => self.check_give(seat, to),
            (Action::Attack { attacker, target }, Waiting::Main) => self.check_attack(seat, attacker, target),
            (Action::EndMain, Waiting::Main) => Ok(()),
            (Action::Block(spot), Waiting::Block) => self.check_block(seat, spot),
            // A second block in the same battle has a reason of its own (OP-16.12).
            (Action::Block(_), _) if seat != self.state.turn_player && self.is_past_block() => {
                refuse(Reason::IllegalBlock, Clause::OP_8_3_1)
            }
            // A part of the opening hand cannot be exchanged (OP-16.17).
            (Action::Pick(_), Waiting::Redraw) => refuse(Reason::BadMulligan, Clause::OP_4_6),
            (Action::Counter { card, on }, Waiting::Counter) => self.check_counter(seat, card, on),
            (Action::CounterEvent { hand }, Waiting::Counter) => self.check_counter_event(seat, hand),
            (Action::Pass, Waiting::Block | Waiting::Counter) => Ok(()),
            (Action::TakeLife, Waiting::LifeCard { .. }) => Ok(()),
            (Action::Trigger, Waiting::LifeCard { card }) => {
                refuse_if(!self.may_trigger(card, seat), Reason::BadChoice, Clause::OP_9_3)
            }
            (Action::Pick(spot), Waiting::Room) => {
                let mine = spot.seat == seat && spot.zone == Zone::Characters;
                refuse_if(!mine || self.state.card_at(spot).is_none(), Reason::BadChoice, Clause::OP_7_7)
            }
            (Action::Next(index), Waiting::Order { round }) => {
                let mine = self.state.due_of(round, seat).any(|(place, _)| place == index as usize);
                refuse_if(!mine, Reason::BadChoice, Clause::OP_11_1)
            }
            (action, Waiting::Effect) => self.check_answer(action),
            _ => refuse(Reason::WrongTiming, self.timing_clause(waiting)),
        }
    }

    /// Whether the Block Step of the battle under way is over.
    fn is_past_block(&self) -> bool {
        self.state.stack.iter().any(|frame| {
            matches!(
                frame,
                Frame::Battle(
                    BattleStep::Blocked
                        | BattleStep::Fight
                        | BattleStep::Counter
                        | BattleStep::Damage
                        | BattleStep::Compared
                        | BattleStep::End
                        | BattleStep::Over
                )
            )
        })
    }

    fn timing_clause(&self, waiting: Waiting) -> Clause {
        match waiting {
            Waiting::Sign | Waiting::ChooseFirst => Clause::OP_4_3,
            Waiting::Redraw => Clause::OP_4_6,
            Waiting::Main => Clause::OP_6_9,
            Waiting::Block => Clause::OP_8_3_1,
            Waiting::Counter => Clause::OP_8_4_2,
            Waiting::LifeCard { .. } => Clause::OP_9_16,
            Waiting::Room => Clause::OP_7_7,
            Waiting::Order { .. } => Clause::OP_11_1,
            Waiting::Effect => Clause::OP_7_1,
        }
    }

    fn in_hand(&self, seat: Seat, hand: u8) -> Result<Card, Refusal<Reason>> {
        let card = self.state.side(seat).hand.get(hand as usize).copied();
        card.ok_or(Refusal::Rule { reason: Reason::NoSuchCard, clause: Clause::OP_7_4 })
    }

    fn on_field(&self, spot: Spot) -> Result<Card, Refusal<Reason>> {
        let field = matches!(spot.zone, Zone::Leader | Zone::Characters | Zone::Stage);
        let card = self.state.card_at(spot).filter(|_| field && spot.seat.number() < 2);
        card.ok_or(Refusal::Rule { reason: Reason::NoSuchCard, clause: Clause::OP_7_4 })
    }

    fn check_cost(&self, seat: Seat, cost: i32) -> Verdict {
        let active = self.state.side(seat).active;
        let reason = Reason::CannotPay { cost: cost.clamp(0, 99) as u8, active };
        refuse_if(cost > i32::from(active), reason, Clause::OP_7_2)
    }

    fn check_play(&self, seat: Seat, hand: u8, over: Option<u8>) -> Verdict {
        let card = self.in_hand(seat, hand)?;
        let characters = &self.state.side(seat).characters;
        let reading = Reading::new(self.state.object(card), seat);
        let forbidden = self.forbids_player(
            seat,
            |prohibition| matches!(prohibition, Prohibition::Play(filters) if self.is(card, filters, reading)),
        );
        refuse_if(forbidden, Reason::NotAvailable, Clause::OP_15_2)?;
        match self.definition(card).category {
            Category::Character => {
                let full = characters.len() == 5;
                let named = over.is_some_and(|index| (index as usize) < characters.len());
                refuse_if(full != named || (over.is_some() && !named), Reason::BadReplacement, Clause::OP_7_4)?;
            }
            Category::Event => {
                let main = self.library.has(self.state.body(card).face, &Timing::Main);
                refuse_if(!main, Reason::WrongTiming, Clause::OP_7_10)?;
                refuse_if(over.is_some(), Reason::BadReplacement, Clause::OP_7_4)?;
            }
            Category::Stage => refuse_if(over.is_some(), Reason::BadReplacement, Clause::OP_7_4)?,
            Category::Leader => return refuse(Reason::NoSuchCard, Clause::OP_7_4),
        }
        let again = self.loops(seat, Action::Play { hand, over });
        refuse_if(again, Reason::NotAvailable, Clause::OP_11_11)?;
        self.check_cost(seat, self.cost(card))
    }

    fn check_activate(&self, seat: Seat, spot: Spot, ability: u8) -> Verdict {
        let card = self.on_field(spot)?;
        refuse_if(spot.seat != seat, Reason::NoSuchCard, Clause::OP_7_13)?;
        let found = self.at(card, &Timing::ActivateMain).find(|(_, lowered)| lowered.bit == ability);
        let Some((place, lowered)) = found else { return refuse(Reason::NotAvailable, Clause::OP_7_13) };
        refuse_if(self.is_used(card, lowered), Reason::NotAvailable, Clause::OP_12_12)?;
        let negated = self.is_mute(card, lowered) || self.is_silenced(seat, &Timing::ActivateMain);
        refuse_if(negated, Reason::NotAvailable, Clause::OP_14_17)?;
        let unmet = !self.conditions_hold(&lowered.ability.conditions, card, seat);
        refuse_if(unmet, Reason::NotAvailable, Clause::OP_7_14)?;
        let again = self.loops(seat, Action::Activate { card: spot, ability });
        refuse_if(again, Reason::NotAvailable, Clause::OP_11_11)?;
        let reason = Reason::CannotPay { cost: 0, active: self.state.side(seat).active };
        refuse_if(!self.can_pay(place, card, seat, Eyes::Of(seat)), reason, Clause::OP_7_14)
    }

    fn check_give(&self, seat: Seat, to: Spot) -> Verdict {
        self.on_field(to)?;
        let receives = to.seat == seat && matches!(to.zone, Zone::Leader | Zone::Characters);
        refuse_if(!receives, Reason::IllegalGive, Clause::OP_7_18)?;
        refuse_if(self.state.side(seat).active == 0, Reason::IllegalGive, Clause::OP_7_16)
    }

    fn check_attack(&self, seat: Seat, from: Spot, to: Spot) -> Verdict {
        let attacker = self.on_field(from)?;
        let target = self.on_field(to)?;
        refuse_if(self.state.side(seat).turns <= 1, Reason::FirstTurn, Clause::OP_8_1_2)?;
        self.check_attacker(seat, from, attacker)?;
        self.check_target(seat, attacker, to, target)
    }

    pub(crate) fn check_attacker(&self, seat: Seat, from: Spot, attacker: Card) -> Verdict {
        let reason = Reason::IllegalAttacker { face: self.state.body(attacker).face };
        let can_be = from.seat == seat && matches!(from.zone, Zone::Leader | Zone::Characters);
        refuse_if(!can_be || self.state.body(attacker).rested, reason, Clause::OP_8_1_1)?;
        let barred = self.forbids(attacker, |prohibition, _| *prohibition == Prohibition::Attack);
        refuse_if(barred, reason, Clause::OP_15_2)?;
        refuse_if(!self.can_pay_tolls(attacker), reason, Clause::OP_15_2)?;
        refuse_if(!self.can_rest(attacker, By::Rule), reason, Clause::OP_8_1_1)?;
        let fresh = self.state.body(attacker).fresh;
        let may = !fresh || self.has(attacker, Keyword::Rush) || self.has(attacker, Keyword::RushCharacter);
        refuse_if(!may, reason, Clause::OP_7_8)
    }

    pub(crate) fn check_target(&self, seat: Seat, attacker: Card, to: Spot, target: Card) -> Verdict {
        let reason = Reason::IllegalTarget { face: self.state.body(target).face };
        let can_be = to.seat != seat && matches!(to.zone, Zone::Leader | Zone::Characters);
        refuse_if(!can_be, reason, Clause::OP_8_1_3)?;
        let active = to.zone == Zone::Characters && !self.state.body(target).rested;
        refuse_if(active && !self.may(attacker, &Permission::AttackActive), reason, Clause::OP_8_1_3)?;
        let only_characters = self.state.body(attacker).fresh
            && !self.has(attacker, Keyword::Rush)
            && self.has(attacker, Keyword::RushCharacter);
        refuse_if(only_characters && to.zone == Zone::Leader, reason, Clause::OP_12_16)?;
        let (mut drawn, mut fits) = (false, false);
        let barred = self.forbids(attacker, |prohibition, reading| match prohibition {
            Prohibition::AttackThese(phrase) => self.is_one_of(target, phrase, reading),
            Prohibition::AttackOthers(phrase) => {
                drawn = true;
                fits |= self.is_one_of(target, phrase, reading);
                false
            }
            // The first is about any target, the others about something else than attacking.
            Prohibition::Attack
            | Prohibition::AttackUnless(_)
            | Prohibition::BlockedBy(_)
            | Prohibition::Block
            | Prohibition::BeKod(_)
            | Prohibition::BeKodBy(_)
            | Prohibition::BeRemoved(_)
            | Prohibition::BeRested(_)
            | Prohibition::BePlayed(_)
            | Prohibition::Refresh
            | Prohibition::Play(_)
            | Prohibition::Draw
            | Prohibition::LifeToHand
            | Prohibition::Trigger
            | Prohibition::SetDonActive
            | Prohibition::Include(_) => false,
        });
        refuse_if(barred || (drawn && !fits), reason, Clause::OP_15_2)
    }

    /// The cards that may block now (OP-8.3.2).
    pub(crate) fn blockers(&self) -> impl Iterator<Item = Card> + Clone + use<'t> {
        let table = *self;
        let defender = other(self.state.turn_player);
        self.state.field(defender).filter(move |&card| table.may_block(card).is_ok())
    }

    fn may_block(&self, card: Card) -> Verdict {
        let refused = |clause| refuse(Reason::IllegalBlock, clause);
        let Some(battle) = self.state.battle else { return refused(Clause::OP_8_3_1) };
        if battle.blocked {
            return refused(Clause::OP_8_3_1);
        }
        if battle.target.card == card || !self.has(card, Keyword::Blocker) || !self.can_rest(card, By::Rule) {
            return refused(Clause::OP_8_3_2);
        }
        if self.forbids(card, |prohibition, _| *prohibition == Prohibition::Block) {
            return refused(Clause::OP_15_2);
        }
        let attacker = battle.attacker.card;
        let reading = Reading::new(battle.attacker, self.state.owner(attacker));
        let unblockable = self.has(attacker, Keyword::Unblockable)
            || self.forbids(attacker, |prohibition, _| {
                matches!(prohibition, Prohibition::BlockedBy(filters) if self.is(card, filters, reading))
            });
        if unblockable { refused(Clause::OP_8_3_5) } else { Ok(()) }
    }

    fn check_block(&self, seat: Seat, spot: Spot) -> Verdict {
        let card = self.on_field(spot)?;
        refuse_if(spot.seat != seat, Reason::NoSuchCard, Clause::OP_8_3_2)?;
        self.may_block(card)
    }

    fn check_counter(&self, seat: Seat, from: Spot, on: Spot) -> Verdict {
        let mine = from.seat == seat && matches!(from.zone, Zone::Hand | Zone::Leader | Zone::Characters | Zone::Stage);
        let found = self.state.card_at(from).filter(|_| mine);
        let card = found.ok_or(Refusal::Rule { reason: Reason::NoSuchCard, clause: Clause::OP_8_4_3 })?;
        self.on_field(on)?;
        // From the field there is no counter (OP-16.13).
        refuse_if(from.zone != Zone::Hand, Reason::IllegalCounter, Clause::OP_8_4_4)?;
        let counts = self.definition(card).category == Category::Character && self.counter(card).is_some();
        refuse_if(!counts, Reason::IllegalCounter, Clause::OP_8_4_4)?;
        let gains = on.seat == seat && matches!(on.zone, Zone::Leader | Zone::Characters);
        refuse_if(!gains, Reason::IllegalCounter, Clause::OP_8_4_3)
    }

    fn check_counter_event(&self, seat: Seat, hand: u8) -> Verdict {
        let card = self.in_hand(seat, hand)?;
        let counter = self.library.has(self.state.body(card).face, &Timing::Counter);
        refuse_if(!counter, Reason::WrongTiming, Clause::OP_8_4_5)?;
        self.check_cost(seat, self.cost(card))
    }

    /// Whether the Life card's trigger can be used: with an activation cost, only if that can be paid (OP-9.14).
    pub(crate) fn may_trigger(&self, card: Card, seat: Seat) -> bool {
        let barred = self.forbids_player(seat, |cannot| *cannot == Prohibition::Trigger);
        !barred
            && !self.is_detoured(card)
            && self.at(card, &Timing::Trigger).any(|(place, _)| self.can_pay(place, card, seat, Eyes::Of(seat)))
    }

    fn check_answer(&self, action: Action) -> Verdict {
        let Frame::Effect(effect) = self.state.top() else { return refuse(Reason::WrongTiming, Clause::OP_7_1) };
        let asks = self.asks(&effect);
        if asks.is_none() {
            self.state.never("an effect is waited for that asks nothing");
        }
        match (action, asks) {
            (Action::Number(number), Some(asks)) => self.check_number(number, asks, &effect),
            (_, Some(Asks::HowManyUnseen(_))) => refuse(Reason::BadChoice, Clause::OP_14_21),
            (Action::Pick(spot), Some(Asks::Pick(pick))) => {
                let may = self.state.card_at(spot).is_some_and(|card| self.may_pick(pick, &effect, card));
                refuse_if(!may, Reason::BadChoice, Clause::OP_14_8)
            }
            (Action::Done, Some(Asks::Pick(pick))) => {
                let (_, done) = self.next_parts(pick, &effect);
                refuse_if(!done, Reason::BadChoice, Clause::OP_14_8)
            }
            (Action::Cancel, Some(Asks::Pick(_))) => {
                refuse_if(effect.parts.is_empty(), Reason::BadChoice, Clause::OP_14_8)
            }
            (Action::Pick(spot), Some(Asks::PutBack(to))) => {
                let end = if to == Where::Bottom { End::Bottom } else { End::Top };
                self.check_put_back(spot, end, to, &effect)
            }
            (Action::PickForBottom(spot), Some(Asks::PutBack(to))) => {
                refuse_if(to != Where::TopOrBottom, Reason::BadChoice, Clause::OP_2_9)?;
                self.check_put_back(spot, End::Bottom, to, &effect)
            }
            (Action::Pick(spot), Some(Asks::Arrange(_))) => {
                let you = self.asked_by(&effect);
                let own = |card: Card| effect.each.contains(card) && self.state.owner(card) == you;
                refuse_if(!self.state.card_at(spot).is_some_and(own), Reason::BadChoice, Clause::OP_2_9)
            }
            (Action::Return(from), Some(asks)) if let Some(taking) = self.taking(asks, &effect) => {
                let there = self.don_sources(taking).any(|place| place == from);
                refuse_if(!there, Reason::BadChoice, Clause::OP_12_14)
            }
            (Action::No, Some(Asks::May(_))) => Ok(()),
            (Action::Yes, Some(Asks::May(asked))) => {
                refuse_if(!self.may_say_yes(asked, &effect), Reason::BadChoice, Clause::OP_14_4)
            }
            (Action::Choose(way), Some(Asks::OneOf(asked, ways))) => {
                let way = usize::from(way);
                let may = way < ways.len() && self.may_choose(asked, way, &effect);
                refuse_if(!may, Reason::BadChoice, Clause::OP_14_7)
            }
            (action, _) => refuse_other(action),
        }
    }

    fn check_number(&self, number: u8, asks: Asks<'_>, effect: &Effect) -> Verdict {
        let may = self.numbers(asks, effect).is_some_and(|numbers| numbers.contains(&number));
        refuse_if(!may, Reason::BadChoice, Clause::OP_14_8)
    }

    fn check_put_back(&self, spot: Spot, wanted: End, to: Where, effect: &Effect) -> Verdict {
        let looked = self.state.card_at(spot).is_some_and(|card| effect.looked.contains(card));
        let elsewhere = to.end(effect).is_some_and(|end| end != wanted);
        refuse_if(!looked || elsewhere, Reason::BadChoice, Clause::OP_2_9)
    }
}

/// An answer to another question than the one that an effect asks.
fn refuse_other(action: Action) -> Verdict {
    match action {
        Action::Pick(_) | Action::Done | Action::Number(_) | Action::Return(_) => {
            refuse(Reason::BadChoice, Clause::OP_14_8)
        }
        Action::Yes | Action::No | Action::Choose(_) | Action::PickForBottom(_) => {
            refuse(Reason::BadChoice, Clause::OP_14_7)
        }
        Action::Sign(_)
        | Action::GoFirst
        | Action::GoSecond
        | Action::KeepHand
        | Action::Redraw
        | Action::Play { .. }
        | Action::Activate { .. }
        | Action::Give { .. }
        | Action::Attack { .. }
        | Action::EndMain
        | Action::Block(_)
        | Action::Counter { .. }
        | Action::CounterEvent { .. }
        | Action::Pass
        | Action::Trigger
        | Action::TakeLife
        | Action::Next(_)
        | Action::Cancel
        | Action::Concede => refuse(Reason::WrongTiming, Clause::OP_7_1),
    }
}
