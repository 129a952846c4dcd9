//! The fixed phrases of the notation, each with its meaning: read and written from the same lists.

use crate::effects::{
    Act, Compare, End, Filter, Happening, Keyword, Phase, Place, Player, PlayerHappening, Prohibition, Speed, Stat,
    Until, Whose,
};
use crate::{Category, Colour, Rarity};

pub(crate) use script::notation::{Phrases, phrase, text};

pub(crate) const CATEGORIES: &Phrases<Category> = &[("zombie", Category::Zombie), ("event", Category::Event)];

pub(crate) const COLOURS: &Phrases<Colour> = &[("green", Colour::Green), ("blue", Colour::Blue), ("red", Colour::Red)];

pub(crate) const RARITIES: &Phrases<Rarity> =
    &[("rare", Rarity::Rare), ("uncommon", Rarity::Uncommon), ("common", Rarity::Common)];

pub(crate) const KEYWORDS: &Phrases<Keyword> =
    &[("amplify", Keyword::Amplify), ("absorb", Keyword::Absorb), ("erode", Keyword::Erode)];

pub(crate) const STATS: &Phrases<Stat> = &[
    ("summon cost", Stat::SummonCost),
    ("revive cost", Stat::ReviveCost),
    ("power", Stat::Power),
    ("critical", Stat::Critical),
    ("damage", Stat::Damage),
];

pub(crate) const SPEEDS: &Phrases<Speed> = &[("main", Speed::Main), ("free", Speed::Free)];

pub(crate) const PHASES: &Phrases<Phase> = &[
    ("prepare phase", Phase::Prepare),
    ("draw phase", Phase::Draw),
    ("mana phase", Phase::Mana),
    ("main phase", Phase::Main),
    ("battle phase", Phase::Battle),
    ("end phase", Phase::End),
];

pub(crate) const WHOSE: &Phrases<Whose> =
    &[("your", Whose::Yours), ("opponent's", Whose::Opponents), ("anyone's", Whose::Eithers)];

pub(crate) const PLAYERS: &Phrases<Player> =
    &[("you", Player::You), ("opponent", Player::Opponent), ("owner", Player::Owner), ("each player", Player::Each)];

pub(crate) const LIVES: &Phrases<Player> = &[
    ("your life", Player::You),
    ("opponent's life", Player::Opponent),
    ("owner's life", Player::Owner),
    ("each player's life", Player::Each),
];

/// Players as those to whom something happens.
pub(crate) const SUBJECTS: &Phrases<Whose> =
    &[("you", Whose::Yours), ("opponent", Whose::Opponents), ("anyone", Whose::Eithers)];

/// Places whose cards have a noun of their own …
pub(crate) const NOUNS: &Phrases<Place> = &[("zombies", Place::Field), ("mana", Place::Mana)];

/// … and places that cards are in.
pub(crate) const PLACES: &Phrases<Place> =
    &[("hand", Place::Hand), ("wrecked zone", Place::Wrecked), ("mana zone", Place::Mana)];

/// What may follow the number of a comparison.
pub(crate) const COMPARES: &Phrases<Compare> = &[("or more", Compare::AtLeast), ("or less", Compare::AtMost)];

/// Qualities that stand before the noun when they come first.
pub(crate) const ADJECTIVES: &Phrases<Filter> = &[
    ("stand", Filter::Stand),
    ("rest", Filter::Rest),
    ("front", Filter::Front),
    ("back", Filter::Back),
    ("intact", Filter::Intact),
    ("half-wrecked", Filter::HalfWrecked),
    ("other", Filter::Other),
    ("green", Filter::Colour(Colour::Green)),
    ("blue", Filter::Colour(Colour::Blue)),
    ("red", Filter::Colour(Colour::Red)),
    ("grey", Filter::Grey),
    ("rare", Filter::Rarity(Rarity::Rare)),
    ("uncommon", Filter::Rarity(Rarity::Uncommon)),
    ("common", Filter::Rarity(Rarity::Common)),
];

