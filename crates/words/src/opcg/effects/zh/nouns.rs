//! Noun phrases: numbers, qualities, cards, objects.

use super::Chinese;
use crate::Name;
use crate::opcg::effects::context::{
    Noun, Relation, alternatives, are_alike, are_looked_at, are_of_both, are_on_field, names, rank, relation,
};
use crate::opcg::type_named;
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
    /// 休息狀態; and how a card is said to be so.
    Is(String, &'static str),
    /// 費用3以下: what, and how much.
    Number(String, String),
    /// 擁有《…》特徵; and that it is not so.
    Does(String, String),
    /// The noun itself: 角色卡.
    Kind(String),
    OtherThan(String),
}

fn has(what: &str) -> Quality {
    Quality::Does(format!("擁有{what}"), format!("未擁有{what}"))
}

fn holds(what: &str) -> Quality {
    Quality::Does(format!("持有{what}"), format!("未持有{what}"))
}

pub(super) fn player(player: Player) -> &'static str {
    match player {
        Player::You => "自己",
        Player::Opponent => "對手",
    }
}

/// Nothing for anyone's.
pub(super) fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "自己",
        Whose::Opponents => "對手",
        Whose::Anyones => "",
    }
}

/// With its particle.
pub(super) fn of_whose(of: Whose) -> String {
    of_owner(whose(of))
}

fn of_owner(owner: &str) -> String {
    if owner.is_empty() { String::new() } else { format!("{owner}的") }
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
        Keyword::Unblockable => "【防禦不可】",
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
        Stat::BaseCost => "原本費用",
        Stat::Power => "力量值",
        Stat::BasePower => "原本力量值",
        Stat::Counter => "反擊",
        Stat::BaseCounter => "原本反擊",
        Stat::Given => "附加的咚!!卡張數",
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
        Place::Don => "咚!!卡",
    }
}

