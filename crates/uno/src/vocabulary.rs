//! This game's words in scenarios (`docs/scenarios.md`).

use crate::notation::{action, colour, face, face_and_colour, write};
use crate::{
    Action, Ask, Clause, Colour, Direction, Event, Face, Fault, Frame, Hand, Mode, Preset, Reason, Setup, State, Uno,
    Verdict, What,
};
use kernel::scenario::{Misread, Names, Position, Scene, SeatNames, Vocabulary, Words, Written, said};
use kernel::{By, Clause as _, MAX_SEATS, Rules, Seat, Sink, Viewer};
use strum::VariantNames;

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

fn direction(words: &mut Words<'_>) -> Result<Direction, Misread> {
    words.known("a direction (clockwise, counter-clockwise)", |word| match word {
        "clockwise" => Some(Direction::Clockwise),
        "counter-clockwise" => Some(Direction::CounterClockwise),
        _ => None,
    })
}

impl Fixture {
    fn read(&mut self, words: &mut Words<'_>) -> Result<(), Misread> {
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
}

/// An event named in a scenario: its kind, and perhaps the first seat, the verdict and the clause.
struct Named {
    kind: &'static str,
    seat: Option<Seat>,
    verdict: Option<Verdict>,
    because: Option<Clause>,
}

fn verdict(event: &Event) -> Option<Verdict> {
    match event.what {
        What::Challenged { verdict, .. } | What::Caught { verdict, .. } | What::AccusedMisplay { verdict, .. } => {
            Some(verdict)
        }
        _ => None,
    }
}

fn kind_and_seat(event: &Event) -> (&'static str, Option<Seat>) {
    let kind = event.what.into();
    let seat = match event.what {
        What::DealerDrew { seat, .. }
        | What::Dealer { seat }
        | What::Dealt { seat, .. }
        | What::ColourChosen { seat, .. }
        | What::Called { seat }
        | What::Played { seat, .. }
        | What::Shouted { seat, .. }
        | What::Gave { from: seat, .. }
        | What::Skipped { seat }
        | What::Drew { seat, .. }
        | What::DrewNothing { seat }
        | What::Kept { seat }
        | What::PassedAutomatically { seat }
        | What::AcceptedAce { seat }
        | What::Challenged { by: seat, .. }
        | What::Caught { by: seat, .. }
        | What::AccusedMisplay { by: seat, .. }
        | What::AccusedDraw { by: seat, .. }
        | What::TookBack { seat, .. }
        | What::Counted { seat, .. }
        | What::Left { seat }
        | What::Out { seat }
        | What::RoundWon { seat }
        | What::Scored { seat, .. } => Some(seat),
        What::RoundBegan { .. }
        | What::StartRefused { .. }
        | What::StartCard { .. }
        | What::Reversed { .. }
        | What::Reshuffled { .. }
        | What::RoundVoid
        | What::MatchEnded => None,
    };
    (kind, seat)
}

fn named(words: &mut Words<'_>) -> Result<Named, Misread> {
    let known = |word: &str| What::VARIANTS.iter().copied().find(|name| *name == word);
    let kind = words.known("an event of this game", known)?;
    let seat = words.maybe_seat();
    let verdict = match () {
        () if words.eat("upheld") => Some(Verdict::Upheld),
        () if words.eat("failed") => Some(Verdict::Failed),
        () => None,
    };
    let because = if words.eat("because") { Some(words.known("a clause", Clause::parse)?) } else { None };
    Ok(Named { kind, seat, verdict, because })
}

/// Of the events of the named kinds, exactly the named ones happened, in this order.
fn happened(events: &[Event], names: &[Named], seats: SeatNames) -> Result<(), String> {
    let of_these_kinds = |event: &&Event| names.iter().any(|named| named.kind == kind_and_seat(event).0);
    let found: Vec<&Event> = events.iter().filter(of_these_kinds).collect();
    let fits = |(named, event): (&Named, &&Event)| {
        let (kind, seat) = kind_and_seat(event);
        named.kind == kind
            && named.seat.is_none_or(|wanted| Some(wanted) == seat)
            && named.verdict.is_none_or(|wanted| Some(wanted) == verdict(event))
            && named.because.is_none_or(|wanted| wanted == event.because)
    };
    if names.len() == found.len() && names.iter().zip(&found).all(fits) {
        return Ok(());
    }
    let told = found.iter().map(|event| {
        let (kind, seat) = kind_and_seat(event);
        let seat = seat.map_or(String::new(), |seat| format!(" {}", seats.seat(seat)));
        let verdict = verdict(event).map_or(String::new(), |verdict| format!(" {verdict:?}").to_lowercase());
        format!("{kind}{seat}{verdict} because {}", event.because.id())
    });
    Err(format!("what happened is [{}]", told.collect::<Vec<_>>().join(", ")))
}

fn same<T: PartialEq + std::fmt::Debug>(wanted: T, found: T) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("it is {found:?}, not {wanted:?}")) }
}

