//! Time tells nothing: whatever somebody holds, a question to them lasts as long, in every game.

use super::{shared, sitting};
use crate::deal;
use crate::hosted::{Host, Hosted};
use crate::journal::{Clocks, Plan, Sitting};
use crate::room::{Course, Pauses, Room, Shared, Wait};
use games::{Chosen, GameId, Offered, Visitor};
use kernel::conformance::Dice;
use kernel::rand_core::{Rng, SeedableRng};
use kernel::{Acted, By, Game, Pace, Replay, Seat, Seed, Status, Viewer};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{Clock, SeatKind, Stops};
use words::Lang;

/// So many answers of a match are looked at.
const ANSWERS: usize = 160;

/// When things happen at a table, as everybody sees it: from now on.
#[derive(PartialEq, Debug)]
struct Times {
    clock: Option<Clock>,
    due: Option<Duration>,
    held_back: Option<Duration>,
    /// Before which a bot's answer is not played.
    bot: Option<Duration>,
}

/// A table at which this match has come to its question just now.
async fn times(game: Box<dyn Hosted>, plan: &Plan, stops: Stops, hold: bool, shared: &Arc<Shared>) -> Times {
    let mut room = Room::new(crate::new_code(), 0, plan.clone(), shared.clone());
    room.course = Course::Playing(game);
    room.seats.iter_mut().for_each(|seated| seated.stops = stops);
    let (me, _thoughts) = mpsc::channel(1);
    room.me = Some(me);
    let asked = room.asked();
    room.go_on().await;
    if let (true, Some(crate::hosted::Asked::Seat(seat, _))) = (hold, asked) {
        room.hold_open(seat);
    }
    let now = Instant::now();
    let bot = match room.wait {
        Wait::Thought { not_before, .. } => Some(not_before - now),
        _ => None,
    };
    Times {
        clock: room.clock(),
        due: room.deadline().map(|at| at - now),
        held_back: room.held_until.map(|until| until - now),
        bot,
    }
}

/// Somebody gives any whole answer.
fn answer<R: Offered>(game: &mut Game<R>, dice: &mut Dice) {
    let Status::Ask(question) = game.status() else { return };
    let By::Seat(seat) = question.by else {
        let next = game.shell_legal()[0];
        return game.play(By::Shell, &[next]).unwrap();
    };
    let mut next = game.sight(Viewer::Seat(seat)).legal_list();
    let mut parts = Vec::new();
    loop {
        parts.push(next.swap_remove(dice.next_u32() as usize % next.len()));
        match game.act(By::Seat(seat), &parts).unwrap() {
            Acted::Done => return,
            Acted::Begun(options) => next = options.next(),
        }
    }
}

/// Compares a match's questions with those of worlds that look alike; gives back how many windows were among them.
async fn as_long<R: Offered>() -> usize {
    let folder = tempfile::tempdir().unwrap();
    let shared = shared(&folder.path().join("w.db"), Pauses::default(), || 0xA5A5_A5A5).await;
    // From here on time stands still.
    tokio::time::pause();
    let seats = usize::from(R::SEATS.usual);
    let decks = vec![deal::starters(R::ID).first().map_or(String::new(), |name| (*name).to_owned()); seats];
    let dealt =
        deal::begin(R::ID, R::EDITION, &Chosen::default(), &decks, Seed::from_number(5), shared.voices.of(Lang::En));
    let replay = Replay::<R>::from_bytes(&dealt.unwrap_or_else(|_| panic!("it can be dealt")).replay()).unwrap();
    let mut game = Game::from_replay(R::book().clone(), &replay).unwrap();
    let mut dice = Dice::seed_from_u64(9);
    let clocks = Clocks { main: 600_000, increment: 5_000 };
    let mut windows = 0;
    for number in 0..ANSWERS {
        let Status::Ask(question) = game.status() else { break };
        if let By::Seat(asked) = question.by {
            let kinds = [SeatKind::Person, SeatKind::Deckhand];
            let mut plan = plan(R::ID, seats);
            plan.clocks = (number % 2 == 0).then_some(clocks);
            plan.seats[asked.index()] = sitting(kinds[usize::from(number % 5 == 4)], "Asked");
            let stops = [Stops::Answers, Stops::Attacks, Stops::All, Stops::Never][number % 4];
            let hold = number % 3 == 0;
            windows += usize::from(matches!(question.pace, Pace::Reaction { .. }));
            for viewer in Seat::all(game.seats()).filter(|&seat| seat != asked) {
                // From the same eyes in both worlds: what is not there at all cannot be told.
                let worlds = [0; 2].map(|_| game.disturbed(Viewer::Seat(viewer), &mut dice));
                let [one, two] = worlds.map(|world| Box::new(Host::of(world)) as Box<dyn Hosted>);
                let one = times(one, &plan, stops, hold, &shared).await;
                let two = times(two, &plan, stops, hold, &shared).await;
                assert_eq!(one, two, "{}: answer {number}, {:?}, {stops:?}", R::GAME, question.key);
            }
        }
        answer(&mut game, &mut dice);
    }
    tokio::time::resume();
    windows
}

fn plan(game: GameId, seats: usize) -> Plan {
    let seats: Vec<Sitting> = (0..seats).map(|place| sitting(SeatKind::Person, &format!("Ada {place}"))).collect();
    Plan { game, options: Chosen::default(), clocks: None, seats, listed: false, from: None, host: None }
}

#[tokio::test]
async fn a_question_lasts_as_long_whatever_the_asked_person_holds() {
    struct Looked;
    impl Visitor for Looked {
        type Out = Pin<Box<dyn Future<Output = usize>>>;
        fn visit<R: Offered>(self) -> Self::Out {
            Box::pin(as_long::<R>())
        }
    }
    let mut seen = Vec::new();
    for game in GameId::ALL {
        seen.push((game.name(), game.visit(Looked).await));
    }
    // A game has enough of them to look at, or none at all, as the example of a game.
    assert!(seen.iter().all(|(_, windows)| *windows == 0 || *windows > 5), "windows by game: {seen:?}");
    assert!(seen.iter().filter(|(_, windows)| *windows > 0).count() >= 4, "windows by game: {seen:?}");
}
