//! Positions as they come up in play, for measurements that need many of one kind.
//!
//! From the WTHOR database when it lies beside the repository, else from games the
//! engine plays against itself. Both are fixed: the same positions every time.

use outflank_engine::clock::Stopped;
use outflank_engine::{Engine, Limits, Selectivity, Settings, Stop};
use outflank_eval::Weights;
use outflank_formats::wthor::{self, Names};
use outflank_rules::{Game, Position};
use std::path::Path;

/// Games, and where they come from.
pub struct Games {
    /// In words, for a report.
    pub source: String,
    games: Vec<Vec<Position>>,
}

impl Games {
    /// So many games that pass through every number of empty squares from `from` down
    /// to `to` with a move to make.
    #[must_use]
    pub fn new(count: usize, from: u32, to: u32) -> Games {
        let suits = |game: &Vec<Position>| (to..=from).all(|empties| at(game, empties).is_some());
        let database = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data/wthor");
        if let Some(games) = from_database(&database, count, &suits) {
            return Games { source: format!("{count} games of the WTHOR database"), games };
        }
        eprintln!("no WTHOR database beside the repository: the engine plays the games itself");
        let games: Vec<_> = self_played().filter(suits).take(count).collect();
        Games { source: format!("{} games of the engine against itself", games.len()), games }
    }

    /// The position with this many empty squares in each game.
    pub fn with_empties(&self, empties: u32) -> impl Iterator<Item = Position> {
        self.games.iter().filter_map(move |game| at(game, empties))
    }
}

fn at(game: &[Position], empties: u32) -> Option<Position> {
    let found = game.iter().find(|position| position.board().empties() == empties);
    found.copied().filter(|position| position.board().can_move())
}

/// Games spread evenly over the years of the database: the first that suits from the
/// middle of each year on.
fn from_database(
    folder: &Path,
    count: usize,
    suits: &dyn Fn(&Vec<Position>) -> bool,
) -> Option<Vec<Vec<Position>>> {
    let mut files: Vec<_> = std::fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")));
    files.sort();
    let mut games = Vec::new();
    for number in 0..count {
        let path = files.get(number * files.len() / count)?;
        let records = wthor::read(&std::fs::read(path).ok()?, &Names::default()).ok()?;
        // With more games than files a file is used again, further on.
        let skipped = records.len() / 2 + number;
        let positions = records.iter().skip(skipped).map(|record| record.positions().collect());
        games.push(positions.into_iter().find(suits)?);
    }
    Some(games)
}

/// Games of the engine against itself, one for each opening with a name: four plies
/// ahead, which is club strength, and no choice left to chance.
fn self_played() -> impl Iterator<Item = Vec<Position>> {
    let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
    let mut engine = Engine::new(settings, Weights::embedded(), Box::new(Stopped));
    // Longer lines first: they differ from each other.
    let mut openings: Vec<_> = outflank_data::openings().iter().collect();
    openings.sort_by_key(|opening| std::cmp::Reverse(opening.moves.len()));
    openings.into_iter().filter_map(move |opening| {
        let mut game = Game::new();
        for &square in &opening.moves {
            game.play(square).ok()?;
        }
        while !game.is_over() {
            engine.clear();
            let limits = Limits::depth(4, Selectivity::NONE);
            let outcome = engine.search(game.position(), &limits, &Stop::new(), &mut |_| {}).ok()?;
            game.play(outcome.best().mv.square()?).ok()?;
        }
        Some(game.positions().collect())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_pass_through_every_number_of_empty_squares() {
        let games = Games::new(3, 30, 10);
        for empties in 10..=30 {
            let positions: Vec<Position> = games.with_empties(empties).collect();
            assert_eq!(positions.len(), 3, "{empties} empty squares, {}", games.source);
            assert!(positions.iter().all(|position| position.board().empties() == empties));
        }
    }

    #[test]
    fn self_played_games_are_whole_and_differ() {
        let games: Vec<Vec<Position>> = self_played().take(3).collect();
        assert_eq!(games.len(), 3);
        assert!(games.iter().all(|game| game.last().is_some_and(|last| last.is_over())));
        assert!(games[0] != games[1] && games[1] != games[2]);
        let again: Vec<Vec<Position>> = self_played().take(3).collect();
        assert_eq!(games, again);
    }
}
