//! Where an effect under way keeps what it has picked.

use super::walk::{Part, walk_steps};
use super::{Ability, Cost, Kind, Objects, Step};
use crate::state::{Card, Cards};
use serde::{Deserialize, Serialize};

/// How many picks an effect under way keeps in mind.
pub const SLOTS: usize = 3;

/// One of the places for what a pick took. There are no others, so that a wrong one cannot be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KeptIn {
    First,
    Second,
    Third,
}

impl KeptIn {
    const ALL: [KeptIn; SLOTS] = [KeptIn::First, KeptIn::Second, KeptIn::Third];
}

/// What the picks of an effect under way took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Picks([Cards; SLOTS]);

impl Picks {
    #[inline]
    pub(crate) const fn of(&self, place: KeptIn) -> Cards {
        self.0[place as usize]
    }

    pub(crate) const fn keep(&mut self, place: KeptIn, cards: Cards) {
        self.0[place as usize] = cards;
    }

    /// A card that is no longer what it was is in none of them.
    pub(crate) fn forget(&mut self, card: Card) {
        self.0.iter_mut().for_each(|cards| cards.remove(card));
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Cards> {
        self.0.iter()
    }

    pub(crate) fn map(self, each: impl FnMut(Cards) -> Cards) -> Picks {
        Picks(self.0.map(each))
    }
}

/// The place of every pick of an ability, in the order of its text; or nothing, if there are more at once than an effect
/// keeps in mind. Of exclusive ways only one is ever taken: their picks share places, unless they are spoken of elsewhere.
pub(crate) fn places(ability: &Ability) -> Option<Vec<KeptIn>> {
    let mut picks = 0;
    let mut spoken = Vec::new();
    ability.walk(&mut |part| match part {
        Part::Pick(_) => picks += 1,
        Part::Slot(slot) => spoken.push(slot.0),
        Part::Alone(_) | Part::Took(_) | Part::It | Part::Done => {}
    });
    // Where all of them have room nothing is shared.
    if picks <= SLOTS {
        return Some(KeptIn::ALL[..picks].to_vec());
    }
    let mut allot = Allot { places: Vec::new(), spoken };
    let costs = ability.cost.iter().filter_map(|cost| if let Cost::Do(step) = cost { Some(step) } else { None });
    let free = costs.fold(0, |free, step| allot.step(step, free));
    if let Kind::At(_, steps) | Kind::Instead(_, steps) = &ability.kind {
        allot.steps(steps, free);
    }
    allot.places.into_iter().map(|place| KeptIn::ALL.get(place).copied()).collect()
}

struct Allot {
    places: Vec<usize>,
    /// Every pick that the ability speaks of, as often as it does.
    spoken: Vec<u8>,
}

impl Allot {
    /// Gives places to the picks of steps; says which place is free after them.
    fn steps(&mut self, steps: &[Step], free: usize) -> usize {
        steps.iter().fold(free, |free, step| self.step(step, free))
    }

    fn step(&mut self, step: &Step, free: usize) -> usize {
        match step {
            Step::Pick(_) => self.pick(free),
            Step::Do(_, objects) => self.objects(objects, free),
            Step::If(_, steps, otherwise) => self.ways(&[steps, otherwise], free),
            Step::ChooseOne(_, ways) => self.ways(&ways.iter().collect::<Vec<_>>(), free),
            Step::May(_, steps) | Step::Later(_, steps) => self.steps(steps, free),
            Step::ForEach(objects, steps) => {
                let free = self.objects(objects, free);
                self.steps(steps, free)
            }
            Step::Draw { .. }
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
            | Step::Run(_) => free,
        }
    }

    fn objects(&mut self, objects: &Objects, free: usize) -> usize {
        match objects {
            Objects::Pick(_) => self.pick(free),
            Objects::Both(one, other) => {
                let free = self.objects(one, free);
                self.objects(other, free)
            }
            Objects::This
            | Objects::It
            | Objects::Picked(_)
            | Objects::All(_)
            | Objects::Ends { .. }
            | Objects::Attacker
            | Objects::Target
            | Objects::Player(_) => free,
        }
    }

    fn pick(&mut self, free: usize) -> usize {
        self.places.push(free);
        free + 1
    }

    /// Ways of which one is taken: each begins with the same free place, unless what is picked in one of them is spoken of
    /// elsewhere: then what another way picks must not be taken for it.
    fn ways(&mut self, ways: &[&Vec<Step>], free: usize) -> usize {
        let mut first = self.places.len();
        let shared = ways.iter().all(|steps| {
            let (picks, inside) = picks_of(steps);
            let here = first..first + picks;
            first += picks;
            let times = |spoken: &[u8], pick: usize| spoken.iter().filter(|&&slot| usize::from(slot) == pick).count();
            here.into_iter().all(|pick| times(&self.spoken, pick) == times(&inside, pick))
        });
        ways.iter().fold(free, |most, steps| most.max(self.steps(steps, if shared { free } else { most })))
    }
}

/// How many picks steps make, and those that they speak of.
fn picks_of(steps: &[Step]) -> (usize, Vec<u8>) {
    let (mut picks, mut spoken) = (0, Vec::new());
    walk_steps(steps, &mut |part| match part {
        Part::Pick(_) => picks += 1,
        Part::Slot(slot) => spoken.push(slot.0),
        Part::Alone(_) | Part::Took(_) | Part::It | Part::Done => {}
    });
    (picks, spoken)
}
