//! What holds on every table, and the scenarios of the games as positions to look at.

use kernel::scenario::{Phrase, Position, Scenario, Step, Vocabulary, parse};
use kernel::{Pace, Sight, Status, Viewer};
use std::{fs, path::Path};
use table::{Card, Draw, Fact, FactKind, Spot, Table};
use words::{Lang, Line, Names, Voice};

thread_local! {
    static VOICES: Vec<Voice> = Lang::ALL.into_iter().map(Voice::new).collect();
}

/// A line in English, if every language has it.
pub fn said(line: &Line) -> String {
    VOICES.with(|voices| {
        let names = Names::numbered(2);
        let say = |voice: &Voice| voice.try_say(line, &names).unwrap_or_else(|fault| panic!("{line:?}: {fault:?}"));
        voices.iter().map(say).collect::<Vec<_>>().swap_remove(0)
    })
}

/// Looks at a table; `also` looks closer. Tells how many numbers were taken apart.
pub fn look<R: Draw>(sight: &Sight<'_, R>, also: impl FnOnce(&R::View, &Table<R::Action>)) -> usize {
    let table = R::table(sight);
    points_at_cards(&table);
    also(&sight.view(), &table);
    sums(&table)
}

/// Every number is the sum of its parts, or no parts are told of it. Tells how many have parts.
fn sums<A>(table: &Table<A>) -> usize {
    let facts = table.zones.iter().flat_map(|zone| &zone.cards).flat_map(|card| &card.facts);
    let mut taken_apart = 0;
    for fact in facts {
        assert_eq!(fact.now == fact.printed, fact.parts.is_empty(), "{fact:?}");
        let Some(first) = fact.parts.first() else { continue };
        let sum: i64 = fact.parts.iter().map(|part| part.amount).sum();
        assert_eq!(first.amount, fact.printed, "{fact:?}");
        assert!(sum == fact.now || sum < 0 && fact.now == 0, "{fact:?}");
        for part in &fact.parts {
            assert!(!said(&part.source).is_empty() && part.clause.contains('-'), "{part:?}");
        }
        taken_apart += 1;
    }
    taken_apart
}

/// Links and what waits lead to cards that are there.
fn points_at_cards<A>(table: &Table<A>) {
    let is_there = |spot: Spot| table.zones[usize::from(spot.zone)].cards.iter().any(|card| card.index == spot.index);
    for link in &table.links {
        assert!(is_there(link.from) && is_there(link.to), "{link:?}");
    }
    for item in &table.stack {
        assert!(item.card.is_none_or(is_there) && !said(&item.text).is_empty(), "{item:?}");
    }
}

/// A number of a card.
pub fn fact(card: &Card, kind: FactKind) -> Option<&Fact> {
    card.facts.iter().find(|fact| fact.kind == kind)
}

/// What counts now, and what it is made of.
pub fn made_of(card: &Card, kind: FactKind) -> (i64, Vec<(String, i64, &str)>) {
    let fact = fact(card, kind).unwrap();
    (fact.now, fact.parts.iter().map(|part| (said(&part.source), part.amount, &*part.clause)).collect())
}

/// The card that a spot means.
pub fn at<A>(table: &Table<A>, spot: Spot) -> &Card {
    table.zones[usize::from(spot.zone)].cards.iter().find(|card| card.index == spot.index).unwrap()
}

/// The table after a scenario, as a spectator sees it.
pub fn after<R: Draw + Vocabulary>(rules: &R, scenario: &str) -> Table<R::Action> {
    // A scenario must say what it covers and what holds; here the table is looked at instead.
    let source = format!("scenario \"an example\" covers nothing\n{scenario}\nthen settled");
    let mut last = None;
    play(rules, &parse(&source).unwrap()[0], |rules, state| {
        last = Some(R::table(&Sight::new(rules, state, Viewer::Spectator)));
    });
    last.unwrap()
}

/// Looks at every position of every scenario of a game. Tells how many numbers were taken apart.
pub fn look_at_scenarios<R: Draw + Vocabulary>(
    rules: &R,
    game: &str,
    mut also: impl FnMut(&R::View, &Table<R::Action>),
) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game);
    let mut taken_apart = 0;
    for file in fs::read_dir(folder).unwrap() {
        let source = fs::read_to_string(file.unwrap().path()).unwrap();
        for scenario in parse(&source).unwrap() {
            play(rules, &scenario, |rules, state| {
                for viewer in Viewer::all(2) {
                    taken_apart += look(&Sight::new(rules, state, viewer), &mut also);
                }
            });
        }
    }
    taken_apart
}

/// Plays a scenario whose luck is not stated; `each` sees every position.
fn play<R: Vocabulary>(rules: &R, scenario: &Scenario<'_>, mut each: impl FnMut(&R, &R::State)) {
    if scenario.steps.iter().any(|step| matches!(step, Step::Chance(_))) {
        return;
    }
    let mut fixture = R::Fixture::default();
    for phrase in &scenario.given {
        rules.given(&mut fixture, &mut phrase.words()).unwrap();
    }
    let Ok(Position::At(rules, mut state)) = rules.position(&fixture, &mut ()) else { return };
    each(&rules, &state);
    for step in &scenario.steps {
        if let Step::When(phrase) = step {
            act(&rules, &mut state, phrase);
            each(&rules, &state);
        }
    }
}

/// Somebody does what the phrase says.
fn act<R: Vocabulary>(rules: &R, state: &mut R::State, phrase: &Phrase<'_>) {
    let mut words = phrase.words();
    if !words.eat("nobody answers") {
        let by = words.actor().unwrap();
        for part in rules.action(state, by, &mut words).unwrap() {
            rules.check(state, by, part).unwrap_or_else(|refusal| panic!("{part:?}: {refusal:?}"));
            rules.advance(state, by, part);
        }
        return;
    }
    while let Status::Ask(question) = rules.status(state)
        && let (Pace::Reaction { .. }, Some(default)) = (question.pace, question.answer.default)
    {
        rules.advance(state, question.by, default);
    }
}
