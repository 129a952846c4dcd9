//! What a person will hardly ever see: an engine that panics.

mod windows;

use super::{No, Room, Shared, Voices};
use crate::bots::Thinkers;
use crate::hosted::{Answered, Asked, Hosted, News, Parts, Refused, Thinking, Unanswered};
use crate::journal::{Closing, Plan, Sitting};
use crate::metrics::Metrics;
use crate::room::{Course, Pauses};
use crate::storage::Store;
use games::{Chosen, GameId};
use kernel::{By, Consent, Cursor, Replay, Seat, TakeBack, Viewer};
use serde_json::Value;
use std::path::Path;
use std::sync::Arc;
use wire::{Answer, ForfeitBy, Problem, SeatKind, Trouble};
use words::{Lang, Voice};

/// A real match that breaks down in the middle of one input.
struct Fragile {
    game: Box<dyn Hosted>,
    breaks_at: Option<u32>,
}

macro_rules! passed_on {
    ($(fn $name:ident(&self $(, $arg:ident: $kind:ty)*) $(-> $out:ty)?;)*) => {
        $(fn $name(&self $(, $arg: $kind)*) $(-> $out)? { self.game.$name($($arg),*) })*
    };
}

impl Fragile {
    fn breaks(&mut self) {
        if self.breaks_at == Some(self.game.step()) {
            self.breaks_at = None;
            panic!("for the sake of the test");
        }
    }
}

impl Hosted for Fragile {
    passed_on! {
        fn step(&self) -> u32;
        fn hash(&self) -> u64;
        fn asked(&self) -> Asked;
        fn clause(&self) -> Option<&'static str>;
        fn places(&self) -> Option<Vec<u8>>;
        fn seats(&self) -> u8;
        fn table(&self, viewer: Viewer, voice: &Voice) -> wire::Table;
        fn cursor(&self, viewer: Viewer, have: usize) -> Cursor;
        fn news(&self, viewer: Viewer, cursor: Cursor, voice: &Voice) -> News;
        fn default(&self) -> Option<Parts>;
        fn concession(&self) -> Parts;
        fn shell(&self) -> Option<Parts>;
        fn agreements(&self, voice: &Voice) -> Vec<Answer>;
        fn answers(&self, seat: Seat) -> usize;
        fn is_attacked(&self, seat: Seat) -> bool;
        fn options(&self, seat: Seat, parts: Vec<Value>, voice: &Voice) -> Result<Option<wire::Table>, Unanswered>;
        fn agreed(&self, part: Value) -> Option<Parts>;
        fn reasons(&self, seat: Seat, voice: &Voice) -> Vec<Problem>;
        fn take_back_terms(&self, seat: Seat) -> TakeBack;
        fn thinking(&self, seat: Seat, level: SeatKind, seed: u64) -> Thinking;
        fn replay(&self) -> Vec<u8>;
    }

    fn play(&mut self, by: By, parts: &[u8], voice: &Voice) -> Result<(), Refused> {
        let played = self.game.play(by, parts, voice);
        self.breaks();
        played
    }

    fn act(&mut self, seat: Seat, parts: Vec<Value>, voice: &Voice) -> Result<Answered, Unanswered> {
        let answered = self.game.act(seat, parts, voice);
        self.breaks();
        answered
    }

    fn take_back(&mut self, seat: Seat, consent: Consent) -> bool {
        self.game.take_back(seat, consent)
    }

    fn rewind(&mut self, step: u32) {
        self.game.rewind(step);
    }
}

async fn shared(database: &Path, pauses: Pauses, luck: fn() -> u32) -> Arc<Shared> {
    let store = Store::sqlite(database).await.unwrap();
    Arc::new(Shared {
        store,
        thinkers: Thinkers::new(1),
        voices: Voices::new(),
        metrics: Metrics::default(),
        pauses,
        luck,
        panics: database.with_file_name("panics"),
    })
}

fn sitting(kind: SeatKind, name: &str) -> Sitting {
    let guest = (kind == SeatKind::Person).then(|| name.to_owned());
    Sitting { kind, guest, name: name.to_owned(), deck: String::new(), tempo: None }
}

