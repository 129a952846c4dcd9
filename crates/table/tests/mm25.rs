//! The table of the One Piece Cardgame of 2009 shows what a viewer may see, with the answers where they start.

mod support;

use kernel::{By, Game, Options, Seat, Seed, Status, Viewer};
use mm25::{Action, Mm25, Number, Setup, Spot, View, Zone as Place};
use std::collections::BTreeSet;
use std::sync::Arc;
use support::{after, at, fact, look, look_at_scenarios, made_of, said};
use table::{Draw, FactKind, Form, LinkKind, Table, Zone};

fn game(mine: usize, theirs: usize, seed: u64) -> Game<Mm25> {
    let decks = mm25::starter_decks();
    let mut setup = Setup::of(decks[mine].1.clone(), decks[theirs].1.clone());
    for deck in &mut setup.decks {
        deck.sideboard = vec![(Number("DM-W05".to_owned()), 1), (Number("DM-W16".to_owned()), 2)];
    }
    Game::new(Arc::new(Mm25::built_in()), setup, Seed::from_number(seed)).unwrap()
}

fn asked(game: &Game<Mm25>) -> Option<Seat> {
    match game.status() {
        Status::Ask(question) => match question.by {
            By::Seat(seat) => Some(seat),
            By::Shell => None,
        },
        Status::Over(_) => None,
    }
}

/// Plays on, with an answer that is a plain function of the step; `look` sees each part of it asked for.
fn go_on(game: &mut Game<Mm25>, seat: Seat, step: usize, mut look: impl FnMut(&Options<Mm25>)) {
    let mut parts = Vec::new();
    loop {
        let options = game.options(seat, &parts).unwrap();
        if options.complete {
            return game.play(By::Seat(seat), &parts).unwrap();
        }
        look(&options);
        let next = options.next();
        parts.push(next[(step * 7 + parts.len() * 3) % next.len()]);
    }
}

fn zone<'t>(table: &'t Table<Action>, seat: Seat, id: &str) -> Option<&'t Zone> {
    table.zones.iter().find(|zone| zone.owner == Some(seat) && zone.id == id)
}

#[test]
fn every_answer_about_a_card_starts_from_a_card() {
    let mut started = BTreeSet::new();
    for (seed, (mine, theirs)) in (0..8).zip([(0, 1), (1, 2), (2, 0), (0, 0)].into_iter().cycle()) {
        let mut game = game(mine, theirs, seed);
        for step in 0..500 {
            let Some(seat) = asked(&game) else { break };
            go_on(&mut game, seat, step, |options| {
                let table = Mm25::table(&options.sight());
                for (place, answer) in table.answers.iter().enumerate() {
                    assert!(!answer.path.is_empty());
                    let cards = table.zones.iter().flat_map(|zone| &zone.cards);
                    let starts = cards.filter(|card| card.answers.contains(&(place as u16))).count();
                    let kind = format!("{:?}", answer.send);
                    let kind = kind.split([' ', '(']).next().unwrap_or_default().to_owned();
                    let is_about_a_card = matches!(
                        answer.send,
                        Action::Swap { .. }
                            | Action::Place { .. }
                            | Action::Call { .. }
                            | Action::Discard { .. }
                            | Action::Reinforce { .. }
                            | Action::Use { .. }
                            | Action::Team { .. }
                            | Action::Attack { .. }
                            | Action::Activate { .. }
                            | Action::Pick(_)
                    );
                    assert_eq!(is_about_a_card, starts > 0, "{:?} starts from {starts} cards", answer.send);
                    started.extend(is_about_a_card.then_some(kind));
                }
            });
        }
    }
    assert!(started.len() >= 9, "these games have little to do: {started:?}");
}

