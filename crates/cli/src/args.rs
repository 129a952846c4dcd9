//! The command line.

use crate::card_game::{CardGame, Length};
use crate::{Failure, bad, bad_line};
use bots::Bot;
use clap::{Args, Parser, Subcommand};
use kernel::{Rules, Seat, Seed};
use std::path::PathBuf;
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
    /// Serve tables to browsers and programs: page, HTTP and WebSocket on one port
    Serve(crate::serve::ServeArgs),
    /// Play every match of a server's database again and compare every hash: before an upgrade, after an accident
    Check(crate::check::CheckArgs),
    /// Load a server with tables full of people who answer at random
    Load(crate::load::LoadArgs),
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
    /// ZOMBIE WORLD ORDER
    Zwo,
    /// One Piece Cardgame of 2009
    Mm25,
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

/// How a match is set up. An option that the game does not have is refused.
#[derive(Args)]
pub(crate) struct SetupArgs {
    /// How many sit down: 2 to 10 in UNO, otherwise 4; always 2 in the others
    #[arg(long)]
    seats: Option<u8>,
    /// UNO: standard or table
    #[arg(long)]
    preset: Option<String>,
    /// UNO: after how many turns a round is void; otherwise 5000
    #[arg(long, value_name = "TURNS")]
    turn_limit: Option<u16>,
    /// opcg: decks may hold cards of any colour. Waives OP-3.2, for Leaders without fifty cards of their own
    #[arg(long)]
    pub(crate) any_colour: bool,
    /// zwo: whether damage equal to POWER injures (at-least) or only more than it (strict, ZW-13.2)
    #[arg(long, value_name = "WHEN")]
    injury_threshold: Option<Threshold>,
    /// zwo: a card may answer while an effect of it waits in the resolution area (ZW-17.16)
    #[arg(long)]
    same_card_answers: bool,
    /// zwo: an Auto ability needs its target only when it is taken from the queue (ZW-19.3)
    #[arg(long)]
    late_targets: bool,
    /// mm25: of how many games a match is the best, 1 or 3 (MM-14.1.1); otherwise 3 in play and 1 in sim
    #[arg(long, value_name = "GAMES", value_parser = ["1", "3"])]
    best_of: Option<String>,
}

/// The ruling of ZW-13.2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Threshold {
    /// Damage greater than POWER
    Strict,
    /// Damage equal to POWER too
    AtLeast,
}

impl SetupArgs {
    pub(crate) fn setup(&self, voice: &Voice) -> Result<Setup, Failure> {
        let name = self.preset.as_deref().unwrap_or("standard");
        let unknown = || Line::new("cli-no-preset").with("name", name);
        let preset = Preset::parse(name).ok_or_else(|| bad_line(voice, &unknown()))?;
        let turn_limit = self.turn_limit.unwrap_or(5000);
        Ok(Setup { seats: self.seats.unwrap_or(4), preset, turn_limit, ..Setup::default() })
    }

    /// The rulings of zwo.
    pub(crate) fn zwo_options(&self) -> zwo::Options {
        let injury_threshold = match self.injury_threshold {
            None | Some(Threshold::Strict) => zwo::InjuryThreshold::Strict,
            Some(Threshold::AtLeast) => zwo::InjuryThreshold::AtLeast,
        };
        let same_card_answers = match self.same_card_answers {
            true => zwo::SameCardAnswers::Allowed,
            false => zwo::SameCardAnswers::Refused,
        };
        let late_targets = if self.late_targets { zwo::LateTargets::Allowed } else { zwo::LateTargets::Refused };
        zwo::Options { injury_threshold, same_card_answers, late_targets }
    }

    /// How long a match of mm25 is.
    pub(crate) fn mm25_options(&self, length: Length) -> mm25::Options {
        let single = match self.best_of.as_deref() {
            Some(games) => games == "1",
            None => length == Length::Game,
        };
        mm25::Options { to_win: if single { 1 } else { 2 }, ..mm25::Options::default() }
    }

    /// Refuses what only other games have.
    pub(crate) fn belongs_to(&self, game: GameId, voice: &Voice) -> Result<(), Failure> {
        let given = [
            ("--preset", self.preset.is_some(), GameId::Uno),
            ("--turn-limit", self.turn_limit.is_some(), GameId::Uno),
            ("--any-colour", self.any_colour, GameId::Opcg),
            ("--injury-threshold", self.injury_threshold.is_some(), GameId::Zwo),
            ("--same-card-answers", self.same_card_answers, GameId::Zwo),
            ("--late-targets", self.late_targets, GameId::Zwo),
            ("--best-of", self.best_of.is_some(), GameId::Mm25),
        ];
        foreign(&given, game, voice)
    }

    /// Refuses a table that is not for two (OP-1.1, ZW-1.1).
    pub(crate) fn for_two(&self, voice: &Voice) -> Result<(), Failure> {
        match self.seats {
            None | Some(2) => Ok(()),
            Some(seats) => Err(bad_line(voice, &Line::new("cli-for-two").with("seats", seats))),
        }
    }
}

/// Refuses the first option that was given and belongs to another game.
fn foreign(given: &[(&str, bool, GameId)], game: GameId, voice: &Voice) -> Result<(), Failure> {
    match given.iter().find(|(_, given, of)| *given && *of != game) {
        None => Ok(()),
        Some((option, _, of)) => {
            let line = Line::new("cli-other-games-option").with("option", *option);
            Err(bad_line(voice, &line.with("game", of.name()).with("this", game.name())))
        }
    }
}

