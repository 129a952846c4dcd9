//! How much one person may ask of the server.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// How many messages somebody may send.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// A second.
    pub steady: u32,
    /// At once.
    pub burst: u32,
}

impl Default for Rate {
    fn default() -> Rate {
        Rate { steady: 20, burst: 40 }
    }
}

/// A bucket of messages that fills up again.
pub(crate) struct Bucket {
    rate: Rate,
    left: f64,
    since: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket { rate, left: f64::from(rate.burst), since: now }
    }

    /// Takes a message out; says whether there was one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.left = (self.left + passed * f64::from(self.rate.steady)).min(f64::from(self.rate.burst));
        self.since = now;
        let there = self.left >= 1.0;
        if there {
            self.left -= 1.0;
        }
        there
    }
}

/// How many sockets each address has open.
#[derive(Clone, Default)]
pub(crate) struct Addresses {
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A socket's place among those of its address; given back when it is dropped.
pub(crate) struct Place {
    addresses: Addresses,
    address: IpAddr,
}

impl Addresses {
    /// A place for one more socket, if there is one.
    pub(crate) fn enter(&self, address: IpAddr, most: usize) -> Option<Place> {
        let mut open = self.open.lock().ok()?;
        let count = open.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { addresses: self.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Ok(mut open) = self.addresses.open.lock()
            && let Some(count) = open.get_mut(&self.address)
        {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Addresses, Bucket, Rate};
    use std::time::{Duration, Instant};

    #[test]
    fn a_bucket_empties_and_fills_up_again() {
        let now = Instant::now();
        let mut bucket = Bucket::new(Rate::default(), now);
        assert_eq!((0..100).filter(|_| bucket.take(now)).count(), 40);
        assert_eq!((0..100).filter(|_| bucket.take(now + Duration::from_secs(1))).count(), 20);
        assert_eq!((0..100).filter(|_| bucket.take(now + Duration::from_secs(60))).count(), 40);
    }

    #[test]
    fn an_address_has_so_many_places() {
        let addresses = Addresses::default();
        let here = "127.0.0.1".parse().unwrap();
        let one = addresses.enter(here, 2);
        let two = addresses.enter(here, 2);
        assert!(one.is_some() && two.is_some() && addresses.enter(here, 2).is_none());
        assert!(addresses.enter("::1".parse().unwrap(), 2).is_some());
        drop(one);
        assert!(addresses.enter(here, 2).is_some());
    }
}
