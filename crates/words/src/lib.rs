//! Everything a person reads, in four languages.
//!
//! The engine speaks in types; here they become [`Line`]s (a key and its arguments), and a [`Voice`] says lines in a
//! language. The same Fluent files serve the terminal, the server and the page.
//!
//! ```
//! use words::{Lang, Line, Names, Voice};
//! let voice = Voice::new(Lang::It);
//! let names = Names::numbered(4);
//! assert_eq!(voice.say(&Line::new("uno-colour-red"), &names), "rosso");
//! ```

mod choice;
mod fluent;
mod grammar;
mod line;
pub mod mm25;
pub mod opcg;
pub mod text;
pub mod uno;
pub mod zwo;

pub use fluent::{Headings, Lang, Voice, files};
pub use line::{Arg, Effect, Line, Name, Names, Print};
pub use text::Text;

use kernel::{KernelClause, Prompt, Refusal, Stakes};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a log tells an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Telling {
    /// Every time.
    Each,
    /// Once with a count, where the same happens several times in a row.
    Counted,
    /// Not at all: another event of the same moment says it better.
    Implied,
}

/// A game that can be put into words. The rules are at hand because they hold the cards, and where an input names a place
/// the view is, because it tells what lies there.
pub trait Speak: Stakes {
    /// The game's name.
    fn title(&self) -> Line;
    /// A setup in a line.
    fn setup(&self, setup: &Self::Setup) -> Line;
    /// An open question.
    fn question(&self, view: &Self::View, prompt: &Prompt<Self>) -> Line;
    /// What happens if nothing is added to an answer.
    fn at_stake(&self, view: &Self::View, stake: &Self::Stake) -> Line;
    /// The card text that a question comes from, if it comes from one.
    fn about(&self, _view: &Self::View) -> Option<Line> {
        None
    }
    /// Something seen to happen.
    fn event(&self, seen: &Self::Seen) -> Line;
    /// How it came to what has ended with the event: one sentence, with the names and numbers that decided it.
    fn how(&self, seen: &Self::Seen) -> Option<Line>;
    /// How a log tells it.
    fn telling(&self, _seen: &Self::Seen) -> Telling {
        Telling::Each
    }
    /// The rule behind it.
    fn because(seen: &Self::Seen) -> Self::Clause;
    /// An answer, from the first choice to the last: a card, then what is said along with it.
    fn action(&self, view: &Self::View, action: &Self::Action) -> Vec<Line>;
    /// A row of the table of refused inputs.
    fn reason(&self, reason: &Self::Reason) -> Line;
    /// Whether a refusal goes without saying, so that a few examples of it are enough.
    fn is_obvious(&self, _reason: &Self::Reason) -> bool {
        false
    }
    /// A fault of a setup.
    fn fault(fault: &Self::Fault) -> Line;
}

/// A refusal in words.
pub fn refusal<R: Speak>(rules: &R, refusal: &Refusal<R::Reason>) -> Line {
    match refusal {
        Refusal::Kernel(clause) => kernel_refusal(*clause),
        Refusal::Rule { reason, .. } => rules.reason(reason),
    }
}

/// A refusal that every game has, in words.
pub fn kernel_refusal(clause: KernelClause) -> Line {
    Line::new(match clause {
        KernelClause::Malformed => "refusal-malformed",
        KernelClause::Stale => "refusal-stale",
        KernelClause::Bound => "refusal-bound",
    })
}
