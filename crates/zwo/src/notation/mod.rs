//! The notation of `docs/effects-zwo.md`: abilities and card files, read and written.
//!
//! Reader and writer are inverse: whatever the AST can say has one canonical text, and reading it gives the same AST.

mod file;
pub(crate) mod phrases;
mod read;
mod write;

use crate::effects::{Cards, Filter, Place, Slot, Whose};

pub use file::{read_cards, read_cards_with, write_cards};
pub use read::read_ability;
pub use write::write_ability;

/// What slots are called in an ability: first come its targets, then the picks of its steps.
#[derive(Clone, Copy)]
struct Slots {
    /// How many targets there are; unknown while they are being counted.
    targets: Option<usize>,
}

/// A slot as text calls it, counted from 1.
enum Called {
    Target(usize),
    Picked(usize),
}

impl Slots {
    fn called(self, slot: Slot) -> Called {
        let (number, targets) = (usize::from(slot.0) + 1, self.targets.unwrap_or_default());
        if number <= targets { Called::Target(number) } else { Called::Picked(number - targets) }
    }

    /// The slot of that name, if there can be one.
    fn slot(self, called: Called) -> Option<Slot> {
        let number = match called {
            Called::Target(number) => Some(number).filter(|&number| self.targets.is_none_or(|most| number <= most)),
            Called::Picked(number) => number.checked_add(self.targets.unwrap_or_default()),
        };
        number?.checked_sub(1)?.try_into().ok().map(Slot)
    }
}

/// The card itself, on the field.
fn this() -> Cards {
    Cards { whose: Whose::Yours, place: Place::Field, filters: vec![Filter::This] }
}

/// Whether cards there are called by their place: "your mana", not "cards in your mana zone".
fn has_noun(place: Place) -> bool {
    phrases::NOUNS.iter().any(|(_, noun)| *noun == place)
}
