//! What the fuzzers call, on stable by `tests/fuzz.rs` and under cargo-fuzz by `fuzz/`: any bytes, never a panic.
//! Each tells whether the bytes could be read.

use kernel::scenario::{Problem, Trouble, parse, run};
use kernel::{Game, Replay};
use std::sync::Arc;
use uno::{Action, Uno};

/// Any text as a scenario file, and as an input typed by a person.
pub fn scenario(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    if let Some(line) = text.lines().next() {
        let _ = Action::read(line);
    }
    match parse(&text) {
        Ok(scenarios) => {
            for problem in scenarios.iter().filter_map(|scenario| run(&Uno, scenario).err()).flatten() {
                assert_ne!(problem.trouble, Trouble::Panicked, "{}", problem.message);
                can_be_shown(&problem, &text);
            }
            true
        }
        Err(problem) => {
            can_be_shown(&problem, &text);
            false
        }
    }
}

/// A problem points at whole characters of the text.
fn can_be_shown(problem: &Problem, text: &str) {
    let span = &problem.span;
    assert!(span.start <= span.end && text.is_char_boundary(span.start) && text.is_char_boundary(span.end));
    let (line, column) = problem.place(text);
    assert!(line >= 1 && column >= 1 && !problem.message.is_empty());
}

/// Any bytes as a replay file. What can be read is played, and reads the same when written again.
pub fn replay(bytes: &[u8]) -> bool {
    let Ok(replay) = Replay::<Uno>::from_bytes(bytes) else { return false };
    if let Ok(game) = Game::from_replay(Arc::new(Uno), &replay) {
        let again = Replay::<Uno>::from_bytes(&game.replay().to_bytes()).expect("what was written can be read");
        assert_eq!(again.inputs, replay.inputs);
    }
    true
}
