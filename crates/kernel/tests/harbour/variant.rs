//! Harbour with a twist: other constants for the tests of [`kernel::Game`] and replays, or a flaw that the conformance
//! suite must find. A [`Twist`] gets each honest result and may change it.

use super::{Action, Ask, Card, Clause, Event, Fault, Harbour, Lists, Reason, Setup, Stake, State, Verdict, View};
use kernel::conformance::{Conform, Dice};
use kernel::rand_core::Rng;
use kernel::{
    Actions, Answer, By, Chance, Feed, Question, Rules, Seed, Sink, Stakes, Standing, Status, TakeBackRule, Tone,
    Viewer, Weight,
};
use std::marker::PhantomData;

/// What is different. Function pointers, so that all flaws are one type and the suite is compiled once for them.
#[derive(Clone, Copy)]
pub struct Twist {
    pub setup: fn(&mut Setup),
    pub question: fn(&State, &mut Question<Harbour>),
    pub legal: fn(&State, By, &mut Vec<Action>),
    pub attempts: fn(&State, By, &mut Vec<Action>),
    pub check: fn(&State, By, Action, Verdict) -> Verdict,
    /// Gets the state before and after an action; may change the latter and add events to tell.
    pub applied: fn(&State, &mut State, Action, &mut Vec<Event>),
    pub view: fn(&State, Viewer, &mut View),
    /// Gets the whole event and what the viewer should see of it.
    pub redact: fn(&Event, Viewer, Event) -> Event,
    pub imagined: fn(&mut State),
    pub careful: fn(Ask, Option<Action>) -> Option<Action>,
}

impl Twist {
    /// Nothing is different.
    pub const NONE: Twist = Twist {
        setup: |_| {},
        question: |_, _| {},
        legal: |_, _, _| {},
        attempts: |_, _, _| {},
        check: |_, _, _, verdict| verdict,
        applied: |_, _, _, _| {},
        view: |_, _, _| {},
        redact: |_, _, seen| seen,
        imagined: |_| {},
        careful: |_, careful| careful,
    };
}

/// Constants of a variant.
pub trait House: 'static {
    const GAME: &'static str = Harbour::GAME;
    const EDITION: u32 = Harbour::EDITION;
    const TAKE_BACK: TakeBackRule = Harbour::TAKE_BACK;

    fn of_edition(setup: Setup, edition: u32) -> Setup {
        Harbour::of_edition(setup, edition)
    }
}

/// Those of Harbour.
pub struct Plain;

impl House for Plain {}

/// Harbour, twisted.
pub struct Variant<H = Plain> {
    pub twist: Twist,
    house: PhantomData<H>,
}

impl<H> Variant<H> {
    pub const fn with(twist: Twist) -> Self {
        Variant { twist, house: PhantomData }
    }
}

impl<H> Default for Variant<H> {
    fn default() -> Self {
        Variant::with(Twist::NONE)
    }
}

impl<H> Clone for Variant<H> {
    fn clone(&self) -> Self {
        Variant::with(self.twist)
    }
}

/// Passes on to a listener of the variant what Harbour tells.
struct Through<'a, H: House> {
    rules: &'a Variant<H>,
    sink: &'a mut dyn Sink<Variant<H>>,
}

impl<H: House> Sink<Harbour> for Through<'_, H> {
    fn event(&mut self, _: &Harbour, state: &State, event: Event) {
        self.sink.event(self.rules, state, event);
    }

    fn shuffled(&mut self, cards: &mut [Card]) {
        self.sink.shuffled(cards);
    }
}

impl<H: House> Rules for Variant<H> {
    const GAME: &'static str = H::GAME;
    const EDITION: u32 = H::EDITION;
    const TAKE_BACK: TakeBackRule = H::TAKE_BACK;

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

    fn of_edition(setup: Setup, edition: u32) -> Setup {
        H::of_edition(setup, edition)
    }

    fn start(&self, setup: &Setup, seed: Seed, sink: &mut dyn Sink<Self>) -> Result<State, Vec<Fault>> {
        Harbour.start(setup, seed, &mut Through { rules: self, sink })
    }