async fn room(folder: &Path, name: &str) -> Room {
    let shared = shared(&folder.join(name), Pauses::none(), crate::luck).await;
    let plan = Plan {
        game: GameId::parse("uno").unwrap(),
        options: Chosen::default(),
        clocks: None,
        seats: vec![sitting(SeatKind::Person, "Ada"), sitting(SeatKind::Person, "Ben")],
        listed: false,
        from: None,
        host: None,
    };
    let opening = plan.opening(crate::new_code(), 0);
    shared.store.begin(opening.clone()).await.unwrap();
    let mut room = Room::new(opening.code, opening.edition, plan, shared);
    assert!(room.begin_if_full().await.is_ok());
    room
}

/// An answer at random for whoever is asked.
fn any_answer(room: &Room) -> (Seat, Parts) {
    let game = room.course.game().unwrap();
    let Asked::Seat(seat, _) = game.asked() else { panic!("nobody is asked") };
    (seat, game.thinking(seat, SeatKind::Deckhand, 7)().unwrap())
}

#[tokio::test]
async fn a_panic_ends_nothing_and_leaves_a_replay() {
    let folder = tempfile::tempdir().unwrap();
    let mut room = room(folder.path(), "a.db").await;
    for _ in 0..4 {
        let (seat, parts) = any_answer(&room);
        assert!(room.commit(By::Seat(seat), parts, None, Lang::En).await.is_ok());
    }
    let step = room.course.game().unwrap().step();
    let (hash, lines) = (room.course.game().unwrap().hash(), room.lines);
    let Course::Playing(game) = room.course else { panic!("the match is played") };
    room.course = Course::Playing(Box::new(Fragile { game, breaks_at: Some(step + 1) }));
    let (seat, parts) = any_answer(&room);
    let broken = room.commit(By::Seat(seat), parts.clone(), Some((seat, 1)), Lang::En).await;
    assert!(matches!(broken, Err(No::Trouble(Trouble::Broken))));
    // It stands where it stood, in memory and on disk, and what led to it can be played again.
    let game = room.course.game().unwrap();
    assert_eq!((game.step(), game.hash(), room.lines), (step, hash, lines));
    let file = folder.path().join("panics").join(format!("{}-{step}.qdreplay", room.code.0));
    let replay = Replay::<uno::Uno>::from_bytes(&std::fs::read(file).unwrap()).unwrap();
    assert_eq!(kernel::Game::from_replay(Arc::new(uno::Uno), &replay).unwrap().hash(), hash);
    // And it goes on.
    assert!(room.commit(By::Seat(seat), parts, Some((seat, 1)), Lang::En).await.is_ok());
    assert!(room.course.game().unwrap().step() > step);
    let record = room.shared.store.load(&room.code).await.unwrap().unwrap();
    assert!(Room::replayed(&record, room.shared.clone()).unwrap().hold().is_none());
}

/// A match that somebody has lost by no card says so, also after it was read from disk.
#[tokio::test]
async fn a_verdict_says_whose_clock_ran_out_and_who_did_not_come_back() {
    let (ada, ben) = (Seat::FIRST, Seat::new(1).unwrap());
    for (number, id, by) in
        [(0, None, Some(ForfeitBy::Clock)), (1, Some((ben, 1)), Some(ForfeitBy::Absence)), (2, Some((ada, 1)), None)]
    {
        let folder = tempfile::tempdir().unwrap();
        let mut room = room(folder.path(), &format!("{number}.db")).await;
        let concession = room.course.game().unwrap().concession();
        assert!(room.commit(By::Seat(ada), concession, id, Lang::En).await.is_ok());
        assert!(room.course.is_over());
        let record = room.shared.store.load(&room.code).await.unwrap().unwrap();
        let replayed = Room::replayed(&record, room.shared.clone()).unwrap();
        for room in [&room, &replayed] {
            assert_eq!(room.forfeit, by.map(|by| (ada, by)));
        }
        let summary = Closing::read(&record.closing.unwrap()).unwrap().summary.unwrap();
        assert_eq!((summary.places, summary.steps), (Some(vec![2, 1]), 1));
        assert!(summary.length.is_some());
    }
}
