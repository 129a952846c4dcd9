//! A match in the terminal: numbered answers, a readable log, and *why not?*

use crate::args::{BotKind, PlayArgs, faults};
use crate::decks::rulebook;
use crate::draw::{self, WIDTH, bold, dim, fitted, packed, wrapped};
use crate::rules::clause_text;
use crate::{Done, Failure, bad_file, written};
use bots::Bot;
use games::{Offered, Visitor};
use kernel::{By, Cursor, Game, Outcome, Refusal, Rules, Seat, Seed, Status, Viewer, Weight};
use std::fs::File;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use table::{Answer, Call, Named, Step, Table, folded};
use words::{Line, Names, Speak, Voice, refusal};

/// So many acts are named where all are refused for the same plain reason.
const EXAMPLES: usize = 3;
const YOU: Seat = Seat::FIRST;
const SHIPMATES: [&str; 9] = ["Kestrel", "Bosun", "Marina", "Lysa", "Brug", "Iride", "Otto", "Mira", "Corto"];

/// A card by its number, however it is written.
fn looked_up<R: Offered>(rules: &R, number: &str) -> Option<Vec<Line>> {
    rules.find(&script::Number(number.to_ascii_uppercase())).map(|card| rules.whole(card))
}

pub(crate) fn run(args: &PlayArgs) -> Done {
    args.game.visit(Play(args))
}

struct Play<'a>(&'a PlayArgs);

impl Visitor for Play<'_> {
    type Out = Done;

    fn visit<R: Offered>(self) -> Done {
        let voice = self.0.lang.voice()?;
        let rules: R = rulebook(&self.0.cards, &voice)?;
        let setup = self.0.setup(&rules, &voice)?;
        host(rules, setup, self.0, voice)
    }
}

fn host<R: Offered>(rules: R, setup: R::Setup, args: &PlayArgs, voice: Voice) -> Done {
    let seed = match args.seed {
        Some(seed) => seed,
        None => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64 % 1_000_000),
    };
    let game = Game::new(Arc::new(rules), setup, Seed::from_number(seed)).map_err(|f| faults::<R>(&f, &voice))?;
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
        told: Cursor::default(),
        risky: Vec::new(),
        every_window: args.every_window,
        input: std::io::stdin().lock(),
        output: std::io::stdout().lock(),
    };
    session.print(&session.rules().title())?;
    session.print(&session.rules().setup(session.game.setup()))?;
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

struct Session<R: Rules, I, O> {
    game: Game<R>,
    bots: Vec<Box<dyn Bot<R>>>,
    voice: Voice,
    names: Names,
    /// What has been printed of the log.
    told: Cursor,
    /// What may be done but is better left, as last listed.
    risky: Vec<R::Action>,
    /// Whether windows are shown in which the person can only pass.
    every_window: bool,
    input: I,
    output: O,
}

/// What a line typed by a person means.
enum Typed {
    Number(usize),
    WhyNot,
    Log,
    Clause(String),
    Card(String),
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
            Some(("card", number)) => Typed::Card(number.trim().to_owned()),
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

/// What has come of asking for the next part of an answer.
enum Part<A> {
    Next(A),
    /// From the first part again.
    Again,
    /// Something else was done.
    Over(Mood),
}

impl<R: Offered, I: BufRead, O: Write> Session<R, I, O> {
    fn rules(&self) -> Arc<R> {
        self.game.rules().clone()
    }

    fn say(&self, line: &Line) -> String {
        self.voice.say(line, &self.names)
    }

    fn print(&mut self, line: &Line) -> Done {
        let text = self.say(line);
        self.print_text(&text)
    }

