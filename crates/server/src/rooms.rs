//! Finding tables: those in memory, and those that are only on disk yet.

use crate::journal::{self, Plan, Sat};
use crate::room::{About, Command, Room, Shared};
use crate::storage::{Code, Guest, Trouble};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OnceCell, mpsc, oneshot};
use wire::SeatKind;

/// At so many of their newest tables a guest's new name is told at once.
const RENAMED: u32 = 50;

/// So many matches of earlier versions are read at a time.
const BATCH: u32 = 100;

/// A table in memory.
#[derive(Clone)]
struct Live {
    commands: mpsc::Sender<Command>,
    /// Whether everybody may see it.
    listed: bool,
}

/// Where a table comes to be, once. Whoever wants it meanwhile waits for that table and for no other.
type Place = Arc<OnceCell<Live>>;

/// Why a table is not to be had.
#[derive(Clone, Debug)]
pub(crate) enum NoTable {
    /// The storage does not give it.
    Storage(Trouble),
    /// This program cannot read how it was opened. It is kept for one that can.
    Unreadable,
}

impl From<Trouble> for NoTable {
    fn from(trouble: Trouble) -> NoTable {
        NoTable::Storage(trouble)
    }
}

/// All tables.
pub(crate) struct Rooms {
    pub(crate) shared: Arc<Shared>,
    places: Mutex<HashMap<Code, Place>>,
}

/// Whether a table is there, or somebody waits for it to come. A place is given away only while the map is locked, so one that nobody
/// waits at stays so.
fn holds(place: &Place) -> bool {
    match place.get() {
        Some(live) => !live.commands.is_closed(),
        None => Arc::strong_count(place) > 1,
    }
}

impl Rooms {
    pub(crate) fn new(shared: Arc<Shared>) -> Rooms {
        Rooms { shared, places: Mutex::default() }
    }

    /// The places, however a thread that held them ended.
    fn places(&self) -> MutexGuard<'_, HashMap<Code, Place>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings back the tables that are listed and wait for somebody: others come when their people do.
    pub(crate) async fn wake(&self) -> Result<(), Trouble> {
        for opening in self.shared.store.open_matches().await? {
            let waits = |plan: Plan| plan.listed && plan.seats.iter().any(|sitting| sitting.kind == SeatKind::Open);
            if Plan::read(&opening.body).is_ok_and(waits)
                && let Err(NoTable::Storage(trouble)) = self.find(&opening.code).await
            {
                return Err(trouble);
            }
        }
        Ok(())
    }

    /// Opens a table: on disk first.
    pub(crate) async fn open(&self, plan: &Plan) -> Result<Code, NoTable> {
        let opening = plan.opening(crate::new_code(), crate::now());
        let code = opening.code.clone();
        self.shared.store.begin(opening).await?;
        self.shared.remember(&code, plan.people()).await;
        self.find(&code).await?.ok_or(Trouble::Unknown)?;
        Ok(code)
    }

    /// A table, from memory or from disk; nothing if there is none of that code.
    pub(crate) async fn find(&self, code: &Code) -> Result<Option<mpsc::Sender<Command>>, NoTable> {
        let place = {
            let mut places = self.places();
            if places.get(code).is_none_or(|place| !holds(place)) {
                places.retain(|_, place| holds(place));
                places.insert(code.clone(), Place::default());
            }
            places[code].clone()
        };
        let found = place.get_or_try_init(|| self.restored(code)).await.map(|live| live.commands.clone());
        drop(place);
        if found.is_err() {
            // There is nothing to keep a place for, unless another still tries.
            self.places().retain(|_, place| holds(place));
        }
        match found {
            Ok(commands) => Ok(Some(commands)),
            Err(NoTable::Storage(Trouble::Unknown)) => Ok(None),
            Err(no_table) => Err(no_table),
        }
    }

