//! What each viewer may see (UN-12.1.10), and worlds that fit what was seen.

use crate::{Colour, Direction, Face, Faces, Frame, Hand, Known, Last, Reactions, Setup, State};
use kernel::rand_core::Rng;
use kernel::{MAX_SEATS, Row, Seat, Seats, Seed, Viewer, Viewers, shuffle};

/// The match as one viewer sees it: nothing but what UN-12.1.10 and UN-12.1.11 list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// The rules of this match.
    pub setup: Setup,
    /// What the match waits for.
    pub frame: ViewFrame,
    /// The last turn input, at which reactions are aimed.
    pub last: Last,
    /// What was said about it.
    pub reactions: Reactions,
    /// Those still in the match.
    pub players: Seats,
    /// Who acts, or acts next.
    pub actor: Seat,
    /// Which way the turn goes round.
    pub direction: Direction,
    /// The colour in force.
    pub colour: Option<Colour>,
    /// Who dealt.
    pub dealer: Seat,
    /// The round, from 1.
    pub round: u8,
    /// Turns begun in this round.
    pub turn: u16,
    /// The own hand; a spectator has none.
    pub hand: Option<Hand>,
    /// How many cards each seat holds.
    pub sizes: [u8; MAX_SEATS],
    /// How many cards are in the draw pile.
    pub pile: u8,
    /// The discards, the top card last.
    pub discards: Vec<Face>,
    /// Cards in others' hands that this viewer has seen go there; after a round all of them, which are counted then.
    pub known: Vec<(Seat, Face)>,
    /// Totals, or in `elimination` the minus accounts.
    pub totals: [i32; MAX_SEATS],
    /// Points in the hands of those who left during this round.
    pub forfeited: [i16; MAX_SEATS],
    /// In which order seats left, from 1.
    pub left: [u8; MAX_SEATS],
}

/// [`Frame`] without what only the asked seat knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ViewFrame {
    /// The actor drew a card that fits. Which one, only the actor sees.
    AfterDraw(Option<Face>),
    /// Everything else is public.
    Public(Frame),
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let eyes = Viewers::only(viewer);
        let mut known: Vec<(Seat, Face)> = match state.lies_open() {
            true => {
                let others = Seat::all(state.setup.seats).filter(|&seat| !viewer.is(seat));
                others.flat_map(|seat| state.hand(seat).iter().map(move |face| (seat, face))).collect()
            }
            false => {
                let known = state.known.iter().filter(|known| !known.knowers.within(eyes).is_empty());
                known.map(|known| (known.holder, known.face)).collect()
            }
        };
        known.sort_unstable();
        View {
            viewer,
            setup: state.setup,
            frame: match state.frame {
                Frame::AfterDraw(drawn) => ViewFrame::AfterDraw(viewer.is(state.actor).then_some(drawn)),
                frame @ (Frame::ChooseColour
                | Frame::Turn
                | Frame::Misplay { .. }
                | Frame::Challenge { .. }
                | Frame::Catch { .. }
                | Frame::RoundOver { .. }
                | Frame::MatchOver(_)) => ViewFrame::Public(frame),
            },
            last: state.last,
            reactions: state.reactions,
            players: state.players,
            actor: state.actor,
            direction: state.direction,
            colour: state.colour,
            dealer: state.dealer,
            round: state.round,
            turn: state.turn,
            hand: match viewer {
                Viewer::Seat(seat) => Some(*state.hand(seat)),
                Viewer::Spectator => None,
            },
            sizes: state.sizes,
            pile: state.pile.len() as u8,
            discards: state.discards.to_vec(),
            known,
            totals: state.totals,
            forfeited: state.forfeited,
            left: state.left,
        }
    }

    /// A world with this view: what is unseen, dealt at random.
    pub(crate) fn imagine(&self, rng: &mut impl Rng) -> State {
        let mut unseen = Hand::pack();
        let mut hands = [Hand::default(); MAX_SEATS];
        let mut missing = self.sizes;
        let mut put = |seat: Seat, face: Face, unseen: &mut Hand| {
            if unseen.remove(face) {
                hands[seat.index()].add(face);
                missing[seat.index()] = missing[seat.index()].saturating_sub(1);
            }
        };
        for &face in &self.discards {
            unseen.remove(face);
        }
        if let (Viewer::Seat(seat), Some(hand)) = (self.viewer, self.hand) {
            for face in hand.iter() {
                put(seat, face, &mut unseen);
            }
        }
        for &(seat, face) in &self.known {
            put(seat, face, &mut unseen);
        }
        let mut known = Known::default();
        for &(holder, face) in &self.known {
            known.learn(holder, face, Viewers::only(self.viewer));
        }
        let mut pile: Row<Face, 112> = unseen.iter().collect();
        shuffle(&mut pile, rng);
        let fitting = Faces::fitting(self.discards.last().copied().unwrap_or(Face::WILD), self.colour);
        let mut fitting_card = |unseen: &mut Hand| {
            let index = pile.iter().position(|&face| fitting.contains(face)).unwrap_or(0);
            let face = pile.remove(index).unwrap_or(Face::WILD);
            put(self.actor, face, unseen);
            face
        };
        let frame = match self.frame {
            ViewFrame::AfterDraw(Some(drawn)) => Frame::AfterDraw(drawn),
            // Somebody else has drawn a card that fits: any such card that is not seen elsewhere.
            ViewFrame::AfterDraw(None) => Frame::AfterDraw(fitting_card(&mut unseen)),
            ViewFrame::Public(frame) => {
                // Whoever is asked although nothing can be drawn holds a card that fits, or would have been passed over.
                let must_play = frame == Frame::Turn && self.pile == 0 && self.discards.len() <= 1;
                let seen_to_fit = || self.known.iter().any(|&(seat, f)| seat == self.actor && fitting.contains(f));
                if must_play && !self.viewer.is(self.actor) && !seen_to_fit() {
                    fitting_card(&mut unseen);
                }
                frame
            }
        };
        for (hand, missing) in hands.iter_mut().zip(missing) {
            for _ in 0..missing {
                if let Some(face) = pile.pop() {
                    hand.add(face);
                }
            }
        }
        let mut key = [0; 32];
        rng.fill_bytes(&mut key);
        State {
            frame,
            last: self.last,
            reactions: self.reactions,
            players: self.players,
            actor: self.actor,
            direction: self.direction,
            colour: self.colour,
            dealer: self.dealer,
            round: self.round,
            turn: self.turn,
            hands,
            sizes: self.sizes,
            pile,
            discards: self.discards.iter().copied().collect(),
            known,
            totals: self.totals,
            forfeited: self.forfeited,
            left: self.left,
            ..State::empty(self.setup, Seed::new(key))
        }
    }
}
