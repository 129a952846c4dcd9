//! Noun phrases: numbers, qualities, cards, objects.

use super::Italian;
use crate::Lang;
use crate::grammar::italian::{Form, prep};
use crate::grammar::{list, number, signed};
use crate::mm25::cards::person_in;
use crate::mm25::effects::{Noun, Phrase, This, are_many, is_one};
use mm25::effects::{Cards, Compare, Count, Filter, Objects, Pick, Place, Player, Stat, Value, Window};
use mm25::{Category, Crew};

impl Italian {
    pub(super) fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => self::number(*number),
            Value::Count(cards) => format!("il numero {}", prep("di", &self.many(cards))),
            Value::Of(stat, of) => format!("{} {}", the_stat(*stat), prep("di", &self.objects(of))),
        }
    }

    /// "2 o più Punti Vita", "Punti Vita inferiori ai Punti Vita iniziali del tuo Personaggio".
    pub(super) fn so_much(&self, stat: Stat, compare: Compare, value: &Value) -> String {
        if let Value::Number(number) = value {
            return stat_bound(stat, &bound(compare, &self::number(*number)));
        }
        let (name, many) = match stat {
            Stat::Power => ("Forza", false),
            Stat::InitialPower => ("Forza iniziale", false),
            Stat::Damage => ("Danno", false),
            Stat::Life => ("Punti Vita", true),
            Stat::InitialLife => ("Punti Vita iniziali", true),
        };
        let how = match (compare, many) {
            (Compare::AtLeast, false) => "pari o superiore a",
            (Compare::AtLeast, true) => "pari o superiori a",
            (Compare::AtMost, false) => "pari o inferiore a",
            (Compare::AtMost, true) => "pari o inferiori a",
            (Compare::Exactly, _) => "pari a",
            (Compare::Above, false) => "superiore a",
            (Compare::Above, true) => "superiori a",
            (Compare::Below, false) => "inferiore a",
            (Compare::Below, true) => "inferiori a",
        };
        format!("{name} {}", prep(how, &self.value(value)))
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
            other => format!("({})", self.value(other)),
        }
    }

    /// "2 carte".
    pub(super) fn so_many(&self, count: &Value) -> String {
        match count {
            Value::Number(1) => "1 carta".to_owned(),
            Value::Number(number) => format!("{number} carte"),
            other => format!("un numero di carte {}", prep("pari a", &self.value(other))),
        }
    }

    pub(super) fn form(&self, objects: &Objects) -> Form {
        match objects {
            Objects::This => Form { feminine: self.0 != This::Character, many: false },
            Objects::Placed | Objects::Picked => Form::FEMININE,
            Objects::Fighters => Form { feminine: false, many: true },
            Objects::Fighter(_) | Objects::Loser | Objects::Player(_) => Form::MASCULINE,
            Objects::All(cards) => Form { many: are_many(objects), ..form_of(&Phrase::of(cards)) },
            Objects::Pick(pick) => Form { many: are_many(objects), ..form_of(&Phrase::of(&pick.from)) },
        }
    }

    pub(super) fn objects(&self, objects: &Objects) -> String {
        match objects {
            Objects::This => match self.0 {
                This::Character => "questo Personaggio",
                This::Technique => "questa Tecnica",
                This::Card => "questa carta",
            }
            .to_owned(),
            Objects::Fighter(Player::You) => "il tuo Personaggio".to_owned(),
            Objects::Fighter(Player::Opponent) => "il Personaggio avversario".to_owned(),
            Objects::Fighters => "i due Personaggi che combattono, contemporaneamente".to_owned(),
            Objects::Loser => "il Personaggio perdente".to_owned(),
            Objects::Placed => "la Tecnica appena giocata dall'avversario".to_owned(),
            Objects::Pick(pick) => self.pick(pick),
            Objects::Picked => "la carta scelta".to_owned(),
            Objects::All(cards) if Phrase::of(cards).is_captain() => self.many(cards),
            Objects::All(cards) => format!("{} {}", self.form(objects).agree("tutt"), self.many(cards)),
            Objects::Player(Player::You) => "tu".to_owned(),
            Objects::Player(Player::Opponent) => "l'avversario".to_owned(),
        }
    }

    pub(super) fn pick(&self, pick: &Pick) -> String {
        let phrase = Phrase::of(&pick.from);
        let (up_to, equal, count) = match &pick.count {
            Count::Exactly(count) => ("", "pari a", count),
            Count::UpTo(count) => ("fino a ", "non superiore a", count),
        };
        let (count, so_many) = match count {
            Value::Number(number) => (format!("{up_to}{number}"), String::new()),
            other => ("un numero di".to_owned(), format!(" {}", prep(equal, &self.value(other)))),
        };
        let many = !is_one(&pick.count);
        match phrase.nouns.as_slice() {
            [Noun::Card(_)] => {
                let noun = self.noun_phrase(&phrase.nouns, &phrase.filters, None, many);
                format!("{count} {noun} {}{so_many}", places(phrase.places, phrase.whose))
            }
            nouns => {
                let noun = self.noun_phrase(nouns, &phrase.filters, Some(phrase.whose), many);
                format!("{count} {noun}{so_many}")
            }
        }
    }

    /// "i tuoi Personaggi", "le carte nella tua Mano", "il Capitano avversario".
    pub(super) fn many(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        let form = Form { many: !phrase.is_captain(), ..form_of(&phrase) };
        match (phrase.nouns.as_slice(), phrase.whose) {
            ([Noun::Card(_)], whose) => {
                let noun = self.noun_phrase(&phrase.nouns, &phrase.filters, None, form.many);
                format!("{} {}", form.the(&noun), places(phrase.places, whose))
            }
            (nouns, Player::You) => {
                let noun = self.noun_phrase(nouns, &phrase.filters, None, form.many);
                form.the(&format!("{} {noun}", form.your()))
            }
            (nouns, Player::Opponent) => {
                form.the(&self.noun_phrase(nouns, &phrase.filters, Some(Player::Opponent), form.many))
            }
        }
    }

    pub(super) fn one_of(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        match phrase.is_captain() {
            true => self.many(cards),
            false => format!("{} {}", form_of(&phrase).agree("un"), prep("di", &self.many(cards))),
        }
    }

    pub(super) fn any_of(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        match phrase.is_captain() {
            true => self.many(cards),
            false => format!("{} qualsiasi {}", form_of(&phrase).agree("un"), prep("di", &self.many(cards))),
        }
    }

    /// The noun with its qualities; the owner, if given, is said right after the noun.
    pub(super) fn noun_phrase(&self, nouns: &[Noun], filters: &[&Filter], owner: Option<Player>, many: bool) -> String {
        let names: Vec<&str> = nouns.iter().map(|noun| self::noun(*noun, many)).collect();
        let form = Form { many, feminine: nouns.iter().all(|noun| is_feminine(*noun)) };
        let (mut before, mut after) = (String::new(), String::new());
        match owner {
            Some(Player::You) => after += &format!(" {}", form.your()),
            Some(Player::Opponent) => after += &format!(" {}", form.agree("avversari")),
            None => {}
        }
        for filter in filters {
            match filter {
                Filter::Other => before += &format!("{} ", form.agree("altr")),
                Filter::Crew(crew) => after += &format!(" della Ciurma “{}”", self::crew(crew)),
                Filter::Named(names) => after += &format!(" di nome {}", people(names)),
                Filter::Numbered(number) => after += &format!(" con il codice {number}"),
                Filter::Stat(stat, compare, value) => {
                    after += &format!(" con {}", self.so_much(*stat, *compare, value));
                }
                Filter::FewestLife => after += " con meno Punti Vita di tutti",
                Filter::Limited(limit) => after += &format!(" con Limitato: {limit}"),
                Filter::UsableBy(name) => {
                    let usable = if many { "utilizzabili" } else { "utilizzabile" };
                    after += &format!(" {usable} da {}", person_in(name, Lang::It));
                }
                Filter::Category(_)
                | Filter::Captain
                | Filter::Sailor
                | Filter::HasBegun
                | Filter::This
                | Filter::Any(_)
                | Filter::Not(_) => after += &format!(" che {}", self.says(&[filter], form, true)),
            }
        }
        format!("{before}{}{after}", list(&names, "o"))
    }

    pub(super) fn says(&self, filters: &[&Filter], form: Form, holds: bool) -> String {
        let each: Vec<String> = filters.iter().map(|filter| self.says_one(filter, form, holds)).collect();
        match each.as_slice() {
            [] => if holds { "esiste" } else { "non esiste" }.to_owned(),
            _ => each.join(if holds { " e " } else { " o " }),
        }
    }

    pub(super) fn says_one(&self, filter: &Filter, form: Form, holds: bool) -> String {
        let not = if holds { "" } else { "non " };
        let is = format!("{not}{}", if form.many { "sono" } else { "è" });
        let has = format!("{not}{}", if form.many { "hanno" } else { "ha" });
        match filter {
            Filter::Category(category) => format!("{is} {}", kind(*category, form.many)),
            Filter::Named(names) => format!("{is} {}", people(names)),
            Filter::Numbered(number) => format!("{has} il codice {number}"),
            Filter::Crew(crew) => format!("{is} della Ciurma “{}”", self::crew(crew)),
            Filter::Captain => format!("{is} il Capitano"),
            Filter::Sailor => format!("{is} {}", if form.many { "Marinai" } else { "un Marinaio" }),
            Filter::Stat(stat, compare, value) => {
                format!("{has} {}", self.so_much(*stat, *compare, value))
            }
            Filter::FewestLife => format!("{has} meno Punti Vita di tutti"),
            Filter::HasBegun => {
                let already = if holds { " già" } else { "" };
                format!("{has}{already} cominciato una Battaglia in questo turno")
            }
            Filter::Limited(limit) => format!("{has} la scritta Limitato: {limit}"),
            Filter::UsableBy(name) => {
                let usable = if form.many { "utilizzabili" } else { "utilizzabile" };
                format!("{is} {usable} da {}", person_in(name, Lang::It))
            }
            Filter::This => format!("{is} questa carta"),
            Filter::Other => format!("{is} un'altra carta"),
            Filter::Any(ways) => {
                let each: Vec<String> =
                    ways.iter().map(|way| self.says(&way.iter().collect::<Vec<_>>(), form, holds)).collect();
                format!("({})", each.join(if holds { ", o " } else { ", e " }))
            }
            Filter::Not(filters) => self.says(&filters.iter().collect::<Vec<_>>(), form, !holds),
        }
    }
}

