//! Noun phrases: numbers, qualities, cards, objects.

use super::Chinese;
use crate::Name;
use crate::grammar;
use crate::opcg::editions::{card_named, type_named};
use crate::opcg::effects::context::{Noun, Relation, are_looked_at, are_on_field, relation};
use opcg::effects::{
    Cards, Compare, Count, End, Filter, Keyword, Objects, Pick, Place, Player, Slot, Stat, Trait, Value, Whose,
};
use opcg::{Attribute, Category, Colour};

/// What the Chinese edition calls it, or else the English one.
pub(super) fn called(name: Name) -> String {
    name.zh_hant.unwrap_or(name.en)
}

/// A quality as it is said of a card.
enum Quality {
    /// 休息狀態.
    Is(String),
    /// 費用3以下: what, and how much.
    Number(String, String),
    /// 具有特徵《…》; and that it is not so.
    Does(String, String),
    /// The noun itself: 角色卡.
    Kind(String),
    OtherThan(String),
}

fn has(what: String) -> Quality {
    Quality::Does(format!("具有{what}"), format!("不具有{what}"))
}

pub(super) fn player(player: Player) -> &'static str {
    match player {
        Player::You => "自己",
        Player::Opponent => "對手",
    }
}

/// With its particle; nothing for anyone's.
pub(super) fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "自己的",
        Whose::Opponents => "對手的",
        Whose::Anyones => "",
    }
}

pub(super) fn attribute(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Slash => "斬",
        Attribute::Strike => "打",
        Attribute::Ranged => "射",
        Attribute::Special => "特",
        Attribute::Wisdom => "知",
        Attribute::Unknown => "?",
    }
}

pub(super) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "紅色",
        Colour::Green => "綠色",
        Colour::Blue => "藍色",
        Colour::Purple => "紫色",
        Colour::Black => "黑色",
        Colour::Yellow => "黃色",
    }
}

pub(super) fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Rush => "【速攻】",
        Keyword::RushCharacter => "【速攻：角色】",
        Keyword::Blocker => "【防禦】",
        Keyword::DoubleAttack => "【雙重攻擊】",
        Keyword::Banish => "【消失】",
        Keyword::Unblockable => "【不可防禦】",
    }
}

fn category(category: Category) -> &'static str {
    match category {
        Category::Leader => "領航卡",
        Category::Character => "角色卡",
        Category::Event => "事件卡",
        Category::Stage => "舞台卡",
    }
}

fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Cost => "費用",
        Stat::BaseCost => "原本的費用",
        Stat::Power => "力量值",
        Stat::BasePower => "原本的力量值",
        Stat::Counter => "反擊值",
        Stat::BaseCounter => "原本的反擊值",
        Stat::Given => "附加的咚!!張數",
    }
}

pub(super) fn place(place: Place) -> &'static str {
    match place {
        Place::Leader => "領航卡",
        Place::Characters => "角色卡",
        Place::Stage => "舞台卡",
        Place::Hand => "手牌",
        Place::Deck => "卡組",
        Place::Trash => "廢棄區",
        Place::Life => "生命值區",
        Place::Looked => "查看的卡片",
        Place::Don => "咚!!",
    }
}

pub(super) fn noun(noun: Noun) -> &'static str {
    match noun {
        Noun::Leader => "領航卡",
        Noun::Character => "角色卡",
        Noun::Stage => "舞台卡",
        Noun::Don => "咚!!",
        Noun::Card => "卡片",
    }
}

/// 3以下.
pub(super) fn bound(compare: Compare, number: &str) -> String {
    match compare {
        Compare::AtLeast => format!("{number}以上"),
        Compare::AtMost => format!("{number}以下"),
        Compare::Exactly => number.to_owned(),
    }
}

pub(super) fn places(places: &[Place], joint: &str) -> String {
    match places {
        [first @ .., last] if !first.is_empty() => {
            let first: Vec<&str> = first.iter().map(|&place| self::place(place)).collect();
            format!("{}{joint}{}", first.join("、"), self::place(*last))
        }
        one => one.iter().map(|&place| self::place(place)).collect(),
    }
}

