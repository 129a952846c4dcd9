//! Auto abilities that wait: the turn player's first, each player's in the order they like (ZW-18).

use crate::atoms::Engine;
use crate::effects::{Cost, Objects, Place};
use crate::state::{Card, Declared, Item, Object, State, Use, other};
use crate::{Clause, Ending, Zwo};
use kernel::{Seat, Sink};

impl State {
    /// Whose Auto abilities come next (ZW-18.3).
    pub(crate) fn next_to_settle(&self) -> Option<Seat> {
        let waits = |seat: &Seat| self.due.iter().any(|due| due.using.you == *seat);
        [self.turn_player, other(self.turn_player)].into_iter().find(waits)
    }

    /// A seat's Auto abilities by their places in the queue, each kind once: of several that are all alike it does not
    /// matter which comes first.
    pub(crate) fn due_of(&self, seat: Seat) -> impl Iterator<Item = (usize, &Use)> + Clone {
        let mine = self.due.iter().map(|due| &due.using).enumerate().filter(move |(_, using)| using.you == seat);
        mine.filter(|(index, using)| !self.due[..*index].iter().any(|before| self.are_alike(&before.using, using)))
    }

    /// Whether two waiting abilities are all alike. Of cards that are not there any more nothing counts but whose they were.
    fn are_alike(&self, one: &Use, two: &Use) -> bool {
        let now = |object: Object| match self.is_there(object) {
            true => (object, true),
            false => (Object { card: Card(object.card.owner().number()), life: 0 }, false),
        };
        let seen = |using: &Use| (now(using.source), now(using.it), using.face, using.you);
        let said = |using: &Use| (using.ability, using.amount, using.last);
        seen(one) == seen(two) && said(one) == said(two)
    }
}

impl<S: Sink<Zwo>> Engine<'_, S> {
    pub(crate) fn settle_step(&mut self) -> bool {
        let Some(seat) = self.state.next_to_settle() else {
            debug_assert!(false, "an Auto ability waits");
            return true;
        };
        let mut waiting = self.state.due_of(seat).map(|(index, _)| index);
        match (waiting.next(), waiting.next()) {
            (Some(only), None) => {
                drop(waiting);
                self.activate_due(only);
                true
            }
            _ => false,
        }
    }

    /// An Auto is taken from the queue: its targets are chosen and its cost is paid; without a fitting target or without
    /// means it does not activate (ZW-18.3, ZW-19.2, ZW-19.3).
    pub(crate) fn activate_due(&mut self, index: usize) {
        let Some(using) = self.take_due(index) else {
            return debug_assert!(false, "no Auto ability waits at {index}");
        };
        let lowered = self.library().ability(using.ability);
        let what = Declared::Auto(using);
        let used = lowered.ability.once
            && self.state.is_there(using.source)
            && self.state.body(using.source.card).used >> lowered.bit & 1 == 1;
        // Whether a hand can pay is its owner's secret.
        let secret = |cost: &Cost| {
            matches!(cost, Cost::Do(_, Objects::Pick(pick))
                if pick.from.place == Place::Hand && !self.state.side(using.you).hand.is_empty())
        };
        let table = self.table();
        let payable = table.can_pay(&what, using.you) || lowered.ability.cost.iter().any(secret);
        if used || !table.has_targets(using) || !payable {
            return;
        }
        if lowered.ability.once {
            // The others of the same zombie that wait are one time too many, wherever it is by now (ZW-11.8).
            let same = |other: &Use| other.source == using.source && other.ability == using.ability;
            self.untrigger(same);
        }
        if lowered.ability.targets.is_empty() && lowered.ability.cost.is_empty() {
            self.say_auto(using);
            self.declare(Item::Use(using, 0));
        } else {
            self.begin_declaring(what, using.you);
        }
    }

    /// Both have agreed that it cannot go on (ZW-7.10).
    pub(crate) fn agree_to_draw(&mut self) {
        self.end_in_draw(Ending::Agreed, Clause::ZW_7_10);
    }
}
