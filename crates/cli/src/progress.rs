//! How far long work has come, on the terminal.
//!
//! Work that is done in a moment shows nothing. A bar appears on standard error only
//! when that is a terminal, so scripts and logs never see it.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// Work shorter than this shows no bar.
const PATIENCE: Duration = Duration::from_millis(400);

/// The state of some work that is measured in games.
pub struct Progress {
    /// `None` when nobody knows before the end.
    total: Option<u64>,
    done: u64,
    begun: Instant,
    wanted: bool,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Work on this many games, not begun yet.
    pub fn new(total: Option<u64>) -> Progress {
        Progress { total, done: 0, begun: Instant::now(), wanted: io::stderr().is_terminal(), bar: None }
    }

    /// One more game is done.
    pub fn advance(&mut self) {
        self.done += 1;
        // Asking for the time a hundred thousand times a second would cost more than
        // the games do.
        if !self.wanted || !self.done.is_multiple_of(256) {
            return;
        }
        if let Some(bar) = &self.bar {
            bar.set_position(self.done);
        } else if self.begun.elapsed() > PATIENCE {
            let (bar, template) = match self.total {
                Some(total) => (ProgressBar::new(total), "{bar:40} {pos}/{len}  {eta}"),
                None => (ProgressBar::no_length(), "{spinner} {pos}"),
            };
            let style = ProgressStyle::with_template(template).expect("the template is well formed");
            let bar = bar.with_style(style).with_elapsed(self.begun.elapsed());
            bar.set_position(self.done);
            self.bar = Some(bar);
        }
    }

    /// Does something to the terminal with the bar out of the way.
    pub fn aside<R>(&self, write: impl FnOnce() -> R) -> R {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// Whether a bar is on the screen, so that output must not wait in a buffer.
    pub fn is_shown(&self) -> bool {
        self.bar.is_some()
    }
}

impl Drop for Progress {
    /// Removes the bar, also when the work fails.
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
