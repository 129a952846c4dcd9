//! The rulebook as the kernel knows it.

use crate::atoms::Engine;
use crate::effects::{Op, Phase};
use crate::numbers::Table;
use crate::refuse::Waiting;
use crate::state::{Body, Card, Cards, Declared, Declaring, Face, Frame, Lies, State, TurnStep, Zone};
use crate::{Action, Clause, Ending, Event, Fault, Prior, Reason, Seen, Setup, View};
use kernel::rand_core::Rng;
use kernel::{
    Actions, Answer, By, Chance, Feed, Outcome, Pace, Question, Refusal, Rules, Seat, Seed, Shape, Sink, Standing,
    Status, TakeBackRule, Viewer, Viewers,
};

script::rulebook!(Zwo);

/// The kinds of question. The later ones are parts of an answer, known only to the one who gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[allow(missing_docs)]
pub enum Ask {
    Redraw,
    Mana,
    Main,
    Battle,
    AttackTarget,
    Block,
    /// A window: answer, or give up the right.
    Answer,
    /// Which Auto ability comes next.
    Order,
    /// An Auto ability is activated: its targets, its cost.
    Auto,
    Pick,
    May,
    ChooseOne,
    Target,
    Pay,
}

/// Of a chain of Auto abilities it is looked from here on whether somebody could stop it.
const CHAIN_LOOKED_AT: u16 = 64;

/// Looks for an answer that does not go along.
struct WayOut(bool);

impl Actions<Action> for WayOut {
    fn push(&mut self, action: Action) {
        let along =
            matches!(action, Action::Pass | Action::Next(_) | Action::Target(_) | Action::Pick(_) | Action::Pay(_));
        self.0 |= !along;
    }
}

/// How long a window stays open for a person (ZW-17.18).
const WINDOW: Pace = Pace::Reaction { least: 1_500, most: 4_000, held: 30_000 };

impl Zwo {
    fn carry_out<S: Sink<Zwo>>(&self, state: &mut State, by: By, action: Action, sink: &mut S) {
        let mut engine = Engine { rules: self, state, sink };
        match by {
            By::Seat(seat) => engine.answer(seat, action),
            By::Shell => {
                debug_assert!(action == Action::AgreedDraw, "checked before: {action:?}");
                engine.agree_to_draw();
            }
        }
        engine.run();
    }
}

impl Rules for Zwo {
    const GAME: &'static str = "zwo";
    const EDITION: u32 = 2;
    const TAKE_BACK: TakeBackRule = TakeBackRule::ByConsent;

    type Setup = Setup;
    type Fault = Fault;
    type State = State;
    type Action = Action;
    type Card = Face;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Clause = Clause;
    type Reason = Reason;
    type Ask = Ask;
    type Prior = Prior;

    /// In the first edition a card answered itself, and Auto abilities waited for targets.
    fn of_edition(setup: Setup, edition: u32) -> Setup {
        if edition < 2 { setup.of_first_edition() } else { setup }
    }

    fn start(&self, setup: &Setup, seed: Seed, mut sink: &mut dyn Sink<Self>) -> Result<State, Vec<Fault>> {
        let lists = setup.lists(self.library())?;
        let mut state = State::empty(seed);
        let mut engine = Engine { rules: self, state: &mut state, sink: &mut sink };
        engine.agree_on(setup.options);
        for (seat, list) in Seat::all(2).zip(&lists) {
            engine.lay_out(seat, list);
        }
        engine.open(setup.first.filter(|seat| seat.number() < 2));
        engine.run();
        Ok(state)
    }

    fn supplied(&self) -> u64 {
        self.book.supplied()
    }

    fn seats(&self, _: &State) -> u8 {
        2
    }

    fn status(&self, state: &State) -> Status<Self> {
        if let Some(outcome) = state.over {
            return Status::Over(outcome);
        }
        let table = self.table(state);
        let Some((seat, waiting)) = table.waiting() else {
            debug_assert!(false, "nobody is asked, and it is not over: {:?}", state.stack);
            return Status::Over(Outcome::Void);
        };
        Status::Ask(self.question(state, seat, waiting))
    }

    fn asked(&self, state: &State) -> Option<By> {
        self.table(state).waiting().map(|(seat, _)| By::Seat(seat))
    }

    fn legal(&self, state: &State, by: By, actions: &mut impl Actions<Action>) {
        if let By::Seat(seat) = by {
            self.table(state).list_legal(seat, actions);
        }
    }

