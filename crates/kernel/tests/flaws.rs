//! The conformance suite finds every flaw that is put into an honest game on purpose, and says what it is.

mod harbour;

use harbour::variant::{Twist, Variant};
use harbour::{Action, Ask, Card, Chosen, Clause, Event, Frame, Reason, What, play};
use kernel::conformance::{Plan, Violation, conforms, look_closely};
use kernel::{By, Refusal, Rules, Seat, Seed, Viewer, Viewers};
use std::sync::atomic::{AtomicU32, Ordering};

const PLAN: Plan = Plan { seed: 1, games: 0..300, look_every: 3 };
/// Some checks are made at every step, however seldom the suite looks closely.
const NEVER_LOOK: Plan = Plan { look_every: u32::MAX, ..PLAN };

fn search(twist: Twist, plan: &Plan) -> Result<(), Violation> {
    conforms::<Variant>(&Variant::with(twist), plan).map(|_| ())
}

/// Plays Harbour with this twist and wants the suite to complain in these words.
#[track_caller]
fn expect(words: &str, twist: Twist) {
    match search(twist, &PLAN) {
        Ok(()) => panic!("nothing was found"),
        Err(violation) => assert!(violation.what.contains(words), "{violation}"),
    }
}

#[test]
fn finds_nothing_where_nothing_is_twisted() {
    assert_eq!(search(Twist::NONE, &PLAN), Ok(()));
}

#[test]
fn a_violation_says_where_to_find_it_again() {
    // Bids go wrong in the second game only.
    let twist = Twist {
        applied: |before, state, action, _| {
            if let (Action::Bid(_), 2) = (action, before.game) {
                state.sides[0].points = 9;
            }
        },
        ..Twist::NONE
    };
    let violation = search(twist, &NEVER_LOOK).expect_err("nobody has nine points");
    assert!(violation.what.starts_with("after Bid("), "{violation}");
    assert!(violation.what.ends_with("HB-6.2: too many points"), "{violation}");
    assert!(violation.step > 10, "{violation}");
    let shown = format!("seed 1, match {}, after {} actions: ", violation.game, violation.step);
    assert!(violation.to_string().starts_with(&shown), "{violation}");
    let alone = Plan { games: violation.game..violation.game + 1, ..NEVER_LOOK };
    assert_eq!(search(twist, &alone), Err(violation));
}

#[test]
fn a_single_position_is_looked_at_as_closely() {
    let mut dice = play::dice(1);
    let honest: Variant = Variant::default();
    let mut state = honest.start(&play::decks(), Seed::from_number(1), &mut ()).expect("the decks are right");
    let twist = Twist {
        view: |state, _, view| view.sides[0].points = state.sides[0].aside.weight,
        imagined: |world| world.sides[0].points = 0,
        ..Twist::NONE
    };
    let twisted: Variant = Variant::with(twist);
    assert_eq!(look_closely(&honest, &state, &mut dice), Ok(()));
    assert!(look_closely(&twisted, &state, &mut dice).is_err_and(|what| what.contains("imagines another view")));
    state.sides[0].aside.known = Viewers::EVERYBODY;
    let known = "HB-2.1: somebody knows the card put aside".to_owned();
    assert_eq!(look_closely(&honest, &state, &mut dice), Err(known));
}

#[test]
fn finds_a_view_that_shows_a_secret_choice() {
    let twist = Twist {
        view: |state, _, view| {
            for (side, view) in state.sides.iter().zip(&mut view.sides) {
                view.chosen = side.chosen.map_or(Chosen::NotYet, Chosen::Position);
            }
        },
        ..Twist::NONE
    };
    expect("with other hidden cards Seat", twist);
}

#[test]
fn finds_a_view_that_shows_its_owner_the_top_of_the_deck() {
    let twist = Twist {
        view: |state, viewer, view| {
            let Viewer::Seat(seat) = viewer else { return };
            if let (Some(slot), Some(card)) = (view.sides[seat.index()].deck.last_mut(), state.side(seat).deck.last()) {
                *slot = Some(card.weight);
            }
        },
        ..Twist::NONE
    };
    expect("with other hidden cards Seat", twist);
}

#[test]
fn finds_an_event_that_tells_a_drawn_card() {
    let twist = Twist {
        redact: |event, _, seen| {
            if let What::Drew { .. } = event.what { *event } else { seen }
        },
        ..Twist::NONE
    };
    expect("tells worlds apart by", twist);
}

