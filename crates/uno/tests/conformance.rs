//! Random matches, everything checked. `QUARTERDECK_GAMES` sets how many rounds at least.

use kernel::conformance::{Plan, Report, conforms};
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, thread};
use uno::Uno;

const LOT: u64 = 100;

#[test]
fn random_matches_keep_every_promise() {
    let wanted: u64 = env::var("QUARTERDECK_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2_000);
    let (next, played) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        let mut total = Report::default();
        while played.load(Ordering::Relaxed) < wanted {
            let first = next.fetch_add(LOT, Ordering::Relaxed);
            let plan = Plan { seed: 1, games: first..first + LOT, look_every: 50 };
            let report = conforms(&Uno, &plan).unwrap_or_else(|violation| panic!("{violation}"));
            played.fetch_add(report.games, Ordering::Relaxed);
            total.matches += report.matches;
            total.games += report.games;
            total.actions += report.actions;
            total.looks += report.looks;
        }
        total
    };
    let threads = thread::available_parallelism().map_or(1, |count| count.get());
    let reports: Vec<Report> = thread::scope(|scope| {
        let runs: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        runs.into_iter().map(|run| run.join().expect("0 violations")).collect()
    });
    let sum = |count: fn(&Report) -> u64| reports.iter().map(count).sum::<u64>();
    let (matches, games, actions, looks) = (
        sum(|report| report.matches),
        sum(|report| report.games),
        sum(|report| report.actions),
        sum(|report| report.looks),
    );
    println!("{games} games in {matches} matches, {actions} actions, {looks} close looks: 0 violations");
    assert!(games >= wanted);
}
