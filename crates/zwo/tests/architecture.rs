//! What the code must not do, looked up in the code.

use architecture::{Exempt, Game};

fn game() -> Game {
    let exempt = |path, function, why| Exempt { path, function, why };
    Game::read(
        env!("CARGO_MANIFEST_DIR"),
        &["stack"],
        vec![
            exempt("vocabulary", None, "a scenario's position is built, not played"),
            exempt("conform.rs", Some("disturb"), "a world that differs in what is hidden is built, not played"),
            exempt("view.rs", Some("imagine"), "an imagined world is built, not played"),
            exempt("view.rs", Some("deal"), "an imagined world is built, not played"),
            exempt("rules.rs", Some("start"), "the engine is made for an empty table"),
        ],
    )
}

architecture::architecture!(game());
