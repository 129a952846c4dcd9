//! A short row of plain things inside a state.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// Up to `N` (at most 255) things in order. Unlike a vector it is `Copy`, so that states are; equality, saves and hashes
/// look only at what is in it.
///
/// ```
/// let mut row: kernel::Row<u8, 3> = kernel::Row::default();
/// assert_eq!(row.push(7), Ok(()));
/// assert_eq!((row.push(8), row.push(9)), (Ok(()), Ok(())));
/// assert_eq!(row.push(10), Err(10)); // full: a bound is an outcome, not a panic
/// assert_eq!(row.pop(), Some(9));
/// assert_eq!(&row[..], &[7, 8]);
/// ```
#[derive(Clone, Copy)]
pub struct Row<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        const { assert!(N <= 255) };
        Row { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy, const N: usize> Row<T, N> {
    /// Adds a thing at the end, or gives it back if the row is full.
    #[inline]
    pub fn push(&mut self, item: T) -> Result<(), T> {
        match self.items.get_mut(self.len as usize) {
            Some(place) => {
                *place = item;
                self.len += 1;
                Ok(())
            }
            None => Err(item),
        }
    }

    /// Takes the last thing.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.items.get(self.len as usize).copied()
    }

    /// Takes everything out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes out the thing at `index`; the others keep their order.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        let item = *self.get(index)?;
        self.items.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        Some(item)
    }

    /// Puts a thing in at `index` (at most the length), or gives it back if the row is full.
    pub fn insert(&mut self, index: usize, item: T) -> Result<(), T> {
        if self.len as usize == N || index > self.len as usize {
            return Err(item);
        }
        self.items.copy_within(index..self.len as usize, index + 1);
        self.items[index] = item;
        self.len += 1;
        Ok(())
    }

    /// Keeps what `keep` says.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for index in 0..self.len as usize {
            let item = self.items[index];
            if keep(&item) {
                self.items[kept] = item;
                kept += 1;
            }
        }
        self.len = kept as u8;
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Row<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Row<T, N> {}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Row<T, N> {
    /// Takes the first `N`.
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut row = Row::default();
        for item in items.into_iter().take(N) {
            let _ = row.push(item);
        }
        row
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);

        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = Row<T, N>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "at most {N} items")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Row<T, N>, A::Error> {
                let mut row = Row::default();
                while let Some(item) = items.next_element()? {
                    row.push(item).map_err(|_| A::Error::invalid_length(N + 1, &self))?;
                }
                Ok(row)
            }
        }

        deserializer.deserialize_seq(Items(PhantomData))
    }
}
