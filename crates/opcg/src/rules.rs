//! The rulebook as the kernel knows it.

use crate::atoms::Engine;
use crate::effects::{End, Timing, Where};
use crate::procedures::Asks;
use crate::refuse::Waiting;
use crate::state::{BattleStep, Card, Frame, State, other};
use crate::{Action, Clause, Ending, Event, Face, Fault, Prior, Reason, Seen, Setup, View};
use kernel::rand_core::Rng;
use kernel::{
    Actions, Answer, By, Chance, Feed, Outcome, Pace, Question, Refusal, Rules, Seat, Seed, Shape, Sink, Standing,
    Status, TakeBackRule, Viewer, Viewers,
};

script::rulebook!(Opcg);

/// The kinds of question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[allow(missing_docs)]
pub enum Ask {
    Sign,
    ChooseFirst,
    Redraw,
    Main,
    Block,
    Counter,
    LifeCard,
    MakeRoom,
    Order,
    Pick,
    PutBack,
    ReturnDon,
    MoveDon,
    HowMany,
    May,
    ChooseOne,
}

/// How long a defender may think about a block or a counter where somebody waits (OP-8.4.8).
const WINDOW: Pace = Pace::Reaction { least: 2_000, most: 5_000, held: 45_000 };

impl Opcg {
    fn carry_out<S: Sink<Opcg>>(&self, state: &mut State, by: By, action: Action, sink: &mut S) {
        let By::Seat(seat) = by else { return state.never("nobody but a player acts") };
        let taken = self.table(state).taken(seat, action);
        let mut engine = Engine { rules: self, state, sink };
        if let Some(taken) = taken {
            engine.remember(taken);
        }
        engine.answer(seat, action);
        engine.run();
    }
}

impl Rules for Opcg {
    const GAME: &'static str = "opcg";
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

    fn start(&self, setup: &Setup, seed: Seed, mut sink: &mut dyn Sink<Self>) -> Result<State, Vec<Fault>> {
        let lists = setup.lists(self.library())?;
        let mut state = State::empty(seed);
        let mut engine = Engine { rules: self, state: &mut state, sink: &mut sink };
        for (seat, list) in Seat::all(2).zip(&lists) {
            engine.lay_out(seat, list);
        }
        engine.open();
        if let Some(first) = setup.first.filter(|seat| seat.number() < 2) {
            engine.begin_with(first, None);
        }
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
            state.never("nobody is asked");
            return Status::Over(Outcome::Void);
        };
        let (key, clause, answer) = self.question(state, waiting);
        // The defender's two windows; everything else is part of a turn.
        let pace = if matches!(waiting, Waiting::Block | Waiting::Counter) { WINDOW } else { Pace::Turn };
        Status::Ask(Question { by: By::Seat(seat), key, clause, pace, answer })
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
        if let By::Seat(seat) = by
            && seat.number() < 2
        {
            self.table(state).list_attempts(seat, actions);
        }
    }

    fn check(&self, state: &State, by: By, action: Action) -> Result<(), Refusal<Reason>> {
        match by {
            By::Seat(seat) if seat.number() < 2 => self.table(state).check(seat, action),
            _ => {
                let asked = self.table(state).waiting().map(|(seat, _)| seat);
                Err(Refusal::Rule { reason: Reason::NotYourDecision { asked }, clause: Clause::OP_1_1 })
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
            let field: i32 = side.characters.iter().map(|&card| self.table(state).power(card).max(0) / 1000).sum();
            standing[seat.index()] = 8 * side.life.len() as i32 + 3 * side.hand.len() as i32 + 2 * field;
        }
        standing
    }

    fn digest(&self, state: &State, feed: &mut Feed) {
        state.digest(feed);
    }

    fn chance<'s>(&self, state: &'s State) -> &'s Chance {
        &state.chance
    }

    fn concession(&self) -> Action {
        Action::Concede
    }

    fn cancellation(&self) -> Option<Action> {
        Some(Action::Cancel)
    }

    fn unfinished(&self, state: &State) -> bool {
        matches!(state.top(), Frame::Effect(effect) if !effect.parts.is_empty())
    }

    fn learned(&self, before: &State, after: &State) -> bool {
        // A card that somebody knows now and did not before.
        before.bodies.iter().zip(&after.bodies).any(|(before, after)| !after.known.without(before.known).is_empty())
    }
}

