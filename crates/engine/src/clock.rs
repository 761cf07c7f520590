//! Time, injected: the engine itself never asks the system for it.

use std::time::Duration;

/// Something that tells how much time has passed since some fixed moment.
pub trait TimeSource: Send + Sync {
    /// Time since that moment; never goes back.
    fn now(&self) -> Duration;
}

/// A clock that several look at.
impl<C: TimeSource + ?Sized> TimeSource for std::sync::Arc<C> {
    fn now(&self) -> Duration {
        (**self).now()
    }
}

/// A clock that stands still: for searches limited by depth or nodes alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stopped;

impl TimeSource for Stopped {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// The system's monotonic clock.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Copy, Debug)]
pub struct System(std::time::Instant);

#[cfg(not(target_family = "wasm"))]
impl System {
    /// A clock that starts now.
    #[must_use]
    pub fn start() -> System {
        System(std::time::Instant::now())
    }
}

#[cfg(not(target_family = "wasm"))]
impl TimeSource for System {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
