//! The interface between a rulebook and the rest of the world.

use crate::{By, Chance, Clause, Feed, Reason, Refusal, Seat, Seed, Standing, Status, Viewer, Viewers};
use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// A rulebook. It is a value: the card library, lowered code and options live in it, outside of the state.
///
/// `status`, `legal`, `check` and `view` are pure; `apply` is the only way a state changes, and the state's own
/// [`Chance`] the only source of luck. So the same setup, seed and inputs give the same match on every machine.
pub trait Rules: Sized {
    /// The game's id, as it is typed.
    const GAME: &'static str;
    /// Raised whenever the same inputs would give another match, so that old replays are recognised
    /// ([`of_edition`](Rules::of_edition)).
    const EDITION: u32;
    /// What may be taken back at all.
    const TAKE_BACK: TakeBackRule;

    /// Everything that is fixed before the first card is dealt.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// One thing that is wrong with a setup.
    type Fault: Clone + Eq + Debug;
    /// A whole match in plain data.
    type State: Copy + Eq + Debug + Serialize + DeserializeOwned;
    /// An input, or a part of one.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// What gets shuffled.
    type Card: Copy + Eq + Debug;
    /// Something that happened, whole: never shown to anybody as it is.
    type Event: Copy + Debug;
    /// An event as one viewer saw it.
    type Seen: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// The match as one viewer sees it, with all that [`imagine`](Rules::imagine) needs.
    type View: Clone + Eq + Debug;
    /// The rulebook's clauses.
    type Clause: Clause;
    /// The rulebook's table of refused inputs.
    type Reason: Reason<Clause = Self::Clause>;
    /// The kinds of question, by name. A key is public, so it must not depend on hidden cards.
    type Ask: Copy + Eq + Debug + Into<&'static str>;
    /// What a bot believes about cards it has not seen.
    type Prior: Default;

    /// A setup of an earlier edition, so said that this one plays it by the readings of then as far as it still knows them. The
    /// hashes tell how far that is.
    fn of_edition(setup: Self::Setup, edition: u32) -> Self::Setup {
        let _ = edition;
        setup
    }

    /// Sets a match up, or lists every fault at once.
    fn start(
        &self,
        setup: &Self::Setup,
        seed: Seed,
        sink: &mut dyn Sink<Self>,
    ) -> Result<Self::State, Vec<Self::Fault>>;

    /// The content hash of the cards that somebody supplied besides the built-in ones, 0 if there are none: a recorded match
    /// is played again with the same cards or not at all.
    fn supplied(&self) -> u64 {
        0
    }

    /// How many seats the match was set up with.
    fn seats(&self, state: &Self::State) -> u8;

    /// What is asked now, or how it ended.
    fn status(&self, state: &Self::State) -> Status<Self>;

    /// Everything `by` may send now that the rules allow, in a fixed order: the answers to the open question for the
    /// one who is asked, the interjections for everybody else. Every listed action is accepted.
    fn legal(&self, state: &Self::State, by: By, actions: &mut impl Actions<Self::Action>);

    /// What a person might try besides: conceding, acts that a rulebook punishes instead of forbidding, and acts that
    /// will be refused. *Why not?* runs `check` over it. Bots never see it.
    fn attempts(&self, state: &Self::State, by: By, actions: &mut impl Actions<Self::Action>);

    /// Whether an input is accepted, and if not, by which clause.
    fn check(&self, state: &Self::State, by: By, action: Self::Action) -> Result<(), Refusal<Self::Reason>>;

    /// Carries out an input that `check` accepts. Unchecked: anything else leaves an unspecified (never unsafe) state.
    fn apply(&self, state: &mut Self::State, by: By, action: Self::Action, sink: &mut dyn Sink<Self>);

    /// The same where nobody listens: what would be told compiles to nothing.
    fn advance(&self, state: &mut Self::State, by: By, action: Self::Action) {
        self.apply(state, by, action, &mut ());
    }

