//! The line to a player: whether it holds, and how slow it is.

use crate::absence::Presence;
use crate::lag::Lag;
use outflank_play::Millis;

/// What is known of the line to one player. Of somebody at this machine nothing is, and nothing
/// is needed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Line {
    pub(crate) presence: Presence,
    measured: Option<Measured>,
}

#[derive(Clone, Copy, Debug)]
struct Measured {
    round_trip: Millis,
    lag: Lag,
}

impl Line {
    /// A round trip was measured, in a match whose games last so long.
    pub(crate) fn measured(&mut self, round_trip: Millis, estimated_game: Millis) {
        let mut lag = self.measured.map_or_else(|| Lag::new(estimated_game, round_trip), |known| known.lag);
        lag.measured(round_trip);
        self.measured = Some(Measured { round_trip, lag });
    }

    /// What is given back for a move after a turn of this length; nothing where the client does
    /// not say how long its player thought.
    pub(crate) fn credit(&mut self, elapsed: Millis, thought: Option<Millis>) -> Millis {
        match (&mut self.measured, thought) {
            (Some(known), Some(thought)) => known.lag.credit(elapsed, thought, known.round_trip),
            _ => Millis::ZERO,
        }
    }

    /// How long a flag waits for a move that may be on its way.
    pub(crate) fn patience(&self) -> Millis {
        self.measured.map_or(Millis::ZERO, |known| known.lag.patience())
    }
}
