//! The rulebook as the kernel knows it.

use crate::atoms::{Engine, To};
use crate::effects::{Act, Op, Step, Timing, Verb, Where};
use crate::numbers::Table;
use crate::refuse::Waiting;
use crate::state::{BattleStep, Body, Card, Frame, Side, State, other};
use crate::{Action, Clause, Definition, Event, Face, Fault, Library, LibraryFault, Prior, Reason, Seen, Setup, View};
use kernel::rand_core::Rng;
use kernel::{
    Actions, Answer, By, Chance, Feed, Outcome, Pace, Question, Refusal, Rules, Seat, Seed, Shape, Sink, Standing,
    Status, TakeBackRule, Viewer, Viewers,
};
use script::{Book, CardGame};
use std::sync::Arc;

/// The rulebook with the cards it is played with.
#[derive(Clone, Debug)]
pub struct Opcg {
    book: Book<Library>,
}

impl CardGame for Opcg {
    type Library = Library;

    fn book(&self) -> &Book<Library> {
        &self.book
    }
}

impl Opcg {
    /// The rulebook with these cards.
    pub fn new(library: Arc<Library>) -> Opcg {
        Opcg { book: Book::new(library) }
    }

    /// The rulebook with the cards that come with the program.
    pub fn built_in() -> Opcg {
        Opcg { book: Book::built_in() }
    }

    /// The rulebook with the cards that come with the program and these: they take the place of those with the same numbers.
    pub fn with(cards: Vec<Definition>) -> Result<Opcg, Vec<LibraryFault>> {
        Book::with(cards).map(|book| Opcg { book })
    }

    /// The cards.
    #[inline]
    pub fn library(&self) -> &Library {
        self.book.library()
    }

    fn table<'t>(&'t self, state: &'t State) -> Table<'t> {
        Table { library: self.library(), state }
    }
}

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

