//! What the kernel's suite needs to know of this game.

use crate::setup::Options;
use crate::state::{Card, Frame, Lies, Spot, Zone, other};
use crate::{Action, Deck, Face, Setup, State, Zwo};
use kernel::conformance::{Conform, Dice};
use kernel::{Outcome, Rules, Seat, Status, Viewer, below};

impl Conform for Zwo {
    type Census = [Vec<Face>; 2];
    const LONGEST: u32 = 60_000;

    fn any_setup(&self, dice: &mut Dice) -> Setup {
        // Half of the games are between starter decks, half between decks of any cards.
        let decks = crate::starter_decks();
        let any = below(dice, 2) == 1;
        let deck = |dice: &mut Dice| match any {
            true => Deck::any(self.library().cards(), dice),
            false => decks[below(dice, decks.len() as u32) as usize].1.clone(),
        };
        let first = [None, Some(Seat::FIRST), Some(other(Seat::FIRST))][below(dice, 3) as usize];
        // Half of them by the rules, half with any rulings.
        let rulings = if below(dice, 2) == 0 { 0 } else { below(dice, 8) as u8 };
        let options = Options::try_from(rulings).unwrap_or_default();
        Setup { first, options, ..Setup::of(deck(dice), deck(dice)) }
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

    fn census(&self, state: &State) -> Self::Census {
        let faces = |seat: Seat| {
            let mut faces: Vec<Face> = cards_of(state, seat).map(|card| state.body(card).face).collect();
            faces.sort_unstable();
            faces
        };
        [faces(Seat::FIRST), faces(other(Seat::FIRST))]
    }

    /// A viewer knows the own list; of another's only how many cards it has.
    fn could_be(&self, viewer: Viewer, imagined: &Self::Census, real: &Self::Census) -> bool {
        Seat::all(2).all(|seat| {
            let (imagined, real) = (&imagined[seat.index()], &real[seat.index()]);
            if viewer.is(seat) { imagined == real } else { imagined.len() == real.len() }
        })
    }

    fn sound(&self, state: &State) -> Result<(), String> {
        for seat in Seat::all(2) {
            let side = state.side(seat);
            for zone in Zone::ALL {
                let lost = state.zone(seat, zone).iter().find(|&&card| state.body(card).zone != zone);
                if let Some(card) = lost {
                    return Err(format!("{card:?} lies in {zone:?} and does not know it"));
                }
                if zone != Zone::Field
                    && let Some(card) = state.zone(seat, zone).iter().find(|card| card.owner() != seat)
                {
                    return Err(format!("{card:?} lies in a zone that is not its owner's"));
                }
            }
            let cards: Vec<Card> = cards_of(state, seat).collect();
            if let Some(twice) = cards.iter().enumerate().find(|&(index, card)| cards[..index].contains(card)) {
                return Err(format!("{:?} lies in two zones", twice.1));
            }
            if !side.hand.is_sorted_by_key(|&card| state.hand_order(card)) {
                return Err("a hand is out of order".to_owned());
            }
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
            let hidden: Vec<Card> = [Zone::Hand, Zone::Deck, Zone::Mana]
                .into_iter()
                .flat_map(|zone| state.zone(seat, zone).iter().copied().filter(|&card| secret(card)))
                .collect();
            let mut faces: Vec<Face> = hidden.iter().map(|&card| state.body(card).face).collect();
            kernel::shuffle(&mut faces, dice);
            for (&card, face) in hidden.iter().zip(faces) {
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
