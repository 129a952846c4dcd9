//! Noun phrases: numbers, qualities, cards, objects.

use super::English;
use crate::Lang;
use crate::grammar::{list, number, signed};
use crate::mm25::cards::person_in;
use crate::mm25::effects::{Noun, Phrase, This, is_one};
use mm25::effects::{Cards, Compare, Count, Filter, Objects, Pick, Place, Player, Stat, Value, Window};
use mm25::{Category, Crew};

impl English {
    pub(super) fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => self::number(*number),
            Value::Count(cards) => format!("the number of {}", self.many(cards)),
            Value::Of(stat, of) => format!("the {} of {}", self::stat(*stat), self.objects(of)),
        }
    }

    /// "2 or more Life Points", "Life Points less than the initial Life Points of your Character".
    pub(super) fn so_much(&self, stat: Stat, compare: Compare, value: &Value) -> String {
        let bound = bound(compare, &self.value(value));
        match value {
            Value::Number(_) => format!("{bound} {}", self::stat(stat)),
            Value::Count(_) | Value::Of(..) => format!("{} {bound}", self::stat(stat)),
        }
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
            other => format!("additional ({})", self.value(other)),
        }
    }

    /// "2 cards".
    pub(super) fn so_many(&self, count: &Value) -> String {
        match count {
            Value::Number(1) => "1 card".to_owned(),
            Value::Number(number) => format!("{number} cards"),
            other => format!("a number of cards equal to {}", self.value(other)),
        }
    }

    pub(super) fn objects(&self, objects: &Objects) -> String {
        match objects {
            Objects::This => match self.0 {
                This::Character => "this Character",
                This::Technique => "this Technique",
                This::Card => "this card",
            }
            .to_owned(),
            Objects::Fighter(Player::You) => "your Character".to_owned(),
            Objects::Fighter(Player::Opponent) => "the opposing Character".to_owned(),
            Objects::Fighters => "your Character and the opposing Character at the same time".to_owned(),
            Objects::Loser => "the losing Character".to_owned(),
            Objects::Placed => "the Technique that the opponent has just placed".to_owned(),
            Objects::Pick(pick) => self.pick(pick),
            Objects::Picked => "the chosen card".to_owned(),
            Objects::All(cards) if Phrase::of(cards).is_captain() => self.many(cards),
            Objects::All(cards) => format!("all {}", self.many(cards)),
            Objects::Player(Player::You) => "you".to_owned(),
            Objects::Player(Player::Opponent) => "the opponent".to_owned(),
        }
    }

    pub(super) fn pick(&self, pick: &Pick) -> String {
        let phrase = Phrase::of(&pick.from);
        let noun = self.noun_phrase(&phrase.nouns, &phrase.filters, !is_one(&pick.count));
        let (up_to, count) = match &pick.count {
            Count::Exactly(count) => ("", count),
            Count::UpTo(count) => ("up to ", count),
        };
        let at = self.at(&phrase);
        match count {
            Value::Number(number) => format!("{up_to}{number} {noun}{at}"),
            other => format!("{up_to}as many {noun}{at} as {}", self.value(other)),
        }
    }

    /// Where or whose they are, after the noun.
    pub(super) fn at(&self, phrase: &Phrase<'_>) -> String {
        match (phrase.nouns.as_slice(), phrase.whose) {
            ([Noun::Card(_)], Player::You) => format!(" in your {}", places(phrase.places)),
            ([Noun::Card(_)], Player::Opponent) => format!(" in the opponent's {}", places(phrase.places)),
            (_, Player::You) => " of yours".to_owned(),
            (_, Player::Opponent) => " of the opponent".to_owned(),
        }
    }

    /// "your other Characters", "cards in your Hand", "the opposing Captain".
    pub(super) fn many(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        let noun = self.noun_phrase(&phrase.nouns, &phrase.filters, !phrase.is_captain());
        match (phrase.nouns.as_slice(), phrase.whose) {
            ([Noun::Card(_)], _) => format!("{noun}{}", self.at(&phrase)),
            ([Noun::Captain], Player::Opponent) => format!("the opposing {noun}"),
            (_, Player::You) => format!("your {noun}"),
            (_, Player::Opponent) => format!("the opponent's {noun}"),
        }
    }

    pub(super) fn one_of(&self, cards: &Cards) -> String {
        let text = self.many(cards);
        if Phrase::of(cards).is_captain() { text } else { format!("one of {text}") }
    }

    pub(super) fn any_of(&self, cards: &Cards) -> String {
        let text = self.many(cards);
        if Phrase::of(cards).is_captain() { text } else { format!("any of {text}") }
    }

    pub(super) fn noun_phrase(&self, nouns: &[Noun], filters: &[&Filter], many: bool) -> String {
        let names: Vec<&str> = nouns.iter().map(|noun| self::noun(*noun, many)).collect();
        let (mut before, mut after) = (String::new(), String::new());
        for filter in filters {
            match filter {
                Filter::Other => before += "other ",
                Filter::Crew(crew) => before += &format!("{} ", self::crew(crew)),
                Filter::Named(names) => after += &format!(" named {}", people(names)),
                Filter::Numbered(number) => after += &format!(" with the code {number}"),
                Filter::Stat(stat, compare, value) => {
                    after += &format!(" with {}", self.so_much(*stat, *compare, value));
                }
                Filter::FewestLife => after += " with the fewest Life Points",
                Filter::Limited(limit) => after += &format!(" marked Limited: {limit}"),
                Filter::UsableBy(name) => after += &format!(" usable by {}", person_in(name, Lang::En)),
                Filter::Category(_)
                | Filter::Captain
                | Filter::Sailor
                | Filter::HasBegun
                | Filter::This
                | Filter::Any(_)
                | Filter::Not(_) => after += &format!(" that {}", self.says(&[filter], many, true)),
            }
        }
        format!("{before}{}{after}", list(&names, "or"))
    }

    /// What is said of cards: "is a Sailor and has 2 or more Life Points".
    pub(super) fn says(&self, filters: &[&Filter], many: bool, holds: bool) -> String {
        let each: Vec<String> = filters.iter().map(|filter| self.says_one(filter, many, holds)).collect();
        match each.as_slice() {
            [] => if holds { "exists" } else { "does not exist" }.to_owned(),
            _ => each.join(if holds { " and " } else { " or " }),
        }
    }

    pub(super) fn says_one(&self, filter: &Filter, many: bool, holds: bool) -> String {
        let is = match (many, holds) {
            (false, true) => "is",
            (false, false) => "is not",
            (true, true) => "are",
            (true, false) => "are not",
        };
        let has = match (many, holds) {
            (false, true) => "has",
            (false, false) => "does not have",
            (true, true) => "have",
            (true, false) => "do not have",
        };
        match filter {
            Filter::Category(category) => format!("{is} {}", kind(*category, many)),
            Filter::Named(names) => format!("{is} {}", people(names)),
            Filter::Numbered(number) => format!("{has} the code {number}"),
            Filter::Crew(crew) => format!("{is} of the crew {}", self::crew(crew)),
            Filter::Captain => format!("{is} the Captain"),
            Filter::Sailor => format!("{is} {}", if many { "Sailors" } else { "a Sailor" }),
            Filter::Stat(stat, compare, value) => {
                format!("{has} {}", self.so_much(*stat, *compare, value))
            }
            Filter::FewestLife => format!("{has} the fewest Life Points"),
            Filter::HasBegun => {
                let has = if many { "have" } else { "has" };
                format!("{has} {}begun a Battle this turn", if holds { "already " } else { "not " })
            }
            Filter::Limited(limit) => format!("{is} marked Limited: {limit}"),
            Filter::UsableBy(name) => format!("{is} usable by {}", person_in(name, Lang::En)),
            Filter::This => format!("{is} this card"),
            Filter::Other => format!("{is} another card"),
            Filter::Any(ways) => {
                let each: Vec<String> =
                    ways.iter().map(|way| self.says(&way.iter().collect::<Vec<_>>(), many, holds)).collect();
                format!("({})", each.join(if holds { ", or " } else { ", and " }))
            }
            Filter::Not(filters) => self.says(&filters.iter().collect::<Vec<_>>(), many, !holds),
        }
    }
}