#[test]
fn counts_are_those_of_the_zones_and_no_card_is_lost() {
    let mut game = game(0, 2, 7);
    for step in 0..400 {
        let Some(seat) = asked(&game) else { break };
        for viewer in Viewer::all(2) {
            let sight = game.sight(viewer);
            let (view, table) = (sight.view(), Mm25::table(&sight));
            for plate in &table.plates {
                assert_eq!(plate.asked, plate.seat == seat);
                let side = &view.sides[plate.seat.index()];
                let zones = table.zones.iter().filter(|zone| zone.owner == Some(plate.seat));
                let laid: u16 = zones.map(|zone| zone.count).sum();
                let life: u16 = side.life.iter().map(|&life| u16::from(life)).sum();
                assert_eq!(laid + life, 35);
                if zone(&table, plate.seat, "deck").is_none() {
                    let counts = ["hand", "chest", "logbook"].map(|id| zone(&table, plate.seat, id).unwrap().count);
                    let counted: Vec<i64> = plate.counters[..3].iter().map(|counter| counter.value).collect();
                    assert_eq!(counted, counts.map(i64::from));
                }
            }
        }
        go_on(&mut game, seat, step, |_| {});
    }
}

#[test]
fn a_hand_and_what_lies_face_down_are_open_to_their_owner_alone() {
    let mut face_down = 0;
    let mut game = game(0, 1, 3);
    for step in 0..200 {
        let Some(asked) = asked(&game) else { break };
        for owner in Seat::all(2) {
            let own = Mm25::table(&game.sight(Viewer::Seat(owner)));
            let Some(hand) = zone(&own, owner, "hand") else { continue };
            assert!(hand.form == Form::Spread && hand.cards.len() == usize::from(hand.count));
            assert!(hand.cards.iter().all(|card| card.code.is_some() && card.name.is_some()));
            assert!(zone(&own, owner, "bridge").unwrap().cards.iter().all(|card| card.code.is_some()));
            for viewer in Viewer::all(2).filter(|&viewer| viewer != Viewer::Seat(owner)) {
                let table = Mm25::table(&game.sight(viewer));
                let hand = zone(&table, owner, "hand").unwrap();
                let unknown = hand.cards.iter().filter(|card| card.code.is_none() && card.answers.is_empty()).count();
                assert_eq!(unknown, 0, "a Hand shows its known cards only");
                for card in &zone(&table, owner, "bridge").unwrap().cards {
                    let is_down = card.badges.iter().any(|badge| badge.text.key == "mm25-badge-face-down");
                    assert_eq!(card.code.is_none(), is_down);
                    face_down += usize::from(is_down);
                }
            }
        }
        go_on(&mut game, asked, step, |_| {});
    }
    assert!(face_down > 0, "nobody places Characters face down");
}

#[test]
fn characters_and_phases_tell_their_numbers_and_state() {
    let mut keys = BTreeSet::new();
    for (seed, (mine, theirs)) in (0..8).zip([(0, 1), (1, 2), (2, 0), (1, 1)].into_iter().cycle()) {
        let mut game = game(mine, theirs, seed);
        for step in 0..500 {
            let Some(seat) = asked(&game) else { break };
            let table = Mm25::table(&game.sight(Viewer::Seat(seat)));
            for zone in &table.zones {
                for card in &zone.cards {
                    let told: Vec<_> = card.badges.iter().map(|badge| badge.text.key).collect();
                    let is_open = zone.id == "bridge" && !told.contains(&"mm25-badge-face-down");
                    let numbers = ["mm25-power", "mm25-damage", "mm25-life-left"];
                    assert!(!is_open || numbers.iter().all(|key| told.contains(key)), "{told:?}");
                    keys.extend(told);
                }
            }
            keys.extend(table.phase.iter().map(|phase| phase.text.key));
            keys.extend(table.plates.iter().flat_map(|plate| &plate.badges).map(|badge| badge.text.key));
            go_on(&mut game, seat, step, |_| {});
        }
    }
    for key in [
        "mm25-space-captain",
        "mm25-space-sailor-2",
        "mm25-badge-attacker",
        "mm25-badge-target",
        "mm25-badge-began",
        "mm25-badge-pending",
        "mm25-badge-mulligan",
        "mm25-badge-exempt",
        "mm25-game",
        "mm25-score",
        "mm25-exchanging",
        "mm25-setting-up",
        "mm25-turn",
        "mm25-actions",
        "mm25-final-phase",
        "mm25-battle",
        "mm25-window",
    ] {
        assert!(keys.contains(key), "{key} is never shown: {keys:?}");
    }
}

