//! What the rules say of the answers to a question: how much they bind, which is marked, what happens if nothing is added.

use crate::state::{Space, State, Zone, other};
use crate::{Action, Ask, Event, Face, Mm25, View, What};
use kernel::{
    By, Offer, Outcome, Seat, Stakes, Tone, Viewer, Weight, after, comes_to_nothing, foregone, imagined,
    is_worth_taking, legal, play_on,
};

/// What a Battle comes to for one of the two if nothing is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Stake {
    /// The own Character loses Life; `behind` is how much Power it lacks, 0 on a tie and where Power is not why.
    Life { space: Space, behind: i32, from: u8, to: u8 },
    /// The game is lost.
    Lost { behind: i32 },
    /// Nothing is lost; `ahead` is how much Power the own Character has more, 0 where Power is not why.
    Nothing { ahead: i32 },
}

/// The answer that adds nothing, to what can be asked in a Battle.
fn adds_nothing(state: &State, ask: Ask, legal: &[Action]) -> Option<Action> {
    state.battle?;
    match ask {
        Ask::BattleAction => Some(Action::PassBattle),
        Ask::Window | Ask::Interrupt => Some(Action::Decline),
        Ask::May | Ask::Offer => Some(Action::No),
        Ask::Pick | Ask::Give | Ask::Reinforce | Ask::Attacker | Ask::Target | Ask::ChooseOne => {
            legal.iter().copied().find(|&action| action == Action::Done).or(legal.first().copied())
        }
        Ask::Sideboard | Ask::ChooseFirst | Ask::Mulligan | Ask::Place | Ask::Main | Ask::Discard | Ask::Exempt => None,
    }
}

/// The answer with which an effect is done as far as it goes, cards as they are listed.
fn goes_on(_: &State, ask: Ask, legal: &[Action]) -> Option<Action> {
    match ask {
        Ask::Pick | Ask::Give | Ask::Reinforce | Ask::Attacker | Ask::Target | Ask::ChooseOne => legal.first().copied(),
        Ask::Sideboard
        | Ask::ChooseFirst
        | Ask::Mulligan
        | Ask::Place
        | Ask::Main
        | Ask::Discard
        | Ask::Exempt
        | Ask::BattleAction
        | Ask::Window
        | Ask::Interrupt
        | Ask::Offer
        | Ask::May => None,
    }
}

/// What a player has and could pay with. A Character on the Bridge is worth more than one in Hand.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Owned {
    Card(Face),
    OnBridge(Face),
    Life(usize),
    Logbook,
}

fn owned(view: &View, seat: Seat) -> Vec<Owned> {
    let side = &view.sides[seat.index()];
    let bridge = || side.bridge.iter().flatten().filter_map(|card| card.face);
    // A Reinforcement fights on, and a Technique is under way.
    let others = side.hand.iter().chain(&side.reinforcements).chain(&side.techniques).filter_map(|card| card.face);
    let cards = bridge().chain(others).map(Owned::Card);
    let life = side.life.iter().enumerate().flat_map(|(space, &life)| (0..life).map(move |_| Owned::Life(space)));
    let logbook = (0..side.logbook).map(|_| Owned::Logbook);
    cards.chain(bridge().map(Owned::OnBridge)).chain(life).chain(logbook).collect()
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
        play_on(self, &mut world, adds_nothing);
        let after = View::of(self, &world, Viewer::Seat(seat));
        let life = |view: &View| view.sides[seat.index()].life[usize::from(own.index)];
        let gone = after.card_at(own).is_none();
        let (from, to) = (life(view), if gone { 0 } else { life(&after) });
        // A Bridge that is empty because the game was won is no loss.
        let won = world.side(seat).won > view.sides[seat.index()].won;
        let behind = (-ahead).max(0);
        Some(match () {
            () if self.has_lost(view, &world, seat) => Stake::Lost { behind },
            () if to < from && !won => Stake::Life { space, behind, from, to },
            () => Stake::Nothing { ahead: ahead.max(0) },
        })
    }

    /// Whether leaving a Battle as it is loses the game before its player can add anything.
    fn loses(&self, view: &View, action: Action) -> bool {
        let (Viewer::Seat(seat), Some(_)) = (view.viewer, view.battle()) else { return false };
        let defends = |ask| matches!(ask, Ask::BattleAction | Ask::Window | Ask::Interrupt);
        foregone(self, view, seat, action, adds_nothing, defends).is_some_and(|world| self.has_lost(view, &world, seat))
    }

    /// Whether there is something else to do with the Actions that are left (MM-6.7.1).
    fn gives_up_actions(&self, view: &View) -> bool {
        let Viewer::Seat(seat) = view.viewer else { return false };
        let world = imagined(self, view);
        let acts = || legal(self, &world, By::Seat(seat)).into_iter().filter(|act| !self.is_idle(view, &world, act));
        view.actions < view.available && acts().count() > 1
    }

    /// Whether bringing the Hand to four draws cards, and not the last ones of the Chest: they would lose the game (MM-3.1.3).
    fn settling_draws(&self, view: &View) -> bool {
        let Viewer::Seat(seat) = view.viewer else { return false };
        let hand = |view: &View| view.zone(seat, Zone::Hand).len();
        after(self, view, seat, Action::SettleHand).is_some_and(|world| {
            !self.has_lost(view, &world, seat) && hand(&View::of(self, &world, view.viewer)) > hand(view)
        })
    }

    /// An optional effect, if it does something and takes nothing away.
    fn worth_taking(&self, view: &View, seat: Seat) -> Option<Action> {
        let offer = Offer { taken: Action::Yes, left: Action::No };
        let has = |view: &View| owned(view, seat);
        is_worth_taking(self, view, offer, goes_on, View::at_rest, has).then_some(offer.taken)
    }
}

