//! The four games, as tables are set up for them.

use crate::hosted::{Host, Hosted};
use kernel::{Clause, KernelClause, Seed};
use mm25::Mm25;
use opcg::Opcg;
use script::{List, ListFault, Listed, Number};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::{Arc, LazyLock};
use table::Draw;
use uno::Uno;
use utoipa::ToSchema;
use wire::{Reason, Text};
use words::{Line, Speak, Voice};
use zwo::Zwo;

/// The games there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum GameId {
    /// UNO One Piece, New World edition.
    Uno,
    /// ONE PIECE CARD GAME.
    Opcg,
    /// ZOMBIE WORLD ORDER.
    Zwo,
    /// One Piece Cardgame of 2009.
    Mm25,
}

impl GameId {
    /// All of them.
    pub const ALL: [GameId; 4] = [GameId::Uno, GameId::Opcg, GameId::Zwo, GameId::Mm25];

    /// As it is written.
    pub const fn name(self) -> &'static str {
        match self {
            GameId::Uno => "uno",
            GameId::Opcg => "opcg",
            GameId::Zwo => "zwo",
            GameId::Mm25 => "mm25",
        }
    }

    /// The game of a name.
    pub fn parse(name: &str) -> Option<GameId> {
        GameId::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The edition of its rules.
    pub(crate) fn edition(self) -> u32 {
        fn of<R: kernel::Rules>() -> u32 {
            R::EDITION
        }
        match self {
            GameId::Uno => of::<Uno>(),
            GameId::Opcg => of::<Opcg>(),
            GameId::Zwo => of::<Zwo>(),
            GameId::Mm25 => of::<Mm25>(),
        }
    }

    /// Whether everybody brings a deck.
    pub fn has_decks(self) -> bool {
        self != GameId::Uno
    }

    /// The decks that come with the program.
    pub fn starters(self) -> Vec<&'static str> {
        fn names<D>(decks: &[(&'static str, D)]) -> Vec<&'static str> {
            decks.iter().map(|(name, _)| *name).collect()
        }
        match self {
            GameId::Uno => Vec::new(),
            GameId::Opcg => names(opcg::starter_decks()),
            GameId::Zwo => names(zwo::starter_decks()),
            GameId::Mm25 => names(mm25::starter_decks()),
        }
    }
}

/// How a match is played. What a game does not have is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// UNO: `standard` or `table`.
    pub preset: Option<String>,
    /// UNO: `rounds`, `first500` or `elimination`.
    pub mode: Option<String>,
    /// UNO: how many rounds.
    #[schema(maximum = 255)]
    pub rounds: Option<u8>,
    /// opcg: decks may hold cards of any colour.
    pub any_colour: Option<bool>,
    /// zwo: damage equal to POWER injures as well (ZW-13.2).
    pub injury_at_least: Option<bool>,
    /// zwo: a card whose effect waits may declare another FREE ability (ZW-17.16).
    pub same_card_answers: Option<bool>,
    /// zwo: an Auto ability waits for targets that come later (ZW-19.3).
    pub late_targets: Option<bool>,
    /// mm25: of how many games the match is the best, 1 or 3.
    #[schema(maximum = 255)]
    pub best_of: Option<u8>,
}

/// The rulebook with its cards.
pub(crate) fn opcg() -> &'static Opcg {
    &OPCG
}

/// The rulebook with its cards.
pub(crate) fn zwo() -> &'static Zwo {
    &ZWO
}

/// The rulebook with its cards.
pub(crate) fn mm25() -> &'static Mm25 {
    &MM25
}

static OPCG: LazyLock<Arc<Opcg>> = LazyLock::new(|| Arc::new(Opcg::built_in()));
static ZWO: LazyLock<Arc<Zwo>> = LazyLock::new(|| Arc::new(Zwo::built_in()));
static MM25: LazyLock<Arc<Mm25>> = LazyLock::new(|| Arc::new(Mm25::built_in()));

/// What keeps a match from beginning: everything at once.
pub(crate) type Faults = Vec<Reason>;

