//! Who attacks whom (OP-8).

use crate::atoms::Engine;
use crate::effects::{Happening, Moment};
use crate::state::{Battle, By, Card, Ends};
use crate::{Clause, Opcg, What};
use kernel::Sink;

impl<S: Sink<Opcg>> Engine<'_, S> {
    /// An attack is declared (OP-8.2.1, OP-8.2.2).
    pub(crate) fn declare_attack(&mut self, attacker: Card, target: Card) {
        let (attacker, target) = (self.state.object(attacker), self.state.object(target));
        self.state.battle = Some(Battle { attacker, target, blocked: false, ending: false });
    }

    /// Another card becomes the attack's target (OP-8.2.7).
    pub(crate) fn change_target(&mut self, card: Card) {
        let object = self.state.object(card);
        if let (Some(battle), Some(spot)) = (self.state.battle, self.state.spot(card)) {
            self.state.battle = Some(Battle { target: object, ..battle });
            self.emit(What::TargetChanged { card: spot, face: self.face(card) }, Clause::OP_8_2_7);
        }
    }

    /// A [Blocker] becomes the target (OP-8.3.3).
    pub(crate) fn block_attack(&mut self, card: Card) {
        if let Some(spot) = self.state.spot(card) {
            self.emit(What::Blocked { card: spot, face: self.face(card) }, Clause::OP_8_3_3);
        }
        let object = self.state.object(card);
        match &mut self.state.battle {
            Some(battle) => {
                battle.target = object;
                battle.blocked = true;
            }
            None => self.state.never("somebody blocks where nobody attacks"),
        }
    }

    /// The two have battled, since their powers are compared. Effects that react to it wait for the end of the battle, after
    /// everything that the Damage Step makes due (OP-8.6.1).
    pub(crate) fn announce_battled(&mut self, attacker: Card, target: Card) {
        self.make_due_at_end(true);
        for (card, opponent) in [(attacker, target), (target, attacker)] {
            self.announce(Happening::Battled, card, By::Battle);
            self.announce_to(Happening::BattledThis, card, By::Battle, opponent);
        }
        self.make_due_at_end(false);
    }

    fn make_due_at_end(&mut self, ending: bool) {
        match &mut self.state.battle {
            Some(battle) => battle.ending = ending,
            None => self.state.never("no battle is under way that could end"),
        }
    }

    /// The battle is over, and what lasted for it (OP-8.6.2).
    pub(crate) fn end_battle(&mut self) {
        self.emit(What::BattleEnded, Clause::OP_8_6_2);
        self.forget(|lasting| lasting.ends == Ends::Battle);
        self.forget_later(Moment::EndOfBattle);
        self.state.battle = None;
    }
}
