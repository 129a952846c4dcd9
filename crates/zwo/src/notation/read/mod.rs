//! From text to the AST. Abilities here, noun phrases and steps in the modules below.

mod nouns;
mod steps;

use super::phrases::{COLOURS, HAPPENINGS, PHASES, PLACES, SPEEDS, SUBJECTS, TO_PLAYERS, TO_YOU, phrase};
use super::{Slots, this};
use crate::effects::{Ability, Condition, Cost, Kind, Modifier, Objects, Pick, Place, Speed, Timing, Way, Whose};
use kernel::scenario::{Problem, Words};
use script::notation::{Read, expect, read_line, read_sequence};

/// Reads an ability.
///
/// ```
/// use zwo::notation::{read_ability, write_ability};
/// let text = "activated free, once per turn, cost [blue 2], target 1 of anyone's stand zombies: rest target";
/// assert_eq!(write_ability(&read_ability(text).unwrap()), text);
/// let problem = read_ability("event main: drew 2").unwrap_err();
/// assert_eq!(problem.place("event main: drew 2"), (1, 13));
/// ```
pub fn read_ability(text: &str) -> Result<Ability, Problem> {
    read_line(text, "an ability", ability)
}

/// What stands before the colon.
struct Head {
    opening: Opening,
    conditions: Vec<Condition>,
    once: bool,
    cost: Vec<Cost>,
    targets: Vec<Pick>,
}

/// The kind of ability, and when and where it acts.
enum Opening {
    Continuous,
    Auto(Timing),
    Activated(Speed, Place),
}

pub(super) fn ability(words: &mut Words<'_>) -> Read<Ability> {
    // A cost and a condition may speak of targets too, and they come first.
    let targets = head(&mut words.clone(), Slots { targets: None })?.targets.len();
    let slots = Slots { targets: Some(targets) };
    let Head { opening, conditions, once, cost, targets } = head(words, slots)?;
    let kind = match opening {
        Opening::Continuous => Kind::Continuous(continuous(words, slots)?),
        Opening::Auto(timing) => Kind::Auto(timing, steps::steps(words, slots)?),
        Opening::Activated(speed, place) => Kind::Activated(speed, place, steps::steps(words, slots)?),
    };
    Ok(Ability { conditions, once, cost, targets, kind })
}

fn head(words: &mut Words<'_>, slots: Slots) -> Read<Head> {
    let opening = opening(words, slots)?;
    let mut head = Head { opening, conditions: Vec::new(), once: false, cost: Vec::new(), targets: Vec::new() };
    while words.eat_mark(',') {
        head.part(words, slots)?;
    }
    if words.eat_mark(':') { Ok(head) } else { Err(words.expected("',' or ':'")) }
}

impl Head {
    /// Conditions, `once per turn`, a cost and targets follow each other in this order.
    fn part(&mut self, words: &mut Words<'_>, slots: Slots) -> Read<()> {
        let before_targets = self.targets.is_empty();
        let before_cost = before_targets && self.cost.is_empty();
        let before_once = before_cost && !self.once;
        let holds = if matches!(self.opening, Opening::Continuous) { "while" } else { "if" };
        if before_once && words.eat(holds) {
            self.conditions.push(nouns::condition(words, slots)?);
        } else if before_once && words.eat("once per turn") {
            self.once = true;
        } else if before_cost && words.eat("cost") {
            self.cost = words.list(|words| cost(words, slots))?;
            if self.cost.is_empty() {
                return Err(words.expected("a cost between the brackets before this"));
            }
        } else if words.eat("target") {
            self.targets.push(nouns::pick(words, slots)?);
        } else {
            let all =
                [(before_once, holds), (before_once, "once per turn"), (before_cost, "cost […]"), (true, "target")];
            let left: Vec<_> = all.iter().filter(|(left, _)| *left).map(|(_, text)| format!("'{text}'")).collect();
            return Err(words.expected(&left.join(", ")));
        }
        Ok(())
    }
}

