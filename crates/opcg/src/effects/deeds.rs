//! What a text does, in a word: for signs on pictures and for whoever looks for cards.

use super::{Ability, Act, Kind, Modifier, Step, Timing, Where};

/// The main thing that a text does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Deed {
    Ko,
    Trash,
    /// From the field to a hand, or onto a deck.
    Return,
    /// To the bottom of a deck.
    Bottom,
    /// A card that was looked for goes to the hand.
    Search,
    Play,
    Draw,
    Life,
    Don,
    Rest,
    Active,
    Power,
    Cost,
}

impl Ability {
    /// What its body does, in the order of its text, each once.
    pub fn deeds(&self) -> Vec<Deed> {
        let mut deeds = Deeds { all: Vec::new(), looked: false };
        match &self.kind {
            Kind::At(_, steps) | Kind::Instead(_, steps) => deeds.steps(steps),
            Kind::Always(holding) => holding.iter().for_each(|(_, modifier)| deeds.modifier(modifier)),
        }
        deeds.all
    }

    /// The timings that it has.
    pub fn timings(&self) -> impl Iterator<Item = &Timing> {
        let timing = if let Kind::At(timing, _) = &self.kind { Some(timing) } else { None };
        timing.into_iter().flat_map(Timing::each)
    }
}

struct Deeds {
    all: Vec<Deed>,
    /// Whether cards were looked at before: what goes to the hand then was looked for.
    looked: bool,
}

impl Deeds {
    fn add(&mut self, deed: Deed) {
        if !self.all.contains(&deed) {
            self.all.push(deed);
        }
    }

    fn steps(&mut self, steps: &[Step]) {
        steps.iter().for_each(|step| self.step(step));
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Do(act, _) => self.act(act),
            Step::Draw { .. } => self.add(Deed::Draw),
            Step::AddDon { .. }
            | Step::SetDonActive { .. }
            | Step::RestDon { .. }
            | Step::KeepDonRested { .. }
            | Step::ReturnDon { .. } => self.add(Deed::Don),
            Step::Look { .. } => self.looked = true,
            Step::Damage { .. } => self.add(Deed::Life),
            Step::If(_, steps, others) => {
                self.steps(steps);
                self.steps(others);
            }
            Step::May(_, steps) | Step::ForEach(_, steps) | Step::Later(_, steps) => self.steps(steps),
            Step::ChooseOne(_, ways) => ways.iter().for_each(|steps| self.steps(steps)),
            Step::Pick(_)
            | Step::PutBack(_)
            | Step::Shuffle(_)
            | Step::NameNumber(_)
            | Step::Win(_)
            | Step::ExtraTurn
            | Step::Run(_) => {}
        }
    }

    fn act(&mut self, act: &Act) {
        match act {
            Act::Ko => self.add(Deed::Ko),
            Act::Trash => self.add(Deed::Trash),
            Act::ToHand if self.looked => self.add(Deed::Search),
            Act::ToHand | Act::ToDeck(Where::Top | Where::TopOrBottom) => self.add(Deed::Return),
            Act::ToDeck(Where::Bottom) => self.add(Deed::Bottom),
            Act::ToLife { .. } | Act::Turn { .. } => self.add(Deed::Life),
            Act::Rest => self.add(Deed::Rest),
            Act::SetActive => self.add(Deed::Active),
            Act::Play { .. } | Act::Activate => self.add(Deed::Play),
            Act::GiveDon { .. } | Act::MoveDon { .. } => self.add(Deed::Don),
            Act::Modify(modifier, _) => self.modifier(modifier),
            Act::PowerToZero(_) | Act::SwapBasePower(_) => self.add(Deed::Power),
            Act::Reveal | Act::BecomeTarget => {}
        }
    }

    fn modifier(&mut self, modifier: &Modifier) {
        match modifier {
            Modifier::Power(_) | Modifier::BasePower(_) | Modifier::Counter(_) => self.add(Deed::Power),
            Modifier::Cost(_) | Modifier::BaseCost(_) => self.add(Deed::Cost),
            Modifier::Gains(ability) => {
                for deed in ability.deeds() {
                    self.add(deed);
                }
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
