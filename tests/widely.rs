//! Conformance on all cores, for the tests of every game. Not in the kernel, which knows no threads.

use kernel::conformance::{Conform, Plan, Report, conforms};
use std::sync::atomic::{AtomicU64, Ordering};

/// Plays at least so many games, on all cores; a violation ends it.
pub fn conforms_widely<R: Conform + Sync>(rules: &R, wanted: u64, look_every: u32) -> Result<Report, String> {
    const LOT: u64 = 100;
    let (next, played) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || -> Result<Report, String> {
        let mut total = Report::default();
        while played.load(Ordering::Relaxed) < wanted {
            let first = next.fetch_add(LOT, Ordering::Relaxed);
            let plan = Plan { seed: 1, games: first..first + LOT, look_every };
            let report = conforms(rules, &plan).map_err(|violation| violation.to_string())?;
            played.fetch_add(report.games, Ordering::Relaxed);
            total.add(report);
        }
        Ok(total)
    };
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get());
    std::thread::scope(|scope| {
        let runs: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut total = Report::default();
        for run in runs {
            total.add(run.join().map_err(|_| "a game ended in a panic".to_owned())??);
        }
        Ok(total)
    })
}
