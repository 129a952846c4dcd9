//! Deck lists as players write them: by hand, from shops and from other programs.

use crate::{Category, Deck, DeckFault, Definition, Number};
use script::Listed;

pub use script::{Entry, Format, ListFault, ListTrouble};

/// A list, before anybody has looked whether it is a deck. The Leader is told by its category, wherever it stands.
///
/// ```
/// use opcg::{List, ListTrouble};
/// let list = List::read("1xST01-001\n4 ST01-002 Usopp\n2x Nami (ST01-007_p1)\nST01-011 x2").unwrap();
/// assert_eq!(list.entries.len(), 4);
/// assert_eq!(list.entries[2].art.as_deref(), Some("_p1"));
/// assert_eq!(List::read("4 Nami").unwrap_err()[0].trouble, ListTrouble::NoNumber);
/// ```
pub type List = script::List<Deck>;

impl Listed for Deck {
    type Card = Definition;
    type Fault = DeckFault;
    const HEADINGS: &'static [&'static str] = &[
        "leader",
        "leaders",
        "character",
        "characters",
        "event",
        "events",
        "stage",
        "stages",
        "deck",
        "main deck",
        "cards",
    ];

    fn name(card: &Definition) -> &str {
        &card.name
    }

    /// The deck, if there is a Leader, with everything that is wrong with it (OP-3.7).
    fn judged<'l>(
        cards: Vec<(Number, u8)>,
        find: &impl Fn(&Number) -> Option<&'l Definition>,
    ) -> (Option<Deck>, Vec<DeckFault>) {
        let is_leader = |number: &Number| find(number).is_some_and(|card| card.category == Category::Leader);
        let (leaders, cards): (Vec<_>, Vec<_>) = cards.into_iter().partition(|(number, _)| is_leader(number));
        let count = leaders.iter().map(|(_, count)| usize::from(*count)).sum();
        let mut faults = Vec::new();
        if count != 1 {
            faults.push(DeckFault::Leaders { count });
        }
        let leader = leaders.into_iter().next().map(|(number, _)| number);
        faults.extend(crate::decks::faults(leader.as_ref().and_then(find), &cards, find));
        (leader.map(|leader| Deck { leader, cards }), faults)
    }
}

impl From<&Deck> for List {
    fn from(deck: &Deck) -> List {
        let entry = |number: &Number, count| Entry { number: number.clone(), art: None, count };
        let cards = deck.cards.iter().map(|(number, count)| entry(number, *count));
        List::new(std::iter::once(entry(&deck.leader, 1)).chain(cards).collect())
    }
}
