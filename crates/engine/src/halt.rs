//! Stopping a search: from outside, or a part of it from inside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A handle that stops a search from anywhere. Clones stop the same search.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A handle that has not been used.
    #[must_use]
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Asks the search to return its last finished answer.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether that was asked.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    pub(crate) fn flag(&self) -> &AtomicBool {
        &self.0
    }
}

/// A reason to stop that a searching thread looks at: its own flag, and those of
/// everything it is part of.
#[derive(Debug)]
pub(crate) struct Halt<'a> {
    flag: &'a AtomicBool,
    parent: Option<&'a Halt<'a>>,
}

impl<'a> Halt<'a> {
    pub(crate) const fn root(flag: &'a AtomicBool) -> Halt<'a> {
        Halt { flag, parent: None }
    }

    /// A part of a search that can end early by itself.
    pub(crate) const fn within(flag: &'a AtomicBool, parent: &'a Halt<'a>) -> Halt<'a> {
        Halt { flag, parent: Some(parent) }
    }

    #[inline]
    pub(crate) fn is_set(&self) -> bool {
        let mut part = self;
        loop {
            if part.flag.load(Ordering::Relaxed) {
                return true;
            }
            match part.parent {
                Some(parent) => part = parent,
                None => return false,
            }
        }
    }
}
