//! What the fuzzers call, on stable by `tests/fuzz.rs` and under cargo-fuzz by `fuzz/`: any bytes, never a panic.
//! Each tells whether the bytes could be read.

#[macro_use]
#[path = "../../../script/tests/support/fuzz.rs"]
pub mod notation;

fuzz_targets!(zwo);
