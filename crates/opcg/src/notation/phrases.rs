//! The fixed phrases of the notation, each with its meaning: read and written from the same lists.

use crate::effects::{
    Compare, DonState, End, Filter, Happening, Keyword, Moment, Permission, Place, Player, Prohibition, Stat, Timing,
    Trait, Until, Where, Whose,
};
use crate::{Attribute, Category, Colour};

pub(crate) use script::notation::{Phrases, phrase, text};

pub(crate) const CATEGORIES: &Phrases<Category> = &[
    ("leader", Category::Leader),
    ("character", Category::Character),
    ("event", Category::Event),
    ("stage", Category::Stage),
];

pub(crate) const COLOURS: &Phrases<Colour> = &[
    ("red", Colour::Red),
    ("green", Colour::Green),
    ("blue", Colour::Blue),
    ("purple", Colour::Purple),
    ("black", Colour::Black),
    ("yellow", Colour::Yellow),
];

pub(crate) const ATTRIBUTES: &Phrases<Attribute> = &[
    ("slash", Attribute::Slash),
    ("strike", Attribute::Strike),
    ("ranged", Attribute::Ranged),
    ("special", Attribute::Special),
    ("wisdom", Attribute::Wisdom),
    ("unknown", Attribute::Unknown),
];

pub(crate) const WHOSE: &Phrases<Whose> =
    &[("your", Whose::Yours), ("opponent's", Whose::Opponents), ("anyone's", Whose::Anyones)];

/// Whose, where only one player can be meant.
pub(crate) const OWNERS: &Phrases<Player> = &[("your", Player::You), ("opponent's", Player::Opponent)];

pub(crate) const PLAYERS: &Phrases<Player> = &[("you", Player::You), ("opponent", Player::Opponent)];

pub(crate) const HOLDERS: &Phrases<Whose> =
    &[("you have", Whose::Yours), ("opponent has", Whose::Opponents), ("anyone has", Whose::Anyones)];

/// Players as those to whom something happens.
pub(crate) const SUBJECTS: &Phrases<Whose> =
    &[("you", Whose::Yours), ("opponent", Whose::Opponents), ("anyone", Whose::Anyones)];

/// Places; those on the field are written in the plural, as far as they have one. `don cards` is written where `don` alone
/// would be DON!! as steps and numbers speak of them.
pub(crate) const PLACES: &Phrases<Place> = &[
    ("leader", Place::Leader),
    ("characters", Place::Characters),
    ("character", Place::Characters),
    ("stage", Place::Stage),
    ("hand", Place::Hand),
    ("deck", Place::Deck),
    ("trash", Place::Trash),
    ("life", Place::Life),
    ("view", Place::Looked),
    ("don", Place::Don),
    ("don cards", Place::Don),
];

pub(crate) const STATS: &Phrases<Stat> = &[
    ("cost", Stat::Cost),
    ("base cost", Stat::BaseCost),
    ("power", Stat::Power),
    ("base power", Stat::BasePower),
    ("counter", Stat::Counter),
    ("base counter", Stat::BaseCounter),
    ("given don", Stat::Given),
];

/// What may follow the number of a comparison.
pub(crate) const COMPARES: &Phrases<Compare> = &[("or more", Compare::AtLeast), ("or less", Compare::AtMost)];

/// Qualities that stand before the noun when they come first.
pub(crate) const ADJECTIVES: &Phrases<Filter> = &[
    ("rested", Filter::Rested),
    ("active", Filter::Active),
    ("face-up", Filter::FaceUp),
    ("other", Filter::Other),
    ("multicolour", Filter::Multicolour),
    ("red", Filter::Colour(Colour::Red)),
    ("green", Filter::Colour(Colour::Green)),
    ("blue", Filter::Colour(Colour::Blue)),
    ("purple", Filter::Colour(Colour::Purple)),
    ("black", Filter::Colour(Colour::Black)),
    ("yellow", Filter::Colour(Colour::Yellow)),
    ("slash", Filter::Attribute(Attribute::Slash)),
    ("strike", Filter::Attribute(Attribute::Strike)),
    ("ranged", Filter::Attribute(Attribute::Ranged)),
    ("special", Filter::Attribute(Attribute::Special)),
    ("wisdom", Filter::Attribute(Attribute::Wisdom)),
    ("unknown", Filter::Attribute(Attribute::Unknown)),
];

/// Qualities that stand after the noun only.
pub(crate) const QUALITIES: &Phrases<Filter> = &[
    ("trigger", Filter::HasTrigger),
    ("main effect", Filter::HasMain),
    ("no effect", Filter::NoEffect),
    ("this", Filter::This),
    ("different names", Filter::DifferentNames),
];

pub(crate) const TRAITS: &Phrases<Trait> =
    &[("name", Trait::Name), ("colour", Trait::Colour), ("type", Trait::Type), ("attribute", Trait::Attribute)];

pub(crate) const KEYWORDS: &Phrases<Keyword> = &[
    ("rush", Keyword::Rush),
    ("character rush", Keyword::RushCharacter),
    ("blocker", Keyword::Blocker),
    ("double attack", Keyword::DoubleAttack),
    ("banish", Keyword::Banish),
    ("unblockable", Keyword::Unblockable),
];

