//! Hidden information: secret choices (K5), a card that nobody sees, looks and shuffles, secret decks, journals as seen at
//! the time (K8), imagined worlds (K10).

mod harbour;

use harbour::play::{self, FIRST, SECOND, asked, asked_seat, dealt, hand, seek, seen, whole_match};
use harbour::{Action, Ask, Card, Chosen, Event, Frame, Harbour, Lists, Setup, State, What};
use kernel::{By, Game, Rules, Seat, Seed, Sink, Status, Viewer, Viewers};
use std::sync::Arc;

const EYES: [Viewer; 3] = [Viewer::Seat(FIRST), Viewer::Seat(SECOND), Viewer::Spectator];

/// Both hands were kept: the first captain chooses.
fn bidding(number: u64) -> Game<Harbour> {
    let mut game = dealt(number);
    game.play(By::Seat(FIRST), &[Action::Keep]).expect("a hand may be kept");
    game.play(By::Seat(SECOND), &[Action::Keep]).expect("a hand may be kept");
    game
}

fn last_seen(game: &Game<Harbour>, viewer: Viewer) -> What {
    game.journal(viewer).last().expect("something has happened").seen.what
}

#[test]
fn others_see_only_that_somebody_has_chosen() {
    let mut game = bidding(1);
    game.play(By::Seat(FIRST), &[Action::Bid(2)]).expect("any card may be chosen");
    let chosen = EYES.map(|viewer| game.sight(viewer).view().side(FIRST).chosen);
    assert_eq!(chosen, [Chosen::Position(2), Chosen::Hidden, Chosen::Hidden]);
    let told = EYES.map(|viewer| last_seen(&game, viewer));
    let own = What::HasChosen { seat: FIRST, position: Some(2) };
    let public = What::HasChosen { seat: FIRST, position: None };
    assert_eq!(told, [own, public, public]);
}

#[test]
fn whatever_was_chosen_looks_the_same_to_the_others() {
    let play = |position| {
        let mut game = bidding(1);
        game.play(By::Seat(FIRST), &[Action::Bid(position)]).expect("any card may be chosen");
        game
    };
    let (one, other) = (play(0), play(3));
    for viewer in [Viewer::Seat(SECOND), Viewer::Spectator] {
        assert_eq!(one.sight(viewer).view(), other.sight(viewer).view());
        assert_eq!(one.sight(viewer).prompt(), other.sight(viewer).prompt());
        assert_eq!(one.sight(viewer).legal_list(), other.sight(viewer).legal_list());
        assert_eq!(one.journal(viewer), other.journal(viewer));
    }
    assert_ne!(seen(&one, FIRST), seen(&other, FIRST));
    assert_ne!(one.hash(), other.hash());
}

#[test]
fn the_last_choice_reveals_both() {
    let mut game = bidding(1);
    let weights = [hand(&game, FIRST)[2], hand(&game, SECOND)[1]];
    game.play(By::Seat(FIRST), &[Action::Bid(2)]).expect("any card may be chosen");
    let step = game.step();
    game.play(By::Seat(SECOND), &[Action::Bid(1)]).expect("any card may be chosen");
    for viewer in EYES {
        let told = game.journal(viewer).into_iter().filter(|line| line.step == step + 1);
        let revealed = told.filter(|line| line.seen.what == What::Revealed { weights }).count();
        assert_eq!(revealed, 1, "{viewer:?}");
        let view = game.sight(viewer).view();
        assert!(view.sides.iter().all(|side| side.chosen == Chosen::NotYet));
    }
}

#[test]
fn tied_choices_go_back_seen_by_all() {
    let tie = |game: &Game<Harbour>| {
        let (first, second) = (hand(game, FIRST), hand(game, SECOND));
        let pairs = (0..first.len()).flat_map(|one| (0..second.len()).map(move |two| (one, two)));
        pairs.clone().find(|&(one, two)| first[one] == second[two]).map(|(one, two)| (one as u8, two as u8))
    };
    let mut game = bidding(1);
    let (one, two) = tie(&game).expect("the hands share a weight");
    let weight = hand(&game, FIRST)[one as usize];
    game.play(By::Seat(FIRST), &[Action::Bid(one)]).expect("any card may be chosen");
    game.play(By::Seat(SECOND), &[Action::Bid(two)]).expect("any card may be chosen");
    for viewer in EYES {
        let view = game.sight(viewer).view();
        for (seat, position) in [(FIRST, one), (SECOND, two)] {
            let slot = view.side(seat).hand[position as usize];
            assert_eq!((slot.weight, slot.shown), (Some(weight), true), "{viewer:?}");
        }
        let hidden = view.side(SECOND).hand.iter().filter(|slot| slot.weight.is_none()).count();
        assert_eq!(hidden, if viewer.is(SECOND) { 0 } else { 4 }, "{viewer:?}");
    }
}

