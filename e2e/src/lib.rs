//! The web app as a person meets it: the real program, a real browser.
//!
//! [`Server`] starts `outflank serve` on a folder of its own, [`Browser`] is a headless
//! Chromium driven through chromedriver, and [`Page`] speaks of squares, moves and
//! buttons instead of elements. The tests under `tests/` play with them, and the
//! program `page` of `bench/` measures.
//!
//! WebDriver is JSON over HTTP on this machine, so the client is a few lines of the
//! standard library ([`http`]) and needs no runtime.

mod browser;
pub mod http;
mod page;
mod server;

pub use browser::Browser;
pub use page::{Page, key};
pub use server::Server;

use std::time::{Duration, Instant};

/// Asks again and again until there is an answer.
///
/// # Panics
///
/// When there is none within `limit`.
pub fn wait_for<T>(what: &str, limit: Duration, mut ask: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(start.elapsed() < limit, "waited {limit:?} for {what}");
        std::thread::sleep(Duration::from_millis(15));
    }
}

/// Long enough for anything on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(20);
