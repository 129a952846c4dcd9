//! What is probably a mistake in card files, though it can be read: text that can never matter.

use crate::effects::{
    Ability, Act, Cards, Compare, Condition, Cost, Count, Filter, Kind, Modifier, Objects, Pick, Place, Prohibition,
    Step, Timing, Value, Would,
};
use crate::{Category, Definition, Number};
use std::collections::BTreeSet;

/// Something to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Of which card.
    pub number: Number,
    /// Which of its abilities, from 0.
    pub ability: usize,
    /// What.
    pub doubt: Doubt,
}

/// What may be wrong with an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// Cards of this category never come to this timing, or its conditions exclude it.
    NeverDue,
    /// It costs more than anybody can have.
    NeverPaid,
    /// A condition that always holds.
    AlwaysTrue,
    /// A condition that never holds.
    NeverTrue,
    /// Steps that can never be come to.
    Unreachable,
    /// It speaks of a pick that is not made before it.
    NoSuchPick,
    /// A keyword that another ability of the card gives already, always.
    KeywordTwice,
    /// It does nothing at all.
    Empty,
}

/// Everything doubtful in these cards.
pub fn lint(cards: &[Definition]) -> Vec<Remark> {
    let mut remarks = Vec::new();
    for card in cards {
        let mut keywords = BTreeSet::new();
        for (index, ability) in card.abilities.iter().enumerate() {
            let mut lint = Lint { category: card.category, doubts: Vec::new(), picks: 0 };
            lint.ability(ability);
            lint.keywords(ability, &mut keywords);
            let remark = |doubt| Remark { number: card.number.clone(), ability: index, doubt };
            remarks.extend(lint.doubts.into_iter().map(remark));
        }
    }
    remarks
}

struct Lint {
    category: Category,
    doubts: Vec<Doubt>,
    /// Picks made so far.
    picks: u8,
}

impl Lint {
    fn doubt(&mut self, doubt: Doubt) {
        if !self.doubts.contains(&doubt) {
            self.doubts.push(doubt);
        }
    }

    fn keywords(&mut self, ability: &Ability, seen: &mut BTreeSet<u8>) {
        let Kind::Always(holding) = &ability.kind else { return };
        for (objects, modifier) in holding {
            if let (Objects::This, Modifier::Has(keyword), []) = (objects, modifier, ability.conditions.as_slice())
                && !seen.insert(*keyword as u8)
            {
                self.doubt(Doubt::KeywordTwice);
            }
        }
    }

    fn ability(&mut self, ability: &Ability) {
        ability.conditions.iter().for_each(|condition| self.condition(condition));
        let turns = [Condition::YourTurn, Condition::OpponentsTurn];
        if turns.iter().all(|turn| ability.conditions.contains(turn)) {
            self.doubt(Doubt::NeverDue);
        }
        for cost in &ability.cost {
            match cost {
                Cost::RestDon(count) | Cost::ReturnDon(count) if *count == 0 || *count > 10 => {
                    self.doubt(Doubt::NeverPaid);
                }
                Cost::RestDon(_) | Cost::ReturnDon(_) => {}
                Cost::Do(step) => self.step(step),
            }
        }
        match &ability.kind {
            Kind::At(timing, steps) => {
                timing.each().for_each(|timing| self.timing(timing, &ability.conditions));
                self.body(steps);
            }
            Kind::Always(holding) => {
                if holding.is_empty() {
                    self.doubt(Doubt::Empty);
                }
                for (objects, modifier) in holding {
                    self.objects(objects);
                    self.modifier(modifier);
                }
            }
            Kind::Instead(would, steps) => {
                self.would(would);
                self.body(steps);
            }
        }
    }

    fn body(&mut self, steps: &[Step]) {
        if steps.is_empty() {
            self.doubt(Doubt::Empty);
        }
        self.steps(steps);
    }

