//! Positions, in words.

use super::acts::{face, face_and_colour};
use crate::{Colour, Direction, Face, Frame, Hand, Mode, Preset, Setup, State, Uno};
use kernel::scenario::{Misread, Position, Words};
use kernel::{MAX_SEATS, Rules, Seat, Sink};

/// A position as described.
#[derive(Clone, Debug)]
pub struct Fixture {
    setup: Setup,
    new_match: bool,
    actor: Seat,
    direction: Direction,
    hands: [Option<Vec<Face>>; MAX_SEATS],
    discards: Vec<Face>,
    colour: Option<Colour>,
    pile: Vec<Face>,
    pile_is_exact: bool,
    totals: [i32; MAX_SEATS],
    out: Vec<Seat>,
    round: u8,
    turn: u16,
}

impl Default for Fixture {
    fn default() -> Fixture {
        Fixture {
            setup: Setup::default(),
            new_match: false,
            actor: Seat::FIRST,
            direction: Direction::Clockwise,
            hands: Default::default(),
            discards: vec![Face::parse("R5").unwrap_or_default()],
            colour: None,
            pile: Vec::new(),
            pile_is_exact: false,
            totals: [0; MAX_SEATS],
            out: Vec::new(),
            round: 1,
            turn: 1,
        }
    }
}

pub(super) fn direction(words: &mut Words<'_>) -> Result<Direction, Misread> {
    words.known("a direction (clockwise, counter-clockwise)", |word| match word {
        "clockwise" => Some(Direction::Clockwise),
        "counter-clockwise" => Some(Direction::CounterClockwise),
        _ => None,
    })
}

impl Fixture {
    pub(super) fn read(&mut self, words: &mut Words<'_>) -> Result<(), Misread> {
        if words.eat("a new match") {
            self.new_match = true;
        } else if words.eat("preset") {
            self.setup.preset = words.known("a preset (standard, table)", Preset::parse)?;
        } else if words.eat("mode") {
            self.setup.mode = words.known("a mode (rounds, first500, elimination)", Mode::parse)?;
        } else if words.eat("rounds") {
            self.setup.rounds = words.number()?;
        } else if words.eat("turn limit") {
            self.setup.turn_limit = words.number()?;
        } else if words.eat("round limit") {
            self.setup.round_limit = words.number()?;
        } else if words.eat("dealer") {
            self.setup.dealer = Some(words.seat()?);
        } else if words.eat("direction") {
            self.direction = direction(words)?;
        } else if words.eat("round") {
            self.round = words.number()?;
        } else if words.eat("turn") {
            self.turn = words.number()?;
        } else if words.eat("top") {
            let (top, named) = face_and_colour(words)?;
            self.discards = vec![top];
            self.colour = named;
        } else if words.eat("discards") {
            self.discards = words.list(face)?;
        } else if words.eat("pile exactly") {
            self.pile = words.list(face)?;
            self.pile_is_exact = true;
        } else if words.eat("pile") {
            self.pile = words.list(face)?;
        } else if let Some(seat) = words.maybe_seat() {
            self.read_seat(seat, words)?;
        } else if words.peek().is_some_and(|word| word.parse::<u8>().is_ok()) {
            self.setup.seats = words.number()?;
            if !words.eat("seats") {
                return Err(words.expected("'seats'"));
            }
        } else {
            return Err(words.unknown("a word that describes a position"));
        }
        Ok(())
    }

    fn read_seat(&mut self, seat: Seat, words: &mut Words<'_>) -> Result<(), Misread> {
        if words.eat("to act") {
            self.actor = seat;
        } else if words.eat("holds") {
            self.hands[seat.index()] = Some(words.list(face)?);
        } else if words.eat("total") || words.eat("account") {
            self.totals[seat.index()] = words.number()?;
        } else if words.eat("out") {
            self.out.push(seat);
        } else {
            return Err(words.expected("'to act', 'holds', 'total', 'account' or 'out'"));
        }
        Ok(())
    }

