//! Recorded matches: shown, or verified.

use crate::args::{ReplayArgs, faults};
use crate::decks::rulebook;
use crate::draw;
use crate::{Done, Failure, bad_file, bad_line, written};
use games::{GameId, Offered, Visitor};
use kernel::{Game, Header, Replay, ReplayError, ReplayErrorOf, Seat, Viewer};
use std::fs;
use std::io::Write;
use std::sync::Arc;
use table::{Draw, folded};
use words::{Line, Names, Speak, Voice, refusal};

pub(crate) fn run(args: &ReplayArgs) -> Done {
    let voice = args.lang.voice()?;
    let bytes = fs::read(&args.file).map_err(|error| bad_file(&voice, "cli-cannot-read", &args.file, &error))?;
    // What does not say its game is no recorded match, whatever it is read as.
    let name = Header::game(&bytes).unwrap_or_else(|| GameId::ALL[0].name().to_owned());
    match GameId::parse(&name) {
        Some(game) => game.visit(Show { args, bytes: &bytes, voice: &voice }),
        None => Err(bad_line(&voice, &about(args, "replay-game").with("game", name))),
    }
}

struct Show<'a> {
    args: &'a ReplayArgs,
    bytes: &'a [u8],
    voice: &'a Voice,
}

impl Visitor for Show<'_> {
    type Out = Done;

    fn visit<R: Offered>(self) -> Done {
        let rules = match &self.args.cards.card_file {
            Some(_) => Arc::new(rulebook::<R>(&self.args.cards, self.voice)?),
            None => R::book().clone(),
        };
        show(rules, self.args, self.bytes, self.voice)
    }
}

/// A line about the file.
fn about(args: &ReplayArgs, key: &'static str) -> Line {
    Line::new(key).with("file", args.file.display().to_string())
}

fn show<R: Draw>(rules: Arc<R>, args: &ReplayArgs, bytes: &[u8], voice: &Voice) -> Done {
    let wrong = |error: ReplayErrorOf<R>| explain(&*rules, args, &error, voice);
    let replay = Replay::<R>::from_bytes(bytes).map_err(wrong)?;
    let game = Game::from_replay(rules.clone(), &replay).map_err(wrong)?;
    let viewer = eyes(&args.eyes, game.seats(), voice)?;
    let mut out = std::io::stdout().lock();
    if args.verify {
        let line = Line::new("replay-verified")
            .with("inputs", replay.inputs.len().to_string())
            .with("hashes", replay.marks.len().to_string())
            .with("hash", format!("{:016x}", game.hash()));
        return written(writeln!(out, "{}", voice.say(&line, &Names::numbered(0))));
    }
    let you = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let names = Names::new(Seat::all(game.seats()).map(|seat| format!("s{}", seat.number())).collect(), you);
    for line in folded(game.journal(viewer).into_iter().map(|line| rules.told(line))) {
        written(writeln!(out, "{:>5}  {}", line.event.step, draw::logged(&line, voice, &names)))?;
    }
    Ok(())
}

fn eyes(name: &str, seats: u8, voice: &Voice) -> Result<Viewer, Failure> {
    if name == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seat = name.strip_prefix('s').and_then(|number| Seat::new(number.parse().ok()?));
    match seat {
        Some(seat) if seat.number() < seats => Ok(Viewer::Seat(seat)),
        _ => {
            let line = Line::new("replay-eyes").with("name", name).with("last", seats.saturating_sub(1));
            Err(bad_line(voice, &line))
        }
    }
}

fn explain<R: Speak>(rules: &R, args: &ReplayArgs, error: &ReplayErrorOf<R>, voice: &Voice) -> Failure {
    let line = match error {
        ReplayError::NotAReplay => about(args, "replay-not-a-replay"),
        ReplayError::Format(format) => about(args, "replay-format").with("format", *format),
        ReplayError::Truncated { expected, found } => {
            about(args, "replay-truncated").with("expected", expected.to_string()).with("found", found.to_string())
        }
        ReplayError::Altered => about(args, "replay-altered"),
        ReplayError::Garbled => about(args, "replay-garbled"),
        ReplayError::Game(game) => about(args, "replay-game").with("game", game.as_str()),
        ReplayError::Edition { found } => about(args, "replay-edition").with("found", *found).with("ours", R::EDITION),
        ReplayError::Cards => about(args, "replay-cards"),
        ReplayError::Setup(found) => return faults::<R>(found, voice),
        ReplayError::Refused { step, refusal: refused } => about(args, "replay-refused")
            .with("step", *step)
            .with("why", refusal(rules, refused))
            .with("clause", refused.clause_id()),
        ReplayError::Diverged { agreed, step } => {
            let line = about(args, "replay-diverged").with("first", agreed + 1).with("last", *step);
            return Failure::Failed(voice.say(&line, &Names::numbered(0)));
        }
    };
    bad_line(voice, &line)
}
