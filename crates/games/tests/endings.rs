//! docs/endings.md says of every way in which something ends what kind it is and how it is told. It is made by playing every scenario,
//! so that it says what happens. `make generate` writes it.

use games::{GameId, Offered, Visitor, voice};
use kernel::scenario::{Problem, Scene, parse, watch};
use kernel::{Outcome, Seat, Status, Viewer};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};
use table::{Ending, EventKind};
use words::{Lang, Line, Names, Voice};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

const NAMES: [&str; 10] = ["Nami", "Zoro", "Sanji", "Robin", "Franky", "Brook", "Chopper", "Usopp", "Jinbe", "Vivi"];

fn names(you: Option<Seat>) -> Names {
    Names::new(NAMES.map(str::to_owned).to_vec(), you)
}

/// The name of something on the wire.
fn on_wire<T: serde::Serialize>(thing: T) -> String {
    serde_json::to_value(thing).unwrap().as_str().unwrap().to_owned()
}

/// An ending that a scenario has reached.
struct Reached {
    ending: Ending,
    clause: &'static str,
    scenario: String,
}

/// What is found by playing the scenarios of a game: endings by their name and sentence, each as the first scenario reached it, and
/// everything that is wrong with one.
#[derive(Default)]
struct Found {
    endings: BTreeMap<(&'static str, &'static str), Reached>,
    wrong: Vec<String>,
}

impl Found {
    /// Looks at what everybody saw happen in one step.
    fn look<R: Offered>(&mut self, scene: &Scene<'_, R>, title: &str, voices: &[Voice]) {
        let mut wrong = |what: String| self.wrong.push(format!("{}: {title}: {what}", R::GAME));
        let mut last: Option<Ending> = None;
        for (viewer, seen) in scene.seen {
            let endings = seen.iter().filter_map(|seen| {
                let (name, ending) = scene.rules.ending(seen)?;
                if !R::ENDINGS.iter().any(|names| names.contains(&name)) {
                    wrong(format!("{name} is not listed"));
                }
                if R::kind(seen) != EventKind::End {
                    wrong(format!("{name} comes with an event that ends nothing"));
                }
                Some((name, R::because(seen), ending))
            });
            let endings: Vec<_> = endings.collect();
            for (name, because, ending) in &endings {
                for fault in faults(ending, *viewer, scene.rules.seats(scene.state), voices) {
                    wrong(format!("{name}: {fault}"));
                }
                let reached = || Reached {
                    ending: ending.clone(),
                    clause: kernel::Clause::id(*because),
                    scenario: title.to_owned(),
                };
                self.endings.entry((name, ending.how.key)).or_insert_with(reached);
            }
            last = endings.into_iter().next_back().map(|(.., ending)| ending);
        }
        if let (Some(ending), Status::Over(Outcome::Placed(places))) = (last, scene.rules.status(scene.state)) {
            let won: Vec<Seat> = Seat::all(scene.rules.seats(scene.state)).filter(|&seat| places.won(seat)).collect();
            // Where nobody has lost a match for two, nobody has won it.
            let drawn = ending.winners.is_empty() && won.len() != 1;
            if won != ending.winners && !drawn {
                wrong(format!("{won:?} have won, not {:?}", ending.winners));
            }
        }
    }
}

/// What is wrong with an ending as somebody is told it.
fn faults(ending: &Ending, viewer: Viewer, seats: u8, voices: &[Voice]) -> Vec<String> {
    let mut faults = Vec::new();
    let you = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    for voice in voices {
        match voice.try_say(&ending.how, &names(you)) {
            Err(error) => faults.push(error),
            Ok(said) => {
                if you.is_some_and(|you| said.contains(NAMES[you.index()])) {
                    faults.push(format!("calls its reader by name: {said}"));
                }
                if !said.ends_with(['.', '。']) {
                    faults.push(format!("is no sentence: {said}"));
                }
            }
        }
    }
    if !ending.scores.is_empty() && !ending.scores.iter().map(|score| score.seat).eq(Seat::all(seats)) {
        faults.push("not everybody has a score".to_owned());
    }
    if ending.course.is_some_and(|course| course.number == 0 || course.goal.count == 0) {
        faults.push(format!("is no part of a match: {:?}", ending.course));
    }
    faults
}

/// Plays every scenario of a game.
struct Endings<'v>(&'v [Voice]);

impl Visitor for Endings<'_> {
    type Out = Found;
    fn visit<R: Offered>(self) -> Found {
        let folder = root().join("scenarios").join(R::GAME);
        let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        let mut found = Found::default();
        for file in files {
            let source = fs::read_to_string(&file).unwrap();
            let at = |problem: &Problem| format!("{}: {:?} {problem:?}", file.display(), problem.place(&source));
            for scenario in parse(&source).unwrap_or_else(|problem| panic!("{}", at(&problem))) {
                let title = scenario.title();
                let played = watch(&**R::book(), &scenario, &mut |scene| found.look::<R>(scene, &title, self.0));
                found.wrong.extend(played.err().iter().flatten().map(at));
            }
        }
        let listed = R::ENDINGS.iter().copied().flatten();
        let unreached = listed.filter(|name| !found.endings.keys().any(|(reached, _)| reached == *name));
        let unreached: Vec<String> = unreached.map(|name| format!("{}: no scenario ends by {name}", R::GAME)).collect();
        found.wrong.extend(unreached);
        found
    }
}