pub(super) fn noun(noun: Noun) -> &'static str {
    match noun {
        Noun::Leader => "領航卡",
        Noun::Character => "角色卡",
        Noun::Stage => "舞台卡",
        Noun::Don => "咚!!卡",
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

/// Life cards are called so, wherever in Life they lie.
fn are_life(cards: &Cards) -> bool {
    cards.places == [Place::Life] && cards.filters != [Filter::This]
}

impl Chinese<'_> {
    /// What the card calls itself.
    pub(super) fn this(&self) -> &'static str {
        match self.0.this() {
            Noun::Leader => "這張領航卡",
            Noun::Character => "這張角色卡",
            Noun::Stage => "這張舞台卡",
            Noun::Don | Noun::Card => "這張卡片",
        }
    }

    /// What an earlier step picked.
    pub(super) fn picked(&self, slot: Slot) -> String {
        let about = self.0.picked(slot);
        let noun = noun(about.map_or(Noun::Card, |about| about.noun));
        match (self.0.is_last(slot), about.is_some_and(|about| about.many)) {
            (true, false) => format!("該張{noun}"),
            (true, true) => format!("那些{noun}"),
            (false, _) => format!("第{}次選擇的{noun}", u16::from(slot.0) + 1),
        }
    }

    /// Objects of which something is known or asked; the card that was just revealed is called so.
    pub(super) fn known(&self, objects: &Objects) -> String {
        if self.0.is_revealed(objects) { "公開的卡片".to_owned() } else { self.objects(objects) }
    }

    /// A number as a noun phrase.
    pub(super) fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Count(cards) if are_of_both(cards) => format!("{}合計張數", self.of_both(cards)),
            Value::Count(cards) => format!("{}張數", self.cards(cards)),
            Value::Don(player) => format!("{}場上的咚!!卡張數", self::player(*player)),
            Value::RestedDon(player) => format!("{}休息狀態的咚!!卡張數", self::player(*player)),
            Value::ActiveDon(player) => format!("{}活動狀態的咚!!卡張數", self::player(*player)),
            Value::GivenDon(player) => format!("{}已附加的咚!!卡張數", self::player(*player)),
            Value::DonDeck(player) => format!("{}的咚!!卡組張數", self::player(*player)),
            Value::Turns(player) => format!("{}已開始的回合數", self::player(*player)),
            Value::Of(Stat::Given, of) => format!("附加在{}的咚!!卡張數", self.known(of)),
            Value::Of(stat, of) if self.0.is_sum(of) => {
                let of = self.known(of);
                format!("{}的{}合計", of.strip_suffix("全數").unwrap_or(&of), self::stat(*stat))
            }
            Value::Of(stat, of) => format!("{}的{}", self.known(of), self::stat(*stat)),
            Value::Size(slot) => format!("{}的張數", self.picked(*slot)),
            Value::Done => "該張數".to_owned(),
            Value::Named => "聲明的數字".to_owned(),
            Value::Per { times, each, of } => format!("{}{times}", self.for_every(*each, of)),
            Value::Sum(one, other) => format!("{}加上{}", self.value(one), self.value(other)),
            Value::Minus(one, other) => format!("{}減去{}", self.value(one), self.value(other)),
        }
    }

    /// Cards that both players have together.
    pub(super) fn of_both(&self, cards: &Cards) -> String {
        self.some(cards, "", "雙方", "和")
    }

    /// 自己的廢棄區中每有5張事件卡，.
    pub(super) fn for_every(&self, each: i32, of: &Value) -> String {
        match of {
            Value::Count(cards) if !are_of_both(cards) && cards.whose != Whose::Anyones => {
                let who = whose(cards.whose);
                let every = format!("每有{each}張");
                if are_on_field(cards) || are_life(cards) || cards.places == [Place::Hand] && cards.filters.is_empty() {
                    let all = self.some(cards, "", "", "和");
                    return format!("{who}{every}{all}，");
                }
                let at = places(&cards.places, "或");
                format!("{who}的{at}中{every}{}，", self.such(&cards.filters, &[]))
            }
            Value::Done => format!("其每有{each}張，"),
            other => {
                let value = self.value(other);
                match value.strip_suffix("的張數").or(value.strip_suffix("張數")) {
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
            Count::AtLeast(Value::Number(number)) => format!("{number}張以上"),
            Count::Exactly(Value::Done) => "相同張數的".to_owned(),
            Count::Exactly(value) => format!("和{}相同張數的", self.value(value)),
            Count::UpTo(value) => format!("張數在{}以下的", self.value(value)),
            Count::AtLeast(value) => format!("張數在{}以上的", self.value(value)),
            Count::AnyNumber => "任意張數的".to_owned(),
        }
    }

    fn name(&self, name: &str) -> String {
        format!("「{}」", called(self.0.card_named(name)))
    }

    fn quality(&self, filter: &Filter) -> Quality {
        match filter {
            Filter::Category(kind) => Quality::Kind(category(*kind).to_owned()),
            Filter::Colour(colour) => Quality::Is(self::colour(*colour).to_owned(), "為"),
            Filter::Attribute(kind) => has(&format!("({})屬性", attribute(*kind))),
            Filter::Type(name) => has(&format!("《{}》特徵", called(type_named(name)))),
            Filter::TypeHas(part) => has(&format!("包含『{}』特徵", called(type_named(part)))),
            Filter::Named(name) => Quality::Is(self.name(name), "是"),
            Filter::NameHas(part) => {
                let part = called(self.0.card_named(part));
                Quality::Does(format!("卡片名稱包含「{part}」"), format!("卡片名稱未包含「{part}」"))
            }
            Filter::Stat(Stat::BaseCounter, Compare::Exactly | Compare::AtMost, Value::Number(0)) => {
                Quality::Does("未持有反擊".to_owned(), "持有反擊".to_owned())
            }
            Filter::Stat(Stat::Given, Compare::AtLeast, Value::Number(1)) => {
                Quality::Does("已附加咚!!卡".to_owned(), "未附加咚!!卡".to_owned())
            }
            Filter::Stat(Stat::Given, Compare::Exactly | Compare::AtMost, Value::Number(0)) => {
                Quality::Does("未附加咚!!卡".to_owned(), "已附加咚!!卡".to_owned())
            }
            Filter::Stat(Stat::Given, compare, Value::Number(number)) => {
                let don = format!("{}咚!!卡", bound(*compare, &format!("{number}張")));
                Quality::Does(format!("已附加{don}"), format!("未附加{don}"))
            }
            Filter::Stat(stat, compare, value) => {
                let how_much = match value {
                    Value::Number(number) => bound(*compare, &number.to_string()),
                    value => self.against(*compare, value),
                };
                Quality::Number(self::stat(*stat).to_owned(), how_much)
            }
            Filter::Rested => Quality::Is("休息狀態".to_owned(), "在"),
            Filter::Active => Quality::Is("活動狀態".to_owned(), "在"),
            Filter::Has(word) => holds(keyword(*word)),
            Filter::HasTrigger => holds("【觸發器】"),
            Filter::HasMain => holds("【主要】效果"),
            Filter::NoEffect => Quality::Does("原本沒有效果".to_owned(), "原本有效果".to_owned()),
            Filter::FaceUp => Quality::Is("正面朝上".to_owned(), "為"),
            Filter::Multicolour => Quality::Does("有多種顏色".to_owned(), "沒有多種顏色".to_owned()),
            Filter::This => Quality::Is(self.this().to_owned(), "是"),
            Filter::Other => Quality::OtherThan(self.this().to_owned()),
            Filter::NotIn(slot) => Quality::OtherThan(self.picked(*slot)),
            Filter::Same(common, slot) => {
                let common = match common {
                    Trait::Name => "卡片名稱",
                    Trait::Colour => "顏色",
                    Trait::Type => "特徵",
                    Trait::Attribute => "屬性",
                };
                let with = format!("和{}", self.picked(*slot));
                Quality::Does(format!("{with}相同{common}"), format!("{with}不同{common}"))
            }
            Filter::DifferentNames => Quality::Does("卡片名稱不同".to_owned(), "卡片名稱相同".to_owned()),
            Filter::Any(ways) => self.either(ways),
            Filter::Not(filters) => match filters.as_slice() {
                [filter] => match self.quality(filter) {
                    Quality::Does(does, does_not) => Quality::Does(does_not, does),
                    _ => Quality::OtherThan(self.such(filters, &[])),
                },
                filters => Quality::OtherThan(self.such(filters, &[])),
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
            return Quality::Is("不屬於任何種類".to_owned(), "");
        }
        if let Some(types) = ways.iter().map(type_of).collect::<Option<Vec<_>>>() {
            return has(&format!("{}特徵", types.join("或")));
        }
        if let Some(kinds) = ways.iter().map(kind_of).collect::<Option<Vec<_>>>() {
            return Quality::Kind(kinds.join("或"));
        }
        let ways: Vec<String> = ways.iter().map(|way| self.such(way, &[])).collect();
        Quality::Is(ways.join("或"), "是")
    }

    /// Cards with these qualities, called by where they are on the field, or by what they are.
    pub(super) fn such(&self, filters: &[Filter], on_field: &[Place]) -> String {
        self.such_of(filters, on_field, "", "或")
    }

    /// The same of somebody: 自己的角色卡, 自己費用3以下的角色卡.
    fn such_of(&self, filters: &[Filter], on_field: &[Place], owner: &str, joint: &str) -> String {
        self.such_with(filters, on_field, owner, joint, "")
    }

    /// The same with something that all of them have together.
    fn such_with(&self, filters: &[Filter], on_field: &[Place], owner: &str, joint: &str, total: &str) -> String {
        let ways = alternatives(on_field, filters);
        let way = |(places, filters): &(Vec<Place>, Vec<Filter>)| self.such_one(filters, places, owner, joint, total);
        ways.iter().map(way).collect::<Vec<_>>().join("或")
    }

    fn such_one(&self, filters: &[Filter], on_field: &[Place], owner: &str, joint: &str, total: &str) -> String {
        let mut noun = match on_field {
            [] => None,
            [Place::Life] => Some("生命值卡".to_owned()),
            on_field => Some(places(on_field, joint)),
        };
        let mut filters: Vec<&Filter> = filters.iter().collect();
        filters.sort_by_key(|filter| rank(filter));
        let is_named = |filter: &&Filter| names(std::slice::from_ref(*filter)).is_some();
        // A card that is named is called so: 角色卡「克比」, or where any of the field will do 「克比」.
        if let Some(index) = filters.iter().position(is_named) {
            let named = names(std::slice::from_ref(filters.remove(index))).unwrap_or_default();
            let named = named.into_iter().map(|name| self.name(name)).collect::<Vec<_>>().join("或");
            noun = Some(match (noun, on_field) {
                (Some(noun), [_]) => format!("{noun}{named}"),
                _ => named,
            });
        }
        let mut text = String::new();
        let mut before: Option<Quality> = None;
        for filter in filters {
            let quality = self.quality(filter);
            if let (Quality::Kind(kind), None) = (&quality, &noun) {
                noun = Some(kind.clone());
                continue;
            }
            // Two of a kind in a row are told apart.
            let alike = matches!(
                (&before, &quality),
                (Some(Quality::Number(..)), Quality::Number(..)) | (Some(Quality::Does(..)), Quality::Does(..))
            );
            text.push_str(if alike { "、" } else { "" });
            text.push_str(&match &quality {
                Quality::Is(quality, _) | Quality::Does(quality, _) => quality.clone(),
                Quality::Number(what, how_much) => format!("{what}{how_much}"),
                Quality::Kind(kind) => format!("屬於{kind}"),
                Quality::OtherThan(these) => format!("除了{these}以外"),
            });
            before = Some(quality);
        }
        let noun = noun.unwrap_or_else(|| "卡片".to_owned());
        text.push_str(if text.is_empty() || total.is_empty() { "" } else { "、" });
        text.push_str(total);
        let of = if text.is_empty() && owner.is_empty() { "" } else { "的" };
        format!("{owner}{text}{of}{noun}")
    }

    /// Cards in a fight or behind an effect.
    pub(super) fn of_kind(&self, filters: &[Filter], owner: &str) -> String {
        self.such_of(filters, &[], owner, "或")
    }

    /// What is said of a card.
    pub(super) fn says(&self, card: &str, filters: &[Filter], holds: bool) -> String {
        let say = |(index, filter): (usize, &Filter)| {
            let card = if index == 0 { card } else { "" };
            self.say(card, filter, holds)
        };
        if filters.is_empty() {
            return format!("{card}{}", if holds { "存在" } else { "不存在" });
        }
        // 擁有《海軍》特徵的角色卡: what it is, with its qualities.
        let is_kind = |filter: &Filter| matches!(filter, Filter::Category(_));
        if filters.len() > 1 && filters.iter().any(is_kind) {
            return format!("{card}{}{}", if holds { "是" } else { "不是" }, self.such(filters, &[]));
        }
        filters.iter().enumerate().map(say).collect::<Vec<_>>().join(if holds { "且" } else { "或" })
    }

    fn say(&self, card: &str, filter: &Filter, holds: bool) -> String {
        let not = |text: &str| if holds { text.to_owned() } else { format!("不{text}") };
        if let Filter::Any(ways) = filter
            && !are_alike(ways)
        {
            let each = ways.iter().enumerate().map(|(index, way)| {
                let card = if index == 0 { card } else { "" };
                way.iter().map(|filter| self.say(card, filter, holds)).collect::<Vec<_>>().join("且")
            });
            return each.collect::<Vec<_>>().join(if holds { "或" } else { "且" });
        }
        match self.quality(filter) {
            Quality::Is(quality, is) => format!("{card}{}{quality}", not(is)),
            Quality::Kind(quality) => format!("{card}{}{quality}", not("為")),
            Quality::Number(what, how_much) => {
                let of = if card.is_empty() { "" } else { "的" };
                let is_plain = how_much.starts_with(|first: char| first.is_ascii_digit() || first == '-');
                let is = match (is_plain, holds) {
                    (true, _) => not(if how_much.ends_with(['上', '下']) { "在" } else { "為" }),
                    (false, true) => String::new(),
                    (false, false) => "不".to_owned(),
                };
                format!("{card}{of}{what}{is}{how_much}")
            }
            Quality::Does(does, does_not) => format!("{card}{}", if holds { does } else { does_not }),
            Quality::OtherThan(these) => format!("{card}{}{these}", if holds { "不是" } else { "是" }),
        }
    }

    /// How a number compares with one that is not plain.
    pub(super) fn against(&self, compare: Compare, value: &Value) -> String {
        let (relation, value) = relation(compare, value);
        let value = self.value(value);
        match relation {
            Relation::AtLeast => format!("在{value}以上"),
            Relation::AtMost => format!("在{value}以下"),
            Relation::Exactly => format!("和{value}相同"),
            Relation::More => format!("比{value}多"),
            Relation::Less => format!("比{value}少"),
        }
    }

    /// Whose cards, where and which.
    pub(super) fn cards(&self, cards: &Cards) -> String {
        self.some(cards, "", whose(cards.whose), "或")
    }

    /// So many of these cards.
    pub(super) fn some(&self, cards: &Cards, quantity: &str, owner: &str, joint: &str) -> String {
        self.some_with(cards, quantity, owner, joint, "")
    }

    fn some_with(&self, cards: &Cards, quantity: &str, owner: &str, joint: &str, total: &str) -> String {
        if are_on_field(cards) || are_life(cards) {
            let life_of_either = are_life(cards) && cards.whose == Whose::Anyones && owner.is_empty();
            let owner = if life_of_either { "自己或對手" } else { owner };
            return format!("{quantity}{}", self.such_with(&cards.filters, &cards.places, owner, joint, total));
        }
        if are_looked_at(cards) {
            let among = if self.0.among.get() { "" } else { "其中" };
            return format!("{among}{quantity}{}", self.such_with(&cards.filters, &[], "", "或", total));
        }
        let owner = if are_of_both(cards) && owner.is_empty() { "自己或對手" } else { owner };
        let at = places(&cards.places, joint);
        match (cards.filters.as_slice(), cards.places.as_slice()) {
            ([], [Place::Hand]) if total.is_empty() => format!("{quantity}{}{at}", of_owner(owner)),
            ([], [Place::Deck]) if quantity.is_empty() => format!("{}{at}", of_owner(owner)),
            ([Filter::This], _) => format!("{owner}{at}中的這張卡片"),
            (filters, _) => {
                format!("{quantity}{}", self.such_with(filters, &[], &format!("{owner}{at}中"), "或", total))
            }
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
            Objects::It => format!("該張{}", noun(self.0.about(objects).noun)),
            Objects::Picked(slot) => self.picked(*slot),
            Objects::Pick(pick) => self.pick(pick),
            Objects::All(cards) if cards.filters == [Filter::This] || cards.places == [Place::Leader] => {
                self.cards(cards)
            }
            Objects::All(cards) => format!("{}全數", self.some(cards, "", whose(cards.whose), "和")),
            objects if self.0.is_revealed(objects) => "該張卡片".to_owned(),
            Objects::Ends { whose, place, end, count } => self.end(*whose, *place, *end, count),
            Objects::Both(these, those) => format!("{}和{}", self.objects(these), self.objects(those)),
            Objects::Attacker => "進行攻擊的卡片".to_owned(),
            Objects::Target => "攻擊的對象".to_owned(),
            Objects::Player(player) => self::player(*player).to_owned(),
        }
    }

    pub(super) fn end(&self, whose: Player, place: Place, end: End, count: &Count) -> String {
        let end = match end {
            End::Top => "上面",
            End::Bottom => "下面",
        };
        let theirs = whose == Player::Opponent && whose == self.0.speaks_of.get();
        let whose = if theirs { "自身" } else { player(whose) };
        format!("{}{whose}{}{end}的卡片", self.quantity(count), self::place(place))
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
    pub(super) fn choice(&self, pick: &Pick, owner: &str) -> String {
        let total =
            pick.total.as_ref().map(|total| format!("{}合計在{}以下", self::stat(total.stat), self.value(&total.most)));
        let quantity = self.quantity(&pick.count);
        let text = self.some_with(&pick.from, &quantity, owner, "或", &total.unwrap_or_default());
        self.0.pick(pick);
        text
    }
}
