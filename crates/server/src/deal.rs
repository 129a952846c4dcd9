//! How matches of any game begin: what was chosen is checked, decks are read, cards are dealt. The registry knows the games.

use crate::hosted::{Host, Hosted, slice as sliced};
use games::{Chosen, GameId, Given, Length, ListText, Offered, Seating, Visitor};
use kernel::{Clause, KernelClause, Seed, Viewer};
use serde_json::Value;
use std::borrow::Cow;
use std::ops::Range;
use wire::{Reason, Text};
use words::{Line, Voice};

/// What keeps a match from beginning: everything at once.
pub(crate) type Faults = Vec<Reason>;

/// What is no question of a game's rules.
pub(crate) fn plain(text: Text) -> Reason {
    Reason { text, clause: Cow::Borrowed(KernelClause::Malformed.id()) }
}

/// A sentence of the program, as a fault.
fn said(line: &Line, voice: &Voice) -> Reason {
    plain(Text::of(line, voice))
}

/// What is wrong with a deck.
fn of_deck((line, clause): &ListText, voice: &Voice) -> Reason {
    let clause = clause.unwrap_or(KernelClause::Malformed.id());
    Reason { text: Text::of(line, voice), clause: Cow::Borrowed(clause) }
}

/// A seat's deck: a starter's name, or a list.
fn deck<R: Offered>(named: &str, chosen: &Chosen, voice: &Voice) -> Result<R::Deck, Faults> {
    let faults = |faults: Vec<ListText>| faults.iter().map(|fault| of_deck(fault, voice)).collect();
    Given::<R>::playable(R::book(), named, chosen).map_err(faults)
}

/// A match as it is to be played.
fn setup<R: Offered>(chosen: &Chosen, decks: &[String], voice: &Voice) -> Result<R::Setup, Faults> {
    let seats = decks.len() as u8;
    let not_so_many = || vec![said(&Line::new("cli-for-two").with("seats", seats), voice)];
    if !(R::SEATS.least..=R::SEATS.most).contains(&seats) {
        return Err(not_so_many());
    }
    let mut brought = Vec::new();
    if R::has_decks() {
        let read: Vec<Result<R::Deck, Faults>> = decks.iter().map(|named| deck::<R>(named, chosen, voice)).collect();
        let faults: Faults = read.iter().filter_map(|deck| deck.as_ref().err()).flatten().cloned().collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        brought.extend(read.into_iter().flatten());
    }
    R::match_of(seats, &brought, chosen, Length::Match).ok_or_else(not_so_many)
}

/// Looks whether a deck may be played; says everything that is wrong with it.
pub(crate) fn check_deck(game: GameId, named: &str, chosen: &Chosen, voice: &Voice) -> Result<(), Faults> {
    struct Check<'a>(&'a str, &'a Chosen, &'a Voice);
    impl Visitor for Check<'_> {
        type Out = Result<(), Faults>;
        fn visit<R: Offered>(self) -> Self::Out {
            if R::has_decks() { deck::<R>(self.0, self.1, self.2).map(drop) } else { Ok(()) }
        }
    }
    game.visit(Check(named, chosen, voice))
}

/// Looks whether a match can be played as chosen; says everything that is wrong.
pub(crate) fn check_chosen(game: GameId, chosen: &Chosen, seats: u8, voice: &Voice) -> Result<(), Faults> {
    struct Check<'a>(&'a Chosen, u8, &'a Voice);
    impl Visitor for Check<'_> {
        type Out = Result<(), Faults>;
        fn visit<R: Offered>(self) -> Self::Out {
            let Check(chosen, seats, voice) = self;
            chosen
                .check::<R>()
                .map_err(|faults| faults.iter().map(|fault| said(&fault.line(), voice)).collect::<Faults>())?;
            // With everybody's first deck, whatever they will bring.
            let first = R::starters().first().map_or(String::new(), |(name, _)| (*name).to_owned());
            let decks = vec![first; usize::from(seats)];
            let setup = setup::<R>(chosen, &decks, voice)?;
            host::<R>(R::EDITION, setup, Seed::from_number(0), voice).map(drop)
        }
    }
    game.visit(Check(chosen, seats, voice))
}

fn host<R: Offered>(edition: u32, setup: R::Setup, seed: Seed, voice: &Voice) -> Result<Box<dyn Hosted>, Faults> {
    match Host::new(R::book().clone(), R::of_edition(setup, edition), seed) {
        Ok(host) => Ok(Box::new(host)),
        Err(faults) => Err(faults.iter().map(|fault| said(&R::fault(fault), voice)).collect()),
    }
}

