//! Random games over the starter decks, everything checked. A game here is as long as many rounds of UNO: a tenth of
//! `QUARTERDECK_GAMES` is played.

#[path = "../../../tests/widely.rs"]
mod widely;

use mm25::Mm25;
use std::env;
use widely::conforms_widely;

#[test]
fn random_games_keep_every_promise() {
    let wanted: u64 = env::var("QUARTERDECK_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2_000);
    let report = conforms_widely(&Mm25::built_in(), wanted / 10, 60).unwrap_or_else(|violation| panic!("{violation}"));
    println!("{report}");
    assert!(report.games >= wanted / 10);
}
