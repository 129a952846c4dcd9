//! Random matches of an honest game, everything checked. `QUARTERDECK_MATCHES` sets how many.

mod harbour;

use harbour::Harbour;
use kernel::conformance::{Plan, Report, conforms};
use std::env;

#[test]
fn random_matches_of_an_honest_game_keep_every_promise() {
    let matches: u64 = env::var("QUARTERDECK_MATCHES").ok().and_then(|n| n.parse().ok()).unwrap_or(4_000);
    let plan = Plan { seed: 1, games: 0..matches, look_every: 3 };
    let report = conforms(&Harbour, &plan).unwrap_or_else(|violation| panic!("{violation}"));
    println!("{report:?}");
    assert_eq!(report.matches, matches);
    assert!(report.actions > 30 * matches, "matches are cut short: {report:?}");
    assert!(report.looks > report.actions / 4, "hardly anything was looked at: {report:?}");
}

#[test]
fn a_plan_gives_the_same_run_every_time() {
    let plan = Plan { seed: 7, games: 3..9, look_every: 2 };
    let first = conforms(&Harbour, &plan);
    assert_eq!(first, conforms(&Harbour, &plan));
    let other = conforms(&Harbour, &Plan { seed: 8, ..plan });
    assert!(first.is_ok() && other.is_ok() && first != other);
}

#[test]
fn an_empty_plan_reports_nothing_played() {
    let plan = Plan { seed: 1, games: 5..5, look_every: 1 };
    assert_eq!(conforms(&Harbour, &plan), Ok(Report::default()));
}
