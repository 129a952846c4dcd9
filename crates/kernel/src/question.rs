//! What a state asks for: one question at a time, to one seat, or the end.

use crate::{By, MAX_SEATS, Rules, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Where a match stands.
pub enum Status<R: Rules> {
    /// Somebody has to answer.
    Ask(Question<R>),
    /// The match is decided.
    Over(Outcome),
}

/// A question. Its public half (who, what, why, how fast) is for everybody, its private half for the asked seat.
pub struct Question<R: Rules> {
    /// Who must answer.
    pub by: By,
    /// What is asked.
    pub key: R::Ask,
    /// The rule that asks.
    pub clause: R::Clause,
    /// How long it may take.
    pub pace: Pace,
    /// What an answer looks like.
    pub answer: Answer<R>,
}

/// The private half of a question. The candidates are what [`Rules::legal`] lists.
pub struct Answer<R: Rules> {
    /// The form in which a person answers.
    pub shape: Shape,
    /// The fewest parts of a whole answer.
    pub min: u8,
    /// The most parts of a whole answer.
    pub max: u8,
    /// What silence means, where it means something.
    pub default: Option<R::Action>,
    /// What exactly is asked, where only the one who answers may know: which part of an answer that has begun.
    pub part: Option<R::Ask>,
}

impl<R: Rules> Answer<R> {
    /// An answer of exactly one action.
    pub const fn one(shape: Shape) -> Self {
        Answer { shape, min: 1, max: 1, default: None, part: None }
    }

    /// The same, with what silence means.
    pub const fn or(self, default: R::Action) -> Self {
        Answer { default: Some(default), ..self }
    }

    /// The same, as this part of an answer.
    pub const fn as_part(self, part: R::Ask) -> Self {
        Answer { part: Some(part), ..self }
    }
}

/// The form of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Do something with a card, or one of the acts without a card.
    Act,
    /// Choose one of the candidates.
    PickOne,
    /// Choose some of the candidates.
    PickSome,
    /// Accept or decline.
    YesNo,
    /// Name a number.
    Number,
    /// Put the candidates in order.
    Order,
}

/// How fast a question wants its answer. Data only: the engine has no clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Pace {
    /// The seat's own clock runs.
    Turn,
    /// A window: its end takes the default. How long it lasts is drawn before anybody looks at a hand; only whoever is asked can
    /// hold it open for longer, with or without an answer. All times are milliseconds.
    Reaction {
        /// It lasts at least so long.
        least: u32,
        /// It lasts at most so long, unless it is held.
        most: u32,
        /// It lasts so long from then on once it is held, where no clock runs.
        held: u32,
    },
    /// A person's default is taken at once and unseen (the seat may still interject); to be fair to people, the input
    /// that would end the window is held back.
    Silent {
        /// How long a bot's next turn waits, in milliseconds.
        bot_waits: u32,
        /// How long a person's next turn waits, in milliseconds.
        person_waits: u32,
    },
}

/// A question as one viewer gets it.
pub struct Prompt<R: Rules> {
    /// Who must answer.
    pub by: By,
    /// What is asked.
    pub key: R::Ask,
    /// The rule that asks.
    pub clause: R::Clause,
    /// How long it may take.
    pub pace: Pace,
    /// The private half, for the asked seat alone.
    pub answer: Option<Answer<R>>,
}

impl<R: Rules> Prompt<R> {
    /// What is asked, as exactly as this viewer may know.
    pub fn exactly(&self) -> R::Ask {
        self.answer.and_then(|answer| answer.part).unwrap_or(self.key)
    }
}

impl<R: Rules> Question<R> {
    /// The half that this viewer may have.
    pub fn seen_by(&self, viewer: Viewer) -> Prompt<R> {
        let asked = matches!((self.by, viewer), (By::Seat(seat), Viewer::Seat(eyes)) if seat == eyes);
        let Question { by, key, clause, pace, answer } = *self;
        Prompt { by, key, clause, pace, answer: asked.then_some(answer) }
    }
}

// Derives would ask `R` itself to be `Copy` and `Eq`; only its parts need to be.
macro_rules! plain {
    ($name:ident { $($field:ident),* }) => {
        impl<R: Rules> Clone for $name<R> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<R: Rules> Copy for $name<R> {}
        impl<R: Rules> PartialEq for $name<R> {
            fn eq(&self, other: &Self) -> bool {
                $(self.$field == other.$field)&&*
            }
        }
        impl<R: Rules> Eq for $name<R> {}
        impl<R: Rules> std::fmt::Debug for $name<R> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($name))$(.field(stringify!($field), &self.$field))*.finish()
            }
        }
    };
}

plain!(Question { by, key, clause, pace, answer });
plain!(Answer { shape, min, max, default, part });
plain!(Prompt { by, key, clause, pace, answer });

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// Everybody has a place.
    Placed(Places),
    /// No result: a bound of the engine was reached.
    Void,
}

/// A place for each seat: 1 is a winner; equals share a place; where nobody has place 1, all have lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "[u8; MAX_SEATS]", into = "[u8; MAX_SEATS]")]
pub struct Places([u8; MAX_SEATS]);

impl TryFrom<[u8; MAX_SEATS]> for Places {
    type Error = &'static str;

    fn try_from(places: [u8; MAX_SEATS]) -> Result<Self, Self::Error> {
        let real = places.iter().all(|&place| place as usize <= MAX_SEATS);
        if real { Ok(Places(places)) } else { Err("there are ten places at most") }
    }
}

impl From<Places> for [u8; MAX_SEATS] {
    fn from(places: Places) -> [u8; MAX_SEATS] {
        places.0
    }
}

impl Places {
    /// Places by rank: `rank` gives equal values to equals and smaller ones to better seats.
    pub fn ranked<K: Ord>(seats: u8, rank: impl Fn(Seat) -> K) -> Places {
        let mut places = [0; MAX_SEATS];
        for seat in Seat::all(seats) {
            places[seat.index()] = 1 + Seat::all(seats).filter(|&other| rank(other) < rank(seat)).count() as u8;
        }
        Places(places)
    }

    /// Nobody has won.
    pub fn all_lost(seats: u8) -> Places {
        let mut places = [0; MAX_SEATS];
        places[..MAX_SEATS.min(seats as usize)].fill(2);
        Places(places)
    }

    /// The seat's place.
    pub fn of(self, seat: Seat) -> u8 {
        self.0[seat.index()]
    }

    /// Whether the seat has won, perhaps with others.
    pub fn won(self, seat: Seat) -> bool {
        self.of(seat) == 1
    }
}

/// Scores so far, by seat: higher is better. For bots that cannot look as far as the end of a match.
pub type Standing = [i32; MAX_SEATS];
