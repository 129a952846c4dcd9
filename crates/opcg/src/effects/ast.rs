//! What cards say, as data. Read from the notation of `docs/effects-opcg.md`, printed for people in their language, and lowered
//! to flat code for play.
//!
//! Everything is composed: an act and the objects it is done to, a modifier and how long it lasts, a noun phrase of whose,
//! where and which. There is no sentence of any card in it.

use serde::{Deserialize, Serialize};

/// One of the two players, as a card's text sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Player {
    /// The card's owner.
    You,
    /// The other.
    Opponent,
}

/// Whose cards are meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Whose {
    /// Those of the card's owner.
    Yours,
    /// The opponent's.
    Opponents,
    /// Either's.
    Anyones,
}

/// Where cards are looked for. "Character" is on the field, "Character card" elsewhere (OP-14.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Place {
    Leader,
    Characters,
    Stage,
    Hand,
    Deck,
    Trash,
    Life,
    /// The cards that this effect has looked at or revealed and not dealt with yet.
    Looked,
    /// The DON!! of the cost area, where text counts them among cards ("rest 2 of your cards").
    Don,
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
    Cost,
    BaseCost,
    Power,
    BasePower,
    Counter,
    BaseCounter,
    /// DON!! given to it.
    Given,
}

/// A quality of a card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Filter {
    /// Of a category.
    Category(crate::Category),
    /// With this colour.
    Colour(crate::Colour),
    /// With this attribute.
    Attribute(crate::Attribute),
    /// With this type, exactly.
    Type(String),
    /// With a type in which this text is found.
    TypeHas(String),
    /// With this name, exactly.
    Named(String),
    /// With a name in which this text is found.
    NameHas(String),
    /// With a number that compares so.
    Stat(Stat, Compare, Value),
    /// Rested.
    Rested,
    /// Active.
    Active,
    /// With a keyword now.
    Has(Keyword),
    /// With a trigger effect.
    HasTrigger,
    /// With a \[Main] effect.
    HasMain,
    /// Without any printed effect.
    NoEffect,
    /// Face up (in Life).
    FaceUp,
    /// With more than one colour.
    Multicolour,
    /// The card whose text this is.
    This,
    /// Not the card whose text this is.
    Other,
    /// Not among those an earlier step picked.
    NotIn(Slot),
    /// With this in common with a card that an earlier step picked ("the same name as the trashed card").
    Same(Trait, Slot),
    /// With a name that no other card of the same pick, or of the same number, has.
    DifferentNames,
    /// Any of these.
    Any(Vec<Vec<Filter>>),
    /// None of these together.
    Not(Vec<Filter>),
}

/// What two cards can have in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Trait {
    Name,
    Colour,
    Type,
    Attribute,
}

/// A noun phrase: whose cards, where, and which.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Cards {
    /// Whose.
    pub whose: Whose,
    /// Where; several for "Leader or Character cards".
    pub places: Vec<Place>,
    /// All of these hold.
    pub filters: Vec<Filter>,
}

/// How many are picked.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Count {
    /// As many as possible up to this (OP-14.8).
    Exactly(Value),
    /// None to this many.
    UpTo(Value),
    /// This many or more.
    AtLeast(Value),
    /// As many as one likes.
    AnyNumber,
}

/// A limit on what the picked cards have together.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Total {
    /// Of this number.
    pub stat: Stat,
    /// At most so much.
    pub most: Value,
}

/// A choice of cards, made while resolving (OP-14.7).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// Who picks.
    pub by: Player,
    /// How many.
    pub count: Count,
    /// Of which.
    pub from: Cards,
    /// With which limit together.
    pub total: Option<Total>,
}

/// A place for picked cards to be spoken of later: the first pick of an ability is slot 0, the next slot 1 …
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Slot(pub u8);

/// An end of a stack of cards.
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
    /// The card that the timing or the replaced event is about.
    It,
    /// What an earlier step of this ability picked.
    Picked(Slot),
    /// What is picked now.
    Pick(Pick),
    /// All cards of a kind.
    All(Cards),
    /// Cards at an end of a deck or of Life, unseen.
    Ends {
        /// Whose deck or Life.
        whose: Player,
        /// Deck or Life.
        place: Place,
        /// Which end.
        end: End,
        /// How many.
        count: Count,
    },
    /// These and those.
    Both(Box<Objects>, Box<Objects>),
    /// A player's attacking card.
    Attacker,
    /// The attack's target.
    Target,
    /// A player, for modifiers about what they may do.
    Player(Player),
}

