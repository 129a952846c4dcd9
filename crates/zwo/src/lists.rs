//! Deck lists as players write them: by hand, from shops and from other programs.

use crate::{Deck, DeckFault, Definition, Number};
use script::Listed;

pub use script::{Entry, Format, ListFault, ListTrouble};

/// A list, before anybody has looked whether it is a deck.
///
/// ```
/// use zwo::{List, ListTrouble};
/// let list = List::read("4xDZ-001\n4 DZ-002 Mound Riser\n2x Compost Mother (DZ-004)\nDZ-006 x2").unwrap();
/// assert_eq!(list.entries.len(), 4);
/// assert_eq!(List::read("4 Mound Riser").unwrap_err()[0].trouble, ListTrouble::NoNumber);
/// ```
pub type List = script::List<Deck>;

impl Listed for Deck {
    type Card = Definition;
    type Fault = DeckFault;
    const HEADINGS: &'static [&'static str] = &["zombie", "zombies", "event", "events", "deck", "main deck", "cards"];

    fn name(card: &Definition) -> &str {
        &card.name
    }

    /// The deck with everything that is wrong with it.
    fn judged<'l>(
        cards: Vec<(Number, u8)>,
        find: &impl Fn(&Number) -> Option<&'l Definition>,
    ) -> (Option<Deck>, Vec<DeckFault>) {
        let deck = Deck { cards };
        let faults = deck.faults(find);
        (Some(deck), faults)
    }
}

impl From<&Deck> for List {
    fn from(deck: &Deck) -> List {
        let entry = |(number, count): &(Number, u8)| Entry { number: number.clone(), art: None, count: *count };
        List::new(deck.cards.iter().map(entry).collect())
    }
}
