//! Anything legal.

use crate::Bot;
use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{Rules, Seed, Sight};

/// Chooses among all legal answers, each as likely as the others.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Xoshiro256PlusPlus,
    forced: u64,
}

impl Random {
    /// A random player with its own stream.
    pub fn new(seed: Seed) -> Random {
        Random { dice: Xoshiro256PlusPlus::from_seed(*seed.bytes()), forced: 0 }
    }
}

impl<R: Rules> Bot<R> for Random {
    #[inline]
    fn choose(&mut self, sight: &Sight<'_, R>) -> Option<R::Action> {
        let (action, count) = sight.any_legal(&mut self.dice)?;
        self.forced += u64::from(count == 1);
        Some(action)
    }

    fn forced(&self) -> u64 {
        self.forced
    }

    fn may_repeat(&self) -> bool {
        false
    }
}
