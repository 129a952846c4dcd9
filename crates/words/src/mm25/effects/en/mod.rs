//! English.

mod nouns;
mod steps;

use super::{Noun, Phrase, This, are_many, denied, is_fighting};
use crate::grammar::{capital, list, stop};
use mm25::effects::{Ability, Compare, Condition, Filter, Kind, Objects, Player, Step, Timing, Value};
use nouns::{bound, places, window};

/// A printer for a card that calls itself so.
pub(super) struct English(pub This);

impl English {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let ifs = self.all_of(&ability.conditions);
        let costs: Vec<String> = ability.cost.iter().map(|step| self.step(step).text).collect();
        let cost = list(&costs, "and");
        let text = match &ability.kind {
            Kind::Action(actions, steps) => {
                let paid = if cost.is_empty() { String::new() } else { format!("{cost}; ") };
                let only = ifs.map_or_else(String::new, |ifs| format!(". Usable only if {ifs}"));
                format!("{}: {paid}{}{only}", nouns::actions(*actions), self.steps(steps))
            }
            Kind::Continuous(holding) => {
                let lead = ifs.map_or_else(String::new, |ifs| format!("while {ifs}, "));
                format!("{lead}{}", self.modifiers(holding))
            }
            Kind::Reinforcing(holding) => {
                let and = ifs.map_or_else(String::new, |ifs| format!(" and {ifs}"));
                format!("while this card is a Reinforcement{and}, {}", self.modifiers(holding))
            }
            Kind::Triggered(timing, steps) => {
                let so = ifs.map_or_else(String::new, |ifs| format!(", if {ifs}"));
                format!("{}{so}{}", self.timing(timing), self.used(ability.optional, &cost, steps))
            }
            Kind::Technique(steps, lasting) => {
                let needs: Vec<String> = ifs.into_iter().chain((!cost.is_empty()).then_some(cost)).collect();
                let needs = if needs.is_empty() { String::new() } else { format!("Condition: {}. ", needs.join("; ")) };
                let mut says: Vec<String> = Vec::new();
                says.extend((!steps.is_empty() || lasting.is_empty()).then(|| capital(&self.steps(steps))));
                says.extend((!lasting.is_empty()).then(|| capital(&self.modifiers(lasting))));
                format!("{needs}{}", says.join(". "))
            }
        };
        stop(&capital(&text))
    }

    /// What a triggered ability does, after its timing.
    fn used(&self, optional: bool, cost: &str, steps: &[Step]) -> String {
        let done = self.steps(steps);
        let yours = steps.first().is_some_and(|step| self.step(step).yours);
        match (optional, cost.is_empty()) {
            (true, false) => format!(", you may {cost}: {done}"),
            (true, true) if yours => format!(", you may {done}"),
            (true, true) => format!(", you may use this: {done}"),
            (false, false) => format!(", {cost}: {done}"),
            (false, true) => format!(": {done}"),
        }
    }

    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::Called => "when called onto the Bridge as a Sailor (not during setup)".to_owned(),
            Timing::Reinforces => "when called as a Reinforcement".to_owned(),
            Timing::OpposingUses => "each time the opposing Character uses a Technique".to_owned(),
            Timing::Declared(cards) => format!("when the opponent declares a Battle against {}", self.one_of(cards)),
            Timing::In(window) => format!("{} in which this Character fights", self::window(*window)),
            Timing::Defeats => "when this Character defeats the opposing Character".to_owned(),
        }
    }

    fn all_of(&self, conditions: &[Condition]) -> Option<String> {
        let each: Vec<String> = conditions.iter().map(|condition| self.condition(condition, true)).collect();
        (!each.is_empty()).then(|| each.join(" and "))
    }

    /// What follows "if"; that it does not hold, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> String {
        let not = |yes: &'static str, no: &'static str| if holds { yes } else { no };
        let fighter = |who: &Player| self.objects(&Objects::Fighter(*who));
        match condition {
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Is(objects, filters) if is_fighting(objects, filters) => {
                format!("this Character {} fighting", not("is", "is not"))
            }
            Condition::Is(objects, filters) => {
                let filters: Vec<&Filter> = filters.iter().collect();
                format!("{} {}", self.objects(objects), self.says(&filters, are_many(objects), holds))
            }
            Condition::Won(who) => format!("{} {} this Battle", fighter(who), not("won", "did not win")),
            Condition::Lost(who) => format!("{} {} this Battle", fighter(who), not("lost", "did not lose")),
            Condition::HasUsed(who, filters) => {
                let technique = self.noun_phrase(&[Noun::Technique], &filters.iter().collect::<Vec<_>>(), false);
                let used = not("has used, and still has in play,", "has not used, or no longer has in play,");
                format!("{} {used} a {technique}", fighter(who))
            }
            Condition::Settled => match holds {
                true => "this card has been on the Bridge since an earlier turn".to_owned(),
                false => "this card has come to the Bridge in this turn".to_owned(),
            },
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                let each: Vec<String> = several.iter().map(|one| self.condition(one, holds)).collect();
                match each.as_slice() {
                    [] => if all { "it is possible" } else { "it is impossible" }.to_owned(),
                    [one] => one.clone(),
                    _ => format!("({})", each.join(if all { " and " } else { " or " })),
                }
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> String {
        let (compare, exactly) = match (holds, denied(compare)) {
            (true, _) => (compare, ""),
            (false, Some(denied)) => (denied, ""),
            (false, None) => (compare, "not "),
        };
        match one {
            Value::Count(cards) => {
                let phrase = Phrase::of(cards);
                let (has, whose) = match cards.whose {
                    Player::You => ("you have", "your"),
                    Player::Opponent => ("the opponent has", "their"),
                };
                let many = *other != Value::Number(1) || compare != Compare::Exactly;
                let noun = self.noun_phrase(&phrase.nouns, &phrase.filters, many);
                let at = match phrase.nouns.as_slice() {
                    [Noun::Card(_)] => format!(" in {whose} {}", places(phrase.places)),
                    [Noun::Character | Noun::Captain | Noun::Sailor] => " on the Bridge".to_owned(),
                    _ => " in play".to_owned(),
                };
                format!(
                    "{has} {exactly}{} {noun}{at}",
                    bound(compare, &self.value(other)).replace("less than", "fewer than")
                )
            }
            Value::Of(stat, of) => {
                let has = if are_many(of) { "have" } else { "has" };
                format!("{} {has} {exactly}{}", self.objects(of), self.so_much(*stat, compare, other))
            }
            Value::Number(_) => format!("{} is {exactly}{}", self.value(one), bound(compare, &self.value(other))),
        }
    }
}
