//! What a game must say of itself to be offered.

use crate::cards::{BadCards, CardText};
use crate::choices::{Choice, Chosen};
use crate::decks::{DeckFault, Printed};
use crate::id::GameId;
use kernel::scenario::Vocabulary;
use kernel::{Outcome, Rules, Seat, Status};
use script::{Listed, Number};
use serde::Serialize;
use std::sync::Arc;
use table::Draw;
use utoipa::ToSchema;
use words::{Headings, Lang, Line, Voice};

/// How many sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Seating {
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
    /// Where nothing else is said.
    pub usual: u8,
}

impl Seating {
    /// A game for two.
    pub const TWO: Seating = Seating { least: 2, most: 2, usual: 2 };
}

/// How a page lays a table out. Which zone goes where in it is the page's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// Everybody around common piles.
    Ring,
    /// Two halves with a plan of their own, yours below.
    Halves,
    /// Zone by zone: any game can be played so.
    Rows,
}

/// How much is played where nothing else is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// A single game.
    Game,
    /// A whole match, where the rulebook has matches.
    Match,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Somebody has won alone.
    Won(Seat),
    /// Nobody has.
    Drawn,
    /// It came to no result.
    Void,
}

/// Where a game is a whole match: whoever has won it alone has won.
pub fn match_ended<R: Rules>(rules: &R, state: &R::State) -> Ended {
    let Status::Over(Outcome::Placed(places)) = rules.status(state) else { return Ended::Void };
    let mut winners = Seat::all(rules.seats(state)).filter(|&seat| places.won(seat));
    match (winners.next(), winners.next()) {
        (Some(winner), None) => Ended::Won(winner),
        _ => Ended::Drawn,
    }
}

/// A game's place in the registry, and its rulebook with the cards that come with the program. The registry's list implements it.
pub trait Book: Sized {
    /// Its id.
    const ID: GameId;

    /// The rulebook, made once.
    fn book() -> &'static Arc<Self>;
}

/// A game as it is offered to people. What a game does not have is left as it is here.
pub trait Offered:
    Draw<Setup: Send + Sync, State: Send, Action: Send, Seen: Send> + Vocabulary + Book + Clone + Send + Sync + 'static
{
    /// A deck; [`NoDeck`](crate::NoDeck) where nobody brings one.
    type Deck: Listed<Card: Serialize, Fault: Clone> + Clone + 'static;

    /// How many sit down.
    const SEATS: Seating;
    /// The message with its name in a few words.
    const SHORT: &'static str;
    /// The message that says what it is, in a sentence.
    const ABOUT: &'static str;
    /// How a page lays it out.
    const LAYOUT: Layout;
    /// Which tests and scenarios name each clause (`rules/<game>.coverage`).
    const COVERAGE: &'static str = "";
    /// Messages that are not among those of `words`.
    const MESSAGES: &'static [(Lang, &'static str, &'static str)] = &[];
    /// What says the headings of its manual, where they are said in every language. Others are quoted as they are.
    const HEADINGS: Option<Headings> = None;
    /// The languages of the headings that are quoted as they are, in the order in which the rule file gives each of them.
    const QUOTED_IN: &'static [Lang] = &[];

    /// The rulebook with the cards that come with the program.
    fn built_in() -> Self;

    /// The rulebook with the cards of a card file besides, or what is wrong with the file.
    ///
    /// # Errors
    /// Where the file cannot be used, or the game has no cards of its own.
    fn with(_source: &str) -> Result<Self, BadCards> {
        Err(BadCards::NoCards)
    }

    /// How a match can be played.
    fn choices() -> &'static [Choice] {
        &[]
    }

    /// A match as it was chosen, for so many seats, each with its deck; nothing where there are not as many decks. The choices have
    /// been checked; whether the rules take the setup is theirs to say.
    fn match_of(seats: u8, decks: &[Self::Deck], chosen: &Chosen, length: Length) -> Option<Self::Setup>;

    /// Fixes who begins.
    fn let_begin(setup: &mut Self::Setup, first: Seat);

    /// The decks that come with the program; the first two play where none are named.
    fn starters() -> &'static [(&'static str, Self::Deck)] {
        &[]
    }

    /// Every card.
    fn cards(&self) -> Vec<&Printed<Self>>;

    /// Cards that can be looked at and not played, because some of what is printed on them is not known.
    fn unplayable(&self) -> Vec<&Printed<Self>> {
        Vec::new()
    }

    /// A card by its number.
    fn find(&self, _number: &Number) -> Option<&Printed<Self>> {
        None
    }

    /// All of a card in words, line by line.
    fn whole(&self, card: &Printed<Self>) -> Vec<Line>;

    /// A card for those who read this voice's language.
    fn text(&self, card: &Printed<Self>, voice: &Voice) -> CardText;

    /// What a card is found by: its number, its names, its types.
    fn found_by(card: &Printed<Self>) -> Vec<&str>;

    /// A deck's fault in words, and its clause.
    fn fault_of(fault: &DeckFault<Self>) -> (Line, &'static str);

    /// Whether a fault is waived by what was chosen.
    fn is_waived(_fault: &DeckFault<Self>, _chosen: &Chosen) -> bool {
        false
    }

    /// How a game ended.
    fn ended(&self, state: &Self::State) -> Ended {
        match_ended(self, state)
    }

    /// Who began, where it is asked what beginning is worth. In a match of several games, the last one counts.
    fn beginner(&self, _state: &Self::State) -> Option<Seat> {
        None
    }

    /// An input that is written out, where the game can be written.
    fn typed(_text: &str) -> Option<Self::Action> {
        None
    }

    /// Whether everybody brings a deck.
    fn has_decks() -> bool {
        !Self::starters().is_empty()
    }

    /// What its clauses begin with: `OP`.
    fn clause_prefix() -> &'static str {
        use kernel::Clause as _;
        let first = Self::Clause::ALL.first().map_or("", |clause| clause.id());
        first.split_once('-').map_or(first, |(prefix, _)| prefix)
    }
}
