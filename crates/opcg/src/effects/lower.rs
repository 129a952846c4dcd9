//! From the AST to flat code.

use super::code::{Asked, Effects, Entry, Needs, Ref, Test, There, Verb};
use super::slots;
use super::walk::Part;
use super::{
    Ability, Act, Cards, Condition, Cost, Count, End, Filter, Kind, Modifier, Objects, Pick, Place, Player,
    Prohibition, Slot, Step, Timing, Until, Value, Where, Whose,
};
use crate::effects::DonState;
use script::{Builder, Unplayable};

impl Ability {
    /// Whether it can be played as it is meant, with everything that it lends to others.
    pub fn check(&self) -> Result<(), Unplayable> {
        let mut lowering = Lowering::default();
        lowering.ability(0, self)?;
        while let Some(lent) = lowering.lent.pop() {
            lowering.ability(0, &lent)?;
        }
        Ok(())
    }
}

/// Writes the code of abilities, one after the other.
#[derive(Default)]
pub(crate) struct Lowering {
    pub(crate) build: Builder<Effects>,
    pub(crate) modifiers: Vec<Modifier>,
    /// Abilities that cards lend to others, and what must be done to be allowed to attack: they have code too.
    pub(crate) lent: Vec<Ability>,
    /// What was picked, by slot.
    picks: Vec<Picked>,
    /// A cost is being written.
    is_cost: bool,
    is_in_each: bool,
    /// "It" can be several cards.
    is_instead: bool,
    trouble: Option<Unplayable>,
}

impl Lowering {
    /// The code of an ability with this place in the library.
    pub(crate) fn ability(&mut self, place: u16, ability: &Ability) -> Result<Entry, Unplayable> {
        sense(ability)?;
        let (declared, body) = match &ability.kind {
            Kind::At(timing, body) => (timing.is_declared(), body),
            Kind::Instead(_, body) => (false, body),
            Kind::Always(holding) => {
                for (_, modifier) in holding {
                    self.lend(modifier);
                }
                return Ok(Entry::default());
            }
        };
        self.picks.clear();
        self.is_instead = matches!(ability.kind, Kind::Instead(..));
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
        self.trouble.take().map_or(Ok(entry), Err)
    }