    /// The match as `viewer` sees it, built from what is allowed, never by hiding parts of a copy.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The event as `viewer` sees it at the moment it happens.
    fn redact(&self, state: &Self::State, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// Those who see the event in one way, where everybody else sees it in one way too: then it is redacted once for each
    /// side and not once for each viewer. Saying nothing is always right.
    fn insiders(&self, event: &Self::Event) -> Option<Viewers> {
        let _ = event;
        None
    }

    /// A world the owner of the view could be in: `view(imagine(view)) == view`. Never fails.
    fn imagine(&self, view: &Self::View, prior: &Self::Prior, rng: &mut impl Rng) -> Self::State;

    /// Scores so far, for bots that roll out to the next question of the shell.
    fn standing(&self, state: &Self::State) -> Standing;

    /// Feeds every field to the state hash.
    fn digest(&self, state: &Self::State, feed: &mut Feed);

    /// The state's generator.
    fn chance<'s>(&self, state: &'s Self::State) -> &'s Chance;

    /// The input by which a seat gives up.
    fn concession(&self) -> Self::Action;

    /// What the shell does if everybody at the table wants it: an agreed draw, time called.
    fn agreements(&self) -> &[Self::Action] {
        &[]
    }

    /// The part that takes back an answer that has begun. `check` accepts it then, but it completes nothing: whoever plays
    /// through [`Game`](crate::Game) drops the parts instead of sending it.
    fn cancellation(&self) -> Option<Self::Action> {
        None
    }

    /// Whether an answer has begun and its last part is still missing. Parts touch the asking frame only.
    fn unfinished(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Whether somebody knows a card after that they did not know before.
    fn learned(&self, before: &Self::State, after: &Self::State) -> bool;

    /// Whether what was hidden lies open for all, and play goes on later with other cards: between rounds, say. Nothing that came
    /// before is taken back then, or afterwards.
    fn lies_open(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// The state's hash.
    fn hash(&self, state: &Self::State) -> u64 {
        let mut feed = Feed::new();
        self.digest(state, &mut feed);
        feed.finish()
    }

    /// Who is to act, if anybody.
    fn asked(&self, state: &Self::State) -> Option<By> {
        match self.status(state) {
            Status::Ask(question) => Some(question.by),
            Status::Over(_) => None,
        }
    }
}

/// What a rulebook says about taking an act back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeBackRule {
    /// Free while nothing new is known, else if the others agree.
    ByConsent,
    /// The rulebook forbids it.
    Never,
}

/// Where `apply` tells what happens.
pub trait Sink<R: Rules> {
    /// An event, while the state still shows what it reveals.
    fn event(&mut self, rules: &R, state: &R::State, event: R::Event);

    /// The order a shuffle gave, top last. A scenario states random outcomes by rearranging it; nobody else does.
    fn shuffled(&mut self, cards: &mut [R::Card]) {
        let _ = cards;
    }
}

/// Nobody listens. Compiles to nothing.
impl<R: Rules> Sink<R> for () {
    #[inline(always)]
    fn event(&mut self, _: &R, _: &R::State, _: R::Event) {}
}

/// Whoever listens, whoever it is. An engine is compiled for this and for `()`, in its own crate, and for nobody else.
impl<R: Rules> Sink<R> for &mut (dyn Sink<R> + '_) {
    fn event(&mut self, rules: &R, state: &R::State, event: R::Event) {
        (**self).event(rules, state, event);
    }

    fn shuffled(&mut self, cards: &mut [R::Card]) {
        (**self).shuffled(cards);
    }
}

/// Where `legal` lists actions. What is kept decides what a listing costs: counting is far cheaper than storing.
pub trait Actions<A> {
    /// Takes one action.
    fn push(&mut self, action: A);

    /// Takes `count` actions, of which `nth(i)` is the i-th.
    #[inline]
    fn block(&mut self, count: usize, nth: impl Fn(usize) -> A) {
        for index in 0..count {
            self.push(nth(index));
        }
    }
}

impl<A> Actions<A> for Vec<A> {
    fn push(&mut self, action: A) {
        Vec::push(self, action);
    }
}

/// Counts actions.
#[derive(Default)]
pub struct Count(pub usize);

impl<A> Actions<A> for Count {
    #[inline(always)]
    fn push(&mut self, _: A) {
        self.0 += 1;
    }

