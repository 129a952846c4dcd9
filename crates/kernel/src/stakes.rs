//! Advice that the rules themselves give on a question: how grave an answer is, which one a careful player gives without looking
//! at the cards, and what happens if nothing is added. No bot is asked, and nothing but a view is looked at.

use crate::{By, Rules, Seat, Status, Viewer, legal};
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

    /// How much an answer binds.
    fn weight(&self, view: &Self::View, action: &Self::Action) -> Weight;

    /// The answer that a careful player gives without looking at the cards. Where cards can still act there is none that ends the
    /// turn, draws or passes. [`gold`] marks it if it is legal and not grave.
    fn careful(&self, view: &Self::View, ask: Self::Ask, legal: &[Self::Action]) -> Option<Self::Action>;

    /// What happens if nothing is added, and what that means to whoever is asked.
    fn stake(&self, view: &Self::View, ask: Self::Ask) -> Option<(Self::Stake, Tone)>;

    /// Whether an attack under way goes to a seat or to a card of theirs.
    fn is_attacked(&self, view: &Self::View, seat: Seat) -> bool {
        let _ = (view, seat);
        false
    }
}

/// The marked answer of a list: the careful one, if it is in the list and not grave.
pub fn gold<R: Stakes>(rules: &R, view: &R::View, ask: R::Ask, legal: &[R::Action]) -> Option<R::Action> {
    let careful = rules.careful(view, ask, legal)?;
    (legal.contains(&careful) && rules.weight(view, &careful) != Weight::Grave).then_some(careful)
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
    let mut state = imagined(rules, view);
    rules.check(&state, By::Seat(seat), action).ok()?;
    rules.advance(&mut state, By::Seat(seat), action);
    Some(state)
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

/// Whether taking an offer does anything: it gives its taker a choice that leaving it does not, or what `look` sees after it is not
/// what it sees after leaving it.
pub fn matters<R: Rules, L: PartialEq>(
    rules: &R,
    view: &R::View,
    seat: Seat,
    [taken, left]: [R::Action; 2],
    look: impl Fn(R::View) -> L,
) -> bool {
    let (Some(taken), Some(left)) = (after(rules, view, seat, taken), after(rules, view, seat, left)) else {
        return false;
    };
    let answers = |state| legal(rules, state, By::Seat(seat));
    let (ways, other_ways) = (answers(&taken), answers(&left));
    let seen = |state| look(rules.view(&state, Viewer::Seat(seat)));
    (ways.len() > 1 && ways != other_ways) || seen(taken) != seen(left)
}