    fn payable(&mut self, place: u16, steps: impl FnOnce(&mut Self)) {
        self.when(Test::Payable(place), |lowering| lowering.may(Player::You, Needs::Cost, steps));
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
        self.is_cost = true;
        self.step(&cost.as_step());
        self.is_cost = false;
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
                self.pick(pick);
            }
            Step::Do(act, objects) => self.act(act, objects),
            Step::If(condition, steps, otherwise) => {
                let holds = Test::Holds(condition.clone());
                let hole = self.build.hold();
                self.steps(steps);
                if otherwise.is_empty() {
                    self.build.fill_unless(hole, holds);
                } else {
                    let end = self.build.hold();
                    self.build.fill_unless(hole, holds);
                    self.steps(otherwise);
                    self.build.fill_jump(end);
                }
            }
            Step::May(who, steps) => {
                let needs = steps.first().map_or(Needs::Nothing, |step| Needs::Begin(step.clone()));
                self.may(*who, needs, |lowering| lowering.steps(steps));
            }
            Step::ChooseOne(who, choices) => {
                let each = choices.iter().map(|steps| move |lowering: &mut Self| lowering.steps(steps));
                let needs = if self.is_cost { Needs::Ways(choices.clone()) } else { Needs::Nothing };
                self.choose_one(Asked { who: *who, needs }, each);
            }
            Step::ForEach(objects, steps) => self.for_each(objects, steps),
            Step::Later(moment, steps) => {
                let start = self.build.here().next().next();
                self.build.verb(Verb::Later(*moment, start));
                let past = self.build.hold();
                self.steps(steps);
                self.build.end();
                self.build.fill_jump(past);
            }
            plain @ (Step::Draw { .. }
            | Step::AddDon { .. }
            | Step::SetDonActive { .. }
            | Step::RestDon { .. }
            | Step::KeepDonRested { .. }
            | Step::ReturnDon { .. }
            | Step::Look { .. }
            | Step::PutBack(_)
            | Step::Shuffle(_)
            | Step::Damage { .. }
            | Step::NameNumber(_)
            | Step::Win(_)
            | Step::ExtraTurn
            | Step::Run(_)) => {
                let mut plain = plain.clone();
                if let Some((who, count, there)) = plain.open_count() {
                    self.how_many(who, count, There::Number(there), None);
                }
                self.build.verb(Verb::Step(plain));
            }
        }
    }

    /// A number that somebody chooses is asked for first; the count is then what was answered.
    fn how_many(&mut self, who: Player, count: &mut Count, there: There, on: Option<Ref>) {
        if !matches!(count, Count::Exactly(_)) {
            let count = std::mem::replace(count, Count::Exactly(Value::Done));
            self.build.verb(Verb::HowMany { who, count, there, on });
        }
    }

    fn act(&mut self, act: &Act, objects: &Objects) {
        let mut objects = objects.clone();
        if let Objects::Pick(pick) = &mut objects {
            match act {
                // What rests already cannot be rested: it does not pay, and stands for nothing.
                Act::Rest if self.is_cost || self.is_instead => pick.from.filters.push(Filter::Active),
                Act::Activate => pick.from.filters.push(Filter::HasMain),
                Act::Ko
                | Act::Trash
                | Act::ToHand
                | Act::ToDeck(_)
                | Act::ToLife { .. }
                | Act::Rest
                | Act::SetActive
                | Act::Play { .. }
                | Act::Reveal
                | Act::Turn { .. }
                | Act::GiveDon { .. }
                | Act::MoveDon { .. }
                | Act::Modify(..)
                | Act::PowerToZero(_)
                | Act::SwapBasePower(_)
                | Act::BecomeTarget => {}
            }
        }
        let objects = &objects;
        let on = self.objects(objects);
        self.show(act, &on);
        self.act_on(act, on);
        if let Objects::Pick(pick) = objects
            && pick.from.places.contains(&Place::Don)
        {
            let whose = match pick.from.whose {
                Whose::Yours => Player::You,
                Whose::Opponents => Player::Opponent,
                Whose::Anyones => {
                    return self.trouble = Some(Unplayable("DON!! among cards are those of one player"));
                }
            };
            let rest = match act {
                Act::Rest => true,
                Act::Modify(Modifier::Cannot(Prohibition::Refresh), _) => false,
                Act::Ko
                | Act::Trash
                | Act::ToHand
                | Act::ToDeck(_)
                | Act::ToLife { .. }
                | Act::SetActive
                | Act::Play { .. }
                | Act::Reveal
                | Act::Turn { .. }
                | Act::GiveDon { .. }
                | Act::MoveDon { .. }
                | Act::Modify(..)
                | Act::PowerToZero(_)
                | Act::SwapBasePower(_)
                | Act::BecomeTarget
                | Act::Activate => {
                    return self.trouble =
                        Some(Unplayable("DON!! among cards can be rested or kept rested, and nothing else"));
                }
            };
            self.build.verb(Verb::PickedDon { whose, rest });
        }
    }

    /// A card that goes from one hidden place to another for a quality is shown (OP-2.13).
    fn show(&mut self, act: &Act, on: &Ref) {
        let Ref::Slot(slot) = on else { return };
        let Some(picked) = self.picks.get_mut(slot.0 as usize).filter(|picked| picked.unshown) else { return };
        match act {
            Act::Reveal => picked.unshown = false,
            Act::ToHand | Act::ToDeck(_) | Act::ToLife { face_up: false, .. } => {
                picked.unshown = false;
                self.build.verb(Verb::Do(Act::Reveal, on.clone()));
            }
            Act::Ko
            | Act::Trash
            | Act::ToLife { .. }
            | Act::Rest
            | Act::SetActive
            | Act::Play { .. }
            | Act::Turn { .. }
            | Act::GiveDon { .. }
            | Act::MoveDon { .. }
            | Act::Modify(..)
            | Act::PowerToZero(_)
            | Act::SwapBasePower(_)
            | Act::BecomeTarget
            | Act::Activate => {}
        }
    }

    fn act_on(&mut self, act: &Act, on: Ref) {
        match act {
            Act::Modify(modifier, until) => self.modify(modifier, *until, on),
            Act::GiveDon { count, rested } => {
                let mut count = count.clone();
                let there = There::Cost { of: on.clone(), rested: *rested };
                self.how_many(Player::You, &mut count, there, Some(on.clone()));
                self.build.verb(Verb::Do(Act::GiveDon { count, rested: *rested }, on));
            }
            Act::MoveDon { .. } if self.are_many(&on) => {
                self.trouble = Some(Unplayable("given DON!! cannot be moved to several cards"));
            }
            Act::MoveDon { count } => {
                let mut count = count.clone();
                self.how_many(Player::You, &mut count, There::Given(on.clone()), Some(on.clone()));
                self.build.verb(Verb::Do(Act::MoveDon { count }, on));
            }
            // The player of the effect chooses an end for all of them.
            Act::ToDeck(Where::TopOrBottom) => {
                self.either_end(&on, |lowering, end| {
                    lowering.stack(Act::ToDeck(end.into()), Place::Deck, end, on.clone())
                });
            }
            &Act::ToLife { at: Where::TopOrBottom, face_up } => self.either_end(&on, |lowering, end| {
                lowering.stack(Act::ToLife { at: end.into(), face_up }, Place::Life, end, on.clone());
            }),
            Act::ToDeck(Where::Top) => self.stack(act.clone(), Place::Deck, End::Top, on),
            Act::ToDeck(Where::Bottom) => self.stack(act.clone(), Place::Deck, End::Bottom, on),
            Act::ToLife { at: Where::Top, .. } => self.stack(act.clone(), Place::Life, End::Top, on),
            Act::ToLife { at: Where::Bottom, .. } => self.stack(act.clone(), Place::Life, End::Bottom, on),
            Act::Ko
            | Act::Trash
            | Act::ToHand
            | Act::Rest
            | Act::SetActive
            | Act::Play { .. }
            | Act::Reveal
            | Act::Turn { .. }
            | Act::PowerToZero(_)
            | Act::SwapBasePower(_)
            | Act::BecomeTarget
            | Act::Activate => self.build.verb(Verb::Do(act.clone(), on)),
        }
    }

    fn either_end(&mut self, on: &Ref, write: impl Fn(&mut Self, End)) {
        let write = &write;
        let hole = self.build.hold();
        self.choose_one(
            Asked { who: Player::You, needs: Needs::Nothing },
            [End::Top, End::Bottom].map(|end| move |lowering: &mut Self| write(lowering, end)),
        );
        self.build.fill_unless(hole, Test::There(on.clone()));
    }

    /// Cards go to a stack together; those that somebody has seen are put in order there (OP-2.9).
    fn stack(&mut self, act: Act, place: Place, end: End, on: Ref) {
        let ordered = matches!(on, Ref::Ends { .. } | Ref::This) || (on == Ref::It && !self.is_instead);
        self.build.verb(Verb::Do(act, on));
        if !ordered {
            if self.is_in_each {
                self.trouble = Some(Unplayable("cards cannot be put in order inside a 'for each'"));
            }
            self.build.verb(Verb::Arrange(place, end));
        }
    }

    fn choose_one<W: FnOnce(&mut Self)>(&mut self, asked: Asked, ways: impl IntoIterator<Item = W>) {
        let split = self.build.hold();
        let mut starts = Vec::new();
        let mut ends = Vec::new();
        for way in ways {
            starts.push(self.build.here());
            way(self);
            ends.push(self.build.hold());
        }
        self.build.fill_one_of(split, asked, starts);
        for end in ends {
            self.build.fill_jump(end);
        }
    }

    fn for_each(&mut self, objects: &Objects, steps: &[Step]) {
        if std::mem::replace(&mut self.is_in_each, true) {
            self.trouble = Some(Unplayable("one 'for each' inside another is more than an effect keeps in mind"));
        }
        let on = self.objects(objects);
        self.build.verb(Verb::Gather(on));
        let again = self.build.here();
        self.when(Test::More, |lowering| {
            lowering.build.verb(Verb::Next);
            lowering.steps(steps);
            lowering.build.jump(again);
        });
        self.build.verb(Verb::Gone);
        self.is_in_each = false;
    }

    /// Whether it can be several cards.
    fn are_many(&self, on: &Ref) -> bool {
        match on {
            Ref::Slot(slot) => self.picks.get(slot.0 as usize).is_none_or(|picked| picked.many),
            Ref::All(cards) => cards.places != [Place::Leader],
            Ref::Ends { .. } | Ref::Both(..) => true,
            Ref::This | Ref::It | Ref::Attacker | Ref::Target | Ref::Player(_) => false,
        }
    }

    fn modify(&mut self, modifier: &Modifier, until: Until, on: Ref) {
        let field = |place: &Place| matches!(place, Place::Leader | Place::Characters | Place::Stage | Place::Don);
        if matches!(&on, Ref::All(cards) if !cards.places.iter().all(field)) {
            self.trouble = Some(Unplayable("cards that are not on the field cannot get something for a while"));
        }
        self.lend(modifier);
        let what = self.modifiers.len() as u16;
        self.modifiers.push(modifier.clone());
        self.build.verb(Verb::Modify { what, modifier: modifier.clone(), until, on });
    }

    fn lend(&mut self, modifier: &Modifier) {
        match modifier {
            Modifier::Gains(ability) => self.lent.push((**ability).clone()),
            Modifier::Cannot(Prohibition::AttackUnless(step)) => self.lent.push(toll(step)),
            Modifier::Power(_)
            | Modifier::BasePower(_)
            | Modifier::Cost(_)
            | Modifier::BaseCost(_)
            | Modifier::Counter(_)
            | Modifier::Has(_)
            | Modifier::Cannot(_)
            | Modifier::Can(_)
            | Modifier::Negated
            | Modifier::NegatedAt(_)
            | Modifier::DonDeck(_)
            | Modifier::AlsoNamed(_)
            | Modifier::AlsoType(_)
            | Modifier::AlsoAttribute(_) => {}
        }
    }

    fn objects(&mut self, objects: &Objects) -> Ref {
        match objects {
            Objects::This => Ref::This,
            Objects::It => Ref::It,
            Objects::Picked(slot) => Ref::Slot(*slot),
            Objects::Pick(pick) => Ref::Slot(self.pick(pick)),
            Objects::All(cards) => Ref::All(cards.clone()),
            &Objects::Ends { whose, place, end, ref count } => {
                let mut count = count.clone();
                let owner = match whose {
                    Player::You => Whose::Yours,
                    Player::Opponent => Whose::Opponents,
                };
                let there = Value::Count(Cards { whose: owner, places: vec![place], filters: Vec::new() });
                self.how_many(Player::You, &mut count, There::Number(there), None);
                Ref::Ends { whose, place, end, count: count.exact() }
            }
            Objects::Both(one, other) => Ref::Both(Box::new(self.objects(one)), Box::new(self.objects(other))),
            Objects::Attacker => Ref::Attacker,
            Objects::Target => Ref::Target,
            Objects::Player(player) => Ref::Player(*player),
        }
    }

    fn pick(&mut self, pick: &Pick) -> Slot {
        if pick.from.places.contains(&Place::Don) {
            self.build.verb(Verb::PickDon(pick.clone()));
        }
        self.picks.push(Picked::of(pick));
        let slot = Slot(self.picks.len() as u8 - 1);
        self.build.verb(Verb::Pick { slot, pick: pick.clone() });
        slot
    }

    fn when(&mut self, test: Test, steps: impl FnOnce(&mut Self)) {
        let hole = self.build.hold();
        steps(self);
        self.build.fill_unless(hole, test);
    }

    fn may(&mut self, who: Player, needs: Needs, steps: impl FnOnce(&mut Self)) {
        let hole = self.build.hold();
        steps(self);
        self.build.fill_may(hole, Asked { who, needs });
    }
}

