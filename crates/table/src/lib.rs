//! Each game's view as a drawable table: zones, cards, badges, prompt and answers, the same shape for every game.
//!
//! Terminal and page draw it; neither knows a rule. Every answer is attached to the card it starts from and has a path of labels,
//! so that a client narrows a list instead of computing anything. What things *mean* is typed ([`Role`], [`BadgeKind`] and their
//! like): message keys are for translators only.
//!
//! The structs are generic over what is sent (`A`: an action, or its JSON) and over texts (`T`: a [`Line`], or what is said of it on
//! the wire), so that there is one set of them from here to the page. [`Table::map`] goes from one to the other.

mod draw;
mod ending;
mod log;
mod meaning;
mod mm25;
mod opcg;
mod uno;
mod zwo;

pub use draw::{Draw, answers, offers, question};
use draw::{aimed, badge, fact, part, place};
pub use ending::{Course, Ending, EndingKind, Goal, GoalKind, Score, Whole};
pub use log::{Logged, folded};
pub use meaning::{
    BadgeKind, Call, Colour, CounterKind, EventKind, FactKind, LinkKind, Named, PhaseKind, Role, Turning,
};

use kernel::{Pace, Seat, Shape, Tone, Weight};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;
use words::{Line, Text};

/// How a zone is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Cards side by side.
    Row,
    /// Cards side by side of which each is read on its own: name, numbers, state.
    Spread,
    /// A heap of which the top, the last card, counts.
    Pile,
}

/// A place for cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Zone<T = Line> {
    /// Its name for layouts.
    #[ts(type = "string")]
    pub id: Cow<'static, str>,
    /// Whose it is, if anybody's.
    #[ts(as = "Option<u8>")]
    pub owner: Option<Seat>,
    /// How it is drawn.
    pub form: Form,
    /// Its name for people.
    pub label: T,
    /// How many cards are in it, seen or not.
    pub count: u16,
    /// The cards that can be told apart.
    pub cards: Vec<Card<T>>,
    /// How many cards will be dealt here, as long as none are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub coming: Option<u8>,
}

/// A card on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Card<T = Line> {
    /// Its place in the zone. UNO's cards cannot be told apart but by their faces, so nothing follows one card.
    pub index: u16,
    /// Its code, if its face is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub code: Option<String>,
    /// Its name, if its face is known.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<T>,
    /// How many cards lie here as one; left out where it is one.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[ts(as = "Option<u16>", optional)]
    pub count: u16,
    /// Turned sideways: rested, REST.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub turned: bool,
    /// Its numbers now.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Fact<T>>>", optional)]
    pub facts: Vec<Fact<T>>,
    /// Short remarks on it.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Badge<T>>>", optional)]
    pub badges: Vec<Badge<T>>,
    /// What lies under it or on it: given DON!!, Life cards.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Card<T>>>", optional)]
    pub attached: Vec<Card<T>>,
    /// The answers that start from it, as places in [`Table::answers`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u16>>", optional)]
    pub answers: Vec<u16>,
}

/// A short remark on a card or a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Badge<T = Line> {
    /// What it is about.
    #[serde(flatten)]
    pub kind: BadgeKind,
    /// In words.
    pub text: T,
}

/// A number of a card, and what it is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Fact<T = Line> {
    /// Which one.
    pub kind: FactKind,
    /// What counts now.
    #[ts(type = "number")]
    pub now: i64,
    /// What is printed.
    #[ts(type = "number")]
    pub printed: i64,
    /// What it is made of, where it is not just what is printed; the printed number comes first, and they add up to `now`
    /// unless a rule keeps it from falling below 0.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Part<T>>>", optional)]
    pub parts: Vec<Part<T>>,
}

/// A part of a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Part<T = Line> {
    /// Where it comes from: the card's own print, another card, a rule.
    pub source: T,
    /// How much it adds.
    #[ts(type = "number")]
    pub amount: i64,
    /// The rule behind it.
    #[ts(type = "string")]
    pub clause: Cow<'static, str>,
}

/// A card somewhere on the table: its zone as a place in [`Table::zones`], its index there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Spot {
    /// The zone.
    pub zone: u16,
    /// The card.
    pub index: u16,
}

/// Something that goes from one card to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Link {
    /// What it is.
    pub kind: LinkKind,
    /// From where.
    pub from: Spot,
    /// To where.
    pub to: Spot,
}

