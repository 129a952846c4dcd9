//! 繁體中文。

mod nouns;
mod steps;

use super::{Noun, Phrase, This, denied, is_fighting};
use crate::grammar::chinese::spaced;
use mm25::effects::{Ability, Compare, Condition, Kind, Objects, Player, Timing, Value};
use nouns::{bound, unit, window};
use steps::is_yours;

/// A printer for a card that calls itself so.
pub(super) struct Chinese(pub This);

impl Chinese {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let ifs: Vec<String> = ability.conditions.iter().map(|condition| self.condition(condition, true)).collect();
        let ifs = (!ifs.is_empty()).then(|| ifs.join("，且"));
        let cost: Vec<String> = ability.cost.iter().map(|step| self.step(step)).collect();
        let cost = cost.join("，並");
        let text = match &ability.kind {
            Kind::Action(actions, steps) => {
                let paid = if cost.is_empty() { String::new() } else { format!("{cost}；") };
                let only = ifs.map_or_else(String::new, |ifs| format!("。只有在{ifs}時才能使用"));
                format!("{actions}行動：{paid}{}{only}", self.steps(steps))
            }
            Kind::Continuous(holding) => {
                let lead = ifs.map_or_else(String::new, |ifs| format!("只要{ifs}，"));
                format!("{lead}{}", self.modifiers(holding))
            }
            Kind::Reinforcing(holding) => {
                let and = ifs.map_or_else(String::new, |ifs| format!("，且{ifs}"));
                format!("只要這張卡是援軍{and}，{}", self.modifiers(holding))
            }
            Kind::Triggered(timing, steps) => {
                let so = ifs.map_or_else(String::new, |ifs| format!("若{ifs}，"));
                let done = match (ability.optional, cost.is_empty()) {
                    (true, false) => format!("你可以{cost}。若這樣做，{}", self.steps(steps)),
                    (true, true) => format!("你可以令以下生效：{}", self.steps(steps)),
                    (false, false) => format!("{cost}；{}", self.steps(steps)),
                    (false, true) => self.steps(steps),
                };
                // What you do yourself is said straight.
                let done = match steps.as_slice() {
                    [step] if is_yours(step) => done.replacen("你可以令以下生效：", "你可以", 1),
                    _ => done,
                };
                format!("{}，{so}{done}", self.timing(timing))
            }
            Kind::Technique(steps, lasting) => {
                let needs: Vec<String> = ifs.into_iter().chain((!cost.is_empty()).then_some(cost)).collect();
                let needs =
                    if needs.is_empty() { String::new() } else { format!("使用條件：{}。", needs.join("；")) };
                let mut says: Vec<String> = Vec::new();
                says.extend((!steps.is_empty() || lasting.is_empty()).then(|| self.steps(steps)));
                says.extend((!lasting.is_empty()).then(|| self.modifiers(lasting)));
                format!("{needs}{}", says.join("。"))
            }
        };
        spaced(&format!("{text}。"))
    }

    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::Called => "作為船員被召喚到甲板時（遊戲準備除外）".to_owned(),
            Timing::Reinforces => "作為援軍被召喚時".to_owned(),
            Timing::OpposingUses => "每當對戰角色使用招式時".to_owned(),
            Timing::Declared(cards) => format!("對手宣言對{}開始戰鬥時", self.one_of(cards)),
            Timing::In(window) => format!("這個角色的戰鬥中，{}", self::window(*window)),
            Timing::Defeats => "這個角色擊敗對戰角色時".to_owned(),
        }
    }

    fn condition(&self, condition: &Condition, holds: bool) -> String {
        let fighter = |who: &Player| self.objects(&Objects::Fighter(*who));
        match condition {
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Is(objects, filters) if is_fighting(objects, filters) => {
                if holds { "這個角色正在戰鬥" } else { "這個角色不在戰鬥" }.to_owned()
            }
            Condition::Is(objects, filters) => {
                let said = self.says(&filters.iter().collect::<Vec<_>>(), holds);
                format!("{}{said}", self.objects(objects))
            }
            Condition::Won(who) => format!("{}{}", fighter(who), if holds { "戰鬥勝利" } else { "戰鬥未獲勝" }),
            Condition::Lost(who) => format!("{}{}", fighter(who), if holds { "戰鬥落敗" } else { "戰鬥未落敗" }),
            Condition::HasUsed(who, filters) => {
                let technique = self.noun_phrase(&[Noun::Technique], &filters.iter().collect::<Vec<_>>());
                let used = if holds { "使用過" } else { "未使用過" };
                format!("{}{used}仍在場上的{technique}", fighter(who))
            }
            Condition::Settled => match holds {
                true => "這張卡從之前的回合起就在甲板上".to_owned(),
                false => "這張卡在本回合才來到甲板上".to_owned(),
            },
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                let each: Vec<String> = several.iter().map(|one| self.condition(one, holds)).collect();
                match each.as_slice() {
                    [] => if all { "可能" } else { "不可能" }.to_owned(),
                    [one] => one.clone(),
                    _ => format!("（{}）", each.join(if all { "，且" } else { "，或" })),
                }
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> String {
        let (compare, is) = match (holds, denied(compare)) {
            (true, _) => (compare, "為"),
            (false, Some(denied)) => (denied, "為"),
            (false, None) => (compare, "不是"),
        };
        let is = if matches!(compare, Compare::Above | Compare::Below) { "" } else { is };
        let unit = match one {
            Value::Count(cards) => unit(&Phrase::of(cards).nouns),
            Value::Of(..) | Value::Number(_) => "",
        };
        let what = match one {
            Value::Count(cards) => self.many(cards),
            Value::Of(..) | Value::Number(_) => self.value(one),
        };
        format!("{what}{is}{}", bound(compare, &format!("{}{unit}", self.value(other))))
    }
}
