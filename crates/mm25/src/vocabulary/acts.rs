//! What players do, in words.

use super::{space, spot};
use crate::effects::Kind;
use crate::procedures::Asked;
use crate::state::{Frame, Spot, State, other};
use crate::{Action, Mm25, Space};
use kernel::Seat;
use kernel::scenario::{Misread, Words};
use script::vocabulary::{self, face, picks, plain};

/// Acts that are one phrase.
const PLAIN: [(&str, Action); 25] = [
    ("is ready", Action::Ready),
    ("goes first", Action::GoFirst),
    ("goes second", Action::GoSecond),
    ("takes the mulligan", Action::Mulligan),
    ("keeps", Action::KeepHand),
    ("redraws", Action::Redraw),
    ("has placed", Action::Placed),
    ("updates", Action::Update),
    ("moves", Action::Move),
    ("increases", Action::Increase),
    ("passes the turn", Action::PassTurn),
    ("settles the hand", Action::SettleHand),
    ("skips the hand", Action::SkipHand),
    ("passes", Action::PassBattle),
    ("declines", Action::Decline),
    ("picks none", Action::Done),
    ("is done", Action::Done),
    ("cancels", Action::Cancel),
    ("says yes", Action::Yes),
    ("yes", Action::Yes),
    ("says no", Action::No),
    ("no", Action::No),
    ("concedes", Action::Concede),
    ("done", Action::Done),
    ("calls time", Action::TimeCalled),
];

pub(super) fn read(rules: &Mm25, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
    if let Some(action) = plain(words, &PLAIN) {
        return Ok(vec![action]);
    }
    let one = |action| Ok(vec![action]);
    if words.eat("places") {
        return placement(rules, state, seat, words);
    }
    if words.eat("swaps") {
        let out = face(rules, words)?;
        if !words.eat("for") {
            return Err(words.expected("'for'"));
        }
        let back = face(rules, words)?;
        let place =
            |cards: &[crate::Card], face| vocabulary::in_hand(cards.iter().map(|&card| state.body(card).face), face);
        let side = state.side(seat);
        return one(Action::Swap { deck: place(&side.chest, out), side: place(&side.sideboard, back) });
    }
    if words.eat("attacks") {
        let target = spot(rules, state, other(seat), words)?;
        if !words.eat("with") {
            return Err(words.expected("'with'"));
        }
        let attacker = spot(rules, state, seat, words)?;
        return one(Action::Attack { attacker, target });
    }
    if words.eat("activates") {
        let card = spot(rules, state, seat, words)?;
        let ability = if words.eat("ability") { words.number()? } else { first_usable(rules, state, card) };
        return one(Action::Activate { card, ability });
    }
    if words.eat("calls") {
        let hand = in_hand(rules, state, seat, words)?;
        let _ = words.eat("to");
        let free = Space::SAILORS.into_iter().find(|space| state.side(seat).bridge[*space as usize].is_none());
        let space = space(words).or(free).unwrap_or(Space::Sailor1);
        return one(Action::Call { hand, space });
    }
    if words.eat("discards") {
        let mut discards = vec![Action::Discard { hand: in_hand(rules, state, seat, words)? }];
        if words.eat("and") {
            // The Hand closes up behind the first.
            let mut after = *state;
            kernel::Rules::advance(rules, &mut after, kernel::By::Seat(seat), discards[0]);
            discards.push(Action::Discard { hand: in_hand(rules, &after, seat, words)? });
        }
        return Ok(discards);
    }
    if words.eat("reinforces with") {
        return one(Action::Reinforce { hand: in_hand(rules, state, seat, words)? });
    }
    if words.eat("uses") {
        return one(Action::Use { hand: in_hand(rules, state, seat, words)? });
    }
    if words.eat("calls the team") || words.eat("teams up as") {
        return one(Action::Team { hand: in_hand(rules, state, seat, words)? });
    }
    if words.eat("picks") {
        return picks(words, Action::Done, |before, words| picked(rules, state, seat, before, words).map(Action::Pick));
    }
    if words.eat("chooses") {
        let way: u8 = words.number()?;
        return one(Action::Choose(way.saturating_sub(1)));
    }
    Err(words.unknown("something a player does"))
}

fn in_hand(rules: &Mm25, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<u8, Misread> {
    let face = face(rules, words)?;
    Ok(vocabulary::in_hand(state.side(seat).hand.iter().map(|&card| state.body(card).face), face))
}

/// `places X as captain, Y at sailor1`: the parts, and that it is all.
fn placement(rules: &Mm25, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
    let mut parts = Vec::new();
    loop {
        let face = face(rules, words)?;
        if !words.eat("as") && !words.eat("at") {
            return Err(words.expected("'as' or 'at' and a space"));
        }
        let Some(space) = space(words) else { return Err(words.expected("captain, sailor1 or sailor2")) };
        let taken = |index: &usize| {
            parts.iter().any(|part| matches!(part, Action::Place { hand, .. } if usize::from(*hand) == *index))
        };
        let hand = &state.side(seat).hand;
        let found = (0..hand.len()).filter(|&index| state.body(hand[index]).face == face).find(|index| !taken(index));
        parts.push(Action::Place { hand: found.map_or(u8::MAX, |index| index as u8), space });
        if !words.eat("and") {
            break;
        }
    }
    if !words.eat("so far") {
        parts.push(Action::Placed);
    }
    Ok(parts)
}

/// The ability that can be used now: of the Main Phase, or one that waits.
pub(super) fn first_usable(rules: &Mm25, state: &State, spot: Spot) -> u8 {
    let Some(card) = state.card_at(spot) else { return 0 };
    let abilities = rules.library().abilities(state.body(card).face);
    let waits = |place: u16| state.due.iter().any(|due| due.source.card == card && due.ability == place);
    let action = abilities.clone().position(|(_, lowered)| matches!(lowered.ability.kind, Kind::Action(..)));
    let due = abilities.clone().position(|(place, _)| waits(place));
    due.or(action).unwrap_or(0) as u8
}

/// A card that may be picked, by its name; the second copy where the first is picked already.
fn picked(rules: &Mm25, state: &State, seat: Seat, before: &[Action], words: &mut Words<'_>) -> Result<Spot, Misread> {
    if let Frame::Effect(effect) = state.peek() {
        let table = rules.table(state);
        let open = match table.asked_by(effect) {
            Some(Asked::Pick(pick)) => table.picking(pick, effect).candidates,
            Some(Asked::Attacker | Asked::Target) => table.for_battle(effect),
            _ => Default::default(),
        };
        let mut ahead = words.clone();
        let named = ahead.maybe_seat();
        if let Ok(face) = face(rules, &mut ahead)
            && !ahead.clone().eat("in")
        {
            let spots = table.in_order(open);
            let fits = |spot: &&Spot| {
                state.card_at(**spot).is_some_and(|card| state.body(card).face == face)
                    && named.is_none_or(|seat| spot.seat == seat)
                    && !before.contains(&Action::Pick(**spot))
            };
            if let Some(spot) = spots.iter().find(fits) {
                *words = ahead;
                return Ok(*spot);
            }
        }
    }
    spot(rules, state, seat, words)
}
