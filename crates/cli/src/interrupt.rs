//! Ctrl-C during a search: the first stops it, and it gives its last finished answer;
//! the second ends the program at once.

use crate::failure::Outcome;
use outflank_engine::Stop;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code of a program ended by Ctrl-C, as shells count it.
pub const EXIT_CODE: u8 = 130;

/// What Ctrl-C has done so far.
pub struct Interrupt {
    // A search sets its stop by itself when its time is up, so that alone does not tell
    // whether a person asked.
    asked: Arc<AtomicBool>,
    stop: Stop,
}

impl Interrupt {
    /// Takes Ctrl-C over from the system. Once a process.
    pub fn catch() -> Interrupt {
        let interrupt = Interrupt { asked: Arc::default(), stop: Stop::new() };
        let (asked, stop) = (Arc::clone(&interrupt.asked), interrupt.stop.clone());
        // Where it cannot be taken over, Ctrl-C ends the program as it always does.
        let _ = ctrlc::set_handler(move || {
            if asked.swap(true, Ordering::Relaxed) {
                process::exit(EXIT_CODE.into());
            }
            stop.stop();
        });
        interrupt
    }

    /// The handle that stops the search.
    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Whether a person asked to stop.
    pub fn was_asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }

    /// How work ends that nothing else went wrong with.
    pub fn outcome(&self) -> Outcome {
        if self.was_asked() { Outcome::Interrupted } else { Outcome::Good }
    }
}
