//! What the kernel's suite needs to know of this game.

use crate::state::{Card, Frame, Spot, Zone};
use crate::{Action, Deck, DonAt, Opcg, Setup, Sign, State};
use kernel::conformance::{Conform, Dice};
use kernel::{Seat, Viewer, below};
use script::conform::{Census, any_decks, any_first, census, could_be, exchanged, in_order, lie_once};

impl Conform for Opcg {
    type Census = Census;
    const LONGEST: u32 = 20_000;

    fn any_setup(&self, dice: &mut Dice) -> Setup {
        let ([one, two], any) = any_decks(crate::starter_decks(), dice, |dice| Deck::any(self.library(), dice));
        let first = any_first(dice);
        Setup { first, any_colour: any, ..Setup::of(one, two) }
    }

    fn forge(&self, _: &State, dice: &mut Dice) -> Action {
        let mut roll = |bound: u32| below(dice, bound) as u8;
        let zones = [Zone::Leader, Zone::Characters, Zone::Stage, Zone::Hand, Zone::Deck, Zone::Trash, Zone::Life];
        let spot = |roll: &mut dyn FnMut(u32) -> u8| Spot {
            seat: Seat::new(roll(3)).unwrap_or(Seat::FIRST),
            zone: zones[roll(7) as usize],
            index: roll(8),
        };
        match roll(22) {
            0 => Action::Sign(Sign::ALL[roll(3) as usize]),
            1 => [Action::GoFirst, Action::GoSecond, Action::KeepHand, Action::Redraw][roll(4) as usize],
            2..=4 => Action::Play { hand: roll(12), over: (roll(3) == 0).then(|| roll(6)) },
            5 => Action::Activate { card: spot(&mut roll), ability: roll(3) },
            6 => Action::Give { to: spot(&mut roll) },
            7..=9 => Action::Attack { attacker: spot(&mut roll), target: spot(&mut roll) },
            10 => Action::EndMain,
            11 => Action::Block(spot(&mut roll)),
            12 => Action::Counter { card: spot(&mut roll), on: spot(&mut roll) },
            13 => Action::CounterEvent { hand: roll(12) },
            14 => [Action::Pass, Action::Trigger, Action::TakeLife, Action::Done][roll(4) as usize],
            15 | 16 => Action::Pick(spot(&mut roll)),
            17 => Action::PickForBottom(spot(&mut roll)),
            18 => [Action::Yes, Action::No, Action::Cancel, Action::Choose(roll(4))][roll(4) as usize],
            19 => Action::Next(roll(5)),
            20 => Action::Number(roll(12)),
            _ => Action::Return([DonAt::Active, DonAt::Rested, DonAt::Given(spot(&mut roll))][roll(3) as usize]),
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
            let don = side.don_deck + state.don_on_field(seat);
            if don != self.library().card(state.body(side.leader).face).don_deck() {
                return Err(format!("{don} DON!! at seat {}", seat.number()));
            }
            let cards: Vec<Card> = cards_of(state, seat).collect();
            lie_once(&cards)?;
            in_order(&side.hand, |card| state.hand_order(card))?;
        }
        if state.standing != state.standing_now(self.library()) || state.lending != state.lending_now(self.library()) {
            return Err("what stands on the field is not noted".to_owned());
        }
        if matches!(state.top(), Frame::Void) && state.over.is_none() {
            return Err("nothing is under way".to_owned());
        }
        Ok(())
    }

    /// Cards that the viewer may not know change places with each other, within what their zones allow.
    fn disturb(&self, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
        let mut other_world = *state;
        for seat in Seat::all(2) {
            let secret = |card: Card, zone: Zone| {
                let body = state.body(card);
                let seen = body.known.contains(viewer);
                matches!(zone, Zone::Hand | Zone::Deck | Zone::Life) && !seen && !body.face_up
            };
            let hidden = [Zone::Hand, Zone::Deck, Zone::Life]
                .into_iter()
                .flat_map(|zone| state.zone(seat, zone).iter().copied().filter(move |&card| secret(card, zone)));
            for (card, face) in exchanged(hidden, |card| state.body(card).face, dice) {
                other_world.body_mut(card).face = face;
            }
            other_world.sort_hand(seat);
        }
        if let Some(Frame::Signs { thrown }) = other_world.stack.last_mut() {
            for seat in Seat::all(2).filter(|&seat| !viewer.is(seat)) {
                if let Some(sign) = &mut thrown[seat.index()] {
                    *sign = Sign::ALL[below(dice, 3) as usize];
                }
            }
        }
        other_world
    }
}

fn cards_of(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let zones = [Zone::Leader, Zone::Characters, Zone::Stage, Zone::Hand, Zone::Deck, Zone::Trash, Zone::Life];
    let limbo = state.stack.iter().filter_map(move |frame| match *frame {
        Frame::Triggered { card } if state.owner(card) == seat && state.spot(card).is_none() => Some(card),
        _ => None,
    });
    zones.into_iter().flat_map(move |zone| state.zone(seat, zone).iter().copied()).chain(limbo)
}
