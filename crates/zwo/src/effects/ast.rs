//! What cards say, as data. Read from the notation of `docs/effects-zwo.md`, printed for people in their language, and
//! lowered to flat code for play.
//!
//! Everything is composed: an act and the objects it is done to, a modifier and how long it lasts, a noun phrase of whose,
//! where and which. There is no sentence of any card in it.

use serde::{Deserialize, Serialize};

/// Players, as a card's text sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Player {
    /// Who controls the card; fixed when an effect is declared or becomes due (ZW-17.20).
    You,
    /// The other.
    Opponent,
    /// In whose deck the card started.
    Owner,
    /// Both; where there is an order, the turn player first (ZW-20.7).
    Each,
}

/// Whose cards are meant, or whose turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Whose {
    /// Those of the card's controller.
    Yours,
    /// The opponent's.
    Opponents,
    /// Either's.
    Eithers,
}

/// Where cards are looked for. On the field they are zombies, elsewhere cards (ZW-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Place {
    /// Intact and half-wrecked zone together (ZW-3.5).
    Field,
    Hand,
    Wrecked,
    Mana,
}

/// How a number is compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Compare {
    AtLeast,
    AtMost,
    Exactly,
}

/// The numbers of a card that text asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Stat {
    SummonCost,
    ReviveCost,
    Power,
    Critical,
    /// Accumulated damage (ZW-13.3).
    Damage,
}

/// A quality of a card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Filter {
    /// A zombie card, or an EVENT card.
    Category(crate::Category),
    /// With this colour among others (ZW-2.5, ZW-19.7).
    Colour(crate::Colour),
    /// Without any colour.
    Grey,
    /// Of this rarity.
    Rarity(crate::Rarity),
    /// With this name, exactly.
    Named(String),
    /// With this card number.
    Numbered(String),
    /// With a number that compares so.
    Stat(Stat, Compare, Value),
    /// STAND.
    Stand,
    /// REST.
    Rest,
    /// Mana that lies FRONT.
    Front,
    /// Mana that lies BACK.
    Back,
    /// In the intact zone.
    Intact,
    /// In the half-wrecked zone.
    HalfWrecked,
    /// With a keyword now.
    Has(Keyword),
    /// Without any printed keyword or ability.
    NoText,
    /// The card whose text this is.
    This,
    /// Not the card whose text this is.
    Other,
    /// Any of these.
    Any(Vec<Vec<Filter>>),
    /// None of these together.
    Not(Vec<Filter>),
}

/// A noun phrase: whose cards, where, and which.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Cards {
    /// Whose.
    pub whose: Whose,
    /// Where.
    pub place: Place,
    /// All of these hold.
    pub filters: Vec<Filter>,
}

/// How many are picked.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Count {
    /// So many: of a target none fewer (ZW-19.2), of a choice at resolution as many as there are (ZW-16.3).
    Exactly(Value),
    /// None to this many (ZW-19.5).
    UpTo(Value),
}

/// A choice of cards: as targets when an effect is declared, otherwise when it resolves (ZW-19.1, ZW-19.5).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// How many.
    pub count: Count,
    /// Of which.
    pub from: Cards,
}

/// A place for picked cards to be spoken of later: the targets of an ability come first, then the picks of its steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Slot(pub u8);

/// An end of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum End {
    Top,
    Bottom,
}

/// What an act is done to.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Objects {
    /// The card whose text this is.
    This,
    /// The card that the condition of an Auto ability is about.
    It,
    /// A target, or what an earlier step picked.
    Picked(Slot),
    /// What is picked now, by the player of the effect.
    Pick(Pick),
    /// All cards of a kind.
    All(Cards),
    /// Players, for modifiers about what they may do.
    Player(Player),
}

/// A number.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Value {
    /// Itself.
    Number(i32),
    /// How many such cards there are.
    Count(Cards),
    /// A number of a card, of several together; of this zombie, once it has left the field, the last it had there (ZW-11.17).
    Of(Stat, Box<Objects>),
    /// A player's life.
    Life(Player),
    /// How much damage, life or how many cards the condition of an Auto ability is about.
    Amount,
    /// A number so many times.
    Times(i32, Box<Value>),
}

