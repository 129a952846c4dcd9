//! The registry of games: one list, and what program, server and page need to know of each of them.
//!
//! A game is one entry below and one implementation of [`Offered`]. Whoever works with a game that is only known at run time has
//! its [`GameId`] and visits it ([`GameId::visit`]): there it is a type again. Outside its own crate, words, table and layout nothing
//! else names a game.
//!
//! ```
//! use games::{GameId, Offered, Visitor};
//!
//! struct Seats;
//!
//! impl Visitor for Seats {
//!     type Out = u8;
//!     fn visit<R: Offered>(self) -> u8 {
//!         R::SEATS.most
//!     }
//! }
//!
//! let most: Vec<u8> = GameId::ALL.iter().map(|game| game.visit(Seats)).collect();
//! assert!(most.contains(&10) && most.contains(&2));
//! ```

mod cards;
mod choices;
mod decks;
#[cfg(feature = "harbour")]
mod harbour;
mod id;
mod mm25;
mod offered;
mod opcg;
mod scenarios;
mod uno;
mod zwo;

pub use cards::{BadCards, CardFact, CardText, Figure};
pub use choices::{BadChoice, Choice, ChoiceKind, Chosen, Scope};
pub use decks::{DeckFault, Given, ListText, NoDeck, Printed, list_trouble};
pub use id::{GameId, Visitor};
pub use offered::{Ended, Layout, Length, Offered, Seating, match_ended};

use words::{Headings, Lang, Voice};

/// A voice that can say everything of every game.
pub fn voice(lang: Lang) -> Voice {
    struct Files;
    impl Visitor for Files {
        type Out = &'static [(Lang, &'static str, &'static str)];
        fn visit<R: Offered>(self) -> Self::Out {
            R::MESSAGES
        }
    }
    struct Quoted;
    impl Visitor for Quoted {
        type Out = Option<Headings>;
        fn visit<R: Offered>(self) -> Self::Out {
            R::HEADINGS
        }
    }
    let own = GameId::ALL.iter().flat_map(|game| game.visit(Files)).copied();
    Voice::with(lang, own).quoting(GameId::ALL.iter().filter_map(|game| game.visit(Quoted)))
}
