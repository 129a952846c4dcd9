//! [`Game`]: setting up, checked play, stale inputs, take-back, concession, a match of two games.

mod harbour;

use harbour::play::{
    FIRST, SECOND, any_answer, asked, asked_seat, dealt, dealt_by, decks, dice, hand, seek, seen, trace, whole_match,
};
use harbour::variant::{House, Twist, Variant};
use harbour::{Action, Ask, Clause, Ending, Event, Fault, Harbour, Score, Setup, What};
use kernel::{
    By, Clause as _, Consent, Cursor, Game, MARK_EVERY, Outcome, Places, Refusal, Rules, Seat, Seed, Status, TakeBack,
    TakeBackRule, Viewer,
};
use std::sync::Arc;

fn set_up(setup: Setup) -> Result<Game<Harbour>, Vec<Fault>> {
    Game::new(Arc::new(Harbour), setup, Seed::from_number(1))
}

fn keep_both(game: &mut Game<Harbour>) {
    for seat in [FIRST, SECOND] {
        game.play(By::Seat(seat), &[Action::Keep]).expect("a hand may be kept");
    }
}

#[test]
fn every_fault_of_a_setup_is_listed_at_once() {
    let setup =
        Setup { decks: vec![vec![1, 1, 1, 1, 1, 0, 2], vec![1, 2, 3, 4, 5, 1, 2, 3], vec![5, 5, 5, 5, 5, 5, 9, 1]] };
    let faults = [
        Fault::Decks { found: 3 },
        Fault::Size { deck: 0, found: 7 },
        Fault::Weight { deck: 0, position: 5, found: 0 },
        Fault::Copies { deck: 0, weight: 1, found: 5 },
        Fault::Weight { deck: 2, position: 6, found: 9 },
        Fault::Copies { deck: 2, weight: 5, found: 6 },
    ];
    assert_eq!(set_up(setup).err(), Some(faults.to_vec()));
    let clauses: Vec<&str> = faults.iter().map(|fault| fault.clause().id()).collect();
    assert_eq!(clauses, ["HB-1.1", "HB-1.2", "HB-1.3", "HB-1.4", "HB-1.3", "HB-1.4"]);
}

#[test]
fn decks_have_eight_to_twelve_cards() {
    let cards = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3];
    for size in 0..=13 {
        let wrong = !(8..=12).contains(&size);
        let faults = set_up(Setup::new(&cards[..size], &cards[..8])).err().unwrap_or_default();
        let expected = if wrong { vec![Fault::Size { deck: 0, found: size }] } else { Vec::new() };
        assert_eq!(faults, expected, "{size} cards");
    }
}

#[test]
fn clauses_are_found_by_their_id() {
    for &clause in Clause::ALL {
        assert_eq!(Clause::parse(clause.id()), Some(clause));
    }
    assert_eq!(Clause::parse("HB-9.9"), None);
    let ids: std::collections::BTreeSet<_> = Clause::ALL.iter().map(|clause| clause.id()).collect();
    assert_eq!(ids.len(), Clause::ALL.len());
}

#[test]
fn an_input_for_another_moment_is_stale() {
    let mut game = dealt(1);
    game.play_at(0, By::Seat(FIRST), &[Action::Keep]).expect("nothing has happened since");
    let before = trace(&game);
    for step in [0, 2, u32::MAX] {
        let refusal = game.play_at(step, By::Seat(SECOND), &[Action::Keep]).expect_err("the match is elsewhere");
        assert_eq!((refusal.clause_id(), refusal.name()), ("K-2", "Stale"));
        assert_eq!(trace(&game), before);
    }
    game.play_at(1, By::Seat(SECOND), &[Action::Keep]).expect("that is now");
    assert_eq!(game.step(), 2);
}

#[test]
fn who_has_no_seat_is_not_heard() {
    let mut game = dealt(1);
    let before = trace(&game);
    let stranger = By::Seat(Seat::new(2).expect("tables have ten seats"));
    for (by, action) in [(stranger, Action::Keep), (stranger, Action::Concede), (By::Shell, Action::Keep)] {
        assert_eq!(game.play(by, &[action]).map_err(|refusal| refusal.clause_id()), Err("K-1"), "{by:?}");
    }
    assert_eq!(trace(&game), before);
}

