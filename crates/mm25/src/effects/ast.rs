//! What cards say, as data. Read from the notation of `docs/effects-mm25.md`, printed for people in their language, and
//! lowered to flat code for play.
//!
//! Everything is composed: an act and the objects it is done to, a modifier and whom it is for, a noun phrase of whose,
//! where and which. There is no sentence of any card in it.

use serde::{Deserialize, Serialize};

/// One of the two players, as a card's text sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Player {
    You,
    Opponent,
}

/// Where cards are looked for (MM-4.4). On the Bridge they are Characters, never Reinforcements (MM-4.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Place {
    Bridge,
    Reinforcements,
    Techniques,
    Hand,
    Ocean,
    Logbook,
    Chest,
}

/// How a number is compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Compare {
    AtLeast,
    AtMost,
    Exactly,
    /// More than.
    Above,
    /// Less than.
    Below,
}

/// The numbers of a Character that text asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Stat {
    Power,
    /// Printed, unmodified (MM-9.15).
    InitialPower,
    Damage,
    /// Life cards that it has.
    Life,
    /// Printed.
    InitialLife,
}

/// A quality of a card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Filter {
    /// A Character, a Technique, a Team; a Team is a Character too (MM-4.3).
    Category(crate::Category),
    /// With one of these names; who is the same person has the name too (MM-9.11).
    Named(Vec<String>),
    /// With this code.
    Numbered(String),
    /// Of this crew; a Team is of all on its card (MM-7.7.11).
    Crew(crate::Crew),
    /// The Captain of its Bridge.
    Captain,
    /// A Sailor.
    Sailor,
    /// With a number that compares so.
    Stat(Stat, Compare, Value),
    /// With the fewest Life Points among those that are meant.
    FewestLife,
    /// Has already begun a Battle in this turn (MM-7.2.2).
    HasBegun,
    /// A Technique marked "Limited: N".
    Limited(u8),
    /// A Technique whose "Usable by" line has this name; Anyone has none.
    UsableBy(String),
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
    pub whose: Player,
    /// Where; several for "1 Technique or 1 Reinforcement".
    pub places: Vec<Place>,
    /// All of these hold.
    pub filters: Vec<Filter>,
}

/// How many are picked.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Count {
    /// So many, or as many as there are.
    Exactly(Value),
    /// None to this many.
    UpTo(Value),
}

/// A choice of cards, made when the effect is applied (MM-7.5.13).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// How many.
    pub count: Count,
    /// Of which.
    pub from: Cards,
}

/// What an act is done to, or a modifier is for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Objects {
    /// The card whose text this is.
    This,
    /// A player's fighting Character: "your Character", "the opposing Character".
    Fighter(Player),
    /// Both fighting Characters, at the same time.
    Fighters,
    /// The Character that lost the comparison.
    Loser,
    /// The Technique that the opponent has just placed.
    Placed,
    /// What is picked now, by the player of the effect.
    Pick(Pick),
    /// What was picked before by this ability.
    Picked,
    /// All cards of a kind.
    All(Cards),
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
    /// A number of a Character; of one that has left, what it was (MM-15.9).
    Of(Stat, Box<Objects>),
}

/// What is checked. Costs are paid; conditions only hold or do not.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// A comparison of two numbers.
    Number(Value, Compare, Value),
    /// There are such cards, and all have these qualities.
    Is(Objects, Vec<Filter>),
    /// The player's fighting Character won the comparison.
    Won(Player),
    /// It lost the comparison.
    Lost(Player),
    /// The player's fighting Character has used, and still has in play, such a Technique in this Battle (MM-7.5.7).
    HasUsed(Player, Vec<Filter>),
    /// From the turn after the one in which this card came to the Bridge (MM-12.3).
    Settled,
    /// Not so.
    Not(Box<Condition>),
    /// All of these.
    All(Vec<Condition>),
    /// At least one of these.
    Any(Vec<Condition>),
}

/// What holds for a card or a player as long as it lasts: an ability as long as its card is where it works, a Technique as
/// long as it is in play.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Modifier {
    /// +X/+Y (MM-9.2).
    Bonus {
        /// To Power.
        power: Value,
        /// To Damage.
        damage: Value,
    },
    /// Its initial Power is this (MM-9.15).
    InitialPower(Value),
    /// So much more Damage, where that does not take it beyond a most; more is cut down to it (MM-12.4).
    DamageUpTo {
        /// So much more.
        more: i32,
        /// At most.
        most: i32,
    },
    /// Characters with all of these qualities cannot begin a Battle against it; any, if there are none (MM-10.2.1).
    CannotBeAttackedBy(Vec<Filter>),
    /// It cannot begin a Battle (MM-10.2.5).
    CannotAttack,
    /// It may begin a Battle against these, whatever forbids it and wherever they stand (MM-10.2.2, MM-10.2.3).
    MayAttack(Cards),
    /// It may begin a Battle against the opposing Captain as if one Sailor with these qualities were not there.
    MayIgnoreSailor(Vec<Filter>),
    /// To begin a Battle against it costs so many Actions (MM-10.1.1).
    AttackCosts(u8),
    /// The player has so many Actions in a turn: a modifier of this less three (MM-12.3).
    Actions(u8),
    /// It takes no damage from effects of Techniques that the opponent uses (MM-15.1).
    NoTechniqueDamage,
    /// The player's used Techniques of this kind go to the bottom of the Chest instead of the Ocean (MM-10.3.1).
    TechniquesToChest(Vec<Filter>),
    /// Defeated it goes to the Ocean instead of becoming a Trophy (MM-8.2.6).
    NoTrophy,
    /// To call it consumes no Actions (MM-6.4.6).
    FreeCall,
    /// The opponent's effects cannot annul, destroy or move it (MM-15.5).
    Indestructible,
    /// So much less of the damage that it would take in the damage step.
    PreventDamage(i32),
    /// If both players reach a victory at the same time in this Battle, the player loses (MM-3.3.3).
    LosesDraws,
}

