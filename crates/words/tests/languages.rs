//! Every text exists in four languages and says what it is given; UNO's lines among them.

mod spoken;

use kernel::{By, Clause, Game, KernelClause, Pace, Prompt, Seed, Viewer};
use spoken::seat;
use std::collections::{BTreeMap, BTreeSet};
use uno::{
    Action, Ask, Call, Colour, Direction, Ending, Face, Fault, Goal, Hand, Last, LastPlay, MatchEnding, Mode, Play,
    Preset, Reason, Seen, Setup, Sheet, Shout, Stage, Standing, Uno, Verdict, View, What,
};
use words::{Lang, Line, Speak, Voice, uno as say};

fn keys(text: &str) -> BTreeSet<String> {
    let is_key = |line: &&str| line.starts_with(|first: char| first.is_ascii_alphabetic());
    text.lines().filter(is_key).filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
}

/// The variables that a message uses, by key.
fn variables(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            key = line.split_once(" =").map_or(line, |(key, _)| key).to_owned();
            found.entry(key.clone()).or_default();
        }
        for piece in line.split('$').skip(1) {
            let name: String = piece.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            if !name.ends_with("_is") {
                found.entry(key.clone()).or_default().insert(name);
            }
        }
    }
    found
}

#[test]
fn every_language_has_every_key_with_the_same_variables() {
    for lang in Lang::ALL {
        for ((name, text), (same, english)) in words::files(lang).zip(words::files(Lang::En)) {
            assert_eq!(name, same, "{} has other files", lang.tag());
            assert_eq!(keys(&text), keys(&english), "{}/{name}", lang.tag());
            assert_eq!(variables(&text), variables(&english), "{}/{name}", lang.tag());
        }
        assert_eq!(words::files(lang).count(), words::files(Lang::En).count());
    }
}

#[test]
fn no_translation_is_left_in_english() {
    // A few are the same in Italian too.
    spoken::are_translated(&all_lines(), 3);
}

/// What a voice does not know it shows by its id.
fn says_every_clause_of<C: Clause>() {
    for voice in Lang::ALL.map(Voice::new) {
        for &clause in C::ALL {
            let (title, text) = (voice.clause_title(clause), voice.clause_text(clause));
            let whole = title != clause.id() && text != clause.id() && text.chars().count() >= 8;
            assert!(whole, "{} {}: '{title}', '{text}'", voice.lang().tag(), clause.id());
        }
    }
}

#[test]
fn every_clause_has_a_title_and_a_text_in_every_language() {
    says_every_clause_of::<KernelClause>();
    says_every_clause_of::<uno::Clause>();
    says_every_clause_of::<opcg::Clause>();
    says_every_clause_of::<zwo::Clause>();
    says_every_clause_of::<mm25::Clause>();
}

/// The keys of a file are the game's clauses.
fn holds_the_clauses<C: Clause>(file: &str) {
    let clauses: BTreeSet<String> = C::ALL.iter().map(|clause| clause.id().replace('.', "-")).collect();
    for lang in Lang::ALL {
        let (name, text) = words::files(lang).find(|(name, _)| name == file).unwrap();
        assert_eq!(keys(&text), clauses, "{}/{name}", lang.tag());
    }
}

#[test]
fn no_clause_is_told_that_is_not_in_the_rules() {
    holds_the_clauses::<uno::Clause>("uno-clauses.ftl");
    holds_the_clauses::<opcg::Clause>("opcg-clauses.ftl");
    holds_the_clauses::<zwo::Clause>("zwo-clauses.ftl");
    holds_the_clauses::<mm25::Clause>("mm25-clauses.ftl");
}

// covers UN-1.1.8
#[test]
fn the_clause_on_characters_names_them() {
    let text = Voice::new(Lang::En).clause_text(uno::Clause::UN_1_1_8);
    for name in ["Doflamingo", "Jinbe", "Kuma", "Rayleigh", "Dragon", "Shanks", "Blackbeard"] {
        assert!(text.contains(name), "{name}: {text}");
    }
}

/// A match ends, for the first seat, the second, or both of them, after one round and after five.
fn ways_to_end_a_match() -> Vec<Seen> {
    let places = [[1, 2, 3], [2, 1, 3], [1, 1, 3]];
    let ways = [
        (MatchEnding::RoundsPlayed, Goal::Rounds(5)),
        (MatchEnding::PointsReached { goal: 500 }, Goal::Points(500)),
        (MatchEnding::RoundLimit, Goal::Points(500)),
        (MatchEnding::RoundLimit, Goal::Stay),
        (MatchEnding::LastIn, Goal::Stay),
        (MatchEnding::OthersLeft, Goal::Rounds(5)),
    ];
    let mut all = Vec::new();
    for ((ending, goal), places) in ways.into_iter().flat_map(|way| places.map(|places| (way, places))) {
        for round in [1, 5] {
            let standing = |(number, place): (u8, u8)| Standing {
                seat: seat(number),
                place,
                points: None,
                total: 118,
                held: Hand::default(),
            };
            let standings = (0..).zip(places).map(standing).collect();
            let sheet = Some(Box::new(Sheet { round, goal, standings }));
            all.push(Seen { what: What::MatchEnded { ending }, because: uno::Clause::UN_9_2_1, sheet });
        }
    }
    all
}

