//! Time, injected: the clocks of matches run on it, and tests move it by hand.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// A wait for a point in time.
pub type Sleep = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Something that tells how much time has passed since some fixed moment, and wakes up
/// whoever waits for a later one.
pub trait Clock: Send + Sync + 'static {
    /// Time since that moment; never goes back.
    fn now(&self) -> Duration;

    /// Ends when `now` has reached this.
    fn sleep_until(&self, then: Duration) -> Sleep;
}

/// The system's clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(Instant);

impl SystemClock {
    /// A clock that starts now.
    #[must_use]
    pub fn start() -> SystemClock {
        SystemClock(Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }

    fn sleep_until(&self, then: Duration) -> Sleep {
        Box::pin(tokio::time::sleep_until((self.0 + then).into()))
    }
}

/// A clock that stands still until it is moved on.
pub struct ManualClock(watch::Sender<Duration>);

impl ManualClock {
    /// A clock at zero.
    #[must_use]
    pub fn new() -> ManualClock {
        ManualClock(watch::Sender::new(Duration::ZERO))
    }

    /// Moves it on, and wakes up whoever waits for that.
    pub fn advance(&self, span: Duration) {
        self.0.send_modify(|now| *now = now.saturating_add(span));
    }
}

impl Default for ManualClock {
    fn default() -> ManualClock {
        ManualClock::new()
    }
}

impl fmt::Debug for ManualClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ManualClock").field(&self.now()).finish()
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Duration {
        *self.0.borrow()
    }

    fn sleep_until(&self, then: Duration) -> Sleep {
        let mut now = self.0.subscribe();
        Box::pin(async move {
            // Without the clock nothing can ever wake anybody: wait for good.
            if now.wait_for(|now| *now >= then).await.is_err() {
                std::future::pending::<()>().await;
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn sleepers_wake_when_their_time_has_come_and_not_before() {
        let clock = ManualClock::new();
        clock.advance(Duration::from_secs(5));
        clock.sleep_until(Duration::from_secs(5)).await;
        let mut later = clock.sleep_until(Duration::from_secs(20));
        clock.advance(Duration::from_secs(14));
        assert!(tokio::time::timeout(Duration::from_millis(20), &mut later).await.is_err());
        clock.advance(Duration::from_secs(1));
        later.await;
        assert_eq!(clock.now(), Duration::from_secs(20));
    }
}
