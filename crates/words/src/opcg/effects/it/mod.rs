//! Italiano.

mod nouns;
mod places;
mod steps;

use super::context::{Context, are_looked_at, are_on_field, are_player, circled, is_about_cards, tags};
use crate::grammar::italian::{Form, Owner, prep};
use crate::grammar::{capital, stop};
use opcg::effects::{
    Ability, Cards, Compare, Condition, Cost, Happening, Kind, Means, Place, Player, Stat, Timing, Value, Whose, Would,
};

/// An ability in Italian, as far as it is told.
pub(super) struct Italian<'c>(pub &'c Context);

/// The words in brackets for a timing; what happens has none.
fn tag(timing: &Timing) -> Option<&'static str> {
    match timing {
        Timing::OnPlay => Some("[Entrata in campo]"),
        Timing::WhenAttacking => Some("[Quando attacca]"),
        Timing::OnBlock => Some("[Quando blocca]"),
        Timing::OnKo => Some("[Quando va KO]"),
        Timing::OpponentAttacks => Some("[Quando l'avversario attacca]"),
        Timing::StartOfGame => Some("[Inizio della partita]"),
        Timing::StartOfYourTurn => Some("[Inizio del tuo turno]"),
        Timing::StartOfMain => Some("[Inizio della tua fase Principale]"),
        Timing::EndOfYourTurn => Some("[Fine del tuo turno]"),
        Timing::EndOfOpponentsTurn => Some("[Fine del turno avversario]"),
        Timing::ActivateMain => Some("[Attivazione: Principale]"),
        Timing::Main => Some("[Principale]"),
        Timing::Counter => Some("[Contrattacco]"),
        Timing::Trigger => Some("[Innesco]"),
        Timing::When(..) | Timing::Any(_) => None,
    }
}

