//! The notation of effects and card files, and the cards that come with the program.

#[path = "../../script/tests/support/document.rs"]
mod document;

use document::{examples_say_everything, fenced, file, reads_what_it_writes, told};
use kernel::Clause as _;
use zwo::effects::{Kind, Place, Stat};
use zwo::notation::{read_ability, read_cards, read_cards_with, write_ability, write_cards};
use zwo::{CardFault, Category, Definition, GreyZombies, List, built_in_cards};

fn problems(source: &str) -> Vec<String> {
    told(source, read_cards(source).err().unwrap_or_default())
}

fn problem(ability: &str) -> String {
    let problem = read_ability(ability).unwrap_err();
    let (line, column) = problem.place(ability);
    format!("{line}:{column}: {}", problem.message)
}

#[test]
fn the_card_file_is_in_canonical_form() {
    let source = file("cards/dz.cards");
    assert_eq!(problems(&source), Vec::<String>::new());
    let (_comment, text) = source.split_once("\n\n").unwrap();
    assert_eq!(write_cards(&read_cards(&source).unwrap()), text);
    assert_eq!(built_in_cards().len(), 48);
}

#[test]
fn every_example_of_the_document_is_read_and_they_say_everything() {
    let document = file("../../docs/effects-zwo.md");
    for cards in fenced(&document, "cards") {
        assert_eq!(problems(&cards), Vec::<String>::new());
        assert_eq!(write_cards(&read_cards(&cards).unwrap()), cards);
    }
    for deck in fenced(&document, "deck") {
        assert!(List::read(&deck).is_ok());
    }
    let said = examples_say_everything(&document, &[], read_ability, write_ability);
    assert!(said.contains("StandInPrepare"));
}

#[test]
fn whatever_can_be_read_is_written_so_that_it_reads_the_same() {
    let document = file("../../docs/effects-zwo.md");
    reads_what_it_writes(&document, (80_000, 1000), read_ability, write_ability);
}

#[test]
fn a_misread_word_is_named_with_its_place_and_what_was_expected() {
    for (text, said) in [
        (
            "event main: drew 2",
            "1:13: expected a step (draw, deal, injure, stand, rest, revive, turn, put, return, if, may …), found 'drew'",
        ),
        ("event main draw 2", "1:12: expected ',' or ':', found 'draw'"),
        ("event: draw 2", "1:6: expected 'main' or 'free', found ':'"),
        ("activated main free: draw 2", "1:16: expected ',' or ':', found 'free'"),
        ("activated main, in deck: draw 2", "1:20: expected 'hand', 'wrecked zone' or 'mana zone', found 'deck'"),
        ("auto: draw 2", "1:5: expected ',', found ':'"),
        (
            "auto, when this dies: draw 2",
            "1:17: expected what happens (enters the field, attacks, is injured …), found 'dies'",
        ),
        (
            "event main: injure 1 of opponent's zombis",
            "1:36: expected 'zombies' or 'mana' (elsewhere: cards in your hand …), found 'zombis'",
        ),
        (
            "event main: rest 1 card in your mana zone",
            "1:42: expected 'hand' or 'wrecked zone' (elsewhere: your zombies, your mana), found the end of the phrase",
        ),
        (
            "event main: this gets power +1000",
            "1:34: expected how long ('until end of turn', 'through the next prepare phase', 'until leaving the field'), found the end of the phrase",
        ),
        ("event main: turn 1 of your mana", "1:32: expected 'front', 'back', found the end of the phrase"),
        ("event main, cost [green]: draw 1", "1:24: expected how many mana (1, 2, …), found ']'"),
        ("event main, cost [back 1]: draw 1", "1:24: expected a colour or 'any', found '1'"),
        ("event main, cost []: draw 1", "1:20: expected a cost between the brackets before this, found ':'"),
        ("event main: draw (1", "1:18: a bracket opened here is never closed"),
        ("event main: draw 1)", "1:19: this bracket closes nothing"),
        ("event main: draw 1 ~", "1:20: '~' has no meaning here"),
        ("event main: draw 1\nevent main: draw 2", "2:1: an ability goes on inside brackets only"),
        ("# nothing", "1:1: expected an ability, found nothing"),
    ] {
        assert_eq!(problem(text), said, "{text}");
    }
}

