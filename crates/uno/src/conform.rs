//! What the conformance suite needs to know of this game.

use crate::{Action, Colour, Face, Frame, Hand, Last, Mode, Play, Preset, Said, Setup, State, Uno};
use kernel::conformance::{Conform, Dice};
use kernel::{Outcome, Row, Rules, Seat, Status, Viewer, Viewers, below, shuffle};

impl Conform for Uno {
    type Census = (Hand, usize);

    // Ten seats, 99 rounds of at most 300 turns (see `any_setup`), several answers a turn.
    const LONGEST: u32 = 500_000;

    fn any_setup(&self, dice: &mut Dice) -> Setup {
        let mut roll = |bound| below(dice, bound);
        let seats = 2 + roll(9) as u8;
        Setup {
            seats,
            preset: if roll(2) == 0 { Preset::Standard } else { Preset::Table },
            mode: [Mode::Rounds, Mode::First500, Mode::Elimination][roll(3) as usize],
            rounds: 1 + roll(3) as u8,
            // Random players collect cards for ever; most rounds are cut short, so that many are played.
            turn_limit: [30, 100, 300][roll(3) as usize],
            round_limit: 1 + roll(6) as u8,
            dealer: if roll(2) == 0 { Seat::new(roll(u32::from(seats)) as u8) } else { None },
        }
    }

    fn forge(&self, _: &State, dice: &mut Dice) -> Action {
        let mut roll = |bound| below(dice, bound);
        let seat = |roll: u32| Seat::new(roll as u8).unwrap_or(Seat::FIRST);
        let face = |roll: u32| Face::all().nth(roll as usize).unwrap_or(Face::WILD);
        match roll(14) {
            0 => Action::Draw,
            1 => Action::Keep,
            2 => Action::ChooseColour(Colour::ALL[roll(4) as usize]),
            3 => Action::Challenge,
            4 => Action::Accept,
            5 => Action::Catch(seat(roll(10))),
            6 => Action::AccuseMisplay(seat(roll(10))),
            7 => Action::AccuseDraw(seat(roll(10))),
            8 => Action::Pass,
            9 => [Action::NextRound, Action::WindowOver, Action::TimeOut(seat(roll(10)))][roll(3) as usize],
            _ => Action::Play(Play::from(Said {
                face: face(roll(56)),
                colour: (roll(2) == 0).then(|| Colour::ALL[roll(4) as usize]),
                target: (roll(3) == 0).then(|| seat(roll(10))),
                gift: (roll(3) == 0).then(|| face(roll(56))),
                call: roll(4) == 0,
            })),
        }
    }

    fn census(&self, state: &State) -> (Hand, usize) {
        let held = state.hands.iter().flat_map(|hand| hand.iter());
        let all: Vec<Face> = held.chain(state.pile.iter().copied()).chain(state.discards.iter().copied()).collect();
        (all.iter().copied().collect(), all.len())
    }

    fn sound(&self, state: &State) -> Result<(), String> {
        let seats = state.setup.seats;
        let require = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        for seat in Seat::all(kernel::MAX_SEATS as u8) {
            require(state.hand(seat).len() == state.size(seat), "a hand's size is not what is stored")?;
        }
        require(state.discards.len() + state.pile.len() <= 112, "more cards than the pack has")?;
        require(self.census(state).0 == Hand::pack(), "the cards are not the pack")?;
        let void = matches!(self.status(state), Status::Over(Outcome::Void));
        require(!void, "a bound of the engine was reached")?;
        for known in state.known.iter() {
            let of_face = state.known.iter().filter(|other| other.holder == known.holder && other.face == known.face);
            let held = state.hand(known.holder).count(known.face) as usize;
            require(of_face.count() <= held, "a card is known to be where it is not")?;
            require(!known.knowers.contains(Viewer::Seat(known.holder)), "a card is known to its own holder")?;
        }
        if state.setup.mode == Mode::Rounds {
            require(state.totals.iter().sum::<i32>() == 0, "UN-9.2.2: the scores do not add up to zero")?;
        }
        require(state.turn <= state.setup.turn_limit, "UN-9.3.4: a turn beyond the limit")?;
        match state.frame {
            Frame::MatchOver(_) => return Ok(()),
            Frame::RoundOver { .. } => {}
            _ => {
                require(state.players.contains(state.actor), "somebody who left is to act")?;
                require(!state.discards.is_empty(), "there is no card to follow")?;
                let empty = state.players.iter().find(|&seat| state.size(seat) == 0);
                let awaited = match (state.frame, state.last) {
                    (Frame::Misplay { .. } | Frame::Catch { .. }, Last::Play(last)) => Some(last.by),
                    _ => None,
                };
                require(empty.is_none() || empty == awaited, "UN-7.1.1: somebody without cards plays on")?;
            }
        }
        require(state.players.len() >= 2, "a match goes on with one player")?;
        require(Seat::all(seats).all(|seat| state.players.contains(seat) == (state.left[seat.index()] == 0)), "left?")
    }

    fn disturb(&self, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
        // Collect every card the viewer has no right to know, shuffle, and put them back where some were taken from.
        let mut other = *state;
        let eyes = Viewers::only(viewer);
        let mut hidden: Row<Face, 112> = Row::default();
        let mut kept = [Hand::default(); kernel::MAX_SEATS];
        for seat in Seat::all(state.setup.seats).filter(|&seat| !viewer.is(seat)) {
            let mut hand = *state.hand(seat);
            if state.lies_open() {
                kept[seat.index()] = hand;
                continue;
            }
            let seen = state.known.iter().filter(|known| known.holder == seat);
            for known in seen.filter(|known| !known.knowers.within(eyes).is_empty()) {
                hand.remove(known.face);
                kept[seat.index()].add(known.face);
            }
            // That a drawn card fits is public, so it stays what it is; so is that somebody asked can play at all.
            let public = match state.frame {
                Frame::AfterDraw(drawn) => Some(drawn),
                Frame::Turn if !state.can_draw() => hand.faces().within(state.fitting()).iter().next(),
                _ => None,
            };
            if let Some(face) = public
                && seat == state.actor
                && hand.remove(face)
            {
                kept[seat.index()].add(face);
            }
            for face in hand.iter() {
                let _ = hidden.push(face);
            }
        }
        for &face in state.pile.iter() {
            let _ = hidden.push(face);
        }
        shuffle(&mut hidden, dice);
        for seat in Seat::all(state.setup.seats).filter(|&seat| !viewer.is(seat)) {
            let mut hand = kept[seat.index()];
            while hand.len() < state.size(seat) {
                let Some(face) = hidden.pop() else { break };
                hand.add(face);
            }
            other.hands[seat.index()] = hand;
        }
        other.pile = hidden;
        // What others know of each other's hands is theirs; it must still be true of the new cards, so it goes.
        for seat in Seat::all(state.setup.seats) {
            other.known.keep_for(seat, eyes);
        }
        other
    }
}