    fn attempts(&self, state: &State, by: By, actions: &mut impl Actions<Action>) {
        match by {
            By::Seat(seat) if seat.number() < 2 => self.table(state).list_attempts(seat, actions),
            By::Seat(_) => {}
            By::Shell => actions.push(Action::AgreedDraw),
        }
    }

    fn check(&self, state: &State, by: By, action: Action) -> Result<(), Refusal<Reason>> {
        let table = self.table(state);
        let over = state.over.is_some();
        match (by, action) {
            (By::Seat(seat), action) if seat.number() < 2 && action != Action::AgreedDraw => table.check(seat, action),
            // Both have told the shell (ZW-7.10).
            (By::Shell, Action::AgreedDraw) if !over => Ok(()),
            _ if over => Err(Refusal::Rule { reason: Reason::GameOver, clause: Clause::ZW_7_3 }),
            _ => {
                let asked = table.waiting().map(|(seat, _)| seat);
                Err(Refusal::Rule { reason: Reason::NotYourRight { asked }, clause: Clause::ZW_16_5 })
            }
        }
    }

    fn apply(&self, state: &mut State, by: By, action: Action, mut sink: &mut dyn Sink<Self>) {
        self.carry_out(state, by, action, &mut sink);
    }

    fn advance(&self, state: &mut State, by: By, action: Action) {
        self.carry_out(state, by, action, &mut ());
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn redact(&self, _: &State, event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen_by(viewer))
    }

    fn insiders(&self, event: &Event) -> Option<Viewers> {
        Some(event.eyes)
    }

    fn imagine(&self, view: &View, prior: &Prior, rng: &mut impl Rng) -> State {
        view.imagine(self.library(), prior, rng)
    }

    fn standing(&self, state: &State) -> Standing {
        let mut standing = [0; kernel::MAX_SEATS];
        for seat in Seat::all(2) {
            let side = state.side(seat);
            let zombie = |&card: &Card| {
                let power = self.library().card(state.body(card).face).power.unwrap_or(0) / 500;
                if state.body(card).lies.is(Lies::HALF) { power / 2 } else { power }
            };
            let field: i32 = side.field.iter().map(zombie).sum();
            let cards = side.hand.len() as i32 + side.mana.len() as i32;
            standing[seat.index()] = 6 * i32::from(side.life) + 2 * cards + field;
        }
        standing
    }

    fn digest(&self, state: &State, feed: &mut Feed) {
        state.digest(feed);
    }

    fn chance<'s>(&self, state: &'s State) -> &'s Chance {
        &state.chance
    }

    fn agreements(&self) -> &[Action] {
        &[Action::AgreedDraw]
    }

    fn concession(&self) -> Action {
        Action::Concede
    }

    fn cancellation(&self) -> Option<Action> {
        Some(Action::Cancel)
    }

    fn unfinished(&self, state: &State) -> bool {
        match state.peek() {
            Frame::Declaring(declaring) => declaring.begun,
            Frame::Effect(effect) => !effect.parts.is_empty(),
            Frame::Redraw(_)
            | Frame::Turn(_)
            | Frame::Attack(_)
            | Frame::Window { .. }
            | Frame::Resolving
            | Frame::Void => false,
        }
    }

    fn learned(&self, before: &State, after: &State) -> bool {
        // A card that somebody knows now and did not before.
        let known = |body: &Body| body.lies.known();
        before.bodies.iter().zip(&after.bodies).any(|(one, two)| !known(two).without(known(one)).is_empty())
    }
}