/// The endings of a game for the document, in the order of its lists.
struct Page<'f, 'v>(&'f Found, &'v [Voice]);

impl Visitor for Page<'_, '_> {
    type Out = String;
    fn visit<R: Offered>(self) -> String {
        let Page(found, voices) = self;
        let mut page = String::new();
        for name in R::ENDINGS.iter().copied().flatten() {
            for ((_, _), reached) in found.endings.iter().filter(|((reached, _), _)| reached == name) {
                page += &told(name, reached, voices);
            }
        }
        page
    }
}

/// One ending: what it is, and the sentence as those read it whom it makes a difference to.
fn told(name: &str, Reached { ending, clause, scenario }: &Reached, voices: &[Voice]) -> String {
    let mut text = format!("\n**`{name}`** {clause}: a {} by `{}`", on_wire(ending.of), on_wire(ending.kind));
    if let Some(course) = ending.course {
        text += &format!(", {} of {} `{}`", course.number, course.goal.count, on_wire(course.goal.kind));
    }
    text += &format!(" · *{scenario}*\n\n| read by | en | ja | zh-Hant | it |\n|---|---|---|---|---|\n");
    let readers = [
        ("the winner", ending.winners.first().copied()),
        ("the other", Seat::all(2).find(|seat| !ending.winners.contains(seat))),
    ];
    let readers = readers.into_iter().filter(|(_, seat)| seat.is_some()).chain([("a spectator", None)]);
    let say = |you| voices.iter().map(|voice| voice.say(&ending.how, &names(you))).collect::<Vec<_>>().join(" | ");
    let said: Vec<(&str, String)> = readers.map(|(who, you)| (who, say(you))).collect();
    match said.iter().all(|(_, line)| *line == said[0].1) {
        true => text += &format!("| everybody | {} |\n", said[0].1),
        false => said.iter().for_each(|(who, line)| text += &format!("| {who} | {line} |\n")),
    }
    if !ending.scores.is_empty() {
        let stands = ending.scores.iter().map(|score| {
            let mut parts = vec![format!("{} is {}", NAMES[score.seat.index()], place(score.place))];
            parts.extend(score.won.map(|won| format!("won {won}")));
            parts.extend(score.points.map(|points| format!("{points:+} points")));
            parts.extend(score.total.map(|total| format!("total {total}")));
            parts.extend((!score.cards.is_empty()).then(|| format!("left with {}", score.cards.join(" "))));
            parts.join(", ")
        });
        text += &format!("\nScores: {}.\n", stands.collect::<Vec<_>>().join("; "));
    }
    text
}

fn place(place: u8) -> String {
    match place {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        place => format!("{place}th"),
    }
}

#[test]
fn the_document_tells_every_ending_that_a_game_can_have() {
    let voices = Lang::ALL.map(voice);
    let file = root().join("docs/endings.md");
    let document = fs::read_to_string(&file).unwrap();
    let mut written = document.clone();
    let mut wrong = Vec::new();
    for game in GameId::ALL {
        let found = game.visit(Endings(&voices));
        let page = game.visit(Page(&found, &voices));
        wrong.extend(found.wrong);
        // An example of a game has no rulebook, and no place in the document.
        if !root().join(format!("rules/{}.md", game.name())).is_file() {
            continue;
        }
        let mark = format!("<!-- endings of {}: make generate -->\n", game.name());
        let begin = written.find(&mark).unwrap_or_else(|| panic!("docs/endings.md has no place for {}", game.name()));
        let begin = begin + mark.len();
        let end = begin + written[begin..].find("<!-- end -->").unwrap();
        written.replace_range(begin..end, &format!("{page}\n"));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    if env::var_os("QUARTERDECK_GENERATE").is_some() {
        fs::write(file, written).unwrap();
    } else {
        assert!(document == written, "docs/endings.md is not up to date: make generate");
    }
}

/// A sentence that names who reads it is found to be wrong, and so is one that is no sentence.
#[test]
fn an_ending_that_is_told_badly_is_found() {
    let voices = Lang::ALL.map(voice);
    let (reader, other) = (Seat::all(2).next(), Seat::all(2).nth(1));
    let of = |how: Line| Ending::of_game(table::EndingKind::Loop, None, how);
    let listed = of(Line::new("refusal-stale").with("seat", other.unwrap()));
    assert!(faults(&listed, Viewer::Seat(reader.unwrap()), 2, &voices).is_empty());
    let missing = of(Line::new("no-such-key"));
    assert_eq!(faults(&missing, Viewer::Spectator, 2, &voices).len(), voices.len());
    let short = Ending { scores: vec![table::Score::at(reader.unwrap(), 1)], ..listed };
    assert_eq!(faults(&short, Viewer::Spectator, 2, &voices), ["not everybody has a score"]);
}
