//! Noun phrases: numbers, qualities, cards, objects.

use super::{Italian, keyword};
use crate::grammar::italian::{Form, Owner, owned, prep};
use crate::grammar::{list, number};
use crate::zwo::effects::context::{Home, Noun, Picked, in_order, is_one, is_this, noun_at};
use zwo::effects::{Cards, Compare, Count, Filter, Objects, Phase, Pick, Place, Player, Slot, Stat, Value, Whose};
use zwo::{Category, Colour, Rarity};

/// What a quality is in a noun phrase.
enum Part {
    /// "altro", before all else.
    Other,
    /// After the noun, and after "è".
    After(String),
    /// The kind of card.
    Kind(&'static str),
    /// After "con", and after "ha".
    With(String),
    /// A clause of its own: what the card is.
    WhichIs(String),
    OtherThan(String),
}

pub(super) fn player(player: Player) -> &'static str {
    match player {
        Player::You => "tu",
        Player::Opponent => "l'avversario",
        Player::Owner => "il suo proprietario",
        Player::Each => "ogni giocatore",
    }
}

/// A place of somebody's, with its article.
pub(super) fn place(place: Place, owner: Owner) -> String {
    match place {
        Place::Field => owned("campo", Form::MASCULINE, owner),
        Place::Hand => owned("mano", Form::FEMININE, owner),
        Place::Wrecked => owned("zona distrutti", Form::FEMININE, owner),
        Place::Mana => owned("zona mana", Form::FEMININE, owner),
    }
}

/// Where cards are, after "in" or "da".
pub(super) fn in_or_from(link: &str, place: Place, whose: Whose) -> String {
    let owner = match whose {
        Whose::Yours => Owner::You,
        Whose::Opponents => Owner::Opponent,
        Whose::Eithers => Owner::Anyone,
    };
    prep(link, &self::place(place, owner))
}

/// Where they go.
pub(super) fn home(home: Home) -> Owner {
    match home {
        Home::Yours => Owner::You,
        Home::Opponents => Owner::Opponent,
        Home::Owners => Owner::Its,
    }
}

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Prepare => "fase di preparazione",
        Phase::Draw => "fase di pesca",
        Phase::Mana => "fase mana",
        Phase::Main => "fase principale",
        Phase::Battle => "fase di battaglia",
        Phase::End => "fase finale",
    }
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::SummonCost => "costo di evocazione",
        Stat::ReviveCost => "costo di rianimazione",
        Stat::Power => "POTENZA",
        Stat::Critical => "CRITICO",
        Stat::Damage => "danno",
    }
}

pub(super) fn stat_form(stat: Stat) -> Form {
    match stat {
        Stat::Power => Form::FEMININE,
        Stat::SummonCost | Stat::ReviveCost | Stat::Critical | Stat::Damage => Form::MASCULINE,
    }
}

fn noun(noun: Noun, many: bool) -> &'static str {
    match (noun, many) {
        (Noun::Zombie, _) => "zombi",
        (Noun::Mana, _) => "mana",
        (Noun::Card, false) => "carta",
        (Noun::Card, true) => "carte",
    }
}

fn form_of(noun: Noun, many: bool) -> Form {
    Form { feminine: noun == Noun::Card, many }
}

/// Gender and number of cards there.
pub(super) fn form_at(place: Place, many: bool) -> Form {
    form_of(noun_at(place), many)
}

fn colour(colour: Colour, form: Form) -> String {
    match colour {
        Colour::Green => if form.many { "verdi" } else { "verde" }.to_owned(),
        Colour::Blue => "blu".to_owned(),
        Colour::Red => form.agree("ross"),
    }
}

fn category(category: Category) -> &'static str {
    match category {
        Category::Zombie => "zombi",
        Category::Event => "EVENTO",
    }
}

