//! A match in the terminal: numbered answers, a readable log, and *why not?*

use crate::args::{BotKind, GameId, PlayArgs, faults};
use crate::draw::{self, bold, dim};
use crate::{Done, Failure, bad_file, bad_line, written};
use bots::Bot;
use kernel::{By, Clause as _, Game, Outcome, Rules, Seat, Seed, Status, Viewer};
use std::fs::File;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use table::{Answer, Draw};
use uno::Uno;
use words::{Line, Names, Speak, Voice, refusal};

const YOU: Seat = Seat::FIRST;
const SHIPMATES: [&str; 9] = ["Kestrel", "Bosun", "Marina", "Lysa", "Brug", "Iride", "Otto", "Mira", "Corto"];

pub(crate) fn run(args: &PlayArgs) -> Done {
    let voice = args.lang.voice()?;
    if args.game != GameId::Uno {
        return Err(bad_line(&voice, &Line::new("cli-not-playable")));
    }
    let setup = args.setup(&voice)?;
    let seed = match args.seed {
        Some(seed) => seed,
        None => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64 % 1_000_000),
    };
    let game = Game::new(Arc::new(Uno), setup, Seed::from_number(seed)).map_err(|f| faults::<Uno>(&f, &voice))?;
    let seats = game.seats();
    let kinds = BotKind::seated(&args.bots, seats, &voice)?;
    let bots = kinds.iter().enumerate().map(|(seat, kind)| kind.sit(Seed::numbered(!seed, seat as u64))).collect();
    // A place that cannot be written is found before the first card, not after the last.
    let create =
        |path: &PathBuf| File::create(path).map_err(|error| bad_file(&voice, "cli-cannot-write", path, &error));
    let file = args.replay.as_ref().map(create).transpose()?;
    let you = voice.say(&Line::new("cli-you"), &Names::numbered(0));
    let names = std::iter::once(you).chain(SHIPMATES.iter().map(|&name| name.to_owned())).collect();
    let mut session = Session {
        game,
        bots,
        voice,
        names: Names::new(names, Some(YOU)),
        told: 0,
        risky: Vec::new(),
        input: std::io::stdin().lock(),
        output: std::io::stdout().lock(),
    };
    session.print(&Uno::title())?;
    session.print(&words::uno::setup(&setup))?;
    session.print(&Line::new("cli-seed").with("seed", seed.to_string()))?;
    // However it ends, what was played so far is kept.
    let played = session.play();
    if let (Some(path), Some(mut file)) = (&args.replay, file) {
        file.write_all(&session.game.replay().to_bytes())
            .map_err(|error| bad_file(&session.voice, "cli-cannot-write", path, &error))?;
        session.print(&Line::new("cli-replay-written").with("file", path.display().to_string()))?;
    }
    played
}

struct Session<I, O> {
    game: Game<Uno>,
    bots: Vec<Box<dyn Bot<Uno>>>,
    voice: Voice,
    names: Names,
    told: usize,
    /// What may be done but is better left, as last listed.
    risky: Vec<uno::Action>,
    input: I,
    output: O,
}

/// What a line typed by a person means.
enum Typed {
    Number(usize),
    WhyNot,
    Log,
    Clause(String),
    Concede,
    Quit,
    Nothing,
    Other(String),
}

impl Typed {
    fn read(line: &str) -> Typed {
        let line = line.trim();
        match line.split_once(' ') {
            None if line.is_empty() => Typed::Nothing,
            None if line == "?" => Typed::WhyNot,
            None if line == "log" => Typed::Log,
            None if line == "concede" => Typed::Concede,
            None if line == "quit" => Typed::Quit,
            Some(("rules", clause)) => Typed::Clause(clause.trim().to_owned()),
            _ => line.parse().map_or_else(|_| Typed::Other(line.to_owned()), Typed::Number),
        }
    }
}

/// Whether the person goes on.
#[derive(PartialEq, Eq)]
enum Mood {
    Playing,
    Leaving,
}

impl<I: BufRead, O: Write> Session<I, O> {
    fn say(&self, line: &Line) -> String {
        self.voice.say(line, &self.names)
    }

    fn print(&mut self, line: &Line) -> Done {
        let text = self.say(line);
        self.print_text(&text)
    }

    fn print_text(&mut self, text: &str) -> Done {
        written(writeln!(self.output, "{text}"))
    }

    /// The next line typed, or nothing at the end of input.
    fn ask(&mut self) -> Result<Option<Typed>, Failure> {
        written(write!(self.output, "> ").and_then(|()| self.output.flush()))?;
        let mut line = Vec::new();
        match self.input.read_until(b'\n', &mut line) {
            Ok(0) => {
                self.print_text("")?;
                Ok(None)
            }
            Ok(_) => Ok(Some(Typed::read(&String::from_utf8_lossy(&line)))),
            Err(error) => Err(Failure::Failed(error.to_string())),
        }
    }

