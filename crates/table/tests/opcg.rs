//! The table of ONE PIECE CARD GAME shows what a viewer may see, with the answers where they start.

mod support;

use kernel::{By, Game, Seat, Seed, Status, Viewer};
use opcg::{Action, Opcg, Setup, Spot, View, Zone as Place};
use std::collections::BTreeSet;
use std::sync::Arc;
use support::{after, at, fact, look, look_at_scenarios, made_of, said};
use table::{Draw, FactKind, Form, LinkKind, Table, Zone};

fn game(seed: u64) -> Game<Opcg> {
    let decks = opcg::starter_decks();
    let setup = Setup::of(decks[0].1.clone(), decks[1].1.clone());
    Game::new(Arc::new(Opcg::built_in()), setup, Seed::from_number(seed)).unwrap()
}

fn asked(game: &Game<Opcg>) -> Option<Seat> {
    match game.status() {
        Status::Ask(question) => match question.by {
            By::Seat(seat) => Some(seat),
            By::Shell => None,
        },
        Status::Over(_) => None,
    }
}

/// Plays on, with an answer that is a plain function of the step.
fn go_on(game: &mut Game<Opcg>, seat: Seat, step: usize) {
    let mut parts = Vec::new();
    loop {
        let options = game.options(seat, &parts).unwrap();
        if options.complete {
            return game.play(By::Seat(seat), &parts).unwrap();
        }
        let next = options.next();
        parts.push(next[(step * 5 + parts.len()) % next.len()]);
    }
}

fn zone<'t>(table: &'t Table<Action>, seat: Seat, id: &str) -> &'t Zone {
    table.zones.iter().find(|zone| zone.owner == Some(seat) && zone.id == id).unwrap()
}

#[test]
fn every_answer_about_a_card_starts_from_a_card() {
    for seed in 0..6 {
        let mut game = game(seed);
        for step in 0..250 {
            let Some(seat) = asked(&game) else { break };
            let table = Opcg::table(&game.sight(Viewer::Seat(seat)));
            for (place, answer) in table.answers.iter().enumerate() {
                assert!(!answer.path.is_empty());
                let starts = table.zones.iter().flat_map(|zone| &zone.cards);
                let starts = starts.filter(|card| card.answers.contains(&(place as u16))).count();
                let is_about_a_card = matches!(
                    answer.send,
                    Action::Play { .. }
                        | Action::Activate { .. }
                        | Action::Give { .. }
                        | Action::Attack { .. }
                        | Action::Block(_)
                        | Action::Counter { .. }
                        | Action::CounterEvent { .. }
                        | Action::Pick(_)
                        | Action::PickForBottom(_)
                        | Action::TakeLife
                        | Action::Return(_)
                );
                assert!(!is_about_a_card || starts > 0, "{:?} starts nowhere", answer.send);
            }
            go_on(&mut game, seat, step);
        }
    }
}

#[test]
fn counts_are_those_of_the_zones_and_no_card_is_lost() {
    let mut game = game(7);
    for step in 0..150 {
        let Some(seat) = asked(&game) else { break };
        for viewer in Viewer::all(2) {
            let table = Opcg::table(&game.sight(viewer));
            for plate in &table.plates {
                let counts = ["life", "hand", "deck", "trash"].map(|id| i64::from(zone(&table, plate.seat, id).count));
                assert_eq!(plate.counters[..4].iter().map(|counter| counter.value).collect::<Vec<_>>(), counts);
                assert_eq!(plate.asked, plate.seat == seat);
                let cards = table.zones.iter().filter(|zone| zone.owner == Some(plate.seat) && zone.id != "cost");
                assert_eq!(cards.map(|zone| zone.count).sum::<u16>(), 51);
            }
        }
        go_on(&mut game, seat, step);
    }
}

#[test]
fn before_life_is_dealt_the_table_says_how_much_it_will_be() {
    let mut game = game(7);
    let mut waited = false;
    for step in 0.. {
        let table = Opcg::table(&game.sight(Viewer::Spectator));
        let lives = Seat::all(2).map(|seat| zone(&table, seat, "life")).collect::<Vec<_>>();
        if lives[0].count > 0 {
            assert!(lives.iter().all(|life| life.coming.is_none()), "what lies there does not come any more");
            break;
        }
        waited = true;
        assert!(lives.iter().all(|life| life.coming == Some(5)), "{lives:?}");
        let seat = asked(&game).unwrap();
        go_on(&mut game, seat, step);
    }
    assert!(waited);
}