#[test]
fn every_refusal_that_is_explained_is_given_and_leaves_no_trace() {
    let mut reasons = std::collections::BTreeSet::new();
    for number in 0..10 {
        let mut game = dealt(number);
        let mut dice = dice(number);
        while let Status::Ask(_) = game.status() {
            let before = trace(&game);
            for seat in [FIRST, SECOND] {
                let refusals = game.refusals(seat);
                let legal = game.sight(Viewer::Seat(seat)).legal_list();
                for (action, refusal) in refusals {
                    assert!(!legal.contains(&action), "{action:?} is legal");
                    assert_eq!(game.play(By::Seat(seat), &[action]), Err(refusal));
                    assert!(refusal.is_cited_as(refusal.name()) && refusal.is_cited_as(refusal.clause_id()));
                    reasons.insert(refusal.name());
                }
            }
            assert_eq!(trace(&game), before);
            let (by, parts) = any_answer(&game, &mut dice);
            game.play(by, &parts).expect("a legal answer is accepted");
        }
    }
    let names = ["CannotComplete", "GameOver", "NotAnAnswer", "NotAsked", "NothingBegun", "TooFew"];
    assert_eq!(reasons.into_iter().collect::<Vec<_>>(), names);
}

#[test]
fn a_hash_is_kept_every_few_inputs_and_at_the_end() {
    let game: Game<Harbour> = whole_match(1);
    let marks = game.replay().marks;
    let last = game.step();
    let mut steps: Vec<u32> = (1..=last).filter(|step| step.is_multiple_of(MARK_EVERY as u32)).collect();
    if !last.is_multiple_of(MARK_EVERY as u32) {
        steps.push(last);
    }
    assert_eq!(marks.iter().map(|mark| mark.step).collect::<Vec<_>>(), steps);
    assert_eq!(marks.last().map(|mark| mark.hash), Some(game.hash()));
}

#[test]
fn an_act_that_tells_nothing_is_taken_back_freely() {
    let mut game = dealt(1);
    keep_both(&mut game);
    let before = trace(&game);
    game.play(By::Seat(FIRST), &[Action::Bid(1)]).expect("any card may be chosen");
    assert_eq!(game.take_back_terms(FIRST), TakeBack::Free);
    assert_eq!(game.take_back(FIRST, Consent::NotAsked), Ok(()));
    assert_eq!(trace(&game), before);
    assert_eq!(asked(&game), Some((Ask::Bid, By::Seat(FIRST))));
    // Now the act before it is the other captain's.
    assert_eq!(game.take_back_terms(FIRST), TakeBack::Ask);
    assert_eq!(game.take_back_terms(SECOND), TakeBack::Free);
}

/// Reads on like somebody at the table: what was taken back goes, what is new comes after it.
fn read_on(game: &Game<Harbour>, viewer: Viewer, have: &mut Vec<Event>, cursor: &mut Cursor) {
    let news = game.news(viewer, *cursor);
    have.truncate(news.from);
    have.extend(news.lines.iter().map(|line| line.seen));
    *cursor = news.cursor;
}

#[test]
fn whoever_reads_now_and_then_has_what_the_journal_says() {
    // They read after every so many acts; one act in four is taken back as far as it may be.
    for seed in 0..40 {
        let mut game = dealt(seed);
        let mut dice = dice(seed);
        let mut readers: Vec<_> = Viewer::all(2)
            .zip([1, 2, 5])
            .map(|(viewer, every)| (viewer, every, Vec::new(), Cursor::default()))
            .collect();
        for turn in 0.. {
            let Status::Ask(_) = game.status() else { break };
            let (by, answer) = any_answer(&game, &mut dice);
            game.play(by, &answer).expect("a listed answer is accepted");
            if turn < 60 && kernel::below(&mut dice, 4) == 0 {
                let _ = game.take_back([FIRST, SECOND][turn % 2], Consent::Given);
            }
            for (viewer, every, have, cursor) in &mut readers {
                if turn % *every == 0 {
                    read_on(&game, *viewer, have, cursor);
                    let journal: Vec<Event> = game.journal(*viewer).iter().map(|line| line.seen).collect();
                    assert_eq!(*have, journal, "seed {seed}, act {turn}, {viewer:?}");
                }
            }
        }
    }
}

#[test]
fn whoever_comes_back_after_a_take_back_is_told_everything_again() {
    let mut game = dealt(1);
    keep_both(&mut game);
    game.play(By::Seat(FIRST), &[Action::Bid(1)]).expect("any card may be chosen");
    let viewer = Viewer::Seat(SECOND);
    let mut have: Vec<Event> = game.journal(viewer).iter().map(|line| line.seen).collect();
    let count = have.len();
    assert_eq!(game.news(viewer, game.cursor(viewer, count)).from, count, "they have everything");
    game.take_back(FIRST, Consent::NotAsked).expect("nothing was learned");
    game.play(By::Seat(FIRST), &[Action::Bid(0)]).expect("any card may be chosen");
    let mut cursor = game.cursor(viewer, count);
    read_on(&game, viewer, &mut have, &mut cursor);
    let journal: Vec<Event> = game.journal(viewer).iter().map(|line| line.seen).collect();
    assert_eq!(have, journal);
    assert_eq!(game.news(viewer, game.cursor(viewer, count)).from, 0);
}

