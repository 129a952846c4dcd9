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

mod fluent;
mod line;
pub mod uno;

pub use fluent::{FILES, Lang, Voice};
pub use line::{Arg, Line, Names};

use kernel::{Prompt, Refusal, Rules};

/// A game that can be put into words.
pub trait Speak: Rules {
    /// The game's name.
    fn title() -> Line;
    /// An open question.
    fn question(prompt: &Prompt<Self>) -> Line;
    /// Something seen to happen.
    fn event(seen: &Self::Seen) -> Line;
    /// The rule behind it.
    fn because(seen: &Self::Seen) -> Self::Clause;
    /// An answer, from the first choice to the last: a card, then what is said along with it.
    fn action(action: &Self::Action) -> Vec<Line>;
    /// A row of the table of refused inputs.
    fn reason(reason: &Self::Reason) -> Line;
    /// A fault of a setup.
    fn fault(fault: &Self::Fault) -> Line;
}

/// A refusal in words.
pub fn refusal<R: Speak>(refusal: &Refusal<R::Reason>) -> Line {
    use kernel::KernelClause::{Bound, Malformed, Stale};
    match refusal {
        Refusal::Kernel(Malformed) => Line::new("refusal-malformed"),
        Refusal::Kernel(Stale) => Line::new("refusal-stale"),
        Refusal::Kernel(Bound) => Line::new("refusal-bound"),
        Refusal::Rule { reason, .. } => R::reason(reason),
    }
}
