//! Noun phrases: numbers, qualities, cards, objects.

use super::Italian;
use super::places;
use crate::grammar::italian::{Form, Owner, prep};
use crate::grammar::{self, list};
use crate::opcg::effects::context::{
    Noun, Relation, alternatives, are_alike, are_called_by_place, are_looked_at, are_of_both, are_on_field, is_one,
    names, relation,
};
use opcg::effects::{
    Cards, Compare, Count, End, Filter, Keyword, Objects, Pick, Place, Player, Slot, Stat, Trait, Value, Whose,
};
use opcg::{Attribute, Category, Colour};

/// What a quality is in a noun phrase.
enum Part {
    /// After the noun; and what is said of a card that is so.
    After(String, Says),
    /// The kind of card.
    Kind(String),
    With(String),
    OtherThan(String),
    /// A clause of its own: what the card is.
    WhichIs(String),
}

/// What is said of a card after "questa carta".
enum Says {
    Is(String),
    Has(String),
}

pub(super) fn noun(noun: Noun, many: bool) -> &'static str {
    match (noun, many) {
        (Noun::Leader, _) => "Leader",
        (Noun::Character, false) => "Personaggio",
        (Noun::Character, true) => "Personaggi",
        (Noun::Stage, false) => "Scenario",
        (Noun::Stage, true) => "Scenari",
        (Noun::Don, false) => "carta DON!!",
        (Noun::Don, true) => "carte DON!!",
        (Noun::Card, false) => "carta",
        (Noun::Card, true) => "carte",
    }
}

pub(super) fn attribute(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Slash => "Taglio",
        Attribute::Strike => "Impatto",
        Attribute::Ranged => "Distanza",
        Attribute::Special => "Speciale",
        Attribute::Wisdom => "Sapienza",
        Attribute::Unknown => "?",
    }
}

fn colour(colour: Colour, form: Form) -> String {
    match colour {
        Colour::Red => form.agree("ross"),
        Colour::Green => if form.many { "verdi" } else { "verde" }.to_owned(),
        Colour::Blue => "blu".to_owned(),
        Colour::Purple => "viola".to_owned(),
        Colour::Black => form.agree("ner"),
        Colour::Yellow => form.agree("giall"),
    }
}

pub(super) fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Rush => "[Impeto]",
        Keyword::RushCharacter => "[Impeto: Personaggi]",
        Keyword::Blocker => "[Bloccante]",
        Keyword::DoubleAttack => "[Doppio attacco]",
        Keyword::Banish => "[Esilio]",
        Keyword::Unblockable => "[Imbloccabile]",
    }
}

fn category(category: Category) -> &'static str {
    match category {
        Category::Leader => "Leader",
        Category::Character => "Personaggio",
        Category::Event => "Evento",
        Category::Stage => "Scenario",
    }
}

fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Cost => "Costo",
        Stat::BaseCost => "Costo base",
        Stat::Power => "Potenza",
        Stat::BasePower => "Potenza base",
        Stat::Counter => "Contrattacco",
        Stat::BaseCounter => "Contrattacco base",
        Stat::Given => "numero di carte DON!! assegnate",
    }
}

fn is_feminine(stat: Stat) -> bool {
    matches!(stat, Stat::Power | Stat::BasePower)
}

/// Cards of the field, called by where they are.
fn field_noun(places: &[Place], many: bool) -> (String, Form) {
    let kind = |place: &Place| match place {
        Place::Leader => "Leader",
        Place::Characters => "Personaggio",
        Place::Stage => "Scenario",
        Place::Don => "DON!!",
        Place::Hand | Place::Deck | Place::Trash | Place::Life | Place::Looked => "altre",
    };
    let called = match places {
        [Place::Leader] => Noun::Leader,
        [Place::Characters] => Noun::Character,
        [Place::Stage] => Noun::Stage,
        [Place::Don] => Noun::Don,
        [Place::Life] => {
            let life = if many { "carte Vita" } else { "carta Vita" };
            return (life.to_owned(), Form::of_noun(Noun::Card, many));
        }
        several => {
            let kinds = list(&several.iter().map(kind).collect::<Vec<_>>(), "o");
            return (format!("{} {kinds}", noun(Noun::Card, many)), Form::of_noun(Noun::Card, many));
        }
    };
    (noun(called, many).to_owned(), Form::of_noun(called, many))
}