/// Every kind of line that the game can say.
fn all_lines() -> Vec<Line> {
    let (s0, s1, r5, because) = (seat(0), seat(1), Face::parse("R5").unwrap(), uno::Clause::UN_4_1_1);
    let (points, total, account) = (-29, 108, 531);
    let mut whats = vec![
        What::DealerDrew { seat: s0, face: r5 },
        What::Dealer { seat: s0 },
        What::RoundBegan { round: 2 },
        What::Dealt { seat: s0, hand: Some([r5, r5, r5, r5, Face::WILD, Face::WILD, Face::ACE]) },
        What::Dealt { seat: s0, hand: None },
        What::StartRefused { face: Face::ACE },
        What::StartCard { face: r5 },
        What::ColourChosen { seat: s0, colour: Colour::Green },
        What::Called { seat: s0 },
        What::Played { seat: s0, face: r5, colour: Some(Colour::Red) },
        What::Played { seat: s0, face: Face::WILD, colour: Some(Colour::Red) },
        What::Shouted { seat: s0, shout: Shout::MyEra },
        What::Shouted { seat: s0, shout: Shout::ThisHat },
        What::Gave { from: s0, to: s1, face: Some(r5) },
        What::Gave { from: s1, to: s0, face: Some(r5) },
        What::Gave { from: s0, to: s1, face: None },
        What::Reversed { direction: Direction::CounterClockwise },
        What::Skipped { seat: s0 },
        What::Drew { seat: s0, face: Some(r5) },
        What::Drew { seat: s0, face: None },
        What::DrewNothing { seat: s0 },
        What::Kept { seat: s0 },
        What::PassedAutomatically { seat: s0 },
        What::Reshuffled { cards: 1 },
        What::Reshuffled { cards: 40 },
        What::AcceptedAce { seat: s0 },
        What::AccusedDraw { by: s0, against: s1 },
        What::TookBack { seat: s0, face: r5 },
        What::Counted { seat: s0, points, account },
        What::Left { seat: s0 },
        What::Out { seat: s0 },
        What::RoundWon { seat: s0, ending: Ending::LastCard { face: r5 } },
        What::RoundWon { seat: s1, ending: Ending::LastCard { face: r5 } },
        What::RoundWon { seat: s0, ending: Ending::LastGift },
        What::RoundWon { seat: s1, ending: Ending::LastGift },
        What::RoundVoid { ending: Ending::TurnLimit { turns: 5000 } },
        What::Scored { seat: s0, points, total },
        What::MatchEnded { ending: MatchEnding::OthersLeft },
    ];
    for verdict in [Verdict::Upheld, Verdict::Failed] {
        whats.push(What::Challenged { by: s0, against: s1, verdict });
        whats.push(What::Caught { by: s0, against: s1, verdict });
        whats.push(What::AccusedMisplay { by: s0, against: s1, verdict });
    }
    let mut lines = spoken::told(&Uno, whats.into_iter().map(|what| Seen { what, because, sheet: None }));
    lines.extend(ways_to_end_a_match().iter().filter_map(|seen| Uno.how(seen)));
    let game = Game::new(std::sync::Arc::new(Uno), Setup::default(), Seed::from_number(1)).unwrap();
    let view = game.sight(Viewer::Spectator).view();
    lines.extend(Face::all().map(say::card));
    lines.push(say::colour(None));
    for mode in [Mode::Rounds, Mode::First500, Mode::Elimination] {
        lines.push(say::setup(&Setup { mode, preset: Preset::Table, ..Setup::default() }));
    }
    lines.push(say::setup(&Setup::default()));
    lines.extend([Direction::Clockwise, Direction::CounterClockwise].map(say::direction));
    for key in [Ask::Turn, Ask::AfterDraw, Ask::ChooseColour, Ask::Misplay, Ask::Catch] {
        let prompt = |by| Prompt::<Uno> { by, key, clause: because, pace: Pace::Turn, answer: None };
        lines.push(Uno.question(&view, &prompt(By::Seat(s0))));
        lines.push(Uno.question(&view, &prompt(By::Seat(s1))));
    }
    // Whose ace is challenged: another's by the reader, by a third one, and the reader's own.
    for (asked, by) in [(s0, s1), (s1, seat(2)), (s1, s0)] {
        let ace = LastPlay {
            by,
            face: Face::ACE,
            top_before: r5,
            colour_before: Some(Colour::Red),
            call: Call::NotDue,
            stage: Stage::Laid,
        };
        let prompt =
            Prompt { by: By::Seat(asked), key: Ask::Challenge, clause: because, pace: Pace::Turn, answer: None };
        lines.push(Uno.question(&View { last: Last::Play(ace), ..view.clone() }, &prompt));
    }
    let prompt = Prompt { by: By::Shell, key: Ask::NextRound, clause: because, pace: Pace::Turn, answer: None };
    lines.push(Uno.question(&view, &prompt));
    let plays = [
        Play::card(r5).calling(),
        Play::card(Face::WILD).naming(Colour::Blue),
        Play::card(Face::RED_HAIR).naming(Colour::Blue),
        Play::card(Face::RED_HAIR).naming(Colour::Blue).giving(r5, s1),
    ];
    let others = [
        Action::Draw,
        Action::Keep,
        Action::ChooseColour(Colour::Yellow),
        Action::Challenge,
        Action::Accept,
        Action::Catch(s1),
        Action::AccuseMisplay(s1),
        Action::AccuseDraw(s1),
        Action::Pass,
        Action::Concede,
        Action::NextRound,
        Action::WindowOver,
        Action::TimeOut(s1),
    ];
    lines.extend(plays.map(Action::Play).into_iter().chain(others).flat_map(|action| Uno.action(&view, &action)));
    let reasons = [
        Reason::NotYourTurn { asked: Some(s0) },
        Reason::NotYourTurn { asked: Some(s1) },
        Reason::NotYourTurn { asked: None },
        Reason::RoundOver,
        Reason::MatchOver,
        Reason::RoundNotOver,
        Reason::CardNotInHand { face: r5 },
        Reason::CardDoesNotMatch { face: r5, top: Face::WILD, colour: Some(Colour::Blue) },
        Reason::OnlyDrawnCard { drawn: r5 },
        Reason::NotDrawn,
        Reason::AlreadyDrawn,
        Reason::NothingToDraw,
        Reason::ColourMissing,
        Reason::ColourNotAllowed,
        Reason::BadColour,
        Reason::TargetMissing,
        Reason::GiftMissing,
        Reason::TargetSelf,
        Reason::TargetOut { seat: s1 },
        Reason::GiftNotInHand { face: r5 },
        Reason::GiftNotAllowed,
        Reason::CallNotDue,
        Reason::ReactionClosed,
        Reason::SelfReaction,
        Reason::NotNextPlayer { asked: s1 },
        Reason::NoAce,
        Reason::AlreadySettled,
        Reason::ReactionOff,
        Reason::BadInput,
    ];
    lines.extend(reasons.iter().map(|reason| Uno.reason(reason)));
    let faults =
        [Fault::PlayerCount(11), Fault::Rounds(0), Fault::TurnLimit(0), Fault::RoundLimit(0), Fault::Dealer(s1)];
    lines.extend(faults.iter().map(Uno::fault));
    lines.extend([0, 1, 4].map(|count| Uno.at_stake(&view, &uno::Stake::Draws(count))));
    lines.push(Uno.title());
    lines
}

