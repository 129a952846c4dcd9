//! What the rules say of the answers to a question: how much they bind, which is marked, what happens if nothing is added.

use crate::state::{Spot, State, Zone};
use crate::{Action, Ask, Event, Face, SeenCard, View, What, Zwo};
use kernel::{
    Offer, Seat, Stakes, Tone, Viewer, Weight, comes_to_nothing, foregone, imagined, is_worth_taking, play_on,
};

/// What happens to the one who is attacked if nothing is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Stake {
    /// Life is lost; `critical` is the attacker's CRITICAL, 0 where it is not why.
    Life { from: u8, to: u8, critical: i32 },
    /// A zombie is injured; the powers are those of the battle, if that is why.
    Injured { zombie: Spot, powers: Option<Powers> },
    /// The zombie that is attacked stands it.
    Stands { powers: Powers },
    /// The game is lost.
    Lost { critical: i32 },
    /// Nothing is lost.
    Nothing,
}

/// The POWER of an attacker, and what is left of its target's: damage that it has taken counts (ZW-13.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Powers {
    pub attacker: i32,
    pub target: i32,
}

/// The answer that adds nothing, to what can be asked during an attack.
fn adds_nothing(state: &State, ask: Ask, legal: &[Action]) -> Option<Action> {
    state.attack?;
    match ask {
        Ask::Block => Some(Action::NoBlock),
        Ask::Answer => Some(Action::Pass),
        Ask::May => Some(Action::No),
        Ask::Auto | Ask::Target | Ask::Pay => {
            let stops = [Action::Decline, Action::EnoughTargets];
            legal.iter().copied().find(|action| stops.contains(action)).or(legal.first().copied())
        }
        Ask::Order | Ask::Pick | Ask::ChooseOne => {
            legal.iter().copied().find(|&action| action == Action::Done).or(legal.first().copied())
        }
        Ask::Redraw | Ask::Mana | Ask::Main | Ask::Battle | Ask::AttackTarget => None,
    }
}

/// The answer with which an effect is done as far as it goes, cards as they are listed. What was declared is let through.
fn goes_on(state: &State, ask: Ask, legal: &[Action]) -> Option<Action> {
    match ask {
        Ask::Pick | Ask::ChooseOne | Ask::Target => legal.first().copied(),
        Ask::Answer => (!state.area.is_empty()).then_some(Action::Pass),
        Ask::Redraw
        | Ask::Mana
        | Ask::Main
        | Ask::Battle
        | Ask::AttackTarget
        | Ask::Block
        | Ask::Order
        | Ask::Auto
        | Ask::May
        | Ask::Pay => None,
    }
}

/// What a player has and could pay with. A zombie on the field is worth more than one in hand, an intact one more than a half-wrecked
/// one, what stands more than what rests.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Owned {
    Card(Face),
    OnField(Face),
    Intact(Face),
    Stand(Face),
    Life,
    Mana,
    FrontMana,
    StandMana,
}

fn owned(view: &View, seat: Seat) -> Vec<Owned> {
    let side = &view.sides[seat.index()];
    let faces = |cards: &[SeenCard], is: fn(&SeenCard) -> bool| {
        cards.iter().filter(|card| is(card)).filter_map(|card| card.face).collect::<Vec<Face>>()
    };
    let cards = faces(&side.hand, |_| true).into_iter().chain(faces(&side.field, |_| true)).map(Owned::Card);
    let field = faces(&side.field, |_| true).into_iter().map(Owned::OnField);
    let intact = faces(&side.field, |card| !card.half_wrecked).into_iter().map(Owned::Intact);
    let stand = faces(&side.field, |card| !card.rest).into_iter().map(Owned::Stand);
    let life = (0..side.life).map(|_| Owned::Life);
    let mana = side.mana.iter().flat_map(|card| {
        [Some(Owned::Mana), (!card.back).then_some(Owned::FrontMana), (!card.rest).then_some(Owned::StandMana)]
    });
    cards.chain(field).chain(intact).chain(stand).chain(life).chain(mana.flatten()).collect()
}

impl Zwo {
    /// How the attack ends for whoever is attacked if nobody adds anything. The rules themselves play it out.
    fn attack_as_it_stands(&self, view: &View) -> Option<Stake> {
        let (attacker, target) = view.attack().filter(|_| view.has_target())?;
        let seat = crate::state::other(attacker.seat);
        let mut world = imagined(self, view);
        play_on(self, &mut world, adds_nothing);
        let after = View::of(self, &world, Viewer::Seat(seat));
        let [from, to] = [view, &after].map(|view| view.sides[seat.index()].life);
        // An injured zombie lies a layer lower, or is gone.
        let standing = |view: &View, spot: Spot| {
            let intact = view.zone(spot.seat, Zone::Field).iter().filter(|card| !card.half_wrecked).count();
            (intact, view.zone(spot.seat, Zone::Field).len())
        };
        let critical = match target {
            Some(_) => 0,
            None => view.card_at(attacker).and_then(|card| card.critical).unwrap_or(0),
        };
        let left = |card: &SeenCard| Some(card.power? - i32::from(card.damage));
        let powers = target.and_then(|zombie| {
            let (attacker, target) = (view.card_at(attacker)?.power?, view.card_at(zombie).and_then(left)?);
            Some(Powers { attacker, target })
        });
        // Damage that is no more than what is left does not injure, as a rule (ZW-13.2).
        let (reaches, falls_short) =
            (powers.filter(|two| two.attacker >= two.target), powers.filter(|two| two.attacker <= two.target));
        Some(match (target, falls_short) {
            _ if self.has_lost(view, &world, seat) => Stake::Lost { critical },
            _ if to < from => Stake::Life { from, to, critical },
            (Some(zombie), _) if standing(&after, zombie) < standing(view, zombie) => {
                Stake::Injured { zombie, powers: reaches }
            }
            (Some(_), Some(powers)) => Stake::Stands { powers },
            (Some(_) | None, _) => Stake::Nothing,
        })
    }

