//! How far long work has come, on the terminal.
//!
//! Work that is done in a moment shows nothing. A bar appears on standard error only
//! when that is a terminal, so scripts and logs never see it.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal};
use std::thread;
use std::time::Duration;

/// Work shorter than this shows no bar.
const PATIENCE: Duration = Duration::from_millis(400);

/// How often a clock on the screen moves on.
const TICK: Duration = Duration::from_millis(250);

/// A search, or several one after another: what it knows so far, redrawn as it learns
/// more and as time passes.
pub struct Live(Option<ProgressBar>);

impl Live {
    /// Searches of this many positions, not begun yet.
    pub fn new(total: usize) -> Live {
        let template =
            if total > 1 { "{bar:20} {pos}/{len}  {elapsed}  {msg}" } else { "{spinner} {elapsed}  {msg}" };
        Live::with_template(total as u64, 0, template)
    }

    /// Work on many things, some of them done already, with the time that is left.
    pub fn counting(total: u64, done: u64) -> Live {
        Live::with_template(total, done, "{bar:40} {pos}/{len}  {elapsed} + {eta}")
    }

    /// Games that are read; nobody knows how many before the end.
    pub fn games(total: Option<u64>) -> Live {
        total.map_or_else(
            || Live::with_template(0, 0, "{spinner} {pos}"),
            |total| Live::with_template(total, 0, "{bar:40} {pos}/{len}  {eta}"),
        )
    }

    fn with_template(total: u64, done: u64, template: &str) -> Live {
        if !io::stderr().is_terminal() {
            return Live(None);
        }
        let style = ProgressStyle::with_template(template).expect("the template is well formed");
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden());
        bar.set_style(style);
        bar.set_position(done);
        bar.reset_eta();
        // A pass can take hours, so the bar cannot wait for its end to appear.
        let waiting = bar.clone();
        thread::spawn(move || {
            thread::sleep(PATIENCE);
            if !waiting.is_finished() {
                waiting.set_draw_target(ProgressDrawTarget::stderr());
                waiting.enable_steady_tick(TICK);
            }
        });
        Live(Some(bar))
    }

    /// What is known now; several lines are as good as one.
    pub fn tell(&self, text: impl FnOnce() -> String) {
        if let Some(bar) = &self.0 {
            bar.set_message(text());
        }
    }

    /// Does something to the terminal with the bar out of the way.
    pub fn aside<R>(&self, write: impl FnOnce() -> R) -> R {
        match &self.0 {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// Whether a bar is on the screen, so that output must not wait in a buffer.
    pub fn is_shown(&self) -> bool {
        self.0.as_ref().is_some_and(|bar| !bar.is_hidden())
    }

    /// One more is done, with nothing to write about it.
    pub fn advance(&self) {
        if let Some(bar) = &self.0 {
            bar.inc(1);
        }
    }

    /// So many are done by now.
    pub fn reached(&self, done: u64) {
        if let Some(bar) = &self.0 {
            bar.set_position(done);
        }
    }

    /// One more position is done; `write` puts it on the screen with the bar out of the
    /// way.
    pub fn done<R>(&self, write: impl FnOnce() -> R) -> R {
        let Some(bar) = &self.0 else { return write() };
        bar.inc(1);
        bar.set_message("");
        bar.suspend(write)
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
