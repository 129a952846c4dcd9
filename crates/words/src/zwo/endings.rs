//! How games have ended.

use super::names::card;
use crate::Line;
use kernel::Seat;
use zwo::{Ending, Zwo};

/// How a game has ended.
pub(super) fn how(rules: &Zwo, ending: Ending) -> Line {
    let of = |key, seat: Seat| Line::new(key).with("seat", seat);
    match ending {
        Ending::Struck { loser, attacker, damage } => {
            of("zwo-how-struck", loser).with("card", card(rules, attacker)).with("damage", damage)
        }
        Ending::Damaged { loser, by, damage } => {
            of("zwo-how-damaged", loser).with("card", card(rules, by)).with("damage", damage)
        }
        Ending::BothLost { by } => Line::new("zwo-how-both-lost").with("card", card(rules, by)),
        Ending::Agreed => Line::new("zwo-how-agreed"),
        Ending::Stuck { turns } => Line::new("zwo-how-stuck").with("turns", turns),
        Ending::Loop { times } => Line::new("zwo-how-loop").with("times", times),
        Ending::Conceded { loser, turn: 0 } => of("zwo-how-conceded-early", loser),
        Ending::Conceded { loser, turn } => of("zwo-how-conceded", loser).with("turn", turn),
    }
}
