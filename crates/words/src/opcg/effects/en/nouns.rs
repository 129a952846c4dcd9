//! Noun phrases: numbers, qualities, cards, objects.

use super::English;
use crate::grammar::english::a;
use crate::grammar::{self, list};
use crate::opcg::effects::context::{
    About, Noun, Relation, alternatives, are_alike, are_called_by_place, are_looked_at, are_of_both, are_on_field,
    is_one, names, relation,
};
use opcg::effects::{
    Cards, Compare, Count, End, Filter, Keyword, Objects, Pick, Place, Player, Slot, Stat, Trait, Value, Whose,
};
use opcg::{Attribute, Category, Colour};

/// Whether cards are where they are, or go from there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Link {
    In,
    From,
}

/// What a quality is in a noun phrase.
enum Part {
    /// Before the noun; and what is said of a card that is so.
    Before(String, Says),
    /// The noun itself.
    Kind(String),
    With(String),
    Without(String),
    OtherThan(String),
    /// A clause of its own: what the card is.
    ThatIs(String),
}

/// What cards are called.
#[derive(Clone, Copy)]
pub(super) enum Called<'p> {
    /// By what they are, or cards.
    Card,
    /// By where they are; several places are joined so.
    ByPlace(&'p [Place], &'p str),
    /// By this noun.
    As(&'p str),
}

/// What is said of a card after "this card".
enum Says {
    Is(String),
    Has(String),
}

pub(super) fn noun(noun: Noun, many: bool) -> &'static str {
    match (noun, many) {
        (Noun::Leader, false) => "Leader",
        (Noun::Leader, true) => "Leader cards",
        (Noun::Character, false) => "Character",
        (Noun::Character, true) => "Characters",
        (Noun::Stage, false) => "Stage",
        (Noun::Stage, true) => "Stages",
        (Noun::Don, false) => "DON!! card",
        (Noun::Don, true) => "DON!! cards",
        (Noun::Card, false) => "card",
        (Noun::Card, true) => "cards",
    }
}

pub(super) fn owner(player: Player) -> &'static str {
    match player {
        Player::You => "your",
        Player::Opponent => "your opponent's",
    }
}

pub(super) fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "your",
        Whose::Opponents => "your opponent's",
        Whose::Anyones => "either player's",
    }
}

pub(super) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Purple => "purple",
        Colour::Black => "black",
        Colour::Yellow => "yellow",
    }
}

pub(super) fn attribute(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Slash => "Slash",
        Attribute::Strike => "Strike",
        Attribute::Ranged => "Ranged",
        Attribute::Special => "Special",
        Attribute::Wisdom => "Wisdom",
        Attribute::Unknown => "?",
    }
}

pub(super) fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Rush => "[Rush]",
        Keyword::RushCharacter => "[Rush: Character]",
        Keyword::Blocker => "[Blocker]",
        Keyword::DoubleAttack => "[Double Attack]",
        Keyword::Banish => "[Banish]",
        Keyword::Unblockable => "[Unblockable]",
    }
}

pub(super) fn category(category: Category) -> &'static str {
    match category {
        Category::Leader => "Leader",
        Category::Character => "Character",
        Category::Event => "Event",
        Category::Stage => "Stage",
    }
}

fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Cost => "cost",
        Stat::BaseCost => "base cost",
        Stat::Power => "power",
        Stat::BasePower => "base power",
        Stat::Counter => "Counter",
        Stat::BaseCounter => "base Counter",
        Stat::Given => "number of DON!! cards given",
    }
}

/// A place where cards are kept.
pub(super) fn place(place: Place) -> &'static str {
    match place {
        Place::Leader => "Leader area",
        Place::Characters => "Character area",
        Place::Stage => "Stage area",
        Place::Hand => "hand",
        Place::Deck => "deck",
        Place::Trash => "trash",
        Place::Life => "Life cards",
        Place::Looked => "cards looked at",
        Place::Don => "cost area",
    }
}

fn cards_called(kind: &str, many: bool) -> String {
    match (kind, many) {
        ("Event", false) => "Event".to_owned(),
        ("Event", true) => "Events".to_owned(),
        (kind, many) => format!("{kind} {}", if many { "cards" } else { "card" }),
    }
}

/// A noun in the singular takes an article.
fn one_or_many(noun: String, many: bool) -> String {
    if many { noun } else { a(&noun) }
}

