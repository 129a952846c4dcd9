//! Noun phrases: numbers, qualities, cards, objects.

use super::{Clause, Japanese};
use crate::Lang;
use crate::grammar::{number, signed};
use crate::mm25::cards::person_in;
use crate::mm25::effects::{Noun, Phrase, This};
use mm25::effects::{Cards, Compare, Count, Filter, Objects, Pick, Place, Player, Stat, Value, Window};
use mm25::{Category, Crew};

impl Japanese {
    pub(super) fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => self::number(*number),
            Value::Count(cards) => format!("{}の数", self.many(cards)),
            Value::Of(stat, of) => format!("{}の{}", self.objects(of), self::stat(*stat)),
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
            Value::Number(number) => format!("{number}枚"),
            other => format!("（{}）枚", self.value(other)),
        }
    }

    pub(super) fn objects(&self, objects: &Objects) -> String {
        match objects {
            Objects::This => match self.0 {
                This::Character => "このキャラクター",
                This::Technique => "この技",
                This::Card => "このカード",
            }
            .to_owned(),
            Objects::Fighter(Player::You) => "バトル中の自分のキャラクター".to_owned(),
            Objects::Fighter(Player::Opponent) => "相手キャラクター".to_owned(),
            Objects::Fighters => "バトル中の両方のキャラクター".to_owned(),
            Objects::Loser => "負けたキャラクター".to_owned(),
            Objects::Placed => "対戦相手が今出した技".to_owned(),
            Objects::Pick(pick) => self.pick(pick),
            Objects::Picked => "選んだカード".to_owned(),
            Objects::All(cards) if Phrase::of(cards).is_captain() => self.many(cards),
            Objects::All(cards) => format!("{}すべて", self.many(cards)),
            Objects::Player(Player::You) => "自分".to_owned(),
            Objects::Player(Player::Opponent) => "対戦相手".to_owned(),
        }
    }

    pub(super) fn pick(&self, pick: &Pick) -> String {
        let unit = unit(&Phrase::of(&pick.from).nouns);
        let (count, most) = match &pick.count {
            Count::Exactly(count) => (count, ""),
            Count::UpTo(count) => (count, "まで"),
        };
        let count = match count {
            Value::Number(number) => format!("{number}{unit}"),
            other => format!("（{}）{unit}", self.value(other)),
        };
        format!("{}{count}{most}", self.many(&pick.from))
    }

    /// 自分の他のキャラクター, 自分の手札のカード.
    pub(super) fn many(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        let whose = match phrase.whose {
            Player::You => "自分の",
            Player::Opponent => "対戦相手の",
        };
        let at = match phrase.nouns.as_slice() {
            [Noun::Card(_)] => format!("{}の", places(phrase.places)),
            _ => String::new(),
        };
        format!("{whose}{at}{}", self.noun_phrase(&phrase.nouns, &phrase.filters))
    }

    pub(super) fn one_of(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        let one = if phrase.is_captain() { String::new() } else { format!("1{}", unit(&phrase.nouns)) };
        format!("{}{one}", self.many(cards))
    }

    pub(super) fn any_of(&self, cards: &Cards) -> String {
        let any = if Phrase::of(cards).is_captain() { "" } else { "の誰か" };
        format!("{}{any}", self.many(cards))
    }

    pub(super) fn noun_phrase(&self, nouns: &[Noun], filters: &[&Filter]) -> String {
        let names: Vec<&str> = nouns.iter().map(|noun| self::noun(*noun)).collect();
        let said: String = filters.iter().map(|filter| self.quality(filter)).collect();
        format!("{said}{}", names.join("か"))
    }

    /// Before a noun.
    pub(super) fn quality(&self, filter: &Filter) -> String {
        match filter {
            Filter::Other => "他の".to_owned(),
            Filter::Named(names) => format!("名前が{}の", people(names)),
            other => self.says_one(other, true).before_noun(),
        }
    }

    pub(super) fn says(&self, filters: &[&Filter], holds: bool) -> Clause {
        let each: Vec<Clause> = filters.iter().map(|filter| self.says_one(filter, holds)).collect();
        match holds {
            _ if each.is_empty() => Clause::verb(if holds { "存在する" } else { "存在しない" }.to_owned()),
            true => Clause::all(each).unwrap_or_else(|| Clause::verb("存在する".to_owned())),
            false => Clause::any(each),
        }
    }

    pub(super) fn says_one(&self, filter: &Filter, holds: bool) -> Clause {
        let clause = match filter {
            Filter::Category(category) => Clause::noun(kind(*category).to_owned()),
            Filter::Named(names) => Clause::noun(people(names)),
            Filter::Numbered(number) => Clause::noun(format!("カード番号「{number}」")),
            Filter::Crew(crew) => Clause::noun(format!("「{}」", self::crew(crew))),
            Filter::Captain => Clause::noun("船長".to_owned()),
            Filter::Sailor => Clause::noun("仲間".to_owned()),
            Filter::Stat(stat, compare, value) => {
                bound(*compare, &self.value(value)).after(&format!("{}が", self::stat(*stat)))
            }
            Filter::FewestLife => Clause::noun("ライフが最少".to_owned()),
            Filter::HasBegun => {
                Clause::past("このターンにすでにバトルを開始した", "このターンにまだバトルを開始していない")
            }
            Filter::Limited(limit) => Clause::noun(format!("制限{limit}")),
            Filter::UsableBy(name) => Clause::verb(format!("使用者に「{}」を含む", person_in(name, Lang::Ja))),
            Filter::This => Clause::noun("このカード".to_owned()),
            Filter::Other => Clause::noun("他のカード".to_owned()),
            Filter::Any(ways) => {
                let each: Vec<Clause> =
                    ways.iter().map(|way| self.says(&way.iter().collect::<Vec<_>>(), holds)).collect();
                return match holds {
                    true => Clause::any(each),
                    false => Clause::all(each).unwrap_or_else(|| Clause::verb("存在する".to_owned())),
                };
            }
            Filter::Not(filters) => return self.says(&filters.iter().collect::<Vec<_>>(), !holds),
        };
        clause.held(holds)
    }
}

