//! Italiano.

mod nouns;
mod places;
mod prohibitions;
mod steps;

use super::context::{
    Context, Noun, are_called_by_place, are_looked_at, are_of_both, are_on_field, are_player, circled, costs,
    is_about_cards, tags,
};
use crate::grammar::italian::{Form, Owner, prep};
use crate::grammar::{capital, list, stop};
use opcg::effects::{
    Ability, Cards, Compare, Condition, Cost, Filter, Happening, Kind, Means, Place, Player, Stat, Timing, Value,
    Whose, Would,
};

/// An ability in Italian, as far as it is told.
pub(super) struct Italian<'c>(pub &'c Context<'c>);

/// The words in brackets for a timing; the others are told.
fn tag(timing: &Timing) -> Option<&'static str> {
    match timing {
        Timing::OnPlay => Some("[Entrata in campo]"),
        Timing::WhenAttacking => Some("[Quando attacca]"),
        Timing::OnBlock => Some("[Quando blocca]"),
        Timing::OnKo => Some("[Quando va KO]"),
        Timing::OpponentAttacks => Some("[Quando l'avversario attacca]"),
        Timing::EndOfYourTurn => Some("[Fine del tuo turno]"),
        Timing::EndOfOpponentsTurn => Some("[Fine del turno avversario]"),
        Timing::ActivateMain => Some("[Attivazione: Principale]"),
        Timing::Main => Some("[Principale]"),
        Timing::Counter => Some("[Contrattacco]"),
        Timing::Trigger => Some("[Innesco]"),
        Timing::StartOfGame | Timing::StartOfYourTurn | Timing::StartOfMain | Timing::When(..) | Timing::Any(_) => None,
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
        let cost = self::costs(&ability.cost, |cost| self.mark(cost), |run| self.paid(run)).join(", ");
        let body = match &ability.kind {
            Kind::At(_, steps) if ability.optional => stop(&self.may(Player::You, steps)),
            Kind::At(_, steps) => self.sentences(steps),
            Kind::Instead(_, steps) if ability.optional => {
                format!("{}.", self.may(Player::You, steps).replacen("puoi ", "puoi invece ", 1))
            }
            Kind::Instead(_, steps) => format!("invece {}.", self.in_a_row(steps)),
            Kind::Always(parts) => self.standing(parts, lead.is_empty() && head.is_empty()),
        };
        let body = if cost.is_empty() { body } else { format!("{cost}: {}", capital(&body)) };
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

    /// What is done as a cost, which is always left to the player: "puoi …".
    fn paid(&self, run: &[Cost]) -> String {
        let done = |cost: &Cost| match cost {
            Cost::Do(step) => self.to_do(step),
            Cost::RestDon(_) | Cost::ReturnDon(_) => self.mark(cost),
        };
        format!("puoi {}", list(&run.iter().map(done).collect::<Vec<_>>(), "e"))
    }

    /// The words in brackets, and "quando …, " for what happens.
    fn timing(&self, timing: &Timing) -> (Option<String>, String) {
        let each: Vec<&Timing> = timing.each().collect();
        let tags: Vec<&str> = each.iter().filter_map(|timing| tag(timing)).collect();
        let whens: Vec<String> = each.iter().filter_map(|timing| self.when(timing)).collect();
        let whens = match (tags.is_empty(), whens.is_empty()) {
            (_, true) => String::new(),
            (true, false) => format!("{}, ", whens.join(" o ")),
            (false, false) => format!("o {}, ", whens.join(" o ")),
        };
        ((!tags.is_empty()).then(|| tags.join("/")), whens)
    }

    /// A timing without brackets: "quando …".
    fn when(&self, timing: &Timing) -> Option<String> {
        match timing {
            Timing::StartOfGame => Some("all'inizio della partita".to_owned()),
            Timing::StartOfYourTurn => Some("all'inizio del tuo turno".to_owned()),
            Timing::StartOfMain => Some("all'inizio della tua fase Principale".to_owned()),
            Timing::When(happening, cards, means) => {
                let means = self.means(means);
                let after = matches!(happening, Happening::Battled | Happening::BattledThis);
                let happens = if are_player(cards) && !is_about_cards(*happening) {
                    self.happens_to_player(*happening, cards.whose, &means)
                } else {
                    self.happens(*happening, cards, &means)
                };
                Some(format!("{} {happens}", if after { "dopo che" } else { "quando" }))
            }
            _ => None,
        }
    }

    fn happens(&self, happening: Happening, cards: &Cards, means: &str) -> String {
        let (this, who, form) = (self.this(), self.one_of(cards), self.form_of_one(cards));
        let is_anybody = are_on_field(cards) && cards.filters.is_empty() && cards.places.len() > 1;
        let player = match cards.whose {
            Whose::Yours => Some(("metti", "attivi")),
            Whose::Opponents => Some(("l'avversario mette", "l'avversario attiva")),
            Whose::Anyones => None,
        };
        match (happening, player) {
            (Happening::Played, Some((puts, _))) if are_on_field(cards) && cards.filters != [Filter::This] => {
                let held = form.a(&self.held(cards, false, Owner::of(cards.whose)));
                format!("{puts} in campo {held}{means}")
            }
            (Happening::Blocks, Some((_, activates))) if is_anybody => format!("{activates} [Bloccante]{means}"),
            (Happening::Played, _) => format!("{who} viene {} in campo{means}", form.agree("mess")),
            (Happening::Blocks, _) => format!("{who} attiva [Bloccante]{means}"),
            (Happening::Attacks, _) => format!("{who} attacca{means}"),
            (Happening::Attacked, _) => format!("{who} viene {}{means}", form.agree("attaccat")),
            (Happening::Kod, _) => format!("{who} va KO{means}"),
            (Happening::Removed, _) => format!("{who} lascia il campo{means}"),
            (Happening::Rested, _) => format!("{who} viene {} a riposo{means}", form.agree("mess")),
            (Happening::DonGiven, _) => format!("{who} riceve una carta DON!!{means}"),
            (Happening::Battled, _) => format!("{who} ha combattuto{means}"),
            (Happening::FightsThis, _) => format!("{this} combatte contro {who}{means}"),
            (Happening::BattledThis, _) => format!("{this} ha combattuto contro {who}{means}"),
            (Happening::KodByThis, _) => format!("{this} mette KO {who}{means}"),
            (Happening::ReturnedToHand, _) => format!("{who} torna nella mano del proprietario{means}"),
            (Happening::DealtDamage, _) => format!("{who} infligge danni{means}"),
            (Happening::TookDamage, _) => format!("{who} subisce danni{means}"),
            (
                Happening::EventActivated
                | Happening::TriggerActivated
                | Happening::LifeLost
                | Happening::LifeTaken
                | Happening::LifeEmpty
                | Happening::DeckEmpty
                | Happening::Drew
                | Happening::Discarded
                | Happening::DonReturned,
                _,
            ) => self.happens_to_player(happening, cards.whose, means),
        }
    }

    fn happens_to_player(&self, happening: Happening, whose: Whose, means: &str) -> String {
        let (who, you) = match whose {
            Whose::Yours => ("", true),
            Whose::Opponents => ("l'avversario ", false),
            Whose::Anyones => ("un giocatore ", false),
        };
        let does = |second: &str, third: &str| format!("{who}{}{means}", if you { second } else { third });
        match happening {
            Happening::EventActivated => does("attivi un Evento", "attiva un Evento"),
            Happening::TriggerActivated => does("attivi un [Innesco]", "attiva un [Innesco]"),
            Happening::DealtDamage => does("infliggi danni", "infligge danni"),
            Happening::TookDamage => does("subisci danni", "subisce danni"),
            Happening::LifeLost => does("perdi carte Vita", "perde carte Vita"),
            Happening::LifeTaken => does("prendi in mano una carta Vita", "prende in mano una carta Vita"),
            Happening::LifeEmpty => does("resti senza carte Vita", "resta senza carte Vita"),
            Happening::DeckEmpty => does("resti senza carte nel mazzo", "resta senza carte nel mazzo"),
            Happening::Drew => does("peschi una carta", "pesca una carta"),
            Happening::Discarded => does("scarti una carta dalla mano", "scarta una carta dalla mano"),
            Happening::DonReturned => {
                let (yours, theirs) = ("tuo campo nel tuo mazzo DON!!", "proprio campo nel proprio mazzo DON!!");
                does(&format!("riporti carte DON!! dal {yours}"), &format!("riporta carte DON!! dal {theirs}"))
            }
            Happening::Played
            | Happening::Attacks
            | Happening::Attacked
            | Happening::Blocks
            | Happening::Kod
            | Happening::Removed
            | Happening::Rested
            | Happening::DonGiven
            | Happening::Battled
            | Happening::FightsThis
            | Happening::BattledThis
            | Happening::KodByThis
            | Happening::ReturnedToHand => {
                let leader = Cards { whose, places: vec![Place::Leader], filters: vec![] };
                self.happens(happening, &leader, means)
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
                let cards = self.the_kind(filters, *whose);
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
            Would::GoToHand(cards) => {
                let form = self.form_of_one(cards);
                format!("{} sta per essere {} alla mano del proprietario", self.one_of(cards), form.agree("aggiunt"))
            }
            Would::Any(woulds) => woulds.iter().map(|would| self.would(would)).collect::<Vec<_>>().join(" o "),
        }
    }

    fn mark(&self, cost: &Cost) -> String {
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
                format!("{} {}", self.known(objects), self.says(filters, form, self.0.about(objects).on_field, holds))
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
            return match one {
                Value::Of(stat, objects) if !self.0.is_sum(objects) => {
                    format!("{} {not}ha {}", self.known(objects), self.stat(*stat, compare, other))
                }
                _ => format!("{} {not}è {}", self.value(one), self.against(compare, other)),
            };
        };
        let none = *number == 0 && compare != Compare::AtLeast;
        let no = match (none, holds) {
            (true, true) => "non ",
            (true, false) => "",
            (false, _) => not,
        };
        let many = (compare, *number) != (Compare::Exactly, 1);
        let limit = match compare {
            _ if none => String::new(),
            Compare::AtLeast => format!("{number} o più "),
            Compare::AtMost => format!("{number} o meno "),
            Compare::Exactly => format!("{number} "),
        };
        let has = |player: &Player| match player {
            Player::You => format!("{no}hai {limit}"),
            Player::Opponent => format!("l'avversario {no}ha {limit}"),
        };
        let owner = |player: &Player| Owner::own(*player);
        let don = if many { "carte DON!!" } else { "carta DON!!" };
        match one {
            Value::Count(cards) if are_of_both(cards) => {
                let limit = if none { "0 ".to_owned() } else { limit };
                format!("tu e l'avversario {not}avete in totale {limit}{}", self.of_both(cards))
            }
            Value::Count(cards) => {
                let holder = if cards.whose == Whose::Opponents { Owner::Own } else { Owner::of(cards.whose) };
                let held = self.held(cards, many, holder);
                match cards.whose {
                    Whose::Yours => format!("{}{held}", has(&Player::You)),
                    Whose::Opponents => format!("{}{held}", has(&Player::Opponent)),
                    Whose::Anyones if many => format!("{no}ci sono {limit}{held}"),
                    Whose::Anyones => format!("{no}c'è {limit}{held}"),
                }
            }
            Value::Don(player) => format!("{}{don} {}", has(player), prep("su", &places::field(owner(player)))),
            Value::RestedDon(player) => format!("{}{don} a riposo", has(player)),
            Value::ActiveDon(player) => format!("{}{don} {}", has(player), if many { "attive" } else { "attiva" }),
            Value::GivenDon(player) => format!("{}{don} {}", has(player), if many { "assegnate" } else { "assegnata" }),
            Value::DonDeck(player) => {
                let cards = if many { "carte" } else { "carta" };
                format!("{}{cards} {}", has(player), prep("in", &places::don_deck(owner(player))))
            }
            Value::Turns(player) => {
                let turns = if many { "turni" } else { "turno" };
                match player {
                    Player::You => format!("{no}hai iniziato {limit}{turns}"),
                    Player::Opponent => format!("l'avversario {no}ha iniziato {limit}{turns}"),
                }
            }
            Value::Of(stat, objects) if !self.0.is_sum(objects) => {
                format!("{} {not}ha {}", self.known(objects), self.stat(*stat, compare, other))
            }
            Value::Size(slot) => {
                let chosen = self.0.picked(*slot).map_or(Noun::Card, |about| about.noun);
                let limit = if none { "0 ".to_owned() } else { limit };
                format!("{not}hai scelto {limit}{}", nouns::noun(chosen, many))
            }
            Value::Of(..)
            | Value::Number(_)
            | Value::Done
            | Value::Named
            | Value::Per { .. }
            | Value::Sum(..)
            | Value::Minus(..) => {
                let limit = match compare {
                    Compare::AtLeast => format!("{number} o più"),
                    Compare::AtMost => format!("{number} o meno"),
                    Compare::Exactly => format!("{number}"),
                };
                format!("{} {not}è {limit}", self.value(one))
            }
        }
    }

    fn exists(&self, cards: &Cards, holds: bool) -> String {
        let not = if holds { "" } else { "non " };
        if are_looked_at(cards) && self.0.looked().one {
            let card = if self.0.looked_is_revealed() { "la carta rivelata" } else { "quella carta" };
            return format!("{card} {}", self.says(&cards.filters, Form::FEMININE, false, holds));
        }
        if cards.places == [Place::Leader] && cards.whose != Whose::Anyones && !cards.filters.is_empty() {
            let leader = self.the_such(&[], cards.whose, Some(&cards.places), false);
            return format!("{leader} {}", self.says(&cards.filters, Form::MASCULINE, true, holds));
        }
        let held = self.held(cards, !holds, Owner::of(cards.whose));
        let held = if holds { self.form_of_one(cards).a(&held) } else { held };
        let there_is = if holds { "c'è" } else { "non ci sono" };
        match cards.whose {
            _ if !are_called_by_place(cards) => format!("{there_is} {held}"),
            Whose::Yours => format!("{not}hai {held}"),
            Whose::Opponents => format!("l'avversario {not}ha {held}"),
            Whose::Anyones => format!("{there_is} {held}"),
        }
    }
}
