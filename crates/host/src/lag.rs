//! Time that a slow line costs, and how much of it is given back.
//!
//! A clock that stops when a move arrives charges the player for the way. The client says how
//! long its player thought; what is left of the turn was the way. That is believed as far as the
//! measured round trip makes it likely, and out of a quota that every move fills a little, so
//! that a client that lies gains little and a line that fails once is forgiven.

use outflank_play::Millis;

/// What one player may still be given back.
///
/// ```
/// use outflank_host::Lag;
/// use outflank_play::Millis;
///
/// let (game, round_trip) = (Millis::from_secs(180), Millis::new(60));
/// let mut lag = Lag::new(game, round_trip);
/// // The turn lasted 2,080 ms here and 2,000 ms there.
/// let given = lag.credit(Millis::new(2_080), Millis::new(2_000), round_trip);
/// assert_eq!(given, Millis::new(80));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lag {
    quota: u64,
    gain: u64,
    /// The estimated length of a game in seconds.
    game: u64,
}

impl Lag {
    /// The most a flag waits for a move that may be on its way.
    const LONGEST_WAIT: u64 = 2_000;

    /// The quota at the start of a game of this estimated length, for a player with this round
    /// trip.
    #[must_use]
    pub fn new(estimated_game: Millis, round_trip: Millis) -> Lag {
        let mut lag = Lag { quota: 0, gain: 0, game: estimated_game.get() / 1_000 };
        lag.measured(round_trip);
        lag.quota = 3 * lag.gain;
        lag
    }

    /// A new measurement of the round trip: what a move adds to the quota follows it.
    pub fn measured(&mut self, round_trip: Millis) {
        let by_game = self.game.saturating_mul(4).saturating_add(150);
        self.gain = by_game.min(round_trip.get().saturating_add(140)).min(1_000);
        self.quota = self.quota.min(7 * self.gain);
    }

    /// What is given back for a move that ended a turn of this length, of which the player thought
    /// so long as the client says.
    pub fn credit(&mut self, elapsed: Millis, thought: Millis, round_trip: Millis) -> Millis {
        let way = elapsed.get().saturating_sub(thought.get());
        let credit = way.min(round_trip.get().saturating_add(100)).min(self.quota);
        self.quota = (self.quota - credit + self.gain).min(7 * self.gain);
        Millis::new(credit)
    }

    /// How long a flag waits for a move that may be on its way.
    #[must_use]
    pub fn patience(&self) -> Millis {
        Millis::new(self.quota.min(Lag::LONGEST_WAIT))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn span(most: u64) -> impl Strategy<Value = Millis> {
        (0..=most).prop_map(Millis::new)
    }

    proptest! {
        #[test]
        fn nobody_is_given_more_than_the_way_the_line_and_the_quota(
            game in span(3_600_000),
            turns in prop::collection::vec((span(60_000), span(70_000), span(5_000)), 1..60),
        ) {
            let mut lag = Lag::new(game, turns[0].2);
            let mut given = 0;
            for (number, &(elapsed, thought, round_trip)) in (1..).zip(&turns) {
                lag.measured(round_trip);
                let credit = lag.credit(elapsed, thought, round_trip).get();
                prop_assert!(credit <= elapsed.get().saturating_sub(thought.get()));
                prop_assert!(credit <= round_trip.get() + 100);
                given += credit;
                prop_assert!(given <= 3_000 + 1_000 * number, "a second a move, and three to begin with");
                prop_assert!(lag.patience().get() <= 2_000);
            }
        }

        #[test]
        fn an_honest_client_on_an_even_line_is_given_all_of_it(
            way in 0..200_u64,
            thoughts in prop::collection::vec(0..20_000_u64, 1..60),
        ) {
            let round_trip = Millis::new(way);
            let mut lag = Lag::new(Millis::from_secs(180), round_trip);
            for thought in thoughts {
                let credit = lag.credit(Millis::new(thought + way), Millis::new(thought), round_trip);
                prop_assert_eq!(credit, Millis::new(way));
            }
        }
    }

    #[test]
    fn who_says_nothing_was_thought_gets_little_for_it() {
        let round_trip = Millis::new(30);
        let mut lag = Lag::new(Millis::from_secs(300), round_trip);
        let given: u64 =
            (0..30).map(|_| lag.credit(Millis::new(9_000), Millis::ZERO, round_trip).get()).sum();
        assert_eq!(given, 30 * 130, "never more than the round trip and a tenth of a second");
    }
}