#[test]
fn a_hand_is_open_to_its_owner_alone() {
    let mut game = game(3);
    for step in 0.. {
        let Some(seat) = asked(&game) else { panic!("the game is over before a hand is drawn") };
        let table = Opcg::table(&game.sight(Viewer::Seat(seat)));
        if zone(&table, seat, "hand").count == 5 {
            break;
        }
        go_on(&mut game, seat, step);
    }
    for seat in Seat::all(2) {
        let own = Opcg::table(&game.sight(Viewer::Seat(seat)));
        let hand = zone(&own, seat, "hand");
        assert_eq!((hand.form, hand.count, hand.cards.len()), (Form::Spread, 5, 5));
        assert!(hand.cards.iter().all(|card| card.code.is_some() && card.name.is_some()));
        for viewer in Viewer::all(2).filter(|&viewer| viewer != Viewer::Seat(seat)) {
            let table = Opcg::table(&game.sight(viewer));
            assert_eq!((zone(&table, seat, "hand").count, zone(&table, seat, "hand").cards.len()), (5, 0));
        }
    }
}

#[test]
fn cards_on_the_field_tell_their_power_cost_and_state() {
    let mut game = game(1);
    let mut keys = std::collections::BTreeSet::new();
    for step in 0..400 {
        let Some(seat) = asked(&game) else { break };
        let table = Opcg::table(&game.sight(Viewer::Spectator));
        for zone in table.zones.iter().filter(|zone| ["leader", "characters", "cost"].contains(&&*zone.id)) {
            for card in &zone.cards {
                let told: Vec<_> = card.badges.iter().map(|badge| badge.text.key).collect();
                assert!(zone.id == "cost" || told.contains(&"opcg-badge-power"));
                assert_eq!(zone.id == "characters", told.contains(&"opcg-badge-cost"));
                keys.extend(told);
            }
        }
        go_on(&mut game, seat, step);
    }
    for key in [
        "opcg-badge-rested",
        "opcg-badge-given",
        "opcg-badge-fresh",
        "opcg-badge-attacker",
        "opcg-badge-target",
        "opcg-badge-active-don",
        "opcg-badge-rested-don",
        "opcg-keyword-blocker",
    ] {
        assert!(keys.contains(key), "{key} is never shown: {keys:?}");
    }
}

/// What the table says of cards is what the view says of them.
fn tells_what_is_seen(view: &View, table: &Table<Action>) {
    for seat in Seat::all(2) {
        let side = &view.sides[seat.index()];
        let life = fact(&zone(table, seat, "leader").cards[0], FactKind::Life).map(|fact| fact.now);
        // Before the Life cards are dealt it is what is printed.
        assert!(view.turn == 0 || life.is_none_or(|life| life == side.life.len() as i64));
        for (id, place) in [("leader", Place::Leader), ("characters", Place::Characters), ("hand", Place::Hand)] {
            for card in &zone(table, seat, id).cards {
                let seen = view.card_at(Spot { seat, zone: place, index: card.index as u8 }).unwrap();
                let now = |id| fact(card, id).map(|fact| fact.now as i32);
                assert_eq!(
                    [now(FactKind::Power), now(FactKind::Cost), now(FactKind::Counter)],
                    [seen.power, seen.cost, seen.counter]
                );
                assert_eq!((card.turned, card.attached.len()), (seen.rested, usize::from(seen.given > 0)));
            }
        }
    }
    assert_eq!(table.links.first().map(|link| link.kind), view.battle().map(|_| LinkKind::Attack));
}

#[test]
fn numbers_are_the_sum_of_their_parts_in_random_games() {
    let mut taken_apart = 0;
    for seed in 0..4 {
        let mut game = game(seed);
        for step in 0..250 {
            let Some(seat) = asked(&game) else { break };
            let sights = Viewer::all(2).map(|viewer| game.sight(viewer));
            taken_apart += sights.map(|sight| look(&sight, tells_what_is_seen)).sum::<usize>();
            go_on(&mut game, seat, step);
        }
    }
    assert!(taken_apart > 500, "{taken_apart}");
}

