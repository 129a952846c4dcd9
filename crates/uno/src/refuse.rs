//! What is refused, why, and by which clause (UN-13).

use crate::{
    Action, AfterCatch, Clause, Colour, Face, Frame, Last, Mode, Preset, Reaction, Reason, Said, Stage, State,
};
use kernel::{By, KernelClause, Refusal, Seat, refuse, refuse_if};

type Verdict = Result<(), Refusal<Reason>>;

impl State {
    pub(crate) fn check_input(&self, by: By, action: Action) -> Verdict {
        match by {
            By::Shell => self.check_shell(action),
            By::Seat(seat) if seat.number() >= self.setup.seats => Err(Refusal::Kernel(KernelClause::Malformed)),
            By::Seat(seat) => self.check_seat(seat, action),
        }
    }

    fn check_shell(&self, action: Action) -> Verdict {
        if let Frame::MatchOver(_) = self.frame {
            return refuse(Reason::MatchOver, Clause::UN_12_1_12);
        }
        let between_rounds = matches!(self.frame, Frame::RoundOver { .. });
        match action {
            Action::NextRound => refuse_if(!between_rounds, Reason::RoundNotOver, Clause::UN_12_1_12),
            Action::TimeOut(seat) => {
                refuse_if(!self.players.contains(seat), Reason::TargetOut { seat }, Clause::UN_9_4_1)
            }
            Action::WindowOver if between_rounds => refuse(Reason::RoundOver, Clause::UN_7_1_1),
            Action::WindowOver => {
                let window =
                    matches!(self.frame, Frame::Misplay { .. } | Frame::Challenge { .. } | Frame::Catch { .. });
                refuse_if(!window, Reason::ReactionClosed, Clause::UN_12_1_7)
            }
            Action::Play(_)
            | Action::Draw
            | Action::Keep
            | Action::ChooseColour(_)
            | Action::Challenge
            | Action::Accept
            | Action::Catch(_)
            | Action::AccuseMisplay(_)
            | Action::AccuseDraw(_)
            | Action::Pass
            | Action::Concede => Err(Refusal::Kernel(KernelClause::Malformed)),
        }
    }

    fn check_seat(&self, seat: Seat, action: Action) -> Verdict {
        match self.frame {
            Frame::MatchOver(_) => return refuse(Reason::MatchOver, Clause::UN_12_1_12),
            // Leaving is always possible (UN-9.4.1).
            Frame::RoundOver { .. } if action != Action::Concede => {
                return refuse(Reason::RoundOver, Clause::UN_7_1_1);
            }
            _ => {}
        }
        if !self.players.contains(seat) {
            let clause = if self.setup.mode == Mode::Elimination { Clause::UN_11_1_4 } else { Clause::UN_9_4_1 };
            return refuse(Reason::NotYourTurn { asked: self.asked() }, clause);
        }
        match action {
            Action::Play(play) => {
                self.check_turn(seat)?;
                self.check_play(seat, play.said())
            }
            Action::Draw => {
                self.check_turn(seat)?;
                let drawn = matches!(self.frame, Frame::AfterDraw(_));
                refuse_if(drawn, Reason::AlreadyDrawn, Clause::UN_4_2_5)?;
                self.check_colour_was_chosen()?;
                refuse_if(!self.can_draw(), Reason::NothingToDraw, Clause::UN_4_3_4)
            }
            Action::Keep => {
                self.check_turn(seat)?;
                let drawn = matches!(self.frame, Frame::AfterDraw(_));
                refuse_if(!drawn, Reason::NotDrawn, Clause::UN_4_2_4)
            }
            Action::ChooseColour(_) => {
                self.check_turn(seat)?;
                refuse_if(self.frame != Frame::ChooseColour, Reason::ColourNotAllowed, Clause::UN_3_2_6)
            }
            Action::Challenge | Action::Accept => match self.frame {
                Frame::Challenge { asked } => {
                    refuse_if(asked != seat, Reason::NotNextPlayer { asked }, Clause::UN_8_3_2)
                }
                _ => refuse(Reason::NoAce, Clause::UN_8_3_2),
            },
            Action::Pass => match self.frame {
                Frame::Misplay { asked } | Frame::Catch { asked, .. } => {
                    refuse_if(asked != seat, Reason::NotYourTurn { asked: Some(asked) }, Clause::UN_12_1_4)
                }
                _ => refuse(Reason::ReactionClosed, Clause::UN_12_1_3),
            },
            Action::Catch(target) => self.check_reaction(seat, target, Reaction::Catch),
            Action::AccuseMisplay(target) => self.check_reaction(seat, target, Reaction::Misplay),
            Action::AccuseDraw(target) => self.check_reaction(seat, target, Reaction::Draw),
            Action::Concede => Ok(()),
            Action::NextRound => refuse(Reason::RoundNotOver, Clause::UN_12_1_12),
            Action::WindowOver | Action::TimeOut(_) => Err(Refusal::Kernel(KernelClause::Malformed)),
        }
    }