/// Cards of the field, called by where they are.
fn field_noun(places: &[Place], joint: &str, many: bool) -> String {
    let kind = |place: &Place| match place {
        Place::Leader => "Leader",
        Place::Characters => "Character",
        Place::Stage => "Stage",
        Place::Don => "DON!!",
        Place::Hand | Place::Deck | Place::Trash | Place::Life | Place::Looked => "other",
    };
    match places {
        [Place::Leader] => noun(Noun::Leader, many).to_owned(),
        [Place::Characters] => noun(Noun::Character, many).to_owned(),
        [Place::Stage] => noun(Noun::Stage, many).to_owned(),
        [Place::Don] => noun(Noun::Don, many).to_owned(),
        [Place::Life] => if many { "Life cards" } else { "Life card" }.to_owned(),
        several => cards_called(&list(&several.iter().map(kind).collect::<Vec<_>>(), joint), many),
    }
}

/// "3 or less".
pub(super) fn bound(compare: Compare, number: &str) -> String {
    match compare {
        Compare::AtLeast => format!("{number} or more"),
        Compare::AtMost => format!("{number} or less"),
        Compare::Exactly => number.to_owned(),
    }
}

fn join(parts: &[String], before: &str) -> String {
    if parts.is_empty() { String::new() } else { format!(" {before} {}", parts.join(" and ")) }
}

