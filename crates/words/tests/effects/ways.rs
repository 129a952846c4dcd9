//! The ways that effects let players choose between, in the words of each.

use crate::printed;
use words::{Effect, Lang, Voice, mm25, opcg, zwo};

/// The ways of an ability, each in every language.
fn ways(way: impl Fn(u8) -> Option<Effect>) -> Vec<[String; 4]> {
    let voices = Lang::ALL.map(Voice::new);
    (0..).map_while(way).map(|way| voices.each_ref().map(|voice| voice.printed(&way))).collect()
}

/// Each says something, and no two the same.
fn assert_told_apart(ways: &[[String; 4]], notation: &str) {
    assert!(ways.len() > 1, "{notation}: {ways:?}");
    for (index, lang) in Lang::ALL.into_iter().enumerate() {
        let stop = if matches!(lang, Lang::Ja | Lang::ZhHant) { "。" } else { "." };
        for (number, way) in ways.iter().enumerate() {
            let text = &way[index];
            assert_eq!(printed::faults(&format!("{text}{stop}"), lang, &["KO"]), None, "{notation}: {text}");
            assert!(!text.starts_with(['(', '（', '『']), "{notation}: {text}");
            assert!(ways[..number].iter().all(|other| other[index] != *text), "{notation}: {text}");
        }
    }
}

fn of_opcg(notation: &str) -> Vec<[String; 4]> {
    let ability = ::opcg::notation::read_ability(notation).unwrap();
    let book = ::opcg::Opcg::built_in();
    ways(|number| opcg::effects::way(&book, &ability, None, number))
}

fn of_zwo(notation: &str) -> Vec<[String; 4]> {
    let ability = ::zwo::notation::read_ability(notation).unwrap();
    ways(|number| zwo::effects::way(&ability, ::zwo::Category::Zombie, number))
}

fn of_mm25(notation: &str) -> Vec<[String; 4]> {
    let ability = ::mm25::notation::read_ability(notation).unwrap();
    ways(|number| mm25::effects::way(&ability, ::mm25::Category::Character, number))
}

/// Those of the cards and of the examples that let somebody choose.
fn choosing(cards: impl Iterator<Item = String>, document: &str, least: usize) -> Vec<String> {
    let words = ["choose one", "chooses one", "at the top or bottom of"];
    let chooses = |text: &String| words.iter().any(|word| text.contains(word));
    let all: Vec<String> = cards.chain(printed::examples(document)).filter(chooses).collect();
    assert!(all.len() >= least, "only {} let somebody choose", all.len());
    all
}

#[test]
fn every_way_of_a_choice_says_what_it_does() {
    let cards = ::opcg::built_in_cards();
    let abilities = cards.iter().flat_map(|card| &card.abilities).map(::opcg::notation::write_ability);
    for notation in choosing(abilities, "../../docs/effects-opcg.md", 20) {
        assert_told_apart(&of_opcg(&notation), &notation);
    }
    let cards = ::zwo::built_in_cards();
    let abilities = cards.iter().flat_map(|card| &card.abilities).map(::zwo::notation::write_ability);
    for notation in choosing(abilities, "../../docs/effects-zwo.md", 1) {
        assert_told_apart(&of_zwo(&notation), &notation);
    }
    let cards: Vec<::mm25::Definition> =
        ::mm25::built_in_cards().into_iter().chain(::mm25::published_cards().iter().cloned()).collect();
    let abilities = cards.iter().flat_map(|card| &card.abilities).map(::mm25::notation::write_ability);
    for notation in choosing(abilities, "../../docs/effects-mm25.md", 4) {
        assert_told_apart(&of_mm25(&notation), &notation);
    }
}

#[test]
fn a_way_reads_in_every_language() {
    let tessa = of_mm25("triggered, when called: choose one [draw 2] or [move 2 from chest to logbook]");
    assert_eq!(tessa[0], ["draw 2 cards", "カードを2枚引く", "抽 2 張卡", "pesca 2 carte"]);
    let nothing = of_opcg("main: you choose one [draw 1, nothing]").pop().unwrap();
    assert_eq!(nothing, ["do nothing", "何もしない", "什麼都不做", "non fare nulla"]);
}

#[test]
fn a_way_speaks_of_what_was_picked_before_it() {
    let ways = of_opcg(
        "main: rest 1 of opponent's characters; \
         you choose one [ko picked 1, ko 1 of your characters; picked 2 has rush this turn]",
    );
    assert_eq!(ways[0][0], "K.O. that Character");
    assert_eq!(ways[1][0], "K.O. 1 of your Characters, then that Character gains [Rush] during this turn");
}

/// To the opponent, "you" is the player of the effect.
#[test]
fn who_chooses_for_the_other_is_told_so() {
    let ways = of_opcg("on play: opponent chooses one [draw 2, trash 2 cards in opponent's hand chosen by opponent]");
    assert_eq!(ways[0][0], "your opponent draws 2 cards");
    assert_eq!(ways[1][0], "trash 2 cards from your hand");
    // What cannot be turned around stays with its number.
    assert!(of_opcg("main: opponent chooses one [draw 1, if your turn then (draw 2)]").is_empty());
}

#[test]
fn of_several_choices_it_is_not_known_which_is_asked_for() {
    assert!(of_opcg("main: you choose one [draw 1, nothing]; you choose one [draw 2, nothing]").is_empty());
    assert!(of_opcg("main: you choose one [put 1 card in your hand at the top or bottom of life, draw 1]").is_empty());
    assert!(of_zwo("event main: choose one [choose one [draw 1, draw 2], nothing]").is_empty());
    assert!(of_mm25("1 action, cost [choose one [draw 1] or [nothing]]: choose one [draw 2] or [nothing]").is_empty());
}
