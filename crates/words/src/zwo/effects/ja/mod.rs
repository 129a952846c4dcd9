//! 日本語.

mod nouns;
mod steps;

use super::context::{Context, Noun, icon, is_this, noun_at};
use crate::grammar::{japanese, number};
use nouns::{bound, phase, place, unit, whose};
use zwo::effects::{
    Ability, Act, Cards, Compare, Condition, Cost, Happening, Keyword, Kind, Objects, Place, Player, PlayerHappening,
    Speed, Timing, Value, Whose,
};

/// What is said, by its last word.
type Clause = japanese::Clause<Player>;

/// An ability in Japanese, as far as it is told.
pub(super) struct Japanese<'c>(pub &'c Context);

/// A keyword's name.
pub(super) fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Amplify => "増幅",
        Keyword::Absorb => "吸収",
        Keyword::Erode => "侵食",
    }
}

impl Japanese<'_> {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let costs: Vec<String> = ability.cost.iter().map(|cost| self.cost(cost)).collect();
        let cost = if costs.is_empty() { String::new() } else { format!(" [{}]", costs.join("、")) };
        let mut text = format!("{}{cost}：", self.kind(&ability.kind));
        if let Some(at) = self.0.works_in {
            text.push_str(&format!("{}が自分の{}にあるときのみ使える。", self.this_card(), place(at)));
        }
        let targets: Vec<String> = ability.targets.iter().map(|pick| self.choice(pick)).collect();
        let targets =
            if targets.is_empty() { String::new() } else { format!("{}を対象とする。", targets.join("と、")) };
        let ifs = Clause::all(ability.conditions.iter().map(|condition| self.condition(condition, true)).collect());
        match &ability.kind {
            Kind::Continuous(parts) => {
                text.push_str(&ifs.map_or_else(String::new, |ifs| format!("{}間、", ifs.being())));
                text.push_str(&targets);
                text.push_str(&self.standing(parts));
            }
            Kind::Auto(timing, steps) => {
                text.push_str(&format!("{}、", self.timing(timing)));
                self.0.told(timing, ability);
                text.push_str(&ifs.as_ref().map_or_else(String::new, Clause::if_so));
                // They are chosen when it comes to be handled (ZW-19.3).
                text.push_str(&targets);
                text.push_str(&self.sentences(steps));
                if ifs.is_some() {
                    text.push_str("（この条件は、誘発したときと解決時の両方で確認する。）");
                }
            }
            Kind::Activated(_, _, steps) => {
                text.push_str(&ifs.map_or_else(String::new, |ifs| format!("{}ときのみ使える。", ifs.being())));
                text.push_str(&targets);
                text.push_str(&self.sentences(steps));
            }
        }
        text.push_str(if ability.once { "1ターンに1回。" } else { "" });
        text
    }

    fn kind(&self, kind: &Kind) -> &'static str {
        match kind {
            Kind::Continuous(_) => "永続",
            Kind::Auto(..) => "自動",
            Kind::Activated(Speed::Main, ..) if self.0.is_event() => "イベント・メイン",
            Kind::Activated(Speed::Free, ..) if self.0.is_event() => "イベント・フリー",
            Kind::Activated(Speed::Main, ..) => "起動・メイン",
            Kind::Activated(Speed::Free, ..) => "起動・フリー",
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
            Objects::Pick(pick) => self.act(act, on, &self.choice(pick)).end,
            Objects::This | Objects::It | Objects::Picked(_) | Objects::All(_) | Objects::Player(_) => {
                self.act(act, on, &self.objects(on)).end
            }
        }
    }

    /// このゾンビが攻撃したとき.
    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::When(happening, cards) => format!("{}{}とき", self.one_of(cards), happens(*happening)),
            Timing::WhenPlayer(happening, who) => {
                let who = match who {
                    Whose::Yours => "自分",
                    Whose::Opponents => "相手",
                    Whose::Eithers => "いずれかのプレイヤー",
                };
                let happens = match happening {
                    PlayerHappening::Draws => "カードを1枚以上引いた",
                    PlayerHappening::Recovers => "ライフを回復した",
                    PlayerHappening::Hurt => "ダメージを受けた",
                };
                format!("{who}が{happens}とき")
            }
            Timing::StartOf(phase, who) => format!("{}{}の開始時", of_turn(*who), self::phase(*phase)),
            Timing::EndOfTurn(who) => format!("{}ターン終了時", of_turn(*who)),
        }
    }

    /// What holds; or that it does not, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> Clause {
        match condition {
            Condition::YourTurn => Clause::noun("自分のターン".to_owned()).held(holds),
            Condition::OpponentsTurn => Clause::noun("相手のターン".to_owned()).held(holds),
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other).held(holds),
            Condition::Is(objects, filters) => {
                self.says(&self.objects(objects), self.0.about(objects).noun, filters, holds)
            }
            Condition::Did => Clause::past("そうした", "そうしなかった").held(holds),
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let each: Vec<Clause> = several.iter().map(|one| self.condition(one, holds)).collect();
                let all = matches!(condition, Condition::All(_)) == holds;
                let together = if all { Clause::all(each) } else { (!each.is_empty()).then(|| Clause::any(each)) };
                together.unwrap_or_else(|| Clause::noun(if all { "可能" } else { "不可能" }.to_owned()))
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value) -> Clause {
        match (one, other) {
            (Value::Count(cards), Value::Number(limit)) => self.has_so_many(cards, compare, *limit),
            (_, Value::Number(limit)) => {
                Clause::noun(format!("{}が{}", self.value(one), bound(compare, &number(*limit))))
            }
            _ => self.against(compare, other).after(&format!("{}が", self.value(one))),
        }
    }

    /// 自分の裏の魔力が3枚以上.
    fn has_so_many(&self, cards: &Cards, compare: Compare, limit: i32) -> Clause {
        let these = self.cards(cards);
        let noun = noun_at(cards.place);
        let (is, is_not) = if noun == Noun::Zombie { ("いる", "いない") } else { ("ある", "ない") };
        match (compare, limit) {
            (Compare::AtLeast, 1) => Clause::verb(format!("{these}が{is}")),
            (Compare::AtMost | Compare::Exactly, 0) => {
                Clause::past(&format!("{these}が{is_not}"), &format!("{these}が{is}"))
            }
            (Compare::Exactly, limit) => Clause::noun(format!("{these}がちょうど{limit}{}", unit(noun))),
            (Compare::AtLeast | Compare::AtMost, limit) => {
                Clause::noun(format!("{these}が{}", bound(compare, &format!("{limit}{}", unit(noun)))))
            }
        }
    }

    /// How a number compares with one that is not plain.
    fn against(&self, compare: Compare, value: &Value) -> Clause {
        let value = self.value(value);
        Clause::noun(match compare {
            Compare::AtLeast => format!("{value}以上"),
            Compare::AtMost => format!("{value}以下"),
            Compare::Exactly => format!("{value}と同じ"),
        })
    }

    /// One of these, as something happens to it.
    fn one_of(&self, cards: &Cards) -> String {
        match (cards.place, cards.whose) {
            _ if is_this(cards) => self.this().to_owned(),
            (Place::Field | Place::Mana | Place::Hand | Place::Wrecked, _) => self.cards(cards),
        }
    }
}

/// With its particle.
fn happens(happening: Happening) -> &'static str {
    match happening {
        Happening::Enters => "が登場した",
        Happening::Revived => "が復活した",
        Happening::Attacks => "が攻撃した",
        Happening::Blocks => "が防御した",
        Happening::Injured => "が損傷した",
        Happening::Lowered => "が原形ゾーンから半壊ゾーンに移った",
        Happening::Wrecked => "が場から全壊ゾーンに置かれた",
        Happening::Leaves => "が場を離れた",
        Happening::Stands => "がスタンドになった",
        Happening::Rests => "がレストになった",
        Happening::Damaged => "がダメージを受けた",
        Happening::HitsPlayer => "が攻撃して相手プレイヤーに直接ダメージを与えた",
        Happening::WinsBattle => "が攻撃し、その戦闘の結果、相手のゾンビが損傷した",
        Happening::TurnedFront => "が裏から表になった",
        Happening::TurnedBack => "が表から裏になった",
    }
}

fn of_turn(who: Whose) -> &'static str {
    match who {
        Whose::Yours | Whose::Opponents => whose(who),
        Whose::Eithers => "各プレイヤーの",
    }
}
