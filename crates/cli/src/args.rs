//! The command line.

use crate::chosen::ChosenArgs;
use crate::{Failure, bad, bad_line};
use bots::Bot;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use games::{GameId, Length, Offered};
use kernel::{Rules, Seat, Seed};
use std::path::PathBuf;
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

/// A game by its name.
fn game() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::names()).try_map(|name| GameId::parse(&name).ok_or("no game"))
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
                Lang::parse(tag).ok_or_else(|| bad_line(&games::voice(Lang::En), &unknown()))?
            }
            None => {
                let set = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
                set("LC_ALL").or_else(|| set("LANG")).map_or(Lang::En, |locale| Lang::of_locale(&locale))
            }
        };
        Ok(games::voice(lang))
    }
}

/// How a match is set up. An option that the game does not have is refused.
#[derive(Args)]
pub(crate) struct SetupArgs {
    /// How many sit down, where the game leaves a choice
    #[arg(long)]
    seats: Option<u8>,
    #[command(flatten)]
    pub(crate) chosen: ChosenArgs,
}

impl SetupArgs {
    /// How many sit down.
    pub(crate) fn seats<R: Offered>(&self, voice: &Voice) -> Result<u8, Failure> {
        match self.seats {
            None => Ok(R::SEATS.usual),
            Some(seats) if R::SEATS.most == 2 && seats != 2 => {
                Err(bad_line(voice, &Line::new("cli-for-two").with("seats", seats)))
            }
            Some(seats) => Ok(seats),
        }
    }

    /// A match between these decks.
    pub(crate) fn between<R: Offered>(
        &self,
        decks: &[R::Deck],
        length: Length,
        voice: &Voice,
    ) -> Result<R::Setup, Failure> {
        let seats = self.seats::<R>(voice)?;
        let too_few = || bad_line(voice, &Line::new("cli-two-decks").with("decks", decks.len() as u32));
        R::match_of(seats, decks, self.chosen.chosen(), length).ok_or_else(too_few)
    }
}

/// Cards besides the built-in ones.
#[derive(Args)]
pub(crate) struct CardFile {
    /// A file of cards in the game's notation; they take the place of those with the same numbers (docs/effects.md)
    #[arg(long, value_name = "FILE")]
    pub(crate) card_file: Option<PathBuf>,
}

/// Which decks of a card game.
#[derive(Args)]
pub(crate) struct DecksArg {
    /// Decks of the two seats, by name or as files; otherwise all pairings take turns
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
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Your deck, where the game has decks: one of those that come with it by name, or a file
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
    /// The match; without decks that are named, between the first that there are.
    pub(crate) fn setup<R: Offered>(&self, rules: &R, voice: &Voice) -> Result<R::Setup, Failure> {
        self.setup.chosen.check::<R>(voice)?;
        if !R::has_decks() && (self.deck.is_some() || self.against.is_some()) {
            return Err(bad_line(voice, &Line::new("cli-no-cards")));
        }
        let deck = |(name, (_, usual)): (&Option<String>, &(&str, R::Deck))| match name {
            Some(name) => crate::decks::deck(name, rules, self.setup.chosen.chosen(), voice),
            None => Ok(usual.clone()),
        };
        let named = [&self.deck, &self.against].into_iter().zip(R::starters());
        let decks: Vec<R::Deck> = named.map(deck).collect::<Result<_, _>>()?;
        self.setup.between::<R>(&decks, Length::Match, voice)
    }
}

#[derive(Args)]
pub(crate) struct SimArgs {
    /// The game
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    /// How many games
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
    #[arg(value_parser = game())]
    pub(crate) game: GameId,
    /// A clause by its id; otherwise all of them
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
    #[arg(value_parser = game())]
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
    #[arg(value_parser = game())]
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
