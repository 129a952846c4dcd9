//! What the rules say of the answers to a question: how much they bind, which is marked, what happens if nothing is added.

use crate::{Action, Ask, Uno, View};
use kernel::{Stakes, Tone, Viewer, Weight, after};

/// What happens if nothing is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stake {
    /// So many cards are drawn.
    Draws(u8),
}

impl Uno {
    /// How many cards an accepted ace makes the viewer draw: four, or what there is (UN-5.5.1, UN-4.3.4).
    fn accepted_ace(&self, view: &View) -> Option<u8> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let world = after(self, view, seat, Action::Accept)?;
        Some(world.hand(seat).len().saturating_sub(view.sizes[seat.index()]))
    }
}

impl Stakes for Uno {
    type Stake = Stake;

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer
    }

    fn binds(&self, _: &View, action: &Action) -> Weight {
        match action {
            Action::Concede | Action::TimeOut(_) => Weight::Grave,
            Action::Play(_)
            | Action::Draw
            | Action::Keep
            | Action::ChooseColour(_)
            | Action::Challenge
            | Action::Accept
            | Action::Catch(_)
            | Action::AccuseMisplay(_)
            | Action::AccuseDraw(_) => Weight::Usual,
            Action::Pass | Action::NextRound | Action::WindowOver => Weight::Free,
        }
    }

    fn careful(&self, _: &View, ask: Ask, legal: &[Action]) -> Option<Action> {
        match ask {
            // A card that glows is the player's to choose.
            Ask::Turn => (!legal.iter().any(|action| matches!(action, Action::Play(_)))).then_some(Action::Draw),
            // The same whether or not there is something to accuse of: another mark would be the hint that UN-12.1.7 forbids.
            Ask::Misplay | Ask::Catch => Some(Action::Pass),
            Ask::ChooseColour | Ask::AfterDraw | Ask::Challenge | Ask::NextRound => None,
        }
    }

    fn stake(&self, view: &View, ask: Ask) -> Option<(Stake, Tone)> {
        match ask {
            Ask::Challenge => {
                let count = self.accepted_ace(view)?;
                Some((Stake::Draws(count), if count == 0 { Tone::Good } else { Tone::Bad }))
            }
            Ask::ChooseColour | Ask::Turn | Ask::AfterDraw | Ask::Misplay | Ask::Catch | Ask::NextRound => None,
        }
    }
}
