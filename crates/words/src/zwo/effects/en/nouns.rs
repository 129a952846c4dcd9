//! Noun phrases: numbers, qualities, cards, objects.

use super::{English, keyword};
use crate::grammar::english::a;
use crate::grammar::{list, number};
use crate::zwo::effects::context::{Home, Noun, Picked, in_order, is_one, is_this, noun_at};
use zwo::effects::{Cards, Compare, Count, Filter, Objects, Phase, Pick, Place, Player, Slot, Stat, Value, Whose};
use zwo::{Category, Colour, Rarity};

/// What a quality is in a noun phrase.
enum Part {
    /// Before the noun, and after "is".
    Before(String),
    /// The kind of card.
    Kind(&'static str),
    /// After "with", and after "has".
    With(String),
    /// Directly after the noun, and after "is".
    After(String),
    /// After "that is", and after "is".
    ThatIs(String),
    OtherThan(String),
}

pub(super) fn player(player: Player) -> &'static str {
    match player {
        Player::You => "you",
        Player::Opponent => "your opponent",
        Player::Owner => "its owner",
        Player::Each => "each player",
    }
}

pub(super) fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "your",
        Whose::Opponents => "your opponent's",
        Whose::Eithers => "either player's",
    }
}

pub(super) fn home(home: Home, many: bool) -> &'static str {
    match home {
        Home::Yours => "your",
        Home::Opponents => "your opponent's",
        Home::Owners if many => "their owner's",
        Home::Owners => "its owner's",
    }
}

/// A place where cards are kept.
pub(super) fn place(place: Place) -> &'static str {
    match place {
        Place::Field => "field",
        Place::Hand => "hand",
        Place::Wrecked => "wrecked zone",
        Place::Mana => "mana zone",
    }
}

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Prepare => "prepare phase",
        Phase::Draw => "draw phase",
        Phase::Mana => "mana phase",
        Phase::Main => "main phase",
        Phase::Battle => "battle phase",
        Phase::End => "end phase",
    }
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::SummonCost => "summon cost",
        Stat::ReviveCost => "revive cost",
        Stat::Power => "POWER",
        Stat::Critical => "CRITICAL",
        Stat::Damage => "damage",
    }
}

pub(super) fn noun(noun: Noun, many: bool) -> &'static str {
    match (noun, many) {
        (Noun::Zombie, false) => "zombie",
        (Noun::Zombie, true) => "zombies",
        (Noun::Mana, _) => "mana",
        (Noun::Card, false) => "card",
        (Noun::Card, true) => "cards",
    }
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Red => "red",
    }
}

fn category(category: Category) -> &'static str {
    match category {
        Category::Zombie => "zombie",
        Category::Event => "EVENT",
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

pub(super) fn fewer(compare: Compare) -> &'static str {
    match compare {
        Compare::AtLeast => "equal to or greater than",
        Compare::AtMost => "equal to or less than",
        Compare::Exactly => "equal to",
    }
}

fn this(noun: Noun) -> &'static str {
    match noun {
        Noun::Zombie => "this zombie",
        Noun::Mana | Noun::Card => "this card",
    }
}

fn join(parts: &[String], before: &str) -> String {
    if parts.is_empty() { String::new() } else { format!(" {before} {}", list(parts, "and")) }
}

