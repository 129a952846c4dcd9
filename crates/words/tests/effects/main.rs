//! What cards say, printed from what they do. The texts beside these tests are generated, and read before they are accepted.

mod mm25;
mod opcg;
mod printed;
mod ways;
mod zwo;