/// How long a defender may think about a block or a counter where somebody waits.
const WINDOW: Pace = Pace::Reaction { millis: 45_000 };

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

    fn start<S: Sink<Self>>(&self, setup: &Setup, seed: Seed, sink: &mut S) -> Result<State, Vec<Fault>> {
        let lists = setup.lists(self.library())?;
        let mut state = State::empty(seed);
        for (seat, list) in Seat::all(2).zip(&lists) {
            lay_out(&mut state, seat, list, self.library().card(list[0]).don_deck());
            list.iter().for_each(|&face| state.note(self.library().topics(face)));
        }
        state.note_field(self.library());
        let mut engine = Engine { rules: self, state: &mut state, sink };
        engine.open();
        if let Some(first) = setup.first.filter(|seat| seat.number() < 2) {
            engine.begin_with(first, first);
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
        let Some((seat, waiting)) = table.waiting() else { return Status::Over(Outcome::Void) };
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

    fn apply<S: Sink<Self>>(&self, state: &mut State, by: By, action: Action, sink: &mut S) {
        let By::Seat(seat) = by else { return };
        let taken = self.table(state).taken(seat, action);
        let mut engine = Engine { rules: self, state, sink };
        engine.state.remember(taken);
        engine.answer(seat, action);
        engine.run();
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

fn lay_out(state: &mut State, seat: Seat, list: &[Face], don_deck: u8) {
    let mut number = seat.number();
    let mut side = Side { don_deck, ..Side::default() };
    for (index, &face) in list.iter().enumerate() {
        let card = Card(number);
        number += 2;
        *state.body_mut(card) = Body { face, ..Body::default() };
        if index == 0 {
            side.leader = card;
            state.body_mut(card).known = Viewers::EVERYBODY;
        } else {
            let _ = side.deck.push(card);
        }
    }
    state.cards = state.cards.max(number);
    *state.side_mut(seat) = side;
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
        let one = Answer::one;
        let Frame::Effect(effect) = state.top() else { return (Ask::May, Clause::OP_14_5, one(Shape::YesNo)) };
        match self.library().code.at(effect.cursor.at()) {
            Op::Verb(verb) if let Some(numbers) = self.table(state).numbers(&effect) => {
                let clause = if matches!(verb, Verb::Pick { .. }) { Clause::OP_14_21 } else { Clause::OP_14_8 };
                (Ask::HowMany, clause, one(Shape::Number).or(Action::Number(*numbers.start())))
            }
            Op::Verb(Verb::Pick { pick, .. }) => {
                let picking = self.table(state).picking(pick, &effect);
                let default = (picking.min == 0).then_some(Action::Done);
                let (min, max) = (picking.min.max(1), picking.max.max(1));
                (Ask::Pick, Clause::OP_14_7, Answer { shape: Shape::PickSome, min, max, default, part: None })
            }
            Op::Verb(Verb::Step(Step::PutBack(_)) | Verb::Arrange(..)) => {
                (Ask::PutBack, Clause::OP_2_9, one(Shape::Order))
            }
            Op::Verb(Verb::Do(Act::MoveDon { .. }, _)) => (Ask::MoveDon, Clause::OP_7_19, one(Shape::PickOne)),
            Op::Verb(_) => (Ask::ReturnDon, Clause::OP_12_14, one(Shape::PickOne)),
            Op::OneOf(..) => (Ask::ChooseOne, Clause::OP_14_7, one(Shape::PickOne)),
            _ => (Ask::May, Clause::OP_14_4, one(Shape::YesNo).or(Action::No)),
        }
    }
}

impl<S: Sink<Opcg>> Engine<'_, S> {
    /// Takes an answer that was checked.
    fn answer(&mut self, seat: Seat, action: Action) {
        let library = self.library();
        let at = |spot| self.state.card_at(spot);
        match action {
            Action::Concede => self.lose(seat, Clause::OP_5_8),
            Action::Sign(sign) => {
                if let Frame::Signs { thrown } = self.state.top() {
                    self.throw(seat, sign, thrown);
                }
            }
            Action::GoFirst => self.begin_with(seat, seat),
            Action::GoSecond => self.begin_with(other(seat), seat),
            Action::KeepHand => self.keep_hand(seat),
            Action::Redraw => self.redraw(seat),
            Action::Play { hand, over } => {
                let Some(card) = self.widest_known(seat, hand) else { return };
                let over = over.and_then(|index| self.state.side(seat).characters.get(index as usize).copied());
                self.play_from_hand(seat, card, over);
            }
            Action::Activate { card, ability } => {
                let Some(card) = at(card) else { return };
                let found = self.table().at(card, &Timing::ActivateMain).find(|(_, lowered)| lowered.bit == ability);
                if let Some((place, _)) = found {
                    self.activate(seat, card, place);
                }
            }
            Action::Give { to } => {
                if let Some(card) = at(to) {
                    self.give_don(card, 1, false, crate::state::By::Rule, Clause::OP_7_16);
                }
            }
            Action::Attack { attacker, target } => {
                if let (Some(attacker), Some(target)) = (at(attacker), at(target)) {
                    self.attack(attacker, target);
                }
            }
            Action::EndMain => self.end_main(),
            Action::Block(spot) => {
                if let Some(card) = at(spot) {
                    self.block(card);
                }
            }
            Action::Counter { card, on } => {
                if let (Some(card), Some(on)) = (self.widest_known(seat, card.index), at(on)) {
                    self.counter(card, on);
                }
            }
            Action::CounterEvent { hand } => {
                if let Some(card) = self.widest_known(seat, hand) {
                    self.pay(seat, self.table().cost(card) as u8, Clause::OP_7_2);
                    self.activate_event(seat, card, &Timing::Counter, Clause::OP_8_4_5);
                }
            }
            Action::Pass => match self.state.top() {
                Frame::Battle(BattleStep::Block) => self.do_not_block(),
                _ => self.end_counter_step(),
            },
            Action::Trigger | Action::TakeLife => {
                let Frame::LifeCard { to, card } = self.state.top() else { return };
                if action == Action::Trigger { self.use_trigger(to, card) } else { self.take_life(card) }
            }
            Action::Next(index) => self.activate_due(index as usize),
            Action::Pick(spot) | Action::PickForBottom(spot) => self.picked_spot(spot, action),
            Action::Done => self.pick_done(),
            Action::Cancel => self.cancel_pick(),
            Action::Number(count) => self.answer_how_many(count),
            Action::Return(from) => {
                if let Some(taking) = self.table().taking(&self.effect()) {
                    self.take_one(from, taking);
                }
            }
            Action::Yes | Action::No | Action::Choose(_) => {
                let mut effect = self.effect();
                match action {
                    Action::Choose(way) => effect.cursor.choose(&library.code, way as usize),
                    _ => {
                        effect.cursor.decide(&library.code, action == Action::Yes);
                        effect.did &= action == Action::Yes;
                    }
                }
                self.set_effect(effect);
            }
        }
    }

    fn picked_spot(&mut self, spot: crate::Spot, action: Action) {
        if let Frame::Entering { .. } = self.state.top() {
            return self.make_room(spot);
        }
        let effect = self.effect();
        let Some(card) = self.state.card_at(spot) else { return };
        match self.library().code.at(effect.cursor.at()) {
            Op::Verb(Verb::Step(Step::PutBack(to))) => {
                let bottom = action == Action::PickForBottom(spot) || *to == Where::Bottom;
                self.put_one_back(card, if bottom { To::Bottom } else { To::Top });
            }
            Op::Verb(Verb::Arrange(_, end)) => self.arrange_one(card, (*end).into()),
            _ => self.pick_part(card),
        }
    }

    /// Of interchangeable copies in a hand, the one that most people know goes first.
    fn widest_known(&self, seat: Seat, hand: u8) -> Option<Card> {
        let cards = &self.state.side(seat).hand;
        let face = self.face(*cards.get(hand as usize)?);
        let copies = cards.iter().copied().filter(|&card| self.face(card) == face);
        copies.max_by_key(|&card| self.state.body(card).known.bits().count_ones())
    }
}

impl State {
    fn digest(&self, feed: &mut Feed) {
        self.chance.digest(feed);
        feed.bytes(&[self.turn_player.number(), self.first.number(), self.cards]);
        feed.number(self.turn);
        for side in &self.sides {
            feed.bytes(&[side.leader.0, side.don_deck, side.active, side.rested, side.kept, side.extra]);
            feed.number(u8::from(side.doomed));
            feed.number(side.turns);
            let rows: [&[Card]; 6] = [&side.characters, &side.stage, &side.hand, &side.deck, &side.trash, &side.life];
            for row in rows {
                feed.list(row);
            }
        }
        for body in &self.bodies[..self.cards as usize] {
            let flags = u8::from(body.rested) | u8::from(body.fresh) << 1 | u8::from(body.face_up) << 2;
            feed.number(body.face.0);
            feed.bytes(&[body.life, body.given, body.used, flags]);
            feed.number(body.known.bits());
        }
        feed.number(self.stack.len() as u8);
        for frame in self.stack.iter() {
            frame.digest(feed);
        }
        feed.number(self.due.len() as u8);
        for due in self.due.iter() {
            feed.bytes(&[
                due.source.card.0,
                due.source.life,
                due.owner.number(),
                due.it.card.0,
                due.it.life,
                due.round,
                due.count,
                due.later.map_or(u8::MAX, |index| index),
            ]);
            feed.number(due.ability);
            // As with parts that were put off.
            if due.more > 0 {
                feed.number(due.more);
            }
        }
        feed.number(self.lasting.iter().map(|lasting| lasting.each().count()).sum::<usize>() as u8);
        for lasting in self.lasting.iter() {
            for card in lasting.each() {
                lasting.digest(card.map(|card| self.object(card)), feed);
            }
        }
        feed.number(self.later.len() as u8);
        for later in self.later.iter() {
            later.digest(feed);
        }
        match self.battle {
            None => feed.number(0u8),
            Some(battle) => feed.bytes(&[
                1,
                battle.attacker.card.0,
                battle.attacker.life,
                battle.target.card.0,
                battle.target.life,
                u8::from(battle.blocked),
                u8::from(battle.ending),
            ]),
        }
        for taken in self.taken.iter() {
            feed.number(taken.position);
            feed.number(taken.act);
        }
        match self.over {
            None => feed.number(0u8),
            Some(Outcome::Void) => feed.number(1u8),
            Some(Outcome::Placed(places)) => feed.bytes(&[2, places.of(Seat::FIRST), places.of(other(Seat::FIRST))]),
        }
    }
}
