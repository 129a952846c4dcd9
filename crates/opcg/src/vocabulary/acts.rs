//! What players do, in words.

use super::spot;
use crate::effects::{Op, Timing, Verb};
use crate::state::{Frame, Spot, State, Zone, other};
use crate::{Action, DonAt, Opcg, Sign};
use kernel::Seat;
use kernel::scenario::{Misread, Words};
use script::vocabulary::{self, face, picks, plain};

/// Acts that are one phrase.
const PLAIN: [(&str, Action); 17] = [
    ("goes first", Action::GoFirst),
    ("goes second", Action::GoSecond),
    ("keeps", Action::KeepHand),
    ("redraws", Action::Redraw),
    ("ends main", Action::EndMain),
    ("passes", Action::Pass),
    ("triggers", Action::Trigger),
    ("takes life", Action::TakeLife),
    ("picks none", Action::Done),
    ("is done", Action::Done),
    ("done", Action::Done),
    ("says yes", Action::Yes),
    ("yes", Action::Yes),
    ("says no", Action::No),
    ("no", Action::No),
    ("cancels", Action::Cancel),
    ("concedes", Action::Concede),
];

pub(super) fn read(rules: &Opcg, state: &State, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
    if let Some(action) = plain(words, &PLAIN) {
        return Ok(vec![action]);
    }
    let attacker = state.turn_player;
    let one = |action| Ok(vec![action]);
    if words.eat("throws") {
        let sign = words.known("a sign (rock, paper, scissors)", |word| match word {
            "rock" => Some(Sign::Rock),
            "paper" => Some(Sign::Paper),
            "scissors" => Some(Sign::Scissors),
            _ => None,
        })?;
        return one(Action::Sign(sign));
    }
    if words.eat("plays") {
        let hand = in_hand(rules, state, attacker, words)?;
        let over = if words.eat("over") { Some(spot(rules, state, attacker, words)?.index) } else { None };
        return one(Action::Play { hand, over });
    }
    if words.eat("activates") {
        let card = spot(rules, state, attacker, words)?;
        let ability = if words.eat("ability") { words.number()? } else { first_activated(rules, state, card) };
        return one(Action::Activate { card, ability });
    }
    if words.eat("gives") {
        let to = spot(rules, state, attacker, words)?;
        return one(Action::Give { to });
    }
    if words.eat("attacks") {
        let target = spot(rules, state, other(attacker), words)?;
        if !words.eat("with") {
            return Err(words.expected("'with'"));
        }
        let attacker = spot(rules, state, attacker, words)?;
        return one(Action::Attack { attacker, target });
    }
    if words.eat("blocks with") {
        return one(Action::Block(spot(rules, state, other(attacker), words)?));
    }
    if words.eat("counters with") {
        // The card in the hand, or else wherever one of that name lies.
        let mut ahead = words.clone();
        let card = match in_hand(rules, state, other(attacker), &mut ahead)? {
            u8::MAX => spot(rules, state, other(attacker), words)?,
            index => {
                *words = ahead;
                Spot { seat: other(attacker), zone: Zone::Hand, index }
            }
        };
        let leader = Spot { seat: other(attacker), zone: Zone::Leader, index: 0 };
        let on = if words.eat("on") { spot(rules, state, other(attacker), words)? } else { leader };
        return one(Action::Counter { card, on });
    }
    if words.eat("uses") {
        return one(Action::CounterEvent { hand: in_hand(rules, state, other(attacker), words)? });
    }
    answers(rules, state, words)
}

/// Answers to questions of effects.
fn answers(rules: &Opcg, state: &State, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
    let seat = asked(rules, state);
    if words.eat("picks") {
        return picks(words, Action::Done, |before, words| picked(rules, state, seat, before, words).map(Action::Pick));
    }
    if words.eat("puts") {
        let card = picked(rules, state, seat, &[], words)?;
        let bottom = words.eat("at the bottom");
        return Ok(vec![if bottom { Action::PickForBottom(card) } else { Action::Pick(card) }]);
    }
    if words.eat("orders") {
        let face = face(rules, words)?;
        let nth: usize = if words.eat("ability") { words.number()? } else { 0 };
        let mut due = state.due.iter().enumerate().filter(|(_, due)| state.body(due.source.card).face == face);
        return match due.nth(nth) {
            Some((index, _)) => Ok(vec![Action::Next(index as u8)]),
            None => Err(words.unknown("an effect that is due")),
        };
    }
    if words.eat("chooses") {
        let way: u8 = words.number()?;
        return Ok(vec![Action::Choose(way.saturating_sub(1))]);
    }
    if words.eat("takes") {
        return Ok(vec![Action::Number(words.number()?)]);
    }
    if words.eat("returns") {
        let from = if words.eat("active") {
            DonAt::Active
        } else if words.eat("rested") {
            DonAt::Rested
        } else {
            DonAt::Given(spot(rules, state, seat, words)?)
        };
        return Ok(vec![Action::Return(from)]);
    }
    Err(words.unknown("something a player does"))
}

fn asked(rules: &Opcg, state: &State) -> Seat {
    match kernel::Rules::asked(rules, state) {
        Some(kernel::By::Seat(seat)) => seat,
        _ => Seat::FIRST,
    }
}

/// A card that may be picked, by its name; the second copy where the first is picked already.
fn picked(rules: &Opcg, state: &State, seat: Seat, before: &[Action], words: &mut Words<'_>) -> Result<Spot, Misread> {
    if let Frame::Effect(effect) = state.top() {
        let table = rules.table(state);
        let open = match rules.library().code.at(effect.cursor.at()) {
            Op::Verb(Verb::Pick { pick, .. }) => table.picking(pick, &effect).candidates,
            _ => effect.looked,
        };
        let mut ahead = words.clone();
        if let Ok(face) = face(rules, &mut ahead) {
            let spots = table.in_order(open);
            let fits = |spot: &&Spot| {
                state.card_at(**spot).is_some_and(|card| state.body(card).face == face)
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

fn in_hand(rules: &Opcg, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<u8, Misread> {
    let face = face(rules, words)?;
    Ok(vocabulary::in_hand(state.side(seat).hand.iter().map(|&card| state.body(card).face), face))
}

pub(super) fn first_activated(rules: &Opcg, state: &State, spot: Spot) -> u8 {
    let card = state.card_at(spot);
    let table = rules.table(state);
    let ability = card.and_then(|card| table.at(card, &Timing::ActivateMain).map(|(_, lowered)| lowered.bit).next());
    ability.unwrap_or(0)
}
