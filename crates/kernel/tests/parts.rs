//! Answers in several parts (K6): what is listed, what is refused, and that a whole answer is one input or none.

mod harbour;

use harbour::play::{self, asked, asked_seat, hand, legal, seek, seen, trace};
use harbour::{Action, Ask, Frame, Harbour, Parts, Reason};
use kernel::{By, Game, KernelClause, Refusal, Rules, Seat, Shape, Status, Viewer};

const MALFORMED: Refusal<Reason> = Refusal::Kernel(KernelClause::Malformed);

fn pair(first: u8, second: u8) -> [Action; 2] {
    [Action::Pick(first), Action::Pick(second)]
}

/// Somebody may load up to two of at least three cards, and two of them would fit.
fn loading() -> (Game<Harbour>, Seat) {
    let game = seek(|game| {
        asked(game).is_some_and(|(key, _)| key == Ask::Load)
            && matches!(seen(game, asked_seat(game)).frame, Frame::Load { margin: 1 | 2, .. })
            && fitting_pairs(&hand(game, asked_seat(game))).len() == 2
    });
    let seat = asked_seat(&game);
    (game, seat)
}

/// Somebody has won by so much that two cards must be loaded, and not every card is of use for that.
fn loading_two() -> (Game<Harbour>, Seat) {
    let game = seek(|game| {
        asked(game).is_some_and(|(key, _)| key == Ask::Load)
            && matches!(seen(game, asked_seat(game)).frame, Frame::Load { margin: 3.., .. })
            && fitting_pairs(&hand(game, asked_seat(game))).len() == 1
    });
    let seat = asked_seat(&game);
    (game, seat)
}

/// Somebody looks at two different cards.
fn ordering() -> (Game<Harbour>, Seat) {
    let game = seek(|game| {
        asked(game).is_some_and(|(key, _)| key == Ask::Order) && {
            let [top, next] = looked_at(game, asked_seat(game));
            top != next
        }
    });
    let seat = asked_seat(&game);
    (game, seat)
}

/// The two top cards as their owner knows them, the top first.
fn looked_at(game: &Game<Harbour>, seat: Seat) -> [Option<u8>; 2] {
    let view = seen(game, seat);
    let deck = &view.side(seat).deck;
    [deck[deck.len() - 1], deck[deck.len() - 2]]
}

/// All pairs of positions with a weight of at most five.
fn fitting_pairs(hand: &[u8]) -> Vec<(u8, u8)> {
    let positions = 0..hand.len();
    positions
        .clone()
        .flat_map(|first| positions.clone().skip(first + 1).map(move |second| (first, second)))
        .filter(|&(first, second)| hand[first] + hand[second] <= 5)
        .map(|(first, second)| (first as u8, second as u8))
        .collect()
}

#[test]
fn the_next_parts_are_listed_and_done_when_the_minimum_is_met() {
    let (game, seat) = loading();
    let cards = hand(&game, seat);
    let mut expected: Vec<Action> = (0..cards.len() as u8).map(Action::Pick).collect();
    expected.push(Action::Done);
    assert_eq!(legal(&game, seat), expected);
    let (first, _) = fitting_pairs(&cards)[0];
    let partners = fitting_pairs(&cards).into_iter().filter(|pair| pair.0 == first);
    let mut expected: Vec<Action> = partners.map(|pair| Action::Pick(pair.1)).collect();
    expected.push(Action::Done);
    assert_eq!(game.options(seat, &[Action::Pick(first)]).expect("a listed part").next(), expected);
}

#[test]
fn a_part_is_listed_only_if_the_whole_can_still_be_completed() {
    let (game, seat) = loading_two();
    let [(first, second)] = fitting_pairs(&hand(&game, seat))[..] else { panic!("there is one pair") };
    let Status::Ask(question) = game.status() else { panic!("somebody is asked") };
    assert_eq!((question.answer.shape, question.answer.min, question.answer.max), (Shape::PickSome, 2, 2));
    assert_eq!(legal(&game, seat), [Action::Pick(first)]);
    let options = game.options(seat, &[Action::Pick(first)]).expect("the pair's first card");
    assert_eq!(options.next(), [Action::Pick(second)]);
    let refusal = game.why_not(By::Seat(seat), Action::Pick(second)).expect_err("nothing fits behind it");
    assert_eq!((refusal.name(), refusal.clause_id()), ("CannotComplete", "HB-4.2"));
    let refusal = game.why_not(By::Seat(seat), Action::Done).expect_err("two must be loaded");
    assert_eq!((refusal.name(), refusal.clause_id()), ("TooFew", "HB-4.2"));
}

