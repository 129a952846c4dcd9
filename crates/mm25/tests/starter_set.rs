//! The cards and decks that come with the program are those of `rules/mm25-starter.json`, fact by fact.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use mm25::effects::{Ability, Against, Condition, Kind, Modifier, Objects, Player, Step, Timing, Window};
use mm25::{Category, Deck, Definition, Library, List, Number, Users, built_in_cards, starter_decks};
use serde_json::{Value, json};
use std::sync::LazyLock;
use std::{fs, path::Path};

static SET: LazyLock<Value> = LazyLock::new(|| {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/mm25-starter.json");
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
});

fn said(number: &str) -> &'static Value {
    SET["cards"].as_array().unwrap().iter().find(|card| card["id"] == number).unwrap()
}

fn card(number: &str) -> Definition {
    built_in_cards().into_iter().find(|card| card.number.0 == number).unwrap()
}

fn window(window: Window) -> &'static str {
    match window {
        Window::Declared => "W0",
        Window::Before => "W1",
        Window::BattleActions => "battle_action",
        Window::Interrupt => "interrupt",
        Window::BeforeComparison => "W3",
        Window::AfterComparison => "W4",
        Window::BeforeDamage => "W5",
        Window::Defeated => "W6",
        Window::AfterBattle => "W8",
    }
}

/// What the file says of a card as data.
fn facts(card: &Definition) -> Value {
    let crews: Vec<_> = card.crews.iter().map(|crew| crew.0.as_str()).collect();
    let mut facts = json!({ "id": card.number.0, "name": card.name, "straw_hats": card.hats });
    let mut note = |name: &str, fact: Value| facts[name] = fact;
    match card.category {
        Category::Technique => {
            note("kind", json!("technique"));
            note("limit", json!(card.limit));
            note("window", json!(card.window.map(window)));
            note(
                "usable_by",
                match card.users.as_ref().unwrap() {
                    Users::Anyone => json!(["Anyone"]),
                    Users::Named(names) => json!(names),
                },
            );
        }
        category => {
            let stats = card.stats.unwrap();
            note("kind", json!(if category == Category::Team { "team" } else { "character" }));
            note("title", json!(card.title));
            note("crews", json!(crews));
            note("power", json!(stats.power));
            note("damage", json!(stats.damage));
            note("life", json!(stats.life));
            if category == Category::Team {
                note("members", json!(card.members));
            }
        }
    }
    facts
}

/// The facts among what the file says; its sentences are looked at below.
fn facts_of_file(card: &Value) -> Value {
    let sentences = ["ability", "timing", "exercises", "conditions", "effect", "duration"];
    let facts = card.as_object().unwrap().iter().filter(|(name, _)| !sentences.contains(&name.as_str()));
    Value::Object(facts.map(|(name, fact)| (name.clone(), fact.clone())).collect())
}

#[test]
fn every_card_is_as_the_set_says() {
    let (cards, set) = (built_in_cards(), SET["cards"].as_array().unwrap());
    assert_eq!((cards.len(), set.len()), (46, 46));
    for (card, said) in cards.iter().zip(set) {
        assert_eq!(facts(card), facts_of_file(said), "{}", card.number.0);
    }
}

/// The kinds of an ability as the file's column of timings calls them.
fn timings(ability: &Ability) -> Vec<String> {
    let may = if ability.optional { " may" } else { "" };
    match &ability.kind {
        Kind::Action(actions, steps) => {
            let permits = steps.iter().any(|step| matches!(step, Step::BeginBattle { against: Against::These(_), .. }));
            vec![format!("action:{actions}{}", if permits { " permit" } else { "" })]
        }
        Kind::Reinforcing(_) => vec!["reinforcement continuous".to_owned()],
        Kind::Continuous(holding) => holding.iter().map(|(_, modifier)| continuous(modifier).to_owned()).collect(),
        Kind::Triggered(timing, steps) => {
            let when = match timing {
                Timing::Called if matches!(steps.as_slice(), [Step::ChooseOne(_)]) => ":on_call must-choose",
                Timing::Called => ":on_call",
                Timing::Reinforces => ":on_reinforce",
                Timing::OpposingUses => "",
                Timing::Declared(_) => ":W0",
                Timing::In(Window::AfterComparison) => ":W4",
                Timing::In(_) => ":in",
                Timing::Defeats => ":W6",
            };
            vec![format!("triggered{when}{may}")]
        }
        Kind::Technique(steps, lasting) => vec![
            match (steps.is_empty(), lasting.is_empty()) {
                (false, true) => "immediate",
                (true, false) => "lasting",
                _ => "mixed",
            }
            .to_owned(),
        ],
    }
}

fn continuous(modifier: &Modifier) -> &'static str {
    match modifier {
        Modifier::CannotBeAttackedBy(_) => "continuous prevent",
        Modifier::MayAttack(_) | Modifier::MayIgnoreSailor(_) => "continuous permit",
        Modifier::TechniquesToChest(_) => "continuous replacement W7",
        Modifier::NoTrophy => "replacement",
        Modifier::FreeCall => "free call",
        Modifier::CannotAttack => "self-restriction",
        _ => "continuous",
    }
}