pub(super) fn people(names: &[String]) -> String {
    names.iter().map(|name| format!("「{}」", person_in(name, Lang::Ja))).collect::<Vec<_>>().join("か")
}

pub(super) fn crew(crew: &Crew) -> &str {
    crate::mm25::effects::crew(crew, Lang::Ja).unwrap_or(&crew.0)
}

pub(super) fn bound(compare: Compare, number: &str) -> Clause {
    match compare {
        Compare::AtLeast => Clause::noun(format!("{number}以上")),
        Compare::AtMost => Clause::noun(format!("{number}以下")),
        Compare::Exactly => Clause::noun(format!("ちょうど{number}")),
        Compare::Above => Clause::verb(format!("{number}より多い")),
        Compare::Below => Clause::noun(format!("{number}未満")),
    }
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Power => "パワー",
        Stat::InitialPower => "初期パワー",
        Stat::Damage => "ダメージ",
        Stat::Life => "ライフ",
        Stat::InitialLife => "初期ライフ",
    }
}

pub(super) fn kind(category: Category) -> &'static str {
    match category {
        Category::Character => "キャラクターカード",
        Category::Technique => "技カード",
        Category::Team => "チームカード",
    }
}

pub(super) fn noun(noun: Noun) -> &'static str {
    match noun {
        Noun::Character => "キャラクター",
        Noun::Captain => "船長",
        Noun::Sailor => "仲間",
        Noun::Reinforcement => "援軍",
        Noun::Technique => "技",
        Noun::Card(None) => "カード",
        Noun::Card(Some(category)) => kind(category),
    }
}

/// What they are counted in: people on a Bridge, and cards.
pub(super) fn unit(nouns: &[Noun]) -> &'static str {
    match nouns {
        [Noun::Character | Noun::Captain | Noun::Sailor] => "人",
        _ => "枚",
    }
}

pub(super) fn places(places: &[Place]) -> String {
    let names: Vec<&str> = places
        .iter()
        .map(|place| match place {
            Place::Bridge => "甲板",
            Place::Reinforcements => "援軍スペース",
            Place::Techniques => "技スペース",
            Place::Hand => "手札",
            Place::Ocean => "海",
            Place::Logbook => "航海日誌",
            Place::Chest => "宝箱",
        })
        .collect();
    names.join("か")
}

pub(super) fn window(window: Window) -> &'static str {
    match window {
        Window::Declared => "宣言時",
        Window::Before => "バトルアクションの前",
        Window::BattleActions => "バトルアクション中",
        Window::Interrupt => "割り込みとして",
        Window::BeforeComparison => "パワー比べの前",
        Window::AfterComparison => "パワー比べの後",
        Window::BeforeDamage => "ダメージの前",
        Window::Defeated => "中にキャラクターが倒されたとき",
        Window::AfterBattle => "終了後",
    }
}
