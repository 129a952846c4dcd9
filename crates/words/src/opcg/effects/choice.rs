//! What players choose between, as they read it who choose.

use crate::choice;
use opcg::effects::{Ability, Act, Cards, Cost, Count, Kind, Objects, Pick, Player, Step, Value, Where, Whose};

impl choice::Step for Step {
    fn ways(&self) -> Option<Vec<Vec<Step>>> {
        match self {
            Step::ChooseOne(Player::You, ways) => Some(ways.clone()),
            Step::ChooseOne(Player::Opponent, ways) => {
                let ways = ways.iter().map(|way| way.iter().map(for_opponent).collect());
                Some(ways.collect::<Option<_>>().unwrap_or_default())
            }
            Step::Do(Act::ToDeck(Where::TopOrBottom), on) => {
                Some([Where::Top, Where::Bottom].map(|end| vec![Step::Do(Act::ToDeck(end), on.clone())]).into())
            }
            &Step::Do(Act::ToLife { at: Where::TopOrBottom, face_up }, ref on) => {
                let way = |at| vec![Step::Do(Act::ToLife { at, face_up }, on.clone())];
                Some([Where::Top, Where::Bottom].map(way).into())
            }
            _ => None,
        }
    }

    fn inside(&self) -> Vec<&[Step]> {
        match self {
            Step::If(_, then, otherwise) => vec![then, otherwise],
            Step::May(_, steps) | Step::ForEach(_, steps) | Step::Later(_, steps) => vec![steps],
            Step::ChooseOne(_, ways) => ways.iter().map(Vec::as_slice).collect(),
            _ => vec![],
        }
    }
}

/// A way of the only choice of an ability: the ability as far as it is told before, and the way's steps.
pub(super) fn way(ability: &Ability, number: u8) -> Option<(Ability, Vec<Step>)> {
    let body = match &ability.kind {
        Kind::At(_, steps) | Kind::Instead(_, steps) => steps.as_slice(),
        Kind::Always(_) => &[],
    };
    // Other costs pick nothing, and leave no choice.
    let costs = ability.cost.iter().filter_map(|cost| match cost {
        Cost::Do(step) => Some(step),
        Cost::RestDon(_) | Cost::ReturnDon(_) => None,
    });
    let steps: Vec<Step> = costs.chain(body).cloned().collect();
    let choice::Way { before, steps } = choice::Way::of(&steps, number)?;
    let kind = match &ability.kind {
        Kind::At(timing, _) => Kind::At(timing.clone(), before),
        Kind::Instead(would, _) => Kind::Instead(would.clone(), before),
        Kind::Always(parts) => Kind::Always(parts.clone()),
    };
    Some((Ability { cost: vec![], kind, ..ability.clone() }, steps))
}

/// A step as the opponent reads it who has to choose: to them, "you" is the opponent. What speaks of players in some
/// hidden corner is left to the card's own words.
fn for_opponent(step: &Step) -> Option<Step> {
    match step {
        Step::Draw { who, count } => Some(Step::Draw { who: other(*who), count: plain(count)? }),
        Step::Damage { who, count: Value::Number(count) } => {
            Some(Step::Damage { who: other(*who), count: Value::Number(*count) })
        }
        Step::Do(act @ (Act::Ko | Act::Trash | Act::ToHand | Act::ToDeck(_) | Act::ToLife { .. } | Act::Rest), on) => {
            let on = match on {
                Objects::Ends { whose, place, end, count } => {
                    Objects::Ends { whose: other(*whose), place: *place, end: *end, count: plain(count)? }
                }
                Objects::Pick(Pick { by, count, from: Cards { whose, places, filters }, total: None })
                    if filters.is_empty() =>
                {
                    let whose = match whose {
                        Whose::Yours => Whose::Opponents,
                        Whose::Opponents => Whose::Yours,
                        Whose::Anyones => Whose::Anyones,
                    };
                    let from = Cards { whose, places: places.clone(), filters: vec![] };
                    Objects::Pick(Pick { by: other(*by), count: plain(count)?, from, total: None })
                }
                _ => return None,
            };
            Some(Step::Do(act.clone(), on))
        }
        _ => None,
    }
}

fn other(player: Player) -> Player {
    match player {
        Player::You => Player::Opponent,
        Player::Opponent => Player::You,
    }
}

/// A count that speaks of no player.
fn plain(count: &Count) -> Option<Count> {
    match count {
        Count::Exactly(Value::Number(_)) | Count::UpTo(Value::Number(_)) | Count::AnyNumber => Some(count.clone()),
        _ => None,
    }
}
