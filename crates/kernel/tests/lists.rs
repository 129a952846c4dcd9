//! Lists of actions: counting, picking and looking agree with storing; and the kernel's own clauses.

use kernel::{Actions, Clause, Contains, Count, KernelClause, Nth, Origin};
use proptest::collection::vec;
use proptest::prelude::*;

/// Lists the numbers from zero, in pieces: `None` is one alone, `Some(n)` a block of n.
fn list(pieces: &[Option<usize>], actions: &mut impl Actions<usize>) {
    let mut from = 0;
    for piece in pieces {
        match *piece {
            None => actions.push(from),
            Some(count) => actions.block(count, |index| from + index),
        }
        from += piece.unwrap_or(1);
    }
}

proptest! {
    #[test]
    fn counting_picking_and_looking_agree_with_storing(pieces in vec(proptest::option::of(0usize..5), 0..12)) {
        let mut stored = Vec::new();
        list(&pieces, &mut stored);
        prop_assert!(stored.iter().copied().eq(0..stored.len()));
        let mut count = Count::default();
        list(&pieces, &mut count);
        prop_assert_eq!(count.0, stored.len());
        for index in 0..stored.len() + 3 {
            let mut nth = Nth::new(index);
            list(&pieces, &mut nth);
            prop_assert_eq!(nth.found(), stored.get(index).copied());
            let mut contains = Contains::new(index);
            list(&pieces, &mut contains);
            prop_assert_eq!(contains.found, index < stored.len());
        }
    }
}

#[test]
fn the_kernel_has_three_clauses_of_its_own() {
    let ids: Vec<&str> = KernelClause::ALL.iter().map(|clause| clause.id()).collect();
    assert_eq!(ids, ["K-1", "K-2", "K-3"]);
    assert_eq!(KernelClause::parse("K-2"), Some(KernelClause::Stale));
    assert_eq!(KernelClause::parse("K-4"), None);
    assert!(KernelClause::ALL.iter().all(|clause| clause.origin() == Origin::Decision));
}