impl English<'_> {
    /// What the card calls itself.
    pub(super) fn this(&self) -> &'static str {
        this(self.0.this())
    }

    fn whose_number(&self, of: &Objects) -> String {
        if *of == Objects::This { this(self.0.was()).to_owned() } else { self.objects(of, "in") }
    }

    /// The same where its ability works outside the field (ZW-4.2).
    pub(super) fn this_card(&self) -> &'static str {
        if self.0.is_event() { "this card" } else { "this zombie card" }
    }

    /// What was picked.
    fn picked(&self, slot: Slot) -> String {
        const ORDER: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];
        let nth = |order: u16| ORDER.get(usize::from(order) - 1).copied().unwrap_or("last");
        match self.0.picked(slot) {
            Picked::Target { order, many } => {
                let target = if many { "targets" } else { "target" };
                order.map_or_else(|| format!("the {target}"), |order| format!("the {} {target}", nth(order)))
            }
            Picked::Chosen { about, order: None } => {
                format!("{} {}", if about.many { "those" } else { "that" }, noun(about.noun, about.many))
            }
            Picked::Chosen { about, order: Some(order) } => {
                format!("the {} chosen {}", noun(about.noun, about.many), nth(order))
            }
        }
    }

    /// A number as a noun phrase: "3", "the number of your zombies".
    pub(super) fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(value) => number(*value),
            Value::Count(cards) => format!("the number of {}", self.cards(cards)),
            Value::Of(stat, of) if self.0.is_it(of) => format!("its {}", self::stat(*stat)),
            Value::Of(Stat::Damage, of) => format!("the damage on {}", self.whose_number(of)),
            Value::Of(stat, of) => format!("the {} of {}", self::stat(*stat), self.whose_number(of)),
            Value::Life(Player::You) => "your life".to_owned(),
            Value::Life(Player::Opponent) => "your opponent's life".to_owned(),
            Value::Life(Player::Owner) => "its owner's life".to_owned(),
            Value::Life(Player::Each) => "both players' life together".to_owned(),
            Value::Amount => "that number".to_owned(),
            Value::Times(times, of) => match &**of {
                Value::Count(cards) => format!("{} for {}", number(*times), self.each(cards)),
                of => format!("{} times {}", number(*times), self.value(of)),
            },
        }
    }

    /// So much of something that is not counted in cards: "2 life", "that much damage".
    pub(super) fn amount(&self, value: &Value, of: &str) -> String {
        match value {
            Value::Number(value) => format!("{} {of}", number(*value)),
            Value::Amount => format!("that much {of}"),
            Value::Times(times, each) => match &**each {
                Value::Count(cards) => format!("{} {of} for {}", number(*times), self.each(cards)),
                _ => format!("{of} equal to {}", self.value(value)),
            },
            Value::Count(_) | Value::Of(..) | Value::Life(_) => format!("{of} equal to {}", self.value(value)),
        }
    }

    /// So many of a noun.
    pub(super) fn so_many(&self, value: &Value, noun: [&str; 2]) -> String {
        let [one, many] = noun;
        match value {
            Value::Number(1) => format!("1 {one}"),
            Value::Number(value) => format!("{} {many}", number(*value)),
            Value::Amount => format!("that many {many}"),
            Value::Count(_) | Value::Of(..) | Value::Life(_) | Value::Times(..) => {
                format!("a number of {many} equal to {}", self.value(value))
            }
        }
    }

    fn quantity(&self, count: &Count, noun: [&str; 2]) -> String {
        match count {
            Count::Exactly(value) => self.so_many(value, noun),
            Count::UpTo(value @ (Value::Number(_) | Value::Amount)) => format!("up to {}", self.so_many(value, noun)),
            Count::UpTo(value) => format!("a number of {} up to {}", noun[1], self.value(value)),
        }
    }

    /// So many of yours.
    fn quantity_of(&self, count: &Count, these: &str) -> String {
        let of = format!("of {these}");
        match count {
            Count::Exactly(Value::Number(_) | Value::Amount) | Count::UpTo(Value::Number(_) | Value::Amount) => {
                self.quantity(count, [&of, &of])
            }
            Count::Exactly(_) | Count::UpTo(_) => self.quantity(count, [these, these]),
        }
    }

    fn stat(&self, stat: Stat, compare: Compare, value: &Value) -> String {
        let name = self::stat(stat);
        match (stat, value) {
            (Stat::Damage, Value::Number(0)) if compare != Compare::AtLeast => "no damage".to_owned(),
            (Stat::Damage, Value::Number(value)) => format!("{} {name}", bound(compare, &number(*value))),
            (_, Value::Number(value)) => format!("{name} {}", bound(compare, &number(*value))),
            (_, value) => format!("{name} {}", self.against(compare, value)),
        }
    }

    fn part(&self, filter: &Filter, noun: Noun, many: bool) -> Part {
        let adjective = |text: &str| Part::Before(text.to_owned());
        match filter {
            Filter::Category(kind) => Part::Kind(category(*kind)),
            Filter::Colour(colour) => adjective(self::colour(*colour)),
            Filter::Grey => adjective("grey"),
            Filter::Rarity(Rarity::Rare) => adjective("rare"),
            Filter::Rarity(Rarity::Uncommon) => adjective("uncommon"),
            Filter::Rarity(Rarity::Common) => adjective("common"),
            Filter::Named(name) => Part::After(format!("named “{name}”")),
            Filter::Numbered(number) => Part::With(format!("number {number}")),
            Filter::Stat(stat, compare, value) => Part::With(self.stat(*stat, *compare, value)),
            Filter::Stand => adjective("STAND"),
            Filter::Rest => adjective("REST"),
            Filter::Front => adjective("FRONT"),
            Filter::Back => adjective("BACK"),
            Filter::Intact => adjective("intact"),
            Filter::HalfWrecked => adjective("half-wrecked"),
            Filter::Has(word) => Part::With(keyword(*word).to_owned()),
            Filter::NoText => Part::With("no text".to_owned()),
            Filter::This => Part::ThatIs(self.this().to_owned()),
            Filter::Other => adjective("other"),
            Filter::Any(ways) => self.either(ways, noun, many),
            Filter::Not(filters) => Part::OtherThan(match filters.as_slice() {
                [Filter::Named(name)] => format!("“{name}”"),
                filters => self.such(filters, noun, true, ""),
            }),
        }
    }

    fn either(&self, ways: &[Vec<Filter>], noun: Noun, many: bool) -> Part {
        let adjective = |way: &Vec<Filter>| match way.as_slice() {
            [filter] => match self.part(filter, noun, many) {
                Part::Before(text) => Some(text),
                Part::Kind(_) | Part::With(_) | Part::After(_) | Part::ThatIs(_) | Part::OtherThan(_) => None,
            },
            _ => None,
        };
        if ways.is_empty() {
            return Part::ThatIs("of no kind".to_owned());
        }
        if let Some(adjectives) = ways.iter().map(adjective).collect::<Option<Vec<_>>>() {
            return Part::Before(list(&adjectives, "or"));
        }
        let way = |way: &Vec<Filter>| match many {
            true => self.such(way, noun, true, ""),
            false => a(&self.such(way, noun, false, "")),
        };
        Part::ThatIs(list(&ways.iter().map(way).collect::<Vec<_>>(), "or"))
    }

    /// Cards with these qualities; whose they are comes after the noun.
    pub(super) fn such(&self, filters: &[Filter], noun: Noun, many: bool, of: &str) -> String {
        let (mut before, mut kind, mut after) = (String::new(), String::new(), of.to_owned());
        let (mut with, mut other, mut that) = (Vec::new(), Vec::new(), Vec::new());
        for filter in in_order(filters) {
            match self.part(filter, noun, many) {
                Part::Before(text) => before.push_str(&format!("{text} ")),
                Part::Kind(name) if noun == Noun::Card && kind.is_empty() => kind = format!("{name} "),
                Part::Kind(name) if many => that.push(format!("{name} cards")),
                Part::Kind(name) => that.push(a(&format!("{name} card"))),
                Part::After(text) => after.push_str(&format!(" {text}")),
                Part::With(text) => with.push(text),
                Part::ThatIs(text) => that.push(text),
                Part::OtherThan(text) => other.push(text),
            }
        }
        let that_is = if many { "that are" } else { "that is" };
        let noun = format!("{before}{kind}{}{after}", self::noun(noun, many));
        format!("{noun}{}{}{}", join(&with, "with"), join(&other, "other than"), join(&that, that_is))
    }

    /// What is said of cards with or without these qualities.
    pub(super) fn says(&self, filters: &[Filter], noun: Noun, many: bool, holds: bool) -> String {
        let (is, has) = match (many, holds) {
            (false, true) => ("is", "has"),
            (false, false) => ("is not", "does not have"),
            (true, true) => ("are", "have"),
            (true, false) => ("are not", "do not have"),
        };
        let be = if many { "are" } else { "is" };
        let say = |filter: &Filter| match self.part(filter, noun, many) {
            Part::Before(_) if *filter == Filter::Other && holds => format!("{be} not {}", self.this()),
            Part::Before(_) if *filter == Filter::Other => format!("{be} {}", self.this()),
            Part::With(_) if *filter == Filter::NoText && !holds => {
                format!("{} text", if many { "have" } else { "has" })
            }
            Part::Before(text) | Part::After(text) | Part::ThatIs(text) => format!("{is} {text}"),
            Part::Kind(name) if many => format!("{is} {name} cards"),
            Part::Kind(name) => format!("{is} {}", a(&format!("{name} card"))),
            Part::With(text) => format!("{has} {text}"),
            Part::OtherThan(text) if holds => format!("{be} not {text}"),
            Part::OtherThan(text) => format!("{be} {text}"),
        };
        if filters.is_empty() {
            return format!("{is} there");
        }
        filters.iter().map(say).collect::<Vec<_>>().join(if holds { " and " } else { " or " })
    }

    /// All of these: "your other green zombies".
    pub(super) fn cards(&self, cards: &Cards) -> String {
        let such = self.such(&cards.filters, noun_at(cards.place), true, "");
        match (cards.place, cards.whose) {
            _ if is_this(cards) => self.this().to_owned(),
            (Place::Field | Place::Mana, Whose::Yours | Whose::Opponents) => {
                format!("{} {such}", whose(cards.whose))
            }
            (Place::Field, Whose::Eithers) => such,
            (Place::Mana, Whose::Eithers) => self.such(&cards.filters, noun_at(cards.place), true, " of both players"),
            (Place::Hand | Place::Wrecked, _) => format!("{such} in {} {}", whose(cards.whose), place(cards.place)),
        }
    }

    /// "each of your other zombies", "each zombie of your opponent".
    pub(super) fn each(&self, cards: &Cards) -> String {
        let one = |of: &str| format!("each {}", self.such(&cards.filters, noun_at(cards.place), false, of));
        match (cards.place, cards.whose) {
            _ if is_this(cards) => self.this().to_owned(),
            (Place::Field | Place::Mana, Whose::Yours) => format!("each of {}", self.cards(cards)),
            (Place::Field | Place::Mana, Whose::Opponents) => one(" of your opponent"),
            (Place::Field, Whose::Eithers) => one(" on either field"),
            (Place::Mana, Whose::Eithers) => one(" of either player"),
            (Place::Hand | Place::Wrecked, _) => {
                format!("{} in {} {}", one(""), whose(cards.whose), place(cards.place))
            }
        }
    }

    /// What an act is done to; cards that are not on the field are "in" a place, or go "from" there.
    pub(super) fn objects(&self, objects: &Objects, link: &str) -> String {
        match objects {
            Objects::This if self.0.is_it(objects) => "it".to_owned(),
            Objects::This => match (link, self.0.works_in) {
                ("from", Some(at)) => format!("{} from your {}", self.this(), place(at)),
                _ => self.this().to_owned(),
            },
            Objects::It => format!("that {}", noun(self.0.about(objects).noun, false)),
            Objects::Picked(slot) => self.picked(*slot),
            Objects::Pick(pick) => {
                let text = self.choice(pick, link);
                self.0.pick(pick);
                text
            }
            Objects::All(cards) if is_this(cards) => self.this().to_owned(),
            Objects::All(cards) => match (cards.place, cards.whose) {
                (Place::Field | Place::Mana, Whose::Yours | Whose::Opponents) => {
                    format!("all of {}", self.cards(cards))
                }
                (Place::Field, Whose::Eithers) => {
                    format!("all {}", self.such(&cards.filters, noun_at(cards.place), true, " on both fields"))
                }
                (Place::Mana, Whose::Eithers) => format!("all {}", self.cards(cards)),
                (Place::Hand | Place::Wrecked, _) => {
                    let such = self.such(&cards.filters, noun_at(cards.place), true, "");
                    format!("all {such} {link} {} {}", whose(cards.whose), place(cards.place))
                }
            },
            Objects::Player(Player::Each) => "players".to_owned(),
            Objects::Player(player) => self::player(*player).to_owned(),
        }
    }

    /// A choice of cards.
    pub(super) fn choice(&self, pick: &Pick, link: &str) -> String {
        let from = &pick.from;
        let (of, at) = match (from.place, from.whose) {
            (Place::Field | Place::Mana, Whose::Yours) => {
                let these = format!("your {}", self.such(&from.filters, noun_at(from.place), true, ""));
                return self.quantity_of(&pick.count, &these);
            }
            (Place::Field | Place::Mana, Whose::Opponents) => (" of your opponent", String::new()),
            (Place::Field, Whose::Eithers) => (" on either field", String::new()),
            (Place::Mana, Whose::Eithers) => (" of either player", String::new()),
            (Place::Hand | Place::Wrecked, _) => ("", format!(" {link} {} {}", whose(from.whose), place(from.place))),
        };
        let such = self.such(&from.filters, noun_at(from.place), !is_one(&pick.count), of);
        format!("{}{at}", self.quantity(&pick.count, [&such, &such]))
    }
}
