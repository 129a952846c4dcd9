//! Places: joint winners, shared places, nobody wins.

use kernel::{MAX_SEATS, Outcome, Places, Seat};
use proptest::collection::vec;
use proptest::prelude::*;
use std::cmp::Reverse;

fn of(places: Places, seats: u8) -> Vec<u8> {
    Seat::all(seats).map(|seat| places.of(seat)).collect()
}

#[test]
fn the_better_rank_has_the_better_place() {
    let scores = [10, 30, 20];
    assert_eq!(of(Places::ranked(3, |seat| Reverse(scores[seat.index()])), 3), [3, 1, 2]);
}

#[test]
fn equals_share_a_place_and_the_next_ones_are_left_out() {
    let scores = [5, 9, 9, 1, 5];
    let places = Places::ranked(5, |seat| Reverse(scores[seat.index()]));
    assert_eq!(of(places, 5), [3, 1, 1, 5, 3]);
    assert_eq!(Seat::all(5).filter(|&seat| places.won(seat)).count(), 2);
}

#[test]
fn where_all_have_lost_nobody_has_won() {
    for seats in 0..=MAX_SEATS as u8 {
        let places = Places::all_lost(seats);
        assert!(Seat::all(seats).all(|seat| places.of(seat) == 2 && !places.won(seat)));
    }
}

#[test]
fn who_does_not_sit_at_the_table_has_no_place() {
    for places in [Places::ranked(2, |_| 0), Places::all_lost(2)] {
        assert!(Seat::all(10).skip(2).all(|seat| places.of(seat) == 0 && !places.won(seat)));
    }
}

#[test]
fn an_outcome_is_loaded_as_it_was_saved() {
    for outcome in [Outcome::Void, Outcome::Placed(Places::all_lost(4)), Outcome::Placed(Places::ranked(3, |s| s))] {
        let saved = postcard::to_allocvec(&outcome).expect("plain data has a postcard form");
        assert_eq!(postcard::from_bytes(&saved), Ok(outcome));
    }
    assert!(postcard::from_bytes::<Outcome>(&[2]).is_err());
    assert!(postcard::from_bytes::<Outcome>(&[0, 1, 2]).is_err());
}

proptest! {
    #[test]
    fn a_place_is_one_more_than_the_number_of_better_seats(ranks in vec(0u8..5, 1..=MAX_SEATS)) {
        let seats = ranks.len() as u8;
        let places = Places::ranked(seats, |seat| ranks[seat.index()]);
        for seat in Seat::all(seats) {
            let better = ranks.iter().filter(|&&rank| rank < ranks[seat.index()]).count();
            prop_assert_eq!(places.of(seat) as usize, better + 1);
            prop_assert_eq!(places.won(seat), ranks.iter().min() == Some(&ranks[seat.index()]));
        }
    }

    #[test]
    fn places_do_not_depend_on_how_ranks_are_written(ranks in vec(0i32..5, 1..=MAX_SEATS), factor in 1i32..100) {
        let seats = ranks.len() as u8;
        let places = Places::ranked(seats, |seat| ranks[seat.index()]);
        prop_assert_eq!(Places::ranked(seats, |seat| ranks[seat.index()] * factor - 7), places);
    }
}
