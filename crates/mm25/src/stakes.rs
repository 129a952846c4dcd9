//! What the rules say of the answers to a question: how much they bind, which is marked, what happens if nothing is added.

use crate::state::{Space, State, other};
use crate::{Action, Ask, Mm25, View};
use kernel::{Outcome, Rules, Seat, Stakes, Status, Tone, Viewer, Weight, imagined, matters, play_on};

/// What a Battle comes to for one of the two if nothing is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Stake {
    /// The own Character loses Life; `behind` is how much Power it lacks, 0 on a tie.
    Life { space: Space, behind: i32, from: u8, to: u8 },
    /// The game is lost.
    Lost { behind: i32 },
    /// Nothing is lost; `ahead` is how much Power the own Character has more.
    Nothing { ahead: i32 },
}

/// The answer that adds nothing, to what can be asked in a Battle.
fn adds_nothing(state: &State, ask: Ask, legal: &[Action]) -> Option<Action> {
    if state.battle.is_none() {
        return None;
    }
    match ask {
        Ask::BattleAction => Some(Action::PassBattle),
        Ask::Window | Ask::Interrupt | Ask::Offer => Some(Action::Decline),
        Ask::May => Some(Action::No),
        Ask::Pick | Ask::Give | Ask::Reinforce | Ask::Attacker | Ask::Target | Ask::ChooseOne => {
            legal.iter().copied().find(|&action| action == Action::Done).or(legal.first().copied())
        }
        Ask::Sideboard | Ask::ChooseFirst | Ask::Mulligan | Ask::Place | Ask::Main | Ask::Discard | Ask::Exempt => None,
    }
}

impl Mm25 {
    /// How the Battle ends for a seat if nobody adds anything. The rules themselves play it out.
    fn battle_as_it_stands(&self, view: &View, seat: Seat) -> Option<Stake> {
        let fighters = view.battle()?;
        let of = |seat: Seat| fighters.into_iter().flatten().find(|spot| spot.seat == seat);
        let (own, theirs) = (of(seat)?, of(other(seat))?);
        let space = *Space::ALL.get(usize::from(own.index))?;
        let power = |spot| view.card_at(spot).and_then(|card| card.power).unwrap_or(0);
        let ahead = power(own) - power(theirs);
        let mut world = imagined(self, view);
        let (game, won) = (view.game, view.sides[other(seat).index()].won);
        play_on(self, &mut world, adds_nothing);
        let after = View::of(self, &world, Viewer::Seat(seat));
        let life = |view: &View| view.sides[seat.index()].life[usize::from(own.index)];
        let is_lost = lost(&after, seat) || (after.game != game && after.sides[other(seat).index()].won > won);
        let gone = after.card_at(own).is_none();
        let (from, to) = (life(view), if gone { 0 } else { life(&after) });
        Some(match () {
            () if is_lost => Stake::Lost { behind: -ahead },
            () if to < from => Stake::Life { space, behind: -ahead, from, to },
            () => Stake::Nothing { ahead },
        })
    }

    /// What an imagined world asks.
    fn asked_now(&self, view: &View) -> Option<Ask> {
        match self.status(&imagined(self, view)) {
            Status::Ask(question) => Some(question.key),
            Status::Over(_) => None,
        }
    }

    fn pass_loses(&self, view: &View) -> bool {
        let Viewer::Seat(seat) = view.viewer else { return false };
        self.asked_now(view) == Some(Ask::BattleAction)
            && matches!(self.battle_as_it_stands(view, seat), Some(Stake::Lost { .. }))
    }
}

/// Whether a seat has lost the match.
fn lost(view: &View, seat: Seat) -> bool {
    matches!(view.over, Some(Outcome::Placed(places)) if !places.won(seat))
}

impl Stakes for Mm25 {
    type Stake = Stake;

    fn weight(&self, view: &View, action: &Action) -> Weight {
        match action {
            // Once a match (MM-2.6.1); the whole Hand goes (MM-2.7.1); cards go that could stay; the game goes.
            Action::Mulligan | Action::Redraw | Action::SettleHand | Action::Concede => Weight::Grave,
            // What is left of the turn is given up (MM-6.7.1).
            Action::PassTurn if view.actions < view.available => Weight::Grave,
            Action::PassBattle if self.pass_loses(view) => Weight::Grave,
            Action::KeepHand | Action::SkipHand | Action::Cancel | Action::Swap { .. } => Weight::Free,
            Action::Ready
            | Action::GoFirst
            | Action::GoSecond
            | Action::Place { .. }
            | Action::Placed
            | Action::Attack { .. }
            | Action::Activate { .. }
            | Action::Update
            | Action::Call { .. }
            | Action::Move
            | Action::Increase
            | Action::PassTurn
            | Action::Discard { .. }
            | Action::Reinforce { .. }
            | Action::Use { .. }
            | Action::Team { .. }
            | Action::PassBattle
            | Action::Decline
            | Action::Pick(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Choose(_)
            | Action::TimeCalled => Weight::Usual,
        }
    }

    fn gold(&self, view: &View, ask: Ask, legal: &[Action]) -> Option<Action> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let gold = match (ask, legal) {
            (Ask::Sideboard, _) => Some(Action::Ready),
            (Ask::Mulligan, _) => Some(Action::KeepHand),
            (Ask::Exempt, _) => Some(Action::SkipHand),
            (Ask::BattleAction, _) => match self.battle_as_it_stands(view, seat) {
                Some(Stake::Nothing { .. }) => Some(Action::PassBattle),
                _ => None,
            },
            (Ask::May, _) => {
                let look = |view: View| (view.sides, view.over);
                matters(self, view, seat, [Action::Yes, Action::No], look).then_some(Action::Yes)
            }
            // Where nothing can act, what ends it is all that is left.
            (Ask::Main | Ask::Place | Ask::Window | Ask::Interrupt | Ask::Offer | Ask::Pick, [only]) => Some(*only),
            (
                Ask::ChooseFirst
                | Ask::Place
                | Ask::Main
                | Ask::Discard
                | Ask::Window
                | Ask::Interrupt
                | Ask::Offer
                | Ask::Pick
                | Ask::Give
                | Ask::Reinforce
                | Ask::Attacker
                | Ask::Target
                | Ask::ChooseOne,
                _,
            ) => None,
        };
        gold.filter(|gold| legal.contains(gold) && self.weight(view, gold) != Weight::Grave)
    }

    fn stake(&self, view: &View, ask: Ask) -> Option<(Stake, Tone)> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        if !matches!(ask, Ask::BattleAction | Ask::Window | Ask::Interrupt) {
            return None;
        }
        let stake = self.battle_as_it_stands(view, seat)?;
        let tone = match stake {
            Stake::Nothing { .. } => Tone::Good,
            Stake::Life { .. } | Stake::Lost { .. } => Tone::Bad,
        };
        Some((stake, tone))
    }

    fn is_attacked(&self, view: &View, seat: Seat) -> bool {
        let Some([_, Some(target)]) = view.battle() else { return false };
        target.seat == seat
    }
}
