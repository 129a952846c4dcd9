//! Properties of the bit tricks behind hands and faces, against the plain way.

use proptest::prelude::*;
use uno::{Colour, Face, Faces, Hand, Kind};

fn faces() -> impl Strategy<Value = Vec<Face>> {
    // Any part of the pack.
    let pack: Vec<Face> = Hand::pack().iter().collect();
    proptest::sample::subsequence(pack, 0..=112)
}

proptest! {
    #[test]
    fn a_hand_is_a_multiset(cards in faces(), gone in faces()) {
        let mut hand: Hand = cards.iter().copied().collect();
        let mut plain = cards.clone();
        prop_assert_eq!(hand.len() as usize, plain.len());
        for face in gone {
            let place = plain.iter().position(|&other| other == face);
            prop_assert_eq!(hand.remove(face), place.is_some());
            if let Some(place) = place {
                plain.remove(place);
            }
        }
        plain.sort_unstable();
        prop_assert_eq!(hand.iter().collect::<Vec<_>>(), plain.clone());
        let points: i32 = plain.iter().map(|face| i32::from(face.points())).sum();
        prop_assert_eq!(hand.points(), points);
        plain.dedup();
        prop_assert_eq!(hand.faces().iter().collect::<Vec<_>>(), plain.clone());
        for (place, &face) in plain.iter().enumerate() {
            prop_assert_eq!(hand.faces().nth(place), face);
        }
    }

    #[test]
    fn hands_survive_saving(cards in faces()) {
        let hand: Hand = cards.into_iter().collect();
        let bytes = postcard::to_allocvec(&hand).unwrap();
        prop_assert_eq!(postcard::from_bytes::<Hand>(&bytes).unwrap(), hand);
    }

    #[test]
    fn planes_that_are_no_hand_are_refused(planes in any::<[u64; 3]>()) {
        let bytes = postcard::to_allocvec(&planes).unwrap();
        if let Ok(hand) = postcard::from_bytes::<Hand>(&bytes) {
            prop_assert!(Face::all().all(|face| hand.count(face) <= face.copies()));
        }
    }

    #[test]
    fn any_text_is_an_input_or_refused(text in ".{0,40}") {
        let _ = uno::Action::read(&text);
    }
}

/// UN-4.1.1, UN-4.1.4, UN-4.1.5 said the long way round.
fn fits(card: Face, top: Face, colour: Option<Colour>) -> bool {
    card.is_colourless()
        || card.colour() == colour && colour.is_some()
        || !top.is_colourless() && card.kind() == top.kind()
}

// covers UN-4.1.1, UN-4.1.4, UN-4.1.5
#[test]
fn fitting_cards_are_those_of_the_same_colour_number_or_kind() {
    for top in Face::all() {
        let colours: Vec<Option<Colour>> = match top.colour() {
            Some(colour) => vec![Some(colour)],
            None => Colour::ALL.map(Some).into_iter().chain([None]).collect(),
        };
        for colour in colours {
            let fitting = Faces::fitting(top, colour);
            for card in Face::all() {
                assert_eq!(fitting.contains(card), fits(card, top, colour), "{card} on {top} with {colour:?}");
            }
        }
    }
}

#[test]
fn every_face_has_a_code_that_reads_back() {
    for face in Face::all() {
        assert_eq!(Face::parse(&face.to_string()), Some(face));
        assert_eq!(face.is_colourless(), face.colour().is_none());
    }
    assert_eq!(Face::parse("R5").unwrap().kind(), Kind::Number(5));
    for wrong in ["", "R", "R10", "5R", "w", "WW", "XS", "R⑤"] {
        assert_eq!(Face::parse(wrong), None, "{wrong}");
    }
}
