//! Italiano.

mod nouns;
mod steps;

use super::context::{Context, icon, is_move, is_this, noun_at};
use crate::grammar::italian::{Form, prep};
use crate::grammar::{capital, list, number};
use nouns::{bound, form_at, in_or_from, phase};
use zwo::effects::{
    Ability, Act, Cards, Compare, Condition, Cost, Happening, Keyword, Kind, Objects, Place, PlayerHappening, Speed,
    Timing, Value, Whose,
};

/// An ability in Italian, as far as it is told.
pub(super) struct Italian<'c>(pub &'c Context);

/// A keyword's name.
pub(super) fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Amplify => "Amplifica",
        Keyword::Absorb => "Assorbi",
        Keyword::Erode => "Erodi",
    }
}

impl Italian<'_> {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let costs: Vec<String> = ability.cost.iter().map(|cost| self.cost(cost)).collect();
        let cost = if costs.is_empty() { String::new() } else { format!(" [{}]", list(&costs, "e")) };
        let mut said: Vec<String> = Vec::new();
        if let Some(at) = self.0.works_in {
            let at = in_or_from("in", at, Whose::Yours);
            said.push(format!("Si può usare solo finché {} è {at}.", self.this_card()));
        }
        let targets: Vec<String> = ability.targets.iter().map(|pick| self.choice(pick, "in")).collect();
        let targets = (!targets.is_empty()).then(|| format!("scegli come bersaglio {}.", list(&targets, "e")));
        let ifs: Vec<String> = match ability.conditions.as_slice() {
            [alone] => vec![self.condition(alone, true)],
            several => several.iter().map(|condition| self.joined(condition, true)).collect(),
        };
        let ifs = ifs.join(" e ");
        match &ability.kind {
            Kind::Continuous(parts) => {
                said.extend(targets.map(|targets| capital(&targets)));
                let lead = if ifs.is_empty() { String::new() } else { format!("finché {ifs}, ") };
                said.push(capital(&format!("{lead}{}", self.standing(parts))));
            }
            Kind::Auto(timing, steps) => {
                let when = self.timing(timing);
                self.0.told(timing, ability);
                let lead = if ifs.is_empty() { format!("{when}, ") } else { format!("{when}, se {ifs}, ") };
                // They are chosen when it comes to be handled (ZW-19.3).
                match targets {
                    None => said.push(capital(&format!("{lead}{}", self.sentences(steps)))),
                    Some(targets) => {
                        said.extend([capital(&format!("{lead}{targets}")), capital(&self.sentences(steps))])
                    }
                }
                if !ifs.is_empty() {
                    let twice =
                        "(La condizione si controlla quando l'abilità si innesca e di nuovo quando si risolve.)";
                    said.push(twice.to_owned());
                }
            }
            Kind::Activated(_, _, steps) => {
                said.extend((!ifs.is_empty()).then(|| format!("Si può usare solo se {ifs}.")));
                said.extend(targets.map(|targets| capital(&targets)));
                said.push(capital(&self.sentences(steps)));
            }
        }
        said.extend(ability.once.then(|| "Una volta per turno.".to_owned()));
        format!("{}{cost}: {}", self.kind(&ability.kind), said.join(" "))
    }

    fn kind(&self, kind: &Kind) -> &'static str {
        match kind {
            Kind::Continuous(_) => "CONTINUA",
            Kind::Auto(..) => "AUTOMATICA",
            Kind::Activated(Speed::Main, ..) if self.0.is_event() => "EVENTO PRINCIPALE",
            Kind::Activated(Speed::Free, ..) if self.0.is_event() => "EVENTO LIBERO",
            Kind::Activated(Speed::Main, ..) => "ATTIVATA PRINCIPALE",
            Kind::Activated(Speed::Free, ..) => "ATTIVATA LIBERO",
        }
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Mana { way, colour, count } => icon(*way, *colour, *count),
            Cost::Do(act, on) => self.paid(act, on),
        }
    }

    /// What a cost picks cannot be spoken of later.
    fn paid(&self, act: &Act, on: &Objects) -> String {
        match on {
            Objects::Pick(pick) => self.act(act, on, &self.choice(pick, link(act))).text(),
            Objects::This | Objects::It | Objects::Picked(_) | Objects::All(_) | Objects::Player(_) => {
                self.act(act, on, &self.objects(on, link(act))).text()
            }
        }
    }

    /// "quando questo zombi attacca".
    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::When(happening, cards) => {
                let form = if is_this(cards) { self.form(&Objects::This) } else { form_at(cards.place, false) };
                format!("quando {} {}", self.one_of(cards), happens(*happening, form))
            }
            Timing::WhenPlayer(happening, who) => {
                let (who, you) = match who {
                    Whose::Yours => ("", true),
                    Whose::Opponents => ("l'avversario ", false),
                    Whose::Eithers => ("un giocatore ", false),
                };
                let happens = match (happening, you) {
                    (PlayerHappening::Draws, true) => "peschi 1 o più carte",
                    (PlayerHappening::Draws, false) => "pesca 1 o più carte",
                    (PlayerHappening::Recovers, true) => "recuperi vita",
                    (PlayerHappening::Recovers, false) => "recupera vita",
                    (PlayerHappening::Hurt, true) => "subisci danno",
                    (PlayerHappening::Hurt, false) => "subisce danno",
                };
                format!("quando {who}{happens}")
            }
            Timing::StartOf(phase, Whose::Yours) => format!("all'inizio della tua {}", self::phase(*phase)),
            Timing::StartOf(phase, Whose::Opponents) => {
                format!("all'inizio della {} dell'avversario", self::phase(*phase))
            }
            Timing::StartOf(phase, Whose::Eithers) => {
                format!("all'inizio della {} di ogni giocatore", self::phase(*phase))
            }
            Timing::EndOfTurn(Whose::Yours) => "alla fine del tuo turno".to_owned(),
            Timing::EndOfTurn(Whose::Opponents) => "alla fine del turno dell'avversario".to_owned(),
            Timing::EndOfTurn(Whose::Eithers) => "alla fine di ogni turno".to_owned(),
        }
    }

    /// A condition among others: lists are held together.
    fn joined(&self, condition: &Condition, holds: bool) -> String {
        let text = self.condition(condition, holds);
        match condition {
            Condition::All(several) | Condition::Any(several) if several.len() > 1 => format!("({text})"),
            _ => text,
        }
    }

    /// What follows "se"; that it does not hold, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> String {
        let not = if holds { "" } else { "non " };
        match condition {
            Condition::YourTurn => format!("{not}è il tuo turno"),
            Condition::OpponentsTurn => format!("{not}è il turno dell'avversario"),
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Is(objects, filters) => {
                let noun = self.0.about(objects).noun;
                format!("{} {}", self.objects(objects, "in"), self.says(filters, noun, self.form(objects), holds))
            }
            Condition::Did => format!("{not}lo fai"),
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                if several.is_empty() {
                    return if all { "è possibile" } else { "è impossibile" }.to_owned();
                }
                let each: Vec<String> = several.iter().map(|one| self.joined(one, holds)).collect();
                each.join(if all { " e " } else { " o " })
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> String {
        let is = if holds { "è" } else { "non è" };
        match (one, other) {
            (Value::Count(cards), Value::Number(limit)) => self.has_so_many(cards, compare, *limit, holds),
            (_, Value::Number(limit)) => format!("{} {is} {}", self.value(one), bound(compare, &number(*limit))),
            _ => format!("{} {is} {}", self.value(one), self.against(compare, other)),
        }
    }

    /// "hai 3 o più mana RETRO".
    fn has_so_many(&self, cards: &Cards, compare: Compare, limit: i32, holds: bool) -> String {
        let none = matches!(
            (compare, limit, holds),
            (Compare::AtMost | Compare::Exactly, 0, true) | (Compare::AtLeast, 1, false)
        );
        let so_many = match (compare, holds) {
            _ if none => String::new(),
            (Compare::AtLeast, true) => format!("{limit} o più "),
            (Compare::AtMost, true) => format!("{limit} o meno "),
            (Compare::Exactly, true) => format!("esattamente {limit} "),
            (Compare::AtLeast, false) => format!("meno di {limit} "),
            (Compare::AtMost, false) => format!("più di {limit} "),
            (Compare::Exactly, false) => format!("un numero diverso da {limit} di "),
        };
        let many = so_many != "esattamente 1 ";
        let not = if none { "non " } else { "" };
        let has = match cards.whose {
            Whose::Yours => format!("{not}hai"),
            Whose::Opponents => format!("l'avversario {not}ha"),
            Whose::Eithers if many => format!("{not}ci sono"),
            Whose::Eithers => format!("{not}c'è"),
        };
        let at = match (cards.place, cards.whose) {
            (Place::Field, Whose::Eithers) => " in campo".to_owned(),
            (Place::Mana, Whose::Eithers) => " tra i due giocatori".to_owned(),
            (Place::Field | Place::Mana, Whose::Yours | Whose::Opponents) => String::new(),
            (Place::Hand | Place::Wrecked, Whose::Opponents) => {
                format!(" {}", in_or_from("in", cards.place, Whose::Opponents).replace("avversaria", "propria"))
            }
            (Place::Hand | Place::Wrecked, whose) => format!(" {}", in_or_from("in", cards.place, whose)),
        };
        format!("{has} {so_many}{}{at}", self.such(&cards.filters, noun_at(cards.place), None, many, ""))
    }

    /// "pari o inferiore al numero …".
    fn against(&self, compare: Compare, value: &Value) -> String {
        let how = match compare {
            Compare::AtLeast => "pari o superiore a",
            Compare::AtMost => "pari o inferiore a",
            Compare::Exactly => "pari a",
        };
        prep(how, &self.value(value))
    }

    /// One of these, as something happens to it.
    fn one_of(&self, cards: &Cards) -> String {
        if is_this(cards) {
            return self.this().to_owned();
        }
        let (whose, at) = match cards.place {
            Place::Field | Place::Mana => (Some(cards.whose), String::new()),
            Place::Hand | Place::Wrecked => (None, format!(" {}", in_or_from("in", cards.place, cards.whose))),
        };
        let such = self.such(&cards.filters, noun_at(cards.place), whose, false, "");
        format!("{}{at}", form_at(cards.place, false).a(&such))
    }
}