impl Count {
    /// The number, once it is decided.
    fn exact(self) -> Value {
        match self {
            Count::Exactly(value) | Count::UpTo(value) | Count::AtLeast(value) => value,
            Count::AnyNumber => Value::Done,
        }
    }
}

impl Step {
    /// The number in it that somebody may have to choose: who, how many, and of how many.
    fn open_count(&mut self) -> Option<(Player, &mut Count, Value)> {
        Some(match self {
            Step::Draw { who, count } => (*who, count, Value::Number(99)),
            Step::AddDon { who, count, .. } => (*who, count, Value::DonDeck(*who)),
            Step::SetDonActive { who, count } => (Player::You, count, Value::RestedDon(*who)),
            Step::RestDon { who, count } => (Player::You, count, Value::ActiveDon(*who)),
            Step::KeepDonRested { who, count } => (Player::You, count, Value::RestedDon(*who)),
            Step::ReturnDon { who, count, from } => {
                let there = match from {
                    DonState::Any => Value::Don(*who),
                    DonState::Active => Value::ActiveDon(*who),
                    DonState::Rested => Value::RestedDon(*who),
                };
                (*who, count, there)
            }
            Step::Pick(_)
            | Step::Do(..)
            | Step::Look { .. }
            | Step::PutBack(_)
            | Step::Shuffle(_)
            | Step::Damage { .. }
            | Step::NameNumber(_)
            | Step::Win(_)
            | Step::ExtraTurn
            | Step::Run(_)
            | Step::If(..)
            | Step::May(..)
            | Step::ChooseOne(..)
            | Step::ForEach(..)
            | Step::Later(..) => return None,
        })
    }
}