pub(super) fn actions(actions: u8) -> String {
    if actions == 1 { "1 Azione".to_owned() } else { format!("{actions} Azioni") }
}

pub(super) fn people(names: &[String]) -> String {
    let names: Vec<&str> = names.iter().map(|name| person_in(name, Lang::It)).collect();
    list(&names, "o")
}

pub(super) fn crew(crew: &Crew) -> &str {
    crate::mm25::effects::crew(crew, Lang::It).unwrap_or(&crew.0)
}

pub(super) fn bound(compare: Compare, number: &str) -> String {
    match compare {
        Compare::AtLeast => format!("{number} o più"),
        Compare::AtMost => format!("{number} o meno"),
        Compare::Exactly => format!("esattamente {number}"),
        Compare::Above => format!("più di {number}"),
        Compare::Below => format!("meno di {number}"),
    }
}

/// "2 o più Punti Vita", "Forza 400 o meno".
pub(super) fn stat_bound(stat: Stat, bound: &str) -> String {
    match stat {
        Stat::Power => format!("Forza {bound}"),
        Stat::InitialPower => format!("Forza iniziale {bound}"),
        Stat::Damage => format!("Danno {bound}"),
        Stat::Life => format!("{bound} Punti Vita"),
        Stat::InitialLife => format!("{bound} Punti Vita iniziali"),
    }
}

