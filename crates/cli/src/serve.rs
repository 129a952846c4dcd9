//! The server.

use crate::args::LangArg;
use crate::{Done, Failure, bad_line, written};
use clap::{Args, ValueEnum};
use server::{Config, Pauses, Rate, Server};
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;
use words::{Line, Names, Voice};

/// So long tables may take to finish what they are doing before the program ends all the same. What is acknowledged is on disk.
const DRAIN: Duration = Duration::from_secs(10);

#[derive(Args)]
pub(crate) struct ServeArgs {
    /// Where to listen; port 0 takes a free one
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080", env = "QUARTERDECK_ADDR")]
    addr: String,
    /// Where everything is kept
    #[arg(long, value_name = "sqlite:FILE", default_value = "sqlite:quarterdeck.db", env = "QUARTERDECK_DATABASE")]
    pub(crate) database: String,
    /// The folder of a built page, in place of the one that is in the program
    #[arg(long, value_name = "FOLDER", env = "QUARTERDECK_PAGE")]
    page: Option<PathBuf>,
    /// Where a match is left whose engine panicked
    #[arg(long, value_name = "FOLDER", default_value = "panics", env = "QUARTERDECK_PANICS")]
    panics: PathBuf,
    /// Threads on which bots think; otherwise one less than the machine has cores
    #[arg(long, value_name = "THREADS", env = "QUARTERDECK_THINKERS")]
    thinkers: Option<usize>,
    /// Sockets that one address may have open
    #[arg(long, value_name = "SOCKETS", default_value_t = 64, env = "QUARTERDECK_SOCKETS")]
    sockets: usize,
    /// Messages that one socket may send in a second, and requests that one address may make; twice as many at once
    #[arg(long, value_name = "MESSAGES", default_value_t = 20, env = "QUARTERDECK_RATE")]
    rate: u32,
    /// A proxy stands before it and says in X-Forwarded-For from where it has a request
    #[arg(long, env = "QUARTERDECK_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Seconds after which the match of somebody who has lost the connection may be claimed
    #[arg(long, value_name = "SECONDS", default_value_t = 90, env = "QUARTERDECK_GRACE")]
    grace: u32,
    /// Waits with nothing: bots answer at once, and no moment is kept free for others. For programs that play each other
    #[arg(long, env = "QUARTERDECK_AT_ONCE")]
    at_once: bool,
    /// What is logged: error, warn, info, debug or trace, or a filter such as server=debug
    #[arg(long, value_name = "FILTER", default_value = "info", env = "QUARTERDECK_LOG")]
    log: String,
    /// How it is logged
    #[arg(long, value_name = "FORMAT", default_value = "text", env = "QUARTERDECK_LOG_FORMAT")]
    log_format: LogFormat,
    #[command(flatten)]
    lang: LangArg,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LogFormat {
    /// For people
    Text,
    /// An object a line
    Json,
}

/// The file of a database that is named `sqlite:FILE`.
pub(crate) fn file_of(database: &str, voice: &Voice) -> Result<PathBuf, Failure> {
    let file = database.strip_prefix("sqlite:").filter(|file| !file.is_empty());
    file.map(PathBuf::from).ok_or_else(|| bad_line(voice, &Line::new("cli-no-database").with("name", database)))
}

/// What is wrong with a database.
pub(crate) fn bad_database(database: &str, error: &dyn std::fmt::Display, voice: &Voice) -> Failure {
    bad_line(voice, &Line::new("cli-database").with("file", database).with("error", error.to_string()))
}

impl ServeArgs {
    fn config(&self, voice: &Voice) -> Result<Config, Failure> {
        if let Some(folder) = self.page.as_ref().filter(|folder| !folder.join("index.html").is_file()) {
            let line = Line::new("cli-no-page").with("folder", folder.display().to_string());
            return Err(bad_line(voice, &line));
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Config {
            database: file_of(&self.database, voice)?,
            page: self.page.clone(),
            thinkers: self.thinkers.unwrap_or(cores - 1).max(1),
            sockets: self.sockets,
            rate: Rate { steady: self.rate, burst: self.rate.saturating_mul(2) },
            behind_proxy: self.behind_proxy,
            pauses: Pauses {
                grace: Duration::from_secs(self.grace.into()),
                ..if self.at_once { Pauses::none() } else { Pauses::default() }
            },
            panics: self.panics.clone(),
        })
    }

    fn log(&self) -> Done {
        // A level is for what we say ourselves; libraries would print what people send.
        let ours = match self.log.contains(['=', ',']) {
            true => self.log.clone(),
            false => format!("warn,server={level},quarterdeck={level}", level = self.log),
        };
        let filter = EnvFilter::try_new(ours).map_err(|error| Failure::BadInput(error.to_string()))?;
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().init(),
        }
        Ok(())
    }
}

/// A runtime for everything that waits.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    Runtime::new().map_err(|error| Failure::Failed(error.to_string()))
}

pub(crate) fn run(args: &ServeArgs) -> Done {
    let voice = args.lang.voice()?;
    let config = args.config(&voice)?;
    args.log()?;
    runtime()?.block_on(serve(args, config, &voice))
}

async fn serve(args: &ServeArgs, config: Config, voice: &Voice) -> Done {
    let cannot = |error: std::io::Error| {
        let line = Line::new("cli-cannot-listen").with("address", args.addr.as_str());
        bad_line(voice, &line.with("error", error.to_string()))
    };
    let listener = TcpListener::bind(&args.addr).await.map_err(cannot)?;
    let server = Server::start(listener, config).await.map_err(|error| bad_database(&args.database, &error, voice))?;
    let address = format!("http://{}", server.address());
    let line = Line::new("cli-serving").with("address", address);
    written(writeln!(std::io::stdout(), "{}", voice.say(&line, &Names::numbered(0))))?;
    told_to_stop().await;
    tracing::info!("stopping");
    if tokio::time::timeout(DRAIN, server.stop()).await.is_err() {
        tracing::warn!("some tables did not finish in time; what was acknowledged is on disk");
    }
    Ok(())
}

/// Waits until somebody interrupts or terminates the program.
async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let (Ok(mut interrupted), Ok(mut terminated)) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()))
    else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupted.recv() => {}
        _ = terminated.recv() => {}
    }
}
