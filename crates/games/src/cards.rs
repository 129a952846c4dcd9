//! Cards as they are told to people and programs.

use kernel::scenario::Problem;
use serde::Serialize;
use table::FactKind;
use utoipa::ToSchema;
use words::{Line, Names, Voice};

/// Why a card file cannot be used.
pub enum BadCards {
    /// The game has no cards that could be supplied.
    NoCards,
    /// Something in it cannot be read, or cannot be.
    Problems(Vec<Problem>),
    /// More cards, names or code than a match can address, or than an effect can keep in mind.
    TooMuch(String),
}

impl BadCards {
    /// What a library says of cards that ask for too much.
    pub(crate) fn too_much<F: std::fmt::Display>(faults: Vec<F>) -> BadCards {
        BadCards::TooMuch(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
    }
}

/// A number of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct CardFact {
    /// Which one.
    #[schema(value_type = String)]
    pub kind: FactKind,
    /// What is printed.
    pub value: i64,
}

/// A card as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct CardText {
    /// Its number.
    pub code: String,
    /// Its name.
    pub name: String,
    /// A second name, where the game has such.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Its category, for programs: `leader`, `zombie`, `technique`, `skip`.
    pub kind: &'static str,
    /// Its colours, or what is told apart as colours are.
    pub colours: Vec<String>,
    /// Its numbers.
    pub facts: Vec<CardFact>,
    /// Types, crews, keywords.
    pub types: Vec<String>,
    /// All facts in a line, for people.
    pub summary: String,
    /// What it does, an ability a line.
    pub lines: Vec<String>,
    /// What its picture is drawn from.
    pub figure: Figure,
}

/// What a card's picture is drawn from besides its numbers: the same whoever reads, so that a card looks alike in every language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Figure {
    /// Its name in the first language of its cards.
    pub name: String,
    /// Its types there, the crew last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub types: Vec<String>,
    /// By which it fights.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attribute: Option<&'static str>,
    /// What it does, the main thing first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<&'static str>,
    /// When it is used: `main`, `counter`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub timings: Vec<&'static str>,
}

impl Figure {
    /// Of a card of which nothing but its name tells what it looks like.
    pub(crate) fn named(name: &str) -> Figure {
        Figure { name: name.to_owned(), ..Figure::default() }
    }
}

/// The numbers that a card has.
pub(crate) fn facts<const N: usize>(facts: [(FactKind, Option<i64>); N]) -> Vec<CardFact> {
    facts.into_iter().filter_map(|(kind, value)| Some(CardFact { kind, value: value? })).collect()
}

/// The printed lines of a card: what its facts are, and what it does.
pub(crate) fn said(whole: &[Line], voice: &Voice) -> (String, Vec<String>) {
    let say = |line: &Line| voice.say(line, &Names::numbered(2));
    (whole.get(1).map(say).unwrap_or_default(), whole.iter().skip(2).map(say).collect())
}
