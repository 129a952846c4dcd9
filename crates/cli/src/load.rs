//! Loading a server, and saying how it took it.

use crate::args::LangArg;
use crate::serve::runtime;
use crate::{Done, Failure, bad_line, written};
use clap::Args;
use client::load::{Kind, Plan, Report};
use games::{GameId, Offered, Seating, Visitor};
use std::io::Write;
use std::net::{SocketAddr, ToSocketAddrs};
use std::time::Duration;
use words::{Line, Names, Voice};

#[derive(Args)]
pub(crate) struct LoadArgs {
    /// The server; it should have been started with --at-once, --sockets and --rate high enough
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080", env = "QUARTERDECK_ADDR")]
    addr: String,
    /// How many tables are live at once
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// Which games, by turns, otherwise all; a number after a colon says how many sit there
    #[arg(long, value_delimiter = ',', value_name = "GAME,GAME:SEATS")]
    games: Vec<String>,
    /// Moves a second, at all tables together
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    moves: u32,
    /// For so many seconds
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// The first choice of everything
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: LangArg,
}

impl LoadArgs {
    fn plan(&self, voice: &Voice) -> Result<Plan, Failure> {
        let nowhere = || bad_line(voice, &Line::new("cli-no-server").with("address", self.addr.as_str()));
        let at: SocketAddr = self.addr.to_socket_addrs().ok().and_then(|mut all| all.next()).ok_or_else(nowhere)?;
        let named: Vec<&str> = match self.games.as_slice() {
            [] => GameId::names(),
            some => some.iter().map(String::as_str).collect(),
        };
        let unknown = |name: &str| Line::new("cli-no-load").with("name", name).with("kinds", voice.listed(&kinds()));
        let kind = |name: &str| self::kind(name).ok_or_else(|| bad_line(voice, &unknown(name)));
        Ok(Plan {
            at,
            tables: self.tables.max(1),
            kinds: named.into_iter().map(kind).collect::<Result<_, _>>()?,
            pace: self.moves,
            lasts: Duration::from_secs(self.seconds),
            seed: self.seed,
        })
    }
}

struct Seats;

impl Visitor for Seats {
    type Out = Seating;

    fn visit<R: Offered>(self) -> Seating {
        R::SEATS
    }
}

/// Every kind of table, as it is written here.
fn kinds() -> Vec<String> {
    let of = |game: &GameId| match (game.name(), game.visit(Seats)) {
        (name, Seating { least, most, .. }) if least == most => vec![name.to_owned()],
        (name, Seating { least, most, .. }) => vec![name.to_owned(), format!("{name}:{least} – {name}:{most}")],
    };
    GameId::ALL.iter().flat_map(of).collect()
}

/// Reads `GAME` or `GAME:SEATS`.
fn kind(text: &str) -> Option<Kind> {
    let (name, seats) = text.split_once(':').unwrap_or((text, "2"));
    let game = GameId::parse(name)?;
    let (seats, may): (u8, Seating) = (seats.parse().ok()?, game.visit(Seats));
    (may.least..=may.most).contains(&seats).then(|| Kind { game: name.to_owned(), seats: usize::from(seats) })
}

pub(crate) fn run(args: &LoadArgs) -> Done {
    let voice = args.lang.voice()?;
    let plan = args.plan(&voice)?;
    let runtime = runtime()?;
    if runtime.block_on(client::request(plan.at, "GET", "/health", "", "")).is_err() {
        return Err(bad_line(&voice, &Line::new("cli-no-server").with("address", args.addr.as_str())));
    }
    let report = runtime.block_on(client::load::run(plan));
    let mut out = std::io::stdout().lock();
    if args.json {
        let json = serde_json::to_string_pretty(&report).map_err(|error| Failure::Failed(error.to_string()))?;
        written(writeln!(out, "{json}"))?;
    } else {
        tell(&report, &voice, &mut out)?;
    }
    match report.troubles.is_empty() {
        true => Ok(()),
        false => {
            let troubles: Vec<String> =
                report.troubles.iter().map(|(what, count)| format!("{what} (×{count})")).collect();
            Err(Failure::Failed(troubles.join("\n")))
        }
    }
}

fn tell(report: &Report, voice: &Voice, out: &mut impl Write) -> Done {
    let millis = |value: f64| format!("{value:.1}");
    let lines = [
        Line::new("cli-load-seats").with("tables", report.tables as i64).with("sockets", report.sockets as i64),
        Line::new("cli-load-moves")
            .with("moves", report.moves as i64)
            .with("pace", format!("{:.0}", report.moves_per_second))
            .with("matches", report.matches as i64),
        Line::new("cli-load-waits")
            .with("p50", millis(report.p50_ms))
            .with("p99", millis(report.p99_ms))
            .with("p999", millis(report.p999_ms))
            .with("max", millis(report.max_ms)),
    ];
    lines.iter().try_for_each(|line| written(writeln!(out, "{}", voice.say(line, &Names::numbered(0)))))
}
