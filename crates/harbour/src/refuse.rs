//! What is refused, why, and by which clause.

use crate::state::{LOAD, SEATS};
use crate::{Action, Clause, Frame, Reason, State};
use kernel::{By, KernelClause, Refusal, Seat, refuse_if};

pub type Verdict = Result<(), Refusal<Reason>>;

const MALFORMED: Verdict = Err(Refusal::Kernel(KernelClause::Malformed));

impl State {
    pub fn check_input(&self, by: By, action: Action) -> Verdict {
        refuse_if(matches!(self.frame, Frame::MatchOver(_)), Reason::MatchOver, Clause::HB_7_1)?;
        match (by, action) {
            (By::Shell, Action::NextGame) => {
                refuse_if(self.frame != Frame::GameOver, Reason::GameNotOver, Clause::HB_7_1)
            }
            (By::Shell, _) | (By::Seat(_), Action::NextGame) => MALFORMED,
            (By::Seat(seat), _) if seat.number() >= SEATS => MALFORMED,
            // Only who answers knows that an answer has begun.
            (By::Seat(seat), Action::Concede) => {
                let open = self.asked() == Some(seat) && !self.parts().is_empty();
                refuse_if(open, Reason::AnswerOpen, Clause::HB_7_2)
            }
            (By::Seat(seat), _) => self.check_answer(seat, action),
        }
    }

    fn check_answer(&self, seat: Seat, action: Action) -> Verdict {
        refuse_if(self.frame == Frame::GameOver, Reason::GameOver, Clause::HB_6_2)?;
        let asked = self.asked();
        refuse_if(asked != Some(seat), Reason::NotAsked { asked }, Clause::HB_8_1)?;
        match (self.frame, action) {
            (Frame::Redraw { .. }, Action::Keep | Action::Redraw) => Ok(()),
            (Frame::Bid { .. }, Action::Bid(position)) => {
                let missing = position as usize >= self.side(seat).hand.len();
                refuse_if(missing, Reason::NoSuchCard { position }, Clause::HB_3_1)
            }
            (Frame::Load { margin, parts, .. }, Action::Pick(position)) => {
                self.check_pick(seat, margin, &parts, position)
            }
            (Frame::Load { margin, parts, .. }, Action::Done) => {
                let least = self.side(seat).least(margin);
                refuse_if(parts.len() < least as usize, Reason::TooFew { least }, Clause::HB_4_2)
            }
            (Frame::Load { parts, .. } | Frame::Order { parts, .. }, Action::Cancel) => {
                refuse_if(parts.is_empty(), Reason::NothingBegun, Clause::HB_8_1)
            }
            (Frame::Scout { .. }, Action::Look | Action::Shuffle | Action::Pass) => Ok(()),
            (Frame::Order { parts, .. }, Action::Put(position)) => {
                refuse_if(position >= 2, Reason::NoSuchCard { position }, Clause::HB_5_1)?;
                refuse_if(parts.contains(&position), Reason::AlreadyPut { position }, Clause::HB_5_1)
            }
            _ => refuse_if(true, Reason::NotAnAnswer, Clause::HB_8_1),
        }
    }

    fn check_pick(&self, seat: Seat, margin: u8, parts: &[u8], position: u8) -> Verdict {
        let side = self.side(seat);
        let Some(card) = side.hand.get(position as usize) else {
            return refuse_if(true, Reason::NoSuchCard { position }, Clause::HB_4_1);
        };
        if let Some(&after) = parts.last() {
            refuse_if(position <= after, Reason::NotAscending { after }, Clause::HB_4_1)?;
        }
        let total = side.weight_of(parts) + card.weight;
        refuse_if(total > LOAD, Reason::TooHeavy { total }, Clause::HB_4_1)?;
        let short = parts.len() + 1 < side.least(margin) as usize;
        refuse_if(short && !side.partner(position as usize, total), Reason::CannotComplete, Clause::HB_4_2)
    }
}
