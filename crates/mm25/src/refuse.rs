//! Why an input is refused, in the order of MM-16.1, and with it what is legal.

use crate::decks::SETUP_LIFE;
use crate::effects::{Act, Count, Kind, Objects, Pick, Step, Value, Window};
use crate::library::Lowered;
use crate::numbers::{Reading, Table};
use crate::procedures::{Asked, takes_from_chest};
use crate::state::{BattleStep, Card, DECK, Due, Effect, Frame, Marks, Placed, STACK, Space, Spot, TurnStep, Zone};
use crate::{Action, Category, Clause, Reason};
use kernel::{KernelClause, Refusal, Seat, refuse, refuse_if};

type Verdict = Result<(), Refusal<Reason>>;

/// Whom a space reaches.
const fn reach_clause(from: Spot) -> Clause {
    if from.index == 0 { Clause::MM_6_1_5 } else { Clause::MM_6_1_7 }
}

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waiting {
    Sideboard,
    ChooseFirst,
    Mulligan,
    Placing,
    Main,
    Final,
    Battle,
    Window(Window),
    Interrupt,
    Offer,
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
            Frame::Sideboard(seat) => (*seat, Waiting::Sideboard),
            Frame::ChooseFirst(seat) => (*seat, Waiting::ChooseFirst),
            Frame::Mulligan(seat) => (*seat, Waiting::Mulligan),
            Frame::Placing { seat, .. } => (*seat, Waiting::Placing),
            Frame::Turn(TurnStep::Main) => (state.turn_player, Waiting::Main),
            Frame::Turn(TurnStep::Final) => (state.turn_player, Waiting::Final),
            Frame::Battle(BattleStep::Actions { turn, .. }) => (*turn, Waiting::Battle),
            Frame::Window { window, turn, .. } => (*turn, Waiting::Window(*window)),
            Frame::Technique { by, step: Placed::Answer, .. } => (script::other(*by), Waiting::Interrupt),
            Frame::Offer(due) => (due.you, Waiting::Offer),
            Frame::Effect(effect) => (self.asked_seat(effect), Waiting::Effect),
            // These go on by themselves.
            Frame::Deal
            | Frame::Turn(TurnStep::Initial | TurnStep::Over)
            | Frame::Battle(
                BattleStep::Declared
                | BattleStep::Before
                | BattleStep::BeforeComparison
                | BattleStep::Compare
                | BattleStep::AfterComparison
                | BattleStep::BeforeDamage
                | BattleStep::Damage
                | BattleStep::Defeated
                | BattleStep::Discard
                | BattleStep::AfterBattle
                | BattleStep::Over,
            )
            | Frame::Technique { step: Placed::Cost | Placed::Apply | Placed::Done, .. }
            | Frame::Reinforced { .. }
            | Frame::Void => return None,
        })
    }

    pub(crate) fn check(&self, seat: Seat, action: Action) -> Verdict {
        refuse_if(self.state.over.is_some(), Reason::GameOver, Clause::MM_3_3_1)?;
        if action == Action::Concede {
            return Ok(());
        }
        let asked = self.waiting();
        let waiting = asked.filter(|&(asked, _)| asked == seat).map(|(_, waiting)| waiting);
        self.check_window(seat, action, asked.map(|(_, waiting)| waiting))?;
        let Some(waiting) = waiting else {
            return refuse(Reason::NotYourTurn { asked: asked.map(|(seat, _)| seat) }, Clause::MM_13_2);
        };
        let wrong = || refuse(Reason::WrongPhase, self.asking_clause(waiting));
        match (action, waiting) {
            (Action::Mulligan, _) => {
                refuse_if(self.state.side(seat).mulligan, Reason::MulliganUsed, Clause::MM_2_6_2)?;
                refuse_if(waiting != Waiting::Mulligan, Reason::MulliganLate, Clause::MM_2_7_1)
            }
            (Action::KeepHand, Waiting::Mulligan) => Ok(()),
            (Action::Swap { deck, side }, Waiting::Sideboard) => self.check_swap(seat, deck, side),
            (Action::Ready, Waiting::Sideboard) => Ok(()),
            (Action::GoFirst | Action::GoSecond, Waiting::ChooseFirst) => Ok(()),
            (_, Waiting::Placing) => self.check_placing(seat, action),
            (_, Waiting::Main) => self.check_main(seat, action),
            (_, Waiting::Final) => self.check_final(seat, action),
            (_, Waiting::Battle) => self.check_battle(seat, action),
            (Action::Use { hand }, Waiting::Window(_) | Waiting::Interrupt) => self.check_technique(seat, hand),
            (Action::Activate { card, ability }, Waiting::Window(_)) => self.check_triggered(seat, card, ability),
            (Action::Decline, Waiting::Window(_) | Waiting::Interrupt) => Ok(()),
            (Action::Yes, Waiting::Offer) => match self.state.peek() {
                Frame::Offer(due) => self.check_offer(self.library.ability(due.ability), due.source.card, seat),
                _ => wrong(),
            },
            (Action::No, Waiting::Offer) => Ok(()),
            (_, Waiting::Effect) => match self.state.peek() {
                Frame::Effect(effect) => self.check_choice(effect, action),
                _ => wrong(),
            },
            _ => wrong(),
        }
    }

    /// The rule behind what is waited for.
    pub(crate) fn asking_clause(&self, waiting: Waiting) -> Clause {
        match waiting {
            Waiting::Sideboard => Clause::MM_1_6,
            Waiting::ChooseFirst => Clause::MM_2_5_1,
            Waiting::Mulligan => Clause::MM_2_6_1,
            Waiting::Placing => Clause::MM_2_8_1,
            Waiting::Main => Clause::MM_5_3_1,
            Waiting::Final => Clause::MM_5_4,
            Waiting::Battle => Clause::MM_7_3_1,
            Waiting::Window(_) => Clause::MM_13_2,
            Waiting::Interrupt => Clause::MM_7_6_1,
            Waiting::Offer => Clause::MM_13_5,
            Waiting::Effect => Clause::MM_7_5_13,
        }
    }

    fn in_hand(&self, seat: Seat, hand: u8) -> Option<Card> {
        self.state.side(seat).hand.get(hand as usize).copied()
    }

    /// A card that nobody may play in the present step of the Battle, whoever is asked (MM-16.1).
    fn check_window(&self, seat: Seat, action: Action, waiting: Option<Waiting>) -> Verdict {
        let Some(step) = self.state.battle_step() else { return Ok(()) };
        let now = match waiting {
            Some(Waiting::Battle) => Some(Window::BattleActions),
            Some(Waiting::Window(window)) => Some(window),
            Some(Waiting::Interrupt) => Some(Window::Interrupt),
            Some(
                Waiting::Sideboard
                | Waiting::ChooseFirst
                | Waiting::Mulligan
                | Waiting::Placing
                | Waiting::Main
                | Waiting::Final
                | Waiting::Offer
                | Waiting::Effect,
            )
            | None => None,
        };
        // After both passed nothing more is played but what is made for it (MM-7.3.4).
        let late = !matches!(step, BattleStep::Declared | BattleStep::Before | BattleStep::Actions { .. });
        let (made_for, otherwise) = match action {
            Action::Use { hand } => {
                let window = self.in_hand(seat, hand).and_then(|card| self.definition(card).window);
                (window, Clause::MM_11_1)
            }
            // An effect may call one at any time.
            Action::Reinforce { .. } if waiting == Some(Waiting::Effect) => (None, Clause::MM_7_3_1),
            Action::Reinforce { .. } | Action::Team { .. } => (Some(Window::BattleActions), Clause::MM_7_3_1),
            _ => (None, Clause::MM_7_3_1),
        };
        let misplaced = made_for.is_some() && made_for != now;
        let clause = if late && made_for == Some(Window::BattleActions) { Clause::MM_7_3_4 } else { otherwise };
        refuse_if(misplaced, Reason::Window, clause)
    }

    fn check_swap(&self, seat: Seat, deck: u8, side: u8) -> Verdict {
        let half = self.state.side(seat);
        let (out, back) = (half.chest.get(deck as usize), half.sideboard.get(side as usize));
        let (Some(&out), Some(&back)) = (out, back) else { return refuse(Reason::Sideboard, Clause::MM_1_6) };
        let again = [out, back].iter().any(|&card| self.state.body(card).marks.is(Marks::SWAPPED));
        refuse_if(again, Reason::Sideboard, Clause::MM_1_6)?;
        let face = self.state.body(back).face;
        let after = || half.chest.iter().copied().filter(|&card| card != out).chain([back]);
        let copies = after().filter(|&card| self.state.body(card).face == face).count();
        refuse_if(copies > self.definition(back).copies(), Reason::Sideboard, Clause::MM_1_3)?;
        let captain = after().any(|card| self.definition(card).can_be_placed());
        refuse_if(!captain, Reason::Sideboard, Clause::MM_1_5)
    }

    // Setup.

    fn check_placing(&self, seat: Seat, action: Action) -> Verdict {
        let Frame::Placing { chosen, .. } = *self.state.peek() else {
            return refuse(Reason::WrongPhase, Clause::MM_2_8_1);
        };
        let begun = chosen.iter().any(Option::is_some);
        match action {
            Action::Redraw => refuse_if(begun, Reason::WrongPhase, Clause::MM_2_7_1),
            Action::Cancel => refuse_if(!begun, Reason::WrongPhase, Clause::MM_2_8_1),
            Action::Placed => {
                refuse_if(!self.can_place(seat), Reason::MustRedraw, Clause::MM_2_7_2)?;
                refuse_if(chosen[0].is_none(), Reason::NoCaptain, Clause::MM_2_8_1)
            }
            Action::Place { hand, space } => {
                refuse_if(!self.can_place(seat), Reason::MustRedraw, Clause::MM_2_7_2)?;
                let card = self.in_hand(seat, hand).filter(|card| !chosen.contains(&Some(*card)));
                let character = card.filter(|&card| self.definition(card).category == Category::Character);
                let Some(card) = character else { return refuse(Reason::NotCharacter, Clause::MM_2_8_1) };
                refuse_if(space != Space::Captain && chosen[0].is_none(), Reason::NoCaptain, Clause::MM_2_8_1)?;
                refuse_if(chosen[space.index()].is_some(), Reason::Space, Clause::MM_2_8_1)?;
                let others = || chosen.iter().flatten().copied();
                refuse_if(others().any(|other| self.same_person(card, other)), Reason::SameName, Clause::MM_2_8_3)?;
                let life: u32 = others().chain([card]).map(|card| u32::from(self.stats(card).life)).sum();
                let fits = life <= u32::from(SETUP_LIFE) && self.stats(card).life > 0;
                refuse_if(!fits, Reason::SetupLife, Clause::MM_2_8_2)
            }
            _ => refuse(Reason::WrongPhase, Clause::MM_2_8_1),
        }
    }

    /// Whether a Hand holds somebody who can be placed (MM-2.7.2).
    pub(crate) fn can_place(&self, seat: Seat) -> bool {
        self.state.side(seat).hand.iter().any(|&card| self.definition(card).can_be_placed())
    }

    /// Whether two cards may not be on the same Bridge (MM-2.8.3, MM-9.11).
    fn same_person(&self, one: Card, two: Card) -> bool {
        let persons = |card: Card| self.library.persons(self.state.body(card).face);
        persons(one).overlaps(persons(two))
    }

    // The Main Phase.

    fn check_main(&self, seat: Seat, action: Action) -> Verdict {
        let side = self.state.side(seat);
        let costs = |count: u8| refuse_if(count > self.actions_left(), Reason::NoActions, Clause::MM_5_3_4);
        match action {
            Action::Attack { attacker, target } => self.check_attack(seat, attacker, target),
            Action::Activate { card, ability } => self.check_activate(seat, card, ability),
            Action::Update => {
                costs(1)?;
                refuse_if(side.chest.is_empty(), Reason::ChestEmpty, Clause::MM_6_3_2)
            }
            Action::Call { hand, space } => self.check_call(seat, hand, space),
            Action::Move => {
                let sailors = Space::SAILORS.into_iter().filter_map(|space| side.bridge[space.index()]).count();
                refuse_if(sailors == 0, Reason::Space, Clause::MM_6_5_2)?;
                costs(1)
            }
            Action::Increase => {
                costs(1)?;
                refuse_if(side.chest.is_empty(), Reason::ChestEmpty, Clause::MM_6_6_2)?;
                refuse_if(side.hand.len() > 4, Reason::HandSize, Clause::MM_6_6_1)
            }
            Action::PassTurn => Ok(()),
            _ => refuse(Reason::WrongPhase, Clause::MM_5_3_1),
        }
    }

    fn own_character(&self, seat: Seat, spot: Spot) -> Option<Card> {
        self.state.card_at(spot).filter(|_| spot.zone == Zone::Bridge && spot.seat == seat)
    }

    fn check_attack(&self, seat: Seat, from: Spot, to: Spot) -> Verdict {
        refuse_if(self.is_first_turn(), Reason::FirstTurnBattle, Clause::MM_6_1_3)?;
        let Some(attacker) = self.own_character(seat, from) else { return refuse(Reason::Target, Clause::MM_6_1_1) };
        self.check_not_begun(attacker)?;
        refuse_if(self.restrains_itself(attacker), Reason::SelfRestricted, Clause::MM_10_2_5)?;
        let target = self.state.card_at(to).filter(|_| to.zone == Zone::Bridge && to.seat != seat);
        let Some(target) = target else { return refuse(Reason::Target, reach_clause(from)) };
        if !self.may_attack(attacker, target) {
            let forbidden = self.reaches_by_position(attacker, target);
            return refuse(Reason::Target, if forbidden { Clause::MM_10_2_1 } else { reach_clause(from) });
        }
        refuse_if(self.attack_cost(target) > self.actions_left(), Reason::NoActions, Clause::MM_5_3_4)
    }

    /// A Character begins one Battle a turn, and none after one of its own was prevented.
    fn check_not_begun(&self, card: Card) -> Verdict {
        let marks = self.state.body(card).marks;
        let clause = if marks.is(Marks::KEPT) { Clause::MM_7_2_1 } else { Clause::MM_6_1_2 };
        refuse_if(marks.is(Marks::BEGAN), Reason::AlreadyBattled, clause)
    }

    /// An ability of a card, by its place on the card.
    pub(crate) fn ability_of(&self, card: Card, bit: u8) -> Option<(u16, &'t Lowered)> {
        self.library.abilities(self.state.body(card).face).nth(bit as usize)
    }

    fn check_activate(&self, seat: Seat, spot: Spot, bit: u8) -> Verdict {
        let card = self.own_character(seat, spot);
        let found = card.and_then(|card| Some((card, self.ability_of(card, bit)?)));
        let Some((card, (_, lowered))) = found else { return refuse(Reason::Target, Clause::MM_6_2_4) };
        let Kind::Action(actions, steps) = &lowered.ability.kind else {
            return refuse(Reason::WrongPhase, Clause::MM_6_2_1);
        };
        let battle = steps.iter().find_map(|step| match step {
            Step::BeginBattle { by, against, .. } => Some((by, against)),
            _ => None,
        });
        let marks = self.state.body(card).marks;
        if battle.is_some() {
            refuse_if(self.is_first_turn(), Reason::FirstTurnBattle, Clause::MM_6_1_3)?;
        }
        refuse_if(marks.is(Marks::USED), Reason::AbilityUsed, Clause::MM_6_2_2)?;
        let reading = Reading::new(self.state.object(card), seat);
        if battle.is_some_and(|(by, _)| *by == Objects::This) {
            self.check_not_begun(card)?;
            refuse_if(self.restrains_itself(card), Reason::SelfRestricted, Clause::MM_10_2_5)?;
        }
        let nobody = battle.is_some_and(|(by, against)| self.attackers(by, against, reading).is_empty());
        let aim = self.check_aim(steps, reading, (Reason::Cost, Clause::MM_6_2_3));
        if let Err(Refusal::Rule { reason: Reason::Protected, .. }) = aim {
            return aim;
        }
        refuse_if(*actions > self.actions_left(), Reason::NoActions, Clause::MM_5_3_4)?;
        self.check_cost(lowered, card, seat)?;
        let holds = self.hold(&lowered.ability.conditions, reading);
        refuse_if(!holds || nobody, Reason::Cost, Clause::MM_6_2_3)?;
        aim
    }

    /// Whether the whole cost can be paid (MM-6.2.3).
    fn check_cost(&self, lowered: &Lowered, card: Card, seat: Seat) -> Verdict {
        let side = self.state.side(seat);
        let number = |value: &Value| if let Value::Number(number) = value { *number as usize } else { 0 };
        for step in &lowered.ability.cost {
            match step {
                Step::Sink(_, count) | Step::Log(_, count) => {
                    refuse_if(side.chest.len() < number(count), Reason::ChestEmpty, Clause::MM_3_2_4)?;
                }
                Step::SinkLogbook(_, count) => {
                    refuse_if(side.logbook.len() < number(count), Reason::Cost, Clause::MM_7_5_2)?;
                }
                Step::Discard(_, count) => {
                    // A Technique that is being used does not pay for itself.
                    let held = side.hand.len() - usize::from(self.state.body(card).zone == Zone::Hand);
                    refuse_if(held < number(count), Reason::Cost, Clause::MM_6_2_3)?;
                }
                // No card has these for a cost, or they can always be paid.
                Step::Do(..)
                | Step::Draw(..)
                | Step::DiscardAtRandom(..)
                | Step::LookAtHand
                | Step::PreventBattle
                | Step::BeginBattle { .. }
                | Step::CallReinforcement
                | Step::If(..)
                | Step::May(_)
                | Step::ChooseOne(_) => {}
            }
        }
        Ok(())
    }

    /// What may be done, can be done: nobody takes by choice from an empty Chest (MM-3.2.4).
    fn check_offer(&self, lowered: &Lowered, card: Card, seat: Seat) -> Verdict {
        let takes = matches!(&lowered.ability.kind, Kind::Triggered(_, steps) if steps.iter().any(takes_from_chest));
        let empty = self.state.side(seat).chest.is_empty();
        refuse_if(takes && empty, Reason::ChestEmpty, Clause::MM_3_2_4)?;
        self.check_cost(lowered, card, seat)
    }

    /// Whether what is offered to a player could be accepted: who could only decline is not asked. All that is looked at lies open;
    /// what a Hand holds is not, so a question tells nothing about it (MM-13.2, MM-13.5).
    pub(crate) fn is_worth_asking(&self, due: &Due) -> bool {
        self.check_offer(self.library.ability(due.ability), due.source.card, due.you).is_ok()
    }

    fn check_call(&self, seat: Seat, hand: u8, space: Space) -> Verdict {
        let card = self.in_hand(seat, hand);
        let Some(card) = card.filter(|&card| self.definition(card).category == Category::Character) else {
            let team = card.is_some_and(|card| self.definition(card).category == Category::Team);
            return refuse(Reason::NotCharacter, if team { Clause::MM_6_4_4 } else { Clause::MM_6_4_1 });
        };
        let side = self.state.side(seat);
        let free = space != Space::Captain && side.bridge[space.index()].is_none();
        refuse_if(!free, Reason::Space, Clause::MM_6_4_1)?;
        let twin = self.state.bridge(seat).any(|other| self.same_person(card, other));
        refuse_if(twin, Reason::SameName, Clause::MM_6_4_3)?;
        refuse_if(self.call_cost(card) > self.actions_left(), Reason::NoActions, Clause::MM_5_3_4)?;
        let life = self.stats(card).life;
        refuse_if(life == 0 || side.logbook.len() < usize::from(life), Reason::Logbook, Clause::MM_6_4_2)
    }

    /// Calling costs an Action, unless the card says otherwise (MM-6.4.6).
    pub(crate) fn call_cost(&self, card: Card) -> u8 {
        let free = self.library.abilities(self.state.body(card).face).any(|(_, lowered)| {
            lowered.ability.continuous().contains(&(Objects::This, crate::effects::Modifier::FreeCall))
        });
        u8::from(!free)
    }

    fn check_final(&self, seat: Seat, action: Action) -> Verdict {
        let hand = self.state.side(seat).hand.len();
        let exempt = self.is_exempt(seat);
        match action {
            Action::SettleHand | Action::SkipHand if exempt => Ok(()),
            Action::Discard { hand: index } if !exempt => {
                refuse_if(hand <= 4 || index as usize >= hand, Reason::HandSize, Clause::MM_5_4)
            }
            _ => refuse(Reason::WrongPhase, Clause::MM_5_3_2),
        }
    }

    pub(crate) fn is_exempt(&self, seat: Seat) -> bool {
        let side = self.state.side(seat);
        side.exempt && side.turns == 1 && side.hand.len() != 4
    }

    // Battle.

    fn check_battle(&self, seat: Seat, action: Action) -> Verdict {
        match action {
            Action::PassBattle => Ok(()),
            Action::Reinforce { hand } => self.check_reinforce(seat, hand),
            Action::Use { hand } => self.check_technique(seat, hand),
            Action::Team { hand } => self.check_team(seat, hand).map(drop),
            _ => refuse(Reason::WrongPhase, Clause::MM_7_3_1),
        }
    }

    fn check_reinforce(&self, seat: Seat, hand: u8) -> Verdict {
        let Some(card) = self.in_hand(seat, hand) else { return refuse(Reason::NotCharacter, Clause::MM_7_4_1) };
        match self.definition(card).category {
            Category::Technique => refuse(Reason::NotCharacter, Clause::MM_7_4_1),
            Category::Team => refuse(Reason::TeamReinforce, Clause::MM_7_4_8),
            Category::Character
                if self.state.side(seat).reinforcements.len() >= DECK || self.state.stack.len() + 2 > STACK =>
            {
                Err(Refusal::Kernel(KernelClause::Bound))
            }
            Category::Character => Ok(()),
        }
    }

    fn check_technique(&self, seat: Seat, hand: u8) -> Verdict {
        let technique = self.in_hand(seat, hand).and_then(|card| Some((card, self.technique(card)?)));
        let Some((card, (_, lowered))) =
            technique.filter(|&(card, _)| self.definition(card).category == Category::Technique)
        else {
            return refuse(Reason::User, Clause::MM_4_2);
        };
        let face = self.state.body(card).face;
        let able = self.state.fighter(seat).is_some() && self.library.users(face).overlaps(self.served(seat));
        refuse_if(!able, Reason::User, Clause::MM_7_5_1)?;
        let side = self.state.side(seat);
        if let Some(limit) = self.definition(card).limit {
            // Those that wait to be applied count as well.
            let waiting = side
                .techniques
                .iter()
                .map(|&other| self.state.body(other))
                .filter(|body| !body.marks.is(Marks::RESOLVED));
            let waiting = waiting.map(|body| body.face);
            let used = self.used_faces(seat).chain(waiting).filter(|&other| other == face).count();
            refuse_if(used >= usize::from(limit), Reason::Limit, Clause::MM_7_5_6)?;
        }
        let full = side.techniques.len() >= DECK || self.state.stack.len() + 4 > STACK;
        if full {
            return Err(Refusal::Kernel(KernelClause::Bound));
        }
        let reading = Reading::new(self.state.object(card), seat);
        if let Kind::Technique(steps, _) = &lowered.ability.kind {
            self.check_aim(steps, reading, (Reason::Target, Clause::MM_7_5_13))?;
        }
        let holds = self.hold(&lowered.ability.conditions, reading);
        refuse_if(!holds, Reason::Cost, Clause::MM_7_5_2)?;
        self.check_cost(lowered, card, seat)
    }

    /// What has a card chosen, or is aimed at a given one, needs one (MM-7.5.13, MM-6.2.3).
    fn check_aim(&self, steps: &[Step], reading: Reading<'_>, without: (Reason, Clause)) -> Verdict {
        for step in steps {
            let Step::Do(act, objects) = step else { continue };
            let all = match objects {
                Objects::Pick(Pick { count: Count::Exactly(_), from }) => self.all(from, reading),
                Objects::Placed | Objects::Loser | Objects::Fighter(_) => self.meant(objects, reading),
                Objects::Pick(Pick { count: Count::UpTo(_), .. })
                | Objects::This
                | Objects::Fighters
                | Objects::Picked
                | Objects::All(_)
                | Objects::Player(_) => continue,
            };
            let touches = |target: Card| match act {
                Act::ToOcean | Act::Annul => target.owner() == reading.you || !self.is_indestructible(target),
                Act::ToHand => self.definition(target).hats == 0,
                Act::Inflict(_) | Act::ShuffleIntoChest | Act::Gain(..) | Act::Mend => true,
            };
            if !all.iter().any(touches) {
                return match (act, all.is_empty()) {
                    (Act::ToHand, _) | (_, true) => refuse(without.0, without.1),
                    _ => refuse(Reason::Protected, Clause::MM_15_5),
                };
            }
        }
        Ok(())
    }

    /// The Reinforcement that a Team takes with it, if all its conditions hold (MM-7.7.1 to MM-7.7.6).
    pub(crate) fn check_team(&self, seat: Seat, hand: u8) -> Result<Card, Refusal<Reason>> {
        let card = self.in_hand(seat, hand).filter(|&card| self.definition(card).category == Category::Team);
        let Some(card) = card else { return refuse(Reason::TeamCondition(1), Clause::MM_7_7_2) };
        let team = self.definition(card);
        let Some(fighter) = self.state.fighter(seat) else { return refuse(Reason::TeamMember, Clause::MM_7_7_1) };
        let persons = |card: Card| self.library.persons(self.state.body(card).face);
        let member = |index: usize| team.members.get(index).map(|name| self.library.person(name)).unwrap_or_default();
        let fits = |index: usize| member(index).overlaps(persons(fighter));
        let Some(other) = [0, 1].into_iter().find(|&index| fits(index)).map(|index| 1 - index) else {
            return refuse(Reason::TeamMember, Clause::MM_7_7_1);
        };
        let crew = self.definition(fighter).crews.iter().any(|crew| team.crews.contains(crew));
        refuse_if(!crew, Reason::TeamCondition(2), Clause::MM_7_7_3)?;
        let helpers = &self.state.side(seat).reinforcements;
        let helper = helpers.iter().copied().find(|&card| persons(card).overlaps(member(other)));
        let Some(helper) = helper else { return refuse(Reason::TeamCondition(3), Clause::MM_7_7_4) };
        let there = self.state.bridge(seat).any(|card| persons(card).overlaps(member(other)));
        refuse_if(there, Reason::TeamCondition(4), Clause::MM_7_7_5)?;
        let life = usize::from(self.state.life_of(fighter)) + self.state.side(seat).logbook.len();
        refuse_if(life < usize::from(self.stats(card).life), Reason::TeamCondition(5), Clause::MM_7_7_6)?;
        let twin = self.state.bridge(seat).any(|other| other != fighter && self.same_person(card, other));
        refuse_if(twin, Reason::SameName, Clause::MM_7_7_9)?;
        Ok(helper)
    }

    fn check_triggered(&self, seat: Seat, spot: Spot, bit: u8) -> Verdict {
        let found = self.own_character(seat, spot).and_then(|card| Some((card, self.ability_of(card, bit)?)));
        let due = found.filter(|(card, (place, _))| {
            let waits = |due: &crate::state::Due| due.source.card == *card && due.ability == *place && due.you == seat;
            self.state.due.iter().any(waits)
        });
        let Some((card, (_, lowered))) = due else { return refuse(Reason::Window, Clause::MM_13_5) };
        self.check_offer(lowered, card, seat)
    }

    /// A choice that an effect asks for.
    fn check_choice(&self, effect: &Effect, action: Action) -> Verdict {
        let wrong = || refuse(Reason::WrongPhase, Clause::MM_7_5_13);
        let Some(asked) = self.asked_by(effect) else { return wrong() };
        match (asked, action) {
            (Asked::May(end), Action::Yes) => refuse_if(self.is_dry(effect, end), Reason::ChestEmpty, Clause::MM_3_2_4),
            (Asked::May(_), Action::No) => Ok(()),
            (Asked::OneOf(ways), Action::Choose(way)) if (way as usize) < ways => Ok(()),
            (Asked::Pick(_), Action::Cancel) if !effect.parts.is_empty() => Ok(()),
            (Asked::Pick(pick), Action::Pick(spot)) => {
                let card = self.state.card_at(spot);
                let fits = card.is_some_and(|card| self.picking(pick, effect).may_take(effect.parts, card));
                if fits {
                    return Ok(());
                }
                let meant = card.filter(|&card| self.all(&pick.from, Reading::of(effect)).contains(card));
                match meant.and_then(|card| self.untouchable(card, effect)) {
                    Some((reason, clause)) => refuse(reason, clause),
                    None => refuse(Reason::Target, Clause::MM_7_5_13),
                }
            }
            (Asked::Pick(pick), Action::Done) => {
                let enough = self.picking(pick, effect).is_enough(effect.parts);
                refuse_if(!enough, Reason::Target, Clause::MM_7_5_13)
            }
            (Asked::Discard(seat), Action::Discard { hand }) => {
                refuse_if(self.in_hand(seat, hand).is_none(), Reason::Cost, Clause::MM_7_5_2)
            }
            (Asked::Reinforce, Action::Reinforce { hand }) => self.check_reinforce(effect.you, hand),
            (Asked::Reinforce, Action::Decline) => Ok(()),
            (Asked::Attacker | Asked::Target, Action::Pick(spot)) => {
                let fits = self.state.card_at(spot).is_some_and(|card| self.for_battle(effect).contains(card));
                refuse_if(!fits, Reason::Target, Clause::MM_10_2_3)
            }
            _ => wrong(),
        }
    }
}