/// What a viewer has just learnt, or knows of others' hands.
fn viewer_fact(
    scene: &Scene<'_, Uno>,
    viewer: Viewer,
    words: &mut Words<'_>,
) -> Result<Option<Result<(), String>>, Misread> {
    if words.eat("learns") {
        let wanted: Hand = words.list(face)?.into_iter().collect();
        let seen = scene.seen.iter().filter(|(eyes, _)| *eyes == viewer).flat_map(|(_, seen)| seen);
        let faces = seen.filter_map(|event| match event.what {
            What::Drew { face, .. } | What::Gave { face, .. } => face,
            _ => None,
        });
        return Ok(Some(same(wanted, faces.collect())));
    }
    if words.eat("knows") {
        let wanted: Vec<(Seat, Face)> = words.list(|words| Ok((words.seat()?, face(words)?)))?;
        return Ok(Some(same(wanted, scene.rules.view(scene.state, viewer).known)));
    }
    Ok(None)
}

fn seat_fact(scene: &Scene<'_, Uno>, seat: Seat, words: &mut Words<'_>) -> Result<Result<(), String>, Misread> {
    let state = scene.state;
    let hand = state.hand(seat);
    if words.eat("holds") {
        let mut ahead = words.clone();
        return if let Ok(count) = ahead.number::<u8>() {
            *words = ahead;
            Ok(same(count, state.size(seat)))
        } else {
            let wanted: Hand = words.list(face)?.into_iter().collect();
            Ok(same(wanted, *hand))
        };
    }
    if words.eat("has") {
        let mut ahead = words.clone();
        if let Ok(count) = ahead.number::<usize>()
            && ahead.eat("answers")
        {
            *words = ahead;
            return Ok(same(count, kernel::legal(scene.rules, state, By::Seat(seat)).len()));
        }
        let wanted = face(words)?;
        return Ok(if hand.has(wanted) { Ok(()) } else { Err(format!("it holds {hand:?}")) });
    }
    if words.eat("total") || words.eat("account") {
        return Ok(same(words.number()?, state.totals[seat.index()]));
    }
    if let Some(holds) = viewer_fact(scene, Viewer::Seat(seat), words)? {
        return Ok(holds);
    }
    if words.eat("in") {
        return Ok(if state.players.contains(seat) { Ok(()) } else { Err("it has left".to_owned()) });
    }
    if words.eat("out") {
        return Ok(if state.players.contains(seat) { Err("it is still in".to_owned()) } else { Ok(()) });
    }
    Err(words.unknown("a word that says something of a seat"))
}

impl Vocabulary for Uno {
    const NAMES: Names = Names {
        events: What::VARIANTS,
        questions: Ask::VARIANTS,
        reasons: Reason::VARIANTS,
        faults: &["BadPlayerCount", "BadConfig"],
    };

    fn event(event: &Event) -> (&'static str, Clause) {
        (event.what.into(), event.because)
    }

    fn written(&self, _: &State, _: By, action: Action, seats: SeatNames) -> Written {
        write(action, seats)
    }

    type Fixture = Fixture;

    fn given(&self, fixture: &mut Fixture, words: &mut Words<'_>) -> Result<(), Misread> {
        fixture.read(words)
    }

