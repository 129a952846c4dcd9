//! The fixed phrases of the notation, each with its meaning: read and written from the same lists.

use crate::Category;
use crate::effects::{Act, Compare, Condition, Filter, Modifier, Objects, Place, Player, Stat, Step, Timing, Window};

pub(crate) use script::notation::{Phrases, phrase, text};

pub(crate) const CATEGORIES: &Phrases<Category> =
    &[("character", Category::Character), ("technique", Category::Technique), ("team", Category::Team)];

pub(crate) const PLAYERS: &Phrases<Player> = &[("you", Player::You), ("opponent", Player::Opponent)];

pub(crate) const WHOSE: &Phrases<Player> = &[("your", Player::You), ("opponent's", Player::Opponent)];

pub(crate) const STATS: &Phrases<Stat> = &[
    ("power", Stat::Power),
    ("initial power", Stat::InitialPower),
    ("damage", Stat::Damage),
    ("life", Stat::Life),
    ("initial life", Stat::InitialLife),
];

/// Places whose cards have a noun of their own …
pub(crate) const NOUNS: &Phrases<Place> =
    &[("characters", Place::Bridge), ("reinforcements", Place::Reinforcements), ("techniques", Place::Techniques)];

/// … and places that cards are in, the others first.
pub(crate) const PLACES: &Phrases<Place> = &[
    ("hand", Place::Hand),
    ("ocean", Place::Ocean),
    ("logbook", Place::Logbook),
    ("chest", Place::Chest),
    ("bridge", Place::Bridge),
    ("reinforcements", Place::Reinforcements),
    ("techniques", Place::Techniques),
];

/// Those on the Bridge who have a noun of their own.
pub(crate) const POSTS: &Phrases<Filter> = &[("captain", Filter::Captain), ("sailors", Filter::Sailor)];

/// What may follow the number of a comparison …
pub(crate) const AFTER: &Phrases<Compare> = &[("or more", Compare::AtLeast), ("or less", Compare::AtMost)];

/// … or come before it.
pub(crate) const AHEAD: &Phrases<Compare> = &[("more than", Compare::Above), ("less than", Compare::Below)];

/// Qualities that stand before the noun when they come first.
pub(crate) const ADJECTIVES: &Phrases<Filter> = &[("other", Filter::Other)];

/// Qualities that stand after the noun only.
pub(crate) const QUALITIES: &Phrases<Filter> = &[
    ("the captain", Filter::Captain),
    ("a sailor", Filter::Sailor),
    ("the fewest life", Filter::FewestLife),
    ("a battle begun", Filter::HasBegun),
    ("this", Filter::This),
];

/// Cards that are known without being picked.
pub(crate) const OBJECTS: &Phrases<Objects> = &[
    ("this", Objects::This),
    ("your character", Objects::Fighter(Player::You)),
    ("opposing character", Objects::Fighter(Player::Opponent)),
    ("both fighting characters", Objects::Fighters),
    ("loser", Objects::Loser),
    ("placed technique", Objects::Placed),
    ("picked", Objects::Picked),
];

/// Facts without numbers or cards in them.
pub(crate) const FACTS: &Phrases<Condition> = &[
    ("your character won", Condition::Won(Player::You)),
    ("opposing character won", Condition::Won(Player::Opponent)),
    ("your character lost", Condition::Lost(Player::You)),
    ("opposing character lost", Condition::Lost(Player::Opponent)),
    ("this came in an earlier turn", Condition::Settled),
];

/// Who has used a Technique.
pub(crate) const HAS_USED: &Phrases<Player> = &[
    ("your character has used a technique", Player::You),
    ("opposing character has used a technique", Player::Opponent),
];

pub(crate) const WINDOWS: &Phrases<Window> = &[
    ("declaration", Window::Declared),
    ("before battle actions", Window::Before),
    ("battle actions", Window::BattleActions),
    ("interruption", Window::Interrupt),
    ("before comparison", Window::BeforeComparison),
    ("after comparison", Window::AfterComparison),
    ("before damage", Window::BeforeDamage),
    ("defeat", Window::Defeated),
    ("after battle", Window::AfterBattle),
];

/// Moments without cards in them.
pub(crate) const TIMINGS: &Phrases<Timing> = &[
    ("when called", Timing::Called),
    ("when called as reinforcement", Timing::Reinforces),
    ("when opposing character uses a technique", Timing::OpposingUses),
    ("when this defeats opposing character", Timing::Defeats),
];

/// Acts that are a verb, what it is done to, and perhaps words after that.
pub(crate) const ACTS: &Phrases<(Act, &str)> = &[
    ("put", (Act::ToOcean, "into ocean")),
    ("return", (Act::ToHand, "to hand")),
    ("shuffle", (Act::ShuffleIntoChest, "into chest")),
    ("annul", (Act::Annul, "")),
    ("mend", (Act::Mend, "")),
];

/// Steps without numbers or cards in them.
pub(crate) const STEPS: &Phrases<Step> = &[
    ("look at opponent's hand", Step::LookAtHand),
    ("call a reinforcement", Step::CallReinforcement),
    ("prevent the battle", Step::PreventBattle),
];

/// Modifiers without numbers or cards in them: of one …
pub(crate) const OF_ONE: &Phrases<Modifier> = &[
    ("cannot attack", Modifier::CannotAttack),
    ("cannot be destroyed", Modifier::Indestructible),
    ("takes no damage from opponent's techniques", Modifier::NoTechniqueDamage),
    ("becomes no trophy", Modifier::NoTrophy),
    ("is called for no actions", Modifier::FreeCall),
    ("loses draws", Modifier::LosesDraws),
];

/// … and of many, or of you.
pub(crate) const OF_MANY: &Phrases<Modifier> = &[
    ("cannot attack", Modifier::CannotAttack),
    ("cannot be destroyed", Modifier::Indestructible),
    ("take no damage from opponent's techniques", Modifier::NoTechniqueDamage),
    ("become no trophy", Modifier::NoTrophy),
    ("are called for no actions", Modifier::FreeCall),
    ("lose draws", Modifier::LosesDraws),
];

/// How a modifier can begin, after whom it is for: what tells it from a step.
pub(crate) const MODIFIERS: &Phrases<()> = &[
    ("gets", ()),
    ("get", ()),
    ("has", ()),
    ("have", ()),
    ("cannot", ()),
    ("may", ()),
    ("costs", ()),
    ("cost", ()),
    ("takes", ()),
    ("take", ()),
    ("becomes", ()),
    ("become", ()),
    ("is called", ()),
    ("are called", ()),
    ("puts used techniques", ()),
    ("put used techniques", ()),
    ("loses", ()),
    ("lose", ()),
];