#[test]
fn the_parts_before_the_colon_have_one_order() {
    assert!(
        read_ability("event main, if it is your turn, once per turn, cost [any 1], target 1 of your mana: draw 1")
            .is_ok()
    );
    for (text, said) in [
        ("event main, cost [any 1], once per turn: draw 1", "1:27: expected 'target', found 'once'"),
        ("event main, once per turn, if it is your turn: draw 1", "1:28: expected 'cost […]', 'target', found 'if'"),
        (
            "event main, while it is your turn: draw 1",
            "1:13: expected 'if', 'once per turn', 'cost […]', 'target', found 'while'",
        ),
        (
            "continuous, if it is your turn: nothing",
            "1:13: expected 'while', 'once per turn', 'cost […]', 'target', found 'if'",
        ),
    ] {
        assert_eq!(problem(text), said, "{text}");
    }
}

#[test]
fn targets_are_told_from_picks_wherever_they_are_spoken_of() {
    let text = "event free, if target 2 is stand, cost [rest target], target 1 of your zombies, \
                target 1 of opponent's zombies with power (power of target) or less: \
                rest 1 of your zombies; deal (power of picked) damage to target 2";
    let ability = read_ability(text).unwrap();
    assert_eq!(write_ability(&ability), text);
    let slots = |text: &str| {
        let said = format!("{:?}", read_ability(text).unwrap());
        said.split("Slot(").skip(1).map(|part| part.split(')').next().unwrap().parse().unwrap()).collect::<Vec<u8>>()
    };
    assert_eq!(slots(text), [1, 0, 0, 2, 1]);
    assert_eq!(slots("event free: rest picked; rest picked 2"), [0, 1]);
    assert_eq!(slots("event free, target 1 of your mana: rest picked; rest target 1"), [1, 0]);
    for text in
        ["event free: rest target", "event free, target 1 of your mana: rest target 2", "event free: rest picked 300"]
    {
        assert!(problem(text).contains("expected a target that the ability has"), "{text}: {}", problem(text));
    }
}

#[test]
fn damage_is_dealt_to_zombies_and_players_and_is_no_injury() {
    let said = |text: &str| format!("{:?}", read_ability(text).unwrap().kind);
    assert!(said("event main: deal 2 damage to opponent").contains("Hurt { who: Opponent, amount: Number(2) }"));
    assert!(said("event main: deal 2 damage to this").contains("Do(Damage(Number(2)), This)"));
    assert!(said("event main: injure this").contains("Do(Injure, This)"));
    assert!(problem("event main: injure opponent").contains("expected cards"));
    assert!(problem("event main: damage this").contains("expected a step"));
}

#[test]
fn brackets_may_be_broken_over_lines_but_not_nested_without_end() {
    assert!(read_ability("event main: may (\n  draw 1; # the first\n  draw 2\n)").is_ok());
    let deep = format!("event main: {}draw 1{}", "may (".repeat(64), ")".repeat(64));
    assert!(read_ability(&deep).is_ok());
    let deeper = format!("event main: {}draw 1{}", "may (".repeat(65), ")".repeat(65));
    assert_eq!(problem(&deeper), "1:337: brackets are nested too deeply here");
    assert_eq!(
        problem(&format!("event main: draw {}", "(".repeat(100_000))),
        "1:82: brackets are nested too deeply here"
    );
    assert!(problem(&format!("event main: {}draw 1", "may ".repeat(100_000))).starts_with("1:17: expected a step"));
}