#[test]
fn what_was_taken_back_is_in_no_replay() {
    let mut game = dealt(1);
    keep_both(&mut game);
    game.play(By::Seat(FIRST), &[Action::Bid(1)]).expect("any card may be chosen");
    game.take_back(FIRST, Consent::NotAsked).expect("nothing was learned");
    game.play(By::Seat(FIRST), &[Action::Bid(0)]).expect("any card may be chosen");
    let mut straight = dealt(1);
    keep_both(&mut straight);
    straight.play(By::Seat(FIRST), &[Action::Bid(0)]).expect("any card may be chosen");
    assert_eq!(game.replay(), straight.replay());
    assert_eq!(game.replay().to_bytes(), straight.replay().to_bytes());
}

#[test]
fn an_act_that_others_have_answered_is_taken_back_by_consent() {
    let mut game = dealt(1);
    keep_both(&mut game);
    let before = trace(&game);
    game.play(By::Seat(FIRST), &[Action::Bid(1)]).expect("any card may be chosen");
    game.play(By::Seat(SECOND), &[Action::Bid(1)]).expect("any card may be chosen");
    let after = trace(&game);
    assert_eq!(game.take_back_terms(FIRST), TakeBack::Ask);
    assert_eq!(game.take_back(FIRST, Consent::NotAsked), Err(TakeBack::Ask));
    assert_eq!(trace(&game), after);
    assert_eq!(game.take_back(FIRST, Consent::Given), Ok(()));
    assert_eq!(trace(&game), before);
}

#[test]
fn an_act_that_shows_a_card_is_taken_back_by_consent() {
    let mut game = dealt(1);
    keep_both(&mut game);
    game.play(By::Seat(FIRST), &[Action::Bid(1)]).expect("any card may be chosen");
    let before = trace(&game);
    // The last choice reveals both.
    game.play(By::Seat(SECOND), &[Action::Bid(1)]).expect("any card may be chosen");
    assert_eq!(game.take_back_terms(SECOND), TakeBack::Ask);
    assert_eq!(game.take_back(SECOND, Consent::Given), Ok(()));
    assert_eq!(trace(&game), before);
    // A look tells its captain something.
    let mut game = seek(|game| asked(game).is_some_and(|(key, _)| key == Ask::Scout));
    let seat = asked_seat(&game);
    game.play(By::Seat(seat), &[Action::Look]).expect("looking is allowed");
    assert_eq!(game.take_back_terms(seat), TakeBack::Ask);
}

#[test]
fn an_act_that_moves_the_generator_is_taken_back_by_consent() {
    // Keeping a hand tells nothing; here it uses up some luck as well.
    let twist = Twist {
        applied: |_, state, action, _| {
            if action == Action::Keep {
                state.chance.below(2);
            }
        },
        ..Twist::NONE
    };
    for (twist, terms) in [(twist, TakeBack::Ask), (Twist::NONE, TakeBack::Free)] {
        let rules: Arc<Variant> = Arc::new(Variant::with(twist));
        let mut game = Game::new(rules, decks(), Seed::from_number(1)).expect("the decks are right");
        game.play(By::Seat(FIRST), &[Action::Keep]).expect("a hand may be kept");
        assert_eq!(game.take_back_terms(FIRST), terms);
    }
}

#[test]
fn a_refused_answer_of_others_does_not_change_the_terms() {
    let mut game = dealt(1);
    keep_both(&mut game);
    let before = trace(&game);
    game.play(By::Seat(FIRST), &[Action::Bid(1)]).expect("any card may be chosen");
    for parts in [&[Action::Bid(40)][..], &[Action::Bid(0), Action::Bid(1)], &[Action::Pick(0), Action::Done], &[]] {
        assert!(game.play(By::Seat(SECOND), parts).is_err());
        assert_eq!(game.take_back_terms(FIRST), TakeBack::Free, "after {parts:?}");
    }
    assert_eq!(game.take_back(FIRST, Consent::NotAsked), Ok(()));
    assert_eq!(trace(&game), before);
}

