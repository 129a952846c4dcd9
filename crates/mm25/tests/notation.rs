//! The notation of effects and card files, and the cards that come with the program.

#[path = "../../script/tests/support/document.rs"]
mod document;

use document::{examples_say_everything, fenced, file, reads_what_it_writes, told};
use kernel::Clause as _;
use mm25::effects::{Kind, Objects, Step};
use mm25::notation::{read_ability, read_cards, write_ability, write_cards};
use mm25::{CardFault, Category, Crew, Definition, Fact, List, Stats, Users, built_in_cards, published_cards};

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
    for (path, count) in [("cards/dm.cards", 46), ("cards/published.cards", 56)] {
        let source = file(path);
        assert_eq!(problems(&source), Vec::<String>::new());
        let cards = read_cards(&source).unwrap();
        let paragraphs: Vec<&str> = source.trim_end().split("\n\n").filter(|text| !text.starts_with('#')).collect();
        assert_eq!(write_cards(&cards), paragraphs.join("\n\n") + "\n");
        assert_eq!(cards.len(), count);
    }
    assert_eq!((built_in_cards().len(), published_cards().len()), (46, 56));
}

#[test]
fn every_example_of_the_documents_is_read_and_they_say_everything() {
    let document = file("../../docs/effects-mm25.md");
    let numbers = file("../../docs/mm25-numbers.md");
    for cards in fenced(&document, "cards").into_iter().chain(fenced(&numbers, "cards")) {
        assert_eq!(problems(&cards), Vec::<String>::new());
        assert_eq!(write_cards(&read_cards(&cards).unwrap()), cards);
    }
    for deck in fenced(&document, "deck").into_iter().chain(fenced(&numbers, "deck")) {
        assert!(List::read(&deck).is_ok());
    }
    // Only Techniques are used in these windows; a card's facts name them.
    let said = examples_say_everything(&document, &["BattleActions", "Interrupt"], read_ability, write_ability);
    assert!(said.contains("MayIgnoreSailor"));
}

#[test]
fn whatever_can_be_read_is_written_so_that_it_reads_the_same() {
    let document = file("../../docs/effects-mm25.md");
    reads_what_it_writes(&document, (80_000, 700), read_ability, write_ability);
}

#[test]
fn a_misread_word_is_named_with_its_place_and_what_was_expected() {
    for (text, said) in [
        (
            "technique: drew 2",
            "1:12: expected a step (draw, move, put, inflict, return, annul, 'this begins a battle', if, may, choose one …), \
             found 'drew'",
        ),
        ("technique draw 2", "1:11: expected ',' or ':', found 'draw'"),
        ("2: draw 2", "1:2: expected 'actions', found ':'"),
        (
            "event: draw 2",
            "1:1: expected '0 actions', '1 action' …, 'continuous', 'reinforcing', 'triggered' or 'technique', found 'event'",
        ),
        ("triggered: draw 2", "1:10: expected ',', found ':'"),
        (
            "triggered, when beaten: draw 2",
            "1:12: expected when ('when called', 'when called as reinforcement', 'when opposing character uses a \
             technique', 'when opponent attacks …', 'when this defeats opposing character', 'in window …'), found 'when'",
        ),
        (
            "triggered, in window W4: draw 2",
            "1:22: expected 'declaration', 'before battle actions', 'battle actions', 'interruption', 'before comparison', \
             'after comparison', 'before damage', 'defeat', 'after battle', found 'W4'",
        ),
        (
            "technique: put 1 of opponent's cards into ocean",
            "1:32: expected 'characters', 'captain', 'sailors', 'techniques' or 'reinforcements' (elsewhere: cards in your \
             hand …), found 'cards'",
        ),
        (
            "technique: return 1 card in your pocket to hand",
            "1:34: expected 'hand', 'ocean', 'logbook', 'chest', 'bridge', 'reinforcements', 'techniques', found 'pocket'",
        ),
        ("technique: put loser to ocean", "1:22: expected 'into ocean', found 'to'"),
        ("technique: this starts a battle", "1:17: expected 'begins a battle', found 'starts'"),
        ("2 actions: this gets +100/+0", "1:17: expected 'begins a battle', found 'gets'"),
        (
            "continuous: this draws 2",
            "1:18: expected what holds for it ('gets', 'has', 'cannot', 'may attack', 'costs', 'takes' …), found 'draws'",
        ),
        ("continuous: this gets +100/x", "1:23: '+100/x' is not so much to power and damage (+200/+0)"),
        (
            "continuous: this gets power",
            "1:23: expected so much to power and damage (+200/+0), or 'damage', found 'power'",
        ),
        (
            "technique: move 1 from hand to chest",
            "1:19: expected 'from chest to logbook', 'from chest to ocean', 'from logbook to ocean', found 'from'",
        ),
        ("technique, cost []: draw 1", "1:19: expected a cost between the brackets before this, found ':'"),
        ("technique: draw (1", "1:17: a bracket opened here is never closed"),
        ("technique: draw 1)", "1:18: this bracket closes nothing"),
        ("technique: draw 1 ~", "1:19: '~' has no meaning here"),
        ("technique: draw 1\ntechnique: draw 2", "2:1: an ability goes on inside brackets only"),
        ("# nothing", "1:1: expected an ability, found nothing"),
    ] {
        assert_eq!(problem(text), said, "{text}");
    }
}

