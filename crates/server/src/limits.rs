//! How much one person may ask of the server.

use axum::http::HeaderMap;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
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

    fn left(&self, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        (self.left + passed * f64::from(self.rate.steady)).min(f64::from(self.rate.burst))
    }

    fn is_full(&self, now: Instant) -> bool {
        self.left(now) >= f64::from(self.rate.burst)
    }

    /// Takes a message out; says whether there was one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.left = self.left(now);
        self.since = now;
        let there = self.left >= 1.0;
        if there {
            self.left -= 1.0;
        }
        there
    }
}

/// How many sockets each address has open, and how much each has asked for.
#[derive(Clone, Default)]
pub(crate) struct Addresses {
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
    asked: Arc<Mutex<HashMap<IpAddr, Bucket>>>,
}

/// So many addresses are remembered before those that have asked for nothing lately are forgotten.
const REMEMBERED: usize = 4096;

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

    /// Takes one more request; says whether it may be answered.
    pub(crate) fn ask(&self, address: IpAddr, rate: Rate, now: Instant) -> bool {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if asked.len() >= REMEMBERED && !asked.contains_key(&address) {
            asked.retain(|_, bucket| !bucket.is_full(now));
        }
        asked.entry(address).or_insert_with(|| Bucket::new(rate, now)).take(now)
    }
}

/// Whose request it is. Behind a proxy all come from its address, and it says last from where it has them.
pub(crate) fn address(from: IpAddr, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| behind_proxy);
    let last = forwarded.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(from)
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
    use super::{Addresses, Bucket, REMEMBERED, Rate, address};
    use axum::http::HeaderMap;
    use std::net::{IpAddr, Ipv4Addr};
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

    #[test]
    fn each_address_asks_for_itself_and_is_forgotten_in_time() {
        let addresses = Addresses::default();
        let rate = Rate { steady: 1, burst: 2 };
        let now = Instant::now();
        let ask =
            |number: u32, later| addresses.ask(Ipv4Addr::from(number).into(), rate, now + Duration::from_secs(later));
        assert_eq!([ask(0, 0), ask(0, 0), ask(0, 0), ask(1, 0)], [true, true, false, true]);
        (2..REMEMBERED as u32).for_each(|number| assert!(ask(number, 0)));
        assert!(ask(0, 1) && !ask(0, 1));
        // One more than are remembered: those who were quiet go, those who were not stay.
        assert!(ask(REMEMBERED as u32, 1));
        let known = addresses.asked.lock().unwrap().len();
        assert_eq!(known, 2);
        assert!(!ask(0, 1));
    }

    #[test]
    fn a_proxy_says_whom_it_speaks_for_and_nobody_else_is_believed() {
        let proxy: IpAddr = "127.0.0.1".parse().unwrap();
        let mut headers = HeaderMap::new();
        assert_eq!(address(proxy, &headers, true), proxy);
        headers.append("x-forwarded-for", "203.0.113.9".parse().unwrap());
        headers.append("x-forwarded-for", "198.51.100.1, 2001:db8::7".parse().unwrap());
        assert_eq!(address(proxy, &headers, true), "2001:db8::7".parse::<IpAddr>().unwrap());
        assert_eq!(address(proxy, &headers, false), proxy);
        headers.append("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(address(proxy, &headers, true), proxy);
    }
}
