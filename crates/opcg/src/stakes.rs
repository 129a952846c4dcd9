//! What the rules say of the answers to a question: how much they bind, which is marked, what happens if nothing is added.

use crate::state::{Spot, State, Zone};
use crate::{Action, Ask, Event, Face, Opcg, View, What};
use kernel::{
    Offer, Seat, Stakes, Tone, Viewer, Weight, comes_to_nothing, foregone, imagined, is_worth_taking, play_on,
};

/// What happens to the one who is attacked if nothing is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Stake {
    /// The attack fails.
    Fails { attacker: i32, target: i32 },
    /// Life is lost; `short` is the Power that must be added for the attack to fail, 0 where Power is not why it hits.
    Life { from: u8, to: u8, short: i32 },
    /// A Character leaves the field.
    Falls { card: Spot, short: i32 },
    /// The game is lost.
    Lost { short: i32 },
    /// The attack comes to nothing, whatever the powers say.
    Nothing,
}

/// In such steps Power is added.
const STEP: i32 = 1000;

/// The Power that a target lacks: an attack of equal Power hits (OP-8.5.2).
fn shortfall(attacker: i32, target: i32) -> i32 {
    if attacker < target { 0 } else { (attacker - target) / STEP * STEP + STEP }
}

/// The answer that adds nothing, to what can be asked in a battle.
fn adds_nothing(state: &State, ask: Ask, legal: &[Action]) -> Option<Action> {
    state.battle?;
    match ask {
        Ask::Block | Ask::Counter => Some(Action::Pass),
        Ask::LifeCard => Some(Action::TakeLife),
        Ask::May => Some(Action::No),
        // What must be chosen all the same is chosen in its order.
        Ask::Order | Ask::Pick | Ask::PutBack | Ask::MakeRoom | Ask::ReturnDon | Ask::MoveDon => {
            legal.iter().copied().find(|&action| action == Action::Done).or(legal.first().copied())
        }
        Ask::HowMany | Ask::ChooseOne => legal.first().copied(),
        Ask::Sign | Ask::ChooseFirst | Ask::Redraw | Ask::Main => None,
    }
}

/// The answer with which an effect is done as far as it goes: cards as they are listed, numbers as large as they may be.
fn goes_on(_: &State, ask: Ask, legal: &[Action]) -> Option<Action> {
    match ask {
        Ask::Pick | Ask::PutBack | Ask::MakeRoom | Ask::ReturnDon | Ask::MoveDon | Ask::ChooseOne => {
            legal.first().copied()
        }
        Ask::HowMany => legal.last().copied(),
        Ask::Sign
        | Ask::ChooseFirst
        | Ask::Redraw
        | Ask::Main
        | Ask::Block
        | Ask::Counter
        | Ask::LifeCard
        | Ask::Order
        | Ask::May => None,
    }
}

/// What a player has and could pay with. A card in play is worth more than one in hand, and an active one more than a rested one.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Owned {
    Card(Face),
    InPlay(Face),
    Active(Face),
    Life,
    Don,
    ActiveDon,
}

fn owned(view: &View, seat: Seat) -> Vec<Owned> {
    let side = &view.sides[seat.index()];
    let field = || [&side.leader].into_iter().chain(&side.characters).chain(&side.stage);
    let given: u8 = field().map(|card| card.given).sum();
    let cards = field().chain(&side.hand).filter_map(|card| card.face).map(Owned::Card);
    let in_play = field().filter_map(|card| card.face).map(Owned::InPlay);
    let active = field().filter(|card| !card.rested).filter_map(|card| card.face).map(Owned::Active);
    let life = side.life.iter().map(|_| Owned::Life);
    let don = (0..side.active + side.rested + given).map(|_| Owned::Don);
    let active_don = (0..side.active).map(|_| Owned::ActiveDon);
    cards.chain(in_play).chain(active).chain(life).chain(don).chain(active_don).collect()
}

impl Opcg {
    /// How the attack ends for its target's player if nobody adds anything. The rules themselves play it out.
    fn attack_as_it_stands(&self, view: &View) -> Option<Stake> {
        let (attacker, target) = view.battle()?;
        let seat = target.seat;
        let mut world = imagined(self, view);
        play_on(self, &mut world, adds_nothing);
        let after = View::of(self, &world, Viewer::Seat(seat));
        let [from, to] = [view, &after].map(|view| view.sides[seat.index()].life.len() as u8);
        let power = |spot| view.card_at(spot).and_then(|card| card.power).unwrap_or(0);
        let cards = |view: &View| view.zone(seat, target.zone).len();
        let short = shortfall(power(attacker), power(target));
        Some(if self.has_lost(view, &world, seat) {
            Stake::Lost { short }
        } else if to < from {
            Stake::Life { from, to, short }
        } else if target.zone == Zone::Characters && cards(&after) < cards(view) {
            Stake::Falls { card: target, short }
        } else if power(attacker) < power(target) {
            Stake::Fails { attacker: power(attacker), target: power(target) }
        } else {
            Stake::Nothing
        })
    }