/// Qualities that stand after the noun only.
pub(crate) const QUALITIES: &Phrases<Filter> = &[("no text", Filter::NoText), ("this", Filter::This)];

pub(crate) const DURATIONS: &Phrases<Until> = &[
    ("until end of turn", Until::EndOfTurn),
    ("through the next prepare phase", Until::NextPrepare),
    ("until leaving the field", Until::Leaves),
];

pub(crate) const PROHIBITIONS: &Phrases<Prohibition> = &[
    ("attack", Prohibition::Attack),
    ("block", Prohibition::Block),
    ("be attacked", Prohibition::BeAttacked),
    ("be injured", Prohibition::BeInjured),
    ("be revived", Prohibition::BeRevived),
    ("enter the field", Prohibition::Enter),
    ("stand", Prohibition::Stand),
    ("stand in prepare phases", Prohibition::StandInPrepare),
    ("use events", Prohibition::UseEvents),
];

/// Acts that are a verb, and then what it is done to …
pub(crate) const VERBS: &Phrases<Act> =
    &[("injure", Act::Injure), ("stand", Act::Stand), ("rest", Act::Rest), ("revive", Act::Revive)];

/// … and those that have words after that too.
pub(crate) const AROUND: &Phrases<&Phrases<Act>> = &[
    ("turn", &[("front", Act::TurnFront), ("back", Act::TurnBack)]),
    ("return", &[("to hand", Act::ToHand)]),
    ("move", &[("to half-wrecked zone", Act::Lower)]),
    (
        "put",
        &[
            ("into wrecked zone", Act::ToWrecked),
            ("at the top of the deck", Act::ToDeck(End::Top)),
            ("at the bottom of the deck", Act::ToDeck(End::Bottom)),
            ("into mana zone", Act::ToMana { back: false, rest: false }),
            ("into mana zone back", Act::ToMana { back: true, rest: false }),
            ("into mana zone rest", Act::ToMana { back: false, rest: true }),
            ("into mana zone back and rest", Act::ToMana { back: true, rest: true }),
            ("onto the field", Act::Enter { half_wrecked: false, rest: false }),
            ("onto the field rest", Act::Enter { half_wrecked: false, rest: true }),
            ("onto the field half-wrecked", Act::Enter { half_wrecked: true, rest: false }),
            ("onto the field half-wrecked and rest", Act::Enter { half_wrecked: true, rest: true }),
        ],
    ),
];

/// What happens to a card.
pub(crate) const HAPPENINGS: &Phrases<Happening> = &[
    ("enters the field", Happening::Enters),
    ("is revived", Happening::Revived),
    ("attacks", Happening::Attacks),
    ("blocks", Happening::Blocks),
    ("is injured", Happening::Injured),
    ("moves to half-wrecked zone", Happening::Lowered),
    ("is put into wrecked zone", Happening::Wrecked),
    ("leaves the field", Happening::Leaves),
    ("stands", Happening::Stands),
    ("rests", Happening::Rests),
    ("is dealt damage", Happening::Damaged),
    ("damages a player by attacking", Happening::HitsPlayer),
    ("injures a zombie by attacking", Happening::WinsBattle),
    ("is turned front", Happening::TurnedFront),
    ("is turned back", Happening::TurnedBack),
];

/// What happens to a player, as it is said of the opponent and of anyone …
pub(crate) const TO_PLAYERS: &Phrases<PlayerHappening> = &[
    ("draws", PlayerHappening::Draws),
    ("recovers life", PlayerHappening::Recovers),
    ("is dealt damage", PlayerHappening::Hurt),
];

/// … and of you.
pub(crate) const TO_YOU: &Phrases<PlayerHappening> = &[
    ("draw", PlayerHappening::Draws),
    ("recover life", PlayerHappening::Recovers),
    ("are dealt damage", PlayerHappening::Hurt),
];
