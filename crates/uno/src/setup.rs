//! What is fixed before the first card.

use crate::{Clause, Reason};
use kernel::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// How strictly the table plays (UN-8.2.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Preset {
    /// A card that does not fit is refused.
    #[default]
    Standard,
    /// A card that does not fit is a misplay that others may accuse; so may drawing be.
    Table,
}

/// What a match is played for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Mode {
    /// A number of rounds, plus and minus points (UN-9.2.1).
    #[default]
    Rounds,
    /// The first to reach 500 (UN-9.3.1).
    First500,
    /// Minus accounts; over 500 is out (UN-11).
    Elimination,
}

impl Preset {
    /// The preset of a name.
    pub fn parse(name: &str) -> Option<Preset> {
        match name {
            "standard" => Some(Preset::Standard),
            "table" => Some(Preset::Table),
            _ => None,
        }
    }
}

impl Mode {
    /// The mode of a name.
    pub fn parse(name: &str) -> Option<Mode> {
        match name {
            "rounds" => Some(Mode::Rounds),
            "first500" => Some(Mode::First500),
            "elimination" => Some(Mode::Elimination),
            _ => None,
        }
    }
}

/// A match to be set up. It may be wrong; only [`kernel::Rules::start`] makes a match of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many sit down (UN-2.1.1).
    pub seats: u8,
    /// How strictly they play.
    pub preset: Preset,
    /// What they play for.
    pub mode: Mode,
    /// How many rounds, in mode `rounds` (UN-9.2.3).
    pub rounds: u8,
    /// After how many turns a round is void (UN-9.3.3).
    pub turn_limit: u16,
    /// After how many rounds the other modes end (UN-9.3.4).
    pub round_limit: u8,
    /// Who deals the first round; otherwise a draw decides (UN-2.1.4).
    pub dealer: Option<Seat>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            seats: 4,
            preset: Preset::Standard,
            mode: Mode::Rounds,
            rounds: 5,
            turn_limit: 5000,
            round_limit: 99,
            dealer: None,
        }
    }
}

/// One thing that is wrong with a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// `BadPlayerCount`: fewer than two or more than ten.
    PlayerCount(u8),
    /// `BadConfig`: rounds are 1 to 99.
    Rounds(u8),
    /// `BadConfig`: a round has at least one turn.
    TurnLimit(u16),
    /// `BadConfig`: a match has 1 to 99 rounds.
    RoundLimit(u8),
    /// `BadConfig`: the dealer has no seat.
    Dealer(Seat),
}

impl Fault {
    /// The name of UN-13.1.6.
    pub fn name(self) -> &'static str {
        match self {
            Fault::PlayerCount(_) => "BadPlayerCount",
            _ => "BadConfig",
        }
    }

    /// The rule behind it.
    pub fn clause(self) -> Clause {
        match self {
            Fault::PlayerCount(_) => Clause::UN_2_1_1,
            Fault::Rounds(_) => Clause::UN_9_2_3,
            Fault::TurnLimit(_) => Clause::UN_9_3_3,
            Fault::RoundLimit(_) => Clause::UN_9_3_4,
            Fault::Dealer(_) => Clause::UN_2_1_4,
        }
    }

    /// Whether a scenario's `because` names this fault.
    pub fn is_cited_as(self, word: &str) -> bool {
        use kernel::{Clause as _, Reason as _};
        word == self.name() || word == self.clause().id() || word == Reason::BadInput.row().id()
    }
}

impl Setup {
    /// Everything that is wrong with it.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut fault = |wrong: bool, fault: Fault| {
            if wrong {
                faults.push(fault);
            }
        };
        fault(!(2..=MAX_SEATS as u8).contains(&self.seats), Fault::PlayerCount(self.seats));
        fault(!(1..=99).contains(&self.rounds), Fault::Rounds(self.rounds));
        fault(self.turn_limit == 0, Fault::TurnLimit(self.turn_limit));
        fault(!(1..=99).contains(&self.round_limit), Fault::RoundLimit(self.round_limit));
        if let Some(dealer) = self.dealer {
            fault(dealer.number() >= self.seats, Fault::Dealer(dealer));
        }
        faults
    }
}
