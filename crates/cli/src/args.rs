//! The command line.

use crate::{Failure, bad, bad_line};
use bots::Bot;
use clap::{Args, Parser, Subcommand};
use kernel::{Rules, Seed};
use std::path::{Path, PathBuf};
use uno::{Mode, Preset, Setup};
use words::{Lang, Line, Names, Speak, Voice};

/// Card games, exactly by their rulebooks.
#[derive(Parser)]
#[command(name = "quarterdeck", version)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal against bots
    Play(PlayArgs),
    /// Let bots play many games and count
    Sim(SimArgs),
    /// Run scenario files
    Scenario(ScenarioArgs),
    /// Show or verify a recorded match
    Replay(ReplayArgs),
    /// Look up the clauses of a rulebook
    Rules(RulesArgs),
    /// Browse the cards of a game
    Cards(CardsArgs),
    /// Check a deck list
    Deck(DeckArgs),
}

/// The games there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum GameId {
    /// UNO One Piece, New World edition
    Uno,
    /// ONE PIECE CARD GAME
    Opcg,
}

/// The language of everything a person reads.
#[derive(Args)]
pub(crate) struct LangArg {
    /// en, ja, zh-Hant or it; otherwise that of the environment
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
}

impl LangArg {
    pub(crate) fn voice(&self) -> Result<Voice, Failure> {
        let lang = match &self.lang {
            Some(tag) => {
                let unknown = || Line::new("cli-no-language").with("name", tag.as_str());
                Lang::parse(tag).ok_or_else(|| bad_line(&Voice::new(Lang::En), &unknown()))?
            }
            None => {
                let set = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
                set("LC_ALL").or_else(|| set("LANG")).map_or(Lang::En, |locale| Lang::of_locale(&locale))
            }
        };
        Ok(Voice::new(lang))
    }
}

/// How a match of UNO is set up. For opcg the seats are checked, the rest does not matter.
#[derive(Args)]
pub(crate) struct SetupArgs {
    /// How many sit down: 2 to 10 in UNO, otherwise 4; always 2 in opcg
    #[arg(long)]
    seats: Option<u8>,
    /// standard or table
    #[arg(long, default_value = "standard")]
    preset: String,
    /// After how many turns a round is void
    #[arg(long, default_value_t = 5000, value_name = "TURNS")]
    turn_limit: u16,
    /// In opcg decks may hold cards of any colour: waives OP-3.2, for Leaders without fifty cards of their own
    #[arg(long)]
    pub(crate) any_colour: bool,
}

impl SetupArgs {
    pub(crate) fn setup(&self, voice: &Voice) -> Result<Setup, Failure> {
        let unknown = || Line::new("cli-no-preset").with("name", self.preset.as_str());
        let preset = Preset::parse(&self.preset).ok_or_else(|| bad_line(voice, &unknown()))?;
        Ok(Setup { seats: self.seats.unwrap_or(4), preset, turn_limit: self.turn_limit, ..Setup::default() })
    }

    /// Refuses a table that is not for two (OP-1.1).
    pub(crate) fn for_two(&self, voice: &Voice) -> Result<(), Failure> {
        match self.seats {
            None | Some(2) => Ok(()),
            Some(seats) => Err(bad_line(voice, &Line::new("cli-for-two").with("seats", seats))),
        }
    }
}

/// Which decks of the card game.
#[derive(Args)]
pub(crate) struct DecksArg {
    /// Decks of the two seats in opcg: ST-01 to ST-08, or files; otherwise all pairings take turns
    #[arg(long, value_delimiter = ',', value_name = "DECK,DECK")]
    decks: Vec<String>,
}

