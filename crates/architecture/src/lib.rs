//! Source scanners: what the code of a game must not do, looked up in its syntax trees. For the tests of every game; each also
//! plants every kind of violation into a copy of the game's own sources and expects it to be found.

// Functions of tests say by their names what they are.
#![allow(missing_docs)]

pub mod dispatch;
pub mod names;
pub mod planted;
pub mod purity;
pub mod source;
pub mod types;
pub mod views;
pub mod writers;

use source::Source;
use std::{path::Path, rc::Rc};
use types::Types;

/// A place that may write a state although it is no atom, and why.
pub struct Exempt {
    /// A file of the crate, or a folder.
    pub path: &'static str,
    /// One function there; without it, all of them.
    pub function: Option<&'static str>,
    pub why: &'static str,
}

/// A rules crate as its sources say.
pub struct Game {
    pub name: String,
    /// The game's own files.
    pub sources: Vec<Source>,
    /// Those of `kernel` and `script`, of which its state is made too.
    pub below: Vec<Source>,
    pub types: Rc<Types>,
    pub exempt: Vec<Exempt>,
    /// Sets of cards that its card files know, as the beginning of a card number: "ST01-".
    pub sets: Vec<String>,
}

impl Game {
    /// Reads a game's crate. `frame` are the fields of its state that are the frame: what procedures write.
    pub fn read(folder: &str, frame: &[&str], exempt: Vec<Exempt>) -> Game {
        let folder = Path::new(folder);
        let crates = folder.parent().unwrap();
        let sources = source::read(folder);
        let below = [source::read(&crates.join("kernel")), source::read(&crates.join("script"))].concat();
        let types = Rc::new(Types::of(&sources, &below, frame));
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        let sets = purity::sets(&folder.join("cards"));
        // A game with decks has card files: their numbers are what is looked for.
        let has_decks = sources.iter().any(|source| source.path == "decks.rs");
        assert_eq!(sets.is_empty(), !has_decks, "the sets of cards are read from {}", folder.join("cards").display());
        Game { name, types, sources, below, exempt, sets }
    }

    /// One file alone, as if it were the game's, for planted violations.
    pub fn alone(&self, file: &str, text: &str) -> Game {
        Game {
            name: self.name.clone(),
            sources: vec![Source::new(file, text)],
            below: Vec::new(),
            types: Rc::clone(&self.types),
            exempt: Vec::new(),
            sets: self.sets.clone(),
        }
    }

    /// The game with one more file, whose types and functions are known too.
    pub fn with(&self, file: &str, text: &str) -> Game {
        let mut sources = self.sources.clone();
        sources.push(Source::new(file, text));
        let frame: Vec<&str> = self.types.frame.iter().map(String::as_str).collect();
        let types = Rc::new(Types::of(&sources, &self.below, &frame));
        let (name, sets, below) = (self.name.clone(), self.sets.clone(), self.below.clone());
        Game { name, types, sources, below, exempt: Vec::new(), sets }
    }
}

/// Fails with every finding on a line of its own.
pub fn nothing(found: &[String], of: &str) {
    assert!(found.is_empty(), "{of}:\n{}", found.join("\n"));
}

/// The tests of a game: its sources keep every invariant, and a source that breaks one is found.
#[macro_export]
macro_rules! architecture {
    ($game:expr) => {
        use $crate::{dispatch, nothing, planted, purity, views, writers};

        #[test]
        fn only_atoms_write_the_state() {
            let game = $game;
            nothing(&writers::writes(&game), "written outside of atoms");
            nothing(&writers::idle_exemptions(&game), "exempt without need");
        }

        #[test]
        fn a_planted_write_of_any_field_is_found() {
            planted::writes(&$game);
        }

        #[test]
        fn views_copy_nothing_whole() {
            nothing(&views::copies(&$game), "not built field by field");
        }

        #[test]
        fn redaction_lists_every_kind() {
            nothing(&views::catch_alls(&$game), "a new kind would pass unseen");
        }

        #[test]
        fn dispatch_lists_every_kind() {
            nothing(&dispatch::catch_alls(&$game), "a new kind would be taken for another");
        }

        #[test]
        fn a_planted_catch_all_in_a_dispatch_is_found() {
            planted::dispatch(&$game);
        }

        #[test]
        fn a_planted_copy_or_catch_all_in_a_view_is_found() {
            planted::views(&$game);
        }

        #[test]
        fn the_rules_know_no_clock_no_files_and_no_threads() {
            nothing(&purity::impurities(&$game), "not pure");
        }

        #[test]
        fn no_rules_code_mentions_a_card_number() {
            nothing(&purity::card_numbers(&$game), "names a card");
        }

        #[test]
        fn no_file_is_longer_than_800_lines() {
            nothing(&purity::long_files(&$game), "too long");
        }

        #[test]
        fn a_planted_clock_or_card_number_or_long_file_is_found() {
            planted::purity(&$game);
        }
    };
}