/// A number.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Value {
    /// Itself.
    Number(i32),
    /// How many such cards there are.
    Count(Cards),
    /// How many DON!! a player has on the field.
    Don(Player),
    /// How many of them are rested in the cost area.
    RestedDon(Player),
    /// How many of them are active in the cost area.
    ActiveDon(Player),
    /// How many of them are given to cards.
    GivenDon(Player),
    /// How many lie in the DON!! deck.
    DonDeck(Player),
    /// How many turns of their own a player has begun.
    Turns(Player),
    /// A number of a card.
    Of(Stat, Box<Objects>),
    /// How many cards an earlier step picked.
    Size(Slot),
    /// How many cards or DON!! the last act was done to.
    Done,
    /// A number named by a player.
    Named,
    /// `times` for every `each` of a number, rounded down.
    Per {
        /// So much …
        times: i32,
        /// … for every so many …
        each: i32,
        /// … of this.
        of: Box<Value>,
    },
    /// Two numbers together.
    Sum(Box<Value>, Box<Value>),
    /// What is left of the first without the second.
    Minus(Box<Value>, Box<Value>),
}

/// What is checked. Costs are paid; conditions only hold or do not.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// \[DON!! ×N]: so many or more are given to this card (OP-12.10).
    Given(u8),
    /// \[Your Turn].
    YourTurn,
    /// \[Opponent's Turn].
    OpponentsTurn,
    /// A comparison of two numbers.
    Number(Value, Compare, Value),
    /// There is such a card ("if your Leader has the type …").
    Exists(Cards),
    /// The objects have all of these qualities ("if this Character is rested").
    Is(Objects, Vec<Filter>),
    /// The act before this was done, wholly ("if you do").
    Did,
    /// This card was played in this turn.
    PlayedThisTurn,
    /// Not so.
    Not(Box<Condition>),
    /// All of these.
    All(Vec<Condition>),
    /// At least one of these.
    Any(Vec<Condition>),
    /// An earlier step picked a card ("if you chose one").
    Picked(Slot),
}

/// The abilities that words name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Keyword {
    Rush,
    RushCharacter,
    Blocker,
    DoubleAttack,
    Banish,
    Unblockable,
}

/// By what something comes about.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Means {
    /// However.
    Anything,
    /// By the result of a battle.
    Battle,
    /// By an effect of somebody's cards with these qualities; of any card, if there are none.
    Effect(Whose, Vec<Filter>),
}

/// What may not be done.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Prohibition {
    /// It cannot attack.
    Attack,
    /// It cannot attack these.
    AttackThese(Cards),
    /// It cannot attack others than these; of several such texts, those of any.
    AttackOthers(Cards),
    /// The opponent cannot activate \[Blocker] of such Characters against it.
    BlockedBy(Vec<Filter>),
    /// Its \[Blocker] cannot be activated.
    Block,
    /// It can attack only if its player first does this, wholly.
    AttackUnless(Box<Step>),
    /// It cannot be K.O.'d in this way.
    BeKod(Means),
    /// It cannot be K.O.'d in battle by such cards.
    BeKodBy(Vec<Filter>),
    /// It cannot be removed from the field in this way.
    BeRemoved(Means),
    /// It cannot be rested in this way.
    BeRested(Means),
    /// It cannot be played in this way.
    BePlayed(Means),
    /// It does not become active in the Refresh Phase.
    Refresh,
    /// The player cannot play such cards from the hand.
    Play(Vec<Filter>),
    /// The player cannot draw by effects.
    Draw,
    /// The player cannot add Life cards to the hand by effects.
    LifeToHand,
    /// The player cannot activate \[Trigger].
    Trigger,
    /// The player cannot set DON!! as active by effects.
    SetDonActive,
    /// The player's deck cannot hold such cards (OP-3.5).
    Include(Vec<Filter>),
}

/// What may be done beyond the rules.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Permission {
    /// It can also attack active Characters.
    AttackActive,
    /// A deck may hold any number of this card (OP-3.5).
    AnyNumberInDeck,
    /// The player does not lose by an empty deck but at the end of the turn in which it happens.
    LoseAtEndOfTurn,
    /// The player wins by an empty deck instead of losing.
    WinByEmptyDeck,
}

