//! Which answer is gold, whatever a game calls careful.

mod harbour;

use harbour::play::decks;
use harbour::variant::{Plain, Twist, Variant};
use harbour::{Action, Ask};
use kernel::{By, Rules as _, Seat, Seed, Viewer, gold, legal};

/// The gold answer to the first question, where a game calls this one careful.
fn gold_where(careful: fn(Ask, Option<Action>) -> Option<Action>) -> Option<Action> {
    let rules = Variant::<Plain>::with(Twist { careful, ..Twist::NONE });
    let state = rules.start(&decks(), Seed::from_number(1), &mut ()).unwrap();
    let view = rules.view(&state, Viewer::Seat(Seat::FIRST));
    gold(&rules, &view, Ask::Redraw, &legal(&rules, &state, By::Seat(Seat::FIRST)))
}

#[test]
fn a_careful_answer_is_gold() {
    assert_eq!(gold_where(|_, careful| careful), Some(Action::Keep));
}

#[test]
fn a_grave_answer_is_never_gold() {
    assert_eq!(gold_where(|_, _| Some(Action::Redraw)), None);
}

#[test]
fn what_is_not_legal_is_never_gold() {
    assert_eq!(gold_where(|_, _| Some(Action::Pass)), None);
}
