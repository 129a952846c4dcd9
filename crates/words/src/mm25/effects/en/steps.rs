//! Steps and modifiers.

use super::English;
use super::nouns::actions;
use crate::grammar::signed;
use crate::mm25::effects::{Noun, are_many, has_life, home};
use mm25::effects::{Act, Against, Modifier, Objects, Player, Step, Value};

/// What is done, and whether it is said to the player of the effect.
pub(super) struct Clause {
    pub(super) text: String,
    pub(super) yours: bool,
}

impl Clause {
    pub(super) fn yours(text: String) -> Clause {
        Clause { text, yours: true }
    }

    pub(super) fn other(text: String) -> Clause {
        Clause { text, yours: false }
    }
}

impl English {
    /// Steps in one sentence.
    pub(in crate::mm25::effects) fn steps(&self, steps: &[Step]) -> String {
        if steps.is_empty() {
            return "nothing happens".to_owned();
        }
        let each: Vec<String> = steps.iter().map(|step| self.step(step).text).collect();
        each.join("; then ")
    }

    /// Steps as part of a sentence.
    pub(super) fn inner(&self, steps: &[Step]) -> String {
        match steps {
            [Step::If(..) | Step::May(_) | Step::ChooseOne(_)] => format!("({})", self.steps(steps)),
            [_] | [] => self.steps(steps),
            _ => format!("({})", self.steps(steps)),
        }
    }

    pub(super) fn step(&self, step: &Step) -> Clause {
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

    pub(super) fn act(&self, act: &Act, on: &Objects) -> String {
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

    pub(super) fn modifiers(&self, holding: &[(Objects, Modifier)]) -> String {
        let each: Vec<String> = holding.iter().map(|(on, modifier)| self.modifier(on, modifier)).collect();
        if each.is_empty() { "nothing happens".to_owned() } else { each.join("; ") }
    }

    pub(super) fn modifier(&self, on: &Objects, modifier: &Modifier) -> String {
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
}
