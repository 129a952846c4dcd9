//! The phases of a turn (OP-6, OP-10).

use crate::atoms::Engine;
use crate::effects::{Happening, Moment, Timing};
use crate::state::{By, Card, Ends, Frame, TurnStep, other};
use crate::{Clause, Ending, Opcg, What};
use kernel::{Row, Seat, Sink};

impl<S: Sink<Opcg>> Engine<'_, S> {
    pub(crate) fn turn_step(&mut self, step: TurnStep) -> bool {
        let seat = self.state.turn_player;
        let next = match step {
            TurnStep::Refresh => {
                self.begin_turn(seat);
                TurnStep::Stand
            }
            TurnStep::Stand => {
                self.refresh(seat);
                TurnStep::Draw
            }
            TurnStep::Draw => {
                // The first player draws none on the first turn (OP-6.5).
                if self.state.turn > 1 {
                    let drawn = self.draw(seat, 1, Clause::OP_6_5);
                    self.announce_many(Happening::Drew, self.state.side(seat).leader, By::Rule, drawn);
                }
                TurnStep::Don
            }
            TurnStep::Don => {
                let count = if self.state.turn == 1 { 1 } else { 2 };
                self.add_don(seat, count, false, Clause::OP_6_7);
                TurnStep::MainStart
            }
            TurnStep::MainStart => {
                self.due_on_field(seat, &Timing::StartOfMain);
                TurnStep::Main
            }
            TurnStep::Main => return false,
            TurnStep::End => {
                // The timing is there once, for both: who arrives later is too late (OP-10.8). Settling takes the turn
                // player's first.
                self.due_on_field(seat, &Timing::EndOfYourTurn);
                self.due_on_field(other(seat), &Timing::EndOfOpponentsTurn);
                TurnStep::Delayed
            }
            TurnStep::Delayed => {
                // What was put off until the end of the turn comes after what is due at it (OP-10.4).
                self.due_later(Moment::EndOfTurn);
                TurnStep::Over
            }
            TurnStep::Over => {
                let doomed: Row<Seat, 2> = Seat::all(2).filter(|&seat| self.state.side(seat).doomed).collect();
                self.all_lose(&doomed, |loser| Ending::DeckOutLate { loser }, Clause::OP_5_9);
                let turns = self.state.side(seat).turns;
                self.forget(|lasting| lasting.ends == Ends::Turn(seat, turns));
                self.forget_later(Moment::EndOfTurn);
                self.pass_turn(seat);
                TurnStep::Refresh
            }
        };
        self.replace(Frame::Turn(next));
        true
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.open_turn(seat);
        self.forget(|lasting| lasting.ends == Ends::TurnOf(seat));
        self.due_on_field(seat, &Timing::StartOfYourTurn);
    }

    /// The end of the Main Phase is declared (OP-6.10).
    pub(crate) fn end_main(&mut self) {
        self.emit(What::PhaseEnded { seat: self.state.turn_player }, Clause::OP_6_10);
        self.replace(Frame::Turn(TurnStep::End));
    }

    /// Effects with this timing become due on all cards of a seat.
    pub(crate) fn due_on_field(&mut self, seat: Seat, timing: &Timing) {
        let field: Row<Card, 8> = self.state.field(seat).collect();
        for &card in field.iter() {
            self.due(card, timing, card);
        }
    }
}