/// Something that waits to be carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Item<T = Line> {
    /// What it is.
    pub text: T,
    /// Whose it is.
    #[ts(as = "u8")]
    pub seat: Seat,
    /// The card it comes from, if that is on the table.
    pub card: Option<Spot>,
}

/// A number beside a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Counter<T = Line> {
    /// What it counts.
    pub kind: CounterKind,
    /// The same in words, with the number in it.
    pub label: T,
    /// How many.
    #[ts(type = "number")]
    pub value: i64,
}

/// A seat's plate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Plate<T = Line> {
    /// The seat.
    #[ts(as = "u8")]
    pub seat: Seat,
    /// Whether it must answer now.
    pub asked: bool,
    /// Its numbers.
    pub counters: Vec<Counter<T>>,
    /// Short remarks on it.
    pub badges: Vec<Badge<T>>,
}

/// Where in the match: a turn, a phase, the colour in force.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Phase<T = Line> {
    /// What it tells.
    #[serde(flatten)]
    pub kind: PhaseKind,
    /// In words.
    pub text: T,
}

/// What happens if nothing is added to the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Stake<T = Line> {
    /// In words, with the numbers.
    pub text: T,
    /// What that means to whoever is asked.
    pub tone: Tone,
}

/// The open question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Question<T = Line> {
    /// Who must answer; nobody where the table goes on by itself.
    #[ts(as = "Option<u8>")]
    pub seat: Option<Seat>,
    /// Which question it is, by the name that scenarios have for it.
    #[ts(type = "string")]
    pub ask: Cow<'static, str>,
    /// What is asked.
    pub text: T,
    /// The card text that it comes from, if it comes from one.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub about: Option<T>,
    /// The rule that asks.
    #[ts(type = "string")]
    pub clause: Cow<'static, str>,
    /// How fast.
    pub pace: Pace,
    /// The form of the answer, if it is the viewer's to give.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shape: Option<Shape>,
    /// Where some cards are chosen, how many at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub most: Option<u8>,
    /// What happens if nothing is added, if it is the viewer's to answer.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stake: Option<Stake<T>>,
}

/// One step on the way to an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Step<T = Line> {
    /// In words.
    pub text: T,
    /// What it names, where that is more than a card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub names: Option<Named>,
}

/// An answer that the viewer may give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(A = (), T = Text))]
pub struct Answer<A, T = Line> {
    /// What is sent back, as it is.
    #[ts(type = "unknown")]
    pub send: A,
    /// What it is in the course of the game.
    pub role: Role,
    /// How much it binds.
    pub weight: Weight,
    /// The answer that a careful player gives without looking at the cards; at most one has it.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub gold: bool,
    /// It would come to nothing but being used up: its card is not pointed at.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub idle: bool,
    /// From the first choice to the last.
    pub path: Vec<Step<T>>,
    /// The card that it is aimed at, besides the one that it starts from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub aim: Option<Spot>,
}

/// Everything one viewer's table shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(A = (), T = Text))]
pub struct Table<A, T = Line> {
    /// Where in the match: round, colour in force, direction.
    pub phase: Vec<Phase<T>>,
    /// Who sits where.
    pub plates: Vec<Plate<T>>,
    /// Where cards lie.
    pub zones: Vec<Zone<T>>,
    /// What goes from card to card: attacks, targets.
    pub links: Vec<Link>,
    /// What waits to be carried out, the next first.
    pub stack: Vec<Item<T>>,
    /// The open question, unless the match is over.
    pub question: Option<Question<T>>,
    /// What the viewer may send.
    pub answers: Vec<Answer<A, T>>,
    /// What the viewer may try at any time. It is there whether or not it would succeed, so it tells nothing.
    pub tries: Vec<Answer<A, T>>,
}

impl<A, T> Default for Table<A, T> {
    /// A table before the cards are dealt.
    fn default() -> Self {
        Table {
            phase: Vec::new(),
            plates: Vec::new(),
            zones: Vec::new(),
            links: Vec::new(),
            stack: Vec::new(),
            question: None,
            answers: Vec::new(),
            tries: Vec::new(),
        }
    }
}

/// Something that happened, as one viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Event<T = Line> {
    /// The input that caused it, counted from 1; 0 is the deal.
    pub step: u32,
    /// What it is.
    pub kind: EventKind,
    /// In words.
    pub text: T,
    /// The rule behind it.
    #[ts(type = "string")]
    pub clause: Cow<'static, str>,
    /// How a log tells it.
    pub telling: words::Telling,
    /// Whose doing it is, or whom it befalls.
    #[ts(as = "Option<u8>")]
    pub seat: Option<Seat>,
    /// The codes of the cards that it speaks of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub cards: Vec<String>,
    /// What has ended with it, and how.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Ending<T>>,
}

