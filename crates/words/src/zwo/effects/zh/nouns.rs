//! Noun phrases: numbers, qualities, cards, objects.

use super::{Chinese, keyword};
use crate::grammar::number;
use crate::zwo::effects::context::{Home, Noun, Picked, is_this, noun_at};
use zwo::effects::{Cards, Compare, Count, Filter, Objects, Phase, Pick, Place, Player, Slot, Stat, Value, Whose};
use zwo::{Category, Colour, Rarity};

/// A quality as it is said of a card.
enum Quality {
    /// 半毀, directly before the noun.
    Is(String),
    /// 登場COST4或以下: what, and how much.
    Number(&'static str, String),
    /// 擁有吸收; and that it is not so.
    Does(String, String),
    /// The noun itself: 喪屍咭牌.
    Kind(&'static str),
    OtherThan(String),
}

pub(super) fn player(player: Player) -> &'static str {
    match player {
        Player::You => "自己",
        Player::Opponent => "對手",
        Player::Owner => "其本來擁有者",
        Player::Each => "雙方玩家",
    }
}

/// With its particle.
pub(super) fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "自己的",
        Whose::Opponents => "對手的",
        Whose::Eithers => "任何一方的",
    }
}

/// Where cards go; that they go to your own place goes without saying.
pub(super) fn home(home: Home) -> &'static str {
    match home {
        Home::Yours => "",
        Home::Opponents => "對手的",
        Home::Owners => "其本來擁有者的",
    }
}

pub(super) fn place(place: Place) -> &'static str {
    match place {
        Place::Field => "場地",
        Place::Hand => "手牌",
        Place::Wrecked => "全毀場區",
        Place::Mana => "魔力場區",
    }
}

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Prepare => "準備階段",
        Phase::Draw => "抽牌階段",
        Phase::Mana => "魔力階段",
        Phase::Main => "主要階段",
        Phase::Battle => "戰鬥階段",
        Phase::End => "結束階段",
    }
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::SummonCost => "登場COST",
        Stat::ReviveCost => "復生COST",
        Stat::Power => "POWER",
        Stat::Critical => "CRITICAL",
        Stat::Damage => "所受的傷害",
    }
}

fn noun(noun: Noun) -> &'static str {
    match noun {
        Noun::Zombie => "喪屍",
        Noun::Mana => "魔力",
        Noun::Card => "咭牌",
    }
}

/// What they are counted in.
pub(super) fn unit(noun: Noun) -> &'static str {
    match noun {
        Noun::Zombie => "隻",
        Noun::Mana | Noun::Card => "張",
    }
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "綠色",
        Colour::Blue => "藍色",
        Colour::Red => "紅色",
    }
}

/// 3或以下.
pub(super) fn bound(compare: Compare, number: &str) -> String {
    match compare {
        Compare::AtLeast => format!("{number}或以上"),
        Compare::AtMost => format!("{number}或以下"),
        Compare::Exactly => number.to_owned(),
    }
}

fn this(noun: Noun) -> &'static str {
    match noun {
        Noun::Zombie => "這喪屍",
        Noun::Mana | Noun::Card => "這張咭牌",
    }
}

/// Clauses that hold together before a noun.
fn all_of(clauses: &[String]) -> String {
    match clauses {
        [first @ .., last] if !first.is_empty() => format!("{}而{last}", first.join("、")),
        one => one.concat(),
    }
}

/// Before a number there is a space, whatever it follows.
fn gap(so_much: &str) -> &'static str {
    if so_much.starts_with(|first: char| first.is_ascii_digit()) { " " } else { "" }
}

