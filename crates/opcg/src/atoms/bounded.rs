//! What a state keeps of what waits and what lasts, in bounded rows. Where a row is full, what is alike is kept once with its
//! number: only there, so that matches that were saved before play on to the same hashes.

use crate::Library;
use crate::effects::Modifier;
use crate::state::{Due, Lasting, Later, State};

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

    /// Two as one, where they end together.
    fn merged(&self, kind: &Modifier, other: &Lasting, other_kind: &Modifier) -> Option<Lasting> {
        let same_cards = self.on == other.on && !self.on.is_empty();
        if self.ends != other.ends {
            return None;
        }
        let value = match (kind, other_kind) {
            (Modifier::Power(_), Modifier::Power(_))
            | (Modifier::Cost(_), Modifier::Cost(_))
            | (Modifier::Counter(_), Modifier::Counter(_))
                if same_cards =>
            {
                self.value + other.value
            }
            // Of several that set a base the highest counts (OP-1.23).
            (Modifier::BasePower(_), Modifier::BasePower(_)) | (Modifier::BaseCost(_), Modifier::BaseCost(_))
                if same_cards =>
            {
                self.value.max(other.value)
            }
            // What is there is not there twice.
            (one, two) if one.is_there_or_not() && one == two && self.by == other.by && self.seat == other.seat => {
                let on = crate::state::Cards(self.on.0 | other.on.0);
                return (self.on.is_empty() == other.on.is_empty()).then_some(Lasting { on, ..*self });
            }
            _ => return None,
        };
        Some(Lasting { value, ..*self })
    }
}

impl Modifier {
    /// Whether having it twice is the same as having it once.
    fn is_there_or_not(&self) -> bool {
        match self {
            Modifier::Has(_)
            | Modifier::Cannot(_)
            | Modifier::Can(_)
            | Modifier::Negated
            | Modifier::NegatedAt(_)
            | Modifier::AlsoNamed(_)
            | Modifier::AlsoType(_)
            | Modifier::AlsoAttribute(_) => {
                !matches!(self, Modifier::Cannot(crate::effects::Prohibition::AttackUnless(_)))
            }
            Modifier::Power(_)
            | Modifier::BasePower(_)
            | Modifier::Cost(_)
            | Modifier::BaseCost(_)
            | Modifier::Counter(_)
            | Modifier::DonDeck(_)
            | Modifier::Gains(_) => false,
        }
    }
}
