//! Italiano.

mod nouns;
mod steps;

use super::{Noun, Phrase, This, are_many, denied, is_fighting};
use crate::grammar::italian::Form;
use crate::grammar::{capital, list};
use mm25::effects::{Ability, Compare, Condition, Filter, Kind, Objects, Player, Timing, Value};
use nouns::{bound, places, window};

/// A printer for a card that calls itself so.
pub(super) struct Italian(pub This);

impl Italian {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let ifs = self.all_of(&ability.conditions);
        let costs: Vec<String> = ability.cost.iter().map(|step| self.step(step)).collect();
        let cost = list(&costs, "e");
        let text = match &ability.kind {
            Kind::Action(actions, steps) => {
                let paid = if cost.is_empty() { String::new() } else { format!("{cost}; ") };
                let only = ifs.map_or_else(String::new, |ifs| format!(". Si può usare solo se {ifs}"));
                format!("{}: {paid}{}{only}", nouns::actions(*actions), self.steps(steps))
            }
            Kind::Continuous(holding) => {
                let lead = ifs.map_or_else(String::new, |ifs| format!("finché {ifs}, "));
                format!("{lead}{}", self.modifiers(holding))
            }
            Kind::Reinforcing(holding) => {
                let and = ifs.map_or_else(String::new, |ifs| format!(" e {ifs}"));
                format!("finché questa carta è un Rinforzo{and}, {}", self.modifiers(holding))
            }
            Kind::Triggered(timing, steps) => {
                let so = ifs.map_or_else(String::new, |ifs| format!(", se {ifs}"));
                let may = match (ability.optional, cost.is_empty()) {
                    (true, true) => ", se vuoi".to_owned(),
                    (true, false) => format!(", se vuoi, {cost}"),
                    (false, true) => String::new(),
                    (false, false) => format!(", {cost}"),
                };
                format!("{}{so}{may}: {}", self.timing(timing), self.steps(steps))
            }
            Kind::Technique(steps, lasting) => {
                let needs: Vec<String> = ifs.into_iter().chain((!cost.is_empty()).then_some(cost)).collect();
                let needs = match needs.is_empty() {
                    true => String::new(),
                    false => format!("Condizioni di utilizzo: {}. ", needs.join("; ")),
                };
                let mut says: Vec<String> = Vec::new();
                says.extend((!steps.is_empty() || lasting.is_empty()).then(|| capital(&self.steps(steps))));
                says.extend((!lasting.is_empty()).then(|| capital(&self.modifiers(lasting))));
                format!("{needs}{}", says.join(". "))
            }
        };
        format!("{}.", capital(&text))
    }

    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::Called => "quando viene chiamato sul Ponte come Marinaio (non durante la Preparazione)".to_owned(),
            Timing::Reinforces => "quando viene chiamata come Rinforzo".to_owned(),
            Timing::OpposingUses => "ogni volta che il Personaggio avversario utilizza una Tecnica".to_owned(),
            Timing::Declared(cards) => {
                format!("quando l'avversario dichiara una Battaglia contro {}", self.one_of(cards))
            }
            Timing::In(window) => format!("{} in cui combatte questo Personaggio", self::window(*window)),
            Timing::Defeats => "quando questo Personaggio sconfigge il Personaggio avversario".to_owned(),
        }
    }

    fn all_of(&self, conditions: &[Condition]) -> Option<String> {
        let each: Vec<String> = conditions.iter().map(|condition| self.condition(condition, true)).collect();
        (!each.is_empty()).then(|| each.join(" e "))
    }

    /// What follows "se"; that it does not hold, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> String {
        let not = if holds { "" } else { "non " };
        let fighter = |who: &Player| self.objects(&Objects::Fighter(*who));
        match condition {
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Is(objects, filters) if is_fighting(objects, filters) => {
                format!("questo Personaggio {not}sta combattendo")
            }
            Condition::Is(objects, filters) => {
                let filters: Vec<&Filter> = filters.iter().collect();
                format!("{} {}", self.objects(objects), self.says(&filters, self.form(objects), holds))
            }
            Condition::Won(who) => format!("{} {not}ha vinto questa Battaglia", fighter(who)),
            Condition::Lost(who) => format!("{} {not}ha perso questa Battaglia", fighter(who)),
            Condition::HasUsed(who, filters) => {
                let filters: Vec<&Filter> = filters.iter().collect();
                let technique = self.noun_phrase(&[Noun::Technique], &filters, None, false);
                let used = match holds {
                    true => "ha utilizzato, e ha ancora in gioco,",
                    false => "non ha utilizzato, o non ha più in gioco,",
                };
                format!("{} {used} {}", fighter(who), Form::FEMININE.a(&technique))
            }
            Condition::Settled => match holds {
                true => "questa carta è sul Ponte da un turno precedente".to_owned(),
                false => "questa carta è arrivata sul Ponte in questo turno".to_owned(),
            },
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                let each: Vec<String> = several.iter().map(|one| self.condition(one, holds)).collect();
                match each.as_slice() {
                    [] => if all { "è possibile" } else { "è impossibile" }.to_owned(),
                    [one] => one.clone(),
                    _ => format!("({})", each.join(if all { " e " } else { " o " })),
                }
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> String {
        let (compare, not) = match (holds, denied(compare)) {
            (true, _) => (compare, ""),
            (false, Some(denied)) => (denied, ""),
            (false, None) => (compare, "non "),
        };
        let so_many = bound(compare, &self.value(other));
        match one {
            Value::Count(cards) => {
                let phrase = Phrase::of(cards);
                let (has, whose) = match cards.whose {
                    Player::You => (format!("{not}hai"), Player::You),
                    Player::Opponent => (format!("l'avversario {not}ha"), Player::Opponent),
                };
                let many = *other != Value::Number(1) || compare != Compare::Exactly;
                let noun = self.noun_phrase(&phrase.nouns, &phrase.filters, None, many);
                let at = match phrase.nouns.as_slice() {
                    [Noun::Card(_)] => match whose {
                        Player::You => places(phrase.places, Player::You),
                        Player::Opponent => places(phrase.places, Player::Opponent).replace("avversari", "propri"),
                    },
                    [Noun::Character | Noun::Captain | Noun::Sailor] => "sul Ponte".to_owned(),
                    _ => "in gioco".to_owned(),
                };
                format!("{has} {so_many} {noun} {at}")
            }
            Value::Of(stat, of) => {
                let has = if are_many(of) { "hanno" } else { "ha" };
                format!("{} {not}{has} {}", self.objects(of), self.so_much(*stat, compare, other))
            }
            Value::Number(_) => format!("{} {not}è {so_many}", self.value(one)),
        }
    }
}