impl Chinese<'_> {
    /// What the card calls itself.
    pub(super) fn this(&self) -> &'static str {
        this(self.0.this())
    }

    /// The same where its ability works outside the field (ZW-4.2).
    pub(super) fn this_card(&self) -> &'static str {
        if self.0.is_event() { "這張咭牌" } else { "這張喪屍咭牌" }
    }

    fn picked(&self, slot: Slot) -> String {
        match self.0.picked(slot) {
            Picked::Target { order: None, .. } => "目標".to_owned(),
            Picked::Target { order: Some(order), .. } => format!("第{order}項目標"),
            Picked::Chosen { about, order: Some(order) } => format!("第{order}次選擇的{}", noun(about.noun)),
            Picked::Chosen { about, .. } if about.many => format!("那些{}", noun(about.noun)),
            Picked::Chosen { about, .. } => format!("該{}{}", unit(about.noun), noun(about.noun)),
        }
    }

    /// A number as a noun phrase.
    pub(super) fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(value) => number(*value),
            Value::Count(cards) => format!("{}的數目", self.cards(cards)),
            Value::Of(stat, of) if **of == Objects::This => format!("{}的{}", this(self.0.was()), self::stat(*stat)),
            Value::Of(stat, of) => format!("{}的{}", self.objects(of), self::stat(*stat)),
            Value::Life(Player::Each) => "雙方玩家生命值的總和".to_owned(),
            Value::Life(player) => format!("{}的生命值", self::player(*player)),
            Value::Amount => "該數值".to_owned(),
            Value::Times(times, of) => match &**of {
                Value::Count(cards) => format!("{}{}", self.for_each(cards), number(*times)),
                of => format!("{}的{}倍", self.value(of), number(*times)),
            },
        }
    }

    /// 每有1隻自己的其他喪屍.
    pub(super) fn for_each(&self, cards: &Cards) -> String {
        format!("每有1{}{}，", unit(noun_at(cards.place)), self.cards(cards))
    }

    /// So much of something that is not counted in cards: 2點生命值.
    pub(super) fn amount(&self, value: &Value, of: &str) -> String {
        match value {
            Value::Number(value) => format!("{}點{of}", number(*value)),
            Value::Times(times, each) => match &**each {
                Value::Count(cards) => format!("{}{}點{of}", self.for_each(cards).replace('，', ""), number(*times)),
                _ => format!("相等於{}的{of}", self.value(value)),
            },
            Value::Amount | Value::Count(_) | Value::Of(..) | Value::Life(_) => {
                format!("相等於{}的{of}", self.value(value))
            }
        }
    }

    /// So many cards from a deck.
    pub(super) fn some_cards(&self, value: &Value) -> String {
        match value {
            Value::Number(value) => format!("{}張咭牌", number(*value)),
            Value::Amount | Value::Count(_) | Value::Of(..) | Value::Life(_) | Value::Times(..) => {
                format!("與{}相同張數的咭牌", self.value(value))
            }
        }
    }

    /// So many of these: the number follows them.
    fn quantity(&self, count: &Count, these: &str, unit: &str) -> String {
        match count {
            Count::Exactly(Value::Number(value)) => format!("{these}{}{unit}", number(*value)),
            Count::UpTo(Value::Number(value)) => format!("{these}最多{}{unit}", number(*value)),
            Count::Exactly(value) => format!("{these}與{}相同的{unit}數", self.value(value)),
            Count::UpTo(value) => format!("{these}最多與{}相同的{unit}數", self.value(value)),
        }
    }

    fn quality(&self, filter: &Filter, noun: Noun) -> Quality {
        let is = |text: &str| Quality::Is(text.to_owned());
        let does = |text: String, not: String| Quality::Does(text, not);
        match filter {
            Filter::Category(Category::Zombie) => Quality::Kind("喪屍咭牌"),
            Filter::Category(Category::Event) => Quality::Kind("EVENT咭牌"),
            Filter::Colour(colour) => is(self::colour(*colour)),
            Filter::Grey => is("灰色"),
            Filter::Rarity(Rarity::Rare) => does("稀有度為R".to_owned(), "稀有度不為R".to_owned()),
            Filter::Rarity(Rarity::Uncommon) => does("稀有度為UC".to_owned(), "稀有度不為UC".to_owned()),
            Filter::Rarity(Rarity::Common) => does("稀有度為C".to_owned(), "稀有度不為C".to_owned()),
            Filter::Named(name) => does(format!("名稱為「{name}」"), format!("名稱不為「{name}」")),
            Filter::Numbered(number) => does(format!("號碼為「{number}」"), format!("號碼不為「{number}」")),
            Filter::Stat(Stat::Damage, compare, Value::Number(0)) if *compare != Compare::AtLeast => {
                does("沒有受到傷害".to_owned(), "受到傷害".to_owned())
            }
            Filter::Stat(Stat::Damage, compare, Value::Number(value)) => {
                let damage = format!("{}的傷害", bound(*compare, &number(*value)));
                does(format!("受到{damage}"), format!("沒有受到{damage}"))
            }
            Filter::Stat(stat, compare, value) => {
                let so_much = match value {
                    Value::Number(value) => bound(*compare, &number(*value)),
                    value => self.against(*compare, value),
                };
                Quality::Number(self::stat(*stat), so_much)
            }
            Filter::Stand => is("STAND"),
            Filter::Rest => is("REST"),
            Filter::Front => is("FRONT"),
            Filter::Back => is("BACK"),
            Filter::Intact => is("原形"),
            Filter::HalfWrecked => is("半毀"),
            Filter::Has(word) => does(format!("擁有{}", keyword(*word)), format!("不擁有{}", keyword(*word))),
            Filter::NoText => does("沒有TEXT".to_owned(), "有TEXT".to_owned()),
            Filter::This => does(format!("即{}", self.this()), format!("並非{}", self.this())),
            Filter::Other => Quality::OtherThan(self.this().to_owned()),
            Filter::Any(ways) => self.either(ways, noun),
            Filter::Not(filters) => Quality::OtherThan(match filters.as_slice() {
                [Filter::Named(name)] => format!("「{name}」"),
                filters => self.such(filters, noun, "").1,
            }),
        }
    }

    fn either(&self, ways: &[Vec<Filter>], noun: Noun) -> Quality {
        let adjective = |way: &Vec<Filter>| match way.as_slice() {
            [filter] => match self.quality(filter, noun) {
                Quality::Is(text) => Some(text),
                Quality::Number(..) | Quality::Does(..) | Quality::Kind(_) | Quality::OtherThan(_) => None,
            },
            _ => None,
        };
        if ways.is_empty() {
            return Quality::Does("不屬於任何種類".to_owned(), "屬於某種類".to_owned());
        }
        if let Some(adjectives) = ways.iter().map(adjective).collect::<Option<Vec<_>>>() {
            return Quality::Is(adjectives.join("或"));
        }
        let ways: Vec<String> = ways.iter().map(|way| self.such(way, noun, "").1).collect();
        let ways = format!("「{}」", ways.join("」或「"));
        Quality::Does(format!("屬於{ways}"), format!("不屬於{ways}"))
    }

    /// Cards with these qualities, and whether they begin with a clause; `each` comes after it.
    fn such(&self, filters: &[Filter], called: Noun, each: &str) -> (bool, String) {
        let mut noun = noun(called);
        let (mut other, mut short, mut long) = ("", String::new(), Vec::new());
        for filter in filters {
            match self.quality(filter, called) {
                Quality::OtherThan(_) if *filter == Filter::Other => other = "其他",
                Quality::Kind(kind) if called == Noun::Card && noun == "咭牌" => noun = kind,
                Quality::Is(text) => short.push_str(&text),
                Quality::Kind(kind) => long.push(format!("屬於{kind}")),
                Quality::Number(what, so_much) => long.push(format!("{what}{}{so_much}", gap(&so_much))),
                Quality::Does(does, _) => long.push(does),
                Quality::OtherThan(these) => long.insert(0, format!("{these}以外")),
            }
        }
        let of = if long.is_empty() { "" } else { "的" };
        (!long.is_empty(), format!("{}{of}{each}{other}{short}{noun}", all_of(&long)))
    }

    /// What is said of a card.
    pub(super) fn says(&self, card: &str, noun: Noun, filters: &[Filter], holds: bool) -> String {
        let is = if holds { "是" } else { "不是" };
        let say = |(index, filter): (usize, &Filter)| {
            let (card, of) = if index == 0 { (card, "的") } else { ("", "") };
            match (filter, self.quality(filter, noun)) {
                (Filter::Intact | Filter::HalfWrecked, Quality::Is(state)) if holds => format!("{card}處於{state}狀態"),
                (Filter::Intact | Filter::HalfWrecked, Quality::Is(state)) => format!("{card}並非處於{state}狀態"),
                (_, Quality::Is(quality)) => format!("{card}{is}{quality}"),
                (_, Quality::Kind(kind)) => format!("{card}{is}{kind}"),
                (_, Quality::Number(what, so_much)) if !gap(&so_much).is_empty() => {
                    format!("{card}{of}{what}{}{so_much}", if holds { "為" } else { "不為" })
                }
                (_, Quality::Number(what, so_much)) => {
                    format!("{card}{of}{what}{}{so_much}", if holds { "" } else { "並非" })
                }
                (_, Quality::Does(does, _)) if holds => format!("{card}{does}"),
                (_, Quality::Does(_, does_not)) => format!("{card}{does_not}"),
                (_, Quality::OtherThan(these)) => format!("{card}{}{these}", if holds { "不是" } else { "是" }),
            }
        };
        if filters.is_empty() {
            return format!("{card}{}", if holds { "存在" } else { "不存在" });
        }
        filters.iter().enumerate().map(say).collect::<Vec<_>>().join(if holds { "而且" } else { "或" })
    }

    fn cards_of(&self, cards: &Cards, on_field: &str, each: &str) -> String {
        let (clause, such) = self.such(&cards.filters, noun_at(cards.place), each);
        // 自己的喪屍, but 自己POWER3500或以下的喪屍.
        let of = if clause { "" } else { "的" };
        let owner = whose(cards.whose).trim_end_matches('的');
        match (cards.place, cards.whose) {
            _ if is_this(cards) => self.this().to_owned(),
            (Place::Field, Whose::Eithers) => format!("{on_field}{of}{such}"),
            (Place::Field | Place::Mana, _) => format!("{owner}{of}{such}"),
            (Place::Hand, _) if cards.filters.is_empty() => format!("{owner}的{each}手牌"),
            (Place::Hand | Place::Wrecked, _) => format!("{owner}{}中{of}{such}", place(cards.place)),
        }
    }

    /// Whose cards, where and which.
    pub(super) fn cards(&self, cards: &Cards) -> String {
        self.cards_of(cards, "任何一方場地上", "")
    }

    /// 對手的每隻喪屍.
    pub(super) fn each(&self, cards: &Cards) -> String {
        self.cards_of(cards, "雙方場地上", &format!("每{}", unit(noun_at(cards.place))))
    }

    /// What an act is done to.
    pub(super) fn objects(&self, objects: &Objects) -> String {
        match objects {
            Objects::This => self.this().to_owned(),
            Objects::It => {
                let about = self.0.about(objects);
                format!("該{}{}", unit(about.noun), noun(about.noun))
            }
            Objects::Picked(slot) => self.picked(*slot),
            Objects::Pick(pick) => {
                let text = self.choice(pick);
                self.0.pick(pick);
                text
            }
            Objects::All(cards) if is_this(cards) => self.this().to_owned(),
            Objects::All(cards) => format!("{}全部", self.cards_of(cards, "雙方場地上", "")),
            Objects::Player(player) => self::player(*player).to_owned(),
        }
    }

    /// A choice of cards.
    pub(super) fn choice(&self, pick: &Pick) -> String {
        self.quantity(&pick.count, &self.cards(&pick.from), unit(noun_at(pick.from.place)))
    }
}
