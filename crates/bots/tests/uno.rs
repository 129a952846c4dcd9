//! Bots at an UNO table.

use bots::{Bot, Budget, Random, Search, answer, play_out};
use kernel::{By, Game, Inputs, Outcome, Rules, Seat, Seed, Sight, Status, Viewer};
use std::sync::Arc;
use std::time::Duration;
use uno::{Action, Preset, Setup, Uno};

fn short(seats: u8) -> Setup {
    Setup { seats, rounds: 2, turn_limit: 120, preset: Preset::Table, ..Setup::default() }
}

fn played(seed: u64, mut bots: Vec<Box<dyn Bot<Uno>>>) -> Game<Uno> {
    let mut game = Game::new(Arc::new(Uno), short(bots.len() as u8), Seed::from_number(seed)).unwrap();
    while let Status::Ask(question) = game.status() {
        match question.by {
            By::Seat(seat) => answer(&mut game, seat, &mut bots[seat.index()]).expect("bots only answer what is legal"),
            By::Shell => game.play(By::Shell, &game.shell_legal()).unwrap(),
        }
    }
    game
}

fn random(seed: u64) -> Box<dyn Bot<Uno>> {
    Box::new(Random::new(Seed::from_number(seed)))
}

fn search(iterations: u32, seed: u64) -> Box<dyn Bot<Uno>> {
    Box::new(Search::new(Budget::Iterations(iterations), Seed::from_number(seed)))
}

#[test]
fn bots_finish_matches_with_legal_answers_only() {
    for seed in 0..4 {
        let game = played(seed, vec![random(seed), search(8, seed), random(seed + 9)]);
        assert!(matches!(game.status(), Status::Over(Outcome::Placed(_))));
    }
}

// covers UN-12.1.8
#[test]
fn with_the_same_seeds_the_same_match_is_played() {
    let inputs = |dice: u64| -> Inputs<Action> { played(5, vec![search(10, dice), random(dice + 1)]).inputs().clone() };
    assert_eq!(inputs(3), inputs(3));
    assert_ne!(inputs(3), inputs(4), "another stream of the bots is another match");
}

// covers UN-12.1.9
#[test]
fn a_bot_that_thinks_longer_does_not_change_the_cards() {
    let dealt = |bot: &mut dyn FnMut(&Sight<'_, Uno>)| {
        let state = Uno.start(&short(3), Seed::from_number(6), &mut ()).unwrap();
        let before = Uno.hash(&state);
        let Some(By::Seat(seat)) = Uno.asked(&state) else { panic!("somebody is to act") };
        bot(&Sight::new(&Uno, &state, Viewer::Seat(seat)));
        (before, Uno.hash(&state))
    };
    let (before, after) = dealt(&mut |sight| {
        Search::<Uno>::new(Budget::Iterations(50), Seed::from_number(1)).choose(sight);
    });
    assert_eq!(before, after);
}

#[test]
fn a_budget_of_time_is_kept_to() {
    let state = Uno.start(&short(2), Seed::from_number(2), &mut ()).unwrap();
    let Some(By::Seat(seat)) = Uno.asked(&state) else { panic!("somebody is to act") };
    let sight = Sight::new(&Uno, &state, Viewer::Seat(seat));
    let mut bot = Search::<Uno>::new(Budget::Time(Duration::from_millis(1)), Seed::from_number(1));
    let chosen = bot.choose(&sight).expect("there is always an answer");
    assert!(sight.legal_list().contains(&chosen));
}

#[test]
fn somebody_who_is_not_asked_has_nothing_to_choose() {
    let state = Uno.start(&short(3), Seed::from_number(6), &mut ()).unwrap();
    let asked = Uno.asked(&state);
    for seat in Seat::all(3).filter(|&seat| Some(By::Seat(seat)) != asked) {
        let sight = Sight::new(&Uno, &state, Viewer::Seat(seat));
        assert_eq!(Random::new(Seed::from_number(1)).choose(&sight), None);
        assert!(!sight.is_asked());
    }
    let spectator = Sight::new(&Uno, &state, Viewer::Spectator);
    assert_eq!(Search::<Uno>::new(Budget::Iterations(5), Seed::from_number(1)).choose(&spectator), None);
}

#[test]
fn the_last_card_that_wins_is_found() {
    // One card in hand that fits, or draw: only one of these wins.
    let game = played(1, vec![search(60, 1), random(2)]);
    let places = match game.status() {
        Status::Over(Outcome::Placed(places)) => places,
        _ => panic!("the match is over"),
    };
    assert!(places.won(Seat::FIRST), "searching beats chance over two rounds of this seed");
}

#[test]
fn playing_out_counts_every_action() {
    let mut state = Uno.start(&short(4), Seed::from_number(3), &mut ()).unwrap();
    let mut bots: Vec<Random> = (0..4).map(|seat| Random::new(Seed::from_number(seat))).collect();
    let decisions = play_out(&Uno, &mut state, &mut bots);
    assert!(Uno.asked(&state).is_none());
    assert!(decisions > 20);
    assert!(bots.iter().map(Bot::<Uno>::forced).sum::<u64>() < decisions);
}
