//! Battle, step by step (OP-8).

use crate::atoms::Engine;
use crate::effects::{End, Happening, Keyword, Moment, Timing, Until};
use crate::library::POWER;
use crate::state::{Battle, BattleStep, By, Card, Cards, Frame, Leave, Leaving, Zone, other};
use crate::{Clause, Ending, Opcg, What};
use kernel::Sink;

impl<S: Sink<Opcg>> Engine<'_, S> {
    /// The attack is declared (OP-8.2.1, OP-8.2.2).
    pub(crate) fn attack(&mut self, attacker: Card, target: Card) {
        self.declare_attack(attacker, target);
        self.push(Frame::Battle(BattleStep::Declared));
        self.pay_toll(attacker);
    }

    /// What text demands for an attack is done first; that it can be done was checked.
    fn pay_toll(&mut self, attacker: Card) {
        for &(ability, source, you) in self.table().tolls(attacker).iter() {
            let at = self.library().ability(ability).entry.due;
            self.start(you, source, ability, at);
        }
    }

    /// The attacker is rested, and what its attack makes due is due.
    fn begin_attack(&mut self, battle: Battle) {
        let (attacker, target) = (battle.attacker.card, battle.target.card);
        self.rest(attacker, By::Rule, Clause::OP_8_2_1);
        if let (Some(from), Some(to)) = (self.state.spot(attacker), self.state.spot(target)) {
            let (face, target_face) = (self.face(attacker), self.face(target));
            self.emit(What::Attacked { attacker: from, face, target: to, target_face }, Clause::OP_8_2_2);
        }
        self.due(attacker, &Timing::WhenAttacking, attacker);
        self.announce(Happening::Attacks, attacker, By::Battle);
        // The defender's effects have the same timing: what the attacker's make due comes after them (OP-11.3).
        self.due_on_field(other(self.state.turn_player), &Timing::OpponentAttacks);
        self.announce(Happening::Attacked, target, By::Battle);
    }

    pub(crate) fn battle_step(&mut self, step: BattleStep) -> bool {
        let Some(battle) = self.state.battle else {
            self.state.never("a battle is under way and nobody fights");
            self.pop();
            return true;
        };
        let next = match step {
            BattleStep::Declared => {
                let there = self.state.is_there(battle.attacker) && self.state.is_there(battle.target);
                if there {
                    self.begin_attack(battle);
                    BattleStep::Attack
                } else {
                    BattleStep::Over
                }
            }
            BattleStep::Attack => BattleStep::Reactions,
            BattleStep::Reactions => self.unless_gone(battle, BattleStep::Block),
            BattleStep::Block => {
                // Asked only if a block is possible: all of it is public (OP-8.3.7).
                if self.table().blockers().next().is_some() {
                    return false;
                }
                BattleStep::Fight
            }
            BattleStep::Blocked => self.unless_gone(battle, BattleStep::Fight),
            BattleStep::Fight => {
                let (one, two) = (battle.attacker.card, battle.target.card);
                self.announce_to(Happening::FightsThis, one, By::Battle, two);
                self.announce_to(Happening::FightsThis, two, By::Battle, one);
                BattleStep::Counter
            }
            BattleStep::Counter => {
                // Asked whenever there is a card in hand, usable or not (OP-8.4.8).
                if !self.state.side(other(self.state.turn_player)).hand.is_empty() {
                    return false;
                }
                self.unless_gone(battle, BattleStep::Damage)
            }
            BattleStep::Damage => self.compare(battle),
            BattleStep::Compared => {
                self.due_later(Moment::EndOfBattle);
                BattleStep::End
            }
            BattleStep::End => BattleStep::Over,
            BattleStep::Over => {
                self.end_battle();
                self.pop();
                return true;
            }
        };
        self.go_to(next);
        true
    }

    /// Frames may lie on top by now: the battle is found where it is.
    fn go_to(&mut self, next: BattleStep) {
        for frame in self.state.stack.iter_mut().rev() {
            if let Frame::Battle(step) = frame {
                *step = next;
                return;
            }
        }
        self.state.never("no battle is under way that could go on");
    }

    /// If attacker or target has gone, the battle ends (OP-8.2.6).
    fn unless_gone(&self, battle: Battle, next: BattleStep) -> BattleStep {
        let gone = !self.state.is_there(battle.attacker) || !self.state.is_there(battle.target);
        if gone { BattleStep::Compared } else { next }
    }

    /// A [Blocker] becomes the target (OP-8.3.3).
    pub(crate) fn block(&mut self, card: Card) {
        self.rest(card, By::Rule, Clause::OP_8_3_3);
        self.block_attack(card);
        self.go_to(BattleStep::Blocked);
        self.due(card, &Timing::OnBlock, card);
        self.announce(Happening::Blocks, card, By::Battle);
    }

    pub(crate) fn do_not_block(&mut self) {
        self.go_to(BattleStep::Fight);
    }

    /// The counter value of a card in hand (OP-8.4.3).
    pub(crate) fn counter(&mut self, card: Card, on: Card) {
        let power = self.table().counter(card).unwrap_or(0);
        let seat = self.state.owner(card);
        if let Some(spot) = self.state.spot(on) {
            self.emit(What::Countered { seat, face: self.face(card), on: spot, power }, Clause::OP_8_4_3);
        }
        self.move_card(card, Zone::Trash, End::Top, Clause::OP_8_4_3);
        self.begin(Some(on), seat, POWER, power, Until::EndOfBattle, seat);
    }

    /// The defender has countered enough.
    pub(crate) fn end_counter_step(&mut self) {
        let Some(battle) = self.state.battle else { return self.state.never("nobody attacks that could be countered") };
        let next = self.unless_gone(battle, BattleStep::Damage);
        self.go_to(next);
    }

    /// Powers are compared; what follows is fixed now (OP-8.5).
    fn compare(&mut self, battle: Battle) -> BattleStep {
        let (attacker, target) = (battle.attacker.card, battle.target.card);
        let (one, two) = (self.table().power(attacker), self.table().power(target));
        self.emit(What::Compared { attacker: one, target: two }, Clause::OP_8_5_2);
        self.announce_battled(attacker, target);
        if one < two {
            return BattleStep::Compared;
        }
        let defender = self.state.owner(target);
        if self.state.side(defender).leader != target {
            self.push(Frame::Leaving(Leaving::new(Cards::only(target), Leave::Ko, By::Battle)));
        } else if self.state.side(defender).life.is_empty() {
            let attacker = self.face(attacker);
            let ending = Ending::Struck { loser: defender, attacker, power: one, against: two };
            self.end(Some(other(defender)), ending, Clause::OP_5_1);
        } else {
            let left = if self.table().has(attacker, Keyword::DoubleAttack) { 2 } else { 1 };
            let banish = self.table().has(attacker, Keyword::Banish);
            self.damage(defender, left, banish, Clause::OP_8_5_4);
            self.announce_many(Happening::DealtDamage, attacker, By::Battle, left);
        }
        BattleStep::Compared
    }
}
