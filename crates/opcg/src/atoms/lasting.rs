//! Modifiers for a while begin and end (OP-14.13).

use crate::atoms::Engine;
use crate::effects::{Modifier, Until};
use crate::state::{Card, Cards, Ends, Lasting, other};
use crate::{Clause, LastCard, Opcg, What};
use kernel::{Seat, Sink};

impl<S: Sink<Opcg>> Engine<'_, S> {
    pub(crate) fn begin(&mut self, on: Option<Card>, seat: Seat, what: u16, value: i32, until: Until, by: Seat) {
        // Turns are counted by player: somebody may take two in a row.
        let turns = |seat: Seat| self.state.side(seat).turns;
        let owner = on.map_or(seat, |card| self.state.owner(card));
        let ends = match until {
            Until::EndOfBattle => Ends::Battle,
            Until::EndOfTurn => Ends::Turn(self.state.turn_player, turns(self.state.turn_player)),
            // The next end of such a turn, which may be this one (OP-14.13).
            Until::EndOfOpponentsNextTurn if self.state.turn_player == other(by) => {
                Ends::Turn(other(by), turns(other(by)))
            }
            Until::EndOfOpponentsNextTurn => Ends::Turn(other(by), turns(other(by)) + 1),
            Until::EndOfYourNextTurn => Ends::Turn(by, turns(by) + 1),
            Until::StartOfYourNextTurn => Ends::TurnOf(by),
            Until::NextRefresh => Ends::RefreshOf(owner),
            Until::Forever => Ends::Never,
        };
        // There is no battle to last as long as, or no card any more.
        let gone = on.is_some_and(|card| !self.state.is_on_field(card));
        if gone || (until == Until::EndOfBattle && self.state.battle.is_none()) {
            return;
        }
        let on_cards = on.map_or(Cards::NONE, Cards::only);
        if !self.state.keep(Lasting { on: on_cards, seat: owner, what, value, ends, by }, self.rules.library()) {
            self.overflow();
        }
        self.state.note_lending(self.rules.library());
        if self.library().modifiers[what as usize] == Modifier::Negated {
            // What kept a player from losing may be gone.
            self.check_decks(LastCard::Taken);
        }
        let changes_power = matches!(self.library().modifiers[what as usize], Modifier::Power(_));
        if let (Some(card), true) = (on, changes_power)
            && let Some(spot) = self.state.spot(card)
        {
            self.emit(What::Modified { card: spot, face: self.face(card), power: value }, Clause::OP_1_24);
        }
    }

    pub(crate) fn forget(&mut self, gone: impl Fn(&Lasting) -> bool) {
        self.state.lasting.retain(|lasting| !gone(lasting));
        self.state.note_lending(self.rules.library());
    }
}
