//! What the rules say of the answers to a question.

use crate::{Action, Ask, Harbour, View};
use kernel::{Stakes, Tone, Weight};

/// Nothing is at stake that is not on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stake {}

impl Stakes for Harbour {
    type Stake = Stake;

    fn weight(&self, _: &View, action: &Action) -> Weight {
        match action {
            // Once a match (HB-2.2).
            Action::Redraw | Action::Concede => Weight::Grave,
            Action::Keep | Action::Cancel | Action::Pass | Action::NextGame => Weight::Free,
            Action::Bid(_) | Action::Pick(_) | Action::Done | Action::Look | Action::Shuffle | Action::Put(_) => {
                Weight::Usual
            }
        }
    }

    fn gold(&self, _: &View, ask: Ask, legal: &[Action]) -> Option<Action> {
        match ask {
            Ask::Redraw => Some(Action::Keep),
            Ask::Load if legal == [Action::Done] => Some(Action::Done),
            Ask::Bid | Ask::Load | Ask::Scout | Ask::Order | Ask::NextGame => None,
        }
    }

    fn stake(&self, _: &View, _: Ask) -> Option<(Stake, Tone)> {
        None
    }
}
