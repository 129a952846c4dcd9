//! Many games, counted.

use crate::args::{BotKind, SimArgs, faults};
use crate::decks::{rulebook, setups};
use crate::{Done, Failure, bad_file, bad_line, written};
use bots::Bot;
use cpu_time::ThreadTime;
use games::{Ended, Offered, Visitor};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Game, Rules, Seat, Seed};
use serde::Serialize;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use words::{Line, Names, Voice};

/// What one seat came to.
#[derive(Serialize)]
struct SeatResult {
    seat: u8,
    bot: String,
    wins: u64,
    win_rate: f64,
    /// Wilson's 95 % interval.
    interval: [f64; 2],
    mean_points: f64,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    games: u64,
    seats: u8,
    seed: u64,
    decisions: u64,
    forced: u64,
    /// Games that ended without a single winner.
    draws: u64,
    /// Games that ended without any result.
    void: u64,
    cpu_seconds: f64,
    wall_seconds: f64,
    ns_per_decision: f64,
    results: Vec<SeatResult>,
    /// What those came to who began.
    #[serde(skip_serializing_if = "Option::is_none")]
    beginners: Option<Beginners>,
}

#[derive(Serialize)]
struct Beginners {
    games: u64,
    wins: u64,
    win_rate: f64,
    interval: [f64; 2],
}

#[derive(Clone, Default)]
struct Tally {
    decisions: u64,
    forced: u64,
    draws: u64,
    void: u64,
    wins: Vec<u64>,
    points: Vec<i64>,
    /// Games with a winner in which it is known who began, and how many of these were won by that seat.
    begun: u64,
    won_by_beginner: u64,
    cpu: Duration,
}

impl Tally {
    fn new(seats: u8) -> Tally {
        Tally { wins: vec![0; seats as usize], points: vec![0; seats as usize], ..Tally::default() }
    }

    fn add(&mut self, other: &Tally) {
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.draws += other.draws;
        self.void += other.void;
        self.cpu += other.cpu;
        self.begun += other.begun;
        self.won_by_beginner += other.won_by_beginner;
        self.wins.iter_mut().zip(&other.wins).for_each(|(sum, more)| *sum += more);
        self.points.iter_mut().zip(&other.points).for_each(|(sum, more)| *sum += more);
    }
}

/// What is simulated: setups take turns, so that every pairing of decks is played equally often.
struct Contests<'a, R: Rules> {
    rules: R,
    setups: Vec<R::Setup>,
    seats: u8,
    kinds: Vec<BotKind>,
    args: &'a SimArgs,
}

pub(crate) fn run(args: &SimArgs) -> Done {
    let voice = args.lang.voice()?;
    if !(1..=1024).contains(&args.threads) {
        return Err(bad_line(&voice, &Line::new("cli-no-threads")));
    }
    if args.games == 0 {
        return Err(bad_line(&voice, &Line::new("cli-no-games")));
    }
    args.game.visit(Sim { args, voice: &voice })
}

struct Sim<'a> {
    args: &'a SimArgs,
    voice: &'a Voice,
}

impl Visitor for Sim<'_> {
    type Out = Done;

    fn visit<R: Offered>(self) -> Done {
        let Sim { args, voice } = self;
        args.setup.chosen.check_for_game::<R>(voice)?;
        let rules: R = rulebook(&args.cards, voice)?;
        let seats = args.setup.seats::<R>(voice)?;
        let mut setups = setups(&args.decks.decks, &rules, &args.setup, voice)?;
        // A setup that the rules refuse is told before anything is played.
        for setup in &setups {
            rules.start(setup, Seed::from_number(args.seed), &mut ()).map_err(|found| faults::<R>(&found, voice))?;
        }
        if let Some(first) = args.first(seats, voice)? {
            setups.iter_mut().for_each(|setup| R::let_begin(setup, first));
        }
        let kinds = BotKind::seated(&args.bots, seats, voice)?;
        contest(&Contests { rules, seats, setups, kinds, args }, voice)
    }
}

