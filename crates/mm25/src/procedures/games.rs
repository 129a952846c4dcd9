//! Victory, the games of a match, and time (MM-3, MM-14).

use crate::atoms::Engine;
use crate::state::{Frame, Space, State, other};
use crate::{Clause, Ending, Face, MatchEnding, Mm25, Score, What};
use kernel::{Outcome, Places, Row, Seat, Sink};

/// A Trophy List of so much Life loses (MM-3.1.2).
const TROPHIES: u8 = 6;

impl<S: Sink<Mm25>> Engine<'_, S> {
    /// After every atomic step: Characters without Life leave, a Battle that lost a fighter ends, and victory is looked at
    /// (MM-0.3). Says whether the game goes on.
    pub(crate) fn check(&mut self) -> bool {
        self.bury();
        self.check_victory()
    }

    fn check_victory(&mut self) -> bool {
        if self.is_over() {
            return false;
        }
        let losers: Row<Seat, 2> = Seat::all(2).filter(|&seat| self.lost_by(seat).is_some()).collect();
        match losers[..] {
            [] => return true,
            [loser] => {
                if let Some((ending, because)) = self.lost_by(loser) {
                    self.end_game(Some(other(loser)), ending, because);
                }
            }
            _ => {
                let (winner, ending, because) = self.winner_of_both();
                self.end_game(winner, ending, because);
            }
        }
        false
    }

    /// By which of the victories the other player has won (MM-3.1).
    fn lost_by(&self, loser: Seat) -> Option<(Ending, Clause)> {
        let side = self.state.side(loser);
        if side.sunk {
            return Some((Ending::Captain { loser, by: self.felled_by(loser) }, Clause::MM_3_1_1));
        }
        let worth = |life: u8, &card: &crate::Card| life.saturating_add(self.table().stats(card).life);
        let life = side.trophies.iter().fold(0, worth);
        if life >= TROPHIES {
            return Some((Ending::Trophies { loser, life, enough: TROPHIES }, Clause::MM_3_1_2));
        }
        if side.dry {
            return Some((Ending::EmptyChest { loser }, Clause::MM_3_1_3));
        }
        (self.state.sudden && side.hurt).then_some((Ending::SuddenDeath { loser }, Clause::MM_14_2_3))
    }

    /// The Character that defeated a player's Captain in the Battle under way.
    fn felled_by(&self, loser: Seat) -> Option<Face> {
        let battle = self.state.battle?;
        let [one, two] = [loser, other(loser)].map(|seat| battle.fighters[seat.index()].card);
        (battle.fallen[loser.index()] && self.was_captain(one)).then(|| self.face(two))
    }

    /// Both have reached one at the same check: a draw, unless something says otherwise (MM-3.3.2).
    fn winner_of_both(&self) -> (Option<Seat>, Ending, Clause) {
        let draw = (None, Ending::BothWon, Clause::MM_3_3_2);
        let Some(battle) = self.state.battle else { return draw };
        // In sudden death, Captains that tie: the attacker wins (MM-14.3.1).
        let tie = battle.verdict == Some(crate::state::Verdict::Tie);
        let captains = battle.fighters.iter().all(|fighter| self.was_captain(fighter.card));
        if self.state.sudden && tie && captains && self.state.side(other(battle.attacker)).hurt {
            let winner = battle.attacker;
            return (Some(winner), Ending::SuddenTie { winner }, Clause::MM_14_3_1);
        }
        // Of two who would lose it neither does (MM-3.3.3).
        let loses = |seat: &Seat| self.table().loses_draws(*seat);
        match Seat::all(2).filter(loses).collect::<Row<Seat, 2>>()[..] {
            [loser] => (Some(other(loser)), Ending::BothWonByText { loser }, Clause::MM_3_3_3),
            _ => draw,
        }
    }

    /// Whether a card is or was the Captain.
    fn was_captain(&self, card: crate::Card) -> bool {
        let side = self.state.side(card.owner());
        match self.state.space(card) {
            Some(space) => space == Space::Captain,
            None => side.sunk,
        }
    }

    pub(crate) fn concede(&mut self, seat: Seat) {
        // Between games it is the next one that is given up.
        if matches!(self.state.peek(), Frame::Sideboard(_)) {
            self.count_game();
        }
        let ending = Ending::Conceded { loser: seat, turn: self.state.turn };
        self.end_game(Some(other(seat)), ending, Clause::MM_3_3_4);
    }

    /// A game is over (MM-14.1.1), and what time has to say to it (MM-14.2, MM-14.4).
    pub(crate) fn end_game(&mut self, winner: Option<Seat>, ending: Ending, because: Clause) {
        if self.is_over() {
            return;
        }
        let level = self.state.is_level();
        let (sudden, time) = (self.state.sudden, self.state.time);
        let leader = self.state.leader();
        self.score(winner, ending, because);
        let single = self.state.options.to_win == 1;
        let one = |several| if single { MatchEnding::OneGame(ending) } else { several };
        let (last, decides) = (self.state.game >= self.state.options.games, (time && level) || sudden);
        match winner {
            Some(seat) if self.state.side(seat).won >= self.state.options.to_win => {
                self.win_match(seat, one(MatchEnding::GamesWon), because);
            }
            Some(seat) if decides => self.win_match(seat, MatchEnding::WonInTime, because),
            // At 1-0 in time: the leader has it by a draw, and sudden death comes by a loss (MM-14.4).
            None if time && !level => {
                leader.into_iter().for_each(|seat| self.win_match(seat, MatchEnding::Ahead, because));
            }
            _ if last => self.draw_match(one(MatchEnding::GamesLimit), because),
            _ if time || sudden => self.next_game(true),
            // A single game that nobody wins is nobody's.
            None if single => self.draw_match(MatchEnding::OneGame(ending), because),
            _ => self.sideboard(),
        }
    }

    /// `game` is the rule by which the last game ended.
    fn win_match(&mut self, seat: Seat, ending: MatchEnding, game: Clause) {
        let score = self.state.score();
        self.emit(What::MatchWon { seat, ending, score }, ending.because(game));
        self.end_match(Outcome::Placed(Places::ranked(2, |other| other != seat)));
    }

    fn draw_match(&mut self, ending: MatchEnding, game: Clause) {
        let score = self.state.score();
        self.emit(What::MatchDrawn { ending, score }, ending.because(game));
        self.end_match(Outcome::Placed(Places::ranked(2, |_| 0)));
    }

    /// Between games cards may be exchanged, one player after the other, unseen (MM-1.6).
    fn sideboard(&mut self) {
        self.clear_table();
        let first = Seat::all(2).find(|&seat| !self.state.side(seat).sideboard.is_empty());
        match first {
            Some(seat) => self.push(Frame::Sideboard(seat)),
            None => self.next_game(false),
        }
    }

    pub(crate) fn ready(&mut self, seat: Seat) {
        self.pop();
        let next = other(seat);
        if seat == Seat::FIRST && !self.state.side(next).sideboard.is_empty() {
            self.push(Frame::Sideboard(next));
        } else {
            self.next_game(false);
        }
    }

    fn next_game(&mut self, sudden: bool) {
        self.clear_table();
        self.open_game(sudden);
        self.push(Frame::Deal);
    }

    /// Time is called: it acts at the end of the turn in progress, between games at once (MM-14.1.2).
    pub(crate) fn call_time(&mut self) {
        self.note_time();
        if let Frame::Sideboard(_) = self.state.peek() {
            self.pop();
            match self.state.leader() {
                // Each gets a point (MM-14.6.1).
                Some(seat) => {
                    Seat::all(2).for_each(|seat| self.award(seat));
                    self.win_match(seat, MatchEnding::AheadBetweenGames, Clause::MM_14_6_1);
                }
                None => self.next_game(true),
            }
        }
    }

    /// A turn has ended in time without a victory (MM-14.2.2, MM-14.4.1). Says whether the game goes on.
    pub(crate) fn settle_time(&mut self) -> bool {
        if !self.state.time || self.state.sudden {
            return true;
        }
        if let Some(leader) = self.state.leader() {
            self.win_match(leader, MatchEnding::Ahead, Clause::MM_14_4_1);
            return false;
        }
        let hurt = |seat: Seat| {
            let captain = self.state.side(seat).bridge[Space::Captain.index()];
            captain.map_or(0, |card| self.table().stats(card).life.saturating_sub(self.state.life_of(card)))
        };
        let (one, two) = (hurt(Seat::FIRST), hurt(other(Seat::FIRST)));
        if one == two {
            self.begin_sudden_death();
            return true;
        }
        let winner = if one < two { Seat::FIRST } else { other(Seat::FIRST) };
        self.win_match(winner, MatchEnding::Captains { lacks: [one, two] }, Clause::MM_14_2_2);
        false
    }
}

impl State {
    /// Where the match stands.
    pub(crate) fn score(&self) -> Score {
        Score { game: self.game, to_win: self.options.to_win, won: self.sides.each_ref().map(|side| side.won) }
    }

    /// Whether both have won as many games.
    fn is_level(&self) -> bool {
        self.sides[0].won == self.sides[1].won
    }

    /// Who has won more games.
    fn leader(&self) -> Option<Seat> {
        let won = |seat: Seat| self.side(seat).won;
        Seat::all(2).find(|&seat| won(seat) > won(other(seat)))
    }
}