/// What holds for a card or a player as long as it lasts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Modifier {
    /// Power more or less.
    Power(Value),
    /// Base power is this number (OP-1.23).
    BasePower(Value),
    /// Cost more or less.
    Cost(Value),
    /// Base cost is this number.
    BaseCost(Value),
    /// Counter value more or less, in the hand too.
    Counter(Value),
    /// A keyword.
    Has(Keyword),
    /// A prohibition.
    Cannot(Prohibition),
    /// A permission.
    Can(Permission),
    /// Its effects are negated (OP-14.17).
    Negated,
    /// The player's effects with this timing are negated.
    NegatedAt(Timing),
    /// The player's DON!! deck consists of so many cards (OP-3.5).
    DonDeck(u8),
    /// A further name.
    AlsoNamed(String),
    /// A further type.
    AlsoType(String),
    /// A further attribute.
    AlsoAttribute(crate::Attribute),
    /// An ability that another card lends it.
    Gains(Box<Ability>),
}

/// How long a modifier lasts (OP-14.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Until {
    EndOfBattle,
    EndOfTurn,
    EndOfOpponentsNextTurn,
    EndOfYourNextTurn,
    StartOfYourNextTurn,
    /// Of the player whose card it is: for cards that do not become active.
    NextRefresh,
    /// As long as the card stays where it is.
    Forever,
}

/// Done to cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Act {
    /// K.O.
    Ko,
    /// Put into the owner's trash; no K.O.
    Trash,
    /// To the owner's hand.
    ToHand,
    /// Into the owner's deck; several in the order their owner likes.
    ToDeck(Where),
    /// Into the owner's Life.
    ToLife {
        /// On top or at the bottom.
        at: Where,
        /// Which side up.
        face_up: bool,
    },
    /// Rested.
    Rest,
    /// Set as active.
    SetActive,
    /// Played without paying.
    Play {
        /// Whether it enters rested.
        rested: bool,
    },
    /// Shown to both players.
    Reveal,
    /// Life cards turned face up or down.
    Turn {
        /// Which side up.
        face_up: bool,
    },
    /// Each is given DON!! from its owner's cost area.
    GiveDon {
        /// So many.
        count: Count,
        /// Rested ones; else active ones.
        rested: bool,
    },
    /// Each is given DON!! that are given to other cards of its owner.
    MoveDon {
        /// So many.
        count: Count,
    },
    /// A modifier for a while.
    Modify(Modifier, Until),
    /// Its power is set to 0 (OP-1.25).
    PowerToZero(Until),
    /// Two cards have each other's base power.
    SwapBasePower(Until),
    /// Becomes the attack's target (OP-8.2.7).
    BecomeTarget,
    /// An Event of it is activated without paying.
    Activate,
}

/// One step of an effect. They are carried out from top to bottom (OP-14.18).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Cards are picked, to be spoken of later.
    Pick(Pick),
    /// Something is done to cards.
    Do(Act, Objects),
    /// A player draws.
    Draw {
        /// Who.
        who: Player,
        /// So many.
        count: Count,
    },
    /// DON!! from the DON!! deck to the cost area.
    AddDon {
        /// Whose.
        who: Player,
        /// So many.
        count: Count,
        /// Whether they come rested.
        rested: bool,
    },
    /// DON!! of the cost area are set active.
    SetDonActive {
        /// Whose.
        who: Player,
        /// So many.
        count: Count,
    },
    /// DON!! of the cost area are rested.
    RestDon {
        /// Whose.
        who: Player,
        /// So many.
        count: Count,
    },
    /// Rested DON!! of the cost area do not become active in their owner's next Refresh Phase.
    KeepDonRested {
        /// Whose.
        who: Player,
        /// So many.
        count: Count,
    },
    /// A player returns DON!! from the field to the DON!! deck.
    ReturnDon {
        /// Who.
        who: Player,
        /// So many.
        count: Count,
        /// Of which.
        from: DonState,
    },
    /// The player of the effect looks at cards at the top of a deck or of Life, or at a whole deck or hand.
    Look {
        /// Whose cards.
        whose: Player,
        /// Where.
        place: Place,
        /// How many from the top; all of them if there is no number.
        count: Option<Value>,
    },
    /// What was looked at and is left goes back: to the top, to the bottom, or where its player likes, in any order.
    PutBack(Where),
    /// A deck is shuffled.
    Shuffle(Player),
    /// Damage by an effect (OP-9.7).
    Damage {
        /// To whom.
        who: Player,
        /// So many.
        count: Value,
    },
    /// The player names a number.
    NameNumber(Player),
    /// A player wins.
    Win(Player),
    /// The player of the effect takes another turn after this one.
    ExtraTurn,
    /// Another part of this card's text is carried out ("activate this card's \[Main] effect").
    Run(Timing),
    /// Only if it holds; else the other steps.
    If(Condition, Vec<Step>, Vec<Step>),
    /// The player may do it or not.
    May(Player, Vec<Step>),
    /// The player does one of these.
    ChooseOne(Player, Vec<Vec<Step>>),
    /// For each of these objects, which is then "it".
    ForEach(Objects, Vec<Step>),
    /// Later, once.
    Later(Moment, Vec<Step>),
}

