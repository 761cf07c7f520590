//! How often a peer may ask.
//!
//! Each peer has a bucket of permissions that fills up steadily; a request takes one. A
//! file of the web app takes a quarter, since it costs next to nothing to send. So a page
//! with all its files fits into a full bucket many times over, and a loop that has run
//! away does not.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many peers are remembered; beyond that those with a full bucket are forgotten.
const PEERS: usize = 10_000;
/// The part of a permission that a file takes.
const FILE: f64 = 0.25;

/// The buckets of all peers, or of whatever else is counted.
#[derive(Debug)]
pub(crate) struct Rates<K = IpAddr> {
    per_second: f64,
    burst: f64,
    buckets: Mutex<HashMap<K, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates::new(200.0, 400.0)
    }
}

impl<K: Copy + Eq + Hash> Rates<K> {
    pub(crate) fn new(per_second: f64, burst: f64) -> Rates<K> {
        Rates { per_second, burst, buckets: Mutex::default() }
    }

    /// Takes the permission for a request to the API, or for a file, if it is there.
    pub(crate) fn allow(&self, peer: K, api: bool) -> bool {
        self.allow_at(peer, if api { 1.0 } else { FILE }, Instant::now())
    }

    /// Takes a whole permission if it is there.
    pub(crate) fn allow_one(&self, peer: K) -> bool {
        self.allow_at(peer, 1.0, Instant::now())
    }

    fn allow_at(&self, peer: K, cost: f64, now: Instant) -> bool {
        // Nothing that holds the lock can panic half way.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= PEERS && !buckets.contains_key(&peer) {
            let filling = Duration::from_secs_f64(self.burst / self.per_second);
            buckets.retain(|_, bucket| now.duration_since(bucket.at) < filling);
            if buckets.len() >= PEERS {
                return false;
            }
        }
        let bucket = buckets.entry(peer).or_insert(Bucket { left: self.burst, at: now });
        let earned = now.duration_since(bucket.at).as_secs_f64() * self.per_second;
        *bucket = Bucket { left: (bucket.left + earned).min(self.burst), at: now };
        let allowed = bucket.left >= cost;
        if allowed {
            bucket.left -= cost;
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_then_the_steady_rate_counts_for_each_peer() {
        let rates = Rates::new(10.0, 20.0);
        let (one, two) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let start = Instant::now();
        assert_eq!((0..30).filter(|_| rates.allow_at(one, 1.0, start)).count(), 20);
        assert!(rates.allow_at(two, 1.0, start));
        let later = start + Duration::from_millis(500);
        assert_eq!((0..30).filter(|_| rates.allow_at(one, 1.0, later)).count(), 5);
        assert_eq!((0..30).filter(|_| rates.allow_at(one, FILE, later)).count(), 0);
        assert_eq!((0..90).filter(|_| rates.allow_at(two, FILE, start)).count(), 76);
        let much_later = start + Duration::from_secs(3600);
        assert_eq!((0..30).filter(|_| rates.allow_at(one, 1.0, much_later)).count(), 20);
    }

    #[test]
    fn the_memory_for_peers_is_bounded() {
        let rates: Rates = Rates::default();
        let start = Instant::now();
        for number in 0..PEERS as u32 {
            assert!(rates.allow_at(IpAddr::from(number.to_be_bytes()), 1.0, start));
        }
        let new = IpAddr::from([255, 0, 0, 1]);
        assert!(!rates.allow_at(new, 1.0, start));
        assert!(rates.allow_at(new, 1.0, start + Duration::from_secs(3)));
        assert_eq!(rates.buckets.lock().unwrap().len(), 1);
    }
}