/// Everything that each viewer is told.
#[derive(Default)]
struct Ears(Vec<Vec<Event>>);

impl Sink<Harbour> for Ears {
    fn event(&mut self, rules: &Harbour, state: &State, event: Event) {
        self.0.push(EYES.iter().filter_map(|&viewer| rules.redact(state, &event, viewer)).collect());
    }
}

#[test]
fn nobody_ever_sees_the_card_put_aside() {
    let mut compared = 0;
    for number in 0..20 {
        let weights = &play::decks().decks[1];
        let setup = Setup::new(weights, weights);
        let mut here = Harbour.start(&setup, Seed::from_number(number), &mut ()).expect("the decks are right");
        // Twelve cards: one aside, four in the hand, five drawn in five rounds. The lowest is never reached.
        let mut there = here;
        let side = &mut there.sides[0];
        std::mem::swap(&mut side.aside, &mut side.deck[0]);
        compared += u32::from(here != there);
        let mut dice = play::dice(number);
        while let Status::Ask(question) = Harbour.status(&here) {
            for viewer in EYES {
                assert_eq!(Harbour.view(&here, viewer), Harbour.view(&there, viewer));
            }
            let mut actions = kernel::legal(&Harbour, &here, question.by);
            assert_eq!(actions, kernel::legal(&Harbour, &there, question.by));
            actions.retain(|action| !matches!(action, Action::Redraw | Action::Shuffle));
            if actions == [Action::NextGame] {
                break;
            }
            let action = actions[kernel::below(&mut dice, actions.len() as u32) as usize];
            let mut ears = [Ears::default(), Ears::default()];
            Harbour.apply(&mut here, question.by, action, &mut ears[0]);
            Harbour.apply(&mut there, question.by, action, &mut ears[1]);
            assert_eq!(ears[0].0, ears[1].0);
        }
    }
    assert!(compared > 10, "the cards exchanged were mostly alike");
}

#[test]
fn a_look_is_for_the_eyes_of_its_captain() {
    let mut game = seek(|game| asked(game).is_some_and(|(key, _)| key == Ask::Scout));
    let seat = asked_seat(&game);
    let others = [Viewer::Seat(play::other(seat)), Viewer::Spectator];
    let before = others.map(|viewer| game.sight(viewer).view().side(seat).deck.clone());
    assert!(before.iter().flatten().all(Option::is_none));
    game.play(By::Seat(seat), &[Action::Look]).expect("looking is allowed");
    assert_eq!(others.map(|viewer| game.sight(viewer).view().side(seat).deck.clone()), before);
    let view = seen(&game, seat);
    let deck = &view.side(seat).deck;
    let looked = [deck[deck.len() - 1], deck[deck.len() - 2]].map(|weight| weight.expect("it was looked at"));
    assert_eq!(last_seen(&game, Viewer::Seat(seat)), What::Looked { seat, weights: Some(looked) });
    for viewer in others {
        assert_eq!(last_seen(&game, viewer), What::Looked { seat, weights: None });
    }
}

#[test]
fn a_shuffle_narrows_what_is_known() {
    let known = |game: &Game<Harbour>, seat| seen(game, seat).side(seat).deck.iter().flatten().count();
    let mut game =
        seek(|game| asked(game).is_some_and(|(key, _)| key == Ask::Scout) && known(game, asked_seat(game)) > 0);
    let seat = asked_seat(&game);
    game.play(By::Seat(seat), &[Action::Shuffle]).expect("shuffling is allowed");
    assert_eq!(known(&game, seat), 0);
}

#[test]
fn a_card_put_back_is_still_known_to_its_captain() {
    let mut game =
        seek(|game| asked(game).is_some_and(|(key, _)| key == Ask::Order) && seen(game, asked_seat(game)).round < 5);
    let seat = asked_seat(&game);
    let view = seen(&game, seat);
    let deck = &view.side(seat).deck;
    let (top, next) = (deck[deck.len() - 1], deck[deck.len() - 2]);
    game.play(By::Seat(seat), &[Action::Put(0), Action::Put(1)]).expect("any order is allowed");
    // The card put back last was drawn at the end of the round.
    assert_eq!(hand(&game, seat).last().copied(), next);
    assert_eq!(seen(&game, seat).side(seat).deck.last().copied(), Some(top));
    assert_eq!(seen(&game, play::other(seat)).side(seat).deck.last().copied(), Some(None));
}