#[test]
fn every_set_of_cards_can_be_chosen_in_exactly_one_way() {
    let (game, seat) = loading();
    let cards = hand(&game, seat);
    let mut answers = vec![Vec::new()];
    let mut whole = Vec::new();
    while let Some(parts) = answers.pop() {
        let options = game.options(seat, &parts).expect("only listed parts were taken");
        if options.complete {
            whole.push(parts);
        } else {
            answers.extend(options.next().into_iter().map(|part| [&parts[..], &[part]].concat()));
        }
    }
    let mut expected = vec![vec![Action::Done]];
    expected.extend((0..cards.len() as u8).map(|position| vec![Action::Pick(position), Action::Done]));
    expected.extend(fitting_pairs(&cards).into_iter().map(|(first, second)| pair(first, second).to_vec()));
    let sort = |answers: &mut Vec<Vec<Action>>| answers.sort_by_key(|parts| format!("{parts:?}"));
    sort(&mut whole);
    sort(&mut expected);
    assert_eq!(whole, expected);
}

#[test]
fn a_whole_answer_is_one_input() {
    let (mut game, seat) = loading();
    let cards = hand(&game, seat);
    let (first, second) = fitting_pairs(&cards)[0];
    let step = game.step();
    let lines = game.journal(Viewer::Spectator).len();
    game.play(By::Seat(seat), &pair(first, second)).expect("the pair fits");
    assert_eq!(game.step(), step + 1);
    assert_eq!(game.inputs().get(step as usize), Some((By::Seat(seat), &pair(first, second)[..])));
    let view = seen(&game, seat);
    assert_eq!(view.side(seat).load[view.side(seat).load.len() - 2..], [cards[second as usize], cards[first as usize]]);
    assert!(game.journal(Viewer::Spectator)[lines..].iter().all(|line| line.step == step + 1));
}

#[test]
fn a_refused_part_leaves_no_trace_of_those_before_it() {
    let (mut game, seat) = loading();
    let cards = hand(&game, seat);
    let (first, second) = fitting_pairs(&cards)[0];
    let before = trace(&game);
    let heavy =
        (0..cards.len() as u8).flat_map(|first| (first + 1..cards.len() as u8).map(move |second| (first, second)));
    let (low, high) = heavy.clone().find(|pair| !fitting_pairs(&cards).contains(pair)).expect("some pair is too heavy");
    let total = cards[low as usize] + cards[high as usize];
    for (parts, reason) in [
        (pair(low, high), Reason::TooHeavy { total }),
        (pair(second, first), Reason::NotAscending { after: second }),
        (pair(first, first), Reason::NotAscending { after: first }),
        (pair(first, 40), Reason::NoSuchCard { position: 40 }),
        ([Action::Pick(first), Action::Put(0)], Reason::NotAnAnswer),
        ([Action::Pick(first), Action::Concede], Reason::AnswerOpen),
    ] {
        match game.play(By::Seat(seat), &parts) {
            Err(Refusal::Rule { reason: found, .. }) => assert_eq!(found, reason),
            other => panic!("{parts:?}: {other:?}"),
        }
        assert_eq!(trace(&game), before, "{parts:?} left a trace");
    }
}

#[test]
fn too_many_parts_are_malformed() {
    let (mut game, seat) = loading();
    let (first, second) = fitting_pairs(&hand(&game, seat))[0];
    let before = trace(&game);
    let [one, two] = pair(first, second);
    for parts in [
        &[one, two, Action::Done][..],
        &[Action::Done, one],
        &[one, Action::Done, two],
        &[one, Action::Done, Action::Done],
    ] {
        assert_eq!(game.play(By::Seat(seat), parts), Err(MALFORMED), "{parts:?}");
        assert_eq!(trace(&game), before, "{parts:?} left a trace");
    }
}

#[test]
fn too_few_parts_are_malformed() {
    let (mut game, seat) = loading();
    let before = trace(&game);
    assert_eq!(game.play(By::Seat(seat), &[Action::Pick(0)]), Err(MALFORMED));
    assert_eq!(trace(&game), before);
    let (mut game, seat) = ordering();
    let before = trace(&game);
    assert_eq!(game.play(By::Seat(seat), &[Action::Put(1)]), Err(MALFORMED));
    assert_eq!(trace(&game), before);
}

#[test]
fn no_parts_at_all_are_malformed() {
    let (mut game, seat) = loading();
    let before = trace(&game);
    for by in [By::Seat(seat), By::Shell] {
        let refusal = game.play(by, &[]).expect_err("nothing is no answer");
        assert_eq!((refusal.clause_id(), refusal.name()), ("K-1", "Malformed"));
    }
    assert_eq!(trace(&game), before);
}

#[test]
fn options_explore_without_a_trace() {
    let (game, seat) = loading();
    let (first, second) = fitting_pairs(&hand(&game, seat))[0];
    let before = trace(&game);
    let options = game.options(seat, &[Action::Pick(first)]).expect("a listed part");
    assert!(!options.complete);
    assert!(matches!(options.sight().view().frame, Frame::Load { parts, .. } if parts[..] == [first]));
    assert!(game.options(seat, &pair(first, second)).expect("the pair fits").complete);
    assert!(game.options(seat, &pair(second, first)).is_err());
    assert_eq!(trace(&game), before);
    assert!(matches!(seen(&game, seat).frame, Frame::Load { parts, .. } if parts.is_empty()));
}