impl English<'_> {
    /// What the card calls itself.
    pub(super) fn this(&self) -> &'static str {
        match self.0.this() {
            Noun::Leader => "this Leader",
            Noun::Character => "this Character",
            Noun::Stage => "this Stage",
            Noun::Don | Noun::Card => "this card",
        }
    }

    /// What an earlier step picked.
    pub(super) fn picked(&self, slot: Slot) -> String {
        let about = self.0.picked(slot);
        let many = about.is_some_and(|about| about.many);
        if self.0.pronoun.get() && self.0.is_last(slot) {
            return if many { "them" } else { "it" }.to_owned();
        }
        let noun = noun(about.map_or(Noun::Card, |about| about.noun), many);
        if self.0.is_last(slot) {
            return format!("{} {noun}", if many { "those" } else { "that" });
        }
        let order = ["first", "second", "third"].get(usize::from(slot.0)).copied();
        match order {
            Some(order) => format!("the {noun} selected {order}"),
            None => format!("the {noun} of selection {}", u16::from(slot.0) + 1),
        }
    }

    /// What was picked just now: "that card".
    pub(super) fn picked_last(&self) -> String {
        self.0.last().map_or_else(|| "that card".to_owned(), |slot| self.picked(slot))
    }

    /// A number as a noun phrase: "3", "the number of your Characters".
    pub(super) fn value(&self, value: &Value) -> String {
        let of_player = |player: &Player, what: &str| format!("the number of {} {what}", owner(*player));
        match value {
            Value::Number(number) => grammar::number(*number),
            Value::Count(cards) if are_of_both(cards) => {
                let owners = if are_called_by_place(cards) { "your and your opponent's " } else { "" };
                format!("the total number of {owners}{}", self.of_both(cards))
            }
            Value::Count(cards) => format!("the number of {}", self.cards(cards, Link::In, true, "and")),
            Value::Don(player) => format!("the number of DON!! cards on {} field", owner(*player)),
            Value::RestedDon(player) => of_player(player, "rested DON!! cards"),
            Value::ActiveDon(player) => of_player(player, "active DON!! cards"),
            Value::GivenDon(player) => of_player(player, "given DON!! cards"),
            Value::DonDeck(player) => format!("the number of cards in {} DON!! deck", owner(*player)),
            Value::Turns(Player::You) => "the number of turns you have begun".to_owned(),
            Value::Turns(Player::Opponent) => "the number of turns your opponent has begun".to_owned(),
            Value::Of(Stat::Given, of) => format!("the number of DON!! cards given to {}", self.known(of)),
            Value::Of(stat, of) if self.0.is_sum(of) => {
                format!("the total {} of {}", self::stat(*stat), without_all(&self.known(of)))
            }
            Value::Of(stat, of) if **of == Objects::It => format!("its {}", self::stat(*stat)),
            Value::Of(stat, of) => format!("the {} of {}", self::stat(*stat), self.known(of)),
            Value::Size(slot) => format!("the number of {}", self.picked(*slot)),
            Value::Done => "that number".to_owned(),
            Value::Named => "the chosen number".to_owned(),
            Value::Per { times, each, of } => format!("{times} {}", self.for_every(*each, of)).replace('-', "−"),
            Value::Sum(one, other) => format!("{} plus {}", self.value(one), self.value(other)),
            Value::Minus(one, other) => format!("{} minus {}", self.value(one), self.value(other)),
        }
    }

    /// Objects of which something is known or asked; the card that was just revealed is called so.
    pub(super) fn known(&self, objects: &Objects) -> String {
        if self.0.is_revealed(objects) { "the revealed card".to_owned() } else { self.objects(objects, Link::In) }
    }

    /// "for every 5 Event cards in your trash".
    pub(super) fn for_every(&self, each: i32, of: &Value) -> String {
        let every = if each == 1 { "for each".to_owned() } else { format!("for every {each}") };
        let (card, turn) = if each == 1 { ("card", "turn") } else { ("cards", "turns") };
        match of {
            Value::Count(cards) if are_of_both(cards) => {
                let owners = if are_called_by_place(cards) { "your and your opponent's" } else { "the" };
                format!("{every} of {owners} {}", self.of_both(cards))
            }
            Value::Count(cards) => {
                let owned = are_called_by_place(cards) && cards.whose != Whose::Anyones;
                let of = if owned { " of" } else { "" };
                format!("{every}{of} {}", self.cards(cards, Link::In, owned || each != 1, "and"))
            }
            Value::Don(player) => format!("{every} DON!! {card} on {} field", owner(*player)),
            Value::RestedDon(player) => format!("{every} of {} rested DON!! cards", owner(*player)),
            Value::ActiveDon(player) => format!("{every} of {} active DON!! cards", owner(*player)),
            Value::GivenDon(player) => format!("{every} of {} given DON!! cards", owner(*player)),
            Value::DonDeck(player) => format!("{every} {card} in {} DON!! deck", owner(*player)),
            Value::Turns(Player::You) => format!("{every} {turn} you have begun"),
            Value::Turns(Player::Opponent) => format!("{every} {turn} your opponent has begun"),
            Value::Of(Stat::Given, of) => format!("{every} DON!! {card} given to {}", self.known(of)),
            Value::Size(slot) => format!("{every} of {}", self.picked(*slot)),
            Value::Done => format!("{every} of them"),
            Value::Number(_) | Value::Of(..) | Value::Named | Value::Per { .. } | Value::Sum(..) | Value::Minus(..) => {
                format!("for every {each} of {}", self.value(of))
            }
        }
    }

    /// So many of a noun.
    pub(super) fn quantity(&self, count: &Count, noun: [&str; 2]) -> String {
        let [one, many] = noun;
        let so_many = |value: &Value| match value {
            Value::Number(1) => Some(format!("1 {one}")),
            Value::Number(number) => Some(format!("{number} {many}")),
            Value::Done => Some(format!("that many {many}")),
            _ => None,
        };
        match count {
            Count::Exactly(value) => {
                so_many(value).unwrap_or_else(|| format!("a number of {many} equal to {}", self.value(value)))
            }
            Count::UpTo(value) => match so_many(value) {
                Some(so_many) => format!("up to {so_many}"),
                None => format!("a number of {many} up to {}", self.value(value)),
            },
            Count::AtLeast(Value::Number(number)) => format!("{number} or more {many}"),
            Count::AtLeast(value) => format!("a number of {many} of at least {}", self.value(value)),
            Count::AnyNumber => format!("any number of {many}"),
        }
    }

    /// So many of somebody's.
    pub(super) fn quantity_of(&self, count: &Count, these: &str) -> String {
        let of = format!("of {these}");
        match count {
            Count::AnyNumber => format!("any number {of}"),
            Count::Exactly(Value::Number(_) | Value::Done)
            | Count::UpTo(Value::Number(_) | Value::Done)
            | Count::AtLeast(Value::Number(_)) => self.quantity(count, [&of, &of]),
            Count::Exactly(_) | Count::UpTo(_) | Count::AtLeast(_) => self.quantity(count, [these, these]),
        }
    }

    /// "equal to or less than the number of …", for numbers that are not plain ones.
    pub(super) fn against(&self, compare: Compare, value: &Value) -> String {
        let (relation, value) = relation(compare, value);
        let how = match relation {
            Relation::AtLeast => "equal to or greater than",
            Relation::AtMost => "equal to or less than",
            Relation::Exactly => "equal to",
            Relation::More => "greater than",
            Relation::Less => "less than",
        };
        format!("{how} {}", self.value(value))
    }

    /// What a card with such a number has: "a cost of 3 or less".
    pub(super) fn stat(&self, stat: Stat, compare: Compare, value: &Value) -> String {
        let Value::Number(number) = value else {
            let article = matches!(stat, Stat::Cost | Stat::BaseCost | Stat::Counter | Stat::BaseCounter | Stat::Given);
            let article = if article { "a " } else { "" };
            return format!("{article}{} {}", self::stat(stat), self.against(compare, value));
        };
        let number = grammar::number(*number);
        let limit = bound(compare, &number);
        match (stat, compare) {
            (Stat::Counter | Stat::BaseCounter, Compare::Exactly | Compare::AtMost) if number == "0" => {
                format!("no {}", self::stat(stat))
            }
            (Stat::Cost | Stat::BaseCost | Stat::Counter | Stat::BaseCounter, _) => {
                format!("a {} of {limit}", self::stat(stat))
            }
            (Stat::Power | Stat::BasePower, _) => bound(compare, &format!("{number} {}", self::stat(stat))),
            (Stat::Given, Compare::Exactly | Compare::AtMost) if number == "0" => "no DON!! cards given".to_owned(),
            (Stat::Given, Compare::Exactly) if number == "1" => "1 DON!! card given".to_owned(),
            (Stat::Given, _) => format!("{limit} DON!! cards given"),
        }
    }

    fn part(&self, filter: &Filter, many: bool) -> Part {
        let adjective = |text: &str| Part::Before(text.to_owned(), Says::Is(text.to_owned()));
        match filter {
            Filter::Category(kind) => Part::Kind(cards_called(category(*kind), many)),
            Filter::Colour(colour) => adjective(self::colour(*colour)),
            Filter::Attribute(attribute) => {
                let name = format!("<{}>", self::attribute(*attribute));
                Part::Before(format!("{name} attribute"), Says::Has(format!("the {name} attribute")))
            }
            Filter::Type(name) => Part::Before(format!("{{{name}}} type"), Says::Has(format!("the {{{name}}} type"))),
            Filter::TypeHas(part) => Part::With(format!("a type including “{part}”")),
            Filter::Named(name) => adjective(&format!("[{name}]")),
            Filter::NameHas(part) => Part::With(format!("a card name including “{part}”")),
            Filter::Stat(stat, compare, value) => Part::With(self.stat(*stat, *compare, value)),
            Filter::Rested => adjective("rested"),
            Filter::Active => adjective("active"),
            Filter::Has(keyword) => Part::With(self::keyword(*keyword).to_owned()),
            Filter::HasTrigger => Part::With("a [Trigger]".to_owned()),
            Filter::HasMain => Part::With("a [Main] effect".to_owned()),
            Filter::NoEffect => Part::With("no base effect".to_owned()),
            Filter::FaceUp => adjective("face-up"),
            Filter::Multicolour => adjective("multicolored"),
            Filter::This => Part::ThatIs(self.this().to_owned()),
            Filter::Other => Part::OtherThan(self.this().to_owned()),
            Filter::NotIn(slot) => Part::OtherThan(self.picked(*slot)),
            Filter::Same(common, slot) => {
                let common = match common {
                    Trait::Name => "card name",
                    Trait::Colour => "color",
                    Trait::Type => "type",
                    Trait::Attribute => "attribute",
                };
                Part::With(format!("the same {common} as {}", self.picked(*slot)))
            }
            Filter::DifferentNames => Part::With("different card names".to_owned()),
            Filter::Any(ways) => self.either(ways, many),
            Filter::Not(filters) => match filters.as_slice() {
                [Filter::Type(name)] => Part::Without(format!("the {{{name}}} type")),
                [Filter::Attribute(kind)] => Part::Without(format!("the <{}> attribute", self::attribute(*kind))),
                [Filter::TypeHas(_) | Filter::Has(_) | Filter::HasTrigger | Filter::HasMain] => {
                    match self.part(&filters[0], many) {
                        Part::With(text) => Part::Without(text),
                        other => other,
                    }
                }
                [Filter::Named(name)] => Part::OtherThan(format!("[{name}]")),
                filters => Part::OtherThan(self.such(filters, Called::Card, true)),
            },
        }
    }

    fn either(&self, ways: &[Vec<Filter>], many: bool) -> Part {
        let type_of = |way: &Vec<Filter>| match way.as_slice() {
            [Filter::Type(name)] => Some(format!("{{{name}}}")),
            _ => None,
        };
        let kind_of = |way: &Vec<Filter>| match way.as_slice() {
            [Filter::Category(kind)] => Some(category(*kind)),
            _ => None,
        };
        if ways.is_empty() {
            return Part::ThatIs("of no kind".to_owned());
        }
        if let Some(types) = ways.iter().map(type_of).collect::<Option<Vec<_>>>() {
            let types = list(&types, "or");
            return Part::Before(format!("{types} type"), Says::Has(format!("the {types} type")));
        }
        if let Some(kinds) = ways.iter().map(kind_of).collect::<Option<Vec<_>>>() {
            return Part::Kind(cards_called(&list(&kinds, "or"), many));
        }
        let name_of = |way: &Vec<Filter>| match way.as_slice() {
            [Filter::Named(name)] => Some(format!("[{name}]")),
            _ => None,
        };
        if let Some(names) = ways.iter().map(name_of).collect::<Option<Vec<_>>>() {
            let names = list(&names, "or");
            return Part::Before(names.clone(), Says::Is(names));
        }
        let way = |way: &Vec<Filter>| one_or_many(self.such(way, Called::Card, many), many);
        Part::ThatIs(list(&ways.iter().map(way).collect::<Vec<_>>(), "or"))
    }

    /// Cards with these qualities, called by where they are (`called`), or by what they are.
    pub(super) fn such(&self, filters: &[Filter], called: Called<'_>, many: bool) -> String {
        self.such_with(filters, called, many, None)
    }

    /// The same, with something that all of them have together.
    fn such_with(&self, filters: &[Filter], called: Called<'_>, many: bool, total: Option<&str>) -> String {
        let places = match called {
            Called::ByPlace(places, _) => places,
            Called::Card | Called::As(_) => &[],
        };
        let way = |(places, filters): &(Vec<Place>, Vec<Filter>)| {
            let called = match called {
                Called::ByPlace(_, joint) => Called::ByPlace(places, joint),
                called => called,
            };
            self.such_one(filters, called, many, total)
        };
        list(&alternatives(places, filters).iter().map(way).collect::<Vec<_>>(), "or")
    }

    fn such_one(&self, filters: &[Filter], called: Called<'_>, many: bool, total: Option<&str>) -> String {
        let is_named = names(filters).is_some();
        let mut noun = match called {
            Called::Card => None,
            Called::As(noun) => Some(noun.to_owned()),
            // Whatever has the name, wherever on the field.
            Called::ByPlace([_, _, ..], _) if is_named => Some(if many { "cards" } else { "card" }.to_owned()),
            Called::ByPlace(places, joint) => Some(field_noun(places, joint, many)),
        };
        let (mut before, mut types) = (String::new(), String::new());
        let (mut with, mut without, mut other, mut that) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for filter in filters {
            match self.part(filter, many) {
                Part::Before(text, Says::Is(_)) => before.push_str(&format!("{text} ")),
                Part::Before(text, Says::Has(_)) => types.push_str(&format!("{text} ")),
                Part::Kind(kind) if noun.is_none() => noun = Some(kind),
                Part::Kind(kind) => that.push(one_or_many(kind, many)),
                Part::With(text) => with.push(text),
                Part::Without(text) => without.push(text),
                Part::OtherThan(text) => other.push(text),
                Part::ThatIs(text) => that.push(text),
            }
        }
        with.extend(total.map(str::to_owned));
        let noun = match (noun, many) {
            (Some(noun), _) => noun,
            // "1 [Kotori] from your hand".
            (None, false) if is_named && types.is_empty() && before.ends_with("] ") => {
                before.truncate(before.trim_end().len());
                String::new()
            }
            (None, false) => "card".to_owned(),
            (None, true) => "cards".to_owned(),
        };
        let that_is = if many { "that are" } else { "that is" };
        let with = format!("{}{}", join(&with, "with"), join(&without, "without"));
        format!("{before}{types}{noun}{with}{}{}", join(&other, "other than"), join(&that, that_is))
    }

    /// Cards in a fight or behind an effect: Characters, not Character cards.
    pub(super) fn of_kind(&self, filters: &[Filter]) -> String {
        let is_kind = |filter: &&Filter| matches!(filter, Filter::Category(_));
        let (kinds, others): (Vec<&Filter>, Vec<&Filter>) = filters.iter().partition(is_kind);
        match kinds.as_slice() {
            [Filter::Category(kind)] => {
                let others: Vec<Filter> = others.into_iter().cloned().collect();
                let these = match kind {
                    Category::Leader => "Leaders",
                    Category::Character => "Characters",
                    Category::Stage => "Stages",
                    Category::Event => "Events",
                };
                self.such(&others, Called::As(these), true)
            }
            _ => self.such(filters, Called::Card, true),
        }
    }

    /// What is said of a card, or of many, with or without these qualities.
    pub(super) fn says(&self, filters: &[Filter], about: About, holds: bool) -> String {
        let many = about.many;
        let (is, has) = match (many, holds) {
            (false, true) => ("is", "has"),
            (false, false) => ("is not", "does not have"),
            (true, true) => ("are", "have"),
            (true, false) => ("are not", "do not have"),
        };
        let hasnt = match (many, holds) {
            (false, true) => "does not have",
            (false, false) => "has",
            (true, true) => "do not have",
            (true, false) => "have",
        };
        let say = |filter: &Filter| match (filter, self.part(filter, many)) {
            (Filter::Any(ways), _) if !ways.is_empty() && !are_alike(ways) => {
                let each = ways.iter().map(|way| self.says(way, about, holds));
                each.collect::<Vec<_>>().join(if holds { " or " } else { " and " })
            }
            (Filter::Category(kind), _) if about.on_field => {
                format!("{is} {}", if many { format!("{}s", category(*kind)) } else { a(category(*kind)) })
            }
            (_, Part::Before(_, Says::Is(text)) | Part::ThatIs(text)) => format!("{is} {text}"),
            (_, Part::Before(_, Says::Has(text)) | Part::With(text)) => format!("{has} {text}"),
            (_, Part::Kind(kind)) => format!("{is} {}", one_or_many(kind, many)),
            (_, Part::Without(text)) => format!("{hasnt} {text}"),
            (_, Part::OtherThan(text)) if holds => format!("{is} not {text}"),
            (_, Part::OtherThan(text)) => format!("{} {text}", if many { "are" } else { "is" }),
        };
        if filters.is_empty() {
            return format!("{is} there");
        }
        // "is a {Navy} type Character card": what it is, with its qualities.
        let is_kind = |filter: &Filter| matches!(filter, Filter::Category(_));
        if filters.len() > 1 && filters.iter().any(is_kind) && !about.on_field {
            return format!("{is} {}", one_or_many(self.such(filters, Called::Card, many), many));
        }
        filters.iter().map(say).collect::<Vec<_>>().join(if holds { " and " } else { " or " })
    }

    /// Where cards are that are not on the field; `their` instead of whose, if that is clear.
    pub(super) fn at(&self, cards: &Cards, link: Link, whose: &str) -> String {
        if are_looked_at(cards) && self.0.among.get() {
            return String::new();
        }
        if are_looked_at(cards) {
            return if link == Link::From { "from among those cards" } else { "among those cards" }.to_owned();
        }
        let name = |&place: &Place| if place == Place::Life { "Life area" } else { self::place(place) };
        let places: Vec<&str> = cards.places.iter().map(name).collect();
        let link = if link == Link::From { "from" } else { "in" };
        format!("{link} {whose} {}", list(&places, "or"))
    }

    /// Whose cards, where and which.
    pub(super) fn cards(&self, cards: &Cards, link: Link, many: bool, joint: &str) -> String {
        if are_called_by_place(cards) {
            let such = self.such(&cards.filters, Called::ByPlace(&cards.places, joint), many);
            return match cards.whose {
                Whose::Anyones => such,
                owned => format!("{} {such}", whose(owned)),
            };
        }
        let at = self.at(cards, link, whose(cards.whose));
        if cards.filters == [Filter::This] {
            return format!("this card {at}");
        }
        format!("{} {at}", self.such(&cards.filters, Called::Card, many))
    }

    /// One of these, as something happens to it.
    pub(super) fn one_of(&self, cards: &Cards) -> String {
        if cards.filters == [Filter::This] && are_on_field(cards) {
            self.this().to_owned()
        } else if are_called_by_place(cards) && cards.whose != Whose::Anyones || cards.filters == [Filter::This] {
            self.cards(cards, Link::In, false, "or")
        } else {
            a(&self.cards(cards, Link::In, false, "or"))
        }
    }

    /// Cards that somebody has: "you have a Character".
    pub(super) fn held(&self, cards: &Cards, many: bool) -> String {
        if are_called_by_place(cards) {
            return self.such(&cards.filters, Called::ByPlace(&cards.places, "or"), many);
        }
        let whose = match cards.whose {
            Whose::Yours => "your",
            Whose::Opponents => "their",
            Whose::Anyones => "either player's",
        };
        format!("{} {}", self.such(&cards.filters, Called::Card, many), self.at(cards, Link::In, whose))
    }

    /// Cards that both players have together: "Life cards", "cards in your and your opponent's hand".
    pub(super) fn of_both(&self, cards: &Cards) -> String {
        if are_called_by_place(cards) {
            return self.held(cards, true);
        }
        format!(
            "{} {}",
            self.such(&cards.filters, Called::Card, true),
            self.at(cards, Link::In, "your and your opponent's")
        )
    }

    /// What an act is done to.
    pub(super) fn objects(&self, objects: &Objects, link: Link) -> String {
        match objects {
            Objects::This => self.this().to_owned(),
            Objects::It => format!("that {}", noun(self.0.about(objects).noun, false)),
            Objects::Picked(slot) => self.picked(*slot),
            Objects::Pick(pick) => self.pick(pick, link),
            Objects::All(cards) if cards.filters == [Filter::This] || cards.places == [Place::Leader] => {
                self.cards(cards, link, false, "and")
            }
            Objects::All(cards) if are_called_by_place(cards) && cards.whose != Whose::Anyones => {
                format!("all of {}", self.cards(cards, link, true, "and"))
            }
            Objects::All(cards) => format!("all {}", self.cards(cards, link, true, "and")),
            objects if self.0.is_revealed(objects) => "that card".to_owned(),
            Objects::Ends { whose, place, end, count } => self.end(*whose, *place, *end, count),
            Objects::Both(these, those) => format!("{} and {}", self.objects(these, link), self.objects(those, link)),
            Objects::Attacker => "the attacking card".to_owned(),
            Objects::Target => "the target of the attack".to_owned(),
            Objects::Player(Player::You) => "you".to_owned(),
            Objects::Player(Player::Opponent) => "your opponent".to_owned(),
        }
    }

    pub(super) fn end(&self, whose: Player, place: Place, end: End, count: &Count) -> String {
        let owner = if whose == self.0.speaks_of.get() && whose == Player::Opponent { "their" } else { owner(whose) };
        let of = format!("{owner} {}", self::place(place));
        let end = match end {
            End::Top => "top",
            End::Bottom => "bottom",
        };
        format!("{} from the {end} of {of}", self.quantity(count, ["card", "cards"]))
    }

    /// A choice of cards.
    pub(super) fn pick(&self, pick: &Pick, link: Link) -> String {
        let chosen = match pick.by {
            Player::You => "",
            Player::Opponent => " (your opponent chooses)",
        };
        format!("{}{chosen}", self.choice(pick, link, whose(pick.from.whose)))
    }

    /// The same without who chooses.
    pub(super) fn choice(&self, pick: &Pick, link: Link, whose: &str) -> String {
        let from = &pick.from;
        let on_field = are_called_by_place(from);
        let of = on_field && from.whose != Whose::Anyones;
        let many = of || !is_one(&pick.count);
        let total = pick
            .total
            .as_ref()
            .map(|total| format!("a total {} of {} or less", self::stat(total.stat), self.value(&total.most)));
        let called = if on_field { Called::ByPlace(&from.places, "or") } else { Called::Card };
        let such = self.such_with(&from.filters, called, many, total.as_deref());
        let text = if of {
            self.quantity_of(&pick.count, &format!("{whose} {such}"))
        } else {
            let at = if on_field { String::new() } else { format!(" {}", self.at(from, link, whose)) };
            let at = if at == " " { String::new() } else { at };
            format!("{}{at}", self.quantity(&pick.count, [&such, &such]))
        };
        self.0.pick(pick);
        text
    }
}

/// "the total cost of your Characters" already says that all of them are meant.
fn without_all(cards: &str) -> &str {
    cards.strip_prefix("all of ").or(cards.strip_prefix("all ")).unwrap_or(cards)
}
