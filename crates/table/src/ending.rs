//! How a round, a game or a match has ended: what a page tells of it apart from the line of the log.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use words::{Line, Text};

/// What has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Whole {
    /// A round; the match goes on, or its own ending follows.
    Round,
    /// A game; where it is one of several, the match goes on, or its own ending follows.
    Game,
    /// A match of several rounds or games.
    Match,
}

/// By what kind of thing it has ended. The kinds are the same for all games, so that a page can draw each of them once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EndingKind {
    /// An attack hit a player with nothing left.
    LastHit,
    /// An effect damaged a player with nothing left.
    EffectDamage,
    /// The deck was empty.
    DeckOut,
    /// A card says that somebody wins or loses.
    Effect,
    /// Both lost, or both won, at the same moment.
    BothLost,
    /// Somebody gave up.
    Concession,
    /// The players agreed to a draw.
    AgreedDraw,
    /// Nobody could do anything any more that changed something.
    NobodyCanAct,
    /// It would have gone on for ever without a choice.
    Loop,
    /// A captain was defeated.
    CaptainDefeated,
    /// What counts towards losing, or winning, was enough.
    GoalReached,
    /// In sudden death the first to do harm has won.
    SuddenDeath,
    /// There were as many turns as there may be.
    TurnLimit,
    /// Time was called.
    Time,
    /// Enough games were won.
    GamesWon,
    /// Somebody got rid of the last card.
    EmptiedHand,
    /// Everything that was to be played has been played; what was gathered counts.
    RoundsPlayed,
    /// Somebody had enough points.
    PointsReached,
    /// There were as many rounds or games as there may be.
    RoundLimit,
    /// Everybody else was out, or had left.
    LastOneIn,
}

/// What a match is played for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum GoalKind {
    /// So many rounds or games are played.
    Played,
    /// So many won games win.
    Wins,
    /// So many points win.
    Points,
    /// So many are still in at the end.
    Stay,
}

/// What a match is played for, and how much of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Goal {
    /// What.
    pub kind: GoalKind,
    /// How much of it.
    pub count: u16,
}

/// How far a match has come: round 3 of 5, game 2 of a best of three.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Course {
    /// Which round or game it was, from 1.
    pub number: u8,
    /// What the match is played for.
    pub goal: Goal,
}

/// How one seat stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Score {
    /// The seat.
    #[ts(as = "u8")]
    pub seat: Seat,
    /// Its place, 1 is best; equals share it.
    pub place: u8,
    /// What this round or game brought it, where points are written down for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<i32>,
    /// What it has altogether, where points are written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub total: Option<i32>,
    /// Games won, where games are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub won: Option<u8>,
    /// The codes of the cards that it had left, where those are counted and everybody sees them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub cards: Vec<String>,
}

impl Score {
    /// A seat by its place, and nothing more.
    pub fn at(seat: Seat, place: u8) -> Score {
        Score { seat, place, points: None, total: None, won: None, cards: Vec::new() }
    }
}

/// How something has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(T = Text))]
pub struct Ending<T = Line> {
    /// What has ended.
    pub of: Whole,
    /// By what kind of thing.
    pub kind: EndingKind,
    /// Who has won; nobody in a draw.
    #[ts(as = "Vec<u8>")]
    pub winners: Vec<Seat>,
    /// How, in one sentence with what decided it.
    pub how: T,
    /// How far the match has come, where it is more than one game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub course: Option<Course>,
    /// How everybody stands, where something is counted.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Score>>", optional)]
    pub scores: Vec<Score>,
}

impl<T> Ending<T> {
    /// The same ending in other words.
    pub(crate) fn map<U>(self, say: &impl Fn(T) -> U) -> Ending<U> {
        let Ending { of, kind, winners, how, course, scores } = self;
        Ending { of, kind, winners, how: say(how), course, scores }
    }
}

impl Ending {
    /// A game of two that is a whole match.
    pub fn of_game(kind: EndingKind, winner: Option<Seat>, how: Line) -> Ending {
        Ending { of: Whole::Game, kind, winners: winner.into_iter().collect(), how, course: None, scores: Vec::new() }
    }
}
