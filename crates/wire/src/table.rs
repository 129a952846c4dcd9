//! A table on the wire: the same shape for all four games (UI.md §5).

use crate::Text;
use kernel::By;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;
use ts_rs::TS;
use words::Voice;

/// How a zone is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// Cards side by side.
    Row,
    /// Cards side by side of which each is read on its own.
    Spread,
    /// A heap of which the top, the last card, counts.
    Pile,
}

/// A place for cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Zone {
    /// Its name for programs.
    #[ts(type = "string")]
    pub id: Cow<'static, str>,
    /// Whose it is, if anybody's.
    pub owner: Option<u8>,
    /// How it is drawn.
    pub form: Form,
    /// Its name for people.
    pub label: Text,
    /// How many cards are in it, seen or not.
    pub count: u16,
    /// The cards that can be told apart.
    pub cards: Vec<Card>,
}

/// A card on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Card {
    /// Its place in the zone.
    pub handle: u16,
    /// Its number, if its face is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub code: Option<String>,
    /// Its name, if its face is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<Text>,
    /// Turned sideways.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub turned: bool,
    /// Its numbers now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Fact>>", optional)]
    pub facts: Vec<Fact>,
    /// Short remarks on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Text>>", optional)]
    pub badges: Vec<Text>,
    /// What lies under it or on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Card>>", optional)]
    pub attached: Vec<Card>,
    /// The answers that start from it, as places in the table's `answers`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u16>>", optional)]
    pub answers: Vec<u16>,
}

fn is_false(yes: &bool) -> bool {
    !yes
}

/// A number of a card, and what it is made of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Fact {
    /// Which one, for programs: `power`, `cost`, …
    #[ts(type = "string")]
    pub id: Cow<'static, str>,
    /// What counts now.
    #[ts(type = "number")]
    pub now: i64,
    /// What is printed.
    #[ts(type = "number")]
    pub printed: i64,
    /// What it is made of, where it is not just what is printed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Part>>", optional)]
    pub parts: Vec<Part>,
}

/// A part of a number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Part {
    /// Where it comes from.
    pub source: Text,
    /// How much it adds.
    #[ts(type = "number")]
    pub amount: i64,
    /// The rule behind it.
    #[ts(type = "string")]
    pub clause: Cow<'static, str>,
}

/// A card somewhere on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Spot {
    /// The zone, as a place in the table's `zones`.
    pub zone: u16,
    /// The card's handle in it.
    pub handle: u16,
}

/// Something that goes from one card to another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Link {
    /// What it is, for programs: `attack`, `target`, `block`.
    #[ts(type = "string")]
    pub kind: Cow<'static, str>,
    /// From where.
    pub from: Spot,
    /// To where.
    pub to: Spot,
}

/// Something that waits to be carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Item {
    /// What it is.
    pub text: Text,
    /// Whose it is.
    pub seat: u8,
    /// The card it comes from, if that is on the table.
    pub card: Option<Spot>,
}

/// A number beside a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Counter {
    /// What it counts, with the number in it.
    pub label: Text,
    /// How many.
    #[ts(type = "number")]
    pub value: i64,
}

/// What the game says of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Plate {
    /// The seat.
    pub seat: u8,
    /// Whether it must answer now.
    pub asked: bool,
    /// Its numbers.
    pub counters: Vec<Counter>,
    /// Short remarks on it.
    pub badges: Vec<Text>,
}

/// How fast a question wants its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Pace {
    /// The seat's own clock runs.
    Turn,
    /// After this time the default is taken.
    Reaction {
        /// The time in milliseconds.
        millis: u32,
    },
    /// Nobody waits for it.
    Silent,
}

/// The form of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// An act: cards that can act, and buttons.
    Act,
    /// One of several.
    One,
    /// Some of several.
    Some,
    /// Yes or no.
    YesNo,
    /// A number.
    Number,
    /// An order.
    Order,
}

/// The open question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Question {
    /// Who must answer; nobody where the table goes on by itself.
    pub seat: Option<u8>,
    /// What is asked.
    pub text: Text,
    /// The card text that it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub about: Option<Text>,
    /// The rule that asks.
    #[ts(type = "string")]
    pub clause: Cow<'static, str>,
    /// How fast.
    pub pace: Pace,
    /// The form of the answer, if it is yours to give.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shape: Option<Shape>,
    /// Where some cards are chosen, how many at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub most: Option<u8>,
}

/// An answer that you may give.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Answer {
    /// What is sent back, as it is.
    #[ts(type = "unknown")]
    pub send: Value,
    /// From the first choice to the last, in words.
    pub path: Vec<Text>,
    /// The card that it is aimed at, besides the one that it starts from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub aim: Option<Spot>,
}

/// Everything one viewer's table shows.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Table {
    /// Where in the match: round, turn, phase.
    pub phase: Vec<Text>,
    /// Who sits where.
    pub plates: Vec<Plate>,
    /// Where cards lie.
    pub zones: Vec<Zone>,
    /// What goes from card to card.
    pub links: Vec<Link>,
    /// What waits to be carried out, the next first.
    pub stack: Vec<Item>,
    /// The open question, unless the match is over.
    pub question: Option<Question>,
    /// What you may send.
    pub answers: Vec<Answer>,
    /// What you may try at any time. It is there whether or not it would succeed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Answer>>", optional)]
    pub tries: Vec<Answer>,
}