impl Opcg {
    fn question(&self, state: &State, waiting: Waiting) -> (Ask, Clause, Answer<Opcg>) {
        let one = Answer::one;
        match waiting {
            Waiting::Sign => (Ask::Sign, Clause::OP_4_3, one(Shape::PickOne)),
            Waiting::ChooseFirst => (Ask::ChooseFirst, Clause::OP_4_3, one(Shape::PickOne)),
            Waiting::Redraw => (Ask::Redraw, Clause::OP_4_6, one(Shape::YesNo).or(Action::KeepHand)),
            Waiting::Main => (Ask::Main, Clause::OP_6_9, one(Shape::Act).or(Action::EndMain)),
            Waiting::Block => (Ask::Block, Clause::OP_8_3_1, one(Shape::PickOne).or(Action::Pass)),
            Waiting::Counter => (Ask::Counter, Clause::OP_8_4_2, one(Shape::Act).or(Action::Pass)),
            Waiting::LifeCard { .. } => (Ask::LifeCard, Clause::OP_9_1, one(Shape::YesNo).or(Action::TakeLife)),
            Waiting::Room => (Ask::MakeRoom, Clause::OP_7_7, one(Shape::PickOne)),
            Waiting::Order { .. } => (Ask::Order, Clause::OP_11_1, one(Shape::Order)),
            Waiting::Effect => self.effect_question(state),
        }
    }

    fn effect_question(&self, state: &State) -> (Ask, Clause, Answer<Opcg>) {
        let table = self.table(state);
        let one = Answer::one;
        let asking = match state.peek() {
            Frame::Effect(effect) => table.asks(effect).map(|asks| (effect, asks)),
            _ => None,
        };
        let Some((effect, asks)) = asking else {
            state.never("an effect is waited for that asks nothing");
            return (Ask::May, Clause::OP_14_4, one(Shape::YesNo).or(Action::No));
        };
        let number = |clause| {
            let least = table.numbers(asks, effect).map_or(0, |numbers| *numbers.start());
            (Ask::HowMany, clause, one(Shape::Number).or(Action::Number(least)))
        };
        match asks {
            Asks::HowMany(..) | Asks::HowManyDon(_) | Asks::NameNumber(_) => number(Clause::OP_14_8),
            Asks::HowManyUnseen(_) => number(Clause::OP_14_21),
            Asks::Pick(pick) => {
                (Ask::Pick, Clause::OP_14_7, table.picking(pick, effect).answer(effect.parts, Action::Done))
            }
            Asks::PutBack(_) | Asks::Arrange(_) => (Ask::PutBack, Clause::OP_2_9, one(Shape::Order)),
            Asks::MoveDon(_) => (Ask::MoveDon, Clause::OP_7_19, one(Shape::PickOne)),
            Asks::ReturnDon(..) => (Ask::ReturnDon, Clause::OP_12_14, one(Shape::PickOne)),
            Asks::OneOf(..) => (Ask::ChooseOne, Clause::OP_14_7, one(Shape::PickOne)),
            Asks::May(_) => (Ask::May, Clause::OP_14_4, one(Shape::YesNo).or(Action::No)),
        }
    }
}

