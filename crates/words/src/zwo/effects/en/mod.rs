//! English.

mod nouns;
mod steps;

use super::context::{Context, icon, is_move, is_this, noun_at};
use crate::grammar::english::a;
use crate::grammar::{capital, list, number};
use nouns::{bound, fewer, phase, place, whose};
use zwo::effects::{
    Ability, Act, Cards, Compare, Condition, Cost, Happening, Keyword, Kind, Objects, Place, PlayerHappening, Speed,
    Timing, Value, Whose,
};

/// An ability in English, as far as it is told.
pub(super) struct English<'c>(pub &'c Context);

/// A keyword's name.
pub(super) fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Amplify => "Amplify",
        Keyword::Absorb => "Absorb",
        Keyword::Erode => "Erode",
    }
}

impl English<'_> {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let costs: Vec<String> = ability.cost.iter().map(|cost| self.cost(cost)).collect();
        let cost = if costs.is_empty() { String::new() } else { format!(" [{}]", list(&costs, "and")) };
        let mut said: Vec<String> = Vec::new();
        if let Some(at) = self.0.works_in {
            said.push(format!("Usable only while {} is in your {}.", self.this_card(), place(at)));
        }
        if !ability.targets.is_empty() {
            let targets: Vec<String> = ability.targets.iter().map(|pick| self.choice(pick, "in")).collect();
            said.push(format!("Target {}.", list(&targets, "and")));
        }
        let ifs: Vec<String> = ability.conditions.iter().map(|condition| self.joined(condition)).collect();
        let ifs = ifs.join(" and ");
        match &ability.kind {
            Kind::Continuous(parts) => {
                let lead = if ifs.is_empty() { String::new() } else { format!("while {ifs}, ") };
                said.push(capital(&format!("{lead}{}", self.standing(parts))));
            }
            Kind::Auto(timing, steps) => {
                let when = self.timing(timing);
                self.0.told(timing, ability);
                let lead = if ifs.is_empty() { format!("{when}, ") } else { format!("{when}, if {ifs}, ") };
                said.push(capital(&format!("{lead}{}", self.sentences(steps))));
                if !ifs.is_empty() {
                    said.push("(The condition is checked when it is triggered and again when it resolves.)".to_owned());
                }
            }
            Kind::Activated(_, _, steps) => {
                said.extend((!ifs.is_empty()).then(|| format!("Usable only if {ifs}.")));
                said.push(capital(&self.sentences(steps)));
            }
        }
        said.extend(ability.once.then(|| "Once per turn.".to_owned()));
        format!("{}{cost}: {}", self.kind(&ability.kind), said.join(" "))
    }

    fn kind(&self, kind: &Kind) -> &'static str {
        match kind {
            Kind::Continuous(_) => "CONTINUOUS",
            Kind::Auto(..) => "AUTO",
            Kind::Activated(Speed::Main, ..) if self.0.is_event() => "EVENT MAIN",
            Kind::Activated(Speed::Free, ..) if self.0.is_event() => "EVENT FREE",
            Kind::Activated(Speed::Main, ..) => "ACTIVATED MAIN",
            Kind::Activated(Speed::Free, ..) => "ACTIVATED FREE",
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
            Objects::Pick(pick) => self.act(act, on, &self.choice(pick, link(act))).base(),
            Objects::This | Objects::It | Objects::Picked(_) | Objects::All(_) | Objects::Player(_) => {
                self.act(act, on, &self.objects(on, link(act))).base()
            }
        }
    }

    /// "when this zombie attacks".
    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::When(happening, cards) => format!("when {} {}", self.one_of(cards), happens(*happening)),
            Timing::WhenPlayer(happening, who) => {
                let (who, you) = match who {
                    Whose::Yours => ("you", true),
                    Whose::Opponents => ("your opponent", false),
                    Whose::Eithers => ("a player", false),
                };
                format!("when {who} {}", happens_to_player(*happening, you))
            }
            Timing::StartOf(phase, who) => format!("at the beginning of {} {}", of_turn(*who), self::phase(*phase)),
            Timing::EndOfTurn(Whose::Eithers) => "at the end of each turn".to_owned(),
            Timing::EndOfTurn(who) => format!("at the end of {} turn", of_turn(*who)),
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
            Condition::YourTurn => format!("it is {not}your turn"),
            Condition::OpponentsTurn => format!("it is {not}your opponent's turn"),
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Is(objects, filters) => {
                let about = self.0.about(objects);
                format!("{} {}", self.objects(objects, "in"), self.says(filters, about.noun, about.many, holds))
            }
            Condition::Did if holds => "you do".to_owned(),
            Condition::Did => "you do not".to_owned(),
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                if several.is_empty() {
                    return if all { "anything is so" } else { "nothing is so" }.to_owned();
                }
                let one = |one: &Condition| if holds { self.joined(one) } else { self.condition(one, false) };
                several.iter().map(one).collect::<Vec<_>>().join(if all { " and " } else { " or " })
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> String {
        let is = if holds { "is" } else { "is not" };
        match (one, other) {
            (Value::Count(cards), Value::Number(limit)) => self.has_so_many(cards, compare, *limit, holds),
            (_, Value::Number(limit)) => format!("{} {is} {}", self.value(one), bound(compare, &number(*limit))),
            _ => format!("{} {is} {}", self.value(one), self.against(compare, other)),
        }
    }

    /// "you have 3 or more BACK mana".
    fn has_so_many(&self, cards: &Cards, compare: Compare, limit: i32, holds: bool) -> String {
        let so_many = match (compare, holds) {
            (Compare::AtMost | Compare::Exactly, true) if limit == 0 => "no".to_owned(),
            (Compare::AtLeast, true) => format!("{limit} or more"),
            (Compare::AtMost, true) => format!("{limit} or fewer"),
            (Compare::Exactly, true) => format!("exactly {limit}"),
            (Compare::AtLeast, false) if limit == 1 => "no".to_owned(),
            (Compare::AtLeast, false) => format!("fewer than {limit}"),
            (Compare::AtMost, false) => format!("more than {limit}"),
            (Compare::Exactly, false) => format!("a number other than {limit} of"),
        };
        let many = so_many != "exactly 1";
        let there = if many { "there are" } else { "there is" };
        let (has, own) = match cards.whose {
            Whose::Yours => ("you have", "your"),
            Whose::Opponents => ("your opponent has", "their"),
            Whose::Eithers => (there, "either player's"),
        };
        let at = match (cards.place, cards.whose) {
            (Place::Field, Whose::Eithers) => " on either field".to_owned(),
            (Place::Mana, Whose::Eithers) => " of either player".to_owned(),
            (Place::Field | Place::Mana, Whose::Yours | Whose::Opponents) => String::new(),
            (Place::Hand | Place::Wrecked, _) => format!(" in {own} {}", place(cards.place)),
        };
        if is_this(cards) {
            return format!("{has} {so_many} of {}{at}", self.this());
        }
        format!("{has} {so_many} {}{at}", self.such(&cards.filters, noun_at(cards.place), many, ""))
    }

    /// "equal to or less than the number of …", for numbers that are not plain ones.
    fn against(&self, compare: Compare, value: &Value) -> String {
        format!("{} {}", fewer(compare), self.value(value))
    }

    /// One of these, as something happens to it.
    fn one_of(&self, cards: &Cards) -> String {
        match (cards.place, cards.whose) {
            _ if is_this(cards) => self.this().to_owned(),
            (Place::Field | Place::Mana, Whose::Yours) => {
                format!("one of your {}", self.such(&cards.filters, noun_at(cards.place), true, ""))
            }
            (Place::Field | Place::Mana, Whose::Opponents) => {
                a(&self.such(&cards.filters, noun_at(cards.place), false, " of your opponent"))
            }
            (Place::Field | Place::Mana, Whose::Eithers) => {
                a(&self.such(&cards.filters, noun_at(cards.place), false, ""))
            }
            (Place::Hand | Place::Wrecked, _) => {
                let such = self.such(&cards.filters, noun_at(cards.place), false, "");
                format!("{} in {} {}", a(&such), whose(cards.whose), place(cards.place))
            }
        }
    }
}

