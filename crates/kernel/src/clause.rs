//! Clauses as types: whatever the engine refuses or does names the rule behind it.

use std::fmt::Debug;
use std::hash::Hash;

/// A game's rulebook as an enum. The enums are generated from `rules/<game>.md`, so a clause that does not exist does
/// not compile.
pub trait Clause: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// Every clause, in the order of the rulebook.
    const ALL: &'static [Self];

    /// The id by which people cite it: `UN-6.2.1`.
    fn id(self) -> &'static str;

    /// Where it comes from.
    fn origin(self) -> Origin;

    /// The clause of that id.
    fn parse(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|clause| clause.id() == id)
    }
}

/// Who said so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The rulebook, under these headings of its own.
    Manual(&'static str),
    /// The publisher's comprehensive rules and answers, at these sections, where the manual is silent.
    Comprehensive(&'static str),
    /// A decision of this project where all of these leave a gap.
    Decision,
}

/// The kernel's own clauses, the same in every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum KernelClause {
    /// K-1: the input is malformed.
    Malformed,
    /// K-2: the input answers a question that is no longer open.
    Stale,
    /// K-3: a bound of the engine was reached.
    Bound,
}

impl Clause for KernelClause {
    const ALL: &'static [Self] = &[Self::Malformed, Self::Stale, Self::Bound];

    fn id(self) -> &'static str {
        match self {
            Self::Malformed => "K-1",
            Self::Stale => "K-2",
            Self::Bound => "K-3",
        }
    }

    fn origin(self) -> Origin {
        Origin::Decision
    }
}

/// Why an input is refused, one variant a row of a rule file's table of refused inputs, with the facts that explain it.
pub trait Reason: Copy + Eq + Debug {
    /// The game's clauses.
    type Clause: Clause;

    /// The name of the row: `CardDoesNotMatch`.
    fn name(&self) -> &'static str;

    /// The clause that holds the row.
    fn row(&self) -> Self::Clause;
}

/// An input that was not accepted, and why. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal<N: Reason> {
    /// The kernel refused it before the rules were asked.
    Kernel(KernelClause),
    /// The rules refuse it.
    Rule {
        /// The row of the table of refused inputs.
        reason: N,
        /// The rule behind it.
        clause: N::Clause,
    },
}

impl<N: Reason> Refusal<N> {
    /// The id of the rule behind it, as shown to players.
    pub fn clause_id(&self) -> &'static str {
        match self {
            Refusal::Kernel(clause) => clause.id(),
            Refusal::Rule { clause, .. } => clause.id(),
        }
    }

    /// The name of the reason.
    pub fn name(&self) -> &'static str {
        match self {
            Refusal::Kernel(KernelClause::Malformed) => "Malformed",
            Refusal::Kernel(KernelClause::Stale) => "Stale",
            Refusal::Kernel(KernelClause::Bound) => "Bound",
            Refusal::Rule { reason, .. } => reason.name(),
        }
    }

    /// Whether a scenario's `because` names this refusal: by the rule behind it, by the row or by the reason's name.
    pub fn is_cited_as(&self, word: &str) -> bool {
        let row = match self {
            Refusal::Kernel(clause) => clause.id(),
            Refusal::Rule { reason, .. } => reason.row().id(),
        };
        word == self.clause_id() || word == self.name() || word == row
    }
}

/// A refusal by the rules.
///
/// # Errors
/// Always: it is the refusal.
pub fn refuse<T, N: Reason>(reason: N, clause: N::Clause) -> Result<T, Refusal<N>> {
    Err(Refusal::Rule { reason, clause })
}

/// A refusal by the rules, if something is wrong.
///
/// # Errors
/// The refusal.
#[inline]
pub fn refuse_if<N: Reason>(wrong: bool, reason: N, clause: N::Clause) -> Result<(), Refusal<N>> {
    if wrong { refuse(reason, clause) } else { Ok(()) }
}
