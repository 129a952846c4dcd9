//! The phases of a turn (ZW-8, ZW-15), and the state check between everything that happens (ZW-13.9).

use crate::atoms::Engine;
use crate::effects::Phase;
use crate::state::{Cards, Frame, Item, TurnStep};
use crate::{Clause, What, Zwo};
use kernel::Sink;

impl<S: Sink<Zwo>> Engine<'_, S> {
    pub(crate) fn turn_step(&mut self, step: TurnStep) -> bool {
        let seat = self.state.turn_player;
        let next = match step {
            TurnStep::Start(phase) => {
                if phase == Phase::Prepare {
                    self.open_turn(seat);
                }
                self.emit(What::PhaseBegan { seat, phase }, Clause::ZW_8_2);
                self.announce_phase(phase);
                TurnStep::Act(phase)
            }
            TurnStep::Act(Phase::Prepare) => {
                self.prepare(seat);
                TurnStep::Start(Phase::Draw)
            }
            TurnStep::Act(Phase::Draw) => {
                // The first player draws none in the first turn (ZW-8.7).
                if self.state.turn > 1 {
                    self.draw(seat, 1, Clause::ZW_8_6);
                }
                TurnStep::Start(Phase::Mana)
            }
            TurnStep::Act(Phase::Mana | Phase::Main | Phase::Battle) => return false,
            TurnStep::Ended(Phase::Mana) => TurnStep::Start(Phase::Main),
            TurnStep::Ended(Phase::Main) => TurnStep::Start(Phase::Battle),
            TurnStep::Ended(_) => TurnStep::Start(Phase::End),
            TurnStep::Act(Phase::End) => {
                self.announce_end();
                TurnStep::Clear
            }
            TurnStep::Clear => {
                // Damage goes before what kept a zombie from being injured by it (ZW-15.4).
                self.clear_damage();
                self.end_of_turn_effects();
                TurnStep::Over
            }
            TurnStep::Over => {
                self.pass_turn();
                TurnStep::Start(Phase::Prepare)
            }
        };
        self.replace(Frame::Turn(next));
        self.check_state();
        true
    }

    /// The mana phase is over after one action, or none (ZW-8.8).
    pub(crate) fn end_mana_phase(&mut self) {
        self.replace(Frame::Turn(TurnStep::Ended(Phase::Mana)));
        self.check_state();
    }

    /// The end of the main or battle phase is declared: it can be answered, and stands (ZW-8.12, ZW-12.25).
    pub(crate) fn declare_end(&mut self, phase: Phase) {
        let because = if phase == Phase::Main { Clause::ZW_8_12 } else { Clause::ZW_12_25 };
        self.emit(What::EndDeclared { seat: self.state.turn_player, phase }, because);
        self.declare(Item::EndPhase);
    }

    /// The declared end of a phase resolves (ZW-17.13).
    pub(crate) fn end_phase(&mut self) {
        if let Some(Frame::Turn(step)) = self.state.stack.first_mut()
            && let TurnStep::Act(phase) = *step
        {
            *step = TurnStep::Ended(phase);
        }
    }

    /// All zombies with more damage than POWER are injured, at the same time, until none is (ZW-13.9). Says which were.
    pub(crate) fn check_state(&mut self) -> Cards {
        let mut injured = Cards::NONE;
        while !self.is_over() {
            let table = self.table();
            let cards: Cards = self.state.zombies().filter(|&card| table.is_to_be_injured(card)).collect();
            if cards.is_empty() {
                break;
            }
            injured.0 |= self.injure(cards, Clause::ZW_13_2).0;
        }
        injured
    }
}
