//! The runner of scenarios: what it says of those that hold, fail or break down.

mod harbour;

use harbour::play::decks;
use harbour::variant::{Plain, Twist, Variant};
use harbour::{Action, Card, Clause, Event, Fault, Frame, Stake, State, What};
use kernel::scenario::{
    Misread, Names, Position, Problem, Scene, SeatNames, Trace, Trouble, Vocabulary, Words, Written, did_not_happen,
    happened, named, parse, run, trace,
};
use kernel::{By, Places, Rules, Sink};

/// Harbour's words: a match from its deal on.
impl Vocabulary for Variant<Plain> {
    const NAMES: Names = Names {
        events: &["Kept", "Redrew", "HasChosen", "Other"],
        questions: &["Redraw", "Bid", "Load", "Scout", "Order", "NextGame"],
        reasons: &["NotAsked", "NotAnAnswer", "NoSuchCard"],
        faults: &["TooFew"],
    };

    type Fixture = ();

    fn event(event: &Event) -> (&'static str, Clause) {
        let kind = match event.what {
            What::Kept { .. } => "Kept",
            What::Redrew { .. } => "Redrew",
            What::HasChosen { .. } => "HasChosen",
            _ => "Other",
        };
        (kind, event.because)
    }

    fn written(&self, _: &State, _: By, action: Action, _: SeatNames) -> Written {
        harbour::written(action)
    }

    fn given(&self, (): &mut (), words: &mut Words<'_>) -> Result<(), Misread> {
        if words.eat("decks") { Ok(()) } else { Err(words.unknown("a word that describes a position")) }
    }

    fn position(&self, (): &(), sink: &mut dyn Sink<Self>) -> Result<Position<Self>, Vec<String>> {
        Ok(match self.start(&decks(), Position::<Self>::seed(), sink) {
            Ok(state) => Position::At(self.clone(), Box::new(state)),
            Err(faults) => Position::Refused(faults),
        })
    }

    fn stacked(&self, words: &mut Words<'_>) -> Result<Vec<Card>, Misread> {
        Err(words.unknown("a shuffle"))
    }

    fn action(&self, _: &State, _: By, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
        harbour::read(words)
    }

    fn fact(&self, scene: &Scene<'_, Self>, words: &mut Words<'_>) -> Result<Result<(), String>, Misread> {
        if words.eat("happened") {
            return Ok(happened::<Self>(scene.events, &words.list(named::<Self>)?));
        }
        if words.eat("no") {
            return Ok(did_not_happen::<Self>(scene.events, &named::<Self>(words)?));
        }
        Err(words.unknown("a fact"))
    }

    fn settled(&self, _: &State) -> bool {
        true
    }

    fn staked(&self, _: &State, stake: &Stake, _: SeatNames) -> String {
        match *stake {
            Stake::Load(load) => format!("load {load}"),
        }
    }

    fn fault_is_cited_as(&self, _: &Fault, word: &str) -> bool {
        word == "TooFew"
    }
}

fn honest() -> Variant {
    Variant::default()
}

/// What is wrong with the steps of a scenario.
fn problems(rules: &Variant, steps: &str) -> Vec<Problem> {
    let source = format!("scenario \"x\" covers HB-1.1\n {steps}");
    let scenarios = parse(&source).unwrap();
    run(rules, &scenarios[0]).err().unwrap_or_default()
}

fn only(rules: &Variant, steps: &str) -> Problem {
    let mut found = problems(rules, steps);
    assert_eq!(found.len(), 1, "{found:?}");
    found.remove(0)
}

#[test]
fn a_refused_act_says_what_is_asked_of_whom_in_the_authors_names() {
    let problem = only(&honest(), "when p2 keeps\n then settled");
    assert_eq!(problem.trouble, Trouble::Failed);
    assert!(problem.message.starts_with("refused: NotAsked because "), "{}", problem.message);
    assert_eq!(problem.note.as_deref(), Some("p1 is asked Redraw and may answer: keeps, redraws"));
    let problem = only(&honest(), "when s1 keeps\n then settled");
    assert_eq!(problem.note.as_deref(), Some("s0 is asked Redraw and may answer: keeps, redraws"));
    // An act that cannot be read is told in the same way.
    let problem = only(&honest(), "when p1 dances\n then settled");
    assert_eq!(problem.trouble, Trouble::Unknown);
    assert!(problem.note.unwrap().contains("may answer: keeps, redraws"));
    let problem = only(&honest(), "refuse p1 keeps because NotAsked");
    assert_eq!(problem.message, "accepted, though it should be refused");
    assert!(problem.note.is_some());
}

