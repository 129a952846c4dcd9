//! From the AST to flat code.

use super::code::{Effects, KeptIn, Ref, Test, Verb};
use super::{
    Ability, Act, Cards, Condition, Cost, Count, Kind, Modifier, Objects, Pick, Place, Stat, Step, Timing, Until,
    Value, Whose,
};
use crate::state::{AIMS, PARTS};
use script::{At, Builder, Unplayable};

impl Ability {
    /// Whether it can be played as it is meant.
    pub fn check(&self) -> Result<(), Unplayable> {
        Lowering::default().ability(self).map(drop)
    }
}

/// Writes the code of abilities, one after the other.
#[derive(Default)]
pub(crate) struct Lowering {
    pub(crate) build: Builder<Effects>,
    pub(crate) modifiers: Vec<Modifier>,
    aims: u8,
    picks: u8,
    /// The text waits for something that happens to a card: that is "it".
    has_it: bool,
    trouble: Option<Unplayable>,
}

impl Lowering {
    /// The code of an ability.
    pub(crate) fn ability(&mut self, ability: &Ability) -> Result<At, Unplayable> {
        self.trouble = None;
        self.aims = ability.targets.len() as u8;
        self.picks = 0;
        self.has_it = matches!(ability.kind, Kind::Auto(Timing::When(..), _));
        self.bounds(ability);
        self.secrets(ability);
        let start = self.build.here();
        let steps = match &ability.kind {
            Kind::Continuous(holding) => {
                for (objects, modifier) in holding {
                    self.continuous(objects, modifier);
                }
                &[]
            }
            Kind::Auto(_, steps) => {
                // "If" holds when it is triggered and when it resolves (ZW-18.7).
                let hold = (!ability.conditions.is_empty()).then(|| self.build.hold());
                self.steps(steps);
                if let Some(hold) = hold {
                    self.build.fill_unless(hold, Test::All(ability.conditions.clone()));
                }
                &[]
            }
            Kind::Activated(_, _, steps) => steps.as_slice(),
        };
        self.steps(steps);
        self.build.end();
        match self.trouble.take() {
            Some(trouble) => Err(trouble),
            None => Ok(start),
        }
    }

    fn fail(&mut self, what: &'static str) {
        self.trouble.get_or_insert(Unplayable(what));
    }

    /// What a declaration can hold.
    fn bounds(&mut self, ability: &Ability) {
        let number = |count: &Count| {
            let (Count::Exactly(value) | Count::UpTo(value)) = count;
            if let Value::Number(number) = value { usize::try_from(*number).ok() } else { None }
        };
        let aims: Option<usize> = ability.targets.iter().map(|pick| number(&pick.count)).sum();
        match aims {
            Some(aims) if aims <= AIMS => {}
            Some(_) => self.fail("more than five targets"),
            None => self.fail("a number of targets that is not printed"),
        }
        if ability.targets.iter().any(|pick| pick.from.place == Place::Hand) {
            self.fail("a target in a hand, which is no zone");
        }
        let icons = ability.cost.iter().filter(|cost| matches!(cost, Cost::Mana { .. })).count();
        if icons > 2 {
            self.fail("more than two mana icons in one cost");
        }
        let mut picked = 0;
        let mut parts = 0;
        for cost in &ability.cost {
            match cost {
                Cost::Mana { count, .. } => parts += usize::from(*count),
                Cost::Do(act, Objects::Pick(pick)) => {
                    picked += 1;
                    match &pick.count {
                        Count::Exactly(Value::Number(count)) => parts += usize::try_from(*count).unwrap_or(0),
                        _ => self.fail("a cost whose number is not printed"),
                    }
                    if pick.from.place == Place::Hand && pick.from.whose != Whose::Yours {
                        self.fail("a cost that is paid from another's hand");
                    }
                    if pick.from.place == Place::Mana {
                        self.fail("a cost that does with mana what no icon says");
                    }
                    self.cost_act(act);
                }
                Cost::Do(act, Objects::This) => self.cost_act(act),
                Cost::Do(..) => self.fail("a cost that is paid with neither this card nor a choice"),
            }
        }
        if picked > 1 {
            self.fail("a cost with two choices of cards");
        }
        if parts > PARTS {
            self.fail("a cost of more than 24 cards");
        }
    }

    fn cost_act(&mut self, act: &Act) {
        if !matches!(
            act,
            Act::Injure | Act::Stand | Act::Rest | Act::Lower | Act::ToWrecked | Act::ToHand | Act::ToDeck(_)
        ) {
            self.fail("a cost that is no cost: damage, modifiers, entering, control");
        }
    }

