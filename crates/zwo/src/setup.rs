//! What is fixed before the first card: two decks, who begins, and the options that the rule file names.

use crate::{Deck, DeckFault, Face, Library, Number};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// When damage injures a zombie (ZW-13.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum InjuryThreshold {
    /// Damage greater than POWER, as the manual's sentence says.
    #[default]
    Strict,
    /// Damage equal to POWER too.
    AtLeast,
}

impl InjuryThreshold {
    /// Whether so much damage injures a zombie with this POWER.
    pub(crate) const fn is_reached(self, damage: i32, power: i32) -> bool {
        match self {
            InjuryThreshold::Strict => damage > power,
            InjuryThreshold::AtLeast => damage >= power,
        }
    }
}

/// Whether a card may answer while an effect of it lies in the resolution area (ZW-17.16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SameCardAnswers {
    /// FREE abilities of *other* cards may be declared, as the manual says twice.
    #[default]
    Refused,
    /// "Other" is read as "further": the same card may answer again.
    Allowed,
}

/// When an Auto ability must have a target (ZW-19.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum LateTargets {
    /// Without a target at the moment its condition is met it is not triggered.
    #[default]
    Refused,
    /// It is looked at only when it is taken from the queue: a target may come meanwhile.
    Allowed,
}

/// Rulings on which people may differ (ZW-22.1), each by default as the manual's words say.
///
/// They are saved as one byte with a bit for each ruling that is *not* the default. The first bit is the injury threshold, which
/// was the only option once and had this very byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Options {
    /// ZW-13.2.
    pub injury_threshold: InjuryThreshold,
    /// ZW-17.16.
    pub same_card_answers: SameCardAnswers,
    /// ZW-19.3.
    pub late_targets: LateTargets,
}

impl From<Options> for u8 {
    fn from(options: Options) -> u8 {
        u8::from(options.injury_threshold == InjuryThreshold::AtLeast)
            | u8::from(options.same_card_answers == SameCardAnswers::Allowed) << 1
            | u8::from(options.late_targets == LateTargets::Allowed) << 2
    }
}

/// A byte with a bit that stands for no ruling of this program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownRuling(pub u8);

impl std::fmt::Display for UnknownRuling {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "no rulings are saved as {:#010b}", self.0)
    }
}

impl std::error::Error for UnknownRuling {}

impl TryFrom<u8> for Options {
    type Error = UnknownRuling;

    fn try_from(byte: u8) -> Result<Options, UnknownRuling> {
        let bit = |place: u8| byte >> place & 1 == 1;
        let options = Options {
            injury_threshold: if bit(0) { InjuryThreshold::AtLeast } else { InjuryThreshold::Strict },
            same_card_answers: if bit(1) { SameCardAnswers::Allowed } else { SameCardAnswers::Refused },
            late_targets: if bit(2) { LateTargets::Allowed } else { LateTargets::Refused },
        };
        if u8::from(options) == byte { Ok(options) } else { Err(UnknownRuling(byte)) }
    }
}

/// A game's setup (ZW-5, ZW-6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The decks of the two seats.
    pub decks: [Deck; 2],
    /// A fixed first player, instead of chance (ZW-6.2).
    pub first: Option<Seat>,
    /// Rulings.
    pub options: Options,
}

/// One thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Whose deck.
    pub seat: Seat,
    /// What is wrong with it.
    pub fault: DeckFault,
}

impl Setup {
    /// A game between two decks, by the rules.
    pub fn of(one: Deck, two: Deck) -> Setup {
        Setup { decks: [one, two], first: None, options: Options::default() }
    }

    /// The setup of a match that was begun under the first edition of the rule file. What are options now was the rule then:
    /// the same card answered again, and targets were sought late.
    pub fn of_first_edition(self) -> Setup {
        let options =
            Options { same_card_answers: SameCardAnswers::Allowed, late_targets: LateTargets::Allowed, ..self.options };
        Setup { options, ..self }
    }

    /// Both lists, or every fault (ZW-21.1).
    pub(crate) fn lists(&self, library: &Library) -> Result<[Vec<Face>; 2], Vec<Fault>> {
        let mut faults = Vec::new();
        for (seat, deck) in Seat::all(2).zip(&self.decks) {
            let find = |number: &Number| library.find(number).map(|face| library.card(face));
            faults.extend(deck.faults(&find).into_iter().map(|fault| Fault { seat, fault }));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok([list(&self.decks[0], library), list(&self.decks[1], library)])
    }
}

/// A deck as faces.
pub(crate) fn list(deck: &Deck, library: &Library) -> Vec<Face> {
    let cards = deck.cards.iter().flat_map(|(number, count)| {
        library.find(number).into_iter().flat_map(move |face| std::iter::repeat_n(face, *count as usize))
    });
    cards.collect()
}

/// The starter decks, as far as the library has their cards.
pub(crate) fn starter_lists(library: &Library) -> Vec<Vec<Face>> {
    crate::starter_decks().iter().map(|(_, deck)| list(deck, library)).filter(|list| list.len() == 50).collect()
}