    /// Whether leaving an attack as it is loses the game before its player can add anything: every step has a window, and the
    /// last one is that of the damage step (ZW-12.22).
    fn loses(&self, view: &View, action: Action) -> bool {
        let Viewer::Seat(seat) = view.viewer else { return false };
        let defends = |ask| matches!(ask, Ask::Block | Ask::Answer);
        self.is_attacked(view, seat)
            && foregone(self, view, seat, action, adds_nothing, defends)
                .is_some_and(|world| self.has_lost(view, &world, seat))
    }

    /// Whether the viewer could make no mana at all: neither a card of the hand nor a mana that lies BACK (ZW-8.8).
    fn has_nothing_for_mana(&self, view: &View) -> bool {
        let Viewer::Seat(seat) = view.viewer else { return false };
        view.zone(seat, Zone::Hand).is_empty() && !view.zone(seat, Zone::Mana).iter().any(|mana| mana.back)
    }
}

/// What a stake means to whoever is attacked.
fn tone(stake: Stake) -> Tone {
    match stake {
        Stake::Nothing | Stake::Stands { .. } => Tone::Good,
        Stake::Life { .. } | Stake::Injured { .. } | Stake::Lost { .. } => Tone::Bad,
    }
}

impl Stakes for Zwo {
    type Stake = Stake;

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer
    }

    fn binds(&self, view: &View, action: &Action) -> Weight {
        match action {
            // The whole hand goes (ZW-6.4), the turn's mana goes (ZW-8.8), the game goes.
            Action::Redraw | Action::Concede => Weight::Grave,
            Action::NoMana if !self.has_nothing_for_mana(view) => Weight::Grave,
            Action::NoBlock | Action::Pass if self.loses(view, *action) => Weight::Grave,
            Action::KeepHand | Action::Cancel => Weight::Free,
            Action::PlaceMana { .. }
            | Action::TurnMana { .. }
            | Action::NoMana
            | Action::Summon { .. }
            | Action::Revive(_)
            | Action::Use { .. }
            | Action::Target(_)
            | Action::EnoughTargets
            | Action::Pay(_)
            | Action::Decline
            | Action::EndMain
            | Action::Attack(_)
            | Action::AttackPlayer
            | Action::AttackZombie(_)
            | Action::Block(_)
            | Action::NoBlock
            | Action::EndBattle
            | Action::Pass
            | Action::Next(_)
            | Action::Pick(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Choose(_)
            | Action::AgreedDraw => Weight::Usual,
        }
    }

    fn careful(&self, view: &View, ask: Ask, legal: &[Action]) -> Option<Action> {
        match (ask, legal) {
            (Ask::Redraw, _) => Some(Action::KeepHand),
            (Ask::Block, _) => {
                let stands = self.attack_as_it_stands(view);
                stands.filter(|&stake| tone(stake) == Tone::Good).map(|_| Action::NoBlock)
            }
            (Ask::May, _) => {
                let Viewer::Seat(seat) = view.viewer else { return None };
                let offer = Offer { taken: Action::Yes, left: Action::No };
                let has = |view: &View| owned(view, seat);
                is_worth_taking(self, view, offer, goes_on, View::at_rest, has).then_some(Action::Yes)
            }
            // Where nothing can act, what ends it is all that is left. No loss is taken so.
            (Ask::Answer, [only]) => match self.stake(view, ask) {
                Some((_, Tone::Bad)) => None,
                Some((_, Tone::Good | Tone::Even)) | None => Some(*only),
            },
            (
                Ask::Mana
                | Ask::Main
                | Ask::Battle
                | Ask::AttackTarget
                | Ask::Order
                | Ask::Auto
                | Ask::Pick
                | Ask::ChooseOne
                | Ask::Target
                | Ask::Pay,
                [only],
            ) => Some(*only),
            (
                Ask::Mana
                | Ask::Main
                | Ask::Battle
                | Ask::AttackTarget
                | Ask::Answer
                | Ask::Order
                | Ask::Auto
                | Ask::Pick
                | Ask::ChooseOne
                | Ask::Target
                | Ask::Pay,
                _,
            ) => None,
        }
    }

    fn stake(&self, view: &View, ask: Ask) -> Option<(Stake, Tone)> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        if !matches!(ask, Ask::Block | Ask::Answer) || !self.is_attacked(view, seat) {
            return None;
        }
        let stake = self.attack_as_it_stands(view)?;
        Some((stake, tone(stake)))
    }

    fn is_idle(&self, view: &View, world: &State, action: &Action) -> bool {
        let Viewer::Seat(seat) = view.viewer else { return false };
        let silent = |event: &Event| {
            matches!(event.what, What::AbilityUsed { .. } | What::Passed { .. } | What::Resolved { .. })
        };
        matches!(action, Action::Use { .. })
            && comes_to_nothing(self, *world, seat, *action, goes_on, silent, View::at_rest)
    }

    fn is_attacked(&self, view: &View, seat: Seat) -> bool {
        view.has_target() && view.attack().is_some_and(|(attacker, _)| attacker.seat != seat)
    }
}
