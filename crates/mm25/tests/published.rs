//! The cards that the regulation names are those of `rules/mm25-cards.json`, fact by fact, and nothing is guessed.

use mm25::effects::Window;
use mm25::notation::{read_cards, write_cards};
use mm25::{Category, Deck, DeckFault, Definition, Number, Users, built_in_cards, published_cards};
use serde_json::{Value, json};
use std::sync::LazyLock;
use std::{fs, path::Path};

static NAMED: LazyLock<Value> = LazyLock::new(|| {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/mm25-cards.json");
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
});

fn named() -> &'static [Value] {
    NAMED["cards"].as_array().unwrap()
}

/// `Duellante (Duellist)` in English and in Italian; what is printed alone stands for both.
fn meant(text: &Value) -> (Option<&str>, Option<&str>) {
    let text = text.as_str();
    match text.and_then(|text| text.strip_suffix(')')?.split_once(" (")) {
        // A remark may follow what it means.
        Some((italian, english)) => (english.split(';').next(), Some(italian)),
        None => (text, None),
    }
}

/// The windows that the regulation tells, by the roles that cards have in it.
fn window(roles: &Value) -> Option<Window> {
    roles.as_array().unwrap().iter().find_map(|role| {
        Some(match role.as_str()? {
            "window_W1" => Window::Before,
            "window_W3" => Window::BeforeComparison,
            "window_W4" => Window::AfterComparison,
            "window_W5" => Window::BeforeDamage,
            "window_W6" => Window::Defeated,
            "window_W8" => Window::AfterBattle,
            "interrupt_annul" => Window::Interrupt,
            "destroy_in_battle_actions" => Window::BattleActions,
            _ => return None,
        })
    })
}

fn found(code: &str) -> Definition {
    published_cards().iter().find(|card| card.number.0 == code).cloned().unwrap_or_else(|| panic!("no card {code}"))
}

#[test]
fn every_named_card_is_there_once() {
    let mut codes: Vec<_> = published_cards().iter().map(|card| card.number.0.clone()).collect();
    let mut said: Vec<_> = named().iter().map(|card| card["code"].as_str().unwrap().to_owned()).collect();
    codes.sort();
    said.sort();
    assert_eq!(codes, said);
    assert_eq!(codes.len(), 56);
}

#[test]
fn every_named_card_is_as_the_regulation_says() {
    for said in named() {
        let code = said["code"].as_str().unwrap();
        let card = found(code);
        let ((name, name_it), (title, title_it)) = (meant(&said["name"]), meant(&said["title"]));
        assert_eq!((card.name.as_str(), card.title.as_deref()), (name.unwrap_or("?"), title), "{code}");
        let italian = (name_it.is_some() || title_it.is_some())
            .then(|| (name_it.or(name).unwrap().to_owned(), title_it.map(str::to_owned)));
        assert_eq!((&card.words.it, &card.words.ja, &card.words.zh_hant), (&italian, &None, &None), "{code}");
        // What SH-F03 is nobody knows; there is no category for that.
        let kind = match card.category {
            Category::Character if code == "SH-F03" => "unknown",
            Category::Character => "character",
            Category::Technique => "technique",
            Category::Team => "team",
        };
        let users = match &card.users {
            Some(Users::Named(names)) => json!(names),
            Some(Users::Anyone) => json!(["Anyone"]),
            None => Value::Null,
        };
        assert_eq!(
            (json!(kind), users, json!(card.limit)),
            (said["kind"].clone(), said["usable_by"].clone(), said["limit"].clone())
        );
        assert_eq!((card.hats, &said["straw_hats"]), (0, &Value::Null), "{code}");
        let numbers = ["power", "damage", "life"].map(|number| &said["stats"][number]);
        assert_eq!((card.stats, numbers), (None, [&Value::Null; 3]), "{code}");
        assert_eq!(json!(card.crews.first().map(|crew| &crew.0)), said["stats"]["crew"], "{code}");
        assert_eq!(card.members, members(said), "{code}");
        let expected = window(&said["roles"]).filter(|_| card.category == Category::Technique);
        assert_eq!(card.window, expected, "{code}");
    }
}

fn members(said: &Value) -> Vec<String> {
    let members = said["members"].as_array().into_iter().flatten();
    members.map(|member| member.as_str().unwrap().to_owned()).collect()
}

#[test]
fn what_the_regulation_does_not_tell_has_no_text() {
    for said in named() {
        let code = said["code"].as_str().unwrap();
        // That it destroys a Technique in play is told, and not whose.
        let told = said["effect_status"] != "unknown" && code != "BP-W02";
        assert_eq!(!found(code).abilities.is_empty(), told, "{code}");
    }
    assert_eq!(published_cards().iter().filter(|card| card.abilities.is_empty()).count(), 19);
}

/// Appendix B was made after appendix A: where both have a mechanic it is written alike.
#[test]
fn the_same_mechanic_is_said_alike_in_both_sets() {
    let starter = built_in_cards();
    let ours = |number: &str| starter.iter().find(|card| card.number.0 == number).unwrap().abilities.clone();
    for (published, own) in [
        ("CS-C04", "DM-C01"),
        ("LK-C19", "DM-C02"),
        ("LK-C20", "DM-C05"),
        ("LK-C13", "DM-C07"),
        ("CE-C07", "DM-C07"),
        ("RG-C11", "DM-C08"),
        ("LK-C18", "DM-C10"),
        ("JS-C09", "DM-C11"),
        ("RG-C26", "DM-C12"),
        ("JO-C27", "DM-C13"),
        ("MS-C22", "DM-C14"),
        ("ES-C26", "DM-C15"),
        ("RG-C19", "DM-C17"),
        ("CS-C07", "DM-C18"),
        ("SB-C06", "DM-C20"),
        ("TD-C21", "DM-C21"),
        ("JS-W45", "DM-W05"),
        ("RK-W11", "DM-W06"),
        ("CS-W03", "DM-W15"),
        ("ES-W01", "DM-W17"),
        ("JS-W06", "DM-W19"),
        ("BP-T07", "DM-T01"),
    ] {
        assert_eq!(found(published).abilities, ours(own), "{published} and {own}");
    }
}

#[test]
fn no_deck_may_hold_a_card_of_unknown_numbers_until_somebody_supplies_them() {
    let cards = published_cards();
    for card in cards {
        let deck = Deck { cards: vec![(card.number.clone(), 1)], sideboard: vec![(card.number.clone(), 1)] };
        let faults = deck.faults(&|number: &Number| cards.iter().find(|card| card.number == *number));
        let unknown = faults.iter().filter(|fault| **fault == DeckFault::UnknownNumbers(card.number.clone()));
        assert_eq!(unknown.count(), 2, "{}", card.number.0);
    }
    let file = write_cards(&[found("LK-C20")]);
    let supplied = file.replace("character, numbers unknown", "character \"A crew\", power 500, damage 1, life 2");
    let cards = read_cards(&supplied).unwrap();
    let deck = Deck { cards: vec![(Number("LK-C20".to_owned()), 4)], ..Deck::default() };
    let faults = deck.faults(&|number: &Number| cards.iter().find(|card| card.number == *number));
    assert_eq!(faults, [DeckFault::Size { cards: 4 }]);
}