/// Which DON!! on the field are meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum DonState {
    /// Given ones too.
    Any,
    Active,
    Rested,
}

/// Where cards go in a stack; the player of the effect chooses between two ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Where {
    Top,
    Bottom,
    TopOrBottom,
}

/// When a delayed part is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Moment {
    EndOfTurn,
    EndOfBattle,
}

/// Something an automatic effect can react to, about one card or one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Happening {
    Played,
    Attacks,
    Attacked,
    Blocks,
    Kod,
    Removed,
    Rested,
    DonGiven,
    EventActivated,
    TriggerActivated,
    Battled,
    /// It comes to a fight with this card: nobody blocks any more.
    FightsThis,
    /// It fought this card in a battle whose Damage Step came about.
    BattledThis,
    /// It was K.O.'d in a battle with this card.
    KodByThis,
    /// It went from the field to its owner's hand.
    ReturnedToHand,
    DealtDamage,
    TookDamage,
    LifeLost,
    /// A card went from the player's Life to the hand.
    LifeTaken,
    LifeEmpty,
    DeckEmpty,
    Drew,
    Discarded,
    DonReturned,
}

/// When an effect becomes due, or may be used.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Timing {
    OnPlay,
    WhenAttacking,
    OnBlock,
    OnKo,
    /// \[On Your Opponent's Attack].
    OpponentAttacks,
    StartOfGame,
    StartOfYourTurn,
    StartOfMain,
    EndOfYourTurn,
    EndOfOpponentsTurn,
    ActivateMain,
    Main,
    Counter,
    Trigger,
    /// This happens to one of these cards (for happenings about players: to their owner), by these means.
    When(Happening, Cards, Means),
    /// Each of these, two or more, none of them such a list itself. They share \[Once Per Turn].
    Any(Vec<Timing>),
}

/// What is paid before an effect is activated, in this order.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant)] // few, and made once
pub enum Cost {
    /// ①, ②, …: rest so many active DON!!.
    RestDon(u8),
    /// DON!! −N.
    ReturnDon(u8),
    /// Anything else; it must be possible wholly.
    Do(Step),
}

/// What would happen and does not, because something else is done instead (OP-14.15).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Would {
    /// One of these would be K.O.'d.
    BeKod(Cards, Means),
    /// One of these would be removed from the field.
    BeRemoved(Cards, Means),
    /// One of these would go to its owner's hand.
    GoToHand(Cards),
    /// Any of these, two or more, none of them such a list itself.
    Any(Vec<Would>),
}

/// The four kinds of effect (OP-14.1).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Automatic or activated: at its timing, the body.
    At(Timing, Vec<Step>),
    /// Standing: as long as the conditions hold, the objects are so.
    Always(Vec<(Objects, Modifier)>),
    /// Replacement: the body instead.
    Instead(Would, Vec<Step>),
}

/// `[conditions] [timing] [once per turn] cost : body` (OP-14.2).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ability {
    /// Checked at the timing, on activation and after paying.
    pub conditions: Vec<Condition>,
    /// \[Once Per Turn].
    pub once: bool,
    /// Whether the player may decline although there is no cost ("you may").
    pub optional: bool,
    /// Paid on activation.
    pub cost: Vec<Cost>,
    /// What it is.
    pub kind: Kind,
}