fn contest<R: Offered>(contests: &Contests<'_, R>, voice: &Voice) -> Done {
    let args = contests.args;
    let began = Instant::now();
    let tally = play_all(contests)?;
    let report = report(contests, &tally, began.elapsed());
    if let Some(file) = &args.replay {
        let replay = first_game(contests)?;
        std::fs::write(file, replay).map_err(|error| bad_file(voice, "cli-cannot-write", file, &error))?;
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        let json = serde_json::to_string_pretty(&report).map_err(|error| Failure::Failed(error.to_string()))?;
        return written(writeln!(out, "{json}"));
    }
    let names = Names::numbered(contests.seats);
    let line = Line::new("cli-sim-games")
        .with("games", report.games.to_string())
        .with("decisions", report.decisions.to_string())
        .with("forced", report.forced.to_string())
        .with("draws", report.draws.to_string())
        .with("void", report.void.to_string())
        .with("seconds", format!("{:.2}", report.cpu_seconds))
        .with("nanos", format!("{:.1}", report.ns_per_decision));
    written(writeln!(out, "{}", voice.say(&line, &names)))?;
    report.results.iter().try_for_each(|seat| {
        let [low, high] = seat.interval.map(|rate| format!("{:.1}", 100.0 * rate));
        let line = Line::new("cli-sim-seat")
            .with("bot", seat.bot.as_str())
            .with("wins", seat.wins.to_string())
            .with("rate", format!("{:.1}", 100.0 * seat.win_rate))
            .with("low", low)
            .with("high", high)
            .with("points", format!("{:+.1}", seat.mean_points));
        written(writeln!(out, "s{} {}", seat.seat, voice.say(&line, &names)))
    })?;
    let Some(beginners) = &report.beginners else { return Ok(()) };
    let [low, high] = beginners.interval.map(|rate| format!("{:.1}", 100.0 * rate));
    let line = Line::new("cli-sim-beginners")
        .with("wins", beginners.wins.to_string())
        .with("rate", format!("{:.1}", 100.0 * beginners.win_rate))
        .with("low", low)
        .with("high", high);
    written(writeln!(out, "{}", voice.say(&line, &names)))
}

