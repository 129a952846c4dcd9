//! Cards that somebody supplies besides the built-in ones.

use kernel::content_hash;
use serde::Serialize;

/// Cards and those that somebody supplied: these take the place of the ones with the same key, the others come last. With them
/// the content hash of what was supplied ([`Rules::supplied`](kernel::Rules::supplied)), which is never 0.
///
/// ```
/// let (cards, hash) = script::supply(vec![("A", 1), ("B", 2)], vec![("C", 3), ("A", 4)], |one, two| one.0 == two.0);
/// assert_eq!(cards, [("A", 4), ("B", 2), ("C", 3)]);
/// assert_ne!(hash, script::supply(vec![("A", 1)], vec![("C", 3)], |one, two| one.0 == two.0).1);
/// ```
pub fn supply<C: Serialize>(mut cards: Vec<C>, supplied: Vec<C>, same: impl Fn(&C, &C) -> bool) -> (Vec<C>, u64) {
    let hash = content_hash(&supplied).max(1);
    for card in supplied {
        match cards.iter_mut().find(|other| same(other, &card)) {
            Some(place) => *place = card,
            None => cards.push(card),
        }
    }
    (cards, hash)
}
