//! Noun phrases: numbers, qualities, cards, objects.

use super::{Clause, Japanese, keyword};
use crate::grammar::number;
use crate::zwo::effects::context::{Home, Noun, Picked, is_this, noun_at};
use zwo::effects::{Cards, Compare, Count, Filter, Objects, Phase, Pick, Place, Player, Slot, Stat, Value, Whose};
use zwo::{Category, Colour, Rarity};

/// A quality as it is said of a card.
enum Quality {
    /// 半壊, before a noun 半壊の.
    Is(String),
    /// 登場コスト4以下: before a noun it comes first.
    Number(String),
    /// 吸収を持つ.
    Does(String),
    /// テキストのない; and that it is not so.
    Without(String, String),
    /// The noun itself: ゾンビカード.
    Kind(&'static str),
    OtherThan(String),
}

pub(super) fn player(player: Player) -> &'static str {
    match player {
        Player::You => "自分",
        Player::Opponent => "相手",
        Player::Owner => "その持ち主",
        Player::Each => "各プレイヤー",
    }
}

/// With its particle.
pub(super) fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "自分の",
        Whose::Opponents => "相手の",
        Whose::Eithers => "いずれかのプレイヤーの",
    }
}

/// Where cards go; that they go to your own place goes without saying.
pub(super) fn home(home: Home) -> &'static str {
    match home {
        Home::Yours => "",
        Home::Opponents => "相手の",
        Home::Owners => "持ち主の",
    }
}

pub(super) fn place(place: Place) -> &'static str {
    match place {
        Place::Field => "場",
        Place::Hand => "手札",
        Place::Wrecked => "全壊ゾーン",
        Place::Mana => "魔力ゾーン",
    }
}

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Prepare => "準備フェイズ",
        Phase::Draw => "ドローフェイズ",
        Phase::Mana => "魔力フェイズ",
        Phase::Main => "メインフェイズ",
        Phase::Battle => "戦闘フェイズ",
        Phase::End => "終了フェイズ",
    }
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::SummonCost => "登場コスト",
        Stat::ReviveCost => "復活コスト",
        Stat::Power => "パワー",
        Stat::Critical => "クリティカル",
        Stat::Damage => "受けているダメージ",
    }
}

fn noun(noun: Noun) -> &'static str {
    match noun {
        Noun::Zombie => "ゾンビ",
        Noun::Mana => "魔力",
        Noun::Card => "カード",
    }
}

/// What they are counted in.
pub(super) fn unit(noun: Noun) -> &'static str {
    match noun {
        Noun::Zombie => "体",
        Noun::Mana | Noun::Card => "枚",
    }
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "緑",
        Colour::Blue => "青",
        Colour::Red => "赤",
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

fn this(noun: Noun) -> &'static str {
    match noun {
        Noun::Zombie => "このゾンビ",
        Noun::Mana | Noun::Card => "このカード",
    }
}

impl Quality {
    fn clause(self, holds: bool) -> Clause {
        match self {
            Quality::Is(text) | Quality::Number(text) => Clause::noun(text).held(holds),
            Quality::Kind(text) => Clause::noun(text.to_owned()).held(holds),
            Quality::Does(text) => Clause::verb(text).held(holds),
            Quality::Without(text, not) => Clause::past(&text, &not).held(holds),
            Quality::OtherThan(these) => Clause::noun(format!("{these}以外")).held(holds),
        }
    }
}