impl Stakes for Mm25 {
    type Stake = Stake;

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer
    }

    fn binds(&self, view: &View, action: &Action) -> Weight {
        match action {
            // Once a match (MM-2.6.1); the whole Hand goes (MM-2.7.1); the game goes.
            Action::Mulligan | Action::Redraw | Action::Concede => Weight::Grave,
            // Cards go that could stay (MM-2.6.4), or the game with the last of the Chest.
            Action::SettleHand if !self.settling_draws(view) => Weight::Grave,
            // What is left of the turn is given up.
            Action::PassTurn if self.gives_up_actions(view) => Weight::Grave,
            Action::PassBattle | Action::Decline if self.loses(view, *action) => Weight::Grave,
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
            | Action::SettleHand
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

    fn careful(&self, view: &View, ask: Ask, legal: &[Action]) -> Option<Action> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        match (ask, legal) {
            (Ask::Sideboard, _) => Some(Action::Ready),
            (Ask::Mulligan, _) => Some(Action::KeepHand),
            // Cards are drawn, or those stay that would have to go.
            (Ask::Exempt, _) if self.settling_draws(view) => Some(Action::SettleHand),
            (Ask::Exempt, _) => Some(Action::SkipHand),
            (Ask::BattleAction, _) => match self.battle_as_it_stands(view, seat) {
                Some(Stake::Nothing { .. }) => Some(Action::PassBattle),
                Some(Stake::Life { .. } | Stake::Lost { .. }) | None => None,
            },
            // Nothing but no can be said to what cannot be done (MM-3.2.4).
            (Ask::May | Ask::Offer, [only]) => Some(*only),
            (Ask::May | Ask::Offer, _) => self.worth_taking(view, seat),
            // Where nothing can act, what ends it is all that is left. No loss is taken so.
            (Ask::Window | Ask::Interrupt, [only]) => match self.stake(view, ask) {
                Some((_, Tone::Bad)) => None,
                Some((_, Tone::Good | Tone::Even)) | None => Some(*only),
            },
            (
                Ask::Place
                | Ask::Main
                | Ask::Discard
                | Ask::Pick
                | Ask::Give
                | Ask::Reinforce
                | Ask::Attacker
                | Ask::Target
                | Ask::ChooseOne,
                [only],
            ) => Some(*only),
            (
                Ask::ChooseFirst
                | Ask::Place
                | Ask::Main
                | Ask::Discard
                | Ask::Window
                | Ask::Interrupt
                | Ask::Pick
                | Ask::Give
                | Ask::Reinforce
                | Ask::Attacker
                | Ask::Target
                | Ask::ChooseOne,
                _,
            ) => None,
        }
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

    fn is_idle(&self, view: &View, world: &State, action: &Action) -> bool {
        let Viewer::Seat(seat) = view.viewer else { return false };
        let silent = |event: &Event| matches!(event.what, What::AbilityActivated { .. });
        matches!(action, Action::Activate { .. })
            && comes_to_nothing(self, *world, seat, *action, goes_on, silent, View::at_rest)
    }

    fn is_attacked(&self, view: &View, seat: Seat) -> bool {
        let Some([_, Some(target)]) = view.battle() else { return false };
        target.seat == seat
    }

    /// A game of the match is lost like the match itself.
    fn has_lost(&self, view: &View, world: &State, seat: Seat) -> bool {
        let opponent = other(seat);
        let won = world.side(opponent).won > view.sides[opponent.index()].won;
        won || matches!(world.over, Some(Outcome::Placed(places)) if !places.won(seat))
    }
}
