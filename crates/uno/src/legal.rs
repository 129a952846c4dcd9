//! What the rules allow, listed in the order of UN-4.4.2 and UN-4.4.3; and what people try besides.

use crate::{Action, Call, Colour, Face, Faces, Frame, Last, Play, Preset, Reaction, Stage, State};
use kernel::{Actions, By, Seat};

/// The plays of a turn as a list that is never written out: its length and any of its entries are computed. Random play
/// needs only one of them.
#[derive(Clone, Copy)]
struct Plays<'s> {
    state: &'s State,
    seat: Seat,
    coloured: Faces,
    // Wild and ace, before red-hair in canonical order; blackbeard after it.
    naming: Faces,
    blackbeard: Faces,
    gifts: Faces,
    spoken: Spoken,
    /// Plays of a red-hair naming one colour; none without a red-hair.
    red_hairs: u32,
}

/// How often a play is listed, by what is said along with it; all as powers of two.
#[derive(Clone, Copy)]
struct Spoken {
    /// Twice where the call is due: with it, then without.
    due: u32,
    /// The same for a red-hair with a gift.
    gift_due: u32,
    /// How many colours a colourless card is listed with: four, or none where it is the whole hand.
    colours: u32,
}

impl Spoken {
    const NOTHING_DUE: Spoken = Spoken::with(4);

    /// With so many cards in hand.
    const fn with(size: u8) -> Spoken {
        Spoken { due: (size == 2) as u32, gift_due: (size <= 3) as u32, colours: if size == 1 { 0 } else { 2 } }
    }
}

/// What to multiply by, instead of dividing by a number of faces: 2^16 parts, rounded up. Exact for nine targets.
const RECIPROCALS: [u32; Face::COUNT + 1] = {
    let mut reciprocals = [0; Face::COUNT + 1];
    let mut faces = 1;
    while faces <= Face::COUNT {
        reciprocals[faces] = (1u32 << 16).div_ceil(faces as u32);
        faces += 1;
    }
    reciprocals
};

impl<'s> Plays<'s> {
    #[inline(always)]
    fn new(state: &'s State, seat: Seat, faces: Faces, spoken: Spoken) -> Self {
        let mut plays = Plays {
            state,
            seat,
            coloured: faces.within(Faces::COLOURED),
            naming: faces.within(Faces::only(Face::WILD).or(Faces::only(Face::ACE))),
            blackbeard: faces.within(Faces::only(Face::BLACKBEARD)),
            gifts: Faces::default(),
            spoken,
            red_hairs: 0,
        };
        if faces.contains(Face::RED_HAIR) {
            let mut rest = *state.hand(seat);
            rest.remove(Face::RED_HAIR);
            plays.gifts = rest.faces();
            let given = plays.gifts.len() as u32 * u32::from(state.players.len() - 1);
            plays.red_hairs = (1 << spoken.due) + (given << spoken.gift_due);
        }
        plays
    }

    /// Where coloured plays end, then wild and ace, red-hair, blackbeard.
    #[inline(always)]
    fn ends(&self) -> [u32; 4] {
        let coloured = (self.coloured.len() as u32) << self.spoken.due;
        let naming = coloured + ((self.naming.len() as u32) << self.spoken.colours << self.spoken.due);
        let red_hair = naming + (self.red_hairs << self.spoken.colours);
        [
            coloured,
            naming,
            red_hair,
            red_hair + ((self.blackbeard.len() as u32) << self.spoken.colours << self.spoken.due),
        ]
    }

    /// All plays and then this: one block, so that one of them is found at once.
    #[inline(always)]
    fn list_and(&self, last: Option<Action>, actions: &mut impl Actions<Action>) {
        let ends = self.ends();
        let count = ends[3] as usize + usize::from(last.is_some());
        actions.block(count, |index| match last {
            Some(last) if index == ends[3] as usize => last,
            _ => self.nth(index as u32, ends),
        });
    }