    fn timing(&mut self, timing: &Timing, conditions: &[Condition]) {
        use Category::{Character, Event, Leader, Stage};
        let who: &[Category] = match timing {
            Timing::OnPlay => &[Character, Stage],
            Timing::WhenAttacking | Timing::OpponentAttacks => &[Leader, Character, Stage],
            Timing::OnBlock | Timing::OnKo => &[Character],
            Timing::StartOfGame => &[Leader],
            Timing::Main | Timing::Counter => &[Event],
            Timing::Trigger => &[Character, Event, Stage],
            Timing::StartOfYourTurn
            | Timing::StartOfMain
            | Timing::EndOfYourTurn
            | Timing::EndOfOpponentsTurn
            | Timing::ActivateMain
            | Timing::When(..)
            | Timing::Any(_) => &[Leader, Character, Stage],
        };
        let turn = match timing {
            Timing::WhenAttacking
            | Timing::StartOfYourTurn
            | Timing::StartOfMain
            | Timing::EndOfYourTurn
            | Timing::ActivateMain
            | Timing::Main => Some(Condition::OpponentsTurn),
            Timing::OnBlock | Timing::OpponentAttacks | Timing::EndOfOpponentsTurn | Timing::Counter => {
                Some(Condition::YourTurn)
            }
            Timing::OnPlay
            | Timing::OnKo
            | Timing::StartOfGame
            | Timing::Trigger
            | Timing::When(..)
            | Timing::Any(_) => None,
        };
        if !who.contains(&self.category) || turn.is_some_and(|turn| conditions.contains(&turn)) {
            self.doubt(Doubt::NeverDue);
        }
        if let Timing::When(_, cards, _) = timing {
            self.cards(cards);
        }
    }

    fn would(&mut self, would: &Would) {
        match would {
            Would::BeKod(cards, _) | Would::BeRemoved(cards, _) | Would::GoToHand(cards) => self.cards(cards),
            Would::Any(ways) => ways.iter().for_each(|would| self.would(would)),
        }
    }

