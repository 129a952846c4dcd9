//! English.

use super::{Noun, Phrase, This, are_many, denied, has_life, home, is_fighting, is_one};
use crate::Lang;
use crate::grammar::{capital, list, number, signed, stop};
use crate::mm25::cards::person_in;
use mm25::effects::{
    Ability, Act, Against, Cards, Compare, Condition, Count, Filter, Kind, Modifier, Objects, Pick, Place, Player,
    Stat, Step, Timing, Value, Window,
};
use mm25::{Category, Crew};

/// A printer for a card that calls itself so.
pub(super) struct English(pub This);

/// What is done, and whether it is said to the player of the effect.
struct Clause {
    text: String,
    yours: bool,
}

impl Clause {
    fn yours(text: String) -> Clause {
        Clause { text, yours: true }
    }

    fn other(text: String) -> Clause {
        Clause { text, yours: false }
    }
}

impl English {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let ifs = self.all_of(&ability.conditions);
        let costs: Vec<String> = ability.cost.iter().map(|step| self.step(step).text).collect();
        let cost = list(&costs, "and");
        let text = match &ability.kind {
            Kind::Action(actions, steps) => {
                let paid = if cost.is_empty() { String::new() } else { format!("{cost}; ") };
                let only = ifs.map_or_else(String::new, |ifs| format!(". Usable only if {ifs}"));
                format!("{}: {paid}{}{only}", self::actions(*actions), self.steps(steps))
            }
            Kind::Continuous(holding) => {
                let lead = ifs.map_or_else(String::new, |ifs| format!("while {ifs}, "));
                format!("{lead}{}", self.modifiers(holding))
            }
            Kind::Reinforcing(holding) => {
                let and = ifs.map_or_else(String::new, |ifs| format!(" and {ifs}"));
                format!("while this card is a Reinforcement{and}, {}", self.modifiers(holding))
            }
            Kind::Triggered(timing, steps) => {
                let so = ifs.map_or_else(String::new, |ifs| format!(", if {ifs}"));
                format!("{}{so}{}", self.timing(timing), self.used(ability.optional, &cost, steps))
            }
            Kind::Technique(steps, lasting) => {
                let needs: Vec<String> = ifs.into_iter().chain((!cost.is_empty()).then_some(cost)).collect();
                let needs = if needs.is_empty() { String::new() } else { format!("Condition: {}. ", needs.join("; ")) };
                let mut says: Vec<String> = Vec::new();
                says.extend((!steps.is_empty() || lasting.is_empty()).then(|| capital(&self.steps(steps))));
                says.extend((!lasting.is_empty()).then(|| capital(&self.modifiers(lasting))));
                format!("{needs}{}", says.join(". "))
            }
        };
        stop(&capital(&text))
    }

    /// What a triggered ability does, after its timing.
    fn used(&self, optional: bool, cost: &str, steps: &[Step]) -> String {
        let done = self.steps(steps);
        let yours = steps.first().is_some_and(|step| self.step(step).yours);
        match (optional, cost.is_empty()) {
            (true, false) => format!(", you may {cost}: {done}"),
            (true, true) if yours => format!(", you may {done}"),
            (true, true) => format!(", you may use this: {done}"),
            (false, false) => format!(", {cost}: {done}"),
            (false, true) => format!(": {done}"),
        }
    }

    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::Called => "when called onto the Bridge as a Sailor (not during setup)".to_owned(),
            Timing::Reinforces => "when called as a Reinforcement".to_owned(),
            Timing::OpposingUses => "each time the opposing Character uses a Technique".to_owned(),
            Timing::Declared(cards) => format!("when the opponent declares a Battle against {}", self.one_of(cards)),
            Timing::In(window) => format!("{} in which this Character fights", self::window(*window)),
            Timing::Defeats => "when this Character defeats the opposing Character".to_owned(),
        }
    }

    /// Steps in one sentence.
    pub fn steps(&self, steps: &[Step]) -> String {
        if steps.is_empty() {
            return "nothing happens".to_owned();
        }
        let each: Vec<String> = steps.iter().map(|step| self.step(step).text).collect();
        each.join("; then ")
    }

    /// Steps as part of a sentence.
    fn inner(&self, steps: &[Step]) -> String {
        match steps {
            [Step::If(..) | Step::May(_) | Step::ChooseOne(_)] => format!("({})", self.steps(steps)),
            [_] | [] => self.steps(steps),
            _ => format!("({})", self.steps(steps)),
        }
    }

    fn step(&self, step: &Step) -> Clause {
        let does = |who: &Player, you: &str, other: &str, rest: String| match who {
            Player::You => Clause::yours(format!("{you} {rest}")),
            Player::Opponent => Clause::other(format!("the opponent {other} {rest}")),
        };
        let own = |who: &Player| if *who == Player::You { "your" } else { "their" };
        let top = |who: &Player, count: &Value, from: &str, to: &str| {
            let cards = match count {
                Value::Number(1) => "the top card".to_owned(),
                Value::Number(number) => format!("the top {number} cards"),
                other => format!("a number of cards equal to {}, from the top", self.value(other)),
            };
            does(who, "move", "moves", format!("{cards} of {} {from} to {} {to}", own(who), own(who)))
        };
        let from_hand = |who: &Player, count: &Value, how: &str| {
            does(who, "put", "puts", format!("{} from {} Hand into the Ocean{how}", self.so_many(count), own(who)))
        };
        match step {
            Step::Do(act @ Act::Gain(..), on) => Clause::other(self.act(act, on)),
            Step::Do(act, on) => Clause::yours(self.act(act, on)),
            Step::BeginBattle { by, against, bonus } => {
                let by = match by {
                    Objects::All(cards) => self.one_of(cards),
                    by => self.objects(by),
                };
                let against = match against {
                    Against::Normal => String::new(),
                    Against::These(cards) => format!(" against {}", self.one_of(cards)),
                };
                let gains = match bonus {
                    (0, 0) => String::new(),
                    (power, damage) => format!("; in that Battle it gains {}/{}", signed(*power), signed(*damage)),
                };
                Clause::other(format!("{by} begins a Battle{against}{gains}"))
            }
            Step::Draw(who, count) => does(who, "draw", "draws", self.so_many(count)),
            Step::Log(who, count) => top(who, count, "Chest", "Logbook"),
            Step::Sink(who, count) => top(who, count, "Chest", "Ocean"),
            Step::SinkLogbook(who, count) => top(who, count, "Logbook", "Ocean"),
            Step::Discard(who, count) => from_hand(who, count, ""),
            Step::DiscardAtRandom(who, count) => from_hand(who, count, ", chosen at random"),
            Step::LookAtHand => Clause::yours("look at the opponent's Hand once".to_owned()),
            Step::CallReinforcement => {
                Clause::yours("call 1 Character card from your Hand as a Reinforcement".to_owned())
            }
            Step::PreventBattle => Clause::other("that Battle does not begin".to_owned()),
            Step::If(condition, then, otherwise) => {
                let otherwise = match otherwise.is_empty() {
                    true => String::new(),
                    false => format!("; otherwise, {}", self.inner(otherwise)),
                };
                Clause::other(format!("if {}, {}{otherwise}", self.condition(condition, true), self.inner(then)))
            }
            Step::May(steps) => {
                let yours = steps.first().is_some_and(|step| self.step(step).yours);
                let lead = if yours && steps.len() == 1 { "" } else { "do this: " };
                Clause::other(format!("you may {lead}{}", self.inner(steps)))
            }
            Step::ChooseOne(ways) => {
                let ways: Vec<String> = ways.iter().map(|way| self.inner(way)).collect();
                match ways.is_empty() {
                    true => Clause::other("nothing happens".to_owned()),
                    false => Clause::other(format!("either {}", ways.join(", or "))),
                }
            }
        }
    }

    fn act(&self, act: &Act, on: &Objects) -> String {
        let cards = self.objects(on);
        let whose = match home(on) {
            Some(Player::You) => "your",
            Some(Player::Opponent) => "the opponent's",
            None => "its owner's",
        };
        match act {
            Act::Inflict(Value::Number(damage)) => format!("inflict {damage} damage on {cards}"),
            Act::Inflict(value) => format!("inflict damage equal to {} on {cards}", self.value(value)),
            Act::ToOcean if has_life(on) => format!("move {cards} and all its Life cards to the Ocean"),
            Act::ToOcean => format!("move {cards} to the Ocean"),
            Act::ToHand => format!("add {cards} to {whose} Hand"),
            Act::ShuffleIntoChest => format!("shuffle {cards} into {whose} Chest"),
            Act::Annul => format!("annul {cards} and move it to the Ocean"),
            Act::Gain(power, damage) => {
                let gain = if are_many(on) { "gain" } else { "gains" };
                format!("{cards} {gain} {}/{} for this Battle", signed(*power), signed(*damage))
            }
            Act::Mend => format!("move the top card of {whose} Logbook to the Life pile of {cards}"),
        }
    }

    fn modifiers(&self, holding: &[(Objects, Modifier)]) -> String {
        let each: Vec<String> = holding.iter().map(|(on, modifier)| self.modifier(on, modifier)).collect();
        if each.is_empty() { "nothing happens".to_owned() } else { each.join("; ") }
    }

    fn modifier(&self, on: &Objects, modifier: &Modifier) -> String {
        let cards = self.objects(on);
        let (many, you) = (are_many(on), *on == Objects::Player(Player::You));
        let verb = |one: &'static str, more: &'static str| if many || you { more } else { one };
        let their = if you { "your" } else { "their" };
        match modifier {
            Modifier::Bonus { power: Value::Number(power), damage: Value::Number(damage) } => {
                let gains = match *power > 0 || *damage > 0 {
                    true => verb("gains", "gain"),
                    false => verb("has", "have"),
                };
                format!("{cards} {gains} {}/{}", signed(*power), signed(*damage))
            }
            Modifier::Bonus { power, damage } => {
                let gains = verb("gains", "gain");
                format!("{cards} {gains} {} Power and {} Damage", self.change(power), self.change(damage))
            }
            Modifier::InitialPower(power) => format!("the initial Power of {cards} is {}", self.value(power)),
            Modifier::DamageUpTo { more, most } => {
                let gain = verb("gains", "gain");
                format!("{cards} {gain} +0/{} (Damage cannot rise above {most} through this)", signed(*more))
            }
            Modifier::CannotBeAttackedBy(by) if by.is_empty() => {
                format!("the opponent cannot begin a Battle against {}", self.attacked(on))
            }
            Modifier::CannotBeAttackedBy(by) => {
                let by = self.noun_phrase(&[Noun::Character], &by.iter().collect::<Vec<_>>(), true);
                format!("{by} cannot begin a Battle against {}", self.attacked(on))
            }
            Modifier::CannotAttack => format!("{cards} cannot begin a Battle"),
            Modifier::MayAttack(these) => format!("{cards} may begin a Battle against {}", self.any_of(these)),
            Modifier::MayIgnoreSailor(which) => {
                let sailor = self.noun_phrase(&[Noun::Sailor], &which.iter().collect::<Vec<_>>(), false);
                format!("{cards} may begin a Battle against the opposing Captain ignoring one opposing {sailor}")
            }
            Modifier::AttackCosts(actions) => {
                let (actions, attacked) = (self::actions(*actions), self.attacked(on));
                format!("the opponent must consume {actions} to begin a Battle against {attacked}")
            }
            Modifier::Actions(actions) if *actions < 3 => {
                format!("{cards} may take at most {} in each of {their} turns", self::actions(*actions))
            }
            Modifier::Actions(actions) => {
                format!("{cards} may use {} in each of {their} turns", self::actions(*actions))
            }
            Modifier::NoTechniqueDamage => {
                format!(
                    "{cards} {} no damage from the effects of Techniques used by the opponent",
                    verb("takes", "take")
                )
            }
            Modifier::TechniquesToChest(which) => {
                let techniques = self.noun_phrase(&[Noun::Technique], &which.iter().collect::<Vec<_>>(), true);
                let uses = verb("uses", "use");
                let used = techniques.replacen("Techniques", &format!("Techniques {cards} {uses}"), 1);
                format!("{used} go to the bottom of {their} Chest instead of the Ocean")
            }
            Modifier::NoTrophy => {
                format!(
                    "when defeated, {cards} {} discarded into the Ocean instead of becoming a Trophy",
                    verb("is", "are")
                )
            }
            Modifier::FreeCall => format!("calling {cards} consumes no Actions"),
            Modifier::Indestructible => {
                format!("{cards} cannot be annulled, destroyed or moved by the opponent's abilities or effects")
            }
            Modifier::PreventDamage(less) => {
                format!("prevent {less} of the damage that {cards} would take in the damage step of the Battle")
            }
            Modifier::LosesDraws => {
                let loses = verb("loses", "lose");
                format!(
                    "if both players meet victory conditions at the same time in this Battle, {cards} {loses} the game"
                )
            }
        }
    }

    fn all_of(&self, conditions: &[Condition]) -> Option<String> {
        let each: Vec<String> = conditions.iter().map(|condition| self.condition(condition, true)).collect();
        (!each.is_empty()).then(|| each.join(" and "))
    }

    /// What follows "if"; that it does not hold, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> String {
        let not = |yes: &'static str, no: &'static str| if holds { yes } else { no };
        let fighter = |who: &Player| self.objects(&Objects::Fighter(*who));
        match condition {
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Is(objects, filters) if is_fighting(objects, filters) => {
                format!("this Character {} fighting", not("is", "is not"))
            }
            Condition::Is(objects, filters) => {
                let filters: Vec<&Filter> = filters.iter().collect();
                format!("{} {}", self.objects(objects), self.says(&filters, are_many(objects), holds))
            }
            Condition::Won(who) => format!("{} {} this Battle", fighter(who), not("won", "did not win")),
            Condition::Lost(who) => format!("{} {} this Battle", fighter(who), not("lost", "did not lose")),
            Condition::HasUsed(who, filters) => {
                let technique = self.noun_phrase(&[Noun::Technique], &filters.iter().collect::<Vec<_>>(), false);
                let used = not("has used, and still has in play,", "has not used, or no longer has in play,");
                format!("{} {used} a {technique}", fighter(who))
            }
            Condition::Settled => match holds {
                true => "this card has been on the Bridge since an earlier turn".to_owned(),
                false => "this card has come to the Bridge in this turn".to_owned(),
            },
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                let each: Vec<String> = several.iter().map(|one| self.condition(one, holds)).collect();
                match each.as_slice() {
                    [] => if all { "it is possible" } else { "it is impossible" }.to_owned(),
                    [one] => one.clone(),
                    _ => format!("({})", each.join(if all { " and " } else { " or " })),
                }
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> String {
        let (compare, exactly) = match (holds, denied(compare)) {
            (true, _) => (compare, ""),
            (false, Some(denied)) => (denied, ""),
            (false, None) => (compare, "not "),
        };
        match one {
            Value::Count(cards) => {
                let phrase = Phrase::of(cards);
                let (has, whose) = match cards.whose {
                    Player::You => ("you have", "your"),
                    Player::Opponent => ("the opponent has", "their"),
                };
                let many = *other != Value::Number(1) || compare != Compare::Exactly;
                let noun = self.noun_phrase(&phrase.nouns, &phrase.filters, many);
                let at = match phrase.nouns.as_slice() {
                    [Noun::Card(_)] => format!(" in {whose} {}", places(phrase.places)),
                    [Noun::Character | Noun::Captain | Noun::Sailor] => " on the Bridge".to_owned(),
                    _ => " in play".to_owned(),
                };
                format!(
                    "{has} {exactly}{} {noun}{at}",
                    bound(compare, &self.value(other)).replace("less than", "fewer than")
                )
            }
            Value::Of(stat, of) => {
                let has = if are_many(of) { "have" } else { "has" };
                format!("{} {has} {exactly}{}", self.objects(of), self.so_much(*stat, compare, other))
            }
            Value::Number(_) => format!("{} is {exactly}{}", self.value(one), bound(compare, &self.value(other))),
        }
    }

    fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => self::number(*number),
            Value::Count(cards) => format!("the number of {}", self.many(cards)),
            Value::Of(stat, of) => format!("the {} of {}", self::stat(*stat), self.objects(of)),
        }
    }

    /// "2 or more Life Points", "Life Points less than the initial Life Points of your Character".
    fn so_much(&self, stat: Stat, compare: Compare, value: &Value) -> String {
        let bound = bound(compare, &self.value(value));
        match value {
            Value::Number(_) => format!("{bound} {}", self::stat(stat)),
            Value::Count(_) | Value::Of(..) => format!("{} {bound}", self::stat(stat)),
        }
    }

    /// Whom a Battle is begun against: each of them on its own.
    fn attacked(&self, on: &Objects) -> String {
        match on {
            Objects::All(cards) => self.any_of(cards),
            on => self.objects(on),
        }
    }

    fn change(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => signed(*number),
            other => format!("additional ({})", self.value(other)),
        }
    }

    /// "2 cards".
    fn so_many(&self, count: &Value) -> String {
        match count {
            Value::Number(1) => "1 card".to_owned(),
            Value::Number(number) => format!("{number} cards"),
            other => format!("a number of cards equal to {}", self.value(other)),
        }
    }

    fn objects(&self, objects: &Objects) -> String {
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

    fn pick(&self, pick: &Pick) -> String {
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
    fn at(&self, phrase: &Phrase<'_>) -> String {
        match (phrase.nouns.as_slice(), phrase.whose) {
            ([Noun::Card(_)], Player::You) => format!(" in your {}", places(phrase.places)),
            ([Noun::Card(_)], Player::Opponent) => format!(" in the opponent's {}", places(phrase.places)),
            (_, Player::You) => " of yours".to_owned(),
            (_, Player::Opponent) => " of the opponent".to_owned(),
        }
    }

    /// "your other Characters", "cards in your Hand", "the opposing Captain".
    fn many(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        let noun = self.noun_phrase(&phrase.nouns, &phrase.filters, !phrase.is_captain());
        match (phrase.nouns.as_slice(), phrase.whose) {
            ([Noun::Card(_)], _) => format!("{noun}{}", self.at(&phrase)),
            ([Noun::Captain], Player::Opponent) => format!("the opposing {noun}"),
            (_, Player::You) => format!("your {noun}"),
            (_, Player::Opponent) => format!("the opponent's {noun}"),
        }
    }

    fn one_of(&self, cards: &Cards) -> String {
        let text = self.many(cards);
        if Phrase::of(cards).is_captain() { text } else { format!("one of {text}") }
    }

    fn any_of(&self, cards: &Cards) -> String {
        let text = self.many(cards);
        if Phrase::of(cards).is_captain() { text } else { format!("any of {text}") }
    }

    fn noun_phrase(&self, nouns: &[Noun], filters: &[&Filter], many: bool) -> String {
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
    fn says(&self, filters: &[&Filter], many: bool, holds: bool) -> String {
        let each: Vec<String> = filters.iter().map(|filter| self.says_one(filter, many, holds)).collect();
        match each.as_slice() {
            [] => if holds { "exists" } else { "does not exist" }.to_owned(),
            _ => each.join(if holds { " and " } else { " or " }),
        }
    }

    fn says_one(&self, filter: &Filter, many: bool, holds: bool) -> String {
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

fn actions(actions: u8) -> String {
    if actions == 1 { "1 Action".to_owned() } else { format!("{actions} Actions") }
}

fn people(names: &[String]) -> String {
    let names: Vec<&str> = names.iter().map(|name| person_in(name, Lang::En)).collect();
    list(&names, "or")
}

fn crew(crew: &Crew) -> &str {
    &crew.0
}

fn bound(compare: Compare, number: &str) -> String {
    match compare {
        Compare::AtLeast => format!("{number} or more"),
        Compare::AtMost => format!("{number} or less"),
        Compare::Exactly => format!("exactly {number}"),
        Compare::Above => format!("more than {number}"),
        Compare::Below => format!("less than {number}"),
    }
}

fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Power => "Power",
        Stat::InitialPower => "initial Power",
        Stat::Damage => "Damage",
        Stat::Life => "Life Points",
        Stat::InitialLife => "initial Life Points",
    }
}

fn kind(category: Category, many: bool) -> &'static str {
    match (category, many) {
        (Category::Character, false) => "a Character card",
        (Category::Character, true) => "Character cards",
        (Category::Technique, false) => "a Technique card",
        (Category::Technique, true) => "Technique cards",
        (Category::Team, false) => "a Team card",
        (Category::Team, true) => "Team cards",
    }
}

fn noun(noun: Noun, many: bool) -> &'static str {
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

fn places(places: &[Place]) -> String {
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

fn window(window: Window) -> &'static str {
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
