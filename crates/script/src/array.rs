//! Arrays of more than 32 things with serde: `#[serde(with = "script::array")]`. They are written as lists.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Writes an array.
///
/// # Errors
/// Those of the format.
pub fn serialize<T: Serialize, S: Serializer, const N: usize>(things: &[T; N], to: S) -> Result<S::Ok, S::Error> {
    things.as_slice().serialize(to)
}

/// Reads an array.
///
/// # Errors
/// Where there are more or fewer things, and those of the format.
pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>, const N: usize>(
    from: D,
) -> Result<[T; N], D::Error> {
    let things: Vec<T> = Vec::deserialize(from)?;
    let count = things.len();
    things.try_into().map_err(|_| D::Error::invalid_length(count, &format!("{N} of them").as_str()))
}
