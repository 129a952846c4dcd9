//! Why an input is refused, by the rows of ZW-21, and with it what is legal.

use crate::effects::{Phase, Place, Prohibition, Speed};
use crate::numbers::{Reading, Table, zone};
use crate::prices::Part;
use crate::state::{
    AIMED, AIMS, AREA, AttackStep, Card, Declared, Declaring, Effect, Frame, Item, Lies, Object, Spot, TurnStep, Use,
    Zone, other,
};
use crate::{Action, Clause, Reason, SameCardAnswers};
use kernel::{KernelClause, Refusal, Seat, refuse, refuse_if};
use script::Op;

type Verdict = Result<(), Refusal<Reason>>;

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waiting {
    Redraw,
    Mana,
    Main,
    Battle,
    Target,
    Block,
    Window,
    Order,
    Declaring,
    Effect,
}

impl<'t> Table<'t> {
    /// Who is asked, and what.
    pub(crate) fn waiting(&self) -> Option<(Seat, Waiting)> {
        let state = self.state;
        if state.over.is_some() {
            return None;
        }
        Some(match state.peek() {
            Frame::Redraw(seat) => (*seat, Waiting::Redraw),
            Frame::Turn(_) | Frame::Attack(_) if !state.due.is_empty() => (state.next_to_settle()?, Waiting::Order),
            Frame::Turn(TurnStep::Act(Phase::Mana)) => (state.turn_player, Waiting::Mana),
            Frame::Turn(TurnStep::Act(Phase::Main)) => (state.turn_player, Waiting::Main),
            Frame::Turn(TurnStep::Act(Phase::Battle)) => (state.turn_player, Waiting::Battle),
            Frame::Attack(AttackStep::Target) => (state.turn_player, Waiting::Target),
            Frame::Attack(AttackStep::Block) => (other(state.turn_player), Waiting::Block),
            Frame::Declaring(declaring) => (declaring.by, Waiting::Declaring),
            Frame::Window { right, .. } => (*right, Waiting::Window),
            Frame::Effect(effect) => (effect.using.you, Waiting::Effect),
            // These go on by themselves.
            Frame::Turn(
                TurnStep::Start(_)
                | TurnStep::Act(Phase::Prepare | Phase::Draw | Phase::End)
                | TurnStep::Ended(_)
                | TurnStep::Clear
                | TurnStep::Over,
            )
            | Frame::Attack(AttackStep::Strike | AttackStep::Over)
            | Frame::Resolving
            | Frame::Void => return None,
        })
    }