impl DecksArg {
    /// The setups that these decks make, with hand signs for who begins.
    pub(crate) fn setups(&self, any_colour: bool, voice: &Voice) -> Result<Vec<opcg::Setup>, Failure> {
        let known = opcg::starter_decks();
        let find = |name: &String| deck(name, any_colour, voice);
        let setup = |one: &opcg::Deck, two: &opcg::Deck| opcg::Setup {
            any_colour,
            ..opcg::Setup::of(one.clone(), two.clone())
        };
        match self.decks.as_slice() {
            [] => Ok(known.iter().flat_map(|(_, one)| known.iter().map(|(_, two)| setup(one, two))).collect()),
            [one] => Ok(vec![setup(&find(one)?, &find(one)?)]),
            [one, two] => Ok(vec![setup(&find(one)?, &find(two)?)]),
            many => Err(bad_line(voice, &Line::new("cli-two-decks").with("decks", many.len() as u32))),
        }
    }
}

/// A built-in deck by its name, or one from a file.
fn deck(name: &str, any_colour: bool, voice: &Voice) -> Result<opcg::Deck, Failure> {
    let known = opcg::starter_decks();
    if let Some((_, deck)) = known.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
        return Ok(deck.clone());
    }
    let file = Path::new(name);
    if !file.is_file() {
        let decks: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        return Err(bad_line(voice, &Line::new("cli-no-deck").with("name", name).with("decks", decks.join(", "))));
    }
    let (_, deck, mut faults) = crate::deck::read(file, &opcg::Opcg::built_in(), voice)?;
    faults.retain(|fault| !(any_colour && matches!(fault, opcg::DeckFault::Colour(_))));
    deck.filter(|_| faults.is_empty()).ok_or_else(|| crate::deck::refused(&faults, voice))
}

/// Every fault of a setup in a sentence each.
pub(crate) fn faults<R: Speak>(faults: &[R::Fault], voice: &Voice) -> Failure {
    let names = Names::numbered(0);
    let said: Vec<String> = faults.iter().map(|fault| voice.say(&R::fault(fault), &names)).collect();
    bad(said.join(" "))
}

#[derive(Args)]
pub(crate) struct PlayArgs {
    /// The game
    pub(crate) game: GameId,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// rounds, first500 or elimination
    #[arg(long, default_value = "rounds")]
    mode: String,
    /// How many rounds, in mode rounds
    #[arg(long, default_value_t = 5)]
    rounds: u8,
    /// Your deck in opcg: ST-01 to ST-08, or a file
    #[arg(long, default_value = "ST-01")]
    deck: String,
    /// The other's deck in opcg
    #[arg(long, default_value = "ST-02", value_name = "DECK")]
    against: String,
    /// Who the others are: random, search, search:ITERATIONS or search:50ms, one for all or one for each seat
    #[arg(long, default_value = "search", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// The deal; otherwise by the clock
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Writes the match there when it ends
    #[arg(long, value_name = "FILE")]
    pub(crate) replay: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

impl PlayArgs {
    pub(crate) fn setup(&self, voice: &Voice) -> Result<Setup, Failure> {
        let unknown = || Line::new("cli-no-mode").with("name", self.mode.as_str());
        let mode = Mode::parse(&self.mode).ok_or_else(|| bad_line(voice, &unknown()))?;
        Ok(Setup { mode, rounds: self.rounds, ..self.setup.setup(voice)? })
    }

    /// Two decks, with hand signs for who begins.
    pub(crate) fn decks(&self, voice: &Voice) -> Result<opcg::Setup, Failure> {
        self.setup.for_two(voice)?;
        let any_colour = self.setup.any_colour;
        let deck = |name| deck(name, any_colour, voice);
        Ok(opcg::Setup { any_colour, ..opcg::Setup::of(deck(&self.deck)?, deck(&self.against)?) })
    }
}

#[derive(Args)]
pub(crate) struct SimArgs {
    /// The game
    pub(crate) game: GameId,
    /// How many games: one round each in UNO
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// random, search, search:ITERATIONS or search:50ms, one for all or one for each seat
    #[arg(long, default_value = "random", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    #[command(flatten)]
    pub(crate) decks: DecksArg,
    /// The first deal
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: u16,
    /// Prints one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Writes the first game there
    #[arg(long, value_name = "FILE")]
    pub(crate) replay: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args)]
