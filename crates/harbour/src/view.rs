//! What each viewer may see, and worlds that fit what was seen.

use crate::setup::{COPIES, LARGEST, deck_faults};
use crate::state::SEATS;
use crate::{Card, Frame, Parts, Side, State, Zone};
use kernel::rand_core::Rng;
use kernel::{Chance, Row, Seat, Seed, Viewer, Viewers, below, shuffle};

/// The match as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub viewer: Viewer,
    /// What the match waits for; the parts of an answer are there for the one who gives it.
    pub frame: Frame,
    pub game: u8,
    pub round: u8,
    /// The own deck as it was brought; a spectator has none.
    pub list: Option<Row<u8, LARGEST>>,
    pub sides: [SideView; SEATS as usize],
}

/// One side as somebody sees it. That a card lies aside goes without saying.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideView {
    /// The top card last.
    pub deck: Vec<Option<u8>>,
    pub hand: Vec<Slot>,
    pub load: Vec<u8>,
    pub discards: Vec<u8>,
    pub chosen: Chosen,
    pub redrawn: bool,
    pub points: u8,
}

/// A card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    pub weight: Option<u8>,
    /// Whether everybody has seen it: a tied choice.
    pub shown: bool,
}

/// What is seen of a secret choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    NotYet,
    /// A choice has been made.
    Hidden,
    /// This position, for the one who chose.
    Position(u8),
}

/// Decks that somebody might bring.
#[derive(Clone, Debug, Default)]
pub struct Lists(pub Vec<Vec<u8>>);

impl Frame {
    fn seen_by(self, viewer: Viewer) -> Frame {
        let own = |asked: Seat, parts: Parts| if viewer.is(asked) { parts } else { Parts::default() };
        match self {
            Frame::Load { asked, margin, parts } => Frame::Load { asked, margin, parts: own(asked, parts) },
            Frame::Order { asked, parts } => Frame::Order { asked, parts: own(asked, parts) },
            Frame::Redraw { asked } => Frame::Redraw { asked },
            Frame::Bid { asked } => Frame::Bid { asked },
            Frame::Scout { asked } => Frame::Scout { asked },
            Frame::GameOver => Frame::GameOver,
            Frame::MatchOver(places) => Frame::MatchOver(places),
        }
    }
}

impl SideView {
    fn of(side: &Side, owner: Seat, viewer: Viewer) -> SideView {
        let seen = |card: &Card| card.known.contains(viewer).then_some(card.weight);
        let weights = |zone: &Zone| zone.iter().map(|card| card.weight).collect();
        SideView {
            deck: side.deck.iter().map(seen).collect(),
            hand: side
                .hand
                .iter()
                .map(|card| Slot { weight: seen(card), shown: card.known.contains(Viewer::Spectator) })
                .collect(),
            load: weights(&side.load),
            discards: weights(&side.discards),
            chosen: match side.chosen {
                None => Chosen::NotYet,
                Some(position) if viewer.is(owner) => Chosen::Position(position),
                Some(_) => Chosen::Hidden,
            },
            redrawn: side.redrawn,
            points: side.points,
        }
    }

    /// How many cards the deck was brought with.
    pub fn size(&self) -> usize {
        self.deck.len() + self.hand.len() + self.load.len() + self.discards.len() + 1
    }

    fn seen(&self) -> Vec<u8> {
        let hidden = self.deck.iter().copied().chain(self.hand.iter().map(|slot| slot.weight));
        hidden.flatten().chain(self.load.iter().copied()).chain(self.discards.iter().copied()).collect()
    }

    /// A deck with what was seen of it: one of the candidates, or else any that the deck rules allow.
    fn guess_list(&self, prior: &Lists, rng: &mut impl Rng) -> Row<u8, LARGEST> {
        let seen = self.seen();
        let fits = |list: &&Vec<u8>| {
            list.len() == self.size() && deck_faults(0, list).is_empty() && without(list, &seen).is_some()
        };
        let candidates: Vec<_> = prior.0.iter().filter(fits).collect();
        if !candidates.is_empty() {
            let list = candidates[below(rng, candidates.len() as u32) as usize];
            return list.iter().copied().collect();
        }
        let mut list = seen;
        while list.len() < self.size() {
            let weight = 1 + below(rng, 5) as u8;
            if list.iter().filter(|&&card| card == weight).count() < COPIES {
                list.push(weight);
            }
        }
        list.into_iter().collect()
    }

    fn imagine(&self, list: Row<u8, LARGEST>, owner: Seat, viewer: Viewer, rng: &mut impl Rng) -> Side {
        let mut unseen = without(&list, &self.seen()).unwrap_or_default();
        shuffle(&mut unseen, rng);
        let eyes = Viewers::only(viewer);
        let mut fill = |weight: Option<u8>| match weight {
            Some(weight) => Card { weight, known: eyes },
            None => Card { weight: unseen.pop().unwrap_or(1), known: Viewers::NONE },
        };
        let open = |weights: &[u8]| weights.iter().map(|&weight| Card { weight, known: Viewers::EVERYBODY }).collect();
        Side {
            list,
            deck: self.deck.iter().map(|&weight| fill(weight)).collect(),
            hand: self
                .hand
                .iter()
                .map(|slot| {
                    let Card { weight, known } = fill(slot.weight);
                    let known = known.or(Viewers::only(Viewer::Seat(owner)));
                    Card { weight, known: if slot.shown { Viewers::EVERYBODY } else { known } }
                })
                .collect(),
            aside: fill(None),
            load: open(&self.load),
            discards: open(&self.discards),
            chosen: match self.chosen {
                Chosen::NotYet => None,
                Chosen::Hidden => Some(below(rng, self.hand.len().max(1) as u32) as u8),
                Chosen::Position(position) => Some(position),
            },
            redrawn: self.redrawn,
            points: self.points,
        }
    }
}

/// What is left of a list without these cards; nothing if they are not all in it.
fn without(list: &[u8], cards: &[u8]) -> Option<Vec<u8>> {
    let mut left = list.to_vec();
    for card in cards {
        let index = left.iter().position(|other| other == card)?;
        left.swap_remove(index);
    }
    Some(left)
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let [first, second] = &state.sides;
        View {
            viewer,
            frame: state.frame.seen_by(viewer),
            game: state.game,
            round: state.round,
            list: match viewer {
                Viewer::Seat(seat) => Some(state.side(seat).list),
                Viewer::Spectator => None,
            },
            sides: [
                SideView::of(first, Seat::FIRST, viewer),
                SideView::of(second, crate::state::other(Seat::FIRST), viewer),
            ],
        }
    }

    pub fn side(&self, seat: Seat) -> &SideView {
        &self.sides[seat.index()]
    }

    /// A world with this view.
    pub fn imagine(&self, prior: &Lists, rng: &mut impl Rng) -> State {
        let mut sides = [Side::default(); SEATS as usize];
        for (seat, side) in Seat::all(SEATS).zip(&mut sides) {
            let seen = self.side(seat);
            let list = match self.list {
                Some(list) if self.viewer.is(seat) => list,
                _ => seen.guess_list(prior, rng),
            };
            *side = seen.imagine(list, seat, self.viewer, rng);
        }
        let mut key = [0; 32];
        rng.fill_bytes(&mut key);
        let chance = Chance::new(Seed::new(key));
        State { chance, frame: self.frame, game: self.game, round: self.round, sides }
    }
}
