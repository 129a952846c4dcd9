//! The rulebook as the kernel knows it.

use crate::atoms::Engine;
use crate::effects::Kind;
use crate::numbers::Table;
use crate::procedures::Asked;
use crate::refuse::Waiting;
use crate::state::{Body, Card, Face, Frame, State, other};
use crate::{Action, Clause, Event, Fault, Prior, Reason, Seen, Setup, View};
use kernel::rand_core::Rng;
use kernel::{
    Actions, Answer, By, Chance, Feed, Outcome, Pace, Question, Refusal, Rules, Seat, Seed, Shape, Sink, Standing,
    Status, TakeBackRule, Viewer, Viewers,
};

script::rulebook!(Mm25);

/// The kinds of question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[allow(missing_docs)]
pub enum Ask {
    Sideboard,
    ChooseFirst,
    Mulligan,
    Place,
    Main,
    /// The Hand is brought down to four.
    Discard,
    /// Whether the Hand is brought to four at all.
    Exempt,
    BattleAction,
    Window,
    Interrupt,
    Offer,
    Pick,
    /// A card of the Hand for an effect.
    Give,
    Reinforce,
    Attacker,
    Target,
    May,
    ChooseOne,
}

/// How long a window stays open for a person.
const WINDOW: Pace = Pace::Reaction { least: 2_000, most: 5_000, held: 30_000 };

impl Mm25 {
    fn carry_out<S: Sink<Mm25>>(&self, state: &mut State, by: By, action: Action, sink: &mut S) {
        let mut engine = Engine { rules: self, state, sink };
        match by {
            By::Seat(seat) => engine.answer(seat, action),
            By::Shell => {
                debug_assert!(action == Action::TimeCalled, "checked before: {action:?}");
                engine.call_time();
            }
        }
        engine.run();
    }
}

impl Rules for Mm25 {
    const GAME: &'static str = "mm25";
    const EDITION: u32 = 2;
    /// The regulation forbids it (MM-17.3).
    const TAKE_BACK: TakeBackRule = TakeBackRule::Never;

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

    fn start(&self, setup: &Setup, seed: Seed, mut sink: &mut dyn Sink<Self>) -> Result<State, Vec<Fault>> {
        let lists = setup.lists(self.library())?;
        let mut state = State::empty(seed);
        let mut engine = Engine { rules: self, state: &mut state, sink: &mut sink };
        engine.agree_on(setup.options, setup.first.filter(|seat| seat.number() < 2));
        for (seat, [deck, sideboard]) in Seat::all(2).zip(&lists) {
            engine.lay_out(seat, deck, sideboard);
        }
        engine.push(Frame::Deal);
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
        let Some((seat, waiting)) = self.table(state).waiting() else {
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
            By::Shell => actions.push(Action::TimeCalled),
        }
    }

