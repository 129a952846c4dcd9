//! Seats, viewers and sets of them, held against ordinary sets; and what a file must not say.

use kernel::{By, MAX_SEATS, Seat, Seats, Viewer, Viewers};
use proptest::collection::btree_set;
use proptest::prelude::*;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("tables have ten seats")
}

fn saved<T: serde::Serialize>(value: &T) -> Vec<u8> {
    postcard::to_allocvec(value).expect("plain data has a postcard form")
}

/// The value that a file has, if it may have it.
fn loaded<T: DeserializeOwned>(number: impl serde::Serialize) -> Option<T> {
    postcard::from_bytes(&saved(&number)).ok()
}

/// The viewer of a number: the spectator comes after the seats.
fn viewer(number: u8) -> Viewer {
    Seat::new(number).map_or(Viewer::Spectator, Viewer::Seat)
}

fn viewers(numbers: &BTreeSet<u8>) -> Viewers {
    numbers.iter().fold(Viewers::NONE, |set, &number| set.or(Viewers::only(viewer(number))))
}

fn members(set: Viewers) -> BTreeSet<u8> {
    (0..=MAX_SEATS as u8).filter(|&number| set.contains(viewer(number))).collect()
}

#[test]
fn a_seat_has_one_of_ten_numbers() {
    for number in 0..=u8::MAX {
        let seat = Seat::new(number);
        assert_eq!(seat.is_some(), number < 10);
        assert_eq!(loaded::<Seat>(number), seat);
        assert_eq!(Seat::try_from(number).ok(), seat);
        if let Some(seat) = seat {
            assert_eq!((seat.number(), seat.index(), u8::from(seat)), (number, number as usize, number));
            assert_eq!(saved(&seat), [number]);
        }
    }
    assert_eq!(Seat::FIRST, seat(0));
}

#[test]
fn a_table_has_no_more_than_ten_seats() {
    for count in 0..=u8::MAX {
        let numbers: Vec<u8> = Seat::all(count).map(Seat::number).collect();
        assert_eq!(numbers, (0..count.min(10)).collect::<Vec<u8>>());
        let viewers: Vec<Viewer> = Viewer::all(count).collect();
        assert_eq!(viewers.len(), numbers.len() + 1);
        assert_eq!(viewers.last(), Some(&Viewer::Spectator));
    }
}

#[test]
fn every_set_of_seats_that_a_file_may_have_is_one_of_ten() {
    for bits in 0..=u16::MAX {
        match loaded::<Seats>(bits) {
            Some(set) => {
                assert!(bits < 1 << 10);
                assert_eq!((set.bits(), u16::from(set)), (bits, bits));
                assert_eq!(loaded::<Seats>(set), Some(set));
            }
            None => assert!(bits >= 1 << 10),
        }
    }
}

#[test]
fn every_set_of_viewers_that_a_file_may_have_is_one_of_eleven() {
    for bits in 0..=u16::MAX {
        match loaded::<Viewers>(bits) {
            Some(set) => {
                assert!(bits < 1 << 11);
                assert_eq!((set.bits(), u16::from(set)), (bits, bits));
                assert_eq!(loaded::<Viewers>(set), Some(set));
            }
            None => assert!(bits >= 1 << 11),
        }
    }
}

#[test]
fn actors_and_viewers_with_a_seat_that_is_none_are_rejected() {
    for number in 0..=u8::MAX {
        let by = postcard::from_bytes::<By>(&[0, number]).ok();
        assert_eq!(by, Seat::new(number).map(By::Seat));
        let viewer = postcard::from_bytes::<Viewer>(&[0, number]).ok();
        assert_eq!(viewer, Seat::new(number).map(Viewer::Seat));
    }
    assert_eq!(postcard::from_bytes::<By>(&[1]), Ok(By::Shell));
    assert_eq!(postcard::from_bytes::<Viewer>(&[1]), Ok(Viewer::Spectator));
    assert!(postcard::from_bytes::<By>(&[2]).is_err() && postcard::from_bytes::<Viewer>(&[2]).is_err());
}

#[test]
fn the_first_seats_are_those_below_the_count() {
    for count in 0..=MAX_SEATS as u8 {
        let set = Seats::first(count);
        assert_eq!(set.len(), count);
        assert!(set.iter().eq(Seat::all(count)));
        assert_eq!(set.is_empty(), count == 0);
    }
}

#[test]
fn everybody_is_everybody() {
    assert_eq!(members(Viewers::EVERYBODY).len(), 11);
    assert_eq!(members(Viewers::NONE).len(), 0);
    assert!(Viewers::EVERYBODY.without(Viewers::EVERYBODY).is_empty());
}

#[test]
fn eyes_belong_to_one_seat() {
    for number in 0..10 {
        for other in 0..10 {
            assert_eq!(Viewer::Seat(seat(number)).is(seat(other)), number == other);
            assert_eq!(Viewer::Seat(seat(number)).among(Seats::only(seat(other))), number == other);
        }
        assert!(!Viewer::Spectator.is(seat(number)));
    }
    assert!(!Viewer::Spectator.among(Seats::first(10)));
}

proptest! {
    #[test]
    fn a_set_of_seats_is_a_set(acts in proptest::collection::vec((0u8..10, any::<bool>()), 0..40)) {
        let mut set = Seats::NONE;
        let mut model = BTreeSet::new();
        for (number, into) in acts {
            if into {
                set.insert(seat(number));
                model.insert(number);
            } else {
                set.remove(seat(number));
                model.remove(&number);
            }
            prop_assert!((0..10).all(|number| set.contains(seat(number)) == model.contains(&number)));
            prop_assert_eq!((set.len() as usize, set.is_empty()), (model.len(), model.is_empty()));
            prop_assert!(set.iter().map(Seat::number).eq(model.iter().copied()));
            prop_assert!(set.iter().rev().map(Seat::number).eq(model.iter().rev().copied()));
            prop_assert_eq!(model.iter().map(|&number| seat(number)).collect::<Seats>(), set);
        }
    }

    #[test]
    fn sets_of_viewers_are_sets(one in btree_set(0u8..11, 0..11), other in btree_set(0u8..11, 0..11)) {
        let (left, right) = (viewers(&one), viewers(&other));
        prop_assert_eq!(members(left), one.clone());
        prop_assert_eq!(members(left.or(right)), &one | &other);
        prop_assert_eq!(members(left.within(right)), &one & &other);
        prop_assert_eq!(members(left.without(right)), &one - &other);
        prop_assert_eq!(left.is_empty(), one.is_empty());
        prop_assert_eq!(left == right, one == other);
    }
}
