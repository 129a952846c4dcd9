//! Noun phrases: numbers, qualities, cards, objects.

use super::{Clause, Japanese};
use crate::Name;
use crate::opcg::effects::context::{
    Noun, Relation, alternatives, are_alike, are_looked_at, are_of_both, are_on_field, names, rank, relation,
};
use crate::opcg::type_named;
use opcg::effects::{
    Cards, Compare, Count, End, Filter, Keyword, Objects, Pick, Place, Player, Slot, Stat, Trait, Value, Whose,
};
use opcg::{Attribute, Category, Colour};

/// What the Japanese edition calls it, or else the English one.
pub(super) fn called(name: Name) -> String {
    name.ja.unwrap_or(name.en)
}

/// A quality as it is said of a card.
enum Quality {
    /// "レスト", before a noun "レストの".
    Is(String),
    /// A number: "コスト3以下".
    Number(String),
    /// "特徴《海軍》を持つ".
    Does(String),
    /// "カード名の異なる", before all else.
    Set(String),
    /// The noun itself: "キャラカード".
    Kind(String),
    OtherThan(String),
}

/// What of a kind is told apart where two follow each other.
#[derive(PartialEq, Eq)]
enum Sort {
    Number,
    Verb,
    Other,
}

impl Sort {
    fn of(quality: &Quality) -> Sort {
        match quality {
            Quality::Number(_) => Sort::Number,
            Quality::Does(_) => Sort::Verb,
            Quality::Is(_) | Quality::Set(_) | Quality::Kind(_) | Quality::OtherThan(_) => Sort::Other,
        }
    }
}

impl Quality {
    fn clause(self) -> Clause {
        match self {
            Quality::Is(text) | Quality::Number(text) | Quality::Kind(text) => Clause::noun(text),
            Quality::Does(text) | Quality::Set(text) => Clause::verb(text),
            Quality::OtherThan(these) => Clause::noun(format!("{these}以外")),
        }
    }
}

pub(super) fn player(player: Player) -> &'static str {
    match player {
        Player::You => "自分",
        Player::Opponent => "相手",
    }
}

/// With its particle; nothing for anyone's.
pub(super) fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "自分の",
        Whose::Opponents => "相手の",
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
        Colour::Red => "赤",
        Colour::Green => "緑",
        Colour::Blue => "青",
        Colour::Purple => "紫",
        Colour::Black => "黒",
        Colour::Yellow => "黄",
    }
}

pub(super) fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Rush => "【速攻】",
        Keyword::RushCharacter => "【速攻：キャラ】",
        Keyword::Blocker => "【ブロッカー】",
        Keyword::DoubleAttack => "【ダブルアタック】",
        Keyword::Banish => "【バニッシュ】",
        Keyword::Unblockable => "【ブロック不可】",
    }
}

fn category(category: Category) -> &'static str {
    match category {
        Category::Leader => "リーダーカード",
        Category::Character => "キャラカード",
        Category::Event => "イベント",
        Category::Stage => "ステージカード",
    }
}

fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Cost => "コスト",
        Stat::BaseCost => "元々のコスト",
        Stat::Power => "パワー",
        Stat::BasePower => "元々のパワー",
        Stat::Counter => "カウンター",
        Stat::BaseCounter => "元々のカウンター",
        Stat::Given => "付与されているドン!!の枚数",
    }
}

pub(super) fn place(place: Place) -> &'static str {
    match place {
        Place::Leader => "リーダー",
        Place::Characters => "キャラ",
        Place::Stage => "ステージ",
        Place::Hand => "手札",
        Place::Deck => "デッキ",
        Place::Trash => "トラッシュ",
        Place::Life => "ライフ",
        Place::Looked => "確認したカード",
        Place::Don => "ドン!!",
    }
}

pub(super) fn noun(noun: Noun) -> &'static str {
    match noun {
        Noun::Leader => "リーダー",
        Noun::Character => "キャラ",
        Noun::Stage => "ステージ",
        Noun::Don => "ドン!!",
        Noun::Card => "カード",
    }
}

