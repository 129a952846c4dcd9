//! English.

mod nouns;
mod prohibitions;
mod steps;

use super::context::{
    CARD_AWAY, Context, Noun, are_looked_at, are_of_both, are_on_field, are_player, circled, costs, is_about_cards,
    tags,
};
use crate::grammar::english::a;
use crate::grammar::{capital, list, number, stop};
use nouns::{bound, whose};
use opcg::effects::{
    Ability, Cards, Compare, Condition, Cost, Filter, Happening, Kind, Means, Objects, Place, Player, Stat, Timing,
    Value, Whose, Would,
};

/// An ability in English, as far as it is told.
pub(super) struct English<'c>(pub &'c Context<'c>);

/// The words in brackets for a timing; the others are told.
fn tag(timing: &Timing) -> Option<&'static str> {
    match timing {
        Timing::OnPlay => Some("[On Play]"),
        Timing::WhenAttacking => Some("[When Attacking]"),
        Timing::OnBlock => Some("[On Block]"),
        Timing::OnKo => Some("[On K.O.]"),
        Timing::OpponentAttacks => Some("[On Your Opponent's Attack]"),
        Timing::EndOfYourTurn => Some("[End of Your Turn]"),
        Timing::EndOfOpponentsTurn => Some("[End of Your Opponent's Turn]"),
        Timing::ActivateMain => Some("[Activate: Main]"),
        Timing::Main => Some("[Main]"),
        Timing::Counter => Some("[Counter]"),
        Timing::Trigger => Some("[Trigger]"),
        Timing::StartOfGame | Timing::StartOfYourTurn | Timing::StartOfMain | Timing::When(..) | Timing::Any(_) => None,
    }
}

