//! The frame of the scenario language: what is read, and where it goes wrong.

use kernel::scenario::{Phrase, Step, Trouble, parse};

fn trouble(source: &str) -> (Trouble, (usize, usize), String) {
    let problem = parse(source).expect_err("this is no scenario");
    (problem.trouble, problem.place(source), problem.message)
}

#[test]
fn phrases_end_with_the_line_or_a_semicolon_but_not_inside_brackets() {
    let source = "scenario \"x\" covers A-1, B-2\n given one; two [a,\n   b]\n   three # four\n then five";
    let scenarios = parse(source).unwrap();
    let [scenario] = scenarios.as_slice() else { panic!("one scenario") };
    assert_eq!(scenario.given.len(), 3);
    assert_eq!(scenario.covers.iter().map(|(clause, _)| *clause).collect::<Vec<_>>(), ["A-1", "B-2"]);
    assert_eq!(scenario.steps.len(), 1);
    let mut words = scenario.given[1].words();
    assert!(words.eat("two"));
    let list = words.list(|words| words.word("an item")).unwrap();
    assert_eq!(list, ["a", "b"]);
    assert!(words.finish().is_ok());
}

#[test]
fn text_in_braces_is_handed_on_unread_with_its_place() {
    let phrase = Phrase::read("card {when played { draw 2; } # not a comment} end").unwrap();
    let mut words = phrase.words();
    assert!(words.eat("card"));
    let (text, span) = words.raw().unwrap();
    assert_eq!(text, "when played { draw 2; } # not a comment");
    assert_eq!(span, 5..46);
    assert!(words.eat("end") && words.raw().is_none());
}

#[test]
fn variants_share_what_precedes_them() {
    let source = "scenario \"x\" covers A-1\n given a\n variant \"1\"\n given b\n then c\n variant \"2\"\n then d\nscenario \"y\" covers A-1\n then e";
    let scenarios = parse(source).unwrap();
    let shape: Vec<_> = scenarios.iter().map(|s| (s.title(), s.given.len(), s.steps.len())).collect();
    assert_eq!(shape, [("x / 1".to_owned(), 2, 1), ("x / 2".to_owned(), 1, 1), ("y".to_owned(), 0, 1)]);
}

#[test]
fn a_refusal_names_its_reason() {
    let scenarios = parse("scenario \"x\" covers A-1\n refuse s0 jumps because TooHigh").unwrap();
    let Step::Refuse { because, phrase, .. } = &scenarios[0].steps[0] else { panic!("a refusal") };
    assert_eq!(*because, "TooHigh");
    let mut words = phrase.words();
    assert!(words.actor().is_ok() && words.eat("jumps") && words.is_done());
    assert_eq!(trouble("scenario \"x\" covers A-1\n refuse s0 jumps").1, (2, 12));
}

#[test]
fn seats_count_from_zero_or_from_one() {
    for (word, number) in
        [("s0", Some(0)), ("s9", Some(9)), ("p1", Some(0)), ("p10", Some(9)), ("s10", None), ("p0", None), ("x1", None)]
    {
        let phrase = Phrase::read(word).unwrap();
        assert_eq!(phrase.words().seat().ok().map(|seat| seat.number()), number, "{word}");
    }
}

#[test]
fn every_syntax_error_says_where() {
    for (source, place, says) in [
        ("", None, ""),
        ("hello", Some((1, 1)), "expected 'scenario'"),
        ("scenario covers A-1\n then x", Some((1, 1)), "one title"),
        ("scenario \"x\" covers A-1\n given [a\n then b", Some((2, 8)), "never closed"),
        ("scenario \"x\" covers A-1\n given a]\n then b", Some((2, 9)), "closes nothing"),
        ("scenario \"日本 x\n then b", Some((1, 15)), "no closing quote"),
        ("scenario \"x\" covers A-1\n given {a\n then b", Some((3, 8)), "never closed"),
        ("scenario \"x\" covers A-1\n given a ~ b\n then c", Some((2, 10)), "no meaning"),
        ("scenario \"x\"\n then b", Some((1, 1)), "names the clauses"),
        ("scenario \"x\" covers A-1\n given a", Some((1, 1)), "tests nothing"),
        ("scenario \"x\" covers A-1\n given\n then b", Some((2, 2)), "nothing follows"),
        ("variant \"x\"\n then b", Some((1, 1)), "before any 'scenario'"),
        ("game\nscenario \"x\" covers A-1\n then b", Some((1, 1)), "name of a game"),
    ] {
        match place {
            None => assert!(parse(source).unwrap().is_empty()),
            Some(place) => {
                let (kind, found, message) = trouble(source);
                assert_eq!(kind, Trouble::Syntax, "{source}");
                assert!(message.contains(says), "{source}: {message}");
                assert_eq!(found, place, "{source}: {message}");
            }
        }
    }
}
