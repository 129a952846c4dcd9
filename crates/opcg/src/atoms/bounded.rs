//! What a state keeps of what waits and what lasts, in bounded rows. Where a row is full, what is alike is kept once with its
//! number: only there, so that matches that were saved before play on to the same hashes.

use crate::Library;
use crate::effects::{Modifier, Prohibition};
use crate::state::{Cards, Due, Lasting, Later, State};
use std::mem::discriminant;

impl State {
    /// A modifier begins to last. Says whether there was room.
    pub(super) fn keep(&mut self, new: Lasting, library: &Library) -> bool {
        // One effect on several cards is kept once. It was put on them in this order.
        if let Some(last) = self.lasting.last_mut()
            && last.is_extended_by(&new)
        {
            last.on.0 |= new.on.0;
            return true;
        }
        self.lasting.push(new).is_ok() || {
            self.merge_lasting(library);
            self.lasting.push(new).is_ok()
        }
    }

    /// Modifiers on the same cards that end together are made one, where that comes to the same.
    fn merge_lasting(&mut self, library: &Library) {
        let mut index = 0;
        while let Some(&one) = self.lasting.get(index) {
            let kind = |lasting: &Lasting| &library.modifiers[lasting.what as usize];
            let with = self.lasting.iter().enumerate().skip(index + 1).find_map(|(place, other)| {
                let merged = one.merged(kind(&one), other, kind(other))?;
                Some((place, merged))
            });
            match with {
                Some((place, merged)) => {
                    self.lasting.remove(place);
                    self.lasting[index] = merged;
                }
                None => index += 1,
            }
        }
    }

    /// An effect waits to be activated. Says whether there was room.
    pub(super) fn wait(&mut self, new: Due, library: &Library) -> bool {
        self.due.push(new).is_ok() || {
            let before = std::mem::take(&mut self.due);
            before.iter().chain([&new]).all(|due| self.wait_with_others(*due, library))
        }
    }

    /// The same, together with one that is alike, if there is one.
    fn wait_with_others(&mut self, new: Due, library: &Library) -> bool {
        let alike = |due: &&mut Due| due.is_like(&new) && !library.ability(new.ability).is_particular;
        match self.due.iter_mut().find(alike) {
            Some(due) => more(&mut due.more, new.more),
            None => self.due.push(new).is_ok(),
        }
    }

    /// Takes one of the effects that wait.
    pub(super) fn take_due(&mut self, index: usize) -> Option<Due> {
        match self.due.get_mut(index) {
            Some(due) if due.more > 0 => {
                due.more -= 1;
                Some(Due { more: 0, ..*due })
            }
            _ => self.due.remove(index),
        }
    }

    /// A part of an effect is put off. Says whether there was room.
    pub(super) fn put_off(&mut self, new: Later) -> bool {
        let alike = |later: &&mut Later| Later { more: 0, ..**later } == new;
        self.later.push(new).is_ok() || self.later.iter_mut().find(alike).is_some_and(|later| more(&mut later.more, 0))
    }
}

/// Counts one more, with those that it stands for itself, where that can still be counted.
fn more(count: &mut u8, with: u8) -> bool {
    let sum = count.checked_add(1).and_then(|sum| sum.checked_add(with));
    *count = sum.unwrap_or(*count);
    sum.is_some()
}

impl Lasting {
    /// Whether the new one is the same on a further card, after all of those that it is on.
    fn is_extended_by(&self, new: &Lasting) -> bool {
        !self.on.is_empty() && Lasting { on: new.on, ..*self } == *new && self.on.0 < new.on.0
    }

    /// Two as one, where they end together and that comes to the same.
    fn merged(&self, kind: &Modifier, other: &Lasting, other_kind: &Modifier) -> Option<Lasting> {
        if self.ends != other.ends {
            return None;
        }
        let same_cards = self.on == other.on && !self.on.is_empty();
        let add_up = same_cards && discriminant(kind) == discriminant(other_kind);
        match kind.twice() {
            Twice::Adds if add_up => Some(Lasting { value: self.value + other.value, ..*self }),
            Twice::Highest if add_up => Some(Lasting { value: self.value.max(other.value), ..*self }),
            Twice::Once if kind == other_kind && self.by == other.by && self.seat == other.seat => {
                let on = Cards(self.on.0 | other.on.0);
                (self.on.is_empty() == other.on.is_empty()).then_some(Lasting { on, ..*self })
            }
            Twice::Adds | Twice::Highest | Twice::Once | Twice::Apart => None,
        }
    }
}

/// What a modifier comes to that is there twice.
enum Twice {
    Adds,
    /// Of several that set a base the highest counts (OP-1.23).
    Highest,
    /// It is there or not.
    Once,
    /// Each does something by itself.
    Apart,
}

impl Modifier {
    fn twice(&self) -> Twice {
        match self {
            Modifier::Power(_) | Modifier::Cost(_) | Modifier::Counter(_) => Twice::Adds,
            Modifier::BasePower(_) | Modifier::BaseCost(_) => Twice::Highest,
            Modifier::Cannot(Prohibition::AttackUnless(_)) | Modifier::DonDeck(_) | Modifier::Gains(_) => Twice::Apart,
            Modifier::Has(_)
            | Modifier::Cannot(_)
            | Modifier::Can(_)
            | Modifier::Negated
            | Modifier::NegatedAt(_)
            | Modifier::AlsoNamed(_)
            | Modifier::AlsoType(_)
            | Modifier::AlsoAttribute(_) => Twice::Once,
        }
    }
}
