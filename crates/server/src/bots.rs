//! Threads on which bots think, so that they delay nobody.

use crate::hosted::{Parts, Thinking};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

/// What is to be done: the thinking, and whom to tell.
type Job = (Thinking, Box<dyn FnOnce(Option<Parts>) + Send>);

/// A pool of threads. Whoever asks is answered when there is time; rooms do not wait.
#[derive(Clone)]
pub(crate) struct Thinkers {
    jobs: Sender<Job>,
}

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Thinkers {
        let (jobs, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads.max(1) {
            let waiting = waiting.clone();
            let name = format!("bot-{number}");
            if let Err(error) = std::thread::Builder::new().name(name).spawn(move || think(&waiting)) {
                tracing::error!(%error, "no thread for bots");
            }
        }
        Thinkers { jobs }
    }

    /// Lets a bot think; `tell` hears what it chose.
    pub(crate) fn think(&self, thinking: Thinking, tell: impl FnOnce(Option<Parts>) + Send + 'static) {
        // Without threads nothing is told, and the room's clock decides.
        let _ = self.jobs.send((thinking, Box::new(tell)));
    }
}

fn think(waiting: &Mutex<Receiver<Job>>) {
    loop {
        let job = match waiting.lock() {
            Ok(waiting) => waiting.recv(),
            Err(_) => return,
        };
        let Ok((thinking, tell)) = job else { return };
        // A bot that panics has not answered; its table goes on without it.
        let chosen = std::panic::catch_unwind(std::panic::AssertUnwindSafe(thinking)).unwrap_or(None);
        tell(chosen);
    }
}
