//! Each game's view as a drawable table: zones, cards, badges, prompt and answers, the same shape for every game.
//!
//! The terminal draws it today, the page will tomorrow; neither knows a rule. Every answer is attached to the card it
//! starts from and has a path of labels, so that a client narrows a list instead of computing anything.

mod mm25;
mod opcg;
mod uno;
mod zwo;

use kernel::rand_core::SeedableRng as _;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{By, Clause, Pace, Rules, Seat, Shape, Sight};
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
    /// Turned sideways: rested, REST.
    pub turned: bool,
    /// Its numbers now.
    pub facts: Vec<Fact>,
    /// Short remarks on it.
    pub badges: Vec<Line>,
    /// What lies under it or on it: given DON!!, Life cards.
    pub attached: Vec<Card>,
    /// The answers that start from it, as places in [`Table::answers`].
    pub answers: Vec<usize>,
}

/// A number of a card, and what it is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// Which one, for programs: `power`, `cost`, `counter`, `critical`, `damage`, `life`.
    pub id: &'static str,
    /// What counts now.
    pub now: i64,
    /// What is printed.
    pub printed: i64,
    /// What it is made of, where it is not just what is printed; the printed number comes first, and they add up to `now`
    /// unless a rule keeps it from falling below 0.
    pub parts: Vec<Part>,
}

/// A part of a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Where it comes from: the card's own print, another card, a rule.
    pub source: Line,
    /// How much it adds.
    pub amount: i64,
    /// The rule behind it.
    pub clause: &'static str,
}

/// A card somewhere on the table: its zone as a place in [`Table::zones`], its handle there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The zone.
    pub zone: usize,
    /// The card.
    pub handle: u16,
}

/// Something that goes from one card to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// What it is, for programs: `attack`, `target`, `block`.
    pub kind: &'static str,
    /// From where.
    pub from: Spot,
    /// To where.
    pub to: Spot,
}

/// Something that waits to be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// What it is.
    pub line: Line,
    /// Whose it is.
    pub seat: Seat,
    /// The card it comes from, if that is on the table.
    pub card: Option<Spot>,
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
    /// Where some cards are chosen, how many at most.
    pub most: Option<u8>,
}

/// An answer that the viewer may give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<A> {
    /// What is sent.
    pub action: A,
    /// From the first choice to the last, in words.
    pub path: Vec<Line>,
    /// The card that it is aimed at, besides the one that it starts from.
    pub aim: Option<Spot>,
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
    /// What goes from card to card: attacks, targets.
    pub links: Vec<Link>,
    /// What waits to be carried out, the next first.
    pub stack: Vec<Item>,
    /// The open question, unless the match is over.
    pub question: Option<Question>,
    /// What the viewer may send.
    pub answers: Vec<Answer<A>>,
    /// What the viewer may try at any time. It is there whether or not it would succeed, so it tells nothing.
    pub tries: Vec<Answer<A>>,
}

/// A game that can be drawn.
pub trait Draw: Rules + Speak {
    /// The table as these eyes see it.
    fn table(sight: &Sight<'_, Self>) -> Table<Self::Action> {
        Self::table_with(sight, sight.legal_list())
    }

    /// The same with other answers attached to its cards: acts that would be refused, say.
    fn table_with(sight: &Sight<'_, Self>, actions: Vec<Self::Action>) -> Table<Self::Action>;
}

/// The open question of a sight.
fn question<R: Speak>(sight: &Sight<'_, R>, view: &R::View) -> Option<Question> {
    let prompt = sight.prompt()?;
    Some(Question {
        by: prompt.by,
        line: sight.rules().question(view, &prompt),
        about: sight.rules().about(view),
        clause: prompt.clause.id(),
        pace: prompt.pace,
        shape: prompt.answer.map(|answer| answer.shape),
        most: prompt.answer.filter(|answer| answer.shape == Shape::PickSome).map(|answer| answer.max),
    })
}

/// Answers in words.
fn answers<R: Speak>(sight: &Sight<'_, R>, view: &R::View, actions: Vec<R::Action>) -> Vec<Answer<R::Action>> {
    let answer = |action| Answer { path: sight.rules().action(view, &action), action, aim: None };
    actions.into_iter().map(answer).collect()
}

/// Answers with the cards that they are aimed at, once it is known where cards lie.
fn aimed<A: Copy>(mut answers: Vec<Answer<A>>, aim: impl Fn(A) -> Option<Spot>) -> Vec<Answer<A>> {
    answers.iter_mut().for_each(|answer| answer.aim = aim(answer.action));
    answers
}

/// A world that looks the same. What is open is made of the same parts there, and nothing of it tells what is hidden in
/// the true one.
fn imagine<R: Rules>(rules: &R, view: &R::View) -> R::State {
    rules.imagine(view, &R::Prior::default(), &mut Xoshiro256PlusPlus::seed_from_u64(0))
}

/// A number with its parts, which are asked for only where it is not what is printed.
fn fact(id: &'static str, now: impl Into<i64>, printed: impl Into<i64>, parts: impl FnOnce() -> Vec<Part>) -> Fact {
    let (now, printed) = (now.into(), printed.into());
    Fact { id, now, printed, parts: if now == printed { Vec::new() } else { parts() } }
}

fn part(source: Line, amount: impl Into<i64>, clause: impl Clause) -> Part {
    Part { source, amount: amount.into(), clause: clause.id() }
}

/// Where a card lies among the zones, if it is shown.
fn place(zones: &[Zone], owner: Option<Seat>, id: &str, handle: impl Into<u16>) -> Option<Spot> {
    let handle = handle.into();
    let zone = zones.iter().position(|zone| zone.owner == owner && zone.id == id)?;
    zones[zone].cards.iter().any(|card| card.handle == handle).then_some(Spot { zone, handle })
}