    async fn restored(&self, code: &Code) -> Result<Live, NoTable> {
        let record = self.shared.store.load(code).await?.ok_or(Trouble::Unknown)?;
        let listed = Plan::read(&record.opening.body).is_ok_and(|plan| plan.listed);
        let restored = Room::restore(record, self.shared.clone()).await;
        let commands = restored.map_err(|why| {
            tracing::error!(table = code.0, ?why, "a table cannot be read");
            NoTable::Unreadable
        })?;
        Ok(Live { commands, listed })
    }

    /// Tables in memory, with their codes.
    fn live(&self) -> Vec<(Code, Live)> {
        let places = self.places();
        places.iter().filter_map(|(code, place)| Some((code.clone(), place.get()?.clone()))).collect()
    }

    /// What a table says of itself.
    pub(crate) async fn about(&self, code: &Code) -> Result<Option<About>, NoTable> {
        let Some(room) = self.find(code).await? else { return Ok(None) };
        let (reply, answer) = oneshot::channel();
        if room.send(Command::About(reply)).await.is_err() {
            return Ok(None);
        }
        Ok(answer.await.ok())
    }

    /// Who sits at a match that is not over: asked of the table where it is in memory, and otherwise read from its journal without
    /// playing it. Nobody, where this program cannot read it.
    pub(crate) async fn seats(&self, code: &Code) -> Result<Vec<Sat>, Trouble> {
        let live = self.places().get(code).and_then(|place| place.get().cloned());
        if let Some(live) = live {
            let (reply, answer) = oneshot::channel();
            if live.commands.send(Command::About(reply)).await.is_ok()
                && let Ok(about) = answer.await
            {
                return Ok(about.seats);
            }
        }
        let record = self.shared.store.load(code).await?;
        let mut seats = record.map(|record| journal::seats(&record)).unwrap_or_default();
        for sat in &mut seats {
            let Some(guest) = sat.guest.clone().map(Guest) else { continue };
            if let Some(name) = self.shared.store.guest_name(&guest).await? {
                sat.name = name;
            }
        }
        Ok(seats)
    }

    /// Tables in memory that everybody may see.
    pub(crate) async fn listed(&self) -> Vec<(Code, About)> {
        let mut listed = Vec::new();
        for (code, live) in self.live().into_iter().filter(|(_, live)| live.listed) {
            let (reply, answer) = oneshot::channel();
            if live.commands.send(Command::About(reply)).await.is_ok()
                && let Ok(about) = answer.await
                && !about.over
                && !about.on_hold
            {
                listed.push((code, about));
            }
        }
        listed.sort_by(|one, two| one.0.cmp(&two.0));
        listed
    }

    /// A guest is called otherwise now, at every table in memory that they sit at and that is not over.
    pub(crate) async fn rename(&self, guest: &Guest, name: &str) -> Result<(), Trouble> {
        let open = self.shared.store.open_matches_of(guest, RENAMED).await?;
        for (_, live) in self.live().into_iter().filter(|(code, _)| open.contains(code)) {
            let _ = live.commands.send(Command::Renamed(guest.0.clone(), name.to_owned())).await;
        }
        Ok(())
    }

    /// Fills in who sat at the matches that earlier versions kept.
    pub(crate) async fn seat_people(&self) -> Result<(), Trouble> {
        loop {
            let codes = self.shared.store.unseated(BATCH).await?;
            if codes.is_empty() {
                return Ok(());
            }
            for code in codes {
                let record = self.shared.store.load(&code).await?;
                let people = record.map(|record| journal::people(&record)).unwrap_or_default();
                self.shared.store.seat(&code, people).await?;
            }
        }
    }

    /// Every table finishes what it is doing, and no more.
    pub(crate) async fn stop(&self) {
        for (_, live) in self.live() {
            let (reply, answer) = oneshot::channel();
            if live.commands.send(Command::Stop(reply)).await.is_ok() {
                let _ = answer.await;
            }
        }
    }
}
