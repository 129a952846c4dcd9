//! What cards do: as data, and as code.

mod ast;

pub use ast::*;
