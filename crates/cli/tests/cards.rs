//! Cards and decks from the command line.

use std::path::Path;
use std::process::{Command, Output};
use std::{env, fs};

fn quarterdeck(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_quarterdeck")).args(args).env_remove("LC_ALL").env("LANG", "C").output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap() + &String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn cards_are_found_by_number_name_and_type_in_any_language() {
    for (query, lang, shown) in [
        ("st01-004", "en", "Sanji"),
        ("サンジ", "ja", "サンジ"),
        ("Navy", "en", "Koby"),
        ("香吉士", "zh-Hant", "香吉士"),
    ] {
        let output = quarterdeck(&["cards", "opcg", query, "--lang", lang]);
        assert!(output.status.success() && said(&output).contains(shown), "{query}: {}", said(&output));
    }
    let all: serde_json::Value = serde_json::from_slice(&quarterdeck(&["cards", "opcg", "--json"]).stdout).unwrap();
    assert_eq!(all.as_array().unwrap().len(), opcg::built_in_cards().len());
    assert_eq!(quarterdeck(&["cards", "opcg", "no such card"]).status.code(), Some(2));
    assert_eq!(quarterdeck(&["cards", "uno"]).status.code(), Some(2));
}

#[test]
fn supplied_cards_are_shown_by_their_names_in_every_edition() {
    let file = env::temp_dir().join(format!("quarterdeck-names-{}.cards", std::process::id()));
    let cards = "card QD-001 \"Walrus\" ja \"セイウチ\" zh \"海象\"\n  character red, cost 1, power 1000, strike, types [\"Navy\"]\n  \
        on play: put up to 1 card with name \"Walrus\" in your trash into hand\n";
    fs::write(&file, cards).unwrap();
    for (lang, name, text) in [
        ("en", "Walrus", "[Walrus]"),
        ("ja", "セイウチ", "「セイウチ」"),
        ("zh-Hant", "海象", "「海象」"),
        ("it", "Walrus", "[Walrus]"),
    ] {
        let output = quarterdeck(&["cards", "opcg", "--card-file", file.to_str().unwrap(), "--lang", lang, "QD-001"]);
        assert!(said(&output).starts_with(&format!("QD-001 {name}")), "{}", said(&output));
        assert!(said(&output).contains(text), "{}", said(&output));
    }
    fs::remove_file(&file).unwrap();
}

// covers OP-3.7, OP-16.18
#[test]
fn a_deck_is_legal_or_every_fault_is_named_with_its_clause() {
    let legal = Path::new(env!("CARGO_MANIFEST_DIR")).join("../opcg/decks/ST-01.txt");
    let output = quarterdeck(&["deck", "opcg", legal.to_str().unwrap()]);
    assert!(output.status.success() && said(&output).starts_with("1xST01-001\n"), "{}", said(&output));
    let file = env::temp_dir().join(format!("quarterdeck-deck-{}.txt", std::process::id()));
    fs::write(&file, "1xST01-001\n5xST01-002\n46xST02-003\n").unwrap();
    let output = quarterdeck(&["deck", "opcg", file.to_str().unwrap(), "--lang", "it"]);
    assert_eq!(output.status.code(), Some(2));
    for clause in ["OP-3.1", "OP-3.2", "OP-3.4"] {
        assert!(said(&output).contains(clause), "{}", said(&output));
    }
    fs::write(&file, "1xST01-001\nfour of these\n").unwrap();
    let output = quarterdeck(&["deck", "opcg", file.to_str().unwrap()]);
    assert!(output.status.code() == Some(2) && said(&output).contains("Line 2"), "{}", said(&output));
    fs::remove_file(&file).unwrap();
    assert_eq!(quarterdeck(&["deck", "opcg", file.to_str().unwrap()]).status.code(), Some(2), "no such file");
}