    fn continuous(&mut self, objects: &Objects, modifier: &Modifier) {
        if !matches!(objects, Objects::This | Objects::All(_) | Objects::Player(_)) {
            self.fail("a continuous ability about what was picked");
        }
        self.modifier(modifier);
    }

    fn modifier(&mut self, modifier: &Modifier) {
        if let Modifier::Add(Stat::Damage, _) | Modifier::Becomes(Stat::Damage, _) = modifier {
            self.fail("damage that is changed instead of dealt");
        }
    }

    /// What lasts, lasts on zombies or, until the end of the turn, on players.
    fn lasting(&mut self, objects: &Objects, until: Until) {
        match objects {
            Objects::Player(_) if until != Until::EndOfTurn => {
                self.fail("something about a player that lasts beyond the turn");
            }
            Objects::All(Cards { place, .. }) | Objects::Pick(Pick { from: Cards { place, .. }, .. })
                if *place != Place::Field =>
            {
                self.fail("a modifier for a while on cards that are not on the field");
            }
            Objects::This
            | Objects::It
            | Objects::Picked(_)
            | Objects::Pick(_)
            | Objects::All(_)
            | Objects::Player(_) => {}
        }
    }

    /// Text that would tell what is in a hand by a number is refused: nobody could check it.
    fn secrets(&mut self, ability: &Ability) {
        let tells = |phrase: &Cards| phrase.place == Place::Hand && !phrase.filters.is_empty();
        let mut found = false;
        visit(ability, &mut |value| {
            found |= match value {
                Value::Count(phrase) => tells(phrase),
                Value::Of(_, objects) => matches!(&**objects, Objects::All(phrase) if phrase.place == Place::Hand),
                Value::Number(_) | Value::Life(_) | Value::Amount | Value::Times(..) => false,
            };
        });
        if found {
            self.fail("a number that tells what is in a hand");
        }
    }

    fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            self.step(step);
        }
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Pick(pick) => {
                self.pick(pick);
            }
            Step::Do(act, objects) => self.act(act, objects),
            Step::If(condition, then, other) => {
                let hold = self.build.hold();
                self.steps(then);
                if other.is_empty() {
                    self.unless(hold, condition);
                } else {
                    let end = self.build.hold();
                    self.unless(hold, condition);
                    self.steps(other);
                    self.build.fill_jump(end);
                }
            }
            Step::May(steps) => {
                let hold = self.build.hold();
                self.steps(steps);
                self.build.fill_may(hold, ());
            }
            Step::ChooseOne(ways) if ways.is_empty() => self.fail("a choice between no ways to go on"),
            Step::ChooseOne(ways) => {
                let hold = self.build.hold();
                let mut starts = Vec::new();
                let mut ends = Vec::new();
                for way in ways {
                    starts.push(self.build.here());
                    self.steps(way);
                    ends.push(self.build.hold());
                }
                self.build.fill_one_of(hold, (), starts);
                for end in ends {
                    self.build.fill_jump(end);
                }
            }
            Step::Draw { .. } | Step::Hurt { .. } | Step::Recover { .. } | Step::Mill { .. } | Step::Shuffle(_) => {
                self.build.verb(Verb::Step(step.clone()));
            }
        }
    }

    fn unless(&mut self, hold: script::Hold, condition: &Condition) {
        self.build.fill_unless(hold, Test::All(vec![condition.clone()]));
    }

    fn pick(&mut self, pick: &Pick) -> Ref {
        if pick.from.place == Place::Hand && pick.from.whose != Whose::Yours {
            self.fail("a choice among cards that its player cannot see");
        }
        let slot = KeptIn::ALL.get(usize::from(self.picks)).copied().unwrap_or_else(|| {
            self.fail("more than two choices while it resolves");
            KeptIn::First
        });
        self.picks += 1;
        self.build.verb(Verb::Pick { slot, pick: pick.clone() });
        Ref::Picked(slot)
    }

    fn act(&mut self, act: &Act, objects: &Objects) {
        let on = match objects {
            Objects::This => Ref::This,
            Objects::It => {
                if !self.has_it {
                    self.fail("'it' where no card is spoken of");
                }
                Ref::It
            }
            Objects::Picked(slot) => match slot.0.checked_sub(self.aims) {
                None => Ref::Aim(slot.0),
                Some(pick) => {
                    let made = KeptIn::ALL.get(usize::from(pick)).filter(|_| pick < self.picks);
                    Ref::Picked(made.copied().unwrap_or_else(|| {
                        self.fail("a card that nothing picked");
                        KeptIn::First
                    }))
                }
            },
            Objects::Pick(pick) => self.pick(pick),
            Objects::All(cards) => Ref::All(cards.clone()),
            Objects::Player(player) => Ref::Player(*player),
        };
        match act {
            Act::Modify(modifier, until) => {
                self.modifier(modifier);
                self.lasting(objects, *until);
                let what = self.modifiers.len() as u16;
                self.modifiers.push(modifier.clone());
                self.build.verb(Verb::Modify { what, modifier: modifier.clone(), until: *until, on });
            }
            act => {
                if *act == Act::Control(Until::NextPrepare) {
                    self.fail("control that ends in the middle of a turn");
                }
                if let Ref::Player(_) = on {
                    self.fail("something done to a player that is done to cards");
                }
                self.build.verb(Verb::Do(act.clone(), on));
            }
        }
    }
}

