//! What a text does, in a word.

use opcg::effects::Deed;
use opcg::notation::read_cards;

/// What an Event with this text does, in order.
fn deeds(text: &str) -> Vec<Deed> {
    let file = format!("card X-001 \"Gale\"\n  event red, cost 1\n  {text}\n");
    let cards = read_cards(&file).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    cards[0].abilities.iter().flat_map(opcg::effects::Ability::deeds).collect()
}

#[test]
fn a_text_does_what_its_steps_do_in_their_order() {
    assert_eq!(deeds("main: ko up to 1 of opponent's characters with cost 3 or less; draw 1"), [Deed::Ko, Deed::Draw]);
    assert_eq!(deeds("counter: your leader gets power +2000 this battle"), [Deed::Power]);
    assert_eq!(deeds("main: up to 1 of opponent's characters gets cost -2 this turn"), [Deed::Cost]);
    assert_eq!(deeds("main: add 1 rested don; rest up to 1 of opponent's characters"), [Deed::Don, Deed::Rest]);
}

#[test]
fn what_goes_to_the_hand_after_a_look_was_looked_for() {
    let looks = "main: look at the top 5 of your deck; reveal up to 1 card with type \"Gulls\" in your view; put picked 1 into hand; put back at the bottom";
    assert_eq!(deeds(looks), [Deed::Search]);
    assert_eq!(deeds("main: put up to 1 of anyone's characters with cost 5 or less into hand"), [Deed::Return]);
}

#[test]
fn each_deed_is_told_once_also_where_the_text_branches() {
    let branches = "main: you choose one [draw 1, if you have leader with type \"Gulls\" then (draw 2)]";
    assert_eq!(deeds(branches), [Deed::Draw]);
}

#[test]
fn what_only_asks_or_forbids_does_nothing_of_these() {
    assert_eq!(deeds("main: your leader cannot be blocked this turn"), []);
}
