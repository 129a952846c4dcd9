//! What the rules say of the answers to a question.

use crate::{Action, Ask, Harbour, View};
use kernel::{Stakes, Tone, Viewer, Weight};

/// What happens if nothing is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stake {
    /// The hold stays as heavy as it is.
    Load(u8),
}

impl Stakes for Harbour {
    type Stake = Stake;

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer
    }

    fn binds(&self, _: &View, action: &Action) -> Weight {
        match action {
            // Once a match (HB-2.2).
            Action::Redraw | Action::Concede => Weight::Grave,
            Action::Keep | Action::Cancel | Action::Pass | Action::NextGame => Weight::Free,
            Action::Bid(_) | Action::Pick(_) | Action::Done | Action::Look | Action::Shuffle | Action::Put(_) => {
                Weight::Usual
            }
        }
    }

    fn careful(&self, _: &View, ask: Ask, legal: &[Action]) -> Option<Action> {
        match ask {
            Ask::Redraw => Some(Action::Keep),
            Ask::Load if legal == [Action::Done] => Some(Action::Done),
            Ask::Bid | Ask::Load | Ask::Scout | Ask::Order | Ask::NextGame => None,
        }
    }

    fn stake(&self, view: &View, ask: Ask) -> Option<(Stake, Tone)> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        match ask {
            Ask::Load => Some((Stake::Load(view.side(seat).load.iter().sum()), Tone::Even)),
            Ask::Redraw | Ask::Bid | Ask::Scout | Ask::Order | Ask::NextGame => None,
        }
    }
}