#[test]
fn options_never_show_what_a_whole_answer_leads_to() {
    let (game, seat) = loading();
    let (first, second) = fitting_pairs(&hand(&game, seat))[0];
    let begun = game.options(seat, &[Action::Pick(first)]).expect("a listed part");
    let whole = game.options(seat, &pair(first, second)).expect("the pair fits");
    assert!(whole.complete && whole.next().is_empty());
    assert_eq!(whole.sight().view(), begun.sight().view());
    // A look at the deck is a whole answer: what lies there is not for looking at in advance.
    let game = seek(|game| asked(game).is_some_and(|(key, _)| key == Ask::Scout));
    let seat = asked_seat(&game);
    let whole = game.options(seat, &[Action::Look]).expect("looking is allowed");
    assert!(whole.complete);
    assert_eq!(whole.sight().view(), seen(&game, seat));
}

#[test]
fn options_refuse_what_play_refuses() {
    let (game, seat) = loading();
    let (first, second) = fitting_pairs(&hand(&game, seat))[0];
    let refused = |parts: &[Action]| game.options(seat, parts).err();
    assert_eq!(refused(&[Action::Pick(first), Action::Pick(second), Action::Done]), Some(MALFORMED));
    assert_eq!(refused(&[Action::Done, Action::Done]), Some(MALFORMED));
    let refusal = refused(&[Action::Pick(40)]).expect("there is no such card");
    assert!(refusal.is_cited_as("HB-4.1") && refusal.is_cited_as("NoSuchCard") && refusal.is_cited_as("HB-8.2"));
    let other = game.options(play::other(seat), &[Action::Pick(first)]).err();
    assert_eq!(other.map(|refusal| refusal.name()), Some("NotAsked"));
}

#[test]
fn cancelling_is_accepted_but_not_listed_and_leads_back() {
    let (game, seat) = loading();
    let by = By::Seat(seat);
    let refusal = game.why_not(by, Action::Cancel).expect_err("nothing has begun");
    assert_eq!(refusal.name(), "NothingBegun");
    let begun = game.options(seat, &[Action::Pick(0)]).expect("a listed part");
    assert!(!begun.next().contains(&Action::Cancel));
    assert!(begun.attempts().contains(&Action::Cancel));
    let mut state = Harbour.start(&play::decks(), kernel::Seed::from_number(1), &mut ()).expect("the decks are right");
    state.frame = Frame::Load { asked: seat, margin: 1, parts: Parts::default() };
    let before = state;
    Harbour.advance(&mut state, by, Action::Pick(0));
    assert!(Harbour.unfinished(&state) && state != before);
    assert_eq!(Harbour.check(&state, by, Action::Cancel), Ok(()));
    Harbour.advance(&mut state, by, Action::Cancel);
    assert_eq!(state, before);
}

#[test]
fn the_order_of_ordered_parts_matters() {
    let (game, seat) = ordering();
    let [top, next] = looked_at(&game, seat);
    let drawn = |order: [Action; 2]| {
        let mut game = Game::from_replay(game.rules().clone(), &game.replay()).expect("it was just played");
        game.play(By::Seat(seat), &order).expect("either order is allowed");
        // The round is over and its last act is a card drawn from the deck.
        hand(&game, seat).last().copied()
    };
    assert_eq!(drawn([Action::Put(1), Action::Put(0)]), top);
    assert_eq!(drawn([Action::Put(0), Action::Put(1)]), next);
}

#[test]
fn an_ordered_part_is_not_named_twice() {
    let (mut game, seat) = ordering();
    assert_eq!(legal(&game, seat), [Action::Put(0), Action::Put(1)]);
    let options = game.options(seat, &[Action::Put(1)]).expect("either may go first");
    assert_eq!(options.next(), [Action::Put(0)]);
    let before = trace(&game);
    let refusal = game.play(By::Seat(seat), &[Action::Put(1), Action::Put(1)]).expect_err("it is on the deck already");
    assert_eq!((refusal.name(), refusal.clause_id()), ("AlreadyPut", "HB-5.1"));
    assert_eq!(trace(&game), before);
}

#[test]
fn others_are_asked_nothing_of_an_answer_in_parts() {
    let (game, seat) = loading();
    for viewer in [Viewer::Seat(play::other(seat)), Viewer::Spectator] {
        let prompt = game.sight(viewer).prompt().expect("somebody is asked");
        assert_eq!((prompt.by, prompt.key, prompt.answer), (By::Seat(seat), Ask::Load, None));
        assert!(game.sight(viewer).legal_list().is_empty() && !game.sight(viewer).is_asked());
    }
    let own = game.sight(Viewer::Seat(seat));
    assert!(own.is_asked() && own.prompt().is_some_and(|prompt| prompt.answer.is_some_and(|answer| answer.max == 2)));
}
