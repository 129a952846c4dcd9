//! Advice that the rules themselves give on a question: how grave an answer is, which one a careful player gives without looking
//! at the cards, and what happens if nothing is added. No bot is asked, and nothing but a view is looked at.

use crate::{By, Outcome, Rules, Seat, Sink, Status, Viewer, legal};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

/// How much an answer binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// It can be taken back, or costs nothing.
    Free,
    /// An ordinary act.
    #[default]
    Usual,
    /// It cannot be undone *and* gives something up.
    Grave,
}

impl Weight {
    /// Its name, as scenarios write it.
    pub const fn name(self) -> &'static str {
        match self {
            Weight::Free => "free",
            Weight::Usual => "usual",
            Weight::Grave => "grave",
        }
    }
}

/// What a stake means to whoever is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// Nothing is lost.
    Good,
    /// Neither.
    Even,
    /// Something is lost.
    Bad,
}

impl Tone {
    /// Its name, as scenarios write it.
    pub const fn name(self) -> &'static str {
        match self {
            Tone::Good => "good",
            Tone::Even => "even",
            Tone::Bad => "bad",
        }
    }
}

/// What the rules say of the answers to the open question. Everything is a function of the asked seat's view, so it tells nothing
/// that the seat cannot see.
pub trait Stakes: Rules {
    /// What happens if nothing is added, with its numbers.
    type Stake: Copy + Eq + std::fmt::Debug;

    /// Whose eyes a view is of.
    fn viewer(&self, view: &Self::View) -> Viewer;

    /// How much an answer binds by its kind. [`weight`](Stakes::weight) is the whole truth.
    fn binds(&self, view: &Self::View, action: &Self::Action) -> Weight;

    /// How much an answer binds: by its kind, and whatever its kind, it is grave where its giver has lost at once.
    fn weight(&self, view: &Self::View, action: &Self::Action) -> Weight {
        self.weight_in(view, &imagined(self, view), action)
    }

    /// The same, in a world that was [`imagined`] from the view: one is enough for all answers of a question.
    fn weight_in(&self, view: &Self::View, world: &Self::State, action: &Self::Action) -> Weight {
        match (self.binds(view, action), self.viewer(view)) {
            (Weight::Free | Weight::Usual, Viewer::Seat(seat)) if loses_at_once(self, view, *world, seat, *action) => {
                Weight::Grave
            }
            (by_kind, _) => by_kind,
        }
    }

    /// The answer that a careful player gives without looking at the cards. Where cards can still act there is none that ends the
    /// turn, draws or passes. [`gold`] marks it if it is legal and not grave.
    fn careful(&self, view: &Self::View, ask: Self::Ask, legal: &[Self::Action]) -> Option<Self::Action>;

    /// What happens if nothing is added, and what that means to whoever is asked.
    fn stake(&self, view: &Self::View, ask: Self::Ask) -> Option<(Self::Stake, Tone)>;

    /// Whether an act would come to nothing but being used up. It is legal, and nobody is pointed at it. `world` was [`imagined`]
    /// from the view.
    fn is_idle(&self, view: &Self::View, world: &Self::State, action: &Self::Action) -> bool {
        let _ = (view, world, action);
        false
    }

    /// Whether an attack under way goes to a seat or to a card of theirs.
    fn is_attacked(&self, view: &Self::View, seat: Seat) -> bool {
        let _ = (view, seat);
        false
    }

    /// Whether a seat has lost, in a world that a view led to, what it was playing for: the match, unless a game says otherwise.
    fn has_lost(&self, view: &Self::View, world: &Self::State, seat: Seat) -> bool {
        let _ = view;
        matches!(self.status(world), Status::Over(Outcome::Placed(places)) if !places.won(seat))
    }
}

/// The marked answer of a list: the careful one, if it is in the list and not grave. What would come to nothing is no reason to
/// think twice.
pub fn gold<R: Stakes>(rules: &R, view: &R::View, ask: R::Ask, legal: &[R::Action]) -> Option<R::Action> {
    let world = imagined(rules, view);
    let busy: Vec<R::Action> = legal.iter().copied().filter(|action| !rules.is_idle(view, &world, action)).collect();
    let careful = rules.careful(view, ask, &busy)?;
    (legal.contains(&careful) && rules.weight_in(view, &world, &careful) != Weight::Grave).then_some(careful)
}

/// A world that looks the same as a view. The same view gives the same world, so nothing that is found in it tells what is hidden
/// in the true one.
pub fn imagined<R: Rules>(rules: &R, view: &R::View) -> R::State {
    rules.imagine(view, &R::Prior::default(), &mut Xoshiro256PlusPlus::seed_from_u64(0))
}

/// No chain of answers that only lets things happen is longer.
const LONGEST: usize = 64;

/// Plays on as long as `next` has an answer to what is asked.
pub fn play_on<R: Rules>(
    rules: &R,
    state: &mut R::State,
    next: impl Fn(&R::State, R::Ask, &[R::Action]) -> Option<R::Action>,
) {
    for _ in 0..LONGEST {
        let Status::Ask(question) = rules.status(state) else { return };
        let ask = question.answer.part.unwrap_or(question.key);
        let answers = legal(rules, state, question.by);
        let Some(action) = next(state, ask, &answers).filter(|action| answers.contains(action)) else { return };
        rules.advance(state, question.by, action);
    }
}

/// The world that one answer leads to, in a world that looks the same.
pub fn after<R: Rules>(rules: &R, view: &R::View, seat: Seat, action: R::Action) -> Option<R::State> {
    after_in(rules, imagined(rules, view), seat, action)
}