impl Zwo {
    fn question(&self, state: &State, seat: Seat, waiting: Waiting) -> Question<Zwo> {
        let one = Answer::one;
        let table = self.table(state);
        let clause = table.asking_clause(waiting);
        let ask = |key, pace, answer| Question { by: By::Seat(seat), key, clause, pace, answer };
        match waiting {
            Waiting::Redraw => ask(Ask::Redraw, Pace::Turn, one(Shape::YesNo).or(Action::KeepHand)),
            Waiting::Mana => ask(Ask::Mana, Pace::Turn, one(Shape::Act).or(Action::NoMana)),
            Waiting::Main => ask(Ask::Main, Pace::Turn, one(Shape::Act).or(Action::EndMain)),
            Waiting::Battle => ask(Ask::Battle, Pace::Turn, one(Shape::Act).or(Action::EndBattle)),
            Waiting::Target => ask(Ask::AttackTarget, Pace::Turn, one(Shape::PickOne)),
            Waiting::Block => ask(Ask::Block, Pace::Turn, one(Shape::PickOne).or(Action::NoBlock)),
            Waiting::Window => ask(Ask::Answer, WINDOW, one(Shape::Act).or(Action::Pass)),
            Waiting::Order => ask(Ask::Order, Pace::Turn, one(Shape::Order)),
            Waiting::Declaring => {
                // Everybody else sees the question in which the declaration began.
                let (key, clause, pace, answer) = match state.peek() {
                    Frame::Declaring(declaring) => {
                        let (key, clause, pace) = self.declared_in(state, declaring);
                        (key, clause, pace, self.part(&table, declaring))
                    }
                    other => {
                        debug_assert!(false, "a declaration waits, not {other:?}");
                        (Ask::Main, clause, Pace::Turn, one(Shape::Act))
                    }
                };
                Question { by: By::Seat(seat), key, clause, pace, answer }
            }
            Waiting::Effect => {
                let (key, answer) = self.choice(&table);
                ask(key, Pace::Turn, answer)
            }
        }
    }

    /// The question that a declaration answers.
    fn declared_in(&self, state: &State, declaring: &Declaring) -> (Ask, Clause, Pace) {
        if let Declared::Auto(_) = declaring.what {
            return (Ask::Auto, Clause::ZW_18_3, Pace::Turn);
        }
        let under = state.stack.len().checked_sub(2).map(|index| state.stack[index]);
        match under {
            Some(Frame::Window { .. }) => (Ask::Answer, Clause::ZW_17_6, WINDOW),
            Some(Frame::Turn(TurnStep::Act(Phase::Battle))) => (Ask::Battle, Clause::ZW_12_1, Pace::Turn),
            under => {
                let main = Frame::Turn(TurnStep::Act(Phase::Main));
                debug_assert!(under == Some(main), "nothing is declared over {under:?}");
                (Ask::Main, Clause::ZW_8_11, Pace::Turn)
            }
        }
    }

    /// The part of a declaration that is asked for now.
    fn part(&self, table: &Table<'_>, declaring: &Declaring) -> Answer<Zwo> {
        if let Some(aiming) = table.aiming(declaring) {
            let default = (aiming.taken >= aiming.min).then_some(Action::EnoughTargets);
            let (min, max) = (aiming.min.max(1), aiming.max.max(1));
            return Answer { shape: Shape::PickSome, min, max, default, part: Some(Ask::Target) };
        }
        let size = table.price(&declaring.what).size().max(1) as u8;
        let auto = matches!(declaring.what, Declared::Auto(_));
        let default = (auto && declaring.given.is_empty()).then_some(Action::Decline);
        Answer { shape: Shape::PickSome, min: size, max: size, default, part: Some(Ask::Pay) }
    }

    fn choice(&self, table: &Table<'_>) -> (Ask, Answer<Zwo>) {
        let Frame::Effect(effect) = table.state.peek() else {
            debug_assert!(false, "an effect waits, not {:?}", table.state.peek());
            return (Ask::May, Answer::one(Shape::YesNo));
        };
        match self.library().code.at(effect.cursor.at()) {
            Op::May(..) => (Ask::May, Answer::one(Shape::YesNo).or(Action::No)),
            Op::OneOf(..) => (Ask::ChooseOne, Answer::one(Shape::PickOne)),
            Op::Verb(_) | Op::Unless(..) | Op::Jump(_) | Op::End => {
                let Some(pick) = table.pick_of(effect) else {
                    debug_assert!(false, "an effect that waits asks for something");
                    return (Ask::Pick, Answer::one(Shape::PickSome));
                };
                let picking = table.picking(pick, effect);
                (Ask::Pick, picking.answer(effect.parts, Action::Done))
            }
        }
    }
}