/// "3以下".
pub(super) fn bound(compare: Compare, number: &str) -> String {
    match compare {
        Compare::AtLeast => format!("{number}以上"),
        Compare::AtMost => format!("{number}以下"),
        Compare::Exactly => number.to_owned(),
    }
}

fn places(places: &[Place], joint: &str) -> String {
    places.iter().map(|&place| self::place(place)).collect::<Vec<_>>().join(joint)
}

impl Japanese<'_> {
    /// What the card calls itself.
    pub(super) fn this(&self) -> String {
        format!("この{}", noun(self.0.this()))
    }

    /// What an earlier step picked.
    pub(super) fn picked(&self, slot: Slot) -> String {
        let about = self.0.picked(slot);
        let noun = noun(about.map_or(Noun::Card, |about| about.noun));
        match (self.0.is_last(slot), about.is_some_and(|about| about.many)) {
            (true, false) => format!("その{noun}"),
            (true, true) => format!("それらの{noun}"),
            (false, _) => format!("{}番目に選んだ{noun}", u16::from(slot.0) + 1),
        }
    }

    /// A number as a noun phrase.
    pub(super) fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => plain(*number),
            Value::Count(cards) if are_of_both(cards) => format!("{}の合計枚数", self.of_both(cards)),
            Value::Count(cards) => format!("{}の枚数", self.cards(cards)),
            Value::Don(player) => format!("{}の場のドン!!の枚数", self::player(*player)),
            Value::RestedDon(player) => format!("{}のレストのドン!!の枚数", self::player(*player)),
            Value::ActiveDon(player) => format!("{}のアクティブのドン!!の枚数", self::player(*player)),
            Value::GivenDon(player) => format!("{}の付与されているドン!!の枚数", self::player(*player)),
            Value::DonDeck(player) => format!("{}のドン!!デッキの枚数", self::player(*player)),
            Value::Turns(player) => format!("{}がこれまでに始めたターンの回数", self::player(*player)),
            Value::Of(Stat::Given, of) => format!("{}に付与されているドン!!の枚数", self.known(of)),
            Value::Of(stat, of) if self.0.is_sum(of) => {
                let of = self.known(of);
                format!("{}の{}の合計", of.strip_suffix("すべて").unwrap_or(&of), self::stat(*stat))
            }
            Value::Of(stat, of) => format!("{}の{}", self.known(of), self::stat(*stat)),
            Value::Size(slot) => format!("{}の枚数", self.picked(*slot)),
            Value::Done => "その枚数".to_owned(),
            Value::Named => "宣言した数字".to_owned(),
            Value::Per { times, each, of } => format!("{}{}", self.for_every(*each, of), plain(*times)),
            Value::Sum(one, other) => format!("{}に{}を足した数", self.value(one), self.value(other)),
            Value::Minus(one, other) => format!("{}から{}を引いた数", self.value(one), self.value(other)),
        }
    }

    /// Objects of which something is known or asked; the card that was just revealed is called so.
    pub(super) fn known(&self, objects: &Objects) -> String {
        if self.0.is_revealed(objects) { "公開したカード".to_owned() } else { self.objects(objects) }
    }

    /// Cards that both players have together.
    pub(super) fn of_both(&self, cards: &Cards) -> String {
        let at = format!("お互いの{}", places(&cards.places, "と"));
        if cards.filters.is_empty() { at } else { format!("{at}の{}", self.such(&cards.filters, &[])) }
    }

    /// "自分のトラッシュのイベント5枚につき".
    pub(super) fn for_every(&self, each: i32, of: &Value) -> String {
        if *of == Value::Done {
            return format!("それら{each}枚につき");
        }
        let value = self.value(of);
        match value.strip_suffix("の枚数").or(value.strip_suffix("の合計枚数")) {
            Some(cards) => format!("{cards}{each}枚につき"),
            None => format!("{value}{each}につき"),
        }
    }

    /// So many of a noun: numbers follow it, all else goes before.
    pub(super) fn quantity(&self, count: &Count, noun: &str) -> String {
        match count {
            Count::Exactly(Value::Number(number)) => format!("{noun}{number}枚"),
            Count::UpTo(Value::Number(number)) => format!("{noun}{number}枚まで"),
            Count::AtLeast(Value::Number(number)) => format!("{noun}{number}枚以上"),
            Count::Exactly(Value::Done) => format!("同じ枚数の{noun}"),
            Count::Exactly(value) => format!("{}と同じ枚数の{noun}", self.value(value)),
            Count::UpTo(value) => format!("{}を上限とする好きな枚数の{noun}", self.value(value)),
            Count::AtLeast(value) => format!("{}以上の枚数の{noun}", self.value(value)),
            Count::AnyNumber => format!("{noun}任意の枚数"),
        }
    }

    fn stat(&self, stat: Stat, compare: Compare, value: &Value) -> String {
        match (stat, value) {
            (_, Value::Number(number)) => format!("{}{}", self::stat(stat), bound(compare, &plain(*number))),
            (_, value) => format!("{}が{}", self::stat(stat), self.against(compare, value).end),
        }
    }

    fn quality(&self, filter: &Filter) -> Quality {
        match filter {
            Filter::Category(kind) => Quality::Kind(category(*kind).to_owned()),
            Filter::Colour(colour) => Quality::Is(self::colour(*colour).to_owned()),
            Filter::Attribute(kind) => Quality::Does(format!("属性({})を持つ", attribute(*kind))),
            Filter::Type(name) => Quality::Does(format!("特徴《{}》を持つ", called(type_named(name)))),
            Filter::TypeHas(part) => Quality::Does(format!("『{}』を含む特徴を持つ", called(type_named(part)))),
            Filter::Named(name) => Quality::Is(self.name(name)),
            Filter::NameHas(part) => Quality::Does(format!("カード名に「{}」を含む", called(self.0.card_named(part)))),
            Filter::Stat(Stat::BaseCounter, Compare::Exactly | Compare::AtMost, Value::Number(0)) => {
                Quality::Does("カウンターを持たない".to_owned())
            }
            Filter::Stat(Stat::Given, Compare::AtLeast, Value::Number(1)) => {
                Quality::Does("ドン!!が付与されている".to_owned())
            }
            Filter::Stat(Stat::Given, Compare::Exactly | Compare::AtMost, Value::Number(0)) => {
                Quality::Does("ドン!!が付与されていない".to_owned())
            }
            Filter::Stat(Stat::Given, compare, Value::Number(number)) => {
                Quality::Does(format!("ドン!!が{}付与されている", bound(*compare, &format!("{number}枚"))))
            }
            Filter::Stat(stat, compare, value) => Quality::Number(self.stat(*stat, *compare, value)),
            Filter::Rested => Quality::Is("レスト".to_owned()),
            Filter::Active => Quality::Is("アクティブ".to_owned()),
            Filter::Has(word) => Quality::Does(format!("{}を持つ", keyword(*word))),
            Filter::HasTrigger => Quality::Does("【トリガー】を持つ".to_owned()),
            Filter::HasMain => Quality::Does("【メイン】効果を持つ".to_owned()),
            Filter::NoEffect => Quality::Does("元々の効果のない".to_owned()),
            Filter::FaceUp => Quality::Is("表向き".to_owned()),
            Filter::Multicolour => Quality::Is("多色".to_owned()),
            Filter::This => Quality::Does(format!("{}である", self.this())),
            Filter::Other => Quality::OtherThan(self.this()),
            Filter::NotIn(slot) => Quality::OtherThan(self.picked(*slot)),
            Filter::Same(common, slot) => {
                let card = self.picked(*slot);
                match common {
                    Trait::Name => Quality::Is(format!("{card}と同じカード名")),
                    Trait::Colour => Quality::Is(format!("{card}と同じ色")),
                    Trait::Type => Quality::Does(format!("{card}と同じ特徴を持つ")),
                    Trait::Attribute => Quality::Does(format!("{card}と同じ属性を持つ")),
                }
            }
            Filter::DifferentNames => Quality::Set("カード名の異なる".to_owned()),
            Filter::Any(ways) => self.either(ways),
            Filter::Not(filters) => match filters.as_slice() {
                [filter] => match self.quality(filter) {
                    Quality::Does(text) if text.ends_with("を持つ") => {
                        Quality::Does(text.trim_end_matches("持つ").to_owned() + "持たない")
                    }
                    _ => Quality::OtherThan(self.such(filters, &[])),
                },
                filters => Quality::OtherThan(self.such(filters, &[])),
            },
        }
    }

    fn name(&self, name: &str) -> String {
        format!("「{}」", called(self.0.card_named(name)))
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
            return Quality::Does("どれでもない".to_owned());
        }
        if let Some(types) = ways.iter().map(type_of).collect::<Option<Vec<_>>>() {
            return Quality::Does(format!("特徴{}を持つ", types.join("か")));
        }
        if let Some(kinds) = ways.iter().map(kind_of).collect::<Option<Vec<_>>>() {
            return Quality::Kind(kinds.join("か"));
        }
        let ways: Vec<String> = ways.iter().map(|way| self.such(way, &[])).collect();
        Quality::Is(ways.join("か"))
    }

    /// Cards with these qualities, called by where they are on the field, or by what they are.
    pub(super) fn such(&self, filters: &[Filter], on_field: &[Place]) -> String {
        self.such_in(filters, on_field, "か")
    }

    fn such_in(&self, filters: &[Filter], on_field: &[Place], joint: &str) -> String {
        let ways = alternatives(on_field, filters);
        ways.iter().map(|(places, filters)| self.such_one(filters, places, joint)).collect::<Vec<_>>().join("か")
    }

    fn such_one(&self, filters: &[Filter], on_field: &[Place], joint: &str) -> String {
        let mut noun = (!on_field.is_empty()).then(|| places(on_field, joint));
        let mut filters: Vec<&Filter> = filters.iter().collect();
        filters.sort_by_key(|filter| rank(filter));
        let is_named = |filter: &&Filter| names(std::slice::from_ref(*filter)).is_some();
        // A card that is named is called so: "キャラの「コビー」", or where any of the field will do "「コビー」".
        if let Some(index) = filters.iter().position(is_named) {
            let named = names(std::slice::from_ref(filters.remove(index))).unwrap_or_default();
            let named = named.into_iter().map(|name| self.name(name)).collect::<Vec<_>>().join("か");
            noun = Some(match (noun, on_field) {
                (Some(noun), [_]) => format!("{noun}の{named}"),
                _ => named,
            });
        }
        let mut qualities = Vec::new();
        for filter in filters {
            match self.quality(filter) {
                Quality::Kind(kind) if noun.is_none() => noun = Some(kind),
                quality => qualities.push((Sort::of(&quality), quality.clause())),
            }
        }
        let mut text = String::new();
        for (index, (sort, clause)) in qualities.iter().enumerate() {
            let next = qualities.get(index + 1);
            // Two of a kind in a row are told apart: "特徴…を持ち、カード名に…を含む", "コスト2以上で、元々のコスト5以下の".
            let alike = *sort != Sort::Other && next.is_some_and(|(next, _)| next == sort);
            text.push_str(&if alike { format!("{}、", clause.and()) } else { clause.before_noun() });
        }
        text + &noun.unwrap_or_else(|| "カード".to_owned())
    }

    /// Cards in a fight or behind an effect: キャラ, not キャラカード.
    pub(super) fn of_kind(&self, filters: &[Filter]) -> String {
        let places = filters.iter().filter_map(|filter| match filter {
            Filter::Category(Category::Leader) => Some(Place::Leader),
            Filter::Category(Category::Character) => Some(Place::Characters),
            Filter::Category(Category::Stage) => Some(Place::Stage),
            _ => None,
        });
        self.such(filters, &places.collect::<Vec<_>>())
    }

    /// What is said of objects.
    pub(super) fn says_of(&self, objects: &Objects, filters: &[Filter]) -> Clause {
        let card = self.known(objects);
        match filters {
            // On the field it is a キャラ, elsewhere a キャラカード.
            [Filter::Category(_)] if self.0.about(objects).on_field => {
                Clause::noun(format!("{card}が{}", self.of_kind(filters)))
            }
            filters => self.says(&card, filters),
        }
    }

    /// What is said of a card.
    pub(super) fn says(&self, card: &str, filters: &[Filter]) -> Clause {
        // "特徴《海軍》を持つキャラカード": what it is, with its qualities.
        let is_kind = |filter: &Filter| matches!(filter, Filter::Category(_));
        if filters.len() > 1 && filters.iter().any(is_kind) {
            return Clause::noun(format!("{card}が{}", self.such(filters, &[])));
        }
        let say = |(index, filter): (usize, &Filter)| {
            let (of, is) = if index == 0 { (format!("{card}の"), format!("{card}が")) } else { Default::default() };
            match filter {
                Filter::Stat(Stat::Given, _, Value::Number(_))
                | Filter::Stat(Stat::BaseCounter, Compare::Exactly | Compare::AtMost, Value::Number(0)) => {
                    self.quality(filter).clause().after(&is.replace('が', "に"))
                }
                Filter::Stat(stat, compare, value) => self.number_of(*stat, *compare, value).after(&of),
                // "特徴《ワノ国》を持つか、「…」の場合".
                Filter::Any(ways) if !are_alike(ways) => {
                    let all = ways.iter().filter_map(|way| {
                        Clause::all(way.iter().map(|filter| self.quality(filter).clause()).collect())
                    });
                    Clause::any(all.collect()).after(&is)
                }
                filter => self.quality(filter).clause().after(&is),
            }
        };
        let all = Clause::all(filters.iter().enumerate().map(say).collect());
        all.unwrap_or_else(|| Clause::verb(format!("{card}がある")))
    }

    /// "コストが3以下".
    fn number_of(&self, stat: Stat, compare: Compare, value: &Value) -> Clause {
        let clause = match value {
            Value::Number(number) => Clause::noun(bound(compare, &plain(*number))),
            value => self.against(compare, value),
        };
        clause.after(&format!("{}が", self::stat(stat)))
    }

    /// How a number compares with one that is not plain.
    pub(super) fn against(&self, compare: Compare, value: &Value) -> Clause {
        let (relation, value) = relation(compare, value);
        let value = self.value(value);
        match relation {
            Relation::AtLeast => Clause::noun(format!("{value}以上")),
            Relation::AtMost => Clause::noun(format!("{value}以下")),
            Relation::Exactly => Clause::noun(format!("{value}と同じ")),
            Relation::More => Clause::verb(format!("{value}より多い")),
            Relation::Less => Clause::verb(format!("{value}より少ない")),
        }
    }

    /// Where cards are that are not on the field.
    pub(super) fn at(&self, cards: &Cards) -> String {
        if are_looked_at(cards) {
            return "その中".to_owned();
        }
        let whose = if cards.whose == Whose::Anyones { "自分か相手の" } else { whose(cards.whose) };
        format!("{whose}{}", places(&cards.places, "か"))
    }

    /// Whose cards, where and which.
    pub(super) fn cards(&self, cards: &Cards) -> String {
        self.cards_of(cards, whose(cards.whose), "か", "の")
    }

    fn cards_of(&self, cards: &Cards, whose: &str, joint: &str, from: &str) -> String {
        if are_on_field(cards) {
            let is_other = |filter: &&Filter| rank(filter) == 0;
            let (other, filters): (Vec<&Filter>, Vec<&Filter>) = cards.filters.iter().partition(is_other);
            let other: String = other.into_iter().map(|filter| self.quality(filter).clause().before_noun()).collect();
            let filters: Vec<Filter> = filters.into_iter().cloned().collect();
            return format!("{other}{whose}{}", self.such_in(&filters, &cards.places, joint));
        }
        if are_looked_at(cards) && self.0.among.get() {
            return self.such(&cards.filters, &[]);
        }
        let at = if are_looked_at(cards) || cards.whose == Whose::Anyones {
            self.at(cards)
        } else {
            format!("{whose}{}", places(&cards.places, joint))
        };
        match (cards.filters.as_slice(), cards.places.as_slice()) {
            ([], [Place::Hand | Place::Life]) => at,
            ([Filter::This], _) => format!("{at}のこのカード"),
            ([], _) => format!("{at}の{}", self.such(&cards.filters, &[])),
            _ => format!("{at}{from}{}", self.such(&cards.filters, &[])),
        }
    }

    /// One of these, as something happens to it.
    pub(super) fn one_of(&self, cards: &Cards) -> String {
        if cards.filters == [Filter::This] && are_on_field(cards) { self.this() } else { self.cards(cards) }
    }

    /// What an act is done to.
    pub(super) fn objects(&self, objects: &Objects) -> String {
        match objects {
            Objects::This => self.this(),
            Objects::It => format!("その{}", noun(self.0.about(objects).noun)),
            Objects::Picked(slot) => self.picked(*slot),
            Objects::Pick(pick) => self.pick(pick, "の"),
            Objects::All(cards) if cards.filters == [Filter::This] || cards.places == [Place::Leader] => {
                self.cards(cards)
            }
            Objects::All(cards) => format!("{}すべて", self.cards_of(cards, whose(cards.whose), "と", "の")),
            objects if self.0.is_revealed(objects) => "そのカード".to_owned(),
            Objects::Ends { whose, place, end, count } => self.end(*whose, *place, *end, count),
            Objects::Both(these, those) => format!("{}と{}", self.objects(these), self.objects(those)),
            Objects::Attacker => "アタックしているカード".to_owned(),
            Objects::Target => "アタックの対象".to_owned(),
            Objects::Player(player) => self::player(*player).to_owned(),
        }
    }

    pub(super) fn end(&self, whose: Player, place: Place, end: End, count: &Count) -> String {
        let end = match end {
            End::Top => "上",
            End::Bottom => "下",
        };
        let theirs = whose == Player::Opponent && whose == self.0.speaks_of.get();
        let whose = if theirs { "自身" } else { player(whose) };
        let from = format!("{whose}の{}の{end}から", self::place(place));
        match count {
            Count::Exactly(Value::Number(_)) | Count::UpTo(Value::Number(_)) | Count::AtLeast(Value::Number(_)) => {
                self.quantity(count, &from)
            }
            Count::Exactly(_) | Count::UpTo(_) | Count::AtLeast(_) | Count::AnyNumber => {
                format!("{from}{}", self.quantity(count, "カード"))
            }
        }
    }

    /// A choice of cards, which are "の" a place, or go "から" there.
    pub(super) fn pick(&self, pick: &Pick, from: &str) -> String {
        let chosen = match pick.by {
            Player::You => "",
            Player::Opponent => "（相手が選ぶ）",
        };
        format!("{}{chosen}", self.choice(pick, whose(pick.from.whose), from))
    }

    /// The same without who chooses.
    pub(super) fn choice(&self, pick: &Pick, whose: &str, from: &str) -> String {
        let text = self.quantity(&pick.count, &self.cards_of(&pick.from, whose, "か", from));
        self.0.pick(pick);
        match &pick.total {
            None => text,
            Some(total) => {
                format!("{text}を、{}の合計が{}以下になるように", self::stat(total.stat), self.value(&total.most))
            }
        }
    }
}

/// A number with the minus sign that the Japanese edition prints.
pub(super) fn plain(number: i32) -> String {
    number.to_string()
}