/// A deck by the name of a starter, or as a list. A fault of which nothing is said is waived.
fn deck<D: Listed + Clone>(
    choice: &str,
    starters: &[(&'static str, D)],
    find: &dyn Fn(&Number) -> Option<&'static D::Card>,
    say: &dyn Fn(&D::Fault) -> Option<Reason>,
) -> Result<D, Faults> {
    if let Some((_, deck)) = starters.iter().find(|(name, _)| name.eq_ignore_ascii_case(choice)) {
        return Ok(deck.clone());
    }
    let list = List::<D>::read(choice).map_err(|faults| faults.iter().map(line_fault).collect::<Vec<_>>())?;
    let (deck, faults) = list.judged(&|number: &Number| find(number));
    let said: Faults = faults.iter().filter_map(say).collect();
    deck.filter(|_| said.is_empty()).ok_or(said)
}

/// What is no question of a game's rules.
pub(crate) fn plain(text: Text) -> Reason {
    Reason { text, clause: Cow::Borrowed(KernelClause::Malformed.id()) }
}

/// A line of a list that cannot be read.
fn line_fault(fault: &ListFault) -> Reason {
    use script::ListTrouble::{BadCount, Empty, NoCount, NoNumber, TwoNumbers};
    let key = match fault.trouble {
        NoNumber => "cli-list-no-number",
        TwoNumbers => "cli-list-two-numbers",
        NoCount => "cli-list-no-count",
        BadCount => "cli-list-bad-count",
        Empty => "cli-list-empty",
    };
    plain(Text::plain(key).with("line", fault.line as i64))
}

fn said<R: Speak>(faults: &[R::Fault], voice: &Voice) -> Faults {
    faults.iter().map(|fault| plain(Text::of(&R::fault(fault), voice))).collect()
}

/// A fault and the rule behind it.
fn reason(line: &Line, clause: impl Clause, voice: &Voice) -> Reason {
    Reason { text: Text::of(line, voice), clause: Cow::Borrowed(clause.id()) }
}

/// A seat's deck of opcg.
fn opcg_deck(choice: &str, options: &Options, voice: &Voice) -> Result<opcg::Deck, Faults> {
    let library = OPCG.library();
    let find = |number: &Number| library.find(number).map(|face| library.card(face));
    let any_colour = options.any_colour == Some(true);
    let say = |fault: &opcg::DeckFault| {
        let waived = any_colour && matches!(fault, opcg::DeckFault::Colour(_));
        (!waived).then(|| reason(&words::opcg::deck_fault(fault), fault.clause(), voice))
    };
    deck(choice, opcg::starter_decks(), &find, &say)
}

fn zwo_deck(choice: &str, voice: &Voice) -> Result<zwo::Deck, Faults> {
    let library = ZWO.library();
    let find = |number: &Number| library.find(number).map(|face| library.card(face));
    let say = |fault: &zwo::DeckFault| Some(reason(&words::zwo::deck_fault(fault), fault.clause(), voice));
    deck(choice, zwo::starter_decks(), &find, &say)
}

fn mm25_deck(choice: &str, voice: &Voice) -> Result<mm25::Deck, Faults> {
    let library = MM25.library();
    let find = |number: &Number| {
        let known = library.find(number).map(|face| library.card(face));
        known.or_else(|| mm25::published_cards().iter().find(|card| card.number == *number))
    };
    let say = |fault: &mm25::DeckFault| Some(reason(&words::mm25::deck_fault(fault), fault.clause(), voice));
    deck(choice, mm25::starter_decks(), &find, &say)
}

/// Looks whether a deck may be played; says everything that is wrong with it.
pub(crate) fn check_deck(game: GameId, choice: &str, options: &Options, voice: &Voice) -> Result<(), Faults> {
    match game {
        GameId::Uno => Ok(()),
        GameId::Opcg => opcg_deck(choice, options, voice).map(drop),
        GameId::Zwo => zwo_deck(choice, voice).map(drop),
        GameId::Mm25 => mm25_deck(choice, voice).map(drop),
    }
}

/// Looks whether a match can be played so; says everything that is wrong.
pub(crate) fn check_options(game: GameId, options: &Options, seats: u8, voice: &Voice) -> Result<(), Faults> {
    match game {
        GameId::Uno => {
            let setup = uno_setup(options, seats, voice)?;
            host(Arc::new(Uno), game.edition(), setup, Seed::from_number(0), voice).map(drop)
        }
        GameId::Mm25 if !matches!(options.best_of, None | Some(1 | 3)) => {
            Err(vec![plain(Text::plain("server-best-of"))])
        }
        _ => Ok(()),
    }
}

/// Begins a match of an edition of the rules: as many seats as decks, which UNO does not look at.
pub(crate) fn begin(
    game: GameId,
    edition: u32,
    options: &Options,
    decks: &[String],
    seed: Seed,
    voice: &Voice,
) -> Result<Box<dyn Hosted>, Faults> {
    match game {
        GameId::Uno => {
            let setup = uno_setup(options, decks.len() as u8, voice)?;
            host(Arc::new(Uno), edition, setup, seed, voice)
        }
        GameId::Opcg => {
            let [one, two] = both(decks, |deck| opcg_deck(deck, options, voice))?;
            let any_colour = options.any_colour.unwrap_or(false);
            host(OPCG.clone(), edition, opcg::Setup { any_colour, ..opcg::Setup::of(one, two) }, seed, voice)
        }
        GameId::Zwo => {
            let [one, two] = both(decks, |deck| zwo_deck(deck, voice))?;
            let options = zwo_options(options);
            host(ZWO.clone(), edition, zwo::Setup { options, ..zwo::Setup::of(one, two) }, seed, voice)
        }
        GameId::Mm25 => {
            let [one, two] = both(decks, |deck| mm25_deck(deck, voice))?;
            let to_win = if options.best_of == Some(1) { 1 } else { 2 };
            let length = mm25::Options { to_win, ..mm25::Options::default() };
            host(MM25.clone(), edition, mm25::Setup { options: length, ..mm25::Setup::of(one, two) }, seed, voice)
        }
    }
}

fn zwo_options(options: &Options) -> zwo::Options {
    let chosen = |option: Option<bool>| option == Some(true);
    let mut readings = zwo::Options::default();
    if chosen(options.injury_at_least) {
        readings.injury_threshold = zwo::InjuryThreshold::AtLeast;
    }
    if chosen(options.same_card_answers) {
        readings.same_card_answers = zwo::SameCardAnswers::Allowed;
    }
    if chosen(options.late_targets) {
        readings.late_targets = zwo::LateTargets::Allowed;
    }
    readings
}

fn host<R: Draw + Send + Sync + 'static>(
    rules: Arc<R>,
    edition: u32,
    setup: R::Setup,
    seed: Seed,
    voice: &Voice,
) -> Result<Box<dyn Hosted>, Faults>
where
    R::Setup: Send,
    R::State: Send,
    R::Action: Send,
    R::Seen: Send,
{
    match Host::new(rules, R::of_edition(setup, edition), seed) {
        Ok(host) => Ok(Box::new(host)),
        Err(faults) => Err(said::<R>(&faults, voice)),
    }
}

/// The decks of two seats.
fn both<D>(decks: &[String], read: impl Fn(&str) -> Result<D, Faults>) -> Result<[D; 2], Faults> {
    let [one, two] = decks else {
        return Err(vec![plain(Text::plain("cli-for-two").with("seats", decks.len() as i64))]);
    };
    match (read(one), read(two)) {
        (Ok(one), Ok(two)) => Ok([one, two]),
        (one, two) => Err([one.err(), two.err()].into_iter().flatten().flatten().collect()),
    }
}

fn uno_setup(options: &Options, seats: u8, voice: &Voice) -> Result<uno::Setup, Faults> {
    let unknown = |key, name: &str| vec![plain(Text::of(&Line::new(key).with("name", name), voice))];
    let preset = options.preset.as_deref().unwrap_or("standard");
    let mode = options.mode.as_deref().unwrap_or("rounds");
    Ok(uno::Setup {
        seats,
        preset: uno::Preset::parse(preset).ok_or_else(|| unknown("cli-no-preset", preset))?,
        mode: uno::Mode::parse(mode).ok_or_else(|| unknown("cli-no-mode", mode))?,
        rounds: options.rounds.unwrap_or(5),
        ..uno::Setup::default()
    })
}

/// A recorded match, up to a step.
pub(crate) fn recorded(game: GameId, bytes: &[u8], step: u32) -> Option<Box<dyn Hosted>> {
    fn of<R: Draw + Send + Sync + 'static>(rules: Arc<R>, bytes: &[u8], step: u32) -> Option<Box<dyn Hosted>>
    where
        R::Setup: Send,
        R::State: Send,
        R::Action: Send,
        R::Seen: Send,
    {
        Host::recorded(rules, bytes, step).map(|host| Box::new(host) as Box<dyn Hosted>)
    }
    match game {
        GameId::Uno => of(Arc::new(Uno), bytes, step),
        GameId::Opcg => of(OPCG.clone(), bytes, step),
        GameId::Zwo => of(ZWO.clone(), bytes, step),
        GameId::Mm25 => of(MM25.clone(), bytes, step),
    }
}