/// Done to cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Act {
    /// Damage: Life cards go to the owner's Hand (MM-8.1.1).
    Inflict(Value),
    /// To the owner's Ocean; of a Character with its Life cards (MM-4.8).
    ToOcean,
    /// From the Ocean to the owner's Hand; never straw-hat cards (MM-10.4.2).
    ToHand,
    /// Shuffled into the owner's Chest.
    ShuffleIntoChest,
    /// The Technique is annulled: it was never used, and goes to the Ocean (MM-7.6.4).
    Annul,
    /// A fighting Character gains Power and Damage for this Battle.
    Gain(i32, i32),
    /// The top card of the Logbook becomes a Life card of it, never beyond its initial Life (MM-9.9).
    Mend,
}

/// Against whom an ability begins a Battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Against {
    /// Whom it could attack anyway.
    Normal,
    /// One of these: a permit (MM-10.2.2).
    These(Cards),
}

/// One step of an effect. They are carried out from top to bottom.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Something is done to cards.
    Do(Act, Objects),
    /// One of these Characters begins a Battle, as part of the ability (MM-10.2.4, MM-15.2).
    BeginBattle {
        /// Who; of several their player chooses.
        by: Objects,
        /// Against whom.
        against: Against,
        /// What it gains in that Battle: Power and Damage.
        bonus: (i32, i32),
    },
    /// A player draws from the Chest into the Hand; compulsory (MM-3.2.3).
    Draw(Player, Value),
    /// Cards from the top of a player's Chest go to the Logbook (MM-6.3.1).
    Log(Player, Value),
    /// Cards from the top of a player's Chest go to the Ocean.
    Sink(Player, Value),
    /// Cards from the top of a player's Logbook go to the Ocean.
    SinkLogbook(Player, Value),
    /// A player puts cards of the own choice from the Hand into the Ocean.
    Discard(Player, Value),
    /// Cards of a player's Hand, chosen by chance and unseen, go to the Ocean (MM-9.12).
    DiscardAtRandom(Player, Value),
    /// The player of the effect looks at the opponent's Hand, once (MM-9.13).
    LookAtHand,
    /// The player of the effect calls a Character card from the Hand as a Reinforcement (MM-7.4.9).
    CallReinforcement,
    /// The Battle that was declared does not begin (MM-7.2.1).
    PreventBattle,
    /// Only if it holds; else the other steps.
    If(Condition, Vec<Step>, Vec<Step>),
    /// The player of the effect may do it or not.
    May(Vec<Step>),
    /// The player of the effect does one of these.
    ChooseOne(Vec<Vec<Step>>),
}

/// The moments of a Battle at which cards can be used (MM-13.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Window {
    /// W0: the beginning can be prevented.
    Declared,
    /// W1: before any Battle Action.
    Before,
    /// W2: in a battle turn of one's own.
    BattleActions,
    /// In answer to a Technique that the opponent has just placed (MM-7.6.1).
    Interrupt,
    /// W3: after both passed, before the comparison.
    BeforeComparison,
    /// W4: after the comparison.
    AfterComparison,
    /// W5: before damage is assigned.
    BeforeDamage,
    /// W6: a Character has been defeated.
    Defeated,
    /// W8: after the end of the Battle.
    AfterBattle,
}

/// When a triggered ability may or must be used.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Timing {
    /// This Character is called onto the Bridge; not in setup (MM-2.9.2).
    Called,
    /// This card is called as a Reinforcement.
    Reinforces,
    /// The opposing Character uses a Technique, while this Character fights; when it resolves (MM-15.3).
    OpposingUses,
    /// The opponent declares a Battle against one of these Characters.
    Declared(Cards),
    /// In a window of a Battle in which this Character fights.
    In(Window),
    /// This Character defeats the opposing Character (MM-9.16).
    Defeats,
}

/// What kind of text it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// "N Actions": used in the Main Phase, once per turn (MM-6.2).
    Action(u8, Vec<Step>),
    /// As long as the conditions hold.
    Continuous(Vec<(Objects, Modifier)>),
    /// As long as the card is a Reinforcement and the conditions hold (MM-7.4.10).
    Reinforcing(Vec<(Objects, Modifier)>),
    /// When it is triggered, the steps.
    Triggered(Timing, Vec<Step>),
    /// A Technique: the steps at once, and what lasts as long as it is in play.
    Technique(Vec<Step>, Vec<(Objects, Modifier)>),
}

/// `conditions, cost: text`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ability {
    /// They must hold when it is used or triggered (MM-7.5.3), or as long as it is to work.
    pub conditions: Vec<Condition>,
    /// Whether its player may decline a triggered ability.
    pub optional: bool,
    /// Paid when it is used, wholly, and not refunded (MM-7.5.2).
    pub cost: Vec<Step>,
    /// What it is.
    pub kind: Kind,
}
