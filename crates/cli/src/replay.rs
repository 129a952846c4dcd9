//! Recorded matches: shown, or verified.

use crate::args::{ReplayArgs, faults};
use crate::draw::dim;
use crate::{Done, Failure, bad, written};
use kernel::{Clause, Game, Header, Replay, ReplayError, ReplayErrorOf, Rules, Seat, Viewer};
use std::fs;
use std::io::Write;
use std::sync::Arc;
use uno::Uno;
use words::{Names, Speak, Voice, refusal};

pub(crate) fn run(args: &ReplayArgs) -> Done {
    let voice = args.lang.voice()?;
    let file = args.file.display();
    let bytes = fs::read(&args.file).map_err(|error| bad(format!("cannot read {file}: {error}")))?;
    match Header::game(&bytes).as_deref() {
        Some("uno") | None => show(args, &bytes, &voice),
        Some(other) => Err(bad(format!("{file} is of a game '{other}' that this program does not know"))),
    }
}

fn show(args: &ReplayArgs, bytes: &[u8], voice: &Voice) -> Done {
    let wrong = |error: ReplayErrorOf<Uno>| explain(args, &error, voice);
    let replay = Replay::<Uno>::from_bytes(bytes).map_err(wrong)?;
    let game = Game::from_replay(Arc::new(Uno), &replay).map_err(wrong)?;
    let mut out = std::io::stdout().lock();
    if args.verify {
        let (inputs, marks) = (replay.inputs.len(), replay.marks.len());
        return written(writeln!(
            out,
            "{inputs} inputs, {marks} hashes: all as recorded, the last is {:016x}",
            game.hash()
        ));
    }
    let viewer = eyes(&args.eyes, game.seats())?;
    let you = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let names = Names::new(Seat::all(game.seats()).map(|seat| format!("S{}", seat.number())).collect(), you);
    for line in game.journal(viewer) {
        let text = voice.say(&Uno::event(&line.seen), &names);
        written(writeln!(out, "{:>5}  {text} {}", line.step, dim(Uno::because(&line.seen).id())))?;
    }
    Ok(())
}

fn eyes(name: &str, seats: u8) -> Result<Viewer, Failure> {
    if name == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seat = name.strip_prefix('s').and_then(|number| Seat::new(number.parse().ok()?));
    match seat {
        Some(seat) if seat.number() < seats => Ok(Viewer::Seat(seat)),
        _ => Err(bad(format!("nobody is '{name}' here: there are spectator and s0 to s{}", seats.saturating_sub(1)))),
    }
}

fn explain(args: &ReplayArgs, error: &ReplayErrorOf<Uno>, voice: &Voice) -> Failure {
    let file = args.file.display();
    match error {
        ReplayError::NotAReplay => bad(format!("{file} is not a replay")),
        ReplayError::Format(format) => bad(format!("{file} has format {format}, which this program does not read")),
        ReplayError::Truncated { expected, found } => {
            bad(format!("{file} is cut off: {found} bytes of at least {expected}"))
        }
        ReplayError::Altered => bad(format!("{file} was altered: its checksum does not fit")),
        ReplayError::Garbled => bad(format!("{file} is whole but describes no match")),
        ReplayError::Game(game) => bad(format!("{file} is of another game: {game}")),
        ReplayError::Edition { found } => bad(format!(
            "{file} was played with edition {found} of the rules of {}; this program has edition {}",
            Uno::GAME,
            Uno::EDITION
        )),
        ReplayError::Setup(found) => faults::<Uno>(found, voice),
        ReplayError::Refused { step, refusal: refused } => {
            let why = voice.say(&refusal::<Uno>(refused), &Names::numbered(kernel::MAX_SEATS as u8));
            bad(format!("{file}: input {step} is refused: {why} ({})", refused.clause_id()))
        }
        ReplayError::Diverged { agreed, step } => Failure::Failed(format!(
            "{file}: the match goes another way than recorded between input {} and input {step}",
            agreed + 1
        )),
    }
}