fn none<T>() -> Option<T> {
    None
}

fn one() -> u16 {
    1
}

fn is_one(count: &u16) -> bool {
    *count == 1
}

fn is_false(yes: &bool) -> bool {
    !yes
}

/// Several things in other words.
fn all<X, Y>(things: Vec<X>, map: impl Fn(X) -> Y) -> Vec<Y> {
    things.into_iter().map(map).collect()
}

impl<A, T> Table<A, T> {
    /// The same table with other answers and other texts.
    pub fn map<B, U>(self, send: &impl Fn(A) -> B, say: &impl Fn(T) -> U) -> Table<B, U> {
        let answer = |answer: Answer<A, T>| answer.map(send, say);
        Table {
            phase: all(self.phase, |Phase { kind, text }| Phase { kind, text: say(text) }),
            plates: all(self.plates, |Plate { seat, asked, counters, badges }| Plate {
                seat,
                asked,
                counters: all(counters, |Counter { kind, label, value }| Counter { kind, label: say(label), value }),
                badges: all(badges, |badge| badge.map(say)),
            }),
            zones: all(self.zones, |Zone { id, owner, form, label, count, cards, coming }| {
                let cards = all(cards, |card| card.map(say));
                Zone { id, owner, form, label: say(label), count, cards, coming }
            }),
            links: self.links,
            stack: all(self.stack, |Item { text, seat, card }| Item { text: say(text), seat, card }),
            question: self.question.map(|Question { seat, ask, text, about, clause, pace, shape, most, stake }| {
                let stake = stake.map(|Stake { text, tone }| Stake { text: say(text), tone });
                let (text, about) = (say(text), about.map(say));
                Question { seat, ask, text, about, clause, pace, shape, most, stake }
            }),
            answers: all(self.answers, answer),
            tries: all(self.tries, answer),
        }
    }

    /// The cards from which the answer at a place starts.
    pub fn starts(&self, answer: usize) -> impl Iterator<Item = Spot> {
        let zones = self.zones.iter().zip(0..);
        zones.flat_map(move |(zone, number)| {
            let here =
                zone.cards.iter().filter(move |card| card.answers.iter().any(|&place| usize::from(place) == answer));
            here.map(move |card| Spot { zone: number, index: card.index })
        })
    }
}

impl<A, T> Answer<A, T> {
    /// The same answer in another form and in other words.
    pub fn map<B, U>(self, send: &impl Fn(A) -> B, say: &impl Fn(T) -> U) -> Answer<B, U> {
        let Answer { send: action, role, weight, gold, idle, path, aim } = self;
        let path = all(path, |Step { text, names }| Step { text: say(text), names });
        Answer { send: send(action), role, weight, gold, idle, path, aim }
    }
}

impl<T> Badge<T> {
    fn map<U>(self, say: &impl Fn(T) -> U) -> Badge<U> {
        Badge { kind: self.kind, text: say(self.text) }
    }
}

impl<T> Card<T> {
    fn map<U>(self, say: &impl Fn(T) -> U) -> Card<U> {
        let Card { index, code, name, count, turned, facts, badges, attached, answers } = self;
        Card {
            index,
            code,
            name: name.map(say),
            count,
            turned,
            facts: all(facts, |Fact { kind, now, printed, parts }| {
                let part = |Part { source, amount, clause }| Part { source: say(source), amount, clause };
                Fact { kind, now, printed, parts: all(parts, part) }
            }),
            badges: all(badges, |badge| badge.map(say)),
            attached: all(attached, |card| card.map(say)),
            answers,
        }
    }
}

impl<T> Event<T> {
    /// The same event in other words.
    pub fn map<U>(self, say: &impl Fn(T) -> U) -> Event<U> {
        let Event { step, kind, text, clause, telling, seat, cards, ending } = self;
        let ending = ending.map(|ending| ending.map(say));
        Event { step, kind, text: say(text), clause, telling, seat, cards, ending }
    }
}

impl Card {
    /// A card of which nothing is known, at a place.
    pub fn back(index: u16) -> Card {
        Card {
            index,
            code: None,
            name: None,
            count: 1,
            turned: false,
            facts: Vec::new(),
            badges: Vec::new(),
            attached: Vec::new(),
            answers: Vec::new(),
        }
    }
}