#[test]
fn a_faulty_file_reports_every_faulty_card_and_gives_none() {
    let source = "\
card A-1 \"fine\"
  zombie red, summon cost 1, revive cost 1, power 1000, critical 1, common

card A-2 \"numbers\"
  zombie red, summon cost -1, revive cost 100, power -500, critical 100, common

card A-3 \"unclosed
  zombie red, summon cost 1, revive cost 1, power 1000, critical 1, common

card A-1 \"twice\"
  event blue, power 1000, critical 1, summon cost 1, rare, erode
  event main: drew 1

card A-4 \"two texts\"
  event red red, common
  event main: draw 1
  event free: draw 1

card A-5 \"no facts\"

card A-6 \"a word\"
  zombie green, costs 3

card A-7 \"grey, and much is missing\"
  zombie grey, power 1000, power 2000
  event main: draw 1

card A-8 \"never used\"
  event grey, common
  auto, when this attacks: draw 1

card A-9 \"on the field\"
  event grey, common
  activated main: draw 1

card A-10 \"no text\"
  event grey, common

card A-11 \"a cost\"
  zombie red, summon cost 1, revive cost 1, power 1000, critical 1, common, erode, erode
  continuous, cost [any 1]: this cannot attack

stray
";
    let expected = [
        "5:27: impossible position: summon cost is from 0 to 24 (ZW-1.14)",
        "5:43: impossible position: revive cost is from 0 to 24 (ZW-1.14)",
        "5:54: impossible position: power is from 0 to 50000 (ZW-1.14)",
        "5:69: impossible position: critical is from 0 to 99 (ZW-1.14)",
        "7:19: syntax error: this text has no closing quote",
        "10:6: impossible position: there is another card A-1 above",
        "11:15: impossible position: this event cannot have 'power' (ZW-1.5)",
        "11:27: impossible position: this event cannot have 'critical' (ZW-1.5)",
        "11:39: impossible position: this event cannot have 'summon cost' (ZW-1.5)",
        "11:60: impossible position: this event cannot have 'erode' (ZW-11.10)",
        "12:15: syntax error: expected a step (draw, deal, injure, stand, rest, revive, turn, put, return, if, may …), found 'drew'",
        "15:13: impossible position: this is said twice",
        "17:3: impossible position: an event has one text, no less and no more (ZW-11.9)",
        "19:6: syntax error: a line with the category and the other facts must follow",
        "22:17: unknown word: 'costs' is not a fact (summon cost, revive cost, power, critical, a rarity or a keyword)",
        "25:3: impossible position: this card must be 'rare', 'uncommon' or 'common'",
        "25:3: impossible position: this zombie must have 'summon cost' (ZW-1.4)",
        "25:3: impossible position: this zombie must have 'revive cost' (ZW-1.4)",
        "25:3: impossible position: this zombie must have 'critical' (ZW-1.4)",
        "25:3: impossible position: a zombie has a colour (ZW-2.6)",
        "25:28: impossible position: this is said twice",
        "26:3: impossible position: what a zombie does begins with 'continuous', 'auto' or 'activated'",
        "30:3: impossible position: what an event does begins with 'event main' or 'event free' (ZW-11.9)",
        "34:3: impossible position: what an event does begins with 'event main' or 'event free'",
        "37:3: impossible position: an event has one text, no less and no more (ZW-11.9)",
        "40:84: impossible position: this is said twice",
        "41:3: impossible position: a continuous ability has no limit, no cost and no targets (ZW-17.17)",
        "43:1: syntax error: expected 'continuous', 'auto', 'activated main', 'activated free', 'event main' or 'event \
         free', found 'stray'",
    ];
    assert_eq!(problems(source), expected);
}

#[test]
fn what_stands_before_the_first_card_is_no_card() {
    assert_eq!(
        problems("nothing\ncard A-1 \"x\"\n  event red, common\n  event main: draw 1"),
        ["1:1: syntax error: expected 'card', found 'nothing'"]
    );
    assert_eq!(read_cards("# only a comment\n"), Ok(Vec::new()));
}

