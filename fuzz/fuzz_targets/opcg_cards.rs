#![no_main]

#[path = "../../crates/opcg/tests/fuzz_targets/mod.rs"]
#[allow(dead_code)]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    targets::cards(bytes);
});