pub(super) fn actions(actions: u8) -> String {
    if actions == 1 { "1 Action".to_owned() } else { format!("{actions} Actions") }
}

pub(super) fn people(names: &[String]) -> String {
    let names: Vec<&str> = names.iter().map(|name| person_in(name, Lang::En)).collect();
    list(&names, "or")
}

pub(super) fn crew(crew: &Crew) -> &str {
    &crew.0
}

pub(super) fn bound(compare: Compare, number: &str) -> String {
    match compare {
        Compare::AtLeast => format!("{number} or more"),
        Compare::AtMost => format!("{number} or less"),
        Compare::Exactly => format!("exactly {number}"),
        Compare::Above => format!("more than {number}"),
        Compare::Below => format!("less than {number}"),
    }
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Power => "Power",
        Stat::InitialPower => "initial Power",
        Stat::Damage => "Damage",
        Stat::Life => "Life Points",
        Stat::InitialLife => "initial Life Points",
    }
}

pub(super) fn kind(category: Category, many: bool) -> &'static str {
    match (category, many) {
        (Category::Character, false) => "a Character card",
        (Category::Character, true) => "Character cards",
        (Category::Technique, false) => "a Technique card",
        (Category::Technique, true) => "Technique cards",
        (Category::Team, false) => "a Team card",
        (Category::Team, true) => "Team cards",
    }
}

pub(super) fn noun(noun: Noun, many: bool) -> &'static str {
    match (noun, many) {
        (Noun::Character, false) => "Character",
        (Noun::Character, true) => "Characters",
        (Noun::Captain, _) => "Captain",
        (Noun::Sailor, false) => "Sailor",
        (Noun::Sailor, true) => "Sailors",
        (Noun::Reinforcement, false) => "Reinforcement",
        (Noun::Reinforcement, true) => "Reinforcements",
        (Noun::Technique, false) => "Technique",
        (Noun::Technique, true) => "Techniques",
        (Noun::Card(None), false) => "card",
        (Noun::Card(None), true) => "cards",
        (Noun::Card(Some(category)), many) => kind(category, many).trim_start_matches("a "),
    }
}

pub(super) fn places(places: &[Place]) -> String {
    let names: Vec<&str> = places
        .iter()
        .map(|place| match place {
            Place::Bridge => "Bridge",
            Place::Reinforcements => "Reinforcements",
            Place::Techniques => "Techniques",
            Place::Hand => "Hand",
            Place::Ocean => "Ocean",
            Place::Logbook => "Logbook",
            Place::Chest => "Chest",
        })
        .collect();
    list(&names, "or")
}

pub(super) fn window(window: Window) -> &'static str {
    match window {
        Window::Declared => "at the declaration of a Battle",
        Window::Before => "before the Battle Actions of a Battle",
        Window::BattleActions => "during the Battle Actions of a Battle",
        Window::Interrupt => "as an interruption in a Battle",
        Window::BeforeComparison => "before the comparison of Power of a Battle",
        Window::AfterComparison => "after the comparison of Power of a Battle",
        Window::BeforeDamage => "before the damage of a Battle",
        Window::Defeated => "when a Character has been defeated in a Battle",
        Window::AfterBattle => "after the end of a Battle",
    }
}
