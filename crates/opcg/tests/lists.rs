//! Deck lists in the formats that players use.

use opcg::{Deck, DeckFault, Definition, Format, List, ListFault, ListTrouble, Number, built_in_cards, starter_decks};
use serde_json::Value;
use std::{fs, path::Path};

fn entries(text: &str) -> Vec<(String, u8)> {
    let list = List::read(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    list.entries.into_iter().map(|entry| (entry.number.0 + entry.art.as_deref().unwrap_or(""), entry.count)).collect()
}

fn entry(number: &str, count: u8) -> (String, u8) {
    (number.to_owned(), count)
}

#[test]
fn every_format_is_read() {
    for text in ["4xOP01-016", "4 OP01-016", "4 OP01-016 Nami", "4x Nami (OP01-016)", "OP01-016 x4", "deck=OP01-016:4"]
    {
        assert_eq!(entries(text), [entry("OP01-016", 4)], "{text}");
    }
    for text in ["4 x OP01-016", "OP01-016 ×4", "OP01-016 4", "4X OP01-016", "  4xOP01-016 // mine", "dg=4nOP01-016"] {
        assert_eq!(entries(text), [entry("OP01-016", 4)], "{text}");
    }
    assert_eq!(entries("4xOP01-016_p1"), [entry("OP01-016_p1", 4)]);
    assert_eq!(entries("4xOP01-016\n2xOP01-016_p1"), [entry("OP01-016", 4), entry("OP01-016_p1", 2)]);
    let both = [entry("OP12-001", 1), entry("P-096", 4)];
    assert_eq!(entries("deck=OP12-001:1,P-096:4"), both);
    assert_eq!(entries("https://example.org/build?lang=en&deck=OP12-001%3A1%2CP-096%3A4&x=1"), both);
    assert_eq!(entries("dg=1nOP12-001a4nP-096"), both);
    assert_eq!(entries("[\"OP12-001\", \"P-096\", \"P-096\", \"P-096\",\n \"P-096\"]"), both);
    assert_eq!(entries("Leader:\n1xOP12-001\n\n[Character] (4)\n4xP-096\n# the end"), both);
}

#[test]
fn names_with_digits_and_hyphens_do_not_disturb() {
    assert_eq!(entries("3 OP04-069 Mr.2.Bon.Kurei(Bentham)"), [entry("OP04-069", 3)]);
    assert_eq!(entries("3x Mr.2.Bon.Kurei(Bentham) (OP04-069)"), [entry("OP04-069", 3)]);
    assert_eq!(entries("2x Vegapunk-01 (OP07-097)"), [entry("OP07-097", 2)]);
}

#[test]
fn what_cannot_be_read_is_named_with_its_line_and_never_guessed() {
    use ListTrouble::{BadCount, Empty, NoCount, NoNumber, TwoNumbers};
    let list = "1xST01-001\n4 Nami\nST01-002\n0xST01-003\n300xST01-004\n2xST01-005 ST01-006\nsome words\n4xST01";
    let expected =
        [(2, NoNumber), (3, NoCount), (4, BadCount), (5, BadCount), (6, TwoNumbers), (7, NoNumber), (8, NoNumber)];
    assert_eq!(List::read(list), Err(expected.map(|(line, trouble)| ListFault { line, trouble }).to_vec()));
    for text in ["", "# nothing\n", "Leader\n", "[]"] {
        assert_eq!(List::read(text), Err(vec![ListFault { line: 1, trouble: Empty }]), "{text:?}");
    }
}

#[test]
fn the_leader_is_found_wherever_it_stands() {
    let cards = built_in_cards();
    let find = |number: &Number| cards.iter().find(|card| card.number == *number);
    for (_, deck) in starter_decks() {
        let mut list = List::from(deck);
        list.entries.rotate_left(3);
        let read = list.deck(&find).unwrap();
        assert_eq!(read.leader, deck.leader);
        assert_eq!(read.cards.len(), deck.cards.len());
    }
    let none = List::read("4xST01-002").unwrap().deck(&find).unwrap_err();
    assert_eq!(none, [DeckFault::Leaders { count: 0 }, DeckFault::Size { cards: 4 }]);
}

/// Lists from outside: those of the starter sets and of tournaments, where they are beside the project.
#[test]
fn published_lists_survive_every_format() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cards/opcg/decks.json");
    let Ok(text) = fs::read_to_string(path) else {
        println!("skipped: the published lists are not beside the project");
        return;
    };
    let published: Vec<Value> = serde_json::from_str(&text).unwrap();
    let mut read = 0;
    let cards: Vec<Definition> = built_in_cards();
    let find = |number: &Number| cards.iter().find(|card| card.number == *number);
    for list in published.iter().filter(|list| matches!(list["kind"].as_str(), Some("starter" | "tournament"))) {
        let number = |text: &str| Number(text.to_owned());
        let leader = number(list["leader"].as_str().unwrap());
        let counts = list["cards"].as_object().unwrap();
        let counts = counts.iter().map(|(id, count)| (number(id), count.as_u64().unwrap() as u8)).collect();
        let list = List::from(&Deck { leader, cards: counts });
        for (name, format) in Format::ALL {
            assert_eq!(List::read(&list.write(format, &find)).as_ref(), Ok(&list), "{name}");
        }
        // Cards that are not in are reported, each by its number.
        let unknown = list.entries.iter().filter(|entry| find(&entry.number).is_none());
        let faults = list.deck(&find).err().unwrap_or_default();
        for entry in unknown {
            assert!(faults.contains(&DeckFault::UnknownCard(entry.number.clone())), "{}", entry.number.0);
        }
        read += 1;
    }
    assert_eq!(read, 57);
}
