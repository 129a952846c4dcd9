//! From the AST to flat code.

use super::code::{Effects, Entry, Ref, Test, Verb};
use super::{Ability, Act, Condition, Cost, Kind, Modifier, Objects, Step, Timing, Until};
use script::Builder;

/// A construction that has no code yet. The card is listed, not played wrongly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotYet(pub &'static str);

/// How many picks an ability can speak of.
pub const SLOTS: u8 = 3;

/// Writes the code of abilities, one after the other.
#[derive(Default)]
pub(crate) struct Lowering {
    pub(crate) build: Builder<Effects>,
    pub(crate) modifiers: Vec<Modifier>,
    picks: u8,
}

impl Lowering {
    /// The code of an ability with this place in the library.
    pub(crate) fn ability(&mut self, place: u16, ability: &Ability) -> Result<Entry, NotYet> {
        ability.is_supported()?;
        let (declared, body) = match &ability.kind {
            Kind::At(timing, body) => (timing.is_declared(), body),
            Kind::Instead(_, body) => (false, body),
            Kind::Always(_) => return Ok(Entry::default()),
        };
        self.picks = 0;
        let mut entry = Entry { due: self.build.here(), ..Entry::default() };
        // A K.O.'d card has left when its effect is carried out: its conditions counted on the field (OP-12.20).
        let on_field =
            matches!(&ability.kind, Kind::At(timing, _) if timing.each().any(|timing| *timing == Timing::OnKo));
        let conditions = if on_field { Condition::All(Vec::new()) } else { all(&ability.conditions) };
        let asks = !declared && (ability.optional || !ability.cost.is_empty());
        let checked = |lowering: &mut Self| {
            if asks {
                lowering.payable(place, |lowering| lowering.paying(ability, body, &conditions, &mut entry));
            } else {
                lowering.paying(ability, body, &conditions, &mut entry);
            }
        };
        self.when(Test::Holds(conditions.clone()), checked);
        self.build.end();
        if self.picks > SLOTS { Err(NotYet("more than three picks in one ability")) } else { Ok(entry) }
    }

    fn payable(&mut self, place: u16, steps: impl FnOnce(&mut Self)) {
        self.when(Test::Payable(place), |lowering| lowering.may(super::Player::You, steps));
    }

    fn paying(&mut self, ability: &Ability, body: &[Step], conditions: &Condition, entry: &mut Entry) {
        entry.paid = self.build.here();
        if ability.once {
            self.build.verb(Verb::Once);
        }
        self.costs(&ability.cost, |lowering| {
            if ability.cost.is_empty() {
                lowering.body(ability, body);
            } else {
                // Paying may have taken away what the effect depends on (OP-12.11).
                lowering.when(Test::Holds(conditions.clone()), |lowering| lowering.body(ability, body));
            }
        });
    }

    fn body(&mut self, ability: &Ability, body: &[Step]) {
        self.steps(body);
        if let Kind::Instead(..) = ability.kind {
            self.build.verb(Verb::Spare);
        }
    }

    fn costs(&mut self, costs: &[Cost], then: impl FnOnce(&mut Self)) {
        let Some((cost, rest)) = costs.split_first() else { return then(self) };
        let (who, up_to) = (super::Player::You, false);
        match cost {
            Cost::RestDon(count) => {
                self.build.verb(Verb::RestDon { who, count: super::Value::Number(i32::from(*count)), up_to });
            }
            Cost::ReturnDon(count) => {
                self.build.verb(Verb::ReturnDon { who, count: super::Value::Number(i32::from(*count)) });
            }
            Cost::Do(step) => self.step(step),
        }
        // Boxed, because each cost nests one deeper.
        let then: Box<dyn FnOnce(&mut Self) + '_> = Box::new(then);
        self.when(Test::Paid, move |lowering| lowering.costs(rest, then));
    }

    fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            self.step(step);
        }
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Pick(pick) => {
                let slot = self.slot();
                self.build.verb(Verb::Pick { slot, pick: pick.clone() });
            }
            Step::Do(Act::Modify(modifier, until), objects) => self.modify(modifier, *until, objects),
            Step::Do(act, objects) => {
                let on = self.objects(objects);
                self.build.verb(Verb::Do(act.clone(), on));
            }
            &Step::Draw { who, ref count, up_to } => self.build.verb(Verb::Draw { who, count: count.clone(), up_to }),
            &Step::AddDon { ref count, up_to, rested } => {
                self.build.verb(Verb::AddDon { count: count.clone(), up_to, rested });
            }
            &Step::SetDonActive { who, ref count, up_to } => {
                self.build.verb(Verb::SetDonActive { who, count: count.clone(), up_to });
            }
            &Step::RestDon { who, ref count, up_to } => {
                self.build.verb(Verb::RestDon { who, count: count.clone(), up_to });
            }
            &Step::ReturnDon { who, ref count } => self.build.verb(Verb::ReturnDon { who, count: count.clone() }),
            &Step::Look { whose, place, ref count } => {
                self.build.verb(Verb::Look { whose, place, count: count.clone() });
            }
            &Step::PutBack(place) => self.build.verb(Verb::PutBack(place)),
            &Step::Shuffle(who) => self.build.verb(Verb::Shuffle(who)),
            &Step::Damage { who, ref count } => self.build.verb(Verb::Damage { who, count: count.clone() }),
            &Step::NameNumber(who) => self.build.verb(Verb::NameNumber(who)),
            &Step::Win(who) => self.build.verb(Verb::Win(who)),
            Step::Run(timing) => self.build.verb(Verb::Run(timing.clone())),
            Step::If(condition, steps, otherwise) if otherwise.is_empty() => {
                self.when(Test::Holds(condition.clone()), |lowering| lowering.steps(steps));
            }
            Step::If(condition, steps, otherwise) => {
                let holds = Test::Holds(condition.clone());
                self.when(holds, |lowering| lowering.steps(steps));
                let fails = Test::Holds(Condition::Not(Box::new(condition.clone())));
                self.when(fails, |lowering| lowering.steps(otherwise));
            }
            Step::May(who, steps) => self.may(*who, |lowering| lowering.steps(steps)),
            Step::ChooseOne(who, choices) => self.choose_one(*who, choices),
            // Refused before: see `support`.
            Step::ForEach(..) | Step::Later(..) | Step::ExtraTurn => {}
            &Step::KeepDonRested { who, ref count, up_to } => {
                self.build.verb(Verb::KeepDonRested { who, count: count.clone(), up_to });
            }
        }
    }

    fn choose_one(&mut self, who: super::Player, choices: &[Vec<Step>]) {
        let split = self.build.hold();
        let mut starts = Vec::new();
        let mut ends = Vec::new();
        for steps in choices {
            starts.push(self.build.here());
            self.steps(steps);
            ends.push(self.build.hold());
        }
        self.build.fill_one_of(split, who, starts);
        for end in ends {
            self.build.fill_jump(end);
        }
    }

    fn modify(&mut self, modifier: &Modifier, until: Until, objects: &Objects) {
        let on = self.objects(objects);
        let what = self.modifiers.len() as u16;
        self.modifiers.push(modifier.clone());
        self.build.verb(Verb::Modify { what, modifier: modifier.clone(), until, on });
    }

    fn objects(&mut self, objects: &Objects) -> Ref {
        match objects {
            Objects::This => Ref::This,
            Objects::It => Ref::It,
            Objects::Picked(slot) => Ref::Slot(slot.0),
            Objects::Pick(pick) => {
                let slot = self.slot();
                self.build.verb(Verb::Pick { slot, pick: pick.clone() });
                Ref::Slot(slot)
            }
            Objects::All(cards) => Ref::All(cards.clone()),
            Objects::Ends { whose, place, end, count } => {
                Ref::Ends { whose: *whose, place: *place, end: *end, count: count.clone() }
            }
            Objects::Attacker => Ref::Attacker,
            Objects::Target => Ref::Target,
            Objects::Player(player) => Ref::Player(*player),
        }
    }

    fn slot(&mut self) -> u8 {
        self.picks += 1;
        self.picks - 1
    }

    fn when(&mut self, test: Test, steps: impl FnOnce(&mut Self)) {
        let hole = self.build.hold();
        steps(self);
        self.build.fill_unless(hole, test);
    }

    fn may(&mut self, who: super::Player, steps: impl FnOnce(&mut Self)) {
        let hole = self.build.hold();
        steps(self);
        self.build.fill_may(hole, who);
    }
}

fn all(conditions: &[Condition]) -> Condition {
    match conditions {
        [only] => only.clone(),
        many => Condition::All(many.to_vec()),
    }
}
