//! Deck lists as players write them: by hand, from shops and from other programs.

use crate::{Deck, DeckFault, Definition, Number};
use script::Listed;

pub use script::{Entry, Format, ListFault, ListTrouble};

/// A list, before anybody has looked whether it is a deck. What comes after a line `sideboard` is the sideboard (MM-1.6).
///
/// ```
/// use mm25::{List, ListTrouble};
/// let list = List::read("4xDM-C07\n2 DM-C08 Hale\nsideboard\n2x Parry (DM-W07)\nDM-W05 x1").unwrap();
/// assert_eq!((list.entries.len(), list.sideboard.len()), (2, 2));
/// assert_eq!(List::read("4 Hale").unwrap_err()[0].trouble, ListTrouble::NoNumber);
/// ```
pub type List = script::List<Deck>;

impl Listed for Deck {
    type Card = Definition;
    type Fault = DeckFault;
    const HEADINGS: &'static [&'static str] =
        &["character", "characters", "technique", "techniques", "team", "teams", "deck", "main deck", "cards"];
    const SIDEBOARD: &'static [&'static str] = &["sideboard", "side deck", "side"];
    const AFTER_HYPHEN: &'static str = "A00";

    fn name(card: &Definition) -> &str {
        &card.name
    }

    fn judged<'l>(
        cards: Vec<(Number, u8)>,
        find: &impl Fn(&Number) -> Option<&'l Definition>,
    ) -> (Option<Deck>, Vec<DeckFault>) {
        Deck::judged_with_sideboard(cards, Vec::new(), find)
    }

    /// The deck with everything that is wrong with it.
    fn judged_with_sideboard<'l>(
        cards: Vec<(Number, u8)>,
        sideboard: Vec<(Number, u8)>,
        find: &impl Fn(&Number) -> Option<&'l Definition>,
    ) -> (Option<Deck>, Vec<DeckFault>) {
        let deck = Deck { cards, sideboard };
        let faults = deck.faults(find);
        (Some(deck), faults)
    }
}

impl From<&Deck> for List {
    fn from(deck: &Deck) -> List {
        let entry = |(number, count): &(Number, u8)| Entry { number: number.clone(), art: None, count: *count };
        let entries = |cards: &[(Number, u8)]| cards.iter().map(entry).collect();
        List::new(entries(&deck.cards)).with_sideboard(entries(&deck.sideboard))
    }
}
