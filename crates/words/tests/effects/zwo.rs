//! What the cards of ZOMBIE WORLD ORDER say.

use crate::printed;
use std::collections::HashMap;
use words::zwo::effects::{self, card_text};
use words::zwo::{name, name_in};
use words::{Lang, Line, Names, Voice};
use zwo::Category;
use zwo::effects::{Ability, Keyword, Kind, Place};
use zwo::notation::{read_ability, write_ability};

fn examples() -> Vec<String> {
    let examples = printed::examples("../../docs/effects-zwo.md");
    assert!(examples.len() > 100, "only {} examples were found", examples.len());
    examples
}

fn read(text: &str) -> Ability {
    read_ability(text).unwrap_or_else(|problem| panic!("{text}\n{}", problem.message))
}

/// What an ability used in the hand is of, unless a card says otherwise.
fn category(ability: &Ability) -> Category {
    match &ability.kind {
        Kind::Activated(_, Place::Hand, _) => Category::Event,
        _ => Category::Zombie,
    }
}

fn says(ability: &Ability, lang: Lang) -> String {
    effects::ability(ability, category(ability), lang)
}

/// Every card, then what keywords mean, then every example with its notation above it.
fn texts(lang: Lang) -> String {
    let mut text = String::new();
    for card in zwo::built_in_cards() {
        let title = format!("{} {}", card.number.0, name_in(&card, lang));
        let lines: Vec<String> = std::iter::once(title).chain(card_text(&card, lang)).collect();
        text += &format!("{}\n\n", lines.join("\n  "));
    }
    for keyword in Keyword::ALL {
        text += &format!("{}\n  {}\n", effects::keyword(keyword, lang), says(&keyword.ability(), lang));
    }
    for example in examples() {
        text += &format!("{example}\n  {}\n", says(&read(&example), lang));
    }
    text
}

#[test]
fn the_texts_read_as_accepted() {
    for lang in Lang::ALL {
        printed::read_as_accepted(&format!("zwo-{}", lang.tag()), &texts(lang));
    }
}

/// The cards as the tables of §24 have them: number, and text without its marks.
fn rules() -> HashMap<String, String> {
    let cell = |row: &str, index: usize| row.split('|').nth(index).map(|cell| cell.trim().to_owned());
    let rules = printed::file("../../rules/zwo.md");
    let rows = rules.lines().filter(|line| line.starts_with("| DZ-"));
    rows.filter_map(|row| Some((cell(row, 1)?, cell(row, 10)?.replace("**", "")))).collect()
}

#[test]
fn english_says_what_the_rules_print() {
    let rules = rules();
    assert_eq!(rules.len(), 48);
    for card in zwo::built_in_cards() {
        let text = card_text(&card, Lang::En).join(" ").replace('−', "-");
        let printed = match (card.number.0.as_str(), rules[&card.number.0].as_str()) {
            (_, "(no text)") => "",
            // Each step speaks for itself: how the zombie comes over, then that it stands.
            ("DZ-028", printed) => &printed
                .replace("(same layer)", "(same layer, same orientation)")
                .replace("; STAND it.", ". STAND the target."),
            (_, printed) => printed,
        };
        assert_eq!(text, printed, "{}", card.number.0);
    }
}

fn assert_sound(ability: &Ability) {
    let kept = ["STAND", "REST", "FRONT", "BACK", "POWER", "CRITICAL", "COST", "EVENT", "FREE", "TEXT", "R", "UC", "C"];
    let notation = ["anyone's", "opponent's stand", "back mana", " picked", "it was done", "any of [", "times (", ";;"];
    for lang in Lang::ALL {
        let text = says(ability, lang);
        let latin = if lang == Lang::ZhHant { kept.as_slice() } else { &[] };
        let fault = printed::faults(&text, lang, latin);
        assert_eq!(fault, None, "{}: {text}\n{}", lang.tag(), write_ability(ability));
        let bare = printed::without_names(&text);
        assert!(!notation.iter().any(|word| bare.contains(word)), "{}: {text}", lang.tag());
    }
}

#[test]
fn no_text_has_notation_in_it_or_is_broken() {
    examples().iter().for_each(|example| assert_sound(&read(example)));
    zwo::built_in_cards().iter().flat_map(|card| &card.abilities).for_each(assert_sound);
}

#[test]
fn whatever_can_be_written_can_be_printed() {
    let read: Vec<Ability> =
        printed::grafted(&examples(), 12_000).filter_map(|text| read_ability(&text).ok()).collect();
    read.iter().for_each(assert_sound);
    assert!(read.len() > 1000, "only {} could be read", read.len());
}