/// What is known of a pick when code is written.
struct Picked {
    /// It is for a quality that others cannot see, and has not been shown yet.
    unshown: bool,
    /// It can be several cards.
    many: bool,
}

impl Picked {
    fn of(pick: &Pick) -> Picked {
        let hidden = |place: &Place| matches!(place, Place::Hand | Place::Deck | Place::Looked | Place::Life);
        let open = |filter: &Filter| matches!(filter, Filter::Other | Filter::DifferentNames | Filter::FaceUp);
        let unshown = pick.from.places.iter().any(hidden) && !pick.from.filters.iter().all(open);
        let one = |count: &Value| *count == Value::Number(1);
        let many = !matches!(&pick.count, Count::Exactly(count) | Count::UpTo(count) if one(count));
        Picked { unshown, many }
    }
}

/// Whether everything in an ability means something where it stands.
fn sense(ability: &Ability) -> Result<(), Unplayable> {
    if slots::places(ability).is_none() {
        return Err(Unplayable("more than three picks at once are more than an effect keeps in mind"));
    }
    let (mut unlike, mut of_don, mut took) = (false, Vec::new(), Vec::new());
    ability.walk(&mut |part| match part {
        Part::Alone(filters) => unlike |= filters.contains(&Filter::DifferentNames),
        Part::Pick(pick) => of_don.push(pick.from.places.contains(&Place::Don)),
        Part::Took(slot) => took.push(slot.0 as usize),
        Part::Slot(_) | Part::It | Part::Done => {}
    });
    if unlike {
        return Err(Unplayable("'different names' is about cards that are picked or counted together"));
    }
    if took.into_iter().any(|slot| of_don.get(slot) == Some(&true)) {
        return Err(Unplayable("whether a pick took DON!! is not kept in mind"));
    }
    Ok(())
}

/// What must be done to be allowed to attack, as an ability of the attacking card.
pub(crate) fn toll(step: &Step) -> Ability {
    let kind = Kind::At(Timing::WhenAttacking, vec![step.clone()]);
    Ability { conditions: Vec::new(), once: false, optional: false, cost: Vec::new(), kind }
}

impl Cost {
    /// Paying as a step.
    fn as_step(&self) -> Step {
        let number = |count: u8| Count::Exactly(Value::Number(i32::from(count)));
        match self {
            Cost::RestDon(count) => Step::RestDon { who: Player::You, count: number(*count) },
            Cost::ReturnDon(count) => Step::ReturnDon { who: Player::You, count: number(*count), from: DonState::Any },
            Cost::Do(step) => step.clone(),
        }
    }
}

impl From<End> for Where {
    fn from(end: End) -> Where {
        match end {
            End::Top => Where::Top,
            End::Bottom => Where::Bottom,
        }
    }
}

fn all(conditions: &[Condition]) -> Condition {
    match conditions {
        [only] => only.clone(),
        many => Condition::All(many.to_vec()),
    }
}