    /// Who is asked now.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.frame {
            Frame::ChooseColour | Frame::Turn | Frame::AfterDraw(_) => Some(self.actor),
            Frame::Misplay { asked } | Frame::Challenge { asked } | Frame::Catch { asked, .. } => Some(asked),
            Frame::RoundOver { .. } | Frame::MatchOver(_) => None,
        }
    }

    fn check_turn(&self, seat: Seat) -> Verdict {
        let clause = match self.frame {
            Frame::ChooseColour | Frame::Turn | Frame::AfterDraw(_) if seat == self.actor => return Ok(()),
            Frame::Catch { then: AfterCatch::Win, .. } => Clause::UN_7_2_2,
            Frame::Catch { .. } if self.turn_may_jump_window(seat) => return Ok(()),
            Frame::Misplay { .. } | Frame::Challenge { .. } => Clause::UN_12_1_6,
            Frame::ChooseColour
            | Frame::Turn
            | Frame::AfterDraw(_)
            | Frame::Catch { .. }
            | Frame::RoundOver { .. }
            | Frame::MatchOver(_) => Clause::UN_4_1_1,
        };
        refuse(Reason::NotYourTurn { asked: self.asked() }, clause)
    }

    fn check_colour_was_chosen(&self) -> Verdict {
        refuse_if(self.frame == Frame::ChooseColour, Reason::ColourMissing, Clause::UN_3_2_6)
    }

    fn check_play(&self, seat: Seat, play: Said) -> Verdict {
        let Said { face, colour, .. } = play;
        refuse_if(!self.hand(seat).has(face), Reason::CardNotInHand { face }, Clause::UN_4_1_1)?;
        self.check_colour_was_chosen()?;
        if let Frame::AfterDraw(drawn) = self.frame {
            refuse_if(face != drawn, Reason::OnlyDrawnCard { drawn }, Clause::UN_4_2_3)?;
        }
        if self.setup.preset == Preset::Standard {
            let clause = if self.top().is_colourless() { Clause::UN_4_1_5 } else { Clause::UN_4_1_1 };
            let reason = Reason::CardDoesNotMatch { face, top: self.top(), colour: self.colour };
            refuse_if(!self.fitting().contains(face), reason, clause)?;
        }
        let is_last_card = self.size(seat) == 1;
        self.check_colour(face, colour, is_last_card)?;
        self.check_gift(seat, play, is_last_card)?;
        refuse_if(play.call && !self.call_is_due(seat, play), Reason::CallNotDue, Clause::UN_6_1_4)
    }

    fn check_colour(&self, face: Face, colour: Option<Colour>, is_last_card: bool) -> Verdict {
        let missing = face.is_colourless() && colour.is_none() && !is_last_card;
        refuse_if(missing, Reason::ColourMissing, Clause::UN_4_1_6)?;
        refuse_if(!face.is_colourless() && colour.is_some(), Reason::ColourNotAllowed, Clause::UN_4_1_4)
    }

    fn check_gift(&self, seat: Seat, play: Said, is_last_card: bool) -> Verdict {
        let (target, gift) = match (play.target, play.gift) {
            (None, None) => return Ok(()),
            _ if play.face != Face::RED_HAIR => return refuse(Reason::GiftNotAllowed, Clause::UN_5_6_1),
            _ if is_last_card => return refuse(Reason::GiftNotAllowed, Clause::UN_7_1_2),
            (None, Some(_)) => return refuse(Reason::TargetMissing, Clause::UN_5_6_2),
            (Some(_), None) => return refuse(Reason::GiftMissing, Clause::UN_5_6_2),
            (Some(target), Some(gift)) => (target, gift),
        };
        refuse_if(target == seat, Reason::TargetSelf, Clause::UN_5_6_2)?;
        refuse_if(!self.players.contains(target), Reason::TargetOut { seat: target }, Clause::UN_5_6_2)?;
        let mut rest = *self.hand(seat);
        rest.remove(Face::RED_HAIR);
        refuse_if(!rest.has(gift), Reason::GiftNotInHand { face: gift }, Clause::UN_5_6_2)
    }

    fn check_reaction(&self, seat: Seat, target: Seat, reaction: Reaction) -> Verdict {
        let off = self.setup.preset == Preset::Standard && reaction != Reaction::Catch;
        refuse_if(off, Reason::ReactionOff, Clause::UN_8_2_4)?;
        refuse_if(target == seat, Reason::SelfReaction, Clause::UN_6_2_5)?;
        let (aimed_at, clause) = match (self.last, reaction) {
            (Last::Play(last), Reaction::Catch) => (Some(last.by), Clause::UN_6_2_3),
            (Last::Play(last), Reaction::Misplay) => {
                let too_late = self.is_misplay(&last) && last.stage != Stage::Laid;
                ((!too_late).then_some(last.by), Clause::UN_8_2_3)
            }
            (Last::Draw { by }, Reaction::Draw) => (Some(by), Clause::UN_8_1_2),
            (Last::Draw { .. } | Last::Nothing, Reaction::Catch) => (self.reactions.forgot, Clause::UN_6_2_3),
            _ => (None, Clause::UN_12_1_5),
        };
        let closed = aimed_at != Some(target) || !self.players.contains(target);
        refuse_if(closed, Reason::ReactionClosed, clause)?;
        let caught = matches!(self.last, Last::Play(last) if last.call == crate::Call::Caught);
        let settled = self.reactions.sent[reaction as usize].contains(seat) || (caught && reaction == Reaction::Catch);
        refuse_if(settled, Reason::AlreadySettled, Clause::UN_12_1_5)
    }
}
