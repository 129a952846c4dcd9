//! What imagining worlds needs in every game with decks.

use crate::Face;
use kernel::Seed;
use kernel::rand_core::Rng;

/// The lists that an opponent could be playing, in the order in which the game lists a deck.
#[derive(Clone, Debug, Default)]
pub struct Prior {
    /// None: the starter decks.
    pub lists: Option<Vec<Vec<Face>>>,
}

impl Prior {
    /// The lists, or otherwise these.
    pub fn lists_or(&self, starters: impl FnOnce() -> Vec<Vec<Face>>) -> Vec<Vec<Face>> {
        self.lists.clone().unwrap_or_else(starters)
    }
}

/// A list less what is known of it.
///
/// ```
/// use script::{Face, without};
/// assert_eq!(without(&[Face(1), Face(1), Face(2)], &[Face(1), Face(3)]).len(), 2);
/// ```
pub fn without(list: &[Face], known: &[Face]) -> Vec<Face> {
    let mut rest = list.to_vec();
    for face in known {
        if let Some(place) = rest.iter().position(|other| other == face) {
            rest.swap_remove(place);
        }
    }
    rest
}

/// The seed of an imagined world.
pub fn any_seed(rng: &mut impl Rng) -> Seed {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    Seed::new(bytes)
}
