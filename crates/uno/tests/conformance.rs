//! Random matches, everything checked. `QUARTERDECK_MATCHES` sets how many.

use kernel::conformance::{Plan, conforms};
use std::{env, thread};
use uno::Uno;

#[test]
fn random_matches_keep_every_promise() {
    let matches: u64 = env::var("QUARTERDECK_MATCHES").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000);
    let threads = thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let share = matches.div_ceil(threads);
    let runs: Vec<_> = (0..threads)
        .map(|index| {
            let games = index * share..((index + 1) * share).min(matches);
            thread::spawn(move || conforms(&Uno, &Plan { seed: 1, games, look_every: 50 }))
        })
        .collect();
    let mut played = 0;
    for run in runs {
        match run.join().expect("no match panics") {
            Ok(report) => {
                println!("{report:?}");
                played += report.matches;
            }
            Err(violation) => panic!("{violation}"),
        }
    }
    assert_eq!(played, matches);
}