#[test]
fn finds_an_event_that_tells_a_secret_choice() {
    let twist = Twist {
        applied: |before, state, action, events| {
            // Not which card was chosen, only whether it is heavy: said as if a hand had been kept.
            if let (Action::Bid(position), Some(seat), Frame::Bid { .. }) = (action, before.asked(), state.frame) {
                let heavy = before.side(seat).hand.get(position as usize).is_some_and(|card| card.weight > 3);
                let seat = Seat::all(2).nth(usize::from(heavy)).unwrap_or(seat);
                events.push(Event { what: What::Kept { seat }, because: Clause::HB_3_1 });
            }
        },
        ..Twist::NONE
    };
    expect("tells worlds apart by", twist);
}

#[test]
fn finds_a_prompt_that_tells_a_hidden_card() {
    let twist = Twist {
        question: |state, question| {
            question.pace = kernel::Pace::Reaction { least: 0, most: u32::from(state.sides[0].aside.weight), held: 0 };
        },
        ..Twist::NONE
    };
    expect("is prompted", twist);
}

#[test]
fn finds_a_refusal_that_tells_a_hidden_card() {
    let twist = Twist {
        check: |state, by, action, verdict| match (by, action, verdict) {
            (By::Seat(seat), Action::Look, Err(_)) => {
                let reason = Reason::TooHeavy { total: state.side(seat).aside.weight };
                Err(Refusal::Rule { reason, clause: Clause::HB_5_1 })
            }
            _ => verdict,
        },
        ..Twist::NONE
    };
    expect("is told other reasons", twist);
}

#[test]
fn finds_attempts_that_tell_a_hidden_card() {
    let twist = Twist {
        attempts: |state, by, actions| {
            if let By::Seat(seat) = by
                && state.side(seat).aside.weight > 2
            {
                actions.push(Action::Bid(9));
            }
        },
        ..Twist::NONE
    };
    expect("may try other things", twist);
}

#[test]
fn finds_legal_answers_that_tell_a_hidden_card() {
    let twist = Twist {
        legal: |state, by, actions| {
            if let By::Seat(seat) = by
                && state.side(seat).aside.weight > 2
            {
                actions.reverse();
            }
        },
        ..Twist::NONE
    };
    expect("has other legal actions", twist);
}

#[test]
fn finds_a_legal_list_that_offers_what_is_refused() {
    let twist = Twist {
        legal: |state, by, actions| {
            if let (Frame::Bid { asked }, By::Seat(seat)) = (state.frame, by)
                && asked == seat
            {
                actions.push(Action::Bid(actions.len() as u8));
            }
        },
        ..Twist::NONE
    };
    expect("is refused", twist);
}

#[test]
fn finds_an_interjection_that_is_refused() {
    let twist = Twist {
        legal: |state, by, actions| {
            if let (Frame::Scout { asked }, By::Seat(seat)) = (state.frame, by)
                && asked != seat
            {
                actions.push(Action::Shuffle);
            }
        },
        ..Twist::NONE
    };
    expect("is refused", twist);
}

#[test]
fn finds_an_attempt_that_is_accepted_and_breaks_the_match() {
    let twist = Twist {
        // Whoever redraws while two cards wait to be put back leaves a choice behind that nobody asked for.
        check: |state, _, action, verdict| {
            if matches!((state.frame, action), (Frame::Order { .. }, Action::Redraw)) { Ok(()) } else { verdict }
        },
        applied: |before, state, action, _| {
            if matches!((before.frame, action), (Frame::Order { .. }, Action::Redraw)) {
                state.sides[0].chosen = Some(0);
            }
        },
        ..Twist::NONE
    };
    expect("after trying", twist);
}

#[test]
fn finds_an_action_listed_twice() {
    let twist = Twist {
        legal: |state, _, actions| {
            if let (Frame::Scout { .. }, Some(&first)) = (state.frame, actions.first()) {
                actions.push(first);
            }
        },
        ..Twist::NONE
    };
    expect("is listed twice", twist);
}

#[test]
fn finds_a_question_without_an_answer() {
    let twist = Twist {
        legal: |state, _, actions| {
            if let Frame::Scout { .. } = state.frame {
                actions.clear();
            }
        },
        ..Twist::NONE
    };
    expect("has no answer to Scout", twist);
    assert!(search(twist, &NEVER_LOOK).is_err());
}