fn after_in<R: Rules>(rules: &R, mut world: R::State, seat: Seat, action: R::Action) -> Option<R::State> {
    rules.check(&world, By::Seat(seat), action).ok()?;
    rules.advance(&mut world, By::Seat(seat), action);
    Some(world)
}

/// The world that an answer leads to if nobody adds anything, up to the next question at which its giver could: one of those that
/// `defends` knows, with more than one answer. What is lost there cannot be saved any more.
pub fn foregone<R: Rules>(
    rules: &R,
    view: &R::View,
    seat: Seat,
    action: R::Action,
    next: impl Fn(&R::State, R::Ask, &[R::Action]) -> Option<R::Action>,
    defends: impl Fn(R::Ask) -> bool,
) -> Option<R::State> {
    let mut world = after(rules, view, seat, action)?;
    play_on(rules, &mut world, |state, ask, answers| {
        let can_add = answers.len() > 1 && defends(ask) && rules.asked(state) == Some(By::Seat(seat));
        if can_add { None } else { next(state, ask, answers) }
    });
    Some(world)
}

/// Whether an answer loses the game for its giver before anybody can do anything else: at once, or by what its giver is asked then
/// with one answer only.
fn loses_at_once<R: Stakes>(rules: &R, view: &R::View, world: R::State, seat: Seat, action: R::Action) -> bool {
    let by = By::Seat(seat);
    let Some(mut world) = after_in(rules, world, seat, action) else { return false };
    for _ in 0..LONGEST {
        if rules.asked(&world) != Some(by) {
            break;
        }
        let [only] = legal(rules, &world, by)[..] else { break };
        rules.advance(&mut world, by, only);
    }
    rules.has_lost(view, &world, seat)
}

/// An offer: the answer that takes it, and the one that leaves it.
#[derive(Clone, Copy, Debug)]
pub struct Offer<A> {
    /// Takes it.
    pub taken: A,
    /// Leaves it.
    pub left: A,
}

/// Whether a careful player takes an offer without looking at the cards. It is played out both ways, `next` answering what follows:
/// taking it must change something that `look` sees, and must leave its taker everything that `has` counts if it is left. So a
/// price is never taken for an effect, whether the text calls it a cost or not.
pub fn is_worth_taking<R: Stakes, L: PartialEq, H: Ord>(
    rules: &R,
    view: &R::View,
    offer: Offer<R::Action>,
    next: impl Fn(&R::State, R::Ask, &[R::Action]) -> Option<R::Action>,
    look: impl Fn(R::View) -> L,
    has: impl Fn(&R::View) -> Vec<H>,
) -> bool {
    let Viewer::Seat(seat) = rules.viewer(view) else { return false };
    let played = |action| {
        let mut world = after(rules, view, seat, action)?;
        play_on(rules, &mut world, &next);
        Some(world)
    };
    let (Some(taken), Some(left)) = (played(offer.taken), played(offer.left)) else { return false };
    if rules.has_lost(view, &taken, seat) {
        return false;
    }
    let [taken, left] = [taken, left].map(|world| rules.view(&world, Viewer::Seat(seat)));
    has_all(has(&taken), has(&left)) && look(taken) != look(left)
}

/// Whether an act comes to nothing: played out as far as it goes, with `next` answering what follows, it leads back to the same
/// question, `silent` takes every event for nothing, and all that `look` sees is as before. The events are asked besides the view
/// because cards that were looked at and lie where they lay are something too.
pub fn comes_to_nothing<R: Stakes, L: PartialEq>(
    rules: &R,
    mut world: R::State,
    seat: Seat,
    action: R::Action,
    next: impl Fn(&R::State, R::Ask, &[R::Action]) -> Option<R::Action>,
    silent: impl Fn(&R::Event) -> bool,
    look: impl Fn(R::View) -> L,
) -> bool {
    let asks = |world: &R::State| match rules.status(world) {
        Status::Ask(question) => Some((question.by, question.answer.part.unwrap_or(question.key))),
        Status::Over(_) => None,
    };
    let (before, asked) = (look(rules.view(&world, Viewer::Seat(seat))), asks(&world));
    let mut heard = Heard { silent, nothing: true };
    let (mut by, mut answer) = (By::Seat(seat), action);
    for _ in 0..LONGEST {
        if rules.check(&world, by, answer).is_err() {
            return false;
        }
        rules.apply(&mut world, by, answer, &mut heard);
        let now = asks(&world);
        if !heard.nothing || now == asked {
            break;
        }
        let Some((asked, ask)) = now else { return false };
        let Some(then) = next(&world, ask, &legal(rules, &world, asked)) else { return false };
        (by, answer) = (asked, then);
    }
    heard.nothing && asks(&world) == asked && look(rules.view(&world, Viewer::Seat(seat))) == before
}

/// Whether all that was told was nothing.
struct Heard<F> {
    silent: F,
    nothing: bool,
}

impl<R: Rules, F: Fn(&R::Event) -> bool> Sink<R> for Heard<F> {
    fn event(&mut self, _: &R, _: &R::State, event: R::Event) {
        self.nothing &= (self.silent)(&event);
    }
}

/// Whether one pile of things has all that another has, each as often.
fn has_all<H: Ord>(mut one: Vec<H>, mut other: Vec<H>) -> bool {
    one.sort_unstable();
    other.sort_unstable();
    let mut one = one.into_iter();
    other.into_iter().all(|wanted| one.by_ref().find(|thing| *thing >= wanted).is_some_and(|thing| thing == wanted))
}
