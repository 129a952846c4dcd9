//! Finding tables: those in memory, and those that are only on disk yet.

use crate::journal::Plan;
use crate::room::{About, Command, Room, Shared};
use crate::storage::{Code, Trouble};
use kernel::decode;
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::{Mutex, mpsc, oneshot};
use wire::SeatKind;

/// All tables.
pub(crate) struct Rooms {
    pub(crate) shared: Arc<Shared>,
    live: Mutex<HashMap<Code, mpsc::Sender<Command>>>,
}

impl Rooms {
    pub(crate) fn new(shared: Arc<Shared>) -> Rooms {
        Rooms { shared, live: Mutex::default() }
    }

    /// Brings back the tables that are listed and wait for somebody: others come when their people do.
    pub(crate) async fn wake(&self) -> Result<(), Trouble> {
        for opening in self.shared.store.open_matches().await? {
            let waits = |plan: Plan| plan.listed && plan.seats.iter().any(|sitting| sitting.kind == SeatKind::Open);
            if decode::<Plan>(&opening.body).is_some_and(waits) {
                self.find(&opening.code).await?;
            }
        }
        Ok(())
    }

    /// Opens a table: on disk first.
    pub(crate) async fn open(&self, plan: &Plan) -> Result<Code, Trouble> {
        let opening = plan.opening(crate::new_code(), crate::now());
        let code = opening.code.clone();
        self.shared.store.begin(opening).await?;
        self.find(&code).await?.ok_or(Trouble::Unknown)?;
        Ok(code)
    }

    /// A table, from memory or from disk; nothing if there is none of that code.
    pub(crate) async fn find(&self, code: &Code) -> Result<Option<mpsc::Sender<Command>>, Trouble> {
        // One at a time, so that no table is ever there twice.
        let mut live = self.live.lock().await;
        if let Some(room) = live.get(code).filter(|room| !room.is_closed()) {
            return Ok(Some(room.clone()));
        }
        live.retain(|_, room| !room.is_closed());
        let Some(record) = self.shared.store.load(code).await? else { return Ok(None) };
        let Some(room) = Room::restore(record, self.shared.clone()).await else { return Ok(None) };
        live.insert(code.clone(), room.clone());
        Ok(Some(room))
    }

    /// What a table says of itself.
    pub(crate) async fn about(&self, code: &Code) -> Result<Option<About>, Trouble> {
        let Some(room) = self.find(code).await? else { return Ok(None) };
        let (reply, answer) = oneshot::channel();
        if room.send(Command::About(reply)).await.is_err() {
            return Ok(None);
        }
        Ok(answer.await.ok())
    }

    /// Tables in memory that everybody may see.
    pub(crate) async fn listed(&self) -> Vec<(Code, About)> {
        let live: Vec<_> = self.live.lock().await.iter().map(|(code, room)| (code.clone(), room.clone())).collect();
        let mut listed = Vec::new();
        for (code, room) in live {
            let (reply, answer) = oneshot::channel();
            if room.send(Command::About(reply)).await.is_ok()
                && let Ok(about) = answer.await
                && about.listed
                && !about.over
            {
                listed.push((code, about));
            }
        }
        listed.sort_by(|one, two| one.0.cmp(&two.0));
        listed
    }

    /// Every table finishes what it is doing, and no more.
    pub(crate) async fn stop(&self) {
        let live: Vec<_> = self.live.lock().await.drain().map(|(_, room)| room).collect();
        for room in live {
            let (reply, answer) = oneshot::channel();
            if room.send(Command::Stop(reply)).await.is_ok() {
                let _ = answer.await;
            }
        }
    }
}
