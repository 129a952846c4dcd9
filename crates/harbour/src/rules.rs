//! The rulebook as the kernel knows it.

use crate::atoms::Engine;
use crate::state::SEATS;
use crate::{Action, Card, Clause, Event, Fault, Frame, Lists, Reason, Setup, Side, State, View};
use kernel::rand_core::Rng;
use kernel::{
    Actions, Answer, By, Chance, Feed, MAX_SEATS, Outcome, Pace, Question, Refusal, Rules, Seat, Seed, Shape, Sink,
    Standing, Status, TakeBackRule, Viewer,
};

/// The rulebook.
#[derive(Clone, Copy, Debug, Default)]
pub struct Harbour;

/// The kinds of question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
pub enum Ask {
    Redraw,
    Bid,
    Load,
    Scout,
    Order,
    NextGame,
}

impl Harbour {
    fn carry_out<S: Sink<Harbour>>(&self, state: &mut State, by: By, action: Action, sink: &mut S) {
        let mut engine = Engine { state, sink };
        let seat = match by {
            By::Seat(seat) => seat,
            By::Shell if action == Action::NextGame => return engine.begin_game(),
            By::Shell => return debug_assert!(false, "checked before: the shell begins games, and nothing else"),
        };
        match action {
            Action::Keep => engine.keep_hand(seat),
            Action::Redraw => engine.redraw_hand(seat),
            Action::Bid(position) => engine.bid(seat, position),
            Action::Pick(position) | Action::Put(position) => engine.add_part(position),
            Action::Done => engine.complete(),
            Action::Cancel => engine.cancel(),
            Action::Look => engine.look_at_deck(seat),
            Action::Shuffle => engine.shuffle_deck(seat),
            Action::Pass => engine.pass(seat),
            Action::Concede => engine.concede(seat),
            Action::NextGame => debug_assert!(false, "checked before: the shell alone begins games"),
        }
    }
}

impl Rules for Harbour {
    const GAME: &'static str = "harbour";
    const EDITION: u32 = 1;
    const TAKE_BACK: TakeBackRule = TakeBackRule::ByConsent;

    type Setup = Setup;
    type Fault = Fault;
    type State = State;
    type Action = Action;
    type Card = Card;
    type Event = Event;
    type Seen = Event;
    type View = View;
    type Clause = Clause;
    type Reason = Reason;
    type Ask = Ask;
    type Prior = Lists;

    fn start(&self, setup: &Setup, seed: Seed, mut sink: &mut dyn Sink<Self>) -> Result<State, Vec<Fault>> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut sides = [Side::default(); SEATS as usize];
        for (side, deck) in sides.iter_mut().zip(&setup.decks) {
            side.list = deck.iter().copied().collect();
        }
        let mut state = State { chance: Chance::new(seed), frame: Frame::GameOver, game: 0, round: 0, sides };
        Engine { state: &mut state, sink: &mut sink }.begin_game();
        Ok(state)
    }

    fn seats(&self, _: &State) -> u8 {
        SEATS
    }

    fn status(&self, state: &State) -> Status<Self> {
        let ask = |asked, key, clause, answer| {
            Status::Ask(Question { by: By::Seat(asked), key, clause, pace: Pace::Turn, answer })
        };
        let parts = |shape, min, max| Answer { shape, min, max, default: None, part: None };
        match state.frame {
            Frame::Redraw { asked } => {
                ask(asked, Ask::Redraw, Clause::HB_2_2, Answer::one(Shape::YesNo).or(Action::Keep))
            }
            Frame::Bid { asked } => ask(asked, Ask::Bid, Clause::HB_3_1, Answer::one(Shape::PickOne)),
            Frame::Load { asked, margin, .. } => {
                let least = state.side(asked).least(margin);
                ask(asked, Ask::Load, Clause::HB_4_1, parts(Shape::PickSome, least, 2))
            }
            Frame::Scout { asked } => ask(asked, Ask::Scout, Clause::HB_5_1, Answer::one(Shape::Act).or(Action::Pass)),
            Frame::Order { asked, .. } => ask(asked, Ask::Order, Clause::HB_5_1, parts(Shape::Order, 2, 2)),
            Frame::GameOver => Status::Ask(Question {
                by: By::Shell,
                key: Ask::NextGame,
                clause: Clause::HB_7_1,
                pace: Pace::Turn,
                answer: Answer::one(Shape::Act),
            }),
            Frame::MatchOver(places) => Status::Over(Outcome::Placed(places)),
        }
    }

    fn legal(&self, state: &State, by: By, actions: &mut impl Actions<Action>) {
        state.list_legal(by, actions);
    }

    fn attempts(&self, state: &State, by: By, actions: &mut impl Actions<Action>) {
        state.list_attempts(by, actions);
    }

    fn check(&self, state: &State, by: By, action: Action) -> Result<(), Refusal<Reason>> {
        state.check_input(by, action)
    }

    fn apply(&self, state: &mut State, by: By, action: Action, mut sink: &mut dyn Sink<Self>) {
        self.carry_out(state, by, action, &mut sink);
    }

    fn advance(&self, state: &mut State, by: By, action: Action) {
        self.carry_out(state, by, action, &mut ());
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(&self, _: &State, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn imagine(&self, view: &View, prior: &Lists, rng: &mut impl Rng) -> State {
        view.imagine(prior, rng)
    }

    fn standing(&self, state: &State) -> Standing {
        let mut standing = [0; MAX_SEATS];
        for seat in Seat::all(SEATS) {
            let side = state.side(seat);
            standing[seat.index()] = 100 * i32::from(side.points) + i32::from(side.loaded());
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
        !state.parts().is_empty()
    }

    fn learned(&self, before: &State, after: &State) -> bool {
        let known = |state: &State, seat: Seat, viewer: Viewer, weight: u8| {
            state.side(seat).cards().filter(|card| card.weight == weight && card.known.contains(viewer)).count()
        };
        Viewer::all(SEATS).any(|viewer| {
            Seat::all(SEATS).any(|seat| {
                (1..=5).any(|weight| known(after, seat, viewer, weight) > known(before, seat, viewer, weight))
            })
        })
    }
}
