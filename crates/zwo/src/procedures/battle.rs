//! The battle phase, step by step; each step is a declaration that can be answered (ZW-12).

use crate::atoms::{Blow, Engine, dealt};
use crate::effects::{Happening, Watch};
use crate::state::{AttackStep, Card, Frame, Item, other};
use crate::{Clause, What, Zwo};
use kernel::Sink;

impl<S: Sink<Zwo>> Engine<'_, S> {
    /// Step 1 (ZW-12.4 to ZW-12.7).
    pub(crate) fn attack(&mut self, attacker: Card) {
        self.begin_attack(attacker);
        self.check_state();
        self.push(Frame::Attack(AttackStep::Target));
        self.declare(Item::Declared);
    }

    pub(crate) fn attack_step(&mut self, step: AttackStep) -> bool {
        if step == AttackStep::Over || !self.table().can_attack_go_on() {
            self.end_attack();
            self.pop();
            return true;
        }
        match step {
            AttackStep::Target => {
                // Without anything that may be attacked the attack ends (ZW-12.10).
                if self.table().attack_targets().next().is_some() {
                    return false;
                }
                self.replace(Frame::Attack(AttackStep::Over));
            }
            AttackStep::Block => {
                // Asked only if a block is possible: all of it is public (ZW-12.27).
                if self.table().blockers().next().is_some() {
                    return false;
                }
                self.do_not_block();
            }
            AttackStep::Strike => self.strike(),
            AttackStep::Over => {}
        }
        true
    }

    /// Step 2 (ZW-12.8).
    pub(crate) fn choose_target(&mut self, target: Option<Card>) {
        self.aim_attack(target, false);
        match target {
            None => self.emit(What::PlayerTargeted { seat: other(self.state.turn_player) }, Clause::ZW_12_8),
            Some(card) => {
                self.emit_at(card, |target, face| What::ZombieTargeted { target, face }, Clause::ZW_12_8);
            }
        }
        self.replace(Frame::Attack(AttackStep::Block));
        self.declare(Item::Declared);
    }

    /// Step 3: the blocker becomes REST and the target of the attack, for good (ZW-12.11, ZW-12.14).
    pub(crate) fn block(&mut self, blocker: Card) {
        self.emit_at(blocker, |blocker, face| What::Blocked { blocker, face }, Clause::ZW_12_11);
        self.rest(blocker, Clause::ZW_12_11);
        self.aim_attack(Some(blocker), true);
        self.announce(Happening::Blocks, blocker, 0);
        self.check_state();
        self.replace(Frame::Attack(AttackStep::Strike));
        self.declare(Item::Declared);
    }

    /// Not to block is a declaration too (ZW-12.15).
    pub(crate) fn do_not_block(&mut self) {
        self.emit(What::NotBlocked { seat: other(self.state.turn_player) }, Clause::ZW_12_12);
        self.replace(Frame::Attack(AttackStep::Strike));
        self.declare(Item::Declared);
    }

    /// Step 4 or step 5 is declared by the rules (ZW-12.12, ZW-12.27).
    fn strike(&mut self) {
        let fights = self.state.attack.is_some_and(|attack| attack.target.is_some());
        self.replace(Frame::Attack(AttackStep::Over));
        if fights {
            self.emit(What::BattleDeclared, Clause::ZW_12_3);
            self.declare(Item::Battle);
        } else {
            self.emit(What::DamageDeclared, Clause::ZW_12_3);
            self.declare(Item::Damage);
        }
    }

    /// Attacker and target deal each other damage equal to their POWER, at the same moment (ZW-12.16 to ZW-12.18).
    pub(crate) fn fight(&mut self) {
        let Some(attack) = self.state.attack.filter(|_| self.table().can_attack_go_on()) else { return };
        let Some(target) = attack.target else {
            return debug_assert!(false, "a battle is declared against a zombie");
        };
        let (one, two) = (attack.attacker.card, target.card);
        let (first, second) = (self.table().power(one), self.table().power(two));
        self.emit(What::Fought { attacker: first, target: second }, Clause::ZW_12_16);
        self.damage_zombie(two, first, Clause::ZW_12_16);
        self.damage_zombie(one, second, Clause::ZW_12_16);
        // Erode looks at what this battle's damage injures, at the state check right after it (ZW-11.18). The attacker is
        // seen as it was before (ZW-11.17): what waits for it is queued, and taken back if nothing came of it.
        let waiting = self.aiming_due();
        self.foresee(Happening::WinsBattle, one, 0);
        if self.check_state().contains(two) {
            self.seek_targets(waiting);
        } else {
            let library = self.library();
            self.untrigger(|using| library.ability(using.ability).watch == Watch::card(Happening::WinsBattle));
        }
    }

    /// The player who is attacked takes damage equal to the attacker's CRITICAL (ZW-12.22, ZW-12.23).
    pub(crate) fn hit_player(&mut self) {
        let Some(attack) = self.state.attack.filter(|_| self.table().can_attack_go_on()) else { return };
        let attacker = attack.attacker.card;
        let damage = self.table().critical(attacker);
        let blow = Blow::Attack { attacker: self.face(attacker), damage: dealt(damage) };
        if self.hurt(&[other(self.state.turn_player)], blow, Clause::ZW_12_22) {
            self.announce(Happening::HitsPlayer, attacker, damage.clamp(0, i32::from(u16::MAX)) as u16);
        }
    }
}