    #[inline(always)]
    fn block(&mut self, count: usize, _: impl Fn(usize) -> A) {
        self.0 += count;
    }
}

/// Finds the action at one place of the list.
pub struct Nth<A> {
    remaining: usize,
    found: Option<A>,
}

impl<A> Nth<A> {
    /// Looks for the action at `index`.
    #[inline(always)]
    pub fn new(index: usize) -> Self {
        Nth { remaining: index, found: None }
    }

    /// The action, if the list was long enough.
    #[inline(always)]
    pub fn found(self) -> Option<A> {
        self.found
    }
}

impl<A> Actions<A> for Nth<A> {
    #[inline(always)]
    fn push(&mut self, action: A) {
        if self.remaining == 0 {
            self.found = Some(action);
        }
        self.remaining = self.remaining.wrapping_sub(1);
    }

    #[inline(always)]
    fn block(&mut self, count: usize, nth: impl Fn(usize) -> A) {
        if self.remaining < count {
            self.found = Some(nth(self.remaining));
            // Beyond the end of any list: nothing more is found.
            self.remaining = usize::MAX;
        } else {
            self.remaining -= count;
        }
    }
}

/// Looks whether one action is in the list.
pub struct Contains<A> {
    wanted: A,
    /// Whether it was.
    pub found: bool,
}

impl<A> Contains<A> {
    /// Looks for this action.
    pub fn new(wanted: A) -> Self {
        Contains { wanted, found: false }
    }
}

impl<A: Eq> Actions<A> for Contains<A> {
    fn push(&mut self, action: A) {
        self.found |= action == self.wanted;
    }
}

/// The list of what `by` may send.
pub fn legal<R: Rules>(rules: &R, state: &R::State, by: By) -> Vec<R::Action> {
    let mut actions = Vec::new();
    rules.legal(state, by, &mut actions);
    actions
}

/// Keeps one action, each as likely as the others, and counts them: in one pass, and without building the others of a
/// block.
pub struct Any<'r, A, G: Rng> {
    rng: &'r mut G,
    count: u32,
    chosen: Option<A>,
}

impl<'r, A, G: Rng> Any<'r, A, G> {
    /// Chooses with this generator.
    #[inline(always)]
    pub fn new(rng: &'r mut G) -> Self {
        Any { rng, count: 0, chosen: None }
    }

    /// The chosen action and how many there were.
    #[inline(always)]
    pub fn chosen(self) -> Option<(A, usize)> {
        let count = self.count as usize;
        self.chosen.map(|action| (action, count))
    }
}

impl<A, G: Rng> Actions<A> for Any<'_, A, G> {
    #[inline(always)]
    fn push(&mut self, action: A) {
        self.count += 1;
        if self.count == 1 || crate::below(self.rng, self.count) == 0 {
            self.chosen = Some(action);
        }
    }

    #[inline(always)]
    fn block(&mut self, count: usize, nth: impl Fn(usize) -> A) {
        if count == 0 {
            return;
        }
        // The choice so far stays with the probability that its part of the list has; else one of these is as likely as
        // any other.
        self.count += count as u32;
        let index = if self.count == 1 { 0 } else { crate::below(self.rng, self.count) as usize };
        if index < count {
            self.chosen = Some(nth(index));
        }
    }
}

/// One legal action of `by`, each as likely as the others, and how many there were; nothing is stored on the way.
#[inline]
pub fn any_legal<R: Rules>(rules: &R, state: &R::State, by: By, rng: &mut impl Rng) -> Option<(R::Action, usize)> {
    let mut any = Any::new(rng);
    rules.legal(state, by, &mut any);
    any.chosen()
}

/// The seats that may act at all: everybody at the table.
pub fn everyone<R: Rules>(rules: &R, state: &R::State) -> impl Iterator<Item = By> + Clone {
    Seat::all(rules.seats(state)).map(By::Seat).chain([By::Shell])
}