    pub(crate) fn check(&self, seat: Seat, action: Action) -> Verdict {
        refuse_if(self.state.over.is_some(), Reason::GameOver, Clause::ZW_7_3)?;
        if action == Action::Concede {
            return Ok(());
        }
        let asked = self.waiting();
        let waiting = asked.filter(|&(asked, _)| asked == seat).map(|(_, waiting)| waiting);
        let not_asked = || refuse(Reason::NotYourRight { asked: asked.map(|(seat, _)| seat) }, Clause::ZW_16_5);
        match action {
            Action::KeepHand | Action::Redraw => {
                refuse_if(waiting != Some(Waiting::Redraw), Reason::BadRedraw, Clause::ZW_6_4)
            }
            Action::PlaceMana { .. } | Action::TurnMana { .. } | Action::NoMana => match waiting {
                Some(Waiting::Mana) => self.check_mana(seat, action),
                // One action in a phase, and the phase is over (ZW-21.4).
                Some(_) => refuse(Reason::BadManaAction, Clause::ZW_8_8),
                None => not_asked(),
            },
            Action::Summon { hand } => {
                refuse_if(waiting != Some(Waiting::Main), Reason::CannotSummon, self.action_clause(Clause::ZW_10_1))?;
                self.check_summon(seat, hand)
            }
            Action::Revive(spot) => {
                refuse_if(waiting != Some(Waiting::Main), Reason::CannotRevive, Clause::ZW_10_9)?;
                self.check_revive(seat, spot)
            }
            Action::Use { card, ability } => self.check_use(seat, waiting, card, ability),
            Action::EndMain => {
                refuse_if(waiting != Some(Waiting::Main), Reason::CannotEndPhase, self.action_clause(Clause::ZW_8_3))
            }
            Action::EndBattle => {
                refuse_if(waiting != Some(Waiting::Battle), Reason::CannotEndPhase, self.action_clause(Clause::ZW_8_3))
            }
            Action::Attack(spot) => {
                refuse_if(waiting != Some(Waiting::Battle), Reason::CannotAttack, self.action_clause(Clause::ZW_12_1))?;
                self.check_attacker(seat, spot)
            }
            Action::Block(spot) => self.check_block(seat, waiting, spot),
            // Targets that nothing asks for are too many.
            Action::Target(_) | Action::EnoughTargets
                if waiting.is_some_and(|waiting| waiting != Waiting::Declaring) =>
            {
                refuse(Reason::BadTarget, Clause::ZW_19_1)
            }
            // More than the price is not the price either.
            Action::Pay(_) if waiting.is_some_and(|waiting| waiting != Waiting::Declaring) => {
                refuse(Reason::BadPayment, Clause::ZW_9_15)
            }
            Action::Target(_)
            | Action::EnoughTargets
            | Action::Pay(_)
            | Action::Decline
            | Action::Cancel
            | Action::AttackPlayer
            | Action::AttackZombie(_)
            | Action::NoBlock
            | Action::Pass
            | Action::Next(_)
            | Action::Pick(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Choose(_)
            | Action::Concede
            | Action::AgreedDraw => match waiting {
                Some(waiting) => self.check_answer(seat, waiting, action),
                None => not_asked(),
            },
        }
    }

    /// What stands against an action of the turn player: that something is still to be dealt with (ZW-17.14), or the phase.
    fn action_clause(&self, clause: Clause) -> Clause {
        let open = !self.state.area.is_empty() || !self.state.due.is_empty() || self.state.attack.is_some();
        if open { Clause::ZW_17_14 } else { clause }
    }

    fn check_answer(&self, seat: Seat, waiting: Waiting, action: Action) -> Verdict {
        match (action, waiting) {
            (Action::AttackPlayer, Waiting::Target) => {
                refuse_if(!self.may_be_attacked(None), Reason::BadAttackTarget, Clause::ZW_16_2)
            }
            (Action::AttackZombie(spot), Waiting::Target) => self.check_attack_target(spot),
            (Action::NoBlock, Waiting::Block) | (Action::Pass, Waiting::Window) => Ok(()),
            (Action::Next(index), Waiting::Order) => {
                let mine = self.state.due_of(seat).any(|(place, _)| place == index as usize);
                refuse_if(!mine, Reason::NotYourRight { asked: Some(seat) }, Clause::ZW_18_3)
            }
            (action, Waiting::Declaring) => match self.state.peek() {
                Frame::Declaring(declaring) => self.check_part(seat, declaring, action),
                _ => refuse(Reason::NotYourRight { asked: Some(seat) }, Clause::ZW_19_6),
            },
            (action, Waiting::Effect) => match self.state.peek() {
                Frame::Effect(effect) => self.check_choice(effect, action),
                _ => refuse(Reason::NotYourRight { asked: Some(seat) }, Clause::ZW_17_8),
            },
            _ => refuse(Reason::NotYourRight { asked: Some(seat) }, self.asking_clause(waiting)),
        }
    }

    /// The rule behind what is waited for.
    pub(crate) fn asking_clause(&self, waiting: Waiting) -> Clause {
        match waiting {
            Waiting::Redraw => Clause::ZW_6_4,
            Waiting::Mana => Clause::ZW_8_8,
            Waiting::Main => Clause::ZW_8_11,
            Waiting::Battle => Clause::ZW_12_1,
            Waiting::Target => Clause::ZW_12_8,
            Waiting::Block => Clause::ZW_12_11,
            Waiting::Window => Clause::ZW_17_6,
            Waiting::Order => Clause::ZW_18_1,
            Waiting::Declaring => Clause::ZW_19_6,
            Waiting::Effect => Clause::ZW_19_5,
        }
    }

    fn in_hand(&self, seat: Seat, hand: u8) -> Option<Card> {
        self.state.side(seat).hand.get(hand as usize).copied()
    }

    fn check_mana(&self, seat: Seat, action: Action) -> Verdict {
        match action {
            Action::PlaceMana { hand, back } => {
                let there = self.in_hand(seat, hand).is_some();
                refuse_if(!there, Reason::BadManaAction, Clause::ZW_8_8)?;
                // In the first player's first turn BACK only, later FRONT only (ZW-8.9).
                let clause = if self.is_first_turn() { Clause::ZW_8_9 } else { Clause::ZW_8_8 };
                refuse_if(back != self.is_first_turn(), Reason::BadManaAction, clause)
            }
            Action::TurnMana { mana } => {
                let card = self.state.side(seat).mana.get(mana as usize);
                let back = card.is_some_and(|&card| self.state.body(card).lies.is(Lies::BACK));
                refuse_if(!back, Reason::BadTurning, Clause::ZW_8_8)
            }
            Action::NoMana => Ok(()),
            _ => refuse(Reason::BadManaAction, Clause::ZW_8_8),
        }
    }

    pub(crate) fn is_first_turn(&self) -> bool {
        self.state.turn == 1
    }

    fn check_summon(&self, seat: Seat, hand: u8) -> Verdict {
        let card = self.in_hand(seat, hand).filter(|&card| self.is_zombie_card(card));
        let Some(card) = card else { return refuse(Reason::CannotSummon, Clause::ZW_10_1) };
        refuse_if(self.forbids(card, Prohibition::Enter), Reason::Forbidden, Clause::ZW_16_2)?;
        self.check_price(&Declared::Summon(card), seat)
    }

    fn check_revive(&self, seat: Seat, spot: Spot) -> Verdict {
        let card = self.state.card_at(spot).filter(|_| spot.zone == Zone::Field && spot.seat == seat);
        let half = |card: &Card| self.state.body(*card).lies.is(Lies::HALF);
        let Some(card) = card.filter(half) else { return refuse(Reason::CannotRevive, Clause::ZW_10_5) };
        refuse_if(self.forbids(card, Prohibition::BeRevived), Reason::Forbidden, Clause::ZW_16_2)?;
        self.check_price(&Declared::Revive(self.state.object(card)), seat)
    }

    /// Whether a price can be paid at all, and if not, for want of what: of the first part that cannot be paid by itself.
    fn check_price(&self, what: &Declared, seat: Seat) -> Verdict {
        if self.can_pay(what, seat) {
            return Ok(());
        }
        let mut clause = Clause::ZW_9_15;
        for part in self.price(what).parts() {
            match part {
                Part::Mana(icon) => {
                    clause = icon.clause(what);
                    let mana = self.state.side(seat).mana.iter().filter(|&&card| self.can_turn(card, icon.way)).count();
                    refuse_if(mana < usize::from(icon.count), Reason::BadPayment, clause)?;
                    refuse_if(!self.can_pay_icon(icon, seat), Reason::LacksColour, clause)?;
                }
                Part::Pick(..) | Part::This(_) => {
                    refuse_if(!self.can_choose(part, what, seat), Reason::BadCostChoice, Clause::ZW_9_20)?;
                }
            }
        }
        // Each part could be paid, not all of them.
        refuse(Reason::LacksColour, clause)
    }

    fn check_use(&self, seat: Seat, waiting: Option<Waiting>, spot: Spot, ability: u8) -> Verdict {
        let using = self.usable(seat, spot, ability);
        let Some((using, speed)) = using else { return self.refuse_place(seat, spot) };
        let free = matches!(waiting, Some(Waiting::Main | Waiting::Battle | Waiting::Window));
        match speed {
            Speed::Main => refuse_if(waiting != Some(Waiting::Main), Reason::NotMainTiming, Clause::ZW_11_4)?,
            Speed::Free => {
                let resolves = matches!(self.state.peek(), Frame::Effect(_) | Frame::Resolving);
                let clause = match self.state.is_free_timing() {
                    true if resolves => Clause::ZW_17_8,
                    true => Clause::ZW_17_14,
                    false => Clause::ZW_17_1,
                };
                refuse_if(!free, Reason::NotFreeTiming, clause)?;
            }
        }
        let lowered = self.library.ability(using.ability);
        let full = self.state.area.len() >= AREA || (lowered.aims() && self.state.aimed.len() + AIMS > AIMED);
        if full {
            return Err(Refusal::Kernel(KernelClause::Bound));
        }
        let body = self.state.body(using.source.card);
        let used = lowered.ability.once && body.used >> lowered.bit & 1 == 1;
        refuse_if(used, Reason::UsedUp { face: body.face }, Clause::ZW_11_8)?;
        let again = self.still_waits(using.source);
        refuse_if(again, Reason::StillWaits { face: body.face }, Clause::ZW_17_16)?;
        let event = !self.is_zombie_card(using.source.card);
        let silent = event && self.forbids_player(seat, Prohibition::UseEvents);
        refuse_if(silent, Reason::Forbidden, Clause::ZW_16_2)?;
        let holds = self.hold(&lowered.ability.conditions, Reading::using(using));
        refuse_if(!holds, Reason::Forbidden, Clause::ZW_11_3)?;
        refuse_if(!self.has_targets(using), Reason::BadTarget, Clause::ZW_19_2)?;
        self.check_price(&Declared::Use(using), seat)
    }

    /// Whether an effect of this card lies in the resolution area, and keeps it from answering (ZW-17.16).
    pub(crate) fn still_waits(&self, card: Object) -> bool {
        let is_of_card = |item: &Item| matches!(item, Item::Use(using, _) if using.source == card);
        self.state.options.same_card_answers == SameCardAnswers::Refused && self.state.area.iter().any(is_of_card)
    }

    /// The activated ability of a card that works where it is.
    pub(crate) fn usable(&self, seat: Seat, spot: Spot, ability: u8) -> Option<(Use, Speed)> {
        let card = self.state.card_at(spot).filter(|_| spot.seat == seat)?;
        let place = [Place::Field, Place::Hand, Place::Wrecked, Place::Mana]
            .into_iter()
            .find(|&place| zone(place) == spot.zone)?;
        let mut abilities = self.library.abilities(self.state.body(card).face);
        let (at, lowered) = abilities.find(|(_, lowered)| lowered.bit == ability)?;
        let speed = lowered.activated(place)?;
        Some((self.use_of(seat, card, at), speed))
    }

    pub(crate) fn use_of(&self, seat: Seat, card: Card, ability: u16) -> Use {
        let source = self.state.object(card);
        Use { source, face: self.state.body(card).face, you: seat, ability, it: source, ..Use::default() }
    }

    /// There is no such ability there: the card is not the player's to use, or is not where its text works.
    fn refuse_place(&self, seat: Seat, spot: Spot) -> Verdict {
        let clause = match spot.zone {
            _ if spot.seat != seat => Clause::ZW_16_4,
            Zone::Mana => Clause::ZW_4_7,
            _ => Clause::ZW_4_2,
        };
        refuse(Reason::WrongPlace, clause)
    }

    fn check_attacker(&self, seat: Seat, spot: Spot) -> Verdict {
        let card = self.state.card_at(spot).filter(|_| spot.zone == Zone::Field && spot.seat == seat);
        let Some(card) = card else { return refuse(Reason::CannotAttack, Clause::ZW_12_4) };
        refuse_if(self.state.body(card).lies.is(Lies::REST), Reason::CannotAttack, Clause::ZW_12_4)?;
        refuse_if(self.forbids(card, Prohibition::Attack), Reason::CannotAttack, Clause::ZW_16_2)
    }

    fn check_attack_target(&self, spot: Spot) -> Verdict {
        let card = self.state.card_at(spot).filter(|_| spot.zone == Zone::Field);
        let Some(card) = card else { return refuse(Reason::BadAttackTarget, Clause::ZW_12_8) };
        let rested = self.state.body(card).lies.is(Lies::REST) && spot.seat != self.state.turn_player;
        refuse_if(!rested, Reason::BadAttackTarget, Clause::ZW_12_8)?;
        refuse_if(!self.may_be_attacked(Some(card)), Reason::BadAttackTarget, Clause::ZW_16_2)
    }

    /// Who is not asked may not block either: what is wrong with the zombie comes first, for that may be why.
    fn check_block(&self, seat: Seat, waiting: Option<Waiting>, spot: Spot) -> Verdict {
        let blocked = self.state.attack.is_some_and(|attack| attack.blocked);
        refuse_if(blocked, Reason::CannotBlock, Clause::ZW_12_13)?;
        refuse_if(seat == self.state.turn_player, Reason::CannotBlock, Clause::ZW_12_11)?;
        self.check_blocker(seat, spot)?;
        refuse_if(waiting != Some(Waiting::Block), Reason::CannotBlock, Clause::ZW_12_11)
    }

    fn check_blocker(&self, seat: Seat, spot: Spot) -> Verdict {
        let card = self.state.card_at(spot).filter(|_| spot.zone == Zone::Field && spot.seat == seat);
        let Some(card) = card else { return refuse(Reason::CannotBlock, Clause::ZW_12_11) };
        self.may_block(card)
    }

    /// The zombies that may block (ZW-12.11).
    pub(crate) fn blockers(&self) -> impl Iterator<Item = Card> + Clone + use<'t> {
        let table = *self;
        let field = &self.state.side(other(self.state.turn_player)).field;
        field.iter().copied().filter(move |&card| table.may_block(card).is_ok())
    }

