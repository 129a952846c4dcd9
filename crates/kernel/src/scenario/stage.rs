//! Where a scenario's events go, and how its shuffles fall.

use crate::{Rules, Sink, Viewer};
use std::collections::VecDeque;

/// The sink of a scenario: keeps what happened, and lets shuffles fall as stated.
pub(super) struct Stage<R: Rules> {
    pub(super) events: Vec<R::Event>,
    pub(super) seen: Vec<(Viewer, Vec<R::Seen>)>,
    pub(super) chances: VecDeque<(Vec<R::Card>, std::ops::Range<usize>)>,
    pub(super) impossible: Option<(String, std::ops::Range<usize>)>,
}

impl<R: Rules> Stage<R> {
    pub(super) fn new() -> Stage<R> {
        Stage { events: Vec::new(), seen: Vec::new(), chances: VecDeque::new(), impossible: None }
    }

    pub(super) fn clear(&mut self) {
        self.events.clear();
        self.seen.clear();
    }
}

impl<R: Rules> Sink<R> for Stage<R> {
    fn event(&mut self, rules: &R, state: &R::State, event: R::Event) {
        if self.seen.is_empty() {
            self.seen = Viewer::all(rules.seats(state)).map(|viewer| (viewer, Vec::new())).collect();
        }
        for (viewer, seen) in &mut self.seen {
            seen.extend(rules.redact(state, &event, *viewer));
        }
        self.events.push(event);
    }

    fn shuffled(&mut self, cards: &mut [R::Card]) {
        let Some((wanted, span)) = self.chances.pop_front() else { return };
        for (depth, card) in wanted.into_iter().enumerate() {
            let place = cards.len().checked_sub(depth + 1);
            let found = place.and_then(|place| cards[..=place].iter().rposition(|&other| other == card));
            match (place, found) {
                (Some(place), Some(found)) => cards.swap(place, found),
                _ => self.impossible = Some((format!("{card:?} is not among the shuffled cards"), span.clone())),
            }
        }
    }
}