#[test]
fn who_has_not_acted_has_nothing_to_take_back() {
    let mut game = dealt(1);
    let before = trace(&game);
    for consent in [Consent::NotAsked, Consent::Given] {
        assert_eq!(game.take_back(SECOND, consent), Err(TakeBack::Never));
    }
    assert_eq!(trace(&game), before);
}

#[test]
fn a_decided_match_is_not_taken_back() {
    let mut game: Game<Harbour> = whole_match(2);
    let before = trace(&game);
    for seat in [FIRST, SECOND] {
        assert_eq!(game.take_back(seat, Consent::Given), Err(TakeBack::Never));
    }
    assert_eq!(trace(&game), before);
}

struct Strict;

impl House for Strict {
    const TAKE_BACK: TakeBackRule = TakeBackRule::Never;
}

#[test]
fn where_the_rulebook_forbids_it_nothing_is_taken_back() {
    let mut game: Game<Variant<Strict>> = dealt_by(1);
    game.play(By::Seat(FIRST), &[Action::Keep]).expect("a hand may be kept");
    let before = trace(&game);
    assert_eq!(game.take_back_terms(FIRST), TakeBack::Never);
    for consent in [Consent::NotAsked, Consent::Given] {
        assert_eq!(game.take_back(FIRST, consent), Err(TakeBack::Never));
    }
    assert_eq!(trace(&game), before);
}

fn places(game: &Game<Harbour>) -> Places {
    match game.status() {
        Status::Over(Outcome::Placed(places)) => places,
        _ => panic!("the match goes on"),
    }
}

#[test]
fn who_concedes_loses_whoever_is_asked() {
    for seat in [FIRST, SECOND] {
        let mut game = dealt(1);
        assert_eq!(asked(&game), Some((Ask::Redraw, By::Seat(FIRST))));
        game.concede(seat).expect("giving up is always possible");
        assert_eq!([FIRST, SECOND].map(|other| places(&game).won(other)), [FIRST, SECOND].map(|other| other != seat));
        assert_eq!(places(&game).of(seat), 2);
        for viewer in Viewer::all(2) {
            assert_eq!(game.sight(viewer).outcome(), Some(Outcome::Placed(places(&game))));
            assert_eq!(game.sight(viewer).prompt(), None);
            let told: Vec<What> = game.journal(viewer).iter().rev().take(2).map(|line| line.seen.what).collect();
            let (places, score) = (places(&game), Score { game: 1, points: [0, 0] });
            let ending = Ending::Conceded { loser: seat };
            assert_eq!(told, [What::MatchEnded { ending, places, score }, What::Conceded { seat }]);
        }
    }
}

#[test]
fn after_the_end_everything_is_refused() {
    let mut game = dealt(1);
    game.concede(FIRST).expect("giving up is always possible");
    let before = trace(&game);
    assert_eq!(game.concede(FIRST).map_err(|refusal| refusal.name()), Err("MatchOver"));
    assert_eq!(game.concede(SECOND).map_err(|refusal| refusal.name()), Err("MatchOver"));
    let next = game.play(By::Shell, &[Action::NextGame]);
    assert!(matches!(next, Err(Refusal::Rule { clause: Clause::HB_7_1, .. })));
    assert!(game.shell_legal().is_empty());
    assert_eq!(trace(&game), before);
}

#[test]
fn a_choice_made_in_secret_stays_one_when_somebody_concedes() {
    let play = |position| {
        let mut game = dealt(1);
        keep_both(&mut game);
        game.play(By::Seat(FIRST), &[Action::Bid(position)]).expect("any card may be chosen");
        game.concede(FIRST).expect("giving up is always possible");
        game
    };
    let (one, other) = (play(0), play(2));
    assert_eq!(seen(&one, SECOND), seen(&other, SECOND));
    assert_eq!(one.journal(Viewer::Seat(SECOND)), other.journal(Viewer::Seat(SECOND)));
}

fn between_games() -> Game<Harbour> {
    seek(|game| asked(game) == Some((Ask::NextGame, By::Shell)))
}

#[test]
fn the_shell_alone_begins_the_next_game() {
    let mut game = between_games();
    assert_eq!(game.shell_legal(), [Action::NextGame]);
    for seat in [FIRST, SECOND] {
        assert!(game.sight(Viewer::Seat(seat)).legal_list().is_empty());
        assert_eq!(game.play(By::Seat(seat), &[Action::NextGame]).map_err(|r| r.clause_id()), Err("K-1"));
        assert_eq!(game.play(By::Seat(seat), &[Action::Bid(0)]).map_err(|r| r.name()), Err("GameOver"));
    }
    game.play(By::Shell, &[Action::NextGame]).expect("the first game is over");
    assert_eq!(seen(&game, FIRST).game, 2);
    assert!(matches!(asked(&game), Some((Ask::Redraw | Ask::Bid, _))));
    assert_eq!(game.play(By::Shell, &[Action::NextGame]).map_err(|r| r.name()), Err("GameNotOver"));
}