    fn may_block(&self, card: Card) -> Verdict {
        refuse_if(self.state.body(card).lies.is(Lies::REST), Reason::CannotBlock, Clause::ZW_12_11)?;
        refuse_if(self.forbids(card, Prohibition::Block), Reason::CannotBlock, Clause::ZW_16_2)
    }

    /// A part of a declaration (ZW-19.6).
    fn check_part(&self, seat: Seat, declaring: &Declaring, action: Action) -> Verdict {
        let is_auto = matches!(declaring.what, Declared::Auto(_));
        if action == Action::Cancel {
            return refuse_if(!declaring.begun, Reason::NotYourRight { asked: Some(seat) }, Clause::ZW_18_5);
        }
        if let Some(aiming) = self.aiming(declaring) {
            return match action {
                Action::Target(spot) => {
                    let card = self.state.card_at(spot);
                    let fits = card.is_some_and(|card| aiming.candidates.contains(card)) && aiming.taken < aiming.max;
                    refuse_if(!fits, Reason::BadTarget, Clause::ZW_19_1)
                }
                Action::EnoughTargets => refuse_if(aiming.taken < aiming.min, Reason::BadTarget, Clause::ZW_19_1),
                Action::Pay(_) => refuse(Reason::BadTarget, Clause::ZW_19_6),
                _ => refuse(Reason::NotYourRight { asked: Some(seat) }, Clause::ZW_19_6),
            };
        }
        match action {
            Action::Decline if is_auto && declaring.given.is_empty() => Ok(()),
            Action::Yes if is_auto && self.price(&declaring.what).size() == 0 => Ok(()),
            Action::Pay(spot) => self.check_payment(declaring, spot),
            Action::Target(_) => refuse(Reason::BadTarget, Clause::ZW_19_1),
            // Less than the price is not the price.
            Action::Done => refuse(Reason::BadPayment, Clause::ZW_9_15),
            _ => refuse(Reason::NotYourRight { asked: Some(seat) }, Clause::ZW_19_6),
        }
    }