/// Effects of any card, as means.
pub(crate) const BY_EFFECTS: &Phrases<Whose> =
    &[("by effects", Whose::Anyones), ("by your effects", Whose::Yours), ("by opponent's effects", Whose::Opponents)];

pub(crate) const DURATIONS: &Phrases<Until> = &[
    ("this battle", Until::EndOfBattle),
    ("this turn", Until::EndOfTurn),
    ("until the end of opponent's next turn", Until::EndOfOpponentsNextTurn),
    ("until the end of your next turn", Until::EndOfYourNextTurn),
    ("until the start of your next turn", Until::StartOfYourNextTurn),
    ("through the next refresh", Until::NextRefresh),
    ("forever", Until::Forever),
];

pub(crate) const TIMINGS: &Phrases<Timing> = &[
    ("on play", Timing::OnPlay),
    ("when attacking", Timing::WhenAttacking),
    ("on block", Timing::OnBlock),
    ("on ko", Timing::OnKo),
    ("on opponent's attack", Timing::OpponentAttacks),
    ("start of the game", Timing::StartOfGame),
    ("start of your turn", Timing::StartOfYourTurn),
    ("start of your main phase", Timing::StartOfMain),
    ("end of your turn", Timing::EndOfYourTurn),
    ("end of opponent's turn", Timing::EndOfOpponentsTurn),
    ("activate main", Timing::ActivateMain),
    ("main", Timing::Main),
    ("counter", Timing::Counter),
    ("trigger", Timing::Trigger),
];

/// What happens to one card.
pub(crate) const TO_CARDS: &Phrases<Happening> = &[
    ("is played", Happening::Played),
    ("attacks", Happening::Attacks),
    ("is attacked", Happening::Attacked),
    ("blocks", Happening::Blocks),
    ("is ko'd", Happening::Kod),
    ("is removed", Happening::Removed),
    ("is rested", Happening::Rested),
    ("is given don", Happening::DonGiven),
    ("battles", Happening::Battled),
    ("fights this", Happening::FightsThis),
    ("battles this", Happening::BattledThis),
    ("is ko'd by this", Happening::KodByThis),
    ("returns to hand", Happening::ReturnedToHand),
];

/// What happens to a player, as it is said of one of their cards, of the opponent and of anyone …
pub(crate) const TO_PLAYERS: &Phrases<Happening> = &[
    ("activates an event", Happening::EventActivated),
    ("activates a trigger", Happening::TriggerActivated),
    ("deals damage", Happening::DealtDamage),
    ("takes damage", Happening::TookDamage),
    ("loses life", Happening::LifeLost),
    ("takes life into hand", Happening::LifeTaken),
    ("has no life left", Happening::LifeEmpty),
    ("has no deck left", Happening::DeckEmpty),
    ("draws", Happening::Drew),
    ("discards", Happening::Discarded),
    ("returns don", Happening::DonReturned),
];

/// … and of you.
pub(crate) const TO_YOU: &Phrases<Happening> = &[
    ("activate an event", Happening::EventActivated),
    ("activate a trigger", Happening::TriggerActivated),
    ("deal damage", Happening::DealtDamage),
    ("take damage", Happening::TookDamage),
    ("lose life", Happening::LifeLost),
    ("take life into hand", Happening::LifeTaken),
    ("have no life left", Happening::LifeEmpty),
    ("have no deck left", Happening::DeckEmpty),
    ("draw", Happening::Drew),
    ("discard", Happening::Discarded),
    ("return don", Happening::DonReturned),
];

/// Prohibitions without more to say.
pub(crate) const PROHIBITIONS: &Phrases<Prohibition> = &[
    ("block", Prohibition::Block),
    ("refresh", Prohibition::Refresh),
    ("draw", Prohibition::Draw),
    ("take life", Prohibition::LifeToHand),
    ("activate triggers", Prohibition::Trigger),
    ("set don active", Prohibition::SetDonActive),
];

pub(crate) const PERMISSIONS: &Phrases<Permission> = &[
    ("attack active characters", Permission::AttackActive),
    ("be in a deck any number of times", Permission::AnyNumberInDeck),
    ("wait with losing until the end of the turn", Permission::LoseAtEndOfTurn),
    ("win by an empty deck", Permission::WinByEmptyDeck),
];

pub(crate) const THE_ENDS: &Phrases<End> = &[("the top", End::Top), ("the bottom", End::Bottom)];

pub(crate) const WHERE: &Phrases<Where> =
    &[("top", Where::Top), ("bottom", Where::Bottom), ("top or bottom", Where::TopOrBottom)];

/// Which DON!! go back to the DON!! deck.
pub(crate) const DON_STATES: &Phrases<DonState> =
    &[("don", DonState::Any), ("active don", DonState::Active), ("rested don", DonState::Rested)];

pub(crate) const MOMENTS: &Phrases<Moment> =
    &[("at the end of this turn", Moment::EndOfTurn), ("at the end of this battle", Moment::EndOfBattle)];
