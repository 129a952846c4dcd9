//! The cards that a rulebook is played with.

use crate::{Face, Number, Unplayable, supply};
use kernel::Rules;
use serde::Serialize;
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

/// What is printed on a card.
pub trait Printed: Clone + Serialize {
    /// What tells it from all others.
    fn number(&self) -> &Number;
}

/// All cards of a game with the code of what they do.
pub trait Library: Sized {
    /// What is printed on a card.
    type Card: Printed;
    /// Why cards cannot be a library.
    type Fault: fmt::Debug + fmt::Display;

    /// The cards that come with the program.
    fn built_in() -> Vec<Self::Card>;

    /// A library of these cards, or every fault.
    fn of(cards: Vec<Self::Card>) -> Result<Self, Vec<Self::Fault>>;

    /// The cards by number and face.
    fn catalogue(&self) -> &Catalogue<Self::Card>;
}

/// Cards, found by number and by face.
pub struct Catalogue<C> {
    cards: Vec<C>,
    numbers: HashMap<Number, Face>,
}

impl<C: Printed> Catalogue<C> {
    /// These cards, and the numbers that stand on more than one.
    pub fn new(cards: Vec<C>) -> (Catalogue<C>, Vec<Number>) {
        let (mut numbers, mut twice) = (HashMap::new(), Vec::new());
        for (index, card) in cards.iter().enumerate() {
            if numbers.insert(card.number().clone(), Face(index as u16)).is_some() {
                twice.push(card.number().clone());
            }
        }
        (Catalogue { cards, numbers }, twice)
    }

    /// Every card, in the order of the files.
    pub fn cards(&self) -> &[C] {
        &self.cards
    }

    /// A card by its face.
    #[inline]
    pub fn card(&self, face: Face) -> &C {
        &self.cards[face.index()]
    }

    /// The face of a number.
    pub fn find(&self, number: &Number) -> Option<Face> {
        self.numbers.get(number).copied()
    }
}

impl<C> fmt::Debug for Catalogue<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cards", self.cards.len())
    }
}

/// Why cards cannot be a library. `F` is what can be wrong with what is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LibraryFault<F> {
    /// Two cards have the same number.
    Twice(Number),
    /// What is printed on a card cannot be.
    Card(Number, F),
    /// A card's text cannot be played as it is meant.
    Unplayable(Number, Unplayable),
    /// More cards, names or code than can be addressed.
    TooMuch,
}

impl<F: fmt::Display> fmt::Display for LibraryFault<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LibraryFault::Twice(number) => write!(f, "there are two cards {}", number.0),
            LibraryFault::Card(number, fault) => write!(f, "{} cannot be: {fault}", number.0),
            LibraryFault::Unplayable(number, why) => write!(f, "{}: {why}", number.0),
            LibraryFault::TooMuch => f.write_str("there are more cards than a library can number"),
        }
    }
}

/// A library, and the hash of what somebody supplied of it.
pub struct Book<L> {
    library: Arc<L>,
    supplied: u64,
}

impl<L> Clone for Book<L> {
    fn clone(&self) -> Book<L> {
        Book { library: Arc::clone(&self.library), supplied: self.supplied }
    }
}

impl<L> fmt::Debug for Book<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Book").field("supplied", &self.supplied).finish_non_exhaustive()
    }
}

impl<L: Library> Book<L> {
    /// These cards.
    pub fn new(library: Arc<L>) -> Book<L> {
        Book { library, supplied: 0 }
    }

    /// The cards that come with the program.
    ///
    /// # Panics
    /// If the card files inside the program are wrong, which every test of the game's crate would show.
    pub fn built_in() -> Book<L> {
        Book::new(Arc::new(L::of(L::built_in()).expect("every built-in card has code")))
    }

    /// The cards that come with the program and these: they take the place of those with the same numbers.
    pub fn with(cards: Vec<L::Card>) -> Result<Book<L>, Vec<L::Fault>> {
        let (cards, supplied) = supply(L::built_in(), cards, |one, two| one.number() == two.number());
        L::of(cards).map(|library| Book { library: Arc::new(library), supplied })
    }

    /// The cards.
    #[inline]
    pub fn library(&self) -> &L {
        &self.library
    }

    /// The hash of what was supplied ([`Rules::supplied`]).
    #[inline]
    pub fn supplied(&self) -> u64 {
        self.supplied
    }
}

/// A rulebook for two players that is played with a book of cards.
pub trait CardGame: Rules<Card = Face> {
    /// Its cards.
    type Library: Library;

    /// The cards.
    fn book(&self) -> &Book<Self::Library>;
}

/// The rulebook of a card game: its struct, and how it comes by its cards. It is written in a game's rules, and means by its names
/// what lies in the rooms of that game: `Library` with its `catalogue`, `Definition`, `LibraryFault`, `numbers::Table`.
#[allow(clippy::crate_in_macro_def)] // the rooms of whoever calls it are meant
#[macro_export]
macro_rules! rulebook {
    ($game:ident) => {
        /// The rulebook with the cards it is played with.
        #[derive(Clone, Debug)]
        pub struct $game {
            book: $crate::Book<crate::Library>,
        }

        impl $crate::CardGame for $game {
            type Library = crate::Library;

            fn book(&self) -> &$crate::Book<crate::Library> {
                &self.book
            }
        }

        impl $game {
            /// The rulebook with these cards.
            pub fn new(library: std::sync::Arc<crate::Library>) -> $game {
                $game { book: $crate::Book::new(library) }
            }

            /// The rulebook with the cards that come with the program.
            pub fn built_in() -> $game {
                $game { book: $crate::Book::built_in() }
            }

            /// The rulebook with the cards that come with the program and these: they take the place of those with the same numbers.
            ///
            /// # Errors
            /// Every fault of the cards.
            pub fn with(cards: Vec<crate::Definition>) -> Result<$game, Vec<crate::LibraryFault>> {
                $crate::Book::with(cards).map(|book| $game { book })
            }

            /// The cards.
            #[inline]
            pub fn library(&self) -> &crate::Library {
                self.book.library()
            }

            pub(crate) fn table<'t>(&'t self, state: &'t crate::state::State) -> crate::numbers::Table<'t> {
                crate::numbers::Table::new(self.library(), state)
            }
        }

        impl std::fmt::Debug for crate::Library {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "Library of {:?}", self.catalogue)
            }
        }

        /// A library is a catalogue with code.
        impl std::ops::Deref for crate::Library {
            type Target = $crate::Catalogue<crate::Definition>;

            #[inline]
            fn deref(&self) -> &$crate::Catalogue<crate::Definition> {
                &self.catalogue
            }
        }

        impl $crate::Library for crate::Library {
            type Card = crate::Definition;
            type Fault = crate::LibraryFault;

            fn built_in() -> Vec<crate::Definition> {
                crate::built_in_cards()
            }

            fn of(cards: Vec<crate::Definition>) -> Result<crate::Library, Vec<crate::LibraryFault>> {
                crate::Library::new(cards)
            }

            fn catalogue(&self) -> &$crate::Catalogue<crate::Definition> {
                &self.catalogue
            }
        }
    };
}