/// What the table says of Characters is what the view says of them.
fn tells_what_is_seen(view: &View, table: &Table<Action>) {
    for seat in Seat::all(2) {
        let Some(bridge) = zone(table, seat, "bridge") else { continue };
        for card in &bridge.cards {
            let seen = view.card_at(Spot { seat, zone: Place::Bridge, index: card.index as u8 }).unwrap();
            let now = |id| fact(card, id).map(|fact| fact.now as i32);
            let life = view.sides[seat.index()].life[usize::from(card.index)];
            assert_eq!([now(FactKind::Power), now(FactKind::Damage)], [seen.power, seen.damage]);
            assert_eq!(now(FactKind::Life), seen.power.map(|_| i32::from(life)));
            assert!(card.attached.len() == usize::from(life) && card.attached.iter().all(|life| life.code.is_none()));
            assert!(!card.turned);
        }
    }
    let fighting = view.battle().is_some_and(|fighters| fighters.iter().all(Option::is_some));
    let shown = zone(table, Seat::FIRST, "bridge").is_some();
    assert_eq!(table.links.len(), usize::from(fighting && shown));
}

#[test]
fn numbers_are_the_sum_of_their_parts_in_random_games() {
    let mut taken_apart = 0;
    for (seed, (mine, theirs)) in (0..).zip([(0, 1), (1, 2), (2, 0), (1, 1)]) {
        let mut game = game(mine, theirs, seed);
        for step in 0..400 {
            let Some(seat) = asked(&game) else { break };
            let sights = Viewer::all(2).map(|viewer| game.sight(viewer));
            taken_apart += sights.map(|sight| look(&sight, tells_what_is_seen)).sum::<usize>();
            go_on(&mut game, seat, step, |_| {});
        }
    }
    assert!(taken_apart > 500, "{taken_apart}");
}

#[test]
fn numbers_are_the_sum_of_their_parts_in_every_scenario() {
    let (mut clauses, mut waiting) = (BTreeSet::new(), 0);
    look_at_scenarios(&Mm25::built_in(), "mm25", |view, table| {
        tells_what_is_seen(view, table);
        waiting += table.stack.len();
        let facts = table.zones.iter().flat_map(|zone| &zone.cards).flat_map(|card| &card.facts);
        clauses.extend(facts.flat_map(|fact| &fact.parts).map(|part| (part.source.key, part.clause.to_string())));
    });
    let sources = [
        ("card", "12.2"),
        ("card", "12.4"),
        ("card", "7.4.1"),
        ("card", "9.15"),
        ("part-battle", "9.2"),
        ("part-life", "8.1.1"),
        ("part-printed", "9.15"),
    ];
    let sources = sources.map(|(key, clause)| (format!("mm25-{key}"), format!("MM-{clause}")));
    assert_eq!(clauses.into_iter().map(|(key, clause)| (key.into(), clause)).collect::<Vec<_>>(), sources);
    assert!(waiting > 100, "{waiting}");
}

#[test]
fn a_battle_with_a_reinforcement_and_a_technique() {
    let text = "given p1 captain DM-C02; p1 hand [DM-C04, DM-W01]; p2 captain X(power 500); p2 hand [DM-W07, DM-C03]
        when p1 attacks X with captain; p1 reinforces with DM-C04; p2 passes; p1 uses DM-W01";
    let placed = after(&Mm25::built_in(), text);
    let [link] = placed.links[..] else { panic!("{:?}", placed.links) };
    let [item] = &placed.stack[..] else { panic!("{:?}", placed.stack) };
    assert_eq!((link.kind, item.seat), (LinkKind::Attack, Seat::FIRST));
    assert!(said(&item.text).starts_with("DM-W01 Rising Wave: "), "{}", said(&item.text));
    assert_eq!(at(&placed, item.card.unwrap()).code.as_deref(), Some("DM-W01"));
    assert_eq!(made_of(at(&placed, link.from), FactKind::Power).0, 700);
    let applied = after(&Mm25::built_in(), &format!("{text}; nobody answers"));
    assert!(applied.stack.is_empty());
    let (power, parts) = made_of(at(&applied, link.from), FactKind::Power);
    let parts: Vec<_> = parts.iter().map(|(source, amount, clause)| (source.as_str(), *amount, *clause)).collect();
    let printed = ("printed", 600, "MM-9.15");
    let technique = ("DM-W01 Rising Wave", 200, "MM-12.2");
    assert_eq!((power, parts), (900, vec![printed, technique, ("DM-C04 Brug", 100, "MM-7.4.1")]));
}