/// What is checked. Costs are paid; conditions only hold or do not.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// It is your turn.
    YourTurn,
    /// It is your opponent's turn.
    OpponentsTurn,
    /// A comparison of two numbers.
    Number(Value, Compare, Value),
    /// The objects have all of these qualities ("while this zombie is intact").
    Is(Objects, Vec<Filter>),
    /// The step before this was done, at least in part ("if you do").
    Did,
    /// Not so.
    Not(Box<Condition>),
    /// All of these.
    All(Vec<Condition>),
    /// At least one of these.
    Any(Vec<Condition>),
}

/// The keyword abilities (ZW-11.11 to ZW-11.13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Keyword {
    Amplify,
    Absorb,
    Erode,
}

impl Keyword {
    /// All of them.
    pub const ALL: [Keyword; 3] = [Keyword::Amplify, Keyword::Absorb, Keyword::Erode];
}

/// What may not be done (ZW-16.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Prohibition {
    /// It cannot attack.
    Attack,
    /// It cannot block.
    Block,
    /// It cannot be chosen as the target of an attack; of a player: the player cannot.
    BeAttacked,
    /// It cannot be injured.
    BeInjured,
    /// It cannot be revived.
    BeRevived,
    /// It cannot enter the field.
    Enter,
    /// It cannot STAND, by anything.
    Stand,
    /// It does not STAND in a prepare phase; other effects may STAND it (ZW-8.16).
    StandInPrepare,
    /// The player cannot use EVENT cards.
    UseEvents,
}

/// What holds for a card or a player as long as it lasts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Modifier {
    /// A number more or less.
    Add(Stat, Value),
    /// A number is this; what adds and subtracts comes after it (ZW-11.19).
    Becomes(Stat, Value),
    /// A keyword.
    Has(Keyword),
    /// A prohibition.
    Cannot(Prohibition),
}

/// How long something lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Until {
    /// Until the end of the turn: step (3) of the end phase (ZW-15.1).
    EndOfTurn,
    /// Through the next prepare phase of the zombie's controller (ZW-8.16).
    NextPrepare,
    /// As long as the zombie stays on the field.
    Leaves,
}

/// Done to cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Act {
    /// Damage to zombies (ZW-13.10).
    Damage(Value),
    /// One layer down and REST (ZW-13.1).
    Injure,
    /// STAND.
    Stand,
    /// REST.
    Rest,
    /// From the half-wrecked to the intact zone (ZW-10.8).
    Revive,
    /// From the intact to the half-wrecked zone without injury (ZW-13.13).
    Lower,
    /// Mana to FRONT.
    TurnFront,
    /// Mana to BACK.
    TurnBack,
    /// Into the owner's wrecked zone.
    ToWrecked,
    /// To the owner's hand.
    ToHand,
    /// Into the owner's deck.
    ToDeck(End),
    /// Into the owner's mana zone (ZW-9.18).
    ToMana {
        /// BACK; otherwise FRONT.
        back: bool,
        /// REST; otherwise STAND.
        rest: bool,
    },
    /// Onto the field of the player of the effect, without a summon cost (ZW-1.7, ZW-10.2).
    Enter {
        /// REST; otherwise STAND.
        rest: bool,
        /// Into the half-wrecked zone; otherwise the intact zone.
        half_wrecked: bool,
    },
    /// To the field of the player of the effect, who controls it (ZW-14.2).
    Control(Until),
    /// A modifier for a while.
    Modify(Modifier, Until),
}

/// One step of an effect. They are carried out from top to bottom.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Cards are picked, to be spoken of later.
    Pick(Pick),
    /// Something is done to cards.
    Do(Act, Objects),
    /// Players draw.
    Draw {
        /// Who.
        who: Player,
        /// So many.
        count: Value,
    },
    /// Damage to players, at the same time (ZW-7.12).
    Hurt {
        /// Whom.
        who: Player,
        /// So much.
        amount: Value,
    },
    /// Players recover life (ZW-7.2).
    Recover {
        /// Who.
        who: Player,
        /// So much.
        amount: Value,
    },
    /// Players put cards from the top of their decks into their wrecked zones (ZW-20.7).
    Mill {
        /// Who.
        who: Player,
        /// So many.
        count: Value,
    },
    /// Players shuffle their decks (ZW-20.5).
    Shuffle(Player),
    /// Only if it holds; else the other steps.
    If(Condition, Vec<Step>, Vec<Step>),
    /// The player of the effect may do it or not (ZW-18.5).
    May(Vec<Step>),
    /// The player of the effect does one of these.
    ChooseOne(Vec<Vec<Step>>),
}

