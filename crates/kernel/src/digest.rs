//! State hashes: fields fed by hand, so that the hash does not depend on how a struct lies in memory.

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;
use xxhash_rust::xxh3::xxh3_64;

/// The hash of plain data by its postcard form, which is the same on every machine.
pub fn content_hash(content: &impl Serialize) -> u64 {
    xxh3_64(&encode(content))
}

/// Plain data as bytes, the same on every machine: for journals.
pub fn encode(content: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(content).expect("plain data has a postcard form")
}

/// What [`encode`] made; nothing if the bytes are something else.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    match postcard::take_from_bytes(bytes) {
        Ok((content, [])) => Some(content),
        _ => None,
    }
}

/// Takes a state's fields in a fixed order; [`Feed::finish`] gives their hash.
///
/// ```
/// let mut feed = kernel::Feed::new();
/// feed.number(7u16);
/// feed.bytes(b"abc");
/// assert_eq!(feed.finish(), 0x6FBC_0842_3931_5840);
/// ```
pub struct Feed {
    // States have at most 4 KB, so nearly every hash is one pass over one buffer; what exceeds it is folded in.
    buffer: ArrayVec<u8, 4096>,
    folded: u64,
}

impl Feed {
    /// An empty feed.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Feed {
        Feed { buffer: ArrayVec::new(), folded: 0 }
    }

    /// Takes bytes. Whoever feeds something of variable length feeds the length first.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) {
        if self.buffer.try_extend_from_slice(bytes).is_err() {
            self.bytes_over_the_end(bytes);
        }
    }

    #[cold]
    fn bytes_over_the_end(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(self.buffer.capacity() / 2) {
            if self.buffer.remaining_capacity() < chunk.len() {
                self.fold();
            }
            self.buffer.try_extend_from_slice(chunk).expect("folding made room");
        }
    }

    /// Takes small things, their number first.
    #[inline]
    pub fn list<T: Copy + Into<u8>>(&mut self, items: &[T]) {
        self.number(items.len() as u32);
        for chunk in items.chunks(128) {
            let mut bytes = [0; 128];
            for (byte, &item) in bytes.iter_mut().zip(chunk) {
                *byte = item.into();
            }
            self.bytes(&bytes[..chunk.len()]);
        }
    }

    /// Takes a number, little end first.
    #[inline]
    pub fn number<N: Number>(&mut self, number: N) {
        number.feed(self);
    }

    fn fold(&mut self) {
        let hash = xxh3_64(&self.buffer);
        self.folded = self.folded.rotate_left(23) ^ hash;
        self.buffer.clear();
    }

    /// The hash of all that was fed.
    pub fn finish(&mut self) -> u64 {
        if self.buffer.remaining_capacity() < size_of::<u64>() {
            self.fold();
        }
        let folded = self.folded;
        self.bytes(&folded.to_le_bytes());
        xxh3_64(&self.buffer)
    }
}

/// Numbers a [`Feed`] takes.
pub trait Number {
    /// Feeds itself.
    fn feed(self, feed: &mut Feed);
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Number for $number {
            #[inline]
            fn feed(self, feed: &mut Feed) {
                feed.bytes(&self.to_le_bytes());
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, i8, i16, i32, i64);

impl Number for bool {
    #[inline]
    fn feed(self, feed: &mut Feed) {
        feed.bytes(&[u8::from(self)]);
    }
}
