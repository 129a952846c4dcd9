//! What the fuzzers call, on stable by `tests/fuzz.rs` and under cargo-fuzz by `fuzz/`: any bytes, never a panic.
//! Each tells whether the bytes could be read.

use kernel::scenario::Problem;
use opcg::notation::{read_ability, read_cards, write_ability, write_cards};
use opcg::{Definition, Format, Library, List, Number, built_in_cards};
use std::sync::LazyLock;

static CARDS: LazyLock<Vec<Definition>> = LazyLock::new(built_in_cards);

/// Any text as a card file, and as an ability. What can be read is written so that it reads the same, and gets its code
/// or is refused by name.
pub fn cards(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let ability = read_ability(&text);
    match &ability {
        Ok(ability) => {
            let written = write_ability(ability);
            assert_eq!(read_ability(&written).as_ref(), Ok(ability), "written as {written:?}");
        }
        Err(problem) => can_be_shown(problem, &text),
    }
    let cards = read_cards(&text);
    match &cards {
        Ok(cards) => {
            let written = write_cards(cards);
            assert_eq!(read_cards(&written).as_ref(), Ok(cards), "written as {written:?}");
            assert!(Library::new(cards.clone()).err().is_none_or(|faults| !faults.is_empty()));
        }
        Err(problems) => {
            assert!(!problems.is_empty());
            problems.iter().for_each(|problem| can_be_shown(problem, &text));
        }
    }
    ability.is_ok() || cards.is_ok_and(|cards| !cards.is_empty())
}

/// A problem says something, and stands at a line and a column of the text; the end of a line is one.
fn can_be_shown(problem: &Problem, text: &str) {
    let span = &problem.span;
    assert!(text.get(span.clone()).is_some(), "{problem:?} is not about whole letters of the text");
    let (line, column) = problem.place(text);
    let letters = text.split('\n').nth(line - 1).map(|line| line.chars().count());
    assert!(letters.is_some_and(|letters| (1..=letters + 1).contains(&column)), "{line}:{column} is not in the text");
    assert!(!problem.message.is_empty());
}

/// Any text as a deck list. What can be read is written so that it reads the same, and can be judged.
pub fn deck(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let find = |number: &Number| CARDS.iter().find(|card| card.number == *number);
    match List::read(&text) {
        Ok(list) => {
            let written = list.write(Format::Times, &find);
            assert_eq!(List::read(&written), Ok(list.clone()), "written as {written:?}");
            let counts = |list: &List| list.entries.iter().map(|entry| u32::from(entry.count)).sum::<u32>();
            for (name, format) in Format::ALL {
                let again = List::read(&list.write(format, &find)).map(|again| counts(&again));
                assert_eq!(again, Ok(counts(&list)), "{name} loses cards of {written:?}");
            }
            assert!(list.deck(&find).err().is_none_or(|faults| !faults.is_empty()));
            true
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            let lines = text.lines().count().max(1);
            assert!(faults.iter().all(|fault| (1..=lines).contains(&fault.line)), "{faults:?} of {lines} lines");
            false
        }
    }
}
