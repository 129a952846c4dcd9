//! What the kernel's suite needs to know of this game.

use crate::setup::Options;
use crate::state::{Card, Frame, Lies, Spot, Zone};
use crate::{Action, Deck, Setup, State, Zwo};
use kernel::conformance::{Conform, Dice};
use kernel::{Outcome, Rules, Seat, Status, Viewer, below};
use script::conform::{
    Census, any_decks, any_first, are_with_their_owner, census, could_be, exchanged, in_order, know_their_zone,
    lie_once,
};

impl Conform for Zwo {
    type Census = Census;
    const LONGEST: u32 = 60_000;

    fn any_setup(&self, dice: &mut Dice) -> Setup {
        let ([one, two], _) = any_decks(crate::starter_decks(), dice, |dice| Deck::any(self.library().cards(), dice));
        let first = any_first(dice);
        // Half of them by the rules, half with any rulings.
        let rulings = if below(dice, 2) == 0 { 0 } else { below(dice, 8) as u8 };
        let options = Options::try_from(rulings).unwrap_or_default();
        Setup { first, options, ..Setup::of(one, two) }
    }

    fn forge(&self, _: &State, dice: &mut Dice) -> Action {
        let mut roll = |bound: u32| below(dice, bound) as u8;
        let spot = |roll: &mut dyn FnMut(u32) -> u8| Spot {
            seat: Seat::new(roll(3)).unwrap_or(Seat::FIRST),
            zone: Zone::ALL[roll(5) as usize],
            index: roll(9),
        };
        match roll(20) {
            0 => [Action::KeepHand, Action::Redraw, Action::NoMana, Action::Pass][roll(4) as usize],
            1 => Action::PlaceMana { hand: roll(10), back: roll(2) == 0 },
            2 => Action::TurnMana { mana: roll(10) },
            3 | 4 => Action::Summon { hand: roll(10) },
            5 => Action::Revive(spot(&mut roll)),
            6..=8 => Action::Use { card: spot(&mut roll), ability: roll(2) },
            9 => Action::Target(spot(&mut roll)),
            10..=12 => Action::Pay(spot(&mut roll)),
            13 => Action::Attack(spot(&mut roll)),
            14 => Action::AttackZombie(spot(&mut roll)),
            15 => Action::Block(spot(&mut roll)),
            16 => Action::Next(roll(4)),
            17 => Action::Pick(spot(&mut roll)),
            18 => [Action::Yes, Action::No, Action::Done, Action::Choose(roll(3))][roll(4) as usize],
            _ => {
                let plain = [
                    Action::EnoughTargets,
                    Action::Decline,
                    Action::Cancel,
                    Action::EndMain,
                    Action::EndBattle,
                    Action::AttackPlayer,
                    Action::NoBlock,
                    Action::AgreedDraw,
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
                let cards = state.zone(seat, zone);
                know_their_zone(zone, cards, |card| state.body(card).zone)?;
                if zone != Zone::Field {
                    are_with_their_owner(seat, cards)?;
                }
            }
            let cards: Vec<Card> = cards_of(state, seat).collect();
            lie_once(&cards)?;
            in_order(&side.hand, |card| state.hand_order(card))?;
            if side.life > crate::atoms::LIFE {
                return Err(format!("{} life", side.life));
            }
        }
        if state.standing != state.standing_now(self.library()) {
            return Err("what stands on the field is not noted".to_owned());
        }
        // Nothing else ends a game without a result.
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
        for seat in Seat::all(2) {
            let secret = |card: Card| {
                let body = state.body(card);
                match body.zone {
                    Zone::Hand | Zone::Deck => !body.lies.known().contains(viewer),
                    Zone::Mana => body.lies.is(Lies::BACK) && !viewer.is(seat),
                    _ => false,
                }
            };
            let hidden = [Zone::Hand, Zone::Deck, Zone::Mana]
                .into_iter()
                .flat_map(|zone| state.zone(seat, zone).iter().copied().filter(|&card| secret(card)));
            for (card, face) in exchanged(hidden, |card| state.body(card).face, dice) {
                other_world.body_mut(card).face = face;
            }
            other_world.sort_hand(seat);
        }
        other_world
    }
}

fn cards_of(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let fields = Seat::all(2).flat_map(|seat| state.side(seat).field.iter().copied());
    let zones = [Zone::Hand, Zone::Deck, Zone::Mana, Zone::Wrecked].into_iter();
    let zones = zones.flat_map(move |zone| state.zone(seat, zone).iter().copied());
    let area = (0..state.cards).map(Card).filter(|&card| state.body(card).zone == Zone::Area);
    fields.chain(area).filter(move |card| card.owner() == seat).chain(zones)
}
