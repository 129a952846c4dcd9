//! Text that no effect can carry out.

/// Text that could not be played as it is meant, and why, as a sentence: mostly more than an effect under way can keep in
/// mind. Its card is refused, not played wrongly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unplayable(pub &'static str);

impl std::fmt::Display for Unplayable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}
