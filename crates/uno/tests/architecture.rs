//! What the code must not do, looked up in the code.

use architecture::{Exempt, Game};

/// A match has one frame: what is asked, who acts, the last input and what was said about it.
fn game() -> Game {
    let exempt = |path, function, why| Exempt { path, function, why };
    Game::read(
        env!("CARGO_MANIFEST_DIR"),
        &["frame", "last", "reactions", "actor"],
        vec![
            exempt("vocabulary", None, "a scenario's position is built, not played"),
            exempt("view.rs", Some("imagine"), "an imagined world is built, not played"),
            exempt("rules.rs", Some("start"), "the first frame is pushed on an empty table"),
        ],
    )
}

architecture::architecture!(game());