#[test]
fn the_parts_before_the_colon_have_one_order() {
    assert!(read_ability("triggered, when called, if your character won, optional, cost [draw 1]: draw 1").is_ok());
    for (text, said) in [
        ("technique, cost [draw 1], optional: draw 1", "1:27: expected ':', found 'optional'"),
        ("technique, optional, if your character won: draw 1", "1:22: expected 'cost […]', found 'if'"),
        ("technique, while your character won: draw 1", "1:12: expected 'if', 'optional', 'cost […]', found 'while'"),
        ("continuous, if your character won: nothing", "1:13: expected 'while', 'optional', 'cost […]', found 'if'"),
    ] {
        assert_eq!(problem(text), said, "{text}");
    }
}

#[test]
fn what_lasts_comes_after_what_is_done_at_once() {
    let ability =
        read_ability("technique: draw 1; opponent draws 1; your character gets +1/+0; you lose draws").unwrap();
    let Kind::Technique(steps, lasting) = ability.kind else { panic!() };
    assert_eq!((steps.len(), lasting.len()), (2, 2));
    assert_eq!(
        problem("technique: your character gets +1/+0; draw 1"),
        "1:39: expected cards (this, your character, opposing character, all …, 1 of opponent's techniques, 2 cards in your \
         ocean …), found 'draw'"
    );
}

/// Cards of the Hand that somebody puts into the Ocean are discarded; cards elsewhere are picked.
#[test]
fn a_discard_is_told_from_an_act() {
    let step = |text: &str| match read_ability(&format!("technique: {text}")).unwrap().kind {
        Kind::Technique(mut steps, _) => steps.remove(0),
        _ => panic!(),
    };
    assert!(matches!(step("put 1 card from hand into ocean"), Step::Discard(..)));
    assert!(matches!(step("opponent puts 1 card from hand into ocean at random"), Step::DiscardAtRandom(..)));
    assert!(matches!(step("put 1 card in your hand into ocean"), Step::Do(_, Objects::Pick(_))));
    assert!(matches!(step("put all your techniques into ocean"), Step::Do(_, Objects::All(_))));
    assert!(matches!(step("one of your sailors begins a battle"), Step::BeginBattle { by: Objects::All(_), .. }));
    assert!(matches!(step("1 of your sailors begins a battle"), Step::BeginBattle { by: Objects::Pick(_), .. }));
}

#[test]
fn brackets_may_be_broken_over_lines_but_not_nested_without_end() {
    assert!(read_ability("technique: may (\n  draw 1; # the first\n  draw 2\n)").is_ok());
    let deep = format!("technique: {}draw 1{}", "may (".repeat(64), ")".repeat(64));
    assert!(read_ability(&deep).is_ok());
    let deeper = format!("technique: {}draw 1{}", "may (".repeat(65), ")".repeat(65));
    assert_eq!(problem(&deeper), "1:336: brackets are nested too deeply here");
    assert_eq!(
        problem(&format!("technique: draw {}", "(".repeat(100_000))),
        "1:81: brackets are nested too deeply here"
    );
    assert!(problem(&format!("technique: {}draw 1", "may ".repeat(100_000))).starts_with("1:16: expected a step"));
}

