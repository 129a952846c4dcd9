//! From the AST to flat code.

use super::code::{Effects, Entry, Ref, Test, Verb};
use super::{Ability, Act, Condition, Kind, Modifier, Objects, Place, Player, Step, Value};
use script::{Builder, Unplayable};

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
    picks: u8,
    trouble: Option<Unplayable>,
}

impl Lowering {
    /// The code of an ability.
    pub(crate) fn ability(&mut self, ability: &Ability) -> Result<Entry, Unplayable> {
        self.trouble = None;
        self.picks = 0;
        let cost = self.build.here();
        for step in &ability.cost {
            self.cost(step);
        }
        self.build.end();
        self.picks = 0;
        let body = self.build.here();
        match &ability.kind {
            Kind::Action(_, steps) | Kind::Triggered(_, steps) => self.steps(steps),
            Kind::Technique(steps, lasting) => {
                self.steps(steps);
                lasting.iter().for_each(|(objects, modifier)| self.lasting(objects, modifier));
            }
            Kind::Continuous(holding) | Kind::Reinforcing(holding) => {
                holding.iter().for_each(|(objects, modifier)| self.lasting(objects, modifier));
            }
        }
        self.build.end();
        match self.trouble.take() {
            Some(trouble) => Err(trouble),
            None => Ok(Entry { cost, body }),
        }
    }

    fn fail(&mut self, what: &'static str) {
        self.trouble.get_or_insert(Unplayable(what));
    }

    fn lasting(&mut self, objects: &Objects, modifier: &Modifier) {
        let about_player =
            matches!(modifier, Modifier::Actions(_) | Modifier::TechniquesToChest(_) | Modifier::LosesDraws);
        match objects {
            Objects::Player(_) if !about_player => self.fail("something about cards that is said of a player"),
            Objects::Player(_) => {}
            _ if about_player => self.fail("something about a player that is said of cards"),
            Objects::This | Objects::Fighter(_) | Objects::Fighters | Objects::All(_) => {}
            _ => self.fail("a lasting effect on what was picked"),
        }
    }

    /// A cost is paid wholly and can be seen to be payable before it is (MM-6.2.3).
    fn cost(&mut self, step: &Step) {
        let printed = |value: &Value| matches!(value, Value::Number(_));
        match step {
            Step::Discard(Player::You, value)
            | Step::Sink(Player::You, value)
            | Step::SinkLogbook(Player::You, value)
            | Step::Log(Player::You, value)
                if printed(value) =>
            {
                self.step(step);
            }
            Step::Do(Act::Inflict(value), Objects::This) if printed(value) => self.step(step),
            _ => self.fail("a cost that is none: what is paid comes from one's own Hand, Chest, Logbook or Life"),
        }
    }

    fn steps(&mut self, steps: &[Step]) {
        steps.iter().for_each(|step| self.step(step));
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Do(act, objects) => self.act(act, objects),
            Step::BeginBattle { by, against, bonus } => {
                if !matches!(by, Objects::This | Objects::All(_)) {
                    self.fail("a Battle begun by what was picked");
                }
                self.build.verb(Verb::Begin { by: by.clone(), against: against.clone(), bonus: *bonus });
            }
            Step::Discard(who, value) => self.build.verb(Verb::Discard(*who, value.clone())),
            Step::CallReinforcement => self.build.verb(Verb::Reinforce),
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
            Step::ChooseOne(ways) => {
                let hold = self.build.hold();
                let (mut starts, mut ends) = (Vec::new(), Vec::new());
                for way in ways {
                    starts.push(self.build.here());
                    self.steps(way);
                    ends.push(self.build.hold());
                }
                self.build.fill_one_of(hold, (), starts);
                ends.into_iter().for_each(|end| self.build.fill_jump(end));
            }
            Step::Draw(..)
            | Step::Log(..)
            | Step::Sink(..)
            | Step::SinkLogbook(..)
            | Step::DiscardAtRandom(..)
            | Step::LookAtHand
            | Step::PreventBattle => self.build.verb(Verb::Step(step.clone())),
        }
    }

    fn unless(&mut self, hold: script::Hold, condition: &Condition) {
        self.build.fill_unless(hold, Test::All(vec![condition.clone()]));
    }

    fn act(&mut self, act: &Act, objects: &Objects) {
        let on = match objects {
            Objects::This => Ref::This,
            Objects::Fighter(player) => Ref::Fighter(*player),
            Objects::Fighters => Ref::Fighters,
            Objects::Loser => Ref::Loser,
            Objects::Placed => Ref::Placed,
            Objects::Picked => Ref::Picked,
            Objects::Pick(pick) => {
                let hidden = |place: &Place| matches!(place, Place::Hand | Place::Logbook | Place::Chest);
                if pick.from.places.iter().any(hidden) {
                    self.fail("a choice among cards that cannot be seen");
                }
                self.picks += 1;
                if self.picks > 1 {
                    self.fail("more than one choice of cards");
                }
                self.build.verb(Verb::Pick(pick.clone()));
                Ref::Picked
            }
            Objects::All(cards) => Ref::All(cards.clone()),
            Objects::Player(_) => return self.fail("something done to a player that is done to cards"),
        };
        self.build.verb(Verb::Do(act.clone(), on));
    }
}