pub(crate) struct ScenarioArgs {
    /// Files, or folders of files ending in .qd
    #[arg(required = true)]
    pub(crate) paths: Vec<PathBuf>,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// The recorded match
    pub(crate) file: PathBuf,
    /// Only plays it again and checks every hash
    #[arg(long)]
    pub(crate) verify: bool,
    /// Whose eyes: s0, s1, … or spectator
    #[arg(long, default_value = "spectator", value_name = "WHO")]
    pub(crate) eyes: String,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args)]
pub(crate) struct RulesArgs {
    /// The game
    pub(crate) game: GameId,
    /// A clause: UN-6.2.1, OP-8.3.1; otherwise all of them
    pub(crate) clause: Option<String>,
    /// Which tests and scenarios name each clause
    #[arg(long)]
    pub(crate) matrix: bool,
    /// Prints JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args)]
pub(crate) struct CardsArgs {
    /// The game
    pub(crate) game: GameId,
    /// A part of a number, a name or a type; otherwise all of them
    pub(crate) query: Option<String>,
    /// Prints JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args)]
pub(crate) struct DeckArgs {
    /// The game
    pub(crate) game: GameId,
    /// The list, in any of the formats that players use
    pub(crate) file: PathBuf,
    /// Writes it in this format: x, spaced, named, bracketed, after, link, short or json
    #[arg(long, default_value = "x", value_name = "FORMAT")]
    pub(crate) to: String,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

/// A bot by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BotKind {
    Random,
    Search(Thought),
}

/// How long a searching bot thinks about an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thought {
    Iterations(u32),
    Millis(u32),
}

impl BotKind {
    fn parse(name: &str, voice: &Voice) -> Result<BotKind, Failure> {
        let unknown = || bad_line(voice, &Line::new("cli-no-bot").with("name", name));
        let thought = |text: &str| match text.strip_suffix("ms") {
            Some(millis) => millis.parse().ok().filter(|&millis| millis > 0).map(Thought::Millis),
            None => text.parse().ok().filter(|&iterations| iterations > 0).map(Thought::Iterations),
        };
        match name.split_once(':') {
            None if name == "random" => Ok(BotKind::Random),
            None if name == "search" => Ok(BotKind::Search(Thought::Iterations(200))),
            Some(("search", text)) => thought(text).map(BotKind::Search).ok_or_else(unknown),
            _ => Err(unknown()),
        }
    }

    /// One bot a seat: a single name stands for all.
    pub(crate) fn seated(names: &[String], seats: u8, voice: &Voice) -> Result<Vec<BotKind>, Failure> {
        let kinds: Vec<BotKind> = names.iter().map(|name| BotKind::parse(name, voice)).collect::<Result<_, _>>()?;
        match kinds.as_slice() {
            [one] => Ok(vec![*one; seats as usize]),
            many if many.len() == seats as usize => Ok(kinds),
            many => {
                let line = Line::new("cli-bots-for-seats").with("bots", many.len() as u32).with("seats", seats);
                Err(bad_line(voice, &line))
            }
        }
    }

    pub(crate) fn name(self) -> String {
        match self {
            BotKind::Random => "random".to_owned(),
            BotKind::Search(Thought::Iterations(iterations)) => format!("search:{iterations}"),
            BotKind::Search(Thought::Millis(millis)) => format!("search:{millis}ms"),
        }
    }

    /// A bot of this kind for any game.
    pub(crate) fn sit<R: Rules + 'static>(self, seed: Seed) -> Box<dyn Bot<R>> {
        let search = |budget| Box::new(bots::Search::new(budget, seed));
        match self {
            BotKind::Random => Box::new(bots::Random::new(seed)),
            BotKind::Search(Thought::Iterations(iterations)) => search(bots::Budget::Iterations(iterations)),
            BotKind::Search(Thought::Millis(millis)) => {
                search(bots::Budget::Time(std::time::Duration::from_millis(u64::from(millis))))
            }
        }
    }
}