    fn play(&mut self) -> Done {
        loop {
            self.tell()?;
            let by = match self.game.status() {
                Status::Ask(question) => question.by,
                Status::Over(outcome) => return self.tell_outcome(outcome),
            };
            let mood = match by {
                By::Seat(YOU) => self.your_move()?,
                By::Seat(seat) => {
                    let bot = &mut self.bots[seat.index()];
                    bots::answer(&mut self.game, seat, bot)
                        .map_err(|refusal| Failure::Failed(format!("a bot's answer was refused: {refusal:?}")))?;
                    Mood::Playing
                }
                By::Shell => self.next_round()?,
            };
            if mood == Mood::Leaving {
                return self.print(&Line::new("cli-goodbye"));
            }
        }
    }

    /// Prints what has happened since the last time.
    fn tell(&mut self) -> Done {
        let journal = self.game.journal(Viewer::Seat(YOU));
        let news: Vec<String> = journal[self.told..].iter().map(|line| self.log_line(&line.seen)).collect();
        self.told = journal.len();
        news.iter().try_for_each(|line| self.print_text(line))
    }

    fn log_line(&self, seen: &<Uno as Rules>::Seen) -> String {
        format!("  {} {}", self.say(&Uno::event(seen)), dim(Uno::because(seen).id()))
    }

    fn tell_outcome(&mut self, outcome: Outcome) -> Done {
        self.print(&Line::new("cli-match-over"))?;
        let Outcome::Placed(places) = outcome else { return Ok(()) };
        let mut seats: Vec<Seat> = Seat::all(self.game.seats()).collect();
        seats.sort_by_key(|&seat| places.of(seat));
        seats
            .iter()
            .try_for_each(|&seat| self.print(&Line::new("cli-place").with("place", places.of(seat)).with("seat", seat)))
    }

    fn next_round(&mut self) -> Result<Mood, Failure> {
        self.print(&Line::new("cli-round-over"))?;
        loop {
            match self.ask()? {
                None | Some(Typed::Quit) => return Ok(Mood::Leaving),
                Some(Typed::Concede) => return self.concede(),
                Some(Typed::Log) => self.whole_log()?,
                Some(Typed::Clause(clause)) => self.show_clause(&clause)?,
                Some(_) => break,
            }
        }
        let next = self.game.shell_legal();
        self.game.play(By::Shell, &next).map_err(|refusal| Failure::Failed(format!("refused: {refusal:?}")))?;
        Ok(Mood::Playing)
    }

    fn your_move(&mut self) -> Result<Mood, Failure> {
        let table = Uno::table(&self.game.sight(Viewer::Seat(YOU)));
        let drawn = draw::table(&table, &self.voice, &self.names);
        self.print_text("")?;
        self.print_text(&drawn)?;
        if let Some(question) = &table.question {
            let text = format!("{} {}", bold(&self.say(&question.line)), dim(question.clause));
            self.print_text(&text)?;
        }
        let mut chosen: Vec<usize> = (0..table.answers.len()).collect();
        let mut depth = 0;
        loop {
            let branches = branches(&table.answers, &chosen, depth);
            if let [branch] = branches.as_slice()
                && depth > 0
                && branch.answers.len() > 1
            {
                depth += 1;
                continue;
            }
            self.list(&branches, depth)?;
            let typed = match self.ask()? {
                None | Some(Typed::Quit) => return Ok(Mood::Leaving),
                Some(typed) => typed,
            };
            match typed {
                Typed::Number(0) if depth > 0 => {
                    chosen = (0..table.answers.len()).collect();
                    depth = 0;
                }
                Typed::Number(number) if (1..=branches.len()).contains(&number) => {
                    let branch = &branches[number - 1];
                    match branch.answers.as_slice() {
                        [only] => return self.send(table.answers[*only].action),
                        many => chosen = many.to_vec(),
                    }
                    depth += 1;
                }
                Typed::Concede => return self.concede(),
                Typed::WhyNot => self.why_not()?,
                Typed::Log => self.whole_log()?,
                Typed::Clause(clause) => self.show_clause(&clause)?,
                Typed::Nothing => {}
                Typed::Number(number) => self.no_such_choice(&number.to_string())?,
                Typed::Other(text) => match self.risky_act(&text).map_or_else(|| uno::Action::read(&text), Ok) {
                    // What the rules punish instead of forbidding is not in the list, but can be written out.
                    Ok(action) => match self.game.why_not(By::Seat(YOU), action) {
                        Ok(()) => return self.send(action),
                        Err(refused) => self.explain(&refused)?,
                    },
                    Err(_) => self.no_such_choice(&text)?,
                },
                Typed::Quit => return Ok(Mood::Leaving),
            }
        }
    }

    fn no_such_choice(&mut self, choice: &str) -> Done {
        self.print(&Line::new("cli-not-a-choice").with("choice", choice))
    }

