//! Which texts are being read.

/// How many texts that ask for each other's numbers are read, one inside the other.
const DEEPEST: usize = 3;

/// The texts whose own conditions, filters and numbers are being read, each by a number of the game's. While a text says what it is
/// about it does not count itself: "all with 400 or less get +100" is about those that have so much without it. So whatever texts ask of
/// each other, reading comes to an end.
///
/// ```
/// use script::Within;
/// let reading = Within::default().and(7).and_then(|reading| reading.and(8));
/// assert!(reading.is_some_and(|reading| reading.contains(7) && !reading.contains(9)));
/// assert!(reading.and_then(|reading| reading.and(9)?.and(10)).is_none()); // too deep
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Within {
    texts: [u16; DEEPEST],
    depth: u8,
}

impl Within {
    /// Whether this text is being read.
    #[inline]
    pub fn contains(&self, text: u16) -> bool {
        self.texts[..usize::from(self.depth)].contains(&text)
    }

    /// The same and this text, or nothing where that is too deep.
    #[inline]
    pub fn and(mut self, text: u16) -> Option<Within> {
        *self.texts.get_mut(usize::from(self.depth))? = text;
        self.depth += 1;
        Some(self)
    }
}