fn opening(words: &mut Words<'_>, slots: Slots) -> Read<Opening> {
    if words.eat("continuous") {
        return Ok(Opening::Continuous);
    }
    if words.eat("auto") {
        words.mark(',')?;
        return timing(words, slots).map(Opening::Auto);
    }
    // Every activated ability and every EVENT text has exactly one of the two (ZW-11.9).
    let speed = |words: &mut Words<'_>| phrase(words, SPEEDS).ok_or_else(|| words.expected("'main' or 'free'"));
    if words.eat("activated") {
        let speed = speed(words)?;
        return Ok(Opening::Activated(speed, place(words)?));
    }
    if words.eat("event") {
        return Ok(Opening::Activated(speed(words)?, Place::Hand));
    }
    Err(words.expected("'continuous', 'auto', 'activated main', 'activated free', 'event main' or 'event free'"))
}

/// `, in wrecked zone`; on the field, if nothing is said.
fn place(words: &mut Words<'_>) -> Read<Place> {
    let mut ahead = words.clone();
    if !(ahead.eat_mark(',') && ahead.eat("in")) {
        return Ok(Place::Field);
    }
    *words = ahead;
    phrase(words, PLACES).ok_or_else(|| words.expected("'hand', 'wrecked zone' or 'mana zone'"))
}

fn timing(words: &mut Words<'_>, slots: Slots) -> Read<Timing> {
    if words.eat("when") {
        return when(words, slots);
    }
    if words.eat("at the start of") {
        let whose = nouns::whose(words)?;
        let phase = phrase(words, PHASES).ok_or_else(|| words.expected("a phase ('main phase', 'battle phase' …)"))?;
        return Ok(Timing::StartOf(phase, whose));
    }
    if words.eat("at the end of") {
        let whose = nouns::whose(words)?;
        expect(words, "turn")?;
        return Ok(Timing::EndOfTurn(whose));
    }
    Err(words.expected("'when …', 'at the start of …' or 'at the end of …'"))
}

fn when(words: &mut Words<'_>, slots: Slots) -> Read<Timing> {
    if let Some(whose) = phrase(words, SUBJECTS) {
        let happenings = if whose == Whose::Yours { TO_YOU } else { TO_PLAYERS };
        let happening = phrase(words, happenings);
        let happening =
            happening.ok_or_else(|| words.expected("what happens (draws, recovers life, is dealt damage)"))?;
        return Ok(Timing::WhenPlayer(happening, whose));
    }
    let cards = if words.eat("this") {
        this()
    } else if words.eat("one of") {
        nouns::cards(words, slots)?
    } else {
        return Err(words.expected("'this', 'one of …', 'you', 'opponent' or 'anyone'"));
    };
    let happening = phrase(words, HAPPENINGS);
    let happening =
        happening.ok_or_else(|| words.expected("what happens (enters the field, attacks, is injured …)"))?;
    Ok(Timing::When(happening, cards))
}

/// A mana icon (`green 2`, `any 1`, `back red 1`, `back any 1`), or an act.
fn cost(words: &mut Words<'_>, slots: Slots) -> Read<Cost> {
    let mut ahead = words.clone();
    let way = if ahead.eat("back") { Way::Back } else { Way::Rest };
    let colour = if ahead.eat("any") { Some(None) } else { phrase(&mut ahead, COLOURS).map(Some) };
    match colour {
        Some(colour) => {
            *words = ahead;
            let count = words.known("how many mana (1, 2, …)", |word| word.parse().ok())?;
            Ok(Cost::Mana { way, colour, count })
        }
        None if way == Way::Back => Err(ahead.expected("a colour or 'any'")),
        None => {
            let (act, objects) = steps::act(words, slots, "mana (green 2, any 1, back red 1, back any 1), or an act")?;
            Ok(Cost::Do(act, objects))
        }
    }
}

fn continuous(words: &mut Words<'_>, slots: Slots) -> Read<Vec<(Objects, Modifier)>> {
    read_sequence(words, |words| Ok((nouns::subject(words, slots)?, steps::modifier(words, slots)?)))
}
