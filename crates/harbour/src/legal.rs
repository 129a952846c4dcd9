//! What the rules allow, in a fixed order; and what people try besides.

use crate::state::{LOAD, SEATS};
use crate::{Action, Frame, State};
use kernel::{Actions, By, Seat};

impl State {
    pub fn list_legal(&self, by: By, actions: &mut impl Actions<Action>) {
        let seat = match by {
            By::Shell if self.frame == Frame::GameOver => return actions.push(Action::NextGame),
            By::Seat(seat) if self.asked() == Some(seat) => seat,
            _ => return,
        };
        match self.frame {
            Frame::Redraw { .. } => {
                actions.push(Action::Keep);
                actions.push(Action::Redraw);
            }
            Frame::Bid { .. } => {
                actions.block(self.side(seat).hand.len(), |position| Action::Bid(position as u8));
            }
            Frame::Load { margin, parts, .. } => self.list_load(seat, margin, &parts, actions),
            Frame::Scout { .. } => {
                for action in [Action::Look, Action::Shuffle, Action::Pass] {
                    actions.push(action);
                }
            }
            Frame::Order { parts, .. } => {
                for position in (0..2).filter(|position| !parts.contains(position)) {
                    actions.push(Action::Put(position));
                }
            }
            Frame::GameOver | Frame::MatchOver(_) => {}
        }
    }

    /// The next card to load: behind the last one, not too heavy, and such that the answer can be completed.
    fn list_load(&self, seat: Seat, margin: u8, parts: &[u8], actions: &mut impl Actions<Action>) {
        let side = self.side(seat);
        let least = side.least(margin) as usize;
        let loaded = side.weight_of(parts);
        let from = parts.last().map_or(0, |&last| last as usize + 1);
        for (position, card) in side.hand.iter().enumerate().skip(from) {
            let total = loaded + card.weight;
            if total <= LOAD && (parts.len() + 1 >= least || side.partner(position, total)) {
                actions.push(Action::Pick(position as u8));
            }
        }
        if parts.len() >= least {
            actions.push(Action::Done);
        }
    }

    /// Nearly everything, at any time: a person clicks where they like.
    pub fn list_attempts(&self, by: By, actions: &mut impl Actions<Action>) {
        let By::Seat(seat) = by else { return actions.push(Action::NextGame) };
        if seat.number() >= SEATS {
            return;
        }
        let hand = self.side(seat).hand.len();
        actions.block(hand, |position| Action::Bid(position as u8));
        actions.block(hand, |position| Action::Pick(position as u8));
        actions.block(2, |position| Action::Put(position as u8));
        for action in [
            Action::Keep,
            Action::Redraw,
            Action::Done,
            Action::Cancel,
            Action::Look,
            Action::Shuffle,
            Action::Pass,
            Action::Concede,
        ] {
            actions.push(action);
        }
    }
}
