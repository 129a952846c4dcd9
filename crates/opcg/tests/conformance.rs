//! Random games over the starter decks and over decks of any cards, everything checked. A game here is as long as many rounds
//! of UNO: a tenth of `QUARTERDECK_GAMES` is played.

#[path = "../../../tests/widely.rs"]
mod widely;

use kernel::conformance::{Conform, Dice};
use kernel::rand_core::SeedableRng;
use kernel::{Outcome, Rules, Seed, Status, any_legal};
use opcg::Opcg;
use std::env;
use widely::conforms_widely;

fn wanted() -> u64 {
    env::var("QUARTERDECK_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2_000) / 10
}

// covers OP-2.4, OP-2.5, OP-13.1
#[test]
fn random_games_keep_every_promise() {
    let report = conforms_widely(&Opcg::built_in(), wanted(), 60).unwrap_or_else(|violation| panic!("{violation}"));
    println!("{report}");
    assert!(report.games >= wanted());
}

/// A game of this rulebook is void for one reason only: a row of its state was full.
#[test]
fn no_random_game_reaches_a_bound() {
    let rules = Opcg::built_in();
    let mut dice = Dice::seed_from_u64(3);
    for game in 0..wanted() {
        let setup = rules.any_setup(&mut dice);
        let mut state = rules.start(&setup, Seed::numbered(31, game), &mut ()).unwrap();
        while let Some(by) = rules.asked(&state) {
            let (action, _) = any_legal(&rules, &state, by, &mut dice).unwrap();
            rules.advance(&mut state, by, action);
        }
        assert!(!matches!(rules.status(&state), Status::Over(Outcome::Void)), "game {game} is void: {setup:?}");
    }
}