pub(super) fn the_stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Power => "la Forza",
        Stat::InitialPower => "la Forza iniziale",
        Stat::Damage => "il Danno",
        Stat::Life => "i Punti Vita",
        Stat::InitialLife => "i Punti Vita iniziali",
    }
}

pub(super) fn kind(category: Category, many: bool) -> &'static str {
    match (category, many) {
        (Category::Character, false) => "Carta Personaggio",
        (Category::Character, true) => "Carte Personaggio",
        (Category::Technique, false) => "Carta Tecnica",
        (Category::Technique, true) => "Carte Tecnica",
        (Category::Team, false) => "Carta Squadra",
        (Category::Team, true) => "Carte Squadra",
    }
}

pub(super) fn is_feminine(noun: Noun) -> bool {
    matches!(noun, Noun::Technique | Noun::Card(_))
}

pub(super) fn form_of(phrase: &Phrase<'_>) -> Form {
    Form { feminine: phrase.nouns.iter().all(|noun| is_feminine(*noun)), many: false }
}

pub(super) fn noun(noun: Noun, many: bool) -> &'static str {
    match (noun, many) {
        (Noun::Character, false) => "Personaggio",
        (Noun::Character, true) => "Personaggi",
        (Noun::Captain, _) => "Capitano",
        (Noun::Sailor, false) => "Marinaio",
        (Noun::Sailor, true) => "Marinai",
        (Noun::Reinforcement, false) => "Rinforzo",
        (Noun::Reinforcement, true) => "Rinforzi",
        (Noun::Technique, false) => "Tecnica",
        (Noun::Technique, true) => "Tecniche",
        (Noun::Card(None), false) => "carta",
        (Noun::Card(None), true) => "carte",
        (Noun::Card(Some(category)), many) => kind(category, many),
    }
}

