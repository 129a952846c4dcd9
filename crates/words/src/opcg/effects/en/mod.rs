//! English.

mod nouns;
mod steps;

use super::context::{Context, are_looked_at, are_player, circled, is_about_cards, tags};
use crate::grammar::english::a;
use crate::grammar::{capital, stop};
use nouns::{Link, bound, whose};
use opcg::effects::{
    Ability, Cards, Compare, Condition, Cost, Happening, Kind, Means, Place, Player, Stat, Timing, Value, Whose, Would,
};

/// An ability in English, as far as it is told.
pub(super) struct English<'c>(pub &'c Context);

/// The words in brackets for a timing; what happens has none.
fn tag(timing: &Timing) -> Option<&'static str> {
    match timing {
        Timing::OnPlay => Some("[On Play]"),
        Timing::WhenAttacking => Some("[When Attacking]"),
        Timing::OnBlock => Some("[On Block]"),
        Timing::OnKo => Some("[On K.O.]"),
        Timing::OpponentAttacks => Some("[On Your Opponent's Attack]"),
        Timing::StartOfGame => Some("[Start of the Game]"),
        Timing::StartOfYourTurn => Some("[Start of Your Turn]"),
        Timing::StartOfMain => Some("[Start of Your Main Phase]"),
        Timing::EndOfYourTurn => Some("[End of Your Turn]"),
        Timing::EndOfOpponentsTurn => Some("[End of Your Opponent's Turn]"),
        Timing::ActivateMain => Some("[Activate: Main]"),
        Timing::Main => Some("[Main]"),
        Timing::Counter => Some("[Counter]"),
        Timing::Trigger => Some("[Trigger]"),
        Timing::When(..) | Timing::Any(_) => None,
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
        let mut ifs: Vec<String> = conditions.into_iter().map(|condition| self.joined(condition, "either")).collect();
        if let Kind::Instead(would, _) = &ability.kind {
            ifs.push(self.would(would));
        }
        if !ifs.is_empty() {
            lead.push_str(&format!("if {}, ", ifs.join(" and ")));
        }
        let costs: Vec<String> = ability.cost.iter().map(|cost| self.cost(cost)).collect();
        let body = match &ability.kind {
            Kind::At(_, steps) if ability.optional => stop(&self.may(Player::You, steps)),
            Kind::At(_, steps) => self.sentences(steps),
            Kind::Instead(_, steps) if ability.optional => format!("{} instead.", self.may(Player::You, steps)),
            Kind::Instead(_, steps) => format!("{} instead.", self.in_a_row(steps)),
            Kind::Always(parts) => self.standing(parts, lead.is_empty() && head.is_empty()),
        };
        let body = if costs.is_empty() { body } else { format!("{}: {}", costs.join(", "), capital(&body)) };
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

    /// The words in brackets, and "When …, " for what happens.
    fn timing(&self, timing: &Timing) -> (Option<String>, String) {
        let each: Vec<&Timing> = timing.each().collect();
        let tags: Vec<&str> = each.iter().filter_map(|timing| tag(timing)).collect();
        let whens: Vec<String> = each.iter().filter_map(|timing| self.when(timing)).collect();
        let whens = match (tags.is_empty(), whens.is_empty()) {
            (_, true) => String::new(),
            (true, false) => format!("when {}, ", whens.join(" or when ")),
            (false, false) => format!("or when {}, ", whens.join(" or when ")),
        };
        ((!tags.is_empty()).then(|| tags.join("/")), whens)
    }

    /// What happens, if that is the timing.
    fn when(&self, timing: &Timing) -> Option<String> {
        let Timing::When(happening, cards, means) = timing else { return None };
        let (who, you) = match cards.whose {
            _ if !are_player(cards) || is_about_cards(*happening) => (self.one_of(cards), false),
            Whose::Yours => ("you".to_owned(), true),
            Whose::Opponents => ("your opponent".to_owned(), false),
            Whose::Anyones => ("a player".to_owned(), false),
        };
        Some(format!("{who} {}{}", self.happens(*happening, you), self.means(means)))
    }

    fn happens(&self, happening: Happening, you: bool) -> String {
        let by_person = |second: &str, third: &str| if you { second } else { third }.to_owned();
        match happening {
            Happening::Played => "is played".to_owned(),
            Happening::Attacks => "attacks".to_owned(),
            Happening::Attacked => "is attacked".to_owned(),
            Happening::Blocks => "blocks".to_owned(),
            Happening::Kod => "is K.O.'d".to_owned(),
            Happening::Removed => "is removed from the field".to_owned(),
            Happening::Rested => "is rested".to_owned(),
            Happening::DonGiven => "is given DON!!".to_owned(),
            Happening::Battled => "has battled".to_owned(),
            Happening::FightsThis => format!("comes to a fight with {}", self.this()),
            Happening::BattledThis => format!("has battled {}", self.this()),
            Happening::KodByThis => format!("is K.O.'d by {}", self.this()),
            Happening::ReturnedToHand => "is returned to its owner's hand".to_owned(),
            Happening::EventActivated => by_person("activate an Event", "activates an Event"),
            Happening::TriggerActivated => by_person("activate a [Trigger]", "activates a [Trigger]"),
            Happening::DealtDamage => by_person("deal damage", "deals damage"),
            Happening::TookDamage => by_person("take damage", "takes damage"),
            Happening::LifeLost => by_person("lose Life cards", "loses Life cards"),
            Happening::LifeTaken => by_person("take a Life card into your hand", "takes a Life card into the hand"),
            Happening::LifeEmpty => by_person("have no Life cards left", "has no Life cards left"),
            Happening::DeckEmpty => by_person("have no cards left in your deck", "has no cards left in the deck"),
            Happening::Drew => by_person("draw", "draws"),
            Happening::Discarded => by_person("trash a card from your hand", "trashes a card from the hand"),
            Happening::DonReturned => by_person("return DON!! to your DON!! deck", "returns DON!! to the DON!! deck"),
        }
    }

    /// With a blank before it, or nothing for any means.
    fn means(&self, means: &Means) -> String {
        match means {
            Means::Anything => String::new(),
            Means::Battle => " in battle".to_owned(),
            Means::Effect(Whose::Anyones, filters) if filters.is_empty() => " by effects".to_owned(),
            Means::Effect(of, filters) if filters.is_empty() => format!(" by {} effects", whose(*of)),
            Means::Effect(of, filters) => {
                format!(" by effects of {} {}", whose(*of), self.such(filters, None, true))
            }
        }
    }

    fn would(&self, would: &Would) -> String {
        match would {
            Would::BeKod(cards, means) => format!("{} would be K.O.'d{}", self.one_of(cards), self.means(means)),
            Would::BeRemoved(cards, means) => {
                format!("{} would be removed from the field{}", self.one_of(cards), self.means(means))
            }
            Would::GoToHand(cards) => format!("{} would go to its owner's hand", self.one_of(cards)),
            Would::Any(woulds) => woulds.iter().map(|would| self.would(would)).collect::<Vec<_>>().join(" or "),
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
    fn joined(&self, condition: &Condition, word: &str) -> String {
        let text = self.condition(condition, true);
        match condition {
            Condition::Any(several) if several.len() > 1 => format!("{word} {text}"),
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
                let many = self.0.about(objects).many;
                format!("{} {}", self.objects(objects, Link::In), self.says(filters, many, holds))
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
            Condition::PlayedThisTurn => format!("{} was {not}played this turn", self.this()),
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
        let one = |condition: &Condition| {
            if holds { self.joined(condition, "either") } else { self.condition(condition, false) }
        };
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
        let Value::Number(number) = other else {
            let is = if holds { "is" } else { "is not" };
            return format!("{} {is} {}", self.value(one), self.against(compare, other));
        };
        let limit = match (holds, compare) {
            (true, Compare::Exactly) => format!("exactly {number}"),
            (true, Compare::AtMost) if *number == 0 => "no".to_owned(),
            (true, _) => bound(compare, &number.to_string()),
            (false, Compare::AtLeast) => format!("less than {number}"),
            (false, Compare::AtMost) => format!("more than {number}"),
            (false, Compare::Exactly) => format!("a number other than {number} of"),
        };
        let limit = if limit == "exactly 0" { "no".to_owned() } else { limit };
        let has = |player: &Player| match player {
            Player::You => ("you have", "your"),
            Player::Opponent => ("your opponent has", "their"),
        };
        let has_don = |player: &Player, what: &str| {
            let (has, own) = has(player);
            format!("{has} {limit} {}", what.replace('~', own))
        };
        match one {
            Value::Count(cards) => {
                let who = match cards.whose {
                    Whose::Yours => "you have",
                    Whose::Opponents => "your opponent has",
                    Whose::Anyones => "there are",
                };
                let many = (compare, *number) != (Compare::Exactly, 1);
                format!("{who} {limit} {}", self.held(cards, many))
            }
            Value::Don(player) => has_don(player, "DON!! on ~ field"),
            Value::RestedDon(player) => has_don(player, "rested DON!!"),
            Value::ActiveDon(player) => has_don(player, "active DON!!"),
            Value::GivenDon(player) => has_don(player, "given DON!!"),
            Value::DonDeck(player) => has_don(player, "cards in ~ DON!! deck"),
            Value::Turns(player) => format!("{} begun {limit} turns", has(player).0),
            Value::Of(stat, objects) => {
                let many = self.0.about(objects).many;
                format!("{} {}", self.objects(objects, Link::In), self.has(*stat, compare, other, many, holds))
            }
            Value::Number(_)
            | Value::Size(_)
            | Value::Done
            | Value::Named
            | Value::Per { .. }
            | Value::Sum(..)
            | Value::Minus(..) => {
                let is = if holds { "is" } else { "is not" };
                format!("{} {is} {}", self.value(one), bound(compare, &number.to_string()))
            }
        }
    }

    fn exists(&self, cards: &Cards, holds: bool) -> String {
        if cards.places == [Place::Leader] && cards.whose != Whose::Anyones && !cards.filters.is_empty() {
            return format!("{} Leader {}", whose(cards.whose), self.says(&cards.filters, false, holds));
        }
        if are_looked_at(cards) && self.0.looked().one {
            return format!("that card {}", self.says(&cards.filters, false, holds));
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