impl<S: Sink<Opcg>> Engine<'_, S> {
    /// Takes an answer that was checked.
    fn answer(&mut self, seat: Seat, action: Action) {
        if self.carry_out(seat, action).is_none() {
            self.state.never("a checked answer cannot be carried out");
        }
    }

    /// Nothing, if what the answer names is not there.
    fn carry_out(&mut self, seat: Seat, action: Action) -> Option<()> {
        let at = |spot| self.state.card_at(spot);
        match action {
            Action::Concede => self.lose(seat, Ending::Conceded { loser: seat, turn: self.state.turn }, Clause::OP_5_8),
            Action::Sign(sign) => {
                let Frame::Signs { thrown } = self.state.top() else { return None };
                self.throw(seat, sign, thrown);
            }
            Action::GoFirst => self.begin_with(seat, Some(seat)),
            Action::GoSecond => self.begin_with(other(seat), Some(seat)),
            Action::KeepHand => self.keep_hand(seat),
            Action::Redraw => self.redraw(seat),
            Action::Play { hand, over } => {
                let card = self.widest_known(seat, hand)?;
                let characters = &self.state.side(seat).characters;
                let over = match over {
                    Some(index) => Some(*characters.get(index as usize)?),
                    None => None,
                };
                self.play_from_hand(seat, card, over);
            }
            Action::Activate { card, ability } => {
                let card = at(card)?;
                let found = self.table().at(card, &Timing::ActivateMain).find(|(_, lowered)| lowered.bit == ability);
                let (place, _) = found?;
                self.activate(seat, card, place);
            }
            Action::Give { to } => {
                self.give_don(at(to)?, 1, false, crate::state::By::Rule, Clause::OP_7_16);
            }
            Action::Attack { attacker, target } => self.attack(at(attacker)?, at(target)?),
            Action::EndMain => self.end_main(),
            Action::Block(spot) => self.block(at(spot)?),
            Action::Counter { card, on } => self.counter(self.widest_known(seat, card.index)?, at(on)?),
            Action::CounterEvent { hand } => {
                let card = self.widest_known(seat, hand)?;
                self.pay(seat, self.table().cost(card) as u8, Clause::OP_7_2);
                self.activate_event(seat, card, &Timing::Counter, Clause::OP_8_4_5);
            }
            Action::Pass => match self.state.top() {
                Frame::Battle(BattleStep::Block) => self.do_not_block(),
                Frame::Battle(BattleStep::Counter) => self.end_counter_step(),
                _ => return None,
            },
            Action::Trigger => {
                let Frame::LifeCard { to, card } = self.state.top() else { return None };
                self.use_trigger(to, card);
            }
            Action::TakeLife => {
                let Frame::LifeCard { card, .. } = self.state.top() else { return None };
                self.take_life(card);
            }
            Action::Next(index) => self.activate_due(index as usize),
            Action::Pick(spot) => match self.state.top() {
                Frame::Entering { .. } => self.make_room(at(spot)?),
                _ => return self.picked(at(spot)?, End::Top),
            },
            Action::PickForBottom(spot) => return self.picked(at(spot)?, End::Bottom),
            Action::Done => self.pick_done(),
            Action::Cancel => self.cancel_pick(),
            Action::Number(count) => self.answer_how_many(count),
            Action::Return(from) => {
                let effect = self.effect();
                let taking = self.table().taking(effect.asks(self.library())?, &effect)?;
                self.take_one(from, taking);
            }
            Action::Yes => self.decide(true),
            Action::No => self.decide(false),
            Action::Choose(way) => {
                let code = &self.library().code;
                self.with_effect(|effect| effect.cursor.choose(code, way as usize));
            }
        }
        Some(())
    }

    /// A card is picked for what the effect under way asks; one that goes back may have an end named for it.
    fn picked(&mut self, card: Card, end: End) -> Option<()> {
        match self.effect().asks(self.library())? {
            Asks::Pick(_) => self.pick_part(card),
            Asks::PutBack(to) => self.put_one_back(card, if to == Where::Bottom { End::Bottom } else { end }),
            Asks::Arrange(end) => self.arrange_one(card, end),
            Asks::HowMany(..)
            | Asks::HowManyDon(_)
            | Asks::HowManyUnseen(_)
            | Asks::NameNumber(_)
            | Asks::ReturnDon(..)
            | Asks::MoveDon(_)
            | Asks::May(_)
            | Asks::OneOf(..) => return None,
        }
        Some(())
    }

    /// Yes or no to what may be done.
    fn decide(&mut self, yes: bool) {
        let code = &self.library().code;
        self.with_effect(|effect| {
            effect.cursor.decide(code, yes);
            effect.did &= yes;
        });
    }

    /// Of interchangeable copies in a hand, the one that most people know goes first.
    fn widest_known(&self, seat: Seat, hand: u8) -> Option<Card> {
        let known = |card| Some(self.state.body(card).known.bits().count_ones());
        script::widest_known(&self.state.side(seat).hand, hand, |card| self.face(card), known)
    }
}
