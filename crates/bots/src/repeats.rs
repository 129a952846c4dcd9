//! Notices that a match has come back to where it was: two players who always answer alike would throw the same sign for ever.

/// Brent's cycle detection over the hashes of a match's states: one is kept, a newer one after every power of two.
#[derive(Clone, Debug, Default)]
pub struct Repeats {
    kept: Option<u64>,
    seen: u64,
}

impl Repeats {
    /// Takes the next state's hash; says whether that state has been there before. A cycle is found before it has been run
    /// through three times.
    ///
    /// ```
    /// let mut repeats = bots::Repeats::default();
    /// assert!([1, 2, 3, 4].into_iter().all(|hash| !repeats.comes_again(hash)));
    /// assert!([3, 4, 3, 4].into_iter().any(|hash| repeats.comes_again(hash)));
    /// ```
    pub fn comes_again(&mut self, hash: u64) -> bool {
        self.seen += 1;
        let again = self.kept == Some(hash);
        if again || self.seen.is_power_of_two() {
            self.kept = Some(hash);
        }
        again
    }
}