impl<S: Sink<Zwo>> Engine<'_, S> {
    /// Takes an answer that was checked.
    fn answer(&mut self, seat: Seat, action: Action) {
        let at = |engine: &Self, spot| {
            let card = engine.state.card_at(spot);
            debug_assert!(card.is_some(), "checked before: no card at {spot:?}");
            card
        };
        let there = |card: Option<Card>| {
            debug_assert!(card.is_some(), "checked before: no such card for {action:?}");
            card
        };
        // Nearly all chains are far shorter, and are spared the looking.
        if self.state.chain >= CHAIN_LOOKED_AT && self.has_a_way_out(seat) {
            self.break_chain();
        }
        match action {
            Action::Concede => {
                self.lose(seat, Ending::Conceded { loser: seat, turn: self.state.turn }, Clause::ZW_7_11)
            }
            Action::KeepHand => self.answer_redraw(seat, false),
            Action::Redraw => self.answer_redraw(seat, true),
            Action::PlaceMana { hand, back } => {
                if let Some(card) = there(self.widest_known(seat, hand)) {
                    let clause = if back { Clause::ZW_8_9 } else { Clause::ZW_8_8 };
                    self.place_mana(Cards::only(card), back, false, clause);
                }
                self.end_mana_phase();
            }
            Action::TurnMana { mana } => {
                if let Some(card) = there(self.state.side(seat).mana.get(mana as usize).copied()) {
                    self.turn_front(card, Clause::ZW_8_8);
                }
                self.end_mana_phase();
            }
            Action::NoMana => self.end_mana_phase(),
            Action::Summon { hand } => {
                if let Some(card) = there(self.widest_known(seat, hand)) {
                    self.begin_declaring(Declared::Summon(card), seat);
                }
            }
            Action::Revive(spot) => {
                if let Some(card) = at(self, spot) {
                    self.begin_declaring(Declared::Revive(self.state.object(card)), seat);
                }
            }
            Action::Use { card: spot, ability } => {
                let widest = match spot.zone {
                    Zone::Hand => there(self.widest_known(seat, spot.index)),
                    _ => at(self, spot),
                };
                if let (Some((using, _)), Some(card)) = (self.table().usable(seat, spot, ability), widest) {
                    let using = self.table().use_of(seat, card, using.ability);
                    self.begin_declaring(Declared::Use(using), seat);
                }
            }
            Action::Target(spot) => drop(at(self, spot).map(|card| self.aim(card))),
            Action::EnoughTargets => self.enough_targets(),
            Action::Pay(spot) => drop(at(self, spot).map(|card| self.give(card))),
            Action::Decline => self.decline(),
            Action::Cancel if matches!(self.state.peek(), Frame::Declaring(_)) => self.cancel(),
            Action::Cancel => self.cancel_pick(),
            Action::EndMain => self.declare_end(Phase::Main),
            Action::EndBattle => self.declare_end(Phase::Battle),
            Action::Attack(spot) => drop(at(self, spot).map(|card| self.attack(card))),
            Action::AttackPlayer => self.choose_target(None),
            Action::AttackZombie(spot) => self.choose_target(at(self, spot)),
            Action::Block(spot) => drop(at(self, spot).map(|card| self.block(card))),
            Action::NoBlock => self.do_not_block(),
            Action::Pass => self.pass(seat),
            Action::Next(index) => self.activate_due(index as usize),
            Action::Pick(spot) => drop(at(self, spot).map(|card| self.pick_part(card))),
            Action::Done => self.pick_done(),
            Action::Yes if matches!(self.state.peek(), Frame::Declaring(_)) => self.agree_to_pay(),
            Action::Yes => self.decide(true),
            Action::No => self.decide(false),
            Action::Choose(way) => self.choose(way),
            Action::AgreedDraw => debug_assert!(false, "checked before: the shell's"),
        }
    }

    /// A decision that an effect leaves to its player.
    fn decide(&mut self, yes: bool) {
        let code = &self.library().code;
        self.with_effect(|effect| {
            effect.cursor.decide(code, yes);
            effect.did = yes;
        });
    }

    fn choose(&mut self, way: u8) {
        let code = &self.library().code;
        self.with_effect(|effect| effect.cursor.choose(code, way as usize));
    }

    /// Whether whoever is asked could do something else than go along with what happens by itself (ZW-7.10): decline, take
    /// fewer, answer, or anything in a turn.
    fn has_a_way_out(&self, seat: Seat) -> bool {
        let mut found = WayOut(false);
        self.table().list_legal(seat, &mut found);
        found.0
    }

    /// Of interchangeable copies in a hand, the one that most people know goes first; one whose effect waits is not
    /// interchangeable with the others (ZW-17.16).
    fn widest_known(&self, seat: Seat, hand: u8) -> Option<Card> {
        let waits = |card| self.table().still_waits(self.state.object(card));
        let known = |card| (!waits(card)).then(|| self.state.body(card).lies.is_public());
        script::widest_known(&self.state.side(seat).hand, hand, |card| self.face(card), known)
    }
}