/// A printer that drops a word would say two different things in the same way.
#[test]
fn what_does_different_things_says_different_things() {
    let mut all: Vec<Ability> = examples().iter().map(|example| read(example)).collect();
    all.extend(zwo::built_in_cards().into_iter().flat_map(|card| card.abilities));
    for lang in Lang::ALL {
        let mut said: HashMap<String, &Ability> = HashMap::new();
        for ability in &all {
            let text = says(ability, lang);
            let other = said.entry(text.clone()).or_insert(ability);
            assert_eq!(write_ability(other), write_ability(ability), "{}: {text}", lang.tag());
        }
    }
}

/// Points of damage, and one layer down: each has its word in each language, and no text has the other's.
#[test]
fn damage_is_never_called_injury() {
    for example in examples() {
        // The one text that speaks of injury to say that there is none.
        if example.contains("move target to half-wrecked zone") {
            continue;
        }
        let injures = ["injure", "by attacking"].iter().any(|word| example.contains(word));
        let damages = example.contains("damage");
        let ability = read(&example);
        for (lang, injury, damage) in [
            (Lang::En, "njur", "damage"),
            (Lang::Ja, "損傷", "ダメージ"),
            (Lang::ZhHant, "損傷", "傷害"),
            (Lang::It, "esion", "dann"),
        ] {
            let text = says(&ability, lang);
            assert!(!text.contains(injury) || injures, "{}: {text}", lang.tag());
            assert_eq!(text.contains(damage), damages, "{}: {text}", lang.tag());
        }
    }
}

#[test]
fn targets_and_picks_are_told_apart() {
    let ability = read(
        "event main, target 1 of your zombies, target up to 2 of opponent's zombies: \
         rest target; injure target 2; pick 1 card in your hand; put picked into wrecked zone",
    );
    assert_eq!(
        says(&ability, Lang::En),
        "EVENT MAIN: Target 1 of your zombies and up to 2 zombies of your opponent. REST the first target, then injure \
         the second targets, then choose 1 card in your hand, then put that card into your wrecked zone."
    );
    assert!(says(&ability, Lang::It).contains("lesiona i secondi bersagli"), "{}", says(&ability, Lang::It));
    assert!(says(&ability, Lang::Ja).contains("2つ目の対象を損傷させ"), "{}", says(&ability, Lang::Ja));
    assert!(says(&ability, Lang::ZhHant).contains("第 2 項目標損傷"), "{}", says(&ability, Lang::ZhHant));
}

#[test]
fn a_zombie_that_has_left_the_field_is_a_card() {
    let ability = read("auto, when this leaves the field: return this to hand");
    assert_eq!(says(&ability, Lang::En), "AUTO: When this zombie leaves the field, return it to its owner's hand.");
    assert_eq!(says(&ability, Lang::Ja), "自動：このゾンビが場を離れたとき、このカードを持ち主の手札に戻す。");
    assert_eq!(says(&ability, Lang::ZhHant), "自動：這喪屍離開場地時，將這張咭牌放回其本來擁有者的手牌。");
    let italian = "AUTOMATICA: Quando questo zombi lascia il campo, riporta questa carta nella mano del proprietario.";
    assert_eq!(says(&ability, Lang::It), italian);
}

#[test]
fn an_ability_of_a_zombie_card_says_where_it_works() {
    let ability = read("event free, cost [red 1]: draw 1");
    let of_zombie = |lang| effects::ability(&ability, Category::Zombie, lang);
    let in_hand = "ACTIVATED FREE [{R1}]: Usable only while this zombie card is in your hand. Draw 1 card.";
    assert_eq!(of_zombie(Lang::En), in_hand);
    assert_eq!(
        of_zombie(Lang::Ja),
        "起動・フリー [{R1}]：このゾンビカードが自分の手札にあるときのみ使える。カードを1枚引く。"
    );
}

#[test]
fn cards_have_names_in_every_language() {
    let cards = zwo::built_in_cards();
    let first = &cards[0];
    let names = ["Shambling Gardener", "よろめく庭師", "蹣跚園丁", "Giardiniere Barcollante"];
    assert_eq!(Lang::ALL.map(|lang| name_in(first, lang)), names);
    for card in &cards {
        for lang in [Lang::Ja, Lang::ZhHant, Lang::It] {
            assert_ne!(name_in(card, lang), card.name, "{} {}", card.number.0, lang.tag());
        }
    }
    let unnamed = zwo::Definition { names: zwo::Names::default(), ..first.clone() };
    assert_eq!(Lang::ALL.map(|lang| name_in(&unnamed, lang)), ["Shambling Gardener"; 4]);
    // Said in a line too; there an asterisk marks a name that stands in for another edition's.
    let line = |card| Line::new("opcg-card").with("number", "DZ-001").with("name", name(card));
    let say = |card, lang| Voice::new(lang).say(&line(card), &Names::numbered(2));
    assert!(say(first, Lang::It).contains("Giardiniere Barcollante"), "{}", say(first, Lang::It));
    assert!(say(&unnamed, Lang::Ja).contains("Shambling Gardener*"), "{}", say(&unnamed, Lang::Ja));
}