/// Whether cards are in a place, or come from there.
fn link(act: &Act) -> &'static str {
    if is_move(act) { "from" } else { "in" }
}

fn happens(happening: Happening) -> &'static str {
    match happening {
        Happening::Enters => "enters the field",
        Happening::Revived => "is revived",
        Happening::Attacks => "attacks",
        Happening::Blocks => "blocks",
        Happening::Injured => "is injured",
        Happening::Lowered => "moves from the intact zone to the half-wrecked zone",
        Happening::Wrecked => "is put into a wrecked zone from the field",
        Happening::Leaves => "leaves the field",
        Happening::Stands => "becomes STAND",
        Happening::Rests => "becomes REST",
        Happening::Damaged => "is dealt damage",
        Happening::HitsPlayer => "attacks and deals damage directly to the opposing player",
        Happening::WinsBattle => "attacks and its battle results in an opposing zombie being injured",
        Happening::TurnedFront => "is turned from BACK to FRONT",
        Happening::TurnedBack => "is turned from FRONT to BACK",
    }
}

fn happens_to_player(happening: PlayerHappening, you: bool) -> &'static str {
    match (happening, you) {
        (PlayerHappening::Draws, true) => "draw 1 or more cards",
        (PlayerHappening::Draws, false) => "draws 1 or more cards",
        (PlayerHappening::Recovers, true) => "recover life",
        (PlayerHappening::Recovers, false) => "recovers life",
        (PlayerHappening::Hurt, true) => "are dealt damage",
        (PlayerHappening::Hurt, false) => "is dealt damage",
    }
}

fn of_turn(who: Whose) -> &'static str {
    match who {
        Whose::Yours => "your",
        Whose::Opponents => "your opponent's",
        Whose::Eithers => "each player's",
    }
}