    fn seats(&self, state: &State) -> u8 {
        Harbour.seats(state)
    }

    fn status(&self, state: &State) -> Status<Self> {
        match Harbour.status(state) {
            Status::Over(outcome) => Status::Over(outcome),
            Status::Ask(mut question) => {
                (self.twist.question)(state, &mut question);
                let Question { by, key, clause, pace, answer: Answer { shape, min, max, default, .. } } = question;
                Status::Ask(Question { by, key, clause, pace, answer: Answer { shape, min, max, default, part: None } })
            }
        }
    }

    fn legal(&self, state: &State, by: By, actions: &mut impl Actions<Action>) {
        let mut list = kernel::legal(&Harbour, state, by);
        (self.twist.legal)(state, by, &mut list);
        actions.block(list.len(), |index| list[index]);
    }

    fn attempts(&self, state: &State, by: By, actions: &mut impl Actions<Action>) {
        let mut list = Vec::new();
        Harbour.attempts(state, by, &mut list);
        (self.twist.attempts)(state, by, &mut list);
        actions.block(list.len(), |index| list[index]);
    }

    fn check(&self, state: &State, by: By, action: Action) -> Verdict {
        (self.twist.check)(state, by, action, Harbour.check(state, by, action))
    }

    fn apply(&self, state: &mut State, by: By, action: Action, sink: &mut dyn Sink<Self>) {
        let before = *state;
        Harbour.apply(state, by, action, &mut Through { rules: self, sink });
        let mut events = Vec::new();
        (self.twist.applied)(&before, state, action, &mut events);
        for event in events {
            sink.event(self, state, event);
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut view = Harbour.view(state, viewer);
        (self.twist.view)(state, viewer, &mut view);
        view
    }

    fn redact(&self, _: &State, event: &Event, viewer: Viewer) -> Option<Event> {
        Some((self.twist.redact)(event, viewer, event.seen_by(viewer)))
    }

    fn imagine(&self, view: &View, prior: &Lists, rng: &mut impl Rng) -> State {
        let mut world = Harbour.imagine(view, prior, rng);
        (self.twist.imagined)(&mut world);
        world
    }

    fn standing(&self, state: &State) -> Standing {
        Harbour.standing(state)
    }

    fn digest(&self, state: &State, feed: &mut Feed) {
        state.digest(feed);
    }

    fn chance<'s>(&self, state: &'s State) -> &'s Chance {
        &state.chance
    }

    fn concession(&self) -> Action {
        Harbour.concession()
    }

    fn cancellation(&self) -> Option<Action> {
        Harbour.cancellation()
    }

    fn unfinished(&self, state: &State) -> bool {
        Harbour.unfinished(state)
    }

    fn learned(&self, before: &State, after: &State) -> bool {
        Harbour.learned(before, after)
    }
}

impl<H: House> Conform for Variant<H> {
    type Census = <Harbour as Conform>::Census;

    const LONGEST: u32 = Harbour::LONGEST;

    fn any_setup(&self, dice: &mut Dice) -> Setup {
        let mut setup = Harbour.any_setup(dice);
        (self.twist.setup)(&mut setup);
        setup
    }

    fn forge(&self, state: &State, dice: &mut Dice) -> Action {
        Harbour.forge(state, dice)
    }

    fn census(&self, state: &State) -> Self::Census {
        Harbour.census(state)
    }

    fn sound(&self, state: &State) -> Result<(), String> {
        Harbour.sound(state)
    }

    fn disturb(&self, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
        Harbour.disturb(state, viewer, dice)
    }
}

impl<H: House> Stakes for Variant<H> {
    type Stake = Stake;

    fn viewer(&self, view: &View) -> Viewer {
        Harbour.viewer(view)
    }

    fn binds(&self, view: &View, action: &Action) -> Weight {
        Harbour.binds(view, action)
    }

    fn careful(&self, view: &View, ask: Ask, legal: &[Action]) -> Option<Action> {
        (self.twist.careful)(ask, Harbour.careful(view, ask, legal))
    }

    fn stake(&self, view: &View, ask: Ask) -> Option<(Stake, Tone)> {
        Harbour.stake(view, ask)
    }
}
