//! What can be wrong with a read or a write.

use std::error::Error;
use std::fmt;

/// Why the storage has not done what it was asked for. Nothing of the write has been kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The disk is full.
    Full,
    /// The disk or the file cannot be written to.
    ReadOnly,
    /// Something else is there already, or what should come before is not.
    Conflict,
    /// There is no such match.
    Unknown,
    /// The store has been stopped.
    Gone,
    /// The file was written by a newer version of the program.
    Newer {
        /// The newest migration of the file.
        file: i64,
        /// The newest migration of this program.
        program: i64,
    },
    /// Anything else, in the words of the database.
    Other(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str("the disk is full"),
            Self::ReadOnly => f.write_str("the storage can only be read"),
            Self::Conflict => f.write_str("something else is stored there, or something before it is missing"),
            Self::Unknown => f.write_str("there is no such match"),
            Self::Gone => f.write_str("the storage has been stopped"),
            Self::Newer { file, program } => write!(
                f,
                "the storage was written by a newer version of this program (schema {file}; this one knows {program})"
            ),
            Self::Other(words) => write!(f, "the storage failed: {words}"),
        }
    }
}

impl Error for Trouble {}