fn join(parts: &[String], before: &str) -> String {
    if parts.is_empty() { String::new() } else { format!(" {before} {}", parts.join(" e ")) }
}

impl Italian<'_> {
    /// What the card calls itself.
    pub(super) fn this(&self) -> &'static str {
        match self.0.this() {
            Noun::Leader => "questo Leader",
            Noun::Character => "questo Personaggio",
            Noun::Stage => "questo Scenario",
            Noun::Don | Noun::Card => "questa carta",
        }
    }

    /// What an earlier step picked.
    pub(super) fn picked(&self, slot: Slot) -> String {
        let about = self.0.picked(slot);
        let (called, many) = about.map_or((Noun::Card, false), |about| (about.noun, about.many));
        let (noun, form) = (noun(called, many), Form::of_noun(called, many));
        if self.0.is_last(slot) {
            return form.that(noun);
        }
        format!("{} della {}ª scelta", form.the(noun), u16::from(slot.0) + 1)
    }

    /// A number as a noun phrase.
    pub(super) fn value(&self, value: &Value) -> String {
        let don = |player: &Player, what: &str| match player {
            Player::You => format!("il numero delle tue carte DON!! {what}"),
            Player::Opponent => format!("il numero delle carte DON!! avversarie {what}"),
        };
        match value {
            Value::Number(number) => grammar::number(*number),
            Value::Count(cards) if are_of_both(cards) => {
                let owners = if are_called_by_place(cards) { " di entrambi i giocatori" } else { "" };
                format!("il numero totale di {}{owners}", self.of_both(cards))
            }
            Value::Count(cards) => format!("il numero {}", prep("di", &self.these(cards))),
            Value::Don(player) => {
                format!("il numero di carte DON!! {}", prep("su", &places::field(Owner::player(*player))))
            }
            Value::RestedDon(player) => don(player, "a riposo"),
            Value::ActiveDon(player) => don(player, "attive"),
            Value::GivenDon(player) => don(player, "assegnate"),
            Value::DonDeck(player) => {
                format!("il numero di carte {}", prep("in", &places::don_deck(Owner::player(*player))))
            }
            Value::Turns(Player::You) => "il numero di turni che hai iniziato".to_owned(),
            Value::Turns(Player::Opponent) => "il numero di turni che l'avversario ha iniziato".to_owned(),
            Value::Of(Stat::Given, of) => {
                format!("il numero di carte DON!! assegnate {}", prep("a", &self.known(of)))
            }
            Value::Of(stat, of) if self.0.is_sum(of) => {
                let the = if is_feminine(*stat) { "la" } else { "il" };
                let of = self.known(of);
                let of = of.strip_prefix("tutti ").or(of.strip_prefix("tutte ")).unwrap_or(&of);
                format!("{the} {} totale {}", self::stat(*stat), prep("di", of))
            }
            Value::Of(stat, of) if **of == Objects::It => {
                let its = if is_feminine(*stat) { "la sua" } else { "il suo" };
                format!("{its} {}", self::stat(*stat))
            }
            Value::Of(stat, of) => {
                let the = if is_feminine(*stat) { "la" } else { "il" };
                format!("{the} {} {}", self::stat(*stat), prep("di", &self.known(of)))
            }
            Value::Size(slot) => format!("il numero {}", prep("di", &self.picked(*slot))),
            Value::Done => "quel numero".to_owned(),
            Value::Named => "il numero scelto".to_owned(),
            Value::Per { times, each, of } => format!("{} {}", grammar::number(*times), self.for_every(*each, of)),
            Value::Sum(one, other) => format!("{} più {}", self.value(one), self.value(other)),
            Value::Minus(one, other) => format!("{} meno {}", self.value(one), self.value(other)),
        }
    }

    /// Objects of which something is known or asked; the card that was just revealed is called so.
    pub(super) fn known(&self, objects: &Objects) -> String {
        if self.0.is_revealed(objects) { "la carta rivelata".to_owned() } else { self.objects(objects, "in") }
    }

    /// Cards that both players have together.
    pub(super) fn of_both(&self, cards: &Cards) -> String {
        if are_called_by_place(cards) {
            return self.held(cards, true, Owner::Anyone);
        }
        let (such, _) = self.such(&cards.filters, Whose::Anyones, None, true);
        let at = |&place: &Place| match place {
            Place::Hand => "in mano",
            Place::Deck => "nei mazzi",
            Place::Trash => "negli scarti",
            Place::Life => "nella Vita",
            Place::Leader | Place::Characters | Place::Stage | Place::Looked | Place::Don => "in campo",
        };
        format!("{such} {}", list(&cards.places.iter().map(at).collect::<Vec<_>>(), "o"))
    }

    /// "ogni 5 Eventi nei tuoi scarti".
    pub(super) fn for_every(&self, each: i32, of: &Value) -> String {
        let number = if each == 1 { "per ogni".to_owned() } else { format!("ogni {each}") };
        match of {
            Value::Count(cards) if are_on_field(cards) && cards.whose != Whose::Anyones => {
                let every = if each == 1 { "per ognuno".to_owned() } else { number };
                format!("{every} {}", prep("di", &self.these(cards)))
            }
            Value::Count(cards) if !are_of_both(cards) => {
                format!("{number} {}", self.held(cards, each != 1, Owner::of(cards.whose)))
            }
            Value::Done if each == 1 => "per ognuna di esse".to_owned(),
            Value::Done => format!("ogni {each} di esse"),
            other => {
                let value = self.value(other);
                let feminine = match other {
                    Value::Size(slot) => self.0.picked(*slot).is_none_or(|about| Form::of(about).feminine),
                    _ => true,
                };
                // What is counted, in the singular if every single one counts; or one of those that are.
                let of_these =
                    matches!(other, Value::Size(_) | Value::RestedDon(_) | Value::ActiveDon(_) | Value::GivenDon(_));
                match (of_these, value.strip_prefix("il numero "), each) {
                    (true, Some(cards), 1) => {
                        format!("per {} {cards}", Form { feminine, many: false }.agree("ognun"))
                    }
                    (true, Some(cards), each) => format!("ogni {each} {cards}"),
                    _ => {
                        let cards = value.strip_prefix("il numero di ").or(value.strip_prefix("il numero totale di "));
                        let cards = cards.map(|cards| match each {
                            1 => cards.replacen("carte", "carta", 1).replacen("turni", "turno", 1).replacen(
                                "assegnate",
                                "assegnata",
                                1,
                            ),
                            _ => cards.to_owned(),
                        });
                        let of_cards = value.strip_prefix("il numero ").map(str::to_owned);
                        format!("{number} {}", cards.or(of_cards).unwrap_or_else(|| prep("di", &value)))
                    }
                }
            }
        }
    }

    /// So many cards of a noun.
    pub(super) fn quantity(&self, count: &Count, noun: [&str; 2], feminine: bool) -> String {
        self.so_many(count, noun, &format!("di {}", noun[1]), feminine)
    }

    /// So many of somebody's.
    pub(super) fn quantity_of(&self, count: &Count, these: &str, feminine: bool) -> String {
        let of = prep("di", these);
        self.so_many(count, [&of, &of], &of, feminine)
    }

    fn so_many(&self, count: &Count, noun: [&str; 2], of: &str, feminine: bool) -> String {
        let [one, many] = noun;
        let so_many = |value: &Value| match value {
            Value::Number(1) => Some(format!("1 {one}")),
            Value::Number(number) => Some(format!("{number} {many}")),
            Value::Done => Some(format!("{} {many}", Form { feminine, many: true }.agree("altrettant"))),
            _ => None,
        };
        let number = |how: &str, value: &Value| format!("un numero {of} {}", prep(how, &self.value(value)));
        match count {
            Count::Exactly(value) => so_many(value).unwrap_or_else(|| number("pari a", value)),
            Count::UpTo(value) => {
                so_many(value).map_or_else(|| number("fino a", value), |so_many| format!("fino a {so_many}"))
            }
            Count::AtLeast(Value::Number(number)) => format!("{number} o più {many}"),
            Count::AtLeast(value) => number("pari almeno a", value),
            Count::AnyNumber => format!("un numero qualsiasi {of}"),
        }
    }

    /// "pari o inferiore al numero …".
    pub(super) fn against(&self, compare: Compare, value: &Value) -> String {
        let (relation, value) = relation(compare, value);
        let how = match relation {
            Relation::AtLeast => "pari o superiore a",
            Relation::AtMost => "pari o inferiore a",
            Relation::Exactly => "pari a",
            Relation::More => "superiore a",
            Relation::Less => "inferiore a",
        };
        prep(how, &self.value(value))
    }

    /// What a card with such a number has: "Costo 3 o inferiore".
    pub(super) fn stat(&self, stat: Stat, compare: Compare, value: &Value) -> String {
        let name = self::stat(stat);
        match (value, stat, compare) {
            (Value::Number(0), Stat::Given, Compare::Exactly | Compare::AtMost) => {
                "nessuna carta DON!! assegnata".to_owned()
            }
            (Value::Number(1), Stat::Given, Compare::Exactly) => "1 carta DON!! assegnata".to_owned(),
            (Value::Number(number), Stat::Given, Compare::AtLeast) => format!("{number} o più carte DON!! assegnate"),
            (Value::Number(number), Stat::Given, Compare::AtMost) => format!("{number} o meno carte DON!! assegnate"),
            (Value::Number(number), Stat::Given, Compare::Exactly) => format!("{number} carte DON!! assegnate"),
            (Value::Number(number), _, Compare::AtLeast) => format!("{name} {} o superiore", grammar::number(*number)),
            (Value::Number(number), _, Compare::AtMost) => format!("{name} {} o inferiore", grammar::number(*number)),
            (Value::Number(number), _, Compare::Exactly) => format!("{name} {}", grammar::number(*number)),
            (value, _, compare) => format!("{name} {}", self.against(compare, value)),
        }
    }

    fn part(&self, filter: &Filter, form: Form) -> Part {
        let adjective = |text: String| Part::After(text.clone(), Says::Is(text));
        match filter {
            Filter::Category(kind) => Part::Kind(category(*kind).to_owned()),
            Filter::Colour(colour) => adjective(self::colour(*colour, form)),
            Filter::Attribute(kind) => {
                let name = format!("Attributo <{}>", attribute(*kind));
                Part::After(format!("di {name}"), Says::Has(format!("l'{name}")))
            }
            Filter::Type(name) => Part::After(format!("di Tipo {{{name}}}"), Says::Has(format!("il Tipo {{{name}}}"))),
            Filter::TypeHas(part) => Part::With(format!("“{part}” nel Tipo")),
            Filter::Named(name) => adjective(format!("[{name}]")),
            Filter::NameHas(part) => Part::With(format!("“{part}” nel nome")),
            Filter::Stat(Stat::BaseCounter, Compare::Exactly | Compare::AtMost, Value::Number(0)) => {
                Part::After("senza Contrattacco".to_owned(), Says::Is("senza Contrattacco".to_owned()))
            }
            Filter::Stat(stat, compare, value) => Part::With(self.stat(*stat, *compare, value)),
            Filter::Rested => adjective("a riposo".to_owned()),
            Filter::Active => adjective(form.agree("attiv")),
            Filter::Has(word) => Part::With(keyword(*word).to_owned()),
            Filter::HasTrigger => Part::With("un [Innesco]".to_owned()),
            Filter::HasMain => Part::With("un effetto [Principale]".to_owned()),
            Filter::NoEffect => adjective("senza effetto base".to_owned()),
            Filter::FaceUp => adjective(form.agree("scopert")),
            Filter::Multicolour => adjective(if form.many { "multicolori" } else { "multicolore" }.to_owned()),
            Filter::This => Part::WhichIs(self.this().to_owned()),
            Filter::Other => Part::OtherThan(self.this().to_owned()),
            Filter::NotIn(slot) => Part::OtherThan(self.picked(*slot)),
            Filter::Same(common, slot) => {
                let of = prep("di", &self.picked(*slot));
                Part::With(match common {
                    Trait::Name => format!("lo stesso nome {of}"),
                    Trait::Colour => format!("lo stesso colore {of}"),
                    Trait::Type => format!("lo stesso Tipo {of}"),
                    Trait::Attribute => format!("lo stesso Attributo {of}"),
                })
            }
            Filter::DifferentNames => Part::With("nomi diversi".to_owned()),
            Filter::Any(ways) => self.either(ways, form.many),
            Filter::Not(filters) => match filters.as_slice() {
                [Filter::Type(name)] => adjective(format!("senza il Tipo {{{name}}}")),
                [Filter::Attribute(kind)] => adjective(format!("senza l'Attributo <{}>", attribute(*kind))),
                [Filter::TypeHas(_) | Filter::Has(_) | Filter::HasTrigger | Filter::HasMain] => {
                    match self.part(&filters[0], form) {
                        Part::With(text) => adjective(format!("senza {}", text.trim_start_matches("un "))),
                        other => other,
                    }
                }
                [Filter::Named(name)] => Part::OtherThan(format!("[{name}]")),
                filters => Part::OtherThan(self.such(filters, Whose::Anyones, None, true).0),
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
            return Part::WhichIs("di nessun genere".to_owned());
        }
        if let Some(types) = ways.iter().map(type_of).collect::<Option<Vec<_>>>() {
            let types = list(&types, "o");
            return Part::After(format!("di Tipo {types}"), Says::Has(format!("il Tipo {types}")));
        }
        if let Some(kinds) = ways.iter().map(kind_of).collect::<Option<Vec<_>>>() {
            return Part::Kind(list(&kinds, "o"));
        }
        let name_of = |way: &Vec<Filter>| match way.as_slice() {
            [Filter::Named(name)] => Some(format!("[{name}]")),
            _ => None,
        };
        if let Some(names) = ways.iter().map(name_of).collect::<Option<Vec<_>>>() {
            let names = list(&names, "o");
            return Part::After(names.clone(), Says::Is(names));
        }
        let way = |way: &Vec<Filter>| {
            let (such, form) = self.such(way, Whose::Anyones, None, many);
            if many { such } else { form.a(&such) }
        };
        Part::WhichIs(list(&ways.iter().map(way).collect::<Vec<_>>(), "o"))
    }

    /// Cards with these qualities, called by where they are on the field or by what they are.
    fn such(&self, filters: &[Filter], whose: Whose, places: Option<&[Place]>, many: bool) -> (String, Form) {
        self.such_with(filters, whose, places, many, None)
    }

    /// The same, with something that all of them have together.
    fn such_with(
        &self,
        filters: &[Filter],
        whose: Whose,
        places: Option<&[Place]>,
        many: bool,
        total: Option<&str>,
    ) -> (String, Form) {
        let ways = alternatives(places.unwrap_or_default(), filters);
        let way = |(places, filters): &(Vec<Place>, Vec<Filter>)| self.such_one(filters, whose, places, many, total);
        let ways: Vec<(String, Form)> = ways.iter().map(way).collect();
        let form = ways.first().map_or(Form::of_noun(Noun::Card, many), |(_, form)| *form);
        (list(&ways.into_iter().map(|(such, _)| such).collect::<Vec<_>>(), "o"), form)
    }

    fn such_one(
        &self,
        filters: &[Filter],
        whose: Whose,
        places: &[Place],
        many: bool,
        total: Option<&str>,
    ) -> (String, Form) {
        let is_event = filters.contains(&Filter::Category(Category::Event));
        let (mut noun, form) = match places {
            [] if is_event => (if many { "Eventi" } else { "Evento" }.to_owned(), Form { feminine: false, many }),
            [] => (self::noun(Noun::Card, many).to_owned(), Form::of_noun(Noun::Card, many)),
            // Whatever has the name, wherever on the field.
            [_, _, ..] if names(filters).is_some() => {
                (self::noun(Noun::Card, many).to_owned(), Form::of_noun(Noun::Card, many))
            }
            places => field_noun(places, many),
        };
        let mut named = !places.is_empty();
        let (mut adjectives, mut types) = (String::new(), String::new());
        let (mut with, mut other, mut which) = (Vec::new(), Vec::new(), Vec::new());
        for filter in filters {
            match self.part(filter, form) {
                Part::After(text, Says::Is(_)) => adjectives.push_str(&format!(" {text}")),
                Part::After(text, Says::Has(_)) => types.push_str(&format!(" {text}")),
                Part::Kind(_) if !named && *filter == Filter::Category(Category::Event) => named = true,
                Part::Kind(kind) if !named => {
                    noun = format!("{noun} {kind}");
                    named = true;
                }
                Part::Kind(kind) => which.push(format!("{} {kind}", if many { "carte" } else { "una carta" })),
                Part::With(text) => with.push(text),
                Part::OtherThan(text) => other.push(prep("da", &text)),
                Part::WhichIs(text) => which.push(text),
            }
        }
        with.extend(total.map(str::to_owned));
        if whose == Whose::Opponents {
            noun = format!("{noun} {}", form.agree("avversari"));
        }
        let which_is = if many { "che sono" } else { "che è" };
        let (with, other) = (join(&with, "con"), join(&other, &form.agree("divers")));
        (format!("{noun}{adjectives}{types}{with}{other}{}", join(&which, which_is)), form)
    }

    /// Cards in a fight or behind an effect, with their article: i Personaggi, not le carte Personaggio.
    pub(super) fn the_kind(&self, filters: &[Filter], whose: Whose) -> String {
        let places = filters.iter().filter_map(|filter| match filter {
            Filter::Category(Category::Leader) => Some(Place::Leader),
            Filter::Category(Category::Character) => Some(Place::Characters),
            Filter::Category(Category::Stage) => Some(Place::Stage),
            _ => None,
        });
        let places: Vec<Place> = places.collect();
        self.the_such(filters, whose, (!places.is_empty()).then_some(&places), true)
    }

    /// The same with its article and whose they are.
    pub(super) fn the_such(&self, filters: &[Filter], whose: Whose, places: Option<&[Place]>, many: bool) -> String {
        let (such, form) = self.such(filters, whose, places, many);
        match whose {
            Whose::Yours => form.the(&format!("{} {such}", form.your())),
            Whose::Opponents | Whose::Anyones => form.the(&such),
        }
    }

    /// Cards that somebody's effects are about, of whatever owner.
    pub(super) fn cards_with(&self, filters: &[Filter]) -> String {
        self.such(filters, Whose::Anyones, None, true).0
    }

    /// What is said of cards with or without these qualities.
    pub(super) fn says(&self, filters: &[Filter], form: Form, on_field: bool, holds: bool) -> String {
        let not = if holds { "" } else { "non " };
        let (is, has) = if form.many { ("sono", "hanno") } else { ("è", "ha") };
        let say = |filter: &Filter| match (filter, self.part(filter, form)) {
            (Filter::Any(ways), _) if !ways.is_empty() && !are_alike(ways) => {
                let each = ways.iter().map(|way| self.says(way, form, on_field, holds));
                each.collect::<Vec<_>>().join(if holds { " o " } else { " e " })
            }
            (_, Part::Kind(kind)) if on_field && form.many => format!("{not}{is} {kind}"),
            (_, Part::Kind(kind)) if on_field => format!("{not}{is} {}", Form::MASCULINE.a(&kind)),
            (_, Part::After(_, Says::Is(text)) | Part::WhichIs(text)) => format!("{not}{is} {text}"),
            (_, Part::After(_, Says::Has(text)) | Part::With(text)) => format!("{not}{has} {text}"),
            (_, Part::Kind(kind)) => format!("{not}{is} {} {kind}", if form.many { "carte" } else { "una carta" }),
            (_, Part::OtherThan(text)) => format!("{not}{is} {} {}", form.agree("divers"), prep("da", &text)),
        };
        if filters.is_empty() {
            return format!("{not}{is} lì");
        }
        // "è una carta Personaggio di Tipo …": what it is, with its qualities.
        let is_kind = |filter: &Filter| matches!(filter, Filter::Category(_));
        if filters.len() > 1 && filters.iter().any(is_kind) && !on_field {
            let (such, of) = self.such(filters, Whose::Anyones, None, form.many);
            return format!("{not}{is} {}", if form.many { such } else { of.a(&such) });
        }
        filters.iter().map(say).collect::<Vec<_>>().join(if holds { " e " } else { " o " })
    }

    /// Where cards are that are not on the field, after "in" or "da".
    fn at(&self, cards: &Cards, link: &str, owner: Owner) -> String {
        if are_looked_at(cards) {
            return if self.0.among.get() { String::new() } else { "tra quelle carte".to_owned() };
        }
        let at = |&place: &Place| prep(link, &places::place(place, owner));
        list(&cards.places.iter().map(at).collect::<Vec<_>>(), "o")
    }

    /// All of these cards, with their article.
    pub(super) fn these(&self, cards: &Cards) -> String {
        let many = cards.places != [Place::Leader];
        if are_called_by_place(cards) {
            return self.the_such(&cards.filters, cards.whose, Some(&cards.places), many);
        }
        let at = self.at(cards, "in", Owner::of(cards.whose));
        if cards.filters == [Filter::This] {
            return format!("questa carta {at}");
        }
        format!("{} {at}", self.the_such(&cards.filters, Whose::Anyones, None, true))
    }

    /// Cards without an article: "hai Personaggi", "carte nella tua mano".
    pub(super) fn held(&self, cards: &Cards, many: bool, owner: Owner) -> String {
        if are_called_by_place(cards) {
            return self.such(&cards.filters, Whose::Anyones, Some(&cards.places), many).0;
        }
        let (such, _) = self.such(&cards.filters, Whose::Anyones, None, many);
        format!("{such} {}", self.at(cards, "in", owner))
    }

    /// Gender of one of these.
    pub(super) fn form_of_one(&self, cards: &Cards) -> Form {
        match cards.filters.as_slice() {
            [Filter::This] if are_on_field(cards) => Form::of_noun(self.0.this(), false),
            _ if are_called_by_place(cards) => self.such(&cards.filters, Whose::Anyones, Some(&cards.places), false).1,
            filters => self.such(filters, Whose::Anyones, None, false).1,
        }
    }

    /// One of these, as something happens to it.
    pub(super) fn one_of(&self, cards: &Cards) -> String {
        if cards.filters == [Filter::This] && are_on_field(cards) {
            self.this().to_owned()
        } else if cards.filters == [Filter::This] || cards.places == [Place::Leader] && cards.whose != Whose::Anyones {
            self.these(cards)
        } else if are_called_by_place(cards) && cards.whose != Whose::Anyones {
            let (such, form) = self.such(&cards.filters, cards.whose, Some(&cards.places), false);
            match cards.whose {
                Whose::Yours => form.a(&format!("{} {such}", form.your())),
                Whose::Opponents | Whose::Anyones => form.a(&such),
            }
        } else {
            self.form_of_one(cards).a(&self.held(cards, false, Owner::of(cards.whose)))
        }
    }

    /// What an act is done to; cards that are not on the field are "in" a place, or go "da" there.
    pub(super) fn objects(&self, objects: &Objects, link: &str) -> String {
        match objects {
            Objects::This => self.this().to_owned(),
            Objects::It => {
                let about = self.0.about(objects);
                Form::of(about).that(noun(about.noun, false))
            }
            Objects::Picked(slot) => self.picked(*slot),
            Objects::Pick(pick) => self.pick(pick, link),
            Objects::All(cards) if cards.filters == [Filter::This] || cards.places == [Place::Leader] => {
                self.these(cards)
            }
            Objects::All(cards) => {
                let form = Form { many: true, ..self.form_of_one(cards) };
                format!("{} {}", form.agree("tutt"), self.these(cards))
            }
            objects if self.0.is_revealed(objects) => "quella carta".to_owned(),
            Objects::Ends { whose, place, end, count } => self.end(*whose, *place, *end, count),
            Objects::Both(these, those) => format!("{} e {}", self.objects(these, link), self.objects(those, link)),
            Objects::Attacker => "la carta che attacca".to_owned(),
            Objects::Target => "il bersaglio dell'attacco".to_owned(),
            Objects::Player(Player::You) => "tu".to_owned(),
            Objects::Player(Player::Opponent) => "l'avversario".to_owned(),
        }
    }

    pub(super) fn end(&self, whose: Player, place: Place, end: End, count: &Count) -> String {
        let (at, from) = match end {
            End::Top => ("in cima a", "dalla cima di"),
            End::Bottom => ("in fondo a", "dal fondo di"),
        };
        let theirs = whose == Player::Opponent && whose == self.0.speaks_of.get();
        let place = places::place(place, if theirs { Owner::Own } else { Owner::player(whose) });
        match count {
            Count::Exactly(Value::Number(1)) => format!("la carta {}", prep(at, &place)),
            Count::Exactly(Value::Number(number)) => format!("le {number} carte {}", prep(at, &place)),
            Count::Exactly(_) | Count::UpTo(_) | Count::AtLeast(_) | Count::AnyNumber => {
                format!("{} {}", self.quantity(count, ["carta", "carte"], true), prep(from, &place))
            }
        }
    }

    /// A choice of cards.
    pub(super) fn pick(&self, pick: &Pick, link: &str) -> String {
        let chosen = match pick.by {
            Player::You => "",
            Player::Opponent => " (a scelta dell'avversario)",
        };
        format!("{}{chosen}", self.choice(pick, link, Owner::of(pick.from.whose)))
    }

    /// The same without who chooses.
    pub(super) fn choice(&self, pick: &Pick, link: &str, owner: Owner) -> String {
        let from = &pick.from;
        let by_place = are_called_by_place(from);
        let places = by_place.then_some(from.places.as_slice());
        let total = pick
            .total
            .as_ref()
            .map(|total| format!("{} totale {} o inferiore", self::stat(total.stat), self.value(&total.most)));
        let total = total.as_deref();
        let text = if by_place && from.whose != Whose::Anyones {
            let ways = alternatives(&from.places, &from.filters);
            let the = |(places, filters): &(Vec<Place>, Vec<Filter>)| {
                let many = places.as_slice() != [Place::Leader] || ways.len() == 1;
                let (such, form) = self.such_one(filters, from.whose, places, many, total);
                let the = match owner {
                    Owner::You => form.the(&format!("{} {such}", form.your())),
                    Owner::Own => form.the(&format!("{} {}", form.agree("propri"), without_opponent(&such))),
                    Owner::Opponent | Owner::Anyone | Owner::Its => form.the(&such),
                };
                (the, form)
            };
            let these: Vec<(String, Form)> = ways.iter().map(the).collect();
            match these.as_slice() {
                [(these, form)] => self.quantity_of(&pick.count, these, form.feminine),
                // "1 tra il tuo Leader e le tue carte [Kotori]".
                several => {
                    let among = list(&several.iter().map(|(these, _)| these).collect::<Vec<_>>(), "e");
                    let among = format!("tra {among}");
                    self.quantity(&pick.count, [&among, &among], true)
                }
            }
        } else {
            let (such, form) = self.such_with(&from.filters, Whose::Anyones, places, !is_one(&pick.count), total);
            let at = if by_place { String::new() } else { self.at(from, link, owner) };
            let at = if at.is_empty() { at } else { format!(" {at}") };
            format!("{}{at}", self.quantity(&pick.count, [&such, &such], form.feminine))
        };
        self.0.pick(pick);
        text
    }
}

/// "i propri Personaggi" already says whose they are.
fn without_opponent(cards: &str) -> String {
    ["avversario", "avversaria", "avversarie", "avversari"]
        .iter()
        .find_map(|word| cards.contains(&format!(" {word}")).then(|| cards.replacen(&format!(" {word}"), "", 1)))
        .unwrap_or_else(|| cards.to_owned())
}