/// Looks at every number that an ability speaks of.
fn visit(ability: &Ability, see: &mut impl FnMut(&Value)) {
    ability.conditions.iter().for_each(|condition| visit_condition(condition, see));
    ability.targets.iter().for_each(|pick| visit_count(&pick.count, see));
    match &ability.kind {
        Kind::Continuous(holding) => holding.iter().for_each(|(_, modifier)| visit_modifier(modifier, see)),
        Kind::Auto(_, steps) | Kind::Activated(_, _, steps) => visit_steps(steps, see),
    }
}

fn visit_value(value: &Value, see: &mut impl FnMut(&Value)) {
    see(value);
    if let Value::Times(_, inner) = value {
        visit_value(inner, see);
    }
}

fn visit_count(count: &Count, see: &mut impl FnMut(&Value)) {
    let (Count::Exactly(value) | Count::UpTo(value)) = count;
    visit_value(value, see);
}

fn visit_modifier(modifier: &Modifier, see: &mut impl FnMut(&Value)) {
    match modifier {
        Modifier::Add(_, value) | Modifier::Becomes(_, value) => visit_value(value, see),
        Modifier::Has(_) | Modifier::Cannot(_) => {}
    }
}

fn visit_act(act: &Act, see: &mut impl FnMut(&Value)) {
    match act {
        Act::Damage(value) => visit_value(value, see),
        Act::Modify(modifier, _) => visit_modifier(modifier, see),
        Act::Injure
        | Act::Stand
        | Act::Rest
        | Act::Revive
        | Act::Lower
        | Act::TurnFront
        | Act::TurnBack
        | Act::ToWrecked
        | Act::ToHand
        | Act::ToDeck(_)
        | Act::ToMana { .. }
        | Act::Enter { .. }
        | Act::Control(_) => {}
    }
}

fn visit_condition(condition: &Condition, see: &mut impl FnMut(&Value)) {
    match condition {
        Condition::Number(one, _, two) => [one, two].into_iter().for_each(|value| visit_value(value, see)),
        Condition::Not(inner) => visit_condition(inner, see),
        Condition::All(all) | Condition::Any(all) => all.iter().for_each(|inner| visit_condition(inner, see)),
        Condition::YourTurn | Condition::OpponentsTurn | Condition::Is(..) | Condition::Did => {}
    }
}

fn visit_steps(steps: &[Step], see: &mut impl FnMut(&Value)) {
    for step in steps {
        match step {
            Step::Pick(pick) => visit_count(&pick.count, see),
            Step::Do(act, objects) => {
                visit_act(act, see);
                match objects {
                    Objects::Pick(pick) => visit_count(&pick.count, see),
                    Objects::This | Objects::It | Objects::Picked(_) | Objects::All(_) | Objects::Player(_) => {}
                }
            }
            Step::Draw { count: value, .. }
            | Step::Mill { count: value, .. }
            | Step::Hurt { amount: value, .. }
            | Step::Recover { amount: value, .. } => visit_value(value, see),
            Step::If(condition, then, other) => {
                visit_condition(condition, see);
                [then, other].into_iter().for_each(|steps| visit_steps(steps, see));
            }
            Step::May(steps) => visit_steps(steps, see),
            Step::ChooseOne(ways) => ways.iter().for_each(|steps| visit_steps(steps, see)),
            Step::Shuffle(_) => {}
        }
    }
}