    #[inline(always)]
    fn nth(&self, index: u32, [coloured, naming, red_hair, _]: [u32; 4]) -> Action {
        // Odd places are without the call, where it is due.
        let call = |index: u32, due: u32| index & due != due;
        if index < coloured {
            let play = Play::card(self.coloured.nth((index >> self.spoken.due) as usize));
            return Action::Play(play.calling_if(call(index, self.spoken.due)));
        }
        let (play, call) = if index < naming {
            let index = index - coloured;
            (self.naming(self.naming, index >> self.spoken.due), call(index, self.spoken.due))
        } else if index >= red_hair {
            let index = index - red_hair;
            (self.naming(self.blackbeard, index >> self.spoken.due), call(index, self.spoken.due))
        } else {
            // By colour, of which there are four: comparing is faster than dividing.
            let index = index - naming;
            let each = self.red_hairs;
            let colour = u32::from(index >= each) + u32::from(index >= 2 * each) + u32::from(index >= 3 * each);
            let plain = self.naming(Faces::only(Face::RED_HAIR), colour);
            let index = index - colour * each;
            match index.checked_sub(1 << self.spoken.due) {
                None => (plain, call(index, self.spoken.due)),
                Some(index) => (self.giving(plain, index >> self.spoken.gift_due), call(index, self.spoken.gift_due)),
            }
        };
        Action::Play(play.calling_if(call))
    }

    /// Colourless cards, each by colour.
    #[inline(always)]
    fn naming(&self, faces: Faces, index: u32) -> Play {
        let card = Play::card(faces.nth((index >> self.spoken.colours) as usize));
        if self.spoken.colours == 0 { card } else { card.naming(Colour::ALL[(index & 3) as usize]) }
    }

    /// A red-hair by target clockwise, then by gift.
    fn giving(&self, plain: Play, index: u32) -> Play {
        let gifts = self.gifts.len();
        let target = (index * RECIPROCALS[gifts]) >> 16;
        let gift = self.gifts.nth(index as usize - target as usize * gifts);
        plain.giving(gift, self.state.nth_clockwise(self.seat, target))
    }
}

impl State {
    #[inline(always)]
    pub(crate) fn list_legal(&self, by: By, actions: &mut impl Actions<Action>) {
        let seat = match by {
            By::Seat(seat) if self.players.contains(seat) => seat,
            By::Shell if matches!(self.frame, Frame::RoundOver { .. }) => return actions.push(Action::NextRound),
            _ => return,
        };
        match self.frame {
            Frame::Turn | Frame::AfterDraw(_) if seat == self.actor => {}
            Frame::ChooseColour if seat == self.actor => {
                return actions.block(4, |index| Action::ChooseColour(Colour::ALL[index]));
            }
            Frame::Misplay { asked } if seat == asked => {
                self.list_reaction(seat, Reaction::Misplay, actions);
                return actions.push(Action::Pass);
            }
            Frame::Challenge { asked } if seat == asked => {
                return actions.block(2, |index| [Action::Challenge, Action::Accept][index]);
            }
            Frame::Catch { asked, .. } if seat == asked => {
                self.list_reaction(seat, Reaction::Catch, actions);
                return actions.push(Action::Pass);
            }
            // Who is not asked: what is rightly pointed out, and the turn that an open window holds up.
            Frame::Turn
            | Frame::AfterDraw(_)
            | Frame::ChooseColour
            | Frame::Misplay { .. }
            | Frame::Challenge { .. }
            | Frame::Catch { .. }
            | Frame::RoundOver { .. }
            | Frame::MatchOver(_) => {
                self.list_reaction(seat, Reaction::Misplay, actions);
                self.list_reaction(seat, Reaction::Catch, actions);
                if !self.turn_may_jump_window(seat) {
                    return;
                }
            }
        }
        self.list_turn(seat, actions);
    }