/// A match of an edition of the rules: as many seats as decks, which a game without decks does not look at.
pub(crate) fn begin(
    game: GameId,
    edition: u32,
    chosen: &Chosen,
    decks: &[String],
    seed: Seed,
    voice: &Voice,
) -> Result<Box<dyn Hosted>, Faults> {
    struct Begin<'a>(u32, &'a Chosen, &'a [String], Seed, &'a Voice);
    impl Visitor for Begin<'_> {
        type Out = Result<Box<dyn Hosted>, Faults>;
        fn visit<R: Offered>(self) -> Self::Out {
            let Begin(edition, chosen, decks, seed, voice) = self;
            host::<R>(edition, setup::<R>(chosen, decks, voice)?, seed, voice)
        }
    }
    game.visit(Begin(edition, chosen, decks, seed, voice))
}

/// A recorded match, up to a step.
pub(crate) fn recorded(game: GameId, bytes: &[u8], step: u32) -> Option<Box<dyn Hosted>> {
    struct Recorded<'a>(&'a [u8], u32);
    impl Visitor for Recorded<'_> {
        type Out = Option<Box<dyn Hosted>>;
        fn visit<R: Offered>(self) -> Self::Out {
            let host = Host::<R>::recorded(R::book().clone(), self.0, self.1)?;
            Some(Box::new(host))
        }
    }
    game.visit(Recorded(bytes, step))
}

/// Some moments of a match through one viewer's eyes.
pub(crate) struct Slice {
    pub(crate) seats: u8,
    /// How many inputs the whole match has.
    pub(crate) steps: u32,
    /// The table after the inputs before the slice.
    pub(crate) first: wire::Table,
    /// What every further input changed.
    pub(crate) changes: Vec<Value>,
    /// What happened with them; in the first slice, from the deal on.
    pub(crate) events: Vec<wire::Event>,
}

/// Why a recorded match is not shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotShown {
    /// It is no recorded match, or not a whole one.
    Garbled,
    /// Another version of the program has recorded it, or it was played with other cards.
    Version,
    /// It has no such seat.
    Seat,
}

/// The game of a recorded match.
pub(crate) fn game_of(bytes: &[u8]) -> Result<GameId, NotShown> {
    let name = kernel::Header::game(bytes).ok_or(NotShown::Garbled)?;
    GameId::parse(&name).ok_or(NotShown::Version)
}

/// At most so many moments of a recorded match after its first inputs, as a viewer saw them.
pub(crate) fn slice(
    game: GameId,
    bytes: &[u8],
    viewer: Viewer,
    moments: Range<u32>,
    voice: &Voice,
) -> Result<Slice, NotShown> {
    struct Sliced<'a>(&'a [u8], Viewer, Range<u32>, &'a Voice);
    impl Visitor for Sliced<'_> {
        type Out = Result<Slice, NotShown>;
        fn visit<R: Offered>(self) -> Self::Out {
            let Sliced(bytes, viewer, moments, voice) = self;
            sliced::<R>(bytes, viewer, moments, voice)
        }
    }
    game.visit(Sliced(bytes, viewer, moments, voice))
}

/// The names of the decks that come with a game.
pub(crate) fn starters(game: GameId) -> Vec<&'static str> {
    struct Starters;
    impl Visitor for Starters {
        type Out = Vec<&'static str>;
        fn visit<R: Offered>(self) -> Self::Out {
            R::starters().iter().map(|(name, _)| *name).collect()
        }
    }
    game.visit(Starters)
}

/// The starter that whoever sits in a place takes who names none.
pub(crate) fn starter(game: GameId, place: usize) -> String {
    let starters = starters(game);
    starters.get(place % starters.len().max(1)).copied().unwrap_or_default().to_owned()
}

/// Any starter that nobody else has, by chance; of all of them where each is taken.
pub(crate) fn any_starter(game: GameId, others: &[&str], luck: u32) -> String {
    let all = starters(game);
    let free: Vec<&str> = all.iter().copied().filter(|name| !others.contains(name)).collect();
    let among = if free.is_empty() { all } else { free };
    among.get(luck as usize % among.len().max(1)).copied().unwrap_or_default().to_owned()
}

/// How many sit down at a game.
pub(crate) fn seating(game: GameId) -> Seating {
    struct Seats;
    impl Visitor for Seats {
        type Out = Seating;
        fn visit<R: Offered>(self) -> Seating {
            R::SEATS
        }
    }
    game.visit(Seats)
}
