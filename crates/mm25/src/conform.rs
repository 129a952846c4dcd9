//! What the kernel's suite needs to know of this game.

use crate::setup::Options;
use crate::state::{Card, Frame, Marks, Space, Spot, Zone};
use crate::{Action, Deck, Mm25, Setup, State};
use kernel::conformance::{Conform, Dice};
use kernel::{Outcome, Rules, Seat, Status, Viewer, below};
use script::conform::{
    Census, any_decks, any_first, are_with_their_owner, census, could_be, exchanged, in_order, know_their_zone,
    lie_once,
};

impl Conform for Mm25 {
    type Census = Census;
    const LONGEST: u32 = 60_000;

    fn any_setup(&self, dice: &mut Dice) -> Setup {
        let ([one, two], _) = any_decks(crate::starter_decks(), dice, |dice| Deck::any(self.library().cards(), dice));
        let first = any_first(dice);
        let to_win = 1 + below(dice, 2) as u8;
        Setup { first, options: Options { to_win, ..Options::default() }, ..Setup::of(one, two) }
    }

    fn forge(&self, _: &State, dice: &mut Dice) -> Action {
        let mut roll = |bound: u32| below(dice, bound) as u8;
        let zones = [Zone::Bridge, Zone::Ocean, Zone::Techniques, Zone::Reinforcements, Zone::Hand];
        let spot = |roll: &mut dyn FnMut(u32) -> u8| Spot {
            seat: Seat::new(roll(3)).unwrap_or(Seat::FIRST),
            zone: zones[roll(5) as usize],
            index: roll(5),
        };
        match roll(20) {
            0 => Action::Swap { deck: roll(33), side: roll(11) },
            1 | 2 => Action::Place { hand: roll(9), space: Space::ALL[roll(3) as usize] },
            3..=5 => Action::Attack { attacker: spot(&mut roll), target: spot(&mut roll) },
            6 => Action::Activate { card: spot(&mut roll), ability: roll(3) },
            7 => Action::Call { hand: roll(9), space: Space::ALL[roll(3) as usize] },
            8 => Action::Discard { hand: roll(9) },
            9 => Action::Reinforce { hand: roll(9) },
            10 | 11 => Action::Use { hand: roll(9) },
            12 => Action::Team { hand: roll(9) },
            13 => Action::Pick(spot(&mut roll)),
            14 => Action::Choose(roll(3)),
            _ => {
                let plain = [
                    Action::Ready,
                    Action::GoFirst,
                    Action::GoSecond,
                    Action::Mulligan,
                    Action::KeepHand,
                    Action::Redraw,
                    Action::Placed,
                    Action::Update,
                    Action::Move,
                    Action::Increase,
                    Action::PassTurn,
                    Action::SettleHand,
                    Action::SkipHand,
                    Action::PassBattle,
                    Action::Decline,
                    Action::Done,
                    Action::Cancel,
                    Action::Yes,
                    Action::No,
                    Action::TimeCalled,
                ];
                plain[roll(plain.len() as u32) as usize]
            }
        }
    }

    fn census(&self, state: &State) -> Census {
        census(|seat| cards_of(state, seat).map(|card| state.body(card).face))
    }

    fn could_be(&self, viewer: Viewer, imagined: &Census, real: &Census) -> bool {
        could_be(viewer, imagined, real)
    }

    fn sound(&self, state: &State) -> Result<(), String> {
        for seat in Seat::all(2) {
            let side = state.side(seat);
            for zone in Zone::ALL {
                know_their_zone(zone, state.zone(seat, zone), |card| state.body(card).zone)?;
            }
            let cards: Vec<Card> = cards_of(state, seat).collect();
            are_with_their_owner(seat, &cards)?;
            lie_once(&cards)?;
            in_order(&side.hand, |card| state.order(card))?;
            for space in Space::ALL {
                let pile = &side.life[space.index()];
                if side.bridge[space.index()].is_none() && !pile.is_empty() {
                    return Err(format!("Life without a Character at {space:?}"));
                }
            }
        }
        // Nothing else ends a match without a result.
        if matches!(self.status(state), Status::Over(Outcome::Void)) {
            return Err("a bound of the engine was reached".to_owned());
        }
        if matches!(state.peek(), Frame::Void) && state.over.is_none() {
            return Err("nothing is under way".to_owned());
        }
        Ok(())
    }

    /// Cards that the viewer may not know change places with each other, within what their zones allow.
    fn disturb(&self, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
        let mut other_world = *state;
        let exchanging = matches!(state.peek(), Frame::Sideboard(_));
        for seat in Seat::all(2) {
            let secret = |card: Card| {
                let body = state.body(card);
                match body.zone {
                    Zone::Logbook | Zone::Life => true,
                    Zone::Hand => !body.marks.known().contains(viewer),
                    Zone::Chest => !(body.marks.known().contains(viewer) || exchanging && viewer.is(seat)),
                    Zone::Sideboard => !viewer.is(seat),
                    Zone::Bridge => body.marks.is(Marks::HIDDEN) && !viewer.is(seat),
                    _ => false,
                }
            };
            // What is hidden in one way changes places among itself, or a deck would no longer be one that can be played.
            let groups: [&[Zone]; 3] =
                [&[Zone::Logbook, Zone::Life, Zone::Hand, Zone::Chest], &[Zone::Sideboard], &[Zone::Bridge]];
            for group in groups {
                let hidden =
                    cards_of(state, seat).filter(|&card| group.contains(&state.body(card).zone) && secret(card));
                for (card, face) in exchanged(hidden, |card| state.body(card).face, dice) {
                    other_world.body_mut(card).face = face;
                }
            }
            if exchanging {
                let mut chest = other_world.side(seat).chest;
                chest.sort_by_key(|&card| other_world.order(card));
                other_world.side_mut(seat).chest = chest;
            }
            other_world.sort(seat);
        }
        other_world
    }
}

fn cards_of(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let side = state.side(seat);
    let bridge = side.bridge.iter().flatten().copied();
    let life = side.life.iter().flat_map(|pile| pile.iter().copied());
    let zones = Zone::ALL.into_iter().flat_map(move |zone| state.zone(seat, zone).iter().copied());
    bridge.chain(life).chain(zones)
}