#[test]
fn a_grey_zombie_must_be_asked_for() {
    let file = "card A-1 \"a\"\n  zombie grey, summon cost 1, revive cost 1, power 1000, critical 1, common\n";
    assert_eq!(problems(file), ["2:3: impossible position: a zombie has a colour (ZW-2.6)"]);
    let cards = read_cards_with(file, GreyZombies::Allowed).unwrap();
    assert_eq!(write_cards(&cards), file);
    assert_eq!(cards[0].faults(GreyZombies::Refused), [CardFault::Grey]);
    assert_eq!(cards[0].faults(GreyZombies::Allowed), []);
}

#[test]
fn what_a_zombie_does_from_the_hand_is_no_event() {
    let text = "activated main, in hand, cost [any 1]: put this onto the field";
    let file = format!(
        "card A-1 \"a\"\n  zombie red, summon cost 1, revive cost 1, power 1000, critical 1, common\n  {text}\n"
    );
    let cards = read_cards(&file).unwrap();
    assert_eq!(write_cards(&cards), file);
    assert_eq!(write_ability(&cards[0].abilities[0]), "event main, cost [any 1]: put this onto the field");
    assert!(matches!(cards[0].abilities[0].kind, Kind::Activated(_, Place::Hand, _)));
}

/// Definitions that no file can say, and what a library must refuse in them.
#[test]
fn a_definition_names_every_fault_and_its_clause() {
    let cards = built_in_cards();
    let card = |number: &str| cards.iter().find(|card| card.number.0 == number).unwrap().clone();
    let said = |card: &Definition| {
        let faults = card.faults(GreyZombies::Refused);
        faults.into_iter().map(|fault| (fault, fault.clause().id())).collect::<Vec<_>>()
    };
    assert!(cards.iter().all(|card| said(card).is_empty()));
    let event = Definition { category: Category::Event, ..card("DZ-012") };
    let (erode, ogre) = (card("DZ-012").keywords[0], card("DZ-006"));
    assert_eq!(
        said(&event),
        [
            (CardFault::Foreign(Stat::SummonCost), "ZW-1.5"),
            (CardFault::Foreign(Stat::ReviveCost), "ZW-1.5"),
            (CardFault::Foreign(Stat::Power), "ZW-1.5"),
            (CardFault::Foreign(Stat::Critical), "ZW-1.5"),
            (CardFault::Keyword(erode), "ZW-11.10"),
            (CardFault::NeverUsed(0), "ZW-11.9"),
        ]
    );
    let zombie = Definition { category: Category::Zombie, ..card("DZ-014") };
    let missing = [Stat::SummonCost, Stat::ReviveCost, Stat::Power, Stat::Critical];
    assert_eq!(said(&zombie), missing.map(|stat| (CardFault::Missing(stat), "ZW-1.4")));
    let on_field = read_ability("activated free: draw 1").unwrap();
    let abilities = vec![on_field, card("DZ-020").abilities.remove(0)];
    assert_eq!(
        said(&Definition { abilities, ..card("DZ-014") }),
        [
            (CardFault::Texts { count: 2 }, "ZW-11.9"),
            (CardFault::NotFromHand(0), "ZW-10.10"),
            (CardFault::NeverUsed(1), "ZW-11.9"),
        ]
    );
    let numbers = Definition { power: Some(-1), critical: Some(100), summon_cost: Some(0), ..ogre.clone() };
    let out_of_range = [Stat::Power, Stat::Critical].map(|stat| (CardFault::OutOfRange(stat), "ZW-1.14"));
    assert_eq!(said(&numbers), out_of_range);
    let standing = read_ability("continuous, once per turn, target 1 of your mana: this cannot attack").unwrap();
    let declared = Definition { abilities: vec![standing], ..ogre };
    assert_eq!(said(&declared), [(CardFault::NeverDeclared(0), "ZW-17.17")]);
}
