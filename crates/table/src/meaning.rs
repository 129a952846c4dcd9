//! What the parts of a table mean, apart from their words. A page decides by these what is drawn where.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What an answer is in the course of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Does something: plays, attacks, uses.
    Act,
    /// Chooses one of the candidates.
    Pick,
    /// Takes what is offered.
    Accept,
    /// Leaves what is offered.
    Decline,
    /// Adds nothing; the game goes on.
    Pass,
    /// Has chosen enough.
    Settle,
    /// Ends a phase or the turn.
    End,
    /// Draws a card instead of acting.
    Draw,
    /// Points out that somebody forgot to call. It has a place of its own, whether or not it would succeed.
    Catch,
    /// Accuses somebody of something else; as with a catch, where it stands tells nothing.
    Accuse,
    /// Begins the choice again.
    Cancel,
    /// Gives up.
    Concede,
    /// What the table itself does: deals the next round, lets a window run out.
    Table,
}

/// What a step of an answer names, where that is more than a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Named {
    /// A colour.
    Colour(Colour),
    /// A number.
    Number(u8),
    /// A player.
    Seat(#[ts(as = "u8")] Seat),
    /// What is called out along with the card.
    Call(Call),
}

/// What is called out along with a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Call {
    /// The call is made.
    Made,
    /// It is not.
    Silent,
}

/// A colour, as cards have them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Green,
    Blue,
    Yellow,
    Purple,
    Black,
    White,
    Grey,
}

/// Which way the turn goes round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Turning {
    Clockwise,
    CounterClockwise,
}

/// What a remark is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum BadgeKind {
    /// Which of several copies.
    Copy,
    /// A number that stands among the facts as well.
    Fact,
    /// A keyword that it has.
    Keyword {
        /// Its name for programs.
        #[ts(type = "string")]
        name: std::borrow::Cow<'static, str>,
    },
    /// A colour that it has, or counts as.
    Colour {
        /// Which.
        colour: Colour,
    },
    /// Cards that lie under it.
    Given {
        /// How many.
        count: u8,
    },
    /// How it lies: rested, face up, face down.
    Lies,
    /// It has just come, and cannot do everything yet.
    Fresh,
    /// It attacks.
    Attacker,
    /// It is attacked.
    Target,
    /// Everybody knows it, or the viewer has seen it go there.
    Known,
    /// It was just drawn.
    Drawn,
    /// Whose it is, where it lies with somebody else.
    Owner {
        /// The seat.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// What kind of card it is, or in which space it stands.
    Place,
    /// What it has done in this turn.
    Spent,
    /// It waits for its effect.
    Pending,
    /// Of a seat: it deals, it has left, it has used something once and for all.
    Seat,
}

/// What a number beside a seat counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum CounterKind {
    /// Life, or Life cards.
    Life,
    /// Cards in the hand.
    Hand,
    /// Cards in the deck.
    Deck,
    /// Cards in the trash, the wrecked zone, the Ocean.
    Discards,
    /// What pays: DON!!, mana.
    Mana,
    /// Points.
    Points,
    /// What counts towards losing.
    Losses,
    /// Games won.
    Won,
    /// Anything else.
    Other,
}

/// A number of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum FactKind {
    Cost,
    Power,
    Counter,
    Life,
    Critical,
    Damage,
    Points,
    Revive,
}

/// What goes from one card to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// An attack.
    Attack,
    /// A block.
    Block,
    /// Something is aimed at a card.
    Target,
}

/// What a line about where the match stands tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PhaseKind {
    /// Which round, or which game of the match.
    Round,
    /// Whose turn.
    Turn,
    /// Which phase or step of it, or that it has not begun.
    Step,
    /// How it stands between the players.
    Score,
    /// What is left to do in this turn.
    Budget,
    /// The colour in force; none before the first is named.
    Colour {
        /// Which.
        colour: Option<Colour>,
    },
    /// Which way the turn goes round.
    Direction {
        /// Which.
        turning: Turning,
    },
    /// A fight, in words. Where it goes from card to card, a link shows it as well.
    Battle,
    /// Something that waits, which the stack shows as well.
    Waiting,
    /// Time has been called.
    Time,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EventKind {
    /// A round or a game begins.
    Round,
    /// A turn begins.
    Turn,
    /// A card is drawn.
    Draw,
    /// A card is played, summoned, called.
    Play,
    /// An effect is used.
    Use,
    /// An attack or a battle begins.
    Attack,
    /// Damage is dealt, Life is lost.
    Damage,
    /// A card leaves the board.
    Leave,
    /// Somebody calls out.
    Call,
    /// A game or the match ends, or somebody is out.
    End,
    /// Anything else.
    Other,
}