#[test]
fn a_faulty_file_reports_every_faulty_card_and_gives_none() {
    let source = "\
card A-1 \"fine\" \"with a title\"
  character \"Citizens\", power 300, damage 1, life 2

card A-2 \"numbers\"
  character \"Citizens\", power -100, damage 100, life 300, hats 5

card A-3 \"unclosed
  character \"Citizens\", power 300, damage 1, life 2

card A-1 \"twice\" \"a title\"
  technique \"Citizens\", usable by anyone, window battle actions, power 1, limited 0
  technique: drew 1

card A-4 \"two texts\"
  technique, usable by [\"Ox\", \"Ox\"], window interruption
  technique: draw 1
  technique: draw 2

card A-5 \"no facts\"

card A-6 \"a word\"
  character \"Citizens\", costs 3

card A-7 \"much is missing\"
  character, power 300, power 400
  technique: draw 1

card A-8 \"never in play\"
  technique, usable by [], window defeat
  2 actions: draw 1

card A-9 \"a team\"
  team, members [\"Ox\", \"\", \"Corva\"], power 300, damage 1, life 2, limited 1
  triggered, when called, optional: draw 1

card A-10 \"\"
  character \"A\" \"B\", numbers unknown, life 3, users unknown
  continuous, optional, cost [draw 1]: this cannot attack

card A-11 \"nothing is known\"
  technique, numbers unknown

stray
";
    let expected = [
        "5:31: impossible position: power is from 0 to 9900 (MM-4.1)",
        "5:44: impossible position: damage is from 0 to 99 (MM-4.1)",
        "5:54: impossible position: life is from 1 to 24 (MM-4.1)",
        "5:64: impossible position: hats is from 0 to 4 (MM-1.3)",
        "7:19: syntax error: this text has no closing quote",
        "10:6: impossible position: there is another card A-1 above",
        "10:6: impossible position: a technique has no 'title' (MM-4.1)",
        "11:13: impossible position: a technique has no 'crew' (MM-4.1)",
        "11:66: impossible position: a technique has no 'numbers' (MM-4.1)",
        "11:83: impossible position: limited is from 1 to 255 (MM-7.5.6)",
        "12:14: syntax error: expected a step (draw, move, put, inflict, return, annul, 'this begins a battle', if, may, \
         choose one …), found 'drew'",
        "15:24: impossible position: 'usable by' has the same name twice (MM-4.2)",
        "17:3: impossible position: a technique has one text that begins with 'technique' (MM-4.2)",
        "19:6: syntax error: a line with the category and the other facts must follow",
        "22:25: unknown word: 'costs' is not a fact (members, power, damage, life, usable by, limited, window, hats, numbers \
         unknown …)",
        "25:3: impossible position: this character must have 'damage', or 'numbers unknown'",
        "25:3: impossible position: this character must have 'life', or 'numbers unknown'",
        "25:3: impossible position: a character has a crew: character \"…\" (MM-4.1)",
        "25:31: impossible position: this is said twice",
        "26:3: impossible position: what a character does is no technique (MM-4.2)",
        "29:3: impossible position: a technique has one text that begins with 'technique' (MM-4.2)",
        "29:24: impossible position: somebody must be able to use it (MM-7.5.1)",
        "30:3: impossible position: what a technique does begins with 'technique' or 'continuous' (MM-4.2)",
        "33:3: impossible position: a team has a crew: team \"…\" (MM-4.1)",
        "33:17: impossible position: a name has letters (MM-7.7.1)",
        "33:17: impossible position: a team has two members (MM-7.7.1)",
        "33:67: impossible position: a team has no 'limited' (MM-7.5.6)",
        "36:6: impossible position: a name has letters (MM-4.1)",
        "37:13: impossible position: a character is of one crew (MM-4.1)",
        "37:44: impossible position: this is said twice",
        "37:47: impossible position: a character has no 'usable by'",
        "38:3: impossible position: a cost that is none: what is paid comes from one's own Hand, Chest, Logbook or Life",
        "38:3: impossible position: what always works has no cost (MM-12.1)",
        "38:3: impossible position: only what is triggered is optional (MM-9.4)",
        "41:3: impossible position: this technique must have 'usable by', or 'users unknown'",
        "41:3: impossible position: this technique must have 'window', or 'window unknown'",
        "41:14: impossible position: a technique has no 'numbers'",
        "43:1: syntax error: expected '0 actions', '1 action' …, 'continuous', 'reinforcing', 'triggered' or 'technique', \
         found 'stray'",
    ];
    assert_eq!(problems(source), expected);
}

#[test]
fn what_stands_before_the_first_card_is_no_card() {
    assert_eq!(
        problems("nothing\ncard A-1 \"x\"\n  character, numbers unknown"),
        ["1:1: syntax error: expected 'card', found 'nothing'"]
    );
    assert_eq!(read_cards("# only a comment\n"), Ok(Vec::new()));
}

/// Definitions that no file can say, and what a library must refuse in them.
#[test]
fn a_definition_names_every_fault_and_its_clause() {
    let cards = built_in_cards();
    let card = |number: &str| cards.iter().find(|card| card.number.0 == number).unwrap().clone();
    let said =
        |card: &Definition| card.faults().into_iter().map(|fault| (fault, fault.clause().id())).collect::<Vec<_>>();
    assert!(cards.iter().chain(published_cards()).all(|card| said(card).is_empty()));
    let technique = Definition { category: Category::Technique, ..card("DM-T01") };
    assert_eq!(
        said(&technique),
        [
            (CardFault::Foreign(Fact::Title), "MM-4.1"),
            (CardFault::Foreign(Fact::Crew), "MM-4.1"),
            (CardFault::Foreign(Fact::Power), "MM-4.1"),
            (CardFault::Foreign(Fact::Members), "MM-7.7.1"),
            (CardFault::Texts { count: 0 }, "MM-4.2"),
        ]
    );
    let character = Definition { category: Category::Character, limit: Some(0), hats: 5, ..card("DM-W07") };
    assert_eq!(
        said(&character),
        [
            (CardFault::Foreign(Fact::Users), "MM-4.2"),
            (CardFault::Foreign(Fact::Limit), "MM-7.5.6"),
            (CardFault::Foreign(Fact::Window), "MM-4.2"),
            (CardFault::OutOfRange(Fact::Limit), "MM-7.5.6"),
            (CardFault::OutOfRange(Fact::Hats), "MM-1.3"),
            (CardFault::NeverUsed(0), "MM-4.2"),
        ]
    );
    let stats = Some(Stats { power: 10_000, damage: -1, life: 25 });
    let team = Definition { crews: Vec::new(), members: vec![String::new(); 3], stats, ..card("DM-T02") };
    assert_eq!(
        said(&team),
        [
            (CardFault::Empty(Fact::Members), "MM-7.7.1"),
            (CardFault::Twice(Fact::Members), "MM-7.7.1"),
            (CardFault::OutOfRange(Fact::Power), "MM-4.1"),
            (CardFault::OutOfRange(Fact::Damage), "MM-4.1"),
            (CardFault::OutOfRange(Fact::Life), "MM-4.1"),
            (CardFault::Crews { count: 0 }, "MM-4.1"),
            (CardFault::Members { count: 3 }, "MM-7.7.1"),
        ]
    );
    let crews = vec![Crew("A".to_owned()), Crew("B".to_owned())];
    let abilities = vec![read_ability("continuous, optional, cost [draw 1]: this cannot attack").unwrap()];
    let two_flags = Definition { crews, abilities, name: " ".to_owned(), ..card("DM-C01") };
    assert_eq!(
        said(&two_flags),
        [
            (CardFault::Empty(Fact::Name), "MM-4.1"),
            (CardFault::Crews { count: 2 }, "MM-4.1"),
            (CardFault::NeverPaid(0), "MM-12.1"),
            (CardFault::NeverDeclined(0), "MM-9.4"),
        ]
    );
    let abilities = vec![read_ability("triggered, in window interruption, optional: draw 1").unwrap()];
    assert_eq!(said(&Definition { abilities, ..card("DM-C01") }), [(CardFault::NeverOpens(0), "MM-13.1.4")]);
    let abilities = vec![read_ability("2 actions: draw 1").unwrap(), read_ability("reinforcing: nothing").unwrap()];
    let unused = Definition { abilities, users: Some(Users::Named(Vec::new())), ..card("DM-W01") };
    assert_eq!(
        said(&unused),
        [
            (CardFault::NoUsers, "MM-7.5.1"),
            (CardFault::Texts { count: 0 }, "MM-4.2"),
            (CardFault::NeverInPlay(0), "MM-4.2"),
            (CardFault::NeverInPlay(1), "MM-4.2"),
        ]
    );
}

#[test]
fn what_nobody_knows_is_no_fault() {
    let unknown =
        "card A-1 \"?\"\n  technique, users unknown, window unknown\n\ncard A-2 \"?\"\n  character, numbers unknown\n";
    let cards = read_cards(unknown).unwrap();
    assert_eq!(write_cards(&cards), unknown);
    assert_eq!((cards[0].users.clone(), cards[0].window, cards[1].stats), (None, None, None));
    // What is known of it must still be right.
    let half = "card A-1 \"?\"\n  technique, users unknown, window defeat\n  continuous: nothing\n";
    assert_eq!(
        problems(half),
        ["2:3: impossible position: a technique has one text that begins with 'technique' (MM-4.2)"]
    );
}
