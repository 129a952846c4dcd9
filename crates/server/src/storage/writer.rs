//! The queue of writes and the task that empties it: group commit.
//!
//! The task takes the first write that waits and all others that have come by then, has them carried out in one
//! transaction and answers each. It never waits for a batch to fill: while the disk is idle a write goes alone, and the
//! busier the disk is, the more writes share a sync.

use super::Trouble;
use super::backend::{Write, Writes};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use tokio::sync::{mpsc, oneshot, watch};

/// How many writes may lie in the queue; who comes then, waits until there is room.
const ROOM: usize = 1024;

/// How many writes one transaction takes at most, so that the first of them need not wait for thousands.
const BATCH: usize = 512;

enum Job {
    Write(Write, Waiting),
    Stop,
}

/// Somebody who waits for an answer.
struct Waiting {
    answer: oneshot::Sender<Result<(), Trouble>>,
    ticket: Ticket,
}

impl Waiting {
    fn answer(self, outcome: Result<(), Trouble>) {
        // First: whoever has an answer is no longer counted. If nobody listens any more, that is their business.
        drop(self.ticket);
        let _ = self.answer.send(outcome);
    }
}

/// Counts a write for as long as it exists, wherever it ends.
struct Ticket(Arc<AtomicUsize>);

impl Ticket {
    fn draw(counter: &Arc<AtomicUsize>) -> Self {
        counter.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(counter))
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Where writes are handed over.
#[derive(Clone)]
pub(super) struct Queue {
    jobs: mpsc::Sender<Job>,
    waiting: Arc<AtomicUsize>,
    commits: Arc<AtomicU64>,
    /// What is wrong with the disk, if the last transaction failed.
    ailment: watch::Receiver<Option<Trouble>>,
    /// Its other end is dropped when the task ends, for whatever reason.
    ended: watch::Receiver<()>,
}

impl Queue {
    /// Starts the task. It ends when it is told to, or when all clones of the queue are gone.
    pub(super) fn start(writes: Box<dyn Writes>) -> Self {
        let (jobs, received) = mpsc::channel(ROOM);
        let (running, ended) = watch::channel(());
        let (ail, ailment) = watch::channel(None);
        let commits = Arc::new(AtomicU64::new(0));
        let count = Arc::clone(&commits);
        tokio::spawn(async move {
            run(received, writes, &count, &ail).await;
            drop(running);
        });
        Self { jobs, waiting: Arc::default(), commits, ailment, ended }
    }

    pub(super) async fn write(&self, write: Write) -> Result<(), Trouble> {
        let (answer, answered) = oneshot::channel();
        let waiting = Waiting { answer, ticket: Ticket::draw(&self.waiting) };
        self.jobs.send(Job::Write(write, waiting)).await.map_err(|_| Trouble::Gone)?;
        answered.await.unwrap_or(Err(Trouble::Gone))
    }

    pub(super) fn depth(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    pub(super) fn ailment(&self) -> Option<Trouble> {
        self.ailment.borrow().clone()
    }

    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    pub(super) async fn stop(mut self) {
        // It fails if another clone was faster; then there is only the end to wait for.
        let _ = self.jobs.send(Job::Stop).await;
        while self.ended.changed().await.is_ok() {}
    }
}

async fn run(
    mut jobs: mpsc::Receiver<Job>,
    mut writes: Box<dyn Writes>,
    commits: &AtomicU64,
    ailment: &watch::Sender<Option<Trouble>>,
) {
    let mut taken = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut taken, BATCH).await > 0 {
        let mut batch = Vec::with_capacity(taken.len());
        let mut waiting = Vec::with_capacity(taken.len());
        for job in taken.drain(..) {
            match job {
                Job::Write(write, who) => {
                    batch.push(write);
                    waiting.push(who);
                }
                // Lets nobody in any more; those who are in already are still served.
                Job::Stop => jobs.close(),
            }
        }
        if batch.is_empty() {
            continue;
        }
        match writes.commit(&batch).await {
            Ok(outcomes) => {
                commits.fetch_add(1, Ordering::Relaxed);
                if ailment.send_replace(None).is_some() {
                    tracing::info!("the storage can write again");
                }
                for (who, outcome) in waiting.into_iter().zip(outcomes) {
                    who.answer(outcome);
                }
            }
            Err(trouble) => {
                // Said once, not for every batch of an afternoon with a full disk.
                if ailment.send_replace(Some(trouble.clone())).as_ref() != Some(&trouble) {
                    tracing::error!(%trouble, writes = waiting.len(), "the storage cannot write");
                }
                for who in waiting {
                    who.answer(Err(trouble.clone()));
                }
            }
        }
    }
    writes.close().await;
}

#[cfg(test)]
mod tests {
    use super::super::Guest;
    use super::super::backend::{Later, Outcomes, Reply};
    use super::*;
    use std::sync::Mutex;
    use tokio::sync::Semaphore;
    use tokio::task::{JoinSet, yield_now};

    /// A disk that takes as long as the test likes.
    #[derive(Clone)]
    struct Disk {
        begun: Arc<Semaphore>,
        may_end: Arc<Semaphore>,
        batches: Arc<Mutex<Vec<usize>>>,
        trouble: Arc<Mutex<Option<Trouble>>>,
    }