// covers OP-3.2, OP-3.7
#[test]
fn a_list_is_read_from_one_format_and_written_in_another() {
    let file = env::temp_dir().join(format!("quarterdeck-list-{}.txt", std::process::id()));
    let deck = Path::new(env!("CARGO_MANIFEST_DIR")).join("../opcg/decks/ST-05.txt");
    let convert = |from: &Path, format: &str| quarterdeck(&["deck", "opcg", from.to_str().unwrap(), "--to", format]);
    let canonical = said(&convert(&deck, "x"));
    for format in ["spaced", "named", "bracketed", "after", "link", "short", "json"] {
        fs::write(&file, said(&convert(&deck, format))).unwrap();
        assert_eq!(said(&convert(&file, "x")), canonical, "{format}");
    }
    assert_eq!(convert(&deck, "sideways").status.code(), Some(2));
    // A file may be played with; one of the wrong colours only where that is waived.
    let red_in_green = canonical.replace("1xST05-001", "1xST02-001");
    fs::write(&file, red_in_green).unwrap();
    let sim = |options: &[&str]| {
        let decks = format!("{},ST-01", file.display());
        quarterdeck(&[&["sim", "opcg", "--games", "2", "--decks", &decks], options].concat())
    };
    let refused = sim(&[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("OP-3.2"), "{refused:?}");
    assert!(sim(&["--any-colour"]).status.success());
    fs::remove_file(file).unwrap();
}

#[test]
fn a_card_file_supplies_what_is_not_printed_in_the_regulation() {
    let known = quarterdeck(&["cards", "mm25", "LK-C20"]);
    assert!(known.status.success() && said(&known).contains("Zoro"), "{}", said(&known));
    let folder = env::temp_dir().join(format!("quarterdeck-supplied-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let (cards, deck, replay) = (folder.join("mine.cards"), folder.join("deck.txt"), folder.join("match.qdr"));
    let path = |path: &Path| path.to_str().unwrap().to_owned();
    let starter = Path::new(env!("CARGO_MANIFEST_DIR")).join("../mm25/decks/gull-wind.txt");
    let list = fs::read_to_string(&starter).unwrap();
    assert!(list.contains("DM-C02"));
    fs::write(&deck, list.replace("DM-C02", "LK-C20")).unwrap();
    // Without numbers no deck may hold it.
    let refused = quarterdeck(&["deck", "mm25", &path(&deck)]);
    assert!(refused.status.code() == Some(2) && said(&refused).contains("MM-1.1"), "{}", said(&refused));
    let zoro = "card LK-C20 \"Zoro\"\n  character \"Rufy Pirates\", power 500, damage 1, life 2\n";
    fs::write(&cards, zoro).unwrap();
    let accepted = quarterdeck(&["deck", "mm25", &path(&deck), "--card-file", &path(&cards)]);
    assert!(accepted.status.success(), "{}", said(&accepted));
    let both = format!("{},iron-harbour", path(&deck));
    let sim =
        ["sim", "mm25", "--games", "2", "--decks", &both, "--card-file", &path(&cards), "--replay", &path(&replay)];
    let played = quarterdeck(&sim);
    assert!(played.status.success(), "{}", said(&played));
    // The match knows its cards: it is played again with the same ones or not at all.
    let verify = |more: &[&str]| quarterdeck(&[&["replay", &path(&replay), "--verify"], more].concat());
    assert!(verify(&["--card-file", &path(&cards)]).status.success());
    assert!(said(&verify(&[])).contains("--card-file"), "{}", said(&verify(&[])));
    fs::write(&cards, zoro.replace("500", "600")).unwrap();
    assert_eq!(verify(&["--card-file", &path(&cards)]).status.code(), Some(2));
    // What cannot be is shown at its place.
    fs::write(&cards, zoro.replace("life 2", "live 2")).unwrap();
    let wrong = quarterdeck(&["cards", "mm25", "Zoro", "--card-file", &path(&cards)]);
    assert!(wrong.status.code() == Some(2) && said(&wrong).contains("mine.cards:2:"), "{}", said(&wrong));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_card_that_asks_for_too_much_is_refused_by_a_sentence_with_its_place() {
    let folder = env::temp_dir().join(format!("quarterdeck-too-much-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("much.cards");
    for (game, card, ability, most, says) in [
        (
            "opcg",
            "character red, cost 1, power 1000, strike, types [\"A\"]",
            "on play: draw 1",
            5,
            "more than five abilities",
        ),
        (
            "zwo",
            "zombie green, summon cost 1, revive cost 1, power 1500, critical 1, common",
            "activated main, cost [green 2]: draw 1",
            8,
            "more than eight abilities",
        ),
        (
            "mm25",
            "character \"Pirates\", power 500, damage 1, life 2",
            "1 action: draw 1",
            4,
            "more than four abilities",
        ),
    ] {
        let abilities = |count: usize| format!("  {ability}\n").repeat(count);
        let number = if game == "mm25" { "DM-C99" } else { "ZZ-001" };
        let head = format!("card {number} \"Too Much\"\n  {card}\n");
        fs::write(&file, format!("{head}{}", abilities(most))).unwrap();
        let path = file.to_str().unwrap();
        let loads = quarterdeck(&["cards", game, number, "--card-file", path]);
        assert!(loads.status.success(), "{game}: {}", said(&loads));
        fs::write(&file, format!("{head}{}", abilities(most + 1))).unwrap();
        let refused = quarterdeck(&["cards", game, number, "--card-file", path]);
        assert_eq!(refused.status.code(), Some(2), "{game}: {}", said(&refused));
        let told = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(told.contains(says) && told.contains(&format!("much.cards:{}:3:", most + 3)), "{game}: {told}");
        assert!(!told.contains('(') || !told.contains("Unplayable("), "{game}: {told}");
    }
    fs::remove_dir_all(&folder).unwrap();
}
