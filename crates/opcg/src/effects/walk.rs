//! Going through everything that an ability says, for those who look for one kind of thing in it.

use super::{
    Ability, Act, Cards, Condition, Cost, Count, Filter, Kind, Means, Modifier, Objects, Pick, Prohibition, Slot, Step,
    Timing, Value, Would,
};

/// A thing that somebody may look for.
#[derive(Clone, Copy)]
pub(crate) enum Part<'a> {
    /// Qualities of each card by itself, not of cards that are picked or counted together.
    Alone(&'a [Filter]),
    /// A pick that is made here.
    Pick(&'a Pick),
    /// A pick that is spoken of.
    Slot(Slot),
    /// Whether a pick took a card.
    Took(Slot),
    /// "It".
    It,
    /// "That many".
    Done,
}

impl Ability {
    /// Everything in it, but not in what it lends: that is an ability by itself.
    pub(crate) fn walk<'a>(&'a self, each: &mut impl FnMut(Part<'a>)) {
        let mut walk = Walk(each);
        self.conditions.iter().for_each(|condition| walk.condition(condition));
        for cost in &self.cost {
            match cost {
                Cost::RestDon(_) | Cost::ReturnDon(_) => {}
                Cost::Do(step) => walk.step(step),
            }
        }
        match &self.kind {
            Kind::At(timing, steps) => {
                timing.each().for_each(|timing| walk.timing(timing));
                walk.steps(steps);
            }
            Kind::Always(holding) => holding.iter().for_each(|(objects, modifier)| {
                walk.objects(objects);
                walk.modifier(modifier);
            }),
            Kind::Instead(would, steps) => {
                walk.would(would);
                walk.steps(steps);
            }
        }
    }
}

/// Everything in some steps.
pub(crate) fn walk_steps<'a>(steps: &'a [Step], each: &mut impl FnMut(Part<'a>)) {
    Walk(each).steps(steps);
}

struct Walk<'w, F>(&'w mut F);