    /// The position, with what was not described filled in: seven cards for each other hand, the rest in the pile.
    fn state(&self) -> Result<State, Vec<String>> {
        let mut faults = Vec::new();
        let mut rest = Hand::pack();
        let mut take = |face: Face, faults: &mut Vec<String>| {
            if !rest.remove(face) {
                faults.push(format!("there are not that many {face} in the pack"));
            }
            face
        };
        let mut state = State::empty(self.setup, Position::<Uno>::seed());
        let seats = self.setup.seats;
        if self.actor.number() >= seats {
            faults.push("the seat to act is not at the table".to_owned());
        }
        for &seat in &self.out {
            state.players.remove(seat);
            state.left[seat.index()] = 1;
        }
        for &face in &self.discards {
            let _ = state.discards.push(take(face, &mut faults));
        }
        let mut pile: Vec<Face> = self.pile.iter().map(|&face| take(face, &mut faults)).collect();
        pile.reverse();
        let mut unsaid = Vec::new();
        for (index, hand) in self.hands.iter().enumerate() {
            let Some(seat) = Seat::new(index as u8) else { continue };
            match hand {
                Some(_) if !state.players.contains(seat) => {
                    faults.push(format!("seat {index} holds cards but is not in"))
                }
                Some(hand) if hand.is_empty() => faults.push(format!("seat {index} has no card: the round is over")),
                Some(hand) => state.hands[index] = hand.iter().map(|&face| take(face, &mut faults)).collect(),
                None if state.players.contains(seat) => unsaid.push(index),
                None => {}
            }
        }
        // Number cards first, so that unsaid hands seldom hold anything special; one of each colour in turn.
        let rank = |face: &Face| (!face.is_colourless(), face.index() % 13 < 10, face.index() % 13, face.index());
        let mut rest: Vec<Face> = rest.iter().collect();
        rest.sort_by_key(rank);
        for _ in 0..7 {
            for &index in &unsaid {
                if let Some(face) = rest.pop() {
                    state.hands[index].add(face);
                }
            }
        }
        if self.pile_is_exact {
            if unsaid.is_empty() && !rest.is_empty() {
                faults.push(format!("{} cards are nowhere", rest.len()));
            }
            for (count, face) in rest.drain(..).enumerate() {
                if let Some(&index) = unsaid.get(count % unsaid.len().max(1)) {
                    state.hands[index].add(face);
                }
            }
        }
        state.pile = rest.into_iter().chain(pile).collect();
        for seat in Seat::all(seats) {
            state.sizes[seat.index()] = state.hand(seat).len();
        }
        let top = state.top();
        state.colour = top.colour().or(self.colour);
        match (top.is_colourless(), self.colour) {
            (true, None) => faults.push(format!("{top} lies on top but no colour is named: write {top}(R)")),
            (false, Some(_)) => faults.push(format!("{top} has its own colour")),
            _ => {}
        }
        state.frame = Frame::Turn;
        state.actor = self.actor;
        state.direction = self.direction;
        state.dealer = self.setup.dealer.unwrap_or(Seat::FIRST);
        state.round = self.round;
        state.turn = self.turn;
        state.totals = self.totals;
        if self.totals.iter().any(|total| total.unsigned_abs() > 1_000_000) {
            faults.push("a total beyond a million".to_owned());
        }
        if self.discards.is_empty() {
            faults.push("there is no card to follow".to_owned());
        }
        if self.setup.mode == Mode::Rounds && self.totals.iter().map(|&total| i64::from(total)).sum::<i64>() != 0 {
            faults.push("in mode rounds the totals add up to zero".to_owned());
        }
        if !state.can_draw() && !state.can_play(self.actor) {
            faults.push("the seat to act can neither play nor draw".to_owned());
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    pub(super) fn position(&self, sink: &mut dyn Sink<Uno>) -> Result<Position<Uno>, Vec<String>> {
        if self.new_match {
            return Ok(match Uno.start(&self.setup, Position::<Uno>::seed(), sink) {
                Ok(state) => Position::At(Uno, Box::new(state)),
                Err(faults) => Position::Refused(faults),
            });
        }
        let faults = self.setup.faults();
        if !faults.is_empty() {
            return Ok(Position::Refused(faults));
        }
        self.state().map(|state| Position::At(Uno, Box::new(state)))
    }
}