/// Something an Auto ability can react to, about one card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Happening {
    /// It enters the field.
    Enters,
    /// It is revived: moved from the half-wrecked to the intact zone (ZW-10.15).
    Revived,
    /// It attacks.
    Attacks,
    /// It blocks.
    Blocks,
    /// It is injured.
    Injured,
    /// It moves from the intact to the half-wrecked zone, by injury or otherwise.
    Lowered,
    /// It is put into a wrecked zone from the field.
    Wrecked,
    /// It leaves the field.
    Leaves,
    /// It becomes STAND.
    Stands,
    /// It becomes REST.
    Rests,
    /// It is dealt damage, in battle or by an effect.
    Damaged,
    /// It attacks and deals damage directly to the opposing player (ZW-11.16).
    HitsPlayer,
    /// It attacks, and the result of its battle is that an opposing zombie is injured (ZW-11.18).
    WinsBattle,
    /// It is turned from BACK to FRONT.
    TurnedFront,
    /// It is turned from FRONT to BACK.
    TurnedBack,
}

/// Something an Auto ability can react to, about a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PlayerHappening {
    /// Draws at least one card.
    Draws,
    /// Recovers life.
    Recovers,
    /// Is dealt damage.
    Hurt,
}

/// The six phases of a turn (ZW-8.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Phase {
    Prepare,
    Draw,
    Mana,
    Main,
    Battle,
    End,
}

/// When an Auto ability is triggered.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Timing {
    /// This happens to one of these cards.
    When(Happening, Cards),
    /// This happens to one of these players.
    WhenPlayer(PlayerHappening, Whose),
    /// A phase of somebody's turn begins (ZW-8.15).
    StartOf(Phase, Whose),
    /// Somebody's turn ends: step (1) of the end phase (ZW-15.1).
    EndOfTurn(Whose),
}

/// How a mana icon is paid (ZW-9.9, ZW-9.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Way {
    /// STAND mana are turned REST.
    Rest,
    /// FRONT mana are turned BACK.
    Back,
}

/// A part of a cost in [ ].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant)] // few, and made once
pub enum Cost {
    /// So many mana, at least one of them of the colour if there is one.
    Mana {
        /// How they are turned.
        way: Way,
        /// The icon's colour; without one, mana of any kind (ZW-9.11, ZW-9.13).
        colour: Option<crate::Colour>,
        /// How many.
        count: u8,
    },
    /// An act, wholly; what is picked for it is picked with the payment and is no target (ZW-9.20).
    Do(Act, Objects),
}

/// When an activated ability or an EVENT card may be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Speed {
    /// MAIN icon (ZW-11.4).
    Main,
    /// FREE icon (ZW-11.5).
    Free,
}

/// The three kinds of ability (ZW-11.1 to ZW-11.3).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Continuous: as long as the conditions hold, the objects are so.
    Continuous(Vec<(Objects, Modifier)>),
    /// Auto: when it is triggered, the steps.
    Auto(Timing, Vec<Step>),
    /// Activated: declared by its player, the steps. Where the card must be: on the field, in the wrecked zone …; of an
    /// EVENT card in the hand.
    Activated(Speed, Place, Vec<Step>),
}

/// `conditions, timing, once per turn, cost, targets: steps`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ability {
    /// Of a continuous ability: while they hold. Of an Auto: "if", checked when it is triggered and again when it resolves
    /// (ZW-18.7). Of an activated one: checked when it is declared.
    pub conditions: Vec<Condition>,
    /// Once per turn (ZW-11.8).
    pub once: bool,
    /// Paid on declaration; an Auto's player may decline (ZW-11.7).
    pub cost: Vec<Cost>,
    /// Chosen on declaration (ZW-19.1).
    pub targets: Vec<Pick>,
    /// What it is.
    pub kind: Kind,
}