#[test]
fn every_ability_is_of_the_kind_that_the_set_says() {
    for card in built_in_cards() {
        let said = said(&card.number.0);
        let found: Vec<String> = card.abilities.iter().flat_map(timings).collect();
        let expected = if card.category == Category::Technique { &said["duration"] } else { &said["timing"] };
        let expected = expected.as_str().unwrap_or_default();
        match card.number.0.as_str() {
            // What both lose by lasts; the damage is dealt at once.
            "DM-W15" => assert_eq!((found, expected), (vec!["mixed".to_owned()], "immediate")),
            // What is added to the bonus is an ability of its own.
            "DM-W12" => assert_eq!((found.join(" + ").as_str(), expected), ("lasting + continuous", "lasting")),
            // The file has no timings of Teams.
            "DM-T01" => assert_eq!((found.join(" + ").as_str(), expected), ("continuous", "")),
            number => assert_eq!(found.join(" + "), expected, "{number}"),
        }
    }
}

/// What the file says in sentences and numbers: every number of a text is in the text of the card, and none is beside it.
#[test]
fn the_numbers_of_every_text_are_those_of_the_set() {
    for card in built_in_cards() {
        let said = said(&card.number.0);
        let sentence = |name: &str| said[name].as_str().unwrap_or_default().to_owned();
        let text = sentence("ability") + " " + &sentence("conditions") + " " + &sentence("effect");
        let written: String = card.abilities.iter().map(mm25::notation::write_ability).collect::<Vec<_>>().join(" ");
        let numbers = |text: &str| {
            let mut numbers: Vec<i32> = text
                .split(|letter: char| !(letter.is_ascii_digit() || "+-".contains(letter)))
                .filter_map(|word| word.parse().ok())
                .collect();
            numbers.sort();
            numbers.dedup();
            numbers
        };
        let (found, expected) = (numbers(&written), numbers(&text));
        let only_here: Vec<_> = found.iter().filter(|number| !expected.contains(number)).collect();
        let only_there: Vec<_> = expected.iter().filter(|number| !found.contains(number)).collect();
        let differences = (format!("{only_here:?}"), format!("{only_there:?}"));
        let expected = match card.number.0.as_str() {
            "DM-C04" => ("[]", "[4]"),     // W4
            "DM-C06" => ("[]", "[1]"),     // a Reinforcement is one
            "DM-C17" => ("[2]", "[0, 3]"), // less than 3 is 2 at most
            "DM-C22" => ("[1]", "[]"),     // the top card is one
            "DM-W12" => ("[]", "[400]"),   // 200 more than 200
            "DM-W17" => ("[]", "[1]"),     // as many as there are is said of every pick
            _ => ("[]", "[]"),
        };
        assert_eq!((differences.0.as_str(), differences.1.as_str()), expected, "{}: {written}", card.number.0);
    }
}

#[test]
fn an_opposing_character_is_there_only_for_who_fights() {
    let [ability] = card("DM-C19").abilities.try_into().unwrap();
    let fights = |condition: &Condition| matches!(condition, Condition::Is(Objects::Fighter(Player::You), filters) if filters == &[mm25::effects::Filter::This]);
    assert!(ability.conditions.iter().any(fights));
}

#[test]
fn every_card_has_its_names_and_titles_in_four_languages() {
    for card in built_in_cards() {
        for words in [&card.words.ja, &card.words.zh_hant, &card.words.it] {
            let (name, title) = words.as_ref().expect("a name");
            assert!(!name.is_empty());
            assert_eq!(title.is_some(), card.title.is_some());
        }
        assert_eq!(card.title.is_some(), card.category != Category::Technique, "{}", card.number.0);
    }
}

fn find<'l>(cards: &'l [Definition]) -> impl Fn(&Number) -> Option<&'l Definition> {
    move |number| cards.iter().find(|card| card.number == *number)
}

#[test]
fn the_starter_decks_are_those_of_the_set_and_legal() {
    let cards = built_in_cards();
    let decks = SET["decks"].as_array().unwrap();
    assert_eq!(starter_decks().len(), decks.len());
    for ((name, deck), said) in starter_decks().iter().zip(decks) {
        assert_eq!(*name, said["name"].as_str().unwrap().to_lowercase().replace(' ', "-"));
        let entry =
            |card: &Value| (Number(card["id"].as_str().unwrap().to_owned()), card["count"].as_u64().unwrap() as u8);
        let expected: Vec<_> = said["cards"].as_array().unwrap().iter().map(entry).collect();
        assert_eq!(deck.cards, expected, "{name}");
        assert_eq!(deck.sideboard, []);
        assert_eq!(deck.faults(&find(&cards)), [], "{name}");
        assert_eq!(List::read(&deck.to_string()).unwrap().deck(&find(&cards)).as_ref(), Ok(deck));
    }
}

#[test]
fn the_starter_set_and_the_published_cards_are_one_library() {
    let cards: Vec<_> = built_in_cards().into_iter().chain(mm25::published_cards().iter().cloned()).collect();
    assert_eq!(Library::new(cards).map(|library| library.cards().len()), Ok(46 + 56));
}

#[test]
fn any_deck_is_legal_and_another_each_time() {
    let cards = built_in_cards();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut seen = Vec::new();
    for _ in 0..200 {
        let deck = Deck::any(&cards, &mut dice);
        assert_eq!(deck.faults(&find(&cards)), []);
        assert!(!seen.contains(&deck));
        seen.push(deck);
    }
}