#[test]
fn the_next_game_is_dealt_from_whole_decks_and_led_by_the_other_captain() {
    let mut game = dealt(1);
    keep_both(&mut game);
    assert_eq!(asked(&game), Some((Ask::Bid, By::Seat(FIRST))));
    let first_hand = hand(&game, FIRST);
    let mut dice = dice(5);
    while seen(&game, FIRST).game == 1 {
        let (by, parts) = any_answer(&game, &mut dice);
        game.play(by, &parts).expect("a legal answer is accepted");
    }
    assert_eq!(asked(&game), Some((Ask::Redraw, By::Seat(SECOND))));
    let view = seen(&game, FIRST);
    assert_eq!((view.round, view.side(FIRST).size(), view.side(SECOND).size()), (0, 10, 12));
    assert!(view.sides.iter().all(|side| side.load.is_empty() && side.discards.is_empty() && side.hand.len() == 4));
    assert_ne!(hand(&game, FIRST), first_hand);
}

#[test]
fn a_right_for_once_a_match_is_not_given_again_in_the_next_game() {
    let mut game = dealt(1);
    game.play(By::Seat(FIRST), &[Action::Redraw]).expect("the right is unused");
    game.play(By::Seat(SECOND), &[Action::Keep]).expect("a hand may be kept");
    let mut redraws_asked = Vec::new();
    let mut dice = dice(1);
    while let Some((key, by)) = asked(&game) {
        if key == Ask::Redraw {
            redraws_asked.push((seen(&game, FIRST).game, by));
        }
        let (by, parts) = any_answer(&game, &mut dice);
        game.play(by, &parts).expect("a legal answer is accepted");
    }
    assert_eq!(redraws_asked, [(2, By::Seat(SECOND))]);
}

/// Plays a match in which everybody loads what `load` says and leaves the own deck alone.
fn match_with(setup: Setup, load: impl Fn(&Game<Harbour>, Seat) -> Vec<Action>) -> Game<Harbour> {
    let mut game = set_up(setup).expect("the decks are right");
    while let Some((key, by)) = asked(&game) {
        let parts = match (key, by) {
            (Ask::Redraw, _) => vec![Action::Keep],
            (Ask::Bid, _) => vec![Action::Bid(0)],
            (Ask::Load, By::Seat(seat)) => load(&game, seat),
            (Ask::Scout, _) => vec![Action::Pass],
            (_, by) => vec![if by == By::Shell { Action::NextGame } else { panic!("nobody looked") }],
        };
        game.play(by, &parts).expect("a legal answer is accepted");
    }
    game
}

#[test]
fn equal_points_are_a_joint_win() {
    // With such decks nobody wins a round by three, so nobody has to load anything.
    let light = [1, 1, 1, 1, 2, 2, 2, 2];
    let game = match_with(Setup::new(&light, &light), |_, _| vec![Action::Done]);
    assert_eq!([FIRST, SECOND].map(|seat| places(&game).of(seat)), [1, 1]);
    assert_eq!([FIRST, SECOND].map(|seat| seen(&game, FIRST).side(seat).points), [2, 2]);
}

#[test]
fn more_points_win_the_match() {
    // The second captain wins every round and has no pair that could be loaded.
    let (light, heavy) = ([1, 1, 1, 1, 2, 2, 2, 2], [3, 3, 3, 3, 4, 4, 4, 4]);
    let loads = |_: &Game<Harbour>, seat: Seat| {
        if seat == SECOND { vec![Action::Pick(0), Action::Done] } else { vec![Action::Done] }
    };
    let game = match_with(Setup::new(&light, &heavy), loads);
    assert_eq!([FIRST, SECOND].map(|seat| places(&game).of(seat)), [2, 1]);
    assert_eq!([FIRST, SECOND].map(|seat| seen(&game, FIRST).side(seat).points), [0, 4]);
}

#[test]
fn the_standing_counts_points_before_loads() {
    let mut state = Harbour.start(&decks(), Seed::from_number(1), &mut ()).expect("the decks are right");
    state.sides[0].points = 1;
    let card = state.sides[1].hand[0];
    state.sides[1].load.push(card).expect("there is room");
    let standing = Harbour.standing(&state);
    assert_eq!(standing[..3], [100, i32::from(card.weight), 0]);
}
