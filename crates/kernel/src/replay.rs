//! Recorded matches as files.
//!
//! A file is a magic word, a format number, a header (game, edition of its rules), the body's length, the body in
//! postcard, and an xxh3 of all that. Whatever is wrong with it is told apart, and nothing is guessed.

use crate::{Inputs, Mark, Reason, Refusal, Rules, Seed};
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

const MAGIC: &[u8; 8] = b"QDREPLAY";
const FORMAT: u8 = 2;

/// Everything needed to play a match again.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Replay<R: Rules> {
    /// What was fixed before the first card.
    pub setup: R::Setup,
    /// Which cards were supplied for it: [`Rules::supplied`].
    pub supplied: u64,
    /// What it was dealt from.
    pub seed: Seed,
    /// What everybody did.
    pub inputs: Inputs<R::Action>,
    /// State hashes on the way.
    pub marks: Vec<Mark>,
}

impl<R: Rules> Clone for Replay<R> {
    fn clone(&self) -> Self {
        let Replay { setup, supplied, seed, inputs, marks } = self;
        let (setup, inputs, marks) = (setup.clone(), inputs.clone(), marks.clone());
        Replay { setup, supplied: *supplied, seed: *seed, inputs, marks }
    }
}

impl<R: Rules> PartialEq for Replay<R> {
    fn eq(&self, other: &Self) -> bool {
        let cards = (&self.setup, self.supplied, self.seed) == (&other.setup, other.supplied, other.seed);
        cards && self.inputs == other.inputs && self.marks == other.marks
    }
}

impl<R: Rules> std::fmt::Debug for Replay<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Replay of {} inputs", self.inputs.len())
    }
}

/// Which game a file is of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The edition of its rules that the match was played with.
    pub edition: u32,
}

/// What is wrong with a recorded match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError<F, N: Reason> {
    /// The file is something else.
    NotAReplay,
    /// The file is of a later format than this program reads.
    Format(u8),
    /// The file ends too early.
    Truncated {
        /// How many bytes it should have.
        expected: usize,
        /// How many it has.
        found: usize,
    },
    /// The checksum does not fit: some byte was changed.
    Altered,
    /// The bytes are whole, but do not describe a match.
    Garbled,
    /// A match of another game.
    Game(String),
    /// A match played with a later edition of the rules than this program has.
    Edition {
        /// The edition it was played with.
        found: u32,
    },
    /// A match played with other cards than those at hand.
    Cards,
    /// The recorded setup is not one.
    Setup(Vec<F>),
    /// A recorded input is refused.
    Refused {
        /// Which one, counted from 1.
        step: u32,
        /// Why.
        refusal: Refusal<N>,
    },
    /// The match no longer goes as it was recorded.
    Diverged {
        /// The last input up to which the hashes agreed.
        agreed: u32,
        /// The input after which they first did not.
        step: u32,
    },
}

/// What is wrong with a recorded match of this game.
pub type ReplayErrorOf<R> = ReplayError<<R as Rules>::Fault, <R as Rules>::Reason>;

fn split(bytes: &[u8], at: usize) -> Option<(&[u8], &[u8])> {
    (bytes.len() >= at).then(|| bytes.split_at(at))
}

impl Header {
    /// Reads only the header: which game is this file of?
    pub fn read<R: Rules>(bytes: &[u8]) -> Result<(Header, &[u8]), ReplayErrorOf<R>> {
        let (magic, rest) = split(bytes, MAGIC.len()).ok_or(ReplayError::NotAReplay)?;
        if magic != MAGIC {
            return Err(ReplayError::NotAReplay);
        }
        let truncated = ReplayError::Truncated { expected: bytes.len() + 1, found: bytes.len() };
        let (format, rest) = rest.split_first().ok_or(truncated.clone())?;
        if *format != FORMAT {
            return Err(ReplayError::Format(*format));
        }
        postcard::take_from_bytes(rest).map_err(|error| match error {
            postcard::Error::DeserializeUnexpectedEnd => truncated,
            _ => ReplayError::Garbled,
        })
    }

    /// The game a file claims to be of, if it is a replay at all.
    pub fn game(bytes: &[u8]) -> Option<String> {
        let rest = bytes.strip_prefix(MAGIC)?.strip_prefix(&[FORMAT])?;
        postcard::take_from_bytes::<Header>(rest).ok().map(|(header, _)| header.game)
    }
}

impl<R: Rules> Replay<R> {
    /// The match as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let header = Header { game: R::GAME.to_owned(), edition: R::EDITION };
        let body = postcard::to_allocvec(self).expect("plain data has a postcard form");
        let mut bytes = MAGIC.to_vec();
        bytes.push(FORMAT);
        bytes.extend(postcard::to_allocvec(&header).expect("plain data has a postcard form"));
        bytes.extend((body.len() as u32).to_le_bytes());
        bytes.extend(body);
        bytes.extend(xxh3_64(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a file. It has not been played yet: [`Game::from_replay`](crate::Game::from_replay) does that.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ReplayErrorOf<R>> {
        let (header, rest) = Header::read::<R>(bytes)?;
        let head = bytes.len() - rest.len();
        let truncated = |expected| ReplayError::Truncated { expected, found: bytes.len() };
        let (length, rest) = rest.split_first_chunk::<4>().ok_or(truncated(head + 12))?;
        let length = u32::from_le_bytes(*length) as usize;
        let expected = head + 4 + length + 8;
        let (body, sum) = split(rest, length).ok_or(truncated(expected))?;
        let sum = match <[u8; 8]>::try_from(sum) {
            Ok(sum) => u64::from_le_bytes(sum),
            Err(_) if sum.len() < 8 => return Err(truncated(expected)),
            Err(_) => return Err(ReplayError::Altered),
        };
        if sum != xxh3_64(&bytes[..bytes.len() - 8]) {
            return Err(ReplayError::Altered);
        }
        if header.game != R::GAME {
            return Err(ReplayError::Game(header.game));
        }
        if header.edition > R::EDITION {
            return Err(ReplayError::Edition { found: header.edition });
        }
        match postcard::take_from_bytes::<Replay<R>>(body) {
            Ok((replay, [])) if replay.inputs.is_whole() => {
                Ok(Replay { setup: R::of_edition(replay.setup, header.edition), ..replay })
            }
            _ => Err(ReplayError::Garbled),
        }
    }
}
