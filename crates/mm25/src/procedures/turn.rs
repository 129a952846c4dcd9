//! The phases of a turn and its seven Actions (MM-5, MM-6).

use crate::atoms::{Engine, To};
use crate::effects::Timing;
use crate::state::{Card, Frame, Marks, Space, TurnStep, Zone};
use crate::{Clause, Ending, Mm25, What};
use kernel::{Seat, Sink};

/// What a Hand is brought to at the end of a turn (MM-5.4).
pub(crate) const HAND: usize = 4;

impl<S: Sink<Mm25>> Engine<'_, S> {
    pub(crate) fn turn_step(&mut self, step: TurnStep) -> bool {
        let seat = self.state.turn_player;
        match step {
            TurnStep::Initial => {
                if self.state.turn >= self.state.options.turns {
                    let turns = self.state.options.turns;
                    self.end_game(None, Ending::TurnLimit { turns }, Clause::MM_14_1_3);
                    return true;
                }
                self.open_turn(seat);
                self.replace(Frame::Turn(TurnStep::Main));
                self.draw(seat, Clause::MM_5_2);
                self.check();
            }
            TurnStep::Main => {
                // After the last Action nothing more may be done (MM-5.3.2).
                if self.table().actions_left() > 0 {
                    return false;
                }
                self.replace(Frame::Turn(TurnStep::Final));
            }
            TurnStep::Final => return self.final_phase(seat),
            TurnStep::Over => {
                if self.settle_time() {
                    self.hand_over_turn();
                    self.replace(Frame::Turn(TurnStep::Initial));
                }
            }
        }
        true
    }

    /// Up to four, or down to four; who is exempt decides (MM-5.4, MM-2.6.4).
    fn final_phase(&mut self, seat: Seat) -> bool {
        let hand = self.state.side(seat).hand.len();
        if self.is_exempt_now(seat) && hand != HAND {
            return false;
        }
        if hand > HAND {
            return false;
        }
        if hand < HAND {
            self.draw(seat, Clause::MM_5_4);
            self.check();
            return true;
        }
        self.end_final_phase(seat);
        true
    }

    pub(crate) fn is_exempt_now(&self, seat: Seat) -> bool {
        let side = self.state.side(seat);
        side.exempt && side.turns == 1
    }

    pub(crate) fn skip_hand(&mut self, seat: Seat) {
        self.emit(What::HandLeftAsItIs { seat }, Clause::MM_2_6_4);
        self.end_final_phase(seat);
    }

    fn end_final_phase(&mut self, seat: Seat) {
        self.set_exempt(seat, false);
        self.replace(Frame::Turn(TurnStep::Over));
    }

    pub(crate) fn pass_turn(&mut self, seat: Seat) {
        self.emit(What::TurnPassed { seat }, Clause::MM_6_7_1);
        self.replace(Frame::Turn(TurnStep::Final));
    }

    pub(crate) fn update_logbook(&mut self, seat: Seat) {
        self.consume(1);
        self.log(seat, Clause::MM_6_3_1);
    }

    pub(crate) fn increase_hand(&mut self, seat: Seat) {
        self.consume(1);
        self.draw(seat, Clause::MM_6_6_1);
    }

    pub(crate) fn move_sailors(&mut self, seat: Seat) {
        self.consume(1);
        self.swap_sailors(seat);
    }

    /// A Sailor is called, with Life from the Logbook; then what that triggers (MM-6.4).
    pub(crate) fn call(&mut self, card: Card, space: Space, cost: u8) {
        self.consume(cost);
        self.take_space(card, space);
        self.emit_at(card, |character, face| What::Called { character, face }, Clause::MM_6_4_1);
        self.deal_life(card, self.table().stats(card).life, Clause::MM_6_4_2);
        self.check();
        self.trigger_at_once(card, &Timing::Called);
    }

    /// A Character begins a Battle by the normal Action (MM-6.1.1).
    pub(crate) fn attack(&mut self, attacker: Card, target: Card) {
        self.consume(self.table().attack_cost(target));
        self.declare_battle(attacker, target, (0, 0));
    }

    /// An ability with a number of Actions is used: once per turn, paid first (MM-6.2).
    pub(crate) fn activate(&mut self, card: Card, place: u16, actions: u8, bit: u8) {
        self.emit_at(
            card,
            |character, face| What::AbilityActivated { character, face, ability: bit },
            Clause::MM_6_2_1,
        );
        self.consume(actions);
        self.mark(card, Marks::USED);
        self.start(card, card.owner(), place);
    }

    /// A card of the Hand goes to the Ocean.
    pub(crate) fn discard(&mut self, card: Card, because: Clause) {
        self.move_card(card, Zone::Ocean, To::Top, because);
    }
}