#[test]
fn journals_differ_exactly_where_they_must() {
    let mut private = [0; 5];
    for number in 0..30 {
        let game: Game<Harbour> = whole_match(number);
        let [first, second, spectator] = EYES.map(|viewer| game.journal(viewer));
        assert!(first.len() == spectator.len() && second.len() == spectator.len());
        for ((first, second), spectator) in first.into_iter().zip(second).zip(spectator) {
            assert!(first.step == spectator.step && second.step == spectator.step);
            let (kind, owner, told) = match spectator.seen.what {
                What::Dealt { seat, hand } => (0, seat, hand.is_some()),
                What::HasChosen { seat, position } => (1, seat, position.is_some()),
                What::Looked { seat, weights } => (2, seat, weights.is_some()),
                What::PutBack { seat, order } => (3, seat, order.is_some()),
                What::Drew { seat, weight } => (4, seat, weight.is_some()),
                _ => {
                    assert!(first == spectator && second == spectator);
                    continue;
                }
            };
            private[kind] += 1;
            assert!(!told, "a spectator is told {spectator:?}");
            let (own, other) = if owner == FIRST { (first, second) } else { (second, first) };
            assert_ne!(own, spectator, "{owner:?} is told nothing of the own card");
            assert_eq!(other, spectator);
        }
    }
    assert!(private.iter().all(|&count| count > 20), "some kind of event hardly happened: {private:?}");
}

#[test]
fn a_deck_is_known_to_who_brought_it() {
    let [mine, theirs, others] = [[1, 1, 2, 2, 3, 3, 4, 4], [2, 2, 2, 2, 5, 5, 5, 5], [1, 1, 1, 3, 3, 3, 4, 4]];
    let start = |second: &[u8]| {
        Game::new(Arc::new(Harbour), Setup::new(&mine, second), Seed::from_number(4)).expect("the decks are right")
    };
    let (one, other) = (start(&theirs), start(&others));
    assert_eq!(seen(&one, FIRST), seen(&other, FIRST));
    assert_eq!(one.journal(Viewer::Seat(FIRST)), other.journal(Viewer::Seat(FIRST)));
    assert_eq!(seen(&one, FIRST).list.map(|list| list.to_vec()), Some(mine.to_vec()));
    assert_eq!(seen(&one, SECOND).list.map(|list| list.to_vec()), Some(theirs.to_vec()));
    assert_eq!(one.sight(Viewer::Spectator).view().list, None);
    assert_ne!(seen(&one, SECOND), seen(&other, SECOND));
}

fn sorted(mut list: Vec<u8>) -> Vec<u8> {
    list.sort_unstable();
    list
}

#[test]
fn an_imagined_deck_is_a_candidate_that_fits() {
    let game = dealt(3);
    let view = seen(&game, FIRST);
    let [_, theirs] = &play::decks().decks[..] else { panic!("two decks") };
    // The first is too short, the last no deck.
    let prior = Lists(vec![vec![1, 1, 1, 1, 2, 2, 2, 2], theirs.clone(), vec![5; 12]]);
    for number in 0..20 {
        let world = Harbour.imagine(&view, &prior, &mut play::dice(number));
        assert_eq!(sorted(world.sides[1].list.to_vec()), sorted(theirs.clone()));
        assert_eq!(Harbour.view(&world, Viewer::Seat(FIRST)), view);
    }
}

#[test]
fn where_no_candidate_fits_a_deck_is_imagined_by_the_deck_rules() {
    let game = dealt(3);
    let view = seen(&game, FIRST);
    let prior = Lists(vec![vec![1, 1, 1, 1, 2, 2, 2, 2]]);
    let worlds: Vec<State> = (0..20).map(|number| Harbour.imagine(&view, &prior, &mut play::dice(number))).collect();
    for world in &worlds {
        let setup = Setup { decks: world.sides.iter().map(|side| side.list.to_vec()).collect() };
        assert_eq!(setup.faults(), []);
        assert_eq!(setup.decks[1].len(), 12);
        assert_eq!(Harbour.view(world, Viewer::Seat(FIRST)), view);
    }
    let hands = worlds.iter().map(|world| world.sides[1].hand.iter().map(|card| card.weight).collect::<Vec<_>>());
    let different: std::collections::HashSet<_> = hands.collect();
    assert!(different.len() > 10, "what is hidden is always imagined alike: {different:?}");
}

/// Puts every shuffled deck in order, the heaviest card on top, as a scenario would.
struct Stacked;

impl Sink<Harbour> for Stacked {
    fn event(&mut self, _: &Harbour, _: &State, _: Event) {}

    fn shuffled(&mut self, cards: &mut [Card]) {
        cards.sort_by_key(|card| card.weight);
    }
}

#[test]
fn a_listener_may_state_how_a_shuffle_went() {
    let state = Harbour.start(&play::decks(), Seed::from_number(1), &mut Stacked).expect("the decks are right");
    let weights = |cards: &[Card]| cards.iter().map(|card| card.weight).collect::<Vec<_>>();
    assert_eq!(state.sides[0].aside.weight, 5);
    assert_eq!(weights(&state.sides[0].hand), [5, 4, 4, 3]);
    assert_eq!(weights(&state.sides[1].hand), [5, 5, 4, 4]);
    assert!(state.sides.iter().all(|side| side.aside.known == Viewers::NONE));
    assert!(matches!(state.frame, Frame::Redraw { asked: Seat::FIRST }));
}
