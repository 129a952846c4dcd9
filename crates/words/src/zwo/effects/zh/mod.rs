//! 繁體中文.

mod nouns;
mod steps;

use super::context::{Context, icon, is_this, noun_at};
use crate::grammar::chinese::spaced;
use crate::grammar::number;
use nouns::{bound, phase, place, unit, whose};
use zwo::effects::{
    Ability, Act, Cards, Compare, Condition, Cost, Happening, Keyword, Kind, Objects, Place, PlayerHappening, Speed,
    Timing, Value, Whose,
};

/// An ability in Traditional Chinese, as far as it is told. Spaces are put in at the end.
pub(super) struct Chinese<'c>(pub &'c Context);

/// A keyword's name.
pub(super) fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Amplify => "增幅",
        Keyword::Absorb => "吸收",
        Keyword::Erode => "侵食",
    }
}

impl Chinese<'_> {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let costs: Vec<String> = ability.cost.iter().map(|cost| self.cost(cost)).collect();
        let cost = if costs.is_empty() { String::new() } else { format!(" [{}]", costs.join("，並")) };
        let mut text = format!("{}{cost}：", self.kind(&ability.kind));
        if let Some(at) = self.0.works_in {
            text.push_str(&format!("只可在{}位於自己的{}時使用。", self.this_card(), place(at)));
        }
        let targets: Vec<String> = ability.targets.iter().map(|pick| self.choice(pick)).collect();
        let targets =
            if targets.is_empty() { String::new() } else { format!("選擇{}作為目標。", targets.join("及")) };
        let ifs: Vec<String> = match ability.conditions.as_slice() {
            [alone] => vec![self.condition(alone, true)],
            several => several.iter().map(|condition| self.joined(condition, true)).collect(),
        };
        let ifs = ifs.join("，而且");
        match &ability.kind {
            Kind::Continuous(parts) => {
                text.push_str(&if ifs.is_empty() { String::new() } else { format!("只要{ifs}，") });
                text.push_str(&targets);
                text.push_str(&self.standing(parts));
            }
            Kind::Auto(timing, steps) => {
                text.push_str(&format!("{}，", self.timing(timing)));
                self.0.told(timing, ability);
                text.push_str(&if ifs.is_empty() { String::new() } else { format!("若{ifs}，") });
                // They are chosen when it comes to be handled (ZW-19.3).
                text.push_str(&targets);
                text.push_str(&self.sentences(steps));
                if !ifs.is_empty() {
                    text.push_str("（此條件在觸發時及解決時各檢查1次。）");
                }
            }
            Kind::Activated(_, _, steps) => {
                text.push_str(&if ifs.is_empty() { String::new() } else { format!("只可在{ifs}時使用。") });
                text.push_str(&targets);
                text.push_str(&self.sentences(steps));
            }
        }
        text.push_str(if ability.once { "每回合1次。" } else { "" });
        spaced(&text)
    }

    fn kind(&self, kind: &Kind) -> &'static str {
        match kind {
            Kind::Continuous(_) => "永續",
            Kind::Auto(..) => "自動",
            Kind::Activated(Speed::Main, ..) if self.0.is_event() => "EVENT 主要",
            Kind::Activated(Speed::Free, ..) if self.0.is_event() => "EVENT FREE",
            Kind::Activated(Speed::Main, ..) => "啟動 主要",
            Kind::Activated(Speed::Free, ..) => "啟動 FREE",
        }
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Mana { way, colour, count } => icon(*way, *colour, *count),
            Cost::Do(act, on) => self.paid(act, on),
        }
    }

    /// What a cost picks cannot be spoken of later.
    fn paid(&self, act: &Act, on: &Objects) -> String {
        match on {
            Objects::Pick(pick) => self.act(act, on, &self.choice(pick)).base(),
            Objects::This | Objects::It | Objects::Picked(_) | Objects::All(_) | Objects::Player(_) => {
                self.act(act, on, &self.objects(on)).base()
            }
        }
    }

    /// 這喪屍攻擊時.
    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::When(happening, cards) => format!("{}{}時", self.one_of(cards), happens(*happening)),
            Timing::WhenPlayer(happening, who) => {
                let who = match who {
                    Whose::Yours => "自己",
                    Whose::Opponents => "對手",
                    Whose::Eithers => "任何一方玩家",
                };
                let happens = match happening {
                    PlayerHappening::Draws => "抽取咭牌1張或以上",
                    PlayerHappening::Recovers => "回復生命值",
                    PlayerHappening::Hurt => "受到傷害",
                };
                format!("{who}{happens}時")
            }
            Timing::StartOf(phase, who) => format!("{}{}開始時", of_turn(*who), self::phase(*phase)),
            Timing::EndOfTurn(who) => format!("{}回合結束時", of_turn(*who)),
        }
    }

    /// A condition among others: lists are held together.
    fn joined(&self, condition: &Condition, holds: bool) -> String {
        let text = self.condition(condition, holds);
        match condition {
            Condition::All(several) | Condition::Any(several) if several.len() > 1 => format!("（{text}）"),
            _ => text,
        }
    }

    /// What follows 若; that it does not hold, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> String {
        let is = if holds { "是" } else { "不是" };
        match condition {
            Condition::YourTurn => format!("現在{is}自己的回合"),
            Condition::OpponentsTurn => format!("現在{is}對手的回合"),
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Is(objects, filters) => {
                self.says(&self.objects(objects), self.0.about(objects).noun, filters, holds)
            }
            Condition::Did if holds => "這樣做".to_owned(),
            Condition::Did => "沒有這樣做".to_owned(),
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                if several.is_empty() {
                    return if all { "可能" } else { "不可能" }.to_owned();
                }
                let each: Vec<String> = several.iter().map(|one| self.joined(one, holds)).collect();
                each.join(if all { "，而且" } else { "，或" })
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> String {
        let is = if holds { "為" } else { "不為" };
        match (one, other) {
            (Value::Count(cards), Value::Number(limit)) => self.has_so_many(cards, compare, *limit, holds),
            (_, Value::Number(limit)) => format!("{}{is}{}", self.value(one), bound(compare, &number(*limit))),
            _ => format!("{}{}{}", self.value(one), if holds { "" } else { "並非" }, self.against(compare, other)),
        }
    }

    /// 自己的BACK魔力有3張或以上.
    fn has_so_many(&self, cards: &Cards, compare: Compare, limit: i32, holds: bool) -> String {
        let these = self.cards(cards);
        let count = |limit: i32| format!("{limit}{}", unit(noun_at(cards.place)));
        match (compare, limit, holds) {
            (Compare::AtMost | Compare::Exactly, 0, true) | (Compare::AtLeast, 1, false) => format!("沒有{these}"),
            (Compare::AtLeast, 1, true) | (Compare::AtMost | Compare::Exactly, 0, false) => format!("有{these}"),
            (Compare::Exactly, _, true) => format!("{these}剛好有{}", count(limit)),
            (Compare::AtLeast | Compare::AtMost, _, true) => format!("{these}有{}", bound(compare, &count(limit))),
            (Compare::AtLeast, _, false) => format!("{these}少於{}", count(limit)),
            (Compare::AtMost, _, false) => format!("{these}多於{}", count(limit)),
            (Compare::Exactly, _, false) => format!("{these}並非{}", count(limit)),
        }
    }

    /// How a number compares with one that is not plain.
    fn against(&self, compare: Compare, value: &Value) -> String {
        let value = self.value(value);
        match compare {
            Compare::AtLeast => format!("大於或等於{value}"),
            Compare::AtMost => format!("小於或等於{value}"),
            Compare::Exactly => format!("等於{value}"),
        }
    }

    /// One of these, as something happens to it.
    fn one_of(&self, cards: &Cards) -> String {
        match (cards.place, cards.whose) {
            _ if is_this(cards) => self.this().to_owned(),
            (Place::Field | Place::Mana | Place::Hand | Place::Wrecked, _) => self.cards(cards),
        }
    }
}

fn happens(happening: Happening) -> &'static str {
    match happening {
        Happening::Enters => "登場",
        Happening::Revived => "復生",
        Happening::Attacks => "攻擊",
        Happening::Blocks => "防禦",
        Happening::Injured => "損傷",
        Happening::Lowered => "由原形場區移至半毀場區",
        Happening::Wrecked => "由場地移至全毀場區",
        Happening::Leaves => "離開場地",
        Happening::Stands => "變為STAND",
        Happening::Rests => "變為REST",
        Happening::Damaged => "受到傷害",
        Happening::HitsPlayer => "進行攻擊並直接給予對手玩家傷害",
        Happening::WinsBattle => "進行攻擊，而戰鬥結果使對手喪屍損傷",
        Happening::TurnedFront => "由BACK變為FRONT",
        Happening::TurnedBack => "由FRONT變為BACK",
    }
}

fn of_turn(who: Whose) -> &'static str {
    match who {
        Whose::Yours | Whose::Opponents => whose(who),
        Whose::Eithers => "各玩家的",
    }
}
