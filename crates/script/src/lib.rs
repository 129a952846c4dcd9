//! The machinery of cards, without any game's words: effects, and reading what cards and decks are.
//!
//! What cards do is lowered once to flat [`Code`]: verbs of the game, and jumps. A [`Cursor`] in a state's frame walks
//! through it. An instruction that asks does not move the cursor; the answer does. So a state holds a number where other
//! engines hold a closure, and copying it copies everything that is under way.
//!
//! [`notation`] is what readers and writers of card files are made of, [`List`] reads and writes deck lists. [`Book`] is what a
//! rulebook is played with; [`fixture`] and [`vocabulary`] are the words that scenarios of all these games share, [`conform`] what
//! the conformance suite looks at.
//!
//! ```
//! use script::{Builder, Cursor, Host, Language, Performed, Stop};
//!
//! struct Counting;
//! impl Language for Counting {
//!     type Verb = i32;
//!     type Test = i32;
//!     type Who = ();
//! }
//! struct Purse(i32);
//! impl Host<Counting> for Purse {
//!     fn perform(&mut self, verb: &i32) -> Performed {
//!         self.0 += verb;
//!         Performed::Done
//!     }
//!     fn holds(&mut self, test: &i32) -> bool {
//!         self.0 >= *test
//!     }
//! }
//!
//! let mut build = Builder::<Counting>::default();
//! let start = build.here();
//! let hold = build.hold();
//! build.verb(10);
//! build.fill_unless(hold, 3);
//! build.end();
//! let code = build.finish();
//! let (mut rich, mut poor) = (Purse(5), Purse(1));
//! for purse in [&mut rich, &mut poor] {
//!     assert_eq!(Cursor::new(start).run(&code, purse), Stop::Ended);
//! }
//! assert_eq!((rich.0, poor.0), (15, 1));
//! ```

pub mod array;
mod book;
mod cards;
mod code;
pub mod conform;
mod cursor;
mod engine;
mod events;
pub mod fixture;
mod imagine;
mod lists;
pub mod notation;
mod number;
mod picking;
mod supply;
mod unplayable;
pub mod vocabulary;
mod within;

pub use book::{Book, CardGame, Catalogue, Library, LibraryFault, Printed};
pub use cards::{Card, Cards, Face, Object, other};
pub use code::{At, Builder, Code, Hold, Op};
pub use cursor::{Cursor, Host, Performed, Stop};
pub use engine::{shuffle_stated, widest_known};
pub use events::{Event, Redact, Seen};
pub use imagine::{Prior, any_seed, without};
pub use lists::{Entry, Format, List, ListFault, ListTrouble, Listed};
pub use number::Number;
pub use picking::{Picking, different};
pub use supply::supply;
pub use unplayable::Unplayable;
pub use within::Within;

/// A game's vocabulary.
pub trait Language {
    /// What is done.
    type Verb;
    /// What is checked.
    type Test;
    /// Who is asked.
    type Who;
}
