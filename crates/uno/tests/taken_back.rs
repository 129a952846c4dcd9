//! What lay open after a round is no reason to play it again otherwise (UN-12.1.10).

use kernel::conformance::Dice;
use kernel::rand_core::{Rng, SeedableRng};
use kernel::{By, Consent, Game, Seat, Seed, Status, TakeBack, Viewer};
use std::sync::Arc;
use uno::{Action, Setup, Uno};

fn game(seed: u64) -> Game<Uno> {
    Game::new(Arc::new(Uno), Setup { seats: 3, ..Setup::default() }, Seed::from_number(seed)).unwrap()
}

/// Any whole answer of whoever is asked; says who gave it, if anybody at the table did.
fn answer(game: &mut Game<Uno>, dice: &mut Dice) -> Option<Seat> {
    let Status::Ask(question) = game.status() else { return None };
    let By::Seat(seat) = question.by else {
        let next = game.shell_legal()[0];
        game.play(By::Shell, &[next]).unwrap();
        return None;
    };
    let legal = game.sight(Viewer::Seat(seat)).legal_list();
    let chosen = legal[dice.next_u32() as usize % legal.len()];
    game.play(By::Seat(seat), &[chosen]).unwrap();
    Some(seat)
}

#[test]
fn nothing_of_a_round_is_taken_back_once_its_hands_lay_open() {
    for seed in 0..20 {
        let (mut game, mut dice) = (game(seed), Dice::seed_from_u64(seed));
        while !game.shell_legal().contains(&Action::NextRound) {
            answer(&mut game, &mut dice);
        }
        for seat in Seat::all(3) {
            assert_eq!(game.take_back_terms(seat), TakeBack::Never, "between the rounds");
            assert_eq!(game.take_back(seat, Consent::Given), Err(TakeBack::Never));
        }
        game.play(By::Shell, &[Action::NextRound]).unwrap();
        let acted = (0..200).find_map(|_| answer(&mut game, &mut dice)).unwrap();
        for seat in Seat::all(3).filter(|&seat| seat != acted) {
            assert_eq!(game.take_back_terms(seat), TakeBack::Never, "of the round before");
        }
        assert_ne!(game.take_back_terms(acted), TakeBack::Never, "what came afterwards may be");
    }
}

#[test]
fn what_ended_a_round_and_could_not_be_written_is_undone_with_its_mark() {
    let (mut game, mut dice) = (game(1), Dice::seed_from_u64(1));
    let mut last = None;
    while !game.shell_legal().contains(&Action::NextRound) {
        last = answer(&mut game, &mut dice).or(last);
    }
    game.rewind(game.step() - 1);
    let earlier = Seat::all(3).filter(|&seat| game.take_back_terms(seat) != TakeBack::Never);
    assert!(earlier.count() > 0, "the round goes on as if nothing had been seen: {last:?}");
}
