//! Violations planted beside a game's own sources: each must be found, and what is allowed must not be.

use crate::types;
use crate::{Game, dispatch as dispatched, purity as pure, views as seen, writers};

const FILE: &str = "procedures/planted.rs";

fn method(body: &str) -> String {
    format!("impl<S: Sink<Rules>> Engine<'_, S> {{\n    fn planted(&mut self) {{\n        {body}\n    }}\n}}")
}

/// How often the scan finds something in a planted file.
fn found(game: &Game, file: &str, text: &str, scan: impl Fn(&Game) -> Vec<String>) -> usize {
    scan(&game.alone(file, text)).len()
}

fn writes_in(game: &Game, body: &str) -> usize {
    found(game, FILE, &method(body), writers::writes)
}

/// Ways to every field of the state that is no frame, through every struct that it is made of.
fn ways(game: &Game) -> Vec<String> {
    let mut ways = Vec::new();
    let mut open: Vec<(String, String)> = vec![("self.state".to_owned(), "State".to_owned())];
    while let Some((way, of)) = open.pop() {
        for (field, inner) in game.types.fields(&of) {
            if of == "State" && game.types.frame.contains(field) {
                continue;
            }
            let way = format!("{way}.{field}");
            let inner_name = types::name_of(inner).filter(|name| game.types.is_struct(name));
            let item =
                types::element(inner).as_ref().and_then(types::name_of).filter(|name| game.types.is_struct(name));
            if let Some(name) = inner_name {
                open.push((way.clone(), name));
            } else if let Some(name) = item {
                open.push((format!("{way}[0]"), name));
            }
            ways.push(way);
        }
    }
    ways
}

/// Every field of the state and of its parts, written in every way there is.
pub fn writes(game: &Game) {
    let ways = ways(game);
    assert!(ways.len() >= 20, "the fields of the state are known: {ways:?}");
    for way in &ways {
        let bodies = [
            format!("{way} = value;"),
            format!("{way} += 1;"),
            format!("({way}, other) = (value, 1);"),
            format!("{way}[1] = value;"),
            format!("{way}.push(value);"),
            format!("{way}.retain(|one| one.is_good());"),
            format!("let alias = &mut {way}; *alias = value;"),
            format!("std::mem::swap(&mut {way}, &mut other);"),
            format!("for one in &mut {way} {{ one.change(); }}"),
            format!("if let Some(one) = {way}.as_mut() {{ one.change(); }}"),
            format!("if let Some(ref mut one) = {way} {{ *one = value; }}"),
            format!("assert!({way}.pop().is_some());"),
        ];
        for body in bodies {
            assert_eq!(writes_in(game, &body).min(1), 1, "not found: {body}");
        }
        for body in [format!("let copy = {way};"), format!("let read = &{way};"), format!("if {way} == value {{}}")] {
            assert_eq!(writes_in(game, &body), 0, "only read: {body}");
        }
    }
    let field = ways[0].strip_prefix("self.state.").unwrap();
    let bodies = [
        format!("let world = &mut *self.state; world.{field} = value;"),
        format!("let Engine {{ state: world, .. }} = self; world.{field} = value;"),
        format!("let State {{ {field}, .. }} = self.state; *{field} = value;"),
        format!("let change = |world: &mut State| world.{field} = value; change(self.state);"),
        "std::mem::swap(self.state, &mut other);".to_owned(),
        "std::mem::take(self.state);".to_owned(),
        format!("let Engine {{ state: State {{ {field}, .. }}, .. }} = self; *{field} = value;"),
        format!("self.state.{field}.clone_from_slice(other);"),
        format!("self.planted_change(|world| world.{field} = value);"),
        "*self.state = other;".to_owned(),
        "self.state.planted_writer();".to_owned(),
        "self.planted_lender().clear();".to_owned(),
    ];
    let helpers = format!(
        "impl State {{ fn planted_writer(&mut self) {{ self.{field} = value; }} }}\n\
         impl Planted {{ fn planted_lender(&mut self) -> &mut State {{ lend() }} }}\n\
         impl Planted {{ fn planted_change(&mut self, change: impl FnOnce(&mut State)) {{ change(self.0) }} }}"
    );
    let helped = game.with("planted.rs", &helpers);
    for body in bodies {
        assert_eq!(writes_in(&helped, &body).min(1), 1, "not found: {body}");
    }
    // A field that somebody adds is guarded without a line here.
    let more = "impl Planted { fn f(&mut self) { self.state.a_field_of_tomorrow = 1; } }";
    assert_eq!(found(game, FILE, more, writers::writes), 1);
    for frame in &game.types.frame {
        assert_eq!(writes_in(game, &format!("self.state.{frame} = value;")), 0, "procedures write the frame");
    }
    assert_eq!(found(game, "atoms/planted.rs", &method(&format!("{} = value;", ways[0])), writers::writes), 0);
}

