//! What the rules say of the answers to a question: how much they bind, which is marked, what happens if nothing is added.

use crate::{Action, Ask, Uno, View};
use kernel::{Stakes, Tone, Weight};

/// What happens if nothing is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stake {
    /// So many cards are drawn.
    Draws(u8),
}

/// An ace that is accepted (UN-5.5.1).
const ACE: u8 = 4;

impl Stakes for Uno {
    type Stake = Stake;

    fn weight(&self, _: &View, action: &Action) -> Weight {
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

    fn gold(&self, _: &View, ask: Ask, legal: &[Action]) -> Option<Action> {
        match ask {
            // A card that glows is the player's to choose.
            Ask::Turn => (!legal.iter().any(|action| matches!(action, Action::Play(_)))).then_some(Action::Draw),
            // It is the same whether or not there is something to accuse of.
            Ask::Misplay | Ask::Catch => Some(Action::Pass),
            Ask::ChooseColour | Ask::AfterDraw | Ask::Challenge | Ask::NextRound => None,
        }
        .filter(|gold| legal.contains(gold))
    }

    fn stake(&self, _: &View, ask: Ask) -> Option<(Stake, Tone)> {
        match ask {
            Ask::Challenge => Some((Stake::Draws(ACE), Tone::Bad)),
            Ask::ChooseColour | Ask::Turn | Ask::AfterDraw | Ask::Misplay | Ask::Catch | Ask::NextRound => None,
        }
    }
}