#[test]
fn finds_a_default_that_is_not_legal() {
    let twist = Twist {
        question: |_, question| {
            if question.key == Ask::Load && question.answer.min == 2 {
                question.answer.default = Some(Action::Done);
            }
        },
        ..Twist::NONE
    };
    expect("the default Done is not legal", twist);
    assert!(search(twist, &NEVER_LOOK).is_err());
}

#[test]
fn finds_a_lost_card() {
    let twist = Twist {
        applied: |_, state, action, _| {
            if action == Action::Shuffle {
                state.sides[1].deck.pop();
            }
        },
        ..Twist::NONE
    };
    expect("lost or made cards", twist);
    assert!(search(twist, &NEVER_LOOK).is_err());
}

#[test]
fn finds_a_card_made_from_nothing() {
    let twist = Twist {
        applied: |before, state, action, _| {
            if action == Action::Pass && before.round == 5 {
                let _ = state.sides[0].load.push(Card { weight: 5, known: Viewers::EVERYBODY });
            }
        },
        ..Twist::NONE
    };
    expect("lost or made cards", twist);
}

#[test]
fn finds_a_card_exchanged_for_another() {
    let twist = Twist {
        applied: |_, state, action, _| {
            if action == Action::Redraw {
                let card = &mut state.sides[0].hand[0];
                card.weight = card.weight % 5 + 1;
            }
        },
        ..Twist::NONE
    };
    expect("the cards are not those of the deck", twist);
}

#[test]
fn finds_a_part_that_emits_an_event() {
    let twist = Twist {
        applied: |_, state, _, events| {
            if let (Some(seat), false) = (state.asked(), state.parts().is_empty()) {
                events.push(Event { what: What::Passed { seat }, because: Clause::HB_4_1 });
            }
        },
        ..Twist::NONE
    };
    expect("a part of an answer emits events", twist);
}

#[test]
fn finds_a_part_that_draws() {
    let twist = Twist {
        applied: |_, state, _, _| {
            if !state.parts().is_empty() {
                state.chance.below(2);
            }
        },
        ..Twist::NONE
    };
    expect("a part of an answer draws", twist);
}

#[test]
fn finds_a_part_that_others_see() {
    let twist = Twist {
        view: |state, _, view| {
            view.frame = state.frame;
        },
        ..Twist::NONE
    };
    expect("sees a part of somebody's answer", twist);
}

#[test]
fn finds_a_match_that_does_not_end() {
    // It is always the first round, and whatever left the hands comes back into the decks.
    let twist = Twist {
        applied: |_, state, action, _| {
            if !matches!(action, Action::Bid(_)) {
                return;
            }
            state.round = 1;
            for side in &mut state.sides {
                while let Some(card) = side.discards.pop().or_else(|| side.load.pop()) {
                    let _ = side.deck.insert(0, Card { known: Viewers::NONE, ..card });
                }
            }
        },
        ..Twist::NONE
    };
    expect("the match goes on after 85 actions", twist);
}

#[test]
fn finds_a_right_setup_that_is_refused() {
    let twist = Twist {
        setup: |setup| {
            setup.decks[0][0] = 6;
        },
        ..Twist::NONE
    };
    expect("a setup that should be right is refused: [Weight", twist);
}

#[test]
fn finds_an_imagined_world_that_does_not_fit() {
    let twist = Twist {
        imagined: |world| {
            world.sides[1].hand.reverse();
            world.sides[1].redrawn = true;
        },
        ..Twist::NONE
    };
    expect("imagines another view", twist);
}

#[test]
fn finds_an_imagined_world_that_is_unsound() {
    let twist = Twist {
        imagined: |world| {
            world.sides[0].aside.known = Viewers::EVERYBODY;
        },
        ..Twist::NONE
    };
    expect("imagines an unsound world: HB-2.1", twist);
}

#[test]
fn finds_a_match_that_hangs_on_more_than_seed_and_inputs() {
    static WEATHER: AtomicU32 = AtomicU32::new(0);
    // In the last game the right to redraw has passed, so that nothing but the hash can show the difference.
    let twist = Twist {
        applied: |_, state, action, _| {
            if let (Action::Bid(_), 2) = (action, state.game) {
                state.sides[0].redrawn = WEATHER.fetch_add(1, Ordering::Relaxed).is_multiple_of(3);
            }
        },
        ..Twist::NONE
    };
    let violation = search(twist, &PLAN).expect_err("the weather counts");
    // Whichever way of playing it again comes first.
    let words = ["gave another match", "gives another match", "does not lead back", "a replay goes wrong"];
    assert!(words.iter().any(|words| violation.what.contains(words)), "{violation}");
}