    /// Prints text, which is kept at most 100 columns wide.
    fn print_text(&mut self, text: &str) -> Done {
        text.split('\n').try_for_each(|line| written(writeln!(self.output, "{}", fitted(line))))
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
                By::Seat(YOU) if !self.every_window && self.can_only_be_silent() => {
                    let silence = self.game.sight(Viewer::Seat(YOU)).legal_list();
                    self.send(&silence)?
                }
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

    /// Whether a window is open in which there is nothing to say. Nobody at this table can tell how long a person thinks, so
    /// passing at once betrays nothing.
    fn can_only_be_silent(&self) -> bool {
        let Status::Ask(question) = self.game.status() else { return false };
        let window = matches!(question.pace, kernel::Pace::Reaction { .. });
        window && self.game.sight(Viewer::Seat(YOU)).legal_list().len() == 1
    }

    /// Prints what has happened since the last time.
    fn tell(&mut self) -> Done {
        let news = self.game.news(Viewer::Seat(YOU), self.told);
        let (lines, told) = (self.log_lines(news.lines), news.cursor);
        self.told = told;
        lines.iter().try_for_each(|line| self.print_text(line))
    }

    fn log_lines(&self, journal: Vec<&kernel::Line<R::Seen>>) -> Vec<String> {
        let rules = self.game.rules();
        let lines = folded(journal.into_iter().map(|line| rules.told(line)));
        lines.iter().map(|line| format!("  {}", draw::logged(line, &self.voice, &self.names))).collect()
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

    /// Asks for an answer part by part, and plays the whole.
    fn your_move(&mut self) -> Result<Mood, Failure> {
        let mut parts = Vec::new();
        loop {
            let options = match self.game.options(YOU, &parts) {
                Ok(options) if options.complete => return self.send(&parts),
                Ok(options) => options,
                Err(refused) => return self.explain(&refused).map(|()| Mood::Playing),
            };
            let table = R::table(&options.sight());
            if parts.is_empty() {
                let drawn = draw::table(&table, &self.voice, &self.names);
                self.print_text("")?;
                self.print_text(&drawn)?;
            }
            if let Some(question) = &table.question {
                let text = format!("{} {}", bold(&self.say(&question.text)), dim(&question.clause));
                self.print_text(&text)?;
                if let Some(about) = &question.about {
                    let text = dim(&wrapped(&self.say(about), 2));
                    self.print_text(&format!("  {text}"))?;
                }
                if let Some(stake) = &question.stake {
                    let text = wrapped(&self.say(&stake.text), 2);
                    self.print_text(&format!("  {text}"))?;
                }
            }
            match self.next_part(&table, parts.is_empty())? {
                Part::Next(part) => parts.push(part),
                Part::Again => parts.clear(),
                Part::Over(mood) => return Ok(mood),
            }
        }
    }

    fn next_part(&mut self, table: &Table<R::Action>, first: bool) -> Result<Part<R::Action>, Failure> {
        let all: Vec<usize> = (0..table.answers.len()).collect();
        let mut chosen = all.clone();
        let mut depth = 0;
        loop {
            let branches = branches(&table.answers, &chosen, depth);
            if let [branch] = branches.as_slice()
                && depth > 0
                && branch.answers.len() > 1
            {
                // Answers that read alike to the end are as good as each other.
                if branch.answers.iter().all(|&place| table.answers[place].path.len() <= depth) {
                    return Ok(Part::Next(table.answers[branch.answers[0]].send));
                }
                depth += 1;
                continue;
            }
            self.list(&table.answers, &branches, depth > 0 || !first)?;
            let typed = match self.ask()? {
                None | Some(Typed::Quit) => return Ok(Part::Over(Mood::Leaving)),
                Some(typed) => typed,
            };
            match typed {
                Typed::Number(0) if depth > 0 => {
                    chosen.clone_from(&all);
                    depth = 0;
                }
                Typed::Number(0) if !first => return Ok(Part::Again),
                Typed::Number(number) if (1..=branches.len()).contains(&number) => {
                    let branch = &branches[number - 1];
                    match branch.answers.as_slice() {
                        [only] => return Ok(Part::Next(table.answers[*only].send)),
                        many => chosen = many.to_vec(),
                    }
                    depth += 1;
                }
                Typed::Concede => return self.concede().map(Part::Over),
                Typed::WhyNot => self.why_not()?,
                Typed::Log => self.whole_log()?,
                Typed::Clause(clause) => self.show_clause(&clause)?,
                Typed::Card(number) => self.show_card(&number)?,
                Typed::Nothing => {}
                Typed::Number(number) => self.no_such_choice(&number.to_string())?,
                Typed::Other(text) => match self.risky_act(&text).or_else(|| R::typed(&text)) {
                    // What the rules punish instead of forbidding is not in the list, but can be written out.
                    Some(action) => match self.game.why_not(By::Seat(YOU), action) {
                        Ok(()) => return Ok(Part::Next(action)),
                        Err(refused) => self.explain(&refused)?,
                    },
                    None => self.no_such_choice(&text)?,
                },
                Typed::Quit => return Ok(Part::Over(Mood::Leaving)),
            }
        }
    }

    fn no_such_choice(&mut self, choice: &str) -> Done {
        self.print(&Line::new("cli-not-a-choice").with("choice", choice))
    }

    fn list(&mut self, answers: &[Answer<R::Action>], branches: &[Branch], back: bool) -> Done {
        let labels: Vec<String> = branches.iter().map(|branch| self.say(&branch.marked(answers))).collect();
        for (number, label) in labels.iter().enumerate() {
            self.print_text(&format!("{:>4}  {}", number + 1, wrapped(label, 6)))?;
        }
        if back {
            let back = format!("   {}", self.say(&Line::new("cli-back")));
            self.print_text(&back)?;
        }
        let cards = R::has_decks().then(|| Line::new("cli-card-help"));
        let help: Vec<String> = [Line::new("cli-help")].iter().chain(&cards).map(|line| self.say(line)).collect();
        let commands = help.iter().flat_map(|line| line.split(" · ")).map(str::to_owned);
        packed(commands, " · ", WIDTH - 6).iter().try_for_each(|row| self.print_text(&format!("      {}", dim(row))))
    }

    fn send(&mut self, parts: &[R::Action]) -> Result<Mood, Failure> {
        self.risky.clear();
        match self.game.play(By::Seat(YOU), parts) {
            Ok(()) => {}
            Err(refused) => self.explain(&refused)?,
        }
        Ok(Mood::Playing)
    }

    fn explain(&mut self, refused: &Refusal<R::Reason>) -> Done {
        let text = format!("  {} {}", self.say(&refusal(&*self.rules(), refused)), dim(refused.clause_id()));
        self.print_text(&text)
    }

    fn why_not(&mut self) -> Done {
        let lines = self.refusal_lines();
        self.print(&Line::new(if lines.is_empty() { "cli-why-nothing" } else { "cli-why-title" }))?;
        lines.iter().try_for_each(|line| self.print_text(line))?;
        self.list_risky()
    }

    /// Everything that is refused now, each with its reason.
    fn refusal_lines(&self) -> Vec<String> {
        let (rules, sight) = (self.rules(), self.game.sight(Viewer::Seat(YOU)));
        let view = sight.view();
        let act =
            |action: &R::Action| path(&*rules, &view, action).first().map_or(String::new(), |line| self.say(line));
        let is_plain =
            |why: &Refusal<R::Reason>| matches!(why, Refusal::Rule { reason, .. } if rules.is_obvious(reason));
        let because = |why| format!("{} {}", self.say(&refusal(&*rules, why)), dim(why.clause_id()));
        let (plain, telling): (Vec<_>, Vec<_>) =
            self.game.refusals(YOU).into_iter().partition(|(_, why)| is_plain(why));
        let mut lines: Vec<String> = Vec::new();
        for (action, why) in &telling {
            let line = format!("  {} — {}", act(action), because(why));
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        // What goes without saying comes last: the reason once, with a few examples of what can be done in no other way and
        // is not refused for a better reason.
        let others = telling.iter().map(|(action, _)| act(action));
        let known: Vec<String> = sight.legal_list().iter().map(act).chain(others).collect();
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for (action, why) in &plain {
            let (act, reason) = (act(action), because(why));
            match groups.iter_mut().find(|(known, _)| *known == reason) {
                _ if known.contains(&act) => {}
                Some((_, acts)) if acts.contains(&act) => {}
                Some((_, acts)) => acts.push(act),
                None => groups.push((reason, vec![act])),
            }
        }
        lines.extend(groups.into_iter().map(|(reason, mut acts)| {
            if acts.len() > EXAMPLES {
                acts.truncate(EXAMPLES);
                acts.push("…".to_owned());
            }
            format!("  {} — {reason}", self.voice.listed(&acts))
        }));
        lines
    }

    /// A letter of the list of what is better left.
    fn risky_act(&self, letter: &str) -> Option<R::Action> {
        let place = ('a'..='z').position(|known| letter == known.to_string())?;
        self.risky.get(place).copied()
    }

    /// Lists what the rules punish instead of forbidding.
    fn list_risky(&mut self) -> Done {
        let (rules, sight) = (self.rules(), self.game.sight(Viewer::Seat(YOU)));
        let (view, concession) = (sight.view(), rules.concession());
        // A copy of a card that could be used as well is no other act.
        let legal: Vec<Vec<Line>> = sight.legal_list().iter().map(|action| path(&*rules, &view, action)).collect();
        let accepted = |action: &R::Action| self.game.why_not(By::Seat(YOU), *action).is_ok();
        let mut risky = self.game.attempts(YOU);
        risky.retain(|action| *action != concession && !legal.contains(&path(&*rules, &view, action)));
        self.risky = risky.into_iter().filter(accepted).take(26).collect();
        if self.risky.is_empty() {
            return Ok(());
        }
        self.print(&Line::new("cli-risky-title"))?;
        let labels: Vec<String> = self
            .risky
            .iter()
            .map(|action| {
                // Where no call is due there is nothing to say about it.
                let silent = |depth| R::named(action, depth) == Some(Named::Call(Call::Silent));
                let path = path(&*rules, &view, action).into_iter().enumerate().filter(|(depth, _)| !silent(*depth));
                self.voice.listed(&path.map(|(_, line)| self.say(&line)).collect::<Vec<_>>())
            })
            .collect();
        ('a'..='z').zip(labels).try_for_each(|(letter, label)| self.print_text(&format!("{letter:>4}  {label}")))
    }

    fn whole_log(&mut self) -> Done {
        let title = bold(&self.say(&Line::new("cli-log")));
        self.print_text(&title)?;
        let lines = self.log_lines(self.game.journal(Viewer::Seat(YOU)));
        lines.iter().try_for_each(|line| self.print_text(line))
    }

    fn show_clause(&mut self, id: &str) -> Done {
        match clause_text::<R::Clause>(id, &self.voice) {
            Some(text) => self.print_text(&text),
            None => self.print(&Line::new("cli-unknown-clause").with("clause", id)),
        }
    }

    fn show_card(&mut self, number: &str) -> Done {
        match looked_up(&*self.rules(), number) {
            Some(lines) => lines.iter().try_for_each(|line| self.print(line)),
            None if R::has_decks() => self.print(&Line::new("cli-no-such-card").with("number", number)),
            None => self.no_such_choice(&format!("card {number}")),
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

impl Branch {
    /// Its label, with what marks the answer, where it leads to a single one: gold, or grave.
    fn marked<A>(&self, answers: &[Answer<A>]) -> Line {
        let mark = match self.answers.as_slice() {
            [only] if answers[*only].gold => "cli-gold",
            [only] if answers[*only].weight == Weight::Grave => "cli-grave",
            _ => return self.label.clone(),
        };
        Line::new(mark).with("answer", self.label.clone())
    }
}

/// The different next steps of these answers. An answer whose path ends here stands under its last label.
fn branches<A>(answers: &[Answer<A>], chosen: &[usize], depth: usize) -> Vec<Branch> {
    let mut branches: Vec<Branch> = Vec::new();
    for &index in chosen {
        let path = &answers[index].path;
        let Some(Step { text: label, .. }) = path.get(depth).or(path.last()) else { continue };
        match branches.iter_mut().find(|branch| branch.label == *label) {
            Some(branch) => branch.answers.push(index),
            None => branches.push(Branch { label: label.clone(), answers: vec![index] }),
        }
    }
    branches
}

/// An answer in words, step by step.
fn path<R: Speak>(rules: &R, view: &R::View, action: &R::Action) -> Vec<Line> {
    rules.action(view, action)
}
