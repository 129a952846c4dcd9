//! This game's words in scenarios (`docs/scenarios.md`).

mod acts;
mod facts;
mod fixture;

pub use fixture::Fixture;

use crate::{Action, Ask, Clause, Event, Face, Fault, Frame, Reason, State, Uno, What};
use kernel::scenario::{Misread, Names, Position, Scene, SeatNames, Vocabulary, Words, Written};
use kernel::{By, Sink};
use strum::VariantNames;

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
        acts::write(action, seats)
    }

    type Fixture = Fixture;

    fn given(&self, fixture: &mut Fixture, words: &mut Words<'_>) -> Result<(), Misread> {
        fixture.read(words)
    }

    fn position(&self, fixture: &Fixture, sink: &mut dyn Sink<Self>) -> Result<Position<Self>, Vec<String>> {
        fixture.position(sink)
    }

    fn stacked(&self, words: &mut Words<'_>) -> Result<Vec<Face>, Misread> {
        if !words.eat("shuffle") {
            return Err(words.expected("'shuffle' and the cards on top"));
        }
        words.list(acts::face)
    }

    fn action(&self, _: &State, _: By, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
        acts::read(words).map(|action| vec![action])
    }

    fn fact(&self, scene: &Scene<'_, Self>, words: &mut Words<'_>) -> Result<Result<(), String>, Misread> {
        facts::read(scene, words)
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