    impl Disk {
        fn new() -> Self {
            Self {
                begun: Arc::new(Semaphore::new(0)),
                may_end: Arc::new(Semaphore::new(0)),
                batches: Arc::default(),
                trouble: Arc::default(),
            }
        }

        async fn has_begun(&self) {
            self.begun.acquire().await.unwrap().forget();
        }

        fn finish(&self, commits: usize) {
            self.may_end.add_permits(commits);
        }

        fn batches(&self) -> Vec<usize> {
            self.batches.lock().unwrap().clone()
        }
    }

    impl Writes for Disk {
        fn commit<'a>(&'a mut self, batch: &'a [Write]) -> Reply<'a, Outcomes> {
            Box::pin(async {
                self.begun.add_permits(1);
                self.may_end.acquire().await.unwrap().forget();
                self.batches.lock().unwrap().push(batch.len());
                match self.trouble.lock().unwrap().take() {
                    Some(trouble) => Err(trouble),
                    None => Ok(vec![Ok(()); batch.len()]),
                }
            })
        }

        fn close(self: Box<Self>) -> Later<'static, ()> {
            Box::pin(async {})
        }
    }

    fn some_write() -> Write {
        Write::SaveGuest(Guest("a".into()), "Nami".into())
    }

    fn hand_over(queue: &Queue, count: usize) -> JoinSet<Result<(), Trouble>> {
        (0..count).map(|_| queue.clone()).map(|queue| async move { queue.write(some_write()).await }).collect()
    }

    async fn until_waiting(queue: &Queue, count: usize) {
        while queue.depth() < count {
            yield_now().await;
        }
    }

    #[tokio::test]
    async fn what_comes_during_a_commit_shares_the_next() {
        let disk = Disk::new();
        let queue = Queue::start(Box::new(disk.clone()));
        let first = hand_over(&queue, 1);
        disk.has_begun().await;
        let others = hand_over(&queue, 5);
        until_waiting(&queue, 6).await;
        disk.finish(2);
        assert_eq!(first.join_all().await, [Ok(())]);
        assert_eq!(others.join_all().await, vec![Ok(()); 5]);
        assert_eq!(disk.batches(), [1, 5]);
        assert_eq!((queue.depth(), queue.commits()), (0, 2));
    }

    #[tokio::test]
    async fn a_failed_commit_is_told_to_all_of_its_batch_and_to_nobody_else() {
        let disk = Disk::new();
        let queue = Queue::start(Box::new(disk.clone()));
        let first = hand_over(&queue, 1);
        disk.has_begun().await;
        let unlucky = hand_over(&queue, 3);
        until_waiting(&queue, 4).await;
        disk.finish(1);
        disk.has_begun().await;
        *disk.trouble.lock().unwrap() = Some(Trouble::Full);
        disk.finish(1);
        assert_eq!(first.join_all().await, [Ok(())]);
        assert_eq!(unlucky.join_all().await, vec![Err(Trouble::Full); 3]);
        disk.finish(1);
        assert_eq!(queue.write(some_write()).await, Ok(()));
        assert_eq!(queue.commits(), 2);
    }

    #[tokio::test]
    async fn a_full_queue_makes_callers_wait_and_forgets_nobody() {
        let disk = Disk::new();
        let queue = Queue::start(Box::new(disk.clone()));
        let first = hand_over(&queue, 1);
        disk.has_begun().await;
        let crowd = hand_over(&queue, ROOM + 100);
        until_waiting(&queue, ROOM + 101).await;
        assert_eq!(queue.jobs.capacity(), 0);
        disk.finish(ROOM);
        assert_eq!(first.join_all().await, [Ok(())]);
        assert_eq!(crowd.join_all().await, vec![Ok(()); ROOM + 100]);
        assert!(disk.batches().iter().all(|&size| size <= BATCH), "{:?}", disk.batches());
        assert_eq!(queue.depth(), 0);
    }

    #[tokio::test]
    async fn who_no_longer_waits_is_served_nevertheless() {
        let disk = Disk::new();
        let queue = Queue::start(Box::new(disk.clone()));
        let mut impatient = hand_over(&queue, 1);
        disk.has_begun().await;
        impatient.shutdown().await;
        disk.finish(2);
        assert_eq!(queue.write(some_write()).await, Ok(()));
        assert_eq!(disk.batches(), [1, 1]);
    }

    #[tokio::test]
    async fn stopping_serves_those_who_wait_and_nobody_after() {
        let disk = Disk::new();
        let queue = Queue::start(Box::new(disk.clone()));
        let first = hand_over(&queue, 1);
        disk.has_begun().await;
        let others = hand_over(&queue, 3);
        until_waiting(&queue, 4).await;
        let stops: JoinSet<()> = (0..2).map(|_| queue.clone().stop()).collect();
        disk.finish(9);
        stops.join_all().await;
        assert_eq!(first.join_all().await, [Ok(())]);
        assert_eq!(others.join_all().await, vec![Ok(()); 3]);
        assert_eq!(queue.write(some_write()).await, Err(Trouble::Gone));
        assert_eq!(queue.depth(), 0);
    }
}
