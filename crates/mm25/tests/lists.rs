//! Deck lists: every format, sideboards, what cannot be read, and what is wrong with a deck.

use mm25::{
    Clause, Deck, DeckFault, Format, List, ListFault, ListTrouble, Number, built_in_cards, published_cards,
    starter_decks,
};

fn entries(text: &str) -> Vec<(String, u8)> {
    let list = List::read(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    assert_eq!(list.sideboard, []);
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
    for text in ["4xDM-W01", "4 DM-W01", "4 DM-W01 Rising Wave", "4x Rising Wave (DM-W01)", "DM-W01 x4"] {
        assert_eq!(entries(text), [entry("DM-W01", 4)], "{text}");
    }
    let both = [entry("DM-C07", 1), entry("DM-W01", 4)];
    assert_eq!(entries("deck=DM-C07:1,DM-W01:4"), both);
    assert_eq!(entries("dg=1nDM-C07a4nDM-W01"), both);
    assert_eq!(entries("[\"DM-C07\", \"DM-W01\", \"DM-W01\", \"DM-W01\",\n \"DM-W01\"]"), both);
    assert_eq!(entries("Characters:\n1xDM-C07\n\n[Techniques] (4)\n4xDM-W01 // a wave\n# the end"), both);
}

#[test]
fn names_with_digits_and_hyphens_do_not_disturb() {
    assert_eq!(entries("3 BP-W11 Gom Gom Bazooka [2]"), [entry("BP-W11", 3)]);
    assert_eq!(entries("2x Half-Hitch (DM-C07)"), [entry("DM-C07", 2)]);
}

#[test]
fn what_comes_after_the_sideboard_line_is_the_sideboard() {
    for heading in ["sideboard", "Sideboard:", "[Sideboard] (3)", "Side deck", "- sideboard"] {
        let text = format!("2xDM-C07\n1xDM-C08\n{heading}\nTechniques\n1xDM-C07\n2 DM-W01");
        let list = List::read(&text).unwrap();
        let said = |entries: &[mm25::ListEntry]| {
            entries.iter().map(|entry| (entry.number.0.clone(), entry.count)).collect::<Vec<_>>()
        };
        assert_eq!(said(&list.entries), [entry("DM-C07", 2), entry("DM-C08", 1)], "{heading}");
        assert_eq!(said(&list.sideboard), [entry("DM-C07", 1), entry("DM-W01", 2)], "{heading}");
    }
    let only = List::read("sideboard\n1xDM-C07").unwrap();
    assert_eq!((only.entries.len(), only.sideboard.len()), (0, 1));
}

#[test]
fn what_cannot_be_read_is_named_with_its_line_and_never_guessed() {
    use ListTrouble::{BadCount, Empty, NoCount, NoNumber, TwoNumbers};
    let list = "4xDM-C01\n4 Hale\nDM-C02\n0xDM-C03\n2xDM-C05 DM-C06\nLeader\n4xDM\n4xDM-001\nsideboard\n1 Parry";
    let expected = [
        (2, NoNumber),
        (3, NoCount),
        (4, BadCount),
        (5, TwoNumbers),
        (6, NoNumber),
        (7, NoNumber),
        (8, NoNumber),
        (10, NoNumber),
    ];
    assert_eq!(List::read(list), Err(expected.map(|(line, trouble)| ListFault { line, trouble }).to_vec()));
    assert_eq!(List::read("Characters\nsideboard\n"), Err(vec![ListFault { line: 1, trouble: Empty }]));
}

#[test]
fn the_starter_decks_survive_every_format_with_any_sideboard() {
    let cards = built_in_cards();
    let find = |number: &Number| cards.iter().find(|card| card.number == *number);
    let sideboards = [vec![], vec![(number("DM-W05"), 2), (number("DM-C01"), 1)]];
    for ((_, deck), sideboard) in starter_decks().iter().zip(sideboards.into_iter().cycle()) {
        let deck = Deck { sideboard, ..deck.clone() };
        let list = List::from(&deck);
        for (name, format) in Format::ALL {
            let again = List::read(&list.write(format, &find)).unwrap();
            assert_eq!(again, list, "{name}");
            assert_eq!(again.deck(&find).as_ref(), Ok(&deck), "{name}");
        }
    }
}

#[test]
fn a_deck_names_every_fault() {
    let mut cards = built_in_cards();
    cards.extend_from_slice(published_cards());
    let find = |number: &Number| cards.iter().find(|card| card.number == *number);
    let list =
        List::read("5xDM-W01\n3xDM-W07\n1xZZ-C01\n1xDM-W07_p1\n2xLK-C19\nsideboard\n9xDM-C01\n2xZZ-C02").unwrap();
    let faults = list.deck(&find).unwrap_err();
    let expected = [
        DeckFault::Size { cards: 12 },
        DeckFault::Copies { number: number("DM-W01"), count: 5, most: 4 },
        DeckFault::Copies { number: number("DM-W07"), count: 4, most: 2 },
        DeckFault::UnknownNumbers(number("LK-C19")),
        DeckFault::UnknownCard(number("ZZ-C01")),
        DeckFault::NoCaptain,
        DeckFault::Sideboard { cards: 11 },
        DeckFault::UnknownCard(number("ZZ-C02")),
    ];
    assert_eq!(faults, expected);
    let clauses: Vec<_> = faults.iter().map(DeckFault::clause).collect();
    use Clause::{MM_1_1, MM_1_2, MM_1_3, MM_1_5, MM_1_6};
    assert_eq!(clauses, [MM_1_1, MM_1_2, MM_1_3, MM_1_1, MM_1_1, MM_1_5, MM_1_6, MM_1_1]);
}

/// MM-S01, MM-S02, MM-S03.
#[test]
fn sizes_copies_and_straw_hats_are_those_of_the_regulation() {
    let cards = built_in_cards();
    let find = |number: &Number| cards.iter().find(|card| card.number == *number);
    let faults = |text: &str| List::read(text).unwrap().deck(&find).err().unwrap_or_default();
    let rest = "4xDM-C07\n4xDM-C10\n4xDM-C16\n4xDM-W01\n4xDM-W13\n";
    assert_eq!(faults(&format!("{rest}4xDM-C01\n4xDM-C02\n4xDM-C03")), []);
    assert_eq!(faults(&format!("{rest}4xDM-C01\n4xDM-C02\n3xDM-C03")), [DeckFault::Size { cards: 31 }]);
    assert_eq!(faults(&format!("{rest}4xDM-C01\n4xDM-C02\n4xDM-C03\n1xDM-C04")), [DeckFault::Size { cards: 33 }]);
    let five = DeckFault::Copies { number: number("DM-C04"), count: 5, most: 4 };
    assert_eq!(faults(&format!("{rest}5xDM-C04\n4xDM-C02\n3xDM-C03")), [five]);
    assert_eq!(faults(&format!("{rest}4xDM-C01\n4xDM-C02\n2xDM-C03\n2xDM-W07")), []);
    let three = DeckFault::Copies { number: number("DM-W07"), count: 3, most: 2 };
    assert_eq!(faults(&format!("{rest}4xDM-C01\n4xDM-C02\n1xDM-C03\n3xDM-W07")), [three]);
    let two = DeckFault::Copies { number: number("DM-W11"), count: 2, most: 1 };
    assert_eq!(faults(&format!("{rest}4xDM-C01\n4xDM-C02\n2xDM-C03\n2xDM-W11")), [two]);
}