impl GameId {
    /// As it is written.
    pub(crate) fn name(self) -> &'static str {
        match self {
            GameId::Uno => "uno",
            GameId::Opcg => "opcg",
            GameId::Zwo => "zwo",
            GameId::Mm25 => "mm25",
        }
    }
}

/// Cards besides the built-in ones.
#[derive(Args)]
pub(crate) struct CardFile {
    /// A file of cards in the game's notation; they take the place of those with the same numbers (docs/effects.md,
    /// docs/effects-zwo.md, docs/effects-mm25.md, docs/mm25-numbers.md)
    #[arg(long, value_name = "FILE")]
    pub(crate) card_file: Option<PathBuf>,
}

/// Which decks of a card game.
#[derive(Args)]
pub(crate) struct DecksArg {
    /// Decks of the two seats in opcg (ST-01 to ST-08) zwo (rotting-orchard, cold-assembly, crimson-court) or mm25 (gull-wind,
    /// iron-harbour, black-ledger), or files; otherwise all pairings take turns
    #[arg(long, value_delimiter = ',', value_name = "DECK,DECK")]
    pub(crate) decks: Vec<String>,
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
    /// UNO: rounds, first500 or elimination
    #[arg(long)]
    mode: Option<String>,
    /// UNO: how many rounds, in mode rounds; otherwise 5
    #[arg(long)]
    rounds: Option<u8>,
    /// Your deck in opcg (ST-01 to ST-08) zwo (rotting-orchard, cold-assembly, crimson-court) or mm25
    /// (gull-wind, iron-harbour, black-ledger), or a file
    #[arg(long)]
    deck: Option<String>,
    /// The other's deck
    #[arg(long, value_name = "DECK")]
    against: Option<String>,
    /// Asks you in every window, also where you hold nothing that could answer: then nobody can tell by your haste (ZW-17.18)
    #[arg(long)]
    pub(crate) every_window: bool,
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
    pub(crate) cards: CardFile,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

impl PlayArgs {
    pub(crate) fn setup(&self, voice: &Voice) -> Result<Setup, Failure> {
        let name = self.mode.as_deref().unwrap_or("rounds");
        let unknown = || Line::new("cli-no-mode").with("name", name);
        let mode = Mode::parse(name).ok_or_else(|| bad_line(voice, &unknown()))?;
        Ok(Setup { mode, rounds: self.rounds.unwrap_or(5), ..self.setup.setup(voice)? })
    }

    /// Refuses what only other games have.
    pub(crate) fn belongs_to_game(&self, voice: &Voice) -> Result<(), Failure> {
        let given = [("--mode", self.mode.is_some(), GameId::Uno), ("--rounds", self.rounds.is_some(), GameId::Uno)];
        foreign(&given, self.game, voice)?;
        if self.game == GameId::Uno && (self.deck.is_some() || self.against.is_some() || self.cards.card_file.is_some())
        {
            return Err(bad_line(voice, &Line::new("cli-no-cards")));
        }
        self.setup.belongs_to(self.game, voice)
    }

    /// Two decks; otherwise the first two that there are.
    pub(crate) fn decks<R: CardGame>(&self, rules: &R, voice: &Voice) -> Result<R::Setup, Failure> {
        self.setup.for_two(voice)?;
        let known = R::starters();
        let deck = |name: &Option<String>, place: usize| match name {
            Some(name) => crate::card_game::deck(name, rules, &self.setup, voice),
            None => Ok(known[place].1.clone()),
        };
        Ok(R::match_of(deck(&self.deck, 0)?, deck(&self.against, 1)?, &self.setup, Length::Match))
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
    /// Who begins: s0, s1, …; otherwise signs, a toss or a draw decide in every game
    #[arg(long, value_name = "SEAT")]
    first: Option<String>,
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
    pub(crate) cards: CardFile,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

impl SimArgs {
    /// Who begins, if that is fixed.
    pub(crate) fn first(&self, seats: u8, voice: &Voice) -> Result<Option<Seat>, Failure> {
        let Some(name) = &self.first else { return Ok(None) };
        let seat = name.strip_prefix('s').and_then(|number| Seat::new(number.parse().ok()?));
        let seat = seat.filter(|seat| seat.number() < seats);
        let line = || Line::new("cli-no-seat").with("name", name.as_str()).with("last", seats.saturating_sub(1));
        seat.map(Some).ok_or_else(|| bad_line(voice, &line()))
    }
}

#[derive(Args)]
pub(crate) struct ScenarioArgs {
    /// Files, or folders of files ending in .qd
    #[arg(required = true)]
    pub(crate) paths: Vec<PathBuf>,
    /// Shows each scenario as a log: every step, what it made happen, and what is asked then
    #[arg(long)]
    pub(crate) trace: bool,
    /// Names the scenarios that passed
    #[arg(long)]
    pub(crate) list: bool,
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
    pub(crate) cards: CardFile,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Args)]
pub(crate) struct RulesArgs {
    /// The game
    pub(crate) game: GameId,
    /// A clause: UN-6.2.1, OP-8.3.1, ZW-13.2, MM-7.5.4; otherwise all of them
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
    pub(crate) cards: CardFile,
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
    pub(crate) cards: CardFile,
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
