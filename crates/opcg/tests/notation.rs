//! The notation of effects, card files and deck lists.

#[path = "../../script/tests/support/document.rs"]
mod document;

use document::{examples_say_everything, fenced, file, reads_what_it_writes, told};
use opcg::notation::{read_ability, read_cards, write_ability, write_cards};
use opcg::{Category, Clause, Deck, DeckFault, Definition, Library, List, Number, built_in_cards, starter_decks};

fn problems(source: &str) -> Vec<String> {
    told(source, read_cards(source).err().unwrap_or_default())
}

fn problem(ability: &str) -> String {
    let problem = read_ability(ability).unwrap_err();
    let (line, column) = problem.place(ability);
    format!("{line}:{column}: {}", problem.message)
}

#[test]
fn the_card_files_are_in_canonical_form() {
    for set in ["st01", "st02", "st03", "st04", "st05", "st06", "st07", "st08", "strange"] {
        let source = file(&format!("cards/{set}.cards"));
        assert_eq!(problems(&source), Vec::<String>::new());
        let (_comment, text) = source.split_once("\n\n").unwrap();
        assert_eq!(write_cards(&read_cards(&source).unwrap()), text);
    }
    assert_eq!(built_in_cards().len(), 68 + 66 + 57);
}

#[test]
fn every_example_of_the_document_is_read_and_they_say_everything() {
    let document = file("../../docs/effects-opcg.md");
    for cards in fenced(&document, "cards") {
        assert_eq!(problems(&cards), Vec::<String>::new());
        assert_eq!(write_cards(&read_cards(&cards).unwrap()), cards);
    }
    for deck in fenced(&document, "deck") {
        assert!(List::read(&deck).is_ok());
    }
    let said = examples_say_everything(&document, &[], read_ability, write_ability);
    assert!(said.contains("DoubleAttack"));
}

#[test]
fn whatever_can_be_read_is_written_so_that_it_reads_the_same() {
    let document = file("../../docs/effects-opcg.md");
    reads_what_it_writes(&document, (40_000, 1000), read_ability, write_ability);
}

#[test]
fn a_misread_word_is_named_with_its_place_and_what_was_expected() {
    assert_eq!(
        problem("on play: drew 2"),
        "1:10: expected a step (draw, ko, trash, put, play, rest, set active, give, look at, if, you may … or cards and \
         what they get), found 'drew'"
    );
    assert_eq!(problem("on play draw 2"), "1:9: expected ',' or ':', found 'draw'",);
    assert_eq!(
        problem("on play: ko up to 1 of opponent's charcters"),
        "1:35: expected a place (leader, characters, stage, hand, deck, trash, life, view, don), found 'charcters'"
    );
    assert_eq!(
        problem("main: trash 1 of your hand"),
        "1:23: expected 'leader', 'characters', 'stage' or 'don' (elsewhere: cards in your hand …), found 'hand'"
    );
    assert_eq!(
        problem("main: this gets power +1000"),
        "1:28: expected how long ('this turn', 'this battle', 'until …', 'forever'), found the end of the phrase"
    );
    assert_eq!(problem("main: you may (draw 1"), "1:15: a bracket opened here is never closed");
    assert_eq!(problem("main: draw 1)"), "1:13: this bracket closes nothing");
    assert_eq!(problem("main: draw 1 ~"), "1:14: '~' has no meaning here");
    assert_eq!(problem("main: draw 1\nmain: draw 2"), "2:1: an ability goes on inside brackets only");
    assert_eq!(problem("# nothing"), "1:1: expected an ability, found nothing");
}

#[test]
fn brackets_may_be_broken_over_lines_but_not_nested_without_end() {
    assert!(read_ability("main: you may (\n  draw 1; # the first\n  draw 2\n)").is_ok());
    let deep = format!("main: {}draw 1{}", "you may (".repeat(64), ")".repeat(64));
    assert!(read_ability(&deep).is_ok());
    let deeper = format!("main: {}draw 1{}", "you may (".repeat(65), ")".repeat(65));
    assert_eq!(problem(&deeper), "1:591: brackets are nested too deeply here");
    assert_eq!(problem(&format!("main: draw {}", "(".repeat(100_000))), "1:76: brackets are nested too deeply here");
}

#[test]
fn timings_and_replacements_do_not_mix() {
    assert!(problem("on play or when this would be ko'd: draw 1").contains("expected only timings"));
}

