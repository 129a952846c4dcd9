//! How games and matches have ended.

use super::names::card;
use crate::Line;
use kernel::Seat;
use mm25::{Ending, MatchEnding, Mm25, Score};

/// How a game has ended.
pub(super) fn how(rules: &Mm25, ending: Ending) -> Line {
    let of = |key, seat: Seat| Line::new(key).with("seat", seat);
    match ending {
        Ending::Captain { loser, by: None } => of("mm25-how-captain", loser),
        Ending::Captain { loser, by: Some(by) } => of("mm25-how-captain-by", loser).with("card", card(rules, by)),
        Ending::Trophies { loser, life, enough } => {
            of("mm25-how-trophies", loser).with("life", life).with("enough", enough)
        }
        Ending::EmptyChest { loser } => of("mm25-how-empty-chest", loser),
        Ending::SuddenDeath { loser } => of("mm25-how-sudden-death", loser),
        Ending::SuddenTie { winner } => of("mm25-how-sudden-tie", winner),
        Ending::BothWon => Line::new("mm25-how-both-won"),
        Ending::BothWonByText { loser } => of("mm25-how-both-won-by-text", loser),
        Ending::Conceded { loser, turn: 0 } => of("mm25-how-conceded-early", loser),
        Ending::Conceded { loser, turn } => of("mm25-how-conceded", loser).with("turn", turn),
        Ending::TurnLimit { turns } => Line::new("mm25-how-turn-limit").with("turns", turns),
    }
}

/// How a match has ended; `winner` has won it.
pub(super) fn how_match(rules: &Mm25, winner: Option<Seat>, ending: MatchEnding, score: Score) -> Line {
    let best = winner.unwrap_or(Seat::FIRST);
    let rest = Seat::all(2).find(|&seat| seat != best).unwrap_or(best);
    let of = |key| Line::new(key).with("seat", best);
    let games = |key| of(key).with("won", score.won[best.index()]).with("lost", score.won[rest.index()]);
    match ending {
        MatchEnding::GamesWon => games("mm25-how-games-won"),
        MatchEnding::OneGame(ending) => how(rules, ending),
        MatchEnding::WonInTime => of("mm25-how-won-in-time"),
        MatchEnding::Captains { lacks } => {
            let line = of("mm25-how-captains").with("other", rest);
            line.with("less", lacks[best.index()]).with("more", lacks[rest.index()])
        }
        MatchEnding::Ahead => games("mm25-how-ahead"),
        MatchEnding::AheadBetweenGames => games("mm25-how-ahead-between-games"),
        MatchEnding::GamesLimit => {
            Line::new("mm25-how-games-limit").with("games", score.game).with("enough", score.to_win)
        }
    }
}
