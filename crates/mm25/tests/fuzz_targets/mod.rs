//! What the fuzzers call, on stable by `tests/fuzz.rs` and under cargo-fuzz by `fuzz/`: any bytes, never a panic.
//! Each tells whether the bytes could be read.

#[path = "../../../script/tests/support/fuzz.rs"]
pub mod notation;

use mm25::notation::{read_ability, read_cards, write_ability, write_cards};
use mm25::{Deck, Definition, Library, LibraryFault, Number, built_in_cards};
use notation::{Notation, check_list};
use std::sync::LazyLock;

static CARDS: LazyLock<Vec<Definition>> = LazyLock::new(built_in_cards);

/// Any text as a card file, and as an ability. What can be read is written so that it reads the same, has no fault, and
/// gets its code or is refused by name.
pub fn cards(bytes: &[u8]) -> bool {
    let judge = |cards: &[Definition]| {
        let faults = Library::new(cards.to_vec()).err();
        let is_read = |fault: &LibraryFault| matches!(fault, LibraryFault::Card(..) | LibraryFault::Twice(_));
        assert!(faults.is_none_or(|faults| !faults.is_empty() && !faults.iter().any(is_read)));
    };
    Notation { read_ability, write_ability, read_cards, write_cards, judge }.check(bytes)
}

/// Any text as a deck list. What can be read is written so that it reads the same, and can be judged.
pub fn deck(bytes: &[u8]) -> bool {
    check_list::<Deck>(bytes, &|number: &Number| CARDS.iter().find(|card| card.number == *number))
}