impl Italian<'_> {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let (tagged, conditions) = tags(ability);
        let mut head: Vec<String> = tagged.into_iter().map(|condition| self.condition_tag(condition)).collect();
        let mut lead = String::new();
        if let Kind::At(timing, _) = &ability.kind {
            let (tags, whens) = self.timing(timing);
            head.extend(tags);
            lead.push_str(&whens);
        }
        head.extend(ability.once.then(|| "[Una volta per turno]".to_owned()));
        let mut ifs: Vec<String> = match (conditions.as_slice(), &ability.kind) {
            ([alone], Kind::At(..) | Kind::Always(_)) => vec![self.condition(alone, true)],
            (several, _) => several.iter().map(|condition| self.joined(condition, true)).collect(),
        };
        if let Kind::Instead(would, _) = &ability.kind {
            ifs.push(self.would(would));
        }
        if !ifs.is_empty() {
            lead.push_str(&format!("se {}, ", ifs.join(" e ")));
        }
        let costs: Vec<String> = ability.cost.iter().map(|cost| self.cost(cost)).collect();
        let body = match &ability.kind {
            Kind::At(_, steps) if ability.optional => stop(&self.may(Player::You, steps)),
            Kind::At(_, steps) => self.sentences(steps),
            Kind::Instead(_, steps) if ability.optional => format!("invece {}.", self.may(Player::You, steps)),
            Kind::Instead(_, steps) => format!("invece {}.", self.in_a_row(steps)),
            Kind::Always(parts) => self.standing(parts, lead.is_empty() && head.is_empty()),
        };
        let body = if costs.is_empty() { body } else { format!("{}: {}", costs.join(", "), capital(&body)) };
        head.push(capital(&format!("{lead}{body}")));
        head.join(" ")
    }

    fn condition_tag(&self, condition: &Condition) -> String {
        match condition {
            Condition::Given(count) => format!("[DON!! ×{count}]"),
            Condition::YourTurn => "[Nel tuo turno]".to_owned(),
            Condition::OpponentsTurn => "[Nel turno avversario]".to_owned(),
            other => self.condition(other, true),
        }
    }

    /// The words in brackets, and "quando …, " for what happens.
    fn timing(&self, timing: &Timing) -> (Option<String>, String) {
        let each: Vec<&Timing> = timing.each().collect();
        let tags: Vec<&str> = each.iter().filter_map(|timing| tag(timing)).collect();
        let whens: Vec<String> = each.iter().filter_map(|timing| self.when(timing)).collect();
        let whens = match (tags.is_empty(), whens.is_empty()) {
            (_, true) => String::new(),
            (true, false) => format!("quando {}, ", whens.join(" o quando ")),
            (false, false) => format!("o quando {}, ", whens.join(" o quando ")),
        };
        ((!tags.is_empty()).then(|| tags.join("/")), whens)
    }

    /// What happens, if that is the timing.
    fn when(&self, timing: &Timing) -> Option<String> {
        let Timing::When(happening, cards, means) = timing else { return None };
        let (who, you) = match cards.whose {
            _ if !are_player(cards) || is_about_cards(*happening) => (format!("{} ", self.one_of(cards)), false),
            Whose::Yours => (String::new(), true),
            Whose::Opponents => ("l'avversario ".to_owned(), false),
            Whose::Anyones => ("un giocatore ".to_owned(), false),
        };
        let happens = self.happens(*happening, self.form_of_one(cards), you);
        Some(format!("{who}{happens}{}", self.means(means)))
    }

    fn happens(&self, happening: Happening, form: Form, you: bool) -> String {
        let by_person = |second: &str, third: &str| if you { second } else { third }.to_owned();
        match happening {
            Happening::Played => format!("viene {} in campo", form.agree("mess")),
            Happening::Attacks => "attacca".to_owned(),
            Happening::Attacked => format!("viene {}", form.agree("attaccat")),
            Happening::Blocks => "blocca".to_owned(),
            Happening::Kod => "va KO".to_owned(),
            Happening::Removed => "lascia il campo".to_owned(),
            Happening::Rested => format!("viene {} a riposo", form.agree("mess")),
            Happening::DonGiven => "riceve DON!!".to_owned(),
            Happening::Battled => "ha combattuto una battaglia".to_owned(),
            Happening::FightsThis => format!("affronta in battaglia {}", self.this()),
            Happening::BattledThis => format!("ha combattuto contro {}", self.this()),
            Happening::KodByThis => format!("va KO contro {}", self.this()),
            Happening::ReturnedToHand => "torna nella mano del proprietario".to_owned(),
            Happening::EventActivated => by_person("attivi un Evento", "attiva un Evento"),
            Happening::TriggerActivated => by_person("attivi un [Innesco]", "attiva un [Innesco]"),
            Happening::DealtDamage => by_person("infliggi danni", "infligge danni"),
            Happening::TookDamage => by_person("subisci danni", "subisce danni"),
            Happening::LifeLost => by_person("perdi carte Vita", "perde carte Vita"),
            Happening::LifeTaken => by_person("prendi in mano una carta Vita", "prende in mano una carta Vita"),
            Happening::LifeEmpty => by_person("resti senza carte Vita", "resta senza carte Vita"),
            Happening::DeckEmpty => by_person("resti senza carte nel mazzo", "resta senza carte nel mazzo"),
            Happening::Drew => by_person("peschi", "pesca"),
            Happening::Discarded => by_person("scarti una carta dalla mano", "scarta una carta dalla mano"),
            Happening::DonReturned => {
                by_person("riporti DON!! nel tuo mazzo DON!!", "riporta DON!! nel proprio mazzo DON!!")
            }
        }
    }

    /// With a blank before it, or nothing for any means.
    fn means(&self, means: &Means) -> String {
        match means {
            Means::Anything => String::new(),
            Means::Battle => " in battaglia".to_owned(),
            Means::Effect(whose, filters) if filters.is_empty() => match whose {
                Whose::Yours => " a causa dei tuoi effetti".to_owned(),
                Whose::Opponents => " a causa degli effetti avversari".to_owned(),
                Whose::Anyones => " a causa di effetti".to_owned(),
            },
            Means::Effect(whose, filters) => {
                let cards = self.the_such(filters, *whose, None, true);
                format!(" a causa degli effetti {}", prep("di", &cards))
            }
        }
    }

    fn would(&self, would: &Would) -> String {
        match would {
            Would::BeKod(cards, means) => format!("{} sta per andare KO{}", self.one_of(cards), self.means(means)),
            Would::BeRemoved(cards, means) => {
                format!("{} sta per lasciare il campo{}", self.one_of(cards), self.means(means))
            }
            Would::GoToHand(cards) => format!("{} sta per finire nella mano del proprietario", self.one_of(cards)),
            Would::Any(woulds) => woulds.iter().map(|would| self.would(would)).collect::<Vec<_>>().join(" o "),
        }
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::RestDon(count) => circled(*count),
            Cost::ReturnDon(count) => format!("DON!! −{count}"),
            Cost::Do(step) => self.in_a_row(std::slice::from_ref(step)),
        }
    }

    /// A condition among others: alternatives are held together.
    fn joined(&self, condition: &Condition, holds: bool) -> String {
        let text = self.condition(condition, holds);
        match condition {
            Condition::Any(several) if several.len() > 1 && holds => format!("una di queste è vera ({text})"),
            _ => text,
        }
    }

    /// What follows "se"; that it does not hold, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> String {
        let not = if holds { "" } else { "non " };
        match condition {
            Condition::Given(count) => {
                let count = Value::Number(i32::from(*count));
                format!("{} {not}ha {}", self.this(), self.stat(Stat::Given, Compare::AtLeast, &count))
            }
            Condition::YourTurn => format!("{not}è il tuo turno"),
            Condition::OpponentsTurn => format!("{not}è il turno avversario"),
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Exists(cards) => self.exists(cards, holds),
            Condition::Is(objects, filters) => {
                let form = Form::of(self.0.about(objects));
                format!("{} {}", self.objects(objects, "in"), self.says(filters, form, holds))
            }
            Condition::Did => match self.0.actor.get() {
                Player::You => format!("{not}lo fai"),
                Player::Opponent => format!("{not}lo fa"),
            },
            Condition::Picked(slot) => {
                let has = if self.0.actor.get() == Player::You { "hai" } else { "ha" };
                match (self.0.is_last(*slot), holds) {
                    (true, true) => format!("ne {has} scelto almeno uno"),
                    (true, false) => format!("non ne {has} scelto nessuno"),
                    (false, _) => format!("{not}{has} scelto {}", self.picked(*slot)),
                }
            }
            Condition::PlayedThisTurn => {
                let form = Form::of_noun(self.0.this(), false);
                format!("{} {not}è {} in campo in questo turno", self.this(), form.agree("entrat"))
            }
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
        let not = if holds { "" } else { "non " };
        let Value::Number(number) = other else {
            return format!("{} {not}è {}", self.value(one), self.against(compare, other));
        };
        let none = *number == 0 && compare != Compare::AtLeast;
        let not = match (none, holds) {
            (true, true) => "non ",
            (true, false) => "",
            (false, _) => not,
        };
        let limit = match compare {
            _ if none => String::new(),
            Compare::AtLeast => format!("{number} o più "),
            Compare::AtMost => format!("{number} o meno "),
            Compare::Exactly => format!("esattamente {number} "),
        };
        let has = |player: &Player| match player {
            Player::You => format!("{not}hai {limit}"),
            Player::Opponent => format!("l'avversario {not}ha {limit}"),
        };
        let owner = |player: &Player| Owner::own(*player);
        match one {
            Value::Count(cards) => {
                let many = (compare, *number) != (Compare::Exactly, 1);
                let holder = if cards.whose == Whose::Opponents { Owner::Own } else { Owner::of(cards.whose) };
                let held = self.held(cards, many, holder);
                match cards.whose {
                    Whose::Yours => format!("{}{held}", has(&Player::You)),
                    Whose::Opponents => format!("{}{held}", has(&Player::Opponent)),
                    Whose::Anyones => format!("{not}ci sono {limit}{held}"),
                }
            }
            Value::Don(player) => format!("{}DON!! {}", has(player), prep("su", &places::field(owner(player)))),
            Value::RestedDon(player) => format!("{}DON!! a riposo", has(player)),
            Value::ActiveDon(player) => format!("{}DON!! attive", has(player)),
            Value::GivenDon(player) => format!("{}DON!! assegnate", has(player)),
            Value::DonDeck(player) => {
                format!("{}carte {}", has(player), prep("in", &places::don_deck(owner(player))))
            }
            Value::Turns(Player::You) => format!("{not}hai iniziato {limit}turni"),
            Value::Turns(Player::Opponent) => format!("l'avversario {not}ha iniziato {limit}turni"),
            Value::Of(stat, objects) => {
                let has = if self.0.about(objects).many { "hanno" } else { "ha" };
                format!("{} {not}{has} {}", self.objects(objects, "in"), self.stat(*stat, compare, other))
            }
            Value::Number(_)
            | Value::Size(_)
            | Value::Done
            | Value::Named
            | Value::Per { .. }
            | Value::Sum(..)
            | Value::Minus(..) => {
                let not = if holds { "" } else { "non " };
                let limit = if none { "0" } else { limit.trim_end() };
                format!("{} {not}è {limit}", self.value(one))
            }
        }
    }

    fn exists(&self, cards: &Cards, holds: bool) -> String {
        let not = if holds { "" } else { "non " };
        if are_looked_at(cards) && self.0.looked().one {
            return format!("quella carta {}", self.says(&cards.filters, Form::FEMININE, holds));
        }
        if cards.places == [Place::Leader] && cards.whose != Whose::Anyones && !cards.filters.is_empty() {
            let leader = self.the_such(&[], cards.whose, Some(&cards.places), false);
            return format!("{leader} {}", self.says(&cards.filters, Form::MASCULINE, holds));
        }
        let held = self.held(cards, !holds, Owner::of(cards.whose));
        let held = if holds { self.form_of_one(cards).a(&held) } else { held };
        let there_is = if holds { "c'è" } else { "non ci sono" };
        match cards.whose {
            _ if !are_on_field(cards) => format!("{there_is} {held}"),
            Whose::Yours => format!("{not}hai {held}"),
            Whose::Opponents => format!("l'avversario {not}ha {held}"),
            Whose::Anyones => format!("{there_is} {held}"),
        }
    }
}