    fn check_payment(&self, declaring: &Declaring, spot: Spot) -> Verdict {
        let price = self.price(&declaring.what);
        let Some((part, _)) = price.due(declaring.given.len()) else {
            return refuse(Reason::BadPayment, Clause::ZW_9_15);
        };
        let card = self.state.card_at(spot);
        match part {
            Part::Mana(icon) => {
                let clause = icon.clause(&declaring.what);
                let mana = card.filter(|_| spot.zone == Zone::Mana && spot.seat == declaring.by);
                let Some(mana) = mana else { return refuse(Reason::BadPayment, Clause::ZW_9_16) };
                let fits = self.can_turn(mana, icon.way) && !declaring.given.contains(&mana);
                refuse_if(!fits, Reason::BadPayment, clause)?;
                refuse_if(!self.may_pay(declaring, mana), Reason::LacksColour, clause)
            }
            Part::Pick(..) | Part::This(_) => {
                let fits = card.is_some_and(|card| self.may_pay(declaring, card));
                refuse_if(!fits, Reason::BadCostChoice, Clause::ZW_9_20)
            }
        }
    }

    /// A choice that an effect asks for while it resolves.
    fn check_choice(&self, effect: &Effect, action: Action) -> Verdict {
        let you = effect.using.you;
        let other_choice = || refuse(Reason::NotYourRight { asked: Some(you) }, Clause::ZW_19_5);
        match (self.library.code.at(effect.cursor.at()), action) {
            (Op::May(..), Action::Yes | Action::No) => Ok(()),
            (Op::OneOf(_, ways), Action::Choose(way)) if (way as usize) < ways.len() => Ok(()),
            (_, Action::Cancel) if !effect.parts.is_empty() => Ok(()),
            (Op::Verb(_), Action::Pick(spot)) => {
                let Some(pick) = self.pick_of(effect) else { return other_choice() };
                let fits = self
                    .state
                    .card_at(spot)
                    .is_some_and(|card| self.picking(pick, effect).may_take(effect.parts, card));
                refuse_if(!fits, Reason::BadTarget, Clause::ZW_19_5)
            }
            (Op::Verb(_), Action::Done) => {
                let Some(pick) = self.pick_of(effect) else { return other_choice() };
                let enough = self.picking(pick, effect).is_enough(effect.parts);
                refuse_if(!enough, Reason::BadTarget, Clause::ZW_19_5)
            }
            _ => other_choice(),
        }
    }
}
