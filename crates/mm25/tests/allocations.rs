//! A decision allocates nothing.

#[path = "../../../tests/allocations.rs"]
mod allocations;

use mm25::{Mm25, Setup, starter_decks};

#[test]
fn no_decision_touches_the_heap() {
    let deck = |index: usize| starter_decks()[index].1.clone();
    let setups = [(0, 1), (2, 0), (1, 2), (2, 2)].map(|(one, two)| Setup::of(deck(one), deck(two)));
    allocations::no_decision_touches_the_heap(&Mm25::built_in(), setups);
}
