//! What cards say, printed from what they do. The texts in `tests/effects` are generated, and read before they are
//! accepted.

use kernel::below;
use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use opcg::effects::{Ability, Keyword};
use opcg::notation::{read_ability, write_ability};
use std::collections::HashMap;
use std::{env, fs, path::Path};
use words::opcg::{effects, keyword, whole};
use words::{Lang, Names, Voice};

fn file(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The examples of `docs/effects.md`: the last cells of its tables of examples.
fn examples() -> Vec<String> {
    let document = file("../../docs/effects.md");
    let tables =
        document.split("\n\n").filter(|part| part.lines().next().is_some_and(|head| head.ends_with(" example |")));
    let rows = tables.flat_map(|table| table.lines().skip(2));
    let examples: Vec<String> = rows.filter_map(|row| Some(row.rsplit('`').nth(1)?.to_owned())).collect();
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
        let lines: Vec<String> = whole(&card).iter().map(|line| voice.try_say(line, &names).unwrap()).collect();
        text += &format!("{}\n\n", lines.join("\n  "));
    }
    for example in examples() {
        text += &format!("{example}\n  {}\n", effects::ability(&read(&example), None, lang));
    }
    text
}

#[test]
fn the_texts_read_as_accepted() {
    for lang in Lang::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/effects/{}.txt", lang.tag()));
        let text = texts(lang);
        if env::var_os("QUARTERDECK_GENERATE").is_some() {
            fs::write(&path, &text).unwrap();
        }
        let accepted = fs::read_to_string(&path).unwrap_or_default();
        let differs = accepted.lines().zip(text.lines()).find(|(one, other)| one != other);
        assert!(accepted == text, "{}: {differs:?}; if the new text is better, make generate", lang.tag());
    }
}

/// Without what stands in the brackets of names, types and parts of names.
fn without_names(text: &str) -> String {
    let (mut depth, mut rest) = (0, String::new());
    for letter in text.chars() {
        match letter {
            '《' | '「' | '“' | '{' => depth += 1,
            '》' | '」' | '”' | '}' => depth -= 1,
            _ if depth == 0 => rest.push(letter),
            _ => {}
        }
    }
    rest
}

/// What no text may be like.
fn faults(text: &str, lang: Lang) -> Option<&'static str> {
    let brackets = ["()", "[]", "{}", "<>", "“”", "（）", "【】", "「」", "『』", "《》"];
    let unbalanced = |pair: &str| {
        let count = |bracket| text.chars().filter(|letter| Some(*letter) == bracket).count();
        count(pair.chars().next()) != count(pair.chars().nth(1))
    };
    let ends = text.ends_with(['.', '”', ']', '。', '』', '】']);
    let twice = ["  ", "..", ",,", "，，", "、、", "。。", " ,", " .", ": .", "的的", "のの", "をを"];
    let notation = [" ko ", "ko'd", " don ", "don x", "picked", "chosen by", "in view", ";;", "nothing;"];
    match lang {
        _ if text.trim() != text || text.is_empty() => Some("blank"),
        _ if brackets.iter().any(|pair| unbalanced(pair)) => Some("unbalanced brackets"),
        _ if !ends => Some("no end"),
        _ if twice.iter().any(|twice| text.contains(twice)) => Some("something twice, or a stray mark"),
        _ if notation.iter().any(|word| without_names(text).contains(word)) => Some("notation"),
        Lang::Ja | Lang::ZhHant => {
            let latin = without_names(text).replace("KO", "");
            latin.chars().any(|letter| letter.is_ascii_alphabetic()).then_some("Latin letters")
        }
        Lang::It => {
            let english = [" the ", " of ", " your ", "cards", " with ", " and "];
            english.iter().any(|word| without_names(text).contains(word)).then_some("English")
        }
        Lang::En => None,
    }
}

fn assert_sound(ability: &Ability) {
    for lang in Lang::ALL {
        let text = effects::ability(ability, None, lang);
        assert_eq!(faults(&text, lang), None, "{}: {text}\n{}", lang.tag(), write_ability(ability));
    }
}

#[test]
fn no_text_has_notation_in_it_or_is_broken() {
    examples().iter().for_each(|example| assert_sound(&read(example)));
    opcg::built_in_cards().iter().flat_map(|card| &card.abilities).for_each(assert_sound);
}

/// Examples grown into each other say far more than the examples.
#[test]
fn whatever_can_be_written_can_be_printed() {
    let examples = examples();
    let examples: Vec<Vec<&str>> = examples.iter().map(|text| text.split(' ').collect()).collect();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut below = |bound: usize| below(&mut dice, bound as u32) as usize;
    let mut printed = 0;
    for _ in 0..12_000 {
        let mut words = examples[below(examples.len())].clone();
        for _ in 0..=below(3) {
            let graft = &examples[below(examples.len())];
            let from = below(graft.len());
            if let Some(at) = words.iter().position(|word| *word == graft[from]) {
                words.splice(at.., graft[from..].iter().copied());
            }
        }
        if let Ok(ability) = read_ability(&words.join(" ")) {
            assert_sound(&ability);
            printed += 1;
        }
    }
    assert!(printed > 1000, "only {printed} could be read");
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
            let text = effects::ability(ability, None, lang);
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
            let text = effects::ability(&read(&format!("always: this has {word}")), None, lang);
            assert_eq!(text.trim_matches(['[', ']', '【', '】']), voice.say(&keyword(meaning), &names));
        }
    }
}

#[test]
fn a_card_calls_itself_what_it_is() {
    let text = "main: set active this";
    let says = |of, lang| effects::ability(&read(text), of, lang);
    use opcg::Category::{Character, Event, Leader, Stage};
    assert_eq!(says(Some(Leader), Lang::En), "[Main] Set this Leader as active.");
    assert_eq!(says(Some(Character), Lang::It), "[Principale] Rendi attivo questo Personaggio.");
    assert_eq!(says(Some(Stage), Lang::Ja), "【メイン】このステージをアクティブにする。");
    assert_eq!(says(Some(Event), Lang::ZhHant), "【主要】將這張卡置為活動狀態。");
    let from_life = effects::ability(&read("trigger: play this"), Some(Character), Lang::En);
    assert_eq!(from_life, "[Trigger] Play this card.");
}

#[test]
fn several_picks_are_told_apart() {
    let ability = read("main: rest 1 of your characters; ko 1 of opponent's characters; picked 1 has rush this turn");
    let says = |lang| effects::ability(&ability, None, lang);
    assert!(
        says(Lang::En).ends_with("The Character chosen first gains [Rush] during this turn."),
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
