//! What the code must not do, looked up in the code.

use architecture::{Exempt, Game};

fn game() -> Game {
    let exempt = |path, function, why| Exempt { path, function, why };
    Game::read(
        env!("CARGO_MANIFEST_DIR"),
        &["frame"],
        vec![
            exempt("conform.rs", Some("unknown_to"), "a world that differs in what is hidden is built, not played"),
            exempt("rules.rs", Some("start"), "the engine is made for an empty table"),
        ],
    )
}

architecture::architecture!(game());
