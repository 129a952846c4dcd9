//! Each game's view as a drawable table: zones, cards, badges, prompt and answers, the same shape for every game.
//!
//! The terminal draws it today, the page will tomorrow; neither knows a rule. Every answer is attached to the card it
//! starts from and has a path of labels, so that a client narrows a list instead of computing anything.

mod mm25;
mod opcg;
mod uno;
mod zwo;

use kernel::{By, Pace, Rules, Seat, Shape, Sight};
use words::{Line, Speak};

/// How a zone is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Cards side by side.
    Row,
    /// Cards side by side of which each is read on its own: name, numbers, state.
    Spread,
    /// A heap of which the top counts.
    Pile,
}

/// A place for cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// Its name for programs.
    pub id: &'static str,
    /// Whose it is, if anybody's.
    pub owner: Option<Seat>,
    /// How it is drawn.
    pub form: Form,
    /// Its name for people.
    pub label: Line,
    /// How many cards are in it, seen or not.
    pub count: u16,
    /// The cards that can be told apart.
    pub cards: Vec<Card>,
}

/// A card on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its place in the zone. UNO's cards cannot be told apart but by their faces, so nothing follows one card.
    pub handle: u16,
    /// Its code, if its face is known.
    pub code: Option<String>,
    /// Its name, if its face is known.
    pub name: Option<Line>,
    /// Short remarks on it.
    pub badges: Vec<Line>,
    /// The answers that start from it, as places in [`Table::answers`].
    pub answers: Vec<usize>,
}

/// A number beside a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counter {
    /// What it counts, with the number in it.
    pub label: Line,
    /// How many.
    pub value: i64,
}

/// A seat's plate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plate {
    /// The seat.
    pub seat: Seat,
    /// Whether it must answer now.
    pub asked: bool,
    /// Its numbers.
    pub counters: Vec<Counter>,
    /// Short remarks on it.
    pub badges: Vec<Line>,
}

/// The open question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Who must answer.
    pub by: By,
    /// What is asked.
    pub line: Line,
    /// The card text that it comes from, if it comes from one.
    pub about: Option<Line>,
    /// The rule that asks.
    pub clause: &'static str,
    /// How fast.
    pub pace: Pace,
    /// The form of the answer, if it is the viewer's to give.
    pub shape: Option<Shape>,
}

/// An answer that the viewer may give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<A> {
    /// What is sent.
    pub action: A,
    /// From the first choice to the last, in words.
    pub path: Vec<Line>,
}

/// Everything one viewer's table shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<A> {
    /// Where in the match: round, colour in force, direction.
    pub phase: Vec<Line>,
    /// Who sits where.
    pub plates: Vec<Plate>,
    /// Where cards lie.
    pub zones: Vec<Zone>,
    /// The open question, unless the match is over.
    pub question: Option<Question>,
    /// What the viewer may send.
    pub answers: Vec<Answer<A>>,
}

/// A game that can be drawn.
pub trait Draw: Rules + Speak {
    /// The table as these eyes see it.
    fn table(sight: &Sight<'_, Self>) -> Table<Self::Action>;
}

/// The open question of a sight.
pub fn question<R: Speak>(sight: &Sight<'_, R>, view: &R::View) -> Option<Question> {
    use kernel::Clause as _;
    let prompt = sight.prompt()?;
    Some(Question {
        by: prompt.by,
        line: sight.rules().question(view, &prompt),
        about: sight.rules().about(view),
        clause: prompt.clause.id(),
        pace: prompt.pace,
        shape: prompt.answer.map(|answer| answer.shape),
    })
}

/// The answers of a sight, in words.
pub fn answers<R: Speak>(sight: &Sight<'_, R>, view: &R::View) -> Vec<Answer<R::Action>> {
    let answer = |action| Answer { path: sight.rules().action(view, &action), action };
    sight.legal_list().into_iter().map(answer).collect()
}
