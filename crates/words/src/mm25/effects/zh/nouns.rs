//! Noun phrases: numbers, qualities, cards, objects.

use super::Chinese;
use crate::Lang;
use crate::grammar::{number, signed};
use crate::mm25::cards::person_in;
use crate::mm25::effects::{Noun, Phrase, This};
use mm25::effects::{Cards, Compare, Count, Filter, Objects, Pick, Place, Player, Stat, Value, Window};
use mm25::{Category, Crew};

impl Chinese {
    pub(super) fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => self::number(*number),
            Value::Count(cards) => format!("{}的數量", self.many(cards)),
            Value::Of(stat, of) => format!("{}的{}", self.objects(of), self::stat(*stat)),
        }
    }

    /// Whom a Battle is begun against: each of them on its own.
    pub(super) fn attacked(&self, on: &Objects) -> String {
        match on {
            Objects::All(cards) => self.any_of(cards),
            on => self.objects(on),
        }
    }

    pub(super) fn change(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => signed(*number),
            other => format!("+（{}）", self.value(other)),
        }
    }

    pub(super) fn so_many(&self, count: &Value) -> String {
        match count {
            Value::Number(number) => format!("{number}張"),
            other => format!("（{}）張", self.value(other)),
        }
    }

    pub(super) fn objects(&self, objects: &Objects) -> String {
        match objects {
            Objects::This => match self.0 {
                This::Character => "這個角色",
                This::Technique => "這個招式",
                This::Card => "這張卡",
            }
            .to_owned(),
            Objects::Fighter(Player::You) => "你戰鬥中的角色".to_owned(),
            Objects::Fighter(Player::Opponent) => "對戰角色".to_owned(),
            Objects::Fighters => "戰鬥中的雙方角色".to_owned(),
            Objects::Loser => "落敗的角色".to_owned(),
            Objects::Placed => "對手剛放置的招式".to_owned(),
            Objects::Pick(pick) => self.pick(pick),
            Objects::Picked => "所選的卡".to_owned(),
            Objects::All(cards) if Phrase::of(cards).is_captain() => self.many(cards),
            Objects::All(cards) => format!("所有{}", self.many(cards)),
            Objects::Player(Player::You) => "你".to_owned(),
            Objects::Player(Player::Opponent) => "對手".to_owned(),
        }
    }

    pub(super) fn pick(&self, pick: &Pick) -> String {
        let unit = unit(&Phrase::of(&pick.from).nouns);
        let (count, most) = match &pick.count {
            Count::Exactly(count) => (count, ""),
            Count::UpTo(count) => (count, "至多"),
        };
        let count = match count {
            Value::Number(number) => format!("{number}{unit}"),
            other => format!("（{}）{unit}", self.value(other)),
        };
        self.counted(&pick.from, &format!("{most}{count}"))
    }

    pub(super) fn many(&self, cards: &Cards) -> String {
        self.counted(cards, "")
    }

    /// 對手的1名船員, 你大海中的2張招式卡.
    pub(super) fn counted(&self, cards: &Cards, count: &str) -> String {
        let phrase = Phrase::of(cards);
        let whose = match phrase.whose {
            Player::You => "你",
            Player::Opponent => "對手",
        };
        let at = match phrase.nouns.as_slice() {
            [Noun::Card(_)] => format!("{}中的", places(phrase.places)),
            _ => "的".to_owned(),
        };
        format!("{whose}{at}{count}{}", self.noun_phrase(&phrase.nouns, &phrase.filters))
    }

    pub(super) fn one_of(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        let one = if phrase.is_captain() { String::new() } else { format!("1{}", unit(&phrase.nouns)) };
        self.counted(cards, &one)
    }

    pub(super) fn any_of(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        let any = if phrase.is_captain() { String::new() } else { format!("任1{}", unit(&phrase.nouns)) };
        self.counted(cards, &any)
    }

    pub(super) fn noun_phrase(&self, nouns: &[Noun], filters: &[&Filter]) -> String {
        let names: Vec<&str> = nouns.iter().map(|noun| self::noun(*noun)).collect();
        let said: String = filters
            .iter()
            .map(|filter| match filter {
                Filter::Other => "其他".to_owned(),
                Filter::Crew(crew) => format!("「{}」", self::crew(crew)),
                Filter::Named(names) => format!("名為{}的", people(names)),
                other => format!("{}的", self.says_one(other, true)),
            })
            .collect();
        format!("{said}{}", names.join("或"))
    }

    pub(super) fn says(&self, filters: &[&Filter], holds: bool) -> String {
        let each: Vec<String> = filters.iter().map(|filter| self.says_one(filter, holds)).collect();
        match each.is_empty() {
            true => if holds { "存在" } else { "不存在" }.to_owned(),
            false => each.join(if holds { "且" } else { "或" }),
        }
    }

    pub(super) fn says_one(&self, filter: &Filter, holds: bool) -> String {
        let is = if holds { "是" } else { "不是" };
        let has = if holds { "有" } else { "沒有" };
        match filter {
            Filter::Category(category) => format!("{is}{}", kind(*category)),
            Filter::Named(names) => format!("{is}{}", people(names)),
            Filter::Numbered(number) => format!("卡號{is}「{number}」"),
            Filter::Crew(crew) => format!("{}「{}」", if holds { "屬於" } else { "不屬於" }, self::crew(crew)),
            Filter::Captain => format!("{is}船長"),
            Filter::Sailor => format!("{is}船員"),
            Filter::Stat(stat, compare, value) => {
                let be = match (holds, compare) {
                    (true, Compare::Above | Compare::Below) => "",
                    (true, Compare::AtLeast | Compare::AtMost | Compare::Exactly) => "為",
                    (false, _) => "不是",
                };
                format!("{}{be}{}", self::stat(*stat), bound(*compare, &self.value(value)))
            }
            Filter::FewestLife => if holds { "生命值最少" } else { "生命值不是最少" }.to_owned(),
            Filter::HasBegun => if holds { "本回合已開始過戰鬥" } else { "本回合尚未開始過戰鬥" }.to_owned(),
            Filter::Limited(limit) => format!("{}限制{limit}", if holds { "標有" } else { "未標有" }),
            Filter::UsableBy(name) => format!("可使用者{has}「{}」", person_in(name, Lang::ZhHant)),
            Filter::This => format!("{is}這張卡"),
            Filter::Other => format!("{is}其他卡"),
            Filter::Any(ways) => {
                let each: Vec<String> =
                    ways.iter().map(|way| self.says(&way.iter().collect::<Vec<_>>(), holds)).collect();
                format!("（{}）", each.join(if holds { "，或" } else { "，且" }))
            }
            Filter::Not(filters) => self.says(&filters.iter().collect::<Vec<_>>(), !holds),
        }
    }
}