#[test]
fn a_faulty_file_reports_every_faulty_card_and_gives_none() {
    let source = "\
card A-1 \"fine\"
  character red, cost 1, power 1000

card A-2 \"an odd power, a negative cost\"
  character red, cost -1, power 1500

card A-3 \"unclosed
  character red, cost 1, power 1000

card A-1 \"twice\"
  event blue, cost 1, power 1000, slash, counter 1000
  main: drew 1
  trigger: play that

card A-4 \"no life, and a cost\"
  leader red red, cost 3, power 5000
  trigger: draw 1

card A-5 \"no facts\"

card A-6 \"a word\"
  character green, costs 3

stray
";
    let expected = [
        "5:23: impossible position: a cost is from 0 to 99",
        "5:33: impossible position: power is a multiple of 1000, from 0 to 99000",
        "7:19: syntax error: this text has no closing quote",
        "10:6: impossible position: there is another card A-1 above",
        "11:23: impossible position: this event cannot have 'power'",
        "11:35: impossible position: this event cannot have 'attribute'",
        "11:42: impossible position: this event cannot have 'counter'",
    ];
    let found = problems(source);
    assert_eq!(found.get(..expected.len()), Some(expected.map(str::to_owned).as_slice()), "{found:#?}");
    let rest = found.get(expected.len()..).unwrap();
    let has = |part: &str| rest.iter().any(|problem| problem.contains(part));
    assert!(has("12:9: syntax error") && has("13:17: syntax error"), "{rest:#?}");
    assert!(has("this is said twice") && has("this leader cannot have 'cost'"), "{rest:#?}");
    assert!(has("this card must have 'life'") && has("a leader has no trigger"), "{rest:#?}");
    assert!(has("a line with the category and the other facts must follow"), "{rest:#?}");
    assert!(has("'costs' is not a fact") && has("'stray'"), "{rest:#?}");
}

#[test]
fn what_stands_before_the_first_card_is_no_card() {
    assert_eq!(
        problems("nothing\ncard A-1 \"x\"\n  event red, cost 1"),
        ["1:1: syntax error: expected 'card', found 'nothing'"]
    );
    assert_eq!(read_cards("# only a comment\n"), Ok(Vec::new()));
}

fn find<'l>(cards: &'l [Definition]) -> impl Fn(&Number) -> Option<&'l Definition> {
    move |number| cards.iter().find(|card| card.number == *number)
}

fn number(text: &str) -> Number {
    Number(text.to_owned())
}

#[test]
fn the_starter_decks_are_legal_and_use_every_card_of_their_set() {
    let cards = built_in_cards();
    let names: Vec<_> = starter_decks().iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["ST-01", "ST-02", "ST-03", "ST-04", "ST-05", "ST-06", "ST-07", "ST-08"]);
    for (name, deck) in starter_decks() {
        assert_eq!(deck.faults(&find(&cards)), [], "{name}");
        let set = name.replace('-', "");
        let own = cards.iter().filter(|card| card.number.0.starts_with(&set) && card.category != Category::Leader);
        let missing: Vec<_> = own.filter(|card| !deck.cards.iter().any(|(number, _)| *number == card.number)).collect();
        assert!(missing.is_empty(), "{name} is without {missing:?}");
        assert_eq!(List::read(&deck.to_string()).unwrap().deck(&find(&cards)).as_ref(), Ok(deck));
    }
}

#[test]
fn a_deck_names_every_fault() {
    let cards = built_in_cards();
    let list = List::read("5xST01-002\n1xST01-001\n1xST02-002\n1xST02-001\n1xZZ01-001").unwrap();
    let faults = list.deck(&find(&cards)).unwrap_err();
    let expected = [
        DeckFault::Leaders { count: 2 },
        DeckFault::Size { cards: 7 },
        DeckFault::Copies { number: number("ST01-002"), count: 5 },
        DeckFault::Colour(number("ST02-002")),
        DeckFault::UnknownCard(number("ZZ01-001")),
    ];
    assert_eq!(faults, expected);
    let clauses: Vec<_> = faults.iter().map(DeckFault::clause).collect();
    use Clause::{OP_3_1, OP_3_2, OP_3_4};
    assert_eq!(clauses, [OP_3_1, OP_3_1, OP_3_4, OP_3_2, OP_3_1]);
    let two_leaders = Deck { leader: number("ST01-001"), cards: vec![(number("ST02-001"), 50)] };
    assert!(two_leaders.faults(&find(&cards)).contains(&DeckFault::Category(number("ST02-001"))));
    let led_by_a_character = Deck { leader: number("ST01-002"), cards: starter_decks()[0].1.cards.clone() };
    assert_eq!(led_by_a_character.faults(&find(&cards)), [DeckFault::NotALeader(number("ST01-002"))]);
    let led_by_nobody = Deck { leader: number("ZZ01-001"), cards: starter_decks()[0].1.cards.clone() };
    assert_eq!(led_by_nobody.faults(&find(&cards)), [DeckFault::UnknownCard(number("ZZ01-001"))]);
}