/// Whether cards are in a place, or come from there.
fn link(act: &Act) -> &'static str {
    if is_move(act) { "da" } else { "in" }
}

fn happens(happening: Happening, form: Form) -> String {
    match happening {
        Happening::Enters => "entra in campo".to_owned(),
        Happening::Revived => format!("viene {}", form.agree("rianimat")),
        Happening::Attacks => "attacca".to_owned(),
        Happening::Blocks => "blocca".to_owned(),
        Happening::Injured => format!("viene {}", form.agree("lesionat")),
        Happening::Lowered => "passa dalla zona integri alla zona semidistrutti".to_owned(),
        Happening::Wrecked => format!("viene {} dal campo in una zona distrutti", form.agree("mess")),
        Happening::Leaves => "lascia il campo".to_owned(),
        Happening::Stands => "passa in posizione DRITTA".to_owned(),
        Happening::Rests => "passa in posizione RUOTATA".to_owned(),
        Happening::Damaged => "subisce danno".to_owned(),
        Happening::HitsPlayer => "attacca e infligge danno direttamente al giocatore avversario".to_owned(),
        Happening::WinsBattle => {
            "attacca e la sua battaglia ha come risultato la lesione di uno zombi avversario".to_owned()
        }
        Happening::TurnedFront => format!("viene {} da RETRO a FRONTE", form.agree("girat")),
        Happening::TurnedBack => format!("viene {} da FRONTE a RETRO", form.agree("girat")),
    }
}