pub(super) fn people(names: &[String]) -> String {
    names.iter().map(|name| format!("「{}」", person_in(name, Lang::ZhHant))).collect::<Vec<_>>().join("或")
}

pub(super) fn crew(crew: &Crew) -> &str {
    crate::mm25::effects::crew(crew, Lang::ZhHant).unwrap_or(&crew.0)
}

pub(super) fn bound(compare: Compare, number: &str) -> String {
    match compare {
        Compare::AtLeast => format!("{number}以上"),
        Compare::AtMost => format!("{number}以下"),
        Compare::Exactly => format!("正好{number}"),
        Compare::Above => format!("多於{number}"),
        Compare::Below => format!("少於{number}"),
    }
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Power => "力量",
        Stat::InitialPower => "初始力量",
        Stat::Damage => "傷害",
        Stat::Life => "生命值",
        Stat::InitialLife => "初始生命值",
    }
}

pub(super) fn kind(category: Category) -> &'static str {
    match category {
        Category::Character => "角色卡",
        Category::Technique => "招式卡",
        Category::Team => "組隊卡",
    }
}

pub(super) fn noun(noun: Noun) -> &'static str {
    match noun {
        Noun::Character => "角色",
        Noun::Captain => "船長",
        Noun::Sailor => "船員",
        Noun::Reinforcement => "援軍",
        Noun::Technique => "招式",
        Noun::Card(None) => "卡",
        Noun::Card(Some(category)) => kind(category),
    }
}

/// What they are counted in: people on a Bridge, and cards.
pub(super) fn unit(nouns: &[Noun]) -> &'static str {
    match nouns {
        [Noun::Character | Noun::Captain | Noun::Sailor] => "名",
        _ => "張",
    }
}

pub(super) fn places(places: &[Place]) -> String {
    let names: Vec<&str> = places
        .iter()
        .map(|place| match place {
            Place::Bridge => "甲板",
            Place::Reinforcements => "援軍區",
            Place::Techniques => "招式區",
            Place::Hand => "手牌",
            Place::Ocean => "大海",
            Place::Logbook => "航海日誌",
            Place::Chest => "寶箱",
        })
        .collect();
    names.join("或")
}

pub(super) fn window(window: Window) -> &'static str {
    match window {
        Window::Declared => "宣言時",
        Window::Before => "戰鬥行動之前",
        Window::BattleActions => "戰鬥行動期間",
        Window::Interrupt => "作為插入",
        Window::BeforeComparison => "力量比較之前",
        Window::AfterComparison => "力量比較之後",
        Window::BeforeDamage => "造成傷害之前",
        Window::Defeated => "有角色被擊敗時",
        Window::AfterBattle => "戰鬥結束之後",
    }
}