#[test]
fn numbers_are_the_sum_of_their_parts_in_every_scenario() {
    let (mut sources, mut waiting) = (BTreeSet::new(), 0);
    look_at_scenarios(&Opcg::built_in(), "opcg", |view, table| {
        tells_what_is_seen(view, table);
        waiting += table.stack.len();
        let facts = table.zones.iter().flat_map(|zone| &zone.cards).flat_map(|card| &card.facts);
        sources.extend(facts.flat_map(|fact| &fact.parts).map(|part| part.source.key));
    });
    let all = ["card", "part-counter", "part-don", "part-effect", "part-life", "part-printed"];
    assert_eq!(sources.into_iter().collect::<Vec<_>>(), all.map(|key| format!("opcg-{key}")));
    assert!(waiting > 100, "{waiting}");
}

#[test]
fn a_leader_with_two_don_attacks() {
    let text = "given p1 don 2; p1 leader L; p2 leader M; p2 hand [X(counter 1000)]
        when p1 gives L; p1 gives L; p1 attacks leader with L";
    let table = after(&Opcg::built_in(), text);
    let [link] = table.links[..] else { panic!("{:?}", table.links) };
    let (from, to) = (at(&table, link.from), at(&table, link.to));
    assert_eq!((link.kind, from.turned, to.turned), (LinkKind::Attack, true, false));
    let parts = vec![("printed".to_owned(), 5000, "OP-1.23"), ("DON!! given to it".to_owned(), 2000, "OP-1.24")];
    assert_eq!(made_of(from, FactKind::Power), (7000, parts));
    assert_eq!(made_of(to, FactKind::Power), (5000, Vec::new()));
    assert_eq!(from.attached.iter().map(|don| said(&don.badges[0].text)).collect::<Vec<_>>(), ["2 DON!! given"]);
    let countered = after(&Opcg::built_in(), &format!("{text}; p2 counters with X on leader"));
    let parts = vec![("printed".to_owned(), 5000, "OP-1.23"), ("counter value".to_owned(), 1000, "OP-8.4.3")];
    assert_eq!(made_of(at(&countered, link.to), FactKind::Power), (6000, parts));
}

#[test]
fn a_blocker_is_linked_to_the_attacker_and_its_effect_waits() {
    let text = "given p1 leader L; p2 characters [B{always: this has blocker}{on block: this gets power +2000 this battle; rest up to 1 of opponent's characters}]
        p1 characters [C]
        when p1 attacks leader with L; p2 blocks with B";
    let table = after(&Opcg::built_in(), text);
    assert_eq!(table.links.iter().map(|link| link.kind).collect::<Vec<_>>(), [LinkKind::Attack, LinkKind::Block]);
    assert_eq!((table.links[0].from, table.links[0].to), (table.links[1].to, table.links[1].from));
    let blocker = at(&table, table.links[0].to);
    let (_, parts) = made_of(blocker, FactKind::Power);
    assert_eq!(parts[1..].iter().map(|part| (part.1, part.2)).collect::<Vec<_>>(), [(2000, "OP-14.13")]);
    let [item] = &table.stack[..] else { panic!("{:?}", table.stack) };
    assert_eq!(item.card, Some(table.links[0].to));
}

#[test]
fn before_they_are_dealt_no_life_card_is_lost() {
    let mut game = game(3);
    let mut dealt = 0;
    for step in 0..60 {
        let Some(seat) = asked(&game) else { break };
        let sight = game.sight(Viewer::Spectator);
        let (view, table) = (sight.view(), Opcg::table(&sight));
        for owner in Seat::all(2) {
            let life = fact(&zone(&table, owner, "leader").cards[0], FactKind::Life).unwrap();
            match view.turn {
                0 => assert!(life.now == life.printed && life.parts.is_empty(), "{life:?}"),
                _ => {
                    assert_eq!(life.now, view.sides[owner.index()].life.len() as i64);
                    dealt += 1;
                }
            }
        }
        go_on(&mut game, seat, step);
    }
    assert!(dealt > 0, "no turn has begun");
}