/// A copy of what is not named, and an arm for every kind.
pub fn views(game: &Game) {
    let of = |text: &str, file: &str, scan: fn(&Game) -> Vec<String>| found(game, file, text, scan);
    let update = "impl Numbering { fn f(&self) -> Battle { Battle { target: self.card(), ..battle } } }";
    assert_eq!(of(update, "view/planted.rs", seen::copies), 1);
    assert_eq!(of(update, "events/planted.rs", seen::copies), 1);
    let deep = "impl Numbering { fn f(&self) { rows.map(|row| Row { on: on(row.on), ..*row }) } }";
    assert_eq!(of(deep, "view/planted.rs", seen::copies), 1);
    let whole = "impl Numbering { fn f(&self, it: &State) -> State { *it } }";
    assert_eq!(of(whole, "view/planted.rs", seen::copies), 1);
    let moved = "impl Numbering { fn f(&self, it: State) -> State { match it.a { A => it, B => State { a } } } }";
    assert_eq!(of(moved, "view/planted.rs", seen::copies), 1);
    let fine = "impl Numbering { fn f(&self, it: &State) -> State { let State { a, b } = *it; State { a, b, ..State::default() } } }";
    assert_eq!(of(fine, "view/planted.rs", seen::copies), 0);

    for (arm, expected) in [
        ("what => what", 1),
        ("_ => What::Nothing", 1),
        ("what if open => what", 1),
        ("What::Drew { .. } | _ => None", 1),
        ("public @ (What::Passed | What::Won { .. }) => public", 0),
    ] {
        for name in ["seen_by", "redact"] {
            let text = format!("impl Event {{ fn {name}(&self) -> Seen {{ match self.what {{ {arm} }} }} }}");
            assert_eq!(of(&text, "events/planted.rs", seen::catch_alls), expected, "{name}: {arm}");
        }
    }
    let bound = "impl View { fn of(state: &State) -> View { match state.frame { A(drawn) => B, frame => C(frame) } } }";
    assert_eq!(of(bound, "view/planted.rs", seen::catch_alls), 1);
    let rest = "impl View { fn cost(&self) -> u8 { match self.kind { A => 1, _ => 0 } } }";
    assert_eq!(of(rest, "view/planted.rs", seen::catch_alls), 0);
    if game.types.fields("State").iter().any(|(field, _)| field == "stack") {
        let list = "impl View { fn of(state: &State) -> View { View { it: state.stack.iter().copied() } } }";
        assert_eq!(of(list, "view/planted.rs", seen::copies), 1);
    }
    let frame =
        "impl Numbering { fn f(&self, it: &State) -> Option<State> { match it { Some(a) => a, other => *other } } }";
    assert_eq!(of(frame, "view/planted.rs", seen::catch_alls), 1);
}

/// An arm for every verb or question.
pub fn dispatch(game: &Game) {
    let of = |arms: &str, file| {
        let text = format!("impl Engine {{ fn f(&self) {{ match it {{ {arms} }} }} }}");
        found(game, file, &text, dispatched::catch_alls)
    };
    for (arms, expected) in [
        ("Verb::Pick { .. } => 1, Verb::Draw => 2, _ => 3", 1),
        ("Asks::Pick(pick) | Asks::Draw(pick) => 1, other => 3", 1),
        ("(Action::Pass, Waiting::Block) => 1, (Action::Pass, Waiting::Main) => 2, (_, _) => 3", 1),
        ("Some(Ask::Block) => 1, Some(Ask::Main) => 2, _ if late => 3, None => 4", 1),
        ("Verb::Pick { .. } => 1, Verb::Draw => 2", 0),
        ("Verb::Pick { slot: _ } => 1, Verb::Draw => 2, Verb::Keep => self.state.never(\"so\")", 0),
        ("Verb::Pick { .. } => Ok(()), Verb::Draw => Ok(()), _ => refuse(reason, clause)", 0),
        ("Verb::Pick { .. } => 1, _ => 2", 0),
        ("Colour::Red => 1, Colour::Green => 2, _ => 3", 0),
    ] {
        assert_eq!(of(arms, FILE), expected, "{arms}");
        assert_eq!(of(arms, "refuse.rs"), expected, "{arms}");
        assert_eq!(of(arms, "vocabulary/planted.rs"), 0, "words are looked up, not dispatched");
    }
}

/// Everything that reaches outside, a card by number, and a file without end.
pub fn purity(game: &Game) {
    for text in [
        "fn f() { let now = std::time::Duration::ZERO; }",
        "use std::time::Instant;",
        "use std::{fmt, fs};",
        "use std::{thread::spawn, fmt};",
        "fn f() { Instant::now(); }",
        "fn f() { std::env::var(\"HOME\"); }",
        "fn f() { log!(std::fs::read(\"x\")); }",
        "fn f() { getrandom::fill(&mut bytes); }",
        "fn f() { serde_json::to_string(&state); }",
        "use core::time::Duration;",
        "thread_local! { static SEEN: Cell<u8> = Cell::new(0); }",
        "static COUNT: AtomicUsize = AtomicUsize::new(0);",
        "struct It { by: HashMap<u8, u8> } impl It { fn f(&self) { for (key, value) in &self.by {} } }",
        "fn f() { let all: HashSet<u8> = given(); all.iter().next(); }",
    ] {
        assert!(found(game, FILE, text, pure::impurities) > 0, "not found: {text}");
    }
    assert_eq!(found(game, FILE, "/// Not std::fs, and no Instant.\nuse std::fmt;", pure::impurities), 0);

    for set in &game.sets {
        let code = format!("fn f() {{ if number == \"{set}001\" {{ win(); }} matches!(number, \"{set}C01\"); }}");
        assert_eq!(found(game, FILE, &code, pure::card_numbers), 2, "not found: {set}");
        assert_eq!(found(game, FILE, &format!("/// Such as {set}001.\nfn f() {{}}"), pure::card_numbers), 0);
    }
    assert_eq!(found(game, FILE, &"// A line.\n".repeat(801), pure::long_files), 1);
    assert_eq!(found(game, FILE, &"// A line.\n".repeat(800), pure::long_files), 0);
}
