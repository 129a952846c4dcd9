//! The notation of `docs/effects-opcg.md`: abilities and card files, read and written.
//!
//! Reader and writer are inverse: whatever the AST can say has one canonical text, and reading it gives the same AST.

mod file;
pub(crate) mod phrases;
mod read;
mod write;

pub use file::{read_cards, write_cards};
pub use read::read_ability;
pub use write::write_ability;
