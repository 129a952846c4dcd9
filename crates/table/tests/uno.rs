//! UNO's table shows what a viewer may see, with the answers where they start.

use kernel::{By, Game, Seat, Seed, Shape, Status, Viewer};
use std::sync::Arc;
use table::{Draw, Form};
use uno::{Action, Frame, Setup, Uno, ViewFrame};

fn game(seed: u64) -> (Game<Uno>, Seat) {
    let game = Game::new(Arc::new(Uno), Setup::default(), Seed::from_number(seed)).unwrap();
    let Status::Ask(question) = game.status() else { panic!("a match begins with a question") };
    let By::Seat(seat) = question.by else { panic!("to a seat") };
    (game, seat)
}

#[test]
fn every_answer_that_plays_a_card_starts_from_that_card() {
    for seed in 0..40 {
        let (game, seat) = game(seed);
        let table = Uno::table(&game.sight(Viewer::Seat(seat)));
        let hand = table.zones.iter().find(|zone| zone.owner == Some(seat)).unwrap();
        assert_eq!((hand.form, hand.count as usize), (Form::Row, hand.cards.len()));
        for (place, answer) in table.answers.iter().enumerate() {
            assert!(!answer.path.is_empty());
            let starts: Vec<_> = hand.cards.iter().filter(|card| card.answers.contains(&(place as u16))).collect();
            match answer.send {
                Action::Play(play) => {
                    let face = play.face();
                    assert!(!starts.is_empty() && starts.iter().all(|card| card.code == Some(face.to_string())));
                }
                _ => assert!(starts.is_empty()),
            }
        }
    }
}

#[test]
fn others_see_counts_and_no_faces() {
    let (game, seat) = game(1);
    for viewer in Viewer::all(4).filter(|&viewer| viewer != Viewer::Seat(seat)) {
        let table = Uno::table(&game.sight(viewer));
        let hand = table.zones.iter().find(|zone| zone.owner == Some(seat)).unwrap();
        assert_eq!((hand.count, hand.cards.len()), (7, 0));
        assert!(table.answers.is_empty());
        let question = table.question.unwrap();
        assert_eq!((question.seat, question.shape), (Some(seat), None));
    }
    let own = Uno::table(&game.sight(Viewer::Seat(seat))).question.unwrap();
    assert!(matches!(own.shape, Some(Shape::Act | Shape::PickOne)));
    assert!(own.clause.starts_with("UN-"));
}

#[test]
fn the_plates_show_who_is_asked_who_deals_and_what_everybody_has() {
    let (game, seat) = game(2);
    let table = Uno::table(&game.sight(Viewer::Spectator));
    let asked: Vec<Seat> = table.plates.iter().filter(|plate| plate.asked).map(|plate| plate.seat).collect();
    assert_eq!(asked, [seat]);
    assert_eq!(table.plates.iter().filter(|plate| plate.badges.len() == 1).count(), 1, "one dealer");
    for plate in &table.plates {
        let hand = table.zones.iter().find(|zone| zone.owner == Some(plate.seat)).unwrap();
        assert_eq!(plate.counters[0].value, i64::from(hand.count));
    }
    let cards: u16 = table.zones.iter().map(|zone| zone.count).sum();
    assert_eq!(cards, 112);
}

#[test]
fn an_ace_waits_while_it_may_be_challenged() {
    let mut waited = 0;
    for seed in 0..20 {
        let (mut game, _) = game(seed);
        for step in 0..150 {
            let Status::Ask(question) = game.status() else { break };
            let By::Seat(seat) = question.by else { break };
            for sight in Viewer::all(4).map(|viewer| game.sight(viewer)) {
                let (view, table) = (sight.view(), Uno::table(&sight));
                let is_open = matches!(view.frame, ViewFrame::Public(Frame::Challenge { .. }));
                assert!(table.links.is_empty() && table.stack.len() == usize::from(is_open));
                for item in &table.stack {
                    let spot = item.card.unwrap();
                    let card =
                        table.zones[usize::from(spot.zone)].cards.iter().find(|card| card.index == spot.index).unwrap();
                    assert_eq!((card.name.as_ref(), item.text.key), (Some(&item.text), "uno-card-ace"));
                    assert_ne!(item.seat, seat);
                    waited += 1;
                }
            }
            let legal = game.sight(Viewer::Seat(seat)).legal_list();
            game.play(By::Seat(seat), &[legal[step * 7 % legal.len()]]).unwrap();
        }
    }
    assert!(waited > 0, "nobody plays an ace");
}
