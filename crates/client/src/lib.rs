//! A program's side of the protocol: requests, a page without a browser, and many of them at once.
//!
//! It knows no rule: it takes its answers from the list that the server sends, as every page does.

mod http;
pub mod load;
mod page;

pub use http::{ask, bytes, guest, request, table};
pub use page::Page;

use std::fmt;

/// A future of a known type, so that it is compiled here and not again in every program that awaits it.
pub type Promise<'a, T> = std::pin::Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A small generator for whoever answers at random: the same seed gives the same choices.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    /// A number below the bound; 0 if there is none.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

/// Why something did not work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Nobody is there, or the line broke.
    Line(String),
    /// The server closed the socket, with this code if it gave one.
    Closed(Option<u16>),
    /// Nothing came for too long.
    Silence,
    /// The server said something else than it should.
    Unexpected(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Line(why) => write!(f, "the line broke: {why}"),
            Trouble::Closed(Some(code)) => write!(f, "the server closed the socket with {code}"),
            Trouble::Closed(None) => f.write_str("the socket was closed"),
            Trouble::Silence => f.write_str("nothing came for too long"),
            Trouble::Unexpected(what) => write!(f, "this should not have come: {what}"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Trouble {
        Trouble::Line(error.to_string())
    }
}
