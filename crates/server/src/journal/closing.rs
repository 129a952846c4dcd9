//! What a match ended with: what a list of matches tells without playing it again.

use super::{Unreadable, VERSION, VERSIONS, versioned};
use kernel::decode;
use serde::{Deserialize, Serialize};
use wire::SeatKind;

/// Somebody who sat there at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sat {
    pub(crate) kind: SeatKind,
    pub(crate) guest: Option<String>,
    pub(crate) name: String,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// The place of each seat, 1 is best; none where it is void.
    pub(crate) places: Option<Vec<u8>>,
    pub(crate) seats: Vec<Sat>,
    /// How many inputs it had.
    pub(crate) steps: u32,
    /// When it ended, in milliseconds since 1970.
    pub(crate) at: i64,
    /// How long it took from the deal on, in milliseconds, where that is known.
    pub(crate) length: Option<u64>,
}

/// What is kept of an end.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Closing {
    /// Why it ended without a result, if so, by the name of the server's message.
    pub(crate) why: Option<String>,
    /// How it ended, unless a program has ended it that told no more than why.
    pub(crate) summary: Option<Summary>,
}

impl Closing {
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        versioned(self)
    }

    /// Reads what is kept. The first two versions told why, without a version; what they cannot have written tells nothing. What a
    /// later program has written is not guessed at.
    pub(crate) fn read(bytes: &[u8]) -> Result<Closing, Unreadable> {
        let read = match bytes.split_first() {
            Some((&byte, _)) if byte > VERSIONS | VERSION => return Err(Unreadable::Later(byte & !VERSIONS)),
            Some((&byte, rest)) if byte == VERSIONS | VERSION => decode(rest),
            _ => decode(bytes).map(|why| Closing { why, summary: None }),
        };
        Ok(read.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::{Closing, Summary, Unreadable, VERSION};
    use kernel::encode;

    #[test]
    fn what_is_written_is_read_and_so_is_what_was_written_before() {
        let summary = Summary { places: Some(vec![2, 1]), seats: Vec::new(), steps: 7, at: 5, length: Some(3) };
        let closing = Closing { why: None, summary: Some(summary) };
        assert_eq!(Closing::read(&closing.to_bytes()), Ok(closing));
        for why in [None, Some("server-ended-on-hold".to_owned())] {
            assert_eq!(Closing::read(&encode(&why)), Ok(Closing { why, summary: None }));
        }
        assert_eq!(Closing::read(&[]), Ok(Closing::default()));
    }

    #[test]
    fn what_a_later_program_writes_is_not_guessed_at() {
        let mut later = Closing::default().to_bytes();
        later[0] += 1;
        assert_eq!(Closing::read(&later), Err(Unreadable::Later(VERSION + 1)));
    }
}
