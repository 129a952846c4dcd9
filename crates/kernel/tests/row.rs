//! [`Row`]: a vector with a bound, held against a vector.

use kernel::Row;
use proptest::collection::vec;
use proptest::prelude::*;

const ROOM: usize = 6;
type Short = Row<u8, ROOM>;

#[derive(Clone, Debug)]
enum Act {
    Push(u8),
    Pop,
    Insert(usize, u8),
    Remove(usize),
    RetainBelow(u8),
    Clear,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        4 => any::<u8>().prop_map(Act::Push),
        2 => Just(Act::Pop),
        3 => (0..ROOM + 2, any::<u8>()).prop_map(|(index, item)| Act::Insert(index, item)),
        2 => (0..ROOM + 2).prop_map(Act::Remove),
        1 => any::<u8>().prop_map(Act::RetainBelow),
        1 => Just(Act::Clear),
    ];
    vec(act, 0..40)
}

proptest! {
    #[test]
    fn a_row_is_a_vector_that_gives_back_what_does_not_fit(acts in acts()) {
        let mut row = Short::default();
        let mut model: Vec<u8> = Vec::new();
        for act in acts {
            match act {
                Act::Push(item) => {
                    let fits = model.len() < ROOM;
                    prop_assert_eq!(row.push(item), if fits { Ok(()) } else { Err(item) });
                    if fits {
                        model.push(item);
                    }
                }
                Act::Pop => prop_assert_eq!(row.pop(), model.pop()),
                Act::Insert(index, item) => {
                    let fits = model.len() < ROOM && index <= model.len();
                    prop_assert_eq!(row.insert(index, item), if fits { Ok(()) } else { Err(item) });
                    if fits {
                        model.insert(index, item);
                    }
                }
                Act::Remove(index) => {
                    let expected = (index < model.len()).then(|| model.remove(index));
                    prop_assert_eq!(row.remove(index), expected);
                }
                Act::RetainBelow(bound) => {
                    row.retain(|&item| item < bound);
                    model.retain(|&item| item < bound);
                }
                Act::Clear => {
                    row.clear();
                    model.clear();
                }
            }
            prop_assert_eq!(&row[..], &model[..]);
            // What was in the row before is neither compared nor saved.
            let fresh: Short = model.iter().copied().collect();
            prop_assert_eq!(row, fresh);
            let saved = postcard::to_allocvec(&row).unwrap();
            prop_assert_eq!(&saved, &postcard::to_allocvec(&model).unwrap());
            prop_assert_eq!(postcard::from_bytes::<Short>(&saved).unwrap(), row);
        }
    }

    #[test]
    fn a_saved_row_that_is_too_long_is_rejected(items in vec(any::<u8>(), 0..300)) {
        let saved = postcard::to_allocvec(&items).unwrap();
        match postcard::from_bytes::<Short>(&saved) {
            Ok(row) => {
                prop_assert!(items.len() <= ROOM);
                prop_assert_eq!(&row[..], &items[..]);
            }
            Err(_) => prop_assert!(items.len() > ROOM),
        }
    }

    #[test]
    fn any_bytes_are_a_row_or_rejected(bytes in vec(any::<u8>(), 0..20)) {
        if let Ok((row, rest)) = postcard::take_from_bytes::<Short>(&bytes) {
            prop_assert!(row.len() <= ROOM && rest.len() < bytes.len());
        }
    }

    #[test]
    fn a_row_of_many_takes_the_first(items in vec(any::<u8>(), 0..20)) {
        let row: Short = items.iter().copied().collect();
        prop_assert_eq!(&row[..], &items[..items.len().min(ROOM)]);
    }
}

#[test]
fn rows_are_equal_when_what_is_in_them_is() {
    let mut row: Short = [1, 2, 3].into_iter().collect();
    let other: Short = [1, 2].into_iter().collect();
    assert_ne!(row, other);
    assert_eq!(row.pop(), Some(3));
    assert_eq!(row, other);
    row[0] = 9;
    assert_ne!(row, other);
    assert_eq!(format!("{row:?}"), "[9, 2]");
}

#[test]
fn a_row_without_room_takes_nothing() {
    let mut row: Row<u8, 0> = Row::default();
    assert_eq!((row.push(1), row.insert(0, 2)), (Err(1), Err(2)));
    assert_eq!((row.pop(), row.remove(0), row.len()), (None, None, 0));
}

#[test]
fn the_longest_row_can_be_filled() {
    let mut row: Row<u16, 255> = Row::default();
    assert!((0..255).all(|item| row.push(item) == Ok(())));
    assert_eq!(row.push(255), Err(255));
    assert_eq!((row.len(), row.first(), row.last()), (255, Some(&0), Some(&254)));
    row.retain(|item| item % 2 == 1);
    assert_eq!(row.len(), 127);
}