    fn position<S: Sink<Self>>(&self, fixture: &Fixture, sink: &mut S) -> Result<Position<Self>, Vec<String>> {
        if fixture.new_match {
            return Ok(match self.start(&fixture.setup, Position::<Uno>::seed(), sink) {
                Ok(state) => Position::At(*self, Box::new(state)),
                Err(faults) => Position::Refused(faults),
            });
        }
        let faults = fixture.setup.faults();
        if !faults.is_empty() {
            return Ok(Position::Refused(faults));
        }
        fixture.state().map(|state| Position::At(*self, Box::new(state)))
    }

    fn stacked(&self, words: &mut Words<'_>) -> Result<Vec<Face>, Misread> {
        if !words.eat("shuffle") {
            return Err(words.expected("'shuffle' and the cards on top"));
        }
        words.list(face)
    }

    fn action(&self, _: &State, _: By, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
        action(words).map(|action| vec![action])
    }

    fn fact(&self, scene: &Scene<'_, Self>, words: &mut Words<'_>) -> Result<Result<(), String>, Misread> {
        let state = scene.state;
        let mut ahead = words.clone();
        if let Some(seat) = ahead.maybe_seat() {
            if seat.number() >= state.setup.seats {
                return Err(words.unknown("a seat of this table"));
            }
            *words = ahead;
            return seat_fact(scene, seat, words);
        }
        if words.eat("spectator") {
            let holds = viewer_fact(scene, Viewer::Spectator, words)?;
            return holds.ok_or_else(|| words.expected("'learns' or 'knows'"));
        }
        if words.eat("top") {
            return Ok(same(face(words)?, state.top()));
        }
        if words.eat("no colour") {
            return Ok(same(None, state.colour));
        }
        if words.eat("colour") {
            return Ok(same(Some(colour(words)?), state.colour));
        }
        if words.eat("direction") {
            return Ok(same(direction(words)?, state.direction));
        }
        if words.eat("dealer") {
            return said(&scene.seats.seat(words.seat()?), &scene.seats.seat(state.dealer));
        }
        if words.eat("pile has") {
            let wanted = words.list(face)?;
            let missing: Vec<Face> = wanted.into_iter().filter(|face| !state.pile.contains(face)).collect();
            return Ok(if missing.is_empty() { Ok(()) } else { Err(format!("{missing:?} is not in the pile")) });
        }
        if words.eat("pile") {
            return Ok(same(words.number()?, state.pile.len()));
        }
        if words.eat("discards") {
            return Ok(same(words.list(face)?, state.discards.to_vec()));
        }
        if words.eat("pack") {
            let mut ahead = words.clone();
            if let Ok(count) = ahead.number::<u8>() {
                *words = ahead;
                return Ok(same(count, Hand::pack().len()));
            }
            let wanted = face(words)?;
            return Ok(same(words.number()?, Hand::pack().count(wanted)));
        }
        if words.eat("round over") {
            let over = matches!(state.frame, Frame::RoundOver { .. } | Frame::MatchOver(_));
            return Ok(if over { Ok(()) } else { Err(format!("the match waits for {:?}", state.frame)) });
        }
        if words.eat("round") {
            return Ok(same(words.number()?, state.round));
        }
        if words.eat("turn") {
            return Ok(same(words.number()?, state.turn));
        }
        if words.eat("happened") {
            let names = words.list(named)?;
            return Ok(happened(scene.events, &names, scene.seats));
        }
        if words.eat("no") {
            let kind = named(words)?.kind;
            let found = scene.events.iter().any(|event| kind_and_seat(event).0 == kind);
            return Ok(if found { Err(format!("{kind} happened")) } else { Ok(()) });
        }
        Err(words.unknown("a fact"))
    }

    fn settled(&self, state: &State) -> bool {
        let waiting = matches!(state.frame, Frame::Turn | Frame::RoundOver { .. } | Frame::MatchOver(_));
        waiting && state.reactions.kept.is_empty()
    }

    fn staked(&self, _: &State, stake: &crate::Stake, _: SeatNames) -> String {
        match stake {
            crate::Stake::Draws(count) => format!("draws {count}"),
        }
    }

    fn fault_is_cited_as(&self, fault: &Fault, word: &str) -> bool {
        fault.is_cited_as(word)
    }
}
