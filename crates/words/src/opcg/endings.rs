//! How games have ended.

use super::names::card;
use crate::Line;
use kernel::Seat;
use opcg::{Ending, LastCard, Opcg};

/// How a game has ended.
pub(super) fn how(rules: &Opcg, ending: Ending) -> Line {
    let of = |key, seat: Seat| Line::new(key).with("seat", seat);
    match ending {
        Ending::Struck { loser, attacker, power, against } => {
            let line = of("opcg-how-struck", loser).with("card", card(rules, attacker));
            line.with("power", power).with("against", against)
        }
        Ending::Damaged { loser, by } => of("opcg-how-damaged", loser).with("card", card(rules, by)),
        Ending::DeckOut { loser, last: LastCard::Drawn } => of("opcg-how-drew-last", loser),
        Ending::DeckOut { loser, last: LastCard::Taken } => of("opcg-how-deck-out", loser),
        Ending::DeckOutLate { loser } => of("opcg-how-deck-out-late", loser),
        Ending::DeckOutWins { winner } => of("opcg-how-deck-out-wins", winner),
        Ending::Text { winner, by } => of("opcg-how-text", winner).with("card", card(rules, by)),
        Ending::Conceded { loser, turn: 0 } => of("opcg-how-conceded-early", loser),
        Ending::Conceded { loser, turn } => of("opcg-how-conceded", loser).with("turn", turn),
        Ending::BothLost => Line::new("opcg-how-both-lost"),
        Ending::Loop => Line::new("opcg-how-loop"),
    }
}
