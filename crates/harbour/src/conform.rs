//! What the conformance suite needs to know of this game.

use crate::setup::{COPIES, LARGEST, deck_faults};
use crate::state::{GAMES, ROUNDS, SEATS};
use crate::{Action, Card, Frame, Harbour, Parts, Setup, Side, State};
use kernel::conformance::{Conform, Dice};
use kernel::rand_core::Rng;
use kernel::{Chance, Seat, Seed, Viewer, Viewers, below, shuffle};

/// Any deck that is right.
pub fn any_deck(dice: &mut Dice) -> Vec<u8> {
    let size = 8 + below(dice, 5) as usize;
    let mut deck = Vec::new();
    while deck.len() < size {
        add_any_card(&mut deck, dice);
    }
    deck
}

fn add_any_card(list: &mut Vec<u8>, dice: &mut Dice) {
    let weight = 1 + below(dice, 5) as u8;
    if list.iter().filter(|&&card| card == weight).count() < COPIES {
        list.push(weight);
    }
}

impl Conform for Harbour {
    // Lists are secret, so an imagined world has other cards; their number is public. `sound` looks at the weights.
    type Census = [usize; SEATS as usize];

    // Two games of two redraws and five rounds; a round is two bids, three parts of a load, a look and two cards put back.
    const LONGEST: u32 = 2 * (2 + 5 * 8) + 1;

    fn any_setup(&self, dice: &mut Dice) -> Setup {
        Setup { decks: vec![any_deck(dice), any_deck(dice)] }
    }

    fn forge(&self, _: &State, dice: &mut Dice) -> Action {
        let position = below(dice, LARGEST as u32 + 2) as u8;
        let actions = [
            Action::Keep,
            Action::Redraw,
            Action::Bid(position),
            Action::Pick(position),
            Action::Put(position % 3),
            Action::Done,
            Action::Cancel,
            Action::Look,
            Action::Shuffle,
            Action::Pass,
            Action::NextGame,
        ];
        actions[below(dice, actions.len() as u32) as usize]
    }

    fn census(&self, state: &State) -> Self::Census {
        state.sides.map(|side| side.cards().count())
    }

    fn sound(&self, state: &State) -> Result<(), String> {
        let require = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        for seat in Seat::all(SEATS) {
            let side = state.side(seat);
            let sorted = |mut weights: Vec<u8>| {
                weights.sort_unstable();
                weights
            };
            let cards = sorted(side.cards().map(|card| card.weight).collect());
            require(cards == sorted(side.list.to_vec()), "the cards are not those of the deck")?;
            require(deck_faults(seat.index(), &side.list).is_empty(), "the deck is not one")?;
            let owner = Viewers::only(Viewer::Seat(seat));
            let all_know = |zone: &[Card]| zone.iter().all(|card| card.known == Viewers::EVERYBODY);
            require(side.aside.known.is_empty(), "HB-2.1: somebody knows the card put aside")?;
            require(all_know(&side.load) && all_know(&side.discards), "an open card is not known to all")?;
            require(side.hand.iter().all(|card| !card.known.within(owner).is_empty()), "a captain forgot the hand")?;
            require(side.deck.iter().all(|card| card.known.without(owner).is_empty()), "a strange deck is known")?;
            let in_hand = side.chosen.is_none_or(|chosen| (chosen as usize) < side.hand.len());
            require(in_hand, "HB-3.1: the chosen card is not in the hand")?;
            let bidding = matches!(state.frame, Frame::Bid { asked } if asked != seat);
            require(side.chosen.is_none() || bidding, "HB-3.1: a choice outlives its question")?;
            require(side.points <= 2 * GAMES, "HB-6.2: too many points")?;
        }
        require((1..=GAMES).contains(&state.game) && state.round <= ROUNDS, "HB-6.2: a game or round too many")?;
        let parts = state.parts();
        require(parts.len() < 2, "an answer is complete and was not taken")?;
        match (state.frame, state.asked()) {
            (Frame::Load { margin, .. }, Some(seat)) if !parts.is_empty() => {
                let side = state.side(seat);
                let total = side.weight_of(&parts);
                let open = side.least(margin) as usize <= parts.len() || side.partner(parts[0] as usize, total);
                require(total <= 5 && open, "HB-4.1: a load that cannot be completed")
            }
            (Frame::Order { .. } | Frame::Scout { .. }, Some(seat)) => {
                require(state.side(seat).deck.len() >= 2, "HB-5.1: there are no two cards to look at")
            }
            _ => Ok(()),
        }
    }

    fn disturb(&self, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = *state;
        // What is still to be shuffled is nobody's to know.
        let mut key = [0; 32];
        dice.fill_bytes(&mut key);
        other.chance = Chance::new(Seed::new(key));
        for (seat, side) in Seat::all(SEATS).zip(&mut other.sides) {
            let own = viewer.is(seat);
            let mut hidden = hidden_cards(side, viewer);
            if own {
                shuffle(&mut hidden, dice);
            } else {
                hidden = exchange(side, viewer, hidden.len(), dice);
                side.chosen = side.chosen.map(|_| below(dice, side.hand.len() as u32) as u8);
            }
            for card in unknown_to(side, viewer) {
                card.weight = hidden.pop().unwrap_or(card.weight);
            }
            if !own {
                side.list = side.cards().map(|card| card.weight).collect();
            }
        }
        if let Some(asked) = other.asked()
            && !viewer.is(asked)
            && let Frame::Load { parts, .. } | Frame::Order { parts, .. } = &mut other.frame
        {
            *parts = Parts::default();
        }
        other
    }
}

fn unknown_to(side: &mut Side, viewer: Viewer) -> impl Iterator<Item = &mut Card> {
    let cards = side.deck.iter_mut().chain(side.hand.iter_mut()).chain([&mut side.aside]);
    cards.filter(move |card| !card.known.contains(viewer))
}

fn hidden_cards(side: &mut Side, viewer: Viewer) -> Vec<u8> {
    unknown_to(side, viewer).map(|card| card.weight).collect()
}

/// Other cards in the place of the hidden ones, such that the deck is still one.
fn exchange(side: &Side, viewer: Viewer, count: usize, dice: &mut Dice) -> Vec<u8> {
    let mut list: Vec<u8> = side.cards().filter(|card| card.known.contains(viewer)).map(|card| card.weight).collect();
    let seen = list.len();
    while list.len() < seen + count {
        add_any_card(&mut list, dice);
    }
    list.split_off(seen)
}
