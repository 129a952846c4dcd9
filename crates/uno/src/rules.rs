//! The rulebook as the kernel knows it.

use crate::atoms::Engine;
use crate::{Action, Clause, Event, Face, Fault, Frame, Reaction, Reason, Seen, Setup, State, View};
use kernel::rand_core::Rng;
use kernel::{
    Actions, Answer, By, Chance, Feed, Outcome, Pace, Question, Refusal, Rules, Seed, Shape, Sink, Standing, Status,
    TakeBackRule, Viewer, Viewers,
};

/// The rulebook. There is nothing to hold: the pack is always the same, and options are part of a setup.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uno;

/// The kinds of decision (UN-12.1.2), and the shell's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[allow(missing_docs)]
pub enum Ask {
    ChooseColour,
    Turn,
    AfterDraw,
    Misplay,
    Challenge,
    Catch,
    NextRound,
}

/// UN-12.1.7: as long as that clause says; whoever is asked has the same answers with any hand.
const MISPLAY_WINDOW: Pace = Pace::Reaction { least: 3_000, most: 3_000, held: 60_000 };
const CHALLENGE_WINDOW: Pace = Pace::Reaction { least: 10_000, most: 10_000, held: 60_000 };
const CATCH_WINDOW: Pace = Pace::Silent { bot_waits: 3_000, person_waits: 1_000 };

impl Uno {
    fn carry_out<S: Sink<Uno>>(&self, state: &mut State, by: By, action: Action, sink: &mut S) {
        let mut engine = Engine { state, sink };
        let seat = match (by, action) {
            (By::Seat(seat), _) => seat,
            (By::Shell, Action::NextRound) => return engine.next_round(),
            (By::Shell, Action::TimeOut(seat)) => return engine.leave_match(seat),
            (By::Shell, Action::WindowOver) => match engine.state.asked() {
                Some(asked) => return engine.pass(asked),
                None => return debug_assert!(false, "checked before: a window is open"),
            },
            (By::Shell, _) => return debug_assert!(false, "checked before: {action:?} is a seat's"),
        };
        match action {
            Action::Play(play) => engine.play(seat, play.said()),
            Action::Draw => engine.draw_in_turn(seat),
            Action::Keep => engine.keep(seat),
            Action::ChooseColour(colour) => {
                engine.set_colour(seat, colour, Clause::UN_3_2_5);
                engine.begin_turn();
            }
            Action::Challenge => engine.challenge(seat),
            Action::Accept | Action::Pass => engine.pass(seat),
            Action::Catch(_) => engine.react(seat, Reaction::Catch),
            Action::AccuseMisplay(_) => engine.react(seat, Reaction::Misplay),
            Action::AccuseDraw(_) => engine.react(seat, Reaction::Draw),
            Action::Concede => engine.leave_match(seat),
            Action::NextRound | Action::WindowOver | Action::TimeOut(_) => {
                debug_assert!(false, "checked before: {action:?} is the shell's");
            }
        }
    }
}

impl Rules for Uno {
    const GAME: &'static str = "uno";
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
    type Prior = ();

    fn start(&self, setup: &Setup, seed: Seed, mut sink: &mut dyn Sink<Self>) -> Result<State, Vec<Fault>> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut state = State::empty(*setup, seed);
        Engine { state: &mut state, sink: &mut sink }.open_match();
        Ok(state)
    }

    fn seats(&self, state: &State) -> u8 {
        state.setup.seats
    }

    #[inline]
    fn status(&self, state: &State) -> Status<Self> {
        let ask = |by, key, clause, pace, answer| Status::Ask(Question { by, key, clause, pace, answer });
        let actor = By::Seat(state.actor);
        match state.frame {
            Frame::Turn => ask(actor, Ask::Turn, Clause::UN_4_1_1, Pace::Turn, Answer::one(Shape::Act)),
            Frame::AfterDraw(_) => {
                ask(actor, Ask::AfterDraw, Clause::UN_4_2_4, Pace::Turn, Answer::one(Shape::Act).or(Action::Keep))
            }
            Frame::ChooseColour => {
                ask(actor, Ask::ChooseColour, Clause::UN_3_2_5, Pace::Turn, Answer::one(Shape::PickOne))
            }
            Frame::Misplay { asked } => {
                let answer = Answer::one(Shape::YesNo).or(Action::Pass);
                ask(By::Seat(asked), Ask::Misplay, Clause::UN_8_2_3, MISPLAY_WINDOW, answer)
            }
            Frame::Challenge { asked } => {
                let answer = Answer::one(Shape::YesNo).or(Action::Accept);
                ask(By::Seat(asked), Ask::Challenge, Clause::UN_8_3_2, CHALLENGE_WINDOW, answer)
            }
            Frame::Catch { asked, .. } => {
                let answer = Answer::one(Shape::YesNo).or(Action::Pass);
                ask(By::Seat(asked), Ask::Catch, Clause::UN_6_2_2, CATCH_WINDOW, answer)
            }
            Frame::RoundOver { .. } => {
                ask(By::Shell, Ask::NextRound, Clause::UN_12_1_12, Pace::Turn, Answer::one(Shape::Act))
            }
            Frame::MatchOver(places) => Status::Over(Outcome::Placed(places)),
        }
    }

    #[inline]
    fn asked(&self, state: &State) -> Option<By> {
        match (state.asked(), state.frame) {
            (Some(seat), _) => Some(By::Seat(seat)),
            (None, Frame::MatchOver(_)) => None,
            (None, _) => Some(By::Shell),
        }
    }

    #[inline]
    fn legal(&self, state: &State, by: By, actions: &mut impl Actions<Action>) {
        state.list_legal(by, actions);
    }

    fn attempts(&self, state: &State, by: By, actions: &mut impl Actions<Action>) {
        state.list_attempts(by, actions);
    }

    fn check(&self, state: &State, by: By, action: Action) -> Result<(), Refusal<Reason>> {
        state.check_input(by, action)
    }

    #[inline]
    fn apply(&self, state: &mut State, by: By, action: Action, mut sink: &mut dyn Sink<Self>) {
        self.carry_out(state, by, action, &mut sink);
    }

    fn advance(&self, state: &mut State, by: By, action: Action) {
        self.carry_out(state, by, action, &mut ());
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(&self, state: &State, event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen_by(state, viewer))
    }

    fn insiders(&self, event: &Event) -> Option<Viewers> {
        Some(event.insiders())
    }

    fn imagine(&self, view: &View, _: &(), rng: &mut impl Rng) -> State {
        view.imagine(rng)
    }

    fn standing(&self, state: &State) -> Standing {
        // What would be written down if the round ended now with nobody's win.
        let running = !matches!(state.frame, Frame::RoundOver { .. } | Frame::MatchOver(_));
        let mut standing = state.totals;
        for (standing, hand) in standing.iter_mut().zip(&state.hands) {
            let held = if running { hand.points() } else { 0 };
            *standing = match state.setup.mode {
                crate::Mode::Elimination => -*standing - held,
                _ => *standing - held,
            };
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

    fn lies_open(&self, state: &State) -> bool {
        state.lies_open()
    }

    fn learned(&self, before: &State, after: &State) -> bool {
        // Every play shows a card, every draw and gift lets somebody see one; nothing else does.
        before.discards != after.discards || before.hands != after.hands
    }
}
