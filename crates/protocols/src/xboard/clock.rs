//! Time as XBoard tells it: sessions of so many moves, or a time for the game and what comes
//! back with each move, or a time for every move.

use outflank_engine::time::TimeLeft;
use std::time::Duration;

/// The longest time a clock is set to, in seconds: a year.
const LONGEST: f64 = 31_556_952.0;

/// How the game is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Control {
    /// So much for so many moves, then again; no moves mean the whole game.
    Sessions { moves: u32, base: Duration, increment: Duration },
    /// So much for each move.
    EachMove(Duration),
}

/// Our own clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Clock {
    control: Option<Control>,
    left: Duration,
    /// Moves we have made in this game.
    made: u32,
}

impl Clock {
    /// What `level 40 5 0` or `level 0 2:30 12` says; nothing when that makes no sense.
    pub(super) fn level(words: &[&str]) -> Option<Clock> {
        let &[moves, base, increment] = words else { return None };
        let (minutes, seconds_more) = base.split_once(':').unwrap_or((base, "0"));
        let base = seconds(minutes)?.checked_mul(60)? + seconds(seconds_more)?;
        let control = Control::Sessions { moves: moves.parse().ok()?, base, increment: seconds(increment)? };
        Some(Clock { control: Some(control), left: base, made: 0 })
    }

    /// What `st 5` says.
    pub(super) fn each_move(word: &str) -> Option<Clock> {
        let time = seconds(word)?;
        Some(Clock { control: Some(Control::EachMove(time)), left: time, made: 0 })
    }

    /// What `time 3000` says, in hundredths of a second.
    pub(super) fn tell(&mut self, hundredths: &str) -> Option<()> {
        self.left = seconds(hundredths)? / 100;
        // A clock that is told of without an agreement is for the whole game.
        self.control.get_or_insert(Control::Sessions {
            moves: 0,
            base: self.left,
            increment: Duration::ZERO,
        });
        Some(())
    }

    /// The clock before the first move of a game.
    pub(super) fn reset(&mut self) {
        self.made = 0;
        self.left = match self.control {
            Some(Control::Sessions { base, .. }) => base,
            Some(Control::EachMove(time)) => time,
            None => Duration::ZERO,
        };
    }

    /// What it shows before our next move, if there is one.
    pub(super) fn time_left(self) -> Option<TimeLeft> {
        Some(match self.control? {
            Control::EachMove(time) => TimeLeft::one_move(time),
            Control::Sessions { moves: 0, increment, .. } => {
                TimeLeft::game(self.left).with_increment(increment)
            }
            Control::Sessions { moves, .. } => {
                TimeLeft::default().with_byoyomi(self.left, moves - self.made % moves)
            }
        })
    }

    /// We have made a move that took so long.
    pub(super) fn spend(&mut self, time: Duration) {
        self.made = self.made.saturating_add(1);
        let Some(Control::Sessions { moves, base, increment }) = self.control else { return };
        self.left = self.left.saturating_sub(time).saturating_add(increment);
        if moves > 0 && self.made.is_multiple_of(moves) {
            self.left = self.left.saturating_add(base);
        }
    }
}

/// A time that is not negative and not absurdly long.
fn seconds(word: &str) -> Option<Duration> {
    let seconds: f64 = word.parse().ok()?;
    (seconds.is_finite() && seconds >= 0.0).then(|| Duration::from_secs_f64(seconds.min(LONGEST)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_time_for_the_game_with_an_increment() {
        let mut clock = Clock::level(&["0", "2:30", "12"]).unwrap();
        assert_eq!(clock.time_left(), Some(TimeLeft::game(150 * SECOND).with_increment(12 * SECOND)));
        clock.spend(20 * SECOND);
        assert_eq!(clock.left, 142 * SECOND);
        clock.tell("3050").unwrap();
        assert_eq!(clock.left, Duration::from_millis(30_500));
        clock.reset();
        assert_eq!(clock.left, 150 * SECOND);
    }

    #[test]
    fn sessions_of_moves_begin_again() {
        let mut clock = Clock::level(&["2", "1", "0"]).unwrap();
        assert_eq!(clock.time_left(), Some(TimeLeft::default().with_byoyomi(60 * SECOND, 2)));
        clock.spend(10 * SECOND);
        assert_eq!(clock.time_left(), Some(TimeLeft::default().with_byoyomi(50 * SECOND, 1)));
        clock.spend(10 * SECOND);
        assert_eq!(clock.time_left(), Some(TimeLeft::default().with_byoyomi(100 * SECOND, 2)));
    }

    #[test]
    fn a_time_for_each_move_stays() {
        let mut clock = Clock::each_move("5").unwrap();
        clock.spend(4 * SECOND);
        assert_eq!(clock.time_left(), Some(TimeLeft::one_move(5 * SECOND)));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for words in [&["0", "5"][..], &["x", "5", "0"], &["0", "-5", "0"], &["0", "5", "nan"], &[]] {
            assert_eq!(Clock::level(words), None, "{words:?}");
        }
        assert_eq!(Clock::each_move("inf"), None);
        assert_eq!(Clock::default().time_left(), None);
        assert_eq!(Clock::default().tell("soon"), None);
        assert!(Clock::level(&["4000000000", "1e300", "1e300"]).is_some());
    }
}