#[test]
fn every_line_of_the_game_can_be_said_in_every_language() {
    spoken::can_be_said(&all_lines());
}

#[test]
fn the_lists_name_every_text() {
    spoken::name_every_text("uno", &all_lines(), &[]);
}

#[test]
fn the_lines_read_as_accepted() {
    spoken::read_as_accepted("lines", &all_lines());
}

#[test]
fn locales_choose_a_language() {
    for (locale, lang) in [
        ("it_IT.UTF-8", Lang::It),
        ("ja_JP", Lang::Ja),
        ("zh_TW.UTF-8", Lang::ZhHant),
        ("C", Lang::En),
        ("de_DE", Lang::En),
    ] {
        assert_eq!(Lang::of_locale(locale), lang);
    }
    assert_eq!(Lang::parse("zh-Hant"), Some(Lang::ZhHant));
    assert_eq!(Lang::parse("fr"), None);
}

/// Every message is named somewhere in the program, so none is dead.
#[test]
fn every_key_is_used() {
    fn read(folder: &std::path::Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => read(&path, all),
                false => all.push_str(&std::fs::read_to_string(&path).unwrap()),
            }
        }
    }
    let mut code = String::new();
    for name in ["words", "table", "games", "server", "cli"] {
        read(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src"), &mut code);
    }
    for (name, text) in words::files(Lang::En).filter(|(name, _)| !name.ends_with("-clauses.ftl")) {
        for key in keys(&text).iter().filter(|key| !key.starts_with("K-")) {
            assert!(code.contains(&format!("\"{key}\"")), "{name}: nothing says {key}");
        }
    }
}