impl Zone {
    /// The cards from which an answer starts, if this is so many-th zone of its table.
    pub fn starting(&self, zone: u16, answer: usize) -> impl Iterator<Item = Spot> {
        let here = move |card: &&Card| card.answers.iter().any(|&place| usize::from(place) == answer);
        self.cards.iter().filter(here).map(move |card| Spot { zone, handle: card.handle })
    }
}

impl Spot {
    fn of(spot: table::Spot) -> Spot {
        Spot { zone: spot.zone as u16, handle: spot.handle }
    }
}

impl Card {
    fn of(card: &table::Card, voice: &Voice) -> Card {
        Card {
            handle: card.handle,
            code: card.code.clone(),
            name: card.name.as_ref().map(|name| Text::of(name, voice)),
            turned: card.turned,
            facts: card.facts.iter().map(|fact| Fact::of(fact, voice)).collect(),
            badges: Text::all(&card.badges, voice),
            attached: card.attached.iter().map(|card| Card::of(card, voice)).collect(),
            answers: card.answers.iter().map(|&place| place as u16).collect(),
        }
    }
}

impl Fact {
    fn of(fact: &table::Fact, voice: &Voice) -> Fact {
        let part = |part: &table::Part| Part {
            source: Text::of(&part.source, voice),
            amount: part.amount,
            clause: Cow::Borrowed(part.clause),
        };
        Fact {
            id: Cow::Borrowed(fact.id),
            now: fact.now,
            printed: fact.printed,
            parts: fact.parts.iter().map(part).collect(),
        }
    }
}

impl Question {
    fn of(question: &table::Question, voice: &Voice) -> Question {
        let shape = |shape| match shape {
            kernel::Shape::Act => Shape::Act,
            kernel::Shape::PickOne => Shape::One,
            kernel::Shape::PickSome => Shape::Some,
            kernel::Shape::YesNo => Shape::YesNo,
            kernel::Shape::Number => Shape::Number,
            kernel::Shape::Order => Shape::Order,
        };
        Question {
            seat: match question.by {
                By::Seat(seat) => Some(seat.number()),
                By::Shell => None,
            },
            text: Text::of(&question.line, voice),
            about: question.about.as_ref().map(|about| Text::of(about, voice)),
            clause: Cow::Borrowed(question.clause),
            pace: match question.pace {
                kernel::Pace::Turn => Pace::Turn,
                kernel::Pace::Reaction { millis } => Pace::Reaction { millis },
                kernel::Pace::Silent { .. } => Pace::Silent,
            },
            shape: question.shape.map(shape),
            most: question.most,
        }
    }
}

impl Table {
    /// A drawn table, for those who read this voice's language.
    pub fn of<A: Serialize>(drawn: &table::Table<A>, voice: &Voice) -> Table {
        let plate = |plate: &table::Plate| Plate {
            seat: plate.seat.number(),
            asked: plate.asked,
            counters: plate
                .counters
                .iter()
                .map(|counter| Counter { label: Text::of(&counter.label, voice), value: counter.value })
                .collect(),
            badges: Text::all(&plate.badges, voice),
        };
        let zone = |zone: &table::Zone| Zone {
            id: Cow::Borrowed(zone.id),
            owner: zone.owner.map(|seat| seat.number()),
            form: match zone.form {
                table::Form::Row => Form::Row,
                table::Form::Spread => Form::Spread,
                table::Form::Pile => Form::Pile,
            },
            label: Text::of(&zone.label, voice),
            count: zone.count,
            cards: zone.cards.iter().map(|card| Card::of(card, voice)).collect(),
        };
        let link = |link: &table::Link| Link {
            kind: Cow::Borrowed(link.kind),
            from: Spot::of(link.from),
            to: Spot::of(link.to),
        };
        let item = |item: &table::Item| Item {
            text: Text::of(&item.line, voice),
            seat: item.seat.number(),
            card: item.card.map(Spot::of),
        };
        Table {
            phase: Text::all(&drawn.phase, voice),
            plates: drawn.plates.iter().map(plate).collect(),
            zones: drawn.zones.iter().map(zone).collect(),
            links: drawn.links.iter().map(link).collect(),
            stack: drawn.stack.iter().map(item).collect(),
            question: drawn.question.as_ref().map(|question| Question::of(question, voice)),
            answers: drawn.answers.iter().map(|answer| Answer::of(answer, voice)).collect(),
            tries: drawn.tries.iter().map(|answer| Answer::of(answer, voice)).collect(),
        }
    }
}

impl Answer {
    fn of<A: Serialize>(answer: &table::Answer<A>, voice: &Voice) -> Answer {
        let send = serde_json::to_value(&answer.action).unwrap_or_default();
        Answer { send, path: Text::all(&answer.path, voice), aim: answer.aim.map(Spot::of) }
    }
}
