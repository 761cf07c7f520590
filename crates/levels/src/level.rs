//! The scale of levels.

use outflank_engine::Selectivity;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A level of the computer: 1 to 20, the strongest there is, or the console's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(Rung);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Rung {
    Console,
    Numbered(u8),
    Max,
}

/// How a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Manner {
    /// As the model of people says.
    People {
        /// How much looking ahead counts, 1 for a tournament player.
        judgement: f32,
        /// How even the choice is, 1 for a tournament player.
        temperature: f32,
        /// How often it plays without looking ahead at all, from 0 to 1.
        blunders: f32,
        /// Empty squares from which on it counts the game out.
        counts_from: u32,
    },
    /// The best move of a search.
    Search {
        /// Plies to look ahead.
        depth: u32,
        /// How sure the search must be.
        selectivity: Selectivity,
        /// Empty squares from which on it looks to the end of the game.
        counts_from: u32,
    },
    /// All that the time allows.
    Unlimited,
    /// Quick and greedy, as the console of 1982.
    Greedy,
}

/// One row of the published table.
struct Row {
    rating: i32,
    time_ms: u64,
    manner: Manner,
    name_id: &'static str,
}

const fn people(judgement: f32, temperature: f32, blunders: f32, counts_from: u32) -> Manner {
    Manner::People { judgement, temperature, blunders, counts_from }
}

const fn search(depth: u32, counts_from: u32) -> Manner {
    Manner::Search { depth, selectivity: Selectivity::FASTEST, counts_from }
}

const fn row(rating: i32, time_ms: u64, manner: Manner, name_id: &'static str) -> Row {
    Row { rating, time_ms, manner, name_id }
}

/// Levels 1 to 20 and max. Ratings are measured (`outflank levels --measure`), on a scale
/// on which the model of tournament players has 1500.
const ROWS: [Row; 21] = [
    row(570, 50, people(0.0, 3.0, 1.0, 0), "level-first-game"),
    row(680, 50, people(0.0, 1.0, 1.0, 0), "level-first-game"),
    row(840, 50, people(0.5, 1.3, 0.42, 2), "level-beginner"),
    row(960, 50, people(0.5, 1.0, 0.35, 3), "level-beginner"),
    row(1120, 50, people(0.75, 1.0, 0.25, 4), "level-learner"),
    row(1230, 50, people(0.8, 1.0, 0.15, 5), "level-learner"),
    row(1370, 50, people(1.0, 1.0, 0.1, 6), "level-casual"),
    row(1430, 50, people(1.0, 1.0, 0.05, 7), "level-casual"),
    row(1500, 50, people(1.0, 1.0, 0.0, 8), "level-club"),
    row(1620, 50, people(1.15, 0.95, 0.0, 8), "level-club"),
    row(1740, 50, people(1.4, 0.85, 0.0, 8), "level-club"),
    row(1890, 100, search(3, 10), "level-tournament"),
    row(1980, 100, search(4, 10), "level-tournament"),
    row(2090, 200, search(5, 12), "level-tournament"),
    row(2180, 200, search(6, 14), "level-expert"),
    row(2240, 500, search(7, 16), "level-expert"),
    row(2310, 500, search(8, 17), "level-master"),
    row(2370, 1000, search(10, 18), "level-master"),
    row(2420, 2000, search(12, 20), "level-champion"),
    row(2490, 5000, search(16, 24), "level-champion"),
    row(2540, 10_000, Manner::Unlimited, "level-max"),
];

impl Level {
    /// As strong as time allows.
    pub const MAX: Level = Level(Rung::Max);
    /// The level that plays as the model of tournament players says; its rating is where
    /// the scale is fixed.
    pub const TOURNAMENT: Level = Level(Rung::Numbered(9));
    /// For the console of 1982 (C1): quick, greedy, beatable.
    pub const CONSOLE: Level = Level(Rung::Console);

    /// A level from 1 to 20.
    #[must_use]
    pub const fn numbered(number: u8) -> Option<Level> {
        if 1 <= number && number <= 20 { Some(Level(Rung::Numbered(number))) } else { None }
    }

    /// The scale from 1 to max.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=20).map(|number| Level(Rung::Numbered(number))).chain([Level::MAX])
    }

    fn row(self) -> Option<&'static Row> {
        match self.0 {
            Rung::Console => None,
            Rung::Numbered(number) => Some(&ROWS[usize::from(number) - 1]),
            Rung::Max => Some(&ROWS[20]),
        }
    }

    /// Its rating. The console's level has none, being off the scale. That of max, whose
    /// strength depends on the machine and the clock, was measured with
    /// [`MAX_TIME`](crate::measure::MAX_TIME) for each move.
    #[must_use]
    pub fn rating(self) -> Option<i32> {
        self.row().map(|row| row.rating)
    }

    /// The id of its name among the texts.
    #[must_use]
    pub fn name_id(self) -> &'static str {
        self.row().map_or("level-console", |row| row.name_id)
    }

    /// How long it thinks at most when there is no clock.
    #[must_use]
    pub fn time(self) -> Duration {
        Duration::from_millis(self.row().map_or(50, |row| row.time_ms))
    }

    /// Whether it has something to think about while the opponent does: those who play as
    /// people do, or greedily, take the board as they find it.
    #[must_use]
    pub fn thinks_ahead(self) -> bool {
        matches!(self.manner(), Manner::Search { .. } | Manner::Unlimited)
    }

    /// How it finds its move.
    #[must_use]
    pub fn manner(self) -> Manner {
        self.row().map_or(Manner::Greedy, |row| row.manner)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Rung::Console => f.pad("console"),
            Rung::Numbered(number) => number.fmt(f),
            Rung::Max => f.pad("max"),
        }
    }
}

/// Not the name of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel {
    name: String,
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no level: 1 to 20, max or console is expected", self.name)
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        let known = match name {
            "max" => Some(Level::MAX),
            "console" => Some(Level::CONSOLE),
            number => number.parse().ok().and_then(Level::numbered),
        };
        known.ok_or_else(|| UnknownLevel { name: name.chars().take(16).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_are_read_back() {
        for level in Level::all().chain([Level::CONSOLE]) {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for name in ["", "0", "21", "-1", "Max", "1.5", "9999999999"] {
            assert!(name.parse::<Level>().is_err(), "{name}");
        }
        assert_eq!(
            "best".parse::<Level>().unwrap_err().to_string(),
            "\"best\" is no level: 1 to 20, max or console is expected"
        );
    }

    #[test]
    fn the_scale_rises() {
        let levels: Vec<Level> = Level::all().collect();
        assert_eq!(levels.len(), 21);
        for pair in levels.windows(2) {
            assert!(pair[0] < pair[1]);
            assert!(pair[0].rating().is_some() && pair[0].rating() < pair[1].rating());
            assert!(pair[0].time() <= pair[1].time());
        }
        assert_eq!(Level::CONSOLE.rating(), None);
        assert_eq!(Level::TOURNAMENT.rating(), Some(1500));
    }
}
