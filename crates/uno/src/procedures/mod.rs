//! How a match goes: rounds, turns, and the settling of a play.

mod round;
mod settle;
mod turn;

pub(crate) use round::{GOAL, places, recorded};
