//! How many matches are played again at once for those who look at them: it takes a core for a while.

use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// So many are played again at once.
const PLAYED: usize = 2;

/// So many more may wait for that.
const WAITING: usize = 32;

/// Why nothing is played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotPlayed {
    /// Too many wait already.
    Busy,
    /// It broke off.
    BrokenOff,
}

/// The places for matches that are played again.
pub(crate) struct Playback {
    /// Those who are played or wait.
    known: Arc<Semaphore>,
    /// Those who are played.
    played: Arc<Semaphore>,
}

/// A place, held until the work is done and not only for as long as somebody waits for it: who hangs up does not stop the work.
pub(crate) struct Place {
    _known: OwnedSemaphorePermit,
    _played: OwnedSemaphorePermit,
}

impl Playback {
    pub(crate) fn new() -> Playback {
        Playback::with(PLAYED, WAITING)
    }

    fn with(played: usize, waiting: usize) -> Playback {
        Playback { known: Arc::new(Semaphore::new(played + waiting)), played: Arc::new(Semaphore::new(played)) }
    }

    /// A place, once one is free.
    pub(crate) async fn place(&self) -> Result<Place, NotPlayed> {
        let known = self.known.clone().try_acquire_owned().map_err(|_| NotPlayed::Busy)?;
        let played = self.played.clone().acquire_owned().await.map_err(|_| NotPlayed::BrokenOff)?;
        Ok(Place { _known: known, _played: played })
    }

    /// Plays something again on a thread that may be busy for a while.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        play: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotPlayed> {
        let place = self.place().await?;
        let work = move || {
            let done = play();
            drop(place);
            done
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| NotPlayed::BrokenOff)
    }
}

#[cfg(test)]
mod tests {
    use super::{NotPlayed, Playback};
    use std::sync::{Arc, mpsc};
    use tokio::sync::oneshot;

    #[tokio::test]
    async fn who_hangs_up_frees_no_place_before_the_work_is_done() {
        let playback = Arc::new(Playback::with(1, 0));
        let (begun, begins) = oneshot::channel();
        let (end, ends) = mpsc::channel::<()>();
        let asked = playback.clone();
        let asks = tokio::spawn(async move {
            asked
                .run(move || {
                    let _ = begun.send(());
                    let _ = ends.recv();
                })
                .await
        });
        begins.await.unwrap();
        asks.abort();
        assert!(asks.await.unwrap_err().is_cancelled());
        assert_eq!(playback.run(|| ()).await, Err(NotPlayed::Busy));
        end.send(()).unwrap();
        // The place comes back with the end of the work.
        let _free = playback.known.acquire().await.unwrap();
    }

    #[tokio::test]
    async fn what_panics_gives_its_place_back() {
        let playback = Playback::with(1, 0);
        assert_eq!(playback.run(|| panic!("for the sake of the test")).await, Err::<(), _>(NotPlayed::BrokenOff));
        assert_eq!(playback.run(|| 5).await, Ok(5));
    }
}