    /// A reaction of this kind by this seat, if it would be upheld. All of it is public knowledge.
    fn list_reaction(&self, seat: Seat, reaction: Reaction, actions: &mut impl Actions<Action>) {
        let (offender, action): (_, fn(Seat) -> Action) = match reaction {
            Reaction::Catch => (self.can_be_caught(), Action::Catch),
            Reaction::Misplay => (self.can_be_accused(), Action::AccuseMisplay),
            Reaction::Draw => (None, Action::AccuseDraw),
        };
        let offender = offender.filter(|&offender| offender != seat && self.players.contains(offender));
        if let Some(offender) = offender.filter(|_| !self.reactions.sent[reaction as usize].contains(seat)) {
            actions.push(action(offender));
        }
    }

    /// Who has forgotten the call and can still be caught: until the next player has played or that turn has ended (UN-6.2.4).
    #[inline(always)]
    pub(crate) fn can_be_caught(&self) -> Option<Seat> {
        match self.last {
            Last::Play(last) => (last.call == Call::Forgotten).then_some(last.by),
            Last::Draw { .. } => self.reactions.forgot,
            Last::Nothing => None,
        }
    }

    /// Whose card does not fit and has not taken effect yet, where that may happen.
    fn can_be_accused(&self) -> Option<Seat> {
        let last = self.last_play().filter(|last| last.stage == Stage::Laid)?;
        (self.setup.preset == Preset::Table && self.is_misplay(&last)).then_some(last.by)
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
        let (faces, last) = match self.frame {
            Frame::AfterDraw(drawn) => (Faces::only(drawn), Some(Action::Keep)),
            _ => (self.hand(seat).faces().within(self.fitting()), self.can_draw().then_some(Action::Draw)),
        };
        // Nearly all turns begin with more than three cards. With numbers that the compiler knows, shifts go away.
        let spoken = match self.size(seat) {
            4.. => return Plays::new(self, seat, faces, Spoken::NOTHING_DUE).list_and(last, actions),
            size => Spoken::with(size),
        };
        Plays::new(self, seat, faces, spoken).list_and(last, actions);
    }

    /// The `index`-th other player clockwise from this seat.
    fn nth_clockwise(&self, seat: Seat, index: u32) -> Seat {
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
        // The asked seat may also jump its own window; a colour named with the very last card is ignored.
        if self.asked() == Some(seat) && self.turn_may_jump_window(seat) {
            self.list_turn(seat, actions);
        }
        if self.size(seat) == 1 {
            let whole = self.hand(seat).faces().within(Faces::COLOURLESS);
            for face in whole.iter() {
                actions.block(4, |index| Action::Play(Play::card(face).naming(Colour::ALL[index])));
            }
        }
        for face in self.hand(seat).faces().iter() {
            let card = Play::card(face);
            let play = if face.is_colourless() { card.naming(Colour::Blue) } else { card };
            actions.push(Action::Play(play));
            if self.size(seat) > 0 && self.call_is_due(seat, play.said()) {
                actions.push(Action::Play(play.calling()));
            }
        }
        for action in [Action::Draw, Action::Keep, Action::Challenge, Action::Accept, Action::Pass] {
            actions.push(action);
        }
        if let Last::Play(crate::LastPlay { by, .. }) | Last::Draw { by } = self.last
            && by != seat
        {
            for action in [Action::Catch(by), Action::AccuseMisplay(by), Action::AccuseDraw(by)] {
                actions.push(action);
            }
        }
        if let Some(offender) = self.reactions.forgot.filter(|&offender| offender != seat) {
            actions.push(Action::Catch(offender));
        }
        actions.push(Action::Concede);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multiplying_by_a_reciprocal_divides_every_place_of_a_list_of_gifts() {
        for faces in 1..=Face::COUNT as u32 {
            for index in 0..9 * faces {
                assert_eq!((index * RECIPROCALS[faces as usize]) >> 16, index / faces, "{index} by {faces}");
            }
        }
    }
}
