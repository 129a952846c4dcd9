//! Random games over the starter decks keep every promise.

use kernel::conformance::{Plan, conforms};
use opcg::{Library, Opcg, starter_cards};
use std::sync::Arc;

#[test]
fn random_games_keep_every_promise() {
    let games = std::env::var("QUARTERDECK_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300u64);
    let rules = Opcg::new(Arc::new(Library::new(starter_cards()).unwrap()));
    // A game of these has many more decisions than a round of UNO.
    let plan = Plan { seed: 1, games: 0..games.div_ceil(10), look_every: 17 };
    match conforms(&rules, &plan) {
        Ok(report) => println!("{report:?}"),
        Err(broken) => panic!("{broken}"),
    }
}