    fn list(&mut self, branches: &[Branch], depth: usize) -> Done {
        let labels: Vec<String> = branches.iter().map(|branch| self.say(&branch.label)).collect();
        for (number, label) in labels.iter().enumerate() {
            self.print_text(&format!("{:>4}  {label}", number + 1))?;
        }
        if depth > 0 {
            let back = format!("   {}", self.say(&Line::new("cli-back")));
            self.print_text(&back)?;
        }
        let help = dim(&self.say(&Line::new("cli-help")));
        self.print_text(&format!("      {help}"))
    }

    fn send(&mut self, action: uno::Action) -> Result<Mood, Failure> {
        self.risky.clear();
        match self.game.play(By::Seat(YOU), &[action]) {
            Ok(()) => {}
            Err(refused) => self.explain(&refused)?,
        }
        Ok(Mood::Playing)
    }

    fn explain(&mut self, refused: &kernel::Refusal<uno::Reason>) -> Done {
        let text = format!("  {} {}", self.say(&refusal::<Uno>(refused)), dim(refused.clause_id()));
        self.print_text(&text)
    }

    fn why_not(&mut self) -> Done {
        let refused = self.game.refusals(YOU);
        let title = if refused.is_empty() { "cli-why-nothing" } else { "cli-why-title" };
        self.print(&Line::new(title))?;
        let mut said = Vec::new();
        for (action, why) in refused {
            let path: Vec<String> = Uno::action(&action).iter().take(1).map(|line| self.say(line)).collect();
            let reason = self.say(&refusal::<Uno>(&why));
            let text = format!("  {} — {reason} {}", path.join(", "), dim(why.clause_id()));
            if !said.contains(&text) {
                self.print_text(&text)?;
                said.push(text);
            }
        }
        self.list_risky()
    }

    /// A letter of the list of what is better left.
    fn risky_act(&self, letter: &str) -> Option<uno::Action> {
        let place = ('a'..='z').position(|known| letter == known.to_string())?;
        self.risky.get(place).copied()
    }

    /// Lists what the rules punish instead of forbidding.
    fn list_risky(&mut self) -> Done {
        let sight = self.game.sight(Viewer::Seat(YOU));
        let (legal, concession) = (sight.legal_list(), self.game.rules().concession());
        let accepted = |action: &uno::Action| self.game.why_not(By::Seat(YOU), *action).is_ok();
        self.risky = self.game.attempts(YOU);
        self.risky.retain(|action| !legal.contains(action) && *action != concession);
        self.risky = self.risky.iter().copied().filter(accepted).take(26).collect();
        if self.risky.is_empty() {
            return Ok(());
        }
        self.print(&Line::new("cli-risky-title"))?;
        let labels: Vec<String> = self
            .risky
            .iter()
            .map(|action| {
                // Where no call is due there is nothing to say about it.
                let path = Uno::action(action).into_iter().filter(|line| line.key != "uno-do-no-call");
                path.map(|line| self.say(&line)).collect::<Vec<_>>().join(", ")
            })
            .collect();
        ('a'..='z').zip(labels).try_for_each(|(letter, label)| self.print_text(&format!("{letter:>4}  {label}")))
    }

    fn whole_log(&mut self) -> Done {
        let title = bold(&self.say(&Line::new("cli-log")));
        self.print_text(&title)?;
        let journal = self.game.journal(Viewer::Seat(YOU));
        let lines: Vec<String> = journal.iter().map(|line| self.log_line(&line.seen)).collect();
        lines.iter().try_for_each(|line| self.print_text(line))
    }

    fn show_clause(&mut self, id: &str) -> Done {
        match crate::rules::clause_text(id, &self.voice) {
            Some(text) => self.print_text(&text),
            None => self.print(&Line::new("cli-unknown-clause").with("clause", id)),
        }
    }

    fn concede(&mut self) -> Result<Mood, Failure> {
        self.print(&Line::new("cli-concede-sure"))?;
        match self.ask()? {
            Some(Typed::Concede) => match self.game.concede(YOU) {
                Ok(()) => Ok(Mood::Playing),
                Err(refused) => self.explain(&refused).map(|()| Mood::Playing),
            },
            None => Ok(Mood::Leaving),
            Some(_) => Ok(Mood::Playing),
        }
    }
}

/// A step on the way to an answer: what it is called, and the answers that go this way.
struct Branch {
    label: Line,
    answers: Vec<usize>,
}

/// The different next steps of these answers. An answer whose path ends here stands under its last label.
fn branches(answers: &[Answer<uno::Action>], chosen: &[usize], depth: usize) -> Vec<Branch> {
    let mut branches: Vec<Branch> = Vec::new();
    for &index in chosen {
        let path = &answers[index].path;
        let Some(label) = path.get(depth).or(path.last()) else { continue };
        match branches.iter_mut().find(|branch| branch.label == *label) {
            Some(branch) => branch.answers.push(index),
            None => branches.push(Branch { label: label.clone(), answers: vec![index] }),
        }
    }
    branches
}