impl Chinese<'_> {
    /// What the card calls itself.
    pub(super) fn this(&self) -> &'static str {
        match self.0.this() {
            Noun::Leader => "這張領航卡",
            Noun::Character => "這張角色卡",
            Noun::Stage => "這張舞台卡",
            Noun::Don | Noun::Card => "這張卡",
        }
    }

    /// What an earlier step picked.
    pub(super) fn picked(&self, slot: Slot) -> String {
        let about = self.0.picked(slot);
        let noun = noun(about.map_or(Noun::Card, |about| about.noun));
        match (self.0.is_last(slot), about.is_some_and(|about| about.many)) {
            (true, false) => format!("該{noun}"),
            (true, true) => format!("那些{noun}"),
            (false, _) => format!("第{}次選擇的{noun}", u16::from(slot.0) + 1),
        }
    }

    /// A number as a noun phrase.
    pub(super) fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => grammar::number(*number),
            Value::Count(cards) => format!("{}張數", self.cards(cards)),
            Value::Don(player) => format!("{}場上的咚!!張數", self::player(*player)),
            Value::RestedDon(player) => format!("{}休息狀態的咚!!張數", self::player(*player)),
            Value::ActiveDon(player) => format!("{}活動狀態的咚!!張數", self::player(*player)),
            Value::GivenDon(player) => format!("{}附加中的咚!!張數", self::player(*player)),
            Value::DonDeck(player) => format!("{}的咚!!卡組張數", self::player(*player)),
            Value::Turns(player) => format!("{}已開始的回合數", self::player(*player)),
            Value::Of(Stat::Given, of) => format!("附加在{}上的咚!!張數", self.objects(of)),
            Value::Of(stat, of) => format!("{}的{}", self.objects(of), self::stat(*stat)),
            Value::Size(slot) => format!("{}的張數", self.picked(*slot)),
            Value::Done => "該張數".to_owned(),
            Value::Named => "宣言的數字".to_owned(),
            Value::Per { times, each, of } => format!("{}{}", self.for_every(*each, of), grammar::number(*times)),
            Value::Sum(one, other) => format!("{}加上{}", self.value(one), self.value(other)),
            Value::Minus(one, other) => format!("{}減去{}", self.value(one), self.value(other)),
        }
    }

    /// 自己的廢棄區中每有5張事件卡，.
    pub(super) fn for_every(&self, each: i32, of: &Value) -> String {
        match of {
            Value::Count(cards) => {
                format!("{}，", self.some(cards, &format!("每有{each}張"), whose(cards.whose), "與"))
            }
            other => {
                let value = self.value(other);
                match value.strip_suffix("張數") {
                    Some(cards) => format!("{cards}每有{each}張，"),
                    None => format!("{value}每有{each}，"),
                }
            }
        }
    }

    /// So many; a noun follows.
    pub(super) fn quantity(&self, count: &Count) -> String {
        match count {
            Count::Exactly(Value::Number(number)) => format!("{number}張"),
            Count::UpTo(Value::Number(number)) => format!("最多{number}張"),
            Count::AtLeast(Value::Number(number)) => format!("{number}張以上的"),
            Count::Exactly(Value::Done) => "同樣張數的".to_owned(),
            Count::Exactly(value) => format!("張數等於{}的", self.value(value)),
            Count::UpTo(value) => format!("張數最多為{}的", self.value(value)),
            Count::AtLeast(value) => format!("張數至少為{}的", self.value(value)),
            Count::AnyNumber => "任意張數的".to_owned(),
        }
    }

    fn quality(&self, filter: &Filter) -> Quality {
        match filter {
            Filter::Category(kind) => Quality::Kind(category(*kind).to_owned()),
            Filter::Colour(colour) => Quality::Is(self::colour(*colour).to_owned()),
            Filter::Attribute(kind) => has(format!("屬性({})", attribute(*kind))),
            Filter::Type(name) => has(format!("特徵《{}》", called(type_named(name)))),
            Filter::TypeHas(part) => has(format!("含有「{}」的特徵", called(type_named(part)))),
            Filter::Named(name) => Quality::Is(format!("卡片名稱「{}」", called(card_named(name)))),
            Filter::NameHas(part) => {
                Quality::Does(format!("卡片名稱含有「{part}」"), format!("卡片名稱不含「{part}」"))
            }
            Filter::Stat(Stat::Given, compare, Value::Number(number)) => {
                let don = format!("{}咚!!", bound(*compare, &format!("{number}張")));
                Quality::Does(format!("附加有{don}"), format!("沒有附加{don}"))
            }
            Filter::Stat(stat, compare, value) => {
                let how_much = match value {
                    Value::Number(number) => bound(*compare, &grammar::number(*number)),
                    value => self.against(*compare, value),
                };
                Quality::Number(self::stat(*stat).to_owned(), how_much)
            }
            Filter::Rested => Quality::Is("休息狀態".to_owned()),
            Filter::Active => Quality::Is("活動狀態".to_owned()),
            Filter::Has(word) => has(keyword(*word).to_owned()),
            Filter::HasTrigger => has("【觸發器】".to_owned()),
            Filter::HasMain => has("【主要】效果".to_owned()),
            Filter::NoEffect => Quality::Does("沒有效果".to_owned(), "有效果".to_owned()),
            Filter::FaceUp => Quality::Is("正面".to_owned()),
            Filter::Multicolour => Quality::Is("多色".to_owned()),
            Filter::This => Quality::Is(self.this().to_owned()),
            Filter::Other => Quality::OtherThan(self.this().to_owned()),
            Filter::NotIn(slot) => Quality::OtherThan(self.picked(*slot)),
            Filter::Same(common, slot) => {
                let common = match common {
                    Trait::Name => "卡片名稱",
                    Trait::Colour => "顏色",
                    Trait::Type => "特徵",
                    Trait::Attribute => "屬性",
                };
                let with = format!("與{}的", self.picked(*slot));
                Quality::Does(format!("{with}{common}相同"), format!("{with}{common}不同"))
            }
            Filter::DifferentNames => Quality::Does("卡片名稱互不相同".to_owned(), "卡片名稱相同".to_owned()),
            Filter::Any(ways) => self.either(ways),
            Filter::Not(filters) => match filters.as_slice() {
                [Filter::Named(name)] => Quality::OtherThan(format!("「{}」", called(card_named(name)))),
                filters => Quality::OtherThan(self.such(filters, None)),
            },
        }
    }

    fn either(&self, ways: &[Vec<Filter>]) -> Quality {
        let type_of = |way: &Vec<Filter>| match way.as_slice() {
            [Filter::Type(name)] => Some(format!("《{}》", called(type_named(name)))),
            _ => None,
        };
        let kind_of = |way: &Vec<Filter>| match way.as_slice() {
            [Filter::Category(kind)] => Some(category(*kind)),
            _ => None,
        };
        if ways.is_empty() {
            return Quality::Is("不屬於任何種類".to_owned());
        }
        if let Some(types) = ways.iter().map(type_of).collect::<Option<Vec<_>>>() {
            return has(format!("特徵{}", types.join("或")));
        }
        if let Some(kinds) = ways.iter().map(kind_of).collect::<Option<Vec<_>>>() {
            return Quality::Kind(kinds.join("或"));
        }
        let ways: Vec<String> = ways.iter().map(|way| self.such(way, None)).collect();
        let ways = format!("『{}』", ways.join("或"));
        Quality::Does(format!("屬於{ways}"), format!("不屬於{ways}"))
    }

    /// Cards with these qualities, called so unless a quality says what they are.
    pub(super) fn such(&self, filters: &[Filter], noun: Option<&str>) -> String {
        let mut noun = noun.map(str::to_owned);
        let (mut qualities, mut other) = (Vec::new(), String::new());
        for filter in filters {
            match self.quality(filter) {
                Quality::Is(quality) | Quality::Does(quality, _) => qualities.push(quality),
                Quality::Number(what, how_much) => qualities.push(format!("{what}{how_much}")),
                Quality::Kind(kind) if noun.is_none() => noun = Some(kind),
                Quality::Kind(kind) => qualities.push(format!("屬於{kind}")),
                Quality::OtherThan(these) => other.push_str(&format!("{these}以外的")),
            }
        }
        let of = if qualities.is_empty() { "" } else { "的" };
        format!("{other}{}{of}{}", qualities.join("且"), noun.unwrap_or_else(|| "卡片".to_owned()))
    }

    /// What is said of a card.
    pub(super) fn says(&self, card: &str, filters: &[Filter], holds: bool) -> String {
        let is = if holds { "為" } else { "不為" };
        let say = |(index, filter): (usize, &Filter)| {
            let card = if index == 0 { card } else { "" };
            let of = if index == 0 { "的" } else { "" };
            match self.quality(filter) {
                Quality::Is(quality) | Quality::Kind(quality) => format!("{card}{is}{quality}"),
                Quality::Number(what, how_much) => {
                    let is_plain = how_much.starts_with(|first: char| first.is_ascii_digit() || first == '−');
                    let is = match (is_plain, holds) {
                        (true, _) => is,
                        (false, true) => "",
                        (false, false) => "不",
                    };
                    format!("{card}{of}{what}{is}{how_much}")
                }
                Quality::Does(does, _) if holds => format!("{card}{does}"),
                Quality::Does(_, does_not) => format!("{card}{does_not}"),
                Quality::OtherThan(these) => format!("{card}{}{these}", if holds { "不是" } else { "是" }),
            }
        };
        if filters.is_empty() {
            return format!("{card}{}", if holds { "存在" } else { "不存在" });
        }
        filters.iter().enumerate().map(say).collect::<Vec<_>>().join(if holds { "且" } else { "或" })
    }

    /// How a number compares with one that is not plain.
    pub(super) fn against(&self, compare: Compare, value: &Value) -> String {
        let (relation, value) = relation(compare, value);
        let value = self.value(value);
        match relation {
            Relation::AtLeast => format!("在{value}以上"),
            Relation::AtMost => format!("在{value}以下"),
            Relation::Exactly => format!("等於{value}"),
            Relation::More => format!("大於{value}"),
            Relation::Less => format!("小於{value}"),
        }
    }

    /// Where cards are that are not on the field.
    pub(super) fn at(&self, cards: &Cards) -> String {
        self.at_of(cards, whose(cards.whose))
    }

    fn at_of(&self, cards: &Cards, whose: &str) -> String {
        if are_looked_at(cards) {
            return "其".to_owned();
        }
        let whose = if cards.whose == Whose::Anyones { "任一玩家的" } else { whose };
        format!("{whose}{}", places(&cards.places, "或"))
    }

    /// Whose cards, where and which.
    pub(super) fn cards(&self, cards: &Cards) -> String {
        self.some(cards, "", whose(cards.whose), "或")
    }

    /// So many of these cards.
    fn some(&self, cards: &Cards, quantity: &str, whose: &str, joint: &str) -> String {
        if are_on_field(cards) {
            let is_other = |filter: &&Filter| matches!(filter, Filter::Other | Filter::NotIn(_));
            let (other, filters): (Vec<&Filter>, Vec<&Filter>) = cards.filters.iter().partition(is_other);
            let filters: Vec<Filter> = filters.into_iter().cloned().collect();
            let other: String = other
                .into_iter()
                .map(|filter| match self.quality(filter) {
                    Quality::OtherThan(these) => format!("{these}以外的"),
                    _ => String::new(),
                })
                .collect();
            return format!("{quantity}{other}{whose}{}", self.such(&filters, Some(&places(&cards.places, joint))));
        }
        let at = self.at_of(cards, whose);
        match (cards.filters.as_slice(), cards.places.as_slice()) {
            ([], [Place::Hand]) => format!("{quantity}{at}"),
            ([], [Place::Life]) => {
                format!("{quantity}{}生命值卡", if cards.whose == Whose::Anyones { "" } else { whose })
            }
            ([Filter::This], _) => format!("{at}中的這張卡"),
            _ if quantity.is_empty() => format!("{at}中的{}", self.such(&cards.filters, None)),
            _ => format!("{at}中{quantity}{}", self.such(&cards.filters, None)),
        }
    }

    /// One of these, as something happens to it.
    pub(super) fn one_of(&self, cards: &Cards) -> String {
        if cards.filters == [Filter::This] && are_on_field(cards) { self.this().to_owned() } else { self.cards(cards) }
    }

    /// What an act is done to.
    pub(super) fn objects(&self, objects: &Objects) -> String {
        match objects {
            Objects::This => self.this().to_owned(),
            Objects::It => format!("該{}", noun(self.0.about(objects).noun)),
            Objects::Picked(slot) => self.picked(*slot),
            Objects::Pick(pick) => self.pick(pick),
            Objects::All(cards) if cards.filters == [Filter::This] || cards.places == [Place::Leader] => {
                self.cards(cards)
            }
            Objects::All(cards) => self.some(cards, "所有", whose(cards.whose), "與"),
            Objects::Ends { whose, place, end, count } => self.end(*whose, *place, *end, count),
            Objects::Both(these, those) => format!("{}與{}", self.objects(these), self.objects(those)),
            Objects::Attacker => "正在攻擊的卡片".to_owned(),
            Objects::Target => "攻擊對象".to_owned(),
            Objects::Player(player) => self::player(*player).to_owned(),
        }
    }

    pub(super) fn end(&self, whose: Player, place: Place, end: End, count: &Count) -> String {
        let end = match end {
            End::Top => "最上方",
            End::Bottom => "最下方",
        };
        format!("{}的{}{end}的{}卡", player(whose), self::place(place), self.quantity(count))
    }

    /// A choice of cards.
    pub(super) fn pick(&self, pick: &Pick) -> String {
        let chosen = match pick.by {
            Player::You => "",
            Player::Opponent => "（由對手選擇）",
        };
        format!("{}{chosen}", self.choice(pick, whose(pick.from.whose)))
    }

    /// The same without who chooses.
    pub(super) fn choice(&self, pick: &Pick, whose: &str) -> String {
        let text = self.some(&pick.from, &self.quantity(&pick.count), whose, "或");
        self.0.pick(pick);
        match &pick.total {
            None => text,
            Some(total) => format!("{text}（{}合計{}以下）", self::stat(total.stat), self.value(&total.most)),
        }
    }
}
