//! Random matches, everything checked. `QUARTERDECK_GAMES` sets how many rounds at least.

#[path = "../../../tests/widely.rs"]
mod widely;

use std::env;
use uno::Uno;
use widely::conforms_widely;

#[test]
fn random_matches_keep_every_promise() {
    let wanted: u64 = env::var("QUARTERDECK_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2_000);
    let report = conforms_widely(&Uno, wanted, 50).unwrap_or_else(|violation| panic!("{violation}"));
    println!("{report}");
    assert!(report.games >= wanted);
}
