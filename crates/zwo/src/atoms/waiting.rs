//! What waits: declarations in the resolution area, and Auto abilities in the queue.

use super::Engine;
use crate::state::{AIMS, Aim, DUE, Due, Item, Use};
use crate::{LateTargets, Zwo};
use kernel::{Row, Sink};

impl<S: Sink<Zwo>> Engine<'_, S> {
    /// An item goes to the resolution area, with its targets.
    pub(crate) fn add_to_area(&mut self, item: Item, aims: &[Aim]) {
        let mut kept = self.state.area.push(item).is_ok();
        for &aim in aims {
            kept &= self.state.aimed.push(aim).is_ok();
        }
        if !kept {
            self.overflow();
        }
    }

    /// The newest item leaves the resolution area, with its targets.
    pub(crate) fn take_from_area(&mut self) -> Option<(Item, Row<Aim, AIMS>)> {
        let item = self.state.area.pop()?;
        let count = if let Item::Use(_, aims) = item { usize::from(aims) } else { 0 };
        let from = self.state.aimed.len().saturating_sub(count);
        let aims = self.state.aimed[from..].iter().copied().collect();
        for _ in 0..count {
            self.state.aimed.pop();
        }
        Some((item, aims))
    }

    /// An Auto ability goes to the queue. When there is no room, those that come to the same become one that waits several times
    /// over: a field without a limit can trigger the same ability any number of times at once (ZW-3.17, ZW-18.6).
    pub(crate) fn queue(&mut self, using: Use) {
        if self.state.due.len() == DUE {
            self.merge_due();
        }
        if self.state.due.push(Due { using, times: 1 }).is_err() {
            self.overflow();
        }
    }

    fn merge_due(&mut self) {
        let mut merged: Row<Due, DUE> = Row::default();
        for due in self.state.due.iter() {
            let same = |other: &&mut Due| self.come_to_the_same(&other.using, &due.using);
            match merged.iter_mut().find(same) {
                Some(other) => other.times = other.times.saturating_add(due.times),
                None => drop(merged.push(*due)),
            }
        }
        self.state.due = merged;
    }

    /// Whether two waiting abilities would do the same, whichever comes first. One with targets is looked at by itself
    /// (ZW-19.3). What its zombie last was does not count: that is noted for all of them when it leaves.
    fn come_to_the_same(&self, one: &Use, two: &Use) -> bool {
        let lowered = self.library().ability(one.ability);
        let said = |using: &Use| (using.source, using.ability, using.you, using.amount);
        said(one) == said(two) && lowered.ability.targets.is_empty() && (one.it == two.it || !lowered.speaks_of_it)
    }

    /// Of the Auto abilities with targets that wait, all but so many have been queued by what just happened: without a target
    /// at this moment they are not triggered (ZW-19.3).
    pub(crate) fn seek_targets(&mut self, waited: usize) {
        if self.state.options.late_targets == LateTargets::Allowed {
            return;
        }
        let table = self.rules.table(self.state);
        let mut aiming = 0;
        let mut kept = self.state.due;
        kept.retain(|due| {
            aiming += usize::from(table.library.ability(due.using.ability).aims());
            aiming <= waited || table.has_targets(due.using)
        });
        if kept.len() < self.state.due.len() {
            self.state.due = kept;
        }
    }

    /// Auto abilities that wait were not triggered after all, or once too often.
    pub(crate) fn untrigger(&mut self, which: impl Fn(&Use) -> bool) {
        self.state.due.retain(|due| !which(&due.using));
    }

    /// One more Auto ability in a row that nobody could stop (ZW-7.10). Says how many that makes.
    pub(crate) fn lengthen_chain(&mut self) -> u16 {
        self.state.chain += 1;
        self.state.chain
    }

    /// A player could have stopped it.
    pub(crate) fn break_chain(&mut self) {
        self.state.chain = 0;
    }

    /// An Auto ability is taken from the queue, once.
    pub(crate) fn take_due(&mut self, index: usize) -> Option<Use> {
        let due = self.state.due.get_mut(index)?;
        due.times = due.times.saturating_sub(1);
        let Due { using, times } = *due;
        if times == 0 {
            self.state.due.remove(index);
        }
        Some(using)
    }
}
