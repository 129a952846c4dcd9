//! Boards that take hundreds of acts to make: written out by the test, run as scenarios. What takes few acts is in
//! `scenarios/zwo/bounds.qd`.

use kernel::scenario::{parse, run};
use zwo::Zwo;

fn holds(scenario: &str) {
    let rules = Zwo::built_in();
    for scenario in parse(scenario).unwrap_or_else(|problem| panic!("{}", problem.message)) {
        run(&rules, &scenario).unwrap_or_else(|problems| panic!("{}: {problems:?}", scenario.title()));
    }
}

// covers ZW-17.16, ZW-17.9
#[test]
fn two_cards_answer_each_other_until_no_mana_is_left() {
    let answers = "p1 uses p1 DZ-010; p2 uses p2 DZ-010; ".repeat(40);
    holds(&format!(
        r#"
scenario "a duel of answers"    covers ZW-17.16
  given  same-card-answers; p1 field [DZ-010]; p1 mana 40 green; p1 deck 5; p2 field [DZ-010]; p2 mana 40 green; p2 deck 5
  when   p1 ends main; {answers} p1 passes
  then   area 81; p2 is asked Answer
  when   p2 passes
  then   p1 DZ-010 power 62000; p2 DZ-010 power 62000; p1 back mana 40; p1 is asked Battle
"#
    ));
}

// covers ZW-17.16
#[test]
fn beyond_what_published_cards_can_pay_for_an_answer_is_refused_and_the_game_goes_on() {
    let answers = "p1 uses A; p2 passes; ".repeat(83);
    holds(&format!(
        r#"
scenario "answers that cost nothing"    covers ZW-17.16
  given  same-card-answers; p1 field [A{{activated free: this gets power +1 until end of turn}}]
  when   p1 ends main; {answers}
  then   area 84; p1 may answer exactly [passes]
  refuse p1 uses A because K-3
  when   p1 passes
  then   A power 1083; p1 is asked Battle
"#
    ));
}

// covers ZW-18.6
#[test]
fn what_waits_many_times_over_is_handled_as_often() {
    // Of nine that are injured each is seen by eight: more than the queue has room for one by one.
    let handled = "p1 orders DZ-034; nobody answers; ".repeat(20);
    holds(&format!(
        r#"
scenario "seventy-two at once"    covers ZW-18.6
  given  p1 field [DZ-034, DZ-034, DZ-034, DZ-034, DZ-034 of p2, DZ-034 of p2, DZ-034 of p2, DZ-034 of p2]; p2 field 9 green
         p1 hand [E(event){{event main: injure all opponent's zombies}}]
  when   p1 uses E; p1 passes; p2 passes
  then   queue 72
  when   {handled}
  then   queue 52; p1 is asked Order
"#
    ));
}