    fn steps(&mut self, steps: &[Step]) {
        for (index, step) in steps.iter().enumerate() {
            self.step(step);
            if matches!(step, Step::Win(_)) && index + 1 < steps.len() {
                self.doubt(Doubt::Unreachable);
            }
        }
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Pick(pick) => self.pick(pick),
            Step::Do(act, objects) => {
                self.objects(objects);
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
                match truth(condition) {
                    Some(true) if !otherwise.is_empty() => self.doubt(Doubt::Unreachable),
                    Some(false) => self.doubt(Doubt::Unreachable),
                    Some(true) | None => {}
                }
                self.body(steps);
                self.steps(otherwise);
            }
            Step::May(_, steps) | Step::Later(_, steps) => self.body(steps),
            Step::ChooseOne(_, ways) => {
                if ways.len() < 2 {
                    self.doubt(Doubt::Unreachable);
                }
                ways.iter().for_each(|steps| self.steps(steps));
            }
            Step::ForEach(objects, steps) => {
                self.objects(objects);
                self.body(steps);
            }
            Step::PutBack(_)
            | Step::Shuffle(_)
            | Step::NameNumber(_)
            | Step::Win(_)
            | Step::ExtraTurn
            | Step::Run(_) => {}
        }
    }

    fn pick(&mut self, pick: &Pick) {
        self.count(&pick.count);
        self.cards(&pick.from);
        self.picks += 1;
    }

    fn count(&mut self, count: &Count) {
        match count {
            Count::Exactly(Value::Number(number)) | Count::UpTo(Value::Number(number)) if *number <= 0 => {
                self.doubt(Doubt::Empty);
            }
            Count::Exactly(value) | Count::UpTo(value) | Count::AtLeast(value) => self.value(value),
            Count::AnyNumber => {}
        }
    }

    fn objects(&mut self, objects: &Objects) {
        match objects {
            Objects::Picked(slot) => self.slot(slot.0),
            Objects::Pick(pick) => self.pick(pick),
            Objects::All(cards) => self.cards(cards),
            Objects::Ends { count, .. } => self.count(count),
            Objects::Both(one, other) => {
                self.objects(one);
                self.objects(other);
            }
            Objects::This | Objects::It | Objects::Attacker | Objects::Target | Objects::Player(_) => {}
        }
    }

    fn slot(&mut self, slot: u8) {
        if slot >= self.picks {
            self.doubt(Doubt::NoSuchPick);
        }
    }

    fn cards(&mut self, cards: &Cards) {
        cards.filters.iter().for_each(|filter| self.filter(filter));
        let has = |filter: &Filter| cards.filters.contains(filter);
        let nobody = has(&Filter::Rested) && has(&Filter::Active) && !cards.places.contains(&Place::Don);
        if nobody || (has(&Filter::This) && has(&Filter::Other)) {
            self.doubt(Doubt::NeverTrue);
        }
    }

    fn filter(&mut self, filter: &Filter) {
        match filter {
            Filter::NotIn(slot) | Filter::Same(_, slot) => self.slot(slot.0),
            Filter::Stat(_, Compare::AtLeast, Value::Number(number)) if *number <= 0 => self.doubt(Doubt::AlwaysTrue),
            Filter::Stat(_, _, value) => self.value(value),
            Filter::Any(ways) => ways.iter().flatten().for_each(|filter| self.filter(filter)),
            Filter::Not(filters) => filters.iter().for_each(|filter| self.filter(filter)),
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

    fn value(&mut self, value: &Value) {
        match value {
            Value::Count(cards) => self.cards(cards),
            Value::Of(_, objects) => self.objects(objects),
            Value::Size(slot) => self.slot(slot.0),
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
            | Value::Done
            | Value::Named => {}
        }
    }

    fn condition(&mut self, condition: &Condition) {
        match truth(condition) {
            Some(true) => self.doubt(Doubt::AlwaysTrue),
            Some(false) => self.doubt(Doubt::NeverTrue),
            None => {}
        }
        match condition {
            Condition::Number(one, _, other) => {
                self.value(one);
                self.value(other);
            }
            Condition::Exists(cards) => self.cards(cards),
            Condition::Is(objects, filters) => {
                self.objects(objects);
                filters.iter().for_each(|filter| self.filter(filter));
            }
            Condition::Picked(slot) => self.slot(slot.0),
            Condition::Not(inner) => self.condition(inner),
            Condition::All(all) | Condition::Any(all) => all.iter().for_each(|condition| self.condition(condition)),
            Condition::Given(_)
            | Condition::YourTurn
            | Condition::OpponentsTurn
            | Condition::Did
            | Condition::PlayedThisTurn => {}
        }
    }

    fn modifier(&mut self, modifier: &Modifier) {
        match modifier {
            Modifier::Power(value)
            | Modifier::BasePower(value)
            | Modifier::Cost(value)
            | Modifier::BaseCost(value)
            | Modifier::Counter(value) => self.value(value),
            Modifier::Cannot(Prohibition::AttackUnless(step)) => self.step(step),
            Modifier::Cannot(Prohibition::AttackThese(cards) | Prohibition::AttackOthers(cards)) => self.cards(cards),
            Modifier::Gains(ability) => {
                let mut inner = Lint { category: self.category, doubts: Vec::new(), picks: 0 };
                inner.ability(ability);
                inner.doubts.into_iter().for_each(|doubt| self.doubt(doubt));
            }
            Modifier::Has(_)
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
}

/// What a condition is whatever lies on the table, if that can be told.
fn truth(condition: &Condition) -> Option<bool> {
    match condition {
        Condition::Given(count) => match count {
            0 => Some(true),
            1..=10 => None,
            _ => Some(false),
        },
        Condition::Number(one, compare, Value::Number(number)) => {
            let (least, most) = bounds(one)?;
            match compare {
                Compare::AtLeast if least >= *number => Some(true),
                Compare::AtLeast if most < *number => Some(false),
                Compare::AtMost if most <= *number => Some(true),
                Compare::AtMost if least > *number => Some(false),
                Compare::Exactly if most < *number || least > *number => Some(false),
                Compare::Exactly if least == most => Some(true),
                Compare::AtLeast | Compare::AtMost | Compare::Exactly => None,
            }
        }
        Condition::Not(inner) => truth(inner).map(|holds| !holds),
        Condition::All(all) if all.iter().any(|condition| truth(condition) == Some(false)) => Some(false),
        Condition::All(all) if all.iter().all(|condition| truth(condition) == Some(true)) => Some(true),
        Condition::Any(any) if any.iter().any(|condition| truth(condition) == Some(true)) => Some(true),
        Condition::Any(any) if any.iter().all(|condition| truth(condition) == Some(false)) => Some(false),
        Condition::All(_)
        | Condition::Any(_)
        | Condition::Number(..)
        | Condition::YourTurn
        | Condition::OpponentsTurn
        | Condition::Exists(_)
        | Condition::Is(..)
        | Condition::Did
        | Condition::PlayedThisTurn
        | Condition::Picked(_) => None,
    }
}

/// The least and the most that a number can be, if that can be told.
fn bounds(value: &Value) -> Option<(i32, i32)> {
    match value {
        Value::Number(number) => Some((*number, *number)),
        Value::Count(cards) => {
            let most = |place: &Place| match place {
                Place::Leader | Place::Stage => 1,
                Place::Characters => 5,
                Place::Hand | Place::Deck | Place::Trash | Place::Life | Place::Looked | Place::Don => 50,
            };
            let one: i32 = cards.places.iter().map(most).sum();
            let sides = if cards.whose == crate::effects::Whose::Anyones { 2 } else { 1 };
            Some((0, one * sides))
        }
        Value::Don(_) | Value::RestedDon(_) | Value::ActiveDon(_) | Value::GivenDon(_) | Value::DonDeck(_) => {
            Some((0, 10))
        }
        Value::Size(_) | Value::Done => Some((0, i32::MAX)),
        Value::Named => Some((0, 10)),
        Value::Turns(_) => Some((1, i32::MAX)),
        Value::Of(..) | Value::Per { .. } | Value::Sum(..) | Value::Minus(..) => None,
    }
}