impl<'a, F: FnMut(Part<'a>)> Walk<'_, F> {
    fn tell(&mut self, part: Part<'a>) {
        (self.0)(part);
    }

    fn steps(&mut self, steps: &'a [Step]) {
        steps.iter().for_each(|step| self.step(step));
    }

    fn step(&mut self, step: &'a Step) {
        match step {
            Step::Pick(pick) => self.pick(pick),
            Step::Do(act, objects) => {
                self.objects(objects);
                self.act(act);
            }
            Step::Draw { count, .. }
            | Step::AddDon { count, .. }
            | Step::SetDonActive { count, .. }
            | Step::RestDon { count, .. }
            | Step::KeepDonRested { count, .. }
            | Step::ReturnDon { count, .. } => self.count(count),
            Step::Look { count, .. } => count.iter().for_each(|count| self.value(count)),
            Step::Damage { count, .. } => self.value(count),
            Step::If(condition, steps, otherwise) => {
                self.condition(condition);
                self.steps(steps);
                self.steps(otherwise);
            }
            Step::May(_, steps) | Step::Later(_, steps) => self.steps(steps),
            Step::ChooseOne(_, ways) => ways.iter().for_each(|steps| self.steps(steps)),
            Step::ForEach(objects, steps) => {
                self.objects(objects);
                self.steps(steps);
            }
            Step::Run(timing) => self.timing(timing),
            Step::PutBack(_) | Step::Shuffle(_) | Step::NameNumber(_) | Step::Win(_) | Step::ExtraTurn => {}
        }
    }

    fn act(&mut self, act: &'a Act) {
        match act {
            Act::Modify(modifier, _) => self.modifier(modifier),
            Act::GiveDon { count, .. } | Act::MoveDon { count } => self.count(count),
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
            | Act::PowerToZero(_)
            | Act::SwapBasePower(_)
            | Act::BecomeTarget
            | Act::Activate => {}
        }
    }

    fn modifier(&mut self, modifier: &'a Modifier) {
        match modifier {
            Modifier::Power(value)
            | Modifier::BasePower(value)
            | Modifier::Cost(value)
            | Modifier::BaseCost(value)
            | Modifier::Counter(value) => self.value(value),
            Modifier::Cannot(prohibition) => self.prohibition(prohibition),
            Modifier::NegatedAt(timing) => self.timing(timing),
            Modifier::Has(_)
            | Modifier::Can(_)
            | Modifier::Negated
            | Modifier::DonDeck(_)
            | Modifier::AlsoNamed(_)
            | Modifier::AlsoType(_)
            | Modifier::AlsoAttribute(_)
            | Modifier::Gains(_) => {}
        }
    }

    fn prohibition(&mut self, prohibition: &'a Prohibition) {
        match prohibition {
            Prohibition::AttackThese(cards) | Prohibition::AttackOthers(cards) => self.cards(cards),
            Prohibition::BlockedBy(filters)
            | Prohibition::BeKodBy(filters)
            | Prohibition::Play(filters)
            | Prohibition::Include(filters) => self.filters(filters),
            Prohibition::BeKod(means)
            | Prohibition::BeRemoved(means)
            | Prohibition::BeRested(means)
            | Prohibition::BePlayed(means) => self.means(means),
            // An ability by itself, as what is lent is.
            Prohibition::AttackUnless(_) => {}
            Prohibition::Attack
            | Prohibition::Block
            | Prohibition::Refresh
            | Prohibition::Draw
            | Prohibition::LifeToHand
            | Prohibition::Trigger
            | Prohibition::SetDonActive => {}
        }
    }

    fn timing(&mut self, timing: &'a Timing) {
        if let Timing::When(_, cards, means) = timing {
            self.cards(cards);
            self.means(means);
        }
    }

    fn would(&mut self, would: &'a Would) {
        match would {
            Would::BeKod(cards, means) | Would::BeRemoved(cards, means) => {
                self.cards(cards);
                self.means(means);
            }
            Would::GoToHand(cards) => self.cards(cards),
            Would::Any(ways) => ways.iter().for_each(|would| self.would(would)),
        }
    }

    fn means(&mut self, means: &'a Means) {
        match means {
            Means::Anything | Means::Battle => {}
            Means::Effect(_, filters) => self.filters(filters),
        }
    }

    fn objects(&mut self, objects: &'a Objects) {
        match objects {
            Objects::It => self.tell(Part::It),
            Objects::Picked(slot) => self.tell(Part::Slot(*slot)),
            Objects::Pick(pick) => self.pick(pick),
            Objects::All(cards) => self.cards(cards),
            Objects::Ends { count, .. } => self.count(count),
            Objects::Both(one, other) => {
                self.objects(one);
                self.objects(other);
            }
            Objects::This | Objects::Attacker | Objects::Target | Objects::Player(_) => {}
        }
    }

    fn pick(&mut self, pick: &'a Pick) {
        self.tell(Part::Pick(pick));
        self.count(&pick.count);
        self.together(&pick.from.filters);
        pick.total.iter().for_each(|total| self.value(&total.most));
    }

    fn cards(&mut self, cards: &'a Cards) {
        self.filters(&cards.filters);
    }

    fn together(&mut self, filters: &'a [Filter]) {
        filters.iter().for_each(|filter| self.filter(filter));
    }

    fn filters(&mut self, filters: &'a [Filter]) {
        self.tell(Part::Alone(filters));
        filters.iter().for_each(|filter| self.filter(filter));
    }

    fn filter(&mut self, filter: &'a Filter) {
        match filter {
            Filter::Stat(_, _, value) => self.value(value),
            Filter::NotIn(slot) | Filter::Same(_, slot) => self.tell(Part::Slot(*slot)),
            Filter::Any(ways) => ways.iter().for_each(|filters| self.filters(filters)),
            Filter::Not(filters) => self.filters(filters),
            Filter::Category(_)
            | Filter::Colour(_)
            | Filter::Attribute(_)
            | Filter::Type(_)
            | Filter::TypeHas(_)
            | Filter::Named(_)
            | Filter::NameHas(_)
            | Filter::Rested
            | Filter::Active
            | Filter::Has(_)
            | Filter::HasTrigger
            | Filter::HasMain
            | Filter::NoEffect
            | Filter::FaceUp
            | Filter::Multicolour
            | Filter::This
            | Filter::Other
            | Filter::DifferentNames => {}
        }
    }

    fn count(&mut self, count: &'a Count) {
        match count {
            Count::Exactly(value) | Count::UpTo(value) | Count::AtLeast(value) => self.value(value),
            Count::AnyNumber => {}
        }
    }

    fn value(&mut self, value: &'a Value) {
        match value {
            Value::Count(cards) => self.together(&cards.filters),
            Value::Of(_, objects) => self.objects(objects),
            Value::Size(slot) => self.tell(Part::Slot(*slot)),
            Value::Done => self.tell(Part::Done),
            Value::Per { of, .. } => self.value(of),
            Value::Sum(one, other) | Value::Minus(one, other) => {
                self.value(one);
                self.value(other);
            }
            Value::Number(_)
            | Value::Don(_)
            | Value::RestedDon(_)
            | Value::ActiveDon(_)
            | Value::GivenDon(_)
            | Value::DonDeck(_)
            | Value::Turns(_)
            | Value::Named => {}
        }
    }

    fn condition(&mut self, condition: &'a Condition) {
        match condition {
            Condition::Number(one, _, other) => {
                self.value(one);
                self.value(other);
            }
            Condition::Exists(cards) => self.cards(cards),
            Condition::Is(objects, filters) => {
                self.objects(objects);
                self.filters(filters);
            }
            Condition::Picked(slot) => {
                self.tell(Part::Slot(*slot));
                self.tell(Part::Took(*slot));
            }
            Condition::Not(inner) => self.condition(inner),
            Condition::All(all) | Condition::Any(all) => all.iter().for_each(|condition| self.condition(condition)),
            Condition::Given(_)
            | Condition::YourTurn
            | Condition::OpponentsTurn
            | Condition::Did
            | Condition::PlayedThisTurn => {}
        }
    }
}