    fn check(&self, state: &State, by: By, action: Action) -> Result<(), Refusal<Reason>> {
        let table = self.table(state);
        let over = state.over.is_some();
        match (by, action) {
            (By::Seat(seat), action) if seat.number() < 2 && action != Action::TimeCalled => table.check(seat, action),
            (By::Shell, Action::TimeCalled) if !over && !state.time => Ok(()),
            _ if over => Err(Refusal::Rule { reason: Reason::GameOver, clause: Clause::MM_3_3_1 }),
            _ => {
                let asked = table.waiting().map(|(seat, _)| seat);
                Err(Refusal::Rule { reason: Reason::NotYourTurn { asked }, clause: Clause::MM_14_1_2 })
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
        let table = self.table(state);
        for seat in Seat::all(2) {
            let side = state.side(seat);
            let crew: i32 =
                state.bridge(seat).map(|card| 3 * i32::from(state.life_of(card)) + table.stats(card).power / 100).sum();
            let trophies: i32 = side.trophies.iter().map(|&card| i32::from(table.stats(card).life)).sum();
            let captain = side.bridge[0].map_or(0, |card| 4 * i32::from(state.life_of(card)));
            standing[seat.index()] = 200 * i32::from(side.won) + crew + captain - 8 * trophies
                + side.hand.len() as i32
                + side.logbook.len().min(6) as i32;
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
        &[Action::TimeCalled]
    }

    fn concession(&self) -> Action {
        Action::Concede
    }

    fn cancellation(&self) -> Option<Action> {
        Some(Action::Cancel)
    }

    fn unfinished(&self, state: &State) -> bool {
        match state.peek() {
            Frame::Placing { chosen, .. } => chosen.iter().any(Option::is_some),
            Frame::Effect(effect) => !effect.parts.is_empty(),
            Frame::Sideboard(_)
            | Frame::Deal
            | Frame::ChooseFirst(_)
            | Frame::Mulligan(_)
            | Frame::Turn(_)
            | Frame::Battle(_)
            | Frame::Window { .. }
            | Frame::Offer(_)
            | Frame::Technique { .. }
            | Frame::Reinforced { .. }
            | Frame::Void => false,
        }
    }

    fn learned(&self, before: &State, after: &State) -> bool {
        // A card that somebody knows now and did not before.
        let known = |body: &Body| body.marks.known();
        before.bodies.iter().zip(&after.bodies).any(|(one, two)| !known(two).without(known(one)).is_empty())
    }
}

impl Mm25 {
    fn question(&self, state: &State, seat: Seat, waiting: Waiting) -> Question<Mm25> {
        let one = Answer::one;
        let table = self.table(state);
        let ask = |key, pace, answer| Question {
            by: By::Seat(seat),
            key,
            clause: table.asking_clause(waiting),
            pace,
            answer,
        };
        match waiting {
            Waiting::Sideboard => ask(Ask::Sideboard, Pace::Turn, one(Shape::Act).or(Action::Ready)),
            Waiting::ChooseFirst => ask(Ask::ChooseFirst, Pace::Turn, one(Shape::PickOne)),
            Waiting::Mulligan => ask(Ask::Mulligan, Pace::Turn, one(Shape::YesNo).or(Action::KeepHand)),
            Waiting::Placing => {
                let answer = Answer { shape: Shape::PickSome, min: 1, max: 3, default: None, part: None };
                ask(Ask::Place, Pace::Turn, answer)
            }
            Waiting::Main => ask(Ask::Main, Pace::Turn, one(Shape::Act).or(Action::PassTurn)),
            Waiting::Final if table.is_exempt(seat) => {
                ask(Ask::Exempt, Pace::Turn, one(Shape::YesNo).or(Action::SkipHand))
            }
            Waiting::Final => ask(Ask::Discard, Pace::Turn, one(Shape::PickOne)),
            Waiting::Battle => ask(Ask::BattleAction, Pace::Turn, one(Shape::Act).or(Action::PassBattle)),
            Waiting::Window(_) => ask(Ask::Window, WINDOW, one(Shape::Act).or(Action::Decline)),
            Waiting::Interrupt => ask(Ask::Interrupt, WINDOW, one(Shape::Act).or(Action::Decline)),
            Waiting::Offer => ask(Ask::Offer, Pace::Turn, one(Shape::YesNo).or(Action::No)),
            Waiting::Effect => {
                let (key, answer) = self.choice(&table);
                ask(key, Pace::Turn, answer)
            }
        }
    }

    fn choice(&self, table: &Table<'_>) -> (Ask, Answer<Mm25>) {
        let one = Answer::one;
        let Frame::Effect(effect) = table.state.peek() else {
            debug_assert!(false, "an effect waits, not {:?}", table.state.peek());
            return (Ask::May, one(Shape::YesNo));
        };
        match table.asked_by(effect) {
            Some(Asked::Pick(pick)) => {
                let picking = table.picking(pick, effect);
                (Ask::Pick, picking.answer(effect.parts, Action::Done))
            }
            Some(Asked::Discard(_)) => (Ask::Give, one(Shape::PickOne)),
            Some(Asked::Reinforce) => (Ask::Reinforce, one(Shape::PickOne).or(Action::Decline)),
            Some(Asked::Attacker) => (Ask::Attacker, one(Shape::PickOne)),
            Some(Asked::Target) => (Ask::Target, one(Shape::PickOne)),
            Some(Asked::OneOf(_)) => (Ask::ChooseOne, one(Shape::PickOne)),
            Some(Asked::May(_)) | None => (Ask::May, one(Shape::YesNo).or(Action::No)),
        }
    }
}

impl<S: Sink<Mm25>> Engine<'_, S> {
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
        match action {
            Action::Concede => self.concede(seat),
            Action::Swap { deck, side } => {
                let half = self.state.side(seat);
                let (out, back) = (half.chest.get(deck as usize).copied(), half.sideboard.get(side as usize).copied());
                if let (Some(out), Some(back)) = (there(out), there(back)) {
                    self.exchange(out, back);
                }
            }
            Action::Ready => self.ready(seat),
            Action::GoFirst => self.begin_with(seat, Some(seat)),
            Action::GoSecond => self.begin_with(other(seat), Some(seat)),
            Action::Mulligan => self.answer_mulligan(seat, true),
            Action::KeepHand => self.answer_mulligan(seat, false),
            Action::Redraw => self.redraw(seat),
            Action::Place { hand, space } => {
                // Copies are told apart here: two may be chosen one after the other.
                if let Some(card) = there(self.state.side(seat).hand.get(hand as usize).copied()) {
                    self.choose_to_place(card, space);
                }
            }
            Action::Placed => self.place(seat),
            Action::Attack { attacker, target } => {
                if let (Some(attacker), Some(target)) = (at(self, attacker), at(self, target)) {
                    self.attack(attacker, target);
                }
            }
            Action::Activate { card, ability } => drop(at(self, card).map(|card| self.use_ability(card, ability))),
            Action::Update => self.update_logbook(seat),
            Action::Call { hand, space } => {
                if let Some(card) = there(self.widest_known(seat, hand)) {
                    self.call(card, space, self.table().call_cost(card));
                }
            }
            Action::Move => self.move_sailors(seat),
            Action::Increase => self.increase_hand(seat),
            Action::PassTurn => self.pass_turn(seat),
            Action::Discard { hand } => {
                let Some(card) = there(self.widest_known(seat, hand)) else { return };
                match self.is_effect() {
                    true => self.discard_for_effect(card),
                    false => self.discard(card, Clause::MM_5_4),
                }
            }
            Action::SettleHand => self.set_exempt(seat, false),
            Action::SkipHand => self.skip_hand(seat),
            Action::Reinforce { hand } => {
                let card = there(self.widest_known(seat, hand));
                match self.is_effect() {
                    true => self.reinforce_for_effect(card),
                    false => drop(card.map(|card| self.reinforce_in_turn(card))),
                }
            }
            Action::Use { hand } => drop(there(self.widest_known(seat, hand)).map(|card| self.use_technique(card))),
            Action::Team { hand } => {
                let helper = self.table().check_team(seat, hand);
                if let (Ok(helper), Some(card)) = (helper, there(self.widest_known(seat, hand))) {
                    self.call_team(card, helper);
                }
            }
            Action::PassBattle => self.pass_battle(seat),
            Action::Decline if self.is_effect() => self.reinforce_for_effect(None),
            Action::Decline => self.decline(seat),
            Action::Pick(spot) => drop(at(self, spot).map(|card| self.pick_one(card))),
            Action::Done => self.pick_done(),
            Action::Cancel if matches!(self.state.peek(), Frame::Placing { .. }) => self.cancel_placing(seat),
            Action::Cancel => self.cancel_pick(),
            Action::Yes => self.decide(true),
            Action::No => self.decide(false),
            Action::Choose(way) => self.choose(way),
            Action::TimeCalled => debug_assert!(false, "checked before: the shell's"),
        }
    }

    /// In a battle turn, in a window, or as an interruption.
    fn use_technique(&mut self, card: Card) {
        match *self.state.peek() {
            Frame::Battle(_) => self.use_in_turn(card),
            Frame::Window { .. } => {
                self.answered_window();
                self.place_technique(card);
            }
            Frame::Technique { card: placed, by, .. } => {
                // When the interruption is over, the interrupted one may go on if it is still there.
                self.replace(Frame::Technique { card: placed, by, step: crate::state::Placed::Apply });
                self.place_technique(card);
            }
            ref other @ (Frame::Sideboard(_)
            | Frame::Deal
            | Frame::ChooseFirst(_)
            | Frame::Mulligan(_)
            | Frame::Placing { .. }
            | Frame::Turn(_)
            | Frame::Offer(_)
            | Frame::Reinforced { .. }
            | Frame::Effect(_)
            | Frame::Void) => debug_assert!(false, "no Technique is used in {other:?}"),
        }
    }

    /// An ability of the Main Phase, or one that waits in a window.
    fn use_ability(&mut self, card: Card, bit: u8) {
        let Some((place, lowered)) = self.table().ability_of(card, bit) else {
            return debug_assert!(false, "checked before: no ability {bit}");
        };
        if let Kind::Action(actions, _) = lowered.ability.kind {
            return self.activate(card, place, actions, bit);
        }
        let Some(due) = self.take_due(card, place) else {
            return debug_assert!(false, "checked before: the ability waits");
        };
        self.answered_window();
        self.start_triggered(due);
    }

    fn pick_one(&mut self, card: Card) {
        match self.table().asked_by(&self.effect()) {
            Some(Asked::Attacker | Asked::Target) => self.picked_for_battle(card),
            Some(Asked::Pick(_)) => self.pick_part(card),
            Some(Asked::Discard(_) | Asked::Reinforce | Asked::May(_) | Asked::OneOf(_)) | None => {
                debug_assert!(false, "checked before: a card is asked for");
            }
        }
    }

    /// A decision that an effect or an offer leaves to its player.
    fn decide(&mut self, yes: bool) {
        if let Frame::Offer(due) = *self.state.peek() {
            self.pop();
            if yes {
                self.start_triggered(due);
            }
            return;
        }
        let code = &self.library().code;
        self.with_effect(|effect| effect.cursor.decide(code, yes));
    }

    fn choose(&mut self, way: u8) {
        let code = &self.library().code;
        self.with_effect(|effect| effect.cursor.choose(code, way as usize));
    }

    /// Of interchangeable copies in a Hand, the one that most people know goes first.
    fn widest_known(&self, seat: Seat, hand: u8) -> Option<Card> {
        let known = |card| Some(self.state.body(card).marks.is_public());
        script::widest_known(&self.state.side(seat).hand, hand, |card| self.face(card), known)
    }
}