#[test]
fn a_cards_text_may_change_what_a_deck_holds() {
    let cards = read_cards(
        "card A-1 \"strict\"\n  leader red, life 5, power 5000\n  always: you cannot include event cards with cost 2 or more\n\
         card A-2 \"many\"\n  character red, cost 1, power 1000\n  always: this can be in a deck any number of times\n\
         card A-3 \"two colours\"\n  event blue red, cost 1\n\
         card A-4 \"dear\"\n  event red, cost 2\n",
    )
    .unwrap();
    let counts = [("A-2", 44), ("A-3", 4), ("A-4", 2)];
    let deck = Deck { leader: number("A-1"), cards: counts.map(|(name, count)| (number(name), count)).to_vec() };
    assert_eq!(deck.faults(&find(&cards)), [DeckFault::KeptOut(number("A-4"))]);
    assert_eq!(DeckFault::KeptOut(number("A-4")).clause(), Clause::OP_3_5);
}

#[test]
fn what_cannot_be_played_as_it_is_meant_is_refused_with_a_sentence_at_its_line() {
    let facts = "card A-001 \"a\"\n  character red, cost 1, power 1000\n  ";
    let said = |abilities: &[&str]| problems(&format!("{facts}{}\n", abilities.join("\n  ")));
    let four_picks =
        "on play: rest 1 of your characters; ko 1 of your characters; ko 1 of your characters; ko 1 of your characters";
    let ordered = "on play: for each of all your characters (put 2 cards in your hand at the bottom of the deck)";
    let lent = format!("always: all your characters gain ({four_picks})");
    let picks = "more than three picks at once are more than an effect keeps in mind";
    let names = "'different names' is about cards that are picked or counted together";
    for (ability, why) in [
        (four_picks, picks),
        (lent.as_str(), picks),
        (
            "on play: for each of all your characters (for each of all your characters (draw 1))",
            "one 'for each' inside another is more than an effect keeps in mind",
        ),
        (ordered, "cards cannot be put in order inside a 'for each'"),
        (
            "on play: all character cards in your hand get cost -1 this turn",
            "cards that are not on the field cannot get something for a while",
        ),
        ("on play: move 1 given don to all your characters", "given DON!! cannot be moved to several cards"),
        ("on play: ko 1 of your characters or don", "DON!! among cards can be rested or kept rested, and nothing else"),
        ("on play: rest 1 of anyone's characters or don", "DON!! among cards are those of one player"),
        (
            "on play: rest 1 of your characters or don; if picked 1 is there then (draw 1)",
            "whether a pick took DON!! is not kept in mind",
        ),
        ("always: all your characters with different names get power +1000", names),
        ("if you have characters with different names, on play: draw 1", names),
        ("on play: ko 1 of your characters with not (different names)", names),
        ("when one of your characters with different names is ko'd: draw 1", names),
    ] {
        assert_eq!(said(&["on play: draw 1", ability]), [format!("4:3: impossible position: {why}")], "{ability}");
    }
    let many = said(&["on play: draw 1"; 6]);
    assert_eq!(many, ["8:3: impossible position: there are more than five abilities on this card"]);
    assert_eq!(said(&["on play: draw 1"; 5]), Vec::<String>::new());
}

#[test]
fn a_library_says_the_same_of_cards_that_no_file_brought() {
    let nested = "on play: for each of all your characters (for each of all your characters (draw 1))";
    let mut cards = read_cards("card A-001 \"a\"\n  character red, cost 1, power 1000\n").unwrap();
    cards[0].abilities.push(read_ability(nested).unwrap());
    let faults: Vec<String> = Library::new(cards).unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(faults, ["A-001: one 'for each' inside another is more than an effect keeps in mind"]);
}

#[test]
fn picks_of_exclusive_ways_share_their_places() {
    let cards = read_cards(&file("tests/cards/exclusive-ways.cards")).unwrap();
    assert_eq!(cards.len(), 3);
    assert!(Library::new(cards).is_ok());
    // Not, if what one way picked is spoken of after all of them.
    let spoken_of = "main, pay (trash 1 card in your hand): you choose one [ko 1 of your characters, rest 1 of your characters, \
                     set active 1 of your characters]; draw (number of picked 2)";
    let why = read_ability(spoken_of).unwrap().check().unwrap_err();
    assert_eq!(why.to_string(), "more than three picks at once are more than an effect keeps in mind");
}
