//! What the rules allow, listed in the order of UN-4.4.2 and UN-4.4.3; and what people try besides.

use crate::{Action, Call, Colour, Face, Faces, Frame, Last, Play, Preset, Reaction, Stage, State};
use kernel::{Actions, By, Seat};

/// Plays where the call may be due: each with it, then without.
#[inline]
fn with_call(due: bool, count: usize, nth: impl Fn(usize) -> Play, actions: &mut impl Actions<Action>) {
    if due {
        actions.block(2 * count, |index| Action::Play(Play { call: index % 2 == 0, ..nth(index / 2) }));
    } else {
        actions.block(count, |index| Action::Play(nth(index)));
    }
}

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

    #[inline(always)]
    fn list_turn(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        self.list_plays(seat, self.hand(seat).faces().within(self.fitting()), actions);
        if self.can_draw() {
            actions.push(Action::Draw);
        }
    }

    /// All plays with these faces: coloured cards, then wild and ace, red-hair, blackbeard. Blocks rather than single
    /// pushes: whoever only counts or picks one (random play) pays next to nothing for the rest.
    #[inline(always)]
    fn list_plays(&self, seat: Seat, faces: Faces, actions: &mut impl Actions<Action>) {
        let size = self.size(seat);
        let coloured = faces.within(Faces::COLOURED);
        with_call(size == 2, coloured.len(), |index| Play::card(coloured.nth(index)), actions);
        let colourless = faces.within(Faces::COLOURLESS);
        if colourless.is_empty() {
            return;
        }
        if size == 1 {
            return actions.push(Action::Play(Play::card(colourless.nth(0))));
        }
        let red_hair = Faces::only(Face::RED_HAIR);
        let blackbeard = Faces::only(Face::BLACKBEARD);
        let naming = |faces: Faces, actions: &mut _| {
            let nth = |index: usize| Play::card(faces.nth(index / 4)).naming(Colour::ALL[index % 4]);
            with_call(size == 2, 4 * faces.len(), nth, actions);
        };
        naming(colourless.without(red_hair).without(blackbeard), actions);
        if colourless.contains(Face::RED_HAIR) {
            self.list_red_hair(seat, actions);
        }
        naming(colourless.within(blackbeard), actions);
    }

    /// A red-hair: by colour, then no gift, then by target clockwise and gift. Where the gift leaves one card or none the
    /// call is due, where the play alone leaves one it is due without a gift.
    fn list_red_hair(&self, seat: Seat, actions: &mut impl Actions<Action>) {
        let size = self.size(seat);
        let mut rest = *self.hand(seat);
        rest.remove(Face::RED_HAIR);
        let gifts = rest.faces();
        let given = gifts.len() * (self.players.len() as usize - 1);
        let ways = |due: bool| if due { 2 } else { 1 };
        let (plain_ways, gift_ways) = (ways(size == 2), ways(size <= 3));
        let per_colour = plain_ways + given * gift_ways;
        actions.block(4 * per_colour, |index| {
            let plain = Play::card(Face::RED_HAIR).naming(Colour::ALL[index / per_colour]);
            let index = index % per_colour;
            let (play, way, ways) = match index.checked_sub(plain_ways) {
                None => (plain, index, plain_ways),
                Some(index) => {
                    let which = index / gift_ways;
                    let target = self.nth_clockwise(seat, which / gifts.len());
                    (plain.giving(gifts.nth(which % gifts.len()), target), index % gift_ways, gift_ways)
                }
            };
            Action::Play(Play { call: ways == 2 && way == 0, ..play })
        });
    }

    /// The `index`-th other player clockwise from this seat.
    fn nth_clockwise(&self, seat: Seat, index: usize) -> Seat {
        (0..=index).fold(seat, |from, _| self.neighbour(from, crate::Direction::Clockwise))
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