impl Japanese<'_> {
    /// What the card calls itself.
    pub(super) fn this(&self) -> &'static str {
        this(self.0.this())
    }

    /// The same where its ability works outside the field (ZW-4.2).
    pub(super) fn this_card(&self) -> &'static str {
        if self.0.is_event() { "このカード" } else { "このゾンビカード" }
    }

    fn picked(&self, slot: Slot) -> String {
        match self.0.picked(slot) {
            Picked::Target { order: None, .. } => "対象".to_owned(),
            Picked::Target { order: Some(order), .. } => format!("{order}つ目の対象"),
            Picked::Chosen { about, order: Some(order) } => format!("{order}番目に選んだ{}", noun(about.noun)),
            Picked::Chosen { about, .. } if about.many => format!("それらの{}", noun(about.noun)),
            Picked::Chosen { about, .. } => format!("その{}", noun(about.noun)),
        }
    }

    /// A number as a noun phrase.
    pub(super) fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(value) => number(*value),
            Value::Count(cards) => format!("{}の数", self.cards(cards)),
            Value::Of(stat, of) if **of == Objects::This => format!("{}の{}", this(self.0.was()), self::stat(*stat)),
            Value::Of(stat, of) => format!("{}の{}", self.objects(of), self::stat(*stat)),
            Value::Life(Player::Each) => "両プレイヤーのライフの合計".to_owned(),
            Value::Life(player) => format!("{}のライフ", self::player(*player)),
            Value::Amount => "その数".to_owned(),
            Value::Times(times, of) => match &**of {
                Value::Count(cards) => format!("{}{}", self.for_each(cards), number(*times)),
                of => format!("{}の{}倍", self.value(of), number(*times)),
            },
        }
    }

    /// 自分の他のゾンビ1体につき.
    pub(super) fn for_each(&self, cards: &Cards) -> String {
        format!("{}1{}につき", self.cards(cards), unit(noun_at(cards.place)))
    }

    /// So much of something that is not counted in cards.
    pub(super) fn amount(&self, value: &Value, of: &str) -> String {
        match value {
            Value::Number(value) => format!("{}{of}", number(*value)),
            Value::Amount => format!("その数に等しい{of}"),
            Value::Times(times, each) => match &**each {
                Value::Count(cards) => format!("{}{}{of}", self.for_each(cards), number(*times)),
                _ => format!("{}に等しい{of}", self.value(value)),
            },
            Value::Count(_) | Value::Of(..) | Value::Life(_) => format!("{}に等しい{of}", self.value(value)),
        }
    }

    /// So many of these: a plain number follows them, all else goes before.
    fn quantity(&self, count: &Count, these: &str, unit: &str) -> String {
        match count {
            Count::Exactly(Value::Number(value)) => format!("{these}{}{unit}", number(*value)),
            Count::UpTo(Value::Number(value)) => format!("{these}{}{unit}まで", number(*value)),
            Count::Exactly(Value::Amount) => format!("その数の{these}"),
            Count::UpTo(Value::Amount) => format!("その数までの{these}"),
            Count::Exactly(value) => format!("{}と同じ数の{these}", self.value(value)),
            Count::UpTo(value) => format!("{}までの数の{these}", self.value(value)),
        }
    }

    fn quality(&self, filter: &Filter, noun: Noun) -> Quality {
        let is = |text: &str| Quality::Is(text.to_owned());
        match filter {
            Filter::Category(Category::Zombie) => Quality::Kind("ゾンビカード"),
            Filter::Category(Category::Event) => Quality::Kind("イベントカード"),
            Filter::Colour(colour) => is(self::colour(*colour)),
            Filter::Grey => is("灰"),
            Filter::Rarity(Rarity::Rare) => is("レア"),
            Filter::Rarity(Rarity::Uncommon) => is("アンコモン"),
            Filter::Rarity(Rarity::Common) => is("コモン"),
            Filter::Named(name) => Quality::Number(format!("カード名「{name}」")),
            Filter::Numbered(number) => Quality::Number(format!("カード番号「{number}」")),
            Filter::Stat(Stat::Damage, compare, Value::Number(0)) if *compare != Compare::AtLeast => {
                Quality::Without("ダメージを受けていない".to_owned(), "ダメージを受けている".to_owned())
            }
            Filter::Stat(Stat::Damage, compare, value) => {
                let so_much = match value {
                    Value::Number(value) => bound(*compare, &number(*value)),
                    value => self.against(*compare, value).end,
                };
                Quality::Does(format!("{so_much}のダメージを受けている").replace("同じの", "同じ"))
            }
            Filter::Stat(stat, compare, Value::Number(value)) => {
                Quality::Number(format!("{}{}", self::stat(*stat), bound(*compare, &number(*value))))
            }
            Filter::Stat(stat, compare, value) => {
                Quality::Number(format!("{}が{}", self::stat(*stat), self.against(*compare, value).end))
            }
            Filter::Stand => is("スタンド"),
            Filter::Rest => is("レスト"),
            Filter::Front => is("表"),
            Filter::Back => is("裏"),
            Filter::Intact => is("原形"),
            Filter::HalfWrecked => is("半壊"),
            Filter::Has(word) => Quality::Does(format!("{}を持つ", keyword(*word))),
            Filter::NoText => Quality::Without("テキストのない".to_owned(), "テキストのある".to_owned()),
            Filter::This => Quality::Does(format!("{}である", self.this())),
            Filter::Other => Quality::OtherThan(self.this().to_owned()),
            Filter::Any(ways) => self.either(ways, noun),
            Filter::Not(filters) => Quality::OtherThan(match filters.as_slice() {
                [Filter::Named(name)] => format!("「{name}」"),
                filters => self.such(filters, noun, ""),
            }),
        }
    }

    fn either(&self, ways: &[Vec<Filter>], noun: Noun) -> Quality {
        let adjective = |way: &Vec<Filter>| match way.as_slice() {
            [filter] => match self.quality(filter, noun) {
                Quality::Is(text) => Some(text),
                Quality::Number(_)
                | Quality::Does(_)
                | Quality::Without(..)
                | Quality::Kind(_)
                | Quality::OtherThan(_) => None,
            },
            _ => None,
        };
        if ways.is_empty() {
            return Quality::Does("どれでもない".to_owned());
        }
        if let Some(adjectives) = ways.iter().map(adjective).collect::<Option<Vec<_>>>() {
            return Quality::Is(adjectives.join("か"));
        }
        let ways: Vec<String> = ways.iter().map(|way| self.such(way, noun, "")).collect();
        Quality::Does(format!("「{}」である", ways.join("」か「")))
    }

    /// Cards with these qualities; `each` stands directly before the noun.
    fn such(&self, filters: &[Filter], called: Noun, each: &str) -> String {
        let mut noun = noun(called);
        let (mut other, mut long, mut short) = (String::new(), Vec::new(), String::new());
        for filter in filters {
            match self.quality(filter, called) {
                Quality::OtherThan(_) if *filter == Filter::Other => other.push_str("他の"),
                Quality::Kind(kind) if called == Noun::Card => noun = kind,
                Quality::Is(text) => short.push_str(&format!("{text}の")),
                quality @ Quality::OtherThan(_) => long.insert(0, quality.clause(true)),
                quality => long.push(quality.clause(true)),
            }
        }
        let long = Clause::all(long).map_or_else(String::new, |long| long.before_noun());
        format!("{other}{long}{short}{each}{noun}")
    }

    /// What is said of a card.
    pub(super) fn says(&self, card: &str, noun: Noun, filters: &[Filter], holds: bool) -> Clause {
        let say = |(index, filter): (usize, &Filter)| {
            let (of, is) = if index == 0 { (format!("{card}の"), format!("{card}が")) } else { Default::default() };
            match (filter, holds) {
                (Filter::Stat(stat, compare, Value::Number(value)), _) => {
                    let number = bound(*compare, &number(*value));
                    Clause::noun(format!("{of}{}が{number}", self::stat(*stat))).held(holds)
                }
                (Filter::Stat(stat, compare, value), _) => {
                    self.against(*compare, value).after(&format!("{of}{}が", self::stat(*stat))).held(holds)
                }
                (Filter::Other, false) => Clause::noun(format!("{is}{}", self.this())),
                (filter, _) => self.quality(filter, noun).clause(holds).after(&is),
            }
        };
        let each = filters.iter().enumerate().map(say).collect();
        let all = if holds { Clause::all(each) } else { (!filters.is_empty()).then(|| Clause::any(each)) };
        all.unwrap_or_else(|| Clause::verb(format!("{card}がある")).held(holds))
    }

    fn cards_of(&self, cards: &Cards, on_field: &str, each: &str) -> String {
        let such = self.such(&cards.filters, noun_at(cards.place), each);
        match (cards.place, cards.whose) {
            _ if is_this(cards) => self.this().to_owned(),
            (Place::Field, Whose::Eithers) => format!("{on_field}{such}"),
            (Place::Field | Place::Mana, _) => format!("{}{such}", whose(cards.whose)),
            (Place::Hand, _) if cards.filters.is_empty() => format!("{}{each}手札", whose(cards.whose)),
            (Place::Hand, _) => format!("{}手札の{such}", whose(cards.whose)),
            (Place::Wrecked, _) => format!("{}全壊ゾーンにある{such}", whose(cards.whose)),
        }
    }

    /// Whose cards, where and which.
    pub(super) fn cards(&self, cards: &Cards) -> String {
        self.cards_of(cards, "いずれかの場の", "")
    }

    /// 相手の各ゾンビ.
    pub(super) fn each(&self, cards: &Cards) -> String {
        self.cards_of(cards, "両方の場の", "各")
    }

    /// What an act is done to.
    pub(super) fn objects(&self, objects: &Objects) -> String {
        match objects {
            Objects::This => self.this().to_owned(),
            Objects::It => format!("その{}", noun(self.0.about(objects).noun)),
            Objects::Picked(slot) => self.picked(*slot),
            Objects::Pick(pick) => {
                let text = self.choice(pick);
                self.0.pick(pick);
                text
            }
            Objects::All(cards) if is_this(cards) => self.this().to_owned(),
            Objects::All(cards) => format!("{}すべて", self.cards_of(cards, "両方の場の", "")),
            Objects::Player(Player::Each) => "両プレイヤー".to_owned(),
            Objects::Player(player) => self::player(*player).to_owned(),
        }
    }

    /// A choice of cards.
    pub(super) fn choice(&self, pick: &Pick) -> String {
        self.quantity(&pick.count, &self.cards(&pick.from), unit(noun_at(pick.from.place)))
    }
}
