//! What the cards of the One Piece Cardgame of 2009 say.

use crate::printed;
use mm25::effects::{Ability, Kind};
use mm25::notation::{read_ability, write_ability};
use mm25::{Category, Definition};
use std::collections::HashMap;
use words::Lang;
use words::mm25::effects::{self, card_text};
use words::mm25::{name_in, title_in};

fn examples() -> Vec<String> {
    let examples = printed::examples("../../docs/effects-mm25.md");
    assert!(examples.len() > 80, "only {} examples were found", examples.len());
    examples
}

fn read(text: &str) -> Ability {
    read_ability(text).unwrap_or_else(|problem| panic!("{text}\n{}", problem.message))
}

fn cards() -> Vec<Definition> {
    mm25::built_in_cards().into_iter().chain(mm25::published_cards().iter().cloned()).collect()
}

fn says(ability: &Ability, lang: Lang) -> String {
    let category = if matches!(ability.kind, Kind::Technique(..)) { Category::Technique } else { Category::Character };
    effects::ability(ability, category, lang)
}

/// Every card that says something, then every example with its notation above it.
fn texts(lang: Lang) -> String {
    let mut text = String::new();
    for card in cards().iter().filter(|card| !card.abilities.is_empty()) {
        let title = title_in(card, lang).map_or_else(String::new, |title| format!(", {title}"));
        let title = format!("{} {}{title}", card.number.0, name_in(card, lang));
        let lines: Vec<String> = std::iter::once(title).chain(card_text(card, lang)).collect();
        text += &format!("{}\n\n", lines.join("\n  "));
    }
    for example in examples() {
        text += &format!("{example}\n  {}\n", says(&read(&example), lang));
    }
    text
}

#[test]
fn the_texts_read_as_accepted() {
    for lang in Lang::ALL {
        printed::read_as_accepted(&format!("mm25-{}", lang.tag()), &texts(lang));
    }
}

fn assert_sound(ability: &Ability) {
    let notation = ["opponent's chest or", " picked", "battle begun", "any of [", "all of [", "numbers unknown", ";;"];
    for lang in Lang::ALL {
        let text = says(ability, lang);
        let fault = printed::faults(&text, lang, &[]);
        assert_eq!(fault, None, "{}: {text}\n{}", lang.tag(), write_ability(ability));
        let bare = printed::without_names(&text);
        assert!(!notation.iter().any(|word| bare.contains(word)), "{}: {text}", lang.tag());
    }
}

#[test]
fn no_text_has_notation_in_it_or_is_broken() {
    examples().iter().for_each(|example| assert_sound(&read(example)));
    cards().iter().flat_map(|card| &card.abilities).for_each(assert_sound);
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
    all.extend(cards().into_iter().flat_map(|card| card.abilities));
    for lang in Lang::ALL {
        let mut said: HashMap<String, &Ability> = HashMap::new();
        for ability in &all {
            let text = says(ability, lang);
            let other = said.entry(text.clone()).or_insert(ability);
            assert_eq!(write_ability(other), write_ability(ability), "{}: {text}", lang.tag());
        }
    }
}

/// The wording of the rules' appendix B, where it is a sentence of one piece.
#[test]
fn english_says_what_the_rules_print() {
    let cards = mm25::built_in_cards();
    let text = |number: &str| {
        let card = cards.iter().find(|card| card.number.0 == number).unwrap();
        card_text(card, Lang::En).join(" ").replace('−', "-")
    };
    for (number, printed) in [
        (
            "DM-C02",
            "2 Actions: put 1 card from your Hand into the Ocean; this Character begins a Battle against the opposing Captain.",
        ),
        ("DM-C05", "2 Actions: this Character begins a Battle; in that Battle it gains +0/+2."),
        ("DM-W01", "Your Character gains +200/+0."),
        ("DM-W14", "The opposing Character has -200/-1."),
    ] {
        assert_eq!(text(number), printed, "{number}");
    }
}

#[test]
fn a_card_calls_itself_what_it_is() {
    let ability = read("technique: your character gets +100/+0; this cannot be destroyed");
    let lasts = ["this Technique cannot be annulled", "この技は", "這個招式不會", "questa Tecnica non può"];
    for (lang, part) in Lang::ALL.into_iter().zip(lasts) {
        assert!(says(&ability, lang).contains(part), "{}", says(&ability, lang));
    }
}
