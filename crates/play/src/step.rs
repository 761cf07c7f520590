//! The carrying out of one command: what it may look at, and what it tells.

use crate::standing::{Finished, Standing, series_of};
use crate::{Event, MatchSetup, Moment, Verdict};

pub(crate) struct Step<'a> {
    pub(crate) setup: &'a MatchSetup,
    /// The games before the one being played.
    pub(crate) finished: &'a [Finished],
    /// When it happens.
    pub(crate) at: Moment,
    /// What has happened so far.
    pub(crate) events: Vec<Event>,
    /// How many requests the match has made.
    pub(crate) requests: &'a mut u32,
    /// Set when the match is called off.
    pub(crate) aborted: &'a mut bool,
}

impl Step<'_> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// How the series stands, with the result of the current game if it has one.
    pub(crate) fn standing(&self, current: Option<Verdict>) -> Standing {
        let current = current.map(|verdict| Finished { verdict, chosen: None });
        Standing::of(&series_of(self.setup, self.finished.iter().copied().chain(current)))
    }
}
