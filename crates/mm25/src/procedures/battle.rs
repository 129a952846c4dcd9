//! Battles: the whole timeline (MM-7, MM-13).

use crate::atoms::Engine;
use crate::effects::{Timing, Window};
use crate::library::get_along;
use crate::numbers::Table;
use crate::state::{BattleStep, By, Card, Cards, DECK, Due, Frame, Object, Verdict, Zone, other};
use crate::{Clause, Mm25, What};
use kernel::{Row, Seat, Sink};

impl<S: Sink<Mm25>> Engine<'_, S> {
    pub(crate) fn declare_battle(&mut self, attacker: Card, target: Card, bonus: (i32, i32)) {
        self.begin_battle(attacker, target, bonus);
        self.push(Frame::Battle(BattleStep::Declared));
    }

    pub(crate) fn battle_step(&mut self, step: BattleStep) -> bool {
        let Some(battle) = self.state.battle else {
            // It was prevented; what was used for that is used (MM-7.12.1).
            self.pop();
            self.discard_used();
            return true;
        };
        if self.is_cut_short() {
            // Nobody wins, nothing is compared (MM-7.8.2).
            self.replace(Frame::Battle(BattleStep::Defeated));
            return true;
        }
        let attacker = battle.attacker;
        let next = |step| Frame::Battle(step);
        match step {
            BattleStep::Declared => {
                self.replace(next(BattleStep::Before));
                let target = battle.fighters[other(attacker).index()].card;
                let (library, state) = (self.library(), *self.state);
                let table = Table::new(library, &state);
                self.open(Window::Declared, |engine| {
                    engine.trigger_in_window(|timing, reading, _| {
                        reading.you != attacker
                            && matches!(timing, Timing::Declared(phrase) if table.is_one_of(target, phrase, reading))
                    });
                });
            }
            BattleStep::Before => {
                self.replace(next(BattleStep::Actions { turn: attacker, passes: 0 }));
                self.open_for_fighters(Window::Before);
            }
            BattleStep::Actions { passes, .. } => {
                if passes < 2 {
                    return false;
                }
                self.replace(next(BattleStep::BeforeComparison));
            }
            BattleStep::BeforeComparison => {
                self.replace(next(BattleStep::Compare));
                self.open_for_fighters(Window::BeforeComparison);
            }
            BattleStep::Compare => {
                self.replace(next(BattleStep::AfterComparison));
                self.compare(attacker);
            }
            BattleStep::AfterComparison => {
                self.replace(next(BattleStep::BeforeDamage));
                self.open_for_fighters(Window::AfterComparison);
            }
            BattleStep::BeforeDamage => {
                self.replace(next(BattleStep::Damage));
                self.open_for_fighters(Window::BeforeDamage);
            }
            BattleStep::Damage => {
                self.replace(next(BattleStep::Defeated));
                self.deal_battle_damage(battle.verdict);
            }
            BattleStep::Defeated => {
                self.replace(next(BattleStep::Discard));
                if battle.defeats {
                    self.open_after_defeat(battle.fallen);
                }
            }
            BattleStep::Discard => {
                self.replace(next(BattleStep::AfterBattle));
                self.discard_used();
            }
            BattleStep::AfterBattle => {
                self.replace(next(BattleStep::Over));
                self.open_for_fighters(Window::AfterBattle);
            }
            BattleStep::Over => {
                self.end_battle();
                self.pop();
            }
        }
        true
    }

    // Windows.

    fn open(&mut self, window: Window, trigger: impl FnOnce(&mut Self)) {
        trigger(self);
        let Some(battle) = self.state.battle else {
            return debug_assert!(false, "a window is one of a Battle");
        };
        self.push(Frame::Window { window, turn: battle.attacker, declined: 0 });
        self.run_compulsory();
    }

    /// A window in which abilities of the fighting Characters can be used.
    fn open_for_fighters(&mut self, window: Window) {
        let fighters: Cards = Seat::all(2).filter_map(|seat| self.state.fighter(seat)).collect();
        self.open(window, |engine| {
            engine.trigger_in_window(|timing, _, card| *timing == Timing::In(window) && fighters.contains(card));
        });
    }

    /// W6: a Character has been defeated; the one that fought it may be glad of it (MM-9.16).
    fn open_after_defeat(&mut self, fallen: [bool; 2]) {
        let victors: Cards = Seat::all(2)
            .filter(|seat| fallen[other(*seat).index()])
            .filter_map(|seat| self.state.fighter(seat))
            .collect();
        let fighters: Cards = Seat::all(2).filter_map(|seat| self.state.fighter(seat)).collect();
        self.open(Window::Defeated, |engine| {
            engine.trigger_in_window(|timing, _, card| match timing {
                Timing::Defeats => victors.contains(card),
                Timing::In(window) => *window == Window::Defeated && fighters.contains(card),
                Timing::Called | Timing::Reinforces | Timing::OpposingUses | Timing::Declared(_) => false,
            });
        });
    }

    /// What must be done in a window is done when it opens, the attacker's first (MM-13.2).
    fn run_compulsory(&mut self) {
        let (due, library) = (self.state.due, self.library());
        let attacker = self.state.battle.map_or(Seat::FIRST, |battle| battle.attacker);
        // What is started last comes first.
        for seat in [other(attacker), attacker] {
            let compulsory = |due: &&Due| due.you == seat && !library.ability(due.ability).ability.optional;
            for due in due.iter().rev().filter(compulsory) {
                self.start_triggered(*due);
            }
        }
        self.keep_optional();
    }

    /// Who has nothing to say, for all that everybody knows, is not asked (MM-13.2).
    pub(crate) fn window_step(&mut self, window: Window, turn: Seat, declined: u8) -> bool {
        if declined >= 2 || self.state.battle.is_none() || self.is_cut_short() {
            self.forget_due();
            self.pop();
            return true;
        }
        if self.table().is_asked_in(turn, window) {
            return false;
        }
        self.replace(Frame::Window { window, turn: other(turn), declined: declined + 1 });
        true
    }

    pub(crate) fn decline(&mut self, seat: Seat) {
        match *self.state.peek() {
            Frame::Window { window, turn, declined } => {
                self.emit(What::Declined { seat }, Clause::MM_13_2);
                self.replace(Frame::Window { window, turn: other(turn), declined: declined + 1 });
            }
            Frame::Technique { card, by, .. } => {
                self.emit(What::Declined { seat }, Clause::MM_7_6_1);
                self.replace(Frame::Technique { card, by, step: crate::state::Placed::Apply });
            }
            ref other @ (Frame::Sideboard(_)
            | Frame::Deal
            | Frame::ChooseFirst(_)
            | Frame::Mulligan(_)
            | Frame::Placing { .. }
            | Frame::Turn(_)
            | Frame::Battle(_)
            | Frame::Offer(_)
            | Frame::Reinforced { .. }
            | Frame::Effect(_)
            | Frame::Void) => debug_assert!(false, "nothing is declined in {other:?}"),
        }
    }

    /// Something was used in a window: the other decides next.
    pub(crate) fn answered_window(&mut self) {
        match *self.state.peek() {
            Frame::Window { window, turn, .. } => {
                self.replace(Frame::Window { window, turn: other(turn), declined: 0 });
            }
            ref other => debug_assert!(false, "a window is open, not {other:?}"),
        }
    }

    // Battle Actions.

    /// A battle turn is over; by a pass, or by something that resets their count (MM-7.3.3).
    fn next_battle_turn(&mut self, passed: bool) {
        match self.state.stack.last_mut() {
            Some(Frame::Battle(BattleStep::Actions { turn, passes })) => {
                *turn = other(*turn);
                *passes = if passed { *passes + 1 } else { 0 };
            }
            other => debug_assert!(false, "a battle turn is under way, not {other:?}"),
        }
    }

    pub(crate) fn pass_battle(&mut self, seat: Seat) {
        self.emit(What::BattlePassed { seat }, Clause::MM_7_3_3);
        self.next_battle_turn(true);
    }

    /// A Reinforcement in a battle turn of one's own (MM-7.4.1).
    pub(crate) fn reinforce_in_turn(&mut self, card: Card) {
        self.next_battle_turn(false);
        self.reinforce(card);
    }

    /// A Reinforcement: placed, counted, what it triggers, then its crew (MM-7.4.6).
    pub(crate) fn reinforce(&mut self, card: Card) {
        let (seat, face) = (card.owner(), self.face(card));
        self.put_into_battle(card, Zone::Reinforcements);
        self.emit(What::Reinforced { seat, face }, Clause::MM_7_4_1);
        self.push(Frame::Reinforced { card: self.state.object(card), by: seat });
        self.trigger_at_once(card, &Timing::Reinforces);
    }

    pub(crate) fn reinforced(&mut self, card: Object, by: Seat) -> bool {
        self.pop();
        let Some(fighter) = self.state.fighter(by).filter(|_| self.state.is_there(card)) else { return true };
        let table = self.table();
        let quarrel = !get_along(&table.definition(fighter).crews, &table.definition(card.card).crews);
        if quarrel {
            self.emit_at(fighter, |character, face| What::CrewsQuarrel { character, face }, Clause::MM_7_4_3);
            self.take_damage(fighter, 1, By::Rule, Clause::MM_7_4_3);
            self.check();
        }
        true
    }

    /// A Team takes the place of the fighting Character (MM-7.7).
    pub(crate) fn call_team(&mut self, team: Card, helper: Card) {
        let seat = team.owner();
        let Some(fighter) = self.state.fighter(seat) else {
            return debug_assert!(false, "a Team comes for a fighting Character");
        };
        self.next_battle_turn(false);
        self.replace_fighter(fighter, helper, team);
        let life = self.table().stats(team).life;
        let missing = life.saturating_sub(self.state.life_of(team));
        self.deal_life(team, missing, Clause::MM_7_7_6);
        self.check();
    }

    /// A Technique in a battle turn of one's own.
    pub(crate) fn use_in_turn(&mut self, card: Card) {
        self.next_battle_turn(false);
        self.place_technique(card);
    }

    // The end.

    /// The higher Power wins (MM-7.9.1).
    fn compare(&mut self, attacker: Seat) {
        let power = |seat: Seat| self.state.fighter(seat).map_or(0, |card| self.table().power(card));
        let (one, two) = (power(attacker), power(other(attacker)));
        self.emit(What::Compared { attacker: one, target: two }, Clause::MM_7_9_1);
        let winner = match one.cmp(&two) {
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(attacker),
            std::cmp::Ordering::Less => Some(other(attacker)),
        };
        match winner {
            Some(seat) => {
                self.set_verdict(Verdict::Won(seat));
                if let Some(card) = self.state.fighter(seat) {
                    self.emit(What::BattleWon { seat, face: self.face(card) }, Clause::MM_7_9_1);
                }
            }
            None => {
                self.set_verdict(Verdict::Tie);
                self.emit(What::BattleTied, Clause::MM_7_9_1);
            }
        }
    }

    /// The winner inflicts its Damage; on a tie both do, at the same time (MM-7.10.1). Who has left deals none (MM-13.3).
    fn deal_battle_damage(&mut self, verdict: Option<Verdict>) {
        let hits: Row<(Card, i32), 2> = Seat::all(2)
            .filter(|&seat| match verdict {
                Some(Verdict::Won(winner)) => winner == seat,
                Some(Verdict::Tie) => true,
                None => false,
            })
            .filter_map(|seat| {
                let (from, to) = (self.state.fighter(seat)?, self.state.fighter(other(seat))?);
                let table = self.table();
                Some((to, table.damage(from) - table.prevented(to)))
            })
            .collect();
        for &(card, damage) in hits.iter() {
            self.take_damage(card, damage, By::Battle, Clause::MM_7_10_1);
        }
        self.check();
    }

    /// Used cards go to the Ocean, the turn player's first, in the order of placement (MM-7.12.1).
    fn discard_used(&mut self) {
        for seat in [self.state.turn_player, other(self.state.turn_player)] {
            let side = *self.state.side(seat);
            // All are looked at before any goes: the order among them does not matter for where they go.
            let to_chest: Cards =
                side.techniques.iter().copied().filter(|&card| self.table().goes_to_chest(card)).collect();
            let mut used: Row<Card, { 2 * DECK }> =
                side.techniques.iter().chain(side.reinforcements.iter()).copied().collect();
            used.sort_unstable_by_key(|&card| self.state.body(card).since);
            for &card in used.iter() {
                match to_chest.contains(card) {
                    true => self.put_under_chest(card, Clause::MM_13_1_10),
                    false => self.discard_technique(card, Clause::MM_7_12_1),
                }
            }
        }
    }
}
