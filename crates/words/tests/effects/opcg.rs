//! What cards of the ONE PIECE CARD GAME say.

mod reads;

use crate::printed::{self, without_names};
use opcg::effects::{Ability, Keyword};
use opcg::notation::{read_ability, write_ability};
use std::collections::HashMap;
use std::sync::LazyLock;
use words::opcg::{effects, keyword, whole};
use words::{Lang, Names, Voice};

static BOOK: LazyLock<opcg::Opcg> = LazyLock::new(opcg::Opcg::built_in);

fn examples() -> Vec<String> {
    let examples = printed::examples("../../docs/effects-opcg.md");
    assert!(examples.len() > 150, "only {} examples were found", examples.len());
    examples
}

fn read(text: &str) -> Ability {
    read_ability(text).unwrap_or_else(|problem| panic!("{text}\n{}", problem.message))
}

/// Every starter card, then every example with its notation above it.
fn texts(lang: Lang) -> String {
    let (voice, names) = (Voice::new(lang), Names::numbered(2));
    let mut text = String::new();
    for card in opcg::built_in_cards() {
        let lines: Vec<String> = whole(&BOOK, &card).iter().map(|line| voice.try_say(line, &names).unwrap()).collect();
        text += &format!("{}\n\n", lines.join("\n  "));
    }
    for example in examples() {
        text += &format!("{example}\n  {}\n", effects::ability(&BOOK, &read(&example), None, lang));
    }
    text
}

#[test]
fn the_texts_read_as_accepted() {
    for lang in Lang::ALL {
        printed::read_as_accepted(&format!("opcg-{}", lang.tag()), &texts(lang));
    }
}

/// What no text may be like.
fn faults(text: &str, lang: Lang) -> Option<&'static str> {
    let notation = [" ko ", "ko'd", " don ", "don x", "picked", "chosen by", "in view", ";;", "nothing;"];
    match notation.iter().any(|word| without_names(text).contains(word)) {
        true => Some("notation"),
        false => printed::faults(&without_parts_of_types(text), lang, &["KO"]),
    }
}

/// Parts of types stand in brackets that also hold whole effects, which are looked at.
fn without_parts_of_types(text: &str) -> String {
    let mut rest = text.to_owned();
    for (before, after) in [("『", "』を含む特徴"), ("包含『", "』特徵")] {
        while let Some(end) = rest.find(after) {
            let Some(begin) = rest[..end].rfind(before) else { break };
            rest.replace_range(begin..end + after.len(), "特徴");
        }
    }
    rest
}

fn assert_sound(ability: &Ability) {
    for lang in Lang::ALL {
        let text = effects::ability(&BOOK, ability, None, lang);
        assert_eq!(faults(&text, lang), None, "{}: {text}\n{}", lang.tag(), write_ability(ability));
    }
}

#[test]
fn no_text_has_notation_in_it_or_is_broken() {
    examples().iter().for_each(|example| assert_sound(&read(example)));
    opcg::built_in_cards().iter().flat_map(|card| &card.abilities).for_each(assert_sound);
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
    let cards = opcg::built_in_cards();
    let mut all: Vec<Ability> = examples().iter().map(|example| read(example)).collect();
    all.extend(cards.iter().flat_map(|card| card.abilities.clone()));
    for lang in Lang::ALL {
        let mut said: HashMap<String, &Ability> = HashMap::new();
        for ability in &all {
            let text = effects::ability(&BOOK, ability, None, lang);
            let other = said.entry(text.clone()).or_insert(ability);
            assert_eq!(write_ability(other), write_ability(ability), "{}: {text}", lang.tag());
        }
    }
}

#[test]
fn keywords_are_called_as_everywhere_else() {
    let keywords = [
        ("rush", Keyword::Rush),
        ("character rush", Keyword::RushCharacter),
        ("blocker", Keyword::Blocker),
        ("double attack", Keyword::DoubleAttack),
        ("banish", Keyword::Banish),
        ("unblockable", Keyword::Unblockable),
    ];
    for lang in Lang::ALL {
        let (voice, names) = (Voice::new(lang), Names::numbered(2));
        for (word, meaning) in keywords {
            let text = effects::ability(&BOOK, &read(&format!("always: this has {word}")), None, lang);
            assert_eq!(text.trim_matches(['[', ']', '【', '】']), voice.say(&keyword(meaning), &names));
        }
    }
}

#[test]
fn a_card_calls_itself_what_it_is() {
    let text = "main: set active this";
    let says = |of, lang| effects::ability(&BOOK, &read(text), of, lang);
    use opcg::Category::{Character, Event, Leader, Stage};
    assert_eq!(says(Some(Leader), Lang::En), "[Main] Set this Leader as active.");
    assert_eq!(says(Some(Character), Lang::It), "[Principale] Rendi attivo questo Personaggio.");
    assert_eq!(says(Some(Stage), Lang::Ja), "【メイン】このステージをアクティブにする。");
    assert_eq!(says(Some(Event), Lang::ZhHant), "【主要】將這張卡片置為活動狀態。");
    let from_life = effects::ability(&BOOK, &read("trigger: play this"), Some(Character), Lang::En);
    assert_eq!(from_life, "[Trigger] Play this card.");
}

#[test]
fn several_picks_are_told_apart() {
    let ability = read("main: rest 1 of your characters; ko 1 of opponent's characters; picked 1 has rush this turn");
    let says = |lang| effects::ability(&BOOK, &ability, None, lang);
    assert!(
        says(Lang::En).ends_with("Then, the Character selected first gains [Rush] during this turn."),
        "{}",
        says(Lang::En)
    );
    assert!(
        says(Lang::It).contains("il Personaggio della 1ª scelta")
            || says(Lang::It).contains("Il Personaggio della 1ª scelta")
    );
    assert!(says(Lang::Ja).contains("1番目に選んだキャラ"));
    assert!(says(Lang::ZhHant).contains("第1次選擇的角色卡"));
}