impl English<'_> {
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
        head.extend(ability.once.then(|| "[Once Per Turn]".to_owned()));
        let mut ifs: Vec<String> = conditions.into_iter().map(|condition| self.joined(condition)).collect();
        if let Kind::Instead(would, _) = &ability.kind {
            ifs.push(self.would(would));
        }
        if !ifs.is_empty() {
            lead.push_str(&format!("if {}, ", ifs.join(" and ")));
        }
        let cost = self.costs(&ability.cost);
        let body = match &ability.kind {
            Kind::At(_, steps) if ability.optional => stop(&self.may(Player::You, steps)),
            Kind::At(_, steps) => self.sentences(steps),
            Kind::Instead(_, steps) if ability.optional => format!("{} instead.", self.may(Player::You, steps)),
            Kind::Instead(_, steps) => format!("{} instead.", self.in_a_row(steps)),
            Kind::Always(parts) => self.standing(parts, lead.is_empty() && head.is_empty()),
        };
        let body = if cost.is_empty() { body } else { format!("{cost}: {}", capital(&body)) };
        head.push(capital(&format!("{lead}{body}")));
        head.join(" ")
    }

    fn condition_tag(&self, condition: &Condition) -> String {
        match condition {
            Condition::Given(count) => format!("[DON!! ×{count}]"),
            Condition::YourTurn => "[Your Turn]".to_owned(),
            Condition::OpponentsTurn => "[Opponent's Turn]".to_owned(),
            other => self.condition(other, true),
        }
    }

    /// Paying is always left to the player: "you may …".
    fn costs(&self, costs: &[Cost]) -> String {
        let done = |run: &[Cost]| {
            let each: Vec<String> = run.iter().map(|cost| self.cost(cost)).collect();
            format!("you may {}", list(&each, "and"))
        };
        self::costs(costs, |cost| self.cost(cost), done).join(", ")
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::RestDon(count) => circled(*count),
            Cost::ReturnDon(count) => format!("DON!! −{count}"),
            Cost::Do(step) => self.in_a_row(std::slice::from_ref(step)),
        }
    }

    /// The words in brackets, and "When …, " for what happens.
    fn timing(&self, timing: &Timing) -> (Option<String>, String) {
        let each: Vec<&Timing> = timing.each().collect();
        let tags: Vec<&str> = each.iter().filter_map(|timing| tag(timing)).collect();
        let whens: Vec<String> = each.iter().filter_map(|timing| self.when(timing)).collect();
        let whens = match (tags.is_empty(), whens.is_empty()) {
            (_, true) => String::new(),
            (true, false) => format!("{}, ", whens.join(" or ")),
            (false, false) => format!("or {}, ", whens.join(" or ")),
        };
        ((!tags.is_empty()).then(|| tags.join("/")), whens)
    }

    /// A timing without brackets: "when …".
    fn when(&self, timing: &Timing) -> Option<String> {
        match timing {
            Timing::StartOfGame => Some("at the start of the game".to_owned()),
            Timing::StartOfYourTurn => Some("at the start of your turn".to_owned()),
            Timing::StartOfMain => Some("at the start of your Main Phase".to_owned()),
            Timing::When(happening, cards, means) => {
                let means = self.means(means, By::AnEffect);
                let after = matches!(happening, Happening::Battled | Happening::BattledThis);
                let happens = if are_player(cards) && !is_about_cards(*happening) {
                    self.happens_to_player(*happening, cards.whose, &means)
                } else {
                    self.happens(*happening, cards, &means)
                };
                Some(format!("{} {happens}", if after { "after" } else { "when" }))
            }
            _ => None,
        }
    }

    fn happens(&self, happening: Happening, cards: &Cards, means: &str) -> String {
        let (this, who) = (self.this(), self.one_of(cards));
        let any_blocker = are_on_field(cards) && cards.filters.is_empty() && cards.places.len() > 1;
        let player = match cards.whose {
            Whose::Yours => Some(("you", "play", "activate")),
            Whose::Opponents => Some(("your opponent", "plays", "activates")),
            Whose::Anyones => None,
        };
        match (happening, player) {
            (Happening::Played, Some((player, plays, _))) if are_on_field(cards) && cards.filters != [Filter::This] => {
                format!("{player} {plays} {}{means}", a(&self.held(cards, false)))
            }
            (Happening::Blocks, Some((player, _, activates))) if any_blocker => {
                format!("{player} {activates} [Blocker]{means}")
            }
            (Happening::Played, _) => format!("{who} is played{means}"),
            (Happening::Blocks, _) => format!("{who} activates [Blocker]{means}"),
            (Happening::Attacks, _) => format!("{who} attacks{means}"),
            (Happening::Attacked, _) => format!("{who} is attacked{means}"),
            (Happening::Kod, _) => format!("{who} is K.O.'d{means}"),
            (Happening::Removed, _) => format!("{who} is removed from the field{means}"),
            (Happening::Rested, _) if means.is_empty() => format!("{who} becomes rested"),
            (Happening::Rested, _) => format!("{who} is rested{means}"),
            (Happening::DonGiven, _) => format!("{who} is given a DON!! card{means}"),
            (Happening::Battled, _) => format!("{who} battles{means}"),
            (Happening::FightsThis | Happening::BattledThis, _) => format!("{this} battles {who}{means}"),
            (Happening::KodByThis, _) => format!("{this} K.O.'s {who}{means}"),
            (Happening::ReturnedToHand, _) => format!("{who} is returned to the owner's hand{means}"),
            (Happening::DealtDamage, _) => format!("{who} deals damage{means}"),
            (Happening::TookDamage, _) => format!("{who} takes damage{means}"),
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
        let (who, own, you) = match whose {
            Whose::Yours => ("you", "your", true),
            Whose::Opponents => ("your opponent", "your opponent's", false),
            Whose::Anyones => ("a player", "a player's", false),
        };
        let does = |base: &str, third: &str| format!("{who} {}{means}", if you { base } else { third });
        match happening {
            Happening::EventActivated => does("activate an Event", "activates an Event"),
            Happening::TriggerActivated => does("activate a [Trigger]", "activates a [Trigger]"),
            Happening::DealtDamage => does("deal damage", "deals damage"),
            Happening::TookDamage => does("take damage", "takes damage"),
            Happening::LifeLost => format!("a card is removed from {own} Life cards{means}"),
            Happening::LifeTaken => format!("a card is added to {own} hand from {own} Life cards{means}"),
            Happening::LifeEmpty => format!("{own} number of Life cards becomes 0{means}"),
            Happening::DeckEmpty => format!("{own} deck is reduced to 0{means}"),
            Happening::Drew => does("draw a card", "draws a card"),
            Happening::Discarded => format!("a card is trashed from {own} hand{means}"),
            Happening::DonReturned => format!("a DON!! card on {own} field is returned to {own} DON!! deck{means}"),
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
            | Happening::ReturnedToHand => self.happens(happening, &leader(whose), means),
        }
    }

    /// With a blank before it, or nothing for any means.
    fn means(&self, means: &Means, by: By) -> String {
        let (any, effects) = match by {
            By::AnEffect => (" by an effect", "effect"),
            By::Effects => (" by effects", "effects"),
        };
        match means {
            Means::Anything => String::new(),
            Means::Battle => " in battle".to_owned(),
            Means::Effect(Whose::Anyones, filters) if filters.is_empty() => any.to_owned(),
            Means::Effect(of, filters) if filters.is_empty() => format!(" by {} {effects}", whose(*of)),
            Means::Effect(Whose::Anyones, filters) => format!(" by effects of {}", self.of_kind(filters)),
            Means::Effect(of, filters) => format!(" by effects of {} {}", whose(*of), self.of_kind(filters)),
        }
    }

    fn would(&self, would: &Would) -> String {
        match would {
            Would::BeKod(cards, means) => {
                format!("{} would be K.O.'d{}", self.one_of(cards), self.means(means, By::AnEffect))
            }
            Would::BeRemoved(cards, means) => {
                format!("{} would be removed from the field{}", self.one_of(cards), self.means(means, By::AnEffect))
            }
            Would::GoToHand(cards) => format!("{} would be added to the owner's hand", self.one_of(cards)),
            Would::Any(woulds) => woulds.iter().map(|would| self.would(would)).collect::<Vec<_>>().join(" or "),
        }
    }

    /// A condition among others: alternatives are held together.
    fn joined(&self, condition: &Condition) -> String {
        let text = self.condition(condition, true);
        match condition {
            Condition::Any(several) if several.len() > 1 => format!("either {text}"),
            _ => text,
        }
    }

    /// What follows "if"; that it does not hold, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> String {
        let not = if holds { "" } else { "not " };
        match condition {
            Condition::Given(count) => {
                let count = Value::Number(i32::from(*count));
                format!("{} {}", self.this(), self.has(Stat::Given, Compare::AtLeast, &count, false, holds))
            }
            Condition::YourTurn => format!("it is {not}your turn"),
            Condition::OpponentsTurn => format!("it is {not}your opponent's turn"),
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Exists(cards) => self.exists(cards, holds),
            Condition::Is(objects, filters) => {
                let about = self.0.about(objects);
                format!("{} {}", self.known(objects), self.says(filters, about, holds))
            }
            Condition::Did => match (self.0.actor.get(), holds) {
                (Player::You, true) => "you do".to_owned(),
                (Player::You, false) => "you do not".to_owned(),
                (Player::Opponent, true) => "they do".to_owned(),
                (Player::Opponent, false) => "they do not".to_owned(),
            },
            Condition::Picked(slot) => {
                let who = if self.0.actor.get() == Player::You { "you" } else { "they" };
                let what = if self.0.is_last(*slot) { "one".to_owned() } else { self.picked(*slot) };
                if holds { format!("{who} chose {what}") } else { format!("{who} did not choose {what}") }
            }
            Condition::PlayedThisTurn => format!("{} was {not}played on this turn", self.this()),
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) if several.is_empty() => {
                let always = matches!(condition, Condition::All(_)) == holds;
                if always { "it is possible" } else { "the impossible is so" }.to_owned()
            }
            Condition::All(several) => self.conditions(several, holds, if holds { " and " } else { " or " }),
            Condition::Any(several) => self.conditions(several, holds, if holds { " or " } else { " and " }),
        }
    }

    fn conditions(&self, several: &[Condition], holds: bool, joint: &str) -> String {
        let one = |condition: &Condition| if holds { self.joined(condition) } else { self.condition(condition, false) };
        several.iter().map(one).collect::<Vec<_>>().join(joint)
    }

    /// "has a cost of 3 or less".
    fn has(&self, stat: Stat, compare: Compare, value: &Value, many: bool, holds: bool) -> String {
        let has = match (many, holds) {
            (false, true) => "has",
            (true, true) => "have",
            (false, false) => "does not have",
            (true, false) => "do not have",
        };
        format!("{has} {}", self.stat(stat, compare, value))
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> String {
        let is = if holds { "is" } else { "is not" };
        let Value::Number(limit) = other else {
            return match (one, other) {
                // "has a cost equal to the chosen number" reads better than a cost that is equal to it.
                (Value::Of(stat, objects), _) if !self.0.is_sum(objects) => {
                    format!("{} {}", self.known(objects), self.has(*stat, compare, other, false, holds))
                }
                _ => format!("{} {is} {}", self.value(one), self.against(compare, other)),
            };
        };
        let how_many = match (holds, compare) {
            (true, _) => bound(compare, &number(*limit)),
            (false, Compare::AtLeast) => format!("less than {limit}"),
            (false, Compare::AtMost) => format!("more than {limit}"),
            (false, Compare::Exactly) => format!("a number other than {limit} of"),
        };
        let is_none = holds && *limit == 0 && compare != Compare::AtLeast;
        let how_many = if is_none { "0".to_owned() } else { how_many };
        // One of them, or several.
        let many = (compare, *limit) != (Compare::Exactly, 1);
        let card = if many { "cards" } else { "card" };
        let has = |player: &Player| match player {
            Player::You => ("you have", "your"),
            Player::Opponent => ("your opponent has", "their"),
        };
        let has_don = |player: &Player, before: &str, after: &str| {
            let (has, own) = has(player);
            format!("{has} {how_many} {before}DON!! {card}{}", after.replace('~', own))
        };
        match one {
            Value::Count(cards) if are_of_both(cards) => {
                format!("you and your opponent have a total of {how_many} {}", self.of_both(cards))
            }
            Value::Count(cards) => {
                let how_many = if is_none && cards.places != [Place::Life] { "no".to_owned() } else { how_many };
                let who = match cards.whose {
                    Whose::Yours => "you have",
                    Whose::Opponents => "your opponent has",
                    Whose::Anyones if many => "there are",
                    Whose::Anyones => "there is",
                };
                format!("{who} {how_many} {}", self.held(cards, many))
            }
            Value::Don(player) => has_don(player, "", " on ~ field"),
            Value::RestedDon(player) => has_don(player, "rested ", ""),
            Value::ActiveDon(player) => has_don(player, "active ", ""),
            Value::GivenDon(player) => has_don(player, "given ", ""),
            Value::DonDeck(player) => {
                let (has, own) = has(player);
                format!("{has} {how_many} {card} in {own} DON!! deck")
            }
            Value::Turns(player) => {
                format!("{} begun {how_many} {}", has(player).0, if many { "turns" } else { "turn" })
            }
            Value::Of(stat, objects) if !self.0.is_sum(objects) => {
                format!("{} {}", self.known(objects), self.has(*stat, compare, other, false, holds))
            }
            Value::Size(slot) => {
                let chosen = self.0.picked(*slot).map_or(Noun::Card, |about| about.noun);
                format!("you chose {how_many} {}", nouns::noun(chosen, many))
            }
            Value::Of(..)
            | Value::Number(_)
            | Value::Done
            | Value::Named
            | Value::Per { .. }
            | Value::Sum(..)
            | Value::Minus(..) => {
                format!("{} {is} {}", self.value(one), bound(compare, &number(*limit)))
            }
        }
    }

    fn exists(&self, cards: &Cards, holds: bool) -> String {
        if cards.places == [Place::Leader] && cards.whose != Whose::Anyones && !cards.filters.is_empty() {
            let about = self.0.about(&Objects::All(cards.clone()));
            return format!("{} Leader {}", whose(cards.whose), self.says(&cards.filters, about, holds));
        }
        if are_looked_at(cards) && self.0.looked().one {
            let card = if self.0.looked_is_revealed() { "the revealed card" } else { "that card" };
            return format!("{card} {}", self.says(&cards.filters, CARD_AWAY, holds));
        }
        let there = if holds { "there is" } else { "there are" };
        let who = match cards.whose {
            _ if are_looked_at(cards) => there,
            Whose::Yours => "you have",
            Whose::Opponents => "your opponent has",
            Whose::Anyones => there,
        };
        if holds {
            format!("{who} {}", a(&self.held(cards, false)))
        } else {
            format!("{who} no {}", self.held(cards, true))
        }
    }

    /// "your opponent's [On Play] effects".
    fn effects_at(&self, of: &str, timing: &Timing, effects: &str) -> String {
        let (tags, whens) = self.timing(timing);
        let tags = tags.map_or_else(String::new, |tags| format!("{tags} "));
        let whens = whens.trim_end_matches(", ");
        let whens = if whens.is_empty() { String::new() } else { format!(" {whens}") };
        format!("{of} {tags}{effects}{whens}")
    }
}

/// Whether one effect is meant that something happens by, or all effects that it cannot happen by.
#[derive(Clone, Copy)]
enum By {
    AnEffect,
    Effects,
}

/// The Leader that stands for a player.
fn leader(whose: Whose) -> Cards {
    Cards { whose, places: vec![Place::Leader], filters: vec![] }
}
