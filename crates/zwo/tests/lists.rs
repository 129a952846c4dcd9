//! Deck lists: every format, what cannot be read, and what is wrong with a deck.

use zwo::{Clause, Deck, DeckFault, Format, List, ListFault, ListTrouble, Number, built_in_cards, starter_decks};

fn entries(text: &str) -> Vec<(String, u8)> {
    let list = List::read(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    list.entries.into_iter().map(|entry| (entry.number.0, entry.count)).collect()
}

fn entry(number: &str, count: u8) -> (String, u8) {
    (number.to_owned(), count)
}

fn number(text: &str) -> Number {
    Number(text.to_owned())
}

#[test]
fn every_format_is_read() {
    for text in ["4xDZ-016", "4 DZ-016", "4 DZ-016 Stubborn Soil", "4x Stubborn Soil (DZ-016)", "DZ-016 x4"] {
        assert_eq!(entries(text), [entry("DZ-016", 4)], "{text}");
    }
    let both = [entry("DZ-001", 1), entry("DZ-016", 4)];
    assert_eq!(entries("deck=DZ-001:1,DZ-016:4"), both);
    assert_eq!(entries("dg=1nDZ-001a4nDZ-016"), both);
    assert_eq!(entries("[\"DZ-001\", \"DZ-016\", \"DZ-016\", \"DZ-016\",\n \"DZ-016\"]"), both);
    assert_eq!(entries("Zombies:\n1xDZ-001\n\n[Events] (4)\n4xDZ-016 // soil\n# the end"), both);
}

#[test]
fn names_with_hyphens_do_not_disturb() {
    assert_eq!(entries("3 DZ-003 Root-Bound Sexton"), [entry("DZ-003", 3)]);
    assert_eq!(entries("2x Twice-Buried Twin (DZ-007)"), [entry("DZ-007", 2)]);
}

#[test]
fn what_cannot_be_read_is_named_with_its_line_and_never_guessed() {
    use ListTrouble::{BadCount, Empty, NoCount, NoNumber, TwoNumbers};
    let list = "4xDZ-001\n4 Exhume\nDZ-002\n0xDZ-003\n2xDZ-005 DZ-006\nLeader\n4xDZ";
    let expected = [(2, NoNumber), (3, NoCount), (4, BadCount), (5, TwoNumbers), (6, NoNumber), (7, NoNumber)];
    assert_eq!(List::read(list), Err(expected.map(|(line, trouble)| ListFault { line, trouble }).to_vec()));
    assert_eq!(List::read("Zombies\n"), Err(vec![ListFault { line: 1, trouble: Empty }]));
}

#[test]
fn the_starter_decks_survive_every_format() {
    let cards = built_in_cards();
    let find = |number: &Number| cards.iter().find(|card| card.number == *number);
    for (_, deck) in starter_decks() {
        let list = List::from(deck);
        for (name, format) in Format::ALL {
            let again = List::read(&list.write(format, &find)).unwrap();
            assert_eq!(again, list, "{name}");
            assert_eq!(again.deck(&find).as_ref(), Ok(deck), "{name}");
        }
    }
}

#[test]
fn a_deck_names_every_fault() {
    let cards = built_in_cards();
    let find = |number: &Number| cards.iter().find(|card| card.number == *number);
    let list = List::read("5xDZ-001\n4xDZ-002\n1xZZ-001\n2xDZ-002_p1").unwrap();
    let faults = list.deck(&find).unwrap_err();
    let expected = [
        DeckFault::Size { cards: 12 },
        DeckFault::Copies { number: number("DZ-001"), count: 5 },
        DeckFault::Copies { number: number("DZ-002"), count: 6 },
        DeckFault::UnknownCard(number("ZZ-001")),
    ];
    assert_eq!(faults, expected);
    let clauses: Vec<_> = faults.iter().map(DeckFault::clause).collect();
    assert_eq!(clauses, [Clause::ZW_5_1, Clause::ZW_5_2, Clause::ZW_5_2, Clause::ZW_5_1]);
    // Four here and one there are five of a number too.
    let mut deck = starter_decks()[0].1.clone();
    deck.cards[3].1 -= 1;
    let first = deck.cards[0].0.clone();
    deck.cards.push((first.clone(), 1));
    assert_eq!(deck.faults(&find), [DeckFault::Copies { number: first, count: 5 }]);
    assert_eq!(Deck { cards: Vec::new() }.faults(&find), [DeckFault::Size { cards: 0 }]);
}
