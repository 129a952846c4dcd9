//! Positions in words, as far as all games with cards describe them alike.

use crate::{Number, Printed};
use kernel::scenario::{Misread, Position, Problem, Words};
use kernel::{Rules, Seat, Sink};
use std::fmt::Display;

/// A card that a scenario can make up: `X(cost 3, power 5000){on play: draw 1}`.
pub trait MadeUp: Printed {
    /// What it does.
    type Ability;

    /// Reads what is printed on it, between the brackets.
    fn read_facts(&mut self, words: &mut Words<'_>) -> Result<(), Misread>;

    /// Reads an ability, between the braces.
    fn read_ability(text: &str) -> Result<Self::Ability, Problem>;

    /// What it does.
    fn abilities(&mut self) -> &mut Vec<Self::Ability>;

    /// The same without what its category does not have.
    fn without_absent(self) -> Self;

    /// A published card some of whose facts nobody knows: scenarios may state them, its abilities stay.
    fn incomplete(_number: &str) -> Option<Self> {
        None
    }
}

/// The cards that a scenario has made up.
#[derive(Clone, Debug)]
pub struct MadeUpCards<C>(Vec<C>);

impl<C> Default for MadeUpCards<C> {
    fn default() -> MadeUpCards<C> {
        MadeUpCards(Vec::new())
    }
}

impl<C: MadeUp> MadeUpCards<C> {
    /// Reads a card: by its number, which has a hyphen, or by the name of a made-up one, which is described where it is
    /// first named, or not at all.
    pub fn read(&mut self, words: &mut Words<'_>, blank: impl FnOnce(&str) -> C) -> Result<String, Misread> {
        let name = words.word("a card")?.to_owned();
        let incomplete = C::incomplete(&name);
        let is_made_up = self.0.iter().any(|card| card.number().0 == name);
        let is_known = is_made_up || name.contains('-');
        let may_be_described = !is_made_up && (incomplete.is_some() || !is_known);
        let mut card = incomplete.unwrap_or_else(|| blank(&name));
        let is_described = describe(&mut card, words)?;
        if is_described && !may_be_described {
            return Err(words.unknown("a card that is described twice"));
        }
        if is_described || !is_known {
            self.0.push(card.without_absent());
        }
        Ok(name)
    }

    /// Reads a deck list: `[4 X, 2 ST01-001]`.
    pub fn read_list(&mut self, words: &mut Words<'_>, blank: impl Fn(&str) -> C) -> Result<DeckList, Misread> {
        words.list(|words| {
            let count = words.number()?;
            Ok((Number(self.read(words, &blank)?), count))
        })
    }

    /// Cards, those that were made up, and of the cards that undescribed places consist of those that are not among them.
    pub fn beside(&self, cards: &[C], fillers: impl IntoIterator<Item = C>) -> Vec<C> {
        let mut all: Vec<C> = cards.iter().chain(&self.0).cloned().collect();
        for filler in fillers {
            if !all.iter().any(|card| card.number() == filler.number()) {
                all.push(filler);
            }
        }
        all
    }
}

/// Cards of a deck and how many of each.
pub type DeckList = Vec<(Number, u8)>;

/// Reads the description of a card, and tells whether there is one.
fn describe<C: MadeUp>(card: &mut C, words: &mut Words<'_>) -> Result<bool, Misread> {
    let mut is_described = false;
    if words.eat_mark('(') {
        is_described = true;
        card.read_facts(words)?;
        words.mark(')')?;
    }
    while let Some((text, span)) = words.raw() {
        is_described = true;
        let ability = C::read_ability(text).map_err(|problem| Misread {
            trouble: problem.trouble,
            // The text stands one brace after the beginning of the span.
            span: span.start + 1 + problem.span.start..span.start + 1 + problem.span.end,
            message: problem.message,
        })?;
        card.abilities().push(ability);
    }
    Ok(is_described)
}

/// How a match begins, as described.
#[derive(Clone, Debug, Default)]
pub struct Beginning {
    /// Whether it is a new match, and no position.
    pub new_game: bool,
    /// Who goes first.
    pub first: Option<Seat>,
    /// Whose turn it is.
    pub turn_player: Option<Seat>,
}

impl Beginning {
    /// Reads a phrase about it, if one comes next.
    pub fn read(&mut self, words: &mut Words<'_>) -> Result<bool, Misread> {
        if words.eat("a new game") || words.eat("a new match") {
            self.new_game = true;
        } else if words.eat("first") {
            self.first = Some(words.seat()?);
        } else if words.eat("turn of") {
            self.turn_player = Some(words.seat()?);
        } else {
            return Ok(false);
        }
        Ok(true)
    }
}

/// Reads a seat of a table for two.
pub fn one_of_two(words: &mut Words<'_>) -> Result<Seat, Misread> {
    let seat = words.seat()?;
    if seat.number() > 1 { Err(words.expected("one of two seats")) } else { Ok(seat) }
}

/// Reads how many cards there are, if a number comes next.
pub fn count(words: &mut Words<'_>) -> Option<u8> {
    let mut ahead = words.clone();
    let count = ahead.number().ok()?;
    *words = ahead;
    Some(count)
}

/// What lies in the zones of a player, as described.
#[derive(Clone, Debug)]
pub struct Described<Z, P>(Vec<(Z, Vec<P>)>);

impl<Z, P> Default for Described<Z, P> {
    fn default() -> Described<Z, P> {
        Described(Vec::new())
    }
}

impl<Z: Copy + PartialEq, P> Described<Z, P> {
    /// Adds cards.
    pub fn add(&mut self, zone: Z, cards: Vec<P>) {
        self.0.push((zone, cards));
    }

    /// The cards of a zone.
    pub fn of(&self, zone: Z) -> impl Iterator<Item = &P> {
        self.0.iter().filter(move |(other, _)| *other == zone).flat_map(|(_, cards)| cards)
    }
}

/// Faults as a scenario tells them.
pub fn told<F: Display>(faults: Vec<F>) -> Vec<String> {
    faults.iter().map(F::to_string).collect()
}

/// Where a new match begins, or why its setup is refused.
pub fn new_game<R: Rules>(rules: R, setup: &R::Setup, sink: &mut dyn Sink<R>) -> Position<R> {
    match rules.start(setup, Position::<R>::seed(), sink) {
        Ok(state) => Position::At(rules, Box::new(state)),
        Err(faults) => Position::Refused(faults),
    }
}