    /// Whether passing loses the game before its player can add anything: in the Block Step nothing is lost yet where a counter can
    /// still come.
    fn pass_loses(&self, view: &View) -> bool {
        let (Viewer::Seat(seat), Some(_)) = (view.viewer, view.battle()) else { return false };
        let defends = |ask| matches!(ask, Ask::Block | Ask::Counter);
        foregone(self, view, seat, Action::Pass, adds_nothing, defends)
            .is_some_and(|world| self.has_lost(view, &world, seat))
    }
}

impl Stakes for Opcg {
    type Stake = Stake;

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer
    }

    fn binds(&self, view: &View, action: &Action) -> Weight {
        match action {
            // The whole hand goes (OP-4.6); the game goes.
            Action::Redraw | Action::Concede => Weight::Grave,
            Action::Pass if self.pass_loses(view) => Weight::Grave,
            Action::KeepHand | Action::Cancel => Weight::Free,
            Action::Sign(_)
            | Action::Pick(_)
            | Action::PickForBottom(_)
            | Action::Done
            | Action::Next(_)
            | Action::GoFirst
            | Action::GoSecond
            | Action::Play { .. }
            | Action::Activate { .. }
            | Action::Give { .. }
            | Action::Attack { .. }
            | Action::EndMain
            | Action::Block(_)
            | Action::Counter { .. }
            | Action::CounterEvent { .. }
            | Action::Pass
            | Action::Trigger
            | Action::TakeLife
            | Action::Yes
            | Action::No
            | Action::Choose(_)
            | Action::Number(_)
            | Action::Return(_) => Weight::Usual,
        }
    }

    fn careful(&self, view: &View, ask: Ask, legal: &[Action]) -> Option<Action> {
        match (ask, legal) {
            (Ask::Redraw, _) => Some(Action::KeepHand),
            (Ask::Block | Ask::Counter, _) => {
                let harmless = |stake| matches!(stake, Stake::Fails { .. } | Stake::Nothing);
                self.attack_as_it_stands(view).filter(|&stake| harmless(stake)).map(|_| Action::Pass)
            }
            // Nothing but no can be said to what cannot be done.
            (Ask::May, [only]) => Some(*only),
            (Ask::May, _) => {
                let Viewer::Seat(seat) = view.viewer else { return None };
                let offer = Offer { taken: Action::Yes, left: Action::No };
                let has = |view: &View| owned(view, seat);
                is_worth_taking(self, view, offer, goes_on, View::at_rest, has).then_some(Action::Yes)
            }
            // Where nothing can act, what ends it is all that is left.
            (
                Ask::Main
                | Ask::LifeCard
                | Ask::MakeRoom
                | Ask::Order
                | Ask::Pick
                | Ask::PutBack
                | Ask::ReturnDon
                | Ask::MoveDon
                | Ask::HowMany
                | Ask::ChooseOne,
                [only],
            ) => Some(*only),
            (
                Ask::Sign
                | Ask::ChooseFirst
                | Ask::Main
                | Ask::LifeCard
                | Ask::MakeRoom
                | Ask::Order
                | Ask::Pick
                | Ask::PutBack
                | Ask::ReturnDon
                | Ask::MoveDon
                | Ask::HowMany
                | Ask::ChooseOne,
                _,
            ) => None,
        }
    }

    fn stake(&self, view: &View, ask: Ask) -> Option<(Stake, Tone)> {
        if !matches!(ask, Ask::Block | Ask::Counter) {
            return None;
        }
        let stake = self.attack_as_it_stands(view)?;
        let tone = match stake {
            Stake::Fails { .. } | Stake::Nothing => Tone::Good,
            Stake::Life { .. } | Stake::Falls { .. } | Stake::Lost { .. } => Tone::Bad,
        };
        Some((stake, tone))
    }

    fn is_idle(&self, view: &View, world: &State, action: &Action) -> bool {
        let Viewer::Seat(seat) = view.viewer else { return false };
        let silent = |event: &Event| matches!(event.what, What::EffectActivated { .. });
        matches!(action, Action::Activate { .. })
            && comes_to_nothing(self, *world, seat, *action, goes_on, silent, View::at_rest)
    }

    fn is_attacked(&self, view: &View, seat: Seat) -> bool {
        view.battle().is_some_and(|(_, target)| target.seat == seat)
    }
}
