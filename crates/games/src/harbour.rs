//! Harbour, the example of a game, in the registry of tests.

use crate::{CardText, Chosen, Layout, Length, NoDeck, Offered, Seating};
use harbour::{Card, Harbour, MESSAGES, Setup};
use kernel::Seat;
use std::convert::Infallible;
use words::{Lang, Line, Voice};

impl Offered for Harbour {
    type Deck = NoDeck<Card>;

    const SEATS: Seating = Seating::TWO;
    const SHORT: &'static str = "harbour-short";
    const ABOUT: &'static str = "harbour-about";
    const LAYOUT: Layout = Layout::Rows;
    const MESSAGES: &'static [(Lang, &'static str, &'static str)] = MESSAGES;

    fn built_in() -> Harbour {
        Harbour
    }

    fn match_of(_: u8, _: &[NoDeck<Card>], _: &Chosen, _: Length) -> Option<Setup> {
        Some(Setup::usual())
    }

    /// The first seat begins the first game, whatever anybody wants.
    fn let_begin(_: &mut Setup, _: Seat) {}

    fn cards(&self) -> Vec<&Card> {
        Vec::new()
    }

    fn whole(&self, _: &Card) -> Vec<Line> {
        Vec::new()
    }

    fn text(&self, _: &Card, _: &Voice) -> CardText {
        CardText::default()
    }

    fn found_by(_: &Card) -> Vec<&str> {
        Vec::new()
    }

    fn fault_of(fault: &Infallible) -> (Line, &'static str) {
        match *fault {}
    }
}