fn play_all<R: Offered>(contests: &Contests<'_, R>) -> Result<Tally, Failure> {
    let args = contests.args;
    // Shown on a terminal only; in a pipe there is none.
    let bar = ProgressBar::new(args.games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    let next = AtomicU64::new(0);
    let mut tally = Tally::new(contests.seats);
    std::thread::scope(|scope| {
        let spawn = |_| std::thread::Builder::new().spawn_scoped(scope, || work(contests, &next, &bar));
        let workers: Result<Vec<_>, _> = (0..args.threads).map(spawn).collect();
        for worker in workers.map_err(|error| Failure::Failed(error.to_string()))? {
            match worker.join() {
                Ok(more) => tally.add(&more),
                Err(_) => return Err(Failure::Failed("a game ended in a panic".to_owned())),
            }
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    Ok(tally)
}

/// Takes games in small lots until none is left. Which thread plays a game does not change it.
fn work<R: Offered>(contests: &Contests<'_, R>, next: &AtomicU64, bar: &ProgressBar) -> Tally {
    let args = contests.args;
    const LOT: u64 = 16;
    let began = ThreadTime::now();
    let mut tally = Tally::new(contests.seats);
    loop {
        let first = next.fetch_add(LOT, Ordering::Relaxed);
        if first >= args.games {
            break;
        }
        let last = (first + LOT).min(args.games);
        for game in first..last {
            // Random players alone are what speed is measured with: they need no choice of bot in every decision.
            if contests.kinds.iter().all(|kind| matches!(kind, BotKind::Random)) {
                one_game(contests, game, |_, seed| bots::Random::new(seed), &mut tally);
            } else {
                one_game(contests, game, BotKind::sit, &mut tally);
            }
        }
        bar.inc(last - first);
    }
    tally.cpu = began.elapsed();
    tally
}

fn seated<B>(seed: u64, game: u64, kinds: &[BotKind], sit: impl Fn(BotKind, Seed) -> B) -> Vec<B> {
    let stream = |seat: usize| Seed::numbered(!seed, game * kernel::MAX_SEATS as u64 + seat as u64);
    kinds.iter().enumerate().map(|(seat, &kind)| sit(kind, stream(seat))).collect()
}

fn one_game<R: Offered, B: Bot<R>>(
    contests: &Contests<'_, R>,
    game: u64,
    sit: impl Fn(BotKind, Seed) -> B,
    tally: &mut Tally,
) {
    let (rules, seed) = (&contests.rules, contests.args.seed);
    let mut players = seated(seed, game, &contests.kinds, sit);
    let setup = &contests.setups[(game % contests.setups.len() as u64) as usize];
    let Ok(mut state) = rules.start(setup, Seed::numbered(seed, game), &mut ()) else { return };
    tally.decisions += bots::play_out(rules, &mut state, &mut players);
    tally.forced += players.iter().map(Bot::forced).sum::<u64>();
    for (sum, points) in tally.points.iter_mut().zip(rules.standing(&state)) {
        *sum += i64::from(points);
    }
    match rules.ended(&state) {
        Ended::Won(winner) => {
            tally.wins[winner.index()] += 1;
            if let Some(beginner) = rules.beginner(&state) {
                tally.begun += 1;
                tally.won_by_beginner += u64::from(beginner == winner);
            }
        }
        Ended::Drawn => tally.draws += 1,
        Ended::Void => tally.void += 1,
    }
}

/// The first game again, with everything written down.
fn first_game<R: Offered>(contests: &Contests<'_, R>) -> Result<Vec<u8>, Failure> {
    let failed = |what: String| Failure::Failed(what);
    let seed = contests.args.seed;
    let mut players = seated(seed, 0, &contests.kinds, BotKind::sit);
    let rules = Arc::new(contests.rules.clone());
    let mut game = Game::new(rules, contests.setups[0].clone(), Seed::numbered(seed, 0))
        .map_err(|faults| failed(format!("{faults:?}")))?;
    bots::play_game(&mut game, &mut players).map_err(|refusal| failed(format!("{refusal:?}")))?;
    Ok(game.replay().to_bytes())
}

fn report<R: Offered>(contests: &Contests<'_, R>, tally: &Tally, wall: Duration) -> Report {
    let args = contests.args;
    let games = args.games.max(1) as f64;
    let results = Seat::all(contests.seats)
        .zip(&contests.kinds)
        .map(|(seat, kind)| {
            let wins = tally.wins[seat.index()];
            SeatResult {
                seat: seat.number(),
                bot: kind.name(),
                wins,
                win_rate: wins as f64 / games,
                interval: wilson(wins, args.games),
                mean_points: tally.points[seat.index()] as f64 / games,
            }
        })
        .collect();
    let beginners = (tally.begun > 0).then(|| Beginners {
        games: tally.begun,
        wins: tally.won_by_beginner,
        win_rate: tally.won_by_beginner as f64 / tally.begun as f64,
        interval: wilson(tally.won_by_beginner, tally.begun),
    });
    Report {
        game: R::GAME,
        games: args.games,
        seats: contests.seats,
        seed: args.seed,
        decisions: tally.decisions,
        forced: tally.forced,
        draws: tally.draws,
        void: tally.void,
        cpu_seconds: tally.cpu.as_secs_f64(),
        wall_seconds: wall.as_secs_f64(),
        ns_per_decision: tally.cpu.as_nanos() as f64 / tally.decisions.max(1) as f64,
        results,
        beginners,
    }
}

/// Where the true rate lies with 95 % certainty, by Wilson's score.
fn wilson(wins: u64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let (n, p, z) = (games as f64, wins as f64 / games as f64, 1.959_964);
    let centre = p + z * z / (2.0 * n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    [((centre - half) / scale).max(0.0), ((centre + half) / scale).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn intervals_hold_the_rate_and_narrow_with_more_games() {
        let [low, high] = wilson(50, 100);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3);
        let [closer_low, closer_high] = wilson(5_000, 10_000);
        assert!(closer_low > low && closer_high < high);
        assert_eq!(wilson(0, 0), [0.0, 1.0]);
    }
}
