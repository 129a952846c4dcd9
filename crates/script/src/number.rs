//! Card numbers.

use serde::{Deserialize, Serialize};

/// What is printed on a card to tell it from all others: `ST01-001`, `DZ-001`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Number(pub String);