#[test]
fn every_failed_fact_of_a_step_is_told_and_nothing_after_it() {
    let steps = "when p1 keeps\n then p1 is asked Bid; no Kept; happened [Redrew]; happened [Kept]; settled\n \
                 when p1 keeps\n then no Kept";
    let found: Vec<String> = problems(&honest(), steps).into_iter().map(|problem| problem.message).collect();
    assert_eq!(found.len(), 3, "{found:?}");
    assert_eq!(found[0], "p2 is asked Redraw");
    assert!(found[1].starts_with("it happened: Kept because "), "{found:?}");
    assert!(found[2].starts_with("Redrew did not happen there; what happened: Kept because "), "{found:?}");
}

#[test]
fn a_name_that_the_game_does_not_have_is_an_unknown_word_everywhere() {
    for (steps, says) in [
        ("then no Keppt", "'Keppt' is not an event of this game"),
        ("then happened [Kept, Xyzzy]", "'Xyzzy' is not an event of this game"),
        ("then p1 is asked Dance", "'Dance' is not a question of this game"),
        ("then p1 is asked NotAsked", "'NotAsked' is not a question of this game"),
        ("refuse p2 keeps because Nonsense", "'Nonsense' is neither a clause nor a reason of harbour"),
        ("refuse p2 keeps because Redraw", "'Redraw' is neither a clause nor a reason of harbour"),
        ("when p1 keeps\n then happened [Kept because HB-99.9]", "'HB-99.9' is not a clause"),
    ] {
        let problem = only(&honest(), steps);
        assert_eq!((problem.trouble, problem.message.as_str()), (Trouble::Unknown, says), "{steps}");
    }
}

#[test]
fn nobody_answers_where_no_window_is_open() {
    let steps = "when p1 keeps; nobody answers\n then p2 is asked Redraw; happened [Kept]";
    assert_eq!(problems(&honest(), steps), []);
}

#[test]
fn nothing_is_given_after_something_was_done() {
    let problem = parse("scenario \"x\" covers HB-1.1\n when p1 keeps\n given decks\n then settled").unwrap_err();
    assert_eq!((problem.trouble, problem.span), (Trouble::Syntax, 43..48));
    // Facts and refusals change nothing: variants may go on describing the position.
    let source =
        "scenario \"x\" covers HB-1.1\n then settled\n variant \"a\"\n given decks\n when p1 keeps\n then settled";
    assert!(parse(source).is_ok());
}

#[test]
fn a_panic_is_the_failure_of_its_scenario() {
    let breaks = Variant::with(Twist {
        applied: |_, _, action, _| assert!(!matches!(action, Action::Bid(_)), "for the sake of the test"),
        ..Twist::NONE
    });
    // All answers are tried at every step, so it breaks down where a bid is asked for.
    let problem = only(&breaks, "when p1 keeps; p2 keeps\n then settled");
    assert_eq!((problem.trouble, problem.message.as_str()), (Trouble::Panicked, "for the sake of the test"));
    assert_eq!(problem.span, 43..51);
    // Others hold all the same.
    assert_eq!(problems(&breaks, "when p1 redraws\n then p2 is asked Redraw"), []);
}

#[test]
fn a_draw_is_won_by_nobody() {
    let ends = |applied| Variant::with(Twist { applied, ..Twist::NONE });
    let tied = ends(|_, state, _, _| state.frame = Frame::MatchOver(Places::ranked(2, |_| 0)));
    let won = ends(|_, state, _, _| state.frame = Frame::MatchOver(Places::ranked(2, |seat| seat)));
    let found = problems(&tied, "when p1 keeps\n then match over; p1 wins the match; p2 wins the match; p2 places 1");
    let said: Vec<&str> = found.iter().map(|problem| problem.message.as_str()).collect();
    assert_eq!(said, ["p1 places 1, p2 places 1"; 2]);
    let found = problems(&won, "when p1 keeps\n then p1 wins the match; p2 wins the match");
    let said: Vec<&str> = found.iter().map(|problem| problem.message.as_str()).collect();
    assert_eq!(said, ["p1 places 1, p2 places 2"]);
}

#[test]
fn a_scenario_is_told_as_a_log() {
    let source = "scenario \"x\" covers HB-1.1\n when p1 keeps\n then p2 is asked Redraw";
    let mut log = Vec::new();
    trace(&honest(), &parse(source).unwrap()[0], &mut |told| log.push(told)).unwrap();
    let asked = |told: &Trace| match told {
        Trace::Asked { who, question, answers, part: _ } => {
            format!("{who} {question} {}", answers.iter().map(|answer| answer.verb).collect::<Vec<_>>().join(" "))
        }
        Trace::Happened(events) => events.iter().map(|(kind, _)| *kind).collect::<Vec<_>>().join(" "),
        Trace::Step { keyword, span } => format!("{keyword} {}", &source[span.clone()]),
        Trace::Over => "over".to_owned(),
    };
    let log: Vec<String> = log.iter().map(asked).collect();
    assert_eq!(
        log[1..],
        ["p1 Redraw keeps redraws", "when p1 keeps", "Kept", "p2 Redraw keeps redraws", "then p2 is asked Redraw",]
    );
}