/// Where cards are: "nella tua Mano", "nell'Oceano avversario".
pub(super) fn places(places: &[Place], whose: Player) -> String {
    let each: Vec<String> = places
        .iter()
        .map(|place| {
            let (name, form) = match place {
                Place::Bridge => ("Ponte", Form::MASCULINE),
                Place::Reinforcements => ("Spazio Rinforzi", Form::MASCULINE),
                Place::Techniques => ("Spazio Tecnica", Form::MASCULINE),
                Place::Hand => ("Mano", Form::FEMININE),
                Place::Ocean => ("Oceano", Form::MASCULINE),
                Place::Logbook => ("Giornale di Bordo", Form::MASCULINE),
                Place::Chest => ("Forziere", Form::MASCULINE),
            };
            match whose {
                Player::You => prep("in", &form.the(&format!("{} {name}", form.your()))),
                Player::Opponent => format!("{} {}", prep("in", &form.the(name)), form.agree("avversari")),
            }
        })
        .collect();
    list(&each, "o")
}

pub(super) fn window(window: Window) -> &'static str {
    match window {
        Window::Declared => "alla dichiarazione di una Battaglia",
        Window::Before => "prima delle Azioni di Battaglia di una Battaglia",
        Window::BattleActions => "durante le Azioni di Battaglia di una Battaglia",
        Window::Interrupt => "come Interruzione in una Battaglia",
        Window::BeforeComparison => "prima del confronto della Forza di una Battaglia",
        Window::AfterComparison => "dopo il confronto della Forza di una Battaglia",
        Window::BeforeDamage => "prima del Danno di una Battaglia",
        Window::Defeated => "quando un Personaggio è stato sconfitto in una Battaglia",
        Window::AfterBattle => "dopo la fine di una Battaglia",
    }
}
