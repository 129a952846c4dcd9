//! Damage, one Life card after the other, and triggers (OP-9).

use crate::atoms::Engine;
use crate::effects::{End, Happening, Timing};
use crate::state::{By, Card, Cards, Frame, Leave, Leaving, Zone};
use crate::{Clause, Opcg, What};
use kernel::{Seat, Sink};

impl<S: Sink<Opcg>> Engine<'_, S> {
    /// The next Life card of this damage; when Life runs out in the middle, nothing more happens (OP-9.6).
    pub(crate) fn damage_step(&mut self, to: Seat, left: u8, banish: bool) -> bool {
        let top = self.state.side(to).life.last().copied();
        let (Some(card), true) = (top, left > 0) else {
            self.pop();
            return true;
        };
        self.replace(Frame::Damage { to, left: left - 1, banish });
        if banish {
            self.move_card(card, Zone::Trash, End::Top, Clause::OP_9_8);
            return true;
        }
        // The damaged player alone looks at it, and always answers (OP-9.1, OP-9.16).
        self.show(card, to);
        self.push(Frame::LifeCard { to, card });
        true
    }

    /// The card goes to the hand, unrevealed (OP-9.2).
    pub(crate) fn take_life(&mut self, card: Card) {
        self.pop();
        if self.table().is_detoured(card) {
            return self.push(Frame::Leaving(Leaving::new(Cards::only(card), Leave::Hand, By::Rule)));
        }
        self.move_card(card, Zone::Hand, End::Top, Clause::OP_9_2);
    }

    /// A player takes damage (OP-9.5).
    pub(crate) fn damage(&mut self, to: Seat, count: u8, banish: bool, because: Clause) {
        self.emit(What::Damage { seat: to, damage: count }, because);
        self.push(Frame::Damage { to, left: count, banish });
        self.announce_many(Happening::TookDamage, self.state.side(to).leader, By::Rule, count);
    }

    /// The card is revealed, and its trigger activated instead; meanwhile it is in no zone (OP-9.3, OP-9.4).
    pub(crate) fn use_trigger(&mut self, seat: Seat, card: Card) {
        self.replace(Frame::Triggered { card });
        self.take_out_of_life(card, Clause::OP_9_4);
        self.emit(What::TriggerActivated { seat, face: self.face(card) }, Clause::OP_9_3);
        self.announce(Happening::TriggerActivated, self.state.side(seat).leader, By::Rule);
        self.run_effects(seat, card, &Timing::Trigger);
    }

    /// What its effect left in no zone goes to the trash.
    pub(crate) fn trigger_over(&mut self, card: Card) -> bool {
        self.pop();
        if self.state.spot(card).is_none() {
            self.move_card(card, Zone::Trash, End::Top, Clause::OP_9_4);
        }
        true
    }
}
