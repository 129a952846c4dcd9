//! What the rules allow, listed in the order of UN-4.4.2 and UN-4.4.3; and what people try besides.

use crate::{Action, Call, Colour, Face, Faces, Frame, Last, Play, Preset, Reaction, Stage, State};
use kernel::{Actions, By, Seat};

impl State {
    pub(crate) fn list_legal(&self, by: By, actions: &mut impl Actions<Action>) {
        let seat = match by {
            By::Seat(seat) if self.players.contains(seat) => seat,
            By::Shell if matches!(self.frame, Frame::RoundOver { .. }) => return actions.push(Action::NextRound),
            _ => return,
        };
        match self.frame {
            Frame::Turn if seat == self.actor => self.list_turn(seat, actions),
            Frame::AfterDraw(drawn) if seat == self.actor => {
                self.list_plays(seat, Faces::only(drawn), actions);
                actions.push(Action::Keep);
            }
            Frame::ChooseColour if seat == self.actor => {
                actions.block(4, |index| Action::ChooseColour(Colour::ALL[index]));
            }
            Frame::Misplay { asked } if seat == asked => {
                self.list_reaction(seat, Reaction::Misplay, actions);
                actions.push(Action::Pass);
            }
            Frame::Challenge { asked } if seat == asked => {
                actions.push(Action::Challenge);
                actions.push(Action::Accept);
            }
            Frame::Catch { asked, .. } if seat == asked => {
                self.list_reaction(seat, Reaction::Catch, actions);
                actions.push(Action::Pass);
            }
            _ => self.list_interjections(seat, actions),
        }
    }

    /// For those who are not asked: what is rightly pointed out, and the turn that an open window holds up.
    fn list_interjections(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        self.list_reaction(seat, Reaction::Misplay, actions);
        self.list_reaction(seat, Reaction::Catch, actions);
        if self.turn_may_jump_window(seat) {
            self.list_turn(seat, actions);
        }
    }

    /// A reaction of this kind by this seat, if it would be upheld. All of it is public knowledge.
    fn list_reaction(&self, seat: Seat, reaction: Reaction, actions: &mut impl Actions<Action>) {
        let Last::Play(last) = self.last else { return };
        if last.by == seat || !self.players.contains(last.by) || self.reactions.sent[reaction as usize].contains(seat) {
            return;
        }
        match reaction {
            Reaction::Catch if last.call == Call::Forgotten => actions.push(Action::Catch(last.by)),
            Reaction::Misplay
                if self.setup.preset == Preset::Table && last.stage == Stage::Laid && self.is_misplay(&last) =>
            {
                actions.push(Action::AccuseMisplay(last.by));
            }
            _ => {}
        }
    }

    /// Whether this seat may act now although others are still asked about a forgotten call (UN-12.1.6).
    pub(crate) fn turn_may_jump_window(&self, seat: Seat) -> bool {
        matches!(self.frame, Frame::Catch { then: crate::AfterCatch::Turn, .. })
            && seat == self.actor
            && self.turn < self.setup.turn_limit
            && (self.can_draw() || self.can_play(seat))
    }

    #[inline]
    fn list_turn(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        self.list_plays(seat, self.hand(seat).faces().within(self.fitting()), actions);
        if self.can_draw() {
            actions.push(Action::Draw);
        }
    }

    /// All plays with these faces.
    #[inline]
    fn list_plays(&self, seat: Seat, faces: Faces, actions: &mut impl Actions<Action>) {
        let size = self.size(seat);
        let coloured = faces.within(Faces::COLOURED);
        if size == 2 {
            // The call is due: each card with it, then without.
            actions.block(2 * coloured.len(), |index| {
                let play = Play::card(coloured.nth(index / 2));
                Action::Play(Play { call: index % 2 == 0, ..play })
            });
        } else {
            actions.block(coloured.len(), |index| Action::Play(Play::card(coloured.nth(index))));
        }
        let colourless = faces.within(Faces::COLOURLESS);
        if !colourless.is_empty() {
            self.list_colourless(seat, colourless, actions);
        }
    }

    fn list_colourless(&self, seat: Seat, faces: Faces, actions: &mut impl Actions<Action>) {
        for face in faces.iter() {
            match self.size(seat) {
                1 => actions.push(Action::Play(Play::card(face))),
                2 if face != Face::RED_HAIR => actions.block(8, |index| {
                    let play = Play::card(face).naming(Colour::ALL[index / 2]);
                    Action::Play(Play { call: index % 2 == 0, ..play })
                }),
                _ if face != Face::RED_HAIR => {
                    actions.block(4, |index| Action::Play(Play::card(face).naming(Colour::ALL[index])));
                }
                _ => self.list_red_hair(seat, actions),
            }
        }
    }

    /// A red-hair: by colour, then no gift, then by target clockwise and gift.
    fn list_red_hair(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let mut rest = *self.hand(seat);
        rest.remove(Face::RED_HAIR);
        let gifts = rest.faces();
        let targets = self.clockwise_others(seat);
        for colour in Colour::ALL {
            let plain = Play::card(Face::RED_HAIR).naming(colour);
            self.list_with_call(self.call_is_due(seat, &plain), 1, |_| plain, actions);
            let Some(&first) = targets.first() else { continue };
            let due = self.call_is_due(seat, &plain.giving(Face::WILD, first));
            let nth = |index: usize| plain.giving(gifts.nth(index % gifts.len()), targets[index / gifts.len()]);
            self.list_with_call(due, targets.len() * gifts.len(), nth, actions);
        }
    }

    fn list_with_call(
        &self,
        due: bool,
        count: usize,
        nth: impl Fn(usize) -> Play,
        actions: &mut impl Actions<Action>,
    ) {
        if due {
            actions.block(2 * count, |index| Action::Play(Play { call: index % 2 == 0, ..nth(index / 2) }));
        } else {
            actions.block(count, |index| Action::Play(nth(index)));
        }
    }

    fn clockwise_others(&self, seat: Seat) -> kernel::Row<Seat, { kernel::MAX_SEATS }> {
        let count = self.setup.seats;
        (1..count)
            .filter_map(|step| Seat::new((seat.number() + step) % count))
            .filter(|&other| self.players.contains(other))
            .collect()
    }

    /// What a person might try besides what is legal.
    pub(crate) fn list_attempts(&self, by: By, actions: &mut impl Actions<Action>) {
        let By::Seat(seat) = by else {
            actions.push(Action::NextRound);
            actions.push(Action::WindowOver);
            for seat in Seat::all(self.setup.seats) {
                actions.push(Action::TimeOut(seat));
            }
            return;
        };
        for face in self.hand(seat).faces().iter() {
            let colour = face.is_colourless().then_some(Colour::Blue);
            let play = Play { colour, ..Play::card(face) };
            actions.push(Action::Play(play));
            if self.size(seat) > 0 && self.call_is_due(seat, &play) {
                actions.push(Action::Play(play.calling()));
            }
        }
        for action in [Action::Draw, Action::Keep, Action::Challenge, Action::Accept, Action::Pass] {
            actions.push(action);
        }
        if let Last::Play(crate::LastPlay { by, .. }) | Last::Draw { by } = self.last {
            for action in [Action::Catch(by), Action::AccuseMisplay(by), Action::AccuseDraw(by)] {
                actions.push(action);
            }
        }
        actions.push(Action::Concede);
    }
}
