//! Card files without text that can never matter.

use opcg::notation::{read_cards, write_ability};
use opcg::{Doubt, built_in_cards, lint};

#[test]
fn the_built_in_cards_have_none() {
    let cards = built_in_cards();
    let said: Vec<String> = lint(&cards)
        .iter()
        .map(|remark| {
            let card = cards.iter().find(|card| card.number == remark.number).unwrap();
            format!("{}: {:?}: {}", card.number.0, remark.doubt, write_ability(&card.abilities[remark.ability]))
        })
        .collect();
    assert!(said.is_empty(), "{}", said.join("\n"));
}

fn doubts(facts: &str, abilities: &[&str]) -> Vec<(usize, Doubt)> {
    let text = format!("card A-001 \"a\"\n  {facts}\n  {}\n", abilities.join("\n  "));
    let cards = read_cards(&text).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    lint(&cards).into_iter().map(|remark| (remark.ability, remark.doubt)).collect()
}

#[test]
fn every_kind_of_doubt_is_raised_and_no_other() {
    let character = "character red, cost 1, power 1000";
    let event = "event red, cost 1";
    for (facts, ability, doubt) in [
        (character, "main: draw 1", Doubt::NeverDue),
        (event, "on play: draw 1", Doubt::NeverDue),
        (character, "opponent's turn, when attacking: draw 1", Doubt::NeverDue),
        (character, "your turn, opponent's turn, on ko: draw 1", Doubt::NeverDue),
        (character, "on play, return 11 don: draw 1", Doubt::NeverPaid),
        (character, "if number of your characters is 0 or more, on play: draw 1", Doubt::AlwaysTrue),
        (character, "if number of your don is 10 or less, always: this gets power +1000", Doubt::AlwaysTrue),
        (character, "if number of your characters is 6 or more, on play: draw 1", Doubt::NeverTrue),
        (character, "on play: rest 1 of your active characters with rested", Doubt::NeverTrue),
        (character, "on play: you win; draw 1", Doubt::Unreachable),
        (character, "on play: you choose one [draw 1]", Doubt::Unreachable),
        (character, "on play: rest 1 of your characters; ko picked 2", Doubt::NoSuchPick),
        (character, "on play: nothing", Doubt::Empty),
        (character, "on play: draw 0", Doubt::Empty),
    ] {
        assert_eq!(doubts(facts, &[ability]), [(0, doubt)], "{ability}");
    }
    let never = "on play: if number of your don is 11 or more then (draw 1)";
    assert_eq!(doubts(character, &[never]), [(0, Doubt::NeverTrue), (0, Doubt::Unreachable)]);
    let twice = ["always: this has blocker", "don x1, always: this has rush", "always: this has blocker"];
    assert_eq!(doubts(character, &twice), [(2, Doubt::KeywordTwice)]);
}
