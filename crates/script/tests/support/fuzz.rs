//! What the fuzzers of every game with cards check, included by path: any bytes, never a panic.

use kernel::scenario::Problem;
use script::{Format, List, Listed, Number};
use std::fmt::Debug;

/// A game's notation.
pub struct Notation<A, C> {
    pub read_ability: fn(&str) -> Result<A, Problem>,
    pub write_ability: fn(&A) -> String,
    pub read_cards: fn(&str) -> Result<Vec<C>, Vec<Problem>>,
    pub write_cards: fn(&[C]) -> String,
    /// What else must hold of cards that can be read.
    pub judge: fn(&[C]),
}

impl<A: PartialEq + Debug, C: PartialEq + Debug> Notation<A, C> {
    /// Any text as a card file, and as an ability. What can be read is written so that it reads the same.
    pub fn check(&self, bytes: &[u8]) -> bool {
        let text = String::from_utf8_lossy(bytes);
        let ability = (self.read_ability)(&text);
        match &ability {
            Ok(ability) => {
                let written = (self.write_ability)(ability);
                assert_eq!((self.read_ability)(&written).as_ref(), Ok(ability), "written as {written:?}");
            }
            Err(problem) => can_be_shown(problem, &text),
        }
        let cards = (self.read_cards)(&text);
        match &cards {
            Ok(cards) => {
                let written = (self.write_cards)(cards);
                assert_eq!((self.read_cards)(&written).as_ref(), Ok(cards), "written as {written:?}");
                (self.judge)(cards);
            }
            Err(problems) => {
                assert!(!problems.is_empty());
                problems.iter().for_each(|problem| can_be_shown(problem, &text));
            }
        }
        ability.is_ok() || cards.is_ok_and(|cards| !cards.is_empty())
    }
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
pub fn check_list<'l, D>(bytes: &[u8], find: &impl Fn(&Number) -> Option<&'l D::Card>) -> bool
where
    D: Listed + Clone + PartialEq + Debug,
{
    let text = String::from_utf8_lossy(bytes);
    match List::<D>::read(&text) {
        Ok(list) => {
            let written = list.write(Format::Times, find);
            assert_eq!(List::read(&written), Ok(list.clone()), "written as {written:?}");
            let counts = |list: &List<D>| {
                let entries = list.entries.iter().chain(&list.sideboard);
                entries.map(|entry| u32::from(entry.count)).sum::<u32>()
            };
            for (name, format) in Format::ALL {
                let again = List::read(&list.write(format, find)).map(|again| counts(&again));
                assert_eq!(again, Ok(counts(&list)), "{name} loses cards of {written:?}");
            }
            assert!(list.deck(find).err().is_none_or(|faults| !faults.is_empty()));
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

/// The cards of a file, each for itself.
#[allow(dead_code)] // where only the checks are wanted
pub fn each_card(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n\n").filter(|card| card.starts_with("card "))
}

/// The examples of a document: what stands in backquotes, and the blocks between fences.
#[allow(dead_code)] // where only the checks are wanted
pub fn examples(document: &str) -> impl Iterator<Item = &str> {
    let fenced = document.split("```").skip(1).step_by(2).filter_map(|block| Some(block.split_once('\n')?.1));
    let quoted = document.split('`').filter(|piece| piece.contains(": "));
    fenced.chain(quoted)
}

/// Card files as they are and card by card, and the examples of a document: what fuzzers of card files begin with.
#[allow(dead_code)] // where only the checks are wanted
pub fn corpus(files: &[Vec<u8>], document: &str) -> Vec<Vec<u8>> {
    let texts: Vec<String> = files.iter().map(|file| String::from_utf8_lossy(file).into_owned()).collect();
    let pieces = texts.iter().flat_map(|text| each_card(text)).chain(examples(document));
    pieces.map(|piece| piece.as_bytes().to_vec()).chain(files.iter().cloned()).collect()
}

/// The two targets of a game: any text as a card file, and as a deck list.
macro_rules! fuzz_targets {
    ($game:ident) => {
        use $game::{Deck, Definition, Library, LibraryFault, built_in_cards};

        static CARDS: std::sync::LazyLock<Vec<Definition>> = std::sync::LazyLock::new(built_in_cards);

        /// Any text as a card file, and as an ability. What can be read is written so that it reads the same, has no fault, and
        /// gets its code or is refused by name.
        pub fn cards(bytes: &[u8]) -> bool {
            use $game::notation::{read_ability, read_cards, write_ability, write_cards};
            let judge = |cards: &[Definition]| {
                let faults = Library::new(cards.to_vec()).err();
                let is_read = |fault: &LibraryFault| matches!(fault, LibraryFault::Card(..) | LibraryFault::Twice(_));
                assert!(faults.is_none_or(|faults| !faults.is_empty() && !faults.iter().any(is_read)));
            };
            notation::Notation { read_ability, write_ability, read_cards, write_cards, judge }.check(bytes)
        }

        /// Any text as a deck list. What can be read is written so that it reads the same, and can be judged.
        pub fn deck(bytes: &[u8]) -> bool {
            notation::check_list::<Deck>(bytes, &|number| CARDS.iter().find(|card| card.number == *number))
        }
    };
}
