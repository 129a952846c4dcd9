//! From text to the AST. Abilities here, noun phrases and steps in the modules below.

mod nouns;
mod steps;

use super::phrases::{TIMINGS, WINDOWS, phrase};
use crate::effects::{Ability, Condition, Kind, Step, Timing};
use kernel::scenario::{Problem, Words};
use script::notation::{Read, one_of, read_line};

pub(super) use nouns::names;

/// Reads an ability.
///
/// ```
/// use mm25::notation::{read_ability, write_ability};
/// let text = "2 actions, cost [put 1 card from hand into ocean]: this begins a battle against opponent's captain";
/// assert_eq!(write_ability(&read_ability(text).unwrap()), text);
/// let problem = read_ability("technique: drew 2").unwrap_err();
/// assert_eq!(problem.place("technique: drew 2"), (1, 12));
/// ```
pub fn read_ability(text: &str) -> Result<Ability, Problem> {
    read_line(text, "an ability", ability)
}

/// The kind of ability, and when it acts.
enum Opening {
    Action(u8),
    Continuous,
    Reinforcing,
    Triggered(Timing),
    Technique,
}

/// What stands between the opening and the colon.
#[derive(Default)]
struct Head {
    conditions: Vec<Condition>,
    optional: bool,
    cost: Vec<Step>,
}

pub(super) fn ability(words: &mut Words<'_>) -> Read<Ability> {
    let opening = opening(words)?;
    let holds = if matches!(opening, Opening::Continuous | Opening::Reinforcing) { "while" } else { "if" };
    let mut head = Head::default();
    while words.eat_mark(',') {
        head.part(words, holds)?;
    }
    if !words.eat_mark(':') {
        return Err(words.expected("',' or ':'"));
    }
    let kind = match opening {
        Opening::Action(actions) => Kind::Action(actions, steps::steps(words)?),
        Opening::Continuous => Kind::Continuous(steps::modifiers(words)?),
        Opening::Reinforcing => Kind::Reinforcing(steps::modifiers(words)?),
        Opening::Triggered(timing) => Kind::Triggered(timing, steps::steps(words)?),
        Opening::Technique => {
            let (steps, lasting) = steps::technique(words)?;
            Kind::Technique(steps, lasting)
        }
    };
    let Head { conditions, optional, cost } = head;
    Ok(Ability { conditions, optional, cost, kind })
}

impl Head {
    /// Conditions, `optional` and a cost follow each other in this order.
    fn part(&mut self, words: &mut Words<'_>, holds: &str) -> Read<()> {
        let before_cost = self.cost.is_empty();
        let before_optional = before_cost && !self.optional;
        if before_optional && words.eat(holds) {
            self.conditions.push(nouns::condition(words)?);
        } else if before_optional && words.eat("optional") {
            self.optional = true;
        } else if before_cost && words.eat("cost") {
            self.cost = words.list(steps::step)?;
            if self.cost.is_empty() {
                return Err(words.expected("a cost between the brackets before this"));
            }
        } else {
            let all = [(before_optional, holds), (before_optional, "optional"), (before_cost, "cost […]")];
            let left = all.iter().filter(|(left, _)| *left).map(|(_, text)| format!("'{text}'"));
            let left: Vec<_> = left.chain((!before_cost).then(|| "':'".to_owned())).collect();
            return Err(words.expected(&left.join(", ")));
        }
        Ok(())
    }
}

fn opening(words: &mut Words<'_>) -> Read<Opening> {
    if words.eat("continuous") {
        return Ok(Opening::Continuous);
    }
    if words.eat("reinforcing") {
        return Ok(Opening::Reinforcing);
    }
    if words.eat("technique") {
        return Ok(Opening::Technique);
    }
    if words.eat("triggered") {
        words.mark(',')?;
        return timing(words).map(Opening::Triggered);
    }
    let what = "'0 actions', '1 action' …, 'continuous', 'reinforcing', 'triggered' or 'technique'";
    let actions = words.number().map_err(|_| words.expected(what))?;
    if words.eat("actions") || words.eat("action") {
        return Ok(Opening::Action(actions));
    }
    Err(words.expected("'actions'"))
}

fn timing(words: &mut Words<'_>) -> Read<Timing> {
    if words.eat("in window") {
        return window(words).map(Timing::In);
    }
    if words.eat("when opponent attacks") {
        return nouns::one_of_cards(words).map(Timing::Declared);
    }
    let what = "when ('when called', 'when called as reinforcement', 'when opposing character uses a technique', 'when \
                opponent attacks …', 'when this defeats opposing character', 'in window …')";
    phrase(words, TIMINGS).ok_or_else(|| words.expected(what))
}

/// Reads a window of a Battle.
pub(super) fn window(words: &mut Words<'_>) -> Read<crate::effects::Window> {
    one_of(words, WINDOWS)
}