/// "3 o inferiore".
pub(super) fn bound(compare: Compare, number: &str) -> String {
    match compare {
        Compare::AtLeast => format!("{number} o superiore"),
        Compare::AtMost => format!("{number} o inferiore"),
        Compare::Exactly => number.to_owned(),
    }
}

fn this(noun: Noun) -> &'static str {
    match noun {
        Noun::Zombie => "questo zombi",
        Noun::Mana | Noun::Card => "questa carta",
    }
}

fn join(parts: &[String], before: &str) -> String {
    if parts.is_empty() { String::new() } else { format!(" {before} {}", list(parts, "e")) }
}

impl Italian<'_> {
    /// What the card calls itself.
    pub(super) fn this(&self) -> &'static str {
        this(self.0.this())
    }

    fn whose_number(&self, of: &Objects) -> String {
        if *of == Objects::This { this(self.0.was()).to_owned() } else { self.objects(of, "in") }
    }

    /// The same where its ability works outside the field (ZW-4.2).
    pub(super) fn this_card(&self) -> &'static str {
        if self.0.is_event() { "questa carta" } else { "questa carta zombi" }
    }

    /// Gender and number of objects: a target is "il bersaglio", whatever it is.
    pub(super) fn form(&self, objects: &Objects) -> Form {
        let about = self.0.about(objects);
        match objects {
            Objects::Picked(slot) => match self.0.picked(*slot) {
                Picked::Target { many, .. } => Form { feminine: false, many },
                Picked::Chosen { about, .. } => form_of(about.noun, about.many),
            },
            Objects::Player(player) => Form { feminine: false, many: *player == Player::Each },
            Objects::This | Objects::It | Objects::Pick(_) | Objects::All(_) => form_of(about.noun, about.many),
        }
    }

    fn picked(&self, slot: Slot) -> String {
        const ORDER: [&str; 5] = ["prim", "second", "terz", "quart", "quint"];
        let nth = |order: u16, form: Form| form.agree(ORDER.get(usize::from(order) - 1).copied().unwrap_or("ultim"));
        match self.0.picked(slot) {
            Picked::Target { order, many } => {
                let (form, target) = (Form { feminine: false, many }, if many { "bersagli" } else { "bersaglio" });
                let nth = order.map_or_else(String::new, |order| format!("{} ", nth(order, form)));
                form.the(&format!("{nth}{target}"))
            }
            Picked::Chosen { about, order } => {
                let (form, noun) = (form_of(about.noun, about.many), noun(about.noun, about.many));
                match order {
                    None => form.that(noun),
                    Some(order) => format!("{} {} per {}", form.the(noun), form.agree("scelt"), nth(order, form)),
                }
            }
        }
    }

    /// A number as a noun phrase.
    pub(super) fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(value) => number(*value),
            Value::Count(cards) => format!("il numero {}", prep("di", &self.cards(cards))),
            Value::Of(stat, of) if self.0.is_it(of) => {
                let form = stat_form(*stat);
                form.the(&format!("{} {}", if form.feminine { "sua" } else { "suo" }, self::stat(*stat)))
            }
            Value::Of(Stat::Damage, of) => format!("il danno {}", prep("su", &self.whose_number(of))),
            Value::Of(stat, of) => {
                format!("{} {}", stat_form(*stat).the(self::stat(*stat)), prep("di", &self.whose_number(of)))
            }
            Value::Life(Player::You) => "la tua vita".to_owned(),
            Value::Life(Player::Opponent) => "la vita dell'avversario".to_owned(),
            Value::Life(Player::Owner) => "la vita del suo proprietario".to_owned(),
            Value::Life(Player::Each) => "la vita totale dei due giocatori".to_owned(),
            Value::Amount => "quel numero".to_owned(),
            Value::Times(times, of) => match &**of {
                Value::Count(cards) => format!("{} per {}", number(*times), self.each(cards)),
                of => format!("{} volte {}", number(*times), self.value(of)),
            },
        }
    }

    /// So much: counted in a noun, or equal to something.
    fn so_much(&self, value: &Value, [one, many]: [&str; 2], same: &str, mass: &str) -> String {
        let counted = |value: i32| if value == 1 { format!("1 {one}") } else { format!("{} {many}", number(value)) };
        match value {
            Value::Number(value) => counted(*value),
            Value::Amount => same.to_owned(),
            Value::Times(times, each) => match &**each {
                Value::Count(cards) => format!("{} per {}", counted(*times), self.each(cards)),
                _ => format!("{mass} {}", prep("pari a", &self.value(value))),
            },
            Value::Count(_) | Value::Of(..) | Value::Life(_) => {
                format!("{mass} {}", prep("pari a", &self.value(value)))
            }
        }
    }

    pub(super) fn damage(&self, value: &Value) -> String {
        self.so_much(value, ["danno", "danni"], "altrettanti danni", "danno")
    }

    pub(super) fn life(&self, value: &Value) -> String {
        self.so_much(value, ["punto di vita", "punti di vita"], "altrettanta vita", "vita")
    }

    pub(super) fn some_cards(&self, value: &Value) -> String {
        self.so_much(value, ["carta", "carte"], "altrettante carte", "un numero di carte")
    }

    /// So many of a noun.
    fn quantity(&self, count: &Count, [one, many]: [&str; 2], form: Form) -> String {
        let same = format!("{} {many}", form.agree("altrettant"));
        let mass = format!("un numero di {many}");
        match count {
            Count::Exactly(value) => self.so_much(value, [one, many], &same, &mass),
            Count::UpTo(Value::Number(value)) => {
                format!("fino a {}", self.so_much(&Value::Number(*value), [one, many], &same, &mass))
            }
            Count::UpTo(Value::Amount) => format!("fino ad {same}"),
            Count::UpTo(value) => format!("{mass} {}", prep("fino a", &self.value(value))),
        }
    }

    fn stat(&self, stat: Stat, compare: Compare, value: &Value) -> String {
        let name = self::stat(stat);
        match (stat, value) {
            (Stat::Damage, Value::Number(value)) => match compare {
                Compare::AtLeast => format!("{} o più danni", number(*value)),
                Compare::AtMost => format!("{} o meno danni", number(*value)),
                Compare::Exactly => format!("{} danni", number(*value)),
            },
            (_, Value::Number(value)) => format!("{name} {}", bound(compare, &number(*value))),
            (_, value) => format!("{name} {}", self.against(compare, value)),
        }
    }

    fn part(&self, filter: &Filter, noun: Noun, form: Form) -> Part {
        let after = |text: &str| Part::After(text.to_owned());
        match filter {
            Filter::Category(kind) => Part::Kind(category(*kind)),
            Filter::Colour(colour) => Part::After(self::colour(*colour, form)),
            Filter::Grey => Part::After(form.agree("grigi")),
            Filter::Rarity(Rarity::Rare) => Part::After(form.agree("rar")),
            Filter::Rarity(Rarity::Uncommon) => after(if form.many { "non comuni" } else { "non comune" }),
            Filter::Rarity(Rarity::Common) => after(if form.many { "comuni" } else { "comune" }),
            Filter::Named(name) => Part::With(format!("nome “{name}”")),
            Filter::Numbered(number) => Part::With(format!("numero {number}")),
            Filter::Stat(stat, compare, value) => Part::With(self.stat(*stat, *compare, value)),
            Filter::Stand => after("in posizione DRITTA"),
            Filter::Rest => after("in posizione RUOTATA"),
            Filter::Front => after("FRONTE"),
            Filter::Back => after("RETRO"),
            Filter::Intact => Part::After(form.agree("integr")),
            Filter::HalfWrecked => Part::After(form.agree("semidistrutt")),
            Filter::Has(word) => Part::With(keyword(*word).to_owned()),
            Filter::NoText => after("senza testo"),
            Filter::This => Part::WhichIs(self.this().to_owned()),
            Filter::Other => Part::Other,
            Filter::Any(ways) => self.either(ways, noun, form.many),
            Filter::Not(filters) => Part::OtherThan(match filters.as_slice() {
                [Filter::Named(name)] => format!("“{name}”"),
                filters => self.such(filters, noun, None, true, ""),
            }),
        }
    }

    fn either(&self, ways: &[Vec<Filter>], noun: Noun, many: bool) -> Part {
        let form = form_of(noun, many);
        let adjective = |way: &Vec<Filter>| match way.as_slice() {
            [filter] => match self.part(filter, noun, form) {
                Part::After(text) => Some(text),
                Part::Other | Part::Kind(_) | Part::With(_) | Part::WhichIs(_) | Part::OtherThan(_) => None,
            },
            _ => None,
        };
        if ways.is_empty() {
            return Part::After("di nessun genere".to_owned());
        }
        if let Some(adjectives) = ways.iter().map(adjective).collect::<Option<Vec<_>>>() {
            return Part::After(list(&adjectives, "o"));
        }
        let way = |way: &Vec<Filter>| {
            let such = self.such(way, noun, None, many, "");
            if many { such } else { form.a(&such) }
        };
        Part::WhichIs(list(&ways.iter().map(way).collect::<Vec<_>>(), "o"))
    }

    /// Cards with these qualities, without an article; where they are comes before what they have.
    pub(super) fn such(&self, filters: &[Filter], called: Noun, whose: Option<Whose>, many: bool, at: &str) -> String {
        let form = form_of(called, many);
        let mut noun = noun(called, many).to_owned();
        let (mut before, mut after, mut named) = (String::new(), String::new(), called != Noun::Card);
        let (mut with, mut other, mut which) = (Vec::new(), Vec::new(), Vec::new());
        for filter in in_order(filters) {
            match self.part(filter, called, form) {
                Part::Other => before.push_str(&format!("{} ", form.agree("altr"))),
                Part::After(text) => after.push_str(&format!(" {text}")),
                Part::Kind(kind) if !named => {
                    noun = format!("{noun} {kind}");
                    named = true;
                }
                Part::Kind(kind) => which.push(format!("{} {kind}", if many { "carte" } else { "una carta" })),
                Part::With(text) => with.push(text),
                Part::WhichIs(text) => which.push(text),
                Part::OtherThan(text) => other.push(prep("da", &text)),
            }
        }
        match whose {
            Some(Whose::Yours) => before.push_str(&format!("{} ", form.your())),
            Some(Whose::Opponents) => noun = format!("{noun} {}", form.agree("avversari")),
            Some(Whose::Eithers) | None => {}
        }
        let which_is = if many { "che sono" } else { "che è" };
        let (with, other) = (join(&with, "con"), join(&other, &form.agree("divers")));
        format!("{before}{noun}{after}{at}{with}{other}{}", join(&which, which_is))
    }

    /// What is said of cards with or without these qualities.
    pub(super) fn says(&self, filters: &[Filter], noun: Noun, form: Form, holds: bool) -> String {
        let not = if holds { "" } else { "non " };
        let (is, has) = if form.many { ("sono", "hanno") } else { ("è", "ha") };
        let say = |filter: &Filter| match self.part(filter, noun, form) {
            Part::After(text) | Part::WhichIs(text) => format!("{not}{is} {text}"),
            Part::With(text) => format!("{not}{has} {text}"),
            Part::Kind(kind) => format!("{not}{is} {} {kind}", if form.many { "carte" } else { "una carta" }),
            Part::Other => format!("{}{is} {}", if holds { "non " } else { "" }, self.this()),
            Part::OtherThan(text) => format!("{not}{is} {} {}", form.agree("divers"), prep("da", &text)),
        };
        if filters.is_empty() {
            return format!("{not}{is} lì");
        }
        filters.iter().map(say).collect::<Vec<_>>().join(if holds { " e " } else { " o " })
    }

    /// All of these, with their article: "gli altri tuoi zombi verdi".
    pub(super) fn cards(&self, cards: &Cards) -> String {
        let the = |whose, at: &str| {
            form_at(cards.place, true).the(&self.such(&cards.filters, noun_at(cards.place), whose, true, at))
        };
        match (cards.place, cards.whose) {
            _ if is_this(cards) => self.this().to_owned(),
            (Place::Field, Whose::Eithers) => the(None, " in campo"),
            (Place::Mana, Whose::Eithers) => the(None, " dei due giocatori"),
            (Place::Field | Place::Mana, whose) => the(Some(whose), ""),
            (Place::Hand | Place::Wrecked, whose) => {
                format!("{} {}", the(None, ""), in_or_from("in", cards.place, whose))
            }
        }
    }

    /// "ogni altro tuo zombi".
    pub(super) fn each(&self, cards: &Cards) -> String {
        let one =
            |whose, at: &str| format!("ogni {}", self.such(&cards.filters, noun_at(cards.place), whose, false, at));
        match (cards.place, cards.whose) {
            _ if is_this(cards) => self.this().to_owned(),
            (Place::Field, Whose::Eithers) => one(None, " in campo"),
            (Place::Mana, Whose::Eithers) => one(None, " dei due giocatori"),
            (Place::Field | Place::Mana, whose) => one(Some(whose), ""),
            (Place::Hand | Place::Wrecked, whose) => {
                format!("{} {}", one(None, ""), in_or_from("in", cards.place, whose))
            }
        }
    }

    /// What an act is done to; cards that are not on the field are "in" a place, or go "da" there.
    pub(super) fn objects(&self, objects: &Objects, link: &str) -> String {
        match objects {
            Objects::This => match (link, self.0.works_in) {
                ("da", Some(at)) => format!("{} {}", self.this(), in_or_from("da", at, Whose::Yours)),
                _ => self.this().to_owned(),
            },
            Objects::It => {
                let noun = self.0.about(objects).noun;
                form_of(noun, false).that(self::noun(noun, false))
            }
            Objects::Picked(slot) => self.picked(*slot),
            Objects::Pick(pick) => {
                let text = self.choice(pick, link);
                self.0.pick(pick);
                text
            }
            Objects::All(cards) if is_this(cards) => self.this().to_owned(),
            Objects::All(cards) => {
                let all = form_at(cards.place, true).agree("tutt");
                match cards.place {
                    Place::Field | Place::Mana => format!("{all} {}", self.cards(cards)),
                    Place::Hand | Place::Wrecked => {
                        let such = self.such(&cards.filters, noun_at(cards.place), None, true, "");
                        let from = in_or_from(link, cards.place, cards.whose);
                        format!("{all} {} {from}", form_at(cards.place, true).the(&such))
                    }
                }
            }
            Objects::Player(Player::Each) => "i giocatori".to_owned(),
            Objects::Player(player) => self::player(*player).to_owned(),
        }
    }

    /// A choice of cards.
    pub(super) fn choice(&self, pick: &Pick, link: &str) -> String {
        let from = &pick.from;
        let (whose, at, away) = match (from.place, from.whose) {
            (Place::Field, Whose::Eithers) => (None, " in uno dei due campi", String::new()),
            (Place::Mana, Whose::Eithers) => (None, " di uno dei due giocatori", String::new()),
            (Place::Field | Place::Mana, whose) => (Some(whose), "", String::new()),
            (Place::Hand | Place::Wrecked, whose) => (None, "", format!(" {}", in_or_from(link, from.place, whose))),
        };
        let many = !is_one(&pick.count);
        let such = self.such(&from.filters, noun_at(from.place), whose, many, at);
        format!("{}{away}", self.quantity(&pick.count, [&such, &such], form_at(from.place, true)))
    }
}
