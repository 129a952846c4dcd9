//! Matches to begin a test from.

use super::{Action, Ask, Harbour, Setup, View};
use kernel::conformance::Dice;
use kernel::rand_core::SeedableRng;
use kernel::{By, Game, Line, Rules, Seat, Seed, Status, Viewer, below};
use std::sync::Arc;

pub const FIRST: Seat = Seat::FIRST;
pub const SECOND: Seat = match Seat::new(1) {
    Some(seat) => seat,
    None => Seat::FIRST,
};

/// Two decks of all weights.
pub fn decks() -> Setup {
    Setup::new(&[1, 1, 2, 2, 3, 3, 4, 4, 5, 5], &[1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5])
}

pub fn dice(number: u64) -> Dice {
    Dice::seed_from_u64(number)
}

/// A match that has just been dealt.
pub fn dealt(number: u64) -> Game<Harbour> {
    dealt_by(number)
}

/// The same by a variant of the rules.
pub fn dealt_by<R: Rules<Setup = Setup> + Default>(number: u64) -> Game<R> {
    Game::new(Arc::new(R::default()), decks(), Seed::from_number(number)).expect("the decks are right")
}

/// What is asked now and of whom; nothing at the end.
pub fn asked<R: Rules<Ask = Ask>>(game: &Game<R>) -> Option<(Ask, By)> {
    match game.status() {
        Status::Ask(question) => Some((question.key, question.by)),
        Status::Over(_) => None,
    }
}

/// The seat that is asked.
pub fn asked_seat<R: Rules<Ask = Ask>>(game: &Game<R>) -> Seat {
    match asked(game) {
        Some((_, By::Seat(seat))) => seat,
        other => panic!("no seat is asked: {other:?}"),
    }
}

/// Any whole answer of whoever is asked, built part by part as a page does.
pub fn any_answer<R: Rules>(game: &Game<R>, dice: &mut Dice) -> (By, Vec<R::Action>) {
    let Status::Ask(question) = game.status() else { panic!("the match is over") };
    let By::Seat(seat) = question.by else { return (By::Shell, game.shell_legal()) };
    let mut parts = Vec::new();
    loop {
        let options = game.options(seat, &parts).expect("a listed part is accepted");
        if options.complete {
            return (question.by, parts);
        }
        let next = options.next();
        parts.push(next[below(dice, next.len() as u32) as usize]);
    }
}

/// Plays on at random until the match is as wanted, in the first match that gets there.
pub fn seek_by<R>(wanted: impl Fn(&Game<R>) -> bool) -> Game<R>
where
    R: Rules<Setup = Setup> + Default,
{
    for number in 0..1_000 {
        let mut game: Game<R> = dealt_by(number);
        let mut dice = dice(number);
        while let Status::Ask(_) = game.status() {
            if wanted(&game) {
                return game;
            }
            let (by, parts) = any_answer(&game, &mut dice);
            game.play(by, &parts).expect("a legal answer is accepted");
        }
    }
    panic!("no match of a thousand gets there")
}

/// The same in plain Harbour.
pub fn seek(wanted: impl Fn(&Game<Harbour>) -> bool) -> Game<Harbour> {
    seek_by(wanted)
}

/// A whole match played at random.
pub fn whole_match<R: Rules<Setup = Setup> + Default>(number: u64) -> Game<R> {
    let mut game: Game<R> = dealt_by(number);
    let mut dice = dice(number);
    while let Status::Ask(_) = game.status() {
        let (by, parts) = any_answer(&game, &mut dice);
        game.play(by, &parts).expect("a legal answer is accepted");
    }
    game
}

/// The match as a seat sees it.
pub fn seen<R: Rules<View = View>>(game: &Game<R>, seat: Seat) -> View {
    game.sight(Viewer::Seat(seat)).view()
}

/// The weights of the seat's own hand.
pub fn hand<R: Rules<View = View>>(game: &Game<R>, seat: Seat) -> Vec<u8> {
    seen(game, seat).side(seat).hand.iter().map(|slot| slot.weight.expect("the own hand is known")).collect()
}

/// All that a refused input could have changed: state, count of inputs, and what everybody has seen.
#[derive(PartialEq, Eq, Debug)]
pub struct Trace<S> {
    hash: u64,
    inputs: usize,
    step: u32,
    journals: Vec<Vec<Line<S>>>,
}

pub fn trace<R: Rules>(game: &Game<R>) -> Trace<R::Seen> {
    let journals =
        Viewer::all(game.seats()).map(|viewer| game.journal(viewer).into_iter().cloned().collect()).collect();
    Trace { hash: game.hash(), inputs: game.inputs().len(), step: game.step(), journals }
}

/// The captain opposite.
pub fn other(seat: Seat) -> Seat {
    super::other(seat)
}

/// The answers of a seat now.
pub fn legal(game: &Game<Harbour>, seat: Seat) -> Vec<Action> {
    game.sight(Viewer::Seat(seat)).legal_list()
}
