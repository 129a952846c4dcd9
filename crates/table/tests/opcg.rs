//! The table of ONE PIECE CARD GAME shows what a viewer may see, with the answers where they start.

use kernel::{By, Game, Seat, Seed, Status, Viewer};
use opcg::{Action, Opcg, Setup};
use std::sync::Arc;
use table::{Draw, Form, Table, Zone};

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
                let starts = starts.filter(|card| card.answers.contains(&place)).count();
                let is_about_a_card = matches!(
                    answer.action,
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
                assert!(!is_about_a_card || starts > 0, "{:?} starts nowhere", answer.action);
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
        for zone in table.zones.iter().filter(|zone| ["leader", "characters", "cost"].contains(&zone.id)) {
            for card in &zone.cards {
                let told: Vec<_> = card.badges.iter().map(|badge| badge.key).collect();
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
