//! Harbour for the kernel's tests: the game itself, matches to begin a test from, and variants with a flaw.

// Every test file compiles this module for itself and uses a part of it.
#![allow(dead_code, unused_imports)]

pub mod play;
pub mod variant;

pub use ::harbour::*;
