//! 日本語。

mod nouns;
mod steps;

use super::{Noun, Phrase, This, denied, is_fighting};
use crate::grammar::japanese;
use mm25::effects::{Ability, Compare, Condition, Kind, Objects, Player, Timing, Value};
use nouns::{bound, unit, window};

type Clause = japanese::Clause<Player>;

/// A printer for a card that calls itself so.
pub(super) struct Japanese(pub This);

impl Japanese {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let ifs = Clause::all(ability.conditions.iter().map(|condition| self.condition(condition, true)).collect());
        let cost = Clause::all(ability.cost.iter().map(|step| self.step(step)).collect());
        let text = match &ability.kind {
            Kind::Action(actions, steps) => {
                let paid = cost.map_or_else(String::new, |cost| format!("{}、", cost.and()));
                let only = ifs.map_or_else(String::new, |ifs| format!("。{}場合にのみ使える", ifs.before_noun()));
                format!("{actions}アクション：{paid}{}{only}", self.steps(steps).end)
            }
            Kind::Continuous(holding) => {
                let lead = ifs.map_or_else(String::new, |ifs| match ifs.being() {
                    // What is over goes on to hold.
                    over if over.ends_with('た') => format!("{over}状態の間、"),
                    being => format!("{being}間、"),
                });
                format!("{lead}{}", self.modifiers(holding))
            }
            Kind::Reinforcing(holding) => {
                let so = ifs.map_or_else(String::new, |ifs| ifs.when_so());
                format!("このカードが援軍である間、{so}{}", self.modifiers(holding))
            }
            Kind::Triggered(timing, steps) => {
                let so = ifs.map_or_else(String::new, |ifs| ifs.when_so());
                let steps = self.steps(steps);
                let done = match (ability.optional, cost) {
                    (true, Some(cost)) => format!("{}もよい。そうした場合、{}", cost.te(), steps.end),
                    (true, None) => format!("{}もよい", steps.te()),
                    (false, Some(cost)) => format!("{}、{}", cost.and(), steps.end),
                    (false, None) => steps.end,
                };
                format!("{}、{so}{done}", self.timing(timing))
            }
            Kind::Technique(steps, lasting) => {
                let needs: Vec<String> = ifs.into_iter().chain(cost).map(|clause| clause.end).collect();
                let needs =
                    if needs.is_empty() { String::new() } else { format!("使用条件：{}。", needs.join("。")) };
                let mut says: Vec<String> = Vec::new();
                says.extend((!steps.is_empty() || lasting.is_empty()).then(|| self.steps(steps).end));
                says.extend((!lasting.is_empty()).then(|| self.modifiers(lasting)));
                format!("{needs}{}", says.join("。"))
            }
        };
        format!("{text}。")
    }

    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::Called => "仲間として甲板に呼ばれたとき（準備中を除く）".to_owned(),
            Timing::Reinforces => "援軍として呼ばれたとき".to_owned(),
            Timing::OpposingUses => "相手キャラクターが技を使うたび".to_owned(),
            Timing::Declared(cards) => {
                format!("対戦相手が{}に対してバトルを宣言したとき", self.one_of(cards))
            }
            Timing::In(window) => format!("このキャラクターのバトルの{}", self::window(*window)),
            Timing::Defeats => "このキャラクターが相手キャラクターを倒したとき".to_owned(),
        }
    }

    fn condition(&self, condition: &Condition, holds: bool) -> Clause {
        let fighter = |who: &Player| self.objects(&Objects::Fighter(*who));
        match condition {
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Is(objects, filters) if is_fighting(objects, filters) => {
                Clause::noun("このキャラクターがバトル中".to_owned()).held(holds)
            }
            Condition::Is(objects, filters) => {
                let said = self.says(&filters.iter().collect::<Vec<_>>(), holds);
                said.after(&format!("{}が", self.objects(objects)))
            }
            Condition::Won(who) => {
                let who = fighter(who);
                Clause::past(&format!("{who}がバトルに勝った"), &format!("{who}がバトルに勝っていない")).held(holds)
            }
            Condition::Lost(who) => {
                let who = fighter(who);
                Clause::past(&format!("{who}がバトルに負けた"), &format!("{who}がバトルに負けていない")).held(holds)
            }
            Condition::HasUsed(who, filters) => {
                let technique = self.noun_phrase(&[Noun::Technique], &filters.iter().collect::<Vec<_>>());
                let used = format!("{}が、場に残っている{technique}を使用し", fighter(who));
                Clause::past(&format!("{used}た"), &format!("{used}ていない")).held(holds)
            }
            Condition::Settled => {
                let since = if holds { "前のターンまで" } else { "このターン" };
                Clause::noun(format!("このカードが{since}に甲板に来たもの"))
            }
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                let each: Vec<Clause> = several.iter().map(|one| self.condition(one, holds)).collect();
                match all {
                    _ if each.is_empty() => Clause::noun(if all { "可能" } else { "不可能" }.to_owned()),
                    true => Clause::all(each).unwrap_or_else(|| Clause::noun("可能".to_owned())),
                    false => Clause::any(each),
                }
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> Clause {
        let (compare, held) = match (holds, denied(compare)) {
            (true, _) => (compare, true),
            (false, Some(denied)) => (denied, true),
            (false, None) => (compare, false),
        };
        let (what, unit) = match one {
            Value::Count(cards) => {
                let phrase = Phrase::of(cards);
                (format!("{}が", self.many(cards)), unit(&phrase.nouns))
            }
            Value::Of(..) | Value::Number(_) => (format!("{}が", self.value(one)), ""),
        };
        bound(compare, &format!("{}{unit}", self.value(other))).after(&what).held(held)
    }
}
